/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-side-group.h"

#include "app/form/muster-form-group.h"
#include "app/models/plan/muster-plan-forces.h"
#include "app/models/plan/muster-plan-form.h"
#include "app/plan/muster-plan-finding-links.h"
#include "app/plan/muster-plan-unit-row.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-side-badge.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-check.h"

/* Rows are made anew when forces or players are added or removed. Other changes only fill them
 * again, so that the entry in which a name is typed stays. */

struct _MusterPlanSideGroup
{
  AdwPreferencesGroup parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  MusterPlanSide *side;
  MusterForm *form; /* the fields that the rules add to sides */
  GListModel *choices;
  gboolean is_showing;
  guint rebuilding;

  GtkWidget *attacker;
  GtkWidget *defender;
  GtkWidget *role_row;
  GtkWidget *name_row;
  GtkWidget *colour_row;
  GtkWidget *badge;
  GPtrArray *rows;
  GPtrArray *force_rows;
  GtkWidget *finding_row;
  GtkWidget *finding_rules;
};

G_DEFINE_FINAL_TYPE (MusterPlanSideGroup, muster_plan_side_group, ADW_TYPE_PREFERENCES_GROUP)

static void
add_row (MusterPlanSideGroup *self,
         GtkWidget           *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

/* "5 units, 24 points" */
static char *
dup_worth (const char *units,
           int         points)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s, %d point", "%s, %d points",
                                     (gulong) points), units, points);
}

static char *
dup_points (MusterPlanSideGroup *self)
{
  int points =
    muster_plan_side_get_points (self->side, muster_battle_plan_get_optional_rules (self->plan));
  int wanted = muster_plan_check_get_points (self->plan, self->side);
  guint n_units = muster_plan_side_get_n_units (self->side);
  g_autofree char *units =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n_units), n_units);

  if (wanted > 0)
    /* Translators: "5 units, 24 of 24 points". */
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s, %d of %d point",
                                       "%s, %d of %d points",
                                       (gulong) ABS (wanted)), units, points, wanted);
  if (points > 0)
    return dup_worth (units, points);
  return g_steal_pointer (&units);
}

static void
show_forces (MusterPlanSideGroup *self)
{
  const char *const *rules = muster_battle_plan_get_optional_rules (self->plan);

  for (guint i = 0; i < self->force_rows->len; i++)
    {
      MusterForce *force = muster_plan_side_get_force (self->side, i);
      g_autofree char *note = NULL;
      guint n = muster_force_get_n_units (force);
      g_autofree char *units =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
      int points = muster_force_count_points (force, rules);

      note = points > 0 ? dup_worth (units, points) : g_strdup (units);
      muster_action_row_set_texts (self->force_rows->pdata[i], muster_force_get_name (force), note);
    }
}

static void
show_colour (MusterPlanSideGroup *self)
{
  guint n_sides = muster_battle_plan_get_n_sides (self->plan);
  guint position = 0;
  const MusterSideColour *colour;
  g_autofree char *letters = NULL;
  g_autofree char *title = muster_plan_side_dup_title (self->side);

  while (position < n_sides && muster_battle_plan_get_side (self->plan, position) != self->side)
    position++;
  /* The side is gone because the ruleset has changed; its group will follow. */
  if (position == n_sides)
    return;
  colour = muster_battle_plan_get_colour (self->plan, position);
  letters = muster_battle_plan_dup_badge (self->plan, position);
  muster_action_row_set_texts (self->colour_row, _("Colour"), _(colour->label));
  muster_side_badge_show (self->badge, title, letters, colour);
}

