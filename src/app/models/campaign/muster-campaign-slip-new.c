/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/muster-i18n.h"

/* Fields of descriptions in an order: a new person, force or unit, a value. */

/* Returns the ruleset of the unit, leader or force of the order. */
static MusterRuleset *
get_ruleset (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int unit = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "unit");
  int leader = muster_slip_find (self, MUSTER_CAMPAIGN_LEADERS, "leader");
  int force = muster_slip_find (self, MUSTER_CAMPAIGN_FORCES, "force");

  if (unit >= 0)
    return muster_campaign_state_get_unit_def (state, unit)->ruleset;
  if (leader >= 0)
    force = muster_campaign_state_get_leader_def (state, leader)->force;
  return muster_campaign_state_get_force_def (state, MAX (force, 0))->ruleset;
}

/* Returns an id that is unused in the present, also if an earlier entry is changed. */
static char *
new_id (MusterCampaignSlip *self,
        MusterCampaignKind  kind)
{
  return muster_campaign_words_new_id (muster_campaign_get_present (self->campaign), kind);
}

void
muster_slip_name_new (MusterCampaignSlip *self,
                      const char         *member,
                      MusterCampaignKind  kind)
{
  JsonObject *given = json_node_get_object (self->given);
  g_autofree char *id = NULL;
  JsonObject *object;

  if (json_object_has_member (given, member))
    return;
  id = new_id (self, kind);
  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_object_set_object_member (given, member, object);
}

/* Returns: (nullable): the field; NULL if the rules have no traits */
static MusterSlipSlot *
add_traits (MusterCampaignSlip *self,
            const char         *path,
            MusterRuleset      *ruleset,
            gboolean            required)
{
  GPtrArray *traits = muster_catalog_get_traits (muster_ruleset_get_catalog (ruleset));
  MusterSlipList list;

  if (traits->len == 0)
    return NULL;
  muster_slip_list_init (&list);
  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = traits->pdata[i];

      muster_slip_list_add (&list, trait->id, _(trait->name));
    }
  return muster_slip_add_choice (self, path, _("Trait"), required, &list);
}

static gboolean
can_be_appointed (const MusterCampaignState *state,
                  int                        leader,
                  int                        force)
{
  return muster_campaign_state_get_leader_def (state, leader)->force == force &&
         muster_campaign_is_unattached (state, leader) &&
         muster_campaign_state_get_leader (state, leader)->status == MUSTER_CAMPAIGN_FIT;
}

void
muster_slip_add_leader (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int unit = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "unit");
  const char *known = muster_slip_get_id (self, "leader/id");
  g_autofree char *id
    = known != NULL ? g_strdup (known) : new_id (self, MUSTER_CAMPAIGN_LEADERS);
  MusterSlipList list;
  MusterSlipSlot *who;
  const char *chosen;
  int min, max;

  if (unit < 0)
    return;
  muster_slip_list_init (&list);
  muster_slip_list_add (&list, id, _("Somebody new"));
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (can_be_appointed (state, i, muster_campaign_state_get_unit_def (state, unit)->force))
      muster_slip_list_add (&list, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, i)->id,
                            muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, i)->name);
  who = muster_slip_add_choice (self, "leader", _("Leader"), TRUE, &list);
  muster_slip_set_way (self, who, MUSTER_SLIP_WHO);
  who->drives = TRUE;
  chosen = muster_slip_get_id (self, "leader");
  if (chosen == NULL || muster_campaign_state_find (state, MUSTER_CAMPAIGN_LEADERS, chosen) >= 0)
    return;

  muster_slip_add_text (self, "leader/name", _("Name"), TRUE);
  muster_slip_add_switch (self, "rolled", _("Rolled for"))->drives = TRUE;
  if (muster_slip_is_on (self, "rolled"))
    return;
  muster_campaign_get_leadership_range (get_ruleset (self), &min, &max);
  muster_slip_add_number (self, "leader/leadership", _("Leadership"), FALSE, min, max);
  add_traits (self, "leader/trait", get_ruleset (self), FALSE);
}

