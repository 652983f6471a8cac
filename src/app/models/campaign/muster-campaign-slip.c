/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "app/models/form/muster-form-fields.h"
#include "app/models/form/muster-form-option.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/setup/muster-campaign-rules-writer.h"
#include "core/muster-signal.h"

G_DEFINE_FINAL_TYPE (MusterCampaignSlip, muster_campaign_slip, MUSTER_TYPE_OBJECT)

/* How many lines a text of several lines shows at least. */
#define PROSE_LINES 8

static guint changed_signal;

static void
slot_free (gpointer data)
{
  MusterSlipSlot *slot = data;

  g_clear_object (&slot->field);
  g_clear_pointer (&slot->ids, g_ptr_array_unref);
  g_clear_pointer (&slot->was, json_node_unref);
  g_clear_pointer (&slot->unsaid, json_node_unref);
  g_free (slot->path);
  g_free (slot->owner);
  g_free (slot);
}

static void
free_state (MusterCampaignState *state)
{
  muster_campaign_state_clear (state);
  g_free (state);
}

static JsonObject *
get_given (MusterCampaignSlip *self)
{
  return json_node_get_object (self->given);
}

MusterSlipSlot *
muster_slip_find_slot (MusterCampaignSlip *self,
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

/* Returns: (element-type utf8): the paths of the fields after a driving one */
static GPtrArray *
list_paths (MusterCampaignSlip *self,
            guint               driver)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = driver + 1; i < self->slots->len; i++)
    g_ptr_array_add (paths, g_strdup (((MusterSlipSlot *) self->slots->pdata[i])->path));
  return paths;
}

static void
forget (MusterCampaignSlip *self,
        GPtrArray          *paths)
{
  for (guint i = 0; i < paths->len; i++)
    if (muster_slip_find_slot (self, paths->pdata[i]) == NULL)
      muster_slip_put_node (get_given (self), paths->pdata[i], NULL);
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
          g_autoptr (GPtrArray) paths = list_paths (self, i);
          gboolean keeps = ((MusterSlipSlot *) self->slots->pdata[i])->keeps;
          JsonNode *said = muster_campaign_slip_dup_params (self);
          guint n_gone = self->slots->len - i - 1;

          /* Makes the fields after a driving one anew. Their values are forgotten, since they were about
           * something else, unless the driving field keeps them. */
          self->is_making = TRUE;
          json_node_unref (self->given);
          self->given = said;
          g_ptr_array_set_size (self->slots, (int) i + 1);
          if (!keeps)
            forget (self, paths);
          g_list_store_splice (self->fields, i + 1, n_gone, NULL, 0);
          if (muster_slip_add_fields (self))
            forget (self, paths);
          if (self->verb == MUSTER_CAMPAIGN_ORDER_RETURN)
            muster_slip_prune (self);
          self->is_making = FALSE;

          break;
        }
    }
  g_signal_emit (self, changed_signal, 0);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterCampaignSlip, slots, g_ptr_array_unref),
  MUSTER_OWNED (MusterCampaignSlip, settled, g_hash_table_unref),
  MUSTER_OWNED (MusterCampaignSlip, fields, g_object_unref),
  MUSTER_OWNED (MusterCampaignSlip, campaign, g_object_unref),
  MUSTER_OWNED (MusterCampaignSlip, past, free_state),
  MUSTER_OWNED (MusterCampaignSlip, given, json_node_unref),
  MUSTER_OWNED (MusterCampaignSlip, was, json_node_unref),
  MUSTER_OWNED (MusterCampaignSlip, scope, g_free),
};

