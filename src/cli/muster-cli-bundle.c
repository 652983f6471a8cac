/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-bundle.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "store/muster-store-bundle.h"

GBytes *
muster_cli_bundle_make (MusterStore          *store,
                        MusterLibrary        *library,
                        const MusterCliItem  *item,
                        GError              **error)
{
  g_autoptr (MusterBundleReport) report = NULL;
  GBytes *file = muster_store_bundle_export (store, library, item->id, &report, error);

  for (guint i = 0; file != NULL && i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);
      g_autofree char *text =
        line->fate == MUSTER_BUNDLE_MISSING ? muster_bundle_report_line_dup_text (line) : NULL;

      if (text != NULL)
        muster_cli_complain ("%s: %s", item->label, text);
    }

  return file;
}

/* What the command line calls it; a portrait has no name. */
static char *
dup_label (const MusterBundleLine *line)
{
  static const MusterCliKind kinds[] = { MUSTER_CLI_CAMPAIGN, MUSTER_CLI_FORCE, MUSTER_CLI_BATTLE };

  return line->kind < G_N_ELEMENTS (kinds) && line->row != 0
           ? muster_cli_item_dup_label (kinds[line->kind], line->row)
           : g_strdup (muster_bundle_report_kind_to_word (line->kind));
}

/* What each of the two went on with (as of a fork at a hub), and what can no longer be given. */
static void
print_sides (const MusterBundleLine *line)
{
  const MusterLedgerSides *sides = line->sides;

  if (sides->last != NULL)
    muster_cli_print (_("\tentry %u, the last that both have: %s\n"), sides->n_common, sides->last);
  for (guint i = 0; sides->ours[i] != NULL; i++)
    muster_cli_print (_("\there %u: %s\n"), sides->n_common + i + 1, sides->ours[i]);
  for (guint i = 0; sides->theirs[i] != NULL; i++)
    muster_cli_print (_("\tthere %u: %s\n"), sides->n_common + i + 1, sides->theirs[i]);
  for (guint i = 0; line->refused != NULL && i < line->refused->len; i++)
    {
      const MusterLedgerRefusal *refusal = line->refused->pdata[i];

      muster_cli_print (_("\trefused, here %u: %s: %s\n"), refusal->number, refusal->words, refusal->reason);
    }
}

static void
print_text (const MusterBundleReport *report,
            gboolean                  dry_run)
{
  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);
      g_autofree char *label = dup_label (line);
      g_autofree char *text =
        dry_run ? muster_bundle_report_line_dup_plan (line) : muster_bundle_report_line_dup_text (line);

      muster_cli_print ("%s\t%s\n", label, text);
      if (line->sides != NULL)
        print_sides (line);
    }
}

static JsonArray *
new_words (char **words)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    json_array_add_string_element (array, words[i]);

  return array;
}

static void
add_sides (JsonObject             *item,
           const MusterBundleLine *line)
{
  JsonArray *refused = json_array_new ();

  json_object_set_int_member (item, "fork", line->sides->n_common);
  json_object_set_array_member (item, "ours", new_words (line->sides->ours));
  json_object_set_array_member (item, "theirs", new_words (line->sides->theirs));
  for (guint i = 0; line->refused != NULL && i < line->refused->len; i++)
    {
      const MusterLedgerRefusal *refusal = line->refused->pdata[i];
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "number", refusal->number);
      json_object_set_string_member (object, "order", refusal->words);
      json_object_set_string_member (object, "reason", refusal->reason);
      json_array_add_object_element (refused, object);
    }
  json_object_set_array_member (item, "refused", refused);
}

static void
print_json (const MusterBundleReport *report)
{
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *items = json_array_new ();

  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);
      g_autofree char *label = dup_label (line);
      JsonObject *item = json_object_new ();

      json_object_set_string_member (item, "kind", muster_bundle_report_kind_to_word (line->kind));
      json_object_set_string_member (item, "fate", muster_bundle_report_fate_to_word (line->fate));
      json_object_set_string_member (item, "title", line->title);
      json_object_set_string_member (item, "uuid", line->id);
      json_object_set_string_member (item, "here", line->key);
      json_object_set_string_member (item, "id", label);
      if (line->sides != NULL)
        add_sides (item, line);
      json_array_add_object_element (items, item);
    }
  json_object_set_boolean_member (object, "done", report->is_done);
  json_object_set_array_member (object, "items", items);
  json_node_take_object (root, object);
  muster_cli_print_json (root);
}

