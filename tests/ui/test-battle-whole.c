/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-form-card.h"
#include "app/models/battle/muster-target-keys.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-option.h"
#include "core/battle/muster-samples.h"
#include "core/muster-list.h"
#include "muster-test-ui.h"

#include <string.h>

/* A whole battle of each ruleset, played in the window with nothing but keys, its dice typed as if they lay
 * on the table. How many keys each kind of order takes is counted; dice and cards are counted apart, since
 * they are what is on the table. Nothing here is measured in time. */

#define MOST_TURNS 6    /* then the battle is ended */
#define MOST_KEYS 6000 /* of a battle that comes to no end */
#define N_VERBS 64

typedef struct
{
  guint n;     /* how often it was given */
  guint keys;  /* besides those of dice and cards */
  guint faces; /* those of dice and cards */
  guint most;  /* keys that one of them took */
} Tally;

typedef struct
{
  MusterTestUi *ui;
  MusterRandom random;
  Tally tallies[N_VERBS];
  guint keys; /* since the last order */
  guint faces;
  guint all;
} Player;

static MusterBattleSession *
get_session (Player *self)
{
  return muster_window_pages_get_session (self->ui->window);
}

static MusterOrderForm *
get_form (Player *self)
{
  return muster_battle_session_get_form (get_session (self));
}

static MusterBattle *
get_battle (Player *self)
{
  return muster_test_ui_get_battle (self->ui);
}

static void
pump (void)
{
  for (guint i = 0; i < 100 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

static gboolean
press_anywhere (GtkWidget *widget,
                guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  return handled;
}

/* What the key does: in an entry it is typed there, and Enter ends it; else it is one of the page's. */
static gboolean
press (Player *self,
       char    key)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->ui->window));
  gboolean is_typed = focus != NULL && GTK_IS_EDITABLE (focus);
  gboolean handled = TRUE;

  self->keys++;
  self->all++;
  if (is_typed && key == '\n')
    g_signal_emit_by_name (focus, "activate");
  else if (is_typed)
    {
      int position = gtk_editable_get_position (GTK_EDITABLE (focus));

      gtk_editable_delete_selection (GTK_EDITABLE (focus));
      gtk_editable_insert_text (GTK_EDITABLE (focus), &key, 1, &position);
    }
  else
    handled = press_anywhere (muster_test_ui_get_battle_page (self->ui),
                              key == '\n' ? GDK_KEY_Return
                              : key == 27 ? GDK_KEY_Escape
                              : key == '+' ? GDK_KEY_plus : gdk_unicode_to_keyval ((guint32) key));
  pump ();
  return handled;
}

static void
press_all (Player     *self,
           const char *keys)
{
  for (; *keys != '\0'; keys++)
    press (self, *keys);
}

/* A die or a card: its keys are what lies on the table. */
static void
type_face (Player     *self,
           const char *keys)
{
  guint before = self->keys;

  press_all (self, keys);
  self->keys = before;
  self->faces += (guint) strlen (keys);
}

static void
type_card (Player *self)
{
  MusterOrderDice *dice = muster_order_form_get_dice (get_form (self));

  for (guint i = 0; i < 500; i++)
    {
      MusterCard card = (MusterCard) muster_random_below (&self->random, MUSTER_CARD_BLACK_JOKER + 1);
      g_autofree char *why = muster_order_dice_explain_card (dice, card);
      g_autofree char *keys = g_ascii_strdown (muster_card_get_code (card), -1);

      if (*why != '\0')
        continue;
      type_face (self, keys);
      return;
    }
  g_error ("no card can turn up");
}

/* All that is asked for, however many rolls it leads to. */
static void
type_faces (Player *self)
{
  MusterDiceTray *tray = muster_order_dice_get_tray (muster_order_form_get_dice (get_form (self)));

  if (muster_dice_tray_is_cards (tray))
    type_card (self);
  else
    {
      char face[] = { (char) ('1' + (int) muster_random_below (&self->random, 6)), '\0' };

      type_face (self, face);
    }
}

