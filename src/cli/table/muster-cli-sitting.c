/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/table/muster-cli-sitting.h"

#include <string.h>
#include <sys/random.h>

#include "cli/muster-cli-output.h"
#include "core/careers/muster-careers.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/seats/muster-seat-campaign.h"
#include "core/seats/muster-seat-proposal.h"
#include "sheets/muster-seat-sheets.h"

/* A proposal that waits; one a seat (W-PROPOSE-02). */
typedef struct
{
  guint number; /* 0: there is none */
  JsonObject *what;
} Waiting;

struct _MusterCliSitting
{
  MusterBattle *battle;
  MusterCampaign *campaign;
  char **briefings; /* of the campaign, by seat */
  char **gazettes;
  guint n_written;  /* how long its log was when they were written */
  MusterCliAccept accept;
  GArray *seats;   /* MusterSeat */
  GArray *waiting; /* Waiting, by seat */
  MusterTableHost *host;
  MusterRandom random;
  /* The order that waits for its dice. */
  gboolean is_pending;
  MusterOrder order;
  MusterTape tape;
  MusterOutcome outcome;
};

static const MusterSeat *
get_seat (MusterCliSitting *self,
          guint             seat)
{
  return &g_array_index (self->seats, MusterSeat, seat);
}

static const char *
get_side_id (MusterCliSitting *self,
             guint             seat)
{
  return self->battle != NULL
           ? muster_seat_get_side_id (get_seat (self, seat), muster_battle_get_setup (self->battle))
           : muster_seat_get_campaign_side_id (get_seat (self, seat), self->campaign);
}

static const char *
get_player (MusterCliSitting *self,
            guint             seat)
{
  return self->battle != NULL
           ? muster_seat_get_player (get_seat (self, seat), muster_battle_get_setup (self->battle))
           : muster_seat_get_campaign_player (get_seat (self, seat), self->campaign);
}

/* Writes briefings and newspapers anew once something has happened. */
static void
write_papers (MusterCliSitting *self)
{
  guint length = muster_ledger_get_length (self->campaign);
  g_autoptr (MusterCareers) careers = NULL;

  if (self->briefings != NULL && self->n_written == length)
    return;
  careers = muster_careers_new (self->campaign);
  muster_careers_read_all (careers);
  g_clear_pointer (&self->briefings, g_strfreev);
  g_clear_pointer (&self->gazettes, g_strfreev);
  self->briefings = g_new0 (char *, self->seats->len + 1);
  self->gazettes = g_new0 (char *, self->seats->len + 1);
  for (guint i = 0; i < self->seats->len; i++)
    {
      MusterSeat seat = self->battle != NULL
                          ? muster_seat_find_in_campaign (get_seat (self, i), self->battle, self->campaign)
                          : *get_seat (self, i);

      self->briefings[i] = muster_seat_sheets_write_briefing (careers, &seat);
      self->gazettes[i] = muster_seat_sheets_write_gazette (careers, &seat);
    }
  self->n_written = length;
}

static JsonNode *
view_campaign (MusterCliSitting *self,
               guint             seat)
{
  MusterSeatPapers papers;

  write_papers (self);
  papers = (MusterSeatPapers) {
    .briefing = get_seat (self, seat)->side >= 0 ? self->briefings[seat] : NULL,
    .gazette = *self->gazettes[seat] != '\0' ? self->gazettes[seat] : NULL,
  };
  return muster_seat_view_campaign (get_seat (self, seat), self->campaign, &papers);
}

