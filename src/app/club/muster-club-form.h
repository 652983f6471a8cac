/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_CLUB_FORM_MAX 4

typedef struct
{
  const char *title;
  const char *text;
} MusterClubFormEntry;

/**
 * MusterClubForm:
 * @toggle: (nullable): what a switch below the entries is for
 * @fault: returns what is wrong with the texts, stripped of blanks, or NULL
 * @keep: what is done with them
 * @free: (nullable): frees @data
 *
 * A few texts and a switch that are asked for at once.
 */
typedef struct
{
  const char *heading;
  const char *body;
  const char *confirm;
  const MusterClubFormEntry *entries;
  guint n_entries;
  const char *toggle;
  gboolean is_on;
  gboolean can_toggle;
  char *(*fault) (const char *const *texts, gpointer data);
  void (*keep) (const char *const *texts, gboolean is_on, gpointer data);
  gpointer data;
  GDestroyNotify free;
} MusterClubForm;

void muster_club_form_present (GtkWindow            *parent,
                               const MusterClubForm *form);

G_END_DECLS
