/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-careers-private.h"

#include <string.h>

#include "core/muster-list.h"
#include "core/muster-signal.h"

/* The log is read in parts that begin where the ledger keeps a state, so that reading any part
 * takes about as long. A part that has been read is recognised by its last entry: entries never
 * change, and whoever replaces one replaces all that follow it. */

typedef struct
{
  guint n;
  MusterCampaignLogEntry *last;
} Part;

G_DEFINE_FINAL_TYPE (MusterCareers, muster_careers, G_TYPE_OBJECT)

static guint changed_signal;

static void
free_part (gpointer data)
{
  Part *part = data;

  g_clear_object (&part->last);
  g_free (part);
}

static void
forget_part (MusterCareers *self,
             guint          number)
{
  static const MusterCampaignKind kinds[] = { MUSTER_CAMPAIGN_UNITS, MUSTER_CAMPAIGN_LEADERS };
  Part *part = g_ptr_array_index (self->parts, number);

  for (guint i = 0; part->n > 0 && i < G_N_ELEMENTS (kinds); i++)
    for (guint k = 0; k < self->careers[kinds[i]]->len; k++)
      if (g_ptr_array_index (self->careers[kinds[i]], k) != NULL)
        muster_career_forget (g_ptr_array_index (self->careers[kinds[i]], k), number * MUSTER_LEDGER_STRIDE,
                              (number + 1) * MUSTER_LEDGER_STRIDE);
  for (guint i = self->affairs->len; i > 0; i--)
    {
      const MusterCareerAffair *affair = g_ptr_array_index (self->affairs, i - 1);

      if (affair->entry / MUSTER_LEDGER_STRIDE == number)
        g_ptr_array_remove_index_fast (self->affairs, i - 1);
    }
  part->n = 0;
  g_clear_object (&part->last);
}

static guint
count_entries (MusterCareers *self,
               guint          number)
{
  return MIN (MUSTER_LEDGER_STRIDE,
              muster_ledger_get_length (self->campaign) - number * MUSTER_LEDGER_STRIDE);
}

static gboolean
is_read (MusterCareers *self,
         guint          number)
{
  const Part *part = g_ptr_array_index (self->parts, number);
  guint n = count_entries (self, number);

  return part->n == n &&
         part->last == muster_ledger_get_entry (MUSTER_LEDGER (self->campaign),
                                                number * MUSTER_LEDGER_STRIDE + n - 1);
}

static void
visit_cb (MusterCampaignLogEntry    *entry,
          const MusterCampaignState *before,
          const MusterCampaignState *after,
          gpointer                   data)
{
  muster_careers_changes_note (data, entry, before, after);
}

static void
read_part (MusterCareers *self,
           guint          number)
{
  Part *part = g_ptr_array_index (self->parts, number);
  guint first = number * MUSTER_LEDGER_STRIDE;
  guint n = count_entries (self, number);

  muster_campaign_ledger_visit (self->campaign, first, first + n, visit_cb, self);
  part->n = n;
  g_set_object (&part->last, muster_ledger_get_entry (MUSTER_LEDGER (self->campaign),
                                                      first + n - 1));
}

static MusterCareer *
make_career (MusterCareers             *self,
             const MusterCampaignState *state,
             MusterCampaignKind         kind,
             int                        index)
{
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, kind, index);
  int force = kind == MUSTER_CAMPAIGN_UNITS ? muster_campaign_state_get_unit_def (state, index)->force
                                            : muster_campaign_state_get_leader_def (state, index)->force;
  const MusterCampaignForceDef *force_def = muster_campaign_state_get_force_def (state, force);

  return muster_career_new (kind, index, def->id, def->name, force_def->base.name,
                            muster_campaign_get_setup (self->campaign)->sides[force_def->side].name);
}

static gboolean
is_in_list (const MusterCampaignState *state,
            MusterCampaignKind         kind,
            int                        index)
{
  return kind == MUSTER_CAMPAIGN_UNITS || !muster_campaign_state_get_leader_def (state, index)->is_unit;
}

static gboolean
is_same_object (gconstpointer a,
                gconstpointer b)
{
  return a == b;
}

/* Brings the careers of one kind up to date with the present of the campaign, keeping those that
 * exist. Returns FALSE if somebody else now has the index of a known career. */
static gboolean
follow_people (MusterCareers      *self,
               MusterCampaignKind  kind,
               GListStore         *list)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  g_autoptr (GPtrArray) known = g_steal_pointer (&self->careers[kind]);
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  gboolean same = TRUE;

  self->careers[kind] = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    {
      MusterCareer *career = (guint) i < known->len ? g_ptr_array_index (known, i) : NULL;
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, kind, i);

      if (career != NULL && (strcmp (muster_career_get_id (career), def->id) != 0 ||
                             strcmp (muster_career_get_name (career), def->name) != 0))
        {
          same = FALSE;
          career = NULL;
        }
      g_ptr_array_add (self->careers[kind],
                       career != NULL ? g_object_ref (career) : make_career (self, state, kind, i));
      if (is_in_list (state, kind, i))
        g_ptr_array_add (shown, g_ptr_array_index (self->careers[kind], i));
    }
  muster_list_become (list, shown, is_same_object);
  return same;
}

