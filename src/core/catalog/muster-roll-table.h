/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterRollTable MusterRollTable;

/**
 * MusterRollTableRow:
 * @from: the least result that gives this row
 * @word: (nullable): what the rules make of it
 * @value: a number that the rules make something of
 * @table: (nullable): the table to roll on next
 */
typedef struct
{
  int from;
  char *name;
  char *summary;
  char *word;
  int value;
  const MusterRollTable *table;
} MusterRollTableRow;

typedef struct
{
  char *id;
  char *name;
  int value;
} MusterRollTableModifier;

/**
 * MusterRollTable:
 * @rows: MusterRollTableRow, by rising `from`; a result below the first gives the first
 *
 * A table that is rolled on.
 */
struct _MusterRollTable
{
  guint index;
  char *id;
  char *name;
  char *summary;
  int n_dice;
  GPtrArray *modifiers; /* MusterRollTableModifier */
  GPtrArray *rows;
  char *pack;
};

/**
 * MusterRollTableSpec:
 * @words: (nullable): words of which every row has one; %NULL: every row has a value
 *
 * What the rules need of a table that they roll on.
 */
typedef struct
{
  const char *id;
  const char *const *words;
} MusterRollTableSpec;

const MusterRollTableRow *muster_roll_table_find_row     (const MusterRollTable *table,
                                                          int                    result);
/* 0 where the table has no such modifier. */
int                       muster_roll_table_get_modifier (const MusterRollTable *table,
                                                          const char            *id);

G_END_DECLS
