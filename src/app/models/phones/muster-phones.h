/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "app/models/phones/muster-phones-seat.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PHONES (muster_phones_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterPhones, muster_phones, MUSTER, PHONES, GObject)

/**
 * MusterPhonesClass:
 * @view: what a seat sees now; %NULL leaves what it sees as it is. @before: (nullable): what the seat
 *   before it was shown at the same moment
 * @dup_rules: (nullable): safe HTML for everybody
 * @dup_words: what a seat proposes, in a few words
 * @dup_obstacle: why what a seat has proposed cannot be accepted any more, or %NULL
 * @receive: deals with a proposal at once; %FALSE if it has to wait for somebody's decision
 * @take: carries out what is accepted; why it cannot, or %NULL
 *
 * What is shown on phones says so here.
 */
struct _MusterPhonesClass
{
  GObjectClass parent_class;

  JsonNode *(*view)         (MusterPhones *self,
                             guint         seat,
                             JsonNode     *before);
  char     *(*dup_rules)    (MusterPhones *self);
  char     *(*dup_words)    (MusterPhones *self,
                             guint         seat,
                             JsonObject   *what);
  char     *(*dup_obstacle) (MusterPhones *self,
                             guint         seat,
                             JsonObject   *what);
  gboolean  (*receive)      (MusterPhones *self,
                             guint         seat,
                             guint         number,
                             JsonObject   *what);
  char     *(*take)         (MusterPhones *self,
                             guint         seat,
                             JsonObject   *what);
};

/**
 * MusterPhones:
 *
 * Something on phones: off until it is switched on (W-SEAT-01). Nothing that phones do changes anything
 * before somebody here has accepted it (W-PROPOSE-03).
 *
 * Properties: running; status (how many phones are looking, in words); n-looking; trouble (what went
 * wrong, or ""); proposal (what the first seat that waits proposes, in words, or "").
 */
/* @address: (nullable): %NULL: the one of before. */
gboolean    muster_phones_open         (MusterPhones  *self,
                                        const char    *address,
                                        GError       **error);
void        muster_phones_close        (MusterPhones  *self);
gboolean    muster_phones_is_running   (MusterPhones  *self);
/* (nullable): where phones find it, once it listens. */
const char *muster_phones_get_address  (MusterPhones  *self);

/* Of #MusterPhonesSeat; the last is that of spectators. */
GListModel *muster_phones_get_seats    (MusterPhones  *self);
void        muster_phones_renew        (MusterPhones  *self,
                                        guint          seat);

const char *muster_phones_get_proposal (MusterPhones  *self);
/* Accepts or declines what is proposed first. Returns FALSE if nothing is, or it cannot be done. */
gboolean    muster_phones_accept       (MusterPhones  *self);
gboolean    muster_phones_decline      (MusterPhones  *self);

/* For derived classes. */
void        muster_phones_add_seat     (MusterPhones  *self,
                                        const char    *title,
                                        const char    *note);
/* What seats see may have changed: they are told in a moment, when nothing else is to do. */
void        muster_phones_refresh      (MusterPhones  *self);
void        muster_phones_settle       (MusterPhones  *self,
                                        guint          seat,
                                        guint          number,
                                        gboolean       accepted,
                                        const char    *reason);

G_END_DECLS
