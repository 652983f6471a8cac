/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-sheet.h"

#include <string.h>

/* A card says what holds for its own unit, not what is usual for its type. */

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *rules; /* optional rules, as a list */
  const char *unit;  /* members of the unit */
  const char *says;
  const char *says_not;
} Case;

static const Case cases[] = {
  { "K-LEAD-03/a trait with a Leadership of its own", "kings", "",
    "'type': 'regular-infantry', 'leader': {'leadership': 5, 'trait': 'hapless'}", "| 10+ |", "| 5+ | 6 |" },
  { "K-LEAD-03/one without", "kings", "",
    "'type': 'regular-infantry', 'leader': {'leadership': 7, 'trait': 'ugly'}", "| 7+ |", "| 10+ |" },
  { "K-LEAD-06/traits that do not count", "kings", "'no-traits'",
    "'type': 'regular-infantry', 'leader': {'leadership': 7, 'trait': 'hapless'}", "| 7+ |", "| 10+ |" },
  { "K-ACT-02/infantry", "kings", "", "'type': 'irregular-infantry'", "Free: Stand to, Fire. ", NULL },
  { "K-ACT-02/mounted infantry", "kings", "",
    "'type': 'regular-infantry', 'options': ['mounted-infantry']", "Free: Stand to, Move. ",
    "Form close order" },
  { "K-ACT-02/ghazi", "kings", "'theatre-options'", "'type': 'tribal-infantry', 'options': ['ghazi']",
    "Free: Move, Attack. With a test: Stand to,", NULL },
  { "K-ACT-02/inexperienced", "kings", "",
    "'type': 'regular-infantry', 'leader': {'leadership': 6, 'trait': 'inexperienced'}",
    "Free: Stand to. ", NULL },
  { "K-LEAD-06/inexperienced where traits do not count", "kings", "'no-traits'",
    "'type': 'regular-infantry', 'leader': {'leadership': 6, 'trait': 'inexperienced'}",
    "Free: Stand to, Fire, Volley fire. ", NULL },
  { "K-MOVE-03/wheezy", "kings", "",
    "'type': 'regular-cavalry', 'leader': {'leadership': 6, 'trait': 'wheezy'}",
    "Free: Stand to, Attack. With a test: Move, Fire, ", "At the double" },
  { "K-MELEE-10/yellow-bellied", "kings", "",
    "'type': 'tribal-cavalry', 'leader': {'leadership': 6, 'trait': 'yellow-bellied'}",
    "Free: Stand to. With a test: Move, ", ", Attack" },
  { "K-ACT-01/fieldcraft", "kings", "", "'type': 'irregular-infantry', 'options': ['fieldcraft']",
    "Go to ground", NULL },
  { "K-PIN-04/six markers are too many", "kings", "",
    "'type': 'irregular-cavalry', 'leader': {'leadership': 7}", "- Pinned: ☐☐☐☐☐ ☒\n", NULL },
  { "K-PIN-04/brave", "kings", "",
    "'type': 'irregular-cavalry', 'leader': {'leadership': 7, 'trait': 'brave'}",
    "- Pinned: ☐☐☐☐☐ ☐☒\n", NULL },
  { "K-PIN-04/bottle", "kings", "",
    "'type': 'irregular-cavalry', 'leader': {'leadership': 9, 'trait': 'bottle'}",
    "- Pinned: ☐☐☐☐☐ ☐☒\n", NULL },
  { "K-PIN-04/nobody knows who leads", "kings", "", "'type': 'irregular-cavalry'",
    "- Pinned: ☐☐☐☐☐ ☐\n", NULL },
  { "K-PIN-03/what is lost", "kings", "", "'type': 'regular-infantry'",
    "- Close order: ☐\n", "Gone to ground" },
  { "K-ACT-04/tribal infantry hides", "kings", "", "'type': 'tribal-infantry'", "- Gone to ground: ☐\n",
    "Close order" },
  { "K-OPT/limited ammunition", "kings", "'limited-ammunition'", "'type': 'regular-infantry'",
    "- Ammunition: \\_\\_", NULL },
  { "K-OPT/one volley of cavalry", "kings", "'limited-ammunition'", "'type': 'regular-cavalry'",
    "- Ammunition: ☐\n", NULL },
  { "K-OPT/as much as they like", "kings", "", "'type': 'regular-infantry'", "- Leaderless: ☐\n",
    "Ammunition" },
  { "M-AMMO-01/an armed unit counts its ammunition", "magdala", "",
    "'type': 'regular-infantry', 'options': ['breechloader']", "- Ammunition: ☐☐☐☐☐ ☐\n", NULL },
  { "M-AMMO-06/a Detachment does not count", "magdala", "",
    "'type': 'regular-cavalry', 'options': ['carbines', 'detachment'], 'models': 4",
    "| Models | Move | Charge | Fire | Morale |\n", "Ammunition" },
  { "M-MORALE-04/it tests with a die less one", "magdala", "",
    "'type': 'regular-cavalry', 'options': ['carbines', 'detachment'], 'models': 4",
    "| 4 | 12\" | 18\" | 1 die | 1D6-1 |", NULL },
  { "M-ORG-02/a large unit detaches a quarter", "magdala", "", "'type': 'regular-infantry', 'models': 60",
    "| 60 | 6\" | 8\" | 2D6 | 15 |", NULL },
  { "M-ORG-02/a small one half", "magdala", "", "'type': 'regular-infantry', 'models': 8",
    "| 8 | 6\" | 8\" | 2D6 | 4 |", NULL },
  { "M-ORG-03/some half of any number", "magdala", "",
    "'type': 'native-foot', 'options': ['half-detach'], 'models': 40", "| 40 | 2D6+2\" | 2D6 | 20 |", NULL },
  { "M-FIRE-08/a naval gun", "magdala", "", "'type': 'naval-gun'",
    "Naval gun, from 12\" on · Hits 6+ · Dice 2", "Short, under" },
  { "M-FIRE-01/Europeans who begin as skirmishers", "magdala", "",
    "'type': 'regular-infantry', 'options': ['european', 'breechloader', 'skirmishers'], 'models': 24",
    "| 24 | 6\" | 8\" | 12 dice | 2D6 | 6 |", NULL },
  { "M-FIRE-06/Europeans round up, three figures a die", "magdala", "",
    "'type': 'regular-infantry', 'options': ['british', 'breechloader'], 'models': 20", "| 7 dice | 2D6+1 |",
    NULL },
  { "M-FIRE-06/natives drop what is left", "magdala", "",
    "'type': 'native-foot', 'options': ['breechloader'], 'models': 23", "| 3 dice |", NULL },
  { "M-FIRE-01/two dice a crewman", "magdala", "", "'type': 'field-gun', 'models': 4", "| 8 dice |", NULL },
  { "M-MORALE-07/British cavalry", "magdala", "",
    "'type': 'regular-cavalry', 'options': ['british', 'carbines']",
    "| 1D6+2 |", NULL },
  { "M-MORALE-10/inferior", "magdala", "", "'type': 'native-foot', 'options': ['inferior']", "| 2D6-1 |",
    NULL },
  { "M-MORALE-10/very inferior", "magdala", "", "'type': 'native-foot', 'options': ['very-inferior']",
    "| 2D6-2 |",
    NULL },
  { "M-MORALE-17/half of 24", "magdala", "", "'type': 'regular-infantry', 'models': 24",
    "- Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐◫☐☐☐ ☐☐☐☐☐ ☐☐☐☐\n", NULL },
  { "M-MORALE-17/at most half of 9", "magdala", "", "'type': 'regular-cavalry', 'models': 9",
    "- Casualties: ☐☐☐☐◫ ☐☐☐☐\n", NULL },
  { "K-SCN/half of 12", "kings", "", "'type': 'regular-infantry'", "- Casualties: ☐☐☐☐☐ ◫☐☐☐☐ ☐☐\n", NULL },
  { "T-CAS-01/infantry breaks at 4", "toysoldier", "", "'type': 'infantry'",
    "- Casualties: ☐☐☐☐☐ ☐☐☒☐☐ ☐☐\n", NULL },
  { "T-CAS-01/a general never breaks", "toysoldier", "", "'type': 'general', 'leader': {'leadership': 3}",
    "| 3 |", "☒" },
  { "T-ADV-02/a break point of its own", "toysoldier", "'break-points'",
    "'type': 'infantry', 'options': ['break-6']", "- Casualties: ☐☐☐☐☐ ☒☐☐☐☐ ☐☐\n", NULL },
  { "K-MOVE-02/tribal infantry", "kings", "", "'type': 'tribal-infantry'",
    "Difficult ground does not slow it. May attack at the double.", "two hits" },
  { "K-MELEE-02/tribal cavalry", "kings", "", "'type': 'tribal-cavalry'",
    "need two hits to remove a model. May attack at the double, and follow up a victory.",
    "Difficult ground" },
  { "K-FIRE-04/a field gun", "kings", "", "'type': 'crewed-weapon'",
    "Field gun: takes a point off the target’s cover.", "Machine gun" },
  { "K-FIRE-09/a machine gun", "kings", "", "'type': 'crewed-weapon', 'options': ['machine-gun']",
    "Machine gun: jams on more 1s than it has crew", "takes a point off" },
  { "K-CREW-01/any gun", "kings", "", "'type': 'crewed-weapon'",
    "Its crew may spike it once the Leader is gone.", NULL },
  { "K-MELEE-08/mounted infantry is no cavalry", "kings", "",
    "'type': 'regular-infantry', 'options': ['mounted-infantry']", "Free: Stand to, Move. ",
    "need two hits" },
  { "M-FIRE-09/and reach further", "magdala", "",
    "'type': 'regular-infantry', 'options': ['european', 'breechloader', 'skirmishers']",
    "Short, under 18\" · Hits 5+ · Long 30\" · Hits 6+", NULL },
  { "M-MOVE-03/no charge from the halt", "magdala", "", "'type': 'regular-cavalry'", "never from the halt",
    NULL },
  { "M-FIRE-12/a Gatling jams", "magdala", "", "'type': 'machine-gun', 'options': ['pre-maxim']",
    "- Jammed: ☐\n", NULL },
  { "M-FIRE-12/a Maxim does not", "magdala", "", "'type': 'machine-gun'", "- Limbered: ☐\n", "Jammed" },
  { "M-FORT-08/a riverboat has no limbers", "magdala", "",
    "'type': 'machine-gun', 'options': ['pre-maxim', 'riverboat']", "- Jammed: ☐\n", "Limbered" },
  { "M-FORT-08/and moves as the umpire says", "magdala", "",
    "'type': 'field-gun', 'options': ['riverboat']", "| Models | Fire | Morale |", "Jammed" },
  { "M-AMMO-01/an unarmed one has none", "magdala", "", "'type': 'native-foot'",
    "- Casualties: ", "Ammunition" },
  { "M-AMMO-08/nobody counts", "magdala", "'no-ammunition'",
    "'type': 'regular-infantry', 'options': ['breechloader']", "- Casualties: ", "Ammunition" },
  { "H-FIRE-10/four foot", "hexcard", "", "'type': 'infantry', 'models': 4",
    "| Models | Move | Full rate | Reduced rate |", NULL },
  { "H-FIRE-10/four throw four or two", "hexcard", "", "'type': 'infantry', 'models': 4",
    "| 4 | 1 | 4 | 2 |", NULL },
  { "H-FIRE-10/three horse throw three or one", "hexcard", "", "'type': 'cavalry', 'models': 3",
    "| 3 | 2 | 3 | 1 |", NULL },
  { "H-FIRE-11/two gunners", "hexcard", "", "'type': 'machine-gun', 'models': 2", "| 2 | 1 | 4 | 2 |",
    NULL },
  { "H-FIRE-12/one gunner", "hexcard", "", "'type': 'field-gun', 'models': 1", "| 1 | 1 | 2 | 1 |", NULL },
  { "H-FIRE-13/a commander", "hexcard", "", "'type': 'commander', 'models': 1", "| 1 | 2 | 2 | 1 |", NULL },
  { "T-GEN-01/a general has a rating", "toysoldier", "", "'type': 'general', 'leader': {'leadership': 3}",
    "| Rating |", "Leadership" },
  { "T-GEN-01/and nobody else", "toysoldier", "", "'type': 'infantry'", "| Models |", "Rating" },
  { "T-GEN-01/he is named once", "toysoldier", "", "'type': 'general', 'leader': {'leadership': 3}",
    "| 3 |", "Leader" },
  { "T-UNIT-01/a unit needs no leader", "toysoldier", "", "'type': 'infantry'", "| Models |", "Leader" },
  { "T-UNIT-01/and shows him whom it has", "toysoldier", "",
    "'type': 'infantry', 'leader': {'name': 'Wayne'}", "Leader: Wayne", NULL },
  { "M-FIRE-09/a Kommando reaches further", "magdala", "",
    "'type': 'kommando', 'options': ['breechloader']", "Short, under 18\" · Hits 5+ · Long 30\" · Hits 6+",
    NULL },
  { "M-FIRE-09/so do snipers", "magdala", "", "'type': 'native-foot', 'options': ['breechloader', 'snipers']",
    "Short, under 18\" · Hits 5+ · Long 30\"", NULL },
  { "M-FIRE-08/and others do not", "magdala", "", "'type': 'native-foot', 'options': ['breechloader']",
    "Short, under 12\" · Hits 5+ · Long 24\"", NULL },
  { "M-FIRE-15/poor shots", "magdala", "",
    "'type': 'native-foot', 'options': ['breechloader', 'poor-shots']",
    "Short, under 12\" · Hits 6+ · Long 24\" · Hits 6+", NULL },
  { "M-ORG-01/no figure that it has not", "magdala", "", "'type': 'mountain-gun'",
    "| Models | Move | Fire | Morale |", "–" },
  { "H-FIRE-18/a transport", "hexcard", "", "'type': 'motor-transport', 'models': 1",
    "| Models | Move |\n", NULL },
};

