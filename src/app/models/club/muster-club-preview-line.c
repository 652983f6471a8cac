/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview-line.h"

#include "core/muster-i18n.h"
#include "core/muster-text.h"

/* How much of a cell is shown, in bytes. */
#define MAX_SHOWN 120

struct _MusterClubPreviewLine
{
  MusterObject parent_instance;

  guint number;
  char *title;
  char *note;
  MusterClubFate fate;
};

G_DEFINE_FINAL_TYPE (MusterClubPreviewLine, muster_club_preview_line, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubPreviewLine, title, g_free),
  MUSTER_OWNED (MusterClubPreviewLine, note, g_free),
};

static void
muster_club_preview_line_class_init (MusterClubPreviewLineClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_club_preview_line_init (MusterClubPreviewLine *self)
{
}

static char *
dup_note (const MusterClubRecord *record)
{
  if (record->fate == MUSTER_CLUB_REFUSED)
    return g_strdup_printf (_("Refused: %s"), record->reason);
  if (record->fate == MUSTER_CLUB_KNOWN)
    return g_strdup (_("There already"));
  if (record->is_new)
    return g_strdup (_("Taken; a new member"));
  if (*record->member != '\0')
    return g_strdup_printf (_("Taken for %s"), record->member);
  return g_strdup (_("Taken"));
}

MusterClubPreviewLine *
muster_club_preview_line_new (const MusterClubRecord *record)
{
  MusterClubPreviewLine *self = g_object_new (MUSTER_TYPE_CLUB_PREVIEW_LINE, NULL);
  g_autofree char *battle = muster_text_cut (record->battle, MAX_SHOWN);
  g_autofree char *player = muster_text_cut (record->player, MAX_SHOWN);
  g_autofree char *note = dup_note (record);

  self->number = record->line;
  self->fate = record->fate;
  /* Translators: the line of a file, a player and what his battle is called. */
  self->title = g_strdup_printf (_("Line %u: %s in %s"), record->line, *player != '\0' ? player : "–",
                                 *battle != '\0' ? battle : "–");
  self->note = muster_text_cut (note, 4 * MAX_SHOWN);

  return self;
}

MusterClubFate
muster_club_preview_line_get_fate (MusterClubPreviewLine *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW_LINE (self), MUSTER_CLUB_REFUSED);

  return self->fate;
}

const char *
muster_club_preview_line_get_title (MusterClubPreviewLine *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW_LINE (self), NULL);

  return self->title;
}

const char *
muster_club_preview_line_get_note (MusterClubPreviewLine *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW_LINE (self), NULL);

  return self->note;
}
