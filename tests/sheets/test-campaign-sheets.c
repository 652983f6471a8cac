/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"
#include "sheets/page/muster-pages.h"
#include "tests/sheets/muster-test-campaign-sheets.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

/* The sample campaign on paper. */

static void
give (Fixture            *self,
      MusterCampaignVerb  verb,
      const char         *params)
{
  g_autoptr (JsonNode) node = json_from_string (params, NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, verb, node);
  muster_campaign_record (self->campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

static void
test_the_plan_and_who_is_there (Fixture       *self,
                                gconstpointer  data)
{
  g_autofree char *text = dup_text (self, MUSTER_CAMPAIGN_SHEET_CAMPAIGN, -1, NULL);

  assert_says (text, "The Valley War");
  assert_says (text, "Back to the river");
  assert_says (text, "Valley Clans, 5 : 3");
  assert_says (text, "Black Shields, Tribal Infantry");
  assert_says (text, "Ann, Field Force");
  assert_says (text, "Supply");
}

static void
test_how_we_play (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *text = dup_text (self, MUSTER_CAMPAIGN_SHEET_RULES, -1, NULL);

  assert_says (text, "How we play");
  assert_says (text, "- ");
}

static void
test_a_record_is_of_one_or_of_all (Fixture       *self,
                                   gconstpointer  data)
{
  g_autofree char *all = dup_text (self, MUSTER_CAMPAIGN_SHEET_RECORD, -1, NULL);
  MusterCampaignSheetChoice choice = { .side = -1, .who = "osman" };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) one =
    muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = muster_document_markdown_write (one);
  assert_says (all, "1st Company");
  assert_says (all, "Osman");
  assert_says (text, "Osman");
  assert_says (text, "The ford, against Field Force");
  assert_says (text, "expected; as");
  assert_conceals (text, "# 1st Company");

  choice.who = "nobody";
  g_assert_null (muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, &error));
  g_assert_nonnull (error);
  assert_says (error->message, "nobody");
}

static cairo_status_t
write_cb (void                *bytes,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Only Osman sat for it, unless @data names somebody else. */
static GBytes *
get_portrait_cb (MusterCareer *career,
                 gpointer      data)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 30, 40);

  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  if (g_str_equal (muster_career_get_name (career), data != NULL ? data : "Osman"))
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  return NULL;
}

static void
test_a_record_has_a_portrait (Fixture       *self,
                              gconstpointer  data)
{
  MusterCampaignSheetChoice choice = { .side = -1, .get_portrait = get_portrait_cb };
  g_autoptr (MusterDocument) all =
    muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, NULL);
  g_autofree char *text = muster_document_markdown_write (all);
  g_autofree char *html = muster_document_html_write (all, NULL);

  assert_says (text, "Portrait of Osman");
  assert_conceals (text, "Portrait of Capt. Hill");
  assert_says (html, "href=\"data:image/png;base64,");
  /* What the page does not allow is not shown. */
  assert_says (html, "img-src data:;");
}

/* Whoever did most has his portrait in the newspaper, and nobody has whom it does not name so. */
static void
test_a_gazette_has_a_portrait (Fixture       *self,
                               gconstpointer  data)
{
  static const char *const chapters[] = { "ford", "well", "heights" };

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      g_autoptr (MusterGazette) gazette = muster_gazette_new (self->careers, chapters[i], NULL, 0, NULL);
      MusterCareer *hero = muster_gazette_battle_find_hero (gazette);
      const char *name = muster_career_get_name (hero);
      MusterCampaignSheetChoice choice = {
        .side = 0, .from = chapters[i], .get_portrait = get_portrait_cb, .portrait_data = (gpointer) name
      };
      g_autoptr (MusterDocument) with =
        muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, NULL);
      g_autofree char *text = muster_document_markdown_write (with);
      g_autofree char *portrait = g_strconcat ("Portrait of ", name, NULL);
      g_autoptr (MusterDocument) without = NULL;
      g_autofree char *other = NULL;

      assert_says (text, portrait);
      choice.portrait_data = (gpointer) "Nobody";
      without = muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, NULL);
      other = muster_document_markdown_write (without);
      assert_conceals (other, "Portrait of");
    }
}