static gboolean
has_fork (const MusterBundleReport *report)
{
  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);

      if (line->sides != NULL)
        return TRUE;
    }

  return FALSE;
}

static MusterCliStatus
tell (const MusterCliBundleRequest *request,
      const MusterBundleReport     *report,
      const char                   *origin)
{
  guint n_conflicts = muster_bundle_report_count (report, MUSTER_BUNDLE_CONFLICT);

  if (request->json)
    print_json (report);
  else
    print_text (report, request->dry_run);

  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);

      if (line->is_changed)
        muster_cli_complain (_("%s: the battle “%s” is not as it was when the campaign heard of it: the "
                               "digest in its return is another"),
                             origin, line->title);
    }

  if (n_conflicts == 0)
    {
      guint n_refused = 0;

      for (guint k = 0; k < report->lines->len; k++)
        {
          const MusterBundleLine *line = g_ptr_array_index (report->lines, k);

          n_refused += line->refused != NULL ? line->refused->len : 0;
        }
      if (n_refused == 0)
        return MUSTER_CLI_OK;
      muster_cli_complain (dngettext (GETTEXT_PACKAGE, "%s: %u order could not be given again",
                                      "%s: %u orders could not be given again", n_refused),
                           origin, n_refused);
      return MUSTER_CLI_FAILED;
    }
  if (has_fork (report))
    muster_cli_complain (_("%s: it went on here and there; --settle theirs, both or replay decides"), origin);

  muster_cli_complain (dngettext (GETTEXT_PACKAGE,
                                  "%s: nothing was imported: something else is here under the same id (%u "
                                  "time); --copy takes it as a copy",
                                  "%s: nothing was imported: something else is here under the same id (%u "
                                  "times); --copy takes it as a copy",
                                  n_conflicts),
                       origin, n_conflicts);

  return MUSTER_CLI_FAILED;
}

static MusterBundleFlags
find_way (const char *settle)
{
  return settle == NULL                    ? MUSTER_BUNDLE_DEFAULT
         : g_str_equal (settle, "theirs") ? MUSTER_BUNDLE_THEIRS
         : g_str_equal (settle, "both")   ? MUSTER_BUNDLE_BOTH
                                           : MUSTER_BUNDLE_REPLAY;
}

MusterCliStatus
muster_cli_bundle_import (const MusterCliBundleRequest *request,
                          const char                   *data,
                          gsize                         length,
                          const char                   *origin)
{
  g_autoptr (GBytes) file = g_bytes_new_static (data, length);
  g_autoptr (MusterBundle) bundle = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterBundleReport) report = NULL;
  g_autoptr (GError) error = NULL;
  MusterBundleFlags flags = (request->copy ? MUSTER_BUNDLE_COPY : MUSTER_BUNDLE_DEFAULT) |
                            (request->dry_run ? MUSTER_BUNDLE_LOOK : MUSTER_BUNDLE_DEFAULT) |
                            find_way (request->settle);

  /* What is no bundle at all makes no data file. */
  bundle = muster_bundle_reader_read (file, origin, &error);
  if (bundle != NULL)
    {
      store = muster_cli_store_open (request->store, request->dry_run && muster_cli_store_has (request->store)
                                                       ? MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING
                                                       : MUSTER_STORE_DEFAULT);
      if (store == NULL)
        return MUSTER_CLI_FAILED;
      report = muster_store_bundle_import (store, request->library, file, origin, flags, &error);
    }
  if (report != NULL)
    return tell (request, report, origin);
  muster_cli_complain ("%s", error->message);
  muster_cli_complain ("%s", _("nothing was imported"));
  muster_cli_library_mention_lost_packs (request->library);

  return MUSTER_CLI_FAILED;
}
