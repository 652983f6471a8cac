/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "table/muster-table-posts.h"

G_BEGIN_DECLS

#define MUSTER_TABLE_PHONES 3

/**
 * MusterTableSeat:
 * @code: the code that a phone exchanges for a cookie
 * @cookies: the cookies of the phones that have joined
 * @posts: what its phones have sent
 * @joins: what others have sent that named its code
 * @event: (nullable): what the seat sees, as the event that each of its streams is sent
 * @text: (nullable): what it sees alone, as JSON: a part of @event
 *
 * What the server knows about a seat.
 */
typedef struct
{
  char *code;
  GPtrArray *cookies;
  MusterTablePosts *posts;
  MusterTablePosts *joins;
  GBytes *event;
  GBytes *text;
  JsonNode *state; /* @text, read when somebody asked for it first, or NULL */
} MusterTableSeat;

MusterTableSeat *muster_table_seat_new      (const char      *code) G_GNUC_WARN_UNUSED_RESULT;
void             muster_table_seat_free     (MusterTableSeat *self);

/* Sets a new code and forgets all cookies, so that every phone must join again. */
void             muster_table_seat_renew    (MusterTableSeat *self,
                                             const char      *code);
gboolean         muster_table_seat_has      (MusterTableSeat *self,
                                             const char      *cookie);
/* Returns whether @code, as somebody may have typed it, is the code of the seat. */
gboolean         muster_table_seat_opens_to (MusterTableSeat *self,
                                             const char      *code);
/* (nullable): returns a new cookie, or NULL if too many phones have joined. */
const char      *muster_table_seat_join     (MusterTableSeat *self);
/* @state: JSON on one line. It is handed on as it is. */
void             muster_table_seat_show     (MusterTableSeat *self,
                                             const char      *state,
                                             gsize            length);
/* (nullable): returns what the seat sees, for whoever must know what is in it. */
JsonObject      *muster_table_seat_get_state (MusterTableSeat *self);

G_END_DECLS