static void
show_side (MusterPlanSideGroup *self)
{
  g_autofree char *title = muster_plan_side_dup_title (self->side);
  g_autofree char *escaped = g_markup_escape_text (title, -1);
  g_autofree char *points = dup_points (self);
  gboolean attacks = muster_plan_side_get_role (self->side) == MUSTER_ROLE_ATTACKER;
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GString) text = NULL;

  self->is_showing = TRUE;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), escaped);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), points);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (attacks ? self->attacker : self->defender), TRUE);
  if (self->rebuilding == 0)
    show_forces (self);

  findings = muster_plan_check_side (self->plan, self->side);
  text = g_string_new (NULL);
  muster_plan_finding_links_show (self->finding_rules, findings);
  for (guint i = 0; i < findings->len; i++)
    {
      g_autofree char *line = muster_finding_dup_line (findings->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  gtk_widget_set_visible (self->finding_row, findings->len > 0);
  muster_action_row_set_texts (self->finding_row, _("Worth a Look"), text->str);

  show_colour (self);
  self->is_showing = FALSE;
}

static void
role_toggled_cb (MusterPlanSideGroup *self)
{
  MusterSideRole role = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->attacker))
                          ? MUSTER_ROLE_ATTACKER
                          : MUSTER_ROLE_DEFENDER;

  if (self->is_showing || muster_plan_side_get_role (self->side) == role)
    return;

  /* Of two sides one attacks, so changing one role changes the other. */
  if (muster_battle_plan_get_n_sides (self->plan) == 2)
    muster_battle_plan_swap_roles (self->plan);
  else
    muster_plan_side_set_role (self->side, role);
}

static void
name_changed_cb (MusterPlanSideGroup *self)
{
  muster_plan_side_set_name (self->side, gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
}

static GtkWidget *
new_role_row (MusterPlanSideGroup *self)
{
  GtkWidget *row = muster_action_row_new_plain (_("Role"), NULL);
  /* With large text the buttons stand below each other. */
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (0), NULL);

  self->attacker = gtk_toggle_button_new_with_label (_("Attacker"));
  self->defender = gtk_toggle_button_new_with_label (_("Defender"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->defender), GTK_TOGGLE_BUTTON (self->attacker));
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->attacker);
  gtk_box_append (GTK_BOX (box), self->defender);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), box);
  /* One line, so that a narrow row does not break the title between letters. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 1);
  g_signal_connect_object (self->attacker, "toggled", G_CALLBACK (role_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
set_colour_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  muster_plan_side_set_colour (MUSTER_PLAN_SIDE_GROUP (widget)->side,
                               g_variant_get_string (parameter, NULL));
}

typedef struct
{
  MusterPlanSideGroup *group;
  guint position;
} Place;

static Place *
place_new (MusterPlanSideGroup *group,
           guint                position)
{
  Place *place = g_new (Place, 1);

  place->group = group;
  place->position = position;
  return place;
}

static void
place_free (gpointer  data,
            GClosure *closure)
{
  g_free (data);
}

static void
force_selected_cb (GtkDropDown *drop_down,
                   GParamSpec  *pspec,
                   Place       *place)
{
  MusterPlanSideGroup *self = place->group;
  MusterPlanForce *choice = gtk_drop_down_get_selected_item (drop_down);
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) error = NULL;

  if (choice == NULL || muster_plan_force_is_prompt (choice))
    return;

  force = muster_plan_force_load (choice, &error);
  if (force == NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "plan.report", "s", error->message);
      return;
    }
  if (place->position < muster_plan_side_get_n_forces (self->side))
    muster_plan_side_replace_force (self->side, place->position, force);
  else
    muster_plan_side_add_force (self->side, force);
}

static void
setup_choice_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      if (i == 1)
        {
          gtk_widget_add_css_class (label, "caption");
          gtk_widget_add_css_class (label, "dim-label");
        }
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  MusterPlanForce *choice = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)),
                       muster_plan_force_get_label (choice));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)),
                       muster_plan_force_get_detail (choice));
}

/* A list model of the prompt, followed by the choices. */
static GListModel *
new_choices (MusterPlanSideGroup *self)
{
  g_autoptr (GListStore) first = g_list_store_new (MUSTER_TYPE_PLAN_FORCE);
  /* Translators: on a button that opens a list. */
  g_autoptr (MusterPlanForce) prompt = muster_plan_force_new_prompt (_("Choose…"));
  GListStore *both = g_list_store_new (G_TYPE_LIST_MODEL);

  g_list_store_append (first, prompt);
  g_list_store_append (both, first);
  g_list_store_append (both, self->choices);

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (both)));
}