/* A unit and a leader may have one id: it is asked which is meant, and told. */
static void
test_a_record_of_one_of_two (Fixture       *self,
                             gconstpointer  data)
{
  static const MusterCampaignCase description = { "two of one id",
                                                  "forces.0.units.0.leader.id='a1'", "", "" };
  g_autofree char *file = muster_campaign_case_to_file (&description);
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (self->library, file, strlen (file), "two", NULL, NULL);
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  static const struct
  {
    const char *who;
    const char *heading;
  } CASES[] = { { "unit:a1", "# A1" }, { "leader:a1", "# Al" } };
  MusterCampaignSheetChoice choice = { .side = -1, .who = "a1" };
  g_autoptr (GError) error = NULL;

  muster_careers_read_all (careers);
  muster_service_sheet_settle_choice (&choice, careers);
  g_assert_null (muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, &error));
  assert_says (error->message, "leader:a1");
  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (MusterDocument) document = NULL;
      g_autofree char *text = NULL;

      choice.who = CASES[i].who;
      choice.who_is = 0;
      muster_service_sheet_settle_choice (&choice, careers);
      document = muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, NULL);
      g_assert_nonnull (document);
      text = muster_document_markdown_write (document);
      assert_says (text, CASES[i].heading);
    }
}

static void
test_honours_and_records (Fixture       *self,
                          gconstpointer  data)
{
  g_autofree char *text = dup_text (self, MUSTER_CAMPAIGN_SHEET_HONOUR, -1, NULL);

  assert_says (text, "The ford 1879");
  assert_says (text, "Osman");
  assert_says (text, "Luckiest unit");
}

/* What a side does not know does not stand on its sheet. */
static void
test_a_briefing_knows_what_its_side_knows (Fixture       *self,
                                           gconstpointer  data)
{
  g_autofree char *column = dup_text (self, MUSTER_CAMPAIGN_SHEET_BRIEFING, 0, NULL);
  g_autofree char *clans = dup_text (self, MUSTER_CAMPAIGN_SHEET_BRIEFING, 1, NULL);
  g_autofree char *opened = NULL;
  g_autofree char *still = NULL;

  assert_says (column, "The kraal");
  assert_says (column, "1st Company");
  assert_says (column, "The rains came early");
  assert_conceals (column, "Black Shields");
  assert_conceals (column, "Nobody has told the column");
  assert_says (clans, "Black Shields");
  assert_says (clans, "Nobody has told the column");
  assert_conceals (clans, "1st Company");

  /* Sealed until the chapter is open, and for the one side alone. */
  assert_conceals (column, "waterfall");
  give (self, MUSTER_CAMPAIGN_ORDER_OPEN, "{\"chapter\": \"kraal\"}");
  opened = dup_text (self, MUSTER_CAMPAIGN_SHEET_BRIEFING, 0, NULL);
  still = dup_text (self, MUSTER_CAMPAIGN_SHEET_BRIEFING, 1, NULL);
  assert_says (opened, "waterfall");
  assert_conceals (still, "waterfall");
}

static void
test_each_side_has_its_edition (Fixture       *self,
                                gconstpointer  data)
{
  g_autofree char *column = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, 0, "heights");
  g_autofree char *clans = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, 1, "heights");
  g_autofree char *all = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_MASTER, "heights");
  g_autofree char *public = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_PUBLIC, "heights");

  assert_says (column, "THE ENEMY IS SWEPT AWAY: THE HEIGHTS");
  assert_says (clans, "DISASTER: THE HEIGHTS");
  assert_says (all, "FIELD FORCE VICTORIOUS");
  /* On the table everybody saw it; what became of him only his own know. */
  assert_says (column, "Osman");
  assert_says (clans, "Osman");
  assert_says (clans, "Killed: Osman");
  assert_conceals (column, "Killed: Osman");
  assert_says (clans, "Daud: Given the command");
  assert_conceals (column, "Daud");
  assert_says (all, "Daud: Given the command");
  assert_says (public, "FIELD FORCE VICTORIOUS");
  assert_says (public, "Osman");
  assert_conceals (public, "Killed");
  assert_conceals (public, "Daud");
  assert_says (column, "We counted the dice");
  assert_says (column, "STANDINGS");
  assert_says (column, "WHAT COMES NEXT");
}

static void
test_what_is_on_paper_only_has_no_log (Fixture       *self,
                                       gconstpointer  data)
{
  g_autofree char *text = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, 0, "pass");

  assert_says (text, "THE PASS");
  assert_says (text, "has it from those who were");
  assert_conceals (text, "We counted the dice");
}

