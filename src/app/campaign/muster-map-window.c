/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-map-window.h"

#include "app/campaign/muster-theatre-area.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "sheets/page/muster-picture.h"
#include "store/images/muster-image-input.h"

#define WIDTH 760
#define HEIGHT 760
#define MOST_VALUE 99

struct _MusterMapWindow
{
  AdwWindow parent_instance;

  MusterMapDraft *draft;
  MusterLibrary *library;
  MusterImageStore *images;
  guint n_sides;
  int chosen;
  GtkWidget *area;
  GtkBox *content;
  GtkWidget *form; /* of the chosen place */
  GtkWidget *undo;
  GtkWidget *clear_picture;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (MusterMapWindow, muster_map_window, ADW_TYPE_WINDOW)

static guint used_signal;

static void
show_map (MusterMapWindow *self)
{
  g_autoptr (JsonNode) map = muster_map_draft_dup_map (self->draft);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup =
    muster_campaign_preset_map_try (self->library, map, _("the map"), &error);
  const char *digest = muster_map_draft_get_picture (self->draft);
  g_autoptr (GBytes) content =
    digest != NULL ? muster_image_store_get (self->images, digest, NULL, NULL) : NULL;
  MusterTheatre *theatre;

  gtk_widget_set_visible (self->clear_picture, digest != NULL);
  gtk_widget_set_sensitive (self->undo, muster_map_draft_can_undo (self->draft));
  if (setup == NULL)
    return;
  theatre = muster_theatre_new (setup, &setup->first, -1);
  theatre->chosen = self->chosen;
  if (content != NULL)
    {
      cairo_surface_t *picture = muster_picture_new (content);

      muster_theatre_set_picture (theatre, picture);
      g_clear_pointer (&picture, cairo_surface_destroy);
    }
  muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (self->area), theatre);
}

static void
name_cb (MusterMapWindow *self,
         GtkEditable     *entry)
{
  if (!self->is_showing && self->chosen >= 0)
    muster_map_draft_set_name (self->draft, (guint) self->chosen, gtk_editable_get_text (entry));
}

static void
kind_cb (MusterMapWindow *self,
         GParamSpec      *pspec,
         AdwComboRow     *row)
{
  guint kind = adw_combo_row_get_selected (row);

  if (!self->is_showing && self->chosen >= 0 && kind < MUSTER_N_TERRAINS)
    muster_map_draft_set_kind (self->draft, (guint) self->chosen,
                               muster_theatre_kinds_terrain_get_id ((MusterTerrain) kind));
}

static void
side_cb (MusterMapWindow *self,
         GParamSpec      *pspec,
         AdwComboRow     *row)
{
  if (!self->is_showing && self->chosen >= 0)
    muster_map_draft_set_side (self->draft, (guint) self->chosen, gtk_widget_get_name (GTK_WIDGET (row)),
                               adw_combo_row_get_selected (row));
}

static void
number_cb (MusterMapWindow *self,
           GtkSpinButton   *button)
{
  const char *name = gtk_widget_get_name (GTK_WIDGET (button));
  int number = gtk_spin_button_get_value_as_int (button);
  int x, y;

  if (self->is_showing || self->chosen < 0)
    return;
  muster_map_draft_get_at (self->draft, (guint) self->chosen, &x, &y);
  if (g_str_equal (name, "value"))
    muster_map_draft_set_value (self->draft, (guint) self->chosen, number);
  else if (g_str_equal (name, "across"))
    muster_map_draft_move (self->draft, (guint) self->chosen, number, y);
  else
    muster_map_draft_move (self->draft, (guint) self->chosen, x, number);
}

/* The first choice is no link, then come the ways. */
static void
way_cb (MusterMapWindow *self,
        GParamSpec      *pspec,
        AdwComboRow     *row)
{
  guint way = adw_combo_row_get_selected (row);
  guint other = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "place"));

  if (!self->is_showing && self->chosen >= 0 && way <= MUSTER_N_WAYS)
    {
      muster_map_draft_set_way (self->draft, (guint) self->chosen, other,
                                way > 0 ? muster_theatre_kinds_way_get_id ((MusterWay) (way - 1)) : NULL);
      gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "cost"), way > 0);
    }
}

