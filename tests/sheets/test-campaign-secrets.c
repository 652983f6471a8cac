/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-json.h"
#include "core/seats/muster-seat-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/muster-campaign-source.h"

#include <string.h>

/* A campaign full of secrets: each has a word that stands nowhere else. Every sheet, every page of a phone
 * and every export that is not the game master's is read for the words that its readers must not know. */

#define UNIT(id, name) \
  "{'id': '" id "', 'name': '" name "', 'type': 'regular-infantry', 'options': [], 'models': 12, " \
  "'leader': {'id': 'l" id "', 'name': 'Leader " id "', 'leadership': 6}}"
#define FORCE(id, side, name, unit, place) \
  "{'id': '" id "', 'name': '" name "', 'ruleset': 'kings', 'side': '" side "', " \
  "'place': '" place "', 'units': [" UNIT ("u" id, unit) "]}"
#define PLACE(id, x) "{'id': '" id "', 'name': 'Place " id "', 'at': [" x ", 100]}"
#define LINK(a, b) "{'between': ['" a "', '" b "']}"
#define NOTE(text, more) "{'order': 'note', 'params': {'text': '" text "'" more "}}"
#define FOR(who) ", 'for': '" who "'"
#define SEALED ", 'chapter': 'later'"

/* Red, blue and green; each has a force in the first chapter, and red and blue have one more that nobody else
 * has ever seen: the places stand in a row, and theirs are far from all others. @hidden: "true" or
 * "false". */
static char *
dup_file (const char *hidden)
{
  char *file;
  g_autofree char *rules =
    g_strdup_printf ("'rules': {'map': {'hidden': %s, 'supply': 'depot'}, "
                     "'counters': [{'id': 'k', 'name': 'Kegs', 'start': 5}]}, ", hidden);

  file = g_strconcat (
    "{'format': 'muster-campaign', 'version': 1, 'title': 'Secrets', 'start': '1879-01-11', "
    "'plan': 'free', 'sides': [{'id': 'red', 'name': 'Red'}, {'id': 'blue', 'name': 'Blue'}, "
    "{'id': 'green', 'name': 'Green'}], 'players': [{'id': 'ann', 'name': 'Ann', 'side': 'red'}, "
    "{'id': 'ben', 'name': 'Ben', 'side': 'blue'}], 'forces': [",
    FORCE ("r1", "red", "Firstred", "Unitone", "d"), ", ",
    FORCE ("b1", "blue", "Firstblue", "Unittwo", "f"), ", ",
    FORCE ("g1", "green", "Firstgreen", "Unitthree", "h"), ", ",
    FORCE ("r2", "red", "ghostred", "ghostredunit", "a"), ", ",
    FORCE ("b2", "blue", "ghostblue", "ghostblueunit", "l"), "], ",
    "'chapters': [{'id': 'first', 'title': 'First', 'forces': ['r1', 'b1', 'g1']}, "
    "{'id': 'later', 'title': 'Later', 'forces': ['r1', 'b1']}], ",
    "'map': {'size': [1200, 800], 'places': [",
    PLACE ("a", "0"), ", ", PLACE ("b", "100"), ", ", PLACE ("c", "200"), ", ", PLACE ("d", "300"), ", ",
    PLACE ("e", "400"), ", ", PLACE ("f", "500"), ", ", PLACE ("g", "600"), ", ", PLACE ("h", "700"), ", ",
    PLACE ("i", "800"), ", ", PLACE ("k", "900"), ", ", PLACE ("l", "1000"), "], 'links': [",
    LINK ("a", "b"), ", ", LINK ("b", "c"), ", ", LINK ("c", "d"), ", ", LINK ("d", "e"), ", ",
    LINK ("e", "f"),
    ", ", LINK ("f", "g"), ", ", LINK ("g", "h"), ", ", LINK ("h", "i"), ", ", LINK ("i", "k"), ", ",
    LINK ("k", "l"), "]}, ", rules, "'log': [",
    "{'order': 'open', 'params': {'chapter': 'first'}}, ",
    "{'order': 'return', 'params': {'chapter': 'first', 'source': 'paper', 'winner': 'red', "
    "'units': {'ur1': {'start': 12, 'left': 7}, 'ub1': {'start': 12, 'left': 5}}, "
    "'leaders': {'lub1': {'lost': true}}}}, ",
    "{'order': 'recover', 'params': {'force': 'r1'}}, ",
    "{'order': 'recover', 'params': {'force': 'b1'}}, ",
    "{'order': 'fates', 'params': {'force': 'b1'}}, ",
    "{'order': 'close', 'params': {'chapter': 'first'}}, ",
    NOTE ("openword", ""), ", ", NOTE ("masterword", FOR ("gm")), ", ",
    NOTE ("mastersealed", FOR ("gm") SEALED), ", ",
    NOTE ("redword", FOR ("red")), ", ", NOTE ("redsealed", FOR ("red") SEALED), ", ",
    NOTE ("blueword", FOR ("blue")), ", ", NOTE ("bluesealed", FOR ("blue") SEALED), ", ",
    NOTE ("greenword", FOR ("green")), ", ", NOTE ("everybodysealed", SEALED), ", ",
    NOTE ("annword", ", 'player': 'ann'"), ", ", NOTE ("annsealed", ", 'player': 'ann'" SEALED), ", ",
    "{'order': 'honour', 'params': {'unit': 'ur2', 'text': 'redhonour'}}, ",
    "{'order': 'appoint', 'params': {'unit': 'ub1', 'leader': {'id': 'new', 'name': 'blueleader'}}}, ",
    "{'order': 'count', 'params': {'counter': 'k', 'side': 'red', 'change': 1, "
    "'reason': 'redreason'}}, ",
    "{'order': 'set', 'params': {'force': 'b1', 'field': 'replacements', 'value': 3, "
    "'reason': 'bluereason'}}, ",
    "{'order': 'march', 'params': {'force': 'r2', 'path': ['b']}}, ",
    "{'order': 'resolve', 'params': {}}, ",
    "{'order': 'march', 'params': {'force': 'r1', 'path': ['c']}}]}",
    NULL);
  return g_strdelimit (file, "'", '"');
}

