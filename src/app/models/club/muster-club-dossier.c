/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-dossier.h"

#include "app/models/club/muster-club-members.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "sheets/club/muster-club-charts.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-words.h"
#include "store/muster-store-club.h"

#include <string.h>

/* How many leaders the dossier lists. */
#define N_LEADERS 12

struct _MusterClubDossier
{
  MusterObject parent_instance;

  MusterClub *club;
  char *name;
  char *title;
  char *note;
  char *picture;
  MusterClubService *service; /* (nullable): NULL until the member's battles have been read */
  GListStore *facts;
  GListStore *rivals;
  GListStore *leaders;
  MusterClubResults *results;
  GCancellable *reading;
};

G_DEFINE_FINAL_TYPE (MusterClubDossier, muster_club_dossier, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static void
add_fact (GListStore *facts,
          const char *name,
          const char *value)
{
  g_autoptr (MusterClubFact) fact = NULL;

  if (value == NULL || *value == '\0')
    return;
  fact = muster_club_fact_new (name, value);
  g_list_store_append (facts, fact);
}

/* "Ford (7 times)" */
static char *
dup_favourite (const char *name,
               guint       n)
{
  if (n == 0)
    return NULL;
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s (once)", "%s (%u times)", n), name, n);
}

static void
add_rating (MusterClubDossier      *self,
            const MusterClubRating *rating)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  g_autofree char *title = muster_club_rating_words_title (tables, muster_club_get_library (self->club));
  g_autofree char *value = muster_club_rating_words_value (rating);
  g_autofree char *sure = muster_club_rating_words_sure (rating);
  g_autofree char *since = muster_club_words_month (rating->since, FALSE);
  g_autofree char *moved = muster_club_rating_words_moved (tables, rating);

  add_fact (self->facts, title, value);
  add_fact (self->facts, _("How Sure the Rating Is"), sure);
  add_fact (self->facts, _("Rated Since"), since);
  add_fact (self->facts, _("The Rating Moved Last"), moved);
}

static void
add_facts (MusterClubDossier *self,
           guint              player)
{
  g_autofree char *luck = self->service != NULL ? muster_club_service_dup_luck (self->service) : NULL;
  g_autofree char *gap = self->service != NULL ? muster_club_service_dup_gap (self->service) : NULL;
  MusterClubTables *tables = muster_club_get_tables (self->club);
  const MusterClubProfile *profile = tables->profiles->pdata[player];
  const MusterClubRating *rating = muster_club_tables_find_rating (tables, player);
  g_autofree char *counts = muster_club_words_counts (profile->counts);
  g_autofree char *form = muster_club_words_form (profile);
  g_autofree char *last = *profile->last != '\0' ? muster_club_words_day (profile->last) : NULL;
  MusterLibrary *library;
  g_autofree char *scenario = NULL;
  g_autofree char *force = NULL;
  g_autofree char *ruleset = NULL;

  add_fact (self->facts, _("Battles"), counts);
  add_fact (self->facts, _("Last Battles"), form);
  add_fact (self->facts, _("Last Seen"), last);
  library = muster_club_get_library (self->club);
  if (rating != NULL)
    add_rating (self, rating);
  scenario =
    dup_favourite (muster_club_words_scenario (library, profile->ruleset, profile->scenario),
  profile->n_scenario);
  force = dup_favourite (profile->force, profile->n_force);
  ruleset =
    dup_favourite (muster_club_words_ruleset (library, profile->ruleset), profile->n_ruleset);
  add_fact (self->facts, _("Favourite Rules"), ruleset);
  add_fact (self->facts, _("Favourite Scenario"), scenario);
  add_fact (self->facts, _("Favourite Force"), force);
  add_fact (self->facts, _("Luck"), luck);
  add_fact (self->facts, _("Missing"), gap);
}

static void
show_rivals (MusterClubDossier *self,
             guint              player)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  g_autoptr (GArray) rivals = muster_club_rivals_list (tables->rivals, player);
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);
      g_autofree char *counts = muster_club_words_counts (pair->counts);

      g_ptr_array_add (facts, muster_club_fact_new (muster_club_book_get_name (tables->book, pair->opponent),
                                                    counts));
    }
  g_list_store_splice (self->rivals, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rivals)), facts->pdata,
                       facts->len);
}

static void
show_facts (MusterClubDossier *self)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  guint player;

  g_list_store_remove_all (self->facts);
  if (muster_club_book_find_player (tables->book, self->name, &player))
    add_facts (self, player);
}

/* The previous facts stay until the battles have been read, since that takes long. */
static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (MusterClubDossier) self = MUSTER_CLUB_DOSSIER (data);
  MusterClubService *service = muster_store_club_visit_battles_finish (MUSTER_STORE (object), result, NULL);
  GPtrArray *leaders;

  if (service == NULL)
    return;

  g_clear_pointer (&self->service, muster_club_service_unref);
  self->service = muster_club_service_ref (service);
  leaders = muster_club_service_get_leaders (service);
  g_list_store_remove_all (self->leaders);
  for (guint i = 0; i < MIN (leaders->len, N_LEADERS); i++)
    {
      const MusterClubLeader *leader = leaders->pdata[i];
      g_autofree char *words = muster_club_service_leader_dup_words (leader);

      add_fact (self->leaders, leader->name, words);
    }
  show_facts (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
visit_cb (MusterBattle *battle,
          gpointer      service)
{
  muster_club_service_add (service, battle);
}

/* Copies the ids, since the book may be replaced while the worker reads. */
static GPtrArray *
list_battles (MusterClubDossier       *self,
              const MusterClubProfile *profile)
{
  g_autoptr (GPtrArray) all =
    muster_club_profile_list_battles (profile, muster_club_get_tables (self->club)->book);
  GPtrArray *battles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < all->len; i++)
    if (!muster_club_is_entered (self->club, all->pdata[i]))
      g_ptr_array_add (battles, g_strdup (all->pdata[i]));
  return battles;
}

