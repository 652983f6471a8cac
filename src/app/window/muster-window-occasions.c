/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/club/muster-club-form.h"
#include "core/battle/muster-occasion.h"
#include "core/campaign/muster-sample-mark.h"
#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-banner.h"
#include "store/club/muster-club-occasions.h"
#include "store/muster-club-look.h"

#include <string.h>

/* What the club says of a battle, before and after it, of a campaign and of its chapters (N-DATE-01,
 * N-DATE-02), and how the club looks on paper and on its pages (N-WEB-02). */

typedef struct
{
  MusterWindow *window;
  char *uuid;
  char *title;
  char *played; /* the day as it was, or "" for a battle that has not begun */
  gboolean counts;
} Said;

static void
said_free (gpointer data)
{
  Said *said = data;

  g_free (said->uuid);
  g_free (said->title);
  g_free (said->played);
  g_free (said);
}

static char *
occasion_fault_cb (const char *const *texts,
                   gpointer           data)
{
  const Said *said = data;
  g_autofree char *today = muster_club_occasions_dup_today ();

  if (*said->played == '\0')
    return NULL;
  if (!muster_club_date_is_valid (texts[0]))
    return muster_club_date_dup_fault (texts[0]);

  return strcmp (texts[0], today) > 0 ? g_strdup_printf (_("“%s” lies after today"), texts[0]) : NULL;
}

static void
occasion_keep_cb (const char *const *texts,
                  gboolean           is_on,
                  gpointer           data)
{
  const Said *said = data;
  const char *played = *said->played != '\0' && strcmp (texts[0], said->played) != 0 ? texts[0] : NULL;
  MusterCounts counts = is_on == said->counts ? MUSTER_COUNTS_UNSAID
                        : is_on               ? MUSTER_COUNTS_YES
                                              : MUSTER_COUNTS_NO;
  g_autoptr (GError) error = NULL;

  if ((played != NULL || counts != MUSTER_COUNTS_UNSAID) &&
      !muster_club_occasions_set (muster_store_get_documents (muster_window_get_store (said->window)),
                                  said->uuid, said->title, played, counts, &error))
    muster_window_output_report (said->window, _("This Could Not Be Saved"), error);
}

/* Asks for the day, where there is one, and with @toggle whether it counts. @title: (transfer full) */
static void
ask (MusterWindow *self,
     const char   *uuid,
     char         *title,
     const char   *played,
     const char   *body,
     const char   *toggle,
     gboolean      counts,
     gboolean      may_count)
{
  Said *said = g_new0 (Said, 1);
  const MusterClubFormEntry entries[] = { { _("Day on Which It Was Played (2026-01-31)"), played } };
  const MusterClubForm form = {
    .heading = title,
    .body = body,
    .confirm = _("_Keep"),
    .entries = entries,
    .n_entries = *played != '\0' ? G_N_ELEMENTS (entries) : 0,
    .toggle = toggle,
    .is_on = counts,
    .can_toggle = may_count,
    .fault = occasion_fault_cb,
    .keep = occasion_keep_cb,
    .data = said,
    .free = said_free,
  };

  said->window = self;
  said->uuid = g_strdup (uuid);
  said->title = title;
  said->played = g_strdup (played);
  said->counts = counts;
  muster_club_form_present (GTK_WINDOW (self), &form);
}

static void
club_battle_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterStore *store = muster_window_get_store (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (
    muster_store_get_battles (store), g_variant_get_int64 (parameter), &error);
  g_autoptr (GHashTable) occasions =
    row != NULL ? muster_club_occasions_resolve (muster_store_get_documents (store), &error) : NULL;
  g_auto (MusterOccasion) prepared = { 0 };
  const MusterOccasion *occasion;
  gboolean may_count;

  if (occasions == NULL)
    {
      muster_window_output_report (self, _("The Battle Could Not Be Read"), error);
      return;
    }
  occasion = g_hash_table_lookup (occasions, muster_ledger_row_get_uuid (row));
  if (occasion == NULL)
    {
      if (!muster_club_occasions_overlay (muster_store_get_documents (store),
                                          muster_ledger_row_get_uuid (row),
                                          &prepared, &error))
        {
          muster_window_output_report (self, _("The Battle Could Not Be Read"), error);
          return;
        }
    }
  may_count = occasion == NULL || muster_occasion_may_count (occasion->kind);
  ask (self, muster_ledger_row_get_uuid (row), g_strdup (muster_ledger_row_get_title (row)),
       occasion != NULL && occasion->played != NULL ? occasion->played : "",
       may_count ? _("The club counts by the day on which a battle was played.")
                 : _("Samples, tours, what-if copies and simulated battles never count for the club."),
       _("Counts for the Club"), muster_occasion_counts (occasion != NULL ? occasion : &prepared), may_count);
}