/* @before: (nullable): what the seat before this one sees. */
static JsonNode *
view_battle (MusterCliSitting *self,
             guint             seat,
             JsonNode         *before)
{
  g_autofree char *own = muster_seat_briefing_dup (get_seat (self, seat), self->battle);
  g_autofree char *briefing = NULL;
  MusterSeatMoment moment = { .briefing = own };

  if (own != NULL && self->campaign != NULL)
    {
      write_papers (self);
      briefing = g_strconcat (own, self->briefings[seat], NULL);
      moment.briefing = briefing;
    }
  if (before != NULL && get_seat (self, seat - 1)->side == get_seat (self, seat)->side)
    return muster_seat_view_again (get_seat (self, seat), self->battle, before, moment.briefing);
  if (self->is_pending)
    {
      moment.order = &self->order;
      moment.request = &self->outcome.request;
      moment.tape = &self->tape;
    }
  return muster_seat_view (get_seat (self, seat), self->battle, &moment);
}

void
muster_cli_sitting_show (MusterCliSitting *self)
{
  g_autoptr (JsonNode) before = NULL;

  for (guint i = 0; i < self->seats->len; i++)
    {
      g_autoptr (JsonNode) state =
        self->battle != NULL ? view_battle (self, i, before) : view_campaign (self, i);

      muster_table_host_show (self->host, i, state);
      g_clear_pointer (&before, json_node_unref);
      before = g_steal_pointer (&state);
    }
}

static void
drop_pending (MusterCliSitting *self)
{
  self->is_pending = FALSE;
  muster_order_clear (&self->order);
  memset (&self->order, 0, sizeof self->order);
  muster_tape_reset (&self->tape);
}

/* Turns up the cards that are asked for: they lie with whoever keeps the deck. */
static gboolean
draw_cards (MusterCliSitting *self)
{
  guint n = muster_tape_get_length (&self->tape);
  g_auto (MusterTape) ahead = { 0 };
  const MusterRoll *roll;

  muster_tape_init (&ahead);
  muster_tape_copy (&ahead, &self->tape);
  ahead.generator = &self->random;
  muster_battle_try (self->battle, &self->order, &ahead, &self->outcome);
  if (muster_tape_get_length (&ahead) <= n)
    return FALSE;
  roll = muster_tape_get_roll (&ahead, n);
  muster_tape_add (&self->tape, roll->purpose, roll->is_cards, MUSTER_ROLL_ROLLED,
                   muster_tape_get_faces (&ahead, roll), roll->n);
  return TRUE;
}

/* Goes on with the order until it is done or dice are needed. (nullable): why it cannot. */
static char *
go_on (MusterCliSitting *self,
       guint             seat)
{
  g_autoptr (GError) error = NULL;
  char *reason;

  muster_battle_try (self->battle, &self->order, &self->tape, &self->outcome);
  while (self->outcome.kind == MUSTER_OUTCOME_NEEDS && self->outcome.request.sides == 0 && draw_cards (self))
    muster_battle_try (self->battle, &self->order, &self->tape, &self->outcome);
  if (self->outcome.kind == MUSTER_OUTCOME_NEEDS)
    {
      self->is_pending = TRUE;
      return NULL;
    }
  if (self->outcome.kind == MUSTER_OUTCOME_DONE)
    {
      reason = muster_battle_record (self->battle, &self->order, &self->tape, &error)
                 ? NULL : g_strdup (error->message);
      drop_pending (self);
      return reason;
    }
  return muster_seat_proposal_dup_reason (get_seat (self, seat), self->battle, &self->order, &self->outcome);
}

/* (nullable): why not. */
static char *
take_order (MusterCliSitting *self,
            guint             seat,
            JsonObject       *what)
{
  char *reason;

  if (self->is_pending)
    return g_strdup (_("Another order waits for its dice."));
  reason = muster_seat_proposal_read (get_seat (self, seat), self->battle, what, &self->order);
  if (reason == NULL)
    reason = go_on (self, seat);
  if (reason != NULL)
    drop_pending (self);
  return reason;
}

