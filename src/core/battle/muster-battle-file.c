/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"

#include "core/battle/muster-setup-codec.h"
#include "core/ledger/muster-log-reader.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

typedef struct
{
  MusterLibrary *library;
  const MusterProgress *progress;
  MusterSetup *setup;
  MusterBattle *battle;
  MusterOccasion *occasion;
} Reading;

static void
reading_clear (Reading *reading)
{
  g_clear_object (&reading->battle);
  g_clear_pointer (&reading->setup, muster_setup_unref);
}

static gboolean
read_setup (Reading          *reading,
            const MusterSpot *document)
{
  reading->setup = muster_setup_read (reading->library, document);
  return reading->setup != NULL;
}

static gboolean
read_origin (Reading          *reading,
             const MusterSpot *document)
{
  return read_setup (reading, document) && muster_occasion_read (reading->occasion, document);
}

static gboolean
has_side (const MusterSetup *setup,
          const char        *id)
{
  for (guint i = 0; i < setup->n_sides; i++)
    if (g_str_equal (setup->sides[i].id, id))
      return TRUE;
  return FALSE;
}

/* Refuses a colour under an id that no side has, and a proposal by such a one. */
static gboolean
check_sides (const MusterSetup         *setup,
             const MusterBattleDetails *details,
             const MusterSpot          *document)
{
  MusterSpot list, spot;

  if (details->colours != NULL && muster_spot_member (document, "colours", &list))
    for (guint i = 0; muster_spot_nth_member (&list, i, &spot); i++)
      if (!has_side (setup, spot.member))
        return muster_spot_fail (&spot, _("there is no side of that id"));
  if (details->proposal != NULL && !has_side (setup, details->proposal->side) &&
      muster_spot_member (document, "proposal", &list) && muster_spot_member (&list, "side", &spot))
    return muster_spot_fail (&spot, _("there is no side of that id"));
  return TRUE;
}

static gboolean
read_battle (Reading          *reading,
             const MusterSpot *document)
{
  g_auto (MusterBattleDetails) details = { 0 };

  if (!read_setup (reading, document))
    return FALSE;

  reading->battle = muster_battle_new (reading->setup);
  if (!muster_log_read (MUSTER_LEDGER (reading->battle), document, reading->progress) ||
      !muster_battle_details_read (&details, document) ||
      !check_sides (reading->setup, &details, document))
    return FALSE;
  muster_battle_load_details (reading->battle, &details);
  muster_ledger_finish_loading (reading->battle);
  return TRUE;
}

/* Parses the text and reads it with @read. Sets an error unless all of it is valid. */
static gboolean
read_text (Reading     *reading,
           gboolean   (*read) (Reading *, const MusterSpot *),
           const char  *text,
           gsize        length,
           const char  *origin,
           GError     **error)
{
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr (GError) problem = NULL;
  MusterSpot document;

  if (root == NULL)
    return FALSE;

  muster_spot_init (&document, root, origin, &problem);
  if (read (reading, &document))
    return TRUE;

  reading_clear (reading);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/**
 * muster_battle_file_read_watched:
 * @origin: what to call the document in errors
 * @progress: (nullable): is told how far the reading has got
 *
 * Returns: (transfer full) (nullable): the battle with all its orders carried out, or %NULL
 */
MusterBattle *
muster_battle_file_read_watched (MusterLibrary         *library,
                                 const char            *text,
                                 gsize                  length,
                                 const char            *origin,
                                 const MusterProgress  *progress,
                                 GError               **error)
{
  Reading reading = { .library = library, .progress = progress };
  MusterBattle *battle;

  if (!read_text (&reading, read_battle, text, length, origin, error))
    return NULL;

  battle = g_steal_pointer (&reading.battle);
  reading_clear (&reading);
  return battle;
}

MusterBattle *
muster_battle_file_read (MusterLibrary  *library,
                         const char     *text,
                         gsize           length,
                         const char     *origin,
                         GError        **error)
{
  return muster_battle_file_read_watched (library, text, length, origin, NULL, error);
}

/**
 * muster_battle_file_read_setup:
 *
 * Returns: (transfer full) (nullable): the setup of a battle file; its log is ignored
 */
MusterSetup *
muster_battle_file_read_setup (MusterLibrary  *library,
                               const char     *text,
                               gsize           length,
                               const char     *origin,
                               GError        **error)
{
  Reading reading = { .library = library };

  read_text (&reading, read_setup, text, length, origin, error);
  return reading.setup;
}

/**
 * muster_battle_file_read_origin:
 *
 * Returns: (transfer full) (nullable): the setup
 */
MusterSetup *
muster_battle_file_read_origin (MusterLibrary   *library,
                                const char      *text,
                                gsize            length,
                                const char      *origin,
                                MusterOccasion  *occasion,
                                GError         **error)
{
  Reading reading = { .library = library, .occasion = occasion };

  read_text (&reading, read_origin, text, length, origin, error);
  return reading.setup;
}

/* @occasion: (nullable): of a document without details and log */
static char *
write_document (MusterSetup          *setup,
                MusterBattle         *battle,
                const MusterOccasion *occasion)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_setup_write (setup, builder);
  if (occasion != NULL)
    muster_occasion_write (occasion, builder);
  if (battle != NULL)
    {
      muster_battle_details_write (muster_battle_get_details (battle), builder);
      json_builder_set_member_name (builder, "log");
      json_builder_begin_array (builder);
      for (guint i = 0; i < muster_ledger_get_length (battle); i++)
        {
          g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);

          json_builder_add_value (builder, muster_log_entry_to_node (entry));
        }
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  return muster_json_print (root, battle != NULL);
}

/**
 * muster_battle_file_write:
 *
 * Returns: (transfer full): the battle as a document for people to exchange
 */
char *
muster_battle_file_write (MusterBattle *battle)
{
  return write_document (muster_battle_get_setup (battle), battle, NULL);
}

/**
 * muster_battle_file_write_setup:
 *
 * Returns: (transfer full): the document without a log, on one line
 */
char *
muster_battle_file_write_setup (MusterSetup *setup)
{
  return write_document (setup, NULL, NULL);
}

/**
 * muster_battle_file_write_origin:
 *
 * Returns: (transfer full): how the battle began, on one line
 */
char *
muster_battle_file_write_origin (MusterBattle *battle)
{
  return write_document (muster_battle_get_setup (battle), NULL,
                         &muster_battle_get_details (battle)->occasion);
}
