/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-work.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HUB_CENTRE (muster_hub_centre_get_type ())
G_DECLARE_FINAL_TYPE (MusterHubCentre, muster_hub_centre, MUSTER, HUB_CENTRE, GObject)

/* Something that came from the hub since the program was started. @who: (nullable). */
typedef struct
{
  char *kind;
  char *key;
  char *title;
  char *who;
  GDateTime *at;
} MusterHubArrival;

/**
 * MusterHubCentre:
 *
 * What the window knows of the hub. One thread does the work, piece after piece; a connection on the main
 * loop tells when there is some. No socket is opened before this data file has joined a hub.
 *
 * Signals: `changed` (things stand differently), `said` (a sentence that answers what somebody asked for).
 */
MusterHubCentre *muster_hub_centre_new   (MusterStore      *store,
                                          MusterLibrary    *library) G_GNUC_WARN_UNUSED_RESULT;
/* Ends the work. The store may be closed afterwards. */
void             muster_hub_centre_stop  (MusterHubCentre  *self);

/* Work for the thread. @work: (transfer full). */
void             muster_hub_centre_ask   (MusterHubCentre  *self,
                                          MusterHubWork    *work);
/* The same for what needs no more than these. @kind, @key: (nullable). */
void             muster_hub_centre_ask_for (MusterHubCentre *self,
                                            MusterHubTask    task,
                                            const char      *kind,
                                            const char      *key);
/* Erases a member on all desks and at the hub, which `said` tells of. FALSE: this data file has joined no
 * hub, and nothing is asked for. */
gboolean         muster_hub_centre_erase (MusterHubCentre  *self,
                                          const char       *member);
/* Connects at once, whatever the pause, and exchanges. */
void             muster_hub_centre_retry (MusterHubCentre  *self);
/* Ends the piece of work that is being done. */
void             muster_hub_centre_cancel (MusterHubCentre *self);

/* The battle or campaign that is open: its pen is kept while it is. @kind, @key: (nullable). */
void             muster_hub_centre_open  (MusterHubCentre  *self,
                                          const char       *kind,
                                          const char       *key);

gboolean         muster_hub_centre_has_joined (MusterHubCentre *self);
gboolean         muster_hub_centre_is_busy (MusterHubCentre *self);
/* What the thread has stored is being told to the lists now. */
gboolean         muster_hub_centre_is_telling (MusterHubCentre *self);
/* (nullable): how things stood last. */
const MusterHubStanding *
                 muster_hub_centre_get_standing (MusterHubCentre *self);
/* (nullable): what is exchanged of this kind and key. */
const MusterHubItem *
                 muster_hub_centre_find  (MusterHubCentre  *self,
                                          const char       *kind,
                                          const char       *key);
/* (element-type MusterHubArrival): the latest first. */
GPtrArray       *muster_hub_centre_get_arrivals (MusterHubCentre *self);
/* (nullable): when the last exchange was done, if there was one since the program was started. */
GDateTime       *muster_hub_centre_get_exchanged (MusterHubCentre *self);
/* In a word or two, and as a symbol. */
char            *muster_hub_centre_dup_status (MusterHubCentre *self) G_GNUC_WARN_UNUSED_RESULT;
const char      *muster_hub_centre_get_icon_name (MusterHubCentre *self);
guint            muster_hub_centre_count_decisions (MusterHubCentre *self);

G_END_DECLS
