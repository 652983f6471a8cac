/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-list-reader.h"
#include "core/exchange/muster-list-words.h"
#include "core/exchange/muster-word.h"
#include "core/library/muster-library.h"
#include "core/muster-core-error.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Lists as people paste them. A reading is compared as a text: what each line became. */

typedef struct
{
  const char *text;
  const char *reading;
} Case;

static MusterForceReading *
read_list (const char *ruleset_id,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterForceReading *reading;

  reading = muster_force_list_reader_read (muster_library_find_ruleset (library, ruleset_id), text,
                                           strlen (text), "list", &error);
  g_assert_no_error (error);

  return reading;
}

static void
append_leader (GString      *text,
               MusterLeader *leader)
{
  if (muster_leader_is_empty (leader))
    return;

  g_string_append_printf (text, " <%s/%s/%d/%s", muster_leader_get_rank (leader),
                          muster_leader_get_name (leader), muster_leader_get_leadership (leader),
                          muster_leader_get_trait_id (leader));
  if (*muster_leader_get_trait_name (leader) != '\0')
    g_string_append_printf (text, "=%s", muster_leader_get_trait_name (leader));
  g_string_append_c (text, '>');
}

/* "2 regular-infantry+elite+free:lancers 'Name' m10 c7 <rank/name/6/trait> {notes}" */
static void
append_unit (GString           *text,
             MusterReadingLine *line)
{
  MusterForceUnit *unit = muster_reading_line_get_unit (line);
  const char *const *options = muster_force_unit_get_options (unit);
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);

  g_string_append_printf (text, "%u %s", muster_reading_line_get_count (line), type->id);
  for (guint i = 0; options[i] != NULL; i++)
    g_string_append_printf (text, "+%s%s",
                            g_str_equal (options[i], muster_force_unit_get_free_option (unit)) ? "free:" : "",
                            options[i]);
  if (!g_str_equal (muster_force_unit_get_name (unit), type->name))
    g_string_append_printf (text, " '%s'", muster_force_unit_get_name (unit));
  if (muster_force_unit_get_models (unit) != type->models)
    g_string_append_printf (text, " m%d", muster_force_unit_get_models (unit));
  if (muster_reading_line_get_stated_cost (line) >= 0)
    g_string_append_printf (text, " c%d", muster_reading_line_get_stated_cost (line));
  append_leader (text, muster_force_unit_get_leader (unit));
  if (*muster_force_unit_get_notes (unit) != '\0')
    g_string_append_printf (text, " {%s}", muster_force_unit_get_notes (unit));
}

static char *
show_reading (MusterForceReading *reading)
{
  static const char *const KINDS[] = { "-", "head", "unit", "detail", "?" };
  GListModel *lines = muster_force_reading_get_lines (reading);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);
      g_autofree char *remarks = NULL;
      g_autofree char *suggestions =
        g_strjoinv ("|", (char **) muster_reading_line_get_suggestions (line));

      g_object_get (line, "remarks", &remarks, NULL);
      if (i > 0)
        g_string_append_c (text, '\n');
      if (muster_reading_line_get_unit (line) != NULL)
        append_unit (text, line);
      else
        g_string_append (text, KINDS[muster_reading_line_get_kind (line)]);
      if (*remarks != '\0')
        g_string_append_printf (text, " !%s", g_strdelimit (remarks, "\n", '!'));
      if (*suggestions != '\0')
        g_string_append_printf (text, " (%s)", suggestions);
    }

  return g_string_free (text, FALSE);
}

static void
check_cases (const char *ruleset_id,
             const Case *cases,
             gsize       n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autoptr (MusterForceReading) reading = read_list (ruleset_id, cases[i].text);
      g_autofree char *shown = show_reading (reading);

      if (g_strcmp0 (shown, cases[i].reading) != 0)
        g_test_fail_printf ("%s was read as\n%s and not as\n%s", cases[i].text, shown, cases[i].reading);
    }
}

