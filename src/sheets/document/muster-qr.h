/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-brush.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/**
 * MusterQr:
 *
 * A text as a code that cameras read, on screen and on paper. It is always dark on light, with the
 * empty margin that readers need.
 */
typedef struct _MusterQr MusterQr;

/* (nullable): NULL if the text is empty or too long for a code. */
MusterQr *muster_qr_new         (const char     *text) G_GNUC_WARN_UNUSED_RESULT;
void      muster_qr_free        (MusterQr       *self);

/* How many modules it has on each side, with its margin, and whether one of them is dark. */
guint     muster_qr_get_size    (const MusterQr *self);
gboolean  muster_qr_is_dark     (const MusterQr *self,
                                 guint           x,
                                 guint           y);

/* Draws it as a square of this size. */
void      muster_qr_paint       (const MusterQr *self,
                                 double          size,
                                 MusterBrush    *brush);

/* Adds the code of @link to a document. @title: whose it is. @code: the same for whoever types it. */
void      muster_qr_add         (MusterDocument *document,
                                 const char     *title,
                                 const char     *link,
                                 const char     *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterQr, muster_qr_free)

G_END_DECLS