static void
muster_campaign_slip_class_init (MusterCampaignSlipClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_campaign_slip_init (MusterCampaignSlip *self)
{
  self->slots = g_ptr_array_new_with_free_func (slot_free);
  self->settled = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->fields = g_list_store_new (MUSTER_TYPE_FORM_FIELD);
}

static void
make_fields (MusterCampaignSlip *self)
{
  self->is_making = TRUE;
  muster_slip_add_fields (self);
  self->is_making = FALSE;
}

MusterCampaignSlip *
muster_campaign_slip_new (MusterCampaign     *campaign,
                          MusterCampaignVerb  verb,
                          JsonNode           *given)
{
  MusterCampaignSlip *self;
  const MusterField *fields;

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
  if (json_object_has_member (get_given (self), MUSTER_CAMPAIGN_SLIP_SCOPE))
    {
      self->scope =
        g_strdup (json_object_get_string_member (get_given (self), MUSTER_CAMPAIGN_SLIP_SCOPE));
      json_object_remove_member (get_given (self), MUSTER_CAMPAIGN_SLIP_SCOPE);
    }

  /* Notes the references that the caller has given, which are fixed. Descriptions can still be
   * changed. */
  fields = muster_campaign_orders[self->verb].fields;
  for (guint i = 0; fields[i].id != NULL; i++)
    {
      JsonNode *node = json_object_get_member (get_given (self), fields[i].id);
      gboolean is_described = fields[i].kind >= MUSTER_FIELD_NEW_CHAPTER
                              && fields[i].kind <= MUSTER_FIELD_NEW_PLAYER;

      if (node != NULL && (!is_described || JSON_NODE_HOLDS_VALUE (node)))
        g_hash_table_add (self->settled, g_strdup (fields[i].id));
    }

  if (verb == MUSTER_CAMPAIGN_ORDER_RULES && !json_object_has_member (get_given (self), "rules"))
    muster_slip_begin_rules (self);
  make_fields (self);
  return self;
}

/**
 * muster_campaign_slip_new_again:
 * @index: of an entry that counts
 */
MusterCampaignSlip *
muster_campaign_slip_new_again (MusterCampaign *campaign,
                                guint           index)
{
  g_autoptr (MusterCampaignLogEntry) entry = NULL;
  g_autoptr (JsonNode) written = NULL;
  MusterCampaignSlip *self;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN (campaign), NULL);
  g_return_val_if_fail (index < muster_ledger_get_length (campaign), NULL);

  entry = g_list_model_get_item (muster_ledger_get_log (campaign), index);
  written = muster_campaign_log_entry_to_node (entry);
  self = g_object_new (MUSTER_TYPE_CAMPAIGN_SLIP, NULL);
  self->campaign = g_object_ref (campaign);
  self->verb = muster_campaign_log_entry_get_order (entry)->verb;
  self->given = json_node_copy (json_object_get_member (json_node_get_object (written), "params"));
  if (json_object_has_member (get_given (self), "source"))
    self->was = json_node_copy (json_object_get_member (get_given (self), "source"));
  self->past = g_new0 (MusterCampaignState, 1);
  muster_campaign_state_init (self->past);
  muster_campaign_correction_recall (campaign, index, self->past);
  if (self->verb == MUSTER_CAMPAIGN_ORDER_RULES)
    {
      const MusterCampaignSetup *setup = muster_slip_get_setup (self);
      g_auto (MusterCampaignState) after = { 0 };

      /* Rules that an earlier entry gave, with all their members: whatever it left out has its default. */
      muster_campaign_state_init (&after);
      if (index + 1 < muster_ledger_get_length (self->campaign))
        muster_campaign_correction_recall (self->campaign, index + 1, &after);
      else
        muster_campaign_state_assign (&after, muster_campaign_get_present (self->campaign));
      json_object_set_member (get_given (self), "rules",
                              muster_campaign_rules_writer_to_node (muster_campaign_get_rules (setup, &after),
                                                                    setup->has_map));
    }
  make_fields (self);
  return self;
}

const MusterCampaignState *
muster_campaign_slip_get_state (MusterCampaignSlip *self)
{
  return self->past != NULL ? self->past : muster_campaign_get_present (self->campaign);
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

const char *
muster_campaign_slip_find_label (MusterCampaignSlip *self,
                                 const char         *path)
{
  MusterSlipSlot *slot;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_SLIP (self), NULL);

  slot = muster_slip_find_slot (self, path);
  return slot != NULL ? muster_form_field_get_label (slot->field) : NULL;
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

  /* json_node_copy() would share the object, so copy it by way of text. */
  text = json_to_string (self->given, FALSE);
  params = json_from_string (text, NULL);
  for (guint i = 0; i < self->slots->len; i++)
    muster_slip_put (self->slots->pdata[i], json_node_get_object (params));
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
  g_autoptr (MusterFormOption) option = muster_form_option_new ((int) list->ids->len, label);

  g_list_store_append (list->options, option);
  g_ptr_array_add (list->ids, g_strdup (id));
}

/* @list: (nullable): taken. An existing field at the path is kept. */
static MusterSlipSlot *
add_slot (MusterCampaignSlip *self,
          const char         *path,
          const MusterField  *spec,
          MusterSlipList     *list)
{
  MusterSlipSlot *slot = muster_slip_find_slot (self, path);
  g_autoptr (GListModel) none = NULL;

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
  muster_slip_read (slot, get_given (self));
  g_signal_connect_object (slot->field, "changed", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->slots, slot);
  g_list_store_append (self->fields, slot->field);
  return slot;
}

void
muster_slip_set_way (MusterCampaignSlip *self,
                     MusterSlipSlot     *slot,
                     MusterSlipWay       way)
{
  if (slot->way == way)
    return;
  slot->way = way;
  muster_slip_read (slot, get_given (self));
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

static MusterSlipSlot *
add_number (MusterCampaignSlip *self,
            const char         *path,
            const char         *label,
            MusterFieldFlags    flags,
            int                 min,
            int                 max,
            int                 usual)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_NUMBER, .flags = flags,
                             .min = min, .max = max, .fallback = CLAMP (usual, min, max) };

  return add_slot (self, path, &spec, NULL);
}