static void
test_the_forms_people_use_are_understood (void)
{
  static const Case cases[] = {
    { "4 x Veteran Fierce Tribal Infantry @ 20 points", "4 tribal-infantry+veteran+fierce c20" },
    { "4x Veteran Fierce Tribal Infantry", "4 tribal-infantry+veteran+fierce" },
    { "4 × Tribal Infantry (Veteran, Fierce) @ 5 points each", "4 tribal-infantry+veteran+fierce c20" },
    { "Tribal Infantry x3", "3 tribal-infantry" },
    { "3 Tribal Infantry, 9 pts", "3 tribal-infantry c9" },
    { "Three units of Tribal Infantry", "3 tribal-infantry" },
    { "[6] Regular Infantry", "1 regular-infantry c6" },
    { "[2] Regular Infantry",
      "2 regular-infantry !“[2]” was read as the number of units: they cost 6 points each" },
    { "2 x [6] Regular Infantry", "2 regular-infantry c6" },
    { "Regular Infantry [6]", "1 regular-infantry c6" },
    { "Regular Infantry (6 pts)", "1 regular-infantry c6" },
    { "Regular Infantry - 6 points", "1 regular-infantry c6" },
    { "Regular Infantry: 6p", "1 regular-infantry c6" },
    { "- 1st Company: Regular Infantry, 10 men", "1 regular-infantry '1st Company' m10" },
    { "* 1st Company - Regular Infantry - 6 points", "1 regular-infantry '1st Company' c6" },
    { "• Camel riders (Tribal Cavalry, Veteran)", "1 tribal-cavalry+veteran 'Camel riders'" },
    { "1. Regular Infantry\n2) Regular Cavalry", "1 regular-infantry\n1 regular-cavalry" },
    { "ELITE REGULAR INFANTRY WITH SHARPSHOOTERS", "1 regular-infantry+elite+sharpshooters" },
    { "Regular Infantry (Elite, Poor Shots, 6 models)", "1 regular-infantry+elite+poor-shots m6" },
    { "Elite Regular Mounted Infantry", "1 regular-infantry+elite+mounted-infantry" },
    { "Irregular Infantry, Mounted Infantry, Well-Armed",
      "1 irregular-infantry+mounted-infantry+well-armed" },
    { "Regular Infantry, Terror of the Kilts", "1 regular-infantry+terror-kilts" },
    { "Regular Infantry, Elite (free), Fierce", "1 regular-infantry+free:elite+fierce" },
    { "Machine Gun, Poorly Drilled", "1 crewed-weapon+machine-gun+poorly-drilled" },
    { "Crewed Weapon: Machine Gun", "1 crewed-weapon+machine-gun" },
    { "Régular Infantries", "1 regular-infantry" },
    { "“12 Company”: Regular Infantry", "1 regular-infantry '12 Company'" },
    { "\"The Lads\", Regular Infantry", "1 regular-infantry 'The Lads'" },
    { "2 Company: Regular Infantry", "1 regular-infantry '2 Company'" },
    { "2 x Regular Infantry, Sharpshooters @ 8 = 16", "2 regular-infantry+sharpshooters c16" },
    { "Naval Brigade – Crewed Weapon (machine gun crew) – 6",
      "1 crewed-weapon+machine-gun 'Naval Brigade' c6" },
    { "Bashi-bazouks, 2 units of irregular cavalry, 4 pts each", "2 irregular-cavalry 'Bashi-bazouks' c8" },
    { "Sharp Shooters Regular Infantry (+2)", "1 regular-infantry+sharpshooters" },
  };

  check_cases ("kings", cases, G_N_ELEMENTS (cases));
}

