/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-event.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-text.h"

/* A recorded event. It keeps names as they were, since the unit may have been renamed or
 * removed. */

struct _MusterForceEvent
{
  GObject parent_instance;

  MusterRuleset *ruleset;
  MusterForceEventKind kind;
  gint64 when;
  char *texts[7]; /* the texts that the note points to */
  MusterForceEventNote note;
};

G_DEFINE_FINAL_TYPE (MusterForceEvent, muster_force_event, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (MusterForceEventKind, muster_force_event_kind,
                    G_DEFINE_ENUM_VALUE (MUSTER_FORCE_EVENT_ROLLED, "rolled"),
                    G_DEFINE_ENUM_VALUE (MUSTER_FORCE_EVENT_REROLLED, "rerolled"),
                    G_DEFINE_ENUM_VALUE (MUSTER_FORCE_EVENT_WRITTEN, "written"),
                    G_DEFINE_ENUM_VALUE (MUSTER_FORCE_EVENT_RENAMED, "renamed"))

enum
{
  PROP_0,
  PROP_WHEN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_force_event_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterForceEvent *self = MUSTER_FORCE_EVENT (object);

  switch (prop_id)
    {
    case PROP_WHEN:
      g_value_set_int64 (value, self->when);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_event_finalize (GObject *object)
{
  MusterForceEvent *self = MUSTER_FORCE_EVENT (object);

  g_clear_object (&self->ruleset);
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (muster_force_event_parent_class)->finalize (object);
}

static void
muster_force_event_class_init (MusterForceEventClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_force_event_get_property;
  object_class->finalize = muster_force_event_finalize;

  properties[PROP_WHEN] = g_param_spec_int64 ("when", NULL, NULL, 0, G_MAXINT64, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_force_event_init (MusterForceEvent *self)
{
}

MusterForceEvent *
muster_force_event_new (MusterRuleset              *ruleset,
                        MusterForceEventKind        kind,
                        gint64                      when,
                        const MusterForceEventNote *note)
{
  MusterForceEvent *self;
  const char *texts[] = { note->unit_id, note->unit_name, note->leader, note->trait_id,
                          note->trait_name, note->dice, note->reason };

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  self = g_object_new (MUSTER_TYPE_FORCE_EVENT, NULL);
  self->ruleset = g_object_ref (ruleset);
  self->kind = kind;
  self->when = when;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    muster_text_set (&self->texts[i], texts[i], MUSTER_FORCE_MAX_NAME * 2);
  self->note = (MusterForceEventNote) {
    .unit_id = self->texts[0],
    .unit_name = self->texts[1],
    .leader = self->texts[2],
    .leadership = note->leadership,
    .trait_id = self->texts[3],
    .trait_name = self->texts[4],
    .dice = self->texts[5],
    .thrown = note->thrown,
    .reason = self->texts[6],
  };

  return self;
}

MusterForceEventKind
muster_force_event_get_kind (MusterForceEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_EVENT (self), MUSTER_FORCE_EVENT_ROLLED);

  return self->kind;
}

gint64
muster_force_event_get_when (MusterForceEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_EVENT (self), 0);

  return self->when;
}

void
muster_force_event_set_when (MusterForceEvent *self,
                             gint64            when)
{
  g_return_if_fail (MUSTER_IS_FORCE_EVENT (self));
  g_return_if_fail (when > 0);

  if (self->when != 0)
    return;

  self->when = when;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WHEN]);
}

/**
 * muster_force_event_get_note:
 *
 * Returns: (transfer none): the facts of the event; its texts are never %NULL
 */
const MusterForceEventNote *
muster_force_event_get_note (MusterForceEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_EVENT (self), NULL);

  return &self->note;
}

static const char *
get_trait_label (MusterForceEvent *self)
{
  const MusterTrait *trait =
    muster_catalog_find_trait (muster_ruleset_get_catalog (self->ruleset), self->note.trait_id);

  return trait != NULL ? muster_force_text_show (trait->name) : self->note.trait_id;
}

