/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "muster-test-battles.h"
#include "muster-test-cases.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Battles that players of chance fight, told down to the last word: what could be done and what was to do
 * before each order, what was to be expected of it, what came of it, and what the state was then. A case of a
 * rule looks at what the rule is about; here everything around it stays as it is, too.
 *
 * tests/core/stories holds, for each ruleset, the beginning of one battle as players read it, and one digest
 * of everything that is told. MUSTER_TEST_STORIES=write keeps new ones after a change that is meant. To see
 * what has changed behind a digest, set MUSTER_TEST_STORIES_TO to a folder, run the test in both builds, and
 * compare the two folders: each gets the whole text. */

#define MAX_ORDERS 120
/* How much of a battle a transcript tells. */
#define MAX_TRANSCRIBED 40

static void
tell_duties (GString           *story,
             const MusterSetup *setup,
             const MusterState *state)
{
  g_autoptr (GArray) duties = muster_duty_list (setup, state);

  for (guint i = 0; i < duties->len; i++)
    {
      const MusterDuty *duty = &g_array_index (duties, MusterDuty, i);

      g_string_append_printf (story, "to do: %d %d %d %s\n", (int) duty->when, duty->verb, duty->unit,
                              duty->line.phrase->text);
    }
}

/* Whether it can be given, and what is asked for, or why not. */
static void
tell_choice (GString           *story,
             const MusterSetup *setup,
             const MusterState *state,
             guint              verb,
             int                unit)
{
  g_auto (MusterOrder) order = { 0 };
  MusterRefusal why = { 0 };

  muster_order_init (&order, muster_ruleset_get_rules (setup->ruleset)->orders, verb, unit);
  g_string_append_printf (story, "%s %d: ", order.spec->id, unit);
  if (!muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &why))
    g_string_append (story, why.phrase != NULL ? why.phrase->text : "no");
  else if (order.spec->fields != NULL)
    for (guint field = 0; order.spec->fields[field].id != NULL; field++)
      g_string_append_c (story, muster_handlers_asks_for (setup, state, &order, field) ? '?' : '.');
  g_string_append_c (story, '\n');
}

static void
tell_choices (GString           *story,
              const MusterSetup *setup,
              const MusterState *state)
{
  const MusterOrderSpec *orders = muster_ruleset_get_rules (setup->ruleset)->orders;

  for (guint verb = 0; orders[verb].id != NULL; verb++)
    if ((orders[verb].flags & MUSTER_ORDER_OF_UNIT) == 0)
      tell_choice (story, setup, state, verb, -1);
    else
      for (int unit = 0; unit < state->n_units; unit++)
        tell_choice (story, setup, state, verb, unit);
}

static void
tell_forecast (GString           *story,
               const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order)
{
  MusterForecast *forecast = g_new0 (MusterForecast, 1);

  muster_forecast_reset (forecast, 1.0);
  if (muster_handlers_forecast (setup, state, order, forecast))
    {
      g_string_append_printf (story, "chance %.6f\n", forecast->chance);
      for (guint i = 0; i < forecast->n_chances; i++)
        g_string_append_printf (story, "%s %d: %.6f\n", forecast->chances[i].id, forecast->chances[i].unit,
                                forecast->chances[i].chance);
      for (guint i = 0; i < forecast->n_spreads; i++)
        {
          const MusterForecastSpread *spread = &forecast->spreads[i];

          g_string_append_printf (story, "%s %d:", spread->id, spread->unit);
          for (guint k = 0; k <= spread->highest; k++)
            g_string_append_printf (story, " %.6f", spread->odds[k]);
          g_string_append_c (story, '\n');
        }
    }
  g_free (forecast);
}

static void
tell_lines (GString           *story,
            const char        *before,
            const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (story, "%s%s\n", before, lines[i]);
}

