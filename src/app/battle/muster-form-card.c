/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-form-card.h"

#include "app/battle/muster-card-picker.h"
#include "app/battle/muster-odds-chart.h"
#include "app/battle/muster-roll-row.h"
#include "app/form/muster-field-row.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/models/dice/muster-roll-item.h"
#include "app/toolkit/muster-subject.h"
#include "app/widgets/muster-dice-entry.h"
#include "app/widgets/muster-line-box.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-house-rule.h"

struct _MusterFormCard
{
  MusterPanel parent_instance;

  MusterBattleSession *session;

  GtkListBox *fields;
  GtkExpander *house;
  GtkListBox *house_fields;
  GtkWidget *outlook;
  GtkLabel *odds_title;
  MusterOddsChart *odds;
  GtkExpander *table;
  MusterLineBox *table_lines;
  GtkLabel *outlook_text;
  GtkListBox *rolls;
  GtkWidget *request;
  GtkLabel *count;
  MusterDiceEntry *dice;
  GtkWidget *counts_row;
  GtkLabel *counts_label;
  GtkEntry *counts;
  GtkLabel *typist;
  MusterCardPicker *picker;
  GtkLabel *message;
  MusterRuleLinks *message_rule;
  MusterLineBox *preview;
  MusterSubject *form;
  MusterSubject *expected;
  MusterFormStage stage; /* the stage that was shown last */
  guint going_on;
};

G_DEFINE_FINAL_TYPE (MusterFormCard, muster_form_card, MUSTER_TYPE_PANEL)

static MusterOrderForm *
get_form (MusterFormCard *self)
{
  return muster_battle_session_get_form (self->session);
}

static MusterOrderDice *
get_dice (MusterFormCard *self)
{
  return muster_order_form_get_dice (get_form (self));
}

static void
field_activated_cb (MusterFormCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.resolve", NULL);
}

/* A list box wraps widgets in rows; these must not take the focus from their children. */
static GtkWidget *
wrap_row (GtkWidget *child)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);

  return row;
}

static GtkWidget *
create_field (gpointer item,
              gpointer data)
{
  MusterFormCard *self = MUSTER_FORM_CARD (data);
  GtkWidget *row = muster_field_row_new (MUSTER_FORM_FIELD (item));

  g_signal_connect_object (row, "activate", G_CALLBACK (field_activated_cb), self,
                           G_CONNECT_SWAPPED);
  return wrap_row (row);
}

static gboolean
is_house_field (gpointer item,
                gpointer data)
{
  return muster_house_rule_is_field (muster_form_field_get_field (MUSTER_FORM_FIELD (item))) ==
         GPOINTER_TO_INT (data);
}

/* Shows the fields of the order in @box: those of the umpire, or all others. */
static void
bind_fields (MusterFormCard *self,
             GtkListBox     *box,
             gboolean        house)
{
  GListModel *fields = muster_order_draft_get_fields (muster_order_form_get_draft (get_form (self)));
  g_autoptr (GtkFilterListModel) some = gtk_filter_list_model_new (
    g_object_ref (fields),
    GTK_FILTER (gtk_custom_filter_new (is_house_field, GINT_TO_POINTER (house), NULL)));

  gtk_list_box_bind_model (box, G_LIST_MODEL (some), create_field, self, NULL);
}

/* After the last die, moves the focus on. */
static void
entered_cb (MusterFormCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-next", NULL);
}

/* Whoever has thrown many dice counts them: the hits, and where they matter the ones. */
static void
counts_cb (MusterFormCard *self)
{
  g_auto (GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->counts)), " ,;/", 0);
  gint64 numbers[2] = { -1, -1 };
  guint n = 0;
  gboolean is_taken = TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      is_taken = is_taken && n < G_N_ELEMENTS (numbers) &&
                 g_ascii_string_to_signed (words[i], 10, 0, G_MAXINT16, &numbers[n++], NULL);
  is_taken = is_taken && n > 0 &&
             muster_order_dice_take_counts (get_dice (self), (guint) numbers[0], (int) numbers[1]);
  if (!is_taken)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->counts), "error");
      gtk_widget_error_bell (GTK_WIDGET (self->counts));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->counts), "");
  entered_cb (self);
}

static void
counts_changed_cb (MusterFormCard *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->counts), "error");
}

static void
reopen_cb (MusterFormCard *self,
           MusterRollRow  *row)
{
  muster_order_dice_reopen (get_dice (self),
                            muster_roll_item_get_index (muster_roll_row_get_item (row)));
  muster_form_card_focus_next (self);
}

static GtkWidget *
create_roll (gpointer item,
             gpointer data)
{
  MusterFormCard *self = MUSTER_FORM_CARD (data);
  GtkWidget *row = muster_roll_row_new (MUSTER_ROLL_ITEM (item));

  g_signal_connect_object (row, "reopen", G_CALLBACK (reopen_cb), self, G_CONNECT_SWAPPED);
  return wrap_row (row);
}

