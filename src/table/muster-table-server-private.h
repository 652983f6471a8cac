/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libsoup/soup.h>

#include "table/muster-table-server.h"

G_BEGIN_DECLS

struct _MusterTableServer
{
  GObject parent_instance;

  MusterTableSay say;
  gpointer data;
  SoupServer *server;
  GSocketService *service;
  char *host;          /* address and port, as the header Host must name them */
  char *cookie_name;
  GPtrArray *seats;    /* MusterTableSeat */
  GPtrArray *streams;  /* MusterTableStream, not owned: each frees itself */
  GHashTable *lines;   /* remote address → MusterTableLine, while libsoup answers it */
  GHashTable *strangers; /* remote address without its port → MusterTablePosts */
  guint n_connections;
  guint next;          /* the number of the next proposal */
  char *rules;
  char *looking;       /* the last line that was sent about who is looking */
};

/* Sends a line to the main program. */
void muster_table_server_say           (MusterTableServer *self,
                                        JsonBuilder       *builder);
/* Tells the main program how many phones look from each seat. */
void muster_table_server_count_looking (MusterTableServer *self);

/* Answers a request: muster-table-requests.c. */
void muster_table_requests_answer_cb     (SoupServer        *server,
                                          SoupServerMessage *message,
                                          const char        *path,
                                          GHashTable        *query,
                                          gpointer           data);

G_END_DECLS
