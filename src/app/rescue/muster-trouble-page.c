/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/rescue/muster-trouble-page.h"

#include <adwaita.h>

#include "app/models/muster-error-words.h"
#include "app/widgets/muster-help-link.h"

struct _MusterTroublePage
{
  MusterPanel parent_instance;

  AdwStatusPage *status;
  GtkLabel *text;
  GtkSpinner *busy;
  GtkWidget *retry;
  GtkWidget *restore;
  GtkWidget *salvage;
  GtkWidget *read_only;
};

G_DEFINE_FINAL_TYPE (MusterTroublePage, muster_trouble_page, MUSTER_TYPE_PANEL)

static void
muster_trouble_page_class_init (MusterTroublePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-trouble-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, status);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, text);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, busy);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, retry);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, restore);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, salvage);
  gtk_widget_class_bind_template_child (widget_class, MusterTroublePage, read_only);
}

static void
muster_trouble_page_init (MusterTroublePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * muster_trouble_page_new:
 * @error: why the data file did not open
 */
GtkWidget *
muster_trouble_page_new (const GError *error)
{
  MusterTroublePage *self = g_object_new (MUSTER_TYPE_TROUBLE_PAGE, NULL);
  MusterRemedy remedies = muster_error_words_remedies (error);
  g_autofree char *words = muster_error_words (error);

  gtk_label_set_label (self->text, words);
  gtk_widget_set_visible (self->retry, (remedies & MUSTER_REMEDY_RETRY) != 0);
  gtk_widget_set_visible (self->restore, (remedies & MUSTER_REMEDY_BACKUP) != 0);
  gtk_widget_set_visible (self->salvage, (remedies & MUSTER_REMEDY_SALVAGE) != 0);
  gtk_widget_set_visible (self->read_only, (remedies & MUSTER_REMEDY_READ_ONLY) != 0);

  return GTK_WIDGET (self);
}

/**
 * muster_trouble_page_set_title:
 * @title: what the matter is, if it is not that the data did not open
 */
void
muster_trouble_page_set_title (MusterTroublePage *self,
                               const char        *title)
{
  g_return_if_fail (MUSTER_IS_TROUBLE_PAGE (self));

  adw_status_page_set_title (self->status, title);
}

/**
 * muster_trouble_page_set_busy:
 * @busy: whether something is being done about it
 */
void
muster_trouble_page_set_busy (MusterTroublePage *self,
                              gboolean           busy)
{
  g_return_if_fail (MUSTER_IS_TROUBLE_PAGE (self));

  gtk_spinner_set_spinning (self->busy, busy);
  gtk_widget_set_visible (GTK_WIDGET (self->busy), busy);
}