static char *
take_dice (MusterCliSitting *self,
           guint             seat,
           JsonObject       *what)
{
  JsonArray *dice = json_object_get_array_member (what, "dice");
  guint n = muster_tape_get_length (&self->tape);
  g_autofree guint8 *faces = g_new (guint8, json_array_get_length (dice) + 1);
  char *reason;

  if (!self->is_pending)
    return g_strdup (_("These dice are not asked for any more."));
  for (guint i = 0; i < json_array_get_length (dice); i++)
    faces[i] = (guint8) json_array_get_int_element (dice, i);
  muster_tape_add (&self->tape, self->outcome.request.purpose, FALSE, MUSTER_ROLL_TYPED, faces,
                   json_array_get_length (dice));
  muster_tape_set_typist (&self->tape, n, get_seat (self, seat)->player);
  reason = go_on (self, seat);
  if (reason != NULL && self->is_pending)
    {
      muster_tape_truncate (&self->tape, n);
      muster_battle_try (self->battle, &self->order, &self->tape, &self->outcome);
    }
  return reason;
}

static char *
take_sealed (MusterCliSitting *self,
             guint             seat,
             JsonObject       *what)
{
  JsonNode *params = json_object_get_member (what, "params");
  gboolean is_given = params != NULL && JSON_NODE_HOLDS_OBJECT (params);
  JsonObject *given = is_given ? json_node_get_object (params) : NULL;
  g_autoptr (GArray) orders = muster_seat_new_sealed ();
  g_autoptr (GError) error = NULL;
  char *reason = muster_seat_seal (get_seat (self, seat), self->campaign, given, orders);

  if (reason != NULL)
    return reason;
  return muster_campaign_record_all (self->campaign, (const MusterCampaignOrder *) (gpointer) orders->data,
                                     orders->len, &error)
           ? NULL : g_strdup (error->message);
}

/* Whether the dice are still those that the seat is asked for. */
static gboolean
is_asked (MusterCliSitting *self,
          guint             seat,
          JsonObject       *what)
{
  guint n_rolls = muster_tape_get_length (&self->tape);
  g_autofree char *id = NULL;

  if (!self->is_pending || muster_seat_find_thrower (self->battle, &self->order, &self->outcome.request) !=
                             get_seat (self, seat)->side)
    return FALSE;
  id = muster_seat_proposal_dup_asks_id (get_seat (self, seat), self->battle, n_rolls);
  return g_strcmp0 (json_object_get_string_member (what, "asks"), id) == 0;
}

static void
forget (Waiting *waiting)
{
  g_clear_pointer (&waiting->what, json_object_unref);
  waiting->number = 0;
}

/* (nullable): why a proposal that waits cannot be accepted any more. An order that waits for its dice
 * does not last, so other orders may wait behind it. */
static char *
dup_obstacle (MusterCliSitting *self,
              guint             seat,
              JsonObject       *what)
{
  g_auto (MusterOrder) order = { 0 };

  if (json_object_has_member (what, "asks"))
    return is_asked (self, seat, what) ? NULL : g_strdup (_("These dice are not asked for any more."));
  return self->battle != NULL && !self->is_pending
           ? muster_seat_proposal_read (get_seat (self, seat), self->battle, what, &order) : NULL;
}

/* Declines whatever waits and is no longer allowed, with the reason (W-PROPOSE-02). */
static void
decline_stale (MusterCliSitting *self)
{
  for (guint i = 0; i < self->waiting->len; i++)
    {
      Waiting *waiting = &g_array_index (self->waiting, Waiting, i);
      g_autofree char *reason = waiting->number != 0 ? dup_obstacle (self, i, waiting->what) : NULL;

      if (reason == NULL)
        continue;
      muster_table_host_settle (self->host, i, waiting->number, FALSE, reason);
      forget (waiting);
    }
}

static void
take (MusterCliSitting *self,
      guint             seat,
      guint             number,
      JsonObject       *what)
{
  g_autofree char *reason = NULL;

  if (json_object_has_member (what, "asks"))
    reason = is_asked (self, seat, what) ? take_dice (self, seat, what)
                                   : g_strdup (_("These dice are not asked for any more."));
  else
    reason = self->battle != NULL ? take_order (self, seat, what) : take_sealed (self, seat, what);
  /* Whoever hears that it is accepted sees what came of it. */
  muster_cli_sitting_show (self);
  muster_table_host_settle (self->host, seat, number, reason == NULL, reason);
  /* Whoever has accepted it hears why nothing came of it. */
  if (reason != NULL && self->accept != MUSTER_CLI_ACCEPT_ALL)
    muster_cli_complain (_("proposal %u is declined: %s"), number, reason);
  decline_stale (self);
}

