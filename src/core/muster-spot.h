/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json-value.h"

G_BEGIN_DECLS

/**
 * MusterSpot:
 *
 * A place in a JSON document that is being read. Spots form a chain up to the root of the document,
 * so that an error can name its place ("battle.json: $.log[3].params.range") and no paths need to
 * be built otherwise. They live on the stack of the reading function.
 *
 * The first error stays: after it, every reading function returns FALSE, so that a reader may read
 * a whole object and check for an error once. This is why the error location must not be NULL.
 */
typedef struct _MusterSpot MusterSpot;

struct _MusterSpot
{
  const MusterSpot *parent;
  const char *origin;
  const char *member;
  int index;
  const MusterJson *json;
  const MusterJsonValue *value;
  GError **error;
};

void        muster_spot_init           (MusterSpot        *spot,
                                        const MusterJson  *json,
                                        const char        *origin,
                                        GError           **error);

/* Makes a root of the same place, for a document embedded in another one. */
void        muster_spot_init_root      (MusterSpot        *root,
                                        const MusterSpot  *spot,
                                        const char        *origin,
                                        GError           **error);

/* Going down. _member: returns FALSE without an error if the member is absent. _require: an absent
 * member is an error. */
gboolean    muster_spot_member         (const MusterSpot  *object,
                                        const char        *name,
                                        MusterSpot        *member);
gboolean    muster_spot_require        (const MusterSpot  *object,
                                        const char        *name,
                                        MusterSpot        *member);
/* Reads all possible members at once, with a spot for each of @names; the spot of an absent member
 * holds nothing. FALSE with an error if there is any other member, or if @object is not an
 * object. */
gboolean    muster_spot_members        (const MusterSpot  *object,
                                        const char *const *names,
                                        MusterSpot        *members);
gboolean    muster_spot_is_format      (const MusterSpot  *document,
                                        const char        *format);
gboolean    muster_spot_element        (const MusterSpot  *array,
                                        guint              index,
                                        MusterSpot        *element);
/* The member at index @place of an object with arbitrary members; its name is in @member->member.
 * FALSE after the last one. */
gboolean    muster_spot_nth_member     (const MusterSpot  *object,
                                        guint              place,
                                        MusterSpot        *member);

/* Whether the value here is of this kind, without an error if not. The spot of an absent member
 * holds nothing. */
static inline gboolean
muster_spot_holds (const MusterSpot *spot,
                   MusterJsonKind    kind)
{
  return spot->value != NULL && spot->value->kind == kind;
}

static inline gboolean
muster_spot_is_absent (const MusterSpot *spot)
{
  return spot->value == NULL;
}

JsonNode   *muster_spot_dup_node       (const MusterSpot  *spot) G_GNUC_WARN_UNUSED_RESULT;

/* Kinds. If the value is of another kind, the functions set an error that names the spot. */
gboolean    muster_spot_is_object      (const MusterSpot  *spot);
gboolean    muster_spot_is_array       (const MusterSpot  *spot,
                                        guint              max_length,
                                        guint             *length);
gboolean    muster_spot_is_given       (const MusterSpot  *member);
gboolean    muster_spot_only_members   (const MusterSpot  *object,
                                        const char *const *names);

/* A text of at most @max_bytes, which lives as long as the document. An id has 1 to 64 bytes
 * without blanks and invisible characters. */
gboolean    muster_spot_read_string    (const MusterSpot  *spot,
                                        gsize              max_bytes,
                                        const char       **string);
gboolean    muster_spot_read_id        (const MusterSpot  *spot,
                                        const char       **id);
gboolean    muster_spot_read_int       (const MusterSpot  *spot,
                                        gint64             min,
                                        gint64             max,
                                        int               *number);
/* The first @n elements of a list that must have at least as many: whole numbers from 0 to 255. */
gboolean    muster_spot_read_bytes     (const MusterSpot  *array,
                                        guint8            *bytes,
                                        guint              n);
gboolean    muster_spot_read_boolean   (const MusterSpot  *spot,
                                        gboolean          *value);

static inline gboolean
muster_spot_failed (const MusterSpot *spot)
{
  return *spot->error != NULL;
}

/* Sets an error for this spot. Always returns FALSE. */
gboolean    muster_spot_fail           (const MusterSpot  *spot,
                                        const char        *format,
                                        ...) G_GNUC_PRINTF (2, 3);
gboolean    muster_spot_fail_with      (const MusterSpot  *spot,
                                        const GError      *problem);
char       *muster_spot_dup_path       (const MusterSpot  *spot) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