static void
tell_entry (GString        *story,
            MusterBattle   *battle,
            MusterLogEntry *entry)
{
  g_autofree char *json = muster_log_entry_to_json (entry);
  g_autofree char *title = muster_log_entry_dup_title (entry);
  g_autofree char *gist = muster_log_entry_dup_gist (entry);
  g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
  g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);
  g_auto (GStrv) errands = muster_log_entry_dup_errands (entry);
  g_autofree char *state = muster_ledger_dup_state_digest (battle);
  guint n_incidents;
  const MusterIncident *incidents = muster_log_entry_get_incidents (entry, &n_incidents);
  GArray *trials = muster_battle_get_last (battle)->trials;

  g_string_append_printf (story, "%s\n%s\n%s\n", json, title, gist != NULL ? gist : "");
  tell_lines (story, "step: ", (const char *const *) steps);
  tell_lines (story, "prompt: ", (const char *const *) prompts);
  tell_lines (story, "errand: ", (const char *const *) errands);
  for (guint i = 0; i < n_incidents; i++)
    g_string_append_printf (story, "incident: %d of %d by %d, %d, %d\n", incidents[i].kind, incidents[i].unit,
                            incidents[i].other, incidents[i].number, incidents[i].more);
  for (guint i = 0; i < trials->len; i++)
    {
      const MusterTrial *trial = &g_array_index (trials, MusterTrial, i);

      g_string_append_printf (story, "trial: %d of %d by roll %d, %d of %d good, %d in %d\n", trial->kind,
                              trial->unit, trial->roll, trial->n_good, trial->n, trial->good, trial->of);
    }
  for (guint i = 0; i < muster_tape_get_length (muster_log_entry_get_tape (entry)); i++)
    g_string_append_printf (story, "thrown by %d\n", muster_log_entry_get_thrower (entry, i));
  g_string_append_printf (story, "state: %s\n", state);
}

/* One order more of @battle, as it was given in @fought. */
static char *
tell_next (MusterBattle *battle,
           MusterBattle *fought)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_autoptr (MusterLogEntry) next =
    g_list_model_get_item (muster_ledger_get_log (fought), muster_ledger_get_length (battle));
  g_auto (MusterTape) tape = { 0 };
  GString *story = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_tape_copy (&tape, muster_log_entry_get_tape (next));
  tell_duties (story, setup, state);
  tell_choices (story, setup, state);
  tell_forecast (story, setup, state, muster_log_entry_get_order (next));
  muster_battle_record (battle, muster_log_entry_get_order (next), &tape, &error);
  g_assert_no_error (error);
  tell_entry (story, battle, muster_battle_get_last_entry (battle));

  return g_string_free (story, FALSE);
}

/* One order as a player reads it in the log. */
static void
transcribe (GString           *transcript,
            const MusterRules *rules,
            MusterLogEntry    *entry)
{
  const MusterTape *tape = muster_log_entry_get_tape (entry);
  g_autofree char *title = muster_log_entry_dup_title (entry);
  g_autofree char *gist = muster_log_entry_dup_gist (entry);
  g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
  g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);

  g_string_append_printf (transcript, "\n%u. %s\n", muster_log_entry_get_index (entry) + 1, title);
  for (guint i = 0; i < muster_tape_get_length (tape); i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i);
      const guint8 *faces = muster_tape_get_faces (tape, roll);

      g_string_append_printf (transcript, "   %s:", rules->purposes[roll->purpose].id);
      for (guint k = 0; k < roll->n; k++)
        g_string_append_printf (transcript, " %u", faces[k]);
      g_string_append_c (transcript, '\n');
    }
  tell_lines (transcript, "   - ", (const char *const *) steps);
  tell_lines (transcript, "   to do: ", (const char *const *) prompts);
  if (gist != NULL)
    g_string_append_printf (transcript, "   in short: %s\n", gist);
}

typedef struct
{
  MusterLibrary *library;
  guint n_told;
  GString *told;
} Teller;

static void
tell_battle (Teller       *self,
             const char   *name,
             MusterBattle *fought)
{
  g_autofree char *file = muster_battle_file_write (fought);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (self->library, file, strlen (file), name, &error);

  g_assert_no_error (error);
  muster_ledger_seek (battle, 0, &error);
  g_assert_no_error (error);
  while (muster_ledger_get_length (battle) < muster_ledger_get_length (fought))
    {
      g_autofree char *story = tell_next (battle, fought);

      g_string_append_printf (self->told, "\n%s, order %u\n%s", name, muster_ledger_get_length (battle),
                              story);
      self->n_told++;
    }
}

/* Cases of orders that are refused, or wait for a roll, have nothing to tell. */
static void
tell_case (const char *name,
           const char *file,
           gpointer    data)
{
  Teller *self = data;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (self->library, file, strlen (file), name, NULL);

  if (battle != NULL)
    tell_battle (self, name, battle);
}