static void
print_waiting (MusterCliSitting *self,
               guint             seat)
{
  const Waiting *waiting = &g_array_index (self->waiting, Waiting, seat);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GList) members = json_object_get_members (waiting->what);

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "proposal", waiting->number);
  muster_json_add_string (builder, "seat", get_side_id (self, seat));
  muster_json_add_string (builder, "player", get_player (self, seat));
  if (!json_object_has_member (waiting->what, "asks") && !json_object_has_member (waiting->what, "unit"))
    muster_json_add_string (builder, "unit", NULL);
  for (GList *l = members; l != NULL; l = l->next)
    {
      json_builder_set_member_name (builder, l->data);
      json_builder_add_value (builder, json_node_copy (json_object_get_member (waiting->what, l->data)));
    }
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  muster_cli_print_json (node);
  muster_cli_flush ();
}

/* @proposal: the line of the program, of which only what was proposed is kept. */
static void
proposal_cb (MusterCliSitting *self,
             JsonObject       *proposal)
{
  static const char *const dice[] = { "asks", "dice", NULL };
  static const char *const order[] = { "order", "unit", "params", NULL };
  guint seat = (guint) json_object_get_int_member (proposal, "seat");
  guint number = (guint) json_object_get_int_member (proposal, "proposal");
  gboolean is_dice = json_object_has_member (proposal, "asks");
  Waiting *waiting = &g_array_index (self->waiting, Waiting, seat);
  g_autoptr (JsonObject) what = json_object_new ();
  g_autofree char *obstacle = NULL;

  for (guint i = 0; (is_dice ? dice : order)[i] != NULL; i++)
    {
      const char *member = (is_dice ? dice : order)[i];
      JsonNode *node = json_object_get_member (proposal, member);

      if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
        json_object_set_member (what, member, json_node_copy (node));
    }
  if (waiting->number != 0)
    {
      muster_table_host_settle (self->host, seat, waiting->number, FALSE, _("A newer proposal came."));
      forget (waiting);
    }
  if (self->accept == MUSTER_CLI_ACCEPT_ALL || (self->accept == MUSTER_CLI_ACCEPT_DICE && is_dice))
    {
      take (self, seat, number, what);
      return;
    }
  obstacle = dup_obstacle (self, seat, what);
  if (obstacle != NULL)
    {
      muster_table_host_settle (self->host, seat, number, FALSE, obstacle);
      return;
    }
  waiting->number = number;
  waiting->what = json_object_ref (what);
  print_waiting (self, seat);
}

static void
say_cb (MusterCliSitting *self,
        const char       *text)
{
  muster_cli_complain ("%s", text);
}

MusterCliSitting *
muster_cli_sitting_new (MusterBattle     *battle,
                        MusterCampaign   *campaign,
                        MusterCliAccept   accept)
{
  MusterCliSitting *self = g_new0 (MusterCliSitting, 1);
  guint64 seed = 0;

  if (getrandom (&seed, sizeof seed, 0) != (gssize) sizeof seed)
    seed = (guint64) g_get_monotonic_time ();
  muster_random_init (&self->random, seed);
  g_set_object (&self->battle, battle);
  g_set_object (&self->campaign, campaign);
  self->accept = accept;
  self->seats = battle != NULL ? muster_seats_list (muster_battle_get_setup (battle))
                               : muster_seats_list_campaign (campaign);
  self->waiting = g_array_new (FALSE, TRUE, sizeof (Waiting));
  g_array_set_size (self->waiting, self->seats->len);
  muster_tape_init (&self->tape);
  muster_outcome_init (&self->outcome);
  self->host = muster_table_host_new (self->seats->len);
  g_signal_connect_swapped (self->host, "proposal", G_CALLBACK (proposal_cb), self);
  g_signal_connect_swapped (self->host, "died", G_CALLBACK (say_cb), self);
  g_signal_connect_swapped (self->host, "failed", G_CALLBACK (say_cb), self);
  return self;
}

