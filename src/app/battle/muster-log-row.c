/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-row.h"

#include "app/battle/muster-side-style.h"
#include "app/models/battle/muster-battle-log.h"
#include "app/models/muster-words.h"
#include "app/widgets/muster-pill-box.h"
#include "app/widgets/muster-rule-links.h"
#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterLogRow
{
  GtkWidget parent_instance;

  GtkLabel *turn;
  GtkWidget *body;
  GtkLabel *title;
  MusterPillBox *rolls;
  GtkLabel *text;
  MusterRuleLinks *rules;
  GtkLabel *notes;
  guint covered; /* what was covered when it was filled */
};

G_DEFINE_FINAL_TYPE (MusterLogRow, muster_log_row, GTK_TYPE_WIDGET)

/* What was rolled: the look and the words tell dice of the table from the program's and from changed ones. */
static char *
dup_roll (MusterBattle     *battle,
          const MusterTape *tape,
          const MusterRoll *roll,
          gboolean          is_covered)
{
  g_autofree char *purpose = muster_words_for_purpose (battle, roll->purpose);
  g_autofree char *faces = is_covered ? g_strdup (_("hidden")) : muster_words_for_roll (tape, roll);

  switch ((MusterRollOrigin) roll->origin)
    {
    case MUSTER_ROLL_ROLLED:
      /* Translators: what a roll was for, and its faces, rolled by the program. */
      return g_strdup_printf (_("%s: %s (rolled)"), purpose, faces);
    case MUSTER_ROLL_OVERRIDDEN:
      /* Translators: what a roll was for, and its faces, changed by a player. */
      return g_strdup_printf (_("%s: %s (changed by hand)"), purpose, faces);
    case MUSTER_ROLL_TYPED:
    default:
      return g_strdup_printf (_("%s: %s"), purpose, faces);
    }
}

static void
show_rolls (MusterLogRow   *self,
            MusterBattle   *battle,
            MusterLogEntry *entry)
{
  static const char *const classes[] = { "typed", "rolled", "overridden" };
  const MusterTape *tape = muster_log_entry_get_tape (entry);

  muster_pill_box_clear (self->rolls);
  for (guint i = 0; i < muster_tape_get_length (tape); i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i);
      g_autofree char *text = dup_roll (battle, tape, roll, muster_log_entry_covers_roll (entry, i));

      muster_pill_box_add (self->rolls, text, classes[roll->origin]);
    }
}

/* The row itself is gone to first, and heard as a whole; Tab goes on to its links. */
static gboolean
muster_log_row_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  GtkWidget *row = gtk_widget_get_parent (widget);
  GtkWidget *links = GTK_WIDGET (MUSTER_LOG_ROW (widget)->rules);

  return direction == GTK_DIR_TAB_FORWARD && gtk_widget_is_focus (row) &&
         gtk_widget_child_focus (links, direction);
}

static gboolean
muster_log_row_grab_focus (GtkWidget *widget)
{
  return FALSE;
}

static void
muster_log_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_LOG_ROW);
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_log_row_parent_class)->dispose (object);
}

static void
muster_log_row_class_init (MusterLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_log_row_dispose;
  widget_class->focus = muster_log_row_focus;
  widget_class->grab_focus = muster_log_row_grab_focus;

  g_type_ensure (MUSTER_TYPE_PILL_BOX);
  g_type_ensure (MUSTER_TYPE_RULE_LINKS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, turn);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, body);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, rolls);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, rules);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, notes);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_log_row_init (MusterLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_log_row_new (void)
{
  return g_object_new (MUSTER_TYPE_LOG_ROW, NULL);
}

/**
 * muster_log_row_set_entry:
 * @battle: whose entry it is
 * @begins_turn: whether it is the first entry of its turn
 */
void
muster_log_row_set_entry (MusterLogRow   *self,
                          MusterBattle   *battle,
                          MusterLogEntry *entry,
                          gboolean        begins_turn)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_autofree char *turn = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_auto(GStrv) rules = NULL;
  int unit;

  g_return_if_fail (MUSTER_IS_LOG_ROW (self));
  g_return_if_fail (MUSTER_IS_LOG_ENTRY (entry));

  turn = g_strdup_printf (_("Turn %d"), muster_log_entry_get_turn (entry));
  title = muster_log_entry_dup_title (entry);
  text = muster_battle_log_dup_text (entry);
  self->covered = muster_log_entry_get_covered (entry);

  unit = muster_log_entry_get_order (entry)->unit;
  muster_side_style_apply (self->body, battle,
                           unit >= 0 && unit < state->n_units ? state->units[unit].def->side : -1);
  gtk_label_set_label (self->turn, turn);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), begins_turn);
  gtk_label_set_label (self->title, title);
  show_rolls (self, battle, entry);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), *text != '\0');
  rules = muster_log_entry_list_rules (entry);
  muster_rule_links_set_rules (self->rules, (const char *const *) rules);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Whether the entry has more to show now than when it was given to the row, or less. */
gboolean
muster_log_row_is_outdated (MusterLogRow   *self,
                            MusterLogEntry *entry)
{
  g_return_val_if_fail (MUSTER_IS_LOG_ROW (self), FALSE);

  return self->covered != muster_log_entry_get_covered (entry);
}

/**
 * muster_log_row_set_notes:
 * @notes: what was noted about the entry later on, or ""
 */
void
muster_log_row_set_notes (MusterLogRow *self,
                          const char   *notes)
{
  g_return_if_fail (MUSTER_IS_LOG_ROW (self));
  g_return_if_fail (notes != NULL);

  gtk_label_set_label (self->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *notes != '\0');
}
