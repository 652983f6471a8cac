/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A force as players post it: a line for each unit. What comes of it as text, Markdown or BBCode is read
 * again by core/exchange/muster-force-list-reader.h. */
MusterDocument *muster_force_list_new (MusterForce *force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
