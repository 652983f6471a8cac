/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-new-window.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-views.h"
#include "app/campaign/muster-map-window.h"
#include "app/form/muster-date-button.h"
#include "app/models/muster-error-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-ruleset-choice.h"
#include "core/campaign/setup/muster-campaign-rules-writer.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#define WIDTH 560
#define HEIGHT 680

struct _MusterCampaignNewWindow
{
  AdwWindow parent_instance;

  MusterCampaignFounding *founding;
  MusterLibrary *library;
  AdwPreferencesPage *page;
  AdwPreferencesGroup *sides;
  GtkEditable *names[MUSTER_CAMPAIGN_MAX_SIDES];
  AdwComboRow *colours[MUSTER_CAMPAIGN_MAX_SIDES];
  AdwComboRow *preset;
  AdwComboRow *plan;
  GtkSpinButton *chapters;
  GtkWidget *chapters_row;
  GtkWidget *summary;
  GtkWidget *map_row;
  GtkWidget *counts;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (MusterCampaignNewWindow, muster_campaign_new_window, ADW_TYPE_WINDOW)

static guint begin_signal;

static GtkEditable *
add_entry (AdwPreferencesGroup *group,
           const char          *title,
           const char          *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_preferences_group_add (group, row);
  return GTK_EDITABLE (row);
}

static AdwComboRow *
add_choice (AdwPreferencesGroup *group,
            const char          *title,
            const char *const   *labels,
            guint                selected)
{
  AdwComboRow *row = muster_combo_row_new (title);
  g_autoptr (GtkStringList) names = gtk_string_list_new (labels);

  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, selected);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

static guint
get_side (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "side"));
}

static void
name_changed_cb (MusterCampaignNewWindow *self,
                 GtkEditable             *entry)
{
  if (!self->is_showing)
    muster_campaign_founding_set_name (self->founding, get_side (entry), gtk_editable_get_text (entry));
}

static void
players_changed_cb (MusterCampaignNewWindow *self,
                    GtkEditable             *entry)
{
  muster_campaign_founding_set_players (self->founding, get_side (entry), gtk_editable_get_text (entry));
}

static guint
find_colour (MusterCampaignNewWindow *self,
             guint                    side)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  return (guint) (muster_campaign_founding_get_colour (self->founding, side) - colours);
}

/* The colours that a side can still choose depend on those of all sides. */
static void
show_colours (MusterCampaignNewWindow *self)
{
  guint n_sides = muster_campaign_founding_get_n_sides (self->founding);

  self->is_showing = TRUE;
  for (guint i = 0; i < n_sides; i++)
    adw_combo_row_set_selected (self->colours[i], find_colour (self, i));
  self->is_showing = FALSE;
}

static void
force_changed_cb (MusterCampaignNewWindow *self,
                  GParamSpec              *pspec,
                  AdwComboRow             *choice)
{
  guint side = get_side (choice);

  muster_campaign_founding_set_force (self->founding, side, adw_combo_row_get_selected (choice));
  self->is_showing = TRUE;
  gtk_editable_set_text (self->names[side], muster_campaign_founding_get_name (self->founding, side));
  self->is_showing = FALSE;
  show_colours (self);
}

static void
colour_changed_cb (MusterCampaignNewWindow *self,
                   GParamSpec              *pspec,
                   AdwComboRow             *choice)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  if (self->is_showing)
    return;
  muster_campaign_founding_set_colour (self->founding, get_side (choice),
                                       &colours[adw_combo_row_get_selected (choice)]);
  show_colours (self);
}

static void
culture_changed_cb (MusterCampaignNewWindow *self,
                    GParamSpec              *pspec,
                    AdwComboRow             *choice)
{
  muster_campaign_founding_set_culture (self->founding, get_side (choice),
                                        adw_combo_row_get_selected (choice));
}

static AdwComboRow *
add_cultures (MusterCampaignNewWindow *self,
              const char              *title,
              guint                    side)
{
  GPtrArray *cultures = muster_campaign_founding_get_cultures (self->founding);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  /* Translators: leaders are not given names. */
  g_ptr_array_add (labels, (gpointer) _("None: they are “Leader of …”"));
  for (guint i = 0; i < cultures->len; i++)
    g_ptr_array_add (labels, (gpointer) _ (((const MusterCulture *) cultures->pdata[i])->name));
  g_ptr_array_add (labels, NULL);
  return add_choice (self->sides, title, (const char *const *) labels->pdata,
                     muster_campaign_founding_get_culture (self->founding, side));
}

