/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-map-private.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/campaign/muster-campaign-views.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-aside-layout.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/muster-i18n.h"
#include "sheets/page/muster-picture.h"

/* The map of a campaign on the screen, and the same as a list of places. What is shown follows from the
 * reader: of other sides never more than they would see on paper. */

#define MAX_ZOOM 3.0
#define ZOOM_STEP 0.5

G_DEFINE_FINAL_TYPE (MusterCampaignMap, muster_campaign_map, MUSTER_TYPE_CAMPAIGN_VIEW)

static guint failed_signal;

static MusterCampaign *
get_campaign (MusterCampaignMap *self)
{
  return muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (self));
}

gboolean
muster_campaign_map_is_now (MusterCampaignMap *self)
{
  return muster_ledger_get_position (get_campaign (self)) == muster_ledger_get_length (get_campaign (self)) &&
         !muster_campaign_get_present (get_campaign (self))->over;
}

gboolean
muster_campaign_map_commands (MusterCampaignMap *self,
                              int                force)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));

  return self->reader == MUSTER_CAMPAIGN_MASTER ||
         muster_campaign_state_get_force_def (state, force)->side == self->reader;
}

static void
refill (MusterCampaignMap *self)
{
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

void
muster_campaign_map_give (MusterCampaignMap  *self,
                          MusterCampaignVerb  verb,
                          JsonNode           *params)
{
  g_autoptr (JsonNode) taken = params;
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, verb, taken);
  if (!muster_campaign_record (get_campaign (self), &order, &tape, &error))
    g_signal_emit (self, failed_signal, 0, error);
}

void
muster_campaign_map_begin (MusterCampaignMap *self,
                           int                force)
{
  g_clear_object (&self->draft);
  if (muster_campaign_map_is_now (self) && muster_campaign_map_commands (self, force))
    self->draft = muster_march_draft_new (get_campaign (self), force);
  if (self->draft != NULL)
    self->chosen
      = muster_campaign_state_get_force (muster_campaign_get_present (get_campaign (self)), force)
          ->place;
  refill (self);
}

void
muster_campaign_map_go (MusterCampaignMap *self,
                        int                place)
{
  if (self->draft == NULL || !muster_march_draft_add (self->draft, place))
    return;
  self->chosen = place;
  refill (self);
}

void
muster_campaign_map_drop (MusterCampaignMap *self)
{
  g_clear_object (&self->draft);
  refill (self);
}

void
muster_campaign_map_write (MusterCampaignMap *self)
{
  g_autoptr (MusterMarchDraft) draft = g_steal_pointer (&self->draft);
  g_autoptr (GError) error = NULL;

  if (draft != NULL && !muster_march_draft_give (draft, &error))
    g_signal_emit (self, failed_signal, 0, error);
}

/* The map as the reader sees it now, with the march that is being written in place of the old one. */
static MusterTheatre *
make_theatre (MusterCampaignMap *self)
{
  MusterCampaign *campaign = get_campaign (self);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  MusterTheatre *theatre = muster_theatre_new (muster_campaign_get_setup (campaign), state, self->reader);
  const GArray *path = self->draft != NULL ? muster_march_draft_get_path (self->draft) : NULL;

  theatre->chosen = self->chosen < (int) theatre->places->len ? self->chosen : -1;
  muster_theatre_set_picture (theatre, self->picture);
  if (self->has_tracks)
    muster_theatre_add_last_turn (theatre, campaign);
  if (path != NULL && path->len > 1)
    {
      int force = muster_march_draft_get_force (self->draft);
      MusterTheatreMarch march = { .side = muster_campaign_state_get_force_def (state, force)->side };

      for (guint i = 0; i < path->len && i < MUSTER_THEATRE_MAX_PATH; i++)
        march.path[march.n_path++] = g_array_index (path, int, i);
      g_array_append_val (theatre->marches, march);
    }
  return theatre;
}

static void
chosen_cb (MusterCampaignMap *self,
           int                place)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->places, place);

  self->chosen = place;
  gtk_list_box_select_row (self->places, row);
}

/* Enter on the next place of a march adds it; on the last one, the march is written. Where no march is being
 * written, one of the forces there begins one. */
