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

struct _MusterClubEvent
{
  MusterClubRounds parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterClubEvent, muster_club_event, MUSTER_TYPE_CLUB_ROUNDS)

static GPtrArray *
list (const MusterClubContent *content)
{
  return content->tournaments;
}

/* The last that was made. */
static gconstpointer
find_usual (MusterClubRounds *self,
            GPtrArray        *tournaments)
{
  return tournaments->pdata[tournaments->len - 1];
}

static gpointer
copy (gconstpointer tournament)
{
  return muster_tournament_copy (tournament);
}

static const char *
get_key (gconstpointer tournament)
{
  return ((const MusterTournament *) tournament)->key;
}

static GPtrArray *
get_rounds (gconstpointer tournament)
{
  return ((const MusterTournament *) tournament)->rounds;
}

static gboolean
put_tournament (gpointer          tournament,
                MusterDocuments  *documents,
                const char       *title,
                GError          **error)
{
  return muster_club_evenings_tournaments_put (tournament, documents, title, error);
}

static gboolean
remove_tournament (gconstpointer     tournament,
                   MusterDocuments  *documents,
                   GError          **error)
{
  return muster_club_evenings_tournaments_remove (tournament, documents, error);
}

static void
muster_club_event_class_init (MusterClubEventClass *klass)
{
  MusterClubRoundsClass *rounds_class = MUSTER_CLUB_ROUNDS_CLASS (klass);

  rounds_class->list = list;
  rounds_class->find_usual = find_usual;
  rounds_class->copy = copy;
  rounds_class->free = (GDestroyNotify) muster_tournament_free;
  rounds_class->get_key = get_key;
  rounds_class->get_rounds = get_rounds;
  rounds_class->put = put_tournament;
  rounds_class->remove = remove_tournament;
}

static void
muster_club_event_init (MusterClubEvent *self)
{
}

MusterClubEvent *
muster_club_event_new (MusterClub *club)
{
  return muster_club_rounds_new (MUSTER_TYPE_CLUB_EVENT, club);
}

const MusterTournament *
muster_club_event_get (MusterClubEvent *self)
{
  return muster_club_rounds_get_shown (MUSTER_CLUB_ROUNDS (self));
}

guint
muster_club_event_get_after (MusterClubEvent *self)
{
  guint round = muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (self));

  return round + 1 < muster_club_rounds_count (MUSTER_CLUB_ROUNDS (self)) ? round + 1 : MUSTER_TOURNAMENT_NOW;
}

/* @tournament: (transfer full) */
static gboolean
put (MusterClubEvent   *self,
     MusterTournament  *tournament,
     const char        *title,
     GError           **error)
{
  return muster_club_rounds_put (MUSTER_CLUB_ROUNDS (self), tournament, title, error);
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

static const MusterClubNames *
get_names (MusterClubEvent *self)
{
  return muster_club_rounds_get_names (MUSTER_CLUB_ROUNDS (self));
}

static MusterClub *
get_club (MusterClubEvent *self)
{
  return muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (self));
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
                                  muster_club_event_get (self), get_names (self), both[j])));
    }

  return g_steal_pointer (&names);
}

/* Today, if it is one of the days of the tournament. */
static const char *
get_day (MusterClubEvent *self)
{
  const MusterTournament *tournament = muster_club_event_get (self);
  const char *today = muster_club_get_today (get_club (self));

  return strcmp (today, tournament->from) >= 0 && strcmp (today, tournament->to) <= 0 ? today
                                                                                     : tournament->from;
}

/* (transfer full) (nullable): the tournament with its next round */
static MusterTournament *
draw (MusterClubEvent  *self,
      GPtrArray        *pairs,
      GError          **error)
{
  g_autoptr (MusterTournament) tournament = muster_tournament_copy (muster_club_event_get (self));
  const MusterClubContent *content = muster_club_get_content (get_club (self));
  g_autoptr (GPtrArray) rated = NULL;

  if (tournament->first == MUSTER_TOURNAMENT_RATING && tournament->rounds->len == 0 && content != NULL)
    {
      g_autoptr (MusterClubBook) book = muster_club_book_new (content->results, content->names);

      rated = muster_tournament_draw_list_rated (tournament, book, content->names);
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, FALSE);

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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, NULL);

  tournament = muster_tournament_copy (muster_club_event_get (self));
  if (tournament->first == MUSTER_TOURNAMENT_HAND)
    tournament->first = MUSTER_TOURNAMENT_LOT;
  if (!muster_tournament_draw (tournament, NULL, NULL, NULL, NULL))
    return g_string_free (text, FALSE);
  round = tournament->rounds->pdata[tournament->rounds->len - 1];
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      g_string_append_printf (text, "%s%s = %s", i > 0 ? ", " : "",
                              muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), pair->attacker),
                              muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), pair->defender));
    }

  return g_string_free (text, FALSE);
}

gboolean
muster_club_event_undraw (MusterClubEvent  *self,
                          GError          **error)
{
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, FALSE);

  tournament = muster_tournament_copy (muster_club_event_get (self));
  title = g_strdup_printf (_("%s: round %u taken back"), tournament->name, tournament->rounds->len);

  return muster_tournament_draw_undraw (tournament, error) &&
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, FALSE);

  if (*stripped == '\0')
    return muster_core_refuse (error, _("a name is empty"));
  tournament = muster_tournament_copy (muster_club_event_get (self));

  return muster_tournament_join (
           tournament,
           muster_tournament_find_name (tournament, get_names (self), stripped), points,
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, FALSE);

  tournament = muster_tournament_copy (muster_club_event_get (self));

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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT (self) && muster_club_event_get (self) != NULL, FALSE);

  tournament = muster_tournament_copy (muster_club_event_get (self));
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

  tournament = muster_club_event_get (self);
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
    g_string_append_printf (text, " · %s",
                            muster_club_words_ruleset (muster_club_get_library (get_club (self)),
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
  MusterClubRounds *rounds = MUSTER_CLUB_ROUNDS (self);
  const MusterRound *round = muster_club_rounds_get_drawn (rounds);
  guint n = 0;

  if (round == NULL)
    return g_strdup ("");
  for (guint i = 0; i < round->pairs->len; i++)
    n += ((MusterRoundPair *) round->pairs->pdata[i])->has_result != FALSE;

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Round %u: %u of %u result is in",
                                     "Round %u: %u of %u results are in", round->pairs->len),
                          muster_club_rounds_get_round (rounds) + 1, n, round->pairs->len);
}