/* @member: the leader or the second of a new unit */
static void
add_officer (MusterCampaignSlip *self,
             const char         *member,
             const char         *label)
{
  g_autofree char *name = g_strdup_printf ("unit/%s/name", member);
  g_autofree char *leadership = g_strdup_printf ("unit/%s/leadership", member);
  g_autofree char *trait = g_strdup_printf ("unit/%s/trait", member);
  g_autofree char *id = g_strdup_printf ("%s-%s", muster_slip_get_id (self, "unit/id"), member);
  MusterSlipSlot *slot;
  int min, max;

  muster_slip_set_owner (self, muster_slip_add_text (self, name, label, FALSE), MUSTER_SLIP_NEWCOMER, id);
  muster_campaign_get_leadership_range (get_ruleset (self), &min, &max);
  slot = muster_slip_add_number (self, leadership, _("Leadership"), FALSE, min, max);
  muster_slip_set_owner (self, slot, MUSTER_SLIP_PART, name);
  slot = add_traits (self, trait, get_ruleset (self), FALSE);
  if (slot != NULL)
    muster_slip_set_owner (self, slot, MUSTER_SLIP_ID, name);
}

static void
add_unit_options (MusterCampaignSlip   *self,
                  const MusterUnitType *type)
{
  GPtrArray *options = muster_catalog_get_options (muster_ruleset_get_catalog (get_ruleset (self)));
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *option = options->pdata[i];
      g_autofree char *refusal = muster_campaign_offer_refuse_option (type, NULL, 0, option);

      if (refusal == NULL)
        muster_slip_list_add (&list, option->id, _(option->name));
    }
  if (list.ids->len > 0)
    muster_slip_add_list (self, "unit/options", _("Options"), FALSE, &list);
  else
    muster_slip_list_clear (&list);
}

void
muster_slip_add_unit (MusterCampaignSlip *self)
{
  MusterRuleset *ruleset = get_ruleset (self);
  GPtrArray *types = muster_catalog_get_types (muster_ruleset_get_catalog (ruleset));
  const MusterUnitType *chosen;
  MusterSlipList list;
  MusterSlipSlot *slot;

  muster_slip_name_new (self, "unit", MUSTER_CAMPAIGN_UNITS);
  muster_slip_add_text (self, "unit/name", _("Name"), TRUE);
  muster_slip_list_init (&list);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = types->pdata[i];

      muster_slip_list_add (&list, type->id, _(type->name));
    }
  slot = muster_slip_add_choice (self, "unit/type", _("Type"), TRUE, &list);
  slot->drives = slot->keeps = TRUE;
  muster_slip_add_number (self, "unit/models", _("Models"), FALSE, 1, MUSTER_CAMPAIGN_MAX_MODELS);
  if (muster_slip_get_id (self, "unit/type") == NULL)
    return;
  chosen = muster_catalog_find_type (muster_ruleset_get_catalog (ruleset),
                                     muster_slip_get_id (self, "unit/type"));
  add_unit_options (self, chosen);
  if (!muster_campaign_has_leaders (ruleset) || muster_campaign_is_leader (ruleset, chosen))
    return;
  add_officer (self, "leader", _("Leader"));
  add_officer (self, "second", _("Second"));
}

void
muster_slip_add_side (MusterCampaignSlip *self,
                      const char         *path,
                      const char         *label,
                      gboolean            required)
{
  const MusterCampaignSetup *setup = muster_slip_get_setup (self);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < setup->n_sides; i++)
    muster_slip_list_add (&list, setup->sides[i].id, setup->sides[i].name);
  muster_slip_add_choice (self, path, label, required, &list);
}

void
muster_slip_add_player (MusterCampaignSlip *self)
{
  muster_slip_name_new (self, "player", MUSTER_CAMPAIGN_PLAYERS);
  muster_slip_add_text (self, "player/name", _("Name"), TRUE);
  muster_slip_add_side (self, "player/side", _("Side"), TRUE);
}

