/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/reference/muster-reference-page.h"

#include <adwaita.h>

#include "app/models/reference/muster-reference-book.h"
#include "app/models/reference/muster-reference-paper.h"
#include "app/reference/muster-reference-row.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterReferencePage
{
  MusterPanel parent_instance;

  MusterLibrary *library;
  MusterReferenceBook *book;
  MusterRuleset *played;  /* (nullable): the ruleset of what is open */
  char **played_rules;    /* (nullable): its optional rules that are in play */
  char **sections;
  gboolean is_filling;
  guint focus_source;

  GtkWidget *back;
  GtkDropDown *ruleset;
  GtkDropDown *section;
  GtkCheckButton *only_played;
  GtkLabel *only_text;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkNoSelection *selection;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (MusterReferencePage, muster_reference_page, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_LIBRARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint print_signal;

static void
show_found (MusterReferencePage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->book));

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "not-found");
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static const char *const *
get_rules (MusterReferencePage *self)
{
  MusterRuleset *ruleset = muster_reference_book_get_ruleset (self->book);

  return ruleset == self->played && gtk_check_button_get_active (self->only_played)
           ? (const char *const *) self->played_rules : NULL;
}

static void
list_sections (MusterReferencePage *self)
{
  g_auto (GStrv) sections = muster_reference_book_list_sections (self->book);
  g_autoptr (GtkStringList) names = NULL;

  if (self->sections != NULL &&
      g_strv_equal ((const char *const *) sections, (const char *const *) self->sections))
    return;

  names = gtk_string_list_new ((const char *const *) sections);
  gtk_string_list_splice (names, 0, 0, (const char *[]) { _("All of it"), NULL });
  g_strfreev (self->sections);
  self->sections = g_steal_pointer (&sections);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->section, G_LIST_MODEL (names));
  self->is_filling = FALSE;
  muster_reference_book_set_section (self->book, NULL);
}

/* Returns the chosen ruleset, in the variant that the open battle, plan or force uses. */
static MusterRuleset *
dup_chosen (MusterReferencePage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  MusterRuleset *chosen = g_list_model_get_item (rulesets, gtk_drop_down_get_selected (self->ruleset));

  if (chosen != NULL && self->played != NULL &&
      g_str_equal (muster_ruleset_get_id (chosen), muster_ruleset_get_id (self->played)))
    g_set_object (&chosen, self->played);
  return chosen;
}

static void
open_book (MusterReferencePage *self)
{
  g_autoptr (MusterRuleset) ruleset = dup_chosen (self);

  if (ruleset == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->only_played),
                          ruleset == self->played && self->played_rules != NULL);
  muster_reference_book_open (self->book, ruleset,
                              ruleset == self->played && gtk_check_button_get_active (self->only_played)
                                ? (const char *const *) self->played_rules : NULL);
  list_sections (self);
  show_found (self);
}

static void
ruleset_chosen_cb (MusterReferencePage *self)
{
  g_autoptr (MusterRuleset) ruleset = dup_chosen (self);

  if (!self->is_filling && ruleset != NULL && ruleset != muster_reference_book_get_ruleset (self->book))
    open_book (self);
}

static void
section_chosen_cb (MusterReferencePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->section);

  if (self->is_filling || selected == GTK_INVALID_LIST_POSITION)
    return;
  muster_reference_book_set_section (self->book, selected > 0 ? self->sections[selected - 1] : NULL);
  show_found (self);
}

static void
search_changed_cb (MusterReferencePage *self)
{
  muster_reference_book_search (self->book, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  show_found (self);
}

/* Escape clears the search first, then leaves the page. */
static void
stop_search_cb (MusterReferencePage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-reference", NULL);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (widget);
  g_autoptr (MusterSheetSource) paper =
    muster_reference_paper_new (self->library, muster_reference_book_get_ruleset (self->book),
                                get_rules (self), G_LIST_MODEL (self->book));

  g_signal_emit (self, print_signal, 0, paper);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item)
{
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_child (list_item, muster_reference_row_new ());
}

static void
bind_cb (MusterReferencePage *self,
         GtkListItem         *list_item)
{
  muster_reference_row_set_item (MUSTER_REFERENCE_ROW (gtk_list_item_get_child (list_item)),
                                 gtk_list_item_get_item (list_item), self->library,
                                 muster_reference_book_get_ruleset (self->book));
}

static gboolean
focus_found_cb (gpointer data)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (data);

  self->focus_source = 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->book)) == 0 ||
      !gtk_widget_grab_focus (GTK_WIDGET (self->list)))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return G_SOURCE_REMOVE;
}

static void
list_rulesets (MusterReferencePage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (names));
}

static gboolean
muster_reference_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MUSTER_REFERENCE_PAGE (widget)->search));
}

