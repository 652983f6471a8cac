/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-words.h"

#include "core/club/muster-club-vocabulary.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

static char *
format_date (const char *date,
             const char *format)
{
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *moment = g_strconcat (date, "T00:00:00Z", NULL);

  time = g_date_time_new_from_iso8601 (moment, NULL);
  return time != NULL ? g_date_time_format (time, format) : g_strdup (date);
}

char *
muster_club_words_day (const char *date)
{
  /* Translators: a day as g_date_time_format() writes it: 12 March 2026. */
  return format_date (date, _("%-d %B %Y"));
}

char *
muster_club_words_month (guint    month,
                         gboolean is_short)
{
  g_autofree char *date = g_strdup_printf ("%04u-%02u-01", month / 12, month % 12 + 1);

  /* Translators: a month as g_date_time_format() writes it. */
  return format_date (date, is_short ? _("%b")
                                     /* Translators: the same of a month with its year. */
                                     : _("%B %Y"));
}

const char *
muster_club_words_ruleset (MusterLibrary *library,
                           const char    *ruleset)
{
  MusterRuleset *found = muster_library_find_ruleset (library, ruleset);

  return found != NULL ? muster_ruleset_get_name (found) : ruleset;
}

static gboolean
is_same_word (const char *one,
              const char *other)
{
  g_autofree char *first = g_utf8_casefold (one, -1);
  g_autofree char *second = g_utf8_casefold (other, -1);

  return g_str_equal (first, second);
}

MusterRuleset *
muster_club_words_find_game (MusterLibrary *library,
                             const char    *game)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  const char *id = muster_club_vocabulary_spell_game (game);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      /* The library keeps it. */
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (is_same_word (muster_ruleset_get_id (ruleset), id) ||
          is_same_word (muster_ruleset_get_name (ruleset), game))
        return ruleset;
    }

  return NULL;
}

const char *
muster_club_words_scenario (MusterLibrary *library,
                            const char    *ruleset,
                            const char    *scenario)
{
  MusterRuleset *found = muster_library_find_ruleset (library, ruleset);
  const MusterScenario *known =
    found != NULL ? muster_catalog_find_scenario (muster_ruleset_get_catalog (found), scenario) : NULL;

  return known != NULL ? _(known->name) : scenario;
}

/* Names the players who did not lose, or those who did. */
static char *
name_players (const MusterClubBook *book,
              const MusterClubGame *game,
              gboolean              losers)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_auto (GStrv) isolated = NULL;

  for (guint i = 0; i < game->n_seats; i++)
    if ((game->seats[i].line->verdict == MUSTER_CLUB_LOSS) == losers)
      g_ptr_array_add (names, (char *) muster_club_book_get_name (book, game->seats[i].player));
  /* "Ann", "Ann and Abe", "Ann, Abe and Bob" */
  isolated = g_new0 (char *, names->len + 1);
  for (guint i = 0; i < names->len; i++)
    isolated[i] = muster_bidi_isolate (names->pdata[i]);
  return muster_enumeration_all ((const char *const *) isolated);
}

char *
muster_club_words_result (const MusterClubBook *book,
                          const MusterClubGame *game)
{
  g_autofree char *first = name_players (book, game, FALSE);
  g_autofree char *second = NULL;

  if (game->is_bye)
    return g_strdup_printf (_("%s had no opponent"), first);
  second = name_players (book, game, TRUE);
  if (*second == '\0')
    /* Translators: names of all players of a battle. */
    return g_strdup_printf (_("%s drew"), first);
  if (game->winner < 0)
    /* Translators: names of those who share the first place, and of all others. */
    return g_strdup_printf (_("%s drew, ahead of %s"), first, second);

  /* Translators: names of those who won, and of those who lost. */
  return g_strdup_printf (_("%s beat %s"), first, second);
}

/* The winner stands first, as in the words of the result. */
char *
muster_club_words_score (const MusterClubGame *game)
{
  GString *score = g_string_new (NULL);

  if (game->has_points && game->winner >= 0)
    muster_club_points_append (score, game->points[game->winner]);
  for (guint i = 0; game->has_points && i < game->n_sides; i++)
    {
      if ((int) i == game->winner)
        continue;
      g_string_append (score, score->len > 0 ? " : " : "");
      muster_club_points_append (score, game->points[i]);
    }
  return g_string_free (score, FALSE);
}

static void
append_part (GString    *text,
             const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

char *
muster_club_words_setting (MusterLibrary        *library,
                           const MusterClubGame *game)
{
  const MusterClubHead *head = &game->result->head;
  g_autofree char *day = muster_club_words_day (head->date);
  GString *text = g_string_new (NULL);

  append_part (text, day);
  append_part (text, muster_club_words_ruleset (library, head->ruleset));
  append_part (text, muster_club_words_scenario (library, head->ruleset, head->scenario));
  append_part (text, head->place);
  append_part (text, head->campaign);
  return g_string_free (text, FALSE);
}

char *
muster_club_words_form (const MusterClubProfile *profile)
{
  GString *text;

  static const char *const WORDS[] = { N_("won"), N_("drew"), N_("lost") };

  text = g_string_new (NULL);
  for (guint i = 0; i < profile->n_form; i++)
    muster_enumeration_add (text, _(WORDS[profile->form[i]]));
  return g_string_free (text, FALSE);
}

char *
muster_club_words_bars (const MusterClubProfile *profile)
{
  static const char *const BARS[] = { "█", "▄", "▁" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < profile->n_form; i++)
    g_string_append (text, BARS[profile->form[i]]);
  return g_string_free (text, FALSE);
}

char *
muster_club_words_counts (const guint *counts)
{
  return g_strdup_printf (_("%u won, %u drawn, %u lost"), counts[MUSTER_CLUB_WIN], counts[MUSTER_CLUB_DRAW],
                          counts[MUSTER_CLUB_LOSS]);
}

char *
muster_club_words_difference (const MusterClubStanding *standing)
{
  gint64 difference = muster_club_standing_get_difference (standing);
  g_autofree char *points = muster_club_points_dup_text (difference);

  return difference < 0 ? g_strconcat ("−", points + 1, NULL)
                        : g_strconcat (difference > 0 ? "+" : "", points, NULL);
}

char *
muster_club_words_scoring (const MusterClubScoring *scoring)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                     "A win is worth %d, a draw %d and a loss %d point. Of those who tie, "
                                     "the battles among them decide, then the difference of victory points, "
                                     "then wins, then fewer battles.",
                                     "A win is worth %d, a draw %d and a loss %d points. Of those who tie, "
                                     "the battles among them decide, then the difference of victory points, "
                                     "then wins, then fewer battles.", (gulong) ABS (scoring->worth[2])),
                          scoring->worth[0], scoring->worth[1], scoring->worth[2]);
}