static void
test_an_edited_text_is_printed (Fixture       *self,
                                gconstpointer  data)
{
  MusterCampaignSheetChoice choice = { .side = 0,
                                       .text = "# Extra\n> Read\n\nAll is\nwell.\n\n## More\n\nYes." };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document =
    muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = muster_document_markdown_write (document);
  assert_says (text, "EXTRA");
  assert_says (text, "All is well.");
  assert_says (text, "MORE");
  assert_conceals (text, "Osman");
}

static void
test_nothing_is_told_of_what_was_not_fought (Fixture       *self,
                                             gconstpointer  data)
{
  MusterCampaignSheetChoice choice = { .side = 0, .from = "kraal" };
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, &error));
  g_assert_nonnull (error);
  assert_says (error->message, "kraal");
}

/* A newspaper of one chapter is one page, on either paper. */
static void
test_pages (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (MusterDocument) gazette = make (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, 0, NULL);
  static const MusterPaperSize sizes[] = { MUSTER_PAPER_A4, MUSTER_PAPER_LETTER };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (MusterPages) pages = NULL;
      MusterPaper paper;

      muster_paper_init (&paper);
      paper.size = sizes[i];
      pages = muster_pages_new (gazette, &paper);
      g_assert_cmpuint (muster_pages_get_n_pages (pages), ==, 1);
    }
}

/* One large letter at the beginning; at the foot a box, and what belongs into it stands inside of it. */
static void
test_set_as_a_newspaper (Fixture       *self,
                         gconstpointer  data)
{
  g_autoptr (MusterDocument) gazette = make (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, 0, NULL);
  MusterType *type = muster_type_new (FALSE, 1);
  MusterGalley *galley = muster_galley_new (gazette, type, 500, 700, 1);
  const MusterSlice *box = muster_galley_get_slice (galley, muster_galley_get_n_slices (galley) - 1);

  g_assert_cmpuint (count_role (galley, MUSTER_ROLE_INITIAL), ==, 1);
  g_assert_true (box->is_wide);
  g_assert_cmpuint (box->n_pieces, >, 4);
  for (guint i = 0; i < box->n_pieces; i++)
    {
      const MusterPiece *piece = muster_galley_get_piece (galley, box, i);

      g_assert_cmpfloat (piece->y, >, 0);
      g_assert_cmpfloat (piece->y, <, box->height - 10);
      g_assert_cmpfloat (piece->x, >, 0);
      g_assert_cmpfloat (piece->x + piece->width, <, 500);
    }
  muster_galley_free (galley);
  muster_type_free (type);
}

static guint
find_sheet (MusterSheetSource *source,
            const char        *id)
{
  for (guint i = 0; i < muster_sheet_source_get_n_sheets (source); i++)
    if (g_str_equal (muster_sheet_source_get_sheet_id (source, i), id))
      return i;
  g_error ("There is no sheet “%s”", id);
}

static char *
dup_sheet (MusterSheetSource *source,
           const char        *id)
{
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document = NULL;

  muster_sheet_options_init (&options);
  document = muster_sheet_source_make (source, find_sheet (source, id), &options);
  return muster_document_markdown_write (document);
}

/* A preview offers them all, with one for each side where a sheet has one. */
static void
test_a_preview_has_them_all (Fixture       *self,
                             gconstpointer  data)
{
  g_autoptr (MusterSheetSource) source = muster_campaign_source_new (self->careers);
  g_autofree char *briefing = dup_sheet (source, "briefing-clans");
  g_autofree char *edition = dup_sheet (source, "gazette-column");
  g_autofree char *all = dup_sheet (source, "gazette");
  g_autofree char *plan = dup_sheet (source, "campaign");
  g_autofree char *rules = dup_sheet (source, "rules");

  g_assert_cmpuint (muster_sheet_source_get_n_sheets (source), ==, 14);
  g_assert_cmpstr (muster_sheet_source_get_name (source), ==, muster_campaign_get_title (self->campaign));
  g_assert_cmpstr (muster_sheet_source_get_label (source, find_sheet (source, "record")), ==,
                   "Service record");
  assert_says (muster_sheet_source_get_label (source, find_sheet (source, "briefing-clans")), "Briefing: ");
  assert_says (muster_sheet_source_get_label (source, find_sheet (source, "gazette")), "for everybody");
  assert_says (briefing, "Black Shields");
  assert_conceals (briefing, "1st Company");
  g_assert_cmpstr (edition, !=, all);
  assert_says (plan, "Black Shields");
  assert_says (rules, "How we play");
}