/* The list is as wide as the row in which its button stands, and ends where the button ends. */
static void
fit_list_cb (GtkWidget *list,
             GtkWidget *drop_down)
{
  GtkWidget *row = gtk_widget_get_ancestor (drop_down, GTK_TYPE_LIST_BOX_ROW);

  if (row != NULL)
    gtk_widget_set_size_request (list, gtk_widget_get_width (row), -1);
}

/* A drop-down that always shows the prompt; the row beside it shows the chosen force. */
static GtkWidget *
new_force_chooser (MusterPlanSideGroup *self,
                   guint                position,
                   const char          *name)
{
  GtkExpression *label = gtk_property_expression_new (MUSTER_TYPE_PLAN_FORCE, NULL, "label");
  GtkWidget *drop_down = gtk_drop_down_new (new_choices (self), label);
  g_autoptr (GtkListItemFactory) list_factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (list_factory, "setup", G_CALLBACK (setup_choice_cb), NULL);
  g_signal_connect (list_factory, "bind", G_CALLBACK (bind_choice_cb), NULL);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (drop_down), list_factory);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (drop_down), TRUE);

  for (GtkWidget *child = gtk_widget_get_first_child (drop_down); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        gtk_widget_set_halign (child, GTK_ALIGN_END);
        g_signal_connect (gtk_popover_get_child (GTK_POPOVER (child)), "map", G_CALLBACK (fit_list_cb),
                          drop_down);
      }

  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  muster_tooltip_set (drop_down, name);
  muster_accessible_set_label (drop_down, name);
  g_signal_connect_data (drop_down, "notify::selected", G_CALLBACK (force_selected_cb),
                         place_new (self, position), place_free, 0);
  return drop_down;
}

static GtkWidget *
new_remove_button (const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_tooltip_set (button, name);
  muster_accessible_set_label (button, name);
  return button;
}

static void
remove_force_cb (GtkButton *button,
                 Place     *place)
{
  muster_plan_side_remove_force (place->group->side, place->position);
}

static void
player_named_cb (GtkEditable *editable,
                 Place       *place)
{
  MusterPlanPlayer *player = muster_plan_side_get_player (place->group->side, place->position);

  if (player != NULL)
    muster_plan_player_set_name (player, gtk_editable_get_text (editable));
}

static void
remove_player_cb (GtkButton *button,
                  Place     *place)
{
  muster_plan_side_remove_player (place->group->side, place->position);
}

static void
add_player_row (MusterPlanSideGroup *self,
                guint                position)
{
  MusterPlanPlayer *player = muster_plan_side_get_player (self->side, position);
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *button = new_remove_button (_("Leave this player out"));
  g_autofree char *title = g_strdup_printf (_("Player %u"), position + 1);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), muster_plan_player_get_name (player));
  g_signal_connect_data (row, "changed", G_CALLBACK (player_named_cb), place_new (self, position),
                         place_free, 0);
  g_signal_connect_data (button, "clicked", G_CALLBACK (remove_player_cb), place_new (self, position),
                         place_free, 0);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  add_row (self, row);
}

static void
add_player_cb (MusterPlanSideGroup *self)
{
  muster_plan_side_add_player (self->side, NULL, "");
}

static void
add_last_rows (MusterPlanSideGroup *self)
{
  guint n_forces = muster_plan_side_get_n_forces (self->side);
  GtkWidget *row;

  if (n_forces < MUSTER_PLAN_MAX_FORCES)
    {
      row = muster_action_row_new_plain (_("Another Force on This Side"), NULL);
      adw_action_row_add_suffix (
        ADW_ACTION_ROW (row),
        new_force_chooser (self, n_forces, n_forces == 0 ? _("Choose a force") : _("Add a force")));
      add_row (self, row);
    }
  for (guint i = 0; i < muster_plan_side_get_n_players (self->side); i++)
    add_player_row (self, i);
  if (muster_battle_plan_count_players (self->plan) >= MUSTER_MAX_PLAYERS)
    return;

  row = muster_action_row_new_plain (_("Add a Player"), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (add_player_cb), self, G_CONNECT_SWAPPED);
  add_row (self, row);
}

