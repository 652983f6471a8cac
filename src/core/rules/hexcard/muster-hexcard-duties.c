/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/muster-i18n.h"

/* What the players are reminded of: the deal, whose card is up, and the end of the turn (H-TURN). */

static const MusterPhrase DEAL =
  { "H-TURN-01", N_("the cards are to be dealt") };
static const MusterPhrase CARD_IS_UP =
  { "H-TURN-03", N_("{u0} acts now: its card is up") };
static const MusterPhrase HAS_FOUGHT =
  { "H-TURN-03", N_("{u0} has fought: its card is played") };
static const MusterPhrase ALL_HAVE_ACTED =
  { "H-TURN-01", N_("all have acted: the turn can end") };

void
muster_hexcard_list_duties (const MusterSetup *setup,
                            const MusterState *state,
                            GArray            *duties)
{
  MusterRefusal why;

  if (state->phase == HEXCARD_PHASE_DEAL)
    muster_duties_add (duties, MUSTER_DUTY_TURN, -1, HEXCARD_DEAL, &DEAL);
  else if (state->phase == HEXCARD_PHASE_COHESION)
    muster_duties_add (duties, MUSTER_DUTY_TURN, -1, HEXCARD_END_TURN, &ALL_HAVE_ACTED);
  else
    for (int i = muster_hexcard_next (state, -1); i >= 0; i = muster_hexcard_next (state, i))
      if (muster_state_is_in_play (state, i) && muster_hexcard_check_active (state, i, &why))
        {
          gboolean fought = hexcard_has_marker (state, i, HEXCARD_FOUGHT);

          muster_duties_add (duties, MUSTER_DUTY_TURN, i, fought ? HEXCARD_DONE : -1,
                             fought ? &HAS_FOUGHT : &CARD_IS_UP);
        }
}
