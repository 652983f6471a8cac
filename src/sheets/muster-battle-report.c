/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-battle-report.h"

#include "core/battle/muster-battle-colours.h"
#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-photos.h"
#include "core/battle/muster-unit-item.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/despatch/muster-despatch.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/muster-battle-report-private.h"
#include "sheets/muster-battle-report-swing.h"
#include "sheets/page/muster-picture.h"

/* Writes the report of a battle. It works nothing out: it only shows what the battle, its setup
 * and its state say. */

#define NOTHING "–"
#define COLUMN_WIDTH 200 /* points */
#define SCALE 0.9
#define MAX_PAGES 2 /* without the course of the battle */
#define MAX_DECISIVE 3

typedef struct
{
  MusterBattle *battle;
  const MusterSetup *setup;
  const MusterState *state;
  MusterBattleResult *result;
  const char *sum; /* (nullable) */
  MusterDocument *document;
  const MusterSheetOptions *options; /* (nullable) */
  GArray *photos; /* MusterBattlePhoto */
} Report;

static char *
join_optional_rules (Report *self)
{
  GPtrArray *rules =
    muster_catalog_get_optional_rules (muster_ruleset_get_catalog (self->setup->ruleset));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

      if (self->setup->optional_rules >> rule->index & 1)
        g_strv_builder_add (builder, _(rule->name));
    }
  names = g_strv_builder_end (builder);

  return muster_enumeration_join ((const char *const *) names);
}

