/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-form-field.h"

#include <errno.h>

#include "app/models/muster-form-option.h"
#include "core/muster-i18n.h"

struct _MusterFormField
{
  GObject parent_instance;

  const MusterField *field;
  guint index;
  GListModel *options;
  int selected;
  gboolean given;
  int number;
  gboolean active;
  char *text;
};

G_DEFINE_FINAL_TYPE (MusterFormField, muster_form_field, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_GIVEN,
  PROP_NUMBER,
  PROP_ACTIVE,
  PROP_TEXT,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
emit_changed (MusterFormField *self,
              guint            prop_id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
parse_int (const char *text,
           int        *number)
{
  char *end = NULL;
  gint64 parsed;

  errno = 0;
  parsed = g_ascii_strtoll (text, &end, 10);
  if (end == text || *end != '\0' || errno != 0 || parsed < G_MININT16 || parsed > G_MAXINT16)
    return FALSE;

  *number = (int) parsed;
  return TRUE;
}

static guint
collect_checked (MusterFormField *self,
                 gint16          *items)
{
  guint n_options = g_list_model_get_n_items (self->options);
  guint n = 0;

  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr(MusterFormOption) option = g_list_model_get_item (self->options, i);

      if (muster_form_option_get_checked (option))
        items[n++] = (gint16) muster_form_option_get_number (option);
    }

  return n;
}

static void
write_list (MusterFormField *self,
            MusterOrder     *order)
{
  g_autofree gint16 *items = g_new (gint16, g_list_model_get_n_items (self->options) + 1);
  guint n = collect_checked (self, items);

  if (n == 0)
    return;

  muster_value_set_list (self->field->kind, &order->values[self->index], items, n);
  order->given |= 1u << self->index;
}

static void
write_words (MusterFormField *self,
             MusterOrder     *order)
{
  int number;

  if (self->text[0] == '\0')
    return;

  if (self->field->kind == MUSTER_FIELD_ANY && parse_int (self->text, &number))
    muster_order_set (order, self->index, number);
  else
    muster_order_set_text (order, self->index, self->text);
}

static void
option_checked_cb (MusterFormField *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
muster_form_field_dispose (GObject *object)
{
  MusterFormField *self = MUSTER_FORM_FIELD (object);

  g_clear_object (&self->options);

  G_OBJECT_CLASS (muster_form_field_parent_class)->dispose (object);
}

static void
muster_form_field_finalize (GObject *object)
{
  MusterFormField *self = MUSTER_FORM_FIELD (object);

  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (muster_form_field_parent_class)->finalize (object);
}

static void
muster_form_field_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterFormField *self = MUSTER_FORM_FIELD (object);

  switch (prop_id)
    {
    case PROP_SELECTED:
      g_value_set_int (value, self->selected);
      break;

    case PROP_GIVEN:
      g_value_set_boolean (value, self->given);
      break;

    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;

    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_field_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterFormField *self = MUSTER_FORM_FIELD (object);

  switch (prop_id)
    {
    case PROP_SELECTED:
      muster_form_field_set_selected (self, g_value_get_int (value));
      break;

    case PROP_GIVEN:
      muster_form_field_set_given (self, g_value_get_boolean (value));
      break;

    case PROP_NUMBER:
      muster_form_field_set_number (self, g_value_get_int (value));
      break;

    case PROP_ACTIVE:
      muster_form_field_set_active (self, g_value_get_boolean (value));
      break;

    case PROP_TEXT:
      muster_form_field_set_text (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_field_class_init (MusterFormFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = muster_form_field_dispose;
  object_class->finalize = muster_form_field_finalize;
  object_class->get_property = muster_form_field_get_property;
  object_class->set_property = muster_form_field_set_property;

  properties[PROP_SELECTED] =
    g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_GIVEN] = g_param_spec_boolean ("given", NULL, NULL, FALSE, flags);
  properties[PROP_NUMBER] =
    g_param_spec_int ("number", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
muster_form_field_init (MusterFormField *self)
{
  self->selected = -1;
  self->text = g_strdup ("");
}

static void
watch_options (MusterFormField *self)
{
  guint n_options = g_list_model_get_n_items (self->options);

  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr(MusterFormOption) option = g_list_model_get_item (self->options, i);

      g_signal_connect_object (option, "notify::is-checked", G_CALLBACK (option_checked_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

/**
 * muster_form_field_new:
 * @field: static data of the ruleset
 * @index: its place among the fields of the order
 * @options: what can be chosen; empty where nothing is chosen from a list
 *
 * Returns: (transfer full): a field that says nothing yet, but for what it must say and can only say
 *   in one way
 */
MusterFormField *
muster_form_field_new (const MusterField *field,
                       guint              index,
                       GListModel        *options)
{
  MusterFormField *self;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  self = g_object_new (MUSTER_TYPE_FORM_FIELD, NULL);
  self->field = field;
  self->index = index;
  self->options = g_object_ref (options);
  self->number = CLAMP (field->fallback, field->min, MAX (field->min, field->max));
  self->given = muster_form_field_is_required (self);
  self->active = field->kind == MUSTER_FIELD_SWITCH && field->fallback != 0;

  if (muster_form_field_is_list (self))
    watch_options (self);
  else if (muster_form_field_is_required (self) &&
           (field->kind == MUSTER_FIELD_CHOICE || g_list_model_get_n_items (options) == 1))
    muster_form_field_select (self, field->kind == MUSTER_FIELD_CHOICE ? field->fallback : -1);

  return self;
}

const MusterField *
muster_form_field_get_field (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return self->field;
}

const char *
muster_form_field_get_label (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return _(self->field->label);
}

gboolean
muster_form_field_is_required (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  return (self->field->flags & MUSTER_FIELD_REQUIRED) != 0;
}

/* Whether several options can be checked. */
gboolean
muster_form_field_is_list (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  return self->field->kind == MUSTER_FIELD_UNITS || self->field->kind == MUSTER_FIELD_SIDES;
}

GListModel *
muster_form_field_get_options (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return self->options;
}

int
muster_form_field_get_selected (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), -1);

  return self->selected;
}

/**
 * muster_form_field_set_selected:
 * @selected: a place in the options, or -1 to say nothing
 */
void
muster_form_field_set_selected (MusterFormField *self,
                                int              selected)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));
  g_return_if_fail (selected < (int) g_list_model_get_n_items (self->options));

  if (self->selected == selected)
    return;

  self->selected = selected;
  emit_changed (self, PROP_SELECTED);
}

/**
 * muster_form_field_select:
 * @option_number: what the order would hold; -1: the first option
 *
 * Returns: whether there is such an option; it is selected now
 */
gboolean
muster_form_field_select (MusterFormField *self,
                          int              option_number)
{
  guint n_options;

  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  n_options = g_list_model_get_n_items (self->options);
  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr(MusterFormOption) option = g_list_model_get_item (self->options, i);

      if (option_number == -1 || muster_form_option_get_number (option) == option_number)
        {
          muster_form_field_set_selected (self, (int) i);
          return TRUE;
        }
    }

  return FALSE;
}

int
muster_form_field_get_number (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), 0);

  return self->number;
}

/* Whoever gives a number has given it. */
void
muster_form_field_set_number (MusterFormField *self,
                              int              number)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  if (self->number == number)
    return;

  self->number = number;
  if (!self->given)
    {
      self->given = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GIVEN]);
    }
  emit_changed (self, PROP_NUMBER);
}

