/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-record-view.h"
#include "app/campaign/muster-careers-view.h"
#include "app/campaign/muster-gazette-window.h"
#include "app/models/campaign/muster-career-reader.h"
#include "app/models/muster-row-words.h"
#include "app/models/print/muster-print-setup.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "core/seats/muster-seat-campaign.h"
#include "sheets/muster-campaign-source.h"
#include "store/careers/muster-career-portraits.h"

/* Sheets of the open campaign, and the careers in it or in a force outside any campaign. */

#define READER "muster-career-reader"

/* Returns: (nullable): NULL while no campaign is open. The reader is made on first use and belongs
 * to the page. */
static MusterCareerReader *
get_reader (MusterWindow *self)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
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

/* Returns: (nullable): the main window that owns this dialog, directly or through another dialog */
static MusterWindow *
find_window (GtkWindow *dialog)
{
  while (dialog != NULL && !MUSTER_IS_WINDOW (dialog))
    dialog = gtk_window_get_transient_for (dialog);
  return dialog != NULL ? MUSTER_WINDOW (dialog) : NULL;
}

/* Returns: (nullable): what was read; NULL if another campaign has been opened meanwhile */
static MusterCareers *
finish_reading (MusterWindow *self,
                GObject      *reader,
                GAsyncResult *result)
{
  MusterCareers *careers = muster_career_reader_wait_finish (MUSTER_CAREER_READER (reader), result);

  return get_reader (self) == MUSTER_CAREER_READER (reader) ? careers : NULL;
}

static GBytes *
get_portrait_cb (MusterCareer *career,
                 gpointer      portraits)
{
  return muster_career_portraits_get (portraits, career);
}

static void
free_portraits_cb (gpointer portraits)
{
  muster_career_portraits_free (portraits);
}

/* Finds portraits for @careers, which are those of the open campaign or of a force outside any. */
static MusterCareerPortraits *
new_portraits (MusterWindow  *self,
               MusterCareers *careers)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_window_get_store (self));
  g_autoptr (MusterLedgerRow) row =
    muster_careers_get_campaign (careers) != NULL
      ? muster_ledger_store_dup_row (campaigns, muster_window_get_campaign_id (self), NULL)
      : NULL;

  return muster_career_portraits_new (muster_window_get_store (self), muster_window_get_library (self),
                                      careers, row != NULL ? muster_ledger_row_get_uuid (row) : NULL);
}

static void
set_map_picture (MusterWindow      *self,
                 MusterCareers     *careers,
                 MusterSheetSource *source)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  g_autoptr (GBytes) picture = campaign != NULL ? muster_window_campaigns_load_map_picture (self,
                                                                                            campaign) : NULL;

  muster_campaign_source_set_map_picture (source, picture);
}

/* While the campaign is on phones, briefings carry the codes of their side's seats. */
static void
add_codes (MusterWindow      *self,
           MusterSheetSource *source)
{
  GtkWidget *page = muster_window_get_open_page (self);
  MusterPhones *phones =
    MUSTER_IS_CAMPAIGN_PAGE (page) ? muster_campaign_page_get_phones (MUSTER_CAMPAIGN_PAGE (page)) : NULL;
  const MusterCampaignState *state;
  g_autoptr (GArray) seats = NULL;

  if (phones == NULL || muster_phones_get_address (phones) == NULL)
    return;
  state = muster_campaign_get_present (muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page)));
  seats = muster_seats_list_campaign (muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page)));
  for (guint i = 0; i < seats->len; i++)
    {
      g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (muster_phones_get_seats (phones), i);
      int player = g_array_index (seats, MusterSeat, i).player;
      const char *id =
        player >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->id : NULL;

      if (seat != NULL)
        muster_campaign_source_add_code (source, g_array_index (seats, MusterSeat, i).side, id,
                                         muster_phones_seat_get_title (seat),
                                         muster_phones_seat_get_link (seat),
                                         muster_phones_seat_get_code (seat));
    }
}

static void
print_read_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (MusterWindow) self = data;
  MusterCareers *careers = finish_reading (self, object, result);
  g_autoptr (MusterSheetSource) source = careers != NULL ? muster_campaign_source_new (careers) : NULL;

  if (source == NULL)
    return;
  muster_campaign_source_set_portraits (source, get_portrait_cb, new_portraits (self, careers),
                                        free_portraits_cb);
  muster_campaign_source_set_images (source, muster_window_photos_find_image,
                                     g_object_ref (muster_window_get_store (self)), g_object_unref);
  set_map_picture (self, careers, source);
  add_codes (self, source);
  muster_window_output_print (self, GTK_WINDOW (self), source);
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