static void
add_facts (Report *self)
{
  const MusterSetup *setup = self->setup;
  MusterTable *facts = muster_table_new ();
  g_autofree char *result = muster_battle_result_dup_headline (self->result);
  g_autofree char *rules = join_optional_rules (self);
  g_autofree char *packs = g_strjoinv (
    ", ", (char **) muster_catalog_get_packs (muster_ruleset_get_catalog (setup->ruleset)));
  g_autofree char *turns = g_strdup_printf ("%d", self->state->turn);
  g_autofree char *why = self->result->is_over && self->result->why != NULL
                           ? muster_despatch_names_dup_beginning (self->result->why) : NULL;
  const char *measure = muster_ruleset_get_rules (setup->ruleset)->measure;
  g_autofree char *table = setup->table_length > 0 && setup->table_width > 0
                           /* Translators: length and width of a table, and the sign of an inch. */
                           ? g_strdup_printf (_("%d × %d%s"), setup->table_length, setup->table_width,
                                              measure != NULL ? _(measure) : "")
                           : NULL;

  muster_table_add_column (facts, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (facts, NULL, 1, MUSTER_ALIGN_START);
  muster_table_add_fact (facts, _("Result"), result);
  muster_table_add_fact (facts, _("Why"), why);
  muster_table_add_fact (facts, _("Rematch"), self->sum);
  muster_table_add_fact (facts, _("Turns"), turns);
  muster_table_add_fact (facts, _("Rules"), muster_ruleset_get_name (setup->ruleset));
  muster_table_add_fact (facts, _("Scenario"), setup->scenario != NULL ? _(setup->scenario->name) : NULL);
  muster_table_add_fact (facts, _("Optional rules"), rules);
  muster_table_add_fact (facts, _("House packs"), packs);
  muster_table_add_fact (facts, _("Table"), table);
  muster_table_add_fact (facts, _("Date"), setup->date);
  muster_document_take_table (self->document, facts);
}

/* The objectives of the scenario come first, in its order; those that came up in play follow,
 * sorted by name, because the order in which they came up does not matter. */
static int
compare_objectives (gconstpointer a,
                    gconstpointer b,
                    gpointer      data)
{
  GPtrArray *all = data;
  guint i = *(const guint *) a;
  guint j = *(const guint *) b;
  const MusterObjectiveDef *first = g_ptr_array_index (all, i);
  const MusterObjectiveDef *second = g_ptr_array_index (all, j);

  if (first->listed != second->listed)
    return first->listed ? -1 : 1;

  return first->listed ? (i < j ? -1 : i > j) : g_strcmp0 (first->id, second->id);
}

static void
add_objective (Report      *self,
               MusterTable *table,
               guint        index)
{
  const MusterObjectiveDef *def = g_ptr_array_index (self->setup->objectives, index);
  const char *cells[MUSTER_MAX_SIDES + 2] = { NULL };
  char *owned[MUSTER_MAX_SIDES] = { NULL };

  cells[0] = _(def->label);
  for (guint i = 0; i < self->setup->n_sides; i++)
    {
      int count = self->state->objectives[i][index];

      if (def->sides >> i & 1)
        owned[i] = def->worth[i] == 0
                     ? g_strdup_printf ("%d", count)
                     : g_strdup_printf ("%d × %d = %d", count, def->worth[i], count * def->worth[i]);
      cells[i + 1] = owned[i] != NULL ? owned[i] : NOTHING;
    }
  muster_table_add_row (table, cells);
  for (guint i = 0; i < self->setup->n_sides; i++)
    g_free (owned[i]);
}

static void
add_totals (Report      *self,
            MusterTable *table)
{
  const char *cells[MUSTER_MAX_SIDES + 2] = { NULL };
  char *owned[MUSTER_MAX_SIDES] = { NULL };

  cells[0] = _("Total");
  for (guint i = 0; i < self->setup->n_sides; i++)
    {
      int score = muster_ruleset_get_score (self->setup, self->state, (int) i);

      owned[i] = g_strdup_printf ("%d", score);
      cells[i + 1] = owned[i];
    }
  muster_table_add_strong_row (table, cells);
  for (guint i = 0; i < self->setup->n_sides; i++)
    g_free (owned[i]);
}

/* Returns whether an objective is worth points or has at least been reached. */
static gboolean
matters (Report *self,
         guint   index)
{
  const MusterObjectiveDef *def = g_ptr_array_index (self->setup->objectives, index);

  for (guint i = 0; i < self->setup->n_sides; i++)
    if (def->worth[i] != 0 || self->state->objectives[i][index] != 0)
      return TRUE;
  return FALSE;
}

static void
add_score (Report *self)
{
  GPtrArray *objectives = self->setup->objectives;
  MusterTable *table = muster_table_new ();
  guint sorted[MUSTER_MAX_OBJECTIVES];
  guint n = 0;

  for (guint i = 0; i < objectives->len; i++)
    {
      if ((self->state->known >> i & 1) && matters (self, i))
        sorted[n++] = i;
    }
  g_qsort_with_data (sorted, (int) n, sizeof *sorted, compare_objectives, objectives);

  muster_table_add_column (table, _("Objective"), 2, MUSTER_ALIGN_START);
  for (guint i = 0; i < self->setup->n_sides; i++)
    muster_table_add_column (table, self->setup->sides[i].name, 1, MUSTER_ALIGN_END);
  for (guint i = 0; i < n; i++)
    add_objective (self, table, sorted[i]);
  add_totals (self, table);

  muster_document_begin_group (self->document);
  muster_document_add_heading (self->document, 1, _("Score"));
  muster_document_take_table (self->document, table);
  muster_document_end_group (self->document);
}

static void
add_players (Report *self)
{
  MusterTable *table;

  if (self->setup->n_players == 0)
    return;

  table = muster_table_new ();
  muster_table_add_column (table, _("Player"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Side"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      const MusterPlayerDef *player = &self->setup->players[i];
      g_autofree char *points = g_strdup_printf (
        "%d", muster_ruleset_get_player_score (self->setup, self->state, (int) i));

      muster_table_add_row (table, MUSTER_CELLS (player->name,
                                                 self->setup->sides[player->side].name, points));
    }
  muster_document_take_table (self->document, table);
}

/* In some rulesets leaders are units themselves, and no unit has a leader. */
static gboolean
has_leaders (GListModel *units)
{
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, i);
      g_autofree char *leader = NULL;

      g_object_get (item, "leader-text", &leader, NULL);
      if (*leader != '\0')
        return TRUE;
    }

  return FALSE;
}

