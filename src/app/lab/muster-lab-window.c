/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/lab/muster-lab-window.h"

#include "app/lab/muster-lab-matches.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-chart-card.h"
#include "app/widgets/muster-combo-row.h"
#include "core/muster-i18n.h"
#include "sheets/lab/muster-lab-sheets.h"

#define PROGRESS_INTERVAL 100 /* ms */
#define USUAL_DISTANCE 12
#define USUAL_HEXES 3

struct _MusterLabWindow
{
  AdwWindow parent_instance;

  MusterLabStudy *study;
  GCancellable *cancellable; /* (nullable): of the run that goes on */
  guint timeout;

  AdwWindowTitle *heading;
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  MusterLabMatches *matches;
  AdwComboRow *duellist_1;
  AdwComboRow *duellist_2;
  AdwComboRow *act_1;
  AdwComboRow *act_2;
  AdwComboRow *cover_1;
  AdwComboRow *cover_2;
  GtkSpinButton *distance;
  GtkSpinButton *turns;
  GtkWidget *duel;
  GtkWidget *duelling;
  MusterChartCard *duel_chart;
  GtkLabel *stands;
  GtkLabel *duel_left_out;
  GtkDropDown *first;
  GtkDropDown *second;
  GtkSpinButton *battles;
  GtkSpinButton *seed;
  GtkSwitch *swap;
  GtkSwitch *even;
  GtkWidget *fight;
  GtkWidget *cancel;
  GtkProgressBar *progress;
  GtkLabel *words;
  MusterChartCard *shares;
  MusterChartCard *swapped_shares;
  GtkBox *units;
  GtkLabel *left_out;
};

G_DEFINE_FINAL_TYPE (MusterLabWindow, muster_lab_window, ADW_TYPE_WINDOW)

static guint print_signal;

static AdwComboRow *
get_duellist_row (MusterLabWindow *self,
                  guint            side)
{
  return side == 0 ? self->duellist_1 : self->duellist_2;
}

static void
show_duel (MusterLabWindow *self)
{
  const MusterLabDuel *duel = muster_lab_study_get_duel (self->study);
  g_autoptr (MusterChart) chart = NULL;
  g_autofree char *stands = NULL;

  if (duel != NULL)
    {
      chart = muster_lab_sheets_new_duel_chart (duel, muster_lab_study_get_duel_result (self->study));
      stands = muster_lab_sheets_dup_stands (duel, muster_lab_study_get_duel_result (self->study));
    }
  muster_chart_card_set_chart (self->duel_chart, chart);
  gtk_widget_set_visible (GTK_WIDGET (self->duel_chart), chart != NULL);
  gtk_label_set_label (self->stands, stands != NULL ? stands : "");
  gtk_widget_set_visible (GTK_WIDGET (self->stands), stands != NULL);
}

static void
duelled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (MusterLabWindow) self = data;
  g_autoptr (GError) error = NULL;
  gboolean done = muster_lab_study_duel_finish (MUSTER_LAB_STUDY (object), result, &error);

  if (self->study == NULL)
    return;
  gtk_widget_set_sensitive (self->duel, TRUE);
  gtk_widget_set_visible (self->duelling, FALSE);
  if (done)
    {
      show_duel (self);
      return;
    }
  gtk_label_set_label (self->stands, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->stands), TRUE);
}

static void
duel_cb (MusterLabWindow *self)
{
  MusterLabMatch *match = muster_lab_study_get_match (self->study);
  MusterLabDuel duel = {
    .acts = { adw_combo_row_get_selected (self->act_1), adw_combo_row_get_selected (self->act_2) },
    .covers = { (int) adw_combo_row_get_selected (self->cover_1),
                (int) adw_combo_row_get_selected (self->cover_2) },
    .distance = gtk_spin_button_get_value_as_int (self->distance),
    .n_turns = (guint) gtk_spin_button_get_value_as_int (self->turns),
    .n_battles = MUSTER_LAB_DUEL_BATTLES,
    .seed = 1,
  };

  for (guint side = 0; side < 2; side++)
    {
      g_autoptr (GArray) units = muster_lab_match_list_units (match, (int) side);
      guint selected = adw_combo_row_get_selected (get_duellist_row (self, side));

      if (selected >= units->len)
        return;
      duel.units[side] = g_array_index (units, int, selected);
    }
  gtk_widget_set_sensitive (self->duel, FALSE);
  gtk_widget_set_visible (self->duelling, TRUE);
  muster_lab_study_duel_async (self->study, &duel, duelled_cb, g_object_ref (self));
}