/* "Leadership 6+, Bold" */
static char *
dup_result (MusterForceEvent *self)
{
  g_autofree char *leadership = NULL;
  const char *shown;
  g_auto (GStrv) parts = NULL;
  g_autofree char *number = NULL;

  shown = muster_ruleset_get_rules (self->ruleset)->leadership_text;
  parts = g_strsplit (shown != NULL ? _(shown) : "{0}", "{0}", 2);
  number = g_strdup_printf ("%d", self->note.leadership);
  leadership = g_strjoinv (number, parts);
  if (*self->note.trait_id == '\0')
    return g_strdup_printf (_("Leadership %s"), leadership);
  if (self->note.leadership == 0)
    return g_strdup (get_trait_label (self));

  /* Translators: a leader's Leadership and his trait */
  return g_strdup_printf (_("Leadership %s, %s"), leadership, get_trait_label (self));
}

static char *
dup_who (MusterForceEvent *self)
{
  if (*self->note.leader == '\0')
    return g_strdup_printf (_("the leader of %s"), self->note.unit_name);
  if (g_str_equal (self->note.leader, self->note.unit_name))
    return g_strdup (self->note.leader);

  /* Translators: a leader, and his unit */
  return g_strdup_printf (_("%s of %s"), self->note.leader, self->note.unit_name);
}

/* " (typed 4, then 6-3)", " (the umpire said so)", or "" */
static char *
dup_source (MusterForceEvent *self)
{
  g_auto (GStrv) rolls = NULL;
  g_autofree char *dice = NULL;

  if (*self->note.reason != '\0')
    /* Translators: why somebody wrote something down. */
    return g_strdup_printf (_(" (%s)"), self->note.reason);
  if (*self->note.dice == '\0')
    return g_strdup ("");

  rolls = g_strsplit (self->note.dice, ", ", -1);
  /* Translators: between one roll and the next: "4, then 6-3" */
  dice = g_strjoinv (_(", then "), rolls);
  if (self->note.thrown)
    /* Translators: dice that the program threw. */
    return g_strdup_printf (_(" (thrown %s)"), dice);
  /* Translators: dice that a player typed. */
  return g_strdup_printf (_(" (typed %s)"), dice);
}

static char *
dup_text (MusterForceEvent *self)
{
  g_autofree char *who = NULL;
  g_autofree char *result = NULL;
  g_autofree char *source = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_EVENT (self), NULL);

  who = dup_who (self);
  result = dup_result (self);
  source = dup_source (self);
  switch (self->kind)
    {
    case MUSTER_FORCE_EVENT_REROLLED:
      return g_strdup_printf (_("Rolled again for %s: %s%s"), who, result, source);

    case MUSTER_FORCE_EVENT_WRITTEN:
      return g_strdup_printf (_("Written down without a roll for %s: %s%s"), who, result, source);

    case MUSTER_FORCE_EVENT_RENAMED:
      return g_strdup_printf (_("%s of %s is called “%s”"), get_trait_label (self), who,
                              self->note.trait_name);

    case MUSTER_FORCE_EVENT_ROLLED:
    default:
      return g_strdup_printf (_("Rolled for %s: %s%s"), who, result, source);
    }
}

char *
muster_force_event_dup_line (MusterForceEvent *self)
{
  g_autofree char *text = dup_text (self);
  g_autoptr (GDateTime) utc = NULL;
  g_autoptr (GDateTime) local = NULL;
  g_autofree char *day = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_EVENT (self), NULL);

  utc = self->when > 0 ? g_date_time_new_from_unix_utc (self->when) : NULL;
  local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  if (local == NULL)
    return g_steal_pointer (&text);

  day = g_date_time_format (local, "%x");

  /* Translators: a day, and what happened */
  return g_strdup_printf (_("%s: %s"), day, text);
}
