/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/club/muster-club-date.h"
#include "core/club/muster-club-roster.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#include <string.h>

/* Members, what is written of them, and their names. */

/* What was written of a member, or that nothing was. */
static MusterClubMember *
dup_member (const MusterClubContent *club,
            const char              *name)
{
  const MusterClubMember *said = g_hash_table_lookup (club->members, name);

  return said != NULL ? muster_club_member_copy (said) : muster_club_member_new (name);
}

/* NULL: nobody has or had this name, and that was said. */
static const char *
find_member (const MusterClubContent *club,
             const char              *name)
{
  if (muster_club_store_content_is_taken (club, name))
    return muster_club_names_resolve (club->names, name);

  muster_cli_complain (_("%s: nobody has this name"), name);

  return NULL;
}

static void
add_member (JsonBuilder             *builder,
            const MusterClubContent *club,
            const MusterClubBook    *book,
            const MusterClubMember  *member)
{
  g_auto (GStrv) others = muster_club_names_list_others (club->names, member->name);

  muster_json_add_string (builder, "name", member->name);
  muster_json_add_int (builder, "battles", muster_club_roster_count (book, member->name));
  muster_json_add_string (builder, "nickname", member->nickname);
  muster_json_add_string (builder, "since", member->since);
  muster_json_add_strv (builder, "names", (const char *const *) others);
}

static void
print_members_as_json (const MusterClubContent *club,
                       const MusterClubBook    *book,
                       char                   **names)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (MusterClubMember) member = dup_member (club, names[i]);

      json_builder_begin_object (builder);
      add_member (builder, club, book, member);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_members_as_text (const MusterClubContent *club,
                       const MusterClubBook    *book,
                       char                   **names)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (5);

  if (names[0] == NULL)
    {
      muster_cli_print ("%s\n", _("There are no members."));
      return;
    }
  muster_cli_table_add_row (table, _("name"), _("battles"), _("nickname"), _("since"), _("other names"));
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (MusterClubMember) member = dup_member (club, names[i]);
      g_auto (GStrv) others = muster_club_names_list_others (club->names, names[i]);
      g_autofree char *list = muster_enumeration_join ((const char *const *) others);
      g_autofree char *battles = g_strdup_printf ("%u", muster_club_roster_count (book, names[i]));

      muster_cli_table_add_row (table, names[i], battles, member->nickname, member->since, list);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_members_run (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the members as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  names = muster_club_names_list (club->names);
  if (json)
    print_members_as_json (club, book, names);
  else
    print_members_as_text (club, book, names);

  return MUSTER_CLI_OK;
}

static void
print_member_as_text (const MusterClubContent *club,
                      const MusterClubBook    *book,
                      const MusterClubMember  *member,
                      gboolean                 removed)
{
  g_auto (GStrv) others = muster_club_names_list_others (club->names, member->name);
  g_autofree char *list = muster_enumeration_join ((const char *const *) others);
  g_autofree char *battles = g_strdup_printf ("%u", muster_club_roster_count (book, member->name));
  const struct
  {
    const char *word;
    const char *text;
  } lines[] = {
    { _("name"), member->name },
    { _("battles"), battles },
    { _("nickname"), member->nickname },
    { _("since"), member->since },
    { _("other names"), list },
    { _("contact"), member->contact },
    { _("notes"), member->notes },
    { _("named on web pages"), member->is_named ? _("yes") : _("no") },
    { _("removed"), removed ? _("yes") : _("no") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (*lines[i].text != '\0')
        muster_cli_print ("%s: %s\n", lines[i].word, lines[i].text);
    }
}

static void
print_member_as_json (const MusterClubContent *club,
                      const MusterClubBook    *book,
                      const MusterClubMember  *member,
                      gboolean                 removed)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_member (builder, club, book, member);
  muster_json_add_string (builder, "contact", member->contact);
  muster_json_add_string (builder, "notes", member->notes);
  muster_json_add_boolean (builder, "named", member->is_named);
  muster_json_add_boolean (builder, "removed", removed);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

MusterCliStatus
muster_cli_club_members_run_show (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what is known as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubMember) member = NULL;
  g_auto (GStrv) rest = NULL;
  const char *name;
  MusterCliStatus status;
  gboolean removed;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  name = club != NULL ? find_member (club, rest[0]) : NULL;
  if (name == NULL)
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  member = dup_member (club, name);
  removed = !muster_club_names_is_known (club->names, name);
  if (json)
    print_member_as_json (club, book, member, removed);
  else
    print_member_as_text (club, book, member, removed);

  return MUSTER_CLI_OK;
}

