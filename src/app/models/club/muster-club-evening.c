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

/* What is shown is a copy of the evening, which a change replaces as soon as it is on the disk. The
 * club reads the file again beside that, and the copy follows it then. */

struct _MusterClubEvening
{
  MusterObject parent_instance;

  MusterClub *club;
  MusterEvening *evening; /* (nullable) */
  char *chosen;           /* the key of the evening that was chosen, or "" */
  guint round;
};

G_DEFINE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static GPtrArray *
get_evenings (MusterClubEvening *self)
{
  const MusterClubContent *content = muster_club_get_content (self->club);

  return content != NULL ? content->evenings : NULL;
}

static const MusterClubNames *
get_names (MusterClubEvening *self)
{
  const MusterClubContent *content = muster_club_get_content (self->club);

  return content != NULL ? content->names : NULL;
}

/* Returns where the evening stands in the calendar, or G_MAXUINT. */
static guint
find_place (MusterClubEvening *self,
            const char        *key)
{
  GPtrArray *evenings = get_evenings (self);

  for (guint i = 0; evenings != NULL && i < evenings->len; i++)
    {
      if (strcmp (((MusterEvening *) evenings->pdata[i])->key, key) == 0)
        return i;
    }

  return G_MAXUINT;
}

/* Returns tonight's evening, or the next to come, or the last one. */
static const MusterEvening *
find_usual (MusterClubEvening *self)
{
  GPtrArray *evenings = get_evenings (self);

  for (guint i = 0; evenings != NULL && i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];

      if (strcmp (evening->date, muster_club_get_today (self->club)) >= 0)
        return evening;
    }

  return evenings != NULL && evenings->len > 0 ? evenings->pdata[evenings->len - 1] : NULL;
}

static void
take (MusterClubEvening *self,
      MusterEvening     *evening)
{
  gboolean is_other =
    self->evening == NULL || evening == NULL || strcmp (self->evening->key, evening->key) != 0;
  guint n_before = self->evening != NULL ? self->evening->rounds->len : 0;

  g_clear_pointer (&self->evening, muster_evening_free);
  self->evening = evening;
  if (evening != NULL && (is_other || evening->rounds->len > n_before || self->round >= evening->rounds->len))
    self->round = evening->rounds->len > 0 ? evening->rounds->len - 1 : 0;
  g_signal_emit (self, changed_signal, 0);
}

static void
club_changed_cb (MusterClubEvening *self)
{
  GPtrArray *evenings = get_evenings (self);
  guint place = *self->chosen != '\0' ? find_place (self, self->chosen) : G_MAXUINT;
  const MusterEvening *found = place != G_MAXUINT ? evenings->pdata[place] : find_usual (self);

  g_autoptr (MusterEvening) evening = found != NULL ? muster_evening_copy (found) : NULL;

  /* The copy knows nothing of battles, whose results stand in the club. */
  if (evening != NULL)
    {
      g_autoptr (GHashTable) battles = muster_club_content_index (muster_club_get_content (self->club));

      for (guint i = 0; i < evening->rounds->len; i++)
        muster_round_take_results (evening->rounds->pdata[i], battles);
    }
  take (self, g_steal_pointer (&evening));
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubEvening, club, g_object_unref),
  MUSTER_OWNED (MusterClubEvening, evening, muster_evening_free),
  MUSTER_OWNED (MusterClubEvening, chosen, g_free),
};

static void
muster_club_evening_class_init (MusterClubEveningClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_evening_init (MusterClubEvening *self)
{
  self->chosen = g_strdup ("");
}

MusterClubEvening *
muster_club_evening_new (MusterClub *club)
{
  MusterClubEvening *self = g_object_new (MUSTER_TYPE_CLUB_EVENING, NULL);

  self->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (club_changed_cb), self, G_CONNECT_SWAPPED);
  club_changed_cb (self);

  return self;
}

MusterClub *
muster_club_evening_get_club (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return self->club;
}

const MusterEvening *
muster_club_evening_get (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return self->evening;
}

const MusterEvening *
muster_club_evening_look (MusterClubEvening *self,
                          int                step)
{
  GPtrArray *evenings = get_evenings (self);
  guint place = self->evening != NULL ? find_place (self, self->evening->key) : G_MAXUINT;
  gint64 wanted = (gint64) place + step;

  return place != G_MAXUINT && wanted >= 0 && wanted < evenings->len ? evenings->pdata[wanted] : NULL;
}

void
muster_club_evening_choose (MusterClubEvening *self,
                            const char        *key)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENING (self));

  g_free (self->chosen);
  self->chosen = g_strdup (key);
  club_changed_cb (self);
}

guint
muster_club_evening_get_round (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), 0);

  return self->round;
}

void
muster_club_evening_set_round (MusterClubEvening *self,
                               guint              round)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENING (self));

  if (self->round == round || self->evening == NULL || round >= self->evening->rounds->len)
    return;
  self->round = round;
  g_signal_emit (self, changed_signal, 0);
}

const MusterRound *
muster_club_evening_get_drawn (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return self->evening != NULL && self->round < self->evening->rounds->len
           ? self->evening->rounds->pdata[self->round]
           : NULL;
}

gboolean
muster_club_evening_is_last (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), FALSE);

  return self->evening != NULL && self->round + 1 == self->evening->rounds->len;
}

