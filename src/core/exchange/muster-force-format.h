/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What forces are exchanged as. */
typedef enum
{
  MUSTER_FORCE_FORMAT_TEXT,
  MUSTER_FORCE_FORMAT_MARKDOWN,
  MUSTER_FORCE_FORMAT_BBCODE,
  MUSTER_FORCE_FORMAT_CSV,
  MUSTER_FORCE_FORMAT_JSON,
  MUSTER_FORCE_FORMAT_ROS,
  MUSTER_FORCE_FORMAT_ROSZ,
  MUSTER_N_FORCE_FORMATS
} MusterForceFormat;

/* "text", as the command line calls it. */
const char        *muster_force_format_get_id     (MusterForceFormat  format);
/* MUSTER_N_FORCE_FORMATS: none. */
MusterForceFormat  muster_force_format_find       (const char        *id);
/* By the ending of a file's name. */
MusterForceFormat  muster_force_format_of_name    (const char        *name);
/* What players call it. */
const char        *muster_force_format_get_name   (MusterForceFormat  format);
/* ".txt" */
const char        *muster_force_format_get_ending (MusterForceFormat  format);

G_END_DECLS