static void
assert_file (MusterSheetSource *source,
             const char        *sheet,
             const char        *expected)
{
  g_autofree char *name = muster_sheet_source_dup_file_name (source, find_sheet (source, sheet));

  g_assert_true (g_str_has_suffix (name, expected));
  g_assert_true (g_str_has_prefix (name, muster_sheet_source_get_name (source)));
}

/* A file says what it is before it is opened. */
static void
test_files_say_what_they_are (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (MusterSheetSource) source = muster_campaign_source_new (self->careers);

  assert_file (source, "briefing-clans", " – briefing for Valley Clans");
  assert_file (source, "map-clans", " – map for Valley Clans");
  assert_file (source, "map-gm", " – map for the game master");
  assert_file (source, "gazette", " – Gazette for everybody");
  assert_file (source, "gazette-column", " – Gazette for Field Force");
  assert_file (source, "gazette-gm", " – Gazette for the game master");
  assert_file (source, "rules", " – How we play");
  assert_file (source, "briefings", " – All briefings");
}

static guint
count_pages (MusterSheetSource *source,
             const char        *sheet)
{
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterPages) pages = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  document = muster_sheet_source_make (source, find_sheet (source, sheet), &options);
  pages = muster_pages_new (document, &options.paper);
  return muster_pages_get_n_pages (pages);
}

/* In one go, each on pages of its own, with the same words as one by one. */
static void
test_all_briefings_in_one_go (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (MusterSheetSource) source = muster_campaign_source_new (self->careers);
  g_autofree char *all = dup_sheet (source, "briefings");
  const char *column = strstr (all, "Briefing for Field Force");
  const char *clans = strstr (all, "Briefing for Valley Clans");
  g_autofree char *first = NULL;

  g_assert_true (column != NULL && clans > column);
  first = g_strndup (column, (gsize) (clans - column));
  assert_says (first, "1st Company");
  assert_conceals (first, "Black Shields:");
  assert_says (clans, "Black Shields");
  assert_conceals (clans, "1st Company");
  g_assert_cmpuint (count_pages (source, "briefings"), >=,
                    count_pages (source, "briefing-column") + count_pages (source, "briefing-clans"));
}

/* A player has a briefing of his own once there is something for him alone, among all briefings, too. */
static void
test_a_player_has_a_briefing (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (MusterSheetSource) before = muster_campaign_source_new (self->careers);
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  const MusterCampaignDef *player = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, 0);
  int side = muster_campaign_state_get_player_def (state, 0)->side;
  const char *theirs = muster_campaign_get_setup (self->campaign)->sides[side].id;
  g_autofree char *id = g_strjoin ("-", "briefing", theirs, player->id, NULL);
  g_autofree char *of_side = g_strjoin ("-", "briefing", theirs, NULL);
  g_autofree char *params = g_strdup_printf ("{\"text\": \"Burn this.\", \"player\": \"%s\"}", player->id);
  g_autofree char *heading = g_strdup_printf ("Briefing for %s", player->name);
  g_autoptr (JsonNode) node = json_from_string (params, NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterSheetSource) source = NULL;
  g_autofree char *his = NULL;
  g_autofree char *all = NULL;
  g_autofree char *of_all_else = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, node);
  g_assert_true (muster_campaign_record (self->campaign, &order, &tape, NULL));
  source = muster_campaign_source_new (self->careers);
  g_assert_cmpuint (muster_sheet_source_get_n_sheets (source), ==,
                    muster_sheet_source_get_n_sheets (before) + 1);
  his = dup_sheet (source, id);
  all = dup_sheet (source, "briefings");
  of_all_else = dup_sheet (source, of_side);
  assert_says (his, heading);
  assert_says (his, "Burn this.");
  assert_says (all, heading);
  assert_says (all, "Burn this.");
  assert_conceals (of_all_else, "Burn this.");
}

