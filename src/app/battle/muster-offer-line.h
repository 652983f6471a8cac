/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_OFFER_LINE (muster_offer_line_get_type ())
G_DECLARE_FINAL_TYPE (MusterOfferLine, muster_offer_line, MUSTER, OFFER_LINE, GtkWidget)

/**
 * MusterOfferLine:
 *
 * A quiet line that says something and has two buttons for it. Without words it is not there.
 */
GtkWidget *muster_offer_line_new         (const char      *first_label,
                                          const char      *first_action,
                                          const char      *second_label,
                                          const char      *second_action);

void       muster_offer_line_set_words   (MusterOfferLine *self,
                                          const char      *words);
/* @compact: there is little room: the buttons stand below the words */
void       muster_offer_line_set_compact (MusterOfferLine *self,
                                          gboolean         compact);

G_END_DECLS
