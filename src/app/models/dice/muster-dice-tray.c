/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-dice-tray.h"

#include <string.h>

#include "app/models/dice/muster-card-entry.h"
#include "core/muster-signal.h"

struct _MusterDiceTray
{
  MusterObject parent_instance;

  guint n_faces;
  guint sides;
  guint target;
  guint cursor;
  GByteArray *faces;
  GByteArray *entered;
  MusterCardEntry card_entry;
  gboolean was_rolled;
  gboolean was_typed;
  int typist; /* the player who typed all of them at his own seat, or -1 */
  char *by;   /* who that is, in words, or NULL */
};

G_DEFINE_FINAL_TYPE (MusterDiceTray, muster_dice_tray, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_TEXT,
  PROP_BY,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
emit_changed (MusterDiceTray *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static char *
dup_text (MusterDiceTray *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_faces; i++)
    {
      g_autofree char *face = muster_dice_tray_dup_face (self, i);

      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, *face != '\0' ? face : "_");
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Dice that somebody here has changed are nobody else's any more. */
static void
forget_typist (MusterDiceTray *self)
{
  self->typist = -1;
  g_clear_pointer (&self->by, g_free);
}

static void
enter_face (MusterDiceTray *self,
            guint8          face)
{
  forget_typist (self);
  self->faces->data[self->cursor] = face;
  self->entered->data[self->cursor] = TRUE;
  self->was_typed = TRUE;
  self->card_entry.half = 0;

  /* Go to the next empty place, which after a correction need not be the next one. */
  do
    self->cursor++;
  while (self->cursor < self->n_faces && self->entered->data[self->cursor]);
}

static gboolean
type_die (MusterDiceTray *self,
          char            key)
{
  int face = g_ascii_digit_value (key);

  if (face == 0 && self->sides == 10)
    face = 10;
  if (face < 1 || face > (int) self->sides)
    return FALSE;

  enter_face (self, (guint8) face);
  return TRUE;
}

/* If a card is refused, the player can type another at once. */
static gboolean
type_card (MusterDiceTray *self,
           char            key)
{
  MusterCard card;
  MusterCardKey pressed = muster_card_entry_press (&self->card_entry, key, &card);

  if (pressed == MUSTER_CARD_KEY_CARD && muster_dice_tray_can_take (self, card))
    enter_face (self, card);
  else if (pressed == MUSTER_CARD_KEY_CARD)
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, (guint) card);
  return pressed != MUSTER_CARD_KEY_NONE;
}

static void
muster_dice_tray_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterDiceTray *self = MUSTER_DICE_TRAY (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;

    case PROP_TEXT:
      g_value_take_string (value, dup_text (self));
      break;

    case PROP_BY:
      g_value_set_string (value, self->by != NULL ? self->by : "");
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterDiceTray, faces, g_byte_array_unref),
  MUSTER_OWNED (MusterDiceTray, entered, g_byte_array_unref),
  MUSTER_OWNED (MusterDiceTray, by, g_free),
};

static void
muster_dice_tray_class_init (MusterDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_dice_tray_get_property;

  properties[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  properties[PROP_BY] = g_param_spec_string ("by", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
muster_dice_tray_init (MusterDiceTray *self)
{
  self->faces = g_byte_array_new ();
  self->entered = g_byte_array_new ();
  self->typist = -1;
}

MusterDiceTray *
muster_dice_tray_new (void)
{
  return g_object_new (MUSTER_TYPE_DICE_TRAY, NULL);
}

/**
 * muster_dice_tray_ask:
 * @n_faces: how many dice or cards; 0 clears the tray away
 * @sides: of a die; 0 for cards
 * @target: a die that counts shows this or more; 0 if that does not describe it
 *
 * Empties the tray and asks for these.
 */
void
muster_dice_tray_ask (MusterDiceTray *self,
                      guint           n_faces,
                      guint           sides,
                      guint           target)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));

  self->n_faces = n_faces;
  self->sides = sides;
  self->target = target;
  self->cursor = 0;
  forget_typist (self);
  muster_card_entry_init (&self->card_entry);
  self->was_rolled = FALSE;
  self->was_typed = FALSE;
  g_byte_array_set_size (self->faces, n_faces);
  g_byte_array_set_size (self->entered, n_faces);
  if (n_faces > 0)
    {
      memset (self->faces->data, 0, n_faces);
      memset (self->entered->data, 0, n_faces);
    }

  emit_changed (self);
}

/**
 * muster_dice_tray_set_deck:
 *
 * Says which cards can turn up, until something else is asked for. Others are refused as they are
 * entered.
 */
void
muster_dice_tray_set_deck (MusterDiceTray   *self,
                           const MusterDeck *deck)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));

  muster_card_entry_set_deck (&self->card_entry, deck);
  emit_changed (self);
}

