/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "core/seats/muster-seat-veil.h"
#include "core/seats/muster-seat.h"

static void
append (GString    *html,
        const char *element,
        const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (html, "<%s>%s</%s>", element, escaped, element);
}

/**
 * muster_seat_briefing_dup:
 *
 * Returns: (transfer full) (nullable): what the scenario tells everybody, and the hidden reserves of
 * this side, as safe HTML; %NULL for spectators
 */
char *
muster_seat_briefing_dup (const MusterSeat *self,
                          MusterBattle     *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterScenario *scenario = setup->scenario;
  g_autoptr (GString) html = g_string_new (NULL);
  g_auto (MusterSeatVeil) veil = { 0 };
  gboolean has_reserves = FALSE;

  if (self->side < 0)
    return NULL;
  if (scenario != NULL)
    append (html, "h2", _(scenario->name));
  if (setup->sides[self->side].role >= 0)
    append (html, "p", setup->sides[self->side].role == 0 ? _("You attack.") : _("You defend."));
  if (scenario != NULL && scenario->summary != NULL && *scenario->summary != '\0')
    append (html, "p", _(scenario->summary));
  if (scenario != NULL && scenario->checklist != NULL && scenario->checklist[0] != NULL)
    {
      g_string_append (html, "<ul>");
      for (guint i = 0; scenario->checklist[i] != NULL; i++)
        append (html, "li", _(scenario->checklist[i]));
      g_string_append (html, "</ul>");
    }

  /* The spectators' veil tells which units of this side nobody else can see. */
  muster_seat_veil_init (&veil, battle, -1);
  for (int i = 0; i < veil.state->n_units; i++)
    if (veil.state->units[i].def->side == self->side && muster_seat_veil_hides_unit (&veil, i))
      {
        if (!has_reserves)
          {
            append (html, "h2", _("Your reserves"));
            g_string_append (html, "<ul>");
          }
        has_reserves = TRUE;
        append (html, "li", veil.state->units[i].def->name);
      }
  if (has_reserves)
    g_string_append (html, "</ul>");
  return g_string_free (g_steal_pointer (&html), FALSE);
}
