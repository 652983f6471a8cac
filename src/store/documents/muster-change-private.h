/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-change-row.h"
#include "store/documents/muster-change.h"

G_BEGIN_DECLS

/* As muster_change_begin(), but undoes @reverted if that is an ordinary change or a redoing, or redoes
 * what it has undone. It is recorded even if it puts nothing. */
MusterChange *muster_change_begin_reverting (MusterDocuments        *documents,
                                             const MusterChangeRow  *reverted,
                                             const char             *title,
                                             GError                **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDocuments *muster_change_get_documents (MusterChange *self);
MusterDb     *muster_change_get_db          (MusterChange           *self);
/* The number of the next new document. The caller puts the tally right. */
void          muster_change_set_number      (MusterChange           *self,
                                             gint64                  number);
/* When it was made, if not now. */
void          muster_change_set_time        (MusterChange           *self,
                                             gint64                  made);

G_END_DECLS
