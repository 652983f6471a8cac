/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-standing.h"

#include "app/models/battle/muster-battle-words.h"

struct _MusterBattleStanding
{
  MusterObject parent_instance;

  MusterBattle *battle;
  char *announcement;
  /* The length of the log and the shown position at the last update: what has happened since is
   * announced. */
  guint length;
  guint position;
};

G_DEFINE_FINAL_TYPE (MusterBattleStanding, muster_battle_standing, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_STATUS,
  PROP_SCORE,
  PROP_SHORT_STATUS,
  PROP_IS_OVER,
  PROP_OVER_TEXT,
  PROP_OVER_WHY,
  PROP_ANNOUNCEMENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
announce (MusterBattleStanding *self)
{
  g_free (self->announcement);
  self->announcement =
    muster_battle_words_announcement (self->battle, self->length, self->position);
  self->length = muster_ledger_get_length (self->battle);
  self->position = muster_ledger_get_position (self->battle);
}

static void
battle_changed_cb (MusterBattleStanding *self)
{
  announce (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
muster_battle_standing_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterBattleStanding *self = MUSTER_BATTLE_STANDING (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_take_string (value, muster_battle_words_headline (self->battle));
      break;
    case PROP_STATUS:
      g_value_take_string (value, muster_battle_words_status (self->battle));
      break;
    case PROP_SCORE:
      g_value_take_string (value, muster_battle_words_score (self->battle, 0));
      break;
    case PROP_SHORT_STATUS:
      g_value_take_string (value, muster_battle_words_short_status (self->battle));
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, muster_battle_get_state (self->battle)->over);
      break;
    case PROP_OVER_TEXT:
      g_value_take_string (value, muster_battle_words_over (self->battle));
      break;
    case PROP_OVER_WHY:
      g_value_take_string (value, muster_battle_words_over_why (self->battle));
      break;
    case PROP_ANNOUNCEMENT:
      g_value_set_string (value, self->announcement);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleStanding, battle, g_object_unref),
  MUSTER_OWNED (MusterBattleStanding, announcement, g_free),
};

static void
muster_battle_standing_class_init (MusterBattleStandingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_battle_standing_get_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, "", flags);
  properties[PROP_SCORE] = g_param_spec_string ("score", NULL, NULL, "", flags);
  properties[PROP_SHORT_STATUS] = g_param_spec_string ("short-status", NULL, NULL, "", flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  properties[PROP_OVER_TEXT] = g_param_spec_string ("over-text", NULL, NULL, "", flags);
  properties[PROP_OVER_WHY] = g_param_spec_string ("over-why", NULL, NULL, "", flags);
  properties[PROP_ANNOUNCEMENT] = g_param_spec_string ("announcement", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_standing_init (MusterBattleStanding *self)
{
}

MusterBattleStanding *
muster_battle_standing_new (MusterBattle *battle)
{
  MusterBattleStanding *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_BATTLE_STANDING, NULL);
  self->battle = g_object_ref (battle);
  announce (self);
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (battle_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}