MusterSlipSlot *
muster_slip_add_number (MusterCampaignSlip *self,
                        const char         *path,
                        const char         *label,
                        gboolean            required,
                        int                 min,
                        int                 max)
{
  return add_number (self, path, label, required ? MUSTER_FIELD_REQUIRED | MUSTER_FIELD_SETTLED : 0, min, max,
                     0);
}

MusterSlipSlot *
muster_slip_add_usual_number (MusterCampaignSlip *self,
                              const char         *path,
                              const char         *label,
                              int                 min,
                              int                 max,
                              int                 usual)
{
  return add_number (self, path, label, 0, min, max, usual);
}

static MusterSlipSlot *
add_words (MusterCampaignSlip *self,
           const char         *path,
           const char         *label,
           MusterFieldKind     kind,
           gboolean            required,
           int                 n_lines)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = kind, .flags = required ? MUSTER_FIELD_REQUIRED : 0, .max = n_lines,
                             .fallback = muster_campaign_slip_get_state (self)->day };

  return add_slot (self, path, &spec, NULL);
}

MusterSlipSlot *
muster_slip_add_text (MusterCampaignSlip *self,
                      const char         *path,
                      const char         *label,
                      gboolean            required)
{
  return add_words (self, path, label, MUSTER_FIELD_TEXT, required, 1);
}

static MusterSlipSlot *
add_numbers (MusterCampaignSlip *self,
             const char         *path,
             const char         *label,
             MusterFieldKind     kind,
             MusterFieldFlags    flags)
{
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = kind, .flags = flags, .min = 0, .max = G_MAXINT16 };
  MusterSlipSlot *slot = add_slot (self, path, &spec, NULL);

  muster_slip_set_way (self, slot, MUSTER_SLIP_NUMBERS);
  return slot;
}

void
muster_slip_say_empty_list (MusterSlipSlot *slot)
{
  if (slot->unsaid != NULL)
    return;

  slot->unsaid = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (slot->unsaid, json_array_new ());
}

MusterSlipSlot *
muster_slip_add_numbers (MusterCampaignSlip *self,
                         const char         *path,
                         const char         *label)
{
  MusterSlipSlot *slot = add_numbers (self, path, label, MUSTER_FIELD_NUMBERS, 0);

  muster_slip_say_empty_list (slot);
  return slot;
}

MusterSlipSlot *
muster_slip_add_fraction (MusterCampaignSlip *self,
                          const char         *path,
                          const char         *label)
{
  return add_numbers (self, path, label, MUSTER_FIELD_FRACTION, MUSTER_FIELD_REQUIRED);
}

MusterSlipSlot *
muster_slip_add_prose (MusterCampaignSlip *self,
                       const char         *path,
                       const char         *label,
                       gboolean            required)
{
  return add_words (self, path, label, MUSTER_FIELD_TEXT, required, PROSE_LINES);
}

MusterSlipSlot *
muster_slip_add_date (MusterCampaignSlip *self,
                      const char         *path,
                      const char         *label,
                      gboolean            required)
{
  return add_words (self, path, label, MUSTER_FIELD_DATE, required, 1);
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
muster_slip_add_list (MusterCampaignSlip *self,
                      const char         *path,
                      const char         *label,
                      gboolean            means_all,
                      MusterSlipList     *list)
{
  MusterSlipSlot *slot;

  /* A checklist of units is folded however long it is, so use that kind. */
  const MusterField spec = { .id = g_intern_string (path), .label = g_intern_string (label),
                             .kind = MUSTER_FIELD_UNITS };
  slot = add_slot (self, path, &spec, list);
  slot->means_all = means_all;
  muster_slip_set_way (self, slot, MUSTER_SLIP_LISTED);
  return slot;
}

void
muster_slip_set_owner (MusterCampaignSlip *self,
                       MusterSlipSlot     *slot,
                       MusterSlipWay       way,
                       const char         *owner)
{
  g_free (slot->owner);
  slot->owner = g_strdup (owner);
  muster_slip_set_way (self, slot, way);
}

const char *
muster_slip_get_id (MusterCampaignSlip *self,
                    const char         *path)
{
  MusterSlipSlot *slot = muster_slip_find_slot (self, path);
  JsonNode *node = muster_slip_find_node (get_given (self), path);
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
  MusterSlipSlot *slot = muster_slip_find_slot (self, path);
  MusterValue value = { 0 };

  return slot != NULL && muster_form_field_get_value (slot->field, &value) && value.number != 0;
}

int
muster_slip_find (MusterCampaignSlip *self,
                  MusterCampaignKind  kind,
                  const char         *id)
{
  const char *said = muster_slip_get_id (self, id);

  return said != NULL ? muster_campaign_state_find (muster_campaign_slip_get_state (self), kind, said) : -1;
}
