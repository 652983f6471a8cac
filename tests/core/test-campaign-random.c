/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Whatever is ordered, and whatever is taken back, a campaign stays one. */

#define N_CHAPTERS 12
#define N_UNITS 5

typedef struct
{
  MusterCampaign *campaign;
  MusterRandom random;
  GPtrArray *digests; /* after so many entries */
} Play;

static MusterCampaign *
read_text (MusterLibrary *library,
           const char    *text)
{
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_file_read (library, text, strlen (text), "random", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static void
check_unit (const MusterCampaignState *state,
            int                        index)
{
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);
  const int places[] = { unit->leader, unit->second };

  g_assert_cmpint (unit->strength, >=, 0);
  g_assert_cmpint (unit->full, >=, 1);
  g_assert_cmpint (unit->full, <=, 999);
  g_assert_true (unit->strength <= unit->full || unit->disbanded);
  g_assert_cmpint (unit->losses, >=, 0);
  g_assert_cmpint (unit->experience, >=, 0);
  g_assert_false (unit->disbanded && (unit->losses > 0 || unit->awaits_leader));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (places[i] < 0)
        continue;
      g_assert_cmpint (muster_campaign_state_get_leader (state, places[i])->unit, ==, index);
      g_assert_true (muster_campaign_is_alive (state, places[i]));
      g_assert_true (!unit->disbanded || muster_campaign_state_get_leader (state, places[i])->lost);
    }
  g_assert_true (unit->leader < 0 || unit->leader != unit->second);
  g_assert_true (unit->leader < 0 || !unit->awaits_leader);
  /* C-LEAD-10 */
  if (unit->self >= 0)
    {
      g_assert_cmpint (unit->leader, ==, -1);
      g_assert_cmpint (unit->disbanded, ==, !muster_campaign_is_alive (state, unit->self));
    }
}

static void
check_leader (const MusterCampaignState *state,
              int                        index)
{
  const MusterCampaignLeader *leader = muster_campaign_state_get_leader (state, index);
  const MusterCampaignUnit *unit;

  g_assert_cmpint (leader->misses > 0, ==, leader->status == MUSTER_CAMPAIGN_WOUNDED);
  g_assert_true (!leader->lost || muster_campaign_is_alive (state, index));
  if (muster_campaign_state_get_leader_def (state, index)->is_unit)
    return;
  if (!muster_campaign_is_alive (state, index))
    g_assert_cmpint (leader->unit, ==, -1);
  if (leader->unit < 0)
    return;
  unit = muster_campaign_state_get_unit (state, leader->unit);
  g_assert_true (unit->leader == index || unit->second == index);
}

static void
check_state (MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    check_unit (state, i);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    check_leader (state, i);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);

      g_assert_cmpint (force->replacements, >=, 0);
      if (force->chapter >= 0)
        g_assert_true (muster_campaign_takes_part (state, force->chapter, i));
    }
  for (guint i = 0; i < muster_campaign_get_rules (setup, state)->counters->len; i++)
    {
      const MusterCampaignCounter *counter =
        g_ptr_array_index (muster_campaign_get_rules (setup, state)->counters, i);

      for (int side = 0; side < setup->n_sides; side++)
        {
          g_assert_cmpint (state->counters[i][side], >=, counter->min);
          g_assert_cmpint (state->counters[i][side], <=, counter->max);
        }
    }
}

/* The dead never fight, nor does who is disbanded. */
static void
check_fighters (const MusterCampaignState *before,
                const MusterCampaignState *after)
{
  for (int i = 0; i < muster_campaign_state_count (before, MUSTER_CAMPAIGN_UNITS); i++)
    if (muster_campaign_state_get_unit (after, i)->battles > muster_campaign_state_get_unit (before,
    i)->battles)
      g_assert_false (muster_campaign_state_get_unit (before, i)->disbanded);
  for (int i = 0; i < muster_campaign_state_count (before, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader (after, i)->battles >
        muster_campaign_state_get_leader (before, i)->battles)
      g_assert_cmpint (muster_campaign_state_get_leader (before, i)->status, ==, MUSTER_CAMPAIGN_FIT);
}

static void
take_back (Play *self)
{
  guint n = muster_ledger_get_n_entries (self->campaign);
  guint length = n - muster_random_below (&self->random, MIN (n, 40) + 1);
  g_autofree char *digest = NULL;

  g_assert_true (muster_ledger_seek (self->campaign, length, NULL));
  digest = muster_ledger_dup_state_digest (self->campaign);
  g_assert_cmpstr (digest, ==, g_ptr_array_index (self->digests, length));
}

/* An earlier entry taken out: whatever can no longer be given is lost, and the rest is a campaign. */
static void
correct (Play *self)
{
  guint length = muster_ledger_get_length (self->campaign);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autofree char *digest = NULL;
  guint index;

  if (length == 0)
    return;
  index = length - 1 - muster_random_below (&self->random, MIN (length, 20));
  correction = muster_campaign_correction_make (self->campaign, index, NULL, NULL, NULL);
  g_assert_nonnull (correction);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==,
                    length - 1 - muster_campaign_correction_get_breaks (correction)->len);
  check_state (self->campaign);

  length = muster_ledger_get_length (self->campaign);
  digest = muster_ledger_dup_state_digest (self->campaign);
  /* Where nothing is left behind it, it is taken back, and can be given again with what followed. */
  if (length > index)
    g_ptr_array_set_size (self->digests, (int) index + 1);
  for (guint i = index + 1; i <= length; i++)
    {
      g_assert_true (muster_ledger_seek (self->campaign, i, NULL));
      g_ptr_array_add (self->digests, muster_ledger_dup_state_digest (self->campaign));
    }
  g_assert_cmpstr (digest, ==, g_ptr_array_index (self->digests, length));
}

