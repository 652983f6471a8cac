/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <string.h>

#include "app/models/form/muster-form-fields.h"
#include "app/models/form/muster-form-option.h"

G_DEFINE_FINAL_TYPE (MusterCampaignSlip, muster_campaign_slip, G_TYPE_OBJECT)

static guint changed_signal;

static void
slot_free (gpointer data)
{
  MusterSlipSlot *slot = data;

  g_clear_object (&slot->field);
  g_clear_pointer (&slot->ids, g_ptr_array_unref);
  g_free (slot->path);
  g_free (slot);
}

static JsonObject *
get_given (MusterCampaignSlip *self)
{
  return json_node_get_object (self->given);
}

/* (nullable): what stands at a path. */
static JsonNode *
find_node (JsonObject *object,
           const char *path)
{
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  JsonNode *node;

  if (slash == NULL)
    return json_object_get_member (object, path);
  node = json_object_get_member (object, head);
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? find_node (json_node_get_object (node), slash + 1)
                                                       : NULL;
}

/* @node: (transfer full) (nullable): nothing stands there then. */
static void
put_node (JsonObject *object,
          const char *path,
          JsonNode   *node)
{
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  JsonNode *inner;

  if (slash == NULL)
    {
      if (node != NULL)
        json_object_set_member (object, path, node);
      else
        json_object_remove_member (object, path);
      return;
    }
  inner = json_object_get_member (object, head);
  if (inner == NULL || !JSON_NODE_HOLDS_OBJECT (inner))
    {
      if (node == NULL)
        return;
      json_object_set_object_member (object, head, json_object_new ());
      inner = json_object_get_member (object, head);
    }
  put_node (json_node_get_object (inner), slash + 1, node);
  if (json_object_get_size (json_node_get_object (inner)) == 0)
    json_object_remove_member (object, head);
}

static int
find_id (GPtrArray  *ids,
         const char *id)
{
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], id) == 0)
      return (int) i;
  return -1;
}

/* What was given of a field that can be changed. */
static void
read_given (MusterCampaignSlip *self,
            MusterSlipSlot     *slot)
{
  JsonNode *node = find_node (get_given (self), slot->path);
  const MusterField *spec = muster_form_field_get_field (slot->field);
  MusterValue value = { 0 };

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || slot->way == MUSTER_SLIP_LEFT)
    return;
  if (slot->way == MUSTER_SLIP_ID || slot->way == MUSTER_SLIP_WHO)
    {
      value.number = find_id (slot->ids, json_node_get_string (node));
      if (value.number < 0)
        return;
    }
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      muster_value_set_text (spec->kind, &value, json_node_get_string (node));
    }
  else
    {
      value.number = json_node_get_value_type (node) == G_TYPE_BOOLEAN ? json_node_get_boolean (node)
                                                                       : (int) json_node_get_int (node);
    }
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (spec->kind, &value);
}

static void
emit_changed (MusterCampaignSlip *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Fields behind a driving one come anew; what they said was about something else. */
static void
make_fields_anew (MusterCampaignSlip *self,
                  guint               driver)
{
  JsonNode *said = muster_campaign_slip_dup_params (self);
  guint n_gone = self->slots->len - driver - 1;

  self->is_making = TRUE;
  for (guint i = driver + 1; i < self->slots->len; i++)
    put_node (json_node_get_object (said), ((MusterSlipSlot *) self->slots->pdata[i])->path, NULL);
  json_node_unref (self->given);
  self->given = said;
  g_list_store_splice (self->fields, driver + 1, n_gone, NULL, 0);
  g_ptr_array_set_size (self->slots, (int) driver + 1);
  muster_slip_add_fields (self);
  self->is_making = FALSE;
}

static void
field_changed_cb (MusterCampaignSlip *self,
                  MusterFormField    *field)
{
  if (self->is_making)
    return;
  for (guint i = 0; i < self->slots->len; i++)
    {
      MusterSlipSlot *slot = self->slots->pdata[i];

      if (slot->field == field && slot->drives)
        {
          make_fields_anew (self, i);
          break;
        }
    }
  emit_changed (self);
}

static void
muster_campaign_slip_dispose (GObject *object)
{
  MusterCampaignSlip *self = MUSTER_CAMPAIGN_SLIP (object);

  g_clear_pointer (&self->slots, g_ptr_array_unref);
  g_clear_pointer (&self->settled, g_hash_table_unref);
  g_clear_object (&self->fields);
  g_clear_object (&self->campaign);
  g_clear_pointer (&self->given, json_node_unref);

  G_OBJECT_CLASS (muster_campaign_slip_parent_class)->dispose (object);
}

static void
muster_campaign_slip_class_init (MusterCampaignSlipClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_campaign_slip_dispose;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
muster_campaign_slip_init (MusterCampaignSlip *self)
{
  self->slots = g_ptr_array_new_with_free_func (slot_free);
  self->settled = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->fields = g_list_store_new (MUSTER_TYPE_FORM_FIELD);
}

/* What is named from the beginning stays as it is; what is described can still be changed. */
static void
note_settled (MusterCampaignSlip *self)
{
  const MusterCampaignField *fields = muster_campaign_orders[self->verb].fields;

  for (guint i = 0; fields[i].id != NULL; i++)
    {
      JsonNode *node = json_object_get_member (get_given (self), fields[i].id);
      gboolean is_described = fields[i].kind >= MUSTER_CAMPAIGN_FIELD_NEW_CHAPTER
                              && fields[i].kind <= MUSTER_CAMPAIGN_FIELD_NEW_PLAYER;

      if (node != NULL && (!is_described || JSON_NODE_HOLDS_VALUE (node)))
        g_hash_table_add (self->settled, g_strdup (fields[i].id));
    }
}

MusterCampaignSlip *
muster_campaign_slip_new (MusterCampaign     *campaign,
                          MusterCampaignVerb  verb,
                          JsonNode           *given)
{
  MusterCampaignSlip *self;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN (campaign), NULL);

  self = g_object_new (MUSTER_TYPE_CAMPAIGN_SLIP, NULL);
  self->campaign = g_object_ref (campaign);
  self->verb = verb;
  if (given != NULL)
    {
      self->given = json_node_copy (given);
    }
  else
    {
      self->given = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (self->given, json_object_new ());
    }
  note_settled (self);
  self->is_making = TRUE;
  muster_slip_add_fields (self);
  self->is_making = FALSE;
  return self;
}

MusterCampaignVerb
muster_campaign_slip_get_verb (MusterCampaignSlip *self)
{
  return self->verb;
}

GListModel *
muster_campaign_slip_get_fields (MusterCampaignSlip *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_SLIP (self), NULL);

  return G_LIST_MODEL (self->fields);
}

