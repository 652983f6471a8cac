/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-result.h"

#include "core/club/muster-club-date.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Names, rulesets and the like come again and again, so that their texts are shared among results. */

/* As people write it. */
#define MAX_POINTS_WORDS "1,000,000,000,000"

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

static void
copy_line (MusterClubLine       *line,
           const MusterClubLine *from)
{
  *line = *from;
  line->player = share (from->player);
  line->side = share (from->side);
  line->force = share (from->force);
  line->notes = share (from->notes);
  if (!line->has_points)
    line->points = 0;
}

/**
 * muster_club_result_new:
 *
 * Returns: (transfer full): the result, whether it makes sense or not
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
    copy_line (&self->lines[i], &lines[i]);

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
         a->has_points == b->has_points && a->points == b->points && a->verdict == b->verdict &&
         a->role == b->role;
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

  /* Nobody is named twice, so that as many lines are the same lines. */
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
    }

  return NULL;
}

/* Whether it is the first line of its side. */
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

char *
muster_club_lines_dup_fault (const MusterClubLine *lines,
                             guint                 n_lines)
{
  guint n_sides[3] = { 0, 0, 0 };

  for (guint i = 0; i < n_lines; i++)
    n_sides[lines[i].verdict] += opens_side (lines, i);

  if (n_sides[MUSTER_CLUB_WIN] + n_sides[MUSTER_CLUB_DRAW] + n_sides[MUSTER_CLUB_LOSS] < 2)
    {
      if (n_lines == 1 && lines[0].verdict == MUSTER_CLUB_WIN && g_str_equal (lines[0].side, MUSTER_CLUB_BYE))
        return NULL;
      return g_strdup (_("a battle has at least two sides; a bye is one line with the side “bye” and the "
                         "result “win”"));
    }
  if (n_sides[MUSTER_CLUB_DRAW] > 0)
    return n_sides[MUSTER_CLUB_WIN] + n_sides[MUSTER_CLUB_LOSS] == 0
             ? NULL
             : g_strdup (_("if one side draws, all draw"));
  if (n_sides[MUSTER_CLUB_WIN] == 0)
    return g_strdup (_("no side wins; if nobody does, all draw"));

  return n_sides[MUSTER_CLUB_WIN] == 1 ? NULL : g_strdup (_("only one side can win"));
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
muster_club_points_parse (const char *text,
                          gint64     *points)
{
  return muster_club_points_are_whole (text) &&
         g_ascii_string_to_signed (text, 10, -MUSTER_CLUB_MAX_POINTS, MUSTER_CLUB_MAX_POINTS, points, NULL);
}

gboolean
muster_club_points_are_whole (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && strspn (digits, "0123456789") == strlen (digits);
}

char *
muster_club_points_dup_fault (const char *text)
{
  if (!muster_club_points_are_whole (text))
    return g_strdup_printf (_("the points are “%s”; they must be a whole number or empty"), text);

  return g_strdup_printf (_("the points are “%s”; they must lie between −%s and %s"), text, MAX_POINTS_WORDS,
                          MAX_POINTS_WORDS);
}
