/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/lab/muster-lab-duel.h"
#include "core/lab/muster-lab-even.h"
#include "core/lab/muster-lab-match.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LAB_STUDY (muster_lab_study_get_type ())
G_DECLARE_FINAL_TYPE (MusterLabStudy, muster_lab_study, MUSTER, LAB_STUDY, MusterObject)

/**
 * MusterLabWish:
 * @policies: ids
 * @swap: fight them once more with attacker and defender changed
 * @even: find out what would make it even as well
 */
typedef struct
{
  const char *policies[2];
  guint n_battles;
  guint64 seed;
  gboolean swap;
  gboolean even;
} MusterLabWish;

/**
 * MusterLabStudy:
 *
 * Two sides in the lab: what their units do to each other, in one activation and in a duel, and who wins how
 * often.
 *
 * Properties: title, is-running.
 */
MusterLabStudy       *muster_lab_study_new          (MusterLibrary        *library,
                                                     MusterSetup          *setup,
                                                     const char           *title) G_GNUC_WARN_UNUSED_RESULT;

MusterLabMatch       *muster_lab_study_get_match    (MusterLabStudy       *self);
const MusterSetup    *muster_lab_study_get_setup    (MusterLabStudy       *self);
const char           *muster_lab_study_get_title    (MusterLabStudy       *self);
/* Returns why no battles can be fought, or NULL if they can. */
const char           *muster_lab_study_get_fault    (MusterLabStudy       *self);

/* Fights battles on workers, one for each processor. Only one run at a time. */
void                  muster_lab_study_run_async    (MusterLabStudy       *self,
                                                     const MusterLabWish  *wish,
                                                     GCancellable         *cancellable,
                                                     GAsyncReadyCallback   callback,
                                                     gpointer              data);
gboolean              muster_lab_study_run_finish   (MusterLabStudy       *self,
                                                     GAsyncResult         *result,
                                                     GError              **error);
/* How much of the present run is done, from 0 to 1. */
double                muster_lab_study_get_progress (MusterLabStudy       *self);
/* How many seatings the last run had: 0 before there is one, 2 if attacker and defender were changed. */
guint                 muster_lab_study_get_n_seatings (MusterLabStudy     *self);
/* The runs of all seatings and what came of them, and what would make it even (NULL if nobody has asked). */
const MusterLabRun   *muster_lab_study_get_runs     (MusterLabStudy       *self);
const MusterLabTally *muster_lab_study_get_tallies  (MusterLabStudy       *self);
const MusterLabEven  *muster_lab_study_get_even     (MusterLabStudy       *self);

/* Lets two units fight each other: those of @duel are units of the study; it gets a setup of its own. */
void                  muster_lab_study_duel_async   (MusterLabStudy       *self,
                                                     const MusterLabDuel  *duel,
                                                     GAsyncReadyCallback   callback,
                                                     gpointer              data);
gboolean              muster_lab_study_duel_finish  (MusterLabStudy       *self,
                                                     GAsyncResult         *result,
                                                     GError              **error);
/* The last duel and what came of it: NULL before there is one. */
const MusterLabDuel  *muster_lab_study_get_duel     (MusterLabStudy       *self);
const MusterLabDuelResult *
                      muster_lab_study_get_duel_result (MusterLabStudy    *self);

G_END_DECLS
