/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-list-private.h"

#include "store/muster-row-cache.h"

/* A list model over stored records. `ids` is the model; a row is read when somebody requests it.
 * The last rows stay in a cache, so that a view which requests a row twice gets the same object.
 * Each change of the store causes exactly one items-changed. */

#define N_KEPT_ROWS 256

struct _MusterStoreList
{
  GObject parent_instance;

  MusterRecordStore *store;
  MusterStoreQuery query;
  GArray *ids; /* gint64 */
  gboolean is_loaded; /* somebody has looked at it; until then it does not read */
  MusterRowCache *rows;
};

static gboolean
select_ids (MusterStoreList  *self,
            GArray           *ids,
            GError          **error)
{
  return muster_store_query_select (&self->query, muster_record_store_get_db (self->store), ids, error);
}

static GArray *
get_ids (MusterStoreList *self)
{
  if (!self->is_loaded)
    {
      self->is_loaded = TRUE;
      if (!select_ids (self, self->ids, NULL))
        g_array_set_size (self->ids, 0);
    }

  return self->ids;
}

static GType
muster_store_list_get_item_type (GListModel *model)
{
  MusterStoreList *self = MUSTER_STORE_LIST (model);

  return MUSTER_RECORD_STORE_GET_CLASS (self->store)->get_row_type ();
}

static guint
muster_store_list_get_n_items (GListModel *model)
{
  MusterStoreList *self = MUSTER_STORE_LIST (model);

  return get_ids (self)->len;
}

static gpointer
muster_store_list_get_item (GListModel *model,
                            guint       position)
{
  MusterStoreList *self = MUSTER_STORE_LIST (model);
  GObject *row;
  gint64 id;

  if (position >= get_ids (self)->len)
    return NULL;

  id = g_array_index (self->ids, gint64, position);
  row = muster_row_cache_get (self->rows, id);
  if (row != NULL)
    return g_object_ref (row);

  row = MUSTER_RECORD_STORE_GET_CLASS (self->store)->load_row (self->store, id);
  muster_row_cache_keep (self->rows, id, row);

  return row;
}

static void
muster_store_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = muster_store_list_get_item_type;
  iface->get_n_items = muster_store_list_get_n_items;
  iface->get_item = muster_store_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterStoreList, muster_store_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      muster_store_list_list_model_init))

G_DEFINE_ENUM_TYPE (MusterShow, muster_show,
                    G_DEFINE_ENUM_VALUE (MUSTER_SHOW_CURRENT, "current"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SHOW_ARCHIVED, "archived"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SHOW_ALL, "all"))

G_DEFINE_ENUM_TYPE (MusterSort, muster_sort,
                    G_DEFINE_ENUM_VALUE (MUSTER_SORT_USED, "used"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SORT_NAME, "name"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SORT_POINTS, "points"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SORT_UNITS, "units"),
                    G_DEFINE_ENUM_VALUE (MUSTER_SORT_DATE, "date"))