static void
activate_place (MusterCampaignMap *self,
                int                place)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  const GArray *path = self->draft != NULL ? muster_march_draft_get_path (self->draft) : NULL;

  self->chosen = place;
  if (path != NULL && path->len > 1 && g_array_index (path, int, path->len - 1) == place)
    {
      muster_campaign_map_write (self);
      return;
    }
  if (path != NULL)
    {
      muster_campaign_map_go (self, place);
      return;
    }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (state, i)->place == place && muster_campaign_map_commands (self, i))
      {
        muster_campaign_map_begin (self, i);
        return;
      }
}

/* Another click takes the next force of the stack. */
static void
stack_cb (MusterCampaignMap *self,
          int                index)
{
  const MusterTheatre *theatre = muster_theatre_area_get_theatre (MUSTER_THEATRE_AREA (self->area));
  const MusterTheatreStack *stack = &g_array_index (theatre->stacks, MusterTheatreStack, index);
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  int last = self->draft != NULL ? muster_march_draft_get_force (self->draft) : -1;
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES);

  self->chosen = stack->place;
  for (int k = 1; k <= n; k++)
    {
      int force = (last + k) % n;

      if (muster_campaign_state_get_force (state, force)->place == stack->place &&
          muster_campaign_state_get_force_def (state, force)->side == stack->side &&
          muster_campaign_map_commands (self, force))
        {
          muster_campaign_map_begin (self, force);
          return;
        }
    }
  refill (self);
}

/* Drawn from a place: the first force there that may be ordered marches the shortest way. */
static void
dragged_cb (MusterCampaignMap *self,
            int                from,
            int                to)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  int wanted = self->draft != NULL ? muster_march_draft_get_force (self->draft) : -1;

  if (wanted < 0 || muster_campaign_state_get_force (state, wanted)->place != from)
    activate_place (self, from);
  if (self->draft == NULL)
    return;
  if (muster_march_draft_go_to (self->draft, to))
    muster_campaign_map_write (self);
  else
    {
      g_autoptr (GError) error = NULL;
      const char *name = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, to)->name;

      g_set_error (&error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   _ ("%s is too far for one turn, or no open way leads there."), name);
      muster_campaign_map_drop (self);
      g_signal_emit (self, failed_signal, 0, error);
    }
}

static void
row_selected_cb (MusterCampaignMap *self,
                 GtkListBoxRow     *row)
{
  MusterTheatre *theatre;

  if (row == NULL || self->chosen == gtk_list_box_row_get_index (row))
    return;
  self->chosen = gtk_list_box_row_get_index (row);
  theatre = make_theatre (self);
  muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (self->area), theatre);
}

static void
row_activated_cb (MusterCampaignMap *self,
                  GtkListBoxRow     *row)
{
  activate_place (self, gtk_list_box_row_get_index (row));
}

static void
reader_cb (MusterCampaignMap *self,
           GParamSpec        *pspec,
           GtkDropDown       *choice)
{
  int reader = (int) gtk_drop_down_get_selected (choice) - 1;

  if (reader == self->reader)
    return;
  self->reader = reader;
  g_clear_object (&self->draft);
  muster_campaign_view_refill_later (MUSTER_CAMPAIGN_VIEW (self));
}

static void
tracks_cb (MusterCampaignMap *self,
           GtkToggleButton   *button)
{
  self->has_tracks = gtk_toggle_button_get_active (button);
  if (self->places != NULL)
    muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (self->area), make_theatre (self));
}

static void
zoom_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (widget);

  self->zoom = g_str_equal (name, "map.zoom-in") ? MIN (self->zoom + ZOOM_STEP, MAX_ZOOM) : 1;
  refill (self);
}

/* The number of log entries at the end of the turn before or after the shown moment; the beginning and the
 * present count as well. */
static guint
find_turn (MusterCampaignMap *self,
           gboolean           forth)
{
  MusterCampaign *campaign = get_campaign (self);
  guint position = muster_ledger_get_position (campaign), length = muster_ledger_get_length (campaign);
  guint before = 0;

  for (guint i = 0; i < length; i++)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (campaign, i);

      if (muster_campaign_log_entry_get_order (entry)->verb != MUSTER_CAMPAIGN_ORDER_RESOLVE)
        continue;
      if (forth && i + 1 > position)
        return i + 1;
      if (i + 1 < position)
        before = i + 1;
    }
  return forth ? length : before;
}

static void
turn_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (widget);

  g_clear_object (&self->draft);
  muster_ledger_look (get_campaign (self), find_turn (self, g_str_equal (name, "map.forth")));
}

