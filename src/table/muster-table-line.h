/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "table/muster-table-head.h"

G_BEGIN_DECLS

#define MUSTER_TABLE_TYPE_LINE (muster_table_line_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableLine, muster_table_line, MUSTER_TABLE, LINE, GObject)

/**
 * MusterTableLineFunc:
 * @request: the whole request, head and body
 *
 * Handles a request that has arrived completely and that the line has accepted.
 */
typedef void (*MusterTableLineFunc) (MusterTableLine *self,
                                     GBytes          *request,
                                     gpointer         data);

/**
 * MusterTableLine:
 *
 * A connection that carries one request. The line reads the request within 30 seconds and judges
 * it; it then refuses it with a short answer or passes it on, and closes the connection if nobody has
 * read the answer after 30 seconds more. It holds a reference to itself until
 * it is closed.
 */
MusterTableLine       *muster_table_line_new        (GSocketConnection   *connection,
                                                     const char          *host,
                                                     MusterTableLineFunc  ready,
                                                     gpointer             data) G_GNUC_WARN_UNUSED_RESULT;
void                   muster_table_line_begin      (MusterTableLine     *self);
/* Lets the answer take as long as it likes: it is a stream, which looks after itself. */
void                   muster_table_line_keep       (MusterTableLine     *self);
const MusterTableHead *muster_table_line_get_head   (MusterTableLine     *self);
GSocketConnection     *muster_table_line_get_connection (MusterTableLine *self);
void                   muster_table_line_close      (MusterTableLine     *self);

/* The headers of every answer, each with its line end. */
#define MUSTER_TABLE_GUARDS                                     \
  "Content-Security-Policy: default-src 'self'\r\n"             \
  "X-Content-Type-Options: nosniff\r\n"                         \
  "Referrer-Policy: same-origin\r\n"                            \
  "Cache-Control: no-store\r\n"

G_END_DECLS