/* As army builders, forums and mails have them. */
static void
test_what_programs_write_is_understood (void)
{
  static const Case cases[] = {
    { "Regular Infantry:\n  Elite", "1 regular-infantry+elite\ndetail" },
    { "Column\nRegular Infantry (7 points):\n- Elite", "head\n1 regular-infantry+elite c7\ndetail" },
    { "1st Company (Regular Infantry):", "1 regular-infantry '1st Company'" },
    { "Column\nInfantry:\nRegular Infantry", "head\n-\n1 regular-infantry" },
    { "+ Infantry +\nRegular Infantry\n+ Cavalry +\nRegular Cavalry",
      "-\n1 regular-infantry\n-\n1 regular-cavalry" },
    { "++ Column [6 pts] ++\n+ Infantry +\nRegular Infantry [6 pts]", "head\n-\n1 regular-infantry c6" },
    { "Irregular Infantry\n. Well Armed", "1 irregular-infantry+well-armed\ndetail" },
    { "Irregular Infantry\n• Well Armed", "1 irregular-infantry+well-armed\ndetail" },
    { "• Crewed Weapon\n• Machine Gun", "1 crewed-weapon\n1 crewed-weapon+machine-gun" },
    { "Regular Infantry\n10x Soldier", "1 regular-infantry m10\ndetail" },
    { "Regular Infantry\n. 10 men", "1 regular-infantry m10\ndetail" },
    { "Regular Infantry\n0x Soldier", "1 regular-infantry\n? !no unit type of this name is known" },
    { "Regular Infantry\n. Well Armed", "1 regular-infantry\n? !the unit above cannot have this option" },
    { "SP 6 | Regular Infantry", "1 regular-infantry c6" },
    { "```\nColumn\nRegular Infantry\n```", "head\n1 regular-infantry" },
    { "```text\nColumn\nRegular Infantry\n```", "head\n1 regular-infantry" },
    { "Regular Infantry\nCreated with Some Builder (https://example.org)", "1 regular-infantry\nhead" },
    { "Gatling gun", "1 crewed-weapon+machine-gun" },
    { "Regular Infantry\nLt. Smythe-Jones (Ld 6+, Brave)",
      "1 regular-infantry <Lt./Smythe-Jones/6/brave>\ndetail" },
    { "Regular Infantry\n  Lt. Smythe-Jones (6+, Brave)",
      "1 regular-infantry <Lt./Smythe-Jones/6/brave>\ndetail" },
    { "Regular Infantry (6 points): Lt. Smythe-Jones (Ld 6+, Brave)",
      "1 regular-infantry c6 <Lt./Smythe-Jones/6/brave>" },
    { "2 x Regular Infantry: Captain Hill (7+)", "2 regular-infantry <Captain/Hill/7/>" },
    { "Regular Infantry: Sharpshooters", "1 regular-infantry+sharpshooters" },
    { "Machine Gun 6.", "1 crewed-weapon+machine-gun c6" },
    { "Machine Gun 6 pts.", "1 crewed-weapon+machine-gun c6" },
    { "Tribal Infantry ..... 3.", "1 tribal-infantry c3" },
    { "Tribal Infantry ..... 3", "1 tribal-infantry c3" },
    { "Tribal Infantry 3", "1 tribal-infantry c3" },
    { "2 Tribal Infantry 6", "2 tribal-infantry c6" },
    { "Tribal Infantry 4", "1 tribal-infantry 'Tribal Infantry 4' !“4” was not understood" },
  };

  check_cases ("kings", cases, G_N_ELEMENTS (cases));
}

static void
test_slips_are_forgiven_and_said (void)
{
  static const Case cases[] = {
    { "- Reguler Infantry", "1 regular-infantry !“Reguler Infantry” was read as “Regular Infantry”" },
    { "- Iregular Infantry",
      "1 irregular-infantry !“Iregular Infantry” was read as “Irregular Infantry”" },
    { "- Regular Infantry, Shaprshooters",
      "1 regular-infantry+sharpshooters !“Shaprshooters” was read as “Sharpshooters”" },
    { "Zulu Tribal Infantry", "1 tribal-infantry 'Zulu Tribal Infantry' !“Zulu” was not understood" },
    { "Regular Infantry, Bows", "1 regular-infantry+bows !“Bows” is not an option of Regular Infantry" },
    { "Regular Infantry @ 9 points", "1 regular-infantry c9 !9 points are stated, but 6 were counted" },
    { "0 x Regular Infantry", "1 regular-infantry !a count of 0 was read as 1" },
    { "Regular Infantry, 5000 models", "1 regular-infantry !no unit has 5000 models" },
    { "- Warg Riders", "? !no unit type of this name is known" },
    { "4 x Light Cavalry",
      "? !no unit type of this name is known (Tribal Cavalry|Regular Cavalry|Irregular Cavalry)" },
    { "Regular Infantry\nTotal: 24 points",
      "1 regular-infantry\n- !24 points are stated, but 6 were counted" },
  };

  check_cases ("kings", cases, G_N_ELEMENTS (cases));
}