static void
show_running (MusterLabWindow *self)
{
  gboolean is_running;

  g_object_get (self->study, "is-running", &is_running, NULL);
  gtk_widget_set_visible (self->cancel, is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_running);
  gtk_widget_set_sensitive (self->fight, !is_running && muster_lab_study_get_fault (self->study) == NULL);
}

static gboolean
progress_cb (gpointer data)
{
  MusterLabWindow *self = data;
  double progress = muster_lab_study_get_progress (self->study);

  /* What makes it even is looked for after that, and nobody knows for how long. */
  if (progress < 1.0)
    gtk_progress_bar_set_fraction (self->progress, progress);
  else
    gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

/* Points, losses and length, with their spread: a row for each side. */
static void
add_means (MusterLabWindow *self,
           guint            seating)
{
  const MusterLabRun *run = &muster_lab_study_get_runs (self->study)[seating];
  const MusterLabTally *tally = &muster_lab_study_get_tallies (self->study)[seating];
  g_autoptr (MusterTable) table = muster_lab_sheets_new_means_table (run, tally);
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group),
                                   seating == 0 ? _("Points, Losses and Length")
                                                : _("The Same With Attacker and Defender Changed"));
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    {
      char **cells = muster_table_get_row (table, i)->cells;
      /* Translators: means with their spread: “Points 12.0 ± 3.1, models lost 20 ± 6, turns 7 ± 1”. */
      g_autofree char *words = g_strdup_printf (_("Points %s, models lost %s, turns %s"), cells[1], cells[2],
                                                cells[3]);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 muster_action_row_new_plain (cells[0], words));
    }
  gtk_box_append (self->units, group);
}

/* What became of each unit: how it ended, what it felled, and what that was worth. */
static void
add_units (MusterLabWindow *self,
           guint            seating)
{
  const MusterLabRun *run = &muster_lab_study_get_runs (self->study)[seating];
  const MusterLabTally *tally = &muster_lab_study_get_tallies (self->study)[seating];
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("What Became of Each Unit"));
  for (guint i = 0; i < tally->n_units; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (run->setup->units, i);
      g_autofree char *fates = muster_lab_sheets_dup_fates (run, tally, i);
      g_autofree char *felled =
        g_strdup_printf (_("%.1f felled"), (double) tally->units[i].felled / MAX ((double) tally->n, 1.0));
      g_autofree char *worth = muster_lab_sheets_dup_worth (run, tally, i);
      g_autofree char *words = *worth != '\0' ? g_strdup_printf ("%s\n%s", fates, worth) : g_strdup (fates);
      GtkWidget *row = muster_action_row_new_plain (def->name, words);
      GtkWidget *value = gtk_label_new (felled);

      gtk_widget_add_css_class (value, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (self->units, group);
}

static void
show_result (MusterLabWindow *self)
{
  MusterChartCard *cards[] = { self->shares, self->swapped_shares };
  guint n = muster_lab_study_get_n_seatings (self->study);
  const MusterLabEven *even = muster_lab_study_get_even (self->study);
  g_autofree char *words =
    even != NULL ? muster_lab_sheets_dup_even (muster_lab_study_get_setup (self->study), even) : NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->units))) != NULL)
    gtk_box_remove (self->units, child);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (MusterChart) chart =
        i < n ? muster_lab_sheets_new_shares_chart (&muster_lab_study_get_runs (self->study)[i],
                                                    &muster_lab_study_get_tallies (self->study)[i]) : NULL;

      muster_chart_card_set_chart (cards[i], chart);
      gtk_widget_set_visible (GTK_WIDGET (cards[i]), chart != NULL);
      if (chart == NULL)
        continue;
      add_means (self, i);
      add_units (self, i);
    }
  gtk_label_set_label (self->words, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), words != NULL);
}

static void
fought_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterLabWindow) self = data;
  g_autoptr (GError) error = NULL;
  gboolean done = muster_lab_study_run_finish (MUSTER_LAB_STUDY (object), result, &error);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->cancellable);
  if (self->study == NULL)
    return;
  if (done || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_result (self);
  else
    {
      gtk_label_set_label (self->words, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->words), TRUE);
    }
}

static const char *
get_policy (MusterLabWindow *self,
            GtkDropDown     *choice)
{
  const MusterSetup *setup = muster_lab_study_get_setup (self->study);
  GPtrArray *policies = muster_catalog_get_policies (muster_ruleset_get_catalog (setup->ruleset));

  return ((MusterPolicy *) g_ptr_array_index (policies, gtk_drop_down_get_selected (choice)))->id;
}