/* Writes the march of the first force in the chosen place. */
static void
march_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (widget);

  if (self->places != NULL && self->chosen >= 0 && self->draft == NULL)
    activate_place (self, self->chosen);
}

static void
drop_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_campaign_map_drop (MUSTER_CAMPAIGN_MAP (widget));
}

static GtkWidget *
new_icon_button (const char *icon,
                 const char *action,
                 const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_name (button, action);
  muster_accessible_set_label (button, label);
  muster_tooltip_set (button, label);
  return button;
}

static GtkWidget *
new_readers (MusterCampaignMap *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (get_campaign (self));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *choice;

  gtk_string_list_append (names, _("As the game master"));
  for (int i = 0; i < setup->n_sides; i++)
    {
      /* Translators: how a map is shown; a side. */
      g_autofree char *name = g_strdup_printf (_("As %s sees it"), setup->sides[i].name);

      gtk_string_list_append (names, name);
    }
  choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), (guint) (self->reader + 1));
  gtk_widget_set_name (choice, "reader");
  muster_accessible_set_label (choice, _("Whose map"));
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (reader_cb), self, G_CONNECT_SWAPPED);
  return choice;
}

static void
add_heading (MusterCampaignMap *self,
             GtkBox            *box)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);
  GtkWidget *turns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *tracks = gtk_toggle_button_new_with_label (_("Last Turn"));
  /* Translators: a turn of the map, by its number. */
  g_autofree char *turn = g_strdup_printf (_("Turn %d"), state->turn);
  GtkWidget *label = muster_text_label_new (turn, "heading");

  gtk_widget_add_css_class (turns, "linked");
  gtk_box_append (GTK_BOX (turns),
                  new_icon_button ("go-previous-symbolic", "map.back", _ ("The turn before ([)")));
  gtk_widget_set_margin_start (label, 10);
  gtk_widget_set_margin_end (label, 10);
  gtk_box_append (GTK_BOX (turns), label);
  gtk_box_append (GTK_BOX (turns),
                  new_icon_button ("go-next-symbolic", "map.forth", _ ("The turn after (])")));
  gtk_widget_set_parent (turns, row);
  gtk_widget_set_parent (new_readers (self), row);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tracks), self->has_tracks);
  gtk_widget_set_name (tracks, "tracks");
  muster_tooltip_set (tracks, _("Show who marched where in the last turn"));
  g_signal_connect_object (tracks, "toggled", G_CALLBACK (tracks_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (tracks, row);
  gtk_widget_set_parent (new_icon_button ("zoom-in-symbolic", "map.zoom-in", _("Larger (+)")), row);
  gtk_widget_set_parent (
    new_icon_button ("zoom-fit-best-symbolic", "map.zoom-out", _ ("The whole map (−)")), row);
  gtk_box_append (box, row);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.back",
                                 muster_ledger_get_position (get_campaign (self)) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.forth",
                                 muster_ledger_get_position (get_campaign (self)) <
                                   muster_ledger_get_length (get_campaign (self)));
}

static void
add_area (MusterCampaignMap *self,
          GtkBox            *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (gtk_widget_get_parent (self->area) != NULL)
    gtk_widget_unparent (self->area);
  gtk_widget_set_halign (self->area, self->zoom > 1 ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  muster_theatre_area_set_zoom (MUSTER_THEATRE_AREA (self->area), self->zoom);
  muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (self->area), make_theatre (self));
  gtk_widget_add_css_class (card, "card");
  if (self->zoom > 1)
    {
      GtkWidget *scrolled = gtk_scrolled_window_new ();

      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->area);
      gtk_box_append (GTK_BOX (card), scrolled);
    }
  else
    gtk_box_append (GTK_BOX (card), self->area);
  gtk_box_append (box, card);
  muster_campaign_parts_add_text (
    box,
    _ ("Arrow keys go along the links, M or Enter writes a march, [ and ] look at the "
       "turns before and after. Or draw a force to where it is to march."),
    "dim-label");
}