/* What is saved once somebody has said where. */
typedef struct
{
  MusterWindow *window;
  MusterSheetSource *source;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->window);
  g_object_unref (self->source);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

/* The briefing of each side, not the sheet that has them all. */
static gboolean
is_briefing (MusterSheetSource *source,
             guint              sheet)
{
  return g_str_has_prefix (muster_sheet_source_get_sheet_id (source, sheet), "briefing-");
}

/* Writes a sheet under the name that says what it is. A file that is there already stays as it is. */
static gboolean
save_sheet (const Saving  *self,
            GFile         *folder,
            guint          sheet,
            GError       **error)
{
  g_autofree char *title = muster_sheet_source_dup_file_name (self->source, sheet);
  g_autofree char *name = muster_row_words_file_name (title, _("Briefing"), ".pdf");
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: a date, as strftime() writes it */
  g_autofree char *date = g_date_time_format (now, _("%-d %B %Y"));
  g_autoptr (MusterPrintSetup) setup = muster_print_setup_new (self->source, date);
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_object_get (self->window, "settings", &settings, NULL);
  muster_print_setup_bind (setup, settings);
  /* The preview shows next time what it showed last. */
  g_settings_unbind (setup, "sheet");
  g_object_set (setup, "sheet", sheet, NULL);
  bytes = muster_print_setup_write (setup, MUSTER_DOCUMENT_PDF, error);
  stream = bytes != NULL ? g_file_create (file, G_FILE_CREATE_NONE, NULL, error) : NULL;
  return stream != NULL &&
         g_output_stream_write_all (G_OUTPUT_STREAM (stream), g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes), NULL, NULL, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
}

static void
briefings_folder_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (Saving) self = data;
  g_autoptr (GFile) folder = muster_file_chooser_open_finish (result, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  guint n = 0;

  if (folder == NULL)
    return;
  for (guint i = 0; i < muster_sheet_source_get_n_sheets (self->source); i++)
    if (is_briefing (self->source, i))
      {
        if (!save_sheet (self, folder, i, &error))
          {
            muster_window_output_report (self->window, _("The Briefings Could Not Be Saved"), error);
            return;
          }
        n++;
      }
  told = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u briefing is saved", "%u briefings are saved", n),
                          n);
  muster_window_toast (self->window, told);
}

static void
briefings_read_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (MusterWindow) self = data;
  MusterCareers *careers = finish_reading (self, object, result);
  Saving *saving;

  if (careers == NULL)
    return;
  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (self);
  saving->source = muster_campaign_source_new (careers);
  set_map_picture (self, careers, saving->source);
  add_codes (self, saving->source);
  muster_file_chooser_open_folder_async (GTK_WINDOW (self), _("Save a Briefing for Each Side"), NULL,
                                         briefings_folder_cb, saving);
}

static void
briefings_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterCareerReader *reader = get_reader (MUSTER_WINDOW (widget));

  if (reader != NULL)
    muster_career_reader_wait_async (reader, briefings_read_cb, g_object_ref (widget));
}

static void
print_gazette_cb (MusterWindow        *self,
                  MusterSheetSource   *source,
                  MusterGazetteWindow *dialog)
{
  GtkWidget *page = muster_window_get_open_page (self);

  muster_campaign_source_set_images (source, muster_window_photos_find_image,
                                     g_object_ref (muster_window_get_store (self)), g_object_unref);
  if (MUSTER_IS_CAMPAIGN_PAGE (page))
    {
      g_autoptr (GBytes) picture = muster_window_campaigns_load_map_picture (
        self, muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page)));

      muster_campaign_source_set_map_picture (source, picture);
    }
  muster_window_output_print (self, GTK_WINDOW (dialog), source);
}