/**
 * muster_dice_tray_put:
 * @faces: as many as were asked for
 * @origin: where they come from
 *
 * Fills the tray.
 */
void
muster_dice_tray_put (MusterDiceTray   *self,
                      const guint8     *faces,
                      MusterRollOrigin  origin)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));

  if (self->n_faces > 0)
    {
      memcpy (self->faces->data, faces, self->n_faces);
      memset (self->entered->data, TRUE, self->n_faces);
    }
  forget_typist (self);
  self->cursor = self->n_faces;
  self->card_entry.half = 0;
  self->was_rolled = origin != MUSTER_ROLL_TYPED;
  self->was_typed = origin != MUSTER_ROLL_ROLLED;

  emit_changed (self);
}

/**
 * muster_dice_tray_offer:
 * @faces: as many dice as were asked for
 * @typist: the player who typed them at his own seat, or -1 if the seat has none
 * @by: who that is, in words
 *
 * Fills the tray with dice that somebody typed elsewhere. The cursor stands on the first of them: they
 * lie there to be looked at until they are taken.
 */
void
muster_dice_tray_offer (MusterDiceTray *self,
                        const guint8   *faces,
                        int             typist,
                        const char     *by)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));
  g_return_if_fail (self->n_faces > 0 && self->sides > 0);

  memcpy (self->faces->data, faces, self->n_faces);
  memset (self->entered->data, TRUE, self->n_faces);
  forget_typist (self);
  self->cursor = 0;
  self->was_rolled = FALSE;
  self->was_typed = TRUE;
  self->typist = typist;
  self->by = g_strdup (by);

  emit_changed (self);
}

/* Returns the player who typed the dice at his own seat, or -1. */
int
muster_dice_tray_get_typist (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), -1);

  return self->typist;
}

/* Returns whether the dice lie there as somebody typed them elsewhere. */
gboolean
muster_dice_tray_is_offered (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  return self->by != NULL;
}

/**
 * muster_dice_tray_complete:
 * @faces: as many as were asked for
 *
 * Fills the tray with dice of the program; those that lie there already stay, and make it a roll by
 * hand.
 */
void
muster_dice_tray_complete (MusterDiceTray *self,
                           const guint8   *faces)
{
  g_autofree guint8 *all = NULL;
  gboolean has_typed;

  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));

  all = g_memdup2 (faces, self->n_faces);
  for (guint i = 0; i < self->n_faces; i++)
    if (self->entered->data[i])
      all[i] = self->faces->data[i];
  has_typed = muster_dice_tray_get_n_entered (self) > 0;
  muster_dice_tray_put (self, all, has_typed ? MUSTER_ROLL_TYPED : MUSTER_ROLL_ROLLED);
}

/* Rolls the dice that are missing. */
void
muster_dice_tray_roll (MusterDiceTray *self,
                       MusterRandom   *random)
{
  g_autofree guint8 *faces = NULL;

  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));
  g_return_if_fail (!muster_dice_tray_is_cards (self));

  faces = g_new0 (guint8, self->n_faces);
  for (guint i = 0; i < self->n_faces; i++)
    if (!self->entered->data[i])
      faces[i] = (guint8) muster_random_die (random, self->sides);
  muster_dice_tray_complete (self, faces);
}

guint
muster_dice_tray_get_n_faces (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  return self->n_faces;
}

guint
muster_dice_tray_get_n_entered (MusterDiceTray *self)
{
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  for (guint i = 0; i < self->n_faces; i++)
    n += self->entered->data[i] ? 1 : 0;
  return n;
}

guint
muster_dice_tray_get_cursor (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  return self->cursor;
}

/* Moves the cursor to a die that the player wants to change. */
void
muster_dice_tray_set_cursor (MusterDiceTray *self,
                             guint           cursor)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));
  g_return_if_fail (cursor <= self->n_faces);

  if (self->cursor == cursor)
    return;

  self->cursor = cursor;
  self->card_entry.half = 0;
  emit_changed (self);
}

/* The number of sides of the dice; 0 for cards and while nothing is asked for. */
guint
muster_dice_tray_get_sides (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  return self->n_faces > 0 ? self->sides : 0;
}

gboolean
muster_dice_tray_is_cards (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  return self->n_faces > 0 && self->sides == 0;
}

/* A tray without a request is empty and not full. */
gboolean
muster_dice_tray_is_full (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  return self->n_faces > 0 && muster_dice_tray_get_n_entered (self) == self->n_faces;
}

gboolean
muster_dice_tray_has_face (MusterDiceTray *self,
                           guint           index)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);
  g_return_val_if_fail (index < self->n_faces, FALSE);

  return self->entered->data[index];
}

