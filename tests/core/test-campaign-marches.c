/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-json.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Campaigns of chance with a map: whatever is ordered, taken back or corrected, what C-MAP says holds. */

#define N_PLACES 6
#define N_ROUNDS 12
#define N_STEPS 400

typedef struct
{
  MusterCampaign *campaign;
  MusterRandom random;
  GPtrArray *digests; /* after so many entries */
} Play;

static guint
pick (Play  *self,
      guint  n)
{
  return muster_random_below (&self->random, n);
}

/* The campaign of a seed, with a map: a ring of places, and some ways across it. */
static char *
invent (guint64 seed)
{
  static const char *const captures[] = { "stand", "pass", "none" };
  static const char *const scores[] = { "end", "turn", "none" };
  g_autofree char *plain = muster_test_campaigns_invent (seed, 4, 2);
  g_autoptr (GString) map = g_string_new ("\"map\": {\"size\": [100, 100], \"places\": [");
  g_autoptr (GString) text = g_string_new (plain);
  Play self = { 0 };

  muster_random_init (&self.random, seed + 1);
  for (guint i = 0; i < N_PLACES; i++)
    g_string_append_printf (map, "%s{\"id\": \"q%u\", \"name\": \"Q%u\", \"at\": [%u, 1], \"value\": %u%s}",
                            i > 0 ? ", " : "", i, i, i, pick (&self, 4),
                            i == 2 ? ", \"owner\": \"s1\", \"depot\": \"s1\"" : "");
  g_string_append (map, "], \"links\": [");
  for (guint i = 0; i < N_PLACES; i++)
    g_string_append_printf (map, "%s{\"between\": [\"q%u\", \"q%u\"], \"cost\": %u}", i > 0 ? ", " : "", i,
                            (i + 1) % N_PLACES, 1 + pick (&self, 3));
  g_string_append (map, ", {\"between\": [\"q0\", \"q3\"]}, {\"between\": [\"q5\", \"q2\"]}]}, ");
  g_string_append (map, "\"start\":");
  g_string_replace (text, "\"start\":", map->str, 1);
  g_string_printf (map, "\"rules\": {\"map\": {\"pace\": %u, \"capture\": \"%s\", \"score\": \"%s\", "
                   "\"supply\": \"depot\", \"hidden\": true}, ", 2 + pick (&self, 5),
                   captures[pick (&self, 3)], scores[pick (&self, 3)]);
  g_string_replace (text, "\"rules\": {", map->str, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
any (Play               *self,
     MusterCampaignKind  kind)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  guint n = (guint) muster_campaign_state_count (state, kind);

  return muster_campaign_state_get_def (state, kind, (int) pick (self, n))->id;
}

/* A place beside another; the same one where none is. */
static int
any_neighbour (Play                      *self,
               const MusterCampaignState *state,
               int                        place)
{
  for (guint i = 0; i < 20; i++)
    {
      const MusterCampaignLink *link =
        &g_array_index (state->links, MusterCampaignLink, pick (self, state->links->len));

      if (link->places[0] == place)
        return link->places[1];
      if (link->places[1] == place)
        return link->places[0];
    }
  return place;
}

static gboolean
give (Play               *self,
      MusterCampaignVerb  verb,
      const char         *params)
{
  g_autofree char *text = g_strdelimit (g_strdup_printf ("{%s}", params), "'", '"');
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "params", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_assert_nonnull (node);
  muster_tape_init (&tape);
  tape.generator = &self->random;
  muster_campaign_order_init (&order, verb, node);
  return muster_campaign_record (self->campaign, &order, &tape, NULL);
}

static gboolean
give_march (Play *self)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  int force = (int) pick (self, (guint) muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES));
  int at = muster_campaign_state_get_force (state, force)->place;
  g_autoptr (GString) params = g_string_new (NULL);
  guint n = pick (self, 4);

  g_string_printf (params, "'force': '%s', 'path': [",
                   muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force)->id);
  for (guint i = 0; at >= 0 && i < n; i++)
    {
      at = any_neighbour (self, state, at);
      g_string_append_printf (params, "%s'%s'", i > 0 ? ", " : "",
                              muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, at)->id);
    }
  g_string_append_c (params, ']');
  return give (self, MUSTER_CAMPAIGN_ORDER_MARCH, params->str);
}

