/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-option-row.h"

#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

struct _MusterForceOptionRow
{
  MusterActionRow parent_instance;

  MusterForceChoice *choice;
  gboolean showing;

  MusterRuleLinks *rule;
  GtkLabel *cost;
  GtkSwitch *toggle;
  GtkToggleButton *favour;
  GtkWidget *turn_on;
};

G_DEFINE_FINAL_TYPE (MusterForceOptionRow, muster_force_option_row, MUSTER_TYPE_ACTION_ROW)

enum
{
  PROP_0,
  PROP_CHOICE,
  N_PROPS
};

enum
{
  SIGNAL_SWITCHED,
  SIGNAL_FAVOURED,
  SIGNAL_RULE_WANTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* "Discipline +2. The best of their kind. It would cost 10, and a unit costs 2 to 9" */
static char *
dup_subtitle (MusterForceOptionRow *self)
{
  const MusterForceStanding *standing = muster_force_choice_get_standing (self->choice);
  const char *const parts[] = { standing->effect, muster_force_choice_get_summary (self->choice),
                                standing->reason };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      /* An option for a weapon may be named after its effect, which is then not repeated. */
      if (parts[i] == NULL || *parts[i] == '\0' ||
          g_strcmp0 (parts[i], muster_force_choice_get_name (self->choice)) == 0)
        continue;
      if (words->len > 0)
        g_string_append_c (words, '\n');
      if (parts[i] == standing->reason && !standing->allowed && !standing->active)
        /* Translators: before the reason why an option cannot be had. */
        g_string_append_printf (words, "%s ", _("Not possible:"));
      g_string_append (words, parts[i]);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
show_choice (MusterForceOptionRow *self)
{
  const MusterForceStanding *standing = muster_force_choice_get_standing (self->choice);
  g_autofree char *subtitle = dup_subtitle (self);

  self->showing = TRUE;
  g_object_set (self, "title", muster_force_choice_get_name (self->choice), "subtitle", subtitle,
                NULL);
  gtk_label_set_label (self->cost, standing->free ? _("no cost") : standing->cost);
  muster_rule_links_set_rule (self->rule, standing->rule);
  gtk_switch_set_active (self->toggle, standing->active);
  gtk_switch_set_state (self->toggle, standing->active);
  gtk_widget_set_sensitive (GTK_WIDGET (self->toggle), standing->allowed);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), standing->allowed);
  gtk_widget_set_visible (GTK_WIDGET (self->favour), standing->may_be_free);
  gtk_toggle_button_set_active (self->favour, standing->free);
  gtk_widget_set_visible (self->turn_on, standing->needs_rule != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_force_choice_get_name (self->choice),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  self->showing = FALSE;
}

/* Asks the force to change the option; the switch keeps its state until the force has answered. */
static gboolean
state_set_cb (MusterForceOptionRow *self,
              gboolean              active)
{
  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_SWITCHED], 0, active);
  return GDK_EVENT_STOP;
}

static void
favour_toggled_cb (MusterForceOptionRow *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_FAVOURED], 0, gtk_toggle_button_get_active (self->favour));
}

static void
turn_on_cb (MusterForceOptionRow *self)
{
  g_autofree char *rule = g_strdup (muster_force_choice_get_standing (self->choice)->needs_rule);

  if (rule != NULL)
    g_signal_emit (self, signals[SIGNAL_RULE_WANTED], 0, rule);
}

/* The row is the only stop of Tab, and Enter switches the option. Its buttons are reached with the arrow
 * keys. */
static gboolean
muster_force_option_row_focus (GtkWidget        *widget,
                               GtkDirectionType  direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (muster_force_option_row_parent_class)->focus (widget, direction);

  return !gtk_widget_is_focus (widget) && gtk_widget_get_focus_child (widget) == NULL &&
         gtk_widget_grab_focus (widget);
}

static void
muster_force_option_row_constructed (GObject *object)
{
  MusterForceOptionRow *self = MUSTER_FORCE_OPTION_ROW (object);

  G_OBJECT_CLASS (muster_force_option_row_parent_class)->constructed (object);

  g_signal_connect_object (self->choice, "changed", G_CALLBACK (show_choice), self,
                           G_CONNECT_SWAPPED);
  show_choice (self);
}

static void
muster_force_option_row_dispose (GObject *object)
{
  MusterForceOptionRow *self = MUSTER_FORCE_OPTION_ROW (object);

  g_clear_object (&self->choice);

  G_OBJECT_CLASS (muster_force_option_row_parent_class)->dispose (object);
}

static void
muster_force_option_row_get_property (GObject    *object,
                                      guint       prop_id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CHOICE:
      g_value_set_object (value, MUSTER_FORCE_OPTION_ROW (object)->choice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_option_row_set_property (GObject      *object,
                                      guint         prop_id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CHOICE:
      MUSTER_FORCE_OPTION_ROW (object)->choice = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_option_row_class_init (MusterForceOptionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_option_row_constructed;
  object_class->dispose = muster_force_option_row_dispose;
  object_class->get_property = muster_force_option_row_get_property;
  object_class->set_property = muster_force_option_row_set_property;
  widget_class->focus = muster_force_option_row_focus;

  properties[PROP_CHOICE] =
    g_param_spec_object ("choice", NULL, NULL, MUSTER_TYPE_FORCE_CHOICE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SWITCHED] =
    g_signal_new ("switched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[SIGNAL_FAVOURED] =
    g_signal_new ("favoured", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  signals[SIGNAL_RULE_WANTED] =
    g_signal_new ("rule-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (MUSTER_TYPE_RULE_LINKS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceOptionRow, rule);
  gtk_widget_class_bind_template_child (widget_class, MusterForceOptionRow, cost);
  gtk_widget_class_bind_template_child (widget_class, MusterForceOptionRow, toggle);
  gtk_widget_class_bind_template_child (widget_class, MusterForceOptionRow, favour);
  gtk_widget_class_bind_template_child (widget_class, MusterForceOptionRow, turn_on);
  gtk_widget_class_bind_template_callback (widget_class, state_set_cb);
  gtk_widget_class_bind_template_callback (widget_class, favour_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_on_cb);
}

static void
muster_force_option_row_init (MusterForceOptionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_rule_links_set_short (self->rule, TRUE);
}

GtkWidget *
muster_force_option_row_new (MusterForceChoice *choice)
{
  return g_object_new (MUSTER_TYPE_FORCE_OPTION_ROW, "choice", choice, NULL);
}

MusterForceChoice *
muster_force_option_row_get_choice (MusterForceOptionRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_OPTION_ROW (self), NULL);

  return self->choice;
}