static void
show_count (MusterFormCard *self)
{
  MusterDiceTray *tray = muster_order_dice_get_tray (get_dice (self));
  g_autofree char *count = NULL;
  g_autofree char *by = NULL;
  g_autofree char *typed = NULL;

  if (muster_dice_tray_get_target (tray) > 0)
    count = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u counts", "%u count",
                                        muster_dice_tray_get_n_counting (tray)),
                             muster_dice_tray_get_n_counting (tray));
  gtk_label_set_label (self->count, count != NULL ? count : "");
  g_object_get (tray, "by", &by, NULL);
  /* Translators: %s is who typed dice on a phone. */
  typed = g_strdup_printf (_("%s typed these. Enter takes them; type others over them."), by);
  gtk_label_set_label (self->typist, *by != '\0' ? typed : "");
  gtk_widget_set_visible (GTK_WIDGET (self->typist), *by != '\0');
}

/* Shows the table that the order rolls on, and what modifies its dice. */
static void
show_table (MusterFormCard *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  MusterOrderDraft *draft = muster_order_form_get_draft (get_form (self));
  const MusterRollTable *table =
    muster_battle_words_find_table (battle, muster_order_draft_get_verb (draft));
  g_auto (GStrv) lines = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->table), table != NULL);
  if (table == NULL)
    return;

  lines = muster_battle_words_table (battle, muster_order_draft_get_verb (draft));
  gtk_expander_set_label (self->table, _(table->name));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(table->name), -1);
  muster_line_box_set_lines (self->table_lines, (const char *const *) lines);
}

static gboolean
go_on_cb (gpointer data)
{
  MusterFormCard *self = MUSTER_FORM_CARD (data);

  self->going_on = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-next", NULL);
  return G_SOURCE_REMOVE;
}

static void
show_form (MusterFormCard *self)
{
  MusterFormStage stage = muster_order_form_get_stage (get_form (self));
  g_autofree char *odds =
    muster_order_outlook_dup_title (muster_order_form_get_outlook (get_form (self)));
  gboolean has_house = gtk_list_box_get_row_at_index (self->house_fields, 0) != NULL;
  g_autofree char *rule = NULL;
  GtkRoot *root;
  GtkWidget *focus;
  gboolean is_filled;
  gboolean can_count;

  gtk_widget_set_visible (GTK_WIDGET (self), stage != MUSTER_FORM_IDLE);
  gtk_widget_set_visible (GTK_WIDGET (self->fields),
                          gtk_list_box_get_row_at_index (self->fields, 0) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->house), has_house);
  if (!has_house)
    gtk_expander_set_expanded (self->house, FALSE);
  gtk_widget_set_visible (self->request, stage == MUSTER_FORM_ROLL);
  gtk_label_set_label (self->odds_title, odds);
  gtk_widget_set_visible (GTK_WIDGET (self->odds_title), *odds != '\0');
  gtk_widget_set_visible (self->outlook, *gtk_label_get_label (self->outlook_text) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->rolls),
                          g_list_model_get_n_items (
                            muster_order_dice_get_rolls (get_dice (self))) > 0);
  g_object_get (get_form (self), "message-rule", &rule, NULL);
  muster_rule_links_set_rule (self->message_rule, rule);
  gtk_widget_set_visible (GTK_WIDGET (self->message),
                          *gtk_label_get_label (self->message) != '\0');
  show_count (self);

  can_count = muster_order_dice_can_count (get_dice (self));
  if (can_count)
    gtk_label_set_label (self->counts_label,
                         muster_order_dice_needs_ones (get_dice (self))
                           ? _("Key +: only how many hit and how many show a 1, as in “9 2”")
                           : _("Key +: only how many count, as in “9”"));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->counts), "");
  gtk_widget_set_visible (self->counts_row, can_count);

  show_table (self);
  /* If the player has chosen the last missing value in a drop-down, move the focus to the next
   * widget once it can be pressed. */
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  is_filled = self->stage == MUSTER_FORM_FILL &&
              (stage == MUSTER_FORM_ROLL || stage == MUSTER_FORM_READY);
  self->stage = stage;
  if (is_filled && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->fields)) &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL && self->going_on == 0)
    self->going_on = g_idle_add (go_on_cb, self);
}

/* Focuses the first field that must be filled, or else the first field. */
static void
focus_missing_field (MusterFormCard *self)
{
  MusterOrderDraft *draft = muster_order_form_get_draft (get_form (self));
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->fields, i)) != NULL; i++)
    {
      MusterFieldRow *field_row = MUSTER_FIELD_ROW (gtk_list_box_row_get_child (row));

      if (muster_order_draft_is_missing (draft, muster_field_row_get_field (field_row)))
        {
          gtk_widget_grab_focus (GTK_WIDGET (field_row));
          return;
        }
    }

  row = gtk_list_box_get_row_at_index (self->fields, 0);
  if (row != NULL)
    gtk_widget_grab_focus (gtk_list_box_row_get_child (row));
}

