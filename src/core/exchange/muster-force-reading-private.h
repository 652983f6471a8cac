/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"
#include "core/exchange/muster-reading-links.h"

G_BEGIN_DECLS

/* A line that stands for units holds one as a model of them all; the units themselves are made when the
 * force is. */

/* The id of a unit whose list has none for it. No file can have it: it has a blank. */
#define MUSTER_READING_NO_ID "no id"

typedef struct
{
  char *name;
  int budget;
  GArray *places; /* guint */
} MusterReadVariant;

struct _MusterForceReading
{
  MusterObject parent_instance;

  MusterForce *head;
  MusterForce *whole; /* (nullable): what was read whole */
  GListStore *lines;
  GArray *variants; /* MusterReadVariant */
  MusterReadingLinks *links;
  guint n_units;
  int stated_points;
  MusterReadingLine *stated_by; /* (nullable): one of the lines */
};

/* What is said of the whole force. */
void muster_force_reading_copy_head (MusterForce *from,
                                     MusterForce *to);

G_END_DECLS