/* A letter that only one value of the field begins with. */
static char
find_letter (Player          *self,
             MusterFormField *field)
{
  GListModel *options = muster_form_choice_get_options (MUSTER_FORM_CHOICE (field));
  guint n = g_list_model_get_n_items (options);
  guint start = muster_random_below (&self->random, n);

  for (guint i = 0; i < n; i++)
    {
      const char *label = muster_form_option_get_label (muster_list_peek (options, (start + i) % n));
      char letter = g_ascii_tolower (*label);
      guint same = 0;

      for (guint j = 0; j < n; j++)
        same += g_ascii_tolower (*muster_form_option_get_label (muster_list_peek (options, j))) == letter;
      if (g_ascii_isalpha (letter) && same == 1)
        return letter;
    }
  return '\0';
}

static MusterFormField *
find_missing (Player *self)
{
  MusterOrderDraft *draft = muster_order_form_get_draft (get_form (self));
  GListModel *fields = muster_order_draft_get_fields (draft);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    if (muster_order_draft_is_missing (draft, muster_list_peek (fields, i)))
      return muster_list_peek (fields, i);
  return NULL;
}

/* Says what is still missing. Returns FALSE if keys cannot say it, or not what the rules take. */
static gboolean
fill (Player *self)
{
  MusterFormField *field = find_missing (self);
  MusterFieldKind kind = field != NULL ? muster_form_field_get_field (field)->kind : MUSTER_FIELD_ANY;
  char letter = '\0';

  if (kind == MUSTER_FIELD_UNIT && muster_target_keys_are_due (get_form (self)))
    return press (self, (char) ('1' + (int) muster_random_below (&self->random, 3)));
  if (kind == MUSTER_FIELD_CHOICE)
    letter = find_letter (self, field);
  if (letter != '\0')
    return press (self, letter);
  if (MUSTER_IS_FORM_CHOICE (field))
    {
      /* Chosen from its list: space opens it, an arrow goes on, Enter takes it. */
      guint n = g_list_model_get_n_items (muster_form_choice_get_options (MUSTER_FORM_CHOICE (field)));

      if (n == 0)
        return FALSE;
      self->keys += 3;
      self->all += 3;
      muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field),
                                       (int) muster_random_below (&self->random, n));
      pump ();
      return TRUE;
    }
  if (kind == MUSTER_FIELD_NUMBER)
    {
      g_autofree char *number = g_strdup_printf ("%u\n", 1 + muster_random_below (&self->random, 8));

      press_all (self, number);
      return TRUE;
    }
  return FALSE;
}

static void
note_order (Player *self,
            guint   verb)
{
  Tally *tally = &self->tallies[verb];

  tally->n++;
  tally->keys += self->keys;
  tally->faces += self->faces;
  tally->most = MAX (tally->most, self->keys);
  self->keys = self->faces = 0;
}

/* The letter of an order that the chosen unit can be given, mostly one that brings things to an end. */
static char
choose_order (Player *self)
{
  static const char *const blows[] = {
    "fire", "attack", "charge", "assault", "melee", "rally", "volley-fire", NULL
  };
  static const char *const owed[] = { "retreat-loss", "reaction", "witness", "detach", "attach", NULL };
  GListModel *orders = muster_order_list_get_own (muster_battle_session_get_orders (get_session (self)));
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (orders); i++)
    {
      MusterOrderItem *item = muster_list_peek (orders, i);
      gboolean is_blow = g_strv_contains (blows, muster_order_item_get_id (item));
      gboolean is_owed = g_strv_contains (owed, muster_order_item_get_id (item));

      if (!muster_order_item_get_legal (item) || muster_order_item_get_key (item) == '\0')
        continue;
      for (guint j = 0; j < (is_blow ? 24 : is_owed ? 1 : 8); j++)
        g_string_append_c (letters, muster_order_item_get_key (item));
    }
  return letters->len > 0 ? letters->str[muster_random_below (&self->random, (guint) letters->len)] : '\0';
}

static void
give_up (Player *self)
{
  muster_order_form_cancel (get_form (self));
  pump ();
  self->keys = self->faces = 0;
}

