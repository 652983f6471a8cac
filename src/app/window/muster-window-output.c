/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/muster-error-words.h"
#include "app/widgets/muster-confirm.h"

#include "app/print/muster-print-preview.h"
#include "store/muster-files.h"

/* Writes files and prints sheets for the other parts of the window. */

typedef struct
{
  MusterWindow *window;
  char *done;
  char *failure;
} Writing;

static void
writing_free (Writing *writing)
{
  g_object_unref (writing->window);
  g_free (writing->done);
  g_free (writing->failure);
  g_free (writing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Writing, writing_free)

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Writing) writing = data;
  g_autoptr (GError) error = NULL;

  if (muster_files_write_finish (result, &error))
    muster_window_toast (writing->window, writing->done);
  else
    muster_window_output_report (writing->window, writing->failure, error);
}

void
muster_window_output_write (MusterWindow *self,
                            const char   *path,
                            GBytes       *bytes,
                            const char   *done,
                            const char   *failure)
{
  Writing *writing = g_new0 (Writing, 1);

  writing->window = g_object_ref (self);
  writing->done = g_strdup (done);
  writing->failure = g_strdup (failure);
  muster_files_write_async (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                            NULL, written_cb, writing);
}

void
muster_window_output_print (MusterWindow      *self,
                            GtkWindow         *parent,
                            MusterSheetSource *source)
{
  g_autoptr (GSettings) settings = NULL;

  g_object_get (self, "settings", &settings, NULL);
  muster_print_preview_present (parent, source, settings);
}

/**
 * muster_window_output_report:
 * @heading: what could not be done
 * @error: why
 *
 * The one place where errors are shown.
 */
void
muster_window_output_report (MusterWindow *self,
                             const char   *heading,
                             const GError *error)
{
  MusterStore *store;
  g_autofree char *words = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  store = muster_window_get_store (self);
  /* Note the error in the store, since the notice about damage must outlast this dialog. */
  if (store != NULL)
    muster_store_note_error (store, error);
  words = muster_error_words (error);
  muster_confirm_report (GTK_WINDOW (self), heading, words, muster_error_words_page (error));
}