enum
{
  PROP_0,
  PROP_SEARCH,
  PROP_RULESET,
  PROP_SHOW,
  PROP_STAGE,
  PROP_SORT,
  PROP_N_ITEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
take_ids (MusterStoreList *self,
          GArray          *ids)
{
  g_array_unref (self->ids);
  self->ids = ids;
}

static void
announce (MusterStoreList *self,
          guint            position,
          guint            n_removed,
          guint            n_added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
  if (n_removed != n_added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

static void
reload (MusterStoreList *self)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n_before = self->ids->len;

  if (!self->is_loaded)
    return;
  if (!select_ids (self, ids, NULL))
    g_array_set_size (ids, 0);

  take_ids (self, g_steal_pointer (&ids));
  announce (self, 0, n_before, self->ids->len);
}

static void
set_text (MusterStoreList  *self,
          char            **target,
          const char       *text,
          guint             prop_id)
{
  if (g_strcmp0 (*target, text != NULL ? text : "") == 0)
    return;

  g_free (*target);
  *target = g_strdup (text != NULL ? text : "");
  reload (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/* Inserts a row that belongs somewhere in the middle, because it comes back from the archive or has
 * a new name. */
static void
show_again (MusterStoreList *self,
            gint64           id)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n_before = self->ids->len;
  int position;

  if (!select_ids (self, ids, NULL))
    return;

  take_ids (self, g_steal_pointer (&ids));
  position = muster_store_list_find (self, id);
  if (position >= 0 && self->ids->len == n_before + 1)
    announce (self, (guint) position, 0, 1);
  else
    announce (self, 0, n_before, self->ids->len);
}

/* In a list that is not sorted by use, a changed row may move anywhere. The rows before and after
 * both its old and its new place have not moved. */
static void
show_sorted (MusterStoreList *self,
             gint64           id)
{
  g_autoptr (GArray) before = g_array_ref (self->ids);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint start = 0, end = 0, shorter;

  if (!select_ids (self, ids, NULL))
    return;

  shorter = MIN (before->len, ids->len);
  while (start < shorter && g_array_index (before, gint64, start) != id &&
         g_array_index (before, gint64, start) == g_array_index (ids, gint64, start))
    start++;
  while (end < shorter - start && g_array_index (before, gint64, before->len - 1 - end) != id &&
         g_array_index (before, gint64, before->len - 1 - end) ==
           g_array_index (ids, gint64, ids->len - 1 - end))
    end++;

  take_ids (self, g_array_ref (ids));
  announce (self, start, before->len - start - end, ids->len - start - end);
}

static void
move_to_front (MusterStoreList *self,
               guint            position,
               gint64           id)
{
  g_array_remove_index (self->ids, position);
  g_array_prepend_val (self->ids, id);
  announce (self, 0, position + 1, position + 1);
}

static void
removed_cb (MusterStoreList *self,
            gint64           id)
{
  int position = self->is_loaded ? muster_store_list_find (self, id) : -1;

  muster_row_cache_forget (self->rows, id);
  if (position < 0)
    return;

  g_array_remove_index (self->ids, (guint) position);
  announce (self, (guint) position, 1, 0);
}

static void
changed_cb (MusterStoreList *self,
            gint64           id)
{
  gboolean is_first = FALSE;
  int position;

  if (!self->is_loaded)
    return;
  position = muster_store_list_find (self, id);
  if (!muster_store_query_find (&self->query, muster_record_store_get_db (self->store), id, &is_first))
    {
      removed_cb (self, id);
      return;
    }

  muster_row_cache_forget (self->rows, id);
  if (self->query.sort != MUSTER_SORT_USED)
    show_sorted (self, id);
  else if (position < 0 && is_first)
    {
      g_array_prepend_val (self->ids, id);
      announce (self, 0, 0, 1);
    }
  else if (position < 0)
    show_again (self, id);
  else if (is_first)
    move_to_front (self, (guint) position, id);
  else
    announce (self, (guint) position, 1, 1);
}

static void
muster_store_list_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterStoreList *self = MUSTER_STORE_LIST (object);

  switch (prop_id)
    {
    case PROP_SEARCH:
      g_value_set_string (value, self->query.search);
      break;

    case PROP_RULESET:
      g_value_set_string (value, self->query.ruleset);
      break;

    case PROP_SHOW:
      g_value_set_enum (value, (int) self->query.show);
      break;

    case PROP_STAGE:
      g_value_set_enum (value, (int) self->query.stage);
      break;

    case PROP_SORT:
      g_value_set_enum (value, (int) self->query.sort);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, get_ids (self)->len);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_store_list_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterStoreList *self = MUSTER_STORE_LIST (object);

  switch (prop_id)
    {
    case PROP_SEARCH:
      muster_store_list_set_search (self, g_value_get_string (value));
      break;

    case PROP_RULESET:
      muster_store_list_set_ruleset (self, g_value_get_string (value));
      break;

    case PROP_SHOW:
      muster_store_list_set_show (self, (MusterShow) g_value_get_enum (value));
      break;

    case PROP_STAGE:
      muster_store_list_set_stage (self, (MusterStage) g_value_get_enum (value));
      break;

    case PROP_SORT:
      muster_store_list_set_sort (self, (MusterSort) g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_store_list_finalize (GObject *object)
{
  MusterStoreList *self = MUSTER_STORE_LIST (object);

  g_clear_pointer (&self->rows, muster_row_cache_free);
  g_array_unref (self->ids);
  muster_store_query_clear (&self->query);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_store_list_parent_class)->finalize (object);
}

static void
muster_store_list_class_init (MusterStoreListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_store_list_get_property;
  object_class->set_property = muster_store_list_set_property;
  object_class->finalize = muster_store_list_finalize;

  properties[PROP_SEARCH] = g_param_spec_string ("search", NULL, NULL, "", flags);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", flags);
  properties[PROP_SHOW] =
    g_param_spec_enum ("show", NULL, NULL, MUSTER_TYPE_SHOW, MUSTER_SHOW_CURRENT, flags);
  properties[PROP_STAGE] =
    g_param_spec_enum ("stage", NULL, NULL, MUSTER_TYPE_STAGE, MUSTER_STAGE_ANY, flags);
  properties[PROP_SORT] =
    g_param_spec_enum ("sort", NULL, NULL, MUSTER_TYPE_SORT, MUSTER_SORT_USED, flags);
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_store_list_init (MusterStoreList *self)
{
  muster_store_query_init (&self->query);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->rows = muster_row_cache_new (N_KEPT_ROWS);
}

MusterStoreList *
muster_store_list_new (MusterRecordStore *store)
{
  MusterStoreList *self = g_object_new (MUSTER_TYPE_STORE_LIST, NULL);

  self->store = g_object_ref (store);
  self->query.sql = muster_record_store_get_sql (store);
  g_signal_connect_object (store, "added", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

const char *
muster_store_list_get_search (MusterStoreList *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), NULL);

  return self->query.search;
}

void
muster_store_list_set_search (MusterStoreList *self,
                              const char      *search)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));

  set_text (self, &self->query.search, search, PROP_SEARCH);
}

const char *
muster_store_list_get_ruleset (MusterStoreList *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), NULL);

