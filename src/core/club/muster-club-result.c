/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-result.h"

#include "core/club/muster-club-date.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Results share the texts of names, rulesets and the like, because the same ones occur again and
 * again. */

static const char *const VERDICTS[] = { "win", "draw", "loss" };
static const char *const ROLES[] = { "", "attacker", "defender" };

static const char *
share (const char *text)
{
  return g_ref_string_new_intern (muster_csv_skip_guard (text));
}

static void
release (const char *text)
{
  g_ref_string_release ((char *) text);
}

/**
 * muster_club_result_new:
 *
 * Returns: (transfer full): the result, which may be invalid
 */
MusterClubResult *
muster_club_result_new (const MusterClubHead *head,
                        const MusterClubLine *lines,
                        guint                 n_lines)
{
  MusterClubResult *self;

  g_return_val_if_fail (head != NULL && lines != NULL && n_lines > 0, NULL);

  self = g_malloc (sizeof *self + n_lines * sizeof *lines);
  g_atomic_ref_count_init (&self->ref_count);
  self->head.battle = share (head->battle);
  self->head.date = share (head->date);
  self->head.ruleset = share (head->ruleset);
  self->head.scenario = share (head->scenario);
  self->head.place = share (head->place);
  self->head.campaign = share (head->campaign);
  self->n_lines = n_lines;
  for (guint i = 0; i < n_lines; i++)
    {
      MusterClubLine *line = &self->lines[i];

      *line = lines[i];
      line->player = share (lines[i].player);
      line->side = share (lines[i].side);
      line->force = share (lines[i].force);
      line->notes = share (lines[i].notes);
      if (!line->has_points)
        line->points = 0;
    }

  return self;
}

MusterClubResult *
muster_club_result_ref (MusterClubResult *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
muster_club_result_unref (MusterClubResult *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  release (self->head.battle);
  release (self->head.date);
  release (self->head.ruleset);
  release (self->head.scenario);
  release (self->head.place);
  release (self->head.campaign);
  for (guint i = 0; i < self->n_lines; i++)
    {
      release (self->lines[i].player);
      release (self->lines[i].side);
      release (self->lines[i].force);
      release (self->lines[i].notes);
    }
  g_free (self);
}

gboolean
muster_club_result_is_bye (const MusterClubResult *self)
{
  return self->n_lines == 1 && self->lines[0].verdict == MUSTER_CLUB_WIN &&
         g_str_equal (self->lines[0].side, MUSTER_CLUB_BYE);
}

static gboolean
is_same_head (const MusterClubHead *a,
              const MusterClubHead *b)
{
  return g_str_equal (a->battle, b->battle) && g_str_equal (a->date, b->date) &&
         g_str_equal (a->ruleset, b->ruleset) && g_str_equal (a->scenario, b->scenario) &&
         g_str_equal (a->place, b->place) && g_str_equal (a->campaign, b->campaign);
}

static gboolean
is_same_line (const MusterClubLine *a,
              const MusterClubLine *b)
{
  return g_str_equal (a->player, b->player) && g_str_equal (a->side, b->side) &&
         g_str_equal (a->force, b->force) && g_str_equal (a->notes, b->notes) &&
         a->has_points == b->has_points && a->points == b->points && a->rank == b->rank &&
         a->verdict == b->verdict && a->role == b->role;
}

static gboolean
has_line (const MusterClubResult *self,
          const MusterClubLine   *line)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      if (is_same_line (&self->lines[i], line))
        return TRUE;
    }

  return FALSE;
}

gboolean
muster_club_result_equal (const MusterClubResult *a,
                          const MusterClubResult *b)
{
  if (!is_same_head (&a->head, &b->head) || a->n_lines != b->n_lines)
    return FALSE;

  /* Nobody occurs twice in a result, so that it suffices to look in one direction. */
  for (guint i = 0; i < a->n_lines; i++)
    {
      if (!has_line (b, &a->lines[i]))
        return FALSE;
    }

  return TRUE;
}

int
muster_club_result_compare (gconstpointer a,
                            gconstpointer b)
{
  const MusterClubResult *first = *(MusterClubResult *const *) a;
  const MusterClubResult *second = *(MusterClubResult *const *) b;
  int by_date = strcmp (first->head.date, second->head.date);

  return by_date != 0 ? by_date : strcmp (first->head.battle, second->head.battle);
}

char *
muster_club_line_dup_fault (const MusterClubLine *lines,
                            guint                 line)
{
  const MusterClubLine *self = &lines[line];

  for (guint i = 0; i < line; i++)
    {
      if (g_str_equal (lines[i].player, self->player))
        return g_strdup_printf (_("“%s” is in this battle already"), self->player);
      if (!g_str_equal (lines[i].side, self->side))
        continue;
      if (lines[i].verdict != self->verdict)
        return g_strdup_printf (_("the side “%s” has the result “%s” and here “%s”; it can only have one"),
                                self->side, VERDICTS[lines[i].verdict], VERDICTS[self->verdict]);
      if (lines[i].has_points != self->has_points ||
          (self->has_points && lines[i].points != self->points))
        return g_strdup_printf (_("the side “%s” has other points on a line before"), self->side);
      if (lines[i].rank != self->rank)
        return g_strdup_printf (_("the side “%s” has another place on a line before"), self->side);
    }

  return NULL;
}

/* Returns whether the line is the first of its side. */
static gboolean
opens_side (const MusterClubLine *lines,
            guint                 line)
{
  for (guint i = 0; i < line; i++)
    {
      if (g_str_equal (lines[i].side, lines[line].side))
        return FALSE;
    }

  return TRUE;
}

