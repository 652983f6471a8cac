/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-reading-line.h"

#include "core/muster-i18n.h"

#include <string.h>

/* A line is an object rather than a plain value because the lists on the screen hold objects. */

/* Limits the remarks that a hostile line can cause. */
#define MAX_REMARKS 16

struct _MusterReadingLine
{
  MusterObject parent_instance;

  guint number;
  char *text;
  MusterReadingKind kind;
  char *summary;
  MusterForceUnit *unit;
  guint count;
  int stated_cost;
  gboolean stated_is_each;
  int counted_cost;
  GPtrArray *remarks; /* ended by NULL */
  char **suggestions;
};

G_DEFINE_FINAL_TYPE (MusterReadingLine, muster_reading_line, MUSTER_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (MusterReadingKind, muster_reading_kind,
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_NOTHING, "nothing"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_HEAD, "head"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_UNIT, "unit"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_DETAIL, "detail"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_UNKNOWN, "unknown"))

G_DEFINE_ENUM_TYPE (MusterReadingVerdict, muster_reading_verdict,
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_IGNORED, "ignored"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_UNDERSTOOD, "understood"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_DOUBTFUL, "doubtful"),
                    G_DEFINE_ENUM_VALUE (MUSTER_READING_LOST, "lost"))

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_TEXT,
  PROP_KIND,
  PROP_VERDICT,
  PROP_REMARKS,
  PROP_SUGGESTIONS,
  PROP_UNIT,
  PROP_COUNT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_reading_line_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterReadingLine *self = MUSTER_READING_LINE (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_KIND:
      g_value_set_enum (value, (int) self->kind);
      break;

    case PROP_VERDICT:
      g_value_set_enum (value, (int) muster_reading_line_get_verdict (self));
      break;

    case PROP_REMARKS:
      g_value_take_string (value, g_strjoinv ("\n", (char **) self->remarks->pdata));
      break;

    case PROP_SUGGESTIONS:
      g_value_set_boxed (value, self->suggestions);
      break;

    case PROP_UNIT:
      g_value_set_object (value, self->unit);
      break;

    case PROP_COUNT:
      g_value_set_uint (value, self->count);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember READING_LINE_MEMBERS[] = {
  MUSTER_OWNED (MusterReadingLine, unit, g_object_unref),
  MUSTER_OWNED (MusterReadingLine, text, g_free),
  MUSTER_OWNED (MusterReadingLine, summary, g_free),
  MUSTER_OWNED (MusterReadingLine, remarks, g_ptr_array_unref),
  MUSTER_OWNED (MusterReadingLine, suggestions, g_strfreev),
};

static void
muster_reading_line_class_init (MusterReadingLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), READING_LINE_MEMBERS,
                                   G_N_ELEMENTS (READING_LINE_MEMBERS));

  object_class->get_property = muster_reading_line_get_property;

  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_KIND] = g_param_spec_enum ("kind", NULL, NULL, MUSTER_TYPE_READING_KIND,
                                             MUSTER_READING_NOTHING, flags);
  properties[PROP_VERDICT] = g_param_spec_enum ("verdict", NULL, NULL, MUSTER_TYPE_READING_VERDICT,
                                                MUSTER_READING_IGNORED, flags);
  properties[PROP_REMARKS] = g_param_spec_string ("remarks", NULL, NULL, NULL, flags);
  properties[PROP_SUGGESTIONS] = g_param_spec_boxed ("suggestions", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_UNIT] = g_param_spec_object ("unit", NULL, NULL, MUSTER_TYPE_FORCE_UNIT, flags);
  properties[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_reading_line_init (MusterReadingLine *self)
{
  self->stated_cost = -1;
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->remarks, NULL);
  self->suggestions = g_new0 (char *, 1);
}

/**
 * muster_reading_line_new:
 * @text: as it was written
 *
 * Returns: (transfer full): an empty line of kind %MUSTER_READING_NOTHING
 */
MusterReadingLine *
muster_reading_line_new (guint       number,
                         const char *text)
{
  MusterReadingLine *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (MUSTER_TYPE_READING_LINE, NULL);
  self->number = number;
  self->text = g_strdup (text);

  return self;
}

guint
muster_reading_line_get_number (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), 0);

  return self->number;
}

const char *
muster_reading_line_get_text (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), NULL);

  return self->text;
}

MusterReadingKind
muster_reading_line_get_kind (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), MUSTER_READING_NOTHING);

  return self->kind;
}

MusterReadingVerdict
muster_reading_line_get_verdict (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), MUSTER_READING_LOST);

  if (self->kind == MUSTER_READING_UNKNOWN)
    return MUSTER_READING_LOST;
  if (self->remarks->len > 1)
    return MUSTER_READING_DOUBTFUL;

  return self->kind == MUSTER_READING_NOTHING ? MUSTER_READING_IGNORED : MUSTER_READING_UNDERSTOOD;
}

