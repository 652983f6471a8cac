/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-document.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-find-battle.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/force/muster-blank-sheet.h"
#include "sheets/force/muster-sheet-service.h"
#include "sheets/muster-sheet-source.h"
#include "sheets/page/muster-document-file.h"
#include "sheets/reference/muster-reference-sheet.h"
#include "sheets/reference/muster-solo-sheet.h"
#include "store/careers/muster-career-sources.h"

/* Sheets of paper: `print FORCE --sheet roster --out FILE`. Whatever it is of, a #MusterSheetSource makes
 * it. */

#define MAX_SERVICE_BATTLES 200
#define MAX_OBJECTIVES 100

static const char *const SHEETS[] = { "roster", "cards", "leaders", "markers", "plates", "blank", "qrs",
                                      "solo", "report", "scenario", NULL };

/* What was asked for, as it was written. */
typedef struct
{
  char *store;
  char *sheet;
  char *out;
  char *paper;
  char *ruleset;
  char *scenario;
  char *battle;
  char *variant;
  char **units;
  int cards_per_page;
  int marker_size;
  int objectives;
  gboolean landscape;
  gboolean large;
  gboolean no_boxes;
  gboolean no_notes;
  gboolean no_lost;
  gboolean no_cut_lines;
  gboolean no_backs;
  gboolean course;
  gboolean lines;
  gboolean no_date;
  gboolean no_packs;
  gboolean overwrite;
  MusterStore *opened; /* (nullable): where the force was found */
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->sheet);
  g_free (self->out);
  g_free (self->ruleset);
  g_free (self->scenario);
  g_free (self->battle);
  g_free (self->variant);
  g_free (self->paper);
  g_strfreev (self->units);
  g_clear_object (&self->opened);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

/* Whether a number is one of those that can be chosen; 0 always is. */
static gboolean
is_choice (const guint *choices,
           int          number)
{
  guint i = 0;

  while (choices[i] > 0 && (int) choices[i] != number)
    i++;

  return number == 0 || choices[i] > 0;
}

static gboolean
check_numbers (const Request *request)
{
  if (!is_choice (muster_sheet_options_list_per_page (), request->cards_per_page))
    muster_cli_options_misused (_("a page has 1, 2, 4, 6, 8, 9 or 12 cards, not %d"),
                                request->cards_per_page);
  else if (!is_choice (muster_sheet_options_list_marker_sizes (), request->marker_size))
    muster_cli_options_misused (_("a marker has a side of 15, 20, 25, 30 or 40 mm, not %d"),
                                request->marker_size);
  else if (request->objectives < 0 || request->objectives > MAX_OBJECTIVES)
    muster_cli_options_misused (dngettext (GETTEXT_PACKAGE, "there can be 0 to %d objective, not %d",
                                           "there can be 0 to %d objectives, not %d",
                                           (gulong) MAX_OBJECTIVES), MAX_OBJECTIVES, request->objectives);
  else
    return TRUE;

  return FALSE;
}

/* Says why not. */
static gboolean
read_options (const Request      *request,
              MusterSheetOptions *options)
{
  muster_sheet_options_init (options);
  if (g_strcmp0 (request->paper, "letter") == 0)
    options->paper.size = MUSTER_PAPER_LETTER;
  else if (request->paper != NULL && !g_str_equal (request->paper, "a4"))
    {
      muster_cli_options_misused (_("paper is “a4” or “letter”, not “%s”"), request->paper);
      return FALSE;
    }
  if (!check_numbers (request))
    return FALSE;

  options->paper.landscape = request->landscape;
  options->paper.large_type = request->large;
  options->cards_per_page = (guint) request->cards_per_page;
  options->marker_size = (guint) request->marker_size;
  options->n_objectives = (guint) request->objectives;
  options->boxes = !request->no_boxes;
  options->notes = !request->no_notes;
  options->lost = !request->no_lost;
  options->lines = request->lines;
  options->cut_lines = !request->no_cut_lines;
  options->backs = !request->no_backs;
  options->course = request->course;

  return TRUE;
}