/* Returns how many are left of a unit that merged into another, or that absorbed one. */
static char *
dup_left (Report *self,
          guint   index)
{
  const MusterReturnRules *returns = muster_ruleset_get_rules (self->setup->ruleset)->returns;
  int left;

  if (returns == NULL || returns->get_left == NULL || returns->get_start == NULL)
    return NULL;
  left = returns->get_left (self->setup, self->state, (int) index);
  if (left == self->state->units[index].strength)
    return NULL;
  return g_strdup_printf ("%d/%d", left, returns->get_start (self->setup, self->state, (int) index));
}

/* Returns the name of the officer of a unit that is led by somebody else. */
static char *
dup_officer (Report *self,
             guint   index)
{
  const MusterUnitRecord *unit = muster_battle_result_get_unit (self->result, (int) index);
  const char *name = unit->def->leader.name;

  if (name == NULL || *name == '\0' ||
      muster_battle_result_find_leader (self->result, (int) index) != NULL)
    return g_strdup ("");
  /* Translators: the name of an officer. */
  return unit->officer_fell ? g_strdup_printf (_("%s · Fell"), name) : g_strdup (name);
}

/* Returns how readers recognise a side on a printer without colours: "[C] Column (attacker,
 * red)". */
static char *
dup_side_title (Report *self,
                guint   index)
{
  const MusterSideDef *side = &self->setup->sides[index];
  g_autofree char *badge = muster_battle_dup_badge (self->battle, index);
  g_autofree char *name = muster_bidi_isolate (side->name);
  const char *label = _(muster_battle_get_colour (self->battle, index)->label);
  g_autofree char *colour = g_utf8_strdown (label, -1);

  if (side->role < 0)
    /* Translators: a letter that a side is known by, its name and its colour. */
    return g_strdup_printf (_("[%s] %s (%s)"), badge, name, colour);

  /* Translators: a letter that a side is known by, its name, whether it attacks, and its colour. */
  return g_strdup_printf (_("[%s] %s (%s, %s)"), badge, name,
                          side->role == 0 ? _("attacker") : _("defender"), colour);
}

static void
add_side (Report *self,
          guint   index)
{
  GListModel *units = muster_battle_get_side_units (self->battle, index);
  g_autofree char *title = dup_side_title (self, index);
  gboolean has_leader = has_leaders (units);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Type"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Left"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, self->state->over ? _("In the end") : _("Now"), 3,
                           MUSTER_ALIGN_START);
  if (has_leader)
    muster_table_add_column (table, _("Leader"), 3, MUSTER_ALIGN_START);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, i);
      g_autofree char *name = NULL;
      g_autofree char *type_name = NULL;
      g_autofree char *leader = NULL;
      g_autofree char *officer = NULL;
      g_autofree char *left = NULL;
      g_autofree char *strength = NULL;
      g_autofree char *fate = NULL;
      g_autofree char *markers = NULL;
      g_autofree char *end = NULL;

      g_object_get (item,
                    "name", &name, "type-name", &type_name, "leader-text", &leader,
                    "strength-text", &strength, "fate-label", &fate, "markers-text", &markers, NULL);
      /* When all is over, nobody needs to know who had acted or had been attacked. */
      end = *markers != '\0' && muster_unit_item_get_in_play (item) && !self->state->over
            ? g_strdup_printf ("%s (%s)", fate, markers) : g_strdup (fate);
      officer = dup_officer (self, muster_unit_item_get_index (item));
      left = dup_left (self, muster_unit_item_get_index (item));
      if (has_leader)
        muster_table_add_row (table, MUSTER_CELLS (name, type_name, left != NULL ? left : strength, end,
                                                   *leader != '\0' ? leader : officer));
      else
        muster_table_add_row (table, MUSTER_CELLS (name, type_name, left != NULL ? left : strength, end));
    }
  muster_document_add_heading (self->document, 1, title);
  muster_document_take_table (self->document, table);
}

