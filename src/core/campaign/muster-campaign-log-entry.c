/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-log-entry.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* An order with its rolls and its outcome. The lines of an entry are stored as phrases and numbers,
 * and put into words only on demand. */

struct _MusterCampaignLogEntry
{
  GObject parent_instance;

  MusterCampaignSetup *setup;
  MusterCampaignOrder order;
  MusterTape tape;
  guint index;
  int day;
  MusterCampaignRules *rules; /* (nullable): those after it, unless they are the setup's */
  MusterCampaignShelf *shelves[MUSTER_CAMPAIGN_N_KINDS]; /* the definitions after it */
  guint n_steps;
  guint n_prompts;
  MusterLine *lines; /* the steps, then the prompts */
};

G_DEFINE_FINAL_TYPE (MusterCampaignLogEntry, muster_campaign_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_DATE,
  PROP_TITLE,
  PROP_GIST,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The parameters that name somebody or something, by MusterCampaignKind. */
static const char *const params[MUSTER_CAMPAIGN_N_KINDS] = {
  "player", "force", "unit", "leader", "chapter", "place"
};

static const MusterCampaignRules *
get_rules (MusterCampaignLogEntry *self)
{
  return self->rules != NULL ? self->rules : &self->setup->rules;
}

static char **
put_into_words (MusterCampaignLogEntry *self,
                const MusterLine       *lines,
                guint                   n)
{
  MusterCampaignNames names;
  MusterLineContext context = { .names = &names.names, .tape = &self->tape, .translated = TRUE };
  char **words = g_new0 (char *, n + 1);

  muster_campaign_names_init (&names, self->setup, get_rules (self), self->shelves, &self->order);
  for (guint i = 0; i < n; i++)
    words[i] = muster_line_to_text (&lines[i], &context);
  return words;
}

static void
muster_campaign_log_entry_get_property (GObject    *object,
                                        guint       prop_id,
                                        GValue     *value,
                                        GParamSpec *pspec)
{
  MusterCampaignLogEntry *self = MUSTER_CAMPAIGN_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_DATE:
      g_value_take_string (value, self->day > 0 ? muster_campaign_day_to_string (self->day) : g_strdup (""));
      break;
    case PROP_TITLE:
      g_value_take_string (value, muster_campaign_log_entry_dup_title (self));
      break;
    case PROP_GIST:
      if (self->n_steps > 0)
        {
          g_auto (GStrv) steps = put_into_words (self, self->lines, 1);

          g_value_set_string (value, steps[0]);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_campaign_log_entry_finalize (GObject *object)
{
  MusterCampaignLogEntry *self = MUSTER_CAMPAIGN_LOG_ENTRY (object);

  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    g_clear_pointer (&self->shelves[i], muster_campaign_shelf_unref);
  g_clear_pointer (&self->rules, muster_campaign_rules_unref);
  muster_campaign_order_clear (&self->order);
  muster_tape_clear (&self->tape);
  g_clear_pointer (&self->lines, g_free);
  g_clear_pointer (&self->setup, muster_campaign_setup_unref);

  G_OBJECT_CLASS (muster_campaign_log_entry_parent_class)->finalize (object);
}

static void
muster_campaign_log_entry_class_init (MusterCampaignLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_campaign_log_entry_get_property;
  object_class->finalize = muster_campaign_log_entry_finalize;

  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_GIST] = g_param_spec_string ("gist", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_campaign_log_entry_init (MusterCampaignLogEntry *self)
{
}

/**
 * muster_campaign_log_entry_new:
 *
 * Returns: (transfer full): an entry of @order and @tape, which are copied
 */
MusterCampaignLogEntry *
muster_campaign_log_entry_new (MusterCampaignSetup       *setup,
                               const MusterCampaignOrder *order,
                               const MusterTape          *tape)
{
  MusterCampaignLogEntry *self = g_object_new (MUSTER_TYPE_CAMPAIGN_LOG_ENTRY, NULL);

  self->setup = muster_campaign_setup_ref (setup);
  muster_campaign_order_copy (&self->order, order);
  muster_tape_init (&self->tape);
  muster_tape_copy (&self->tape, tape);
  return self;
}

void
muster_campaign_log_entry_set_outcome (MusterCampaignLogEntry      *self,
                                       guint                        index,
                                       const MusterCampaignOutcome *outcome)
{
  g_return_if_fail (self->lines == NULL);

  self->index = index;
  self->day = outcome->state.day;
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    self->shelves[i] = muster_campaign_shelf_ref (outcome->state.shelves[i]);
  if (outcome->state.rules != NULL)
    self->rules = muster_campaign_rules_ref (outcome->state.rules);
  self->n_steps = outcome->base.steps->len;
  self->n_prompts = outcome->base.prompts->len;
  self->lines = muster_lines_join (outcome->base.steps, outcome->base.prompts);
}

const MusterCampaignOrder *
muster_campaign_log_entry_get_order (MusterCampaignLogEntry *self)
{
  return &self->order;
}

const MusterTape *
muster_campaign_log_entry_get_tape (MusterCampaignLogEntry *self)
{
  return &self->tape;
}

guint
muster_campaign_log_entry_get_index (MusterCampaignLogEntry *self)
{
  return self->index;
}

int
muster_campaign_log_entry_get_day (MusterCampaignLogEntry *self)
{
  return self->day;
}

/* Finds the subject of a parameter that is an id, or an object that has one. */
static int
find (MusterCampaignLogEntry *self,
      MusterCampaignKind      kind,
      const char             *param)
{
  g_autoptr (GError) error = NULL;
  MusterSpot root, spot, id;
  const char *name;

  muster_campaign_order_get_spot (&self->order, &root, &error);
  if (self->shelves[kind] == NULL || !muster_spot_member (&root, param, &spot))
    return -1;
  if (muster_spot_holds (&spot, MUSTER_JSON_OBJECT) && muster_spot_member (&spot, "id", &id))
    spot = id;
  if (!muster_spot_holds (&spot, MUSTER_JSON_STRING) || !muster_spot_read_string (&spot, 64, &name))
    return -1;
  return muster_campaign_shelf_find (self->shelves[kind], name);
}

int
muster_campaign_log_entry_get_subject (MusterCampaignLogEntry *self,
                                       MusterCampaignKind      kind)
{
  if (self->order.verb == MUSTER_CAMPAIGN_ORDER_NOTE)
    return -1;
  if (self->order.verb == MUSTER_CAMPAIGN_ORDER_MERGE && kind == MUSTER_CAMPAIGN_UNITS)
    return find (self, kind, "into");
  return find (self, kind, params[kind]);
}

/* What only the side concerned knows: how its units fare between battles, and what it orders. Where
 * forces are hidden on the map, where they stand as well. */
static gboolean
is_private (MusterCampaignLogEntry *self)
{
  switch ((int) self->order.verb)
    {
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
    case MUSTER_CAMPAIGN_ORDER_FATES:
    case MUSTER_CAMPAIGN_ORDER_RELEASE:
    case MUSTER_CAMPAIGN_ORDER_RETIRE:
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
    case MUSTER_CAMPAIGN_ORDER_SECOND:
    case MUSTER_CAMPAIGN_ORDER_MERGE:
    case MUSTER_CAMPAIGN_ORDER_RAISE:
    case MUSTER_CAMPAIGN_ORDER_DISBAND:
    case MUSTER_CAMPAIGN_ORDER_REPLACE:
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
    case MUSTER_CAMPAIGN_ORDER_HONOUR:
    case MUSTER_CAMPAIGN_ORDER_COUNT:
    case MUSTER_CAMPAIGN_ORDER_SET:
    case MUSTER_CAMPAIGN_ORDER_ENLIST:
    case MUSTER_CAMPAIGN_ORDER_MARCH:
      return TRUE;
    case MUSTER_CAMPAIGN_ORDER_STATION:
    case MUSTER_CAMPAIGN_ORDER_AVOID:
    case MUSTER_CAMPAIGN_ORDER_WITHDRAW:
      return get_rules (self)->map.hidden;
    default:
      return FALSE;
    }
}

static int
get_force_side (MusterCampaignLogEntry *self,
                int                     force)
{
  const MusterCampaignForceDef *def =
    muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_FORCES], force);

  return def->side;
}

/* The side that the order is about, or -1 if it is about none alone. */
static int
get_side (MusterCampaignLogEntry *self)
{
  const char *side = muster_campaign_order_get_text (&self->order, "side");
  int unit = muster_campaign_log_entry_get_subject (self, MUSTER_CAMPAIGN_UNITS);
  int leader = muster_campaign_log_entry_get_subject (self, MUSTER_CAMPAIGN_LEADERS);
  int force = muster_campaign_log_entry_get_subject (self, MUSTER_CAMPAIGN_FORCES);

  if (unit >= 0)
    force = ((MusterCampaignUnitDef *) muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_UNITS],
                                                                  unit))->force;
  else if (leader >= 0)
    force = ((MusterCampaignLeaderDef *) muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_LEADERS],
                                                                    leader))->force;
  if (force >= 0)
    return get_force_side (self, force);
  return side != NULL ? muster_campaign_setup_find_side (self->setup, side) : -1;
}

