/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/phones/muster-battle-phones.h"

#include "app/models/muster-words.h"
#include "core/careers/muster-careers.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "core/seats/muster-seat-campaign.h"
#include "core/seats/muster-seat-proposal.h"
#include "sheets/muster-seat-sheets.h"

struct _MusterBattlePhones
{
  MusterPhones parent_instance;

  MusterBattleSession *session;
  GArray *seats; /* MusterSeat */
  char **briefings; /* of the campaign, by seat; NULL: there is none */
  gboolean dice_at_once;
  gboolean only_fills; /* an order is accepted to be changed */

  /* The dice of a phone that lie in the tray. */
  guint number; /* of the proposal; 0: there are none */
  guint seat;
  char *asks;
  guint n_rolls;
};

G_DEFINE_FINAL_TYPE (MusterBattlePhones, muster_battle_phones, MUSTER_TYPE_PHONES)

enum
{
  PROP_0,
  PROP_DICE_AT_ONCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterBattle *
get_battle (MusterBattlePhones *self)
{
  return muster_battle_session_get_battle (self->session);
}

static MusterOrderForm *
get_form (MusterBattlePhones *self)
{
  return muster_battle_session_get_form (self->session);
}

static MusterOrderDice *
get_dice (MusterBattlePhones *self)
{
  return muster_order_form_get_dice (get_form (self));
}

static const MusterSeat *
get_seat (MusterBattlePhones *self,
          guint               seat)
{
  return &g_array_index (self->seats, MusterSeat, seat);
}

static gboolean
is_past (MusterBattlePhones *self)
{
  return muster_battle_timeline_is_past (muster_battle_session_get_timeline (self->session));
}

/* Returns what the form waits for, or NULL. A roll that is thrown again is the business of whoever is at
 * the keyboard. */
static const MusterRequest *
get_request (MusterBattlePhones *self)
{
  return muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_ROLL &&
             muster_order_dice_get_again_by (get_dice (self)) < 0
           ? muster_order_dice_get_asked (get_dice (self)) : NULL;
}

/* Returns: (nullable): what the phones of a seat call the dice that are asked for. */
static char *
dup_asks (MusterBattlePhones *self,
          guint               seat)
{
  return get_request (self) != NULL
           ? muster_seat_proposal_dup_asks_id (get_seat (self, seat), get_battle (self),
                                               muster_tape_get_length (
                                                 muster_order_dice_get_tape (get_dice (self))))
           : NULL;
}

/* While a past state is looked at here, phones keep the present. */
static JsonNode *
muster_battle_phones_view (MusterPhones *phones,
                           guint         seat,
                           JsonNode     *before)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (phones);
  const MusterRequest *request = get_request (self);
  g_auto (MusterOrder) order = { 0 };
  g_autofree char *briefing = NULL;
  g_autofree char *whole = NULL;
  MusterSeatMoment moment = { 0 };

  if (is_past (self))
    return NULL;
  briefing = muster_seat_briefing_dup (get_seat (self, seat), get_battle (self));
  if (briefing != NULL && self->briefings != NULL)
    whole = g_strconcat (briefing, self->briefings[seat], NULL);
  moment.briefing = whole != NULL ? whole : briefing;
  if (before != NULL && get_seat (self, seat - 1)->side == get_seat (self, seat)->side)
    return muster_seat_view_again (get_seat (self, seat), get_battle (self), before, moment.briefing);
  if (request != NULL)
    {
      muster_order_draft_write (muster_order_form_get_draft (get_form (self)), &order);
      moment.order = &order;
      moment.request = request;
      moment.tape = muster_order_dice_get_tape (get_dice (self));
    }
  return muster_seat_view (get_seat (self, seat), get_battle (self), &moment);
}

static char *
muster_battle_phones_dup_rules (MusterPhones *phones)
{
  return muster_seat_sheets_write_rules (get_battle (MUSTER_BATTLE_PHONES (phones)));
}