/**
 * muster_reading_line_dup_summary:
 *
 * Returns: (transfer full): what was understood, in words for players; "" if nothing was
 */
char *
muster_reading_line_dup_summary (MusterReadingLine *self)
{
  g_autofree char *options = NULL;
  const char *name, *type;
  GString *text;

  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), NULL);

  if (self->unit == NULL)
    return g_strdup (self->summary != NULL ? self->summary : "");

  text = g_string_new (NULL);
  name = muster_force_unit_get_name (self->unit);
  type = muster_force_unit_get_type_name (self->unit);
  options = muster_force_unit_dup_options_text (self->unit);
  if (self->count > 1)
    g_string_append_printf (text, "%u × ", self->count);
  if (!g_str_equal (name, type))
    g_string_append_printf (text, "%s: ", name);
  g_string_append (text, type);
  if (*options != '\0')
    g_string_append_printf (text, ", %s", options);

  return g_string_free (text, FALSE);
}

/**
 * muster_reading_line_get_remarks:
 *
 * Returns: (transfer none) (array zero-terminated=1): what may be wrong, and why
 */
const char *const *
muster_reading_line_get_remarks (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), NULL);

  return (const char *const *) self->remarks->pdata;
}

/**
 * muster_reading_line_get_suggestions:
 *
 * Returns: (transfer none) (array zero-terminated=1): names of the catalog that may have been meant
 */
const char *const *
muster_reading_line_get_suggestions (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), NULL);

  return (const char *const *) self->suggestions;
}

/**
 * muster_reading_line_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit that it describes, without its id
 */
MusterForceUnit *
muster_reading_line_get_unit (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), NULL);

  return self->unit;
}

guint
muster_reading_line_get_count (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), 0);

  return self->count;
}

int
muster_reading_line_get_stated_cost (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), -1);

  return self->stated_cost;
}

int
muster_reading_line_get_counted_cost (MusterReadingLine *self)
{
  g_return_val_if_fail (MUSTER_IS_READING_LINE (self), 0);

  return self->counted_cost;
}

/**
 * muster_reading_line_set_kind:
 * @summary: (nullable): what was understood
 */
void
muster_reading_line_set_kind (MusterReadingLine *self,
                              MusterReadingKind  kind,
                              const char        *summary)
{
  g_return_if_fail (MUSTER_IS_READING_LINE (self));

  self->kind = kind;
  g_free (self->summary);
  self->summary = g_strdup (summary);
}

void
muster_reading_line_set_unit (MusterReadingLine *self,
                              MusterForceUnit   *unit,
                              guint              count)
{
  g_return_if_fail (MUSTER_IS_READING_LINE (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));

  self->kind = MUSTER_READING_UNIT;
  g_set_object (&self->unit, unit);
  self->count = count;
}

void
muster_reading_line_set_stated_cost (MusterReadingLine *self,
                                     int                cost,
                                     gboolean           is_each)
{
  g_return_if_fail (MUSTER_IS_READING_LINE (self));

  self->stated_cost = cost;
  self->stated_is_each = is_each;
}

void
muster_reading_line_count_cost (MusterReadingLine *self,
                                int                cost)
{
  gboolean is_right;

  g_return_if_fail (MUSTER_IS_READING_LINE (self));

  self->counted_cost = cost * (int) self->count;
  if (self->stated_cost < 0)
    return;

  /* Many people state the cost of a single unit without saying so. */
  is_right = self->stated_cost == cost || (!self->stated_is_each && self->stated_cost == self->counted_cost);
  if (self->stated_is_each)
    self->stated_cost = (int) CLAMP ((gint64) self->stated_cost * self->count, 0, G_MAXINT);
  if (!is_right)
    muster_reading_line_remark (self, dngettext (GETTEXT_PACKAGE,
                                                 "%d point is stated, but %d were counted",
                                                 "%d points are stated, but %d were counted",
                                                 (gulong) ABS (self->stated_cost)), self->stated_cost,
                                self->counted_cost);
}

/**
 * muster_reading_line_take_suggestions:
 * @suggestions: (transfer full)
 */
void
muster_reading_line_take_suggestions (MusterReadingLine  *self,
                                      char              **suggestions)
{
  g_return_if_fail (MUSTER_IS_READING_LINE (self));
  g_return_if_fail (suggestions != NULL);

  g_strfreev (self->suggestions);
  self->suggestions = suggestions;
}

/**
 * muster_reading_line_remark:
 * @format: what may be wrong, as a sentence without its full stop
 */
void
muster_reading_line_remark (MusterReadingLine *self,
                            const char        *format,
                            ...)
{
  va_list args;

  g_return_if_fail (MUSTER_IS_READING_LINE (self));

  if (self->remarks->len > MAX_REMARKS)
    return;

  va_start (args, format);
  g_ptr_array_insert (self->remarks, (int) self->remarks->len - 1, g_strdup_vprintf (format, args));
  va_end (args);
}
