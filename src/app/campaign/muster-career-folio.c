/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-career-folio.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-accessible.h"
#include "core/muster-i18n.h"

typedef struct
{
  MusterCareers *careers; /* (nullable): until they are given */
  guint refill_id;
} MusterCareerFolioPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterCareerFolio, muster_career_folio, MUSTER_TYPE_CAMPAIGN_VIEW)

static MusterCareerFolioPrivate *
get_private (MusterCareerFolio *self)
{
  return muster_career_folio_get_instance_private (self);
}

static gboolean
refill_cb (gpointer data)
{
  MusterCareerFolio *self = data;

  get_private (self)->refill_id = 0;
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
  return G_SOURCE_REMOVE;
}

/* Refills the page when idle, so that several changes while careers are read cost one refill. */
static void
changed_cb (MusterCareerFolio *self)
{
  MusterCareerFolioPrivate *priv = get_private (self);

  if (priv->refill_id == 0)
    priv->refill_id = g_idle_add_full (G_PRIORITY_LOW, refill_cb, self, NULL);
}

static void
muster_career_folio_dispose (GObject *object)
{
  MusterCareerFolioPrivate *priv = get_private (MUSTER_CAREER_FOLIO (object));

  g_clear_handle_id (&priv->refill_id, g_source_remove);
  g_clear_object (&priv->careers);

  G_OBJECT_CLASS (muster_career_folio_parent_class)->dispose (object);
}

static void
muster_career_folio_class_init (MusterCareerFolioClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_career_folio_dispose;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->max_width = MUSTER_CAMPAIGN_READING_WIDTH;
}

static void
muster_career_folio_init (MusterCareerFolio *self)
{
}

MusterCareers *
muster_career_folio_get_careers (MusterCareerFolio *self)
{
  g_return_val_if_fail (MUSTER_IS_CAREER_FOLIO (self), NULL);

  return get_private (self)->careers;
}

void
muster_career_folio_set_careers (MusterCareerFolio *self,
                                  MusterCareers     *careers)
{
  g_return_if_fail (MUSTER_IS_CAREER_FOLIO (self));
  g_return_if_fail (get_private (self)->careers == NULL);

  get_private (self)->careers = g_object_ref (careers);
  g_signal_connect_object (careers, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

GtkListBox *
muster_career_folio_add_list (GtkBox     *box,
                              const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  muster_accessible_set_label (list, label);
  muster_campaign_parts_add_text (box, label, "heading");
  gtk_box_append (box, list);
  return GTK_LIST_BOX (list);
}

void
muster_career_folio_add_waiting (MusterCareerFolio *self,
                                 GtkBox            *box)
{
  g_return_if_fail (MUSTER_IS_CAREER_FOLIO (self));

  if (muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (self)) != NULL
      && !muster_careers_is_complete (get_private (self)->careers))
    muster_campaign_parts_add_text (box, _("What was before is being read…"), "dim-label");
}