typedef struct
{
  MusterLibrary *library;
  MusterCampaign *campaign;
  MusterCareers *careers;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  hidden)
{
  g_autofree char *file = dup_file (hidden);
  g_autoptr (GError) error = NULL;

  self->library = muster_test_library_new ();
  self->campaign = muster_campaign_file_read (self->library, file, strlen (file), "secrets", NULL, &error);
  g_assert_no_error (error);
  self->careers = muster_careers_new (self->campaign);
  muster_careers_read_all (self->careers);
}

static void
tear_down (Fixture       *self,
           gconstpointer  hidden)
{
  g_clear_object (&self->careers);
  g_clear_object (&self->campaign);
  g_clear_object (&self->library);
}

/* Each word, and a bit for each side that may read it. */
static const struct
{
  const char *word;
  guint sides;
} SECRETS[] = {
  { "annsealed", 0 },         { "masterword", 0 },        { "mastersealed", 0 },
  { "redword", 1 << 0 },      { "redsealed", 0 },
  { "blueword", 1 << 1 },     { "bluesealed", 0 },        { "greenword", 1 << 2 },  { "everybodysealed", 0 },
  { "redhonour", 1 << 0 },    { "blueleader", 1 << 1 },   { "redreason", 1 << 0 },  { "bluereason", 1 << 1 },
  { "ghostredunit", 1 << 0 }, { "ghostblueunit", 1 << 1 },
};

/* What only those know who see the forces. */
static const struct
{
  const char *word;
  guint sides;
} HIDDEN[] = { { "ghostred", 1 << 0 }, { "ghostblue", 1 << 1 } };

static void
assert_keeps (const char *text,
              const char *word,
              const char *where)
{
  g_autofree char *small = g_utf8_strdown (text, -1);

  if (strstr (small, word) != NULL)
    g_error ("%s says “%s”:\n%s", where, word, text);
}

/* @side: who reads, or -1: everybody. */
static void
assert_discreet (Fixture    *self,
                 const char *text,
                 int         side,
                 const char *where)
{
  guint reader = side >= 0 ? 1u << side : 0;

  for (guint i = 0; i < G_N_ELEMENTS (SECRETS); i++)
    if (!(SECRETS[i].sides & reader))
      assert_keeps (text, SECRETS[i].word, where);
  for (guint i = 0; i < G_N_ELEMENTS (HIDDEN); i++)
    if (muster_campaign_get_setup (self->campaign)->rules.map.hidden && !(HIDDEN[i].sides & reader))
      assert_keeps (text, HIDDEN[i].word, where);
}

