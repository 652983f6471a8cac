/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-drawing-view.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_QR_VIEW (muster_qr_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterQrView, muster_qr_view, MUSTER, QR_VIEW, MusterDrawingView)

/* A code that a phone scans. @text: what it says; "" shows nothing. @words: what it is, for screen
 * readers. */
void muster_qr_view_set_text (MusterQrView *self,
                              const char   *text,
                              const char   *words);

G_END_DECLS
