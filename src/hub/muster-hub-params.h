/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/**
 * MusterHubParams:
 *
 * The parameters of a call at the hub, in the binary format of PostgreSQL. A list is an array of the
 * server; its elements are pushed one after the other.
 */
typedef struct _MusterHubParams MusterHubParams;
typedef struct _MusterHubList MusterHubList;

typedef enum
{
  MUSTER_HUB_BOOLEANS,
  MUSTER_HUB_INTS,
  MUSTER_HUB_LONGS,
  MUSTER_HUB_TEXTS,
  MUSTER_HUB_BYTES,
} MusterHubListType;

MusterHubParams *muster_hub_params_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void             muster_hub_params_free        (MusterHubParams   *self);

/* Each adds the next parameter. @text: (nullable). */
void             muster_hub_params_add_text    (MusterHubParams   *self,
                                                const char        *text);
void             muster_hub_params_add_uuid    (MusterHubParams   *self,
                                                const char        *uuid);
void             muster_hub_params_add_boolean (MusterHubParams   *self,
                                                gboolean           value);
void             muster_hub_params_add_long    (MusterHubParams   *self,
                                                gint64             number);
/* (transfer none): as long as the parameters. */
MusterHubList   *muster_hub_params_add_list    (MusterHubParams   *self,
                                                MusterHubListType  type);

void             muster_hub_list_push_boolean  (MusterHubList     *self,
                                                gboolean           value);
void             muster_hub_list_push_int      (MusterHubList     *self,
                                                gint32             number);
void             muster_hub_list_push_long     (MusterHubList     *self,
                                                gint64             number);
/* @text: (nullable). */
void             muster_hub_list_push_text     (MusterHubList     *self,
                                                const char        *text);
void             muster_hub_list_push_bytes    (MusterHubList     *self,
                                                gconstpointer      bytes,
                                                gsize              length);
/* @hash: (nullable). */
void             muster_hub_list_push_hash     (MusterHubList     *self,
                                                const MusterHash  *hash);
guint            muster_hub_list_get_length    (MusterHubList     *self);

/* How many bytes all of it takes. */
gsize            muster_hub_params_get_size    (MusterHubParams   *self);

/* What PQsendQueryParams() takes, as long as the parameters. */
typedef struct
{
  int n;
  const guint *types;
  const char *const *values;
  const int *lengths;
  const int *formats;
} MusterHubWire;

const MusterHubWire *muster_hub_params_seal    (MusterHubParams   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubParams, muster_hub_params_free)

G_END_DECLS
