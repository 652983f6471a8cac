/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-graph.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/models/campaign/muster-campaign-layout.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-i18n.h"

#define MOVE "win.campaign-move"

/* In pixels; where there is little room, chapters come closer to each other and get narrower. */
#define GAP_X 44
#define LEAST_GAP_X 24
#define LEAST_CHARS 12
#define GAP_Y 18
#define ARROW 8.0f

struct _MusterCampaignGraph
{
  GtkWidget parent_instance;

  MusterCampaign *campaign;
  GPtrArray *nodes; /* GtkMenuButton, by chapter */
  MusterCampaignLayout *layout;
  int least_width; /* of the nodes: what the widest of them needs, and would like to have */
  int natural_width;
  int width; /* what each of them has, and the gap to the next column */
  int gap;
  int height; /* of the highest node */
};

G_DEFINE_FINAL_TYPE (MusterCampaignGraph, muster_campaign_graph, GTK_TYPE_WIDGET)

static const char *
get_id (MusterCampaignGraph *self,
        int                  chapter)
{
  return muster_campaign_state_get_def (muster_campaign_get_state (self->campaign), MUSTER_CAMPAIGN_CHAPTERS,
                                        chapter)->id;
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static void
add_ways_to_fight (GMenu      *menu,
                   const char *id)
{
  add_item (menu, _("_Fight It…"), "win.campaign-fight", id);
  add_item (menu, _("Played on _Paper…"), "win.campaign-paper", id);
  add_item (menu, _("_Attach a Battle…"), "win.campaign-attach", id);
  add_item (menu, _("Resolve _Without a Table…"), "win.campaign-resolve", id);
}

static void
add_move (GMenu      *menu,
          const char *label,
          const char *id,
          const char *onto)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  if (onto == NULL)
    return;
  g_menu_item_set_action_and_target (item, MOVE, "(ss)", id, onto);
  g_menu_append_item (menu, item);
}

/* Returns: (nullable): the id of the next chapter whose place this one can take, or of the last one
 * before it if @step is -1 */
static const char *
find_place (MusterCampaignGraph *self,
            int                  chapter,
            int                  step)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS);

  for (int place = chapter + step; place >= 0 && place < n; place += step)
    if (muster_campaign_moving_can_move_chapter (self->campaign, chapter, place, NULL))
      return get_id (self, place);
  return NULL;
}

/* Offers what can be done with a chapter of this status. */
static GMenu *
make_menu (MusterCampaignChapterStatus  status,
           const char                  *id)
{
  GMenu *menu = g_menu_new ();

  switch (status)
    {
    case MUSTER_CAMPAIGN_READY:
      add_ways_to_fight (menu, id);
      muster_campaign_parts_add_item (menu, _("_Skip…"), "skip", "chapter", id, NULL);
      add_item (menu, _("_Edit…"), "win.campaign-edit", id);
      muster_campaign_parts_add_item (menu, _("Re_move…"), "remove", "chapter", id, NULL);
      break;
    case MUSTER_CAMPAIGN_OPEN:
      add_item (menu, _("Record the _Return…"), "win.campaign-return", id);
      add_ways_to_fight (menu, id);
      break;
    case MUSTER_CAMPAIGN_FOUGHT:
      add_item (menu, _("_Aftermath"), "campaign.show-part", "todo");
      add_item (menu, _("_Compare With Its Battle…"), "win.campaign-renew", id);
      break;
    case MUSTER_CAMPAIGN_PLANNED:
      add_item (menu, _("_Edit…"), "win.campaign-edit", id);
      muster_campaign_parts_add_item (menu, _("Make It _Ready…"), "set", "chapter", id, NULL);
      muster_campaign_parts_add_item (menu, _("Re_move…"), "remove", "chapter", id, NULL);
      break;
    case MUSTER_CAMPAIGN_CLOSED:
      add_item (menu, _("_Compare With Its Battle…"), "win.campaign-renew", id);
      break;
    case MUSTER_CAMPAIGN_SKIPPED:
    case MUSTER_CAMPAIGN_REMOVED:
    default:
      muster_campaign_parts_add_item (menu, _("Make It _Ready…"), "set", "chapter", id, NULL);
      break;
    }
  return menu;
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *style)
{
  GtkWidget *label = muster_text_label_new (text, style);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 22);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  gtk_widget_set_visible (label, *text != '\0');
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static gboolean
drop_cb (GtkWidget    *node,
         const GValue *value)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (gtk_widget_get_parent (node));
  gboolean is_tree = muster_campaign_get_setup (self->campaign)->plan == MUSTER_CAMPAIGN_TREE;
  const char *onto = gtk_widget_get_name (node);

  if (g_strcmp0 (onto, g_value_get_string (value)) == 0)
    return FALSE;
  return gtk_widget_activate_action (node, is_tree ? "win.campaign-connect" : MOVE, "(ss)",
                                     g_value_get_string (value), onto);
}

/* In a tree, the player drags a chapter onto the one that shall follow it; in other plans, to its
 * new place. */