static void
read_battles (MusterClubDossier *self,
              guint              player)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  g_autoptr (GPtrArray) battles = list_battles (self, tables->profiles->pdata[player]);
  g_auto (GStrv) names = muster_club_store_content_list_names (muster_club_get_content (self->club),
                                                               self->name);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  muster_store_club_visit_battles_async (muster_club_get_store (self->club),
                                         muster_club_get_library (self->club), battles, visit_cb,
                                         muster_club_service_new ((const char *const *) names),
                                         (GDestroyNotify) muster_club_service_unref, self->reading, read_cb,
                                         g_object_ref (self));
}

static void
look (MusterClubDossier *self)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  guint player;
  g_autoptr (MusterClubMember) member = NULL;
  g_autoptr (GPtrArray) aliases = NULL;
  g_autofree char *since = NULL;
  g_autoptr (GString) note = NULL;

  if (tables == NULL)
    return;

  member = muster_club_dup_member (self->club, self->name);
  aliases = muster_club_list_aliases (self->club, self->name);
  since = *member->since != '\0' ? muster_club_words_day (member->since) : NULL;
  note = g_string_new (NULL);
  g_free (self->title);
  self->title = *member->nickname != '\0' ? g_strdup_printf (_("%s “%s”"), self->name, member->nickname)
                                          : g_strdup (self->name);
  g_free (self->picture);
  self->picture = g_strdup (member->picture);
  if (since != NULL)
    g_string_append_printf (note, _("Member since %s. "), since);
  if (!member->is_active)
    g_string_append (note, _("No longer comes. "));
  for (guint i = 0; i < aliases->len; i++)
    /* Translators: another name of a member. */
    g_string_append_printf (note, _("Also “%s”. "), (const char *) aliases->pdata[i]);
  g_string_append (note, member->notes);
  g_free (self->note);
  self->note = g_strchomp (g_strdup (note->str));
  show_facts (self);
  if (muster_club_book_find_player (tables->book, self->name, &player))
    {
      show_rivals (self, player);
      read_battles (self, player);
    }
  else
    g_list_store_remove_all (self->rivals);
  muster_club_show_results_of (self->club, self->name, self->results);
  g_signal_emit (self, changed_signal, 0);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubDossier, reading, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, club, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, facts, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, rivals, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, leaders, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, results, g_object_unref),
  MUSTER_OWNED (MusterClubDossier, name, g_free),
  MUSTER_OWNED (MusterClubDossier, title, g_free),
  MUSTER_OWNED (MusterClubDossier, note, g_free),
  MUSTER_OWNED (MusterClubDossier, picture, g_free),
  MUSTER_OWNED (MusterClubDossier, service, muster_club_service_unref),
};

static void
muster_club_dossier_class_init (MusterClubDossierClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_dossier_init (MusterClubDossier *self)
{
  self->title = g_strdup ("");
  self->note = g_strdup ("");
  self->picture = g_strdup ("");
  self->facts = g_list_store_new (MUSTER_TYPE_CLUB_FACT);
  self->rivals = g_list_store_new (MUSTER_TYPE_CLUB_FACT);
  self->leaders = g_list_store_new (MUSTER_TYPE_CLUB_FACT);
}

MusterClubDossier *
muster_club_dossier_new (MusterClub *club,
                         const char *name)
{
  MusterClubDossier *self = g_object_new (MUSTER_TYPE_CLUB_DOSSIER, NULL);

  self->club = g_object_ref (club);
  self->name = g_strdup (name);
  self->results = muster_club_results_new (muster_club_get_library (club));
  g_signal_connect_object (club, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self);

  return self;
}

MusterClub *
muster_club_dossier_get_club (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return self->club;
}

const char *
muster_club_dossier_get_name (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return self->name;
}

const char *
muster_club_dossier_get_title (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return self->title;
}

const char *
muster_club_dossier_get_note (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return self->note;
}

gboolean
muster_club_dossier_is_member (MusterClubDossier *self)
{
  const MusterClubContent *content;

  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), FALSE);

  content = muster_club_get_content (self->club);
  return content != NULL && muster_club_names_is_known (content->names, self->name);
}

GListModel *
muster_club_dossier_get_facts (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return G_LIST_MODEL (self->facts);
}

GListModel *
muster_club_dossier_get_rivals (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return G_LIST_MODEL (self->rivals);
}

GListModel *
muster_club_dossier_get_leaders (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return G_LIST_MODEL (self->leaders);
}

GListModel *
muster_club_dossier_get_results (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return G_LIST_MODEL (self->results);
}

MusterChart *
muster_club_dossier_new_chart (MusterClubDossier *self)
{
  MusterClubTables *tables;
  guint player;

  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  tables = muster_club_get_tables (self->club);
  if (tables != NULL && muster_club_book_find_player (tables->book, self->name, &player))
    return muster_club_charts_rating (tables, muster_club_get_library (self->club), player);
  return muster_chart_new (MUSTER_CHART_LINES, _("Rating Over Time"));
}

MusterClubService *
muster_club_dossier_get_service (MusterClubDossier *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_DOSSIER (self), NULL);

  return self->service;
}