static char *
dup_dice_words (JsonArray *dice)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (dice); i++)
    g_string_append_printf (words, "%s%d", i > 0 ? " " : "", (int) json_array_get_int_element (dice, i));
  /* Translators: %s are the faces of dice, as in "5 1 6". */
  return g_strdup_printf (_("dice %s"), words->str);
}

/* "1st Company: Fire, Black Shields" */
static char *
dup_order_words (MusterBattlePhones *self,
                 const MusterOrder  *order)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (order->unit >= 0)
    {
      g_autofree char *unit = muster_words_for_unit (get_battle (self), order->unit);

      g_string_append_printf (words, _("%s: %s"), unit, _(order->spec->label));
    }
  else
    g_string_append (words, _(order->spec->label));
  for (guint i = 0; order->spec->fields != NULL && order->spec->fields[i].id != NULL; i++)
    if (order->spec->fields[i].kind == MUSTER_FIELD_UNIT && muster_order_has (order, i) &&
        muster_order_get (order, i) >= 0)
      {
        g_autofree char *unit = muster_words_for_unit (get_battle (self), muster_order_get (order, i));

        muster_enumeration_add (words, unit);
      }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
muster_battle_phones_dup_words (MusterPhones *phones,
                                guint         seat,
                                JsonObject   *what)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (phones);
  g_auto (MusterOrder) order = { 0 };
  g_autofree char *reason = NULL;

  if (json_object_has_member (what, "asks"))
    return dup_dice_words (json_object_get_array_member (what, "dice"));
  reason = muster_seat_proposal_read (get_seat (self, seat), get_battle (self), what, &order);
  return reason == NULL ? dup_order_words (self, &order) : g_steal_pointer (&reason);
}

static char *
muster_battle_phones_dup_obstacle (MusterPhones *phones,
                                   guint         seat,
                                   JsonObject   *what)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (phones);
  g_auto (MusterOrder) order = { 0 };
  g_autofree char *asks = NULL;

  if (is_past (self))
    return NULL;
  if (!json_object_has_member (what, "asks"))
    return muster_seat_proposal_read (get_seat (self, seat), get_battle (self), what, &order);
  asks = dup_asks (self, seat);
  return g_strcmp0 (json_object_get_string_member (what, "asks"), asks) == 0
           ? NULL : g_strdup (_("These dice are not asked for any more."));
}

static void
settle_tray (MusterBattlePhones *self,
             gboolean            accepted,
             const char         *reason)
{
  guint number = self->number;

  self->number = 0;
  if (number != 0)
    muster_phones_settle (MUSTER_PHONES (self), self->seat, number, accepted, reason);
}

/* What became of the dice that lay in the tray? */
static void
watch_tray (MusterBattlePhones *self)
{
  MusterDiceTray *tray = muster_order_dice_get_tray (get_dice (self));
  g_autofree char *asks = NULL;

  if (self->number == 0)
    return;
  if (muster_tape_get_length (muster_order_dice_get_tape (get_dice (self))) > self->n_rolls)
    {
      settle_tray (self, TRUE, NULL);
      return;
    }
  asks = dup_asks (self, self->seat);
  if (g_strcmp0 (asks, self->asks) != 0)
    settle_tray (self, FALSE, _("These dice are not asked for any more."));
  else if (!muster_dice_tray_is_offered (tray))
    settle_tray (self, FALSE, _("Other dice were typed at the laptop."));
}

static void
changed_cb (MusterBattlePhones *self)
{
  watch_tray (self);
  muster_phones_refresh (MUSTER_PHONES (self));
}

