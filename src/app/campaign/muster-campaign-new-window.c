/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-new-window.h"

#include "app/widgets/muster-accessible.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-mnemonics.h"
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
  GtkDropDown *colours[MUSTER_CAMPAIGN_MAX_SIDES];
  GtkDropDown *preset;
  GtkDropDown *plan;
  GtkSpinButton *chapters;
  GtkWidget *chapters_row;
  GtkWidget *summary;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (MusterCampaignNewWindow, muster_campaign_new_window, ADW_TYPE_WINDOW)

static guint begin_signal;

static GtkWidget *
add_row (AdwPreferencesGroup *group,
         const char          *title,
         GtkWidget           *editor)
{
  GtkWidget *row = muster_action_row_new_plain (title, NULL);

  gtk_widget_set_valign (editor, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), editor);
  muster_accessible_set_label (editor, title);
  adw_preferences_group_add (group, row);
  return row;
}

static GtkWidget *
new_entry (const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 14);
  return entry;
}

static GtkWidget *
new_choice (const char *const *labels,
            guint              selected)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (labels);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  return choice;
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
player_changed_cb (MusterCampaignNewWindow *self,
                   GtkEditable             *entry)
{
  muster_campaign_founding_set_player (self->founding, get_side (entry), gtk_editable_get_text (entry));
}

static guint
find_colour (MusterCampaignNewWindow *self,
             guint                    side)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  return (guint) (muster_campaign_founding_get_colour (self->founding, side) - colours);
}

/* Which colours are left depends on all sides. */
static void
show_colours (MusterCampaignNewWindow *self)
{
  guint n_sides = muster_campaign_founding_get_n_sides (self->founding);

  self->is_showing = TRUE;
  for (guint i = 0; i < n_sides; i++)
    gtk_drop_down_set_selected (self->colours[i], find_colour (self, i));
  self->is_showing = FALSE;
}

static void
force_changed_cb (MusterCampaignNewWindow *self,
                  GParamSpec              *pspec,
                  GtkDropDown             *choice)
{
  guint side = get_side (choice);

  muster_campaign_founding_set_force (self->founding, side, gtk_drop_down_get_selected (choice));
  self->is_showing = TRUE;
  gtk_editable_set_text (self->names[side], muster_campaign_founding_get_name (self->founding, side));
  self->is_showing = FALSE;
  show_colours (self);
}

static void
colour_changed_cb (MusterCampaignNewWindow *self,
                   GParamSpec              *pspec,
                   GtkDropDown             *choice)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  if (self->is_showing)
    return;
  muster_campaign_founding_set_colour (self->founding, get_side (choice),
                                       &colours[gtk_drop_down_get_selected (choice)]);
  show_colours (self);
}

static GtkWidget *
new_colours (MusterCampaignNewWindow *self,
             guint                    side)
{
  g_autoptr(GPtrArray) labels = g_ptr_array_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    g_ptr_array_add (labels, (gpointer) _(colours[i].label));
  g_ptr_array_add (labels, NULL);
  return new_choice ((const char *const *) labels->pdata, find_colour (self, side));
}