/* A note with a seal is read once its chapter is open. */
static gboolean
is_unsealed (MusterCampaignLogEntry    *self,
             const MusterCampaignState *state)
{
  const char *seal = muster_campaign_order_get_text (&self->order, "chapter");
  MusterCampaignChapterStatus status;
  int chapter;

  if (seal == NULL)
    return TRUE;
  chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, seal);
  if (chapter < 0)
    return FALSE;
  status = muster_campaign_state_get_chapter (state, chapter)->status;
  return status == MUSTER_CAMPAIGN_OPEN || status == MUSTER_CAMPAIGN_FOUGHT ||
         status == MUSTER_CAMPAIGN_CLOSED;
}

gboolean
muster_campaign_log_entry_is_for (MusterCampaignLogEntry    *self,
                                  const MusterCampaignState *state,
                                  int                        side)
{
  const char *audience = muster_campaign_order_get_text (&self->order, "for");
  int owner;

  if (side == MUSTER_CAMPAIGN_MASTER)
    return TRUE;
  if (self->order.verb != MUSTER_CAMPAIGN_ORDER_NOTE)
    {
      owner = is_private (self) ? get_side (self) : -1;
      return owner < 0 || owner == side;
    }
  if (muster_campaign_order_get_text (&self->order, "player") != NULL)
    return FALSE;
  if (audience != NULL && (side < 0 || strcmp (audience, self->setup->sides[side].id) != 0))
    return FALSE;
  return is_unsealed (self, state);
}