static void
bind_form (MusterFormCard *self)
{
  MusterOrderForm *form = get_form (self);

  muster_subject_set_item (self->form, form);
  muster_subject_set_item (self->expected, muster_order_form_get_outlook (form));
  muster_odds_chart_set_outlook (self->odds, muster_order_form_get_outlook (form));
  muster_dice_entry_set_tray (self->dice, muster_order_dice_get_tray (get_dice (self)));
  muster_card_picker_set_dice (self->picker, get_dice (self));
  bind_fields (self, self->fields, FALSE);
  bind_fields (self, self->house_fields, TRUE);
  gtk_list_box_bind_model (self->rolls, muster_order_dice_get_rolls (get_dice (self)), create_roll,
                           self, NULL);
}

static void
muster_form_card_dispose (GObject *object)
{
  MusterFormCard *self = MUSTER_FORM_CARD (object);

  if (self->fields != NULL)
    {
      gtk_list_box_bind_model (self->fields, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->house_fields, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->rolls, NULL, NULL, NULL, NULL);
    }
  g_clear_handle_id (&self->going_on, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_form_card_parent_class)->dispose (object);
}

static void
muster_form_card_class_init (MusterFormCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_form_card_dispose;

  g_type_ensure (MUSTER_TYPE_CARD_PICKER);
  g_type_ensure (MUSTER_TYPE_DICE_ENTRY);
  g_type_ensure (MUSTER_TYPE_LINE_BOX);
  g_type_ensure (MUSTER_TYPE_ODDS_CHART);
  g_type_ensure (MUSTER_TYPE_RULE_LINKS);
  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_ORDER_FORM);
  g_type_ensure (MUSTER_TYPE_ORDER_OUTLOOK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-form-card.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, expected);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, form);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, preview);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, fields);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, house);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, house_fields);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, outlook);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, odds_title);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, odds);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, outlook_text);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, table);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, table_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, rolls);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, request);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, count);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, counts_row);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, counts_label);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, counts);
  gtk_widget_class_bind_template_callback (widget_class, counts_cb);
  gtk_widget_class_bind_template_callback (widget_class, counts_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, typist);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, picker);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, message);
  gtk_widget_class_bind_template_child (widget_class, MusterFormCard, message_rule);
}

static void
muster_form_card_init (MusterFormCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_form_card_new (MusterBattleSession *session)
{
  MusterFormCard *self = g_object_new (MUSTER_TYPE_FORM_CARD, NULL);
  MusterOrderForm *form;

  self->session = g_object_ref (session);
  form = get_form (self);
  bind_form (self);
  g_signal_connect_object (form, "notify::stage", G_CALLBACK (show_form), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (form, "notify::message", G_CALLBACK (show_form), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_order_dice_get_tray (get_dice (self)), "changed",
                           G_CALLBACK (show_count), self, G_CONNECT_SWAPPED);
  show_form (self);
  return GTK_WIDGET (self);
}

/**
 * muster_form_card_focus_next:
 *
 * Puts the focus where the next key will probably be meant to go.
 */
void
muster_form_card_focus_next (MusterFormCard *self)
{
  g_return_if_fail (MUSTER_IS_FORM_CARD (self));

  switch (muster_order_form_get_stage (get_form (self)))
    {
    case MUSTER_FORM_FILL:
      focus_missing_field (self);
      break;

    case MUSTER_FORM_ROLL:
      gtk_widget_grab_focus (GTK_WIDGET (self->dice));
      break;

    case MUSTER_FORM_READY:
    case MUSTER_FORM_IDLE:
    default:
      break;
    }
}

/**
 * muster_form_card_count:
 *
 * Goes to the entry for how many dice count, if that is all that the rules need.
 *
 * Returns: whether it is
 */
gboolean
muster_form_card_count (MusterFormCard *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_CARD (self), FALSE);

  return muster_order_dice_can_count (get_dice (self)) && gtk_widget_grab_focus (GTK_WIDGET (self->counts));
}

/**
 * muster_form_card_get_asked:
 *
 * Returns: (transfer none) (nullable): what is to be looked at now: the dice that are asked for, or what
 *   would come of the order
 */
GtkWidget *
muster_form_card_get_asked (MusterFormCard *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_CARD (self), NULL);

  switch (muster_order_form_get_stage (get_form (self)))
    {
    case MUSTER_FORM_ROLL:
      return self->request;

    case MUSTER_FORM_READY:
      return GTK_WIDGET (self->preview);

    case MUSTER_FORM_FILL:
    case MUSTER_FORM_IDLE:
    default:
      return NULL;
    }
}
