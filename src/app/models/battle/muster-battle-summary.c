/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-summary.h"

#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* The summary is made from the incidents, which are the same for all rulesets, unit by unit; never
 * from texts. */

typedef struct
{
  MusterBattle *battle;
  MusterLogEntry *entry;
  const MusterIncident *incidents;
  guint n_incidents;
  GArray *units;   /* int: the units that were affected, in the order of the incidents */
  GPtrArray *said; /* GString: the text for each of them */
} Summary;

static GString *
get_words (Summary *self,
           int      unit)
{
  for (guint i = 0; i < self->units->len; i++)
    if (g_array_index (self->units, int, i) == unit)
      return self->said->pdata[i];

  g_array_append_val (self->units, unit);
  g_ptr_array_add (self->said, g_string_new (NULL));
  return self->said->pdata[self->said->len - 1];
}

static void
say (Summary    *self,
     int         unit,
     const char *words)
{
  GString *said;

  if (unit < 0 || words == NULL || *words == '\0')
    return;
  said = get_words (self, unit);
  muster_enumeration_add (said, words);
}

/* A fight can have many rounds of losses, which are added up to one number. */
static int
count_lost (Summary *self,
            int      unit)
{
  int n = 0;

  for (guint i = 0; i < self->n_incidents; i++)
    {
      const MusterIncident *incident = &self->incidents[i];

      if (incident->kind == MUSTER_INCIDENT_LOST && incident->unit == unit)
        n += incident->number;
    }
  return n;
}

static gboolean
has_left (Summary *self,
          int      unit)
{
  for (guint i = 0; i < self->n_incidents; i++)
    {
      const MusterIncident *incident = &self->incidents[i];

      if (incident->kind == MUSTER_INCIDENT_LEFT && incident->unit == unit)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_first (Summary              *self,
          const MusterIncident *incident)
{
  for (guint i = 0; i < self->n_incidents; i++)
    {
      const MusterIncident *other = &self->incidents[i];

      if (other->kind == incident->kind && other->unit == incident->unit)
        return other == incident;
    }
  return TRUE;
}

/* "pinned 2": only what it came to in the end. */
static void
say_shaken (Summary              *self,
            const MusterIncident *incident)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  const MusterMarker *marker = &rules->markers[incident->more];
  g_autofree char *label = g_utf8_strdown (_(marker->label), -1);
  g_autofree char *numbered = NULL;

  if (has_left (self, incident->unit))
    return;
  if (marker->max > 1 && marker->words == NULL)
    numbered = g_strdup_printf ("%s %d", label, incident->number);
  else if (marker->words != NULL && incident->number > 0)
    numbered = g_utf8_strdown (_(marker->words[incident->number - 1]), -1);
  say (self, incident->unit, numbered != NULL ? numbered : label);
}

static void
say_shot (Summary              *self,
          const MusterIncident *incident)
{
  g_autofree char *words = NULL;

  if (incident->other >= 0 && count_lost (self, incident->other) > 0)
    return;
  words = incident->number > 0
            ? g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d hit, nobody falls",
                                          "%d hits, nobody falls", (gulong) incident->number),
                               incident->number)
            : g_strdup (_("no hits"));
  say (self, incident->unit, words);
}

static gboolean
has_fought (Summary *self)
{
  for (guint i = 0; i < self->n_incidents; i++)
    if (self->incidents[i].kind == MUSTER_INCIDENT_WON_FIGHT ||
        self->incidents[i].kind == MUSTER_INCIDENT_DREW_FIGHT)
      return TRUE;
  return FALSE;
}

