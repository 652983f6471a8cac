/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_MAX_FILE (256 * 1024 * 1024) /* bytes */

/**
 * MusterClubFate:
 * @MUSTER_CLUB_TAKEN: becomes part of the club
 * @MUSTER_CLUB_KNOWN: is there already, and passed over
 * @MUSTER_CLUB_REFUSED: is wrong, or of a battle that is
 */
typedef enum
{
  MUSTER_CLUB_TAKEN,
  MUSTER_CLUB_KNOWN,
  MUSTER_CLUB_REFUSED,
} MusterClubFate;

/**
 * MusterClubRecord:
 * @line: of the file, where the record begins
 * @battle, @player: as they stand there; "" where they cannot be told
 * @member: whose result it is, if that is another name; "" otherwise
 * @is_new: nobody of that name is known yet
 * @reason: (nullable): why it is refused, or passed over
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
 * @records: (element-type MusterClubRecord): a line each, in their order
 * @results: (element-type MusterClubResult): the battles that are taken, as they come in the file
 * @unknown: (element-type utf8): columns that are not kept
 * @new_players: (element-type utf8): who becomes a member, in the order in which they come
 * @n_battles: by #MusterClubFate; a line that belongs to no battle counts as one that is refused
 *
 * What a table of results means for a club: worked out, and nothing done yet.
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

/* @known: (element-type utf8 MusterClubResult): the results of the club by battle. NULL: the file cannot be
 * read at all. */
MusterClubImport *muster_club_import_new  (const char             *text,
                                           gsize                   length,
                                           const char             *origin,
                                           GHashTable             *known,
                                           const MusterClubNames  *names,
                                           GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_import_free (MusterClubImport       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubImport, muster_club_import_free)

G_END_DECLS
