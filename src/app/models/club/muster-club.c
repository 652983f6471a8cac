/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club.h"

#include "app/models/club/muster-club-choice.h"
#include "app/models/club/muster-club-results.h"
#include "app/models/club/muster-club-row.h"
#include "app/models/club/muster-club-work.h"
#include "app/models/muster-error-words.h"
#include "core/club/muster-club-season.h"
#include "core/muster-signal.h"
#include "store/muster-store-club.h"

#include <string.h>

/* A worker reads the file and makes the tables. A result for a choice that has changed meanwhile is
 * discarded. */

struct _MusterClub
{
  GObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  char *today;

  MusterClubWork *work; /* (nullable): what is shown, but for its tables */
  MusterClubTables *tables;
  GListStore *league;
  MusterClubResults *results;

  MusterClubChoice choice;
  char *season;
  char *search;
  char *trouble;
  gboolean is_watched;
  gboolean is_stale;
  guint n_choices;      /* how often the choice has changed */
  guint n_choices_read; /* the value of n_choices when the present work began */
  GCancellable *reading;
  GCancellable *reworking;
};

G_DEFINE_FINAL_TYPE (MusterClub, muster_club, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_LIBRARY,
  PROP_TODAY,
  PROP_IS_WATCHED,
  PROP_TROUBLE,
  PROP_COUNTS,
  PROP_SEASON,
  PROP_FROM,
  PROP_TO,
  PROP_RULESET,
  PROP_PLACE,
  PROP_SCORING,
  PROP_SEARCH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
show_results (MusterClub *self)
{
  MusterClubFilter filter = muster_club_tables_choice_filter (&self->choice);

  if (self->work != NULL)
    muster_club_results_show (self->results, self->work->book, self->work->index, self->work->entered,
                              &filter, self->search, NULL);
}

static void
tell_changed (MusterClub *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNTS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}

/* @work: the function takes its tables and its league */
static void
show_tables (MusterClub     *self,
             MusterClubWork *work)
{
  g_autoptr (GPtrArray) league = g_steal_pointer (&work->league);

  g_clear_pointer (&self->tables, muster_club_tables_unref);
  self->tables = g_steal_pointer (&work->tables);
  g_list_store_splice (self->league, 0, g_list_model_get_n_items (G_LIST_MODEL (self->league)), league->pdata,
                       league->len);
  show_results (self);
  tell_changed (self);
}

static void
reworked_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  MusterClub *self = MUSTER_CLUB (source);
  g_autoptr (MusterClubWork) work = muster_club_work_finish (result, NULL);

  if (work != NULL)
    show_tables (self, work);
}

/* Only the choice has changed, so only the tables are made anew. */
static void
rework (MusterClub *self)
{
  self->n_choices++;
  if (self->work == NULL)
    return;

  g_cancellable_cancel (self->reworking);
  g_clear_object (&self->reworking);
  self->reworking = g_cancellable_new ();
  muster_club_rework_async (self, self->work->book, &self->choice, self->reworking, reworked_cb, NULL);
}

static void
set_day (MusterClub  *self,
         char       **day,
         const char  *value,
         guint        property)
{
  if (!muster_club_choice_set_day (day, value))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  rework (self);
}

/* Takes days and scoring of the named season that is looked at, as the club has it now. */
static void
take_season (MusterClub *self)
{
  const MusterClubSeason *season =
    self->work != NULL && g_str_has_prefix (self->season, MUSTER_CLUB_SEASON_NAMED)
      ? muster_club_season_find (self->work->content->seasons,
                                 self->season + strlen (MUSTER_CLUB_SEASON_NAMED))
      : NULL;

  if (season == NULL)
    return;
  set_day (self, &self->choice.from, season->from, PROP_FROM);
  set_day (self, &self->choice.to, season->to, PROP_TO);
  if (memcmp (&self->choice.scoring, &season->scoring, sizeof season->scoring) == 0)
    return;
  self->choice.scoring = season->scoring;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORING]);
  rework (self);
}

static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  MusterClub *self = MUSTER_CLUB (source);
  g_autoptr (MusterClubWork) work = muster_club_work_finish (result, NULL);

  if (work == NULL)
    return;

  g_cancellable_cancel (self->reworking);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->work, muster_club_work_free);
  self->work = g_steal_pointer (&work);
  g_free (self->trouble);
  self->trouble = g_strdup ("");
  show_tables (self, self->work);
  if (self->n_choices != self->n_choices_read)
    rework (self);
  take_season (self);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (MusterClub) self = MUSTER_CLUB (data);
  g_autoptr (GError) error = NULL;
  MusterClubContent *content = muster_store_club_load_finish (MUSTER_STORE (source), result, &error);

  if (content != NULL)
    {
      self->n_choices_read = self->n_choices;
      muster_club_work_async (self, content, self->library, &self->choice, self->reading, worked_cb, NULL);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_free (self->trouble);
      self->trouble = muster_error_words (error);
      tell_changed (self);
    }
}

