/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_NUMBER (muster_form_number_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormNumber, muster_form_number, MUSTER, FORM_NUMBER, MusterFormField)

/**
 * MusterFormNumber:
 *
 * A field that holds a number.
 *
 * Properties: number, given (whether it counts; one that cannot be left out always does, unless it must be
 * measured first), hidden (it says nothing, whatever its number is; only of a field that may be kept secret).
 */
MusterFormField *muster_form_number_new        (const MusterField *field,
                                                guint              index) G_GNUC_WARN_UNUSED_RESULT;

void             muster_form_number_set_number (MusterFormNumber  *self,
                                                int                number);
void             muster_form_number_set_given  (MusterFormNumber  *self,
                                                gboolean           given);
/* Whether the player can choose to give no number. */
gboolean         muster_form_number_can_be_left_out (MusterFormNumber *self);
/* Whether it is missing until a player gives it. */
gboolean         muster_form_number_is_measured (MusterFormNumber *self);

/* The present limit; and whether the typed text has as many digits as the limit allows. */
void             muster_form_number_set_limit  (MusterFormNumber  *self,
                                                int                limit);
gboolean         muster_form_number_is_whole   (MusterFormNumber  *self,
                                                const char        *typed);

gboolean         muster_form_number_is_hidden  (MusterFormNumber  *self);
void             muster_form_number_set_hidden (MusterFormNumber  *self,
                                                gboolean           hidden);
/* Whether it can be hidden from the players until it counts. */
gboolean         muster_form_number_can_be_hidden (MusterFormNumber *self);

G_END_DECLS
