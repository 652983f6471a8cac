/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-finding.h"

#include "core/muster-i18n.h"

/* A finding is an object rather than a plain value because the lists on the screen hold objects. */

struct _MusterFinding
{
  MusterObject parent_instance;

  char *code;
  char *text;
  const char *rule; /* static */
  MusterForceUnit *unit;
  MusterSeverity severity;
};

G_DEFINE_FINAL_TYPE (MusterFinding, muster_finding, MUSTER_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (MusterSeverity, muster_severity,
                    G_DEFINE_ENUM_VALUE (MUSTER_SEVERITY_NOTE, "note"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SEVERITY_WARNING, "warning"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SEVERITY_ERROR, "error"))

enum
{
  PROP_0,
  PROP_CODE,
  PROP_SEVERITY,
  PROP_UNIT,
  PROP_TEXT,
  PROP_LINE,
  PROP_RULE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_finding_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  MusterFinding *self = MUSTER_FINDING (object);

  switch (prop_id)
    {
    case PROP_CODE:
      g_value_set_string (value, self->code);
      break;

    case PROP_SEVERITY:
      g_value_set_enum (value, (int) self->severity);
      break;

    case PROP_UNIT:
      g_value_set_object (value, self->unit);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_LINE:
      g_value_take_string (value, muster_finding_dup_line (self));
      break;

    case PROP_RULE:
      g_value_set_string (value, self->rule);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember FINDING_MEMBERS[] = {
  MUSTER_OWNED (MusterFinding, unit, g_object_unref),
  MUSTER_OWNED (MusterFinding, code, g_free),
  MUSTER_OWNED (MusterFinding, text, g_free),
};

static void
muster_finding_class_init (MusterFindingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), FINDING_MEMBERS,
                                   G_N_ELEMENTS (FINDING_MEMBERS));

  object_class->get_property = muster_finding_get_property;

  properties[PROP_CODE] = g_param_spec_string ("code", NULL, NULL, NULL, flags);
  properties[PROP_SEVERITY] =
    g_param_spec_enum ("severity", NULL, NULL, MUSTER_TYPE_SEVERITY, MUSTER_SEVERITY_NOTE, flags);
  properties[PROP_UNIT] =
    g_param_spec_object ("unit", NULL, NULL, MUSTER_TYPE_FORCE_UNIT, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_LINE] = g_param_spec_string ("line", NULL, NULL, NULL, flags);
  properties[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_finding_init (MusterFinding *self)
{
}

/**
 * muster_finding_new:
 * @unit: (nullable): the unit that it is about
 * @format: the reason, as a sentence without its full stop
 *
 * Returns: (transfer full): a finding
 */
MusterFinding *
muster_finding_new (const char      *code,
                    MusterSeverity   severity,
                    MusterForceUnit *unit,
                    const char      *format,
                    ...)
{
  MusterFinding *self;
  va_list args;

  g_return_val_if_fail (code != NULL, NULL);
  g_return_val_if_fail (unit == NULL || MUSTER_IS_FORCE_UNIT (unit), NULL);

  self = g_object_new (MUSTER_TYPE_FINDING, NULL);
  self->code = g_strdup (code);
  self->severity = severity;
  g_set_object (&self->unit, unit);
  va_start (args, format);
  self->text = g_strdup_vprintf (format, args);
  va_end (args);

  return self;
}

/**
 * muster_finding_new_from_remark:
 * @remark: what a ruleset has to say
 * @unit: (nullable): the unit that it is about
 *
 * Returns: (transfer full): a finding
 */
MusterFinding *
muster_finding_new_from_remark (const MusterRemark *remark,
                                MusterForceUnit    *unit)
{
  const MusterLineContext context = { .translated = TRUE };
  g_autofree char *text = muster_line_to_text (&remark->line, &context);
  MusterFinding *self = muster_finding_new (remark->code, remark->severity, unit, "%s", text);

  self->rule = remark->line.phrase->rule;

  return self;
}

const char *
muster_finding_get_code (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), NULL);

  return self->code;
}

/**
 * muster_finding_get_rule:
 *
 * Returns: (nullable): the id of the rule that it is based on
 */
const char *
muster_finding_get_rule (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), NULL);

  return self->rule;
}

MusterSeverity
muster_finding_get_severity (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), MUSTER_SEVERITY_ERROR);

  return self->severity;
}

/**
 * muster_finding_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit, or %NULL for the force as a whole
 */
MusterForceUnit *
muster_finding_get_unit (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), NULL);

  return self->unit;
}

const char *
muster_finding_get_text (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), NULL);

  return self->text;
}

/**
 * muster_finding_dup_line:
 *
 * Returns: (transfer full): the reason with the name of the unit before it
 */
char *
muster_finding_dup_line (MusterFinding *self)
{
  g_return_val_if_fail (MUSTER_IS_FINDING (self), NULL);

  if (self->unit == NULL)
    return g_strdup (self->text);

  /* Translators: the name of a unit, and what is wrong with it */
  return g_strdup_printf (_("%s: %s"), muster_force_unit_get_name (self->unit), self->text);
}
