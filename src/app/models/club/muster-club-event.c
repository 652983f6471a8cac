/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-event.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "sheets/club/muster-club-words.h"
#include "store/muster-store-club.h"

#include <string.h>

/* What is shown is a copy of the tournament, which a change replaces as soon as it is on the disk. The
 * club reads the file again beside that, and the copy follows it then. */

struct _MusterClubEvent
{
  MusterObject parent_instance;

  MusterClub *club;
  MusterTournament *tournament; /* (nullable) */
  char *chosen;                 /* the key of the one that was chosen, or "" */
  guint round;
};

G_DEFINE_FINAL_TYPE (MusterClubEvent, muster_club_event, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static GPtrArray *
get_tournaments (MusterClubEvent *self)
{
  const MusterClubContent *content = muster_club_get_content (self->club);

  return content != NULL ? content->tournaments : NULL;
}

const MusterClubNames *
muster_club_event_get_names (MusterClubEvent *self)
{
  const MusterClubContent *content;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), NULL);

  content = muster_club_get_content (self->club);

  return content != NULL ? content->names : NULL;
}

/* Returns where the tournament stands in the list, or G_MAXUINT. */
static guint
find_place (MusterClubEvent *self,
            const char      *key)
{
  GPtrArray *tournaments = get_tournaments (self);

  for (guint i = 0; tournaments != NULL && i < tournaments->len; i++)
    {
      if (strcmp (((MusterTournament *) tournaments->pdata[i])->key, key) == 0)
        return i;
    }

  return G_MAXUINT;
}

static void
take (MusterClubEvent  *self,
      MusterTournament *tournament)
{
  gboolean is_other =
    self->tournament == NULL || tournament == NULL || strcmp (self->tournament->key, tournament->key) != 0;
  guint n_before = self->tournament != NULL ? self->tournament->rounds->len : 0;

  g_clear_pointer (&self->tournament, muster_tournament_free);
  self->tournament = tournament;
  if (tournament != NULL &&
      (is_other || tournament->rounds->len > n_before || self->round >= tournament->rounds->len))
    self->round = tournament->rounds->len > 0 ? tournament->rounds->len - 1 : 0;
  g_signal_emit (self, changed_signal, 0);
}

static void
club_changed_cb (MusterClubEvent *self)
{
  GPtrArray *tournaments = get_tournaments (self);
  guint place = *self->chosen != '\0' ? find_place (self, self->chosen) : G_MAXUINT;

  if (place == G_MAXUINT && tournaments != NULL && tournaments->len > 0)
    place = tournaments->len - 1;
  take (self, place != G_MAXUINT ? muster_tournament_copy (tournaments->pdata[place]) : NULL);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubEvent, club, g_object_unref),
  MUSTER_OWNED (MusterClubEvent, tournament, muster_tournament_free),
  MUSTER_OWNED (MusterClubEvent, chosen, g_free),
};

static void
muster_club_event_class_init (MusterClubEventClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_event_init (MusterClubEvent *self)
{
  self->chosen = g_strdup ("");
}

MusterClubEvent *
muster_club_event_new (MusterClub *club)
{
  MusterClubEvent *self = g_object_new (MUSTER_TYPE_CLUB_EVENT, NULL);

  self->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (club_changed_cb), self, G_CONNECT_SWAPPED);
  club_changed_cb (self);

  return self;
}

MusterClub *
muster_club_event_get_club (MusterClubEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), NULL);

  return self->club;
}

const MusterTournament *
muster_club_event_get (MusterClubEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), NULL);

  return self->tournament;
}

const MusterTournament *
muster_club_event_look (MusterClubEvent *self,
                        int              step)
{
  GPtrArray *tournaments = get_tournaments (self);
  guint place = self->tournament != NULL ? find_place (self, self->tournament->key) : G_MAXUINT;
  gint64 wanted = (gint64) place + step;

  return place != G_MAXUINT && wanted >= 0 && wanted < tournaments->len ? tournaments->pdata[wanted] : NULL;
}

