/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-help.h"

#include <gio/gio.h>

#include "addresses.h"

/* Pages of the window, and those of the manual that are about them. */
static const struct
{
  const char *window_page;
  const char *page;
} PAGES[] = {
  { "battle", "battle" },     { "battles", "battle" },     { "plan", "prepare" },
  { "force", "force" },       { "forces", "force" },       { "campaign", "campaign" },
  { "campaigns", "campaign" }, { "club", "club" },          { "reference", "rules" },
};

/**
 * muster_help_find_page:
 * @window_page: the name of a page of the window
 *
 * Returns: the name of the page of the manual that is about it, or of the first one
 */
const char *
muster_help_find_page (const char *window_page)
{
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    if (g_strcmp0 (PAGES[i].window_page, window_page) == 0)
      return PAGES[i].page;
  return "index";
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
 * muster_help_dup_uri:
 * @page: the name of a page of the manual
 *
 * Where the page is: in the folder MUSTER_HELP where that is set (the manual of a build folder), else in the
 * system's program for manuals, else as a web page that was installed with Muster, else on Muster's web
 * site. In a sandbox it is always the last: programs outside do not see what is installed inside.
 */
char *
muster_help_dup_uri (const char *page)
{
  const char *folder = g_getenv ("MUSTER_HELP");
  gboolean is_sandboxed = g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
  char *uri;

  g_return_val_if_fail (page != NULL, NULL);

  uri = folder != NULL ? dup_file_uri (folder, page) : NULL;
  if (uri == NULL && !is_sandboxed)
    {
      g_autoptr (GAppInfo) reader = g_app_info_get_default_for_uri_scheme ("help");
      g_autofree char *installed = dup_file_uri (HELP_PATH, page);

      uri = installed != NULL && reader != NULL ? g_strconcat ("help:muster/", page, NULL)
                                                : g_steal_pointer (&installed);
    }
  return uri != NULL ? uri : g_strconcat (HELP_ADDRESS, page, ".html", NULL);
}