/* Without places one side wins and the others lose, or all draw. @n_sides: by verdict. */
static char *
dup_verdicts_fault (const guint *n_sides)
{
  if (n_sides[MUSTER_CLUB_DRAW] > 0)
    return n_sides[MUSTER_CLUB_WIN] + n_sides[MUSTER_CLUB_LOSS] == 0
             ? NULL
             : g_strdup (_("if one side draws, all draw"));
  if (n_sides[MUSTER_CLUB_WIN] == 0)
    return g_strdup (_("no side wins; if nobody does, all draw"));

  return n_sides[MUSTER_CLUB_WIN] == 1 ? NULL : g_strdup (_("only one side can win"));
}

/* Places are counted as in 1, 2, 2, 4, so that a place is one more than the number of sides before
 * it; and each side has the result that follows from its place. */
static char *
dup_places_fault (const MusterClubLine *lines,
                  guint                 n_lines)
{
  guint n_first = 0;

  for (guint i = 0; i < n_lines; i++)
    n_first += opens_side (lines, i) && lines[i].rank == 1;
  for (guint i = 0; i < n_lines; i++)
    {
      guint n_before = 0;
      MusterClubVerdict verdict = lines[i].rank > 1 ? MUSTER_CLUB_LOSS
                                  : n_first > 1     ? MUSTER_CLUB_DRAW
                                                    : MUSTER_CLUB_WIN;

      if (!opens_side (lines, i))
        continue;
      for (guint j = 0; j < n_lines; j++)
        n_before += opens_side (lines, j) && lines[j].rank < lines[i].rank;
      if (lines[i].rank != n_before + 1)
        return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                         "the side “%s” has place %u, and %u side stands before it; places "
                                         "are counted as in 1, 2, 2, 4",
                                         "the side “%s” has place %u, and %u sides stand before it; places "
                                         "are counted as in 1, 2, 2, 4", n_before),
                              lines[i].side, lines[i].rank, n_before);
      if (lines[i].verdict != verdict)
        return g_strdup_printf (_("the side “%s” has place %u and the result “%s”; it must be “%s”"),
                                lines[i].side, lines[i].rank, VERDICTS[lines[i].verdict], VERDICTS[verdict]);
    }

  return NULL;
}

char *
muster_club_lines_dup_fault (const MusterClubLine *lines,
                             guint                 n_lines)
{
  guint n_sides[3] = { 0, 0, 0 };
  guint n_placed = 0, n;

  for (guint i = 0; i < n_lines; i++)
    {
      n_sides[lines[i].verdict] += opens_side (lines, i);
      n_placed += lines[i].rank != 0;
    }
  n = n_sides[MUSTER_CLUB_WIN] + n_sides[MUSTER_CLUB_DRAW] + n_sides[MUSTER_CLUB_LOSS];
  if (n_placed > 0 && n < 3)
    return g_strdup (_("only battles of three sides or more have places"));
  if (n_placed > 0 && n_placed < n_lines)
    return g_strdup (_("if one side has a place, all have one"));
  if (n_placed > 0)
    return dup_places_fault (lines, n_lines);
  if (n > 1)
    return dup_verdicts_fault (n_sides);
  if (n_lines == 1 && lines[0].verdict == MUSTER_CLUB_WIN && g_str_equal (lines[0].side, MUSTER_CLUB_BYE))
    return NULL;

  return g_strdup (_("a battle has at least two sides; a bye is one line with the side “bye” and the "
                     "result “win”"));
}

char *
muster_club_result_dup_fault (const MusterClubResult *self)
{
  if (*self->head.battle == '\0')
    return g_strdup (_("nothing distinguishes this battle from others"));
  if (!muster_club_date_is_valid (self->head.date))
    return muster_club_date_dup_fault (self->head.date);

  for (guint i = 0; i < self->n_lines; i++)
    {
      char *fault;

      if (*self->lines[i].player == '\0')
        return g_strdup (_("a player has no name"));
      if (*self->lines[i].side == '\0')
        return g_strdup (_("a side has no name"));
      fault = muster_club_line_dup_fault (self->lines, i);
      if (fault != NULL)
        return fault;
    }

  return muster_club_lines_dup_fault (self->lines, self->n_lines);
}

static gboolean
parse_word (const char        *word,
            const char *const *words,
            guint              n_words,
            guint             *index)
{
  for (*index = 0; *index < n_words; (*index)++)
    {
      if (g_str_equal (word, words[*index]))
        return TRUE;
    }

  return FALSE;
}

const char *
muster_club_verdict_get_word (MusterClubVerdict verdict)
{
  return VERDICTS[verdict];
}

gboolean
muster_club_verdict_parse (const char        *word,
                           MusterClubVerdict *verdict)
{
  guint index;

  if (!parse_word (word, VERDICTS, G_N_ELEMENTS (VERDICTS), &index))
    return FALSE;
  *verdict = (MusterClubVerdict) index;

  return TRUE;
}

const char *
muster_club_role_get_word (MusterClubRole role)
{
  return ROLES[role];
}

gboolean
muster_club_role_parse (const char     *word,
                        MusterClubRole *role)
{
  guint index;

  if (!parse_word (word, ROLES, G_N_ELEMENTS (ROLES), &index))
    return FALSE;
  *role = (MusterClubRole) index;

  return TRUE;
}

gboolean
muster_club_rank_parse (const char *text,
                        guint      *rank)
{
  guint64 number = 0;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 1, MUSTER_CLUB_MAX_LINES, &number, NULL))
    return FALSE;
  *rank = (guint) number;

  return TRUE;
}