gboolean
muster_campaign_log_entry_is_for_player (MusterCampaignLogEntry    *self,
                                         const MusterCampaignState *state,
                                         int                        player)
{
  const MusterCampaignPlayerDef *def = muster_campaign_state_get_player_def (state, player);
  const char *addressee = self->order.verb == MUSTER_CAMPAIGN_ORDER_NOTE
                            ? muster_campaign_order_get_text (&self->order, "player")
                            : NULL;

  if (addressee == NULL)
    return muster_campaign_log_entry_is_for (self, state, def->side);
  return strcmp (addressee, def->base.id) == 0 && is_unsealed (self, state);
}

gboolean
muster_campaign_log_entry_is_secret (MusterCampaignLogEntry    *self,
                                     const MusterCampaignState *state)
{
  return !muster_campaign_log_entry_is_for (self, state, MUSTER_CAMPAIGN_PUBLIC);
}

gboolean
muster_campaign_log_entry_is_sealed (MusterCampaignLogEntry    *self,
                                     const MusterCampaignState *state)
{
  return self->order.verb == MUSTER_CAMPAIGN_ORDER_NOTE && !is_unsealed (self, state);
}

char **
muster_campaign_log_entry_dup_pictures (MusterCampaignLogEntry *self)
{
  g_autoptr (GStrvBuilder) pictures = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  MusterSpot root, list, spot;
  const char *digest;

  muster_campaign_order_get_spot (&self->order, &root, &error);
  if (self->order.verb == MUSTER_CAMPAIGN_ORDER_NOTE && muster_spot_member (&root, "pictures", &list))
    for (guint i = 0; muster_spot_element (&list, i, &spot); i++)
      if (muster_spot_read_string (&spot, 64, &digest))
        g_strv_builder_add (pictures, digest);
  return g_strv_builder_end (pictures);
}

