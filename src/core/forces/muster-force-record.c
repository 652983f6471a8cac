/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-record.h"

#include "core/forces/muster-force-private.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

GListModel *
muster_force_get_record (MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return G_LIST_MODEL (force->record);
}

/**
 * muster_force_add_event:
 *
 * Appends an event to the record. If the record is full, the oldest event is removed.
 */
void
muster_force_add_event (MusterForce      *force,
                        MusterForceEvent *event)
{
  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (MUSTER_IS_FORCE_EVENT (event));

  if (g_list_model_get_n_items (G_LIST_MODEL (force->record)) >= MUSTER_FORCE_MAX_EVENTS)
    g_list_store_remove (force->record, 0);
  g_list_store_append (force->record, event);
  muster_force_tell_change (force);
}

void
muster_force_date_events (MusterForce *force,
                          gint64       now)
{
  GListModel *record = muster_force_get_record (force);

  for (guint i = g_list_model_get_n_items (record); i-- > 0; )
    {
      g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i);

      muster_force_event_set_when (event, now);
    }
}

gboolean
muster_force_has_rolled (MusterForce     *force,
                         MusterForceUnit *unit)
{
  GListModel *record = muster_force_get_record (force);
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  if (muster_leader_get_leadership (leader) > 0 || *muster_leader_get_trait_id (leader) != '\0')
    return TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (record); i++)
    {
      g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i);

      if (g_strcmp0 (muster_force_event_get_note (event)->unit_id, muster_force_unit_get_id (unit)) == 0 &&
          muster_force_event_get_kind (event) != MUSTER_FORCE_EVENT_RENAMED)
        return TRUE;
    }

  return FALSE;
}

