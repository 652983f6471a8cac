/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-result-item.h"

#include "sheets/club/muster-club-words.h"

#include <string.h>

struct _MusterClubResultItem
{
  GObject parent_instance;

  MusterClubResult *result;
  char *title;
  char *setting;
  char *score;
  char *notes;
  gboolean is_entered;
};

G_DEFINE_FINAL_TYPE (MusterClubResultItem, muster_club_result_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NOTES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_club_result_item_finalize (GObject *object)
{
  MusterClubResultItem *self = MUSTER_CLUB_RESULT_ITEM (object);

  g_clear_pointer (&self->result, muster_club_result_unref);
  g_free (self->title);
  g_free (self->setting);
  g_free (self->score);
  g_free (self->notes);

  G_OBJECT_CLASS (muster_club_result_item_parent_class)->finalize (object);
}

static void
muster_club_result_item_get_property (GObject    *object,
                                      guint       prop_id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  MusterClubResultItem *self = MUSTER_CLUB_RESULT_ITEM (object);

  switch (prop_id)
    {
    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_result_item_class_init (MusterClubResultItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_club_result_item_finalize;
  object_class->get_property = muster_club_result_item_get_property;

  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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

/* What was noted, each note once: that of a chapter stands with every side. */
static char *
join_notes (const MusterClubResult *result)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < result->n_lines; i++)
    if (*result->lines[i].notes != '\0' && !is_noted_before (result, i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", result->lines[i].notes);
  return g_string_free (text, FALSE);
}

MusterClubResultItem *
muster_club_result_item_new (MusterClubBook *book,
                             guint           game,
                             gboolean        is_entered,
                             MusterLibrary  *library)
{
  MusterClubResultItem *self = g_object_new (MUSTER_TYPE_CLUB_RESULT_ITEM, NULL);
  const MusterClubGame *found = muster_club_book_get_game (book, game);

  self->result = muster_club_result_ref (found->result);
  self->title = muster_club_words_result (book, found);
  self->setting = muster_club_words_setting (library, found);
  self->score = muster_club_words_score (found);
  self->notes = join_notes (found->result);
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