/* The name of the first subject of the order. */
static const char *
get_subject_name (MusterCampaignLogEntry *self)
{
  static const MusterCampaignKind kinds[] = {
    MUSTER_CAMPAIGN_UNITS, MUSTER_CAMPAIGN_LEADERS, MUSTER_CAMPAIGN_FORCES, MUSTER_CAMPAIGN_CHAPTERS,
    MUSTER_CAMPAIGN_PLAYERS, MUSTER_CAMPAIGN_PLACES
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      int index = muster_campaign_log_entry_get_subject (self, kinds[i]);

      if (index >= 0)
        return ((const MusterCampaignDef *) muster_campaign_shelf_get (self->shelves[kinds[i]], index))->name;
    }
  return NULL;
}

/**
 * muster_campaign_log_entry_dup_title:
 *
 * Returns: (transfer full): the subject and the order, such as "The ford: Open"
 */
char *
muster_campaign_log_entry_dup_title (MusterCampaignLogEntry *self)
{
  const char *label = _(muster_campaign_order_get_spec (&self->order)->label);
  const char *name = get_subject_name (self);

  /* Translators: whom an order of a campaign is about, then the order, as in "The ford: Open". */
  return name != NULL ? g_strdup_printf (_("%s: %s"), name, label) : g_strdup (label);
}

char **
muster_campaign_log_entry_dup_steps (MusterCampaignLogEntry *self)
{
  return put_into_words (self, self->lines, self->n_steps);
}

/* Whether a step names forces, and none of @side. */
static gboolean
names_others_alone (MusterCampaignLogEntry *self,
                    const MusterLine       *line,
                    int                     side)
{
  gboolean names_any = FALSE;

  for (const char *place = line->phrase->text; (place = strstr (place, "{F")) != NULL; place++)
    {
      int force = line->args[place[2] - '0'];

      names_any = TRUE;
      if (force >= 0 && get_force_side (self, force) == side)
        return FALSE;
    }
  return names_any;
}

/* Of a turn on a map where forces are hidden, a side reads of the steps of others only where they
 * met it. Where they are not, it still must not learn what others have written and could not do. */
char **
muster_campaign_log_entry_dup_steps_for (MusterCampaignLogEntry *self,
                                         int                     side)
{
  char **all = put_into_words (self, self->lines, self->n_steps);
  guint n = 0;

  for (guint i = 0; i < self->n_steps; i++)
    {
      const MusterLine *line = &self->lines[i];
      gboolean is_secret = side != MUSTER_CAMPAIGN_MASTER && self->setup->has_map &&
                           names_others_alone (self, line, side) &&
                           (get_rules (self)->map.hidden || muster_campaign_map_march_is_unmarched (line));

      if (is_secret)
        g_clear_pointer (&all[i], g_free);
      else
        all[n++] = all[i];
    }
  all[n] = NULL;
  return all;
}

char **
muster_campaign_log_entry_dup_rules (MusterCampaignLogEntry *self)
{
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_LOG_ENTRY (self), NULL);

  for (guint i = 0; i < self->n_steps; i++)
    if (self->lines[i].phrase->rule != NULL)
      g_strv_builder_add (rules, self->lines[i].phrase->rule);
  return g_strv_builder_end (rules);
}

char **
muster_campaign_log_entry_dup_prompts (MusterCampaignLogEntry *self)
{
  return put_into_words (self, self->lines + self->n_steps, self->n_prompts);
}

char *
muster_campaign_log_entry_to_json (MusterCampaignLogEntry *self)
{
  g_autoptr (JsonNode) node = muster_campaign_log_entry_to_node (self);

  return muster_json_print (node, FALSE);
}

JsonNode *
muster_campaign_log_entry_to_node (MusterCampaignLogEntry *self)
{
  return muster_campaign_entry_write (self->setup, &self->order, &self->tape);
}
