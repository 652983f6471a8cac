/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-view.h"

#include <adwaita.h>

#include "app/toolkit/muster-widget-children.h"

/* In pixels. */
#define MAX_WIDTH 1500

typedef struct
{
  MusterCampaign *campaign;
  GtkScrolledWindow *scrolled;
  AdwClamp *clamp;
  GtkBox *box;
  gboolean is_stale; /* its content has changed while it was not visible */
  gboolean is_filled;
  gboolean hides_secrets;
  char *unfought; /* (nullable) */
  guint later; /* the source that refills it */
  double place; /* how far it was scrolled when it was refilled */
  guint keeping; /* the tick callback that goes back there, or 0 */
  guint n_frames; /* until it has */
} MusterCampaignViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterCampaignView, muster_campaign_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CAMPAIGN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterCampaignViewPrivate *
get_private (MusterCampaignView *self)
{
  return muster_campaign_view_get_instance_private (self);
}

/* Returns the name of the widget that has the focus, to find it again after the view is
 * refilled. */
static char *
dup_focus_name (MusterCampaignView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;
  for (; focus != GTK_WIDGET (self); focus = gtk_widget_get_parent (focus))
    if (g_strcmp0 (gtk_widget_get_name (focus), G_OBJECT_TYPE_NAME (focus)) != 0)
      return g_strdup (gtk_widget_get_name (focus));
  return g_strdup ("");
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  if (g_str_equal (gtk_widget_get_name (widget), name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
focus (MusterCampaignView *self,
       const char         *name)
{
  MusterCampaignViewPrivate *priv = get_private (self);
  GtkWidget *found = *name != '\0' ? find_named (GTK_WIDGET (priv->box), name) : NULL;

  if (found == NULL || !gtk_widget_grab_focus (found))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static GtkViewport *
get_viewport (MusterCampaignView *self)
{
  return GTK_VIEWPORT (gtk_scrolled_window_get_child (get_private (self)->scrolled));
}

static gboolean
keep_place_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       data)
{
  MusterCampaignView *self = MUSTER_CAMPAIGN_VIEW (widget);
  MusterCampaignViewPrivate *priv = get_private (self);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (priv->scrolled), priv->place);
  if (--priv->n_frames > 0)
    return G_SOURCE_CONTINUE;
  gtk_viewport_set_scroll_to_focus (get_viewport (self), TRUE);
  priv->keeping = 0;
  return G_SOURCE_REMOVE;
}

/* What is made anew stays where it is on the screen, wherever the focus is put. The new content is laid out
 * with the next frame, and in the one after that it can be scrolled. */
static void
keep_place (MusterCampaignView *self)
{
  MusterCampaignViewPrivate *priv = get_private (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  priv->n_frames = 2;
  if (priv->keeping != 0)
    return;
  priv->place = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (priv->scrolled));
  gtk_viewport_set_scroll_to_focus (get_viewport (self), FALSE);
  priv->keeping = gtk_widget_add_tick_callback (GTK_WIDGET (self), keep_place_cb, NULL, NULL);
}

static void
refill (MusterCampaignView *self)
{
  MusterCampaignViewPrivate *priv = get_private (self);
  g_autofree char *name = dup_focus_name (self);
  GtkWidget *child;

  keep_place (self);
  priv->is_stale = FALSE;
  priv->is_filled = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (priv->box))) != NULL)
    gtk_box_remove (priv->box, child);
  MUSTER_CAMPAIGN_VIEW_GET_CLASS (self)->fill (self, priv->campaign, priv->box);
  if (name != NULL)
    focus (self, name);
}

static void
muster_campaign_view_map (GtkWidget *widget)
{
  MusterCampaignView *self = MUSTER_CAMPAIGN_VIEW (widget);

  if (get_private (self)->is_stale)
    refill (self);
  GTK_WIDGET_CLASS (muster_campaign_view_parent_class)->map (widget);
}

