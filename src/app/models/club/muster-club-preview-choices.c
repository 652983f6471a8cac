/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview.h"

#include "core/club/muster-club-meanings.h"
#include "core/muster-i18n.h"

#include <string.h>

/* What can be chosen about a table, in words. */

/* The meanings that a column can have, in the order in which they are offered: of each of the first players
 * all that he can have, then those of the battle. */
static void
list_meanings (GStrvBuilder *words,
               gboolean      in_words)
{
  static const struct
  {
    MusterClubMeans means;
    const char *name;
  } MEANINGS[] = {
    { MUSTER_CLUB_MEANS_NONE, N_("Nothing") },
    { MUSTER_CLUB_MEANS_DATE, N_("Day") },
    { MUSTER_CLUB_MEANS_RULESET, N_("Game") },
    { MUSTER_CLUB_MEANS_SCENARIO, N_("Scenario") },
    { MUSTER_CLUB_MEANS_PLACE, N_("Venue") },
    { MUSTER_CLUB_MEANS_CAMPAIGN, N_("Campaign") },
    { MUSTER_CLUB_MEANS_NOTES, N_("Notes") },
    { MUSTER_CLUB_MEANS_WINNER, N_("Winner") },
    { MUSTER_CLUB_MEANS_BATTLE, N_("Which battle it is") },
    { MUSTER_CLUB_MEANS_OPPONENT, N_("Opponent") },
    { MUSTER_CLUB_MEANS_PLAYER, N_("Player") },
    { MUSTER_CLUB_MEANS_RESULT, N_("Result") },
    { MUSTER_CLUB_MEANS_POINTS, N_("Points") },
    { MUSTER_CLUB_MEANS_RANK, N_("Rank") },
    { MUSTER_CLUB_MEANS_SIDE, N_("Side") },
    { MUSTER_CLUB_MEANS_ROLE, N_("Role") },
    { MUSTER_CLUB_MEANS_FORCE, N_("Force") },
  };

  for (guint seat = 0; seat <= MUSTER_CLUB_MAX_SEATS; seat++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (MEANINGS); i++)
        {
          const MusterClubMeaning meaning = { MEANINGS[i].means, seat };
          g_autofree char *word = NULL;

          if (seat > 0 && meaning.means > MUSTER_CLUB_MEANS_FORCE)
            continue;
          if (!in_words)
            word = muster_club_meanings_dup_word (&meaning);
          else if (seat > 0)
            /* Translators: what a column holds, and of which player: "Points 2". */
            word = g_strdup_printf (_("%s %u"), _(MEANINGS[i].name), seat);
          g_strv_builder_add (words, word != NULL ? word : in_words ? _(MEANINGS[i].name) : "none");
        }
    }
}

char **
muster_club_preview_list_choices (const char *property)
{
  static const struct
  {
    const char *property;
    const char *choices[6];
  } CHOICES[] = {
    { "encoding", { "UTF-8", "UTF-16 (LE)", "UTF-16 (BE)", "Windows-1252" } },
    { "separator", { N_("Comma"), N_("Semicolon"), N_("Tab"), N_("Vertical bar") } },
    { "order", { N_("Year, month, day"), N_("Day, month, year"), N_("Month, day, year") } },
    { "layout", { N_("One player of a battle"), N_("A whole battle") } },
  };
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  if (g_str_has_prefix (property, "meaning"))
    list_meanings (words, strcmp (property, "meaning") == 0);
  for (guint i = 0; i < G_N_ELEMENTS (CHOICES); i++)
    {
      for (guint j = 0; strcmp (CHOICES[i].property, property) == 0 && CHOICES[i].choices[j] != NULL; j++)
        g_strv_builder_add (words, _(CHOICES[i].choices[j]));
    }

  return g_strv_builder_end (words);
}