static void
fight_cb (MusterLabWindow *self)
{
  MusterLabWish wish = {
    .policies = { get_policy (self, self->first), get_policy (self, self->second) },
    .n_battles = (guint) gtk_spin_button_get_value_as_int (self->battles),
    .seed = (guint64) gtk_spin_button_get_value_as_int (self->seed),
    .swap = gtk_switch_get_active (self->swap),
    .even = gtk_switch_get_active (self->even),
  };

  if (self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  self->timeout = g_timeout_add (PROGRESS_INTERVAL, progress_cb, self);
  gtk_progress_bar_set_fraction (self->progress, 0.0);
  muster_lab_study_run_async (self->study, &wish, self->cancellable, fought_cb, g_object_ref (self));
}

static void
cancel_cb (MusterLabWindow *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  g_signal_emit (widget, print_signal, 0);
}

static void
tell_copied_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  adw_toast_overlay_add_toast (MUSTER_LAB_WINDOW (widget)->toasts, adw_toast_new (_("Copied")));
}

/* The tables of the page that is shown, for a spreadsheet. */
static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterLabWindow *self = MUSTER_LAB_WINDOW (widget);
  g_autofree char *text = muster_lab_window_dup_tables (self);

  if (text == NULL)
    {
      adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("There is nothing to copy yet")));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell_copied_cb (widget, name, NULL);
}

static void
muster_lab_window_dispose (GObject *object)
{
  MusterLabWindow *self = MUSTER_LAB_WINDOW (object);

  cancel_cb (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_LAB_WINDOW);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (muster_lab_window_parent_class)->dispose (object);
}

static void
muster_lab_window_class_init (MusterLabWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_lab_window_dispose;

  print_signal = g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "lab.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "lab.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "win.tell-copied", NULL, tell_copied_cb);

  g_type_ensure (MUSTER_TYPE_CHART_CARD);
  g_type_ensure (MUSTER_TYPE_LAB_MATCHES);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-lab-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, matches);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duellist_1);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duellist_2);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, act_1);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, act_2);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, cover_1);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, cover_2);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, distance);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, turns);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duel);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duelling);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duel_chart);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, stands);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, duel_left_out);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, first);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, second);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, battles);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, seed);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, swap);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, even);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, fight);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, cancel);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, words);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, shares);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, swapped_shares);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, units);
  gtk_widget_class_bind_template_child (widget_class, MusterLabWindow, left_out);
  gtk_widget_class_bind_template_callback (widget_class, duel_cb);
  gtk_widget_class_bind_template_callback (widget_class, fight_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
muster_lab_window_init (MusterLabWindow *self)
{
  GtkSpinButton *spins[4];

  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  spins[0] = self->distance;
  spins[1] = self->turns;
  spins[2] = self->battles;
  spins[3] = self->seed;
  for (guint i = 0; i < G_N_ELEMENTS (spins); i++)
    muster_typed_spin_tame_wheel (spins[i]);
}

/* What the line leaves out stands with whatever is fought on it. */
static void
fill_left_out (MusterLabWindow *self)
{
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (muster_lab_study_get_setup (self->study));
  g_autofree char *joined = g_strjoinv ("\n", left_out);

  gtk_label_set_label (self->left_out, joined);
  gtk_label_set_label (self->duel_left_out, joined);
}

static void
fill_duel (MusterLabWindow *self)
{
  AdwComboRow *acts[] = { self->act_1, self->act_2 };
  AdwComboRow *cover_rows[] = { self->cover_1, self->cover_2 };
  MusterLabMatch *match = muster_lab_study_get_match (self->study);
  const MusterState *state = muster_lab_match_get_state (match);
  const MusterRules *rules =
    muster_ruleset_get_rules (muster_lab_study_get_setup (self->study)->ruleset);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) covers = gtk_string_list_new (NULL);

  for (guint i = 0; i < MUSTER_LAB_DUEL_N_ACTS; i++)
    gtk_string_list_append (labels, muster_lab_sheets_get_act_label (i));
  for (guint i = 0; rules->lab->covers[i].id != NULL; i++)
    gtk_string_list_append (covers, _(rules->lab->covers[i].label));
  for (guint side = 0; side < 2; side++)
    {
      g_autoptr (GArray) units = muster_lab_match_list_units (match, (int) side);
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

      for (guint i = 0; i < units->len; i++)
        gtk_string_list_append (names, state->units[g_array_index (units, int, i)].def->name);
      adw_combo_row_set_model (get_duellist_row (self, side), G_LIST_MODEL (names));
      muster_combo_row_show_long (get_duellist_row (self, side));
      adw_combo_row_set_model (acts[side], G_LIST_MODEL (labels));
      muster_combo_row_show_long (acts[side]);
      adw_combo_row_set_model (cover_rows[side], G_LIST_MODEL (covers));
      muster_combo_row_show_long (cover_rows[side]);
      if (units->len == 0)
        gtk_widget_set_sensitive (self->duel, FALSE);
    }
  gtk_spin_button_set_value (self->distance, rules->measure_one != NULL ? USUAL_HEXES : USUAL_DISTANCE);
}