/* Begins with the letter of the side that acted: "[C] 1st Company: Fire". */
static char *
dup_entry_title (Report         *self,
                 MusterLogEntry *entry)
{
  int unit = muster_log_entry_get_order (entry)->unit;
  g_autofree char *title = muster_log_entry_dup_title (entry);
  g_autofree char *badge = NULL;

  if (unit < 0 || unit >= self->state->n_units)
    return g_steal_pointer (&title);
  badge = muster_battle_dup_badge (self->battle, (guint) self->state->units[unit].def->side);
  return g_strdup_printf ("[%s] %s", badge, title);
}

/* Each line of the log begins in a great letter. @lines: (transfer full). */
static char **
dup_begun (char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = lines[i];

      lines[i] = muster_despatch_names_dup_beginning (line);
    }
  return lines;
}

/* A photo that is not here leaves its caption. */
static void
add_photo (Report                  *self,
           const MusterBattlePhoto *photo)
{
  g_autoptr (GBytes) content =
    self->options != NULL && self->options->get_portrait != NULL
      ? self->options->get_portrait (photo->picture, self->options->portrait_data) : NULL;

  muster_document_begin_group (self->document);
  if (content != NULL)
    muster_picture_add (self->document, content, photo->caption, MUSTER_PICTURE_PHOTO);
  muster_document_add_paragraph (self->document, MUSTER_TEXT_QUIET, photo->caption);
  muster_document_end_group (self->document);
}

/* Those that are pinned to the entry at @index. */
static void
add_photos_of (Report *self,
               guint   index)
{
  for (guint i = 0; i < self->photos->len; i++)
    if (g_array_index (self->photos, MusterBattlePhoto, i).at == index)
      add_photo (self, &g_array_index (self->photos, MusterBattlePhoto, i));
}

/* All of them, where the course of the battle is not told. */
static void
add_photos (Report *self)
{
  if (self->photos->len == 0)
    return;
  muster_document_add_heading (self->document, 1, _("Photos"));
  for (guint i = 0; i < self->photos->len; i++)
    add_photo (self, &g_array_index (self->photos, MusterBattlePhoto, i));
}

static void
add_entry (Report         *self,
           MusterLogEntry *entry)
{
  g_autofree char *title = dup_entry_title (self, entry);
  g_auto (GStrv) steps = dup_begun (muster_log_entry_dup_steps (entry));
  g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);
  g_autofree char *to_do = g_strjoinv ("\n", prompts);

  muster_document_begin_group (self->document);
  muster_document_add_paragraph (self->document, MUSTER_TEXT_STRONG, title);
  muster_document_add_styled_list (self->document, MUSTER_TEXT_FINE, (const char *const *) steps);
  muster_document_add_paragraph (self->document, MUSTER_TEXT_FINE, to_do);
  muster_document_end_group (self->document);
}

static void
add_log (Report *self)
{
  GListModel *log = muster_ledger_get_log (self->battle);
  guint length = MIN (muster_ledger_get_position (self->battle), g_list_model_get_n_items (log));
  int turn = -1;

  if (length == 0)
    return;

  muster_document_add_heading (self->document, 1, _("Course of the battle"));
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);

      if (muster_log_entry_get_turn (entry) != turn)
        {
          g_autofree char *title = NULL;

          turn = muster_log_entry_get_turn (entry);
          title = g_strdup_printf (_("Turn %d"), turn);
          muster_document_add_heading (self->document, 2, title);
        }
      /* The entry that its photo is pinned to shows it. */
      if (!muster_battle_is_photo (muster_log_entry_get_order (entry)))
        add_entry (self, entry);
      add_photos_of (self, i);
    }
}

