/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-entry-dialog.h"

#include "app/club/muster-completing.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterClubEntryDialog
{
  AdwWindow parent_instance;

  MusterClub *club;
  MusterClubEntry *entry;
  GPtrArray *players;
  GPtrArray *forces;
  gboolean is_filling;

  GtkListBox *sides;
  GtkWidget *add_side;
  GtkWidget *winner;
  GtkToggleButton *winners[MUSTER_CLUB_ENTRY_MAX_SIDES + 1]; /* the first one is for a draw */
  GtkListBox *details;
  AdwComboRow *attacker;
  GtkEditable *date;
  GtkEditable *ruleset;
  GtkEditable *scenario;
  GtkEditable *place;
  GtkEditable *campaign;
  GtkEditable *notes;
  GtkLabel *fault;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (MusterClubEntryDialog, muster_club_entry_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_KEEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @place: in the list; -1 for its end */
static GtkWidget *
add_row (GtkListBox *list,
         int         place,
         const char *title,
         GObject    *object,
         const char *property)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_bind_property (object, property, row, "text", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_list_box_insert (list, row, place);
  return row;
}

/* The players come first, the other details of a side below them. */
static void
add_side (MusterClubEntryDialog *self,
          MusterClubEntrySide   *side,
          guint                  number)
{
  g_autofree char *title = g_strdup_printf (_("Side %u: who played"), number + 1);
  g_autofree char *points = g_strdup_printf (_("Victory points of side %u"), number + 1);
  g_autofree char *force = g_strdup_printf (_("Force of side %u"), number + 1);
  GtkWidget *row = add_row (self->sides, -1, title, G_OBJECT (side), "players");

  muster_editable_complete (GTK_EDITABLE (row), self->players, TRUE);
  add_row (self->details, (int) (2 * number), points, G_OBJECT (side), "points");
  row = add_row (self->details, (int) (2 * number + 1), force, G_OBJECT (side), "force");
  muster_editable_complete (GTK_EDITABLE (row), self->forces, FALSE);
}

/* Returns the name of a side in this dialog: its players. */
static char *
dup_side_title (MusterClubEntryDialog *self,
                guint                  number)
{
  g_autoptr (MusterClubEntrySide) side =
    g_list_model_get_item (muster_club_entry_get_sides (self->entry), number);
  g_autofree char *players = NULL;

  g_object_get (side, "players", &players, NULL);
  return *players != '\0' ? g_steal_pointer (&players) : g_strdup_printf (_("Side %u"), number + 1);
}

static void
winner_cb (MusterClubEntryDialog *self,
           GtkToggleButton       *button)
{
  for (guint i = 0; !self->is_filling && i < G_N_ELEMENTS (self->winners); i++)
    if (self->winners[i] == button && gtk_toggle_button_get_active (button))
      g_object_set (self->entry, "winner", (int) i + MUSTER_CLUB_ENTRY_DRAW, NULL);
}

static void
show_winners (MusterClubEntryDialog *self)
{
  guint n_sides = g_list_model_get_n_items (muster_club_entry_get_sides (self->entry));
  int winner;

  g_object_get (self->entry, "winner", &winner, NULL);
  for (guint i = 0; i <= n_sides; i++)
    {
      g_autofree char *title = i > 0 ? dup_side_title (self, i - 1) : g_strdup (_("A draw"));
      /* Translators: who may have won. */
      g_autofree char *words = i > 0 ? g_strdup_printf (_("%s won"), title) : g_strdup (title);

      if (self->winners[i] == NULL)
        {
          /* One tap says who won. */
          GtkWidget *button = gtk_toggle_button_new ();
          GtkWidget *label = gtk_label_new (NULL);

          gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
          gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
          gtk_button_set_child (GTK_BUTTON (button), label);
          self->winners[i] = GTK_TOGGLE_BUTTON (button);
          if (i > 0)
            gtk_toggle_button_set_group (self->winners[i], self->winners[0]);
          gtk_widget_set_parent (button, self->winner);
          g_signal_connect_object (button, "toggled", G_CALLBACK (winner_cb), self, G_CONNECT_SWAPPED);
        }
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->winners[i]))), words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->winners[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
      gtk_toggle_button_set_active (self->winners[i], (int) i + MUSTER_CLUB_ENTRY_DRAW == winner);
    }
}

static void
fill_choices (MusterClubEntryDialog *self)
{
  g_autoptr (GtkStringList) list = NULL;
  guint n_others;
  int value;

  const char *const attackers[] = { _("Nobody in particular"), NULL };

  self->is_filling = TRUE;
  show_winners (self);
  /* The choices for the attacker are some fixed ones, followed by the sides. */
  list = gtk_string_list_new (attackers);
  n_others = g_strv_length ((char **) attackers);
  for (guint i = 0; i < g_list_model_get_n_items (muster_club_entry_get_sides (self->entry)); i++)
    {
      g_autofree char *title = dup_side_title (self, i);

      gtk_string_list_append (list, title);
    }
  g_object_get (self->entry, "attacker", &value, NULL);
  adw_combo_row_set_model (self->attacker, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->attacker, (guint) (value + (int) n_others));
  self->is_filling = FALSE;
}