/* @name: (nullable): %NULL: the whole. Returns NULL: said why. */
static MusterForceVariant *
find_variant (MusterForce *force,
              const char  *name)
{
  if (name == NULL)
    return muster_force_get_whole (force);

  for (guint i = 1; i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *variant = muster_force_get_variant (force, i);

      if (g_str_equal (muster_force_variant_get_id (variant), name) ||
          g_str_equal (muster_force_variant_get_name (variant), name))
        return variant;
    }
  muster_cli_complain (_("this force has no variant “%s”"), name);

  return NULL;
}

/* The ids of the units that were named by id or by name. NULL: said why. */
static char **
find_units (MusterForceVariant  *variant,
            char               **names)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < muster_force_variant_get_n_units (variant); j++)
        {
          MusterForceUnit *unit = muster_force_variant_get_unit (variant, j);

          if (g_str_equal (muster_force_unit_get_id (unit), names[i]) ||
              g_str_equal (muster_force_unit_get_name (unit), names[i]))
            {
              g_strv_builder_add (ids, muster_force_unit_get_id (unit));
              found = TRUE;
            }
        }
      if (!found)
        {
          muster_cli_complain (_("this force has no unit “%s”"), names[i]);
          return NULL;
        }
    }

  return g_strv_builder_end (ids);
}

static MusterDocument *
make_of_ruleset_cb (guint                     sheet,
                    const MusterSheetOptions *options,
                    gpointer                  ruleset)
{
  if (sheet == 0)
    return muster_reference_sheet_new (ruleset, NULL, options);

  return sheet == 1 ? muster_blank_sheet_new (ruleset, options) : muster_solo_sheet_new (ruleset, options);
}

/* The scenario that is meant without a name: the only one of the rules. NULL: said which there are. */
static const MusterScenario *
find_only_scenario (MusterRuleset *ruleset)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset));
  g_autoptr (GString) all = g_string_new (NULL);

  if (scenarios->len == 1)
    return g_ptr_array_index (scenarios, 0);
  for (guint i = 0; i < scenarios->len; i++)
    muster_enumeration_add (all, ((const MusterScenario *) g_ptr_array_index (scenarios, i))->id);
  muster_cli_complain (_("expected --scenario ID, which is one of: %s"), all->str);

  return NULL;
}

static MusterSheetSource *
open_ruleset (const Request *request,
              MusterLibrary *library)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, request->ruleset);
  MusterSheetSource *source;

  if (ruleset == NULL)
    {
      muster_cli_complain (_("there is no ruleset “%s”; “muster-cli rulesets” shows all"), request->ruleset);
      return NULL;
    }
  if (request->scenario != NULL || g_strcmp0 (request->sheet, "scenario") == 0)
    {
      g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);
      const MusterScenario *scenario = request->scenario != NULL
                                         ? muster_battle_plan_find_scenario (plan, request->scenario)
                                         : find_only_scenario (ruleset);

      /* The scenario as it stands in the catalog: nobody is there yet. */
      if (scenario == NULL && request->scenario == NULL)
        return NULL;
      if (scenario == NULL)
        {
          muster_cli_complain (_("these rules have no scenario “%s”"), request->scenario);
          return NULL;
        }
      muster_battle_plan_set_scenario (plan, scenario);

      return muster_sheet_source_new_for_plan (plan);
    }

  source = muster_sheet_source_new (muster_ruleset_get_name (ruleset), make_of_ruleset_cb,
                                    g_object_ref (ruleset), g_object_unref);
  muster_sheet_source_add_sheet (source, "qrs", _("Quick reference"), MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (source, "blank", _("Blank form"), MUSTER_SHEET_USE_BOXES);
  if (muster_solo_sheet_is_there (ruleset))
    muster_sheet_source_add_sheet (source, "solo", _("Playing alone"), MUSTER_SHEET_USE_NONE);

  return source;
}

static void
get_service_cb (const char         *unit_id,
                MusterSheetService *service,
                gpointer            careers)
{
  muster_sheet_service_read (muster_careers_get_force (careers), careers, unit_id, service);
}

