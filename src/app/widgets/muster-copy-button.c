/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-copy-button.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-table-copy.h"

#include <string.h>

struct _MusterCopyButton
{
  MusterPanel parent_instance;

  char *title;
  MusterCopySource source;
  GtkWidget *shown;

  GtkMenuButton *button;
  GMenuModel *forms;
};

G_DEFINE_FINAL_TYPE (MusterCopyButton, muster_copy_button, MUSTER_TYPE_PANEL)

static void
copy_picture (MusterCopyButton *self,
              GdkClipboard     *clipboard)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (self->shown);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (self->shown)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_clipboard_set_texture (clipboard, texture);
}

static void
copy_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterCopyButton *self = MUSTER_COPY_BUTTON (widget);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  const char *form = g_variant_get_string (parameter, NULL);
  g_autoptr (MusterTable) table = NULL;
  g_autofree char *text = NULL;

  if (self->source == NULL)
    return;
  table = self->source (self->shown);
  if (strcmp (form, "picture") == 0)
    copy_picture (self, clipboard);
  else
    {
      text = strcmp (form, "markdown") == 0 ? muster_table_copy_to_markdown (table, self->title)
             : strcmp (form, "bbcode") == 0 ? muster_table_copy_to_bbcode (table, self->title)
             : strcmp (form, "csv") == 0    ? muster_table_copy_to_csv (table)
                                            : muster_table_copy_to_chat (table, self->title);
      gdk_clipboard_set_text (clipboard, text);
    }
  gtk_widget_activate_action (widget, "win.tell-copied", NULL);
}

static void
muster_copy_button_finalize (GObject *object)
{
  g_free (MUSTER_COPY_BUTTON (object)->title);

  G_OBJECT_CLASS (muster_copy_button_parent_class)->finalize (object);
}

static void
muster_copy_button_class_init (MusterCopyButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_copy_button_finalize;

  gtk_widget_class_install_action (widget_class, "copy.as", "s", copy_cb);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-copy-button.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCopyButton, button);
  gtk_widget_class_bind_template_child (widget_class, MusterCopyButton, forms);
}

static void
muster_copy_button_init (MusterCopyButton *self)
{
  self->title = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_late_menu_set (self->button, self->forms);
}

void
muster_copy_button_set_source (MusterCopyButton *self,
                               const char       *title,
                               MusterCopySource  source,
                               GtkWidget        *shown)
{
  g_autofree char *label = NULL;

  g_return_if_fail (MUSTER_IS_COPY_BUTTON (self));

  g_free (self->title);
  self->title = g_strdup (title);
  self->source = source;
  self->shown = shown;
  /* Translators: on a button: the title of a table or a chart. */
  label = g_strdup_printf (_("Copy: %s"), title);
  muster_tooltip_set (GTK_WIDGET (self->button), label);
  muster_accessible_set_label (GTK_WIDGET (self->button), label);
}