static void
rebuild (MusterPlanSideGroup *self)
{
  GtkWidget *expander;
  guint n;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->force_rows, 0);

  for (guint i = 0; i < muster_plan_side_get_n_forces (self->side); i++)
    {
      GtkWidget *row = muster_action_row_new_plain ("", NULL);

      if (muster_plan_side_get_n_forces (self->side) > 1)
        {
          GtkWidget *button = new_remove_button (_("Leave this force out"));

          g_signal_connect_data (button, "clicked", G_CALLBACK (remove_force_cb),
                                 place_new (self, i), place_free, 0);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
        }
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 new_force_chooser (self, i, _("Choose another force")));
      g_ptr_array_add (self->force_rows, row);
      add_row (self, row);
    }
  self->finding_row = muster_action_row_new_plain ("", NULL);
  gtk_widget_add_css_class (self->finding_row, "plan-finding");
  self->finding_rules = muster_plan_finding_links_add (self->finding_row);
  add_row (self, self->finding_row);

  expander = adw_expander_row_new ();
  n = muster_plan_side_get_n_units (self->side);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _("Units"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander),
                                 muster_plan_side_get_n_players (self->side) > 1
                                   ? _("Who leads which, and what is special about them")
                                   : _("What is special about them"));
  for (guint i = 0; i < n; i++)
    adw_expander_row_add_row (
      ADW_EXPANDER_ROW (expander),
      muster_plan_unit_row_new (self->plan, self->side, muster_plan_side_get_unit (self->side, i)));
  gtk_widget_set_visible (expander, n > 0);
  add_row (self, expander);

  g_clear_object (&self->form);
  self->form = muster_plan_form_new_for_side (self->plan, self->side);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->form)); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (G_LIST_MODEL (self->form), i);

      add_row (self, muster_form_row_new (field));
    }

  add_last_rows (self);
  show_side (self);
}

static gboolean
rebuild_cb (gpointer data)
{
  MusterPlanSideGroup *self = data;

  self->rebuilding = 0;
  rebuild (self);

  return G_SOURCE_REMOVE;
}

/* Waits until idle, since rebuilding removes the row that the user has clicked. */
static void
rebuild_soon (MusterPlanSideGroup *self)
{
  if (self->rebuilding == 0)
    self->rebuilding = g_idle_add (rebuild_cb, self);
}

static void
muster_plan_side_group_dispose (GObject *object)
{
  MusterPlanSideGroup *self = MUSTER_PLAN_SIDE_GROUP (object);

  g_clear_handle_id (&self->rebuilding, g_source_remove);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->force_rows, g_ptr_array_unref);
  g_clear_object (&self->form);
  g_clear_object (&self->choices);
  g_clear_object (&self->side);
  g_clear_object (&self->plan);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_plan_side_group_parent_class)->dispose (object);
}

static void
muster_plan_side_group_class_init (MusterPlanSideGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_side_group_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "side.set-colour", "s", set_colour_cb);
}

static void
muster_plan_side_group_init (MusterPlanSideGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->force_rows = g_ptr_array_new ();
}

GtkWidget *
muster_plan_side_group_new (MusterPlanSession *session,
                            MusterPlanSide    *side,
                            GListModel        *choices)
{
  MusterPlanSideGroup *self = g_object_new (MUSTER_TYPE_PLAN_SIDE_GROUP, NULL);
  GtkWidget *row;
  guint n_colours;

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  self->side = g_object_ref (side);
  self->choices = g_object_ref (choices);
  self->role_row = new_role_row (self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->role_row);
  self->name_row = adw_entry_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->name_row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name_row),
                                 _("Name, if Different From Its Force’s"));
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), muster_plan_side_get_name (side));
  g_signal_connect_object (self->name_row, "changed", G_CALLBACK (name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->name_row);

  row = muster_action_row_new_plain (_("Colour"), NULL);
  self->badge = muster_side_badge_new_button ("", "", muster_side_colours_list (&n_colours), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->badge);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->badge);
  self->colour_row = row;

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->colour_row);
  rebuild (self);

  g_signal_connect_object (self->plan, "changed", G_CALLBACK (show_side), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_plan_side_get_units (side), "items-changed",
                           G_CALLBACK (rebuild_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_plan_side_get_forces (side), "items-changed",
                           G_CALLBACK (rebuild_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_plan_side_get_players (side), "items-changed",
                           G_CALLBACK (rebuild_soon), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
