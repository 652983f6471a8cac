/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (transfer full): a file of data/club. A program without it is broken, and ends. */
GBytes *muster_club_data_load (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
