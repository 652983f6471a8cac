/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-library.h"

G_BEGIN_DECLS

/* The ruleset kings without its procedures: what its figures are read with. */

static const MusterOrderSpec muster_test_kings_orders[] = { { .id = NULL } };

static const char *const muster_test_kings_words[] = {
  "mounted-infantry", "lancers", "fieldcraft", "officer-snipers", "cuirassiers", "ghazi",
  "light-infantry", "magazine-rifles", "haka", "terror-kilts", "irregular",
  "rifle", "modern-rifle", "infantry-only", "field-gun", "machine-gun",
  "march-limit", "pass-off", "last-force", "buildings", "retire", "bloodless", "patrol", "escape",
  "melt-away", "survivors", "relief", NULL,
};

static const MusterField muster_test_kings_settings[] = {
  { .id = "turn-limit" }, { .id = "first" }, { .id = "objectives" },
  { .id = "defender-ammunition" }, { .id = "whites" }, { .id = NULL },
};

static const MusterRules muster_test_kings_rules = {
  .id = "kings",
  .name = "Kings",
  .orders = muster_test_kings_orders,
  .settings = muster_test_kings_settings,
  .rule_words = muster_test_kings_words,
};

static inline MusterLibrary *
muster_test_kings_new_library (void)
{
  static const MusterRules *const list[] = { &muster_test_kings_rules, NULL };
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_new_for_rules (list, &error);

  g_assert_no_error (error);

  return library;
}

G_END_DECLS
