/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

static const char RICH[] =
  "[b]A day at the ford[/b]\n"
  "\n"
  "What was seen & heard\n"
  "\n"
  "[table]\n"
  "[tr][td]Weather[/td][td]rain[/td][/tr]\n"
  "[/table]\n"
  "\n"
  "[b]Forces[/b]\n"
  "\n"
  "Two columns met.\n"
  "Neither had slept.\n"
  "\n"
  "[table]\n"
  "[tr][td][b]Unit[/b][/td][td][b]Ld[/b][/td][td][b]Points[/b][/td][/tr]\n"
  "[tr][td]1st company[/td][td]6+[/td][td]6[/td][/tr]\n"
  "[tr][td]Horse & Musket[/td][td]5+[/td][td]+12[/td][/tr]\n"
  "[tr][td]short[/td][td][/td][td][/td][/tr]\n"
  "[tr][td][b]Total[/b][/td][td][/td][td][b]18[/b][/td][/tr]\n"
  "[/table]\n"
  "\n"
  "[b]Turn 1[/b]\n"
  "\n"
  "[b]1st company fires[/b]\n"
  "\n"
  "[list]\n"
  "[*]5 5 1 2 6 = 3 hits\n"
  "[*]3 models lost\n"
  "[/list]\n"
  "\n"
  "[b]Remarks[/b]\n"
  "\n"
  "[i]The umpire was right.[/i]\n"
  "\n"
  "[i]12 March 1879[/i]\n";

static void
test_every_block_is_written (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autofree char *bbcode = muster_document_bbcode_write (document);

  g_assert_cmpstr (bbcode, ==, RICH);
}

static void
test_texts_are_no_tags (void)
{
  static const char *const texts[] = { "[b]", "[/b]", "[*]", "[url=javascript:x]", "[[b]]", NULL };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new (NULL);
      g_autofree char *bbcode = NULL;
      g_autofree char *plain = NULL;
      g_auto (GStrv) parts = NULL;

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, texts[i]);
      bbcode = muster_document_bbcode_write (document);
      g_assert_null (strstr (bbcode + strlen ("[b][/b]\n"), texts[i]));

      /* And nothing else of it is changed. */
      parts = g_strsplit (bbcode, "\xe2\x81\xa0", -1);
      plain = g_strjoinv ("", parts);
      g_assert_nonnull (strstr (plain, texts[i]));
    }
}

static void
test_no_hostile_text_brings_a_tag (void)
{
  for (guint i = 0; muster_test_hostile[i] != NULL; i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new (NULL);
      g_autofree char *bbcode = NULL;

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_test_hostile[i]);
      bbcode = muster_document_bbcode_write (document);
      for (const char *p = strchr (bbcode + strlen ("[b][/b]"), '['); p != NULL; p = strchr (p + 1, '['))
        g_assert_false (g_ascii_isalpha (p[1]) || p[1] == '/' || p[1] == '*');
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/bbcode/every-block-is-written", test_every_block_is_written);
  g_test_add_func ("/bbcode/texts-are-no-tags", test_texts_are_no_tags);
  g_test_add_func ("/bbcode/no-hostile-text-brings-a-tag", test_no_hostile_text_brings_a_tag);

  return g_test_run ();
}
