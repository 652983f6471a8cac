/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/print/muster-print-job.h"

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              MusterPages       *pages)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double scale = MIN (gtk_print_context_get_width (context) / muster_pages_get_width (pages),
                      gtk_print_context_get_height (context) / muster_pages_get_height (pages));

  cairo_save (cr);
  /* Apart from rounding, the paper of the layout is that of the printer; then do not scale. */
  if (scale < 0.99)
    cairo_scale (cr, scale, scale);
  muster_pages_paint (pages, (guint) page, cr);
  cairo_restore (cr);
}

static GtkPageSetup *
create_page_setup (const MusterPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper->size == MUSTER_PAPER_LETTER ? GTK_PAPER_NAME_LETTER
                                                                              : GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, paper->landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                          : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (size);

  return setup;
}

GtkPrintOperation *
muster_print_job_new (MusterPages       *pages,
                      const MusterPaper *paper,
                      const char        *name)
{
  GtkPrintOperation *operation;
  g_autoptr (GtkPageSetup) setup = NULL;

  g_return_val_if_fail (MUSTER_IS_PAGES (pages), NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  operation = gtk_print_operation_new ();
  setup = create_page_setup (paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_n_pages (operation, (int) muster_pages_get_n_pages (pages));
  /* The pages include their margins. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), g_object_ref (pages),
                         (GClosureNotify) (void (*) (void)) g_object_unref, 0);

  return operation;
}
