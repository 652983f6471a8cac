/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Limits of a force. The reader of the force file refuses more, and the setters of the model keep
 * to them, so that every model can be written and read again. */
#define MUSTER_FORCE_MAX_UNITS 500
#define MUSTER_FORCE_MAX_OPTIONS 32
#define MUSTER_FORCE_MAX_VARIANTS 32
#define MUSTER_FORCE_MAX_RULES 64
#define MUSTER_FORCE_MAX_EVENTS 1000
#define MUSTER_FORCE_MAX_MODELS 999
#define MUSTER_FORCE_MAX_BUDGET 99999
#define MUSTER_FORCE_MAX_LEADERSHIP 99
#define MUSTER_FORCE_MAX_ID 64
#define MUSTER_FORCE_MAX_UNIT_ID 32 /* leaves room for the id of a side */
#define MUSTER_FORCE_MAX_NAME 200
#define MUSTER_FORCE_MAX_NOTES 20000

char      **muster_force_text_clean_ids (const char *const *ids,
                                         guint              max_ids) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_force_text_show      (const char        *catalog_text);

G_END_DECLS