static void
club_campaign_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterStore *store = muster_window_get_store (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (
    muster_store_get_campaigns (store), g_variant_get_int64 (parameter), &error);
  g_auto (MusterOccasion) occasion = { 0 };
  gboolean may_count;

  if (row == NULL || !muster_club_occasions_overlay (muster_store_get_documents (store),
                                                     muster_ledger_row_get_uuid (row), &occasion, &error))
    {
      muster_window_output_report (self, _("The Campaign Could Not Be Read"), error);
      return;
    }
  may_count = !muster_sample_mark_is_campaign (muster_ledger_row_get_uuid (row));
  ask (self, muster_ledger_row_get_uuid (row), g_strdup (muster_ledger_row_get_title (row)), "",
       may_count ? _("The chapters of a campaign count for the players who had the forces, by the "
                     "day of their return.")
                 : _("The sample campaign never counts for the club."),
       _("Counts for the Club"), may_count && muster_occasion_counts (&occasion), may_count);
}

/* The day of a chapter that was fought on paper; its campaign says whether it counts. */
static void
club_chapter_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const MusterClubResult *chapter =
    muster_window_club_find_result (self, g_variant_get_string (parameter, NULL));

  if (chapter == NULL)
    return;

  /* The notes of a chapter have its title. */
  ask (self, chapter->head.battle,
       g_strjoin (", ", chapter->head.campaign, chapter->lines[0].notes, NULL), chapter->head.date,
       _("The club counts a chapter that was fought on paper by the day of its return, unless you set "
         "another."),
       NULL, FALSE, FALSE);
}

MusterDocument *
muster_window_occasions_sign_sheet (MusterStore    *store,
                                    MusterDocument *document)
{
  g_auto (MusterClubLook) look = { 0 };

  muster_club_look_load (&look, store);
  muster_club_banner_put (document, look.name, look.badge, look.colour);

  return document;
}

static char *
look_fault_cb (const char *const *texts,
               gpointer           data)
{
  if (*texts[1] != '\0' && !muster_club_look_is_colour (texts[1]))
    return g_strdup_printf (_("“%s” is no colour; write it as in #1a5fb4"), texts[1]);

  return g_utf8_strlen (texts[2], -1) > MUSTER_CLUB_LOOK_MAX_BADGE
           ? g_strdup_printf (dngettext (GETTEXT_PACKAGE, "The badge has at most %d letter",
                                         "The badge has at most %d letters",
                                         (gulong) MUSTER_CLUB_LOOK_MAX_BADGE), MUSTER_CLUB_LOOK_MAX_BADGE)
           : NULL;
}

static void
look_keep_cb (const char *const *texts,
              gboolean           is_on,
              gpointer           data)
{
  MusterWindow *self = MUSTER_WINDOW (data);
  const MusterClubLook look = { (char *) texts[0], (char *) texts[1], (char *) texts[2] };
  g_autoptr (GError) error = NULL;

  if (!muster_club_look_save (&look, muster_window_get_store (self), &error))
    muster_window_output_report (self, _("This Could Not Be Saved"), error);
}

static void
club_look_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_auto (MusterClubLook) look = { 0 };

  muster_club_look_load (&look, muster_window_get_store (self));
  {
    const MusterClubFormEntry entries[] = { { _("Name of the Club"), look.name },
                                            { _("Colour (#1a5fb4)"), look.colour },
                                            { _("Letters on the Badge"), look.badge } };
    const MusterClubForm form = {
      .heading = _("Name, Badge and Colour"),
      .body = _("They stand on paper and on the web pages."),
      .confirm = _("_Keep"),
      .entries = entries,
      .n_entries = G_N_ELEMENTS (entries),
      .fault = look_fault_cb,
      .keep = look_keep_cb,
      .data = self,
    };

    muster_club_form_present (GTK_WINDOW (self), &form);
  }
}

void
muster_window_occasions_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.club-battle", "x", club_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.club-campaign", "x", club_campaign_cb);
  gtk_widget_class_install_action (widget_class, "win.club-chapter", "s", club_chapter_cb);
  gtk_widget_class_install_action (widget_class, "win.club-look", NULL, club_look_cb);
}