static void
cost_cb (MusterMapWindow *self,
         GtkSpinButton   *spin)
{
  guint other = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), "place"));

  if (!self->is_showing && self->chosen >= 0)
    muster_map_draft_set_cost (self->draft, (guint) self->chosen, other,
                               gtk_spin_button_get_value_as_int (spin));
}

static AdwComboRow *
add_choice (MusterMapWindow     *self,
            AdwPreferencesGroup *group,
            const char          *title,
            GtkStringList       *labels,
            guint                selected,
            GCallback            callback)
{
  AdwComboRow *row = muster_combo_row_new (title);

  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
  adw_combo_row_set_selected (row, selected);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_side (MusterMapWindow     *self,
          AdwPreferencesGroup *group,
          const char          *title,
          const char          *member)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  AdwComboRow *row;

  gtk_string_list_append (labels, _("Nobody"));
  for (guint i = 1; i <= self->n_sides; i++)
    {
      g_autofree char *name = g_strdup_printf (_("Side %u"), i);

      gtk_string_list_append (labels, name);
    }
  row = add_choice (
    self, group, title, labels,
    MIN (muster_map_draft_get_side (self->draft, (guint) self->chosen, member), self->n_sides),
    G_CALLBACK (side_cb));
  gtk_widget_set_name (GTK_WIDGET (row), member);
}

