/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-rule-links.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/library/muster-book-headings.h"
#include "core/muster-i18n.h"

/* Links to rules. They are buttons that look like links, since screen readers do not find links in
 * the text of a label. */

#define SPACING 4
#define LOOK_UP _("Look it up in the reference")

struct _MusterRuleLinks
{
  GtkWidget parent_instance;

  char **rules; /* without duplicates */
  gboolean is_stale; /* the children do not show the present rules yet */
  gboolean is_short; /* the headings of the rulebook stand in the tooltips alone */
};

G_DEFINE_FINAL_TYPE (MusterRuleLinks, muster_rule_links, GTK_TYPE_WIDGET)

/* @says_heading: whether that of the rulebook stands beside the id, and not only in the tooltip. */
static void
show_rule (GtkWidget  *link,
           const char *rule,
           gboolean    says_heading)
{
  const char *heading = muster_book_headings_find (rule);
  /* Translators: the id of a rule, such as K-FIRE-03. */
  g_autofree char *name = g_strdup_printf (_("Rule %s"), rule);
  g_autofree char *place = heading != NULL ? g_strdup_printf ("%s, %s", name, heading) : g_strdup (name);
  g_autofree char *tooltip = heading != NULL ? g_strdup_printf ("%s\n%s", heading, LOOK_UP)
                                             : g_strdup (LOOK_UP);
  g_autofree char *label = says_heading && heading != NULL ? g_strdup_printf ("%s · %s", rule, heading)
                                                           : g_strdup (rule);

  gtk_button_set_label (GTK_BUTTON (link), label);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (link))), PANGO_ELLIPSIZE_END);
  muster_tooltip_set (link, tooltip);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
}

static GtkWidget *
new_link (void)
{
  GtkWidget *link = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_LINK,
                                  "action-name", "win.show-rule", NULL);

  gtk_widget_add_css_class (link, "rule-link");
  gtk_widget_set_valign (link, GTK_ALIGN_START);

  return link;
}

/* Makes no widgets while the box is in no window: it is folded away, and most are never
 * unfolded. */
static void
show_links (MusterRuleLinks *self)
{
  GtkWidget *link = gtk_widget_get_first_child (GTK_WIDGET (self));

  self->is_stale = gtk_widget_get_root (GTK_WIDGET (self)) == NULL;
  if (self->is_stale || self->rules == NULL)
    return;

  for (guint i = 0; self->rules[i] != NULL; i++)
    {
      /* A heading stands once, behind the last of those that follow each other under it. */
      gboolean is_last = self->rules[i + 1] == NULL ||
                         g_strcmp0 (muster_book_headings_find (self->rules[i]),
                                    muster_book_headings_find (self->rules[i + 1])) != 0;

      gboolean is_fresh = link == NULL;

      if (is_fresh)
        link = new_link ();
      show_rule (link, self->rules[i], is_last && !self->is_short);
      /* Its action must have a target by then. */
      if (is_fresh)
        gtk_widget_set_parent (link, GTK_WIDGET (self));
      link = gtk_widget_get_next_sibling (link);
    }
  while (link != NULL)
    {
      GtkWidget *left = link;

      link = gtk_widget_get_next_sibling (link);
      gtk_widget_unparent (left);
    }
}

static void
muster_rule_links_root (GtkWidget *widget)
{
  MusterRuleLinks *self = MUSTER_RULE_LINKS (widget);

  GTK_WIDGET_CLASS (muster_rule_links_parent_class)->root (widget);
  if (self->is_stale)
    show_links (self);
}

/* Removes duplicates and empty ids. */
static char **
dup_shown (const char *const *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  for (guint i = 0; rules[i] != NULL; i++)
    if (*rules[i] != '\0' && !g_ptr_array_find_with_equal_func (shown, rules[i], g_str_equal, NULL))
      {
        g_ptr_array_add (shown, (gpointer) rules[i]);
        g_strv_builder_add (builder, rules[i]);
      }
  return g_strv_builder_end (builder);
}

/* In a row of a list, Tab would leave the row after its first widget, so the keys are handled
 * here. */
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
  GTK_WIDGET_CLASS (klass)->root = muster_rule_links_root;
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

/* Whether only the ids stand there, for want of room beside something else. */
void
muster_rule_links_set_short (MusterRuleLinks *self,
                             gboolean         is_short)
{
  g_return_if_fail (MUSTER_IS_RULE_LINKS (self));

  self->is_short = is_short;
  show_links (self);
}

void
muster_rule_links_set_rules (MusterRuleLinks   *self,
                             const char *const *rules)
{
  static const char *const nothing[] = { NULL };
  g_auto (GStrv) shown = NULL;

  g_return_if_fail (MUSTER_IS_RULE_LINKS (self));

  shown = dup_shown (rules != NULL ? rules : nothing);
  /* If the rules are the same, keep the links, since one may have the focus. */
  if (self->rules != NULL &&
      g_strv_equal ((const char *const *) self->rules, (const char *const *) shown))
    return;

  g_strfreev (self->rules);
  self->rules = g_steal_pointer (&shown);
  show_links (self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rules[0] != NULL);
}

void
muster_rule_links_set_rule (MusterRuleLinks *self,
                            const char      *rule)
{
  const char *const rules[] = { rule, NULL };

  muster_rule_links_set_rules (self, rules);
}
