/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-item.h"

#include "core/muster-i18n.h"

struct _MusterOrderItem
{
  MusterObject parent_instance;

  const MusterOrderSpec *spec;
  guint verb;
  gboolean legal;
  gboolean chosen;
  char *note;
  const char *rule; /* (nullable): static data of the ruleset */
};

G_DEFINE_FINAL_TYPE (MusterOrderItem, muster_order_item, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_LABEL,
  PROP_KEY,
  PROP_NOTE,
  PROP_CHOSEN,
  PROP_SUMMARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char *
dup_key (MusterOrderItem *self)
{
  char key = muster_order_item_get_key (self);

  return key == 0 ? g_strdup ("") : g_strdup_printf ("%c", g_ascii_toupper (key));
}

static char *
dup_summary (MusterOrderItem *self)
{
  const char *label = muster_order_item_get_label (self);

  if (self->note[0] == '\0')
    return g_strdup (label);
  if (self->legal)
    /* Translators: an order and its chance, as in "Move, 83 %". */
    return g_strdup_printf (_("%s, %s"), label, self->note);

  /* Translators: an order that is refused and the reason. */
  return g_strdup_printf (_("%s, not possible: %s"), label, self->note);
}

static void
muster_order_item_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterOrderItem *self = MUSTER_ORDER_ITEM (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, muster_order_item_get_label (self));
      break;

    case PROP_KEY:
      g_value_take_string (value, dup_key (self));
      break;

    case PROP_NOTE:
      g_value_set_string (value, self->note);
      break;

    case PROP_CHOSEN:
      g_value_set_boolean (value, self->chosen);
      break;

    case PROP_SUMMARY:
      g_value_take_string (value, dup_summary (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterOrderItem, note, g_free),
};

static void
muster_order_item_class_init (MusterOrderItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_order_item_get_property;

  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", flags);
  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, "", flags);
  properties[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, "", flags);
  properties[PROP_CHOSEN] = g_param_spec_boolean ("chosen", NULL, NULL, FALSE, flags);
  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, "", flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_order_item_init (MusterOrderItem *self)
{
  self->legal = TRUE;
  self->note = g_strdup ("");
}

/**
 * muster_order_item_new:
 * @spec: the order; static data of its ruleset
 * @verb: its place in the ruleset's table
 *
 * Returns: (transfer full): a legal order without a note
 */
MusterOrderItem *
muster_order_item_new (const MusterOrderSpec *spec,
                       guint                  verb)
{
  MusterOrderItem *self;

  g_return_val_if_fail (spec != NULL, NULL);

  self = g_object_new (MUSTER_TYPE_ORDER_ITEM, NULL);
  self->spec = spec;
  self->verb = verb;

  return self;
}

guint
muster_order_item_get_verb (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), 0);

  return self->verb;
}

const char *
muster_order_item_get_id (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), NULL);

  return self->spec->id;
}

const char *
muster_order_item_get_label (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), NULL);

  return _(self->spec->label);
}

const char *
muster_order_item_get_note (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), NULL);

  return self->note;
}

const char *
muster_order_item_get_rule (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), NULL);

  return self->rule;
}

char
muster_order_item_get_key (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), 0);

  return self->spec->key;
}

gboolean
muster_order_item_get_legal (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), FALSE);

  return self->legal;
}

gboolean
muster_order_item_get_chosen (MusterOrderItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_ITEM (self), FALSE);

  return self->chosen;
}

/**
 * muster_order_item_set_offer:
 * @note: chance or reason, "" for none
 * @rule: (nullable): the id of the rule that the reason comes from; static data
 */
void
muster_order_item_set_offer (MusterOrderItem *self,
                             gboolean         legal,
                             const char      *note,
                             const char      *rule)
{
  gboolean note_changes;

  g_return_if_fail (MUSTER_IS_ORDER_ITEM (self));
  g_return_if_fail (note != NULL);

  self->rule = rule;
  note_changes = !g_str_equal (self->note, note);
  if (self->legal == legal && !note_changes)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->legal = legal;
  if (note_changes)
    {
      g_free (self->note);
      self->note = g_strdup (note);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTE]);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUMMARY]);
  g_object_thaw_notify (G_OBJECT (self));
}

void
muster_order_item_set_chosen (MusterOrderItem *self,
                              gboolean         chosen)
{
  g_return_if_fail (MUSTER_IS_ORDER_ITEM (self));

  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}
