/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-roll-codec.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* The largest battle asks for fewer rolls: every unit may roll twice at the end of a turn, and all
 * commanders of a side may lend their dice to one unit. */
#define MAX_ROLLS 10000
#define MAX_FACES 1024

enum
{
  FOR,
  DICE,
  CARDS,
  REROLL,
  BY,
  HOW,
  COUNTS,
  N_MEMBERS
};

static const char *const MEMBERS[] = { "for", "dice", "cards", "reroll", "by", "how", "counts", NULL };

enum
{
  N_DICE,
  HITS,
  ONES,
  N_COUNTS
};

static const char *const COUNTS_MEMBERS[] = { "dice", "hits", "ones", NULL };

/* How a player made a roll. A roll without this member was typed in. */
static const char *const ORIGINS[] = { "typed", "rolled", "overridden" };

static gboolean
read_card (const MusterSpot *spot,
           guint8           *card)
{
  const char *code;

  return muster_spot_read_string (spot, 8, &code) &&
         (muster_card_parse (code, card) || muster_spot_fail (spot, _("there is no card “%s”"), code));
}

static gboolean
read_faces (const MusterSpot *spot,
            gboolean          is_cards,
            guint8           *faces,
            guint            *n)
{
  if (!muster_spot_is_array (spot, MAX_FACES, n))
    return FALSE;
  if (!is_cards)
    return muster_spot_read_bytes (spot, faces, *n);

  for (guint i = 0; i < *n; i++)
    {
      MusterSpot element;

      if (!muster_spot_element (spot, i, &element) || !read_card (&element, &faces[i]))
        return FALSE;
    }
  return TRUE;
}

/* In a roll without a reroll, `by` is the player who typed it. */
static gboolean
read_typist (const MusterRollNames *names,
             const MusterSpot      *by,
             MusterTape            *tape)
{
  const char *id;
  int player;

  if (muster_spot_is_absent (by))
    return TRUE;
  if (names->find_player == NULL)
    return muster_spot_fail (by, _("there is no “reroll” that it belongs to"));
  if (!muster_spot_read_string (by, 64, &id))
    return FALSE;
  player = names->find_player (names, id);
  if (player < 0)
    return muster_spot_fail (by, _("there is no “reroll” that it belongs to, and no player “%s”"), id);
  muster_tape_set_typist (tape, muster_tape_get_length (tape) - 1, player);
  return TRUE;
}

static gboolean
read_reroll (const MusterRollNames *names,
             const MusterSpot      *members,
             gboolean               is_cards,
             MusterTape            *tape)
{
  const MusterSpot *spot = &members[REROLL], *by = &members[BY];
  guint8 faces[MAX_FACES];
  const char *id;
  guint n;
  int unit;
  guint index = muster_tape_get_length (tape) - 1;

  if (muster_spot_is_absent (spot))
    return read_typist (names, by, tape);
  if (!read_faces (spot, is_cards, faces, &n) || !muster_spot_is_given (by) ||
      !muster_spot_read_string (by, 64, &id))
    return FALSE;

  if (names->find_unit == NULL)
    return muster_spot_fail (spot, _("nothing is thrown again here"));
  unit = names->find_unit (names, id);
  if (unit < 0)
    return muster_spot_fail (by, _("there is no unit “%s”"), id);
  if (n != muster_tape_get_roll (tape, index)->n)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE,
                                              "expected %u face, as was rolled, found %u",
                                              "expected %u faces, as many as were rolled, found %u",
                                              muster_tape_get_roll (tape, index)->n),
                             muster_tape_get_roll (tape, index)->n, n);

  muster_tape_set_reroll (tape, index, faces, n, unit);
  return TRUE;
}

static gboolean
read_origin (const MusterSpot *spot,
             MusterRollOrigin *origin)
{
  const char *word;

  *origin = MUSTER_ROLL_TYPED;
  if (muster_spot_is_absent (spot))
    return TRUE;
  if (!muster_spot_read_string (spot, 32, &word))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (ORIGINS); i++)
    if (strcmp (word, ORIGINS[i]) == 0)
      {
        *origin = (MusterRollOrigin) i;
        return TRUE;
      }
  return muster_spot_fail (spot, _("expected “typed”, “rolled” or “overridden”, found “%s”"), word);
}

/* Only how many dice counted, and where that was noted how many showed a 1. */
static gboolean
read_counts (const MusterSpot *spot,
             guint             purpose,
             MusterRollOrigin  origin,
             MusterTape       *tape)
{
  MusterSpot members[N_COUNTS];
  int n, hits, ones = -1;

  if (!muster_spot_members (spot, COUNTS_MEMBERS, members) || !muster_spot_is_given (&members[N_DICE]) ||
      !muster_spot_read_int (&members[N_DICE], 1, MAX_FACES, &n) || !muster_spot_is_given (&members[HITS]) ||
      !muster_spot_read_int (&members[HITS], 0, n, &hits) ||
      (!muster_spot_is_absent (&members[ONES]) &&
       !muster_spot_read_int (&members[ONES], 0, n - hits, &ones)))
    return FALSE;
  muster_tape_add_counts (tape, purpose, origin, (guint) n, (guint) hits, ones);
  return TRUE;
}