static MusterLibrary *library;

/* T-FORCE-01: what a force comes to where nothing has a price. */
static void
test_totals (void)
{
  static const char text[] =
    "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"toysoldier\", \"name\": \"Army\","
    "\"units\": ["
    "{\"id\": \"a\", \"type\": \"general\"}, {\"id\": \"b\", \"type\": \"infantry\"},"
    "{\"id\": \"c\", \"type\": \"infantry\"}, {\"id\": \"d\", \"type\": \"cavalry\"}]}";
  static const char *const chosen[] = { "b", "d", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_force_file_read (library, text, strlen (text), "Army", &error);
  MusterSheetOptions options;

  g_assert_no_error (error);
  muster_sheet_options_init (&options);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterDocument) document = NULL;
      g_autofree char *markdown = NULL;

      options.units = i == 0 ? NULL : (const char *const *) chosen;
      document = muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_ROSTER, &options);
      markdown = muster_document_markdown_write (document);
      g_assert_nonnull (strstr (markdown, i == 0 ? "Units besides generals 3 · Figures 30 · Collapses at 1\n"
                                                 : "2 units · 18 models\n"));
    }
}

static void
test_card (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *text = g_strdup_printf (
    "{'format': 'muster-force', 'version': 1, 'ruleset': '%s', 'name': 'Column',"
    " 'optional_rules': [%s], 'units': [{'id': 'a', 'name': 'Us', %s}]}",
    self->ruleset, self->rules, self->unit);
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *markdown = NULL;
  g_autoptr (GError) error = NULL;
  MusterSheetOptions options;

  g_strdelimit (text, "'", '"');
  force = muster_force_file_read (library, text, strlen (text), self->name, &error);
  g_assert_no_error (error);

  muster_sheet_options_init (&options);
  document = muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_CARDS, &options);
  markdown = muster_document_markdown_write (document);
  if (strstr (markdown, self->says) == NULL)
    g_error ("“%s” is missing in\n%s", self->says, markdown);
  if (self->says_not != NULL && strstr (markdown, self->says_not) != NULL)
    g_error ("“%s” is in\n%s", self->says_not, markdown);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/unit-card/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_card);
    }
  g_test_add_func ("/unit-card/T-FORCE-01/totals", test_totals);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