static void
add_side (MusterCampaignNewWindow *self,
          guint                    side)
{
  /* Translators: fields for a side of a new campaign, by its number. */
  g_autofree char *name_label = g_strdup_printf (_("Side %u"), side + 1);
  g_autofree char *player_label = g_strdup_printf (_("Player of side %u"), side + 1);
  g_autofree char *force_label = g_strdup_printf (_("Force of side %u"), side + 1);
  GtkWidget *name = new_entry (muster_campaign_founding_get_name (self->founding, side));
  GtkWidget *player = new_entry (muster_campaign_founding_get_player (self->founding, side));
  GtkWidget *force = new_choice (muster_campaign_founding_get_forces (self->founding),
                                 muster_campaign_founding_get_force (self->founding, side));
  g_autofree char *colour_label = g_strdup_printf (_("Colour of side %u"), side + 1);
  GtkWidget *colour = new_colours (self, side);
  GtkWidget *widgets[] = { name, player, force, colour };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_object_set_data (G_OBJECT (widgets[i]), "side", GUINT_TO_POINTER (side));
  self->names[side] = GTK_EDITABLE (name);
  self->colours[side] = GTK_DROP_DOWN (colour);
  add_row (self->sides, name_label, name);
  add_row (self->sides, player_label, player);
  add_row (self->sides, force_label, force);
  add_row (self->sides, colour_label, colour);
  g_signal_connect_object (colour, "notify::selected", G_CALLBACK (colour_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (name, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "changed", G_CALLBACK (player_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (force, "notify::selected", G_CALLBACK (force_changed_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_side_buttons (MusterCampaignNewWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  muster_accessible_set_label (add, _("Add a side"));
  muster_accessible_set_label (remove, _("Remove the last side"));
  gtk_widget_set_tooltip_text (add, _("Add a side"));
  gtk_widget_set_tooltip_text (remove, _("Remove the last side"));
  g_signal_connect_object (add, "clicked", G_CALLBACK (muster_campaign_founding_add_side), self->founding,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (muster_campaign_founding_remove_side),
                           self->founding, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), remove);
  gtk_box_append (GTK_BOX (box), add);
  return box;
}

/* What depends on the rules and on how many sides there are comes anew. */
static void
show_founding (MusterCampaignNewWindow *self)
{
  const MusterCampaignPreset *preset =
    muster_campaign_founding_get_presets (self->founding)
      ->pdata[muster_campaign_founding_get_preset (self->founding)];
  MusterCampaignPlan plan = muster_campaign_founding_get_plan (self->founding);

  self->is_showing = TRUE;
  if (self->sides != NULL)
    adw_preferences_page_remove (self->page, self->sides);
  self->sides = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->sides, _("Sides"));
  adw_preferences_group_set_header_suffix (self->sides, new_side_buttons (self));
  for (guint i = 0; i < muster_campaign_founding_get_n_sides (self->founding); i++)
    add_side (self, i);
  adw_preferences_page_add (self->page, self->sides);
  gtk_drop_down_set_selected (self->plan, plan);
  gtk_widget_set_visible (self->chapters_row, plan != MUSTER_CAMPAIGN_TREE);
  muster_action_row_set_texts (self->summary, _("Rules"), _(preset->summary));
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
    muster_campaign_founding_set_preset (self->founding, gtk_drop_down_get_selected (self->preset));
}

static void
plan_changed_cb (MusterCampaignNewWindow *self)
{
  MusterCampaignPlan plan = gtk_drop_down_get_selected (self->plan);

  if (self->is_showing)
    return;
  muster_campaign_founding_set_plan (self->founding, plan);
  gtk_widget_set_visible (self->chapters_row, plan != MUSTER_CAMPAIGN_TREE);
}

static void
ruleset_changed_cb (MusterCampaignNewWindow *self,
                    GParamSpec              *pspec,
                    GtkDropDown             *choice)
{
  muster_campaign_founding_set_ruleset (self->founding, gtk_drop_down_get_selected (choice));
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
add_header (MusterCampaignNewWindow *self,
            GtkWidget               *box)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *begin = gtk_button_new_with_mnemonic (_("_Begin"));

  gtk_widget_add_css_class (begin, "suggested-action");
  muster_mnemonics_name (begin);
  g_signal_connect_object (begin, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), begin);
  gtk_box_append (GTK_BOX (box), header);
  gtk_window_set_default_widget (GTK_WINDOW (self), begin);
}

static GtkWidget *
new_presets (MusterCampaignNewWindow *self)
{
  GPtrArray *presets = muster_campaign_founding_get_presets (self->founding);
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < presets->len; i++)
    g_ptr_array_add (names, (gpointer) _(((const MusterCampaignPreset *) presets->pdata[i])->name));
  g_ptr_array_add (names, NULL);
  return new_choice ((const char *const *) names->pdata,
                     muster_campaign_founding_get_preset (self->founding));
}

static GtkWidget *
new_rulesets (MusterCampaignNewWindow *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_ptr_array_add (names, (gpointer) muster_ruleset_get_name (ruleset));
    }
  g_ptr_array_add (names, NULL);
  return new_choice ((const char *const *) names->pdata,
                     muster_campaign_founding_get_ruleset (self->founding));
}

static void
add_frame (MusterCampaignNewWindow *self)
{
  const char *plans[] = { _("A ladder"), _("A tree"), _("Free"), NULL };
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *title = new_entry (_("A new campaign"));
  GtkWidget *start = new_entry ("");
  GtkWidget *ruleset = new_rulesets (self);

  add_row (group, _("Title"), title);
  self->preset = GTK_DROP_DOWN (new_presets (self));
  self->summary = add_row (group, _("Rules"), GTK_WIDGET (self->preset));
  self->plan = GTK_DROP_DOWN (new_choice (plans, 0));
  add_row (group, _("Plan"), GTK_WIDGET (self->plan));
  self->chapters = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 60, 1));
  gtk_spin_button_set_value (self->chapters, muster_campaign_founding_get_chapters (self->founding));
  self->chapters_row = add_row (group, _("Chapters"), GTK_WIDGET (self->chapters));
  gtk_entry_set_placeholder_text (GTK_ENTRY (start), _("1879-01-11, or nothing"));
  add_row (group, _("First day"), start);
  add_row (group, _("Battles are fought by"), ruleset);
  adw_preferences_page_add (self->page, group);
  g_signal_connect_object (title, "changed", G_CALLBACK (title_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (start, "changed", G_CALLBACK (start_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preset, "notify::selected", G_CALLBACK (preset_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "notify::selected", G_CALLBACK (plan_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chapters, "value-changed", G_CALLBACK (chapters_changed_cb), self,
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
    _("New campaign"), "default-width", WIDTH, "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->founding = g_object_ref (founding);
  self->library = g_object_ref (library);
  add_header (self, box);
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