static void
let_drag (GtkWidget  *node,
             const char *id)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (G_TYPE_STRING, id);

  gtk_widget_set_name (node, id);
  gtk_drag_source_set_content (source, content);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (node, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), node, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (node, GTK_EVENT_CONTROLLER (target));
}

static GtkWidget *
make_node (MusterCampaignGraph *self,
           int                  chapter)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);
  const MusterCampaignState *state = muster_campaign_get_state (self->campaign);
  const MusterCampaignChapter *value = muster_campaign_state_get_chapter (state, chapter);
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  const char *status = muster_campaign_chapter_status_label (value->status);
  g_autofree char *words = muster_campaign_words_chapter (setup, state, chapter);
  g_autofree char *follows = muster_campaign_layout_dup_successors (setup, state, chapter);
  g_autofree char *label
    = g_strdup_printf ("%s, %s%s%s%s%s", def->name, status, *words != '\0' ? ", " : "", words,
                       *follows != '\0' ? "; " : "", follows);
  g_autoptr (GMenu) menu = make_menu (value->status, def->id);
  GtkWidget *node = gtk_menu_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  static const char *const statuses[] = { "planned", "ready",   "open",   "fought",
                                          "closed",  "skipped", "removed" };

  add_label (box, def->name, "heading");
  add_label (box, words, "caption");
  add_label (box, status, "chapter-status");
  add_move (menu, _("Move _Earlier"), def->id, find_place (self, chapter, -1));
  add_move (menu, _("Move _Later"), def->id, find_place (self, chapter, 1));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (node), box);
  muster_late_menu_set (GTK_MENU_BUTTON (node), G_MENU_MODEL (menu));
  muster_tooltip_set (node, label);
  muster_accessible_set_label (node, label);

  gtk_widget_add_css_class (node, "chapter");
  gtk_widget_add_css_class (node, statuses[value->status]);
  if (value->winner >= 0)
    gtk_widget_add_css_class (node, muster_campaign_get_colour (setup, state, value->winner)->id);

  let_drag (node, def->id);
  gtk_widget_set_visible (node, muster_campaign_state_lists (state, chapter));
  gtk_widget_set_parent (node, GTK_WIDGET (self));
  return node;
}

static void
show_campaign (MusterCampaignGraph *self)
{
  const MusterCampaignState *state = muster_campaign_get_state (self->campaign);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  g_autofree char *focused = focus != NULL ? g_strdup (gtk_widget_get_name (focus)) : NULL;

  g_ptr_array_set_size (self->nodes, 0);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->layout, muster_campaign_layout_free);
  self->layout = muster_campaign_layout_new (muster_campaign_get_setup (self->campaign), state);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      GtkWidget *node = make_node (self, i);

      g_ptr_array_add (self->nodes, node);
      if (g_strcmp0 (focused, get_id (self, i)) == 0)
        gtk_widget_grab_focus (node);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static GtkWidget *
find_node (MusterCampaignGraph *self,
           const char          *id)
{
  for (guint i = 0; i < self->nodes->len; i++)
    if (gtk_widget_get_visible (self->nodes->pdata[i]) &&
        g_str_equal (gtk_widget_get_name (self->nodes->pdata[i]), id))
      return self->nodes->pdata[i];
  return NULL;
}

/* Returns how high a chapter gets when it is so narrow. A menu button is as high as its words want to be in
 * one width alone, so they are asked themselves; around them there is always as much. */
static int
measure_height (GtkWidget *node,
                int        width)
{
  GtkWidget *box = gtk_menu_button_get_child (GTK_MENU_BUTTON (node));
  int node_width, node_height, box_width, box_height, height;

  gtk_widget_measure (node, GTK_ORIENTATION_HORIZONTAL, -1, &node_width, NULL, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &box_width, NULL, NULL, NULL);
  gtk_widget_measure (node, GTK_ORIENTATION_VERTICAL, -1, NULL, &node_height, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, NULL, &box_height, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width - (node_width - box_width), NULL, &height, NULL,
                      NULL);
  return height + node_height - box_height;
}

static void
measure_nodes (MusterCampaignGraph *self)
{
  self->least_width = self->natural_width = self->height = 1;
  for (guint i = 0; i < self->nodes->len; i++)
    {
      int least, natural;

      gtk_widget_measure (self->nodes->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL,
                          NULL);
      self->least_width = MAX (self->least_width, least);
      self->natural_width = MAX (self->natural_width, natural);
    }
  /* Narrow chapters are the highest, and all have room for that. */
  for (guint i = 0; i < self->nodes->len; i++)
    if (gtk_widget_get_visible (self->nodes->pdata[i]))
      self->height = MAX (self->height, measure_height (self->nodes->pdata[i], self->least_width));
}

static void
muster_campaign_graph_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (widget);

  measure_nodes (self);
  *minimum = *natural = self->layout->n_rows * (self->height + GAP_Y);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->layout->n_columns * (self->least_width + LEAST_GAP_X);
      *natural = self->layout->n_columns * (self->natural_width + GAP_X);
    }
}

