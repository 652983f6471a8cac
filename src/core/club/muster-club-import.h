/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_MAX_FILE (256 * 1024 * 1024) /* bytes */

/**
 * MusterClubFate:
 * @MUSTER_CLUB_TAKEN: is added to the club
 * @MUSTER_CLUB_KNOWN: is skipped, because the club has it already
 * @MUSTER_CLUB_REFUSED: is wrong, or belongs to a battle with a wrong line
 */
typedef enum
{
  MUSTER_CLUB_TAKEN,
  MUSTER_CLUB_KNOWN,
  MUSTER_CLUB_REFUSED,
} MusterClubFate;

/**
 * MusterClubRecord:
 * @line: the line of the file where the record begins
 * @battle, @player: as they stand there; "" if they cannot be found
 * @member: the member whose result it is if he has another name now, otherwise ""
 * @is_new: whether nobody of that name is known yet
 * @reason: (nullable): why it is refused or skipped
 */
typedef struct
{
  guint line;
  MusterClubFate fate;
  const char *battle;
  const char *player;
  const char *member;
  gboolean is_new;
  char *reason;
} MusterClubRecord;

/**
 * MusterClubImport:
 * @records: (element-type MusterClubRecord): one for each line, in their order
 * @results: (element-type MusterClubResult): the battles that are added, in the order of the file
 * @unknown: (element-type utf8): columns that are not kept
 * @new_players: (element-type utf8): the new members, in the order of the file
 * @n_battles: the number of battles by #MusterClubFate; a line without a battle counts as a refused
 *   battle
 *
 * What importing a table of results would do to a club. Making one changes nothing.
 */
typedef struct
{
  GArray *records;
  GPtrArray *results;
  GPtrArray *unknown;
  GPtrArray *new_players;
  guint n_battles[3];
  GStringChunk *texts;
} MusterClubImport;

/* @known: (element-type utf8 MusterClubResult): the results of the club by battle. Returns NULL
 * if the file cannot be read at all. */
MusterClubImport *muster_club_import_new  (const char             *text,
                                           gsize                   length,
                                           const char             *origin,
                                           GHashTable             *known,
                                           const MusterClubNames  *names,
                                           GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_import_free (MusterClubImport       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubImport, muster_club_import_free)

G_END_DECLS
