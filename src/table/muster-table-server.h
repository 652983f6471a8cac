/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define MUSTER_TABLE_TYPE_SERVER (muster_table_server_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableServer, muster_table_server, MUSTER_TABLE, SERVER, GObject)

/* Sends a line to the program that started this one. */
typedef void (*MusterTableSay) (JsonNode *line,
                                gpointer  data);

/**
 * MusterTableServer:
 *
 * Serves the pages at one address, to the seats that the main program names. It knows nothing about
 * a battle except what each seat may see.
 */
MusterTableServer *muster_table_server_new  (MusterTableSay      say,
                                             gpointer            data) G_GNUC_WARN_UNUSED_RESULT;

/* Handles a line from the program that started this one; docs/phones.md describes the lines.
 * Returns FALSE if the server cannot go on. */
gboolean           muster_table_server_take (MusterTableServer  *self,
                                             const char         *line,
                                             gsize               length,
                                             GError            **error);

G_END_DECLS
