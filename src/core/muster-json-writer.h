/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterJsonWriter:
 *
 * Writes a document straight to text, as muster_json_print() prints it on one line, for what is written so
 * often that a tree of it would take most of the time.
 */
typedef struct
{
  GString *text;
  gboolean is_first; /* nothing stands yet in the object that is open */
} MusterJsonWriter;

void muster_json_writer_begin   (MusterJsonWriter *self);
void muster_json_writer_end     (MusterJsonWriter *self);
/* The name of a member, whose value follows: an object or one of those below. */
void muster_json_writer_name    (MusterJsonWriter *self,
                                 const char       *member);
/* Whole members. @string: NULL is written as null. */
void muster_json_writer_string  (MusterJsonWriter *self,
                                 const char       *member,
                                 const char       *string);
void muster_json_writer_int     (MusterJsonWriter *self,
                                 const char       *member,
                                 gint64            number);
void muster_json_writer_boolean (MusterJsonWriter *self,
                                 const char       *member,
                                 gboolean          value);
/* The members of an object that is printed already. */
void muster_json_writer_members (MusterJsonWriter *self,
                                 const char       *object);

/* A text in quotes. */
void muster_json_append_string  (GString          *text,
                                 const char       *string);

G_END_DECLS