static void
test_details_belong_to_the_unit_before (void)
{
  static const Case cases[] = {
    { "Regular Infantry\n  - Elite\n  + Sharpshooters (+2)",
      "1 regular-infantry+elite+sharpshooters\ndetail\ndetail" },
    { "Crewed Weapon\n  Machine Gun\nField Gun",
      "1 crewed-weapon+machine-gun\ndetail\n1 crewed-weapon+field-gun" },
    { "Regular Infantry\nLeader: Capt. Hill, Leadership 6+, Favourite Nephew",
      "1 regular-infantry <Capt./Hill/6/favourite-nephew>\ndetail" },
    { "Regular Infantry led by Major John Hill (Ld 7)", "1 regular-infantry <Major/John Hill/7/>" },
    { "Regular Infantry\nHill, Ld 5, Brave “Lion”", "1 regular-infantry </Hill/5/brave=Lion>\ndetail" },
    { "Regular Infantry\nLeader: Hill, Leadership 7, Braev",
      "1 regular-infantry </Hill/7/brave>\ndetail !“Braev” was read as “Brave”" },
    { "Regular Infantry\nLeader: Hill, Leadership 120, nobody",
      "1 regular-infantry </Hill/0/>\n"
      "detail !no leader has a Leadership of 120!“nobody” was not understood" },
    { "Regular Infantry\nLeader: “Brave”", "1 regular-infantry </Brave/0/>\ndetail" },
    { "Regular Infantry\nNote: rear guard\nNote: of the column",
      "1 regular-infantry {rear guard\nof the column}\ndetail\ndetail" },
  };

  check_cases ("kings", cases, G_N_ELEMENTS (cases));
}

static void
check_head (const char *text,
            const char *name,
            const char *theatre,
            int         budget,
            const char *notes)
{
  g_autoptr (MusterForceReading) reading = read_list ("kings", text);
  MusterForce *head = muster_force_reading_get_head (reading);

  g_test_message ("%s", text);
  g_assert_cmpstr (muster_force_get_name (head), ==, name);
  g_assert_cmpstr (muster_force_get_theatre (head), ==, theatre);
  g_assert_cmpint (muster_force_get_budget (head), ==, budget);
  g_assert_cmpstr (muster_force_get_notes (head), ==, notes);
  g_assert_cmpuint (muster_force_reading_get_n_units (reading), ==, 1);
}

static void
test_a_head_is_understood (void)
{
  check_head ("Natal Column\n\nRegular Infantry", "Natal Column", "", 0, "");
  check_head ("Natal Column, 24 points\nRegular Infantry", "Natal Column", "", 24, "");
  check_head ("Natal Column 24 pts\n\nRegular Infantry\nTotal: 6", "Natal Column", "", 24, "");
  check_head ("Natal Column (24 pts) - The Men Who Would Be Kings\nRegular Infantry", "Natal Column", "",
              24, "");
  check_head ("Natal Column\nTMWWBK · South Africa · 6 of 24 points\nRegular Infantry", "Natal Column",
              "South Africa", 24, "");
  check_head ("Name: Natal Column\nTheatre: South Africa\nPoints: 24\nRules: TMWWBK\nRegular Infantry",
              "Natal Column", "South Africa", 24, "");
  check_head ("Natal Column\nFor Saturday at the club.\nRegular Infantry", "Natal Column", "", 0,
              "For Saturday at the club.");
  check_head ("Natal Column\n============\n6 points, usual budget\nInfantry:\nRegular Infantry",
              "Natal Column", "", 0, "");
  check_head ("Column\nRegular Infantry\n\nNotes\nThey are\n- tired", "Column", "", 0,
              "They are\n- tired");
  check_head ("Regular Infantry", "", "", 0, "");
}

static void
test_markup_means_nothing (void)
{
  check_head ("# Natal *Column*\n\n- **1st**: Regular Infantry (6 points)", "Natal Column", "", 0, "");
  check_head ("[b]Natal Column[/b]\n[list][*][i]1st[/i]: Regular Infantry[/list]", "Natal Column", "", 0, "");
  check_head ("Natal Column\n| 1st: Regular Infantry | Elite |", "Natal Column", "", 0, "");
  check_head ("[b]A [\xe2\x81\xa0" "b] b[/b]\n[size=120]Regular Infantry[/size]", "A [b] b", "", 0, "");
}

static void
test_every_ruleset_has_its_names (void)
{
  static const Case cases[] = {
    { "4 x Good Infantry with magazine rifles", "4 infantry+good+magazine-rifles" },
    { "[2] Cavalry", "2 cavalry" },
    { "Lancers: Cavalry (very poor, hand weapons), 3 figures",
      "1 cavalry+very-poor+hand-weapons 'Lancers' m3" },
    { "Rifled field gun\nMachine guns", "1 field-gun+rifled\n1 machine-gun" },
    { "Commander", "1 commander" },
    { "Smooth-bore heavy gun, average", "1 heavy-gun+smooth-bore+average" },
  };

  check_cases ("hexcard", cases, G_N_ELEMENTS (cases));
}