/* Portraits and what battles have left of units are kept beside the force; a file has none of it. */
static void
ask_store (Request           *request,
           MusterLibrary     *library,
           MusterForce       *force,
           MusterSheetSource *source)
{
  MusterStore *store = NULL;

  if (*muster_force_get_id (force) != '\0')
    store = muster_cli_store_open (request->store, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  request->opened = store;
  if (store == NULL)
    return;

  muster_sheet_source_set_portraits (source, muster_cli_store_find_image, g_object_ref (store),
                                     g_object_unref);
  muster_sheet_source_set_service (
    source, get_service_cb,
    muster_career_sources_read_force (store, library, force, MAX_SERVICE_BATTLES), g_object_unref);
}

/* @units: (out): what @options points to. */
static MusterSheetSource *
open_force (Request            *request,
            MusterLibrary      *library,
            const char         *name,
            MusterSheetOptions *options,
            char             ***units)
{
  g_autoptr (MusterForce) force = muster_cli_find_force (library, request->store, name);
  MusterForceVariant *variant = force != NULL ? find_variant (force, request->variant) : NULL;
  MusterSheetSource *source;

  if (variant == NULL)
    return NULL;
  if (request->units != NULL)
    {
      *units = find_units (variant, request->units);
      if (*units == NULL)
        return NULL;
      options->units = (const char *const *) *units;
    }
  source = muster_sheet_source_new_for_force (variant);
  ask_store (request, library, force, source);

  return source;
}

/* The first sheet, or the one that is asked for. NULL: said why. */
static MusterDocument *
make_of_source (const Request            *request,
                MusterSheetSource        *source,
                const MusterSheetOptions *options)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < muster_sheet_source_get_n_sheets (source); i++)
    {
      const char *id = muster_sheet_source_get_sheet_id (source, i);

      if (request->sheet == NULL || g_str_equal (request->sheet, id))
        return muster_sheet_source_make (source, i, options);
      muster_enumeration_add (all, id);
    }
  muster_cli_complain (_("there is no sheet “%s” of this, but: %s"), request->sheet, all->str);

  return NULL;
}

/* @name: (nullable): of a force; %NULL: of a battle or of the ruleset alone */
static MusterDocument *
make_sheet (Request            *request,
            MusterLibrary      *library,
            const char         *name,
            MusterSheetOptions *options)
{
  g_auto (GStrv) units = NULL;
  g_autoptr (MusterSheetSource) source = NULL;

  if (name != NULL)
    source = open_force (request, library, name, options, &units);
  else if (request->battle != NULL)
    {
      g_autofree char *sum = NULL;
      g_autoptr (MusterBattle) battle =
        muster_cli_find_battle (library, request->store, request->battle, &sum);

      source = battle != NULL ? muster_sheet_source_new_for_battle (library, battle, sum) : NULL;
    }
  else
    source = open_ruleset (request, library);

  return source != NULL ? make_of_source (request, source, options) : NULL;
}

