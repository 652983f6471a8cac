/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/reference/muster-reference-page.h"

#include <adwaita.h>

#include "app/models/reference/muster-reference-book.h"
#include "app/models/reference/muster-reference-item.h"
#include "app/widgets/muster-widget-children.h"

struct _MusterReferencePage
{
  GtkWidget parent_instance;

  MusterLibrary *library;
  MusterReferenceBook *book;

  GtkDropDown *ruleset;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkNoSelection *selection;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (MusterReferencePage, muster_reference_page, GTK_TYPE_WIDGET)

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

static void
ruleset_chosen_cb (MusterReferencePage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr(MusterRuleset) ruleset =
    g_list_model_get_item (rulesets, gtk_drop_down_get_selected (self->ruleset));

  if (ruleset == NULL || ruleset == muster_reference_book_get_ruleset (self->book))
    return;
  muster_reference_book_open (self->book, ruleset, NULL);
  show_found (self);
}

static void
search_changed_cb (MusterReferencePage *self)
{
  muster_reference_book_search (self->book, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  show_found (self);
}

static void
print_cb (MusterReferencePage *self)
{
  g_signal_emit (self, print_signal, 0, muster_reference_book_get_ruleset (self->book));
}

static void
list_rulesets (MusterReferencePage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

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
  list_rulesets (self);
  ruleset_chosen_cb (self);
}

static void
muster_reference_page_dispose (GObject *object)
{
  MusterReferencePage *self = MUSTER_REFERENCE_PAGE (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->book);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_reference_page_parent_class)->dispose (object);
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
  widget_class->grab_focus = muster_reference_page_grab_focus;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  print_signal =
    g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MUSTER_TYPE_RULESET);

  g_type_ensure (MUSTER_TYPE_REFERENCE_ITEM);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-reference-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, search);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterReferencePage, list);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
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

void
muster_reference_page_show_rule (MusterReferencePage *self,
                                 const char          *ruleset,
                                 const char          *rule)
{
  GListModel *rulesets;

  g_return_if_fail (MUSTER_IS_REFERENCE_PAGE (self));

  rulesets = muster_library_get_rulesets (self->library);
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) item = g_list_model_get_item (rulesets, i);

      if (g_str_equal (muster_ruleset_get_id (item), ruleset))
        gtk_drop_down_set_selected (self->ruleset, i);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), rule);
}
