/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "core/muster-i18n.h"

/* Fields of the result of a battle: points, losses, units that are gone, leaders who fell,
 * deeds. */

static int
get_chapter (MusterCampaignSlip *self)
{
  return muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");
}

/* A return from a log can be changed into one from paper, and back to the log it was made from. */
void
muster_slip_add_source (MusterCampaignSlip *self)
{
  MusterSlipList list;
  MusterSlipSlot *slot;

  if (self->was == NULL || !JSON_NODE_HOLDS_OBJECT (self->was))
    return;
  muster_slip_list_init (&list);
  muster_slip_list_add (&list, "battle", _("In a battle with a log"));
  muster_slip_list_add (&list, "paper", _("On paper"));
  slot = muster_slip_add_choice (self, "source", _("Fought"), TRUE, &list);
  slot->was = slot->was != NULL ? slot->was : json_node_copy (self->was);
  muster_slip_set_way (self, slot, MUSTER_SLIP_SOURCE);
}

void
muster_slip_add_score (MusterCampaignSlip *self)
{
  const MusterCampaignSetup *setup = muster_slip_get_setup (self);
  int chapter = get_chapter (self);
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  guint sides = chapter >= 0 ? muster_campaign_get_chapter_sides (state, chapter) : 0;

  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      {
        g_autofree char *path = g_strdup_printf ("score/%s", setup->sides[i].id);
        /* Translators: a field to fill in; the name of a side. */
        g_autofree char *label = g_strdup_printf (_("Victory points of %s"), setup->sides[i].name);

        muster_slip_add_number (self, path, label, TRUE, 0, 999);
      }
}

/* Adds fields for deeds that the rules count or that the entry has. Only for an entry that is
 * changed; otherwise the deeds come from a log. @needs: (nullable): another member that must be
 * given with them */
static void
add_deeds (MusterCampaignSlip          *self,
           const char                  *owner,
           const char                  *name,
           const MusterCampaignService *service,
           const char                  *needs)
{
  g_autofree char *needed = needs != NULL ? g_strconcat (owner, needs, NULL) : NULL;

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/deeds/%s", owner, muster_deed_get_id ((MusterDeed) i));
      /* Translators: a field to fill in; the name of a unit or leader, what is counted. */
      g_autofree char *label
        = g_strdup_printf (_("%s: %s"), name, muster_deed_get_label ((MusterDeed) i));

      if (service->deeds[i] != 0 || muster_slip_find_node (json_node_get_object (self->given), path) != NULL)
        muster_slip_set_owner (self, muster_slip_add_number (self, path, label, FALSE, 0, 999),
                               MUSTER_SLIP_PART, needed);
    }
}

static gboolean
is_named (MusterCampaignSlip *self,
          const char         *path)
{
  return muster_slip_find_node (json_node_get_object (self->given), path) != NULL;
}

static void
add_unit_return (MusterCampaignSlip *self,
                 int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, index);
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);
  g_autofree char *path = g_strdup_printf ("units/%s", def->base.id);
  /* Translators: a field to fill in after a battle; the name of a unit and its strength before. */
  g_autofree char *label = g_strdup_printf (_("%s: left of %d"), def->base.name, unit->strength);
  MusterSlipSlot *slot = muster_slip_add_number (self, path, label, FALSE, 0, unit->strength);

  slot->start = unit->strength;
  muster_slip_set_way (self, slot, MUSTER_SLIP_LEFT);
  if (self->past != NULL && is_named (self, path))
    add_deeds (self, path, def->base.name, &muster_slip_get_rules (self)->unit, "/left");
}

void
muster_slip_add_unit_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (int));
  int chapter = get_chapter (self);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; chapter >= 0 && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, i);
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);

      if (unit->disbanded || !muster_campaign_takes_part (state, chapter, def->force))
        continue;
      add_unit_return (self, i);
      muster_slip_list_add (&list, def->base.id, def->base.name);
      g_array_append_val (starts, unit->strength);
    }
  if (list.ids->len > 0)
    muster_slip_add_marks (self, "units", _("Units gone"), "gone", g_steal_pointer (&starts), &list);
  else
    muster_slip_list_clear (&list);
}

void
muster_slip_add_leader_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int chapter = get_chapter (self);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; chapter >= 0 && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (state, i);
      g_autofree char *path = g_strdup_printf ("leaders/%s", def->base.id);

      if (def->is_unit || !muster_campaign_takes_part (state, chapter, def->force)
          || muster_campaign_state_get_leader (state, i)->status != MUSTER_CAMPAIGN_FIT)
        continue;
      muster_slip_list_add (&list, def->base.id, def->base.name);
      if (self->past != NULL && is_named (self, path))
        add_deeds (self, path, def->base.name, &muster_slip_get_rules (self)->leader, NULL);
    }
  if (list.ids->len > 0)
    muster_slip_add_marks (self, "leaders", _("Leaders lost"), "lost", NULL, &list);
  else
    muster_slip_list_clear (&list);
}