/* From the letter of an order until it stands in the log. */
static void
give_order (Player *self,
            char    letter)
{
  guint length = muster_ledger_get_length (get_battle (self));

  press (self, letter);
  for (guint i = 0; i < 400 && muster_ledger_get_length (get_battle (self)) == length; i++)
    switch (muster_order_form_get_stage (get_form (self)))
      {
      case MUSTER_FORM_ROLL:
        if (muster_dice_tray_is_full (
              muster_order_dice_get_tray (muster_order_form_get_dice (get_form (self)))))
          press (self, '\n');
        else
          type_faces (self);
        break;
      case MUSTER_FORM_READY:
        press (self, '\n');
        break;
      case MUSTER_FORM_FILL:
        if (i < 40 && fill (self))
          break;
        give_up (self);
        return;
      case MUSTER_FORM_IDLE:
      default:
        give_up (self);
        return;
      }
  if (muster_ledger_get_length (get_battle (self)) > length)
    note_order (self, muster_log_entry_get_order (muster_battle_get_last_entry (get_battle (self)))->verb);
  else
    give_up (self);
}

/* What Enter leads to: the next unit, an order of the whole battle, or the end of the turn; or what another
 * key begins. */
static void
go_on (Player *self,
       char    key)
{
  guint length = muster_ledger_get_length (get_battle (self));

  press (self, key);
  for (guint i = 0; i < 400 && muster_ledger_get_length (get_battle (self)) == length &&
                    muster_order_form_get_stage (get_form (self)) != MUSTER_FORM_IDLE; i++)
    if (muster_order_form_get_stage (get_form (self)) != MUSTER_FORM_ROLL)
      {
        if (muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_FILL && !fill (self))
          break;
        press (self, '\n');
      }
    else if (muster_dice_tray_is_full (
               muster_order_dice_get_tray (muster_order_form_get_dice (get_form (self)))))
      press (self, '\n');
    else
      type_faces (self);
  if (muster_ledger_get_length (get_battle (self)) > length)
    note_order (self, muster_log_entry_get_order (muster_battle_get_last_entry (get_battle (self)))->verb);
  else if (muster_order_form_get_stage (get_form (self)) != MUSTER_FORM_IDLE)
    give_up (self);
}

static void
tell (Player     *self,
      const char *sample)
{
  const MusterOrderSpec *specs =
    muster_ruleset_get_rules (muster_battle_get_ruleset (get_battle (self)))->orders;

  for (guint verb = 0; specs[verb].id != NULL; verb++)
    if (self->tallies[verb].n > 0)
      g_test_message ("%s | %s | %u | %.1f | %u | %.1f", sample, specs[verb].id, self->tallies[verb].n,
                      (double) self->tallies[verb].keys / self->tallies[verb].n, self->tallies[verb].most,
                      (double) self->tallies[verb].faces / self->tallies[verb].n);
}

static void
test_a_whole_battle (MusterTestUi  *ui,
                     gconstpointer  data)
{
  Player player = { .ui = ui };
  guint n_orders = 0;

  muster_test_ui_open_sample (ui, data);
  muster_random_init (&player.random, 1879);
  while (!muster_battle_get_state (get_battle (&player))->over && player.all < MOST_KEYS)
    {
      int unit = muster_battle_session_get_unit (get_session (&player));
      char letter = unit >= 0 && muster_random_below (&player.random, 4) > 0 ? choose_order (&player) : '\0';

      if (muster_battle_get_state (get_battle (&player))->turn > MOST_TURNS)
        break;
      if (letter != '\0')
        give_order (&player, letter);
      else
        /* Units that could act only for a point are left alone now and then. */
        go_on (&player, muster_random_below (&player.random, 8) == 0 ? 'e' : '\n');
    }
  tell (&player, data);
  if (!muster_battle_get_state (get_battle (&player))->over)
    {
      g_assert_cmpuint (player.all, <, MOST_KEYS);
      g_assert_true (muster_battle_session_choose_id (get_session (&player), "end-battle"));
      press (&player, '\n');
    }
  g_assert_true (muster_battle_get_state (get_battle (&player))->over);
  for (guint verb = 0; verb < N_VERBS; verb++)
    {
      n_orders += player.tallies[verb].n;
      /* Besides dice, an order is a letter, what only the players know, and Enter. */
      if (player.tallies[verb].n > 0)
        g_assert_cmpuint (player.tallies[verb].keys, <=, 8 * player.tallies[verb].n);
    }
  g_assert_cmpuint (n_orders, >, 20);
}

