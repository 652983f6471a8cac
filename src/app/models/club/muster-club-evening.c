/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-evening.h"

#include "core/club/muster-evening-seats.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/muster-store-club.h"

#include <string.h>

struct _MusterClubEvening
{
  MusterClubRounds parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER_TYPE_CLUB_ROUNDS)

static MusterClub *
get_club (MusterClubEvening *self)
{
  return muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (self));
}

static const MusterClubNames *
get_names (MusterClubEvening *self)
{
  return muster_club_rounds_get_names (MUSTER_CLUB_ROUNDS (self));
}

static GPtrArray *
list (const MusterClubContent *content)
{
  return content->evenings;
}

/* Returns tonight's evening, or the next to come, or the last one. */
static gconstpointer
find_usual (MusterClubRounds *self,
            GPtrArray        *evenings)
{
  const char *today = muster_club_get_today (muster_club_rounds_get_club (self));

  for (guint i = 0; i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];

      if (strcmp (evening->date, today) >= 0)
        return evening;
    }

  return evenings->pdata[evenings->len - 1];
}

/* The copy knows nothing of battles, whose results stand in the club. */
static void
take (MusterClubRounds *self,
      gpointer          copy)
{
  GPtrArray *rounds = ((MusterEvening *) copy)->rounds;
  g_autoptr (GHashTable) battles =
    muster_club_store_content_index (muster_club_get_content (muster_club_rounds_get_club (self)));

  for (guint i = 0; i < rounds->len; i++)
    muster_round_results_take (rounds->pdata[i], battles);
}

static gpointer
copy (gconstpointer evening)
{
  return muster_evening_copy (evening);
}

static const char *
get_key (gconstpointer evening)
{
  return ((const MusterEvening *) evening)->key;
}

static GPtrArray *
get_rounds (gconstpointer evening)
{
  return ((const MusterEvening *) evening)->rounds;
}

static gboolean
put_evening (gpointer          evening,
             MusterDocuments  *documents,
             const char       *title,
             GError          **error)
{
  return muster_club_evenings_put (evening, documents, title, error);
}

static gboolean
remove_evening (gconstpointer     evening,
                MusterDocuments  *documents,
                GError          **error)
{
  return muster_club_evenings_remove (evening, documents, error);
}

static void
muster_club_evening_class_init (MusterClubEveningClass *klass)
{
  MusterClubRoundsClass *rounds_class = MUSTER_CLUB_ROUNDS_CLASS (klass);

  rounds_class->list = list;
  rounds_class->find_usual = find_usual;
  rounds_class->take = take;
  rounds_class->copy = copy;
  rounds_class->free = (GDestroyNotify) muster_evening_free;
  rounds_class->get_key = get_key;
  rounds_class->get_rounds = get_rounds;
  rounds_class->put = put_evening;
  rounds_class->remove = remove_evening;
}

static void
muster_club_evening_init (MusterClubEvening *self)
{
}

MusterClubEvening *
muster_club_evening_new (MusterClub *club)
{
  return muster_club_rounds_new (MUSTER_TYPE_CLUB_EVENING, club);
}

const MusterEvening *
muster_club_evening_get (MusterClubEvening *self)
{
  return muster_club_rounds_get_shown (MUSTER_CLUB_ROUNDS (self));
}

/* @evening: (transfer full) */
static gboolean
put (MusterClubEvening  *self,
     MusterEvening      *evening,
     const char         *title,
     GError            **error)
{
  return muster_club_rounds_put (MUSTER_CLUB_ROUNDS (self), evening, title, error);
}

gboolean
muster_club_evening_keep (MusterClubEvening  *self,
                          MusterEvening      *evening,
                          GError            **error)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), FALSE);

  title = g_strdup_printf (*evening->key == '\0' ? _("Evening planned: %s") : _("Evening changed: %s"),
                           evening->date);

  return put (self, evening, title, error);
}

gboolean
muster_club_evening_come (MusterClubEvening  *self,
                          const char         *name,
                          const char         *at,
                          GError            **error)
{
  g_autoptr (MusterEvening) evening = NULL;
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_autofree char *title = g_strdup_printf (_("Came: %s"), stripped);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && muster_club_evening_get (self) != NULL, FALSE);

  if (*stripped == '\0')
    return muster_core_refuse (error, _("a name is empty"));
  evening = muster_evening_copy (muster_club_evening_get (self));
  muster_evening_seats_come (evening, muster_evening_find_name (evening, get_names (self), stripped), at);

  return put (self, g_steal_pointer (&evening), title, error);
}

gboolean
muster_club_evening_leave (MusterClubEvening  *self,
                           const char         *name,
                           const char         *at,
                           GError            **error)
{
  g_autoptr (MusterEvening) evening = NULL;
  g_autofree char *title = g_strdup_printf (_("Left: %s"), name);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && muster_club_evening_get (self) != NULL, FALSE);

  evening = muster_evening_copy (muster_club_evening_get (self));

  return muster_evening_seats_leave (evening, name, at, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

/* The tables of the club may be older than the evening, whose own results count tonight. */
static MusterClubBook *
new_book (MusterClubEvening   *self,
          const MusterEvening *evening)
{
  const MusterClubContent *content = muster_club_get_content (get_club (self));
  g_autofree char *own = g_strconcat (evening->key, "/", NULL);
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);

  muster_evening_add_results (evening, results);
  for (guint i = 0; content != NULL && i < content->results->len; i++)
    {
      MusterClubResult *result = content->results->pdata[i];

      if (!g_str_has_prefix (result->head.battle, own))
        g_ptr_array_add (results, muster_club_result_ref (result));
    }

  return muster_club_book_new (results, get_names (self));
}

