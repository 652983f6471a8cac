/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RECORD_ROW (muster_record_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRecordRow, muster_record_row, MUSTER, RECORD_ROW, GObject)

/**
 * MusterRecordHeading:
 * @id: of the row
 * @uuid: what it is known by everywhere
 * @ruleset: its id
 * @title: a title, or the name of a force
 * @updated: seconds since 1970, UTC
 * @damaged: it is not as it was kept: what is shown of it may be wrong, and it cannot be opened
 *
 * What the rows of all records say.
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
 * @get_heading: lends texts of the row, which are never %NULL
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
 * Something stored as a list shows it: a picture of its row, which does not change. When the row changes, the
 * list has another one in its place.
 *
 * Properties: id, ruleset, title.
 */
MusterRecordHeading muster_record_row_get_heading (MusterRecordRow *self);

/* Of a row that could not be read there may be nothing at all: each text that is not there becomes "". */
void                muster_record_row_fill_gaps   (char           **texts[],
                                                   guint            n_texts);

/* The heading under the name of a class. */
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
