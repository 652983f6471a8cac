/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-rule-links.h"

#include "app/widgets/muster-flow-layout.h"
#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

/* Links are buttons that look like links: those in the text of a label are not there for screen readers. */

#define SPACING 4

struct _MusterRuleLinks
{
  GtkWidget parent_instance;

  char **rules; /* as they were given */
};

G_DEFINE_FINAL_TYPE (MusterRuleLinks, muster_rule_links, GTK_TYPE_WIDGET)

static GtkWidget *
new_link (const char *rule)
{
  /* Translators: the id of a rule, such as K-FIRE-03. */
  g_autofree char *name = g_strdup_printf (_("Rule %s"), rule);
  GtkWidget *link = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_LINK, "label",
                                  rule, "action-name", "win.show-rule", NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", rule);
  gtk_widget_add_css_class (link, "rule-link");
  gtk_widget_set_tooltip_text (link, _("Look it up in the reference"));
  gtk_widget_set_valign (link, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return link;
}

/* Rows of lists let Tab out behind the first of their widgets. */
static gboolean
key_cb (MusterRuleLinks *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  GtkWidget *link = gtk_widget_get_focus_child (GTK_WIDGET (self));
  gboolean on = keyval == GDK_KEY_Right || (keyval == GDK_KEY_Tab && (state & GDK_SHIFT_MASK) == 0);
  gboolean back = keyval == GDK_KEY_Left || keyval == GDK_KEY_ISO_Left_Tab;
  GtkWidget *next = NULL;

  if (link != NULL && on)
    next = gtk_widget_get_next_sibling (link);
  else if (link != NULL && back)
    next = gtk_widget_get_prev_sibling (link);

  return next != NULL && gtk_widget_grab_focus (next);
}

static void
muster_rule_links_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_rule_links_parent_class)->dispose (object);
}

static void
muster_rule_links_finalize (GObject *object)
{
  MusterRuleLinks *self = MUSTER_RULE_LINKS (object);

  g_strfreev (self->rules);

  G_OBJECT_CLASS (muster_rule_links_parent_class)->finalize (object);
}

static void
muster_rule_links_class_init (MusterRuleLinksClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = muster_rule_links_dispose;
  object_class->finalize = muster_rule_links_finalize;
}

static void
muster_rule_links_init (MusterRuleLinks *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (SPACING));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
muster_rule_links_new (void)
{
  return g_object_new (MUSTER_TYPE_RULE_LINKS, NULL);
}

void
muster_rule_links_set_rules (MusterRuleLinks   *self,
                             const char *const *rules)
{
  static const char *const nothing[] = { NULL };
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  g_return_if_fail (MUSTER_IS_RULE_LINKS (self));

  rules = rules != NULL ? rules : nothing;
  /* A link that has the focus keeps it while it says the same. */
  if (self->rules != NULL && g_strv_equal ((const char *const *) self->rules, rules))
    return;

  g_strfreev (self->rules);
  self->rules = g_strdupv ((char **) rules);
  muster_widget_unparent_children (GTK_WIDGET (self));
  for (guint i = 0; rules[i] != NULL; i++)
    if (*rules[i] != '\0' && !g_ptr_array_find_with_equal_func (shown, rules[i], g_str_equal, NULL))
      {
        g_ptr_array_add (shown, (gpointer) rules[i]);
        gtk_widget_set_parent (new_link (rules[i]), GTK_WIDGET (self));
      }
  gtk_widget_set_visible (GTK_WIDGET (self), shown->len > 0);
}

void
muster_rule_links_set_rule (MusterRuleLinks *self,
                            const char      *rule)
{
  const char *const rules[] = { rule, NULL };

  muster_rule_links_set_rules (self, rules);
}
