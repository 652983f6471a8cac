/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>
#include <signal.h>

#include "app/muster-application.h"
#include "app/muster-resources.h"
#include "core/muster-i18n.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterApplication) application = NULL;

  /* Ignore the signal for a file that exceeds the size limit: the write then fails with an error,
   * as on a full disk, instead of ending the program. */
  signal (SIGXFSZ, SIG_IGN);
  setlocale (LC_ALL, "");
  gtk_disable_setlocale ();
  muster_i18n_start (g_getenv ("MUSTER_LOCALEDIR") != NULL ? g_getenv ("MUSTER_LOCALEDIR") : LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);

  muster_resources_register ();
  g_set_application_name ("Muster");
  gtk_window_set_default_icon_name (APPLICATION_ID);

  application = muster_application_new (NULL, 0);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
