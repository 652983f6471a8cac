/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "muster-test.h"

#include <locale.h>
#include <string.h>

typedef struct
{
  const char *name;
  const char *text;
  const char *message;
} Refused;

#define TEXT(name, text, message) { name, text, "f.json: " message }

static const Refused refused[] = {
  TEXT ("nothing", "", "line 1, column 1: expected a value, found the end"),
  TEXT ("blanks", " \n\t ", "line 2, column 3: expected a value, found the end"),
  TEXT ("two documents", "1 2", "line 1, column 3: expected the end, found “2”"),
  TEXT ("byte order mark", "\xef\xbb\xbf{}",
        "line 1, column 1: a byte order mark; save the file without one"),
  TEXT ("line comment", "{} // x", "line 1, column 4: expected the end, found “/”"),
  TEXT ("block comment", "[/* x */]", "line 1, column 2: expected a value, found “/”"),
  TEXT ("assignment", "var x = {}", "line 1, column 1: expected a value, found “v”"),
  TEXT ("trailing comma in a list", "[1,]", "line 1, column 4: expected a value, found “]”"),
  TEXT ("trailing comma in an object", "{\"a\": 1,}",
        "line 1, column 9: expected a name in quotation marks, found “}”"),
  TEXT ("comma first", "[,1]", "line 1, column 2: expected a value, found “,”"),
  TEXT ("no comma in a list", "[1 2]", "line 1, column 4: expected “,” or “]”, found “2”"),
  TEXT ("no comma in an object", "{\"a\": 1\n \"b\": 2}",
        "line 2, column 2: expected “,” or “}”, found “\"”"),
  TEXT ("no colon", "{\"a\" 1}", "line 1, column 6: expected “:”, found “1”"),
  TEXT ("bare name", "{a: 1}", "line 1, column 2: expected a name in quotation marks or “}”, found “a”"),
  TEXT ("number as a name", "{1: 1}",
        "line 1, column 2: expected a name in quotation marks or “}”, found “1”"),
  TEXT ("open list", "[1", "line 1, column 3: expected “,” or “]”, found the end"),
  TEXT ("open object", "{\"a\": 1", "line 1, column 8: expected “,” or “}”, found the end"),
  TEXT ("object cut at its name", "{", "line 1, column 2: expected a name in quotation marks or “}”, "
        "found the end"),
  TEXT ("object cut at its colon", "{\"a\"", "line 1, column 5: expected “:”, found the end"),
  TEXT ("object cut at its value", "{\"a\":", "line 1, column 6: expected a value, found the end"),
  TEXT ("wrong bracket", "[1}", "line 1, column 3: expected “,” or “]”, found “}”"),
  TEXT ("closing first", "]", "line 1, column 1: expected a value, found “]”"),
  TEXT ("single quotes", "'a'", "line 1, column 1: expected a value, found “'”"),
  TEXT ("open text", "[\"abc", "line 1, column 2: this text has no closing quotation mark"),
  TEXT ("text cut in an escape", "\"a\\", "line 1, column 4: expected one of \" \\ / b f n r t u "
        "after a backslash, found the end"),
  TEXT ("unknown escape", "\"\\x41\"", "line 1, column 3: expected one of \" \\ / b f n r t u "
        "after a backslash, found “x”"),
  TEXT ("line feed in a text", "\"a\nb\"",
        "line 1, column 3: a control character in a text; write it as \\u000a"),
  TEXT ("control character outside", "[\x01]",
        "line 1, column 2: expected a value, found a control character"),
  TEXT ("short escape", "\"\\u12\"", "line 1, column 6: expected four hexadecimal digits after \\u, "
        "found “\"”"),
  TEXT ("cut escape", "\"\\u12", "line 1, column 6: expected four hexadecimal digits after \\u, "
        "found the end"),
  TEXT ("NUL as an escape", "[\"a\\u0000b\"]",
        "line 1, column 4: a text may not contain the character NUL"),
  TEXT ("high surrogate alone", "\"\\ud83d\"", "line 1, column 2: half a surrogate pair"),
  TEXT ("high surrogate at the end", "\"\\ud83d", "line 1, column 2: half a surrogate pair"),
  TEXT ("high surrogate before a letter", "\"\\ud83dx\"", "line 1, column 2: half a surrogate pair"),
  TEXT ("high surrogate twice", "\"\\ud83d\\ud83d\"", "line 1, column 2: half a surrogate pair"),
  TEXT ("high surrogate, then no digits", "\"\\ud83d\\uzz\"",
        "line 1, column 10: expected four hexadecimal digits after \\u, found “z”"),
  TEXT ("low surrogate alone", "\"\\ude00\"", "line 1, column 2: half a surrogate pair"),
  TEXT ("surrogate in UTF-8", "\"\xed\xa0\xbd\"", "line 1, column 2: this is not UTF-8 text"),
  TEXT ("lone continuation byte", "[1,\n \"é\x80\"]", "line 2, column 4: this is not UTF-8 text"),
  TEXT ("overlong form", "\"\xc0\x80\"", "line 1, column 2: this is not UTF-8 text"),
  TEXT ("not a number", "NaN", "line 1, column 1: expected a value, found “N”"),
  TEXT ("infinity", "[Infinity]", "line 1, column 2: expected a value, found “I”"),
  TEXT ("minus infinity", "-Infinity", "line 1, column 2: expected a digit, found “I”"),
  TEXT ("overflowing double", "[1e999]", "line 1, column 2: this number is too large"),
  TEXT ("overflowing negative double", "-1.5e309", "line 1, column 1: this number is too large"),
  TEXT ("overflowing whole number", "9223372036854775808", "line 1, column 1: this number is too large"),
  TEXT ("underflowing whole number", "-9223372036854775809",
        "line 1, column 1: this number is too large"),
  TEXT ("leading zero", "[012]", "line 1, column 2: a number may not begin with 0"),
  TEXT ("negative leading zero", "-00", "line 1, column 1: a number may not begin with 0"),
  TEXT ("plus sign", "+1", "line 1, column 1: expected a value, found “+”"),
  TEXT ("no digit before the point", ".5", "line 1, column 1: expected a value, found “.”"),
  TEXT ("no digit after the point", "5.", "line 1, column 3: expected a digit, found the end"),
  TEXT ("no digit in the exponent", "1e+", "line 1, column 4: expected a digit, found the end"),
  TEXT ("minus alone", "-", "line 1, column 2: expected a digit, found the end"),
  TEXT ("hexadecimal", "0x10", "line 1, column 2: expected the end, found “x”"),
  TEXT ("word cut short", "[tru]", "line 1, column 2: expected a value, found “t”"),
  TEXT ("word too long", "nulls", "line 1, column 1: expected a value, found “n”"),
  TEXT ("word in capitals", "True", "line 1, column 1: expected a value, found “T”"),
  TEXT ("member twice", "{\"a\": 1,\n \"b\": {\"a\": 2}, \"a\": 3}",
        "line 2, column 17: the member “a” appears twice"),
  TEXT ("member twice, once escaped", "{\"ab\": 1, \"\\u0061b\": 2}",
        "line 1, column 11: the member “ab” appears twice"),
  TEXT ("member twice in the second of two", "[{\"a\": 1}, {\"a\": 1, \"a\": 2}]",
        "line 1, column 21: the member “a” appears twice"),
  TEXT ("member twice among many",
        "{\"a\":0,\"b\":0,\"c\":0,\"d\":0,\"e\":0,\"f\":0,\"g\":0,\"h\":0,\"i\":0,\"j\":0,\"k\":0,\"l\":0,"
        "\"m\":0,\"n\":0,\"o\":0,\"p\":0,\"q\":0,\"r\":0,\n\"c\":0}",
        "line 2, column 1: the member “c” appears twice"),
  TEXT ("member twice, the last of many",
        "{\"a\":0,\"b\":0,\"c\":0,\"d\":0,\"e\":0,\"f\":0,\"g\":0,\"h\":0,\"i\":0,\"j\":0,\"k\":0,\"l\":0,"
        "\"m\":0,\"n\":0,\"o\":0,\"p\":0,\n\"p\":0}",
        "line 2, column 1: the member “p” appears twice"),
  TEXT ("member twice in the second of two with many",
        "[{\"a\":0,\"b\":0,\"c\":0,\"d\":0,\"e\":0,\"f\":0,\"g\":0,\"h\":0,\"i\":0,\"j\":0,\"k\":0,\"l\":0,"
        "\"m\":0,\"n\":0,\"o\":0,\"p\":0,\"q\":0,\"r\":0},\n"
        "{\"A\":0,\"B\":0,\"C\":0,\"D\":0,\"E\":0,\"F\":0,\"G\":0,\"H\":0,\"I\":0,\"J\":0,\"K\":0,\"L\":0,"
        "\"M\":0,\"N\":0,\"O\":0,\"P\":0,\"a\":0,\n\"A\":0}]",
        "line 3, column 1: the member “A” appears twice"),
  TEXT ("not UTF-8 behind eight letters", "[\"abcdefghijk\", \"é\", \"abcdefghijkl\xff\"]",
        "line 1, column 35: this is not UTF-8 text"),
  TEXT ("cut in a letter", "\"abcdefghé\xe2\x82", "line 1, column 11: this is not UTF-8 text"),
  TEXT ("empty member twice", "{\"\": 1, \"\": 2}", "line 1, column 9: the member “” appears twice"),
};

