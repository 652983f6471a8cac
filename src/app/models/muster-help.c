/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-help.h"

#include <gio/gio.h>

#include "addresses.h"

/* Pages of the window, or parts of them, and those of the manual that are about them. A part stands
 * before the page that it belongs to. */
static const struct
{
  const char *window_page;
  const char *part; /* (nullable): NULL for the whole page */
  const char *page;
} PAGES[] = {
  { "battle", NULL, "battle" },     { "battles", NULL, "battle" },     { "plan", NULL, "prepare" },
  { "force", NULL, "force" },       { "forces", NULL, "force" },       { "campaign", "map", "map" },
  { "campaign", NULL, "campaign" }, { "campaigns", NULL, "campaign" }, { "club", "evening", "evening" },
  { "club", "event", "evening" },   { "club", NULL, "club" },          { "reference", NULL, "rules" },
  { "hub", NULL, "hub" },
};

/* Types of other windows. What is not here is about the same as the window that it belongs to. */
static const struct
{
  const char *type;
  const char *page;
} WINDOWS[] = {
  { "MusterAfterWindow", "battle" },           { "MusterCampaignNewWindow", "campaign" },
  { "MusterClubEveningDialog", "evening" },    { "MusterClubEventDialog", "evening" },
  { "MusterClubImportDialog", "spreadsheet" }, { "MusterForceCatalog", "force" },
  { "MusterForceStarting", "force" },          { "MusterGazetteWindow", "paper" },
  { "MusterLabWindow", "lab" },                { "MusterMapWindow", "map" },
  { "MusterPreferences", "index" },            { "MusterPrintPreview", "paper" },
  { "MusterTableWindow", "battle" },
};

/**
 * muster_help_find_page:
 * @window_page: the name of a page of the window
 * @part: (nullable): of the part of it that is shown
 *
 * Returns: the name of the page of the manual that is about it, or of the first one
 */
const char *
muster_help_find_page (const char *window_page,
                       const char *part)
{
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    if (g_strcmp0 (PAGES[i].window_page, window_page) == 0 &&
        (PAGES[i].part == NULL || g_strcmp0 (PAGES[i].part, part) == 0))
      return PAGES[i].page;
  return "index";
}

/**
 * muster_help_find_window:
 * @type: the name of the type of a window
 *
 * Returns: (nullable): the name of the page of the manual that is about it
 */
const char *
muster_help_find_window (const char *type)
{
  for (guint i = 0; i < G_N_ELEMENTS (WINDOWS); i++)
    if (g_str_equal (WINDOWS[i].type, type))
      return WINDOWS[i].page;
  return NULL;
}

static char *
dup_file_uri (const char *folder,
              const char *page)
{
  g_autofree char *name = g_strconcat (page, ".html", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_filename_to_uri (path, NULL, NULL) : NULL;
}

/**
 * muster_help_choose_uri:
 * @page: the name of a page of the manual
 * @installed: (nullable): the folder in which the manual is installed as web pages; %NULL if no other
 *   program can read it there
 * @has_reader: whether the system has a program for manuals
 *
 * Returns: where the page is: in the program for manuals if it is installed at all, else as a web page
 *   that was installed, else on Muster's web site
 */
char *
muster_help_choose_uri (const char *page,
                        const char *installed,
                        gboolean    has_reader)
{
  g_autofree char *uri = NULL;

  g_return_val_if_fail (page != NULL, NULL);

  uri = installed != NULL ? dup_file_uri (installed, page) : NULL;
  if (uri == NULL)
    return g_strconcat (HELP_ADDRESS, page, ".html", NULL);
  return has_reader ? g_strconcat ("help:muster/", page, NULL) : g_steal_pointer (&uri);
}

/**
 * muster_help_dup_uri:
 * @page: the name of a page of the manual
 *
 * Where the page is: in the folder MUSTER_HELP where that is set (the manual of a build folder), else where
 * muster_help_choose_uri() says. In a sandbox that is the web site: programs outside do not see what is
 * installed inside.
 */
char *
muster_help_dup_uri (const char *page)
{
  const char *folder = g_getenv ("MUSTER_HELP");
  gboolean is_sandboxed = g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
  g_autoptr (GAppInfo) reader = NULL;
  char *uri;

  g_return_val_if_fail (page != NULL, NULL);

  uri = folder != NULL ? dup_file_uri (folder, page) : NULL;
  if (uri != NULL)
    return uri;
  reader = g_app_info_get_default_for_uri_scheme ("help");
  return muster_help_choose_uri (page, is_sandboxed ? NULL : HELP_PATH, reader != NULL);
}