/**
 * Story:
 * @has_cases: the cases of its rules stand in tests/core
 * @n_battles: that are fought by chance
 * @transcribed: the one of these that is kept as players read it
 */
typedef struct
{
  const char *ruleset;
  gboolean has_cases;
  guint n_battles;
  guint transcribed;
} Story;

static char *
build_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "core", "stories", name, NULL);
}

/* Compares @text with what is kept in a file, which is written instead after a change that is meant. */
static void
compare (const char *name,
         const char *text,
         const char *help)
{
  g_autofree char *path = build_path (name);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (g_getenv ("MUSTER_TEST_STORIES"), "write") == 0)
    {
      g_file_set_contents (path, text, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (path, &kept, NULL, &error);
  g_assert_no_error (error);
  if (g_str_equal (kept, text))
    return;

  g_auto (GStrv) old_lines = g_strsplit (kept, "\n", -1);
  g_auto (GStrv) new_lines = g_strsplit (text, "\n", -1);
  guint i = 0;

  while (g_strcmp0 (old_lines[i], new_lines[i]) == 0)
    i++;
  g_test_message ("%s:%u: it was told otherwise:\n- %s\n+ %s\n%s", path, i + 1,
                  old_lines[i] != NULL ? old_lines[i] : "", new_lines[i] != NULL ? new_lines[i] : "", help);
  g_test_fail ();
}

static void
test_battles_are_told_as_they_were (gconstpointer data)
{
  const Story *story = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *transcript_name = g_strconcat (story->ruleset, ".txt", NULL);
  g_autofree char *digest_name = g_strconcat (story->ruleset, ".digest", NULL);
  g_autoptr (GString) transcript = g_string_new (NULL);
  g_autoptr (GString) told = g_string_new (NULL);
  const char *folder = g_getenv ("MUSTER_TEST_STORIES_TO");
  Teller teller = { library, 0, told };
  g_autofree char *digest = NULL;
  g_autofree char *line = NULL;

  if (story->has_cases)
    muster_test_foreach_case (story->ruleset, tell_case, &teller);
  for (guint seed = 1; seed <= story->n_battles; seed++)
    {
      g_autoptr (MusterBattle) battle =
        muster_test_battles_fight (library, story->ruleset, seed, MAX_ORDERS);
      g_autofree char *name = g_strdup_printf ("battle %u", seed);

      tell_battle (&teller, name, battle);
      if (seed != story->transcribed)
        continue;
      g_string_append_printf (transcript, "Battle %u of %s, its first %u orders\n", seed, story->ruleset,
                              MAX_TRANSCRIBED);
      for (guint i = 0; i < MIN (MAX_TRANSCRIBED, muster_ledger_get_length (battle)); i++)
        {
          g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);
          const MusterSetup *setup = muster_battle_get_setup (battle);

          transcribe (transcript, muster_ruleset_get_rules (setup->ruleset), entry);
        }
    }
  g_assert_cmpuint (teller.n_told, >, 0);
  g_assert_cmpuint (transcript->len, >, 0);

  if (folder != NULL)
    {
      g_autofree char *path = g_build_filename (folder, transcript_name, NULL);
      g_autoptr (GError) error = NULL;

      g_file_set_contents (path, told->str, told->len, &error);
      g_assert_no_error (error);
      g_test_skip ("Written to be compared by hand");
      return;
    }
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, told->str, told->len);
  line = g_strdup_printf ("%s %u orders\n", digest, teller.n_told);
  compare (transcript_name, transcript->str, "If that is meant: MUSTER_TEST_STORIES=write");
  compare (digest_name, line,
           "The transcript does not show what changed. To see it, run this test in both builds with "
           "MUSTER_TEST_STORIES_TO=FOLDER, and compare the folders. If that is meant: "
           "MUSTER_TEST_STORIES=write");
}

int
main (int   argc,
      char *argv[])
{
  static const Story stories[] = {
    { "kings", FALSE, 20, 1 },
    { "hexcard", TRUE, 8, 1 },
    { "magdala", TRUE, 8, 1 },
    { "toysoldier", TRUE, 8, 1 },
  };

  muster_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autofree char *path = g_strconcat ("/stories/", stories[i].ruleset, NULL);

      g_test_add_data_func (path, &stories[i], test_battles_are_told_as_they_were);
    }
  return g_test_run ();
}