static MusterCliStatus
misuse_field (const char *field,
              char       *fault)
{
  muster_cli_options_misused ("%s: %s", field, fault);
  g_free (fault);

  return MUSTER_CLI_USAGE;
}

static MusterCliStatus
set_text (char       **target,
          const char  *field,
          const char  *text,
          gsize        limit)
{
  if (strlen (text) > limit)
    return misuse_field (field, g_strdup_printf (dngettext (GETTEXT_PACKAGE, "longer than %zu byte",
                                                            "longer than %zu bytes", limit), limit));
  g_free (*target);
  *target = g_strdup (text);

  return MUSTER_CLI_OK;
}

/* One FIELD=TEXT. */
static MusterCliStatus
set_field (MusterClubMember *member,
           const char       *argument)
{
  const char *equals = strchr (argument, '=');
  g_autofree char *field = g_strndup (argument, equals != NULL ? (gsize) (equals - argument) : 0);
  const char *text = equals != NULL ? equals + 1 : "";

  if (equals == NULL)
    return muster_cli_options_misused (_("%s: write FIELD=TEXT"), argument);
  if (strcmp (field, "nickname") == 0)
    {
      char *fault = *text != '\0' ? muster_club_name_dup_fault (text) : NULL;

      return fault != NULL ? misuse_field (field, fault)
                           : set_text (&member->nickname, field, text, MUSTER_CLUB_MAX_NAME);
    }
  if (strcmp (field, "since") == 0)
    return *text == '\0' || muster_club_date_is_valid (text)
             ? set_text (&member->since, field, text, MUSTER_CLUB_MAX_NAME)
             : misuse_field (field, muster_club_date_dup_fault (text));
  if (strcmp (field, "contact") == 0)
    return set_text (&member->contact, field, text, MUSTER_CLUB_MAX_NOTES);
  if (strcmp (field, "notes") == 0)
    return set_text (&member->notes, field, text, MUSTER_CLUB_MAX_NOTES);
  if (strcmp (field, "named") != 0)
    return muster_cli_options_misused (_("%s: there is nickname, since, contact, notes and named"), field);
  if (strcmp (text, "no") != 0 && strcmp (text, "yes") != 0 && *text != '\0')
    return muster_cli_options_misused (_("named: it is yes or no, not “%s”"), text);
  member->is_named = strcmp (text, "no") != 0;

  return MUSTER_CLI_OK;
}

/* Writes what is known of a member; nothing at all needs no document. */
static gboolean
write_member (MusterStore             *store,
              const MusterClubMember  *member,
              GError                 **error)
{
  MusterClubStore *club = muster_store_get_club (store);

  return muster_club_member_is_plain (member) ? muster_club_people_unset_member (club, member->name, error)
                                              : muster_club_people_set_member (club, member, error);
}

static MusterCliStatus
set_fields (MusterStore             *store,
            const MusterClubContent *club,
            char                   **rest)
{
  const char *name = muster_club_names_resolve (club->names, rest[0]);
  g_autoptr (MusterClubMember) member = dup_member (club, name);
  g_autofree char *fault = muster_club_name_dup_fault (name);
  g_autoptr (GError) error = NULL;

  if (fault != NULL)
    return muster_cli_options_misused ("%s", fault);
  for (guint i = 1; rest[i] != NULL; i++)
    {
      MusterCliStatus status = set_field (member, rest[i]);

      if (status != MUSTER_CLI_OK)
        return status;
    }
  if (member->is_gone && !muster_club_names_is_known (club->names, name))
    {
      muster_cli_complain (_("%s: no member any more; “club member restore” makes him one again"), name);
      return MUSTER_CLI_FAILED;
    }
  if (write_member (store, member, &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_members_run_set (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) club = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, MUSTER_CLI_ANY_NUMBER, &rest, &status))
    return status;
  store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  club = store != NULL ? muster_cli_club_of (store) : NULL;

  return club != NULL ? set_fields (store, club, rest) : MUSTER_CLI_FAILED;
}