/* What is to do on the map: a meeting is fought or avoided, and who has to withdraw does. */
static gboolean
do_duty (Play *self)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  g_autofree char *params = NULL;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const char *id = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i)->id;
      gboolean withdraws = muster_campaign_state_get_force (state, i)->withdraws;
      int meeting = muster_campaign_map_get_meeting_of (state, i);
      g_autoptr (GArray) ways = muster_campaign_map_list_ways_out (state, i);
      const char *to =
        ways->len > 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES,
                                                       g_array_index (ways, int, pick (self, ways->len)))->id
                      : NULL;
      int number;

      if (withdraws)
        {
          params = to != NULL ? g_strdup_printf ("'force': '%s', 'to': '%s'", id, to)
                              : g_strdup_printf ("'force': '%s', 'to': null", id);
          g_assert_true (give (self, MUSTER_CAMPAIGN_ORDER_WITHDRAW, params));
          return TRUE;
        }
      if (meeting < 0 || g_array_index (state->meetings, MusterCampaignMeeting, meeting).chapter >= 0)
        continue;
      number = g_array_index (state->meetings, MusterCampaignMeeting, meeting).number;
      if (to != NULL && pick (self, 4) == 0)
        {
          params = g_strdup_printf ("'meeting': 'm%d', 'force': '%s', 'to': '%s'", number, id, to);
          g_assert_true (give (self, MUSTER_CAMPAIGN_ORDER_AVOID, params));
          return TRUE;
        }
      params = g_strdup_printf ("'meeting': 'm%d', 'chapter': {'id': 'z%u', 'title': 'Z'}", number,
                                pick (self, 1000));
      return give (self, MUSTER_CAMPAIGN_ORDER_MEET, params);
    }
  return FALSE;
}

static gboolean
give_map_order (Play *self)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  const char *force = any (self, MUSTER_CAMPAIGN_FORCES);
  const char *place = any (self, MUSTER_CAMPAIGN_PLACES);
  guint number = muster_ledger_get_length (self->campaign);
  g_autofree char *params = NULL;

  if (pick (self, 3) == 0 && !state->over)
    return do_duty (self);
  switch (pick (self, 16))
    {
    case 0:
      params = g_strdup_printf ("'force': '%s', 'place': '%s'", force, place);
      return give (self, MUSTER_CAMPAIGN_ORDER_STATION, params);
    case 1:
      params = g_strdup_printf ("'meeting': 'm%d', 'chapter': {'id': 'z%u', 'title': 'Z'}", state->n_met,
                                number);
      return give (self, MUSTER_CAMPAIGN_ORDER_MEET, params);
    case 2:
      params = g_strdup_printf ("'meeting': 'm%d', 'force': '%s', 'to': '%s'", state->n_met, force, place);
      return give (self, MUSTER_CAMPAIGN_ORDER_AVOID, params);
    case 3:
      params = g_strdup_printf ("'force': '%s', 'to': '%s'", force, place);
      return give (self, MUSTER_CAMPAIGN_ORDER_WITHDRAW, params);
    case 4:
      params = g_strdup_printf ("'force': '%s', 'to': null", force);
      return give (self, MUSTER_CAMPAIGN_ORDER_WITHDRAW, params);
    case 5:
      params = g_strdup_printf ("'place': '%s', 'side': 's%u', 'reason': 'x'", place, pick (self, 3));
      return give (self, MUSTER_CAMPAIGN_ORDER_OWN, params);
    case 6:
      params = g_strdup_printf ("'between': ['%s', '%s'], 'closed': %s, 'reason': 'x'", place,
                                any (self, MUSTER_CAMPAIGN_PLACES), pick (self, 3) == 0 ? "true" : "false");
      return give (self, MUSTER_CAMPAIGN_ORDER_LINK, params);
    case 7:
      params = g_strdup_printf ("'force': '%s', 'field': 'place', 'value': '%s', 'reason': 'x'", force,
                                place);
      return give (self, MUSTER_CAMPAIGN_ORDER_SET, params);
    case 8:
      params = g_strdup_printf ("'place': {'id': 'n%u', 'name': 'N', 'at': [0, 0]}, 'links': [{'between': "
                                "['n%u', '%s']}]", number, number, place);
      return give (self, MUSTER_CAMPAIGN_ORDER_PLACE, params);
    case 9:
    case 10:
      return give (self, MUSTER_CAMPAIGN_ORDER_RESOLVE, "");
    default:
      return give_march (self);
    }
}