static void
muster_reference_page_constructed (GObject *object)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (object);

  G_OBJECT_CLASS (muster_reference_page_parent_class)->constructed (object);

  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->book));
  self->is_filling = TRUE;
  list_rulesets (self);
  self->is_filling = FALSE;
  open_book (self);
}

static void
muster_reference_page_dispose (GObject *object)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (object);

  g_clear_handle_id (&self->focus_source, g_source_remove);
  self->is_filling = TRUE;

  /* Dispose of the child widgets first, because they use the objects that are cleared below. */
  G_OBJECT_CLASS (muster_reference_page_parent_class)->dispose (object);

  g_clear_object (&self->book);
  g_clear_object (&self->played);
  g_clear_pointer (&self->played_rules, g_strfreev);
  g_clear_pointer (&self->sections, g_strfreev);
  g_clear_object (&self->library);
}

static void
muster_reference_page_set_property (GObject      *object,
                                    guint         property_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (object);

  switch (property_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
muster_reference_page_class_init (MusterReferencePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_reference_page_constructed;
  object_class->dispose = muster_reference_page_dispose;
  object_class->set_property = muster_reference_page_set_property;
  widget_class->focus = muster_widget_focus_child;
  widget_class->grab_focus = muster_reference_page_grab_focus;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  print_signal =
    g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MUSTER_TYPE_SHEET_SOURCE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-reference-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, back);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, section);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, only_played);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, only_text);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, search);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, list);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_book);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_install_action (widget_class, "reference.print", NULL, print_cb);
}

static void
muster_reference_page_init (MusterReferencePage *self)
{
  self->book = muster_reference_book_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_reference_page_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_REFERENCE_PAGE, "library", library, NULL);
}

void
muster_reference_page_search (MusterReferencePage *self)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * muster_reference_page_set_open:
 * @title: (nullable): what it is called; NULL: nothing is open
 * @ruleset: (nullable): that it is played by
 * @optional_rules: (nullable): ids of those that it is played with
 */
void
muster_reference_page_set_open (MusterReferencePage *self,
                                const char          *title,
                                MusterRuleset       *ruleset,
                                const char *const   *optional_rules)
{
  g_autofree char *tip = NULL;
  g_autofree char *only = NULL;

  g_return_if_fail (MUSTER_IS_REFERENCE_PAGE (self));

  gtk_widget_set_visible (self->back, title != NULL);
  g_set_object (&self->played, ruleset);
  g_strfreev (self->played_rules);
  self->played_rules = g_strdupv ((char **) optional_rules);
  if (title != NULL)
    {
      /* Translators: the name of a battle or a force that one has come from. */
      tip = g_strdup_printf (_("Back to “%s” (Alt+Left)"), title);
      muster_tooltip_set (self->back, tip);
      muster_accessible_set_label (self->back, tip);
      /* Translators: the name of a battle. */
      only = g_strdup_printf (_("Only the optional rules of “%s”"), title);
      gtk_label_set_label (self->only_text, only);
      muster_accessible_set_label (GTK_WIDGET (self->only_played), only);
    }
  self->is_filling = TRUE;
  gtk_check_button_set_active (self->only_played, optional_rules != NULL);
  self->is_filling = FALSE;
  if (ruleset != NULL)
    {
      const char *id = muster_ruleset_get_id (ruleset);
      GListModel *rulesets = muster_library_get_rulesets (self->library);

      self->is_filling = TRUE;
      for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
        {
          g_autoptr (MusterRuleset) item = g_list_model_get_item (rulesets, i);

          if (g_str_equal (muster_ruleset_get_id (item), id))
            gtk_drop_down_set_selected (self->ruleset, i);
        }
      self->is_filling = FALSE;
    }
  open_book (self);
}

void
muster_reference_page_show_rule (MusterReferencePage *self,
                                 const char          *rule)
{
  GListModel *rulesets;

  g_return_if_fail (MUSTER_IS_REFERENCE_PAGE (self));

  /* Looks for the rule in the shown ruleset first, since its rules are probably meant. */
  rulesets = muster_library_get_rulesets (self->library);
  if (!muster_reference_book_has_rule (self->book, rule))
    {
      /* The rule may be an optional one that is not in play. */
      gtk_check_button_set_active (self->only_played, FALSE);
      for (guint i = 0; self->played == NULL && i < g_list_model_get_n_items (rulesets) &&
                        !muster_reference_book_has_rule (self->book, rule); i++)
        gtk_drop_down_set_selected (self->ruleset, i);
    }

  gtk_drop_down_set_selected (self->section, 0);
  gtk_editable_set_text (GTK_EDITABLE (self->search), rule);
  search_changed_cb (self);
  /* The list makes its rows during layout, so wait until idle. */
  if (self->focus_source == 0)
    self->focus_source = g_idle_add (focus_found_cb, self);
}
