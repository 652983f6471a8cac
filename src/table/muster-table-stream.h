/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libsoup/soup.h>

#include "table/muster-table-line.h"

G_BEGIN_DECLS

typedef struct _MusterTableStream MusterTableStream;

/* Called once, when the stream has ended; the stream is freed afterwards. */
typedef void (*MusterTableStreamEnd) (MusterTableStream *self,
                                      gpointer           data);

/**
 * MusterTableStream:
 *
 * Server-Sent Events to one phone (W-SHAPE-03). A phone that is slow or asleep gets only the newest
 * state when it reads again, so no older states pile up.
 */
MusterTableStream *muster_table_stream_new    (SoupServerMessage    *message,
                                               MusterTableLine      *line,
                                               guint                 seat,
                                               const char           *cookie,
                                               MusterTableStreamEnd  end,
                                               gpointer              data) G_GNUC_WARN_UNUSED_RESULT;
guint              muster_table_stream_get_seat   (MusterTableStream *self);
const char        *muster_table_stream_get_cookie (MusterTableStream *self);

/* @event: a state. It replaces one that was not sent yet. */
void               muster_table_stream_show   (MusterTableStream    *self,
                                               GBytes               *event);
void               muster_table_stream_tell   (MusterTableStream    *self,
                                               const char           *proposal);
void               muster_table_stream_close  (MusterTableStream    *self);

G_END_DECLS