static void
step (Play *self)
{
  g_auto (MusterCampaignState) before = { 0 };
  g_autofree char *digest = NULL;
  guint length = muster_ledger_get_length (self->campaign);

  muster_campaign_state_assign (&before, muster_campaign_get_present (self->campaign));
  if (!muster_test_campaigns_step (self->campaign, &self->random))
    {
      digest = muster_ledger_dup_state_digest (self->campaign);
      g_assert_cmpstr (digest, ==, g_ptr_array_index (self->digests, length));
      return;
    }

  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==, length + 1);
  check_state (self->campaign);
  check_fighters (&before, muster_campaign_get_present (self->campaign));
  g_ptr_array_set_size (self->digests, (int) length + 1);
  g_ptr_array_add (self->digests, muster_ledger_dup_state_digest (self->campaign));
}

static int
get_int (JsonObject *object,
         const char *member)
{
  return object != NULL ? (int) json_object_get_int_member_with_default (object, member, 0) : 0;
}

/* Points of sides, added up from the entries alone: who was there is known by the score that a return
  leaves. */
static void
check_points (MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int points[MUSTER_CAMPAIGN_MAX_SIDES] = { 0 };

  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (campaign), i);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
      const char *side = muster_campaign_order_get_text (order, "side");
      g_autoptr (JsonNode) node = muster_campaign_log_entry_to_node (entry);
      JsonObject *object = json_node_get_object (node);
      JsonObject *params =
        json_object_has_member (object, "params") ? json_object_get_object_member (object, "params") : NULL;
      const char *winner = muster_campaign_order_get_text (order, "winner");

      if (order->verb == MUSTER_CAMPAIGN_ORDER_AWARD && side != NULL)
        points[muster_campaign_setup_find_side (setup, side)] += get_int (params, "points");
      if (order->verb != MUSTER_CAMPAIGN_ORDER_RETURN)
        continue;
      for (int j = 0; j < setup->n_sides; j++)
        {
          int chapter = muster_campaign_log_entry_get_subject (entry, MUSTER_CAMPAIGN_CHAPTERS);

          if (muster_campaign_get_chapter_sides (state, chapter) >> j & 1)
            points[j] += g_str_equal (winner, "draw")             ? 1
                         : g_str_equal (winner, setup->sides[j].id) ? 3
                                                                    : -1;
        }
    }
  for (int j = 0; j < setup->n_sides; j++)
    g_assert_cmpint (points[j], ==, state->points[j]);
}

/* What was played is what is read again, and any moment of it can be looked at. */
static void
check_record (Play          *self,
              MusterLibrary *library)
{
  guint length = muster_ledger_get_length (self->campaign);
  g_autofree char *text = muster_campaign_file_write (self->campaign);
  g_autoptr (MusterCampaign) copy = read_text (library, text);
  g_autofree char *digest = muster_ledger_dup_state_digest (copy);
  g_autofree char *again = muster_campaign_file_write (copy);

  g_assert_cmpstr (digest, ==, g_ptr_array_index (self->digests, length));
  g_assert_cmpstr (text, ==, again);
  for (guint i = 0; i < 20; i++)
    {
      guint position = muster_random_below (&self->random, length + 1);
      g_autofree char *then = NULL;

      g_assert_true (muster_ledger_seek (copy, position, NULL));
      then = muster_ledger_dup_state_digest (copy);
      g_assert_cmpstr (then, ==, g_ptr_array_index (self->digests, position));
    }
}

static void
test_stays_a_campaign (gconstpointer data)
{
  guint64 seed = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_test_campaigns_invent (seed, N_CHAPTERS, N_UNITS);
  g_autoptr (MusterCampaign) campaign = read_text (library, text);
  Play self = { .campaign = campaign, .digests = g_ptr_array_new_with_free_func (g_free) };

  muster_random_init (&self.random, seed + 1);
  g_ptr_array_add (self.digests, muster_ledger_dup_state_digest (campaign));
  for (guint i = 0; i < muster_test_rounds (4000, 40000); i++)
    {
      if (muster_random_below (&self.random, 150) == 0)
        take_back (&self);
      if (muster_random_below (&self.random, 400) == 0)
        correct (&self);
      step (&self);
    }
  g_assert_cmpuint (muster_ledger_get_length (campaign), >, 60);
  check_points (campaign);
  check_record (&self, library);
  g_ptr_array_unref (self.digests);
}

/* A campaign that goes its way comes to its end. */
static void
test_goes_its_way (gconstpointer data)
{
  guint64 seed = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_test_campaigns_invent (seed, N_CHAPTERS, N_UNITS);
  g_autoptr (MusterCampaign) campaign = read_text (library, text);
  guint n_closed = 0;
  MusterRandom random;

  muster_random_init (&random, seed);
  while (muster_test_campaigns_go_on (campaign, &random))
    check_state (campaign);
  for (int i = 0; i < N_CHAPTERS; i++)
    n_closed += muster_campaign_state_get_chapter (muster_campaign_get_present (campaign), i)->status ==
                MUSTER_CAMPAIGN_CLOSED;
  g_assert_cmpuint (n_closed, >=, N_CHAPTERS / 2);
  check_points (campaign);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint seed = 1; seed <= muster_test_rounds (8, 60); seed++)
    {
      g_autofree char *name = g_strdup_printf ("/campaign/random/stays-a-campaign/%u", seed);
      g_autofree char *other = g_strdup_printf ("/campaign/random/goes-its-way/%u", seed);

      g_test_add_data_func (name, GUINT_TO_POINTER (seed), test_stays_a_campaign);
      g_test_add_data_func (other, GUINT_TO_POINTER (seed), test_goes_its_way);
    }

  return g_test_run ();
}