gboolean
muster_campaign_slip_is_complete (MusterCampaignSlip *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    {
      MusterSlipSlot *slot = self->slots->pdata[i];

      if (muster_form_field_is_missing (slot->field) || *muster_form_field_get_problem (slot->field) != '\0')
        return FALSE;
    }
  return TRUE;
}

static JsonNode *
new_value_node (MusterSlipSlot    *slot,
                const MusterValue *value)
{
  switch ((guint) muster_form_field_get_field (slot->field)->kind)
    {
    case MUSTER_FIELD_NUMBER:
      return json_node_init_int (json_node_alloc (), value->number);
    case MUSTER_FIELD_SWITCH:
      return json_node_init_boolean (json_node_alloc (), value->number != 0);
    default:
      return json_node_init_string (json_node_alloc (), value->data);
    }
}

static void
put_lost (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  const gint16 *chosen = muster_value_get_list (value);

  for (int i = 0; i < value->number; i++)
    {
      g_autofree char *path =
        g_strdup_printf ("%s/%s/lost", slot->path, (char *) slot->ids->pdata[chosen[i]]);

      put_node (params, path, json_node_init_boolean (json_node_alloc (), TRUE));
    }
}

static void
put_left (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  JsonObject *unit = json_object_new ();

  json_object_set_int_member (unit, "start", slot->start);
  json_object_set_int_member (unit, "left", value->number);
  put_node (params, slot->path, json_node_init_object (json_node_alloc (), unit));
  json_object_unref (unit);
}

/* Somebody new is described, and not named. */
static void
put_new_id (MusterSlipSlot *slot,
            JsonObject     *params)
{
  g_autofree char *path = g_strconcat (slot->path, "/id", NULL);

  put_node (params, path, json_node_init_string (json_node_alloc (), slot->ids->pdata[0]));
}

static void
put_slot (MusterSlipSlot *slot,
          JsonObject     *params)
{
  MusterValue value = { 0 };
  MusterFieldKind kind = muster_form_field_get_field (slot->field)->kind;
  gboolean said = muster_form_field_get_value (slot->field, &value);

  if (!said)
    put_node (params, slot->path, NULL);
  else if (slot->way == MUSTER_SLIP_LOST)
    put_lost (slot, &value, params);
  else if (slot->way == MUSTER_SLIP_LEFT)
    put_left (slot, &value, params);
  else if (slot->way == MUSTER_SLIP_WHO && value.number == 0)
    put_new_id (slot, params);
  else if (slot->way == MUSTER_SLIP_ID || slot->way == MUSTER_SLIP_WHO)
    put_node (params, slot->path,
              json_node_init_string (json_node_alloc (), slot->ids->pdata[value.number]));
  else if (slot->way == MUSTER_SLIP_PLAIN)
    put_node (params, slot->path, new_value_node (slot, &value));
  muster_value_clear (kind, &value);
}

/**
 * muster_campaign_slip_dup_params:
 *
 * Returns: (transfer full): an object, as far as it is filled in
 */
JsonNode *
muster_campaign_slip_dup_params (MusterCampaignSlip *self)
{
  g_autofree char *text = NULL;
  JsonNode *params;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_SLIP (self), NULL);

  /* A copy of a node would share its object. */
  text = json_to_string (self->given, FALSE);
  params = json_from_string (text, NULL);
  for (guint i = 0; i < self->slots->len; i++)
    put_slot (self->slots->pdata[i], json_node_get_object (params));
  return params;
}

