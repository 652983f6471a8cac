/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-desk.h"

#include "app/models/muster-row-words.h"
#include "core/muster-i18n.h"

/* How many rows are searched for those that the desk shows, and how many recent ones it shows. */
#define N_LOOKED_AT 20
#define N_RECENT 6
#define N_CAMPAIGNS 3
#define N_FORCES 3

struct _MusterDesk
{
  MusterObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  MusterStoreList *battles;
  MusterStoreList *open;
  MusterStoreList *planned;
  MusterStoreList *all_campaigns;
  MusterStoreList *all_forces;
  MusterLedgerRow *current;
  GListStore *underway;
  GListStore *recent;
  GListStore *prepared;
  GListStore *campaigns;
  GListStore *forces;
};

G_DEFINE_FINAL_TYPE (MusterDesk, muster_desk, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_LIBRARY,
  PROP_IS_EMPTY,
  PROP_HAS_CURRENT,
  PROP_CURRENT_TITLE,
  PROP_CURRENT_NOTE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Leaves rows that stay alone, since a view makes a widget for each row that is added. */
static void
set_rows (GListStore *list,
          GPtrArray  *rows,
          guint       n_rows)
{
  GListModel *model = G_LIST_MODEL (list);

  for (guint i = 0; i < n_rows; i++)
    for (;;)
      {
        g_autoptr (GObject) there = g_list_model_get_item (model, i);

        if (there == rows->pdata[i])
          break;
        if (there != NULL && !g_ptr_array_find (rows, there, NULL))
          {
            g_list_store_remove (list, i);
            continue;
          }
        g_list_store_insert (list, i, rows->pdata[i]);
        break;
      }
  if (g_list_model_get_n_items (model) > n_rows)
    g_list_store_splice (list, n_rows, g_list_model_get_n_items (model) - n_rows, NULL, 0);
}

/* Returns the undamaged battle in progress that was used last. */
static MusterLedgerRow *
find_current (MusterDesk *self)
{
  GListModel *open = G_LIST_MODEL (self->open);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (open), N_LOOKED_AT); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (open, i);

      if (row != NULL && !muster_ledger_row_get_damaged (row))
        return g_steal_pointer (&row);
    }

  return NULL;
}

static gboolean
is_same (gconstpointer row,
         gconstpointer other)
{
  return muster_ledger_row_get_id ((gpointer) row) == muster_ledger_row_get_id ((gpointer) other);
}

/* Returns the first rows of @list that are not in @shown. */
static GPtrArray *
list_first (MusterStoreList *list,
            GPtrArray       *shown)
{
  GListModel *all = G_LIST_MODEL (list);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (all), N_LOOKED_AT) && rows->len < N_RECENT; i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (all, i);

      if (row != NULL && !g_ptr_array_find_with_equal_func (shown, row, is_same, NULL))
        g_ptr_array_add (rows, g_object_ref (row));
    }
  return rows;
}

/* Each battle appears in one list only. */
static void
look_at_battles (MusterDesk *self)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  g_autoptr (GPtrArray) underway = NULL;
  g_autoptr (GPtrArray) prepared = NULL;
  g_autoptr (GPtrArray) recent = NULL;

  g_clear_object (&self->current);
  self->current = find_current (self);
  if (self->current != NULL)
    g_ptr_array_add (shown, self->current);
  underway = list_first (self->open, shown);
  g_ptr_array_extend (shown, underway, NULL, NULL);
  prepared = list_first (self->planned, shown);
  g_ptr_array_extend (shown, prepared, NULL, NULL);
  recent = list_first (self->battles, shown);

  set_rows (self->underway, underway, underway->len);
  set_rows (self->recent, recent, recent->len);
  set_rows (self->prepared, prepared, prepared->len);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_IS_EMPTY; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static MusterStoreList *
list_battles (MusterDesk  *self,
              MusterStage  stage)
{
  MusterStoreList *list = muster_ledger_store_list (muster_store_get_battles (self->store));

  muster_store_list_set_stage (list, stage);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (look_at_battles), self, G_CONNECT_SWAPPED);

  return list;
}

/* Lists the campaigns in progress. */
static void
look_at_campaigns (MusterDesk *self)
{
  GListModel *all = G_LIST_MODEL (self->all_campaigns);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (all), N_LOOKED_AT) && rows->len < N_CAMPAIGNS; i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (all, i);

      if (row != NULL && !muster_ledger_row_get_is_over (row))
        g_ptr_array_add (rows, g_object_ref (row));
    }
  set_rows (self->campaigns, rows, rows->len);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_EMPTY]);
}

static void
look_at_forces (MusterDesk *self)
{
  GListModel *all = G_LIST_MODEL (self->all_forces);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (all), N_FORCES); i++)
    {
      GObject *row = g_list_model_get_item (all, i);

      if (row != NULL)
        g_ptr_array_add (rows, row);
    }
  set_rows (self->forces, rows, rows->len);
}

static void
damaged_cb (MusterDesk *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_EMPTY]);
}

static char *
dup_current_note (MusterDesk *self)
{
  g_autofree char *note = NULL;

  if (self->current == NULL)
    return g_strdup ("");

  note = muster_row_words_note (self->current, self->library);
  return g_strdup_printf ("%s\n%s", muster_ledger_row_get_subject (self->current), note);
}

