/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-evening.h"

G_BEGIN_DECLS

/* How many evenings a member came to. */
typedef struct
{
  const char *name;
  guint n_evenings;
} MusterEveningAttendance;

/* (element-type MusterEveningAttendance): by name; the names live as long as @names and @evenings.
 * @from, @to: (nullable): days, inclusive. */
GArray *muster_evening_attendance_count  (GPtrArray             *evenings,
                                          const MusterClubNames *names,
                                          const char            *from,
                                          const char            *to) G_GNUC_WARN_UNUSED_RESULT;
char   *muster_evening_attendance_to_csv (GArray                *attendance) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
