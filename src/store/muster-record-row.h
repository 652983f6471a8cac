/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RECORD_ROW (muster_record_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRecordRow, muster_record_row, MUSTER, RECORD_ROW, GObject)

/**
 * MusterRecordHeading:
 * @id: the id of the row
 * @uuid: the UUID, which is the same in every data file
 * @ruleset: the id of the ruleset
 * @title: the title, or the name of a force
 * @updated: seconds since 1970, UTC
 * @damaged: whether the row does not match its hash: what it shows may be wrong, and it cannot be
 *   opened
 *
 * The values that the rows of battles, campaigns and forces have in common.
 */
typedef struct
{
  gint64 id;
  const char *uuid;
  const char *ruleset;
  const char *title;
  gboolean archived;
  gint64 updated;
  gboolean damaged;
} MusterRecordHeading;

/**
 * MusterRecordRowClass:
 * @get_heading: fills @heading with texts that the row owns; they are never %NULL
 */
struct _MusterRecordRowClass
{
  GObjectClass parent_class;

  void (*get_heading) (MusterRecordRow     *self,
                       MusterRecordHeading *heading);
};

/**
 * MusterRecordRow:
 *
 * A stored thing as a list shows it. The object never changes: when the stored row changes, the
 * list replaces the object.
 *
 * Properties: id, ruleset, title.
 */
MusterRecordHeading muster_record_row_get_heading (MusterRecordRow *self);

/* Replaces each text that is NULL with "", because a row that could not be read may have no texts
 * at all. */
void                muster_record_row_fill_gaps   (char           **texts[],
                                                   guint            n_texts);

/* Defines getters for the values of the heading, named after a class of rows. */
#define MUSTER_RECORD_ROW_FUNCTIONS(Type, prefix)                                               \
  static inline gint64                                                                          \
  prefix##_get_id (Type *self)                                                                  \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).id;                         \
  }                                                                                             \
  static inline const char *                                                                    \
  prefix##_get_uuid (Type *self)                                                                \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).uuid;                       \
  }                                                                                             \
  static inline const char *                                                                    \
  prefix##_get_ruleset (Type *self)                                                             \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).ruleset;                    \
  }                                                                                             \
  static inline const char *                                                                    \
  prefix##_get_title (Type *self)                                                               \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).title;                      \
  }                                                                                             \
  static inline gboolean                                                                        \
  prefix##_get_archived (Type *self)                                                            \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).archived;                   \
  }                                                                                             \
  static inline gint64                                                                          \
  prefix##_get_updated (Type *self)                                                             \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).updated;                    \
  }                                                                                             \
  static inline gboolean                                                                        \
  prefix##_get_damaged (Type *self)                                                             \
  {                                                                                             \
    return muster_record_row_get_heading ((MusterRecordRow *) self).damaged;                    \
  }

G_END_DECLS
