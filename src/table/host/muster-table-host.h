/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_TABLE_HOST (muster_table_host_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableHost, muster_table_host, MUSTER, TABLE_HOST, GObject)

/**
 * MusterTableHost:
 *
 * Starts the program muster-table, writes lines to it and reads its answers. The host keeps what it
 * needs to restart the program in the same condition: the codes, the cookies, the port and what
 * each seat sees (W-SHAPE-01).
 *
 * Signals: `opened` (phones can join; its address is known), `looking` (somebody came or went),
 * `proposal` (a JsonObject with `proposal`, `seat` as the number of a seat, and what is proposed),
 * `died` (a text: the program ended and was started again), `failed` (a text: it cannot be started).
 */
MusterTableHost *muster_table_host_new         (guint             n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* @rules: (nullable): safe HTML for everybody. @port: 0 lets the system choose one. */
gboolean         muster_table_host_open        (MusterTableHost  *self,
                                                const char       *address,
                                                guint             port,
                                                const char       *rules,
                                                GError          **error);
void             muster_table_host_close       (MusterTableHost  *self);

/* Returns NULL until the server listens. */
const char      *muster_table_host_get_address (MusterTableHost  *self);
const char      *muster_table_host_get_code    (MusterTableHost  *self,
                                                guint             seat);
/* Returns the link that a phone scans. */
char            *muster_table_host_dup_link    (MusterTableHost  *self,
                                                guint             seat) G_GNUC_WARN_UNUSED_RESULT;
guint            muster_table_host_get_looking (MusterTableHost  *self,
                                                guint             seat);
guint            muster_table_host_count_looking (MusterTableHost *self);

/* Sets what a seat sees from now on. Sends nothing if the seat sees the same already. */
void             muster_table_host_show        (MusterTableHost  *self,
                                                guint             seat,
                                                JsonNode         *state);
void             muster_table_host_settle      (MusterTableHost  *self,
                                                guint             seat,
                                                guint             proposal,
                                                gboolean          accepted,
                                                const char       *reason);
/* Gives the seat a new code and removes every phone that has joined there. */
void             muster_table_host_renew       (MusterTableHost  *self,
                                                guint             seat);

/* Lists the addresses of this machine. The first is the one that phones are most likely to
 * reach. */
char           **muster_table_networks_list_addresses (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