/* The moments that a reader looks for first. */
static void
add_decisive (Report         *self,
              MusterDespatch *despatch)
{
  g_autoptr (GPtrArray) moments = muster_despatch_list_decisive (despatch, MAX_DECISIVE);

  if (!self->result->is_over || moments->len == 0)
    return;
  g_ptr_array_add (moments, NULL);
  muster_document_begin_group (self->document);
  muster_document_add_heading (self->document, 1, _("What decided the day"));
  muster_document_add_list (self->document, (const char *const *) moments->pdata);
  muster_document_end_group (self->document);
}

/* Adds the despatch that somebody has edited or, once the battle is over, the one made from the
 * log. */
static void
add_despatch (Report *self)
{
  const char *edited = muster_battle_get_despatch (self->battle);
  g_autoptr (MusterDespatch) written = muster_despatch_new (self->result);
  g_autofree char *text = NULL;

  add_decisive (self, written);
  if (edited != NULL)
    {
      muster_battle_report_result_add_despatch (self->document, edited);
      if (*edited != '\0' && muster_battle_despatch_is_dated (self->battle))
        muster_document_add_paragraph (self->document, MUSTER_TEXT_QUIET,
                                       _("The log has changed since this despatch was edited."));
      return;
    }
  if (!self->result->is_over)
    return;
  text = muster_despatch_to_text (written);
  muster_battle_report_result_add_despatch (self->document, text);
}

/**
 * muster_battle_report_new:
 * @sum: (nullable): the result of the battle and its rematch together
 * @options: (nullable): %NULL to show everything
 *
 * Returns: (transfer full): the report
 */
MusterDocument *
muster_battle_report_new (MusterBattle             *battle,
                          const char               *sum,
                          const MusterSheetOptions *options)
{
  return muster_battle_report_new_with_swing (battle, sum, NULL, options);
}

/**
 * muster_battle_report_new_with_swing:
 * @swing: (nullable): how the battle swung
 */
MusterDocument *
muster_battle_report_new_with_swing (MusterBattle             *battle,
                                     const char               *sum,
                                     MusterLabSwing           *swing,
                                     const MusterSheetOptions *options)
{
  Report self = { .battle = battle, .sum = sum, .options = options };
  gboolean tells_course = options == NULL || options->course;
  const char *title;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self.setup = muster_battle_get_setup (battle);
  self.state = muster_battle_get_state (battle);
  self.result = muster_battle_result_new (battle);
  title = muster_battle_get_title (battle);
  self.document = muster_document_new (title != NULL && *title != '\0' ? title : _("A battle"));
  muster_document_set_label (self.document, _("Battle report"));
  muster_document_set_subtitle (self.document, _("Battle report"));
  muster_document_set_footer (self.document, self.setup->date);
  muster_document_set_column_width (self.document, COLUMN_WIDTH);
  muster_document_set_type_scale (self.document, SCALE);
  muster_document_set_dense (self.document, TRUE);
  muster_document_set_max_pages (self.document, tells_course ? 0 : MAX_PAGES);
  add_facts (&self);
  add_despatch (&self);
  add_score (&self);
  add_players (&self);
  for (guint i = 0; i < self.setup->n_sides; i++)
    add_side (&self, i);
  muster_battle_report_result_add_casualties (self.document, self.result);
  muster_battle_report_result_add_deeds (self.document, self.result);
  muster_battle_report_result_add_luck (self.document, self.result);
  if (swing != NULL)
    muster_battle_report_swing_add (self.document, swing, battle);
  muster_document_begin_columns (self.document);
  muster_battle_report_result_add_turns (self.document, self.result);
  self.photos = muster_battle_list_photos (battle);
  if (tells_course)
    add_log (&self);
  else
    add_photos (&self);
  g_array_unref (self.photos);
  muster_battle_result_free (self.result);

  return self.document;
}