static void
attacker_cb (MusterClubEntryDialog *self)
{
  if (!self->is_filling && self->entry != NULL)
    g_object_set (self->entry, "attacker", (int) adw_combo_row_get_selected (self->attacker) - 1, NULL);
}

static void
show_fault (MusterClubEntryDialog *self)
{
  g_autofree char *fault = NULL;

  g_object_get (self->entry, "fault", &fault, NULL);
  gtk_label_set_label (self->fault, fault);
  gtk_widget_set_sensitive (self->keep, *fault == '\0');
}

static void
watch_side (MusterClubEntryDialog *self,
            guint                  number)
{
  g_autoptr (MusterClubEntrySide) side =
    g_list_model_get_item (muster_club_entry_get_sides (self->entry), number);

  add_side (self, side, number);
  g_signal_connect_object (side, "notify::players", G_CALLBACK (fill_choices), self, G_CONNECT_SWAPPED);
}

static void
add_side_cb (MusterClubEntryDialog *self)
{
  GListModel *sides = muster_club_entry_get_sides (self->entry);

  muster_club_entry_add_side (self->entry);
  watch_side (self, g_list_model_get_n_items (sides) - 1);
  gtk_widget_set_visible (self->add_side, g_list_model_get_n_items (sides) < MUSTER_CLUB_ENTRY_MAX_SIDES);
  fill_choices (self);
}

static void
keep_cb (MusterClubEntryDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_KEEP], 0);
}

static void
bind_text (MusterClubEntryDialog *self,
           GtkEditable           *editable,
           const char            *property,
           GPtrArray             *words)
{
  g_object_bind_property (self->entry, property, editable, "text",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  if (words != NULL)
    muster_editable_complete (editable, words, FALSE);
}

static void
muster_club_entry_dialog_dispose (GObject *object)
{
  MusterClubEntryDialog *self = MUSTER_CLUB_ENTRY_DIALOG (object);

  if (self->winner != NULL)
    muster_widget_unparent_children (self->winner);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_ENTRY_DIALOG);
  g_clear_object (&self->entry);
  g_clear_object (&self->club);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->forces, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_club_entry_dialog_parent_class)->dispose (object);
}

static void
muster_club_entry_dialog_class_init (MusterClubEntryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_entry_dialog_dispose;

  signals[SIGNAL_KEEP] = muster_signal_new ("keep", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-entry-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, sides);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, add_side);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, winner);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, details);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, attacker);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, date);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, scenario);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, place);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, campaign);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, keep);
  gtk_widget_class_bind_template_callback (widget_class, add_side_cb);
  gtk_widget_class_bind_template_callback (widget_class, attacker_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
muster_club_entry_dialog_init (MusterClubEntryDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->winner, muster_flow_layout_new (6));
}

GtkWidget *
muster_club_entry_dialog_new (MusterClub      *club,
                              MusterClubEntry *entry)
{
  MusterClubEntryDialog *self = g_object_new (MUSTER_TYPE_CLUB_ENTRY_DIALOG, NULL);
  g_autoptr (GPtrArray) rulesets = NULL;
  g_autoptr (GPtrArray) scenarios = NULL;
  g_autoptr (GPtrArray) places = NULL;
  gboolean is_new;

  self->club = g_object_ref (club);
  self->entry = g_object_ref (entry);
  self->players = muster_club_list_players (club);
  self->forces = muster_club_list_forces (club);
  rulesets = muster_club_list_rulesets (self->club);
  scenarios = muster_club_list_scenarios (self->club);
  places = muster_club_list_places (self->club);
  for (guint i = 0; i < g_list_model_get_n_items (muster_club_entry_get_sides (self->entry)); i++)
    watch_side (self, i);
  bind_text (self, self->date, "date", NULL);
  bind_text (self, self->ruleset, "ruleset", rulesets);
  bind_text (self, self->scenario, "scenario", scenarios);
  bind_text (self, self->place, "place", places);
  bind_text (self, self->campaign, "campaign", NULL);
  bind_text (self, self->notes, "notes", NULL);
  fill_choices (self);
  g_signal_connect_object (self->entry, "notify::fault", G_CALLBACK (show_fault), self, G_CONNECT_SWAPPED);
  show_fault (self);
  g_object_get (self->entry, "is-new", &is_new, NULL);
  gtk_window_set_title (GTK_WINDOW (self), is_new ? _("Enter a result") : _("Correct a result"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->sides, 0)));

  return GTK_WIDGET (self);
}

MusterClubEntry *
muster_club_entry_dialog_get_entry (MusterClubEntryDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY_DIALOG (self), NULL);

  return self->entry;
}
