/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-button.h"

#include "app/widgets/muster-confirm.h"

/* What a button asks for. @heading: (nullable): without it nothing is asked of the reader. */
typedef struct
{
  MusterHubCentre *centre;
  MusterHubWork *work;
  char *heading;
  char *body;
  char *confirm;
} Errand;

static void
free_errand (gpointer  data,
             GClosure *closure)
{
  Errand *errand = data;

  g_object_unref (errand->centre);
  muster_hub_work_free (errand->work);
  g_free (errand->heading);
  g_free (errand->body);
  g_free (errand->confirm);
  g_free (errand);
}

static MusterHubWork *
copy_work (const MusterHubWork *work)
{
  MusterHubWork *copy = g_new0 (MusterHubWork, 1);

  *copy = *work;
  copy->uri = g_strdup (work->uri);
  copy->desk = g_strdup (work->desk);
  copy->password = g_strdup (work->password);
  copy->kind = g_strdup (work->kind);
  copy->key = g_strdup (work->key);
  copy->theirs = g_strdupv (work->theirs);

  return copy;
}

/* The button may be gone by the time the reader answers. */
typedef struct
{
  MusterHubCentre *centre;
  MusterHubWork *work;
} Question;

static void
confirmed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  Question *question = data;

  if (muster_confirm_finish (result))
    muster_hub_centre_ask (question->centre, g_steal_pointer (&question->work));
  g_clear_pointer (&question->work, muster_hub_work_free);
  g_object_unref (question->centre);
  g_free (question);
}

static void
clicked_cb (GtkWidget *button,
            Errand    *errand)
{
  Question *question;

  if (errand->heading == NULL)
    {
      gtk_widget_set_sensitive (button, FALSE);
      muster_hub_centre_ask (errand->centre, copy_work (errand->work));
      return;
    }
  question = g_new0 (Question, 1);
  question->centre = g_object_ref (errand->centre);
  question->work = copy_work (errand->work);
  muster_confirm_async (GTK_WINDOW (gtk_widget_get_root (button)), errand->heading, errand->body,
                        errand->confirm, confirmed_cb, question);
}

GtkWidget *
muster_hub_button_new_asking (MusterHubCentre     *centre,
                              const char          *label,
                              const MusterHubWork *work,
                              const char          *heading,
                              const char          *body,
                              const char          *confirm)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  Errand *errand = g_new0 (Errand, 1);

  errand->centre = g_object_ref (centre);
  errand->work = copy_work (work);
  errand->heading = g_strdup (heading);
  errand->body = g_strdup (body);
  errand->confirm = g_strdup (confirm);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), errand, free_errand, 0);

  return button;
}

GtkWidget *
muster_hub_button_new (MusterHubCentre     *centre,
                       const char          *label,
                       const MusterHubWork *work)
{
  return muster_hub_button_new_asking (centre, label, work, NULL, NULL, NULL);
}
