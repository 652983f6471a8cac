/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json-value.h"

G_BEGIN_DECLS

/**
 * MusterJsonCursor:
 * @at: the current position; everything before it is valid
 * @origin: what to call the text in an error
 *
 * A position in the text of a JSON document. Scanning functions return FALSE and set the error if
 * the text is wrong.
 */
typedef struct
{
  const char *start;
  const char *at;
  const char *end;
  const char *origin;
  GError **error;
} MusterJsonCursor;

static inline gboolean
muster_json_is_at (const MusterJsonCursor *self,
                   char                    character)
{
  return self->at < self->end && *self->at == character;
}

/* Sets the error. Always returns FALSE. */
gboolean muster_json_fail_at       (MusterJsonCursor *self,
                                    const char       *place,
                                    const char       *format,
                                    ...) G_GNUC_PRINTF (3, 4);
gboolean muster_json_fail_expected (MusterJsonCursor *self,
                                    const char       *expected);

void     muster_json_skip_blanks   (MusterJsonCursor *self);

static inline void
muster_json_skip_space (MusterJsonCursor *self)
{
  if (self->at < self->end && (guchar) *self->at <= ' ')
    muster_json_skip_blanks (self);
}

/* @into: (inout): where to write the decoded text and NUL; never more bytes than the text takes in
 * the source with its quotation marks. */
gboolean muster_json_scan_string   (MusterJsonCursor *self,
                                    char            **into);
gboolean muster_json_scan_number   (MusterJsonCursor *self,
                                    MusterJsonValue  *value);
gboolean muster_json_scan_word     (MusterJsonCursor *self,
                                    MusterJsonValue  *value);

G_END_DECLS