static void
add_number (MusterMapWindow     *self,
            AdwPreferencesGroup *group,
            const char          *title,
            const char          *name,
            int                  number,
            int                  max)
{
  GtkWidget *row = muster_action_row_new_plain (title, NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, max, 1);

  muster_typed_spin_tame_wheel (GTK_SPIN_BUTTON (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_set_name (spin, name);
  muster_accessible_set_label (spin, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_preferences_group_add (group, row);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
}

static void
remove_cb (MusterMapWindow *self)
{
  guint place = (guint) self->chosen;

  self->chosen = -1;
  muster_map_draft_remove_place (self->draft, place);
}

static GtkWidget *
new_place_group (MusterMapWindow *self)
{
  guint place = (guint) self->chosen;
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  GtkWidget *name = adw_entry_row_new ();
  GtkWidget *remove = gtk_button_new_with_label (_("Remove the Place"));
  int x, y, width, height;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (name), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (name), _("Name"));
  gtk_editable_set_text (GTK_EDITABLE (name), muster_map_draft_get_name (self->draft, place));
  adw_preferences_group_add (group, name);
  g_signal_connect_object (name, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < MUSTER_N_TERRAINS; i++)
    gtk_string_list_append (kinds, muster_theatre_kinds_terrain_get_label ((MusterTerrain) i));
  add_choice (self, group, _("Kind"), kinds,
              muster_theatre_kinds_terrain_read (muster_map_draft_get_kind (self->draft,
                                                                            place)), G_CALLBACK (kind_cb));
  add_side (self, group, _("Whose It Is"), "owner");
  add_side (self, group, _("Whose Depot"), "depot");
  muster_map_draft_get_at (self->draft, place, &x, &y);
  muster_map_draft_get_size (self->draft, &width, &height);
  add_number (self, group, _("Worth"), "value", muster_map_draft_get_value (self->draft, place), MOST_VALUE);
  add_number (self, group, _("Across"), "across", x, width);
  add_number (self, group, _("Down"), "down", y, height);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_title (group, _("The Chosen Place"));
  adw_preferences_group_set_header_suffix (group, remove);
  return GTK_WIDGET (group);
}

/* How many steps a way takes, beside its kind. */
static void
add_cost (MusterMapWindow *self,
          AdwComboRow     *row,
          guint            other)
{
  int cost = muster_map_draft_get_cost (self->draft, (guint) self->chosen, other);
  /* Translators: a place to which a way leads. */
  g_autofree char *label
    = g_strdup_printf (_("Steps to %s"), muster_map_draft_get_name (self->draft, other));
  GtkWidget *spin = gtk_spin_button_new_with_range (1, MUSTER_MAP_DRAFT_MAX_COST, 1);

  muster_typed_spin_tame_wheel (GTK_SPIN_BUTTON (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), MAX (cost, 1));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (spin, cost > 0);
  muster_accessible_set_label (spin, label);
  muster_tooltip_set (spin, label);
  g_object_set_data (G_OBJECT (spin), "place", GUINT_TO_POINTER (other));
  g_object_set_data (G_OBJECT (row), "cost", spin);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (cost_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_ways_group (MusterMapWindow *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GtkStringList) ways = gtk_string_list_new (NULL);

  adw_preferences_group_set_title (group, _("Ways From There"));
  gtk_string_list_append (ways, _("No way"));
  for (guint i = 0; i < MUSTER_N_WAYS; i++)
    gtk_string_list_append (ways, muster_theatre_kinds_way_get_label ((MusterWay) i));
  for (guint i = 0; i < muster_map_draft_get_n_places (self->draft); i++)
    {
      const char *way = (int) i != self->chosen
                          ? muster_map_draft_get_way (self->draft, (guint) self->chosen, i)
                          : NULL;
      AdwComboRow *row;

      if ((int) i == self->chosen)
        continue;
      row = add_choice (self, group, muster_map_draft_get_name (self->draft, i), ways,
                        way != NULL ? 1 + muster_theatre_kinds_way_read (way) : 0, G_CALLBACK (way_cb));
      g_object_set_data (G_OBJECT (row), "place", GUINT_TO_POINTER (i));
      add_cost (self, row, i);
    }
  return GTK_WIDGET (group);
}

static void
show_form (MusterMapWindow *self)
{
  self->is_showing = TRUE;
  if (self->form != NULL)
    gtk_box_remove (self->content, self->form);
  self->form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  if (self->chosen >= 0)
    {
      gtk_box_append (GTK_BOX (self->form), new_place_group (self));
      gtk_box_append (GTK_BOX (self->form), new_ways_group (self));
    }
  gtk_box_append (self->content, self->form);
  self->is_showing = FALSE;
}

static void
choose (MusterMapWindow *self,
        int              place)
{
  self->chosen = place;
  show_form (self);
}

/* What the form itself changes it shows already; another number of places is another form. */
static void
changed_cb (MusterMapWindow *self)
{
  if (self->chosen >= (int) muster_map_draft_get_n_places (self->draft))
    self->chosen = -1;
  show_map (self);
  if (self->chosen < 0)
    show_form (self);
}

static void
add_at (MusterMapWindow *self,
        int              x,
        int              y)
{
  int place = muster_map_draft_add_place (self->draft, x, y);

  if (place < 0)
    return;
  choose (self, place);
  show_map (self);
}

/* By keyboard, a new place stands beside the chosen one, or in the middle. */
static void
add_cb (MusterMapWindow *self)
{
  int x, y, width, height;

  muster_map_draft_get_size (self->draft, &width, &height);
  x = width / 2;
  y = height / 2;
  if (self->chosen >= 0)
    {
      muster_map_draft_get_at (self->draft, (guint) self->chosen, &x, &y);
      x = x + width / 6 <= width ? x + width / 6 : x - width / 6;
    }
  add_at (self, x, y);
}

/* Drawn from one place to another: a track, or none where there was a way. */
static void
dragged_cb (MusterMapWindow *self,
            int              from,
            int              to)
{
  const char *way = muster_map_draft_get_way (self->draft, (guint) from, (guint) to);

  muster_map_draft_set_way (self->draft, (guint) from, (guint) to,
                            way == NULL ? muster_theatre_kinds_way_get_id (MUSTER_WAY_TRACK) : NULL);
  choose (self, from);
  show_map (self);
}

static void
moved_cb (MusterMapWindow *self,
          int              place,
          int              x,
          int              y)
{
  muster_map_draft_move (self->draft, (guint) place, x, y);
  choose (self, place);
  show_map (self);
}

static void
undo_cb (MusterMapWindow *self)
{
  self->chosen = -1;
  muster_map_draft_undo (self->draft);
}

static void
svg_chosen_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  MusterMapWindow *self = MUSTER_MAP_WINDOW (object);
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (file == NULL)
    return;
  self->chosen = -1;
  if (!g_file_load_contents (file, NULL, &text, &length, NULL, &error) ||
      !muster_map_draft_read_svg (self->draft, text, length, name, &error))
    muster_confirm_report (GTK_WINDOW (self), _("The Drawing Could Not Be Read"), error->message, NULL);
}

static void
svg_cb (MusterMapWindow *self)
{
  muster_file_chooser_open_drawing_async (GTK_WINDOW (self), _("A Drawing Whose Shapes Become Places"), NULL,
                                  svg_chosen_cb, NULL);
}

static void
picture_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (MusterMapWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = muster_image_input_read_finish (result, &error);
  g_autofree char *digest = NULL;
  MusterImage image;

  /* The window may have been closed meanwhile. */
  if (self->draft == NULL)
    return;
  if (content != NULL && muster_image_store_put (self->images, content, &digest, &error) &&
      muster_image_examine (g_bytes_get_data (content, NULL), g_bytes_get_size (content), &image, &error))
    muster_map_draft_set_picture (self->draft, digest, image.width, image.height);
  else
    muster_confirm_report (GTK_WINDOW (self), _("The Picture Could Not Be Used"), error->message, NULL);
}

/* A worker reads the picture, and a copy of it is kept in the store: the file may go. */
void
muster_map_window_set_picture (MusterMapWindow *self,
                               GFile           *file)
{
  muster_image_input_read_async (file, MUSTER_IMAGE_INPUT_MAP_SIDE, NULL, picture_read_cb,
                                 g_object_ref (self));
}

static void
picture_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);

  if (file != NULL)
    muster_map_window_set_picture (MUSTER_MAP_WINDOW (object), file);
}

