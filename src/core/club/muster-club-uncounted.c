/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-uncounted.h"

#include "core/muster-bidi.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"
#include "core/muster-text.h"

/* The most bytes of a title that are shown. */
#define MAX_TITLE 100

/**
 * muster_club_uncounted_new:
 *
 * Returns: (transfer full): the battle
 */
MusterClubUncounted *
muster_club_uncounted_new (const char *battle,
                           const char *title,
                           char       *reason)
{
  MusterClubUncounted *self = g_new0 (MusterClubUncounted, 1);

  g_return_val_if_fail (battle != NULL && title != NULL && reason != NULL, self);

  self->battle = g_strdup (battle);
  self->title = g_strdelimit (muster_text_cut (title, MAX_TITLE), "\n\r\t", ' ');
  self->reason = reason;

  return self;
}

void
muster_club_uncounted_free (MusterClubUncounted *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->battle);
  g_free (self->title);
  g_free (self->reason);
  g_free (self);
}

char *
muster_club_uncounted_dup_words (GPtrArray *uncounted,
                                 guint      max)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (uncounted->len == 0)
    return g_strdup ("");

  for (guint i = 0; i < MIN (uncounted->len, max); i++)
    {
      const MusterClubUncounted *battle = uncounted->pdata[i];
      g_autofree char *title = muster_bidi_isolate (battle->title);

      /* Translators: the title of a battle, and why it does not count */
      g_string_append_printf (list, i > 0 ? _("; “%s”: %s") : _("“%s”: %s"), title, battle->reason);
    }
  if (uncounted->len > max)
    g_string_append_printf (list, _("; and %u more"), uncounted->len - max);

  /* Translators: %s is a list of battles with reasons */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u finished battle does not count: %s",
                                     "%u finished battles do not count: %s", uncounted->len),
                          uncounted->len, list->str);
}

static gboolean
is_among (const char        *name,
          const char *const *names,
          guint              n_names)
{
  for (guint i = 0; i < n_names; i++)
    {
      if (g_str_equal (name, muster_csv_skip_guard (names[i])))
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_club_uncounted_list_sides:
 *
 * Returns: (transfer full): a different name for each side
 */
char **
muster_club_uncounted_list_sides (const char *const *names)
{
  guint n = g_strv_length ((char **) names);
  char **sides = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    {
      const char *name = muster_csv_skip_guard (names[i]);

      sides[i] = g_strdup (name);
      for (guint number = 2; is_among (sides[i], (const char *const *) sides, i) ||
                             (number > 2 && is_among (sides[i], names, n));
           number++)
        {
          g_free (sides[i]);
          sides[i] = g_strdup_printf ("%s (%u)", name, number);
        }
    }

  return sides;
}

char *
muster_club_uncounted_say_nobody (const char *side)
{
  g_autofree char *name = muster_bidi_isolate (side);

  return g_strdup_printf (_("the side “%s” has no player with a name"), name);
}

char *
muster_club_uncounted_say_both (const char *player)
{
  g_autofree char *name = muster_bidi_isolate (player);

  return g_strdup_printf (_("“%s” plays on more than one side"), name);
}
