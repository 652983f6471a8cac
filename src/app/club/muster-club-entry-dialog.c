/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-entry-dialog.h"

#include "app/club/muster-completing.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-action-row.h"
#include "core/club/muster-club-likeness.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"
#include "core/muster-signal.h"

#include <string.h>

struct _MusterClubEntryDialog
{
  AdwWindow parent_instance;

  MusterClub *club;
  MusterClubEntry *entry;
  GPtrArray *players;
  GPtrArray *forces;
  gboolean is_filling;

  GtkListBox *sides;
  GtkListBox *points;
  GtkListBox *newcomers;
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
  GtkLabel *kept;
  GtkButton *cancel;
  GtkWidget *keep;
  guint n_kept;
  char *accepted_day; /* (nullable) */
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

/* The players come first, then all points, so that Tab leads from name to name and from points to points; the
 * other details of a side stand below. */
static void
add_side (MusterClubEntryDialog *self,
          MusterClubEntrySide   *side,
          guint                  number)
{
  g_autofree char *title = g_strdup_printf (_("Side %u: Who Played"), number + 1);
  g_autofree char *points = g_strdup_printf (_("Victory Points of Side %u"), number + 1);
  g_autofree char *force = g_strdup_printf (_("Force of Side %u"), number + 1);
  GtkWidget *row = add_row (self->sides, -1, title, G_OBJECT (side), "players");

  muster_editable_complete (GTK_EDITABLE (row), self->players, TRUE);
  add_row (self->points, -1, points, G_OBJECT (side), "points");
  row = add_row (self->details, (int) number, force, G_OBJECT (side), "force");
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
  g_autofree char *warning = NULL;

  g_object_get (self->entry, "fault", &fault, "warning", &warning, NULL);
  gtk_label_set_label (self->fault, *fault != '\0' ? fault : warning);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *fault != '\0' || *warning != '\0');
  gtk_widget_set_sensitive (self->keep, *fault == '\0');
}

/* The points say who won. */
static void
winner_proposed_cb (MusterClubEntryDialog *self)
{
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  show_winners (self);
  self->is_filling = was_filling;
}

static void
use_member_cb (MusterClubEntryDialog *self,
               GtkWidget             *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  /* The row goes as soon as the name is a member's. */
  g_autofree char *name = g_strdup (gtk_widget_get_name (row));
  g_autofree char *member = g_strdup (gtk_widget_get_name (button));

  muster_club_entry_rename (self->entry, name, member);
}

/* Says of each name that is nobody's that it is new, and who may be meant (N-MEMBER-04). */
static void
show_newcomers (MusterClubEntryDialog *self)
{
  g_auto (GStrv) names = muster_club_entry_list_new (self->entry);
  const MusterClubContent *content = muster_club_get_content (self->club);
  g_auto (GStrv) members = content != NULL ? muster_club_names_list (content->names) : g_new0 (char *, 1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->newcomers))) != NULL)
    gtk_list_box_remove (self->newcomers, child);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf (_("“%s” is new and will be a member"), names[i]);
      const char *nearest = muster_club_find_nearest (names[i], (const char *const *) members);
      GtkWidget *row = muster_action_row_new_plain (title, NULL);

      gtk_widget_set_name (row, names[i]);
      if (nearest != NULL)
        {
          /* Translators: on a button: a name that was typed is that of a member. */
          g_autofree char *label = g_strdup_printf (_("It is %s"), nearest);
          GtkWidget *button = gtk_button_new_with_label (label);

          gtk_widget_set_name (button, nearest);
          gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
          g_signal_connect_object (button, "clicked", G_CALLBACK (use_member_cb), self, G_CONNECT_SWAPPED);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
        }
      gtk_list_box_append (self->newcomers, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->newcomers), names[0] != NULL);
}

static void
players_cb (MusterClubEntryDialog *self)
{
  fill_choices (self);
  show_newcomers (self);
}

static void
watch_side (MusterClubEntryDialog *self,
            guint                  number)
{
  g_autoptr (MusterClubEntrySide) side =
    g_list_model_get_item (muster_club_entry_get_sides (self->entry), number);

  add_side (self, side, number);
  g_signal_connect_object (side, "notify::players", G_CALLBACK (players_cb), self, G_CONNECT_SWAPPED);
}