static void
add_player (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *side = muster_slip_get_id (self, "force/side");
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; side != NULL && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    {
      const MusterCampaignPlayerDef *def = muster_campaign_state_get_player_def (state, i);

      if (!muster_campaign_state_get_player (state, i)->left
          && g_str_equal (muster_slip_get_setup (self)->sides[def->side].id, side))
        muster_slip_list_add (&list, def->base.id, def->base.name);
    }
  if (side != NULL)
    muster_slip_offer_newcomer (self, &list);
  if (list.ids->len > 0)
    muster_slip_add_choice (self, "force/player", _("Player"), FALSE, &list);
  else
    muster_slip_list_clear (&list);
  muster_slip_add_newcomer (self, "force/player");
}

/* The units of the force are not asked for, since the caller gives them. */
void
muster_slip_add_force (MusterCampaignSlip *self)
{
  MusterSlipSlot *side;

  muster_slip_add_text (self, "force/name", _("Name"), TRUE);
  muster_slip_add_side (self, "force/side", _("Side"), TRUE);
  side = muster_slip_find_slot (self, "force/side");
  side->drives = side->keeps = TRUE;
  add_player (self);
}

static void
add_words (MusterCampaignSlip *self,
           const char *const  *ids,
           const char *const  *labels,
           guint               n)
{
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; i < n; i++)
    muster_slip_list_add (&list, ids[i], _(labels[i]));
  muster_slip_add_choice (self, "value", _("Value"), TRUE, &list);
}

static void
add_options (MusterCampaignSlip *self,
             int                 unit)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  GPtrArray *options = muster_catalog_get_options (
    muster_ruleset_get_catalog (muster_campaign_state_get_unit_def (state, unit)->ruleset));
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *option = options->pdata[i];
      g_autofree char *refusal = muster_campaign_offer_explain_option (state, unit, option);

      if (refusal == NULL)
        muster_slip_list_add (&list, option->id, _(option->name));
    }
  muster_slip_add_choice (self, "value", _("Which option"), TRUE, &list);
}

static void
add_gain (MusterCampaignSlip *self)
{
  const char *gain = muster_slip_get_id (self, "gain");
  int unit = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "unit");

  switch (gain != NULL ? muster_campaign_find_word (muster_campaign_gain_words, gain) : -1)
    {
    case MUSTER_CAMPAIGN_GAIN_HONOUR:
      muster_slip_add_text (self, "value", _("Honour"), TRUE);
      break;
    case MUSTER_CAMPAIGN_GAIN_OPTION:
      add_options (self, unit);
      break;
    case MUSTER_CAMPAIGN_GAIN_LEADERSHIP:
      muster_slip_add_number (self, "value", _("New leadership"), TRUE, 1, MUSTER_CAMPAIGN_MAX_LEADERSHIP);
      break;
    case MUSTER_CAMPAIGN_GAIN_TRAIT:
      add_traits (self, "value", get_ruleset (self), TRUE);
      break;
    case MUSTER_CAMPAIGN_GAIN_MODELS:
      muster_slip_add_number (self, "value", _("More models"), TRUE, 1, 4);
      break;
    default:
      break;
    }
}

