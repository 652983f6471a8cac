/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* See muster-catalog.h. */
typedef struct _MusterCatalog MusterCatalog;

/**
 * MusterConstant:
 *
 * A number that the rules go by and that texts may name, as `{id}`.
 */
typedef struct
{
  const char *id;
  int value;
} MusterConstant;

/**
 * MusterWorkedTable:
 * @columns: their heads, translatable, ended by %NULL
 * @fill: adds the cells of one row after the other, as owned texts, as many in each as there are columns;
 *   @optional_rules are the ids of those in force, or %NULL while that is open
 *
 * A table of a quick reference that the rules work out themselves, so that it says what they do.
 */
typedef struct
{
  const char *id;
  const char *const *columns;
  void (*fill) (MusterCatalog     *catalog,
                const char *const *optional_rules,
                GPtrArray         *cells);
} MusterWorkedTable;

/**
 * MusterReferenceSpec:
 * @constants: (nullable): what texts may name besides figures, ended by an id of %NULL
 * @tables: (nullable): what the rules work out, ended by an id of %NULL
 *
 * What a ruleset has to give to its quick reference.
 */
typedef struct
{
  const MusterConstant *constants;
  const MusterWorkedTable *tables;
} MusterReferenceSpec;

/**
 * MusterReferenceShow:
 *
 * The table below the lines of an entry.
 */
typedef enum
{
  MUSTER_REFERENCE_NOTHING,
  MUSTER_REFERENCE_TYPES,
  MUSTER_REFERENCE_WEAPONS,
  MUSTER_REFERENCE_OPTIONS,
  MUSTER_REFERENCE_TRAITS,
  MUSTER_REFERENCE_OPTIONAL_RULES,
  MUSTER_REFERENCE_ROLLS,
  MUSTER_REFERENCE_WORKED,
} MusterReferenceShow;

/**
 * MusterReference:
 * @name: (nullable): its heading; without one it goes on under the heading before
 * @lines: translatable; `{id}` stands for a constant of the rules or the first value of a figure
 * @rolls: (element-type MusterRollTable): tables that are rolled on, with @show
 * @worked: (nullable): id of a table that the rules work out, with @show
 * @rules: ids of the rules that it carries
 * @with: (nullable): id of the optional rule that it is for
 * @without: (nullable): id of the optional rule that takes its place
 * @begins_page: what follows is for the other side of the sheet
 * @is_ruling: what was decided where the rules leave a choice, or a detail: to be looked up, not on the sheet
 *
 * A part of the quick reference, in the order of the file.
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char **lines;
  char **rules;
  const char *with;
  const char *without;
  MusterReferenceShow show;
  GPtrArray *rolls;
  char *worked;
  gboolean begins_page;
  gboolean is_ruling;
  char *pack;
} MusterReference;

const MusterWorkedTable *muster_reference_find_table  (const MusterReferenceSpec *spec,
                                                       const char                *id);

/* Is this optional rule in force? While that is open (@optional_rules is NULL), it may be. */
gboolean                 muster_reference_has_rule    (const char *const         *optional_rules,
                                                       const char                *id);
/* Does the part belong on a sheet for these optional rules? */
gboolean                 muster_reference_is_shown    (const MusterReference     *self,
                                                       const char *const         *optional_rules);

/* A line with its numbers in place of their names. */
char                    *muster_reference_dup_line    (const MusterReferenceSpec *spec,
                                                       MusterCatalog             *catalog,
                                                       const char                *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
