/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"
#include "core/exchange/muster-reading-links.h"

G_BEGIN_DECLS

/* A line for several units holds one unit as a model of them all; the units themselves are made
 * with the force. */

/* The id of a unit for which the list has none. It contains a blank, so no file can have it. */
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
  MusterForce *whole; /* (nullable): a force that was read whole */
  GListStore *lines;
  GArray *variants; /* MusterReadVariant */
  MusterReadingLinks *links;
  guint n_units;
  gboolean numbers_namesakes;
  int stated_points;
  MusterReadingLine *stated_by; /* (nullable): one of the lines */
};

/* Copies the properties of the force as a whole. */
void muster_force_reading_make_copy_head (MusterForce *from,
                                          MusterForce *to);

G_END_DECLS