#define ANNS "briefing-red-ann"

/* What is for Ann is hers alone, not her side's. */
static void
assert_hers (const char *text,
             gboolean    is_hers,
             const char *where)
{
  if ((strstr (text, "annword") != NULL) != is_hers)
    g_error ("%s %s what is for Ann:\n%s", where, is_hers ? "does not say" : "says", text);
}

/* The side whose sheet it is, by the end of its id; -1: everybody's. */
static int
find_reader (Fixture    *self,
             const char *id)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);

  if (g_str_equal (id, ANNS))
    return 0;
  for (int i = 0; i < setup->n_sides; i++)
    if (g_str_has_suffix (id, setup->sides[i].id))
      return i;
  return -1;
}

/* What belongs to the game master alone. */
static gboolean
is_masters (const char *id)
{
  return g_str_equal (id, "campaign") || g_str_equal (id, "record") || g_str_equal (id, "honour") ||
         g_str_equal (id, "briefings") || g_str_has_suffix (id, "-gm");
}

static char *
dup_output (MusterDocument *document,
            guint           output)
{
  switch (output)
    {
    case 0:
      return muster_document_markdown_write (document);
    case 1:
      return muster_document_html_write (document, NULL);
    case 2:
      return muster_document_bbcode_write (document);
    default:
      return muster_document_text_write (document, 80);
    }
}

static void
test_sheets (Fixture       *self,
             gconstpointer  hidden)
{
  g_autoptr (MusterSheetSource) source = muster_campaign_source_new (self->careers);
  MusterSheetOptions options;
  guint n_masters = 0, n_sides = 0, n_public = 0;

  muster_sheet_options_init (&options);
  for (guint i = 0; i < muster_sheet_source_get_n_sheets (source); i++)
    {
      const char *id = muster_sheet_source_get_sheet_id (source, i);
      g_autoptr (MusterDocument) document = muster_sheet_source_make (source, i, &options);

      n_masters += is_masters (id);
      n_sides += !is_masters (id) && find_reader (self, id) >= 0;
      n_public += !is_masters (id) && find_reader (self, id) < 0;
      for (guint output = 0; output < 4; output++)
        {
          g_autofree char *text = dup_output (document, output);

          if (!is_masters (id))
            {
              assert_discreet (self, text, find_reader (self, id), id);
              assert_hers (text, g_str_equal (id, ANNS), id);
            }
          /* Who asks for it gets it. */
          else if (g_str_equal (id, "gazette-gm"))
            {
              g_assert_nonnull (strstr (text, "mastersealed"));
              g_assert_nonnull (strstr (text, "For the game master alone"));
            }
          if (g_str_has_prefix (id, "gazette"))
            g_assert_nonnull (strstr (text, "openword"));
        }
    }
  g_assert_cmpuint (n_masters, >=, 4);
  g_assert_cmpuint (n_sides, >=, 6);
  g_assert_cmpuint (n_public, >=, 2);
}

/* W-SEAT-02: the code of a seat stands in the briefing of its side, and on no other paper. */
static void
test_codes (Fixture       *self,
            gconstpointer  hidden)
{
  static const char *const codes[] = { "codeofred", "codeofblue", "codeofgreen", "codeofeverybody" };
  g_autoptr (MusterSheetSource) source = muster_campaign_source_new (self->careers);
  MusterSheetOptions options;
  guint n_found = 0;

  muster_sheet_options_init (&options);
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    muster_campaign_source_add_code (source, i < 3 ? (int) i : -1, i == 0 ? "ann" : NULL, "Ann",
                                     "http://192.168.1.5:41234/#code", codes[i]);
  for (guint i = 0; i < muster_sheet_source_get_n_sheets (source); i++)
    {
      const char *id = muster_sheet_source_get_sheet_id (source, i);
      g_autoptr (MusterDocument) document = muster_sheet_source_make (source, i, &options);
      g_autofree char *text = muster_document_text_write (document, 80);
      int reader = g_str_has_prefix (id, "briefing-") ? find_reader (self, id) : -1;

      /* Those of all sides are the game master's, who hands them out page by page. */
      if (is_masters (id))
        continue;

      for (guint j = 0; j < G_N_ELEMENTS (codes); j++)
        {
          g_assert_cmpint (strstr (text, codes[j]) != NULL, ==, reader == (int) j);
          n_found += reader == (int) j;
        }
    }
  /* Ann's stands on her own briefing, too. */
  g_assert_cmpuint (n_found, ==, 4);
}