GtkWidget *
muster_lab_window_new (MusterLabStudy *study)
{
  MusterLabWindow *self = g_object_new (MUSTER_TYPE_LAB_WINDOW, NULL);
  const MusterSetup *setup;
  GPtrArray *policies;
  GtkStringList *names;

  self->study = g_object_ref (study);
  adw_window_title_set_subtitle (self->heading, muster_lab_study_get_title (study));

  setup = muster_lab_study_get_setup (self->study);
  policies = muster_catalog_get_policies (muster_ruleset_get_catalog (setup->ruleset));
  names = gtk_string_list_new (NULL);
  for (guint i = 0; i < policies->len; i++)
    gtk_string_list_append (names, _(((MusterPolicy *) g_ptr_array_index (policies, i))->name));
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second, G_LIST_MODEL (names));
  g_object_unref (names);

  fill_left_out (self);
  fill_duel (self);
  muster_lab_matches_set_study (self->matches, study);
  show_duel (self);
  show_running (self);
  show_result (self);
  if (muster_lab_study_get_fault (study) != NULL)
    {
      gtk_label_set_label (self->words, muster_lab_study_get_fault (study));
      gtk_widget_set_visible (GTK_WIDGET (self->words), TRUE);
    }
  g_signal_connect_object (study, "notify::is-running", G_CALLBACK (show_running), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static const char *
get_page (MusterLabWindow *self)
{
  return adw_view_stack_get_visible_child_name (self->stack);
}

MusterDocument *
muster_lab_window_new_document (MusterLabWindow *self)
{
  const char *title;

  g_return_val_if_fail (MUSTER_IS_LAB_WINDOW (self), NULL);

  title = muster_lab_study_get_title (self->study);
  if (g_strcmp0 (get_page (self), "battles") == 0)
    return muster_lab_study_get_n_seatings (self->study) > 0
             ? muster_lab_sheets_battles_new (muster_lab_study_get_runs (self->study),
                                              muster_lab_study_get_tallies (self->study),
                                              muster_lab_study_get_n_seatings (self->study),
                                              muster_lab_study_get_even (self->study), title)
             : NULL;
  if (g_strcmp0 (get_page (self), "duel") == 0)
    return muster_lab_study_get_duel (self->study) != NULL
             ? muster_lab_sheets_duel_new (muster_lab_study_get_duel (self->study),
                                           muster_lab_study_get_duel_result (self->study), title)
             : NULL;
  return muster_lab_sheets_matches_new (muster_lab_study_get_match (self->study), title,
                                        muster_lab_matches_get_figure (self->matches));
}

/* (element-type MusterTable): The tables of the page that is shown. */
static GPtrArray *
list_tables (MusterLabWindow *self)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_table_free);

  if (g_strcmp0 (get_page (self), "battles") == 0)
    for (guint i = 0; i < muster_lab_study_get_n_seatings (self->study); i++)
      {
        const MusterLabRun *run = &muster_lab_study_get_runs (self->study)[i];
        const MusterLabTally *tally = &muster_lab_study_get_tallies (self->study)[i];
        g_autoptr (MusterChart) shares = muster_lab_sheets_new_shares_chart (run, tally);

        g_ptr_array_add (tables, muster_chart_new_figures (shares));
        g_ptr_array_add (tables, muster_lab_sheets_new_means_table (run, tally));
        g_ptr_array_add (tables, muster_lab_sheets_new_units_table (run, tally));
      }
  else if (g_strcmp0 (get_page (self), "duel") != 0)
    for (int side = 0; side < 2; side++)
      g_ptr_array_add (tables,
                       muster_lab_sheets_new_matches_table (muster_lab_study_get_match (self->study), side,
                                                            muster_lab_matches_get_figure (self->matches)));
  else if (muster_lab_study_get_duel (self->study) != NULL)
    g_ptr_array_add (tables,
                     muster_lab_sheets_new_duel_table (muster_lab_study_get_duel (self->study),
                                                       muster_lab_study_get_duel_result (self->study)));
  return tables;
}

char *
muster_lab_window_dup_tables (MusterLabWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) tables = NULL;

  g_return_val_if_fail (MUSTER_IS_LAB_WINDOW (self), NULL);

  tables = list_tables (self);
  for (guint i = 0; i < tables->len; i++)
    {
      g_autofree char *tabbed = muster_table_dup_tabbed (g_ptr_array_index (tables, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", tabbed);
    }
  return tables->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
