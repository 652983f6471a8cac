/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview-row.h"

struct _MusterClubPreviewRow
{
  MusterObject parent_instance;

  guint number;
};

G_DEFINE_FINAL_TYPE (MusterClubPreviewRow, muster_club_preview_row, MUSTER_TYPE_OBJECT)

static void
muster_club_preview_row_class_init (MusterClubPreviewRowClass *klass)
{
}

static void
muster_club_preview_row_init (MusterClubPreviewRow *self)
{
}

MusterClubPreviewRow *
muster_club_preview_row_new (guint number)
{
  MusterClubPreviewRow *self = g_object_new (MUSTER_TYPE_CLUB_PREVIEW_ROW, NULL);

  self->number = number;
  return self;
}

guint
muster_club_preview_row_get_number (MusterClubPreviewRow *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW_ROW (self), 0);

  return self->number;
}
