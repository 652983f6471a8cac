/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-qr.h"

/* W-SEAT-02: the code of a seat, to be scanned from screen and paper. */

#define LINK "http://192.168.1.5:41234/#k9cme6xyep21y19r3eftw9qwxm"

static void
test_it_has_its_marks_and_its_margin (void)
{
  g_autoptr (MusterQr) qr = muster_qr_new (LINK);
  guint size = muster_qr_get_size (qr);

  for (guint i = 0; i < size; i++)
    for (guint j = 0; j < 4; j++)
      g_assert_false (muster_qr_is_dark (qr, i, j) || muster_qr_is_dark (qr, j, i) ||
                      muster_qr_is_dark (qr, i, size - 1 - j) || muster_qr_is_dark (qr, size - 1 - j, i));
  /* The squares by which a camera finds it stand in three corners: a dark frame, a light one, a dark core. */
  for (guint i = 0; i < 7; i++)
    g_assert_true (muster_qr_is_dark (qr, 4 + i, 4) && muster_qr_is_dark (qr, size - 5 - i, 4) &&
                   muster_qr_is_dark (qr, 4 + i, size - 5));
  g_assert_false (muster_qr_is_dark (qr, 5, 5));
  g_assert_true (muster_qr_is_dark (qr, 7, 7));
}

static void
test_nothing_has_no_code (void)
{
  g_autofree char *endless = g_strnfill (8000, 'x');

  g_assert_null (muster_qr_new (""));
  g_assert_null (muster_qr_new (endless));
}

static void
test_paper_has_it_in_words_too (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Briefing");
  g_autofree char *html = NULL;

  muster_qr_add (document, "On your phone: Ann", LINK, "k9cme 6xyep 21y19 r3eft w9qwx m");
  html = muster_document_html_write (document, NULL);
  g_assert_nonnull (strstr (html, "<svg"));
  g_assert_nonnull (strstr (html, "On your phone: Ann"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/qr/W-SEAT-02/it-has-its-marks-and-its-margin", test_it_has_its_marks_and_its_margin);
  g_test_add_func ("/qr/nothing-has-no-code", test_nothing_has_no_code);
  g_test_add_func ("/qr/paper-has-it-in-words-too", test_paper_has_it_in_words_too);

  return g_test_run ();
}
