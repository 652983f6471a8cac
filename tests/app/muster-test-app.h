/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

MusterBattle    *muster_test_app_new_battle  (const char          *sample) G_GNUC_WARN_UNUSED_RESULT;
MusterStore     *muster_test_app_new_store   (MusterTestDir       *dir) G_GNUC_WARN_UNUSED_RESULT;
gint64           muster_test_app_add_sample  (MusterStore         *store,
                                              MusterLibrary       *library,
                                              const char          *sample,
                                              const char          *title);

/* Units, orders and fields by their ids, as a battle file has them. */
int              muster_test_app_find_unit   (MusterBattle        *battle,
                                              const char          *id);
guint            muster_test_app_find_verb   (MusterBattle        *battle,
                                              const char          *id);
void             muster_test_app_choose      (MusterOrderForm     *form,
                                              MusterBattle        *battle,
                                              const char          *field,
                                              const char          *value);
void             muster_test_app_write       (MusterOrderForm     *form,
                                              const char          *field,
                                              const char          *text);
/* The place of what is chosen in a field, or -1. */
int              muster_test_app_get_chosen  (MusterOrderForm     *form,
                                              const char          *field);
void             muster_test_app_type        (MusterOrderForm     *form,
                                              const char          *keys);

G_END_DECLS
