/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-roster.h"

#include <string.h>

/* The members of a club, and which of them may be one person (N-MEMBER-05, N-MEMBER-10). */

guint
muster_club_roster_count (const MusterClubBook *book,
                          const char           *name)
{
  guint player, n = 0;

  if (!muster_club_book_find_player (book, name, &player))
    return 0;
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      for (guint j = 0; j < game->n_seats; j++)
        n += game->seats[j].player == player;
    }

  return n;
}

static gboolean
have_met (const MusterClubBook *book,
          const char           *first,
          const char           *second)
{
  guint a, b;

  if (!muster_club_book_find_player (book, first, &a) || !muster_club_book_find_player (book, second, &b))
    return FALSE;
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      guint found = 0;

      for (guint j = 0; j < game->n_seats; j++)
        found |= game->seats[j].player == a ? 1 : game->seats[j].player == b ? 2 : 0;
      if (found == 3)
        return TRUE;
    }

  return FALSE;
}

static int
compare_proposals (gconstpointer a,
                   gconstpointer b)
{
  const MusterClubProposal *first = a;
  const MusterClubProposal *second = b;
  int by_name = strcmp (first->name, second->name);

  return by_name != 0 ? by_name : strcmp (first->member, second->member);
}

static MusterClubProposal
propose (const MusterClubBook *book,
         const guint          *counts,
         const char           *first,
         const char           *second,
         MusterClubLikeness    why)
{
  MusterClubProposal proposal = { .name = first, .member = second, .why = why };
  guint player;

  if (muster_club_book_find_player (book, first, &player))
    proposal.battles = counts[player];
  if (muster_club_book_find_player (book, second, &player))
    proposal.of = counts[player];
  if (proposal.battles > proposal.of ||
      (proposal.battles == proposal.of && strcmp (first, second) < 0))
    proposal = (MusterClubProposal) { second, first, proposal.of, proposal.battles, why };

  return proposal;
}

GArray *
muster_club_roster_propose (const MusterClubBook *book,
                            const char *const    *members)
{
  GArray *proposals = g_array_new (FALSE, FALSE, sizeof (MusterClubProposal));
  g_autoptr (GPtrArray) faces = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_face_free);
  g_autofree guint *counts = NULL;

  counts = g_new0 (guint, muster_club_book_get_n_players (book) + 1);
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      for (guint j = 0; j < game->n_seats; j++)
        counts[game->seats[j].player]++;
    }
  for (guint i = 0; members[i] != NULL; i++)
    g_ptr_array_add (faces, muster_club_face_new (members[i]));
  for (guint i = 0; i < faces->len; i++)
    {
      for (guint j = i + 1; j < faces->len; j++)
        {
          MusterClubLikeness why = muster_club_face_compare (faces->pdata[i], faces->pdata[j]);

          if (why != MUSTER_CLUB_UNLIKE && !have_met (book, members[i], members[j]))
            {
              MusterClubProposal proposal = propose (book, counts, members[i], members[j], why);

              g_array_append_val (proposals, proposal);
            }
        }
    }
  g_array_sort (proposals, compare_proposals);

  return proposals;
}
