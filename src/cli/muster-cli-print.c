/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-file.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/page/muster-document-file.h"
#include "sheets/reference/muster-reference-sheet.h"

/* Sheets of paper: `print FORCE --sheet roster --out FILE`. */

/* What was asked for, as it was written. */
typedef struct
{
  char *store;
  char *sheet;
  char *out;
  char *paper;
  char *ruleset;
  char *variant;
  char **units;
  int cards_per_page;
  gboolean landscape;
  gboolean large;
  gboolean no_boxes;
  gboolean no_notes;
  gboolean no_cut_lines;
  gboolean no_date;
  gboolean no_packs;
  gboolean overwrite;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->sheet);
  g_free (self->out);
  g_free (self->ruleset);
  g_free (self->variant);
  g_free (self->paper);
  g_strfreev (self->units);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

/* Says why not. */
static gboolean
read_options (const Request      *request,
              MusterSheetOptions *options)
{
  const guint *choices = muster_sheet_list_per_page ();
  guint n = (guint) MAX (request->cards_per_page, 0);

  muster_sheet_options_init (options);
  if (g_strcmp0 (request->paper, "letter") == 0)
    options->paper.size = MUSTER_PAPER_LETTER;
  else if (request->paper != NULL && !g_str_equal (request->paper, "a4"))
    {
      muster_cli_misused (_("paper is “a4” or “letter”, not “%s”"), request->paper);
      return FALSE;
    }
  while (*choices > 0 && *choices < n)
    choices++;
  if (request->cards_per_page < 0 || (n > 0 && *choices != n))
    {
      muster_cli_misused (_("a page has 1, 2, 4, 6, 8, 9 or 12 cards, not %d"),
                          request->cards_per_page);
      return FALSE;
    }

  options->paper.landscape = request->landscape;
  options->paper.large_type = request->large;
  options->cards_per_page = n;
  options->boxes = !request->no_boxes;
  options->notes = !request->no_notes;
  options->cut_lines = !request->no_cut_lines;

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
make_reference (const Request      *request,
                MusterLibrary      *library,
                MusterSheetOptions *options)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, request->ruleset);

  if (ruleset == NULL)
    {
      muster_cli_complain (_("there is no ruleset “%s”; “muster-cli rulesets” shows all"),
                           request->ruleset);
      return NULL;
    }

  return muster_reference_sheet_new (ruleset, NULL, options);
}

static GBytes *
get_portrait_cb (const char *id,
                 gpointer    store)
{
  return muster_image_store_get (muster_store_get_images (store), id, NULL, NULL);
}

/* @name: (nullable): of a force; %NULL: the ruleset alone */
static MusterDocument *
make_sheet (const Request      *request,
            MusterLibrary      *library,
            MusterSheetKind     kind,
            const char         *name,
            MusterSheetOptions *options)
{
  g_autoptr (MusterForce) force = NULL;
  MusterForceVariant *variant;
  g_autoptr (MusterStore) store = NULL;
  g_auto (GStrv) units = NULL;

  if (name == NULL)
    return make_reference (request, library, options);

  force = muster_cli_find_force (library, request->store, name);
  variant = force != NULL ? find_variant (force, request->variant) : NULL;
  if (variant == NULL)
    return NULL;
  if (request->units != NULL)
    {
      units = find_units (variant, request->units);
      if (units == NULL)
        return NULL;
      options->units = (const char *const *) units;
    }

  /* Portraits are kept beside the force; a file has none. */
  if (*muster_force_get_id (force) != '\0')
    store = muster_cli_open_store (request->store, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  if (store != NULL)
    {
      options->get_portrait = get_portrait_cb;
      options->portrait_data = store;
    }

  return muster_force_sheet_new (variant, kind, options);
}

static MusterCliStatus
print_sheet (const Request        *request,
             MusterSheetKind       kind,
             const char           *name,
             MusterDocumentFormat  format,
             MusterSheetOptions   *options)
{
  g_autoptr (MusterLibrary) library = muster_cli_open_library (!request->no_packs);
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (request->out);

  if (library == NULL)
    return MUSTER_CLI_FAILED;
  if (!muster_cli_check_free (request->out, request->overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  document = make_sheet (request, library, kind, name, options);
  if (document == NULL)
    return MUSTER_CLI_FAILED;

  bytes = muster_document_write (document, format, &options->paper, &error);
  if (bytes == NULL ||
      !muster_cli_write_file (request->out, g_bytes_get_data (bytes, NULL),
                              g_bytes_get_size (bytes), request->overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  muster_cli_print (_("Written: %s\n"), shown);

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_run_print (const MusterCliCommand  *command,
                      char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &request.sheet,
      N_("roster, cards, leaders or qrs; otherwise the roster"), N_("SHEET") },
    MUSTER_CLI_OPTION_OUT (&request.out),
    MUSTER_CLI_OPTION_PAPER (&request.paper),
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &request.landscape,
      N_("Landscape"), NULL },
    MUSTER_CLI_OPTION_LARGE (&request.large),
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &request.ruleset,
      N_("The ruleset of a quick reference, which then needs no force"), N_("ID") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &request.variant,
      N_("A variant of the force, by name or id; otherwise all of it"), N_("VARIANT") },
    { "unit", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.units,
      N_("A unit to show, by name or id; may be given more than once; otherwise all"), N_("UNIT") },
    { "cards-per-page", 0, 0, G_OPTION_ARG_INT, &request.cards_per_page,
      N_("1, 2, 4, 6, 8, 9 or 12; otherwise as many as can be read well"), N_("N") },
    { "no-boxes", 0, 0, G_OPTION_ARG_NONE, &request.no_boxes,
      N_("Leave the boxes for casualties and markers out"), NULL },
    { "no-notes", 0, 0, G_OPTION_ARG_NONE, &request.no_notes, N_("Leave your notes out"), NULL },
    { "no-cut-lines", 0, 0, G_OPTION_ARG_NONE, &request.no_cut_lines,
      N_("Leave the lines between cards out"), NULL },
    { "no-date", 0, 0, G_OPTION_ARG_NONE, &request.no_date,
      N_("Leave the date out: the same force, the same file"), NULL },
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    MUSTER_CLI_OPTION_OVERWRITE (&request.overwrite),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%-d %B %Y");
  MusterSheetKind kind = MUSTER_SHEET_ROSTER;
  MusterSheetOptions options;
  MusterCliStatus status;
  MusterDocumentFormat format;

  if (!muster_cli_parse (command, entries, arguments, 0, 1, &names, &status))
    return status;
  if (request.sheet != NULL && !muster_sheet_kind_find (request.sheet, &kind))
    return muster_cli_misused (_("a sheet is roster, cards, leaders or qrs, not “%s”"),
                               request.sheet);
  if ((names[0] == NULL) != (request.ruleset != NULL) ||
      (request.ruleset != NULL && kind != MUSTER_SHEET_REFERENCE))
    return muster_cli_misused (_("expected FORCE, or --sheet qrs --ruleset ID"));
  if (request.out == NULL)
    return muster_cli_misused (_("expected --out FILE"));
  if (!muster_document_format_find (request.out, &format))
    return muster_cli_misused (_("the file must end in .pdf, .html, .md or .txt"));
  if (!read_options (&request, &options))
    return MUSTER_CLI_USAGE;
  options.date = request.no_date ? NULL : date;

  return print_sheet (&request, kind, names[0], format, &options);
}