static const char *
get_plain_words (const MusterIncident *incident)
{
  switch ((MusterIncidentKind) incident->kind)
    {
    case MUSTER_INCIDENT_WON_FIGHT:
      return _("wins the fight");
    case MUSTER_INCIDENT_DREW_FIGHT:
      return _("the fight is drawn");
    case MUSTER_INCIDENT_LEADER_LOST:
      return _("leader lost");
    case MUSTER_INCIDENT_WOUNDED:
      return _("wounded");
    case MUSTER_INCIDENT_STEADY:
      return _("stands firm");
    case MUSTER_INCIDENT_RALLIED:
      return _("rallies");
    case MUSTER_INCIDENT_FAILED_RALLY:
      return _("does not rally");
    case MUSTER_INCIDENT_BALKED:
      return _("does not obey");
    case MUSTER_INCIDENT_FELL_BACK:
      return _("falls back");
    case MUSTER_INCIDENT_ARRIVED:
      return _("comes on the table");
    case MUSTER_INCIDENT_JAMMED:
      return _("its weapon jams");
    case MUSTER_INCIDENT_RAZED:
      return _("brings a building down");
    case MUSTER_INCIDENT_FIRED:
    case MUSTER_INCIDENT_ASSAULTED:
    case MUSTER_INCIDENT_LOST:
    case MUSTER_INCIDENT_LEFT:
    case MUSTER_INCIDENT_SHAKEN:
    case MUSTER_INCIDENT_OBEYED:
    case MUSTER_INCIDENT_CORRECTED:
    case MUSTER_INCIDENT_UNRAZED:
    case MUSTER_INCIDENT_ENDED:
    case MUSTER_N_INCIDENTS:
    default:
      return NULL;
    }
}

static void
add_incident (Summary              *self,
              const MusterIncident *incident)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));

  if (!is_first (self, incident) && incident->kind != MUSTER_INCIDENT_SHAKEN)
    return;
  if (incident->kind == MUSTER_INCIDENT_LOST)
    {
      int n = count_lost (self, incident->unit);
      g_autofree char *words =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d figure lost", "%d figures lost", (gulong) n), n);

      say (self, incident->unit, n > 0 ? words : NULL);
    }
  else if (incident->kind == MUSTER_INCIDENT_SHAKEN)
    say_shaken (self, incident);
  else if (incident->kind == MUSTER_INCIDENT_FIRED)
    say_shot (self, incident);
  else if (incident->kind == MUSTER_INCIDENT_ASSAULTED)
    {
      /* Under some rules, units in contact fight by a separate order. */
      g_autofree char *name = muster_log_entry_dup_unit_name (self->entry, incident->other);

      /* Translators: behind the name of a unit: whom it has charged. */
      g_autofree char *words = g_strdup_printf (_("in contact with %s"), name);

      say (self, incident->unit, has_fought (self) ? NULL : words);
    }
  else if (incident->kind == MUSTER_INCIDENT_LEFT)
    {
      g_autofree char *fate = g_utf8_strdown (_(rules->fates[incident->number].label), -1);

      say (self, incident->unit, fate);
    }
  else
    say (self, incident->unit, get_plain_words (incident));
}

/* "Black Shields: 3 figures lost, pinned 1. 1st Company: leader lost" */
static char *
join (Summary *self)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < self->units->len; i++)
    {
      const GString *said = self->said->pdata[i];
      g_autofree char *name =
        muster_log_entry_dup_unit_name (self->entry, g_array_index (self->units, int, i));

      g_string_append_printf (line, "%s%s: %s", i > 0 ? ". " : "", name, said->str);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
free_words (gpointer words)
{
  g_string_free (words, TRUE);
}

/**
 * muster_battle_summary_dup_entry:
 * @entry: of @battle
 *
 * Returns: (transfer full) (nullable): the line; %NULL where nothing is to be said but what was ordered
 */
char *
muster_battle_summary_dup_entry (MusterBattle   *battle,
                                 MusterLogEntry *entry)
{
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (free_words);
  Summary summary = { .battle = battle, .entry = entry, .units = units, .said = said };

  summary.incidents = muster_log_entry_get_incidents (entry, &summary.n_incidents);
  for (guint i = 0; i < summary.n_incidents; i++)
    add_incident (&summary, &summary.incidents[i]);
  if (units->len == 0)
    return muster_log_entry_dup_gist (entry);
  return join (&summary);
}

/**
 * muster_battle_summary_dup:
 *
 * @entry: (nullable): of @battle
 *
 * Returns: (transfer full): the line of @entry; the name of the order where nothing more is to be said; ""
 *   for no entry
 */
char *
muster_battle_summary_dup (MusterBattle   *battle,
                           MusterLogEntry *entry)
{
  g_autofree char *line = NULL;

  if (entry == NULL)
    return g_strdup ("");

  line = muster_battle_summary_dup_entry (battle, entry);
  return line != NULL ? g_steal_pointer (&line) : muster_log_entry_dup_title (entry);
}