static void
test_a_force_is_made_when_asked_for (void)
{
  g_autoptr (MusterForceReading) reading =
    read_list ("kings", "Column, 24 points\n2 x Regular Infantry\n- Hobbits\nGunners: Machine Gun");
  g_autoptr (MusterForce) force = muster_force_reading_make_force (reading);

  muster_assert_model (muster_force_get_units (force), "name",
                       "Regular Infantry 1 Regular Infantry 2 Gunners");
  muster_assert_model (muster_force_get_units (force), "id", "u1 u2 u3");
  g_assert_cmpint (muster_force_get_points (force), ==, 18);
  g_assert_cmpint (muster_force_reading_count_points (reading), ==, 18);
  g_assert_cmpint (muster_force_get_budget (force), ==, 24);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_LOST), ==, 1);
}

/* Units that nothing tells from each other have numbers; those with a name keep it. */
static void
test_namesakes_are_numbered (void)
{
  g_autoptr (MusterForceReading) three =
    read_list ("kings", "Regular Infantry\nRegular Infantry\nRegular Infantry\nRegular Cavalry");
  g_autoptr (MusterForceReading) mixed =
    read_list ("kings", "2 x Tribal Infantry\n1st Company: Regular Infantry\nTribal Infantry\n"
                        "2nd Company: Regular Infantry");
  g_autoptr (MusterForce) as_written = muster_force_reading_make_force (three);
  g_autoptr (MusterForce) all = NULL;
  g_autoptr (MusterForce) some = NULL;

  muster_force_reading_make_number_namesakes (three);
  muster_force_reading_make_number_namesakes (mixed);
  all = muster_force_reading_make_force (three);
  some = muster_force_reading_make_force (mixed);
  muster_assert_model (muster_force_get_units (as_written), "name",
                       "Regular Infantry Regular Infantry Regular Infantry Regular Cavalry");
  muster_assert_model (muster_force_get_units (all), "name",
                       "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
  muster_assert_model (muster_force_get_units (some), "name",
                       "Tribal Infantry 1 Tribal Infantry 2 1st Company Tribal Infantry 3 2nd Company");
}

static void
test_a_force_has_room_for_so_many (void)
{
  g_autoptr (MusterForceReading) reading =
    read_list ("kings", "400 x Regular Infantry\n400 x Regular Infantry\n2 x Regular Infantry");
  g_autoptr (MusterForce) force = muster_force_reading_make_force (reading);
  g_autofree char *shown = show_reading (reading);

  g_assert_cmpuint (muster_force_get_n_units (force), ==, 500);
  g_assert_cmpstr (shown, ==,
                   "400 regular-infantry\n"
                   "100 regular-infantry !a force has at most 500 units; the others are left out\n"
                   "? !a force has at most 500 units; the others are left out");
}

static void
test_what_is_no_text_is_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  g_autofree char *large = g_strnfill (MUSTER_FORCE_LIST_MAX_SIZE + 1, 'a');
  g_autofree char *lines = g_strnfill (6000, '\n');

  g_assert_null (muster_force_list_reader_read (ruleset, "\xff\xfe", 2, "list", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_null (muster_force_list_reader_read (ruleset, "a\0b", 3, "list", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_null (muster_force_list_reader_read (ruleset, large, strlen (large), "list", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
  g_clear_error (&error);
  g_assert_null (muster_force_list_reader_read (ruleset, lines, strlen (lines), "list", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
}

static void
test_hostile_lists_take_no_longer (void)
{
  const gsize max_size = muster_test_rounds (MUSTER_FORCE_LIST_MAX_SIZE / 8, MUSTER_FORCE_LIST_MAX_SIZE);
  const guint max_lines = muster_test_rounds (600, 4900);
  static const char *const PARTS[] = {
    "a", "[", "[b=", "“", "Regular ", "Regulra Infantyr ", ":", " - ", "(", "12 ", "*", "\\",
    "Leader: “x”” ",
    "Regulra Infantyr, Shaprshootres, Eltie\n", "- Warg Riders of the Misty Mountains\n", "Note: x\n",
    "Leader: Hapls, Breva, Stedy\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      g_autoptr (GString) text = g_string_new ("Regular Infantry\n");
      g_autoptr (MusterForceReading) reading = NULL;
      guint n_lines = 0;

      while (text->len + 100 < max_size && n_lines < max_lines)
        {
          g_string_append (text, PARTS[i]);
          n_lines += strchr (PARTS[i], '\n') != NULL;
        }
      g_test_timer_start ();
      reading = read_list ("kings", text->str);
      g_test_message ("%s %.2f s", PARTS[i], g_test_timer_elapsed ());
      g_assert_cmpfloat (g_test_timer_last (), <, 10.0);
    }
}

static void
assert_same_key (const char *a,
                 const char *b)
{
  g_autofree char *first = muster_word_dup_key (a);
  g_autofree char *second = muster_word_dup_key (b);

  g_assert_cmpstr (first, !=, "");
  g_assert_cmpstr (first, ==, second);
}

static void
test_words_are_compared_by_what_counts (void)
{
  static const struct
  {
    const char *a;
    const char *b;
    guint distance;
  } cases[] = {
    { "elite", "elite", 0 }, { "elite", "elits", 1 }, { "elite", "leite", 1 }, { "elite", "elit", 1 },
    { "elite", "eliite", 1 }, { "regular", "irregular", 2 }, { "abc", "xyz", 3 }, { "", "ab", 2 },
    { "abcdefgh", "hgfedcba", 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (muster_word_distance (cases[i].a, cases[i].b, 2), ==, cases[i].distance);
      g_assert_cmpuint (muster_word_distance (cases[i].b, cases[i].a, 2), ==, cases[i].distance);
    }
  assert_same_key ("Bashi-Bazouks", "bashi bazouk");
  assert_same_key ("Šikh Søldiers", "SIKH SOLDIER");
}

static void
test_names_are_quoted_where_they_must_be (void)
{
  static const struct
  {
    const char *name;
    const char *quoted;
  } cases[] = {
    { "1st Company", "1st Company" }, { "Bashi-bazouks", "Bashi-bazouks" }, { "12 Company", "“12 Company”" },
    { "Leader", "“Leader”" }, { "a, b", "“a, b”" }, { "two\nlines", "two lines" }, { "", "“”" },
    { "“so”", "““so”””" }, { "a - b", "“a - b”" }, { "2x", "“2x”" }, { " a", "“ a”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *quoted = muster_list_words_quote (cases[i].name);
      g_autofree char *name = NULL;

      g_assert_cmpstr (quoted, ==, cases[i].quoted);
      if (muster_list_words_unquote (quoted, &name) > 0)
        g_assert_cmpstr (name, ==, cases[i].name);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-text/the-forms-people-use-are-understood",
                   test_the_forms_people_use_are_understood);
  g_test_add_func ("/force-text/what-programs-write-is-understood",
                   test_what_programs_write_is_understood);
  g_test_add_func ("/force-text/slips-are-forgiven-and-said", test_slips_are_forgiven_and_said);
  g_test_add_func ("/force-text/details-belong-to-the-unit-before",
                   test_details_belong_to_the_unit_before);
  g_test_add_func ("/force-text/a-head-is-understood", test_a_head_is_understood);
  g_test_add_func ("/force-text/markup-means-nothing", test_markup_means_nothing);
  g_test_add_func ("/force-text/every-ruleset-has-its-names", test_every_ruleset_has_its_names);
  g_test_add_func ("/force-text/a-force-is-made-when-asked-for", test_a_force_is_made_when_asked_for);
  g_test_add_func ("/force-text/namesakes-are-numbered", test_namesakes_are_numbered);
  g_test_add_func ("/force-text/a-force-has-room-for-so-many", test_a_force_has_room_for_so_many);
  g_test_add_func ("/force-text/what-is-no-text-is-refused", test_what_is_no_text_is_refused);
  g_test_add_func ("/force-text/hostile-lists-take-no-longer", test_hostile_lists_take_no_longer);
  g_test_add_func ("/force-text/words-are-compared-by-what-counts",
                   test_words_are_compared_by_what_counts);
  g_test_add_func ("/force-text/names-are-quoted-where-they-must-be",
                   test_names_are_quoted_where_they_must_be);

  return g_test_run ();
}