static void
picture_cb (MusterMapWindow *self)
{
  muster_file_chooser_open_image_async (GTK_WINDOW (self), _("A Picture of the Theatre of War"), NULL,
                                        picture_chosen_cb, NULL);
}

static void
clear_picture_cb (MusterMapWindow *self)
{
  muster_map_draft_set_picture (self->draft, NULL, 0, 0);
}

static void
use_cb (MusterMapWindow *self)
{
  g_signal_emit (self, used_signal, 0);
}

static void
muster_map_window_dispose (GObject *object)
{
  MusterMapWindow *self = MUSTER_MAP_WINDOW (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->library);
  g_clear_object (&self->images);

  G_OBJECT_CLASS (muster_map_window_parent_class)->dispose (object);
}

static void
muster_map_window_class_init (MusterMapWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_map_window_dispose;

  used_signal = muster_signal_new ("used", G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_map_window_init (MusterMapWindow *self)
{
  self->chosen = -1;
}

static GtkWidget *
new_button (MusterMapWindow *self,
            const char      *label,
            GCallback        callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  muster_mnemonics_name (button);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

GtkWidget *
muster_map_window_new (GtkWindow        *parent,
                       MusterMapDraft   *draft,
                       MusterLibrary    *library,
                       MusterImageStore *images,
                       guint             n_sides)
{
  MusterMapWindow *self
    = g_object_new (MUSTER_TYPE_MAP_WINDOW, "transient-for", parent, "modal", TRUE, "title",
                    _ ("Map"), "default-width", WIDTH, "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *header;
  GtkWidget *use;
  GtkWidget *hint;
  GtkWidget *row;

  self->draft = g_object_ref (draft);
  self->library = g_object_ref (library);
  self->images = g_object_ref (images);
  self->n_sides = n_sides;
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->content), "campaign-view");

  header = adw_header_bar_new ();
  use = new_button (self, _("_Use It"), G_CALLBACK (use_cb));
  gtk_widget_add_css_class (use, "suggested-action");
  self->undo = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  muster_accessible_set_label (self->undo, _("Undo"));
  muster_tooltip_set (self->undo, _("Undo"));
  g_signal_connect_object (self->undo, "clicked", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header),
                             new_button (self, _ ("_Add a Place"), G_CALLBACK (add_cb)));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->undo);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), use);
  gtk_box_append (GTK_BOX (box), header);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->content));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);

  hint = gtk_label_new (
_ ("Click on the map for a new place, draw from one place to another for a way, "
"and hold Shift to move a place."));
  row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);
  self->area = muster_theatre_area_new ();
  g_signal_connect_object (self->area, "chosen", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "pointed", G_CALLBACK (add_at), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "dragged", G_CALLBACK (dragged_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (new_button (self, _("_Picture…"), G_CALLBACK (picture_cb)), row);
  self->clear_picture = new_button (self, _("_Remove the Picture"), G_CALLBACK (clear_picture_cb));
  gtk_widget_set_parent (self->clear_picture, row);
  gtk_widget_set_parent (new_button (self, _("_SVG…"), G_CALLBACK (svg_cb)), row);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "dim-label");
  gtk_box_append (self->content, self->area);
  gtk_box_append (self->content, hint);
  gtk_box_append (self->content, row);

  g_signal_connect_object (draft, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_map (self);
  show_form (self);
  return GTK_WIDGET (self);
}