/* Puts dice into the tray, where they are marked with who typed them. */
static void
put_dice (MusterBattlePhones *self,
          guint               seat,
          guint               number,
          JsonObject         *what)
{
  JsonArray *dice = json_object_get_array_member (what, "dice");
  g_autofree guint8 *faces = g_new0 (guint8, json_array_get_length (dice) + 1);
  g_autoptr (MusterPhonesSeat) item =
    g_list_model_get_item (muster_phones_get_seats (MUSTER_PHONES (self)), seat);

  settle_tray (self, FALSE, _("Newer dice came."));
  for (guint i = 0; i < json_array_get_length (dice); i++)
    faces[i] = (guint8) json_array_get_int_element (dice, i);
  g_free (self->asks);
  self->asks = g_strdup (json_object_get_string_member (what, "asks"));
  self->n_rolls = muster_tape_get_length (muster_order_dice_get_tape (get_dice (self)));
  muster_order_dice_offer (get_dice (self), faces, get_seat (self, seat)->player,
                           muster_phones_seat_get_title (item));
  self->seat = seat;
  self->number = number;
}

/* The program that serves the pages has counted the dice and asked the seat that throws them, but nothing
 * that it says is trusted. */
static gboolean
is_fitting (MusterBattlePhones *self,
            guint               seat,
            JsonObject         *what)
{
  const MusterRequest *request = get_request (self);
  JsonArray *dice = json_object_get_array_member (what, "dice");
  g_autofree char *asks = dup_asks (self, seat);
  g_auto (MusterOrder) order = { 0 };

  if (request == NULL || request->sides == 0 || dice == NULL || json_array_get_length (dice) != request->n ||
      g_strcmp0 (json_object_get_string_member (what, "asks"), asks) != 0)
    return FALSE;
  muster_order_draft_write (muster_order_form_get_draft (get_form (self)), &order);
  if (muster_seat_find_thrower (get_battle (self), &order, request) != get_seat (self, seat)->side)
    return FALSE;
  for (guint i = 0; i < request->n; i++)
    if (json_array_get_int_element (dice, i) < 1 || json_array_get_int_element (dice, i) > request->sides)
      return FALSE;
  return TRUE;
}

/* Takes the dice in the tray and, where nothing is missing any more, gives the order. */
static char *
take_tray (MusterBattlePhones *self)
{
  g_autoptr (GError) error = NULL;

  muster_order_dice_take (get_dice (self));
  if (self->dice_at_once && muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_READY &&
      !muster_order_form_resolve (get_form (self), &error) && error != NULL)
    return g_strdup (error->message);
  return NULL;
}

/* Dice go into an empty tray; over dice that are being typed here they do not go. */
static gboolean
muster_battle_phones_receive (MusterPhones *phones,
                              guint         seat,
                              guint         number,
                              JsonObject   *what)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (phones);
  MusterDiceTray *tray = muster_order_dice_get_tray (get_dice (self));

  if (!json_object_has_member (what, "asks"))
    return FALSE;
  if (!is_fitting (self, seat, what))
    {
      muster_phones_settle (phones, seat, number, FALSE, _("These dice are not asked for any more."));
      return TRUE;
    }
  if (muster_dice_tray_get_n_entered (tray) > 0 && !muster_dice_tray_is_offered (tray))
    return FALSE;

  put_dice (self, seat, number, what);
  if (self->dice_at_once)
    {
      g_autofree char *reason = take_tray (self);

      if (reason != NULL)
        settle_tray (self, FALSE, reason);
    }
  return TRUE;
}

static char *
take_order (MusterBattlePhones *self,
            guint               seat,
            JsonObject         *what)
{
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (GError) error = NULL;
  char *reason;
  MusterOrderForm *form;
  int verb;
  GListModel *fields;

  muster_battle_timeline_return (muster_battle_session_get_timeline (self->session));
  reason = muster_seat_proposal_read (get_seat (self, seat), get_battle (self), what, &order);
  if (reason != NULL)
    return reason;

  /* Fills the form as if the order had been typed. What it leaves open has its usual value. */
  form = get_form (self);
  verb = muster_ruleset_find_order (muster_battle_get_ruleset (get_battle (self)), order.spec->id);
  fields = muster_order_draft_get_fields (muster_order_form_get_draft (form));
  muster_battle_session_set_unit (self->session, order.unit);
  muster_order_form_start (form, (guint) verb, order.unit);
  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);
      guint index = muster_form_field_get_index (field);

      if (muster_order_has (&order, index))
        muster_form_field_set_value (field, &order.values[index]);
    }

  if (!self->only_fills && muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_READY &&
      !muster_order_form_resolve (get_form (self), &error) && error != NULL)
    return g_strdup (error->message);
  return NULL;
}

