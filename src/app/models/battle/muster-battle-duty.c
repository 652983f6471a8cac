/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-duty.h"

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

struct _MusterBattleDuty
{
  MusterObject parent_instance;

  MusterDutyTime when;
  int unit;
  int verb;
  gboolean is_choice;
  char *text;
  char *label;
};

G_DEFINE_FINAL_TYPE (MusterBattleDuty, muster_battle_duty, MUSTER_TYPE_OBJECT)

/* Whether players choose the unit to which they give the order. */
static gboolean
is_choice (MusterRuleset    *ruleset,
           const MusterDuty *duty)
{
  return duty->unit < 0 && duty->verb >= 0 &&
         (muster_ruleset_get_order_spec (ruleset, (guint) duty->verb)->flags & MUSTER_ORDER_OF_UNIT);
}

static MusterBattleDuty *
muster_battle_duty_new (MusterBattle     *battle,
                        const MusterDuty *duty)
{
  MusterBattleDuty *self = g_object_new (MUSTER_TYPE_BATTLE_DUTY, NULL);
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);

  self->when = duty->when;
  self->unit = duty->unit;
  self->verb = duty->verb;
  self->text = muster_words_for_line (battle, NULL, NULL, NULL, &duty->line);
  self->is_choice = is_choice (ruleset, duty);
  /* Translators: a button that chooses a unit. */
  self->label = g_strdup (duty->verb >= 0 && !self->is_choice
                            ? _(muster_ruleset_get_order_spec (ruleset, (guint) duty->verb)->label)
                            : _("Choose"));
  return self;
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  const MusterBattleDuty *first = a;
  const MusterBattleDuty *second = b;

  return first->when == second->when && first->unit == second->unit &&
         first->verb == second->verb && g_str_equal (first->text, second->text);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleDuty, text, g_free),
  MUSTER_OWNED (MusterBattleDuty, label, g_free),
};

static void
muster_battle_duty_class_init (MusterBattleDutyClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_battle_duty_init (MusterBattleDuty *self)
{
}

MusterDutyTime
muster_battle_duty_get_when (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), MUSTER_DUTY_MAY);

  return self->when;
}

int
muster_battle_duty_get_unit (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), -1);

  return self->unit;
}

int
muster_battle_duty_get_verb (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), -1);

  return self->verb;
}

const char *
muster_battle_duty_get_text (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), NULL);

  return self->text;
}

const char *
muster_battle_duty_get_label (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), NULL);

  return self->label;
}

gboolean
muster_battle_duty_is_choice (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), FALSE);

  return self->is_choice;
}

gboolean
muster_battle_duty_is_idle (MusterBattleDuty *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_DUTY (self), FALSE);

  return self->when == MUSTER_DUTY_MAY && self->verb < 0;
}

/**
 * muster_battle_duties_list:
 * @items: (inout): #MusterBattleDuty
 */
void
muster_battle_duties_list (MusterBattle *battle,
                           GListStore   *items)
{
  g_autoptr (GArray) duties = muster_duty_list (muster_battle_get_setup (battle),
                                                 muster_battle_get_state (battle));
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < duties->len; i++)
    g_ptr_array_add (fresh,
                     muster_battle_duty_new (battle, &g_array_index (duties, MusterDuty, i)));
  muster_list_become (items, fresh, is_same);
}

/**
 * muster_battle_duties_find_next:
 * @duties: of #MusterBattleDuty
 * @unit: index of a unit, or -1
 *
 * Returns: the next unit after @unit that something is to be done with, round and round; -1 if
 *   there is none
 */
int
muster_battle_duties_find_next (GListModel *duties,
                                int         unit)
{
  guint n_duties = g_list_model_get_n_items (duties);
  int first = -1, next = -1;

  for (guint i = 0; i < n_duties; i++)
    {
      g_autoptr (MusterBattleDuty) duty = g_list_model_get_item (duties, i);
      int whose = muster_battle_duty_get_unit (duty);

      if (whose < 0)
        continue;
      if (first < 0 || whose < first)
        first = whose;
      if (whose > unit && (next < 0 || whose < next))
        next = whose;
    }

  return next >= 0 ? next : first;
}

gboolean
muster_battle_duties_has_unit (GListModel *duties,
                               int         unit)
{
  for (guint i = 0; i < g_list_model_get_n_items (duties); i++)
    {
      g_autoptr (MusterBattleDuty) duty = g_list_model_get_item (duties, i);

      if (muster_battle_duty_get_unit (duty) == unit)
        return TRUE;
    }
  return FALSE;
}
