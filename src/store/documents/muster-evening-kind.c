/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening.h"
#include "core/club/muster-tournament.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"

static gboolean
validate_evening (const char  *key,
                  const char  *content,
                  GError     **error)
{
  g_autoptr (MusterEvening) evening = muster_evening_json_read (key, content, error);

  return evening != NULL;
}

static gboolean
validate_event (const char  *key,
                const char  *content,
                GError     **error)
{
  g_autoptr (MusterTournament) tournament = muster_tournament_json_read (key, content, error);

  return tournament != NULL;
}

const MusterDocumentKind muster_evening_kind = {
  .id = "evening",
  .damaged = N_("An evening is damaged: it is not as it was kept."),
  .changed = N_("This evening has been changed meanwhile."),
  .lost = N_("Evenings that could not be found:"),
  .validate = validate_evening,
};

const MusterDocumentKind muster_event_kind = {
  .id = "event",
  .damaged = N_("An event is damaged: it is not as it was kept."),
  .changed = N_("This event has been changed meanwhile."),
  .lost = N_("Events that could not be found:"),
  .validate = validate_event,
};