static char *
muster_battle_phones_take (MusterPhones *phones,
                           guint         seat,
                           JsonObject   *what)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (phones);

  if (!json_object_has_member (what, "asks"))
    return take_order (self, seat, what);
  if (!is_fitting (self, seat, what))
    return g_strdup (_("These dice are not asked for any more."));
  put_dice (self, seat, 0, what);
  return take_tray (self);
}

static void
muster_battle_phones_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  g_value_set_boolean (value, MUSTER_BATTLE_PHONES (object)->dice_at_once);
}

static void
muster_battle_phones_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (object);

  if (self->dice_at_once == g_value_get_boolean (value))
    return;
  self->dice_at_once = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
muster_battle_phones_finalize (GObject *object)
{
  MusterBattlePhones *self = MUSTER_BATTLE_PHONES (object);

  g_object_unref (self->session);
  g_array_unref (self->seats);
  g_strfreev (self->briefings);
  g_free (self->asks);
  G_OBJECT_CLASS (muster_battle_phones_parent_class)->finalize (object);
}

static void
muster_battle_phones_class_init (MusterBattlePhonesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterPhonesClass *phones_class = MUSTER_PHONES_CLASS (klass);

  object_class->get_property = muster_battle_phones_get_property;
  object_class->set_property = muster_battle_phones_set_property;
  object_class->finalize = muster_battle_phones_finalize;
  phones_class->view = muster_battle_phones_view;
  phones_class->dup_rules = muster_battle_phones_dup_rules;
  phones_class->dup_words = muster_battle_phones_dup_words;
  phones_class->dup_obstacle = muster_battle_phones_dup_obstacle;
  phones_class->receive = muster_battle_phones_receive;
  phones_class->take = muster_battle_phones_take;

  properties[PROP_DICE_AT_ONCE] =
    g_param_spec_boolean ("dice-at-once", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_phones_init (MusterBattlePhones *self)
{
}

MusterPhones *
muster_battle_phones_new (MusterBattleSession *session)
{
  MusterBattlePhones *self = g_object_new (MUSTER_TYPE_BATTLE_PHONES, NULL);
  const MusterSetup *setup = muster_battle_get_setup (muster_battle_session_get_battle (session));

  self->session = g_object_ref (session);
  self->seats = muster_seats_list (setup);
  for (guint i = 0; i < self->seats->len; i++)
    {
      const MusterSeat *seat = get_seat (self, i);
      const char *player = muster_seat_get_player (seat, setup);
      const char *side = seat->side >= 0 ? setup->sides[seat->side].name : _("Spectators");

      muster_phones_add_seat (MUSTER_PHONES (self), player != NULL ? player : side,
                              player != NULL ? side : "");
    }
  g_signal_connect_object (get_battle (self), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (get_form (self), "notify::request-text", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_order_dice_get_tray (get_dice (self)), "changed", G_CALLBACK (watch_tray),
                           self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return MUSTER_PHONES (self);
}

void
muster_battle_phones_set_campaign (MusterBattlePhones *self,
                                   MusterCampaign     *campaign)
{
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

  muster_careers_read_all (careers);
  g_strfreev (self->briefings);
  self->briefings = g_new0 (char *, self->seats->len + 1);
  for (guint i = 0; i < self->seats->len; i++)
    {
      MusterSeat seat = muster_seat_find_in_campaign (get_seat (self, i), get_battle (self), campaign);

      self->briefings[i] = muster_seat_sheets_write_briefing (careers, &seat);
    }
  muster_phones_refresh (MUSTER_PHONES (self));
}

gboolean
muster_battle_phones_change (MusterBattlePhones *self)
{
  gboolean is_taken;

  self->only_fills = TRUE;
  is_taken = muster_phones_accept (MUSTER_PHONES (self));
  self->only_fills = FALSE;
  return is_taken;
}
