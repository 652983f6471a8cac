/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-record-view.h"
#include "app/campaign/muster-gazette-window.h"
#include "app/models/campaign/muster-career-reader.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"
#include "sheets/muster-campaign-source.h"

/* The open campaign on paper, and the careers of those who are in it. */

#define READER "muster-career-reader"

/* NULL while no campaign is open. It is made with the first who asks, and goes with the page. */
static MusterCareerReader *
get_reader (MusterWindow *self)
{
  MusterCampaignPage *page = muster_window_get_campaign_page (self);
  MusterCareerReader *reader;

  if (page == NULL)
    return NULL;
  reader = g_object_get_data (G_OBJECT (page), READER);
  if (reader == NULL)
    {
      reader = muster_career_reader_new (muster_campaign_page_get_campaign (page),
                                         muster_window_get_store (self), muster_window_get_library (self));
      g_object_set_data_full (G_OBJECT (page), READER, reader, g_object_unref);
    }
  return reader;
}

/* What was read, unless another campaign has been opened meanwhile. Nothing is kept of the window. */
static MusterCareers *
finish_reading (MusterWindow *self,
                GObject      *reader,
                GAsyncResult *result)
{
  MusterCareers *careers = muster_career_reader_wait_finish (MUSTER_CAREER_READER (reader), result);

  return get_reader (self) == MUSTER_CAREER_READER (reader) ? careers : NULL;
}

static void
print_read_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(MusterWindow) self = data;
  MusterCareers *careers = finish_reading (self, object, result);
  g_autoptr(MusterSheetSource) source = careers != NULL ? muster_campaign_source_new (careers) : NULL;

  if (source != NULL)
    muster_window_print (self, GTK_WINDOW (self), source);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterCareerReader *reader = get_reader (MUSTER_WINDOW (widget));

  if (reader != NULL)
    muster_career_reader_wait_async (reader, print_read_cb, g_object_ref (widget));
}

static void
print_gazette_cb (MusterWindow        *self,
                  MusterSheetSource   *source,
                  MusterGazetteWindow *dialog)
{
  muster_window_print (self, GTK_WINDOW (dialog), source);
}

static void
gazette_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(MusterWindow) self = data;
  MusterCareers *careers = finish_reading (self, object, result);
  g_autoptr(MusterGazetteDraft) draft = careers != NULL ? muster_gazette_draft_new (careers) : NULL;
  GtkWidget *dialog;

  if (careers != NULL && draft == NULL)
    muster_window_toast (self, _("No chapter was fought yet: there is nothing to tell"));
  if (draft == NULL)
    return;
  dialog = muster_gazette_window_new (GTK_WINDOW (self), draft);
  g_signal_connect_object (dialog, "print", G_CALLBACK (print_gazette_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
gazette_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterCareerReader *reader = get_reader (MUSTER_WINDOW (widget));

  if (reader != NULL)
    muster_career_reader_wait_async (reader, gazette_read_cb, g_object_ref (widget));
}

static void
record_read_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(MusterCampaignRecordView) view = data;
  MusterCareers *careers = muster_career_reader_wait_finish (MUSTER_CAREER_READER (object), result);
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)));
  GtkWindow *window = dialog != NULL ? gtk_window_get_transient_for (dialog) : NULL;
  MusterCampaignSheetChoice choice = { .side = MUSTER_GAZETTE_ALL };
  g_autoptr(MusterSheetSource) source = NULL;

  if (window == NULL)
    return;
  choice.who = muster_campaign_record_view_get_id (view);
  source = muster_campaign_source_new_one (careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice);
  muster_window_print (MUSTER_WINDOW (window), dialog, source);
}

static void
print_record_cb (MusterWindow             *self,
                 MusterCampaignRecordView *view)
{
  MusterCareerReader *reader = get_reader (self);

  if (reader != NULL)
    muster_career_reader_wait_async (reader, record_read_cb, g_object_ref (view));
}

/* A service record shows what was read last at once, and the rest as it is read. */
static void
record_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCareerReader *reader = get_reader (self);
  MusterCareers *careers = reader != NULL ? muster_career_reader_get_careers (reader) : NULL;
  const char *kind, *id;
  MusterCampaignKind of;
  GtkWidget *view;

  g_variant_get (parameter, "(&s&s)", &kind, &id);
  of = g_str_equal (kind, "leader") ? MUSTER_CAMPAIGN_LEADERS : MUSTER_CAMPAIGN_UNITS;
  if (careers == NULL || muster_careers_find (careers, of, id) == NULL)
    return;
  muster_careers_read_more (careers);
  view = muster_campaign_record_view_new (careers, of, id);
  g_signal_connect_object (view, "print", G_CALLBACK (print_record_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (
    muster_campaign_act_window_new (GTK_WINDOW (self), _("Service record"), NULL, view)));
}

void
muster_window_install_campaign_paper_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-gazette", NULL, gazette_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-record", "(ss)", record_cb);
}