/* What is written before anybody says for whom: the edition for everybody. */
static void
test_drafts (Fixture       *self,
             gconstpointer  hidden)
{
  for (int side = MUSTER_GAZETTE_PUBLIC; side < 3; side++)
    {
      g_autoptr (MusterGazette) gazette = muster_gazette_new (self->careers, "first", NULL, side, NULL);
      g_autofree char *text = muster_gazette_write (gazette);

      if (side != MUSTER_GAZETTE_MASTER)
        {
          assert_discreet (self, text, side, "a draft");
          assert_hers (text, FALSE, "a draft");
        }
      else
        g_assert_nonnull (strstr (text, "redsealed"));
    }
}

/* Phones: a seat for each player, one for each side without any, and spectators. */
static void
test_phones (Fixture       *self,
             gconstpointer  hidden)
{
  g_autoptr (GArray) seats = muster_seats_list_campaign (self->campaign);
  /* Sheets are read by themselves above. */
  const MusterSeatPapers papers = { 0 };

  for (guint i = 0; i < seats->len; i++)
    {
      const MusterSeat *seat = &g_array_index (seats, MusterSeat, i);
      g_autoptr (JsonNode) view = muster_seat_view_campaign (seat, self->campaign, &papers);
      g_autofree char *text = muster_json_print (view, TRUE);

      assert_discreet (self, text, seat->side, "a phone");
      assert_hers (text, seat->player == 0, "a phone");
      /* One's own march is told, and nobody else's. */
      g_assert_cmpint (strstr (text, "will march") != NULL, ==, seat->side == 0);
      g_assert_nonnull (strstr (text, "openword"));
    }
}

static void
test_exports (Fixture       *self,
              gconstpointer  hidden)
{
  for (int side = 0; side < 3; side++)
    {
      g_autoptr (JsonNode) state = muster_campaign_file_describe (self->campaign, side);
      g_autofree char *text = muster_json_print (state, TRUE);
      g_autofree char *ghost = g_strdup_printf ("\"r2\"");

      assert_discreet (self, text, side, "an export");
      assert_hers (text, FALSE, "an export");
      if (side != 0)
        {
          g_assert_null (strstr (text, "ur2"));
          g_assert_cmpint (strstr (text, ghost) != NULL, ==, g_str_equal (hidden, "false"));
        }
    }
}

/* What is sealed until a chapter is read once it is open, by those for whom it is. */
static void
test_a_seal_is_broken (Fixture       *self,
                       gconstpointer  hidden)
{
  g_autoptr (JsonNode) params = json_from_string ("{\"chapter\": \"later\"}", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterGazette) gazette = NULL;
  g_autofree char *text = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_OPEN, params);
  g_assert_true (muster_campaign_record (self->campaign, &order, &tape, NULL));
  gazette = muster_gazette_new (self->careers, "first", NULL, MUSTER_GAZETTE_PUBLIC, NULL);
  text = muster_gazette_write (gazette);
  g_assert_nonnull (strstr (text, "everybodysealed"));
  assert_keeps (text, "redsealed", "the public edition");
  assert_keeps (text, "mastersealed", "the public edition");
}

#define ADD(name, function)                                                                                  \
  g_test_add ("/campaign-secrets/hidden/" name, Fixture, "true", set_up, function, tear_down);               \
  g_test_add ("/campaign-secrets/seen/" name, Fixture, "false", set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("sheets", test_sheets);
  ADD ("W-SEAT-02/codes", test_codes);
  ADD ("drafts", test_drafts);
  ADD ("phones", test_phones);
  ADD ("C-MAP-27/exports", test_exports);
  ADD ("a-seal-is-broken", test_a_seal_is_broken);

  return g_test_run ();
}
