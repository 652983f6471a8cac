/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-log-reader.h"

#include "core/ledger/muster-ledger-record.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/**
 * muster_log_read:
 * @ledger: receives the entries, one after the other
 *
 * Returns: whether the rules accepted all of them; if not, the error of @document is set
 */
gboolean
muster_log_read (MusterLedger         *ledger,
                 const MusterSpot     *document,
                 const MusterProgress *progress)
{
  MusterSpot log, entry;
  guint n;

  if (!muster_spot_member (document, "log", &log))
    return TRUE;
  if (!muster_spot_is_array (&log, MUSTER_LEDGER_MAX_ENTRIES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_progress_step (progress, i, n, document->error) ||
        !muster_spot_element (&log, i, &entry) || !muster_ledger_load_spot (ledger, &entry))
      return FALSE;
  return TRUE;
}

/**
 * muster_log_replay:
 * @result: (out) (transfer full) (nullable): the JSON to print
 *
 * Returns: the result; the error of @document is set when the log is invalid
 */
MusterReplayStatus
muster_log_replay (MusterLedger             *ledger,
                   const MusterReplayWords  *words,
                   const MusterSpot         *document,
                   int                       upto,
                   JsonNode                **result)
{
  MusterSpot log, entry;
  guint n = 0;

  if (muster_spot_member (document, "log", &log) && !muster_spot_is_array (&log, G_MAXINT, &n))
    return MUSTER_REPLAY_INVALID;
  if (upto > (int) n)
    {
      muster_spot_fail (document, dngettext (GETTEXT_PACKAGE, "the log has only %u entry",
                                             "the log has only %u entries", n), n);
      return MUSTER_REPLAY_INVALID;
    }
  if (upto >= 0)
    n = (guint) upto;

  for (guint i = 0; i < n; i++)
    {
      if (muster_spot_element (&log, i, &entry) && muster_ledger_load_spot (ledger, &entry))
        continue;
      if (i + 1 < n ||
          !g_error_matches (*document->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL))
        return MUSTER_REPLAY_INVALID;

      g_clear_error (document->error);
      *result = words->ask (ledger, &entry);
      return MUSTER_REPLAY_NEEDS;
    }

  *result = words->describe (ledger);
  return MUSTER_REPLAY_DONE;
}
