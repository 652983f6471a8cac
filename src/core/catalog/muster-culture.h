/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterCulture:
 * @name: what to call it, to be translated
 * @words: in the name of a force, they say that it is of this culture
 * @theatres: words in the theatre of a force that say the same, where its name says nothing
 * @ranks: of those who lead a unit; one that stands twice is twice as common
 * @pack: (nullable): the pack it comes from
 *
 * Where names come from: a given name and a surname, or what stands for it.
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char **words;
  char **theatres;
  char **ranks;
  char **given;
  char **surnames;
  char *pack;
} MusterCulture;

/* Reads all of it but its id, and its pack. */
gboolean       muster_culture_read  (MusterCulture       *self,
                                     const MusterSpot    *spot);
/* Words of a document: texts on one line, at least so many of them. */
char         **muster_culture_read_words (const MusterSpot *object,
                                          const char       *member,
                                          guint             min_length) G_GNUC_WARN_UNUSED_RESULT;

MusterCulture *muster_culture_copy  (const MusterCulture *self) G_GNUC_WARN_UNUSED_RESULT;
void           muster_culture_free  (MusterCulture       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCulture, muster_culture_free)

G_END_DECLS