  return self->query.ruleset;
}

void
muster_store_list_set_ruleset (MusterStoreList *self,
                               const char      *ruleset)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));

  set_text (self, &self->query.ruleset, ruleset, PROP_RULESET);
}

void
muster_store_list_set_show (MusterStoreList *self,
                            MusterShow       show)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));

  if (self->query.show == show)
    return;

  self->query.show = show;
  reload (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW]);
}

const char *
muster_store_list_get_facet (MusterStoreList *self,
                             MusterFacet      facet)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), NULL);
  g_return_val_if_fail (facet < MUSTER_N_FACETS, NULL);

  return self->query.facets[facet];
}

void
muster_store_list_set_facet (MusterStoreList *self,
                             MusterFacet      facet,
                             const char      *value)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));
  g_return_if_fail (facet < self->query.sql->n_facets && value != NULL);

  if (g_str_equal (self->query.facets[facet], value))
    return;

  g_free (self->query.facets[facet]);
  self->query.facets[facet] = g_strdup (value);
  reload (self);
}

MusterStage
muster_store_list_get_stage (MusterStoreList *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), MUSTER_STAGE_ANY);

  return self->query.stage;
}

void
muster_store_list_set_stage (MusterStoreList *self,
                             MusterStage      stage)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));
  g_return_if_fail (stage == MUSTER_STAGE_ANY || self->query.sql->has_stages);

  if (self->query.stage == stage)
    return;

  self->query.stage = stage;
  reload (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STAGE]);
}

MusterSort
muster_store_list_get_sort (MusterStoreList *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), MUSTER_SORT_USED);

  return self->query.sort;
}

void
muster_store_list_set_sort (MusterStoreList *self,
                            MusterSort       sort)
{
  g_return_if_fail (MUSTER_IS_STORE_LIST (self));
  g_return_if_fail (sort == MUSTER_SORT_USED || self->query.sql->select_sorted != NULL);

  if (self->query.sort == sort)
    return;

  self->query.sort = sort;
  reload (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT]);
}

int
muster_store_list_find (MusterStoreList *self,
                        gint64           id)
{
  g_return_val_if_fail (MUSTER_IS_STORE_LIST (self), -1);

  for (guint i = 0; i < get_ids (self)->len; i++)
    {
      if (g_array_index (self->ids, gint64, i) == id)
        return (int) i;
    }

  return -1;
}
