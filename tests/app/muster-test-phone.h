/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A phone made of plain sockets. It waits for the program that serves pages, never for this one. */
typedef struct
{
  char *host; /* address and port */
  char *cookie;
} MusterTestPhone;

void      muster_test_phone_clear   (MusterTestPhone *self);

/* @link: what a phone scans. Joins the seat; returns the status. */
guint     muster_test_phone_join    (MusterTestPhone *self,
                                     const char      *link);
/* Opens the stream of events and leaves it open until it is unreffed. */
GObject  *muster_test_phone_look    (MusterTestPhone *self) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): NULL if the seat is not ours, or sees nothing yet. */
JsonNode *muster_test_phone_get_state (MusterTestPhone *self) G_GNUC_WARN_UNUSED_RESULT;
/* @body: JSON. Returns the status. */
guint     muster_test_phone_propose (MusterTestPhone *self,
                                     const char      *body);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterTestPhone, muster_test_phone_clear)

G_END_DECLS