static void
offer_fields (MusterCampaignSlip *self,
              MusterSlipList     *list)
{
  const GPtrArray *counters = muster_slip_get_rules (self)->counters;

  if (muster_slip_get_id (self, "unit") != NULL)
    {
      muster_slip_list_add (list, "strength", _("Strength"));
      muster_slip_list_add (list, "full", _("Full strength"));
      muster_slip_list_add (list, "status", _("Status"));
      muster_slip_list_add (list, "experience", _("Experience"));
    }
  else if (muster_slip_get_id (self, "leader") != NULL)
    {
      muster_slip_list_add (list, "status", _("Status"));
      muster_slip_list_add (list, "misses", _("Chapters that he misses"));
      muster_slip_list_add (list, "leadership", _("Leadership"));
      muster_slip_list_add (list, "trait", _("Trait"));
      muster_slip_list_add (list, "experience", _("Experience"));
    }
  else if (muster_slip_get_id (self, "force") != NULL)
    {
      muster_slip_list_add (list, "replacements", _("Replacements"));
      if (muster_slip_get_setup (self)->has_map)
        muster_slip_list_add (list, "place", _("Place on the map"));
    }
  else if (muster_slip_get_id (self, "chapter") != NULL)
    muster_slip_list_add (list, "status", _("Status"));
  else
    muster_slip_list_add (list, "points", _("Points"));
  for (guint i = 0; muster_slip_get_id (self, "side") != NULL && counters != NULL && i < counters->len; i++)
    muster_slip_list_add (list, ((const MusterCampaignCounter *) counters->pdata[i])->id,
                          ((const MusterCampaignCounter *) counters->pdata[i])->name);
  if (muster_slip_get_id (self, "side") != NULL)
    muster_slip_list_add (list, "colour", _("Colour"));
}

static void
add_set_value (MusterCampaignSlip *self)
{
  static const char *const of_units[] = { "fit", "disbanded" };
  static const char *const unit_labels[] = { N_("fit"), N_("disbanded") };
  static const char *const of_leaders[] = { "fit", "wounded", "captured", "dead", "gone" };
  static const char *const leader_labels[]
    = { N_ ("fit"), N_ ("wounded"), N_ ("captured"), N_ ("dead"), N_ ("gone") };
  static const char *const of_chapters[] = { "planned", "ready", "skipped" };
  static const char *const chapter_labels[] = { N_("planned"), N_("ready"), N_("skipped") };
  const char *field = muster_slip_get_id (self, "field");

  if (field == NULL)
    return;
  if (g_str_equal (field, "trait"))
    add_traits (self, "value", get_ruleset (self), TRUE);
  else if (g_str_equal (field, "colour"))
    {
      guint n_colours;
      const MusterSideColour *colours = muster_side_colours_list (&n_colours);
      MusterSlipList list;

      muster_slip_list_init (&list);
      for (guint i = 0; i < n_colours; i++)
        muster_slip_list_add (&list, colours[i].id, _(colours[i].label));
      muster_slip_add_choice (self, "value", _("Colour"), TRUE, &list);
    }
  else if (g_str_equal (field, "place"))
    {
      const MusterCampaignState *state = muster_campaign_slip_get_state (self);
      MusterSlipList list;

      /* Nothing chosen takes the force off the map. */
      muster_slip_list_init (&list);
      for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
        muster_slip_list_add (&list, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, i)->id,
                              muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, i)->name);
      muster_slip_add_choice (self, "value", _("Place (none: off the map)"), FALSE, &list);
    }
  else if (!g_str_equal (field, "status"))
    muster_slip_add_number (self, "value", _("Value"), TRUE,
                            g_str_equal (field, "points") ? -99999 : 0, 99999);
  else if (muster_slip_get_id (self, "unit") != NULL)
    add_words (self, of_units, unit_labels, G_N_ELEMENTS (of_units));
  else if (muster_slip_get_id (self, "leader") != NULL)
    add_words (self, of_leaders, leader_labels, G_N_ELEMENTS (of_leaders));
  else
    add_words (self, of_chapters, chapter_labels, G_N_ELEMENTS (of_chapters));
}

/* Adds the fields for the gain of an advance, or for what is corrected and its new value. */
void
muster_slip_add_value (MusterCampaignSlip *self)
{
  MusterSlipList list;

  if (self->verb == MUSTER_CAMPAIGN_ORDER_ADVANCE)
    {
      add_gain (self);
      return;
    }
  muster_slip_list_init (&list);
  offer_fields (self, &list);
  muster_slip_add_choice (self, "field", _("What"), TRUE, &list)->drives = TRUE;
  add_set_value (self);
}