static void
follow (MusterCareers *self)
{
  gboolean same = follow_people (self, MUSTER_CAMPAIGN_UNITS, self->units);
  guint n_known;
  guint n;

  same &= follow_people (self, MUSTER_CAMPAIGN_LEADERS, self->leaders);
  /* Parts that have been read but are no longer the same are read again. */
  n_known = self->parts->len;
  n = (muster_ledger_get_length (self->campaign) + MUSTER_LEDGER_STRIDE - 1) / MUSTER_LEDGER_STRIDE;
  for (guint i = n; i < n_known; i++)
    forget_part (self, i);
  g_ptr_array_set_size (self->parts, (int) MIN (n, n_known));
  while (self->parts->len < n)
    g_ptr_array_add (self->parts, g_new0 (Part, 1));
  self->oldest = MIN (self->oldest, n);
  for (guint i = self->oldest; i < n; i++)
    if (!same || !is_read (self, i))
      {
        forget_part (self, i);
        read_part (self, i);
      }
}

static void
emit_changed (MusterCareers *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->units)); i++)
    muster_career_emit_changed (muster_list_peek (G_LIST_MODEL (self->units), i));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->leaders)); i++)
    muster_career_emit_changed (muster_list_peek (G_LIST_MODEL (self->leaders), i));
  g_signal_emit (self, changed_signal, 0);
}

static void
changed_cb (MusterCareers *self)
{
  follow (self);
  emit_changed (self);
}

static void
muster_careers_finalize (GObject *object)
{
  MusterCareers *self = MUSTER_CAREERS (object);

  g_clear_object (&self->campaign);
  g_clear_object (&self->force);
  g_object_unref (self->units);
  g_object_unref (self->leaders);
  g_ptr_array_unref (self->careers[MUSTER_CAMPAIGN_UNITS]);
  g_ptr_array_unref (self->careers[MUSTER_CAMPAIGN_LEADERS]);
  g_ptr_array_unref (self->affairs);
  g_ptr_array_unref (self->parts);
  g_hash_table_unref (self->sources);
  g_ptr_array_unref (self->gaps);
  g_ptr_array_unref (self->order);

  G_OBJECT_CLASS (muster_careers_parent_class)->finalize (object);
}

static void
muster_careers_class_init (MusterCareersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_careers_finalize;

  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_CAREERS);
}

static void
muster_careers_init (MusterCareers *self)
{
  self->units = g_list_store_new (MUSTER_TYPE_CAREER);
  self->leaders = g_list_store_new (MUSTER_TYPE_CAREER);
  self->careers[MUSTER_CAMPAIGN_UNITS] = g_ptr_array_new_with_free_func (g_object_unref);
  self->careers[MUSTER_CAMPAIGN_LEADERS] = g_ptr_array_new_with_free_func (g_object_unref);
  self->affairs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_career_event_affair_unref);
  self->parts = g_ptr_array_new_with_free_func (free_part);
  self->gaps = g_ptr_array_new_with_free_func (g_free);
  self->sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify) muster_career_source_unref);
  self->order = g_ptr_array_new ();
}

MusterCareer *
muster_careers_get (MusterCareers      *self,
                    MusterCampaignKind  kind,
                    int                 index)
{
  return index >= 0 && (guint) index < self->careers[kind]->len
           ? g_ptr_array_index (self->careers[kind], index)
           : NULL;
}