/* What changes somebody who is there already. @name: of the member. @other: (nullable): the second
 * argument. */
typedef gboolean (*MemberChange) (MusterClubStore  *club,
                                  const char       *name,
                                  const char       *other,
                                  GError          **error);

/* @whole: the name is that of a member, not one as it was typed; @both: so is the second one. */
static MusterCliStatus
run_change (const MusterCliCommand  *command,
            char                   **arguments,
            guint                    n_arguments,
            gboolean                 whole,
            gboolean                 both,
            MemberChange             change)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  const char *name, *other;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, n_arguments, n_arguments, &rest, &status))
    return status;
  if (n_arguments > 1 && !both)
    {
      g_autofree char *fault = muster_club_name_dup_fault (rest[1]);

      if (fault != NULL)
        return muster_cli_options_misused ("%s", fault);
    }
  store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  club = store != NULL ? muster_cli_club_of (store) : NULL;
  name = club != NULL ? find_member (club, rest[0]) : NULL;
  other = name != NULL && both ? find_member (club, rest[1]) : rest[1];
  if (name == NULL || (both && other == NULL))
    return MUSTER_CLI_FAILED;
  if (change (muster_store_get_club (store), whole ? name : rest[0], other, &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_members_run_rename (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  return run_change (command, arguments, 2, TRUE, FALSE, muster_club_people_rename_member);
}

static gboolean
remove_member (MusterClubStore  *club,
               const char       *name,
               const char       *other,
               GError          **error)
{
  return muster_club_people_remove_member (club, name, error);
}

MusterCliStatus
muster_cli_club_members_run_remove (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  return run_change (command, arguments, 1, TRUE, FALSE, remove_member);
}

static gboolean
restore_member (MusterClubStore  *club,
                const char       *name,
                const char       *other,
                GError          **error)
{
  return muster_club_people_restore_member (club, name, error);
}

MusterCliStatus
muster_cli_club_members_run_restore (const MusterCliCommand  *command,
                                     char                   **arguments)
{
  return run_change (command, arguments, 1, TRUE, FALSE, restore_member);
}

MusterCliStatus
muster_cli_club_members_run_merge (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  return run_change (command, arguments, 2, FALSE, TRUE, muster_club_people_merge);
}

static gboolean
part_names (MusterClubStore  *club,
            const char       *name,
            const char       *other,
            GError          **error)
{
  return muster_club_people_unmerge (club, name, error);
}

MusterCliStatus
muster_cli_club_members_run_part (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  return run_change (command, arguments, 1, FALSE, FALSE, part_names);
}

static void
print_names_as_json (GArray *proposals)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < proposals->len; i++)
    {
      const MusterClubProposal *proposal = &g_array_index (proposals, MusterClubProposal, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "name", proposal->name);
      muster_json_add_int (builder, "battles", proposal->battles);
      muster_json_add_string (builder, "member", proposal->member);
      muster_json_add_int (builder, "of", proposal->of);
      muster_json_add_string (builder, "why", muster_club_likeness_get_word (proposal->why));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_names_as_text (GArray *proposals)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (5);

  if (proposals->len == 0)
    {
      muster_cli_print ("%s\n", _("No two names look like one person’s."));
      return;
    }
  muster_cli_table_add_row (table, _("name"), _("battles"), _("member"), _("battles"), _("why"));
  for (guint i = 0; i < proposals->len; i++)
    {
      const MusterClubProposal *proposal = &g_array_index (proposals, MusterClubProposal, i);
      g_autofree char *battles = g_strdup_printf ("%u", proposal->battles);
      g_autofree char *of = g_strdup_printf ("%u", proposal->of);

      muster_cli_table_add_row (table, proposal->name, battles, proposal->member, of,
                                muster_club_likeness_say (proposal->why));
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_members_run_names (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the names as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) proposals = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  names = muster_club_names_list (club->names);
  proposals = muster_club_roster_propose (book, (const char *const *) names);
  if (json)
    print_names_as_json (proposals);
  else
    print_names_as_text (proposals);

  return MUSTER_CLI_OK;
}
