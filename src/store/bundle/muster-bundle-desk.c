/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-desk.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "store/documents/muster-documents-private.h"
#include "store/forces/muster-force-store-private.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/images/muster-image-store-private.h"
#include "store/muster-ledger-store-private.h"

void
muster_bundle_desk_init (MusterBundleDesk *self,
                         MusterDb         *db,
                         MusterLibrary    *library,
                         GCancellable     *cancellable)
{
  *self = (MusterBundleDesk) {
    .db = muster_db_ref (db),
    .battles = muster_ledger_store_new (db, &muster_battle_kind),
    .campaigns = muster_ledger_store_new (db, &muster_campaign_kind),
    .images = muster_image_store_new (db),
    .documents = muster_documents_new (db),
    .library = g_object_ref (library),
    .progress.cancellable = cancellable,
  };
  self->forces = muster_force_store_new (self->documents);
}

void
muster_bundle_desk_clear (MusterBundleDesk *self)
{
  g_clear_object (&self->battles);
  g_clear_object (&self->campaigns);
  g_clear_object (&self->forces);
  g_clear_object (&self->images);
  g_clear_object (&self->documents);
  g_clear_object (&self->library);
  g_clear_pointer (&self->db, muster_db_unref);
}

static char *
end_line (char *text)
{
  char *whole = g_str_has_suffix (text, "\n") ? g_strdup (text) : g_strconcat (text, "\n", NULL);

  g_free (text);

  return whole;
}

char *
muster_bundle_desk_write_campaign (MusterCampaign *campaign)
{
  return end_line (muster_campaign_file_write (campaign));
}

char *
muster_bundle_desk_write_battle (MusterBattle *battle)
{
  return end_line (muster_battle_file_write (battle));
}

char *
muster_bundle_desk_write_force (MusterForce *force)
{
  return end_line (muster_force_file_write (force));
}

/* Opens the campaign even if the rules have changed since, because a bundle contains the orders and
 * not the state. */
MusterCampaign *
muster_bundle_desk_open_campaign (MusterBundleDesk  *self,
                                  gint64             id,
                                  GError           **error)
{
  return muster_campaign_store_open (self->campaigns, id, self->library, MUSTER_LEDGER_OPEN_ANYWAY, error);
}

MusterBattle *
muster_bundle_desk_open_battle (MusterBundleDesk  *self,
                                gint64             id,
                                GError           **error)
{
  return muster_battle_store_open (self->battles, id, self->library, MUSTER_LEDGER_OPEN_ANYWAY, error);
}

/* Returns FALSE if the user has cancelled. */
gboolean
muster_bundle_desk_check (MusterBundleDesk  *self,
                          GError           **error)
{
  return muster_progress_step (&self->progress, 0, 0, error);
}