/* Without a battle there is no newspaper to choose; and what cannot be made says why. */
static void
test_a_preview_of_a_beginning (Fixture       *self,
                               gconstpointer  data)
{
  MusterCampaignSheetChoice choice = { .side = MUSTER_GAZETTE_PUBLIC };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSheetSource) source = NULL;
  g_autoptr (MusterSheetSource) one = NULL;
  g_autofree char *text = NULL;

  g_assert_true (muster_ledger_seek (self->campaign, 0, &error));
  g_assert_no_error (error);
  muster_careers_read_all (self->careers);
  source = muster_campaign_source_new (self->careers);
  g_assert_cmpuint (muster_sheet_source_get_n_sheets (source), ==, 10);
  one = muster_campaign_source_new_one (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice);
  text = dup_sheet (one, "gazette");
  assert_says (text, "no chapter was fought yet");
}

static void
test_a_preview_of_one_has_what_was_edited (Fixture       *self,
                                           gconstpointer  data)
{
  g_autofree char *words = g_strdup ("# Extra\n\nAll is well.");
  MusterCampaignSheetChoice choice = { .side = 0, .text = words };
  g_autoptr (MusterSheetSource) source =
    muster_campaign_source_new_one (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice);
  g_autofree char *text = NULL;

  memset (words, ' ', strlen (words));
  text = dup_sheet (source, "gazette-column");
  assert_says (text, "All is well.");
  g_assert_cmpuint (muster_sheet_source_get_n_sheets (source), ==, 1);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

static void
test_names_are_isolated (Fixture       *self,
                         gconstpointer  data)
{
  const struct
  {
    MusterCampaignSheetKind kind;
    int side;
  } cases[] = {
    { MUSTER_CAMPAIGN_SHEET_CAMPAIGN, -1 },
    { MUSTER_CAMPAIGN_SHEET_RECORD, -1 },
    { MUSTER_CAMPAIGN_SHEET_BRIEFING, 0 },
    { MUSTER_CAMPAIGN_SHEET_BRIEFING, 1 },
    { MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_PUBLIC },
    { MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_MASTER },
    { MUSTER_CAMPAIGN_SHEET_GAZETTE, 0 },
    { MUSTER_CAMPAIGN_SHEET_GAZETTE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = dup_text (self, cases[i].kind, cases[i].side, NULL);

      muster_test_assert_isolated (text, data);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("/campaign-sheets/the-plan-and-who-is-there", test_the_plan_and_who_is_there);
  ADD ("/campaign-sheets/how-we-play", test_how_we_play);
  ADD ("/campaign-sheets/a-record-is-of-one-or-of-all", test_a_record_is_of_one_or_of_all);
  ADD ("/campaign-sheets/a-record-has-a-portrait", test_a_record_has_a_portrait);
  ADD ("/campaign-sheets/a-gazette-has-a-portrait", test_a_gazette_has_a_portrait);
  ADD ("/campaign-sheets/a-record-of-one-of-two", test_a_record_of_one_of_two);
  ADD ("/campaign-sheets/honours-and-records", test_honours_and_records);
  ADD ("/campaign-sheets/a-briefing-knows-what-its-side-knows", test_a_briefing_knows_what_its_side_knows);
  ADD ("/campaign-sheets/each-side-has-its-edition", test_each_side_has_its_edition);
  ADD ("/campaign-sheets/what-is-on-paper-only-has-no-log", test_what_is_on_paper_only_has_no_log);
  ADD ("/campaign-sheets/an-edited-text-is-printed", test_an_edited_text_is_printed);
  ADD ("/campaign-sheets/nothing-is-told-of-what-was-not-fought",
       test_nothing_is_told_of_what_was_not_fought);
  ADD ("/campaign-sheets/pages", test_pages);
  ADD ("/campaign-sheets/set-as-a-newspaper", test_set_as_a_newspaper);
  ADD ("/campaign-sheets/a-preview-has-them-all", test_a_preview_has_them_all);
  ADD ("/campaign-sheets/files-say-what-they-are", test_files_say_what_they_are);
  ADD ("/campaign-sheets/all-briefings-in-one-go", test_all_briefings_in_one_go);
  ADD ("/campaign-sheets/C-MISC-04/a-player-has-a-briefing", test_a_player_has_a_briefing);
  ADD ("/campaign-sheets/a-preview-of-a-beginning", test_a_preview_of_a_beginning);
  ADD ("/campaign-sheets/a-preview-of-one-has-what-was-edited", test_a_preview_of_one_has_what_was_edited);
  g_test_add ("/campaign-sheets/names-are-isolated", Fixture, SIDE_FROM_RIGHT, set_up,
              test_names_are_isolated, tear_down);

  return g_test_run ();
}
