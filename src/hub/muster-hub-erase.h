/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-survey.h"

G_BEGIN_DECLS

/* Erasing a member on all desks (S-DOC-05). */

/* Does here what other desks have erased. His names are found by their hashes among the names of this
 * data file. */
gboolean muster_hub_erase_follow_erasures (const MusterHubSurvey  *survey,
                                           GError                **error);

/* Erases a member at the hub and here. @member: his present name. @number: (out): what he is called
 * from now on. Everything must have been exchanged and decided. The hub takes it before this data file
 * does: if this program ends between the two, the next exchange does the rest. */
gboolean muster_hub_erase           (const MusterHubSurvey  *survey,
                                     const char             *member,
                                     char                  **number,
                                     GError                **error);

G_END_DECLS