void
muster_cli_sitting_free (MusterCliSitting *self)
{
  g_signal_handlers_disconnect_by_data (self->host, self);
  muster_table_host_close (self->host);
  g_object_unref (self->host);
  for (guint i = 0; i < self->waiting->len; i++)
    g_clear_pointer (&g_array_index (self->waiting, Waiting, i).what, json_object_unref);
  g_array_unref (self->waiting);
  g_array_unref (self->seats);
  drop_pending (self);
  muster_tape_clear (&self->tape);
  muster_outcome_clear (&self->outcome);
  g_strfreev (self->briefings);
  g_strfreev (self->gazettes);
  g_clear_object (&self->battle);
  g_clear_object (&self->campaign);
  g_free (self);
}

MusterTableHost *
muster_cli_sitting_get_host (MusterCliSitting *self)
{
  return self->host;
}

void
muster_cli_sitting_print (MusterCliSitting *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "address", muster_table_host_get_address (self->host));
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->seats->len; i++)
    {
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "seat", get_side_id (self, i));
      if (get_seat (self, i)->side >= 0)
        muster_json_add_string (builder, "player", get_player (self, i));
      muster_json_add_string (builder, "code", muster_table_host_get_code (self->host, i));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  muster_cli_print_json (node);
  muster_cli_flush ();
}

/* Its side, its player, or "spectators". */
static gboolean
is_called (MusterCliSitting *self,
           guint             seat,
           const char       *name)
{
  if (get_seat (self, seat)->side < 0)
    return g_str_equal (name, "spectators") || g_str_equal (name, "null");
  return g_strcmp0 (get_side_id (self, seat), name) == 0 || g_strcmp0 (get_player (self, seat), name) == 0;
}

static void
settle_waiting (MusterCliSitting *self,
                const char       *word,
                const char       *rest)
{
  guint64 number = 0;

  g_ascii_string_to_unsigned (rest, 10, 1, G_MAXUINT32, &number, NULL);
  for (guint i = 0; i < self->waiting->len; i++)
    {
      Waiting *waiting = &g_array_index (self->waiting, Waiting, i);
      g_autoptr (JsonObject) what = NULL;

      if (waiting->number == 0 || waiting->number != number)
        continue;
      what = g_steal_pointer (&waiting->what);
      waiting->number = 0;
      if (g_str_equal (word, "accept"))
        take (self, i, (guint) number, what);
      else
        muster_table_host_settle (self->host, i, (guint) number, FALSE, _("Declined at the laptop."));
      return;
    }
  muster_cli_complain (_("no proposal “%s” waits"), rest);
}

void
muster_cli_sitting_obey (MusterCliSitting *self,
                         const char       *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  const char *word = words[0] != NULL ? words[0] : "";
  const char *rest = words[0] != NULL && words[1] != NULL ? g_strstrip (words[1]) : "";
  guint n = 0;

  if (g_str_equal (word, "accept") || g_str_equal (word, "decline"))
    settle_waiting (self, word, rest);
  else if (g_str_equal (word, "renew"))
    {
      for (guint i = 0; i < self->seats->len; i++)
        if (is_called (self, i, rest))
          {
            /* What those proposed who are thrown out goes with them. */
            forget (&g_array_index (self->waiting, Waiting, i));
            muster_table_host_renew (self->host, i);
            n++;
          }
      if (n > 0)
        muster_cli_sitting_print (self);
      else
        muster_cli_complain (_("there is no seat “%s”"), rest);
    }
  else if (*word != '\0')
    muster_cli_complain (_("“%s” is not understood: accept N, decline N or renew SEAT"), line);
}
