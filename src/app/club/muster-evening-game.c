/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-evening-game.h"

#include "app/club/muster-completing.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

#include <string.h>

struct _MusterEveningGame
{
  GtkWidget parent_instance;

  MusterClubEvening *evening;
  guint table;
  GtkWidget *button;
  GtkWidget *game;
  GtkWidget *scenario;
  GtkWidget *number;
  GtkWidget *fault;
};

G_DEFINE_FINAL_TYPE (MusterEveningGame, muster_evening_game, GTK_TYPE_WIDGET)

static MusterClub *
get_club (MusterEveningGame *self)
{
  return muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (self->evening));
}

static MusterLibrary *
get_library (MusterEveningGame *self)
{
  return muster_club_get_library (get_club (self));
}

/* (nullable): the ruleset that is called so */
static MusterRuleset *
find_ruleset (MusterEveningGame *self,
              const char        *text)
{
  return muster_club_words_find_game (get_library (self), text);
}

/* Returns the id of a scenario by its name; any other text stays as it is. */
static const char *
find_scenario (MusterRuleset *ruleset,
               const char    *text)
{
  GPtrArray *scenarios =
    ruleset != NULL ? muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset)) : NULL;

  for (guint i = 0; scenarios != NULL && i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];

      if (strcmp (scenario->name, text) == 0)
        return scenario->id;
    }

  return text;
}

static void
keep_cb (MusterEveningGame *self)
{
  g_autofree char *game = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->game))));
  g_autofree char *scenario = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->scenario))));
  MusterRuleset *ruleset = find_ruleset (self, game);
  g_autoptr (GError) error = NULL;

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  if (muster_club_evening_set_game (self->evening, self->table,
                                    ruleset != NULL ? muster_ruleset_get_id (ruleset) : game,
                                    find_scenario (ruleset, scenario),
                                    (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)),
                                    &error))
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  gtk_label_set_label (GTK_LABEL (self->fault), error != NULL ? error->message : "");
  gtk_widget_set_visible (self->fault, error != NULL);
}

static void
game_changed_cb (MusterEveningGame *self)
{
  g_autoptr (GPtrArray) words = muster_club_list_rulesets (get_club (self));
  GListModel *rulesets = muster_library_get_rulesets (get_library (self));

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_ptr_array_add (words, g_strdup (muster_ruleset_get_name (ruleset)));
    }
  muster_editable_complete (GTK_EDITABLE (self->game), words, FALSE);
}

static void
scenario_changed_cb (MusterEveningGame *self)
{
  MusterRuleset *ruleset = find_ruleset (self, gtk_editable_get_text (GTK_EDITABLE (self->game)));
  GPtrArray *scenarios =
    ruleset != NULL ? muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset)) : NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; scenarios != NULL && i < scenarios->len; i++)
    g_ptr_array_add (words, g_strdup (((const MusterScenario *) scenarios->pdata[i])->name));
  muster_editable_complete (GTK_EDITABLE (self->scenario), words, FALSE);
}

static void
muster_evening_game_dispose (GObject *object)
{
  MusterEveningGame *self = MUSTER_EVENING_GAME (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->evening);

  G_OBJECT_CLASS (muster_evening_game_parent_class)->dispose (object);
}

static void
muster_evening_game_class_init (MusterEveningGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_evening_game_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
new_entry (MusterEveningGame *self,
           const char        *label,
           GCallback          changed)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (entry, "changed", changed, self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (keep_cb), self);

  return entry;
}

/* A table is given to the pair; whoever sits there takes the other one (N-EVENING-02). */
static GtkWidget *
new_table_row (MusterEveningGame *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_Table"));

  self->number = gtk_spin_button_new_with_range (1, MUSTER_ROUND_MAX_PEOPLE, 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->number);
  muster_typed_spin_watch (GTK_SPIN_BUTTON (self->number));
  muster_accessible_set_label (self->number, _("Table"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->number);

  return box;
}

static void
muster_evening_game_init (MusterEveningGame *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *keep = gtk_button_new_with_mnemonic (_("_Keep"));

  self->game = new_entry (self, _("Any game, or none"), G_CALLBACK (game_changed_cb));
  self->scenario = new_entry (self, _("Scenario"), G_CALLBACK (scenario_changed_cb));
  g_signal_connect_swapped (keep, "clicked", G_CALLBACK (keep_cb), self);
  gtk_box_append (GTK_BOX (box), self->game);
  gtk_box_append (GTK_BOX (box), self->scenario);
  gtk_box_append (GTK_BOX (box), new_table_row (self));
  self->fault = muster_text_label_new (NULL, "error");
  gtk_widget_set_visible (self->fault, FALSE);
  gtk_box_append (GTK_BOX (box), self->fault);
  gtk_box_append (GTK_BOX (box), keep);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
muster_evening_game_new (MusterClubEvening *evening)
{
  MusterEveningGame *self = g_object_new (MUSTER_TYPE_EVENING_GAME, NULL);

  self->evening = g_object_ref (evening);

  return GTK_WIDGET (self);
}

void
muster_evening_game_show (GtkWidget             *widget,
                          const MusterRoundPair *pair)
{
  MusterEveningGame *self = MUSTER_EVENING_GAME (widget);
  g_autofree char *words = muster_club_evening_dup_game (self->evening, pair);
  MusterLibrary *library = get_library (self);
  g_autofree char *label = NULL;

  self->table = pair->table;
  label = g_strdup_printf (_("What is played at table %u: %s"), pair->table,
                           *words != '\0' ? words : _("any game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), *words != '\0' ? words : _("any game"));
  if (gtk_widget_is_visible (gtk_widget_get_parent (self->game)) && gtk_widget_has_focus (self->game))
    return;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), pair->table);
  gtk_widget_set_sensitive (self->number, muster_club_rounds_is_last (MUSTER_CLUB_ROUNDS (self->evening)));
  gtk_editable_set_text (GTK_EDITABLE (self->game), muster_club_words_ruleset (library, pair->game));
  gtk_editable_set_text (GTK_EDITABLE (self->scenario),
                         muster_club_words_scenario (library, pair->game, pair->scenario));
}
