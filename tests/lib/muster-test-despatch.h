/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

void muster_test_check_despatch (MusterBattle *battle);

G_END_DECLS