/* What is read, and how it is written on one line. */
static const struct
{
  const char *name;
  const char *text;
  const char *printed;
} accepted[] = {
  { "a number", " 5\r\n", "5" },
  { "zeros", "[0, -0, 0.0, 0e0, -0.0]", "[0, 0, 0.0, 0.0, -0.0]" },
  { "extremes", "[9223372036854775807,-9223372036854775808]",
    "[9223372036854775807, -9223372036854775808]" },
  { "fractions", "[0.1, 1.5E3, 1e+2, 1e-7, 3.141592653589793, -2.5]",
    "[0.1, 1500.0, 100.0, 1e-07, 3.141592653589793, -2.5]" },
  { "a hard fraction", "[0.30000000000000004, 1.7976931348623157e308, 5e-324]",
    "[0.30000000000000004, 1.7976931348623157e+308, 4.94065645841247e-324]" },
  { "a fraction that vanishes", "1e-999", "0.0" },
  { "numbers of many digits", "[123456789012345678, 1234567890123456789, -123456789012345678]",
    "[123456789012345678, 1234567890123456789, -123456789012345678]" },
  { "words", "[true,false,null]", "[true, false, null]" },
  { "empty", "{\"a\":[],\"b\":{}}", "{\"a\": [], \"b\": {}}" },
  { "order of members", "{\"z\":1,\"a\":2,\"m\":3}", "{\"z\": 1, \"a\": 2, \"m\": 3}" },
  { "members alike at different places", "{\"a\":{\"a\":{\"a\":1}},\"b\":[{\"a\":1},{\"a\":2}]}",
    "{\"a\": {\"a\": {\"a\": 1}}, \"b\": [{\"a\": 1}, {\"a\": 2}]}" },
  { "escapes", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u001f\\u007f\"",
    "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u001f\x7f\"" },
  { "letters", "[\"é\", \"\\u00e9\", \"\\ud83d\\ude00\", \"😀\", \"\\uFFFF\"]",
    "[\"é\", \"é\", \"😀\", \"😀\", \"\xef\xbf\xbf\"]" },
  { "comment marks in a text", "\"// /* # */\"", "\"// /* # */\"" },
  { "markup", "\"Horse & <b>Musket</b>\"", "\"Horse & <b>Musket</b>\"" },
};