void
muster_club_event_choose (MusterClubEvent *self,
                          const char      *key)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENT (self));

  g_free (self->chosen);
  self->chosen = g_strdup (key);
  club_changed_cb (self);
}

guint
muster_club_event_get_round (MusterClubEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), 0);

  return self->round;
}

void
muster_club_event_set_round (MusterClubEvent *self,
                             guint            round)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENT (self));

  if (self->round == round || self->tournament == NULL || round >= self->tournament->rounds->len)
    return;
  self->round = round;
  g_signal_emit (self, changed_signal, 0);
}

guint
muster_club_event_get_after (MusterClubEvent *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), MUSTER_TOURNAMENT_NOW);

  return self->tournament != NULL && self->round + 1 < self->tournament->rounds->len ? self->round + 1
                                                                                      : MUSTER_TOURNAMENT_NOW;
}

const char *
muster_club_event_get_name (MusterClubEvent *self,
                            const char      *name)
{
  return muster_club_names_resolve (muster_club_event_get_names (self), name);
}

/* @tournament: (transfer full) */
static gboolean
put (MusterClubEvent   *self,
     MusterTournament  *tournament,
     const char        *title,
     GError           **error)
{
  g_autoptr (MusterTournament) kept = tournament;
  MusterDocuments *documents = muster_store_get_documents (muster_club_get_store (self->club));

  if (!muster_club_tournaments_put (kept, documents, title, error))
    return FALSE;
  g_free (self->chosen);
  self->chosen = g_strdup (kept->key);
  take (self, g_steal_pointer (&kept));

  return TRUE;
}

gboolean
muster_club_event_keep (MusterClubEvent   *self,
                        MusterTournament  *tournament,
                        GError           **error)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), FALSE);

  title = g_strdup_printf (*tournament->key == '\0' ? _("Event planned: %s") : _("Event changed: %s"),
                           tournament->name);

  return put (self, tournament, title, error);
}

gboolean
muster_club_event_remove (MusterClubEvent  *self,
                          GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  if (!muster_club_tournaments_remove (
        self->tournament, muster_store_get_documents (muster_club_get_store (self->club)), error))
    return FALSE;
  g_free (self->chosen);
  self->chosen = g_strdup ("");

  return TRUE;
}

/* (element-type utf8) (nullable): attackers and defenders in turn, as the tournament knows them. */
static GPtrArray *
split_pairs (MusterClubEvent  *self,
             const char       *text,
             GError          **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) pairs = g_strsplit (text, ",", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) both = g_strsplit (pairs[i], "=", -1);

      if (*g_strstrip (pairs[i]) == '\0')
        continue;
      if (g_strv_length (both) != 2 || *g_strstrip (both[0]) == '\0' || *g_strstrip (both[1]) == '\0')
        {
          muster_core_refuse (error, _("“%s” is no pair; write it as in Ann = Ben, Cid = Dan"), pairs[i]);
          return NULL;
        }
      for (guint j = 0; j < 2; j++)
        g_ptr_array_add (names, g_strdup (muster_tournament_find_name (
                                  self->tournament, muster_club_event_get_names (self), both[j])));
    }

  return g_steal_pointer (&names);
}

/* Today, if it is one of the days of the tournament. */
static const char *
get_day (MusterClubEvent *self)
{
  const char *today = muster_club_get_today (self->club);

  return strcmp (today, self->tournament->from) >= 0 && strcmp (today, self->tournament->to) <= 0
           ? today
           : self->tournament->from;
}

