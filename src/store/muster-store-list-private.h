/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store-list.h"
#include "store/muster-store-query.h"

G_BEGIN_DECLS

MusterStoreList *muster_store_list_new (MusterRecordStore *store) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