static void
test_wrong_text_is_refused_with_its_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;
      /* In memory of its own size, so that a look past the end is seen. */
      gsize length = strlen (refused[i].text);
      g_autofree char *text = g_memdup2 (refused[i].text, MAX (length, 1));

      g_test_message ("%s", refused[i].name);
      g_assert_null (muster_json_parse (text, length, "f.json", &error));
      g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
      g_assert_cmpstr (error->message, ==, refused[i].message);
    }
}

/* Texts are copied and blanks passed several bytes at a time: whatever stands at whichever place is seen. */
static void
test_texts_are_read_wherever_they_end (void)
{
  static const struct { const char *written, *meaning; } parts[] = {
    { "", "" }, { "\\\"", "\"" }, { "\\\\", "\\" }, { "\\u00e9", "é" }, { "é", "é" }, { "\x7f", "\x7f" },
  };

  for (int before = 0; before < 20; before++)
    for (int after = 0; after < 20; after++)
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_autofree char *a = g_strnfill (before, '!');
          g_autofree char *b = g_strnfill (after, 'z');
          g_autofree char *expected = g_strconcat (a, parts[i].meaning, b, NULL);
          g_autofree char *written =
            g_strdup_printf ("%*s\"%s%s%s\"%*s", after, "", a, parts[i].written, b, before, "");
          gsize length = strlen (written);
          /* In memory of its own size. */
          g_autofree char *text = g_memdup2 (written, length);
          g_autoptr (JsonNode) node = muster_json_parse (text, length, "f.json", NULL);

          g_assert_nonnull (node);
          g_assert_cmpstr (json_node_get_string (node), ==, expected);
        }
}

