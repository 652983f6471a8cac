/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/club/muster-club-import.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/club/muster-club-sheets.h"
#include "sheets/muster-campaign-source.h"
#include "sheets/muster-sheet-source.h"

#include <string.h>

G_BEGIN_DECLS

/* Every sheet that there is, of every ruleset, for tests that go through all of them. */

#define MUSTER_TEST_N_SOURCES 10

typedef struct
{
  MusterLibrary *library;
  const char *names[MUSTER_TEST_N_SOURCES];
  MusterSheetSource *sources[MUSTER_TEST_N_SOURCES];
  guint n_sources;
  MusterClubTables *tables;
} MusterTestSheets;

/* The first starter force, with names that are not those of its types. */
static inline MusterForce *
muster_test_sheets_new_force (MusterTestSheets *self,
                              const char       *ruleset_id)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (self->library, ruleset_id);
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  MusterForce *force = muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      g_autofree char *name = g_strdup_printf ("Unit%u of the line", i);

      muster_force_unit_set_name (unit, name);
      muster_force_unit_set_notes (unit, i % 3 == 0 ? "Keeps to the left of the road." : "");
    }
  if (g_str_equal (ruleset_id, "kings"))
    g_object_set (muster_force_unit_get_leader (muster_force_get_unit (force, 0)), "rank", "Capt.",
                  "name", "Hill", "leadership", 6, "trait-id", "steady", NULL);
  else if (g_str_equal (ruleset_id, "magdala"))
    g_object_set (muster_force_unit_get_leader (muster_force_get_unit (force, 0)), "name", "Wolseley",
                  "trait-id", "general", NULL);

  return force;
}

static inline void
muster_test_sheets_take (MusterTestSheets  *self,
                         const char        *name,
                         MusterSheetSource *source)
{
  self->names[self->n_sources] = name;
  self->sources[self->n_sources++] = source;
}

static inline MusterBattle *
muster_test_sheets_read_battle (MusterTestSheets *self,
                                const char       *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  battle = muster_battle_file_read (self->library, text, length, path, &error);
  g_assert_no_error (error);

  return battle;
}

static inline void
muster_test_sheets_add_campaign (MusterTestSheets *self)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (self->library, &error);
  g_autoptr (MusterCareers) careers = NULL;

  g_assert_no_error (error);
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (MusterBattle) battle = muster_test_sheets_read_battle (self, battles[i].file_name);
      g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, battles[i].uuid, NULL);

      muster_careers_add_source (careers, source);
    }
  muster_test_sheets_take (self, "campaign", muster_campaign_source_new (careers));
}

static inline MusterDocument *
muster_test_sheets_make_club_cb (guint                     sheet,
                                 const MusterSheetOptions *options,
                                 gpointer                  data)
{
  static const MusterClubFixture fixtures[] = { { 1, 1, "Ann", "Ben", "Just passing by" },
                                                { 1, 2, "Cora", "Dan", "" },
                                                { .round = 1, .attacker = "Eve" } };
  MusterTestSheets *self = data;

  if (sheet == 0)
    return muster_club_sheets_report_new (self->tables, self->library);
  if (sheet == 1)
    return muster_club_sheets_member_new (self->tables, 0, self->library, "Ann", NULL);

  return muster_club_sheets_fixtures_new ("2026-05-01", fixtures, G_N_ELEMENTS (fixtures));
}

/* Six members, two years. */
static inline void
muster_test_sheets_add_club (MusterTestSheets *self)
{
  static const char *const members[] = { "Ann", "Ben", "Cora", "Dan", "Eve", "Finn" };
  static const char *const rulesets[] = { "kings", "hexcard", "magdala", "toysoldier" };
  g_autoptr (GString) csv =
    g_string_new ("battle,date,player,side,result,points,role,force,ruleset,scenario,place\n");
  g_autoptr (MusterClubImport) import = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  MusterSheetSource *source;
  MusterClubChoice choice;

  for (guint i = 0; i < 48; i++)
    for (guint k = 0; k < 2; k++)
      g_string_append_printf (csv, "b%u,%u-%02u-10,%s,%s,%s,%u,%s,%s,%s,,Hall\n", i, 2025 + i / 24,
                              i / 2 % 12 + 1, members[(i + k * (1 + i % 5)) % 6], k == 0 ? "Column" : "Clans",
                              i % 7 == 0 ? "draw" : (i % 3 == 0) == (k == 0) ? "win" : "loss", 3 + i % 5,
                              k == 0 ? "attacker" : "defender", k == 0 ? "Column" : "Clans",
                              rulesets[i % 4]);
  import = muster_club_import_new (csv->str, csv->len, "", NULL, NULL, NULL);
  book = muster_club_book_new (import->results, NULL);
  muster_club_tables_choice_init (&choice);
  self->tables = muster_club_tables_new (book, &choice);
  muster_club_tables_choice_clear (&choice);
  source = muster_sheet_source_new ("Club", muster_test_sheets_make_club_cb, self, NULL);
  muster_sheet_source_add_sheet (source, "report", "Report", MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (source, "member", "Member", MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (source, "fixtures", "Fixtures", MUSTER_SHEET_USE_NONE);
  muster_test_sheets_take (self, "club", source);
}

/* The force and the battle of each ruleset, a campaign and a club. */
static inline MusterTestSheets *
muster_test_sheets_new (void)
{
  static const struct
  {
    const char *ruleset_id;
    const char *battle_name;
    const char *battle;
  } cases[] = {
    { "kings", "kings-battle", "valley-war-ford.muster-battle" },
    { "hexcard", "hexcard-battle", "frontier-column.muster-battle" },
    { "magdala", "magdala-battle", "road-to-the-wells.muster-battle" },
    { "toysoldier", "toysoldier-battle", "cowpens.muster-battle" },
  };
  MusterTestSheets *self = g_new0 (MusterTestSheets, 1);

  self->library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterForce) force = muster_test_sheets_new_force (self, cases[i].ruleset_id);
      g_autoptr (MusterBattle) battle = muster_test_sheets_read_battle (self, cases[i].battle);

      muster_test_sheets_take (self, cases[i].ruleset_id,
                               muster_sheet_source_new_for_force (muster_force_get_whole (force)));
      muster_test_sheets_take (self, cases[i].battle_name,
                               muster_sheet_source_new_for_battle (self->library, battle, NULL));
    }
  muster_test_sheets_add_campaign (self);
  muster_test_sheets_add_club (self);

  return self;
}

static inline void
muster_test_sheets_free (MusterTestSheets *self)
{
  for (guint i = 0; i < self->n_sources; i++)
    g_object_unref (self->sources[i]);
  g_clear_pointer (&self->tables, muster_club_tables_unref);
  g_clear_object (&self->library);
  g_free (self);
}

/* "kings-roster" */
static inline char *
muster_test_sheets_dup_name (MusterTestSheets *self,
                             guint             source,
                             guint             sheet)
{
  return g_strdup_printf ("%s-%s", self->names[source],
                          muster_sheet_source_get_sheet_id (self->sources[source], sheet));
}

static inline MusterDocument *
muster_test_sheets_make (MusterTestSheets   *self,
                         guint               source,
                         guint               sheet,
                         gboolean            is_letter,
                         gboolean            is_large,
                         MusterSheetOptions *options)
{
  muster_sheet_options_init (options);
  options->paper.size = is_letter ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
  options->paper.large_type = is_large;
  options->course = FALSE;
  options->date = "1 May 1879";

  return muster_sheet_source_make (self->sources[source], sheet, options);
}

G_END_DECLS