/* Each place is a row: whose it is, who is there, and what lies next to it. */
static void
add_places (MusterCampaignMap *self,
            GtkBox            *box)
{
  const MusterTheatre *theatre = muster_theatre_area_get_theatre (MUSTER_THEATRE_AREA (self->area));
  GtkBox *card = muster_campaign_parts_add_card (box, _("Places"), NULL);

  self->places = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_set_name (GTK_WIDGET (self->places), "places");
  muster_accessible_set_label (GTK_WIDGET (self->places), _("Places"));
  for (guint i = 0; i < theatre->places->len; i++)
    {
      const MusterTheatrePlace *place = muster_theatre_get_place (theatre, (int) i);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      g_autofree char *what = muster_theatre_words_dup_place (theatre, (int) i);
      g_autofree char *next = muster_theatre_words_dup_next (theatre, (int) i);
      /* Translators: the places next to a place of the map. */
      g_autofree char *ways = g_strdup_printf (_("Next to it: %s"), next);
      g_autofree char *label = g_strdup_printf ("%s: %s. %s", place->name, what, *next != '\0' ? ways : "");

      muster_campaign_parts_add_text (GTK_BOX (lines), place->name, "heading");
      muster_campaign_parts_add_text (GTK_BOX (lines), what, NULL);
      if (*next != '\0')
        muster_campaign_parts_add_text (GTK_BOX (lines), ways, "dim-label");
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), lines);
      gtk_widget_set_name (row, place->id);
      muster_accessible_set_label (row, label);
      gtk_list_box_append (self->places, row);
      if ((int) i == self->chosen)
        gtk_list_box_select_row (self->places, GTK_LIST_BOX_ROW (row));
    }
  g_signal_connect_object (self->places, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->places, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (card, GTK_WIDGET (self->places));
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (view);
  GtkWidget *columns =
    g_object_new (GTK_TYPE_BOX, "layout-manager", muster_aside_layout_new (GTK_PACK_END), NULL);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (self->draft != NULL && !muster_campaign_map_is_now (self))
    g_clear_object (&self->draft);
  add_heading (self, GTK_BOX (left));
  if (muster_campaign_view_hides_secrets (view) && self->reader == MUSTER_CAMPAIGN_MASTER)
    {
      self->places = NULL;
      muster_campaign_parts_add_text (GTK_BOX (left),
                                      _("The game master’s map is hidden. Choose who looks at it."),
                                      "dim-label");
    }
  else
    {
      add_area (self, GTK_BOX (left));
      add_places (self, GTK_BOX (left));
      muster_campaign_map_add_cards (self, GTK_BOX (right));
    }
  gtk_widget_set_parent (left, columns);
  gtk_widget_set_parent (right, columns);
  gtk_box_append (box, columns);
}

static void
muster_campaign_map_dispose (GObject *object)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (object);

  g_clear_object (&self->draft);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->places = NULL;

  G_OBJECT_CLASS (muster_campaign_map_parent_class)->dispose (object);
  g_clear_object (&self->area);
}

static void
muster_campaign_map_class_init (MusterCampaignMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_campaign_map_dispose;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_ERROR);
  gtk_widget_class_install_action (widget_class, "map.back", NULL, turn_cb);
  gtk_widget_class_install_action (widget_class, "map.forth", NULL, turn_cb);
  gtk_widget_class_install_action (widget_class, "map.march", NULL, march_cb);
  gtk_widget_class_install_action (widget_class, "map.drop", NULL, drop_cb);
  gtk_widget_class_install_action (widget_class, "map.zoom-in", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "map.zoom-out", NULL, zoom_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketleft, 0, "map.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketright, 0, "map.forth", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0, "map.march", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "map.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "map.zoom-out", NULL);
}

static void
muster_campaign_map_init (MusterCampaignMap *self)
{
  self->reader = MUSTER_CAMPAIGN_MASTER;
  self->chosen = -1;
  self->has_tracks = TRUE;
  self->zoom = 1;
  self->area = g_object_ref_sink (muster_theatre_area_new ());
  gtk_widget_set_name (self->area, "map");
  g_signal_connect_object (self->area, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "activated", G_CALLBACK (activate_place), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "stack", G_CALLBACK (stack_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->area, "dragged", G_CALLBACK (dragged_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
muster_campaign_map_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_MAP, "campaign", campaign, NULL);
}

void
muster_campaign_map_set_picture (GtkWidget *view,
                                 GBytes    *picture)
{
  MusterCampaignMap *self = MUSTER_CAMPAIGN_MAP (view);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = picture != NULL ? muster_picture_new (picture) : NULL;
  refill (self);
}
