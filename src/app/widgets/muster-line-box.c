/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-line-box.h"

#include "app/toolkit/muster-height-layout.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-rule-links.h"

struct _MusterLineBox
{
  GtkWidget parent_instance;

  char **lines;
  char **rules; /* (nullable): rules of the lines, "" for none */
  gboolean is_stale; /* the children do not show the present lines yet */
};

G_DEFINE_FINAL_TYPE (MusterLineBox, muster_line_box, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LINES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
new_label (void)
{
  GtkWidget *label = muster_text_label_new ("", NULL);

  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

/* A grid, since a box would lay out wrapping text many times. */
static GtkWidget *
new_cited (void)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *links = muster_rule_links_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), new_label (), 0, 0, 1, 1);
  gtk_widget_set_valign (links, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (grid), links, 1, 0, 1, 1);

  return grid;
}

/* Reuses the widget that showed the line before, if it is of the right kind. */
static GtkWidget *
show_line (MusterLineBox *self,
           GtkWidget     *before,
           GtkWidget     *widget,
           const char    *line,
           const char    *rule)
{
  gboolean is_cited = *rule != '\0';

  if (widget == NULL || GTK_IS_GRID (widget) != is_cited)
    {
      g_clear_pointer (&widget, gtk_widget_unparent);
      widget = is_cited ? new_cited () : new_label ();
      gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
    }
  if (is_cited)
    {
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (widget)), line);
      muster_rule_links_set_rule (MUSTER_RULE_LINKS (gtk_widget_get_last_child (widget)), rule);
    }
  else
    gtk_label_set_label (GTK_LABEL (widget), line);

  return widget;
}

/* Makes no widgets while the box is in no window: it is folded away, and most are never
 * unfolded. */
static void
show_lines (MusterLineBox *self)
{
  GtkWidget *before = NULL;
  GtkWidget *left;

  self->is_stale = gtk_widget_get_root (GTK_WIDGET (self)) == NULL;
  if (self->is_stale || self->lines == NULL)
    return;

  for (guint i = 0; self->lines[i] != NULL; i++)
    before = show_line (self, before,
                        before != NULL ? gtk_widget_get_next_sibling (before)
                                       : gtk_widget_get_first_child (GTK_WIDGET (self)),
                        self->lines[i], *self->rules != NULL ? self->rules[i] : "");
  while ((left = gtk_widget_get_last_child (GTK_WIDGET (self))) != before)
    gtk_widget_unparent (left);
}

static void
muster_line_box_root (GtkWidget *widget)
{
  MusterLineBox *self = MUSTER_LINE_BOX (widget);

  GTK_WIDGET_CLASS (muster_line_box_parent_class)->root (widget);
  if (self->is_stale)
    show_lines (self);
}

static void
muster_line_box_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_line_box_parent_class)->dispose (object);
}

static void
muster_line_box_finalize (GObject *object)
{
  MusterLineBox *self = MUSTER_LINE_BOX (object);

  g_clear_pointer (&self->lines, g_strfreev);
  g_clear_pointer (&self->rules, g_strfreev);

  G_OBJECT_CLASS (muster_line_box_parent_class)->finalize (object);
}

static void
muster_line_box_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  MusterLineBox *self = MUSTER_LINE_BOX (object);

  switch (prop_id)
    {
    case PROP_LINES:
      g_value_set_boxed (value, self->lines);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_line_box_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  MusterLineBox *self = MUSTER_LINE_BOX (object);

  switch (prop_id)
    {
    case PROP_LINES:
      muster_line_box_set_lines (self, g_value_get_boxed (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_line_box_class_init (MusterLineBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_line_box_dispose;
  object_class->finalize = muster_line_box_finalize;
  object_class->get_property = muster_line_box_get_property;
  object_class->set_property = muster_line_box_set_property;

  widget_class->root = muster_line_box_root;

  properties[PROP_LINES] =
    g_param_spec_boxed ("lines", NULL, NULL, G_TYPE_STRV,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* GTK would take an empty box for one whose height does not depend on its width, and keep that
   * when it gets lines. */
  gtk_widget_class_set_layout_manager_type (widget_class, MUSTER_TYPE_HEIGHT_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lines");
}

static void
muster_line_box_init (MusterLineBox *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * muster_line_box_set_lines:
 * @lines: (nullable): the lines
 */
void
muster_line_box_set_lines (MusterLineBox     *self,
                           const char *const *lines)
{
  muster_line_box_set_cited_lines (self, lines, NULL);
}

/**
 * muster_line_box_set_cited_lines:
 * @rules: (nullable): as many as there are lines
 */
void
muster_line_box_set_cited_lines (MusterLineBox     *self,
                                 const char *const *lines,
                                 const char *const *rules)
{
  static const char *const nothing[] = { NULL };

  g_return_if_fail (MUSTER_IS_LINE_BOX (self));

  lines = lines != NULL ? lines : nothing;
  rules = rules != NULL ? rules : nothing;
  if (self->lines != NULL && g_strv_equal ((const char *const *) self->lines, lines) &&
      g_strv_equal ((const char *const *) self->rules, rules))
    return;

  g_strfreev (self->lines);
  self->lines = g_strdupv ((char **) lines);
  g_strfreev (self->rules);
  self->rules = g_strdupv ((char **) rules);

  show_lines (self);
  gtk_widget_set_visible (GTK_WIDGET (self), lines[0] != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LINES]);
}
