/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The formats in which forces are exchanged. */
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

/* The id for the command line, such as "text". */
const char        *muster_force_format_get_id     (MusterForceFormat  format);
/* MUSTER_N_FORCE_FORMATS: none. */
MusterForceFormat  muster_force_format_find       (const char        *id);
/* Finds a format by the ending of a file's name. */
MusterForceFormat  muster_force_format_of_name    (const char        *name);
/* The name for players. */
const char        *muster_force_format_get_name   (MusterForceFormat  format);
/* The ending of file names, such as ".txt". */
const char        *muster_force_format_get_ending (MusterForceFormat  format);

G_END_DECLS
