/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-page.h"

#include <adwaita.h>

#include "app/plan/muster-plan-deploy-step.h"
#include "app/plan/muster-plan-forces-step.h"
#include "app/plan/muster-plan-rules-step.h"
#include "app/plan/muster-plan-scenario-step.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterPlanPage
{
  MusterPanel parent_instance;

  MusterPlanSession *session;

  AdwViewSwitcherTitle *switcher;
  AdwViewStack *steps;
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *start;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (MusterPlanPage, muster_plan_page, MUSTER_TYPE_PANEL)

enum
{
  SIGNAL_START,
  SIGNAL_CLOSE,
  SIGNAL_PRINT,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  GtkWidget *(*create) (MusterPlanSession *session);
} STEPS[] = {
  { "scenario", N_("Scenario"), "muster-battles-symbolic", muster_plan_scenario_step_new },
  { "forces", N_("Forces"), "system-users-symbolic", muster_plan_forces_step_new },
  { "rules", N_("Table"), "emblem-system-symbolic", muster_plan_rules_step_new },
  { "deploy", N_("Deploy"), "emblem-ok-symbolic", muster_plan_deploy_step_new },
};

static int
find_step (MusterPlanPage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->steps);

  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    if (g_strcmp0 (STEPS[i].name, name) == 0)
      return (int) i;
  return 0;
}

static void
show_session (MusterPlanPage *self)
{
  const char *obstacle = muster_plan_session_get_obstacle (self->session);
  g_autofree char *trouble = NULL;
  g_autofree char *heading = NULL;
  gboolean is_last = find_step (self) == (int) G_N_ELEMENTS (STEPS) - 1;

  g_object_get (self->session, "trouble", &trouble, "heading", &heading, NULL);
  adw_view_switcher_title_set_title (self->switcher, heading);
  adw_view_switcher_title_set_subtitle (self->switcher, _("New battle"));
  gtk_widget_set_visible (self->back, find_step (self) > 0);
  gtk_widget_set_visible (self->next, !is_last);
  gtk_widget_set_sensitive (self->start, *obstacle == '\0');
  if (is_last)
    gtk_widget_add_css_class (self->start, "suggested-action");
  else
    gtk_widget_remove_css_class (self->start, "suggested-action");
  gtk_label_set_label (self->note, *trouble != '\0' ? trouble : obstacle);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *trouble != '\0' || *obstacle != '\0');
}

static void
step (MusterPlanPage *self,
      int             by)
{
  int index = CLAMP (find_step (self) + by, 0, (int) G_N_ELEMENTS (STEPS) - 1);

  muster_plan_page_show_step (self, STEPS[index].name);
}

static void
back_cb (MusterPlanPage *self)
{
  step (self, -1);
}

static void
next_cb (MusterPlanPage *self)
{
  step (self, 1);
}

static void
start_cb (MusterPlanPage *self)
{
  g_signal_emit (self, signals[SIGNAL_START], 0);
}

static void
close_cb (MusterPlanPage *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSE], 0);
}

static void
print_cb (MusterPlanPage *self)
{
  g_signal_emit (self, signals[SIGNAL_PRINT], 0);
}

static void
action_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterPlanPage *self = MUSTER_PLAN_PAGE (widget);

  if (g_str_equal (name, "plan.back"))
    back_cb (self);
  else if (g_str_equal (name, "plan.next"))
    next_cb (self);
  else if (g_str_equal (name, "plan.start"))
    {
      if (gtk_widget_get_sensitive (self->start))
        start_cb (self);
    }
  else if (g_str_equal (name, "plan.print"))
    print_cb (self);
  else
    close_cb (self);
}

static void
report_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_FAILED], 0, g_variant_get_string (parameter, NULL));
}

/* Players can leave every step as it is, so Enter goes to the next step, and in the last one begins
 * the battle. */
static gboolean
muster_plan_page_grab_focus (GtkWidget *widget)
{
  MusterPlanPage *self = MUSTER_PLAN_PAGE (widget);
  gboolean is_last = find_step (self) == (int) G_N_ELEMENTS (STEPS) - 1;

  return gtk_widget_grab_focus (is_last && gtk_widget_get_sensitive (self->start) ? self->start
                                : is_last                                         ? self->back
                                                                                  : self->next);
}

static void
muster_plan_page_finalize (GObject *object)
{
  MusterPlanPage *self = MUSTER_PLAN_PAGE (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_plan_page_parent_class)->finalize (object);
}

static const struct
{
  const char *name;
  const char *trigger;
} ACTIONS[] = {
  { "plan.next", "<Control>Page_Down" },
  { "plan.back", "<Control>Page_Up" },
  { "plan.start", "<Control>Return" },
  { "plan.print", "<Control>p" },
  { "plan.close", "<Control>w" },
};

static void
muster_plan_page_class_init (MusterPlanPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *names[] = { "start", "close", "print" };

  object_class->finalize = muster_plan_page_finalize;
  widget_class->focus = muster_widget_focus_child;
  widget_class->grab_focus = muster_plan_page_grab_focus;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    gtk_widget_class_install_action (widget_class, ACTIONS[i].name, NULL, action_cb);
  gtk_widget_class_install_action (widget_class, "plan.report", "s", report_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-plan-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, steps);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, next);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, start);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanPage, note);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
}

static void
muster_plan_page_init (MusterPlanPage *self)
{
  GtkButton *button;
  GtkLabel *label;
  GtkEventController *controller;

  gtk_widget_init_template (GTK_WIDGET (self));

  /* Wraps the label, since three buttons side by side are too wide for a narrow window with large
   * text. */
  button = GTK_BUTTON (self->start);
  label = GTK_LABEL (gtk_button_get_child (button));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);

  muster_mnemonics_name (GTK_WIDGET (self));

  /* Handles the keys in the capture phase, since a scrolled window would use them for itself. */
  controller = gtk_shortcut_controller_new ();
  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (ACTIONS[i].trigger),
                        gtk_named_action_new (ACTIONS[i].name)));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

GtkWidget *
muster_plan_page_new (MusterPlanSession *session)
{
  MusterPlanPage *self = g_object_new (MUSTER_TYPE_PLAN_PAGE, NULL);

  self->session = g_object_ref (session);
  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    adw_view_stack_add_titled_with_icon (self->steps, STEPS[i].create (session), STEPS[i].name,
                                         _(STEPS[i].title), STEPS[i].icon_name);
  g_signal_connect_object (session, "changed", G_CALLBACK (show_session), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::trouble", G_CALLBACK (show_session), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->steps, "notify::visible-child", G_CALLBACK (show_session), self,
                           G_CONNECT_SWAPPED);
  show_session (self);

  return GTK_WIDGET (self);
}

MusterPlanSession *
muster_plan_page_get_session (MusterPlanPage *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_PAGE (self), NULL);

  return self->session;
}

void
muster_plan_page_show_step (MusterPlanPage *self,
                            const char     *name)
{
  g_return_if_fail (MUSTER_IS_PLAN_PAGE (self));

  adw_view_stack_set_visible_child_name (self->steps, name);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