static void
muster_campaign_view_constructed (GObject *object)
{
  MusterCampaignView *self = MUSTER_CAMPAIGN_VIEW (object);
  int max_width = MUSTER_CAMPAIGN_VIEW_GET_CLASS (self)->max_width;

  G_OBJECT_CLASS (muster_campaign_view_parent_class)->constructed (object);

  adw_clamp_set_maximum_size (get_private (self)->clamp, max_width > 0 ? max_width : MAX_WIDTH);
  adw_clamp_set_tightening_threshold (get_private (self)->clamp, max_width > 0 ? max_width : MAX_WIDTH);
  if (get_private (self)->campaign != NULL)
    g_signal_connect_object (get_private (self)->campaign, "changed",
                             G_CALLBACK (muster_campaign_view_refill), self, G_CONNECT_SWAPPED);
  muster_campaign_view_refill (self);
}

static void
muster_campaign_view_dispose (GObject *object)
{
  MusterCampaignViewPrivate *priv = get_private (MUSTER_CAMPAIGN_VIEW (object));

  g_clear_handle_id (&priv->later, g_source_remove);
  if (priv->keeping != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (object), priv->keeping);
  priv->keeping = 0;
  priv->box = NULL;
  muster_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&priv->campaign);
  g_clear_pointer (&priv->unfought, g_free);

  G_OBJECT_CLASS (muster_campaign_view_parent_class)->dispose (object);
}

static void
muster_campaign_view_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CAMPAIGN:
      g_value_set_object (value, get_private (MUSTER_CAMPAIGN_VIEW (object))->campaign);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_campaign_view_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CAMPAIGN:
      get_private (MUSTER_CAMPAIGN_VIEW (object))->campaign = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_campaign_view_class_init (MusterCampaignViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = muster_campaign_view_constructed;
  object_class->dispose = muster_campaign_view_dispose;
  object_class->get_property = muster_campaign_view_get_property;
  object_class->set_property = muster_campaign_view_set_property;
  GTK_WIDGET_CLASS (klass)->map = muster_campaign_view_map;

  properties[PROP_CAMPAIGN] =
    g_param_spec_object ("campaign", NULL, NULL, MUSTER_TYPE_CAMPAIGN,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_campaign_view_init (MusterCampaignView *self)
{
  MusterCampaignViewPrivate *priv = get_private (self);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  priv->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (priv->box), "campaign-view");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  priv->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_child (priv->clamp, GTK_WIDGET (priv->box));
  priv->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  gtk_scrolled_window_set_child (priv->scrolled, GTK_WIDGET (priv->clamp));
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
}

MusterCampaign *
muster_campaign_view_get_campaign (MusterCampaignView *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self), NULL);

  return get_private (self)->campaign;
}

/* A view that has never been shown is filled when it is shown first; any other is filled now. */
void
muster_campaign_view_refill (MusterCampaignView *self)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self));

  if (get_private (self)->box == NULL)
    return;
  get_private (self)->is_stale = TRUE;
  if (get_private (self)->is_filled || gtk_widget_get_mapped (GTK_WIDGET (self)))
    refill (self);
}

static gboolean
refill_later_cb (gpointer data)
{
  get_private (data)->later = 0;
  muster_campaign_view_refill (data);
  return G_SOURCE_REMOVE;
}

void
muster_campaign_view_refill_later (MusterCampaignView *self)
{
  MusterCampaignViewPrivate *priv = get_private (self);

  g_return_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self));

  if (priv->later == 0)
    priv->later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refill_later_cb, self, NULL);
}

void
muster_campaign_view_hide_secrets (MusterCampaignView *self,
                                   gboolean            hides)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self));

  get_private (self)->hides_secrets = hides;
  muster_campaign_view_refill (self);
}

gboolean
muster_campaign_view_hides_secrets (MusterCampaignView *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self), FALSE);

  return get_private (self)->hides_secrets;
}

void
muster_campaign_view_set_unfought (MusterCampaignView *self,
                                   const char         *chapter)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self));

  g_free (get_private (self)->unfought);
  get_private (self)->unfought = g_strdup (chapter);
  muster_campaign_view_refill (self);
}

const char *
muster_campaign_view_get_unfought (MusterCampaignView *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self), NULL);

  return get_private (self)->unfought;
}

void
muster_campaign_view_focus (MusterCampaignView *self,
                            const char         *name)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_VIEW (self));

  if (get_private (self)->is_stale)
    refill (self);
  focus (self, name);
}
