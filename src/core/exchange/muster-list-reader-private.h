/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"
#include "core/exchange/muster-list-markup.h"
#include "core/exchange/muster-unit-phrase.h"

G_BEGIN_DECLS

/**
 * MusterListReader:
 * @unit: (nullable): the line of the last unit, to which details belong
 * @unit_is_item: there was a bullet before that unit
 * @has_title: the name of the force has been read, even if it has none
 * @has_usual_budget: the list says that it has the budget that its ruleset takes for granted
 * @in_variants: what follows is variants
 * @in_notes: what follows is notes, to the end
 * @ruleset_keys: (nullable): the names of the ruleset, made on demand
 * @words: (nullable): the words of the present line, made on demand
 * @phrase: (nullable): what they mean as a unit, made on demand
 *
 * A list that is being read.
 */
typedef struct
{
  MusterForceReading *reading;
  MusterNameIndex *index;
  MusterReadingLine *unit;
  guint unit_indent;
  gboolean unit_is_item;
  gboolean has_title;
  gboolean has_usual_budget;
  gboolean in_variants;
  gboolean in_notes;
  char **ruleset_keys;
  GArray *words;
  MusterUnitPhrase *phrase;
} MusterListReader;

void       muster_list_head_reader_clear (MusterListReader     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterListReader, muster_list_head_reader_clear)

/* The words of the line, cached because most functions need them. */
const GArray *muster_list_head_get_words (MusterListReader     *self,
                                          const MusterListLine *source);
/* Clears the caches for the next line. */
void       muster_list_head_reader_next  (MusterListReader     *self);

/* muster-list-unit.c: the words of the present line as a unit. */
const MusterUnitPhrase *muster_list_unit_get_phrase (MusterListReader     *self,
                                                     const MusterListLine *source);
/* Reads a line with a unit; FALSE if it has none. */
gboolean   muster_list_unit_read         (MusterListReader     *self,
                                          const MusterListLine *source,
                                          MusterReadingLine    *line);
/* Reads a line with nothing but options of the unit before it. */
gboolean   muster_list_unit_read_options (MusterListReader     *self,
                                          const MusterListLine *source,
                                          MusterReadingLine    *line);

void       muster_list_unit_set_models   (MusterForceUnit      *unit,
                                          int                   models,
                                          MusterReadingLine    *line);

/* muster-list-leader.c: whether @text says "Ld 7", or "7+" of somebody with a rank. */
gboolean   muster_list_leader_is_leader (const char           *text);
/* Reads a description of the leader of @unit. */
void       muster_list_leader_read      (MusterNameIndex      *index,
                                         MusterForceUnit      *unit,
                                         const char           *text,
                                         MusterReadingLine    *line);

/* muster-list-variant.c: which units take part in a variant. */
void       muster_list_variant_read (MusterListReader     *self,
                                     const char           *text,
                                     MusterReadingLine    *line);

/* muster-list-head.c: what is said of the force. */
void       muster_list_head_read_title  (MusterListReader     *self,
                                         const char           *text,
                                         MusterReadingLine    *line);
void       muster_list_head_read        (MusterListReader     *self,
                                         const char           *text,
                                         MusterReadingLine    *line);
gboolean   muster_list_head_names_ruleset (MusterListReader    *self,
                                           const char          *text);
void       muster_list_head_read_rules  (MusterListReader     *self,
                                         const char           *text,
                                         MusterReadingLine    *line);
void       muster_list_head_add_note    (MusterListReader     *self,
                                         const char           *text);
gboolean   muster_list_head_read_points (const GArray         *words,
                                         int                  *points,
                                         int                  *budget);
/* Splits a line at commas, bars and the like; quoted text stays whole. @quoted: (out): whether each
 * part was in quotation marks. */
GPtrArray *muster_list_head_split_parts (const char           *text,
                                         GArray              **quoted) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