static void
read_file (MusterClub *self)
{
  self->is_stale = FALSE;
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  muster_store_club_load_async (self->store, self->reading, read_cb, g_object_ref (self));
}

static void
file_changed_cb (MusterClub *self)
{
  self->is_stale = TRUE;
  if (self->is_watched)
    read_file (self);
}

/* Sets the season: a year, a named one, or a special value. */
static void
set_season (MusterClub *self,
            const char *season)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (!muster_club_choice_set_text (&self->season, season))
    return;
  if (strlen (self->season) == 4)
    {
      from = g_strconcat (self->season, "-01-01", NULL);
      to = g_strconcat (self->season, "-12-31", NULL);
    }
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEASON]);
  if (g_str_has_prefix (self->season, MUSTER_CLUB_SEASON_NAMED))
    take_season (self);
  else if (!g_str_equal (self->season, MUSTER_CLUB_SEASON_CUSTOM))
    {
      set_day (self, &self->choice.from, from, PROP_FROM);
      set_day (self, &self->choice.to, to, PROP_TO);
    }
  g_object_thaw_notify (G_OBJECT (self));
}

static void
set_search (MusterClub *self,
            const char *search)
{
  if (!muster_club_choice_set_text (&self->search, search))
    return;
  show_results (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEARCH]);
}

static void
set_watched (MusterClub *self,
             gboolean    watched)
{
  if (self->is_watched == watched)
    return;
  self->is_watched = watched;
  if (watched && self->is_stale)
    read_file (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_WATCHED]);
}

static void
set_choice (MusterClub   *self,
            guint         property,
            const GValue *value)
{
  const char *text = g_value_get_string (value);
  gboolean is_other =
    property == PROP_SCORING
      ? muster_club_choice_set_scoring (&self->choice, text)
      : muster_club_choice_set_text (property == PROP_RULESET ? &self->choice.ruleset : &self->choice.place,
                                     text);

  if (!is_other)
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  rework (self);
}

