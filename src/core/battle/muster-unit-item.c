/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-unit-item-private.h"

#include <string.h>

#include "core/battle/muster-marker-words.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

struct _MusterUnitItem
{
  MusterObject parent_instance;

  MusterSetup *setup;
  guint index;
  MusterUnitState unit;
  const MusterUnitDef *with; /* the unit it is with, or NULL */
  const MusterLeaderDef *leader; /* its leader in the setup, or NULL */
  int leadership;
  gboolean is_leaderless;
  double act_chance;
  gboolean is_covered; /* the secrets of its side are hidden */
};

G_DEFINE_FINAL_TYPE (MusterUnitItem, muster_unit_item, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_TYPE_NAME,
  PROP_SIDE,
  PROP_STRENGTH,
  PROP_START,
  PROP_STRENGTH_TEXT,
  PROP_IN_PLAY,
  PROP_FATE_LABEL,
  PROP_ACTED,
  PROP_ACT_TEXT,
  PROP_PLAYER_TEXT,
  PROP_LEADER_TEXT,
  PROP_LEADER_LINE,
  PROP_LEADERSHIP_TEXT,
  PROP_ACT_CHANCE,
  PROP_MARKERS_TEXT,
  PROP_SUMMARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterRules *
get_rules (MusterUnitItem *self)
{
  return muster_ruleset_get_rules (self->setup->ruleset);
}

static int
get_leadership (MusterUnitItem    *self,
                const MusterState *state)
{
  const MusterRules *rules = get_rules (self);

  if (rules->get_leadership == NULL)
    return 0;
  return rules->get_leadership (self->setup, state, (int) self->index);
}

/* Whether the unit has lost its leader, by his status, and nobody has taken his place, by the
 * rules. */
static gboolean
get_leaderless (MusterUnitItem    *self,
                const MusterState *state)
{
  const MusterRules *rules = get_rules (self);

  return rules->get_leader != NULL && state->units[self->index].leader > 1 &&
         rules->get_leader (self->setup, state, (int) self->index) < 0;
}

/* The chance is shown only while the side of the unit acts. */
static double
get_act_chance (MusterUnitItem    *self,
                const MusterState *state)
{
  const MusterRules *rules = get_rules (self);
  const MusterUnitState *unit = &state->units[self->index];

  if (rules->get_act_chance == NULL || state->over || unit->def->side != state->active_side ||
      unit->fate != MUSTER_FATE_IN_PLAY)
    return -1.0;
  return rules->get_act_chance (self->setup, state, (int) self->index);
}

static char *
dup_leadership_text (MusterUnitItem *self)
{
  if (self->leadership == 0 || get_rules (self)->leadership_text == NULL)
    return g_strdup ("");
  return muster_ruleset_dup_leadership (self->setup->ruleset, self->leadership);
}

static const MusterUnitDef *
find_with (MusterUnitItem    *self,
           const MusterState *state)
{
  int with = state->units[self->index].with;

  return with >= 0 ? state->units[with].def : NULL;
}

static const MusterLeaderDef *
find_leader (MusterUnitItem    *self,
             const MusterState *state)
{
  const MusterRules *rules = get_rules (self);

  return rules->get_leader_def != NULL
           ? rules->get_leader_def (self->setup, state, (int) self->index)
           : &state->units[self->index].def->leader;
}

/* The leader with his trait, or what happened to him. @is_card: the text is for a card, which puts
 * the most wanted facts first and has a pill for a unit without a leader. */
static char *
dup_leader_text (MusterUnitItem *self,
                 gboolean        is_card)
{
  const MusterLeaderDef *leader = self->leader;
  const MusterChoice *statuses = get_rules (self)->leader_statuses;
  g_autoptr (GString) text = NULL;

  if (self->unit.leader == 0 || leader == NULL)
    return g_strdup ("");

  text = g_string_new (is_card || leader->name == NULL ? "" : leader->name);
  if (leader->trait != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", _(leader->trait->name));
  if (is_card && leader->name != NULL && *leader->name != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", leader->name);
  if (self->unit.leader > 1)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                            _(statuses[self->unit.leader].label));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: the name of the player of the unit if its side has several players, else "" */
static const char *
get_player (MusterUnitItem *self)
{
  const MusterUnitDef *def = self->unit.def;
  guint n = 0;

  for (guint i = 0; i < self->setup->n_players; i++)
    n += self->setup->players[i].side == def->side;
  return def->player >= 0 && n > 1 ? self->setup->players[def->player].name : "";
}

static char *
dup_markers_text (MusterUnitItem *self)
{
  g_auto (GStrv) markers = muster_unit_item_dup_markers (self, NULL);

  return muster_enumeration_join ((const char *const *) markers);
}

/* Whether the unit has since lost the marker that this order gives. The id of such an order ends
 * with the id of the marker ("form-close-order"). */
static gboolean
has_lost_formation (MusterUnitItem        *self,
                    const MusterOrderSpec *order)
{
  const MusterMarker *markers = get_rules (self)->markers;

  for (guint i = 0; markers[i].id != NULL; i++)
    if (g_str_has_suffix (order->id, markers[i].id))
      return !self->unit.failed && self->unit.markers[i] == 0;
  return FALSE;
}

/* What the unit has done this turn, in the words of its last order. */
static char *
dup_act_text (MusterUnitItem *self)
{
  const MusterOrderSpec *order =
    self->unit.did > 0 ? &get_rules (self)->orders[self->unit.did - 1] : NULL;

  if (!self->unit.acted)
    return g_strdup ("");
  if (order == NULL)
    return g_strdup (_("Acted"));
  if (has_lost_formation (self, order))
    return g_strdup (_("Acted"));
  if (self->unit.failed)
    /* Translators: an order that a unit was given and failed to carry out: "Move: failed" */
    return g_strdup_printf (_("%s: failed"), _(order->label));
  return g_strdup (_(order->done));
}

static char *
dup_summary (MusterUnitItem *self)
{
  const MusterUnitState *unit = &self->unit;
  g_autofree char *markers = dup_markers_text (self);
  g_autofree char *act = dup_act_text (self);
  g_autoptr (GString) text = g_string_new (unit->def->name);

  g_string_append_printf (text, ", %s, ", _(unit->def->type->name));
  if (unit->fate != MUSTER_FATE_IN_PLAY)
    g_string_append (text, _(get_rules (self)->fates[unit->fate].label));
  else
    /* Translators: figures left, figures at the start. */
    g_string_append_printf (text, _("%d of %d"), unit->strength, unit->start);
  if (*markers != '\0')
    g_string_append_printf (text, ", %s", markers);
  if (unit->acted && unit->did > 0)
    /* Translators: the end of what is read out of a unit; %s is what it did: "has acted: Fired" */
    g_string_append_printf (text, _(", has acted: %s"), act);
  else if (unit->acted)
    g_string_append_printf (text, ", %s", _("has acted"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
muster_unit_item_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterUnitItem *self = MUSTER_UNIT_ITEM (object);
  const MusterUnitState *unit = &self->unit;

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, unit->def->id);
      break;
    case PROP_NAME:
      g_value_set_string (value, unit->def->name);
      break;
    case PROP_TYPE_NAME:
      g_value_set_string (value, _(unit->def->type->name));
      break;
    case PROP_SIDE:
      g_value_set_int (value, unit->def->side);
      break;
    case PROP_STRENGTH:
      g_value_set_int (value, unit->strength);
      break;
    case PROP_START:
      g_value_set_int (value, unit->start);
      break;
    case PROP_STRENGTH_TEXT:
      g_value_take_string (value, g_strdup_printf ("%d/%d", unit->strength, unit->start));
      break;
    case PROP_IN_PLAY:
      g_value_set_boolean (value, muster_unit_item_get_in_play (self));
      break;
    case PROP_FATE_LABEL:
      g_value_set_string (value, _(get_rules (self)->fates[unit->fate].label));
      break;
    case PROP_ACTED:
      g_value_set_boolean (value, unit->acted);
      break;
    case PROP_ACT_TEXT:
      g_value_take_string (value, dup_act_text (self));
      break;
    case PROP_PLAYER_TEXT:
      g_value_set_string (value, get_player (self));
      break;
    case PROP_LEADER_TEXT:
      g_value_take_string (value, dup_leader_text (self, FALSE));
      break;
    case PROP_LEADER_LINE:
      g_value_take_string (value, dup_leader_text (self, TRUE));
      break;
    case PROP_LEADERSHIP_TEXT:
      g_value_take_string (value, dup_leadership_text (self));
      break;
    case PROP_ACT_CHANCE:
      g_value_set_double (value, self->act_chance);
      break;
    case PROP_MARKERS_TEXT:
      g_value_take_string (value, dup_markers_text (self));
      break;
    case PROP_SUMMARY:
      g_value_take_string (value, dup_summary (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterUnitItem, setup, muster_setup_unref),
};

static void
muster_unit_item_class_init (MusterUnitItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_unit_item_get_property;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_TYPE_NAME] = g_param_spec_string ("type-name", NULL, NULL, NULL, flags);
  properties[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 0, MUSTER_MAX_SIDES, 0, flags);
  properties[PROP_STRENGTH] = g_param_spec_int ("strength", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_START] = g_param_spec_int ("start", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_STRENGTH_TEXT] = g_param_spec_string ("strength-text", NULL, NULL, NULL, flags);
  properties[PROP_IN_PLAY] = g_param_spec_boolean ("in-play", NULL, NULL, FALSE, flags);
  properties[PROP_FATE_LABEL] = g_param_spec_string ("fate-label", NULL, NULL, NULL, flags);
  properties[PROP_ACTED] = g_param_spec_boolean ("acted", NULL, NULL, FALSE, flags);
  properties[PROP_ACT_TEXT] = g_param_spec_string ("act-text", NULL, NULL, NULL, flags);
  properties[PROP_PLAYER_TEXT] = g_param_spec_string ("player-text", NULL, NULL, NULL, flags);
  properties[PROP_LEADER_TEXT] = g_param_spec_string ("leader-text", NULL, NULL, NULL, flags);
  properties[PROP_LEADER_LINE] = g_param_spec_string ("leader-line", NULL, NULL, NULL, flags);
  properties[PROP_LEADERSHIP_TEXT] =
    g_param_spec_string ("leadership-text", NULL, NULL, NULL, flags);
  properties[PROP_ACT_CHANCE] =
    g_param_spec_double ("act-chance", NULL, NULL, -1.0, 1.0, -1.0, flags);
  properties[PROP_MARKERS_TEXT] = g_param_spec_string ("markers-text", NULL, NULL, NULL, flags);
  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_unit_item_init (MusterUnitItem *self)
{
}

MusterUnitItem *
muster_unit_item_new (MusterSetup       *setup,
                      const MusterState *state,
                      guint              covered,
                      guint              index)
{
  MusterUnitItem *self = g_object_new (MUSTER_TYPE_UNIT_ITEM, NULL);

  self->setup = muster_setup_ref (setup);
  self->index = index;
  self->unit = state->units[index];
  self->with = find_with (self, state);
  self->leader = find_leader (self, state);
  self->leadership = get_leadership (self, state);
  self->act_chance = get_act_chance (self, state);
  self->is_covered = (covered & (1u << self->unit.def->side)) != 0;
  self->is_leaderless = get_leaderless (self, state);
  return self;
}

static void
notify_if (MusterUnitItem *self,
           gboolean        changed,
           guint           prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * muster_unit_item_update:
 *
 * Shows the unit as it is in @state, and notifies only of properties that differ.
 */
void
muster_unit_item_update (MusterUnitItem    *self,
                         const MusterState *state,
                         guint              covered)
{
  MusterUnitState before = self->unit;
  const MusterUnitState *now = &state->units[self->index];
  int leadership = get_leadership (self, state);
  double act_chance = get_act_chance (self, state);
  gboolean strength = before.strength != now->strength || before.start != now->start;
  const MusterUnitDef *with = find_with (self, state);
  const MusterLeaderDef *leader = find_leader (self, state);
  gboolean is_covered = (covered & (1u << now->def->side)) != 0;
  gboolean leaderless = get_leaderless (self, state);
  gboolean led = before.leader != now->leader || self->leader != leader ||
                 self->is_leaderless != leaderless;
  gboolean markers = memcmp (before.markers, now->markers, sizeof before.markers) != 0 ||
                     before.card != now->card || self->with != with || self->is_covered != is_covered;
  gboolean fate = before.fate != now->fate;
  gboolean acted = before.acted != now->acted;
  gboolean act = acted || before.did != now->did || before.failed != now->failed ||
                 (now->acted && markers);
  gboolean def = before.def != now->def;

  g_object_freeze_notify (G_OBJECT (self));
  self->unit = *now;
  self->with = with;
  self->leader = leader;
  self->is_covered = is_covered;
  self->is_leaderless = leaderless;
  notify_if (self, def, PROP_ID);
  notify_if (self, def, PROP_NAME);
  notify_if (self, strength, PROP_STRENGTH);
  notify_if (self, strength, PROP_START);
  notify_if (self, strength, PROP_STRENGTH_TEXT);
  notify_if (self, fate, PROP_IN_PLAY);
  notify_if (self, fate, PROP_FATE_LABEL);
  notify_if (self, acted, PROP_ACTED);
  notify_if (self, act, PROP_ACT_TEXT);
  notify_if (self, led, PROP_LEADER_TEXT);
  notify_if (self, led, PROP_LEADER_LINE);
  notify_if (self, self->leadership != leadership, PROP_LEADERSHIP_TEXT);
  notify_if (self, ABS (self->act_chance - act_chance) > 1e-9, PROP_ACT_CHANCE);
  notify_if (self, markers, PROP_MARKERS_TEXT);
  notify_if (self, strength || markers || fate || act || def, PROP_SUMMARY);
  self->leadership = leadership;
  self->act_chance = act_chance;
  g_object_thaw_notify (G_OBJECT (self));
}

guint
muster_unit_item_get_index (MusterUnitItem *self)
{
  return self->index;
}

const char *
muster_unit_item_get_id (MusterUnitItem *self)
{
  return self->unit.def->id;
}

const char *
muster_unit_item_get_name (MusterUnitItem *self)
{
  return self->unit.def->name;
}

int
muster_unit_item_get_side (MusterUnitItem *self)
{
  return self->unit.def->side;
}

gboolean
muster_unit_item_get_in_play (MusterUnitItem *self)
{
  return self->unit.fate == MUSTER_FATE_IN_PLAY;
}

const MusterUnitState *
muster_unit_item_get_state (MusterUnitItem *self)
{
  return &self->unit;
}

gboolean
muster_unit_item_is_leaderless (MusterUnitItem *self)
{
  return self->is_leaderless;
}

static void
add_marker (GStrvBuilder *builder,
            GArray       *tones,
            const char   *text,
            MusterTone    tone)
{
  g_strv_builder_add (builder, text);
  if (tones != NULL)
    g_array_append_val (tones, tone);
}

/* A value below 0 means "without limit" and is not shown. */
static gboolean
shows_marker (MusterUnitItem *self,
              guint           marker)
{
  const MusterRules *rules = get_rules (self);

  return rules->shows_marker != NULL ? rules->shows_marker (self->setup, &self->unit, marker)
                                     : self->unit.markers[marker] > 0;
}

static char *
dup_marker (const MusterMarker *marker,
            int                 number,
            gboolean            is_covered)
{
  if (is_covered && marker->is_secret)
    /* Translators: a number that others are not to know: "Command points hidden" */
    return g_strdup_printf (_("%s hidden"), _(marker->label));
  return muster_marker_words_new (marker, number);
}

char **
muster_unit_item_dup_markers (MusterUnitItem *self,
                              GArray         *tones)
{
  const MusterMarker *markers = get_rules (self)->markers;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (self->unit.card != MUSTER_CARD_NONE)
    add_marker (builder, tones, muster_card_get_words (self->unit.card), MUSTER_TONE_PLAIN);
  if (self->with != NULL)
    {
      /* Translators: %s is another unit, in whose company this one is. */
      g_autofree char *text = g_strdup_printf (_("with %s"), self->with->name);

      add_marker (builder, tones, text, MUSTER_TONE_PLAIN);
    }

  for (guint i = 0; markers[i].id != NULL; i++)
    if (shows_marker (self, i))
      {
        g_autofree char *text = dup_marker (&markers[i], self->unit.markers[i], self->is_covered);

        add_marker (builder, tones, text,
                    markers[i].tones != NULL ? markers[i].tones[MAX (self->unit.markers[i], 0)]
                                             : markers[i].tone);
      }
  return g_strv_builder_end (builder);
}
