/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-plan-side.h"

G_BEGIN_DECLS

/* The struct of a side, for the files that implement it: forces and players. */

struct _MusterPlanSide
{
  MusterObject parent_instance;

  char *id;
  char *name;
  char *colour; /* (nullable): the id of a colour */
  MusterSideRole role;
  GListStore *forces;
  GListStore *units;
  GListStore *players;
  MusterMembers *members;
};

G_END_DECLS