static void
gazette_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (MusterWindow) self = data;
  MusterCareers *careers = finish_reading (self, object, result);
  g_autoptr (MusterGazetteDraft) draft = careers != NULL ? muster_gazette_draft_new (careers) : NULL;
  GtkWidget *dialog;

  if (careers != NULL && draft == NULL)
    muster_window_toast (self, _("No chapter has been fought yet, so there is nothing to report"));
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
  g_autoptr (MusterCampaignRecordView) view = data;
  MusterCareers *careers = muster_career_reader_wait_finish (MUSTER_CAREER_READER (object), result);
  MusterCareer *career = muster_campaign_record_view_get_career (view);
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)));
  MusterWindow *self = dialog != NULL ? find_window (dialog) : NULL;
  MusterCampaignSheetChoice choice = { .side = MUSTER_GAZETTE_MASTER };
  g_autoptr (MusterSheetSource) source = NULL;

  if (self == NULL || career == NULL)
    return;
  choice.who = muster_career_get_id (career);
  choice.who_is = muster_career_get_kind (career);
  source = muster_campaign_source_new_one (careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice);
  muster_campaign_source_set_portraits (source, get_portrait_cb, new_portraits (self, careers),
                                        free_portraits_cb);
  muster_window_output_print (self, dialog, source);
}

static void
print_record_cb (MusterCareerReader       *reader,
                 MusterCampaignRecordView *view)
{
  muster_career_reader_wait_async (reader, record_read_cb, g_object_ref (view));
}

static void
set_portrait (MusterWindow             *self,
              MusterCareers            *careers,
              MusterCampaignRecordView *view)
{
  g_autoptr (MusterCareerPortraits) portraits = new_portraits (self, careers);
  g_autoptr (GBytes) content =
    muster_career_portraits_get (portraits, muster_campaign_record_view_get_career (view));
  g_autoptr (GdkTexture) texture = content != NULL ? gdk_texture_new_from_bytes (content, NULL) : NULL;

  muster_campaign_record_view_set_portrait (view, texture);
}

/* Shows the service record at once with what has been read, and the rest as it is read. */
static void
show_record (MusterWindow       *self,
             GtkWindow          *parent,
             MusterCareerReader *reader,
             const char         *kind,
             const char         *id)
{
  MusterCareers *careers = muster_career_reader_get_careers (reader);
  MusterCampaignKind of = g_str_equal (kind, "leader") ? MUSTER_CAMPAIGN_LEADERS : MUSTER_CAMPAIGN_UNITS;
  GtkWidget *view;

  if (muster_careers_find (careers, of, id) == NULL)
    return;
  view = muster_campaign_record_view_new (careers, of, id);
  set_portrait (self, careers, MUSTER_CAMPAIGN_RECORD_VIEW (view));
  g_signal_connect_object (view, "print", G_CALLBACK (print_record_cb), reader, G_CONNECT_SWAPPED);
  muster_dialog_present (
    GTK_WINDOW (muster_campaign_act_window_new (parent, _("Service Record"), NULL, view)));
}

static void
record_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCareerReader *reader = get_reader (self);
  const char *kind, *id;

  if (reader == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &kind, &id);
  muster_careers_read_more (muster_career_reader_get_careers (reader));
  show_record (self, GTK_WINDOW (self), reader, kind, id);
}

/* Handles the first time that the part of the page with the careers is shown. */
static void
careers_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCareerReader *reader = get_reader (self);

  if (reader != NULL)
    muster_campaign_page_set_careers (muster_window_pages_get_campaign_page (self),
                                      muster_career_reader_get_careers (reader));
}

static void
force_record_cb (MusterCareersView *view,
                 const char        *kind,
                 const char        *id)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)));

  show_record (find_window (dialog), dialog, g_object_get_data (G_OBJECT (view), READER), kind, id);
}

/* Shows the careers of a force outside any campaign; 0 stands for the open force. */
static void
force_careers_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_window_forces_dup (self, g_variant_get_int64 (parameter), &error);
  MusterCareerReader *reader;
  GtkWidget *view;

  if (force == NULL)
    {
      muster_window_output_report (self, _("The Force Could Not Be Opened"), error);
      return;
    }
  reader = muster_career_reader_new_for_force (force, muster_window_get_store (self),
                                               muster_window_get_library (self));
  view = muster_careers_view_new (NULL);
  g_object_set_data_full (G_OBJECT (view), READER, reader, g_object_unref);
  muster_career_folio_set_careers (MUSTER_CAREER_FOLIO (view), muster_career_reader_get_careers (reader));
  g_signal_connect (view, "record", G_CALLBACK (force_record_cb), NULL);
  muster_dialog_present (GTK_WINDOW (muster_campaign_act_window_new (
    GTK_WINDOW (self), _("Service Records"),
    _("From all battles in which a unit of this name and type fought."), view)));
}

void
muster_window_campaign_papers_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-briefings", NULL, briefings_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-gazette", NULL, gazette_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-record", "(ss)", record_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-careers", NULL, careers_cb);
  gtk_widget_class_install_action (widget_class, "win.force-careers", "x", force_careers_cb);
}
