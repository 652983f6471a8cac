/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"

const MusterDocumentKind muster_preset_kind = {
  .id = "preset",
  .damaged = N_("Saved rules of campaigns are damaged: they are not as they were kept."),
  .changed = N_("These saved rules have been changed meanwhile."),
  .lost = N_("Saved rules of campaigns that could not be found:"),
  .validate = muster_document_kind_validate_object,
};
