/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-state.h"
#include "cli/tour/muster-tour-player.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/muster-i18n.h"
#include "sheets/campaign/muster-campaign-sheets.h"
#include "sheets/muster-battle-report.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pdf.h"
#include "store/club/muster-club-occasions.h"

#define DEFAULT_SEED 1879

typedef struct
{
  int turn;
  int side;
} Chapter;

static gboolean
play (MusterBattle      *battle,
      guint64            seed,
      GError           **error)
{
  g_autoptr (MusterTourPlayer) player = muster_tour_player_new (battle, seed);
  /* Part of the battle file, which is the same in every language. */
  g_autofree char *note = g_strdup_printf ("Played by the tour of muster-cli, seed %" G_GUINT64_FORMAT ".",
                                           seed);
  g_autoptr (GError) problem = NULL;
  Chapter shown = { -1, -1 };

  if (!muster_tour_player_note (player, note, error))
    return FALSE;

  for (;;)
    {
      const MusterSetup *setup = muster_battle_get_setup (battle);
      const MusterState *state = muster_battle_get_state (battle);

      if (state->turn != shown.turn)
        muster_cli_print ("\n%s %d\n", _("TURN"), state->turn);
      if (state->active_side >= 0 && (state->active_side != shown.side || state->turn != shown.turn))
        muster_cli_print ("\n %s\n", setup->sides[state->active_side].name);
      shown.turn = state->turn;
      shown.side = state->active_side;

      if (!muster_tour_player_act (player, &problem))
        break;
      muster_cli_state_print_entry (muster_battle_get_last_entry (battle), "   ");
    }
  if (problem == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

/* What is written about each battle. */
typedef enum
{
  FILE_BATTLE,
  FILE_MARKDOWN,
  FILE_PDF,
  N_FILES
} FileKind;

static const char *const ENDINGS[N_FILES] = { ".muster-battle", ".md", ".pdf" };

/* The campaign as it comes with the program, and a page of its newspaper. */
static const char *const CAMPAIGN_FILES[N_FILES] = { MUSTER_SAMPLE_CAMPAIGN_FILE, "valley-war.md",
                                                     "valley-war.pdf" };

static char *
dup_path (const MusterSample *sample,
          const char         *folder,
          FileKind            kind)
{
  g_autofree char *name = g_strconcat (sample->id, ENDINGS[kind], NULL);

  return g_build_filename (folder, name, NULL);
}

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

/* @file: what the document is about */
static GBytes *
make_file (GBytes          *file,
           MusterDocument  *report,
           FileKind         kind,
           GError         **error)
{
  MusterPaper paper;

  switch (kind)
    {
    case FILE_BATTLE:
      return g_bytes_ref (file);

    case FILE_MARKDOWN:
      return take_text (muster_document_markdown_write (report));

    case FILE_PDF:
      muster_paper_init (&paper);
      return muster_pdf_write_document (report, &paper, error);

    case N_FILES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
write_file (GBytes          *file,
            MusterDocument  *report,
            FileKind         kind,
            const char      *path,
            gboolean         overwrite,
            GError         **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr (GBytes) bytes = make_file (file, report, kind, error);

  if (bytes == NULL ||
      !muster_cli_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), overwrite,
                              error))
    return FALSE;

  muster_cli_print (_("Written: %s\n"), shown);

  return TRUE;
}

static gboolean
write_files (MusterBattle        *battle,
             const MusterSample  *sample,
             const char          *folder,
             gboolean             overwrite,
             GError             **error)
{
  g_autoptr (MusterDocument) report = muster_battle_report_new (battle, NULL, NULL);
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (GBytes) file = take_text (g_strconcat (text, "\n", NULL));

  for (FileKind kind = 0; kind < N_FILES; kind++)
    {
      g_autofree char *path = dup_path (sample, folder, kind);

      if (!write_file (file, report, kind, path, overwrite, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
play_sample (MusterLibrary       *library,
             const MusterSample  *sample,
             guint64              seed,
             const char          *folder,
             gboolean             overwrite,
             GError             **error)
{
  g_autoptr (MusterBattle) battle = muster_sample_new_battle (sample, library, error);
  g_autofree char *today = muster_club_occasions_dup_today ();

  if (battle == NULL)
    return FALSE;

  muster_battle_load_kind (battle, MUSTER_OCCASION_TOUR);
  muster_battle_load_played (battle, today);
  muster_cli_state_print_title (battle);
  muster_cli_print ("%s\n", _(sample->summary));
  muster_cli_state_print_units (battle);
  if (!play (battle, seed, error))
    return FALSE;

  muster_cli_print ("\n%s\n", _("RESULT"));
  muster_cli_state_print_turn (battle);
  muster_cli_state_print_score (battle);
  muster_cli_state_print_units (battle);
  muster_cli_print ("\n");

  return write_files (battle, sample, folder, overwrite, error);
}

/* (nullable) */
static MusterCareers *
read_careers (MusterLibrary   *library,
              MusterCampaign  *campaign,
              GError         **error)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

  muster_careers_read_all (careers);
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (GBytes) bytes = muster_sample_campaign_load (battles[i].file_name);
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 battles[i].file_name, error);
      g_autoptr (MusterCareerSource) source = NULL;

      if (battle == NULL)
        return NULL;
      source = muster_career_source_new (battle, battles[i].uuid, NULL);
      muster_careers_add_source (careers, source);
    }

  return g_steal_pointer (&careers);
}

/* What battles grow into. Nothing is rolled: it comes as it was fought. */
static gboolean
show_campaign (MusterLibrary  *library,
               const char     *folder,
               gboolean        overwrite,
               GError        **error)
{
  g_autoptr (GBytes) file = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (library, error);
  g_autoptr (MusterCareers) careers = campaign != NULL ? read_careers (library, campaign, error) : NULL;
  const MusterCampaignSheetChoice choice = { .side = 0 };
  g_autoptr (MusterDocument) gazette = NULL;

  if (careers == NULL)
    return FALSE;
  muster_cli_campaign_print (campaign);
  muster_cli_print ("\n");
  gazette = muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, error);
  if (gazette == NULL)
    return FALSE;

  for (FileKind kind = 0; kind < N_FILES; kind++)
    {
      g_autofree char *path = g_build_filename (folder, CAMPAIGN_FILES[kind], NULL);

      if (!write_file (file, gazette, kind, path, overwrite, error))
        return FALSE;
    }

  return TRUE;
}

static char *
make_folder (const char  *wanted,
             GError     **error)
{
  if (wanted == NULL)
    return g_dir_make_tmp ("muster-tour-XXXXXX", error);
  if (g_mkdir_with_parents (wanted, 0755) == 0)
    return g_strdup (wanted);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", wanted,
               g_strerror (errno));

  return NULL;
}

/* Before anything is played: a tour that ends in a complaint about a name is a poor tour. */
static gboolean
check_folder (const char  *folder,
              gboolean     overwrite,
              GError     **error)
{
  const MusterSample *samples = muster_samples_list ();

  for (guint i = 0; samples[i].id != NULL; i++)
    for (FileKind kind = 0; kind < N_FILES; kind++)
      {
        g_autofree char *path = dup_path (&samples[i], folder, kind);

        if (!muster_cli_file_check_free (path, overwrite, error))
          return FALSE;
      }
  for (FileKind kind = 0; kind < N_FILES; kind++)
    {
      g_autofree char *path = g_build_filename (folder, CAMPAIGN_FILES[kind], NULL);

      if (!muster_cli_file_check_free (path, overwrite, error))
        return FALSE;
    }

  return TRUE;
}

static MusterCliStatus
tour (MusterLibrary *library,
      guint64        seed,
      const char    *wanted,
      gboolean       overwrite)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = make_folder (wanted, &error);
  const MusterSample *samples = muster_samples_list ();
  gboolean done = folder != NULL && check_folder (folder, overwrite, &error);

  for (guint i = 0; done && samples[i].id != NULL; i++)
    {
      if (i > 0)
        muster_cli_print ("\n\n");
      done = play_sample (library, &samples[i], seed, folder, overwrite, &error);
    }
  if (done)
    {
      muster_cli_print ("\n\n");
      done = show_campaign (library, folder, overwrite, &error);
    }
  if (!done)
    muster_cli_complain ("%s", error->message);

  return done ? MUSTER_CLI_OK : MUSTER_CLI_FAILED;
}

/* Packs are left out: the tour is the same for everybody. */
MusterCliStatus
muster_cli_tour_run (const MusterCliCommand  *command,
                     char                   **arguments)
{
  gint64 seed = DEFAULT_SEED;
  gboolean overwrite = FALSE;
  g_autofree char *folder = NULL;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Roll other dice; the same seed, the same battles"),
      N_("N") },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &folder,
      N_("Where the files go; otherwise into a new temporary folder"), N_("FOLDER") },
    MUSTER_CLI_OPTION_OVERWRITE (&overwrite),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (seed < 0)
    return muster_cli_options_misused (_("--seed takes a number, 0 or more"));

  library = muster_cli_library_open (FALSE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  return tour (library, (guint64) seed, folder, overwrite);
}