static void
muster_desk_constructed (GObject *object)
{
  MusterDesk *self = MUSTER_DESK (object);

  G_OBJECT_CLASS (muster_desk_parent_class)->constructed (object);

  self->battles = list_battles (self, MUSTER_STAGE_ANY);
  self->open = list_battles (self, MUSTER_STAGE_OPEN);
  self->planned = list_battles (self, MUSTER_STAGE_PREPARED);
  g_signal_connect_object (self->store, "notify::damage", G_CALLBACK (damaged_cb), self,
                           G_CONNECT_SWAPPED);
  self->all_campaigns = muster_ledger_store_list (muster_store_get_campaigns (self->store));
  g_signal_connect_object (self->all_campaigns, "items-changed", G_CALLBACK (look_at_campaigns), self,
                           G_CONNECT_SWAPPED);
  self->all_forces = muster_force_store_list (muster_store_get_forces (self->store));
  g_signal_connect_object (self->all_forces, "items-changed", G_CALLBACK (look_at_forces), self,
                           G_CONNECT_SWAPPED);
  look_at_battles (self);
  look_at_campaigns (self);
  look_at_forces (self);
}

static void
muster_desk_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  MusterDesk *self = MUSTER_DESK (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_IS_EMPTY:
      /* If data is damaged, battles may be missing, so do not welcome the user as a new one. */
      g_value_set_boolean (value, g_list_model_get_n_items (G_LIST_MODEL (self->battles)) == 0 &&
                                    g_list_model_get_n_items (G_LIST_MODEL (self->campaigns)) == 0 &&
                                    muster_store_get_damage (self->store) == NULL);
      break;
    case PROP_HAS_CURRENT:
      g_value_set_boolean (value, self->current != NULL);
      break;
    case PROP_CURRENT_TITLE:
      g_value_set_string (value, self->current != NULL
                                   ? muster_ledger_row_get_title (self->current)
                                   : "");
      break;
    case PROP_CURRENT_NOTE:
      g_value_take_string (value, dup_current_note (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_desk_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  MusterDesk *self = MUSTER_DESK (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterDesk, current, g_object_unref),
  MUSTER_OWNED (MusterDesk, battles, g_object_unref),
  MUSTER_OWNED (MusterDesk, open, g_object_unref),
  MUSTER_OWNED (MusterDesk, planned, g_object_unref),
  MUSTER_OWNED (MusterDesk, all_campaigns, g_object_unref),
  MUSTER_OWNED (MusterDesk, campaigns, g_object_unref),
  MUSTER_OWNED (MusterDesk, all_forces, g_object_unref),
  MUSTER_OWNED (MusterDesk, forces, g_object_unref),
  MUSTER_OWNED (MusterDesk, underway, g_object_unref),
  MUSTER_OWNED (MusterDesk, recent, g_object_unref),
  MUSTER_OWNED (MusterDesk, prepared, g_object_unref),
  MUSTER_OWNED (MusterDesk, library, g_object_unref),
  MUSTER_OWNED (MusterDesk, store, g_object_unref),
};

static void
muster_desk_class_init (MusterDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->constructed = muster_desk_constructed;
  object_class->get_property = muster_desk_get_property;
  object_class->set_property = muster_desk_set_property;

  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, given);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, given);
  properties[PROP_IS_EMPTY] = g_param_spec_boolean ("is-empty", NULL, NULL, TRUE, shown);
  properties[PROP_HAS_CURRENT] = g_param_spec_boolean ("has-current", NULL, NULL, FALSE, shown);
  properties[PROP_CURRENT_TITLE] = g_param_spec_string ("current-title", NULL, NULL, "", shown);
  properties[PROP_CURRENT_NOTE] = g_param_spec_string ("current-note", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_desk_init (MusterDesk *self)
{
  self->underway = g_list_store_new (MUSTER_TYPE_LEDGER_ROW);
  self->recent = g_list_store_new (MUSTER_TYPE_LEDGER_ROW);
  self->prepared = g_list_store_new (MUSTER_TYPE_LEDGER_ROW);
  self->campaigns = g_list_store_new (MUSTER_TYPE_LEDGER_ROW);
  self->forces = g_list_store_new (MUSTER_TYPE_FORCE_ROW);
}

MusterDesk *
muster_desk_new (MusterStore   *store,
                 MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_DESK, "store", store, "library", library, NULL);
}

MusterStore *
muster_desk_get_store (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return self->store;
}

MusterLibrary *
muster_desk_get_library (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return self->library;
}

/* The battle in progress, or 0. */
gint64
muster_desk_get_current_id (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), 0);

  return self->current != NULL ? muster_ledger_row_get_id (self->current) : 0;
}

/* The other battles in progress, as #MusterLedgerRow. */
GListModel *
muster_desk_get_underway (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return G_LIST_MODEL (self->underway);
}

/* The battles that are ready to begin, as #MusterLedgerRow. */
GListModel *
muster_desk_get_prepared (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return G_LIST_MODEL (self->prepared);
}

/* Campaigns in progress, the one used last first, as #MusterLedgerRow. */
GListModel *
muster_desk_get_campaigns (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return G_LIST_MODEL (self->campaigns);
}

/* The other battles that were used last, as #MusterLedgerRow. */
GListModel *
muster_desk_get_recent (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return G_LIST_MODEL (self->recent);
}

/* The forces that were used last, as #MusterForceRow. */
GListModel *
muster_desk_get_forces (MusterDesk *self)
{
  g_return_val_if_fail (MUSTER_IS_DESK (self), NULL);

  return G_LIST_MODEL (self->forces);
}