static gboolean
read_roll (const MusterRollNames *names,
           const MusterSpot      *roll,
           MusterTape            *tape)
{
  MusterSpot members[N_MEMBERS];
  MusterRollOrigin origin;
  guint8 faces[MAX_FACES];
  const char *id;
  gboolean is_cards;
  int purpose;
  guint n;

  if (!muster_spot_members (roll, MEMBERS, members) || !muster_spot_is_given (&members[FOR]) ||
      !muster_spot_read_string (&members[FOR], 64, &id))
    return FALSE;

  purpose = names->find_purpose (names, id);
  if (purpose < 0)
    return muster_spot_fail (&members[FOR], _("these rules have no roll for “%s”"), id);

  if (!muster_spot_is_absent (&members[COUNTS]))
    {
      if (!muster_spot_is_absent (&members[DICE]) || !muster_spot_is_absent (&members[CARDS]))
        return muster_spot_fail (&members[COUNTS], _("“counts” stands in place of “dice” and “cards”"));
      if (!muster_spot_is_absent (&members[REROLL]))
        return muster_spot_fail (&members[REROLL],
                                 _("a roll whose faces were not noted is not thrown again"));
      return read_origin (&members[HOW], &origin) &&
             read_counts (&members[COUNTS], (guint) purpose, origin, tape) &&
             read_typist (names, &members[BY], tape);
    }

  is_cards = muster_spot_is_absent (&members[DICE]);
  if (is_cards == muster_spot_is_absent (&members[CARDS]))
    return muster_spot_fail (roll, _("expected either “dice” or “cards”"));

  if (!read_faces (&members[is_cards ? CARDS : DICE], is_cards, faces, &n) ||
      !read_origin (&members[HOW], &origin))
    return FALSE;

  muster_tape_add (tape, (guint) purpose, is_cards, origin, faces, n);
  return read_reroll (names, members, is_cards, tape);
}

/**
 * muster_rolls_read_list:
 * @tape: an initialised tape, to which the rolls are added
 *
 * Returns: whether all of them were read; if not, the error of @list names the place
 */
gboolean
muster_rolls_read_list (const MusterRollNames *names,
                        const MusterSpot      *list,
                        MusterTape            *tape)
{
  guint n;

  if (!muster_spot_is_array (list, MAX_ROLLS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterSpot roll;

      if (!muster_spot_element (list, i, &roll) || !read_roll (names, &roll, tape))
        return FALSE;
    }
  return TRUE;
}

gboolean
muster_rolls_read_member (const MusterRollNames *names,
                          const MusterSpot      *entry,
                          MusterTape            *tape)
{
  MusterSpot rolls;

  return !muster_spot_member (entry, "rolls", &rolls) || muster_rolls_read_list (names, &rolls, tape);
}

static void
write_faces (const char   *member,
             gboolean      is_cards,
             const guint8 *faces,
             guint         n,
             JsonBuilder  *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    if (is_cards)
      json_builder_add_string_value (builder, muster_card_get_code (faces[i]));
    else
      json_builder_add_int_value (builder, faces[i]);
  json_builder_end_array (builder);
}

void
muster_rolls_write_list (const MusterRollNames *names,
                         const MusterTape      *tape,
                         JsonBuilder           *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_tape_get_length (tape); i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "for", names->get_purpose (names, roll->purpose));
      if (roll->counted != MUSTER_ROLL_FACES)
        {
          json_builder_set_member_name (builder, "counts");
          json_builder_begin_object (builder);
          muster_json_add_int (builder, "dice", roll->n);
          muster_json_add_int (builder, "hits", muster_tape_count_face (tape, roll, MUSTER_ROLL_HIT));
          if (roll->counted == MUSTER_ROLL_HITS_AND_ONES)
            muster_json_add_int (builder, "ones", muster_tape_count_face (tape, roll, 1));
          json_builder_end_object (builder);
        }
      else
        write_faces (roll->is_cards ? "cards" : "dice", roll->is_cards,
                     muster_tape_get_first_faces (tape, roll), roll->n, builder);
      if (roll->reroll >= 0)
        {
          write_faces ("reroll", roll->is_cards, muster_tape_get_faces (tape, roll), roll->n, builder);
          muster_json_add_string (builder, "by", names->get_unit (names, roll->by));
        }
      else if (roll->typist >= 0 && names->get_player != NULL)
        muster_json_add_string (builder, "by", names->get_player (names, roll->typist));
      if (roll->origin != MUSTER_ROLL_TYPED)
        muster_json_add_string (builder, "how", ORIGINS[roll->origin]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * muster_rolls_write_member:
 * @builder: inside the open object of the entry
 */
void
muster_rolls_write_member (const MusterRollNames *names,
                           const MusterTape      *tape,
                           JsonBuilder           *builder)
{
  if (muster_tape_get_length (tape) == 0)
    return;

  json_builder_set_member_name (builder, "rolls");
  muster_rolls_write_list (names, tape, builder);
}

void
muster_rolls_fail_at (const MusterSpot *entry,
                      int               bad_roll,
                      const GError     *problem)
{
  MusterSpot rolls, roll;

  if (bad_roll >= 0 && muster_spot_member (entry, "rolls", &rolls) &&
      muster_spot_element (&rolls, (guint) bad_roll, &roll))
    muster_spot_fail_with (&roll, problem);
  else
    muster_spot_fail_with (entry, problem);
}

/**
 * muster_rolls_describe_need:
 *
 * Returns: (transfer full): the roll that is missing
 */
JsonNode *
muster_rolls_describe_need (const char *purpose,
                            const char *member,
                            const char *id,
                            guint       n,
                            guint       sides)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "needs");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "for", purpose);
  if (member != NULL)
    muster_json_add_string (builder, member, id);
  muster_json_add_int (builder, sides > 0 ? "dice" : "cards", n);
  if (sides > 0)
    muster_json_add_int (builder, "sides", sides);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