static void
muster_club_constructed (GObject *object)
{
  MusterClub *self = MUSTER_CLUB (object);
  const char *const SIGNALS[] = { "added", "changed", "removed" };

  G_OBJECT_CLASS (muster_club_parent_class)->constructed (object);

  self->results = muster_club_results_new (self->library);
  g_signal_connect_object (muster_store_get_club (self->store), "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (SIGNALS); i++)
    {
      g_signal_connect_object (muster_store_get_battles (self->store), SIGNALS[i],
                               G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (muster_store_get_campaigns (self->store), SIGNALS[i],
                               G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

static void
muster_club_dispose (GObject *object)
{
  MusterClub *self = MUSTER_CLUB (object);

  g_cancellable_cancel (self->reading);
  g_cancellable_cancel (self->reworking);
  g_clear_object (&self->reading);
  g_clear_object (&self->reworking);
  g_clear_pointer (&self->tables, muster_club_tables_unref);
  g_clear_pointer (&self->work, muster_club_work_free);
  g_clear_object (&self->league);
  g_clear_object (&self->results);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_club_parent_class)->dispose (object);
}

static void
muster_club_finalize (GObject *object)
{
  MusterClub *self = MUSTER_CLUB (object);

  muster_club_tables_choice_clear (&self->choice);
  g_free (self->today);
  g_free (self->season);
  g_free (self->search);
  g_free (self->trouble);

  G_OBJECT_CLASS (muster_club_parent_class)->finalize (object);
}

static void
muster_club_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  MusterClub *self = MUSTER_CLUB (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_TODAY:
      g_value_set_string (value, self->today);
      break;
    case PROP_IS_WATCHED:
      g_value_set_boolean (value, self->is_watched);
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;
    case PROP_COUNTS:
      g_value_take_string (value, muster_club_choice_dup_counts (self->tables));
      break;
    case PROP_SEASON:
      g_value_set_string (value, self->season);
      break;
    case PROP_FROM:
      g_value_set_string (value, self->choice.from);
      break;
    case PROP_TO:
      g_value_set_string (value, self->choice.to);
      break;
    case PROP_RULESET:
      g_value_set_string (value, self->choice.ruleset);
      break;
    case PROP_PLACE:
      g_value_set_string (value, self->choice.place);
      break;
    case PROP_SCORING:
      g_value_take_string (value, muster_club_choice_dup_scoring (&self->choice));
      break;
    case PROP_SEARCH:
      g_value_set_string (value, self->search);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  MusterClub *self = MUSTER_CLUB (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_TODAY:
      self->today = g_value_dup_string (value);
      break;
    case PROP_IS_WATCHED:
      set_watched (self, g_value_get_boolean (value));
      break;
    case PROP_SEASON:
      set_season (self, g_value_get_string (value));
      break;
    case PROP_FROM:
      set_day (self, &self->choice.from, g_value_get_string (value), PROP_FROM);
      break;
    case PROP_TO:
      set_day (self, &self->choice.to, g_value_get_string (value), PROP_TO);
      break;
    case PROP_RULESET:
    case PROP_PLACE:
    case PROP_SCORING:
      set_choice (self, prop_id, value);
      break;
    case PROP_SEARCH:
      set_search (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_class_init (MusterClubClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags shown;
  GParamFlags given;
  GParamFlags edited;

  object_class->constructed = muster_club_constructed;
  object_class->dispose = muster_club_dispose;
  object_class->finalize = muster_club_finalize;
  object_class->get_property = muster_club_get_property;
  object_class->set_property = muster_club_set_property;

  shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, given);
  properties[PROP_LIBRARY] = g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, given);
  properties[PROP_TODAY] = g_param_spec_string ("today", NULL, NULL, "2000-01-01", given);
  properties[PROP_IS_WATCHED] = g_param_spec_boolean ("is-watched", NULL, NULL, FALSE, edited);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, "", shown);
  properties[PROP_COUNTS] = g_param_spec_string ("counts", NULL, NULL, "", shown);
  properties[PROP_SEASON] = g_param_spec_string ("season", NULL, NULL, "", edited);
  properties[PROP_FROM] = g_param_spec_string ("from", NULL, NULL, "", edited);
  properties[PROP_TO] = g_param_spec_string ("to", NULL, NULL, "", edited);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", edited);
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, "", edited);
  properties[PROP_SCORING] = g_param_spec_string ("scoring", NULL, NULL, "3,1,0", edited);
  properties[PROP_SEARCH] = g_param_spec_string ("search", NULL, NULL, "", edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_init (MusterClub *self)
{
  muster_club_tables_choice_init (&self->choice);
  self->season = g_strdup ("");
  self->search = g_strdup ("");
  self->trouble = g_strdup ("");
  self->is_stale = TRUE;
  self->league = g_list_store_new (MUSTER_TYPE_CLUB_ROW);
}

MusterClub *
muster_club_new (MusterStore   *store,
                 MusterLibrary *library,
                 const char    *today)
{
  return g_object_new (MUSTER_TYPE_CLUB, "store", store, "library", library, "today", today, NULL);
}

MusterStore *
muster_club_get_store (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return self->store;
}

MusterLibrary *
muster_club_get_library (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return self->library;
}

const char *
muster_club_get_today (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return self->today;
}

gboolean
muster_club_is_loaded (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), FALSE);

  return self->tables != NULL;
}

gboolean
muster_club_is_empty (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), FALSE);

  return self->work != NULL && self->work->content->results->len == 0 &&
         g_hash_table_size (self->work->content->members) == 0 &&
         self->work->content->evenings->len == 0 && self->work->content->tournaments->len == 0;
}

/**
 * muster_club_get_content:
 *
 * Returns: (transfer none) (nullable): what was read
 */
const MusterClubContent *
muster_club_get_content (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return self->work != NULL ? self->work->content : NULL;
}

gboolean
muster_club_is_entered (MusterClub *self,
                        const char *battle)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), FALSE);

  return self->work != NULL && g_hash_table_contains (self->work->entered, battle);
}

/**
 * muster_club_show_results_of:
 * @member: whose results are shown
 */
void
muster_club_show_results_of (MusterClub        *self,
                             const char        *member,
                             MusterClubResults *results)
{
  MusterClubFilter filter;

  g_return_if_fail (MUSTER_IS_CLUB (self));

  filter = muster_club_tables_choice_filter (&self->choice);
  if (self->work != NULL)
    muster_club_results_show (results, self->work->book, NULL, self->work->entered, &filter, "", member);
}

/**
 * muster_club_get_tables:
 *
 * Returns: (transfer none) (nullable): what follows from it
 */
MusterClubTables *
muster_club_get_tables (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return self->tables;
}

GListModel *
muster_club_get_league (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return G_LIST_MODEL (self->league);
}

GListModel *
muster_club_get_results (MusterClub *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB (self), NULL);

  return G_LIST_MODEL (self->results);
}
