/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-log-entry-private.h"

#include <string.h>

#include "core/battle/muster-entry-codec.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/rules/muster-unit-name.h"

/* An order with its rolls and its outcome. The lines of an entry are stored as phrases and numbers,
 * and put into words only on demand. */

struct _MusterLogEntry
{
  MusterObject parent_instance;

  MusterSetup *setup;
  MusterOrder *order;
  MusterTape tape;
  guint index;
  int turn;
  MusterRoster *roster;
  guint n_steps;
  guint n_prompts;
  gboolean ends;
  int end_step; /* the step that says why the battle ended, or -1 */
  guint covered; /* a bit for each side whose secrets are hidden */
  MusterLine *lines; /* the steps, then the prompts */
  MusterIncident *incidents; /* NULL when there are none */
  guint n_incidents;
  gint16 *throwers; /* for each roll the unit that threw it, or -1 */
  guint n_throwers;
};

G_DEFINE_FINAL_TYPE (MusterLogEntry, muster_log_entry, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TURN,
  PROP_TITLE,
  PROP_GIST,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterLineContext
get_context (MusterLogEntry *self)
{
  return (MusterLineContext) {
    .setup = self->setup,
    .roster = self->roster,
    .order = self->order,
    .tape = &self->tape,
    .translated = TRUE,
    .covered = self->covered,
  };
}

static char **
put_into_words (MusterLogEntry   *self,
                const MusterLine *lines,
                guint             n)
{
  MusterLineContext context = get_context (self);
  char **words = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    words[i] = muster_line_to_text (&lines[i], &context);
  return words;
}

static void
muster_log_entry_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterLogEntry *self = MUSTER_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_TURN:
      g_value_set_int (value, self->turn);
      break;
    case PROP_TITLE:
      g_value_take_string (value, muster_log_entry_dup_title (self));
      break;
    case PROP_GIST:
      g_value_take_string (value, muster_log_entry_dup_gist (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLogEntry, order, muster_order_free),
  MUSTER_HELD (MusterLogEntry, tape, muster_tape_clear),
  MUSTER_OWNED (MusterLogEntry, roster, g_ptr_array_unref),
  MUSTER_OWNED (MusterLogEntry, lines, g_free),
  MUSTER_OWNED (MusterLogEntry, incidents, g_free),
  MUSTER_OWNED (MusterLogEntry, throwers, g_free),
  MUSTER_OWNED (MusterLogEntry, setup, muster_setup_unref),
};

static void
muster_log_entry_class_init (MusterLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_log_entry_get_property;

  properties[PROP_TURN] =
    g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 0,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_GIST] =
    g_param_spec_string ("gist", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_log_entry_init (MusterLogEntry *self)
{
}

/**
 * muster_log_entry_new:
 *
 * Returns: (transfer full): an entry of @order and @tape, which are copied
 */
MusterLogEntry *
muster_log_entry_new (MusterSetup       *setup,
                      const MusterOrder *order,
                      const MusterTape  *tape)
{
  MusterLogEntry *self = g_object_new (MUSTER_TYPE_LOG_ENTRY, NULL);

  self->setup = muster_setup_ref (setup);
  self->order = muster_order_dup (order);
  muster_tape_init (&self->tape);
  muster_tape_copy (&self->tape, tape);
  return self;
}

void
muster_log_entry_set_outcome (MusterLogEntry      *self,
                              guint                index,
                              int                  turn,
                              const MusterOutcome *outcome,
                              MusterRoster        *roster)
{
  g_return_if_fail (self->lines == NULL);

  self->index = index;
  self->turn = turn;
  self->roster = g_ptr_array_ref (roster);
  self->n_steps = outcome->steps->len;
  self->n_prompts = outcome->prompts->len;
  self->lines = muster_lines_join (outcome->steps, outcome->prompts);
  self->n_incidents = outcome->incidents->len;
  self->incidents = g_memdup2 (outcome->incidents->data, self->n_incidents * sizeof (MusterIncident));
  self->n_throwers = outcome->throwers->len;
  self->throwers = g_memdup2 (outcome->throwers->data, self->n_throwers * sizeof (gint16));
  for (guint i = 0; i < self->n_incidents; i++)
    if (self->incidents[i].kind == MUSTER_INCIDENT_ENDED)
      {
        self->ends = TRUE;
        self->end_step = self->incidents[i].number;
      }
}

void
muster_log_entry_set_covered (MusterLogEntry *self,
                              guint           sides)
{
  self->covered = sides;
}

const MusterOrder *
muster_log_entry_get_order (MusterLogEntry *self)
{
  return self->order;
}

const MusterTape *
muster_log_entry_get_tape (MusterLogEntry *self)
{
  return &self->tape;
}

guint
muster_log_entry_get_index (MusterLogEntry *self)
{
  return self->index;
}

int
muster_log_entry_get_turn (MusterLogEntry *self)
{
  return self->turn;
}

guint
muster_log_entry_get_covered (MusterLogEntry *self)
{
  return self->covered;
}

const MusterIncident *
muster_log_entry_get_incidents (MusterLogEntry *self,
                                guint          *n)
{
  *n = self->n_incidents;
  return self->incidents;
}

int
muster_log_entry_get_thrower (MusterLogEntry *self,
                              guint           roll)
{
  return roll < self->n_throwers ? self->throwers[roll] : -1;
}

const MusterLine *
muster_log_entry_get_lines (MusterLogEntry *self,
                            guint          *n_steps,
                            guint          *n_prompts)
{
  *n_steps = self->n_steps;
  *n_prompts = self->n_prompts;
  return self->lines;
}

const MusterRoster *
muster_log_entry_get_roster (MusterLogEntry *self)
{
  return self->roster;
}

char *
muster_log_entry_dup_unit_name (MusterLogEntry *self,
                                int             unit)
{
  g_return_val_if_fail (unit >= 0 && (guint) unit < self->roster->len, NULL);

  return muster_unit_name_in_roster (self->setup, self->roster, unit);
}

/**
 * muster_log_entry_covers_roll:
 * @roll: index of the roll on the tape
 *
 * Returns: whether the faces of the roll are hidden now, because a line that mentions it is
 */
gboolean
muster_log_entry_covers_roll (MusterLogEntry *self,
                              guint           roll)
{
  MusterLineContext context = get_context (self);

  for (guint i = 0; self->covered != 0 && i < self->n_steps; i++)
    if (muster_line_is_covered (&self->lines[i], &context) &&
        muster_line_tells_roll (&self->lines[i], roll))
      return TRUE;
  return FALSE;
}

/**
 * muster_log_entry_dup_title:
 *
 * Returns: (transfer full): who did what, such as "1st Company: Fire"
 */
char *
muster_log_entry_dup_title (MusterLogEntry *self)
{
  const char *label = _(self->order->spec->label);
  g_autofree char *name = NULL;

  if (self->order->unit < 0)
    return g_strdup (label);

  name = muster_log_entry_dup_unit_name (self, self->order->unit);
  /* Translators: a unit's name, then the order it was given, as in "1st Company: Fire". */
  return g_strdup_printf (_("%s: %s"), name, label);
}

char **
muster_log_entry_dup_steps (MusterLogEntry *self)
{
  return put_into_words (self, self->lines, self->n_steps);
}

char **
muster_log_entry_dup_prompts (MusterLogEntry *self)
{
  return put_into_words (self, self->lines + self->n_steps, self->n_prompts);
}

char **
muster_log_entry_dup_errands (MusterLogEntry *self)
{
  g_autofree MusterLine *errands = g_new (MusterLine, self->n_prompts + 1);
  guint n = 0;

  for (guint i = 0; i < self->n_prompts; i++)
    if (!self->lines[self->n_steps + i].phrase->lasts)
      errands[n++] = self->lines[self->n_steps + i];
  return put_into_words (self, errands, n);
}

/**
 * muster_log_entry_list_errands:
 *
 * Returns: (transfer full) (element-type MusterErrand): what is known of each of the errands
 */
GArray *
muster_log_entry_list_errands (MusterLogEntry *self)
{
  GArray *errands = g_array_new (FALSE, FALSE, sizeof (MusterErrand));

  for (guint i = 0; i < self->n_prompts; i++)
    {
      const MusterLine *line = &self->lines[self->n_steps + i];
      const char *place = strstr (line->phrase->text, "{u");
      MusterErrand errand = {
        .unit = place != NULL && g_ascii_isdigit (place[2]) ? line->args[place[2] - '0'] : -1,
        .is_small = line->phrase->gist == MUSTER_GIST_NEVER,
      };

      if (!line->phrase->lasts)
        g_array_append_val (errands, errand);
    }
  return errands;
}

static MusterGist
get_gist (MusterLogEntry *self,
          guint           step)
{
  const MusterPhrase *phrase = self->lines[step].phrase;

  return phrase != NULL ? phrase->gist : MUSTER_GIST_NEVER;
}

/**
 * muster_log_entry_dup_gist:
 *
 * Returns: (transfer full) (nullable): the lines that are marked as essential; if there are none,
 *   the first instruction for moving figures, or else the last step; %NULL if that adds nothing to
 *   the order itself
 */
char *
muster_log_entry_dup_gist (MusterLogEntry *self)
{
  g_autofree MusterLine *lines = g_new (MusterLine, self->n_steps + 1);
  g_auto (GStrv) gist = NULL;
  g_auto (GStrv) errands = NULL;
  guint n = 0;

  for (guint i = 0; i < self->n_steps; i++)
    if (get_gist (self, i) == MUSTER_GIST_ALWAYS)
      lines[n++] = self->lines[i];
  if (n > 0)
    {
      gist = put_into_words (self, lines, n);
      return g_strjoinv (". ", gist);
    }

  for (guint i = 0; i < self->n_prompts; i++)
    {
      const MusterPhrase *phrase = self->lines[self->n_steps + i].phrase;

      if (phrase->lasts || phrase->gist == MUSTER_GIST_NEVER)
        continue;
      errands = put_into_words (self, &self->lines[self->n_steps + i], 1);
      return g_strdup (errands[0]);
    }
  if (self->n_steps == 0 || get_gist (self, self->n_steps - 1) == MUSTER_GIST_NEVER)
    return NULL;
  gist = put_into_words (self, &self->lines[self->n_steps - 1], 1);
  return g_strdup (gist[0]);
}

char **
muster_log_entry_list_rules (MusterLogEntry *self)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  for (guint i = 0; i < self->n_steps + self->n_prompts; i++)
    {
      const char *rule = self->lines[i].phrase != NULL ? self->lines[i].phrase->rule : NULL;

      if (rule != NULL && !g_ptr_array_find_with_equal_func (rules, rule, g_str_equal, NULL))
        g_ptr_array_add (rules, g_strdup (rule));
    }
  return (char **) g_ptr_array_steal (rules, NULL);
}

/**
 * muster_log_entry_dup_end:
 *
 * Returns: (transfer full) (nullable): why the battle ended with this entry, or "" if no reason is
 *   known; %NULL if the battle went on
 */
char *
muster_log_entry_dup_end (MusterLogEntry *self)
{
  int field = muster_fields_find (self->order->spec->fields, "reason");
  g_auto (GStrv) words = NULL;

  if (!self->ends)
    return NULL;
  if (self->end_step >= 0)
    {
      words = put_into_words (self, self->lines + self->end_step, 1);
      return g_strdup (words[0]);
    }
  /* An umpire who ends the battle gives the reason in his order. */
  if (field >= 0 && muster_order_has (self->order, (guint) field))
    return g_strdup (muster_order_get_text (self->order, (guint) field));
  return g_strdup ("");
}

/**
 * muster_log_entry_to_json:
 *
 * Returns: (transfer full): the entry as the battle file and the store keep it
 */
char *
muster_log_entry_to_json (MusterLogEntry *self)
{
  g_autoptr (JsonNode) node =
    muster_entry_write (self->setup, self->roster, self->order, &self->tape);

  return muster_json_print (node, FALSE);
}

/**
 * muster_log_entry_to_node:
 *
 * Returns: (transfer full): the entry as a node, to be put into a larger document
 */
JsonNode *
muster_log_entry_to_node (MusterLogEntry *self)
{
  return muster_entry_write (self->setup, self->roster, self->order, &self->tape);
}