/* Whoever has become a member meanwhile is offered as well. */
static void
club_changed_cb (MusterClubEntryDialog *self)
{
  g_ptr_array_set_size (self->players, 0);
  g_ptr_array_extend_and_steal (self->players, muster_club_list_players (self->club));
  muster_club_entry_set_club (self->entry, self->club);
  show_newcomers (self);
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
  g_clear_pointer (&self->accepted_day, g_free);

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
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, points);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, newcomers);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, kept);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEntryDialog, cancel);
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

gboolean
muster_club_entry_dialog_asks_day (MusterClubEntryDialog *self)
{
  g_autofree char *day = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY_DIALOG (self), FALSE);

  g_object_get (self->entry, "date", &day, NULL);
  return muster_club_entry_is_long_ago (self->entry) && g_strcmp0 (day, self->accepted_day) != 0;
}

void
muster_club_entry_dialog_accept_day (MusterClubEntryDialog *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_ENTRY_DIALOG (self));

  g_free (self->accepted_day);
  g_object_get (self->entry, "date", &self->accepted_day, NULL);
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
  g_autofree char *game = NULL;
  GPtrArray *games;

  self->club = g_object_ref (club);
  self->entry = g_object_ref (entry);
  muster_club_entry_set_club (entry, club);

  /* The rules stand there by their name, and not by the id by which they are kept. */
  g_object_get (self->entry, "ruleset", &game, NULL);
  g_object_set (self->entry, "ruleset",
                muster_club_words_ruleset (muster_club_get_library (self->club), game), NULL);

  self->players = muster_club_list_players (club);
  self->forces = muster_club_list_forces (club);

  /* (transfer full) (element-type utf8): games that were played, as people call them */
  games = muster_club_list_rulesets (club);
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *id = games->pdata[i];

      games->pdata[i] = g_strdup (muster_club_words_ruleset (muster_club_get_library (club), id));
    }
  rulesets = games;

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
  g_signal_connect_object (self->entry, "notify::warning", G_CALLBACK (show_fault), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::winner", G_CALLBACK (winner_proposed_cb), self,
                           G_CONNECT_SWAPPED);
  show_fault (self);
  show_newcomers (self);
  g_signal_connect_object (club, "changed", G_CALLBACK (club_changed_cb), self, G_CONNECT_SWAPPED);
  /* Names and doubles are those of the club, whatever page is open. */
  g_object_set (club, "is-watched", TRUE, NULL);
  g_object_get (self->entry, "is-new", &is_new, NULL);
  /* What was kept long ago was asked about then. */
  if (!is_new)
    muster_club_entry_dialog_accept_day (self);
  gtk_window_set_title (GTK_WINDOW (self), is_new ? _("Enter a Result") : _("Correct a Result"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->sides, 0)));

  return GTK_WIDGET (self);
}

MusterClubEntry *
muster_club_entry_dialog_get_entry (MusterClubEntryDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY_DIALOG (self), NULL);

  return self->entry;
}

void
muster_club_entry_dialog_go_on (MusterClubEntryDialog *self,
                                const char            *kept)
{
  g_autofree char *words = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (MUSTER_IS_CLUB_ENTRY_DIALOG (self));

  self->n_kept++;

  /* Removes the rows of the sides; those of a new result are others. */
  while ((row = gtk_list_box_get_row_at_index (self->points, 0)) != NULL)
    {
      gtk_list_box_remove (self->points, GTK_WIDGET (row));
      gtk_list_box_remove (self->sides, GTK_WIDGET (gtk_list_box_get_row_at_index (self->sides, 0)));
      gtk_list_box_remove (self->details, GTK_WIDGET (gtk_list_box_get_row_at_index (self->details, 0)));
    }
  muster_widget_unparent_children (self->winner);
  memset (self->winners, 0, sizeof self->winners);

  muster_club_entry_renew (self->entry);
  for (guint i = 0; i < g_list_model_get_n_items (muster_club_entry_get_sides (self->entry)); i++)
    watch_side (self, i);
  players_cb (self);
  gtk_widget_set_visible (self->add_side, TRUE);
  /* Translators: how many results were kept so far, and the last one. */
  words = g_strdup_printf (_("%u kept. The last: %s"), self->n_kept, kept);
  gtk_label_set_label (self->kept, words);
  gtk_widget_set_visible (GTK_WIDGET (self->kept), TRUE);
  gtk_button_set_label (self->cancel, _("_Close"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->sides, 0)));
}
