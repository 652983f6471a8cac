/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_TABLE_MAX_HEAD 8192
#define MUSTER_TABLE_MAX_BODY 4096

/**
 * MusterTableHead:
 * @origin: (nullable): the header `Origin`, as the browser sent it
 * @cookie: (nullable): the header `Cookie`, with all cookies in one line
 * @type: (nullable): the content type of the body
 * @length: the length of the body in bytes
 * @size: the length of the head itself in bytes, including its empty line
 *
 * The head of an HTTP request: everything before its body. The struct owns its strings.
 */
typedef struct
{
  char *method;
  char *path;
  char *host;
  char *origin;
  char *cookie;
  char *type;
  gsize length;
  gsize size;
} MusterTableHead;

/* Returns 0 if the head was read, 100 if it is not complete yet, or else the HTTP status with which
 * to refuse the request. */
guint    muster_table_head_read    (MusterTableHead *self,
                                    const char      *bytes,
                                    gsize            length);
void     muster_table_head_clear   (MusterTableHead *self);

/* W-SEAT-04: returns 0, or the HTTP status with which to refuse the request. @host: our own address
 * and port. */
guint    muster_table_head_judge   (const MusterTableHead *self,
                                    const char            *host);

/* Returns the value of the cookie @name, or NULL. */
char    *muster_table_head_dup_cookie (const MusterTableHead *self,
                                       const char            *name) G_GNUC_WARN_UNUSED_RESULT;

const char *muster_table_head_status_words (guint status);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterTableHead, muster_table_head_clear)

G_END_DECLS
