/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-unit-card.h"

#include "app/battle/muster-side-style.h"
#include "app/models/battle/muster-target-keys.h"
#include "app/models/battle/muster-unit-look.h"
#include "app/models/muster-words.h"
#include "app/toolkit/muster-widget-class.h"
#include "app/widgets/muster-figure-strip.h"
#include "app/widgets/muster-pill-box.h"
#include "core/muster-i18n.h"

struct _MusterUnitCard
{
  MusterPanel parent_instance;

  MusterUnitItem *item;
  MusterBattleSession *session;
  GBindingGroup *bindings;
  GSignalGroup *signals;

  GtkLabel *key;
  GtkLabel *name;
  GtkLabel *leadership;
  MusterFigureStrip *figures;
  GtkLabel *strength;
  GtkLabel *people;
  MusterPillBox *pills;
};

G_DEFINE_FINAL_TYPE (MusterUnitCard, muster_unit_card, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_ITEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Player, where a side has several, trait, leader and type: "Steady · Capt. Hill · Regular Infantry". */
static gboolean
join_people (GBinding     *binding,
             const GValue *from,
             GValue       *to,
             gpointer      data)
{
  g_autoptr (GObject) item = g_binding_dup_source (binding);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *type = NULL;
  g_autofree char *player = NULL;
  const char *leader = g_value_get_string (from);

  g_object_get (item, "type-name", &type, "player-text", &player, NULL);
  if (*player != '\0')
    g_string_append_printf (words, "%s · ", player);
  if (leader != NULL && *leader != '\0')
    g_string_append_printf (words, "%s · ", leader);
  g_string_append (words, type);
  g_value_set_string (to, words->str);
  return TRUE;
}

/* The first marker is the card of the unit, if it has one, and is drawn as a card. */
static void
add_marker (MusterUnitCard *self,
            const char     *marker,
            MusterTone      tone,
            MusterCard      card)
{
  static const char *const classes[] = { "plain", "hinders", "danger", "good" };
  g_autofree char *text = muster_words_begin_line (marker);

  if (card == MUSTER_CARD_NONE)
    muster_pill_box_add (self->pills, text, classes[tone]);
  else
    muster_pill_box_add (self->pills, muster_card_get_sign (card),
                         muster_card_is_red (card) ? "red-card" : "black-card");
}

/* Shows the value and, while its side acts, the chance: "6+ · 83 %". */
static void
show_leadership (MusterUnitCard *self)
{
  g_autofree char *value = NULL;
  g_autofree char *text = NULL;
  double chance;

  if (self->item == NULL)
    return;

  g_object_get (self->item, "leadership-text", &value, "act-chance", &chance, NULL);
  if (chance >= 0.0)
    {
      g_autofree char *percents = muster_words_for_chance (chance);

      text = *value != '\0' ? g_strdup_printf ("%s · %s", value, percents) : g_strdup (percents);
    }
  gtk_label_set_label (self->leadership, text != NULL ? text : value);
}

static void
show_pills (MusterUnitCard *self)
{
  g_autoptr (GArray) tones = g_array_new (FALSE, FALSE, sizeof (MusterTone));
  g_auto (GStrv) markers = NULL;
  gboolean failed;
  g_autofree char *act = NULL;
  g_autofree char *text = NULL;

  muster_pill_box_clear (self->pills);
  if (self->item == NULL)
    return;

  if (!muster_unit_item_get_in_play (self->item))
    {
      g_autofree char *label = NULL;
      g_autofree char *fate = NULL;

      g_object_get (self->item, "fate-label", &label, NULL);
      fate = muster_words_begin_line (label);
      muster_pill_box_add (self->pills, fate, "fate");
      return;
    }

  if (muster_unit_item_is_leaderless (self->item))
    muster_pill_box_add (self->pills, _("Leaderless"), "hinders");
  markers = muster_unit_item_dup_markers (self->item, tones);
  for (guint i = 0; markers[i] != NULL; i++)
    add_marker (self, markers[i], g_array_index (tones, MusterTone, i),
                i == 0 ? muster_unit_item_get_state (self->item)->card : MUSTER_CARD_NONE);
  /* Show the order by which the unit has acted, and whether it failed. */
  failed = muster_unit_item_get_state (self->item)->failed;
  g_object_get (self->item, "act-text", &act, NULL);
  if (*act == '\0')
    return;
  text = g_strdup_printf ("%s %s", failed ? "✗" : "✓", act);
  muster_pill_box_add (self->pills, text, failed ? "hinders" : "acted");
}

static void
show_presence (MusterUnitCard *self)
{
  gboolean gone = self->item != NULL && !muster_unit_item_get_in_play (self->item);

  muster_widget_set_class (GTK_WIDGET (self), "gone", gone);
  show_pills (self);
}

static char
get_key (MusterUnitCard *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);

  /* Once the unit is said, digits are dice. */
  return muster_target_keys_are_due (form)
           ? muster_target_keys_get (form, (int) muster_unit_item_get_index (self->item)) : 0;
}