/* "4, 6-3" */
static char *
dup_dice (const MusterTape *tape,
          gboolean         *thrown)
{
  g_autoptr (GString) text = g_string_new (NULL);

  *thrown = FALSE;
  for (guint i = 0; tape != NULL && i < muster_tape_get_length (tape); i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i);
      const guint8 *faces = muster_tape_get_faces (tape, roll);

      *thrown = *thrown || roll->origin == MUSTER_ROLL_ROLLED;
      for (guint j = 0; j < roll->n; j++)
        g_string_append_printf (text, "%s%d", j > 0 ? "-" : i > 0 ? ", " : "", faces[j]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static MusterForceEvent *
describe (MusterForce          *force,
          MusterForceUnit      *unit,
          MusterForceEventKind  kind,
          const MusterTape     *tape,
          const char           *reason)
{
  gboolean thrown;
  g_autofree char *dice = dup_dice (tape, &thrown);
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autofree char *title = muster_leader_dup_title (leader);
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  const char *leader_kind = muster_ruleset_get_rules (muster_force_get_ruleset (force))->leader_kind;
  gboolean is_leader = type != NULL && g_strcmp0 (type->kind, leader_kind) == 0;
  const char *name = muster_force_unit_get_name (unit);
  const char *unit_name = *name != '\0' ? name : muster_force_unit_get_type_name (unit);
  const MusterForceEventNote note = {
    .unit_id = muster_force_unit_get_id (unit),
    .unit_name = unit_name,
    /* A general without a name goes by that of his figure. */
    .leader = is_leader && *title == '\0' ? unit_name : title,
    .leadership = muster_leader_get_leadership (leader),
    .trait_id = muster_leader_get_trait_id (leader),
    .trait_name = muster_leader_get_trait_name (leader),
    .dice = dice,
    .thrown = thrown,
    .reason = reason,
  };

  return muster_force_event_new (muster_force_get_ruleset (force), kind, 0, &note);
}

void
muster_force_record_leader (MusterForce          *force,
                            MusterForceUnit      *unit,
                            MusterForceEventKind  kind,
                            const MusterTape     *tape,
                            const char           *reason)
{
  g_autoptr (MusterForceEvent) event = describe (force, unit, kind, tape, reason);

  muster_force_add_event (force, event);
}

/**
 * muster_force_write_leader:
 * @leadership: his Leadership, or 0
 * @trait_id: (nullable): the id of his trait, or %NULL
 * @reason: (nullable): why there was no roll
 *
 * Sets Leadership and trait of the leader of a unit as the player says, without a roll, and records
 * that.
 */
void
muster_force_write_leader (MusterForce     *force,
                           MusterForceUnit *unit,
                           int              leadership,
                           const char      *trait_id,
                           const char      *reason)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  if (trait_id == NULL)
    trait_id = "";
  if (muster_leader_get_leadership (leader) == leadership &&
      g_str_equal (muster_leader_get_trait_id (leader), trait_id))
    return;

  muster_force_begin_group (force, _("Write down a leader"));
  muster_leader_set_leadership (leader, leadership);
  muster_leader_set_trait_id (leader, trait_id);
  muster_force_record_leader (force, unit, MUSTER_FORCE_EVENT_WRITTEN, NULL, reason);
  muster_force_end_group (force);
}

/**
 * muster_force_rename_trait:
 * @trait_name: (nullable): the player's name for the trait; %NULL or "" for the name in the rules
 *
 * Renames the trait of a leader. Its effect stays the same.
 */
void
muster_force_rename_trait (MusterForce     *force,
                           MusterForceUnit *unit,
                           const char      *trait_name)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autofree char *before = g_strdup (muster_leader_get_trait_name (leader));
  GListModel *record;
  guint n_events;
  g_autoptr (MusterForceEvent) last = NULL;

  muster_leader_set_trait_name (leader, trait_name);
  if (g_str_equal (before, muster_leader_get_trait_name (leader)) ||
      *muster_leader_get_trait_id (leader) == '\0')
    return;

  /* If the last event is about the name of this trait, the player is still typing that name, and
   * the new event replaces it. */
  record = muster_force_get_record (force);
  n_events = g_list_model_get_n_items (record);
  last =
    n_events > 0 ? g_list_model_get_item (record, n_events - 1) : NULL;
  if (last != NULL && muster_force_event_get_kind (last) == MUSTER_FORCE_EVENT_RENAMED &&
      g_str_equal (muster_force_event_get_note (last)->unit_id, muster_force_unit_get_id (unit)))
    g_list_store_remove (force->record, g_list_model_get_n_items (G_LIST_MODEL (force->record)) - 1);
  if (*muster_leader_get_trait_name (leader) != '\0')
    muster_force_record_leader (force, unit, MUSTER_FORCE_EVENT_RENAMED, NULL, NULL);
  else
    muster_force_tell_change (force);
}

static gboolean
is_about (MusterForceEvent *event,
          MusterForceUnit  *unit)
{
  return g_str_equal (muster_force_event_get_note (event)->unit_id, muster_force_unit_get_id (unit));
}

/* Whether the leader still has the Leadership and trait of the event. */
static gboolean
holds (MusterForceEvent *event,
       MusterForceUnit  *unit)
{
  const MusterForceEventNote *note = muster_force_event_get_note (event);
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  return note->leadership == muster_leader_get_leadership (leader) &&
         g_str_equal (note->trait_id, muster_leader_get_trait_id (leader));
}

/**
 * muster_force_list_leader_record:
 *
 * Undo does not remove events from the record. The events after the last one that agrees with the
 * leader as he is now are therefore those that were undone; their lines say so.
 *
 * Returns: (transfer full): a line for each event
 */
char **
muster_force_list_leader_record (MusterForce     *force,
                                 MusterForceUnit *unit)
{
  GListModel *record = muster_force_get_record (force);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean is_undone = TRUE;

  for (guint i = g_list_model_get_n_items (record); i > 0; i--)
    {
      g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i - 1);
      g_autofree char *line = NULL;
      g_autofree char *marked = NULL;

      if (!is_about (event, unit))
        continue;
      is_undone = is_undone && !holds (event, unit);
      line = muster_force_event_dup_line (event);
      /* Translators: what happened, and was taken back. */
      marked = is_undone ? g_strdup_printf (_("%s – undone"), line) : NULL;
      g_strv_builder_add (builder, marked != NULL ? marked : line);
    }
  return g_strv_builder_end (builder);
}
