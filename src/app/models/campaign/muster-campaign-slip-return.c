/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "core/muster-i18n.h"

/* Fields of the result of a battle: points, and a table for each force that took part, of losses, units
 * that are gone and leaders who fell; then deeds. */

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
 * changed; otherwise the deeds come from a log. @unit: (nullable): the path of the unit that must have
 * fought */
static void
add_deeds (MusterCampaignSlip          *self,
           const char                  *owner,
           const char                  *name,
           const MusterCampaignService *service,
           const char                  *unit)
{
  g_autofree char *needed = unit != NULL ? g_strconcat (unit, "/left", NULL) : NULL;

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/deeds/%s", owner, muster_deed_get_id ((MusterDeed) i));
      const char *deed = muster_deed_get_label ((MusterDeed) i);
      /* Translators: a field to fill in; the name of a unit or leader, what is counted. */
      g_autofree char *label = g_strdup_printf (_("%s: %s"), name, deed);
      MusterSlipSlot *slot;

      if (service->deeds[i] == 0 && muster_slip_find_node (json_node_get_object (self->given), path) == NULL)
        continue;
      slot = muster_slip_add_number (self, path, label, FALSE, 0, 999);
      muster_slip_set_owner (self, slot, MUSTER_SLIP_PART, needed);
      muster_form_field_set_cell (slot->field, _("Deeds"), name, deed);
    }
}

static gboolean
is_named (MusterCampaignSlip *self,
          const char         *path)
{
  return muster_slip_find_node (json_node_get_object (self->given), path) != NULL;
}

/* Adds how many a unit lost: none unless said. Who is not counted at all did not fight. */
static void
add_lost (MusterCampaignSlip         *self,
          const char                 *force,
          const MusterCampaignDef    *unit,
          int                         strength)
{
  g_autofree char *path = g_strdup_printf ("units/%s", unit->id);
  g_autofree char *gone = g_strconcat (path, "/gone", NULL);
  /* Translators: a field to fill in after a battle; the name of a unit and its strength before. */
  g_autofree char *label = g_strdup_printf (_("%s: lost of %d"), unit->name, strength);
  /* Translators: something to tick after a battle; the name of a unit. */
  g_autofree char *gone_label = g_strdup_printf (_("%s: gone"), unit->name);
  MusterSlipSlot *slot = muster_slip_add_number (self, path, label, FALSE, 0, strength);

  slot->start = strength;
  muster_slip_set_way (self, slot, MUSTER_SLIP_LOST);
  if (self->past == NULL && !is_named (self, path))
    muster_form_field_set_value (slot->field, &(MusterValue) { .number = 0 });
  muster_form_field_set_cell (slot->field, force, unit->name, _("Lost"));
  slot = muster_slip_add_switch (self, gone, gone_label);
  slot->start = strength;
  muster_slip_set_owner (self, slot, MUSTER_SLIP_TICK, path);
  muster_form_field_set_cell (slot->field, force, unit->name, _("Gone"));
}

/* @unit: (nullable): the unit that the leader leads today */
static void
add_leader_lost (MusterCampaignSlip      *self,
                 const char              *force,
                 int                      leader,
                 const MusterCampaignDef *unit,
                 int                      strength)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, leader);
  g_autofree char *path = g_strdup_printf ("leaders/%s/lost", def->id);
  g_autofree char *owner = unit != NULL ? g_strdup_printf ("units/%s", unit->id) : NULL;
  /* Translators: something to tick after a battle; the name of a leader. */
  g_autofree char *label = g_strdup_printf (_("%s lost"), def->name);
  MusterSlipSlot *slot = muster_slip_add_switch (self, path, label);

  slot->start = strength;
  muster_slip_set_owner (self, slot, MUSTER_SLIP_TICK, owner);
  muster_form_field_set_cell (slot->field, force, unit != NULL ? unit->name : def->name, _("Leader lost"));
}

/* A table for a force: its units with their leaders, then those who lead none. */
static void
add_force_return (MusterCampaignSlip *self,
                  int                 force)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *name = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force)->name;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, i);
      int leader = muster_campaign_get_led_by (state, i);

      if (unit->disbanded || muster_campaign_state_get_unit_def (state, i)->force != force)
        continue;
      add_lost (self, name, def, unit->strength);
      if (leader >= 0 && unit->self < 0)
        add_leader_lost (self, name, leader, def, unit->strength);
    }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader_def (state, i)->force == force &&
        !muster_campaign_state_get_leader_def (state, i)->is_unit &&
        muster_campaign_is_unattached (state, i) &&
        muster_campaign_state_get_leader (state, i)->status == MUSTER_CAMPAIGN_FIT)
      add_leader_lost (self, name, i, NULL, 0);
}

void
muster_slip_add_unit_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int chapter = get_chapter (self);

  for (int i = 0; chapter >= 0 && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_takes_part (state, chapter, i))
      add_force_return (self, i);
}

/* What units and leaders did, of those whom the entry names. */
void
muster_slip_add_leader_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);

  for (int i = 0; self->past != NULL && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, i);
      g_autofree char *path = g_strdup_printf ("units/%s", def->id);

      if (muster_slip_find_slot (self, path) != NULL && is_named (self, path))
        add_deeds (self, path, def->name, &muster_slip_get_rules (self)->unit, path);
    }
  for (int i = 0; self->past != NULL && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, i);
      g_autofree char *path = g_strdup_printf ("leaders/%s", def->id);
      g_autofree char *lost = g_strconcat (path, "/lost", NULL);
      MusterSlipSlot *slot = muster_slip_find_slot (self, lost);

      if (slot != NULL && is_named (self, path))
        add_deeds (self, path, def->name, &muster_slip_get_rules (self)->leader, slot->owner);
    }
}