static void
show_summary (MusterUnitCard *self)
{
  g_autofree char *said = NULL;
  g_autofree char *summary = NULL;
  char key;

  if (self->item == NULL)
    return;

  key = get_key (self);
  g_object_get (self->item, "summary", &said, NULL);
  /* Translators: the key that chooses a unit, and the unit. */
  summary = key != 0 ? g_strdup_printf (_("%c: %s"), g_ascii_toupper (key), said) : g_strdup (said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  /* The row of the list has the focus, so screen readers read the label of that row. */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
}

/* Shows the key that chooses this unit while an order asks for one. */
static void
show_key (MusterUnitCard *self)
{
  char key = self->item != NULL ? get_key (self) : 0;
  const char label[] = { g_ascii_toupper (key), '\0' };

  if (g_str_equal (gtk_label_get_label (self->key), label))
    return;
  gtk_label_set_label (self->key, label);
  gtk_widget_set_visible (GTK_WIDGET (self->key), key != 0);
  show_summary (self);
}

static void
show_look (MusterUnitCard *self)
{
  MusterRuleset *ruleset =
    muster_battle_get_ruleset (muster_battle_session_get_battle (self->session));

  muster_figure_strip_set_figure (self->figures,
                                  muster_unit_look_get (ruleset,
                                                        muster_unit_item_get_state (self->item)));
}

/* Shows the colour of the side and the look of the unit, which can be seen from across the
 * table. */
static void
show_side (MusterUnitCard *self)
{
  const MusterUnitDef *def;

  if (self->item == NULL)
    return;
  def = muster_unit_item_get_state (self->item)->def;
  muster_side_style_apply (GTK_WIDGET (self), muster_battle_session_get_battle (self->session),
                           def->side);
  show_look (self);
}

/* A tooltip shows the whole name if the label cuts it off. */
static gboolean
query_name_cb (MusterUnitCard *self,
               int             x,
               int             y,
               gboolean        by_keyboard,
               GtkTooltip     *tooltip)
{
  if (self->item == NULL || !pango_layout_is_ellipsized (gtk_label_get_layout (self->name)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, muster_unit_item_get_name (self->item));
  return TRUE;
}

static void
muster_unit_card_dispose (GObject *object)
{
  MusterUnitCard *self = MUSTER_UNIT_CARD (object);

  g_clear_object (&self->item);
  g_clear_object (&self->session);
  g_clear_object (&self->bindings);
  g_clear_object (&self->signals);

  G_OBJECT_CLASS (muster_unit_card_parent_class)->dispose (object);
}

static void
muster_unit_card_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterUnitCard *self = MUSTER_UNIT_CARD (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      g_value_set_object (value, self->item);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_unit_card_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterUnitCard *self = MUSTER_UNIT_CARD (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      muster_unit_card_set_item (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_unit_card_class_init (MusterUnitCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_unit_card_dispose;
  object_class->get_property = muster_unit_card_get_property;
  object_class->set_property = muster_unit_card_set_property;

  properties[PROP_ITEM] =
    g_param_spec_object ("item", NULL, NULL, MUSTER_TYPE_UNIT_ITEM,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_FIGURE_STRIP);
  g_type_ensure (MUSTER_TYPE_PILL_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-unit-card.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, key);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, name);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, leadership);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, figures);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, strength);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, people);
  gtk_widget_class_bind_template_child (widget_class, MusterUnitCard, pills);
  gtk_widget_class_bind_template_callback (widget_class, query_name_cb);
  gtk_widget_class_set_css_name (widget_class, "unitcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_unit_card_init (MusterUnitCard *self)
{
  const GBindingFlags flags = G_BINDING_SYNC_CREATE;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "name", self->name, "label", flags);
  g_binding_group_bind (self->bindings, "strength", self->figures, "strength", flags);
  g_binding_group_bind (self->bindings, "start", self->figures, "start", flags);
  g_binding_group_bind (self->bindings, "strength-text", self->strength, "label", flags);
  g_binding_group_bind_full (self->bindings, "leader-line", self->people, "label", flags,
                             join_people, NULL, NULL, NULL);

  self->signals = g_signal_group_new (MUSTER_TYPE_UNIT_ITEM);
  g_signal_group_connect_swapped (self->signals, "notify::leadership-text",
                                  G_CALLBACK (show_leadership), self);
  g_signal_group_connect_swapped (self->signals, "notify::act-chance",
                                  G_CALLBACK (show_leadership), self);
  g_signal_group_connect_swapped (self->signals, "notify::in-play", G_CALLBACK (show_presence),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::fate-label", G_CALLBACK (show_pills),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::markers-text", G_CALLBACK (show_pills),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::markers-text", G_CALLBACK (show_look),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::leader-text", G_CALLBACK (show_pills),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::act-text", G_CALLBACK (show_pills),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::summary", G_CALLBACK (show_summary),
                                  self);
}

GtkWidget *
muster_unit_card_new (MusterBattleSession *session)
{
  MusterUnitCard *self = g_object_new (MUSTER_TYPE_UNIT_CARD, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (muster_battle_session_get_battle (session), "changed",
                           G_CALLBACK (show_side), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (session), "notify::stage",
                           G_CALLBACK (show_key), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * muster_unit_card_get_item:
 *
 * Returns: (transfer none) (nullable): the unit shown
 */
MusterUnitItem *
muster_unit_card_get_item (MusterUnitCard *self)
{
  g_return_val_if_fail (MUSTER_IS_UNIT_CARD (self), NULL);

  return self->item;
}

void
muster_unit_card_set_item (MusterUnitCard *self,
                           MusterUnitItem *item)
{
  g_return_if_fail (MUSTER_IS_UNIT_CARD (self));
  g_return_if_fail (item == NULL || MUSTER_IS_UNIT_ITEM (item));

  if (!g_set_object (&self->item, item))
    return;

  g_binding_group_set_source (self->bindings, item);
  g_signal_group_set_target (self->signals, item);
  show_leadership (self);
  show_presence (self);
  show_side (self);
  show_key (self);
  show_summary (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
}