gboolean
muster_form_field_get_active (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  return self->active;
}

void
muster_form_field_set_active (MusterFormField *self,
                              gboolean         active)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  if (self->active == active)
    return;

  self->active = active;
  emit_changed (self, PROP_ACTIVE);
}

const char *
muster_form_field_get_text (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return self->text;
}

void
muster_form_field_set_text (MusterFormField *self,
                            const char      *text)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  if (g_strcmp0 (self->text, text) == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text != NULL ? text : "");
  emit_changed (self, PROP_TEXT);
}

gboolean
muster_form_field_get_given (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  return self->given;
}

void
muster_form_field_set_given (MusterFormField *self,
                             gboolean         given)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  given = given || muster_form_field_is_required (self);
  if (self->given == given)
    return;

  self->given = given;
  emit_changed (self, PROP_GIVEN);
}

/**
 * muster_form_field_is_missing:
 *
 * Returns: whether the order cannot be given before this field is filled
 */
gboolean
muster_form_field_is_missing (MusterFormField *self)
{
  g_autofree gint16 *items = NULL;

  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  if (!muster_form_field_is_required (self))
    return FALSE;

  switch (self->field->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_CHOICE:
      return self->selected < 0;

    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDES:
      items = g_new (gint16, g_list_model_get_n_items (self->options) + 1);
      return collect_checked (self, items) == 0;

    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
    case MUSTER_FIELD_ANY:
      return self->text[0] == '\0';

    case MUSTER_FIELD_NUMBER:
    case MUSTER_FIELD_SWITCH:
    case MUSTER_FIELD_POINTS:
    default:
      return FALSE;
    }
}

/**
 * muster_form_field_write:
 * @order: (inout): an order of the kind that the field belongs to
 *
 * Says in @order what the field holds; a field that says nothing leaves it alone.
 */
void
muster_form_field_write (MusterFormField *self,
                         MusterOrder     *order)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));
  g_return_if_fail (order != NULL);

  switch (self->field->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_CHOICE:
      if (self->selected >= 0)
        {
          g_autoptr(MusterFormOption) option =
            g_list_model_get_item (self->options, (guint) self->selected);

          muster_order_set (order, self->index, muster_form_option_get_number (option));
        }
      break;

    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDES:
      write_list (self, order);
      break;

    case MUSTER_FIELD_NUMBER:
      if (self->given)
        muster_order_set (order, self->index, self->number);
      break;

    case MUSTER_FIELD_SWITCH:
      if (self->active != (self->field->fallback != 0) || muster_form_field_is_required (self))
        muster_order_set (order, self->index, self->active);
      break;

    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
    case MUSTER_FIELD_ANY:
      write_words (self, order);
      break;

    case MUSTER_FIELD_POINTS:
    default:
      break;
    }
}
