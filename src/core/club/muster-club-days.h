/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Days as people write them in spreadsheets (N-IMPORT-04, N-IMPORT-13). */

typedef enum
{
  MUSTER_CLUB_YMD,
  MUSTER_CLUB_DMY,
  MUSTER_CLUB_MDY,
  MUSTER_CLUB_N_ORDERS
} MusterClubOrder;

/**
 * MusterClubReader:
 * @today: as it is where the reader is
 * @order: the order in which his locale writes days
 * @language: such as "de"; "" for English
 *
 * Whose table it is.
 */
typedef struct
{
  const char *today;
  MusterClubOrder order;
  const char *language;
} MusterClubReader;

typedef enum
{
  MUSTER_CLUB_DAY_READ,
  MUSTER_CLUB_DAY_UNKNOWN, /* cannot be read, or there is no such day */
  MUSTER_CLUB_DAY_AHEAD,   /* lies after today */
} MusterClubDayFate;

#define MUSTER_CLUB_DAY_SIZE 11

/* @day: (out): YYYY-MM-DD, if it could be read, also if it lies ahead. */
MusterClubDayFate muster_club_days_read       (const char             *text,
                                               MusterClubOrder         order,
                                               const MusterClubReader *reader,
                                               char                    day[MUSTER_CLUB_DAY_SIZE]);

/**
 * MusterClubDayTally:
 *
 * What the days of a column are like, counted cell by cell.
 */
typedef struct
{
  guint n;          /* cells with text */
  guint n_days;     /* that are a day in some order */
  guint n_open;     /* of which the order matters */
  guint n_fit[MUSTER_CLUB_N_ORDERS]; /* of those whose order matters */
  guint n_differ;   /* that are one day by one order and another by the other */
  guint n_year_first;
  guint n_dots;
} MusterClubDayTally;

void              muster_club_days_tally      (MusterClubDayTally     *self,
                                               const char             *text,
                                               const MusterClubReader *reader);
/* The order that fits most of them. @in_doubt: (out): whether another one does as well. */
MusterClubOrder   muster_club_days_tally_judge (const MusterClubDayTally *self,
                                                const MusterClubReader   *reader,
                                                gboolean                 *in_doubt);

/* "ymd", "dmy", "mdy" */
const char       *muster_club_days_order_get_word (MusterClubOrder         order);
gboolean          muster_club_days_order_parse    (const char             *word,
                                                   MusterClubOrder        *order);
/* The order of a format as strftime() has it, such as "%d.%m.%Y". */
MusterClubOrder   muster_club_days_order_of_format (const char            *format);

G_END_DECLS