static MusterCliStatus
print_sheet (Request              *request,
             const char           *name,
             MusterDocumentFormat  format,
             MusterSheetOptions   *options)
{
  g_autoptr (MusterLibrary) library = muster_cli_library_open (!request->no_packs);
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (request->out);

  if (library == NULL)
    return MUSTER_CLI_FAILED;
  if (!muster_cli_file_check_free (request->out, request->overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  document = make_sheet (request, library, name, options);
  if (document == NULL)
    return MUSTER_CLI_FAILED;

  bytes = muster_document_file_write (document, format, &options->paper, &error);
  if (bytes == NULL ||
      !muster_cli_file_write (request->out, g_bytes_get_data (bytes, NULL),
                              g_bytes_get_size (bytes), request->overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  muster_cli_print (_("Written: %s\n"), shown);
  muster_cli_document_mention_lacking (document, format, &options->paper);

  return request->opened != NULL ? muster_cli_store_finish_reading (request->opened,
                                                                    MUSTER_CLI_OK) : MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_print_run (const MusterCliCommand  *command,
                      char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &request.sheet,
      N_("roster, cards, leaders, markers, plates, blank or qrs of a force; report, scenario, markers, "
         "plates or qrs of a battle; otherwise the first"), N_("SHEET") },
    MUSTER_CLI_OPTION_OUT (&request.out),
    MUSTER_CLI_OPTION_PAPER (&request.paper),
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &request.landscape,
      N_("Landscape"), NULL },
    MUSTER_CLI_OPTION_LARGE (&request.large),
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &request.ruleset,
      N_("The ruleset of a quick reference, a blank form or a scenario, which then needs no force"),
      N_("ID") },
    { "scenario", 0, 0, G_OPTION_ARG_STRING, &request.scenario,
      N_("The scenario of that ruleset, by id; otherwise its only one"), N_("ID") },
    { "battle", 0, 0, G_OPTION_ARG_STRING, &request.battle,
      N_("A battle, stored or in a file, in place of a force"), N_("BATTLE") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &request.variant,
      N_("A variant of the force, by name or id; otherwise all of it"), N_("VARIANT") },
    { "unit", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.units,
      N_("A unit to show, by name or id; may be given more than once; otherwise all"), N_("UNIT") },
    { "cards-per-page", 0, 0, G_OPTION_ARG_INT, &request.cards_per_page,
      N_("1, 2, 4, 6, 8, 9 or 12; otherwise as many as can be read well"), N_("N") },
    { "no-boxes", 0, 0, G_OPTION_ARG_NONE, &request.no_boxes,
      N_("Leave out the boxes for casualties and markers"), NULL },
    { "no-notes", 0, 0, G_OPTION_ARG_NONE, &request.no_notes, N_("Leave your notes out"), NULL },
    { "lines", 0, 0, G_OPTION_ARG_NONE, &request.lines, N_("With room to write by hand"), NULL },
    { "no-lost", 0, 0, G_OPTION_ARG_NONE, &request.no_lost,
      N_("Leave out who was lost in their last battle"), NULL },
    { "course", 0, 0, G_OPTION_ARG_NONE, &request.course,
      N_("Tell the orders of a battle in its report, too, with their dice"), NULL },
    { "marker-size", 0, 0, G_OPTION_ARG_INT, &request.marker_size,
      N_("The side of a marker: 15, 20, 25, 30 or 40 mm; otherwise 20, in large type 30"), N_("N") },
    { "objectives", 0, 0, G_OPTION_ARG_INT, &request.objectives,
      N_("How many markers for objectives, besides those of the scenario"), N_("N") },
    { "no-backs", 0, 0, G_OPTION_ARG_NONE, &request.no_backs,
      N_("Markers on one side of the paper only"), NULL },
    { "no-cut-lines", 0, 0, G_OPTION_ARG_NONE, &request.no_cut_lines,
      N_("Leave out the lines between cards and markers"), NULL },
    { "no-date", 0, 0, G_OPTION_ARG_NONE, &request.no_date,
      N_("Leave out the date, so that the same force gives the same file"), NULL },
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    MUSTER_CLI_OPTION_OVERWRITE (&request.overwrite),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, _("%-d %B %Y"));
  MusterSheetOptions options;
  MusterCliStatus status;
  MusterDocumentFormat format;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &names, &status))
    return status;
  if (request.sheet != NULL && !g_strv_contains (SHEETS, request.sheet))
    return muster_cli_options_misused (
      _("a sheet is roster, cards, leaders, markers, plates, blank, qrs, report or "
        "scenario, not “%s”"),
      request.sheet);
  if ((names[0] != NULL) + (request.ruleset != NULL) + (request.battle != NULL) != 1 ||
      (request.scenario != NULL && request.ruleset == NULL) ||
      (request.ruleset != NULL && request.scenario == NULL && request.sheet == NULL))
    return muster_cli_options_misused (
      _("expected FORCE, --battle BATTLE, or --ruleset ID with --scenario ID, --sheet qrs or "
        "--sheet blank"));
  if (request.out == NULL)
    return muster_cli_options_misused (_("expected --out FILE"));
  if (!muster_document_file_format_find (request.out, &format))
    return muster_cli_options_misused (_("the file must end in .pdf, .html, .md, .bbcode or .txt"));
  if (!read_options (&request, &options))
    return MUSTER_CLI_USAGE;
  options.date = request.no_date ? NULL : date;

  return print_sheet (&request, names[0], format, &options);
}
