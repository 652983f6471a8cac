/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-evening.h"
#include "core/club/muster-tournament.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterWebOccasions:
 * @names: whose name is whose
 * @numbers: (element-type utf8 utf8): what those who are not named are called
 * @pages: (element-type utf8 utf8): the file of each member
 *
 * What it takes to tell everybody of evenings and events.
 */
typedef struct
{
  const MusterClubNames *names;
  GHashTable *numbers;
  GHashTable *pages;
  MusterLibrary *library;
} MusterWebOccasions;

/* An evening to come: who meets whom, as far as it is drawn up. */
void muster_web_occasions_add_evening (GString                  *page,
                                       const MusterWebOccasions *self,
                                       const MusterEvening      *evening);
/* Its standings, and its rounds with their results. */
void muster_web_occasions_add_event   (GString                  *page,
                                       const MusterWebOccasions *self,
                                       const MusterTournament   *event);

G_END_DECLS