/* Whether a die counts, for example as a hit. */
gboolean
muster_dice_tray_counts (MusterDiceTray *self,
                         guint           index)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  return self->target > 0 && self->sides > 0 && muster_dice_tray_has_face (self, index) &&
         self->faces->data[index] >= self->target;
}

guint
muster_dice_tray_get_n_counting (MusterDiceTray *self)
{
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  for (guint i = 0; i < self->n_faces; i++)
    n += muster_dice_tray_counts (self, i) ? 1 : 0;
  return n;
}

guint
muster_dice_tray_get_target (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), 0);

  return self->target;
}

/**
 * muster_dice_tray_dup_face:
 *
 * Returns: (transfer full): what is to be seen there: "5", "4H", "4" while the suit is still to
 *   come, or "" for nothing
 */
char *
muster_dice_tray_dup_face (MusterDiceTray *self,
                           guint           index)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), NULL);
  g_return_val_if_fail (index < self->n_faces, NULL);

  if (self->card_entry.half != 0 && index == self->cursor)
    return g_strdup_printf ("%c", self->card_entry.half);
  if (!self->entered->data[index])
    return g_strdup ("");
  if (self->sides == 0)
    return g_strdup (muster_card_get_code (self->faces->data[index]));
  return g_strdup_printf ("%d", self->faces->data[index]);
}

const guint8 *
muster_dice_tray_get_faces (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), NULL);

  return self->faces->data;
}

/* A roll with a real die in it counts as typed; one changed after the program rolled as overridden. */
MusterRollOrigin
muster_dice_tray_get_origin (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), MUSTER_ROLL_TYPED);

  if (!self->was_rolled)
    return MUSTER_ROLL_TYPED;
  return self->was_typed ? MUSTER_ROLL_OVERRIDDEN : MUSTER_ROLL_ROLLED;
}

/* Puts the dice of a full tray on @tape. */
void
muster_dice_tray_write (MusterDiceTray *self,
                        MusterTape     *tape,
                        guint           purpose)
{
  g_return_if_fail (MUSTER_IS_DICE_TRAY (self));
  g_return_if_fail (muster_dice_tray_is_full (self));

  muster_tape_add (tape, purpose, self->sides == 0, muster_dice_tray_get_origin (self),
                   self->faces->data, self->n_faces);
}

/**
 * muster_dice_tray_type:
 * @key: a character that was typed
 *
 * Returns: whether it says anything about the die or card at the cursor
 */
gboolean
muster_dice_tray_type (MusterDiceTray *self,
                       char            key)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  if (self->cursor >= self->n_faces)
    return FALSE;
  if (self->sides == 0 ? !type_card (self, key) : !type_die (self, key))
    return FALSE;

  emit_changed (self);
  return TRUE;
}

/**
 * muster_dice_tray_can_take:
 *
 * Returns: whether @card can turn up at the cursor, given the other cards in the tray
 */
gboolean
muster_dice_tray_can_take (MusterDiceTray *self,
                           MusterCard      card)
{
  g_autofree MusterCard *cards = NULL;
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  if (self->sides != 0 || self->cursor >= self->n_faces)
    return FALSE;

  cards = g_new (MusterCard, self->n_faces);
  for (guint i = 0; i < self->n_faces; i++)
    if (i == self->cursor)
      cards[n++] = card;
    else if (self->entered->data[i])
      cards[n++] = self->faces->data[i];
  return muster_card_entry_allows (&self->card_entry, cards, n);
}

/**
 * muster_dice_tray_take:
 *
 * Puts a card that was chosen at the cursor.
 *
 * Returns: whether it can turn up
 */
gboolean
muster_dice_tray_take (MusterDiceTray *self,
                       MusterCard      card)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  if (!muster_dice_tray_can_take (self, card))
    {
      g_signal_emit (self, signals[SIGNAL_REFUSED], 0, (guint) card);
      return FALSE;
    }

  enter_face (self, card);
  emit_changed (self);
  return TRUE;
}

/**
 * muster_dice_tray_erase:
 *
 * Takes the last key back.
 *
 * Returns: whether there was anything to take back
 */
gboolean
muster_dice_tray_erase (MusterDiceTray *self)
{
  g_return_val_if_fail (MUSTER_IS_DICE_TRAY (self), FALSE);

  if (self->card_entry.half != 0)
    {
      self->card_entry.half = 0;
      emit_changed (self);
      return TRUE;
    }

  if (self->cursor == 0)
    return FALSE;

  forget_typist (self);
  self->cursor--;
  self->entered->data[self->cursor] = FALSE;
  self->faces->data[self->cursor] = 0;
  emit_changed (self);
  return TRUE;
}