const char *
muster_club_evening_get_name (MusterClubEvening *self,
                              const char        *name)
{
  return muster_club_names_resolve (get_names (self), name);
}

/* @evening: (transfer full) */
static gboolean
put (MusterClubEvening  *self,
     MusterEvening      *evening,
     const char         *title,
     GError            **error)
{
  g_autoptr (MusterEvening) kept = evening;
  MusterDocuments *documents = muster_store_get_documents (muster_club_get_store (self->club));

  if (!muster_club_evenings_put (kept, documents, title, error))
    return FALSE;
  g_free (self->chosen);
  self->chosen = g_strdup (kept->key);
  take (self, g_steal_pointer (&kept));

  return TRUE;
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
muster_club_evening_remove (MusterClubEvening  *self,
                            GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && self->evening != NULL, FALSE);

  if (!muster_club_evenings_remove (self->evening,
                                    muster_store_get_documents (muster_club_get_store (self->club)), error))
    return FALSE;
  g_free (self->chosen);
  self->chosen = g_strdup ("");

  return TRUE;
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && self->evening != NULL, FALSE);

  if (*stripped == '\0')
    return muster_core_refuse (error, _("a name is empty"));
  evening = muster_evening_copy (self->evening);
  muster_evening_come (evening, muster_evening_find_name (evening, get_names (self), stripped), at);

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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && self->evening != NULL, FALSE);

  evening = muster_evening_copy (self->evening);

  return muster_evening_leave (evening, name, at, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

/* The tables of the club may be older than the evening, whose own results count tonight. */
static MusterClubBook *
new_book (MusterClubEvening *self,
          MusterEvening     *evening)
{
  const MusterClubContent *content = muster_club_get_content (self->club);
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && self->evening != NULL, FALSE);

  evening = muster_evening_copy (self->evening);
  for (guint i = 0; i < evening->rounds->len; i++)
    {
      const MusterRound *round = self->evening->rounds->pdata[i];

      /* A copy has no results that come from battles. */
      for (guint j = 0; j < round->pairs->len; j++)
        {
          const MusterRoundPair *pair = round->pairs->pdata[j];
          MusterRoundPair *copy = ((MusterRound *) evening->rounds->pdata[i])->pairs->pdata[j];

          copy->has_result = pair->has_result;
          copy->is_fought = pair->is_fought;
        }
    }
  book = new_book (self, self->evening);
  past = (MusterEveningPast) { book, get_names (self), get_evenings (self) };
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

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self) && self->evening != NULL, FALSE);

  evening = muster_evening_copy (self->evening);

  return muster_evening_swap (evening, name, other, error) &&
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
  const MusterRound *round = self->evening != NULL ? muster_evening_get_last (self->evening) : NULL;
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

/* A copy in which a pair can be changed. @pair: (out): the one at the table. NULL: there is none. */
static MusterEvening *
copy_for (MusterClubEvening  *self,
          guint               table,
          MusterRoundPair   **pair,
          GError            **error)
{
  g_autoptr (MusterEvening) evening = self->evening != NULL ? muster_evening_copy (self->evening) : NULL;
  const MusterRound *round =
    evening != NULL && self->round < evening->rounds->len ? evening->rounds->pdata[self->round] : NULL;

  *pair = round != NULL ? muster_round_find_at (round, table) : NULL;
  if (*pair != NULL)
    return g_steal_pointer (&evening);
  muster_core_refuse (error, _("there is no table %u"), table);

  return NULL;
}

gboolean
muster_club_evening_pin (MusterClubEvening  *self,
                         guint               table,
                         GError            **error)
{
  MusterRoundPair *pair;
  MusterEvening *evening = copy_for (self, table, &pair, error);
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
  g_autoptr (MusterEvening) evening = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  title = g_strdup_printf (_("Begun: %s, %s"), pair->attacker, pair->defender);

  return muster_evening_begin (evening, pair->attacker, battle, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

gboolean
muster_club_evening_set_game (MusterClubEvening  *self,
                              guint               table,
                              const char         *game,
                              const char         *scenario,
                              GError            **error)
{
  MusterRoundPair *pair;
  MusterEvening *evening = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  g_free (pair->game);
  pair->game = g_strdup (game);
  g_free (pair->scenario);
  pair->scenario = g_strdup (scenario);
  title = g_strdup_printf (_("What %s and %s play"), pair->attacker, pair->defender);

  return put (self, evening, title, error);
}

gboolean
muster_club_evening_set_result (MusterClubEvening  *self,
                                guint               table,
                                MusterClubVerdict   verdict,
                                const gint64       *points,
                                GError            **error)
{
  MusterRoundPair *pair;
  g_autoptr (MusterEvening) evening = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result: %s against %s"), pair->attacker, pair->defender);

  return muster_rounds_set_result (evening->rounds, self->round + 1, pair->attacker, pair->defender, verdict,
                                   points, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}

gboolean
muster_club_evening_unset_result (MusterClubEvening  *self,
                                  guint               table,
                                  GError            **error)
{
  MusterRoundPair *pair;
  g_autoptr (MusterEvening) evening = copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (evening == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result taken away: %s against %s"), pair->attacker, pair->defender);

  return muster_rounds_unset_result (evening->rounds, self->round + 1, pair->attacker, error) &&
         put (self, g_steal_pointer (&evening), title, error);
}
