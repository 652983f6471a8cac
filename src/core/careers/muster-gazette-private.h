/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-gazette.h"

G_BEGIN_DECLS

/* A career and one of its events. */
typedef struct
{
  MusterCareer *career;
  const MusterCareerEvent *event;
} MusterGazetteDeed;

/* (element-type MusterGazetteDeed): Lists all events of a kind, of units or of leaders, in the
 * log entries of this issue, in the order of the log. */
GArray  *muster_gazette_list_events    (const MusterGazette   *self,
                                        MusterCampaignKind     of,
                                        MusterCareerEventKind  kind) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether somebody is told of as one of the readers' own: in an edition that is no side's,
 * everybody is. */
gboolean muster_gazette_is_own         (const MusterGazette   *self,
                                        MusterCareer          *career);
/* Returns whether the readers know what became of somebody after a battle. */
gboolean muster_gazette_knows_fate     (const MusterGazette   *self,
                                        MusterCareer          *career);

/* What the last battle was for the readers. */
typedef enum
{
  MUSTER_GAZETTE_VICTORY,
  MUSTER_GAZETTE_DEAR_VICTORY,
  MUSTER_GAZETTE_DEFEAT,
  MUSTER_GAZETTE_DISASTER,
  MUSTER_GAZETTE_DRAW,
  MUSTER_GAZETTE_OTHERS, /* somebody won, but not against or for the readers */
  MUSTER_GAZETTE_OTHERS_DEAR, /* the same, and half of all who fought fell */
  MUSTER_N_GAZETTE_TURNS,
} MusterGazetteTurn;

MusterGazetteTurn muster_gazette_battle_find_turn (const MusterGazette *self);

/* What a battle has cost the readers, or their enemy, in figures and units. */
typedef struct
{
  int start;
  int fallen;
  guint units;
  guint lost;
} MusterGazetteCost;

/* How a unit or a leader is called within a sentence, and in a headline or a list: units of two sides that
 * have one name are told apart. */
char    *muster_gazette_dup_called      (const MusterGazette      *self,
                                         MusterCareer             *career) G_GNUC_WARN_UNUSED_RESULT;
char    *muster_gazette_dup_headed      (const MusterGazette      *self,
                                         MusterCareer             *career) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether nobody has given a leader a name. */
gboolean muster_gazette_is_nameless     (const char                *leader);
/* Puts words in the places {1} to {4} of a text; one that is NULL has no place in it. */
void     muster_gazette_append_filled   (GString                   *text,
                                         const char                *words,
                                         const char                *one,
                                         const char                *two,
                                         const char                *three,
                                         const char                *four);
/* Chooses one of @n texts: another one for each issue, and for each edition of it. */
guint    muster_gazette_choose          (const MusterGazette       *self,
                                         guint                      n);
/* "A, B and C". @parts: (element-type utf8). */
char    *muster_gazette_battle_dup_list (GPtrArray                *parts) G_GNUC_WARN_UNUSED_RESULT;

/* Lists who fought in a battle. */
GArray  *muster_gazette_battle_list_fighters  (const MusterGazette      *self,
                                               const MusterCareerAffair *affair,
                                               MusterCampaignKind        of) G_GNUC_WARN_UNUSED_RESULT;
/* Who of them did most. @side: (nullable): the name of a side; %NULL: of the readers, or of their enemy */
const MusterGazetteDeed *
         muster_gazette_battle_find_best      (const MusterGazette      *self,
                                               GArray                   *fighters,
                                               const char               *side,
                                               gboolean                  own);

/* Adds an article with its heading, unless it is empty. @section: (transfer full). */
void     muster_gazette_write_section  (GString                  *text,
                                        const char               *heading,
                                        GString                  *section);

/* Adds paragraphs, with a backslash before each line that would otherwise look like a heading. */
void     muster_gazette_add_paragraphs (GString                  *text,
                                        const char               *paragraphs);
/* Adds a line behind a sign such as "##". Line breaks within @words become spaces, so that it
 * stays one line. */
void     muster_gazette_add_line       (GString                  *text,
                                        const char               *sign,
                                        const char               *words);

/* Killed leaders, and how many of each unit fell; then what became of the others. */
void     muster_gazette_write_fallen          (const MusterGazette      *self,
                                               GString                  *text);
void     muster_gazette_write_roll            (const MusterGazette      *self,
                                               GString                  *text);
void     muster_gazette_battle_write_headline (const MusterGazette      *self,
                                               GString                  *text);
/* A letter from somebody on the side that lost, and an advertisement. */
void     muster_gazette_colour_write_letter   (const MusterGazette      *self,
                                               GString                  *text);
void     muster_gazette_colour_write_advertisement (const MusterGazette *self,
                                                    GString             *text);
/* What a witness says of a battle, or nothing. */
void     muster_gazette_colour_write_witness  (const MusterGazette      *self,
                                               const MusterCareerAffair *affair,
                                               GString                  *text);
/* How the dice fell, if they were counted. */
void     muster_gazette_write_luck            (const MusterGazette      *self,
                                               const MusterCareerAffair *affair,
                                               GString                  *text);
void     muster_gazette_battle_write          (const MusterGazette      *self,
                                               const MusterCareerAffair *affair,
                                               GString                  *text);

G_END_DECLS
