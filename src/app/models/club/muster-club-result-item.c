/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-result-item.h"

#include "sheets/club/muster-club-words.h"

#include <string.h>

struct _MusterClubResultItem
{
  MusterObject parent_instance;

  MusterClubResult *result;
  char *title;
  char *setting;
  char *score;
  char *notes;
  gboolean is_entered;
};

G_DEFINE_FINAL_TYPE (MusterClubResultItem, muster_club_result_item, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubResultItem, result, muster_club_result_unref),
  MUSTER_OWNED (MusterClubResultItem, title, g_free),
  MUSTER_OWNED (MusterClubResultItem, setting, g_free),
  MUSTER_OWNED (MusterClubResultItem, score, g_free),
  MUSTER_TEXT (MusterClubResultItem, notes, "notes"),
};

static void
muster_club_result_item_class_init (MusterClubResultItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_club_result_item_init (MusterClubResultItem *self)
{
}

static gboolean
is_noted_before (const MusterClubResult *result,
                 guint                   line)
{
  for (guint i = 0; i < line; i++)
    if (strcmp (result->lines[i].notes, result->lines[line].notes) == 0)
      return TRUE;
  return FALSE;
}

MusterClubResultItem *
muster_club_result_item_new (MusterClubBook *book,
                             guint           game,
                             gboolean        is_entered,
                             MusterLibrary  *library)
{
  MusterClubResultItem *self = g_object_new (MUSTER_TYPE_CLUB_RESULT_ITEM, NULL);
  const MusterClubGame *found = muster_club_book_get_game (book, game);
  GString *text;

  self->result = muster_club_result_ref (found->result);
  self->title = muster_club_words_result (book, found);
  self->setting = muster_club_words_setting (library, found);
  self->score = muster_club_words_score (found);
  /* Shows each note once; the note of a chapter is stored with every side. */
  text = g_string_new (NULL);
  for (guint i = 0; i < found->result->n_lines; i++)
    if (*found->result->lines[i].notes != '\0' && !is_noted_before (found->result, i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", found->result->lines[i].notes);
  self->notes = g_string_free (text, FALSE);
  self->is_entered = is_entered;

  return self;
}

/**
 * muster_club_result_item_get_result:
 *
 * Returns: (transfer none): the result
 */
MusterClubResult *
muster_club_result_item_get_result (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), NULL);

  return self->result;
}

const char *
muster_club_result_item_get_title (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), NULL);

  return self->title;
}

const char *
muster_club_result_item_get_setting (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), NULL);

  return self->setting;
}

const char *
muster_club_result_item_get_score (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), NULL);

  return self->score;
}

const char *
muster_club_result_item_get_notes (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), NULL);

  return self->notes;
}

gboolean
muster_club_result_item_get_is_entered (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), FALSE);

  return self->is_entered;
}

/* Such a chapter is called by the ids of its campaign and its own. */
gboolean
muster_club_result_item_is_on_paper (MusterClubResultItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULT_ITEM (self), FALSE);

  return !self->is_entered && strchr (self->result->head.battle, '/') != NULL;
}