MusterCareers *
muster_careers_new (MusterCampaign *campaign)
{
  MusterCareers *self = g_object_new (MUSTER_TYPE_CAREERS, NULL);

  self->campaign = g_object_ref (campaign);
  g_signal_connect_object (campaign, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->oldest = G_MAXUINT;
  follow (self);
  return self;
}

MusterCareers *
muster_careers_new_for_force (MusterForce *force)
{
  MusterCareers *self = g_object_new (MUSTER_TYPE_CAREERS, NULL);

  self->force = g_object_ref (force);
  muster_careers_force_write (self);
  return self;
}

MusterCampaign *
muster_careers_get_campaign (MusterCareers *self)
{
  return self->campaign;
}

MusterForce *
muster_careers_get_force (MusterCareers *self)
{
  g_return_val_if_fail (MUSTER_IS_CAREERS (self), NULL);

  return self->force;
}

GListModel *
muster_careers_get_units (MusterCareers *self)
{
  return G_LIST_MODEL (self->units);
}

GListModel *
muster_careers_get_leaders (MusterCareers *self)
{
  return G_LIST_MODEL (self->leaders);
}

/**
 * muster_careers_find:
 *
 * Returns: (nullable): the career of @id
 */
MusterCareer *
muster_careers_find (MusterCareers      *self,
                     MusterCampaignKind  kind,
                     const char         *id)
{
  GListModel *list = G_LIST_MODEL (kind == MUSTER_CAMPAIGN_UNITS ? self->units : self->leaders);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    if (strcmp (muster_career_get_id (muster_list_peek (list, i)), id) == 0)
      return muster_list_peek (list, i);
  return NULL;
}

/**
 * muster_careers_read_more:
 *
 * Returns: whether something was read
 */
gboolean
muster_careers_read_more (MusterCareers *self)
{
  if (muster_careers_is_complete (self))
    return FALSE;
  self->oldest--;
  read_part (self, self->oldest);
  emit_changed (self);
  return TRUE;
}

void
muster_careers_read_all (MusterCareers *self)
{
  if (muster_careers_is_complete (self))
    return;
  while (self->oldest > 0)
    read_part (self, --self->oldest);
  emit_changed (self);
}

gboolean
muster_careers_is_complete (MusterCareers *self)
{
  return self->oldest == 0;
}

void
muster_careers_add_source (MusterCareers      *self,
                           MusterCareerSource *source)
{
  g_hash_table_replace (self->sources, g_strdup (source->id), muster_career_source_ref (source));
  if (self->force != NULL)
    muster_careers_force_write (self);
  emit_changed (self);
}

void
muster_careers_add_gap (MusterCareers *self,
                        const char    *sentence)
{
  if (g_ptr_array_find_with_equal_func (self->gaps, sentence, g_str_equal, NULL))
    return;
  g_ptr_array_add (self->gaps, g_strdup (sentence));
  emit_changed (self);
}

GPtrArray *
muster_careers_get_gaps (MusterCareers *self)
{
  return self->gaps;
}

MusterCareerSource *
muster_careers_find_source (MusterCareers            *self,
                            const MusterCareerAffair *affair)
{
  MusterCareerSource *source =
    affair->battle != NULL ? g_hash_table_lookup (self->sources, affair->battle) : NULL;

  return source != NULL && g_strcmp0 (source->digest, affair->digest) == 0 ? source : NULL;
}

static int
compare_affairs (gconstpointer a,
                 gconstpointer b)
{
  const MusterCareerAffair *one = *(const MusterCareerAffair *const *) a;
  const MusterCareerAffair *other = *(const MusterCareerAffair *const *) b;

  return one->entry < other->entry ? -1 : one->entry > other->entry;
}

/**
 * muster_careers_list_affairs:
 *
 * Returns: (transfer full):
 */
GPtrArray *
muster_careers_list_affairs (MusterCareers *self)
{
  GPtrArray *affairs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_career_event_affair_unref);

  for (guint i = 0; i < self->affairs->len; i++)
    g_ptr_array_add (affairs, muster_career_event_affair_ref (g_ptr_array_index (self->affairs, i)));
  g_ptr_array_sort (affairs, compare_affairs);
  return affairs;
}

/**
 * muster_careers_list_missing:
 *
 * Returns: (transfer full):
 */
char **
muster_careers_list_missing (MusterCareers *self)
{
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (self);
  g_autoptr (GStrvBuilder) missing = g_strv_builder_new ();

  for (guint i = affairs->len; i > 0; i--)
    {
      const MusterCareerAffair *affair = g_ptr_array_index (affairs, i - 1);

      if (affair->battle != NULL && !g_hash_table_contains (self->sources, affair->battle))
        g_strv_builder_add (missing, affair->battle);
    }
  return g_strv_builder_end (missing);
}

int
muster_careers_find_fighter (MusterCareers            *self,
                             MusterCareer             *career,
                             const MusterCareerSource *source)
{
  if (self->force != NULL)
    return muster_careers_force_match (self, career, source);
  if (muster_career_get_kind (career) == MUSTER_CAMPAIGN_UNITS)
    return muster_career_source_find_unit (source, muster_career_get_id (career));
  return muster_career_source_find_leader (source, muster_career_get_id (career));
}

/**
 * muster_careers_find_by_fighter:
 *
 * Returns: (nullable): whose career it is
 */
MusterCareer *
muster_careers_find_by_fighter (MusterCareers            *self,
                                MusterCampaignKind        kind,
                                const MusterCareerSource *source,
                                int                       fighter)
{
  GListModel *list = G_LIST_MODEL (kind == MUSTER_CAMPAIGN_UNITS ? self->units : self->leaders);
  const MusterCareerFighter *who = muster_career_source_get_fighter (source, fighter);
  const char *id = kind == MUSTER_CAMPAIGN_UNITS ? who->unit : who->leader;

  if (self->force == NULL)
    return id != NULL ? muster_careers_find (self, kind, id) : NULL;
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    if (muster_careers_force_match (self, muster_list_peek (list, i), source) == fighter)
      return muster_list_peek (list, i);
  return NULL;
}
