/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterClubLook:
 * @name: what the club is called, or ""
 * @colour: its colour as #rrggbb, or ""
 * @badge: the letters on its badge, or ""
 *
 * What a club looks like on paper and on web pages, set once.
 */
typedef struct
{
  char *name;
  char *colour;
  char *badge;
} MusterClubLook;

#define MUSTER_CLUB_LOOK_MAX_BADGE 3

/* Whether it is a colour as #rrggbb. */
gboolean muster_club_look_is_colour (const char        *text);

/* @store: (nullable): NULL for a club that was never stored. */
void     muster_club_look_load  (MusterClubLook        *self,
                                 MusterStore           *store);
gboolean muster_club_look_save  (const MusterClubLook  *self,
                                 MusterStore           *store,
                                 GError               **error);
void     muster_club_look_clear (MusterClubLook        *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterClubLook, muster_club_look_clear)

G_END_DECLS