static void
muster_campaign_graph_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (widget);
  int cell;

  measure_nodes (self);

  /* Shares the width out among the columns. */
  cell = width / MAX (self->layout->n_columns, 1);
  self->gap = CLAMP (cell - self->natural_width, LEAST_GAP_X, GAP_X);
  self->width = CLAMP (cell - self->gap, self->least_width, self->natural_width);

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const MusterCampaignLayoutPlace *place = &self->layout->places[i];
      const GtkAllocation allocation = {
        .x = place->column * (self->width + self->gap),
        .y = place->row * (self->height + GAP_Y) / 2,
        .width = self->width,
        .height = self->height,
      };

      gtk_widget_size_allocate (self->nodes->pdata[i], &allocation, -1);
    }
}

static void
muster_campaign_graph_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, 0.55);
  for (guint i = 0; i < self->layout->edges->len; i++)
    {
      const MusterCampaignEdge *edge = &g_array_index (self->layout->edges, MusterCampaignEdge, i);
      static const double dashes[] = { 5, 4 };
      const MusterCampaignLayoutPlace *from = &self->layout->places[edge->from];
      const MusterCampaignLayoutPlace *to = &self->layout->places[edge->to];
      double x1 = from->column * (self->width + self->gap) + self->width;
      double y1 = from->row * (self->height + GAP_Y) / 2 + self->height / 2.0;
      double x2 = to->column * (self->width + self->gap);
      double y2 = to->row * (self->height + GAP_Y) / 2 + self->height / 2.0;
      double bend = MAX (x2 - x1, self->gap) / 2;

      cairo_set_dash (cr, dashes, edge->taken ? 0 : G_N_ELEMENTS (dashes), 0);
      cairo_set_line_width (cr, edge->taken ? 3 : 1.5);
      cairo_move_to (cr, x1, y1);
      cairo_curve_to (cr, x1 + bend, y1, x2 - bend, y2, x2 - ARROW, y2);
      cairo_stroke (cr);
      cairo_move_to (cr, x2, y2);
      cairo_rel_line_to (cr, -ARROW, -ARROW / 2);
      cairo_rel_line_to (cr, 0, ARROW);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (muster_campaign_graph_parent_class)->snapshot (widget, snapshot);
}

/* Moves the chapter that has the focus one place forward or back; it keeps the focus. */
static void
move_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *step)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  g_autofree char *id = focus != NULL ? g_strdup (gtk_widget_get_name (focus)) : NULL;
  const char *found = NULL;
  g_autofree char *onto = NULL;

  for (guint i = 0; i < self->nodes->len; i++)
    if (self->nodes->pdata[i] == focus)
      found = find_place (self, (int) i, g_variant_get_int32 (step));
  if (found == NULL)
    return;
  onto = g_strdup (found);
  /* The focus goes to the place, since the chapter will stand there after the move. */
  gtk_widget_grab_focus (find_node (self, onto));
  gtk_widget_activate_action (widget, MOVE, "(ss)", id, onto);
}

/* Scrolls a long plan to the chapter that comes next. */
static gboolean
show_next_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (widget);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  int next = muster_campaign_find_next_chapter (muster_campaign_get_state (self->campaign));
  double start;

  if (gtk_widget_get_width (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (next < 0 || scrolled == NULL)
    return G_SOURCE_REMOVE;
  start = self->layout->places[next].column * (self->width + self->gap);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                             MAX (0, start - self->gap), start + self->width + self->gap);
  return G_SOURCE_REMOVE;
}

static void
muster_campaign_graph_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_campaign_graph_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, show_next_cb, NULL, NULL);
}

static void
muster_campaign_graph_dispose (GObject *object)
{
  MusterCampaignGraph *self = MUSTER_CAMPAIGN_GRAPH (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->layout, muster_campaign_layout_free);
  g_clear_object (&self->campaign);

  G_OBJECT_CLASS (muster_campaign_graph_parent_class)->dispose (object);
}

static void
muster_campaign_graph_class_init (MusterCampaignGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_campaign_graph_dispose;
  widget_class->measure = muster_campaign_graph_measure;
  widget_class->size_allocate = muster_campaign_graph_size_allocate;
  widget_class->snapshot = muster_campaign_graph_snapshot;
  widget_class->map = muster_campaign_graph_map;
  gtk_widget_class_install_action (widget_class, "plan.move", "i", move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "plan.move", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "plan.move", "i", 1);
  gtk_widget_class_set_css_name (widget_class, "campaigngraph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
muster_campaign_graph_init (MusterCampaignGraph *self)
{
  self->nodes = g_ptr_array_new ();
  muster_accessible_set_label (GTK_WIDGET (self), _("Chapters"));
}

GtkWidget *
muster_campaign_graph_new (MusterCampaign *campaign)
{
  MusterCampaignGraph *self = g_object_new (MUSTER_TYPE_CAMPAIGN_GRAPH, NULL);

  self->campaign = g_object_ref (campaign);
  g_signal_connect_object (campaign, "changed", G_CALLBACK (show_campaign), self, G_CONNECT_SWAPPED);
  show_campaign (self);
  return GTK_WIDGET (self);
}
