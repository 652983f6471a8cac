/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-row.h"

#include "app/battle/muster-side-style.h"
#include "app/models/battle/muster-battle-summary.h"
#include "app/models/muster-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-pill-box.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

/* Of a photo, in pixels. */
#define THUMB_WIDTH 120
#define THUMB_HEIGHT 80

struct _MusterLogRow
{
  MusterPanel parent_instance;

  GtkLabel *turn;
  GtkWidget *body;
  GtkLabel *title;
  GtkLabel *summary;
  MusterPillBox *rolls;
  GtkExpander *details;
  GtkLabel *text;
  MusterRuleLinks *rules;
  GtkLabel *notes;
  GtkWidget *photos;
  guint covered; /* what was covered when the row was filled */
  MusterBattleLog *log;
  MusterLogEntry *entry;
};

G_DEFINE_FINAL_TYPE (MusterLogRow, muster_log_row, MUSTER_TYPE_PANEL)

/* Describes a roll. Style and text distinguish dice from the table, from the program and changed
 * ones. */
static char *
dup_roll (MusterBattle   *battle,
          MusterLogEntry *entry,
          guint           index)
{
  const MusterTape *tape = muster_log_entry_get_tape (entry);
  const MusterRoll *roll = muster_tape_get_roll (tape, index);
  g_autofree char *purpose = muster_battle_log_dup_purpose (battle, entry, index);
  g_autofree char *faces = muster_log_entry_covers_roll (entry, index)
                             ? g_strdup (_("hidden"))
                             : muster_words_for_roll (tape, roll);

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
      g_autofree char *text = dup_roll (battle, entry, i);

      muster_pill_box_add (self->rolls, text, classes[muster_tape_get_roll (tape, i)->origin]);
    }
}

/* The row itself gets the focus first, so that a screen reader reads all of it; Tab then goes to
 * its steps and links. */
static gboolean
muster_log_row_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  gboolean is_here = gtk_widget_is_focus (gtk_widget_get_parent (widget)) ||
                     gtk_widget_get_focus_child (widget) != NULL;

  return direction == GTK_DIR_TAB_FORWARD && is_here &&
         gtk_widget_child_focus (MUSTER_LOG_ROW (widget)->body, direction);
}

static gboolean
muster_log_row_grab_focus (GtkWidget *widget)
{
  return FALSE;
}

/* Shows the dice only once: as a roll, or within the steps. */
static void
show_details (MusterLogRow *self)
{
  gboolean is_folded = muster_battle_log_is_folded (self->log, self->entry);
  gboolean can_fold = muster_battle_log_can_fold (self->entry);
  gboolean has_text = *gtk_label_get_label (self->text) != '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->rolls), can_fold && (is_folded || !has_text));
  gtk_widget_set_visible (GTK_WIDGET (self->details), can_fold && has_text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), has_text && !is_folded);
  gtk_expander_set_expanded (self->details, !is_folded);
}

static void
expanded_cb (MusterLogRow *self)
{
  gboolean is_folded = !gtk_expander_get_expanded (self->details);

  if (self->entry == NULL || muster_battle_log_is_folded (self->log, self->entry) == is_folded)
    return;

  muster_battle_log_set_folded (self->log, self->entry, is_folded);
  show_details (self);
}

static void
muster_log_row_dispose (GObject *object)
{
  MusterLogRow *self = MUSTER_LOG_ROW (object);

  g_clear_object (&self->log);
  g_clear_object (&self->entry);

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
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, rolls);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, details);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, rules);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, photos);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_log_row_init (MusterLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->photos, muster_flow_layout_new (6));
}

GtkWidget *
muster_log_row_new (void)
{
  return g_object_new (MUSTER_TYPE_LOG_ROW, NULL);
}

/* Returns the outcome without anything that is secret now. */
static char *
dup_summary (MusterBattle   *battle,
             MusterLogEntry *entry)
{
  char *line = muster_log_entry_get_covered (entry) == 0 && muster_battle_log_can_fold (entry)
                 ? muster_battle_summary_dup_entry (battle, entry)
                 : NULL;

  return line != NULL ? line : g_strdup ("");
}

/**
 * muster_log_row_set_entry:
 * @battle: whose entry it is
 * @log: which of its entries are unfolded
 * @begins_turn: whether it is the first entry of its turn
 */
void
muster_log_row_set_entry (MusterLogRow    *self,
                          MusterBattle    *battle,
                          MusterBattleLog *log,
                          MusterLogEntry  *entry,
                          gboolean         begins_turn)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_autofree char *turn = NULL;
  g_auto (GStrv) rules = NULL;
  int unit;
  g_autofree char *title = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (MUSTER_IS_LOG_ROW (self));
  g_return_if_fail (MUSTER_IS_LOG_ENTRY (entry));

  turn = g_strdup_printf (_("Turn %d"), muster_log_entry_get_turn (entry));
  self->covered = muster_log_entry_get_covered (entry);
  g_set_object (&self->log, log);
  g_set_object (&self->entry, entry);

  unit = muster_battle_log_is_before (log, entry) ? -1 : muster_log_entry_get_order (entry)->unit;
  muster_side_style_apply (self->body, battle,
                           unit >= 0 && unit < state->n_units ? state->units[unit].def->side : -1);
  gtk_label_set_label (self->turn, turn);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), begins_turn);
  title = muster_battle_log_dup_title (self->log, entry);
  summary = dup_summary (battle, entry);
  text = muster_battle_log_dup_text (self->log, entry);
  /* Translators: the details of what a screen reader names: "1st Company: Fire". */
  g_autofree char *details = g_strdup_printf (_("Details of %s"), title);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), *summary != '\0');
  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->details), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  details, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  *summary != '\0' ? summary : text, -1);
  show_rolls (self, battle, entry);
  rules = muster_log_entry_list_rules (entry);
  muster_rule_links_set_rules (self->rules, (const char *const *) rules);
  show_details (self);
}

/* Updates the row when a search begins or ends. */
void
muster_log_row_follow_folds (MusterLogRow *self)
{
  g_return_if_fail (MUSTER_IS_LOG_ROW (self));

  if (self->entry != NULL)
    show_details (self);
}

/* Whether more or less of the entry is covered than when the row was filled. */
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

void
muster_log_row_clear_photos (MusterLogRow *self)
{
  g_return_if_fail (MUSTER_IS_LOG_ROW (self));

  muster_widget_unparent_children (self->photos);
  gtk_widget_set_visible (self->photos, FALSE);
}

void
muster_log_row_add_photo (MusterLogRow *self,
                          GdkPaintable *picture,
                          const char   *caption,
                          guint         note)
{
  GtkWidget *button, *child;
  /* Translators: on the button with a photo; %s is what the photo shows. */
  g_autofree char *label = g_strdup_printf (_("Photo: %s"), caption);

  g_return_if_fail (MUSTER_IS_LOG_ROW (self));

  if (picture != NULL)
    {
      child = gtk_picture_new_for_paintable (picture);
      gtk_picture_set_content_fit (GTK_PICTURE (child), GTK_CONTENT_FIT_COVER);
      gtk_widget_set_size_request (child, THUMB_WIDTH, THUMB_HEIGHT);
      gtk_picture_set_can_shrink (GTK_PICTURE (child), TRUE);
    }
  else
    child = gtk_image_new_from_icon_name ("image-missing-symbolic");
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-photo");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", note);
  muster_tooltip_set (button, caption);
  muster_accessible_set_label (button, label);
  gtk_widget_set_parent (button, self->photos);
  gtk_widget_set_visible (self->photos, TRUE);
}