gboolean
muster_club_evening_draw (MusterClubEvening  *self,
                          MusterEveningDraw   what,
                          GError            **error)
{
  g_autoptr (MusterEvening) evening = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_autofree char *title = NULL;
  MusterEveningPast past;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && muster_club_evening_get (self) != NULL, FALSE);

  evening = muster_evening_copy (muster_club_evening_get (self));
  for (guint i = 0; i < evening->rounds->len; i++)
    {
      const MusterRound *round = muster_club_evening_get (self)->rounds->pdata[i];

      /* A copy has no results that come from battles. */
      for (guint j = 0; j < round->pairs->len; j++)
        {
          const MusterRoundPair *pair = round->pairs->pdata[j];
          MusterRoundPair *copy = ((MusterRound *) evening->rounds->pdata[i])->pairs->pdata[j];

          copy->has_result = pair->has_result;
          copy->is_fought = pair->is_fought;
        }
    }
  book = new_book (self, muster_club_evening_get (self));
  past = (MusterEveningPast) { book, get_names (self),
                               muster_club_rounds_get_all (MUSTER_CLUB_ROUNDS (self)) };
  if (!muster_evening_draw (evening, what, &past, NULL, NULL, error))
    return FALSE;
  title = g_strdup_printf (_("Round %u drawn up"), evening->rounds->len);

  return put (self, g_steal_pointer (&evening), title, error);
}

gboolean
muster_club_evening_swap (MusterClubEvening  *self,
                          const char         *name,
                          const char         *other,
                          GError            **error)
{
  g_autoptr (MusterEvening) evening = NULL;
  g_autofree char *title = g_strdup_printf (_("Swapped: %s, %s"), name, other);

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && muster_club_evening_get (self) != NULL, FALSE);

  evening = muster_evening_copy (muster_club_evening_get (self));

  return muster_evening_seats_swap (evening, name, other, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

/* (element-type utf8): lists the seats of one kind that are still open: of attackers or of defenders,
 * and that of who sits out. */
static GPtrArray *
list_seats (const MusterRound *round,
            gboolean           attack)
{
  GPtrArray *seats = g_ptr_array_new ();

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      if (!muster_round_pair_is_settled (pair))
        g_ptr_array_add (seats, attack ? pair->attacker : pair->defender);
    }
  if (*round->bye != '\0')
    g_ptr_array_add (seats, round->bye);

  return seats;
}

gboolean
muster_club_evening_move (MusterClubEvening  *self,
                          const char         *name,
                          int                 step,
                          GError            **error)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  const MusterRound *round = evening != NULL ? muster_evening_get_last (evening) : NULL;
  const MusterRoundPair *pair = round != NULL ? muster_round_find (round, name) : NULL;
  g_autoptr (GPtrArray) seats =
    round != NULL ? list_seats (round, pair == NULL || strcmp (pair->attacker, name) == 0) : NULL;

  for (guint i = 0; seats != NULL && i < seats->len; i++)
    {
      gint64 wanted = (gint64) i + step;

      if (strcmp (seats->pdata[i], name) == 0 && wanted >= 0 && wanted < seats->len)
        return muster_club_evening_swap (self, name, seats->pdata[wanted], error);
    }

  return muster_core_refuse (error, _("there is nobody to swap with"));
}

gboolean
muster_club_evening_pin (MusterClubEvening  *self,
                         guint               table,
                         GError            **error)
{
  MusterRoundPair *pair;
  MusterEvening *evening = muster_club_rounds_copy_for (MUSTER_CLUB_ROUNDS (self), table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  pair->is_fixed = !pair->is_fixed;
  title = g_strdup_printf (_("Fixed: %s, %s"), pair->attacker, pair->defender);

  return put (self, evening, title, error);
}

gboolean
muster_club_evening_begin (MusterClubEvening  *self,
                           guint               table,
                           const char         *battle,
                           GError            **error)
{
  MusterRoundPair *pair;
  g_autoptr (MusterEvening) evening = muster_club_rounds_copy_for (MUSTER_CLUB_ROUNDS (self), table,
                                                                   &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  title = g_strdup_printf (_("Begun: %s, %s"), pair->attacker, pair->defender);

  return muster_evening_seats_begin (evening, pair->attacker, battle, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

gboolean
muster_club_evening_set_game (MusterClubEvening  *self,
                              guint               table,
                              const char         *game,
                              const char         *scenario,
                              guint               new_table,
                              GError            **error)
{
  MusterRoundPair *pair;
  g_autoptr (MusterEvening) evening =
    muster_club_rounds_copy_for (MUSTER_CLUB_ROUNDS (self), table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL ||
      (new_table != table && !muster_evening_seats_set_table (evening, pair->attacker, new_table, error)))
    return FALSE;
  g_free (pair->game);
  pair->game = g_strdup (game);
  g_free (pair->scenario);
  pair->scenario = g_strdup (scenario);
  title = g_strdup_printf (_("What %s and %s play"), pair->attacker, pair->defender);

  return put (self, g_steal_pointer (&evening), title, error);
}