void
muster_slip_list_init (MusterSlipList *list)
{
  list->options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);
  list->ids = g_ptr_array_new_with_free_func (g_free);
}

void
muster_slip_list_clear (MusterSlipList *list)
{
  g_clear_object (&list->options);
  g_clear_pointer (&list->ids, g_ptr_array_unref);
}

void
muster_slip_list_add (MusterSlipList *list,
                      const char     *id,
                      const char     *label)
{
  g_autoptr(MusterFormOption) option = muster_form_option_new ((int) list->ids->len, label);

  g_list_store_append (list->options, option);
  g_ptr_array_add (list->ids, g_strdup (id));
}

static MusterSlipSlot *
find_slot (MusterCampaignSlip *self,
           const char         *path)
{
  for (guint i = 0; i < self->slots->len; i++)
    {
      MusterSlipSlot *slot = self->slots->pdata[i];

      if (g_str_equal (slot->path, path))
        return slot;
    }
  return NULL;
}

/* @list: (nullable): taken. A field that is there already stays. */
static MusterSlipSlot *
add_slot (MusterCampaignSlip *self,
          const char         *path,
          const MusterField  *spec,
          MusterSlipList     *list)
{
  MusterSlipSlot *slot = find_slot (self, path);
  g_autoptr(GListModel) none = NULL;

  if (slot != NULL)
    {
      if (list != NULL)
        muster_slip_list_clear (list);
      return slot;
    }
  slot = g_new0 (MusterSlipSlot, 1);
  if (list == NULL)
    none = G_LIST_MODEL (g_list_store_new (MUSTER_TYPE_FORM_OPTION));
  slot->path = g_strdup (path);
  slot->field = muster_form_fields_make (spec, self->slots->len,
                                         list != NULL ? G_LIST_MODEL (list->options) : none);
  if (list != NULL)
    {
      slot->ids = g_steal_pointer (&list->ids);
      slot->way = MUSTER_SLIP_ID;
      g_clear_object (&list->options);
    }
  read_given (self, slot);
  g_signal_connect_object (slot->field, "changed", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->slots, slot);
  g_list_store_append (self->fields, slot->field);
  return slot;
}

MusterSlipSlot *
muster_slip_add_choice (MusterCampaignSlip *self,
                        const char         *path,
                        const char         *label,
                        gboolean            required,
                        MusterSlipList     *list)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_SIDE, .flags = required ? MUSTER_FIELD_REQUIRED : 0 };

  return add_slot (self, path, &spec, list);
}

MusterSlipSlot *
muster_slip_add_number (MusterCampaignSlip *self,
                        const char         *path,
                        const char         *label,
                        gboolean            required,
                        int                 min,
                        int                 max)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_NUMBER,
                             .flags = required ? MUSTER_FIELD_REQUIRED | MUSTER_FIELD_SETTLED : 0,
                             .min = min, .max = max, .fallback = CLAMP (0, min, max) };

  return add_slot (self, path, &spec, NULL);
}

MusterSlipSlot *
muster_slip_add_text (MusterCampaignSlip *self,
                      const char         *path,
                      const char         *label,
                      gboolean            required)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_TEXT, .flags = required ? MUSTER_FIELD_REQUIRED : 0 };

  return add_slot (self, path, &spec, NULL);
}

MusterSlipSlot *
muster_slip_add_switch (MusterCampaignSlip *self,
                        const char         *path,
                        const char         *label)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_SWITCH };

  return add_slot (self, path, &spec, NULL);
}

MusterSlipSlot *
muster_slip_add_checks (MusterCampaignSlip *self,
                        const char         *path,
                        const char         *label,
                        MusterSlipList     *list)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_SIDES };
  MusterSlipSlot *slot = add_slot (self, path, &spec, list);

  slot->way = MUSTER_SLIP_LOST;
  return slot;
}

const char *
muster_slip_get_id (MusterCampaignSlip *self,
                    const char         *path)
{
  MusterSlipSlot *slot = find_slot (self, path);
  JsonNode *node = find_node (get_given (self), path);
  MusterValue value = { 0 };
  const char *id = NULL;

  if (slot == NULL)
    return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
  if (slot->ids != NULL && muster_form_field_get_value (slot->field, &value) && value.number >= 0)
    id = slot->ids->pdata[value.number];
  muster_value_clear (muster_form_field_get_field (slot->field)->kind, &value);
  return id;
}

gboolean
muster_slip_is_on (MusterCampaignSlip *self,
                   const char         *path)
{
  MusterSlipSlot *slot = find_slot (self, path);
  MusterValue value = { 0 };

  return slot != NULL && muster_form_field_get_value (slot->field, &value) && value.number != 0;
}

int
muster_slip_find (MusterCampaignSlip *self,
                  MusterCampaignKind  kind,
                  const char         *id)
{
  const char *said = muster_slip_get_id (self, id);

  return said != NULL ? muster_campaign_state_find (muster_campaign_get_present (self->campaign), kind, said)
                      : -1;
}