/* (transfer full) (nullable): the tournament with its next round */
static MusterTournament *
draw (MusterClubEvent  *self,
      GPtrArray        *pairs,
      GError          **error)
{
  g_autoptr (MusterTournament) tournament = muster_tournament_copy (self->tournament);
  const MusterClubContent *content = muster_club_get_content (self->club);
  g_autoptr (GPtrArray) rated = NULL;

  if (tournament->first == MUSTER_TOURNAMENT_RATING && tournament->rounds->len == 0 && content != NULL)
    {
      g_autoptr (MusterClubBook) book = muster_club_book_new (content->results, content->names);

      rated = muster_tournament_list_rated (tournament, book, content->names);
    }
  if (!muster_tournament_draw (tournament, get_day (self), pairs, rated, error))
    return NULL;

  return g_steal_pointer (&tournament);
}

gboolean
muster_club_event_draw (MusterClubEvent  *self,
                        const char       *pairs,
                        GError          **error)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *title = NULL;
  MusterTournament *tournament;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  if (pairs != NULL)
    {
      names = split_pairs (self, pairs, error);
      if (names == NULL)
        return FALSE;
    }
  tournament = draw (self, names, error);
  if (tournament == NULL)
    return FALSE;
  title = g_strdup_printf (_("%s: round %u drawn up"), tournament->name, tournament->rounds->len);

  return put (self, tournament, title, error);
}

char *
muster_club_event_dup_pairs (MusterClubEvent *self)
{
  g_autoptr (MusterTournament) tournament = NULL;
  GString *text = g_string_new (NULL);
  const MusterRound *round;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, NULL);

  tournament = muster_tournament_copy (self->tournament);
  if (tournament->first == MUSTER_TOURNAMENT_HAND)
    tournament->first = MUSTER_TOURNAMENT_LOT;
  if (!muster_tournament_draw (tournament, NULL, NULL, NULL, NULL))
    return g_string_free (text, FALSE);
  round = tournament->rounds->pdata[tournament->rounds->len - 1];
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      g_string_append_printf (text, "%s%s = %s", i > 0 ? ", " : "",
                              muster_club_event_get_name (self, pair->attacker),
                              muster_club_event_get_name (self, pair->defender));
    }

  return g_string_free (text, FALSE);
}

gboolean
muster_club_event_undraw (MusterClubEvent  *self,
                          GError          **error)
{
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  tournament = muster_tournament_copy (self->tournament);
  title = g_strdup_printf (_("%s: round %u taken back"), tournament->name, tournament->rounds->len);

  return muster_tournament_undraw (tournament, error) &&
         put (self, g_steal_pointer (&tournament), title, error);
}

/* A copy, and its pair at the table. NULL: there is none. */
static MusterTournament *
copy_for (MusterClubEvent        *self,
          guint                   table,
          const MusterRoundPair **pair,
          GError                **error)
{
  g_autoptr (MusterTournament) tournament =
    self->tournament != NULL ? muster_tournament_copy (self->tournament) : NULL;
  const MusterRound *round = tournament != NULL && self->round < tournament->rounds->len
                               ? tournament->rounds->pdata[self->round]
                               : NULL;

  *pair = round != NULL ? muster_round_find_at (round, table) : NULL;
  if (*pair != NULL)
    return g_steal_pointer (&tournament);
  muster_core_refuse (error, _("there is no table %u"), table);

  return NULL;
}

