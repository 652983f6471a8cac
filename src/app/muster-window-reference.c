/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include "app/reference/muster-reference-page.h"
#include "core/muster-i18n.h"
#include "sheets/reference/muster-reference-sheet.h"

/* The page on which rules are looked up. */

static MusterDocument *
make_sheet (guint                     sheet,
            const MusterSheetOptions *options,
            gpointer                  data)
{
  return muster_reference_sheet_new (data, NULL, options);
}

static void
print_cb (MusterWindow  *self,
          MusterRuleset *ruleset)
{
  g_autoptr(MusterSheetSource) source =
    muster_sheet_source_new (muster_ruleset_get_name (ruleset), make_sheet,
                             g_object_ref (ruleset), g_object_unref);

  muster_sheet_source_add_sheet (source, "qrs", _("Quick reference"), MUSTER_SHEET_USE_NONE);
  muster_window_print (self, GTK_WINDOW (self), source);
}

/**
 * muster_window_new_reference_page:
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
muster_window_new_reference_page (MusterWindow *self)
{
  g_autoptr(MusterLibrary) library = NULL;
  GtkWidget *page;

  g_object_get (self, "library", &library, NULL);
  page = muster_reference_page_new (library);
  g_signal_connect_object (page, "print", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);

  return page;
}