static void
test_control_characters_are_seen_at_every_place (void)
{
  for (int control = 1; control < 0x20; control++)
    for (guint place = 1; place < 20; place++)
      {
        char text[] = "\"abcdefghijklmnopqrs\"";

        text[place] = (char) control;
        g_assert_null (muster_json_parse (text, strlen (text), "f.json", NULL));
      }
}

static void
test_nul_in_the_text_is_refused (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_json_parse ("[\"a\0b\"]", 7, "f.json", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "f.json: line 1, column 4: a text may not contain the character NUL");
}

static void
test_good_text_is_read_and_written (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autoptr (GError) error = NULL;
      gsize length = strlen (accepted[i].text);
      g_autofree char *text = g_memdup2 (accepted[i].text, length);
      g_autoptr (JsonNode) node = muster_json_parse (text, length, "f.json", &error);
      g_autoptr (JsonNode) again = NULL;
      g_autofree char *printed = NULL;
      g_autofree char *reprinted = NULL;

      g_test_message ("%s", accepted[i].name);
      g_assert_no_error (error);
      printed = muster_json_print (node, FALSE);
      g_assert_cmpstr (printed, ==, accepted[i].printed);

      again = muster_json_parse (printed, strlen (printed), "f.json", &error);
      g_assert_no_error (error);
      reprinted = muster_json_print (again, FALSE);
      g_assert_cmpstr (reprinted, ==, printed);
    }
}

static void
test_pretty_text_breaks_lines_where_it_helps (void)
{
  const char *text = "{\"dice\":[1,2],\"none\":[],\"no\":{},\"units\":[{\"id\":\"a\"},{\"id\":\"b\"}]}";
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "f.json", NULL);
  g_autofree char *printed = muster_json_print (node, TRUE);

  g_assert_cmpstr (printed, ==,
                   "{\n"
                   "  \"dice\": [1, 2],\n"
                   "  \"none\": [],\n"
                   "  \"no\": {},\n"
                   "  \"units\": [\n"
                   "    {\n"
                   "      \"id\": \"a\"\n"
                   "    },\n"
                   "    {\n"
                   "      \"id\": \"b\"\n"
                   "    }\n"
                   "  ]\n"
                   "}");
}

static void
test_locale_changes_no_byte (void)
{
  static const char *const locales[] = { "de_DE.UTF-8", "tr_TR.UTF-8", "fr_FR.UTF-8" };
  const char *text = "[1.5, 1234567, 0.25]";

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *printed = NULL;

      if (setlocale (LC_ALL, locales[i]) == NULL)
        continue;

      node = muster_json_parse (text, strlen (text), "f.json", NULL);
      printed = muster_json_print (node, FALSE);
      setlocale (LC_ALL, "");
      g_assert_cmpstr (printed, ==, text);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/json/wrong-text-is-refused-with-its-place",
                   test_wrong_text_is_refused_with_its_place);
  g_test_add_func ("/json/texts-are-read-wherever-they-end", test_texts_are_read_wherever_they_end);
  g_test_add_func ("/json/control-characters-are-seen-at-every-place",
                   test_control_characters_are_seen_at_every_place);
  g_test_add_func ("/json/nul-in-the-text-is-refused", test_nul_in_the_text_is_refused);
  g_test_add_func ("/json/good-text-is-read-and-written", test_good_text_is_read_and_written);
  g_test_add_func ("/json/pretty-text-breaks-lines-where-it-helps",
                   test_pretty_text_breaks_lines_where_it_helps);
  g_test_add_func ("/json/locale-changes-no-byte", test_locale_changes_no_byte);

  return g_test_run ();
}
