/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-type.h"

G_BEGIN_DECLS

/* Adds the names of the scripts in @text that no font has letters of. @asked: characters that have been
 * looked at already. */
void muster_type_list_lacking (MusterType *type,
                               const char *text,
                               GHashTable *asked,
                               GPtrArray  *names);

G_END_DECLS