/* Presses keys, and says how many of them were no dice. */
static guint
count_keys (MusterTestUi *ui,
            const char   *keys)
{
  Player player = { .ui = ui };
  guint n = 0;

  for (; *keys != '\0'; keys++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (ui->window));
      gboolean is_face = muster_order_form_get_stage (get_form (&player)) == MUSTER_FORM_ROLL &&
                         (focus == NULL || !GTK_IS_EDITABLE (focus)) && g_ascii_isalnum (*keys);

      n += !is_face;
      g_assert_true (press (&player, *keys));
    }
  muster_test_ui_settle ();
  return n;
}

#define TWO_A_SIDE "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"

static void
test_a_move_takes_three_keys (MusterTestUi  *ui,
                              gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  g_assert_cmpuint (count_keys (ui, "t\n\n"), ==, 3);
  g_assert_cmpuint (count_keys (ui, "m55\n\n"), ==, 3);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 2);
}

/* Twelve dice, and those that follow; four keys besides them, the next unit included. */
static void
test_a_volley_of_kings_takes_four_keys_and_dice (MusterTestUi  *ui,
                                                 gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  g_assert_cmpuint (count_keys (ui, "f1" "551263112442" "34" "12" "\n\n"), ==, 4);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
}

#define LARGE \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": [" \
  "{\"id\": \"red\", \"name\": \"Red\", \"units\": [" \
  "{\"id\": \"r1\", \"type\": \"regular-infantry\", \"models\": 24}]}," \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}]}"

/* Whoever has thrown 24 dice counts them: with the dice that follow, it takes twelve keys at the most. */
static void
test_a_volley_of_24_dice_takes_twelve_keys (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  static const char keys[] = "f1+9\n" "34" "12" "\n";

  muster_test_ui_open_battle (ui, LARGE);
  count_keys (ui, keys);
  g_assert_cmpuint (strlen (keys), <=, 12);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
  g_assert_true (muster_test_ui_says (ui, "Tribal Infantry: 9 figures lost, pinned 1"));
}

/* Besides the two keys of each card, and all of it where the program draws them. */
static void
test_a_deal_takes_eight_keys (MusterTestUi  *ui,
                              gconstpointer  data)
{
  Player player = { .ui = ui };
  guint length;

  muster_test_ui_open_sample (ui, "frontier-column");
  length = muster_ledger_get_length (muster_test_ui_get_battle (ui));
  g_assert_cmpuint (count_keys (ui, "d" "4hkstd2cas5c7h8d9s3cjhqd" "\n"), <=, 8);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, length + 1);

  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  muster_test_ui_settle ();
  player.keys = 0;
  press (&player, 'd');
  muster_test_ui_settle ();
  muster_test_ui_press_shortcut (muster_test_ui_get_battle_page (ui), GDK_KEY_r, GDK_CONTROL_MASK);
  player.keys++;
  press (&player, '\n');
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, length + 1);
  g_assert_cmpuint (player.keys, <=, 8);
}

#define ADD(name, data, function)                                                             \
  g_test_add ("/battle-whole/" name, MusterTestUi, data, muster_test_ui_set_up, function,     \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-move-takes-three-keys", NULL, test_a_move_takes_three_keys);
  ADD ("a-volley-of-kings-takes-four-keys-and-dice", NULL, test_a_volley_of_kings_takes_four_keys_and_dice);
  ADD ("a-volley-of-24-dice-takes-twelve-keys", NULL, test_a_volley_of_24_dice_takes_twelve_keys);
  ADD ("a-deal-takes-eight-keys", NULL, test_a_deal_takes_eight_keys);
  ADD ("kings", "skirmish-at-the-ford", test_a_whole_battle);
  ADD ("magdala", "road-to-the-wells", test_a_whole_battle);
  ADD ("hexcard", "frontier-column", test_a_whole_battle);
  ADD ("toysoldier", "cowpens", test_a_whole_battle);

  return g_test_run ();
}