/* C-MAP-02, C-MAP-13: who stands with whom. */
static void
check_state (Play *self)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  guint64 in_meetings = 0;

  for (guint i = 0; i < state->meetings->len; i++)
    {
      const MusterCampaignMeeting *meeting = &g_array_index (state->meetings, MusterCampaignMeeting, i);
      guint sides = muster_campaign_map_get_sides (state, meeting->forces);

      g_assert_cmpuint (sides & (sides - 1), !=, 0);
      g_assert_cmpuint (in_meetings & meeting->forces, ==, 0);
      in_meetings |= meeting->forces;
      g_assert_cmpint (meeting->number, <=, state->n_met);
      if (meeting->chapter >= 0)
        g_assert_cmpuint (muster_campaign_state_get_chapter (state, meeting->chapter)->forces, ==,
                          meeting->forces);
    }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);
      int meeting = muster_campaign_map_get_meeting_of (state, i);

      g_assert_true (meeting < 0 || force->place >= 0);
      g_assert_false (meeting >= 0 && force->withdraws);
      g_assert_cmpint (force->n_march, <=, MUSTER_CAMPAIGN_MAX_PACE);
      if (force->place < 0)
        {
          g_assert_cmpint (force->n_march, ==, 0);
          g_assert_false (force->withdraws);
          continue;
        }
      for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); j++)
        {
          const MusterCampaignForce *other = muster_campaign_state_get_force (state, j);

          if (other->place != force->place || muster_campaign_state_get_force_def (state, i)->side ==
                                                muster_campaign_state_get_force_def (state, j)->side)
            continue;
          g_assert_true (force->withdraws || other->withdraws ||
                         (meeting >= 0 && meeting == muster_campaign_map_get_meeting_of (state, j)));
        }
    }
}

static void
note_digest (Play *self)
{
  guint length = muster_ledger_get_length (self->campaign);

  g_ptr_array_set_size (self->digests, (int) length);
  g_ptr_array_add (self->digests, muster_ledger_dup_state_digest (self->campaign));
}

static void
take_back (Play *self)
{
  guint n = muster_ledger_get_length (self->campaign);
  guint length = n - pick (self, MIN (n, 20) + 1);
  g_autofree char *digest = NULL;

  g_assert_true (muster_ledger_seek (self->campaign, length, NULL));
  digest = muster_ledger_dup_state_digest (self->campaign);
  g_assert_cmpstr (digest, ==, g_ptr_array_index (self->digests, length));
  check_state (self);
}

/* An earlier entry is taken out; what can no longer be done goes with it. */
static void
correct (Play *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  guint n = muster_ledger_get_length (self->campaign);

  if (n == 0)
    return;
  correction = muster_campaign_correction_make (self->campaign, pick (self, n), NULL, NULL, &error);
  if (correction == NULL || !muster_campaign_correction_accept (correction, &error))
    return;
  check_state (self);
}

static void
test_anything_goes (gconstpointer data)
{
  guint64 seed = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = invent (seed);
  g_autoptr (MusterCampaign) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *other = NULL;
  Play self = { .digests = g_ptr_array_new_with_free_func (g_free) };
  guint n_meetings = 0;

  muster_random_init (&self.random, seed);
  self.campaign = muster_campaign_file_read (library, text, strlen (text), "marches", NULL, &error);
  g_assert_no_error (error);
  note_digest (&self);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *params = g_strdup_printf ("'force': 'f%u', 'place': 'q%u'", i, i);

      g_assert_true (give (&self, MUSTER_CAMPAIGN_ORDER_STATION, params));
      note_digest (&self);
    }
  for (guint i = 0; i < N_STEPS; i++)
    {
      if (pick (&self, 3) == 0 ? muster_test_campaigns_step (self.campaign, &self.random)
                               : give_map_order (&self))
        note_digest (&self);
      check_state (&self);
      n_meetings = MAX (n_meetings, (guint) muster_campaign_get_present (self.campaign)->n_met);
      if (pick (&self, 40) == 0)
        take_back (&self);
    }
  g_test_message ("meetings: %u, entries: %u", n_meetings, muster_ledger_get_length (self.campaign));

  written = muster_campaign_file_write (self.campaign);
  again = muster_campaign_file_read (library, written, strlen (written), "again", NULL, &error);
  g_assert_no_error (error);
  digest = muster_ledger_dup_state_digest (self.campaign);
  other = muster_ledger_dup_state_digest (again);
  g_assert_cmpstr (digest, ==, other);
  for (guint i = 0; i < 5; i++)
    correct (&self);
  g_ptr_array_unref (self.digests);
  g_object_unref (self.campaign);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  for (guint i = 1; i <= N_ROUNDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/campaign/marches/C-MAP-02 %u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_anything_goes);
    }
  return g_test_run ();
}