gboolean
muster_club_event_set_result (MusterClubEvent    *self,
                              guint               table,
                              MusterClubVerdict   verdict,
                              const gint64       *points,
                              GError            **error)
{
  const MusterRoundPair *pair;
  g_autoptr (MusterTournament) tournament = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (tournament == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result: %s against %s"), pair->attacker, pair->defender);

  return muster_rounds_set_result (tournament->rounds, self->round + 1, pair->attacker, pair->defender,
                                   verdict, points, error) &&
         put (self, g_steal_pointer (&tournament), title, error);
}

gboolean
muster_club_event_unset_result (MusterClubEvent  *self,
                                guint             table,
                                GError          **error)
{
  const MusterRoundPair *pair;
  g_autoptr (MusterTournament) tournament = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (tournament == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result taken away: %s against %s"), pair->attacker, pair->defender);

  return muster_rounds_unset_result (tournament->rounds, self->round + 1, pair->attacker, error) &&
         put (self, g_steal_pointer (&tournament), title, error);
}

gboolean
muster_club_event_join (MusterClubEvent  *self,
                        const char       *name,
                        int               points,
                        GError          **error)
{
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_autofree char *title = g_strdup_printf (_("%s joins"), stripped);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  if (*stripped == '\0')
    return muster_core_refuse (error, _("a name is empty"));
  tournament = muster_tournament_copy (self->tournament);

  return muster_tournament_join (
           tournament,
           muster_tournament_find_name (tournament, muster_club_event_get_names (self), stripped), points,
           error) &&
         put (self, g_steal_pointer (&tournament), title, error);
}

gboolean
muster_club_event_drop (MusterClubEvent  *self,
                        const char       *name,
                        GError          **error)
{
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *title = g_strdup_printf (_("%s drops out"), name);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  tournament = muster_tournament_copy (self->tournament);

  return muster_tournament_drop (tournament, name, error) &&
         put (self, g_steal_pointer (&tournament), title, error);
}

gboolean
muster_club_event_set_force (MusterClubEvent  *self,
                             const char       *name,
                             const char       *force,
                             GError          **error)
{
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *title = g_strdup_printf (_("The force of %s"), name);
  MusterTournamentPlayer *player;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && self->tournament != NULL, FALSE);

  tournament = muster_tournament_copy (self->tournament);
  player = muster_tournament_find_player (tournament, name);
  if (player == NULL)
    return muster_core_refuse (error, _("“%s” does not take part"), name);
  g_free (player->force);
  player->force = g_strstrip (g_strdup (force));

  return put (self, g_steal_pointer (&tournament), title, error);
}

char *
muster_club_event_dup_subtitle (MusterClubEvent *self)
{
  const MusterTournament *tournament;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), NULL);

  tournament = self->tournament;
  if (tournament == NULL)
    return g_string_free (text, FALSE);

  from = muster_club_words_day (tournament->from);
  to = muster_club_words_day (tournament->to);
  if (strcmp (tournament->from, tournament->to) != 0)
    /* Translators: two days. */
    g_string_append_printf (text, _("%s to %s"), from, to);
  else
    g_string_append (text, from);
  if (*tournament->ruleset != '\0')
    g_string_append_printf (text, " · %s", muster_club_words_ruleset (muster_club_get_library (self->club),
                                                                     tournament->ruleset));
  g_string_append_printf (text, " · %s", tournament->system == MUSTER_TOURNAMENT_SWISS
                                           ? _("Swiss")
                                           : _("everybody against everybody"));
  g_string_append (text, " · ");
  if (tournament->n_rounds == MUSTER_TOURNAMENT_UNBEATEN)
    g_string_append (text, _("until one is unbeaten"));
  else
    g_string_append_printf (
      text, dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", tournament->n_rounds), tournament->n_rounds);
  g_string_append_printf (text, " · %d–%d–%d", tournament->scoring.worth[0], tournament->scoring.worth[1],
                          tournament->scoring.worth[2]);

  return g_string_free (text, FALSE);
}

char *
muster_club_event_dup_progress (MusterClubEvent *self)
{
  const MusterRound *round;
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self), NULL);

  if (self->tournament == NULL || self->round >= self->tournament->rounds->len)
    return g_strdup ("");
  round = self->tournament->rounds->pdata[self->round];
  for (guint i = 0; i < round->pairs->len; i++)
    n += ((MusterRoundPair *) round->pairs->pdata[i])->has_result != FALSE;

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Round %u: %u of %u result is in",
                                     "Round %u: %u of %u results are in", round->pairs->len),
                          self->round + 1, n, round->pairs->len);
}
