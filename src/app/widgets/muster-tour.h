/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_TOUR (muster_tour_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterTour, muster_tour, MUSTER, TOUR, GtkWidget)

/**
 * MusterTourClass:
 * @step_shown: (nullable): a step begins
 *
 * What a tour that goes on by itself adds.
 */
struct _MusterTourClass
{
  GtkWidgetClass parent_class;

  void (*step_shown) (MusterTour *self);
};

/**
 * MusterTour:
 *
 * A strip above a page that says in a few steps how it is used. It takes neither focus nor keys.
 *
 * Signal `ended`: it is over, or was skipped.
 */
/* @steps: a text for each, marked for translation and not yet translated, and NULL. */
GtkWidget *muster_tour_new       (const char *const *steps) G_GNUC_WARN_UNUSED_RESULT;

void       muster_tour_set_steps (MusterTour        *self,
                                  const char *const *steps);
guint      muster_tour_get_step  (MusterTour        *self);
/* The step after the last one ends the tour. */
void       muster_tour_go_to     (MusterTour        *self,
                                  guint              step);

G_END_DECLS