static AdwComboRow *
add_colours (MusterCampaignNewWindow *self,
             const char              *title,
             guint                    side)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    g_ptr_array_add (labels, (gpointer) _(colours[i].label));
  g_ptr_array_add (labels, NULL);
  return add_choice (self->sides, title, (const char *const *) labels->pdata, find_colour (self, side));
}

static void
add_side (MusterCampaignNewWindow *self,
          guint                    side)
{
  /* Translators: fields for a side of a new campaign, by its number. */
  g_autofree char *name_label = g_strdup_printf (_("Side %u"), side + 1);
  g_autofree char *players_label = g_strdup_printf (_("Players of Side %u"), side + 1);
  g_autofree char *force_label = g_strdup_printf (_("Force of Side %u"), side + 1);
  g_autofree char *culture_label = g_strdup_printf (_("Names for the Leaders of Side %u"), side + 1);
  g_autofree char *colour_label = g_strdup_printf (_("Colour of Side %u"), side + 1);
  GtkEditable *name =
    add_entry (self->sides, name_label, muster_campaign_founding_get_name (self->founding, side));
  GtkEditable *players =
    add_entry (self->sides, players_label, muster_campaign_founding_get_players (self->founding, side));
  AdwComboRow *force =
    add_choice (self->sides, force_label, muster_campaign_founding_get_forces (self->founding),
                muster_campaign_founding_get_force (self->founding, side));
  AdwComboRow *culture = add_cultures (self, culture_label, side);
  AdwComboRow *colour = add_colours (self, colour_label, side);
  gpointer rows[] = { name, players, force, culture, colour };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_object_set_data (rows[i], "side", GUINT_TO_POINTER (side));
  self->names[side] = name;
  self->colours[side] = colour;
  g_signal_connect_object (colour, "notify::selected", G_CALLBACK (colour_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (culture, "notify::selected", G_CALLBACK (culture_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (name, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (players, "changed", G_CALLBACK (players_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (force, "notify::selected", G_CALLBACK (force_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
map_used_cb (MusterCampaignNewWindow *self,
             MusterMapWindow         *dialog)
{
  MusterMapDraft *draft = g_object_get_data (G_OBJECT (dialog), "draft");

  muster_campaign_founding_take_map (self->founding, muster_map_draft_dup_map (draft));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
map_cb (MusterCampaignNewWindow *self)
{
  MusterMapDraft *draft = muster_map_draft_new (muster_campaign_founding_get_map (self->founding));
  GtkWidget *dialog = muster_map_window_new (GTK_WINDOW (self), draft, self->library,
                                             muster_campaign_founding_get_images (self->founding),
                                             muster_campaign_founding_get_n_sides (self->founding));

  g_object_set_data_full (G_OBJECT (dialog), "draft", draft, g_object_unref);
  g_signal_connect_object (dialog, "used", G_CALLBACK (map_used_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

/* Something in the rules was changed. */
static void
rules_changed_cb (MusterCampaignNewWindow *self,
                  MusterCampaign          *trial)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (trial);
  const MusterCampaignRules *rules = muster_campaign_get_rules (setup, muster_campaign_get_present (trial));

  muster_campaign_founding_take_rules (self->founding,
                                       muster_campaign_rules_writer_to_node (rules, setup->has_map));
}

/* Lets the rules be changed, in a campaign that is only tried. */
static void
rules_cb (MusterCampaignNewWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup = muster_campaign_founding_make (self->founding, &error);
  g_autoptr (MusterCampaign) trial = setup != NULL ? muster_campaign_new (setup) : NULL;

  if (trial == NULL)
    {
      muster_confirm_report (GTK_WINDOW (self), _("The Rules Cannot Be Shown"), error->message,
                             muster_error_words_page (error));
      return;
    }
  g_signal_connect_object (trial, "changed", G_CALLBACK (rules_changed_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (muster_campaign_act_window_new (
    GTK_WINDOW (self), _("How We Play"), NULL, muster_campaign_rules_view_new (trial))));
}

/* Makes anew the rows that depend on the rules and on the number of sides. */
static void
show_founding (MusterCampaignNewWindow *self)
{
  const MusterCampaignPreset *preset =
    muster_campaign_founding_get_presets (self->founding)
      ->pdata[muster_campaign_founding_get_preset (self->founding)];
  MusterCampaignPlan plan = muster_campaign_founding_get_plan (self->founding);
  JsonNode *map;
  guint n;
  g_autofree char *words = NULL;
  GtkWidget *box;
  GtkWidget *add;
  GtkWidget *remove;

  self->is_showing = TRUE;
  if (self->sides != NULL)
    adw_preferences_page_remove (self->page, self->sides);
  self->sides = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->sides, _("Sides"));
  adw_preferences_group_set_description (
    self->sides, _("A side may have several players, separated by commas. The first one has its force."));

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  add = gtk_button_new_from_icon_name ("list-add-symbolic");
  remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  muster_accessible_set_label (add, _("Add a Side"));
  muster_accessible_set_label (remove, _("Remove the last side"));
  muster_tooltip_set (add, _("Add a side"));
  muster_tooltip_set (remove, _("Remove the last side"));
  g_signal_connect_object (add, "clicked", G_CALLBACK (muster_campaign_founding_add_side), self->founding,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (muster_campaign_founding_remove_side),
                           self->founding, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), remove);
  gtk_box_append (GTK_BOX (box), add);
  adw_preferences_group_set_header_suffix (self->sides, box);

  for (guint i = 0; i < muster_campaign_founding_get_n_sides (self->founding); i++)
    add_side (self, i);
  adw_preferences_page_add (self->page, self->sides);
  adw_combo_row_set_selected (self->plan, plan);
  gtk_widget_set_visible (self->chapters_row, plan != MUSTER_CAMPAIGN_TREE);
  muster_action_row_set_texts (self->summary, _("What the Rules Are"),
                               muster_campaign_founding_has_own_rules (self->founding)
                                 ? _("Your own, changed from these rules")
                                 : _(preset->summary));

  /* Says how many places the map has, if there is one. */
  map = muster_campaign_founding_get_map (self->founding);
  n = map != NULL ? json_array_get_length (
        json_object_get_array_member (json_node_get_object (map), "places"))
                  : 0;
  words = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u place", "%u places", n), n);
  muster_action_row_set_texts (self->map_row, _ ("Map"),
                               map != NULL ? words : _ ("None: battles follow the plan"));

  self->is_showing = FALSE;
}

static void
title_changed_cb (MusterCampaignNewWindow *self,
                  GtkEditable             *entry)
{
  muster_campaign_founding_set_title (self->founding, gtk_editable_get_text (entry));
}

static void
start_changed_cb (MusterCampaignNewWindow *self,
                  GtkEditable             *entry)
{
  muster_campaign_founding_set_start (self->founding, gtk_editable_get_text (entry));
}

static void
chapters_changed_cb (MusterCampaignNewWindow *self)
{
  muster_campaign_founding_set_chapters (self->founding,
                                         (guint) gtk_spin_button_get_value_as_int (self->chapters));
}

static void
preset_changed_cb (MusterCampaignNewWindow *self)
{
  if (!self->is_showing)
    muster_campaign_founding_set_preset (self->founding, adw_combo_row_get_selected (self->preset));
}

static void
plan_changed_cb (MusterCampaignNewWindow *self)
{
  MusterCampaignPlan plan = adw_combo_row_get_selected (self->plan);

  if (self->is_showing)
    return;
  muster_campaign_founding_set_plan (self->founding, plan);
  gtk_widget_set_visible (self->chapters_row, plan != MUSTER_CAMPAIGN_TREE);
}

static void
ruleset_changed_cb (MusterCampaignNewWindow *self,
                    GParamSpec              *pspec,
                    AdwComboRow             *choice)
{
  muster_campaign_founding_set_ruleset (self->founding, adw_combo_row_get_selected (choice));
}

static void
begin_cb (MusterCampaignNewWindow *self)
{
  g_signal_emit (self, begin_signal, 0);
}

static void
muster_campaign_new_window_dispose (GObject *object)
{
  MusterCampaignNewWindow *self = MUSTER_CAMPAIGN_NEW_WINDOW (object);

  g_clear_object (&self->founding);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_campaign_new_window_parent_class)->dispose (object);
}

static void
muster_campaign_new_window_class_init (MusterCampaignNewWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_campaign_new_window_dispose;

  begin_signal = muster_signal_new ("begin", G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_campaign_new_window_init (MusterCampaignNewWindow *self)
{
}

static void
add_counts (MusterCampaignNewWindow *self,
            AdwPreferencesGroup     *group)
{
  GtkWidget *row = muster_action_row_new_plain (_("Counts for the Club"), NULL);

  self->counts = gtk_switch_new ();
  gtk_widget_set_name (self->counts, "counts");
  gtk_widget_set_valign (self->counts, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (self->counts), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->counts);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->counts);
  adw_preferences_group_add (group, row);
}

static void
add_frame (MusterCampaignNewWindow *self)
{
  const char *plans[] = { _("A ladder"), _("A tree"), _("Free"), NULL };
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkEditable *title = add_entry (group, _("Title"), _("A new campaign"));
  GtkWidget *rules = gtk_button_new_with_label (_("Change the Rules…"));
  GtkEditable *start;
  AdwComboRow *ruleset;
  AdwComboRow *row;
  GtkWidget *button;
  GPtrArray *presets = muster_campaign_founding_get_presets (self->founding);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < presets->len; i++)
    g_ptr_array_add (names, (gpointer) _(((const MusterCampaignPreset *) presets->pdata[i])->name));
  g_ptr_array_add (names, NULL);
  self->preset = add_choice (group, _("Rules"), (const char *const *) names->pdata,
                             muster_campaign_founding_get_preset (self->founding));

  self->summary = muster_action_row_new_plain ("", NULL);
  gtk_widget_set_valign (rules, GTK_ALIGN_CENTER);
  g_signal_connect_object (rules, "clicked", G_CALLBACK (rules_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->summary), rules);
  adw_preferences_group_add (group, self->summary);
  self->plan = add_choice (group, _("Plan"), plans, 0);

  self->chapters = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 60, 1));
  muster_typed_spin_tame_wheel (self->chapters);
  gtk_spin_button_set_value (self->chapters, muster_campaign_founding_get_chapters (self->founding));
  gtk_widget_set_valign (GTK_WIDGET (self->chapters), GTK_ALIGN_CENTER);
  muster_accessible_set_label (GTK_WIDGET (self->chapters), _("Chapters"));
  self->chapters_row = muster_action_row_new_plain (_("Chapters"), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->chapters_row), GTK_WIDGET (self->chapters));
  adw_preferences_group_add (group, self->chapters_row);
  g_signal_connect_object (self->chapters, "value-changed", G_CALLBACK (chapters_changed_cb), self,
                           G_CONNECT_SWAPPED);

  button = gtk_button_new_with_label (_("Edit the Map…"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (map_cb), self, G_CONNECT_SWAPPED);
  self->map_row = muster_action_row_new_plain (_("Map"), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->map_row), button);
  adw_preferences_group_add (group, self->map_row);

  start = add_entry (group, _("First Day"), "");
  muster_tooltip_set (GTK_WIDGET (start), _("Such as 11 January 1879"));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (start), muster_date_button_new (start, 0));

  row = muster_combo_row_new (_("Battles Are Fought By"));
  muster_ruleset_choice_fill (row, self->library);
  adw_combo_row_set_selected (row, muster_campaign_founding_get_ruleset (self->founding));
  adw_preferences_group_add (group, GTK_WIDGET (row));
  ruleset = row;

  add_counts (self, group);
  adw_preferences_page_add (self->page, group);
  g_signal_connect_object (title, "changed", G_CALLBACK (title_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (start, "changed", G_CALLBACK (start_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preset, "notify::selected", G_CALLBACK (preset_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "notify::selected", G_CALLBACK (plan_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ruleset, "notify::selected", G_CALLBACK (ruleset_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

MusterCampaignNewWindow *
muster_campaign_new_window_new (GtkWindow              *parent,
                                MusterCampaignFounding *founding,
                                MusterLibrary          *library)
{
  MusterCampaignNewWindow *self = g_object_new (
    MUSTER_TYPE_CAMPAIGN_NEW_WINDOW, "transient-for", parent, "modal", TRUE, "title",
    _("New Campaign"), "default-width", WIDTH, "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header;
  GtkWidget *begin;

  self->founding = g_object_ref (founding);
  self->library = g_object_ref (library);

  header = adw_header_bar_new ();
  begin = gtk_button_new_with_mnemonic (_("_Begin"));
  gtk_widget_add_css_class (begin, "suggested-action");
  muster_mnemonics_name (begin);
  g_signal_connect_object (begin, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), begin);
  gtk_box_append (GTK_BOX (box), header);
  gtk_window_set_default_widget (GTK_WINDOW (self), begin);

  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->page), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->page));
  add_frame (self);
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (founding, "changed", G_CALLBACK (show_founding), self, G_CONNECT_SWAPPED);
  show_founding (self);
  return self;
}

MusterCampaignFounding *
muster_campaign_new_window_get_founding (MusterCampaignNewWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_NEW_WINDOW (self), NULL);

  return self->founding;
}

gboolean
muster_campaign_new_window_get_counts (MusterCampaignNewWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_NEW_WINDOW (self), TRUE);

  return gtk_switch_get_active (GTK_SWITCH (self->counts));
}
