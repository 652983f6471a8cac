/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-toolkit.h"

#include <adwaita.h>
#include <string.h>

/* Works around differences between the versions of GTK and libadwaita that Muster runs on. No other
 * file checks a version. docs/dependencies.md says what can go with the oldest version. */

/* In pixels, the least width of either heading of a dialog: enough for a letter of any size, less
 * than the width of a dialog. */
#define HEADING_WIDTH 100

/* In pixels, the greatest width that a window may require: a narrow screen without the frame of the
 * window. */
#define LEAST_WIDTH 280

static gboolean (*focus_expander) (GtkWidget        *widget,
                                   GtkDirectionType  direction);

/* The child of a collapsed expander is in no window. It must not take the focus, since it would
 * never give it back. */
static gboolean
focus_expander_cb (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  GtkWidget *child = gtk_expander_get_child (GTK_EXPANDER (widget));

  if (child != NULL)
    gtk_widget_set_can_focus (child, gtk_expander_get_expanded (GTK_EXPANDER (widget)));
  return focus_expander (widget, direction);
}

/**
 * muster_toolkit_mend_expanders:
 *
 * Lets the focus leave an expander that is folded. The toolkit offers it to what is folded away, and with
 * some children, such as lists in a scrolled window, Tab goes nowhere from there.
 */
void
muster_toolkit_mend_expanders (void)
{
  GtkWidgetClass *klass;

  if (focus_expander != NULL)
    return;
  klass = g_type_class_ref (GTK_TYPE_EXPANDER);
  focus_expander = klass->focus;
  klass->focus = focus_expander_cb;
}

static void (*construct_entry_row) (GObject *object);

static void
name_entry_cb (GtkWidget *row)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

static void
construct_entry_row_cb (GObject *object)
{
  construct_entry_row (object);
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (object)), "accessible-role",
                GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (object, "notify::title", G_CALLBACK (name_entry_cb), NULL);
}

/**
 * muster_toolkit_mend_entry_rows:
 *
 * Has a screen reader find what is typed into in a row, by the title of the row. The toolkit gives the focus
 * to a part of the row that it keeps out of the tree, so that nothing was said at all. To be called before
 * there is any such row.
 */
void
muster_toolkit_mend_entry_rows (void)
{
  GObjectClass *klass;

  if (construct_entry_row != NULL)
    return;
  klass = g_type_class_ref (ADW_TYPE_ENTRY_ROW);
  construct_entry_row = klass->constructed;
  klass->constructed = construct_entry_row_cb;
}

static void (*construct_drop_down) (GObject *object);

/* Returns the label of the selected item. */
static GtkWidget *
find_shown_label (GtkWidget *widget)
{
  GtkWidget *label = NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_shown_label (child);
  return label;
}

/* The drop-down may show another label widget each time, so the text is copied. */
static void
describe_drop_down_cb (GtkWidget *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);
  GtkWidget *label = find_shown_label (button);

  if (label == NULL)
    return;
  /* A single word cannot wrap, and GTK gets the width of some words wrong if it may. */
  gtk_label_set_wrap (GTK_LABEL (label), strchr (gtk_label_get_text (GTK_LABEL (label)), ' ') != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  /* Newer versions of GTK read the description of the drop-down instead of that of its button. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
}

static void
construct_drop_down_cb (GObject *object)
{
  construct_drop_down (object);
  /* Newer versions of GTK name the drop-down after the selected item and ignore its label. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (object))),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, object, NULL, -1);
  g_signal_connect_after (object, "map", G_CALLBACK (describe_drop_down_cb), NULL);
  g_signal_connect_after (object, "notify::selected-item", G_CALLBACK (describe_drop_down_cb), NULL);
}

/**
 * muster_toolkit_mend_drop_downs:
 *
 * Has a screen reader say what a list to open is for, and what is chosen in it. The focus goes to a button in
 * it, which the toolkit calls by the name of its class. What is chosen wraps where it is long and there is
 * little room. To be called before there is any such list.
 */
void
muster_toolkit_mend_drop_downs (void)
{
  GObjectClass *klass;

  if (construct_drop_down != NULL)
    return;
  klass = g_type_class_ref (GTK_TYPE_DROP_DOWN);
  construct_drop_down = klass->constructed;
  klass->constructed = construct_drop_down_cb;
}

/**
 * muster_toolkit_announce:
 * @announcer: a label with the role of a status
 *
 * Has a screen reader say @text, without the focus going anywhere. An old toolkit can only change the name of
 * the status; a newer one takes that name away, and has a call for it.
 */
void
muster_toolkit_announce (GtkLabel   *announcer,
                         const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (announcer));

  gtk_label_set_label (announcer, text);
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (announcer), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
}

/**
 * muster_toolkit_let_shrink:
 * @window: one of the toolkit's own
 *
 * Lowers the widths that the toolkit asks for in its windows: what is in them may need less, and with the
 * frame around it a window is wider than the screen of a telephone. What changes with its width has to ask
 * for some.
 */
void
muster_toolkit_let_shrink (GtkWidget *window)
{
  int width, height;

  gtk_widget_get_size_request (window, &width, &height);
  gtk_widget_set_size_request (window, MIN (width, LEAST_WIDTH), height);
  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_SCROLLED_WINDOW (child))
      muster_toolkit_let_shrink (child);
}

/**
 * muster_toolkit_wrap_heading:
 * @dialog: an AdwMessageDialog, or a part of it
 *
 * Lets the large heading wrap. It is never shown wrapped: where it does not fit the dialog takes a smaller
 * one. But the dialog measures it for any width that is enough for the smaller one, and newer versions of GTK
 * warn of that, and of a dialog that is higher when it is wide: either heading has the room of the large one.
 */
void
muster_toolkit_wrap_heading (GtkWidget *dialog)
{
  if (GTK_IS_LABEL (dialog) && gtk_widget_has_css_class (dialog, "title-2"))
    {
      int height;

      gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      gtk_label_set_wrap (GTK_LABEL (dialog), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (dialog), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (gtk_widget_get_parent (dialog), HEADING_WIDTH, height);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (dialog); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_toolkit_wrap_heading (child);
}

/**
 * muster_toolkit_wrap_title:
 * @group: an AdwPreferencesGroup, or a part of it
 *
 * Lets a long title take a second line. The toolkit cuts it.
 */
void
muster_toolkit_wrap_title (GtkWidget *group)
{
  if (GTK_IS_LABEL (group) && gtk_widget_has_css_class (group, "heading"))
    {
      gtk_label_set_ellipsize (GTK_LABEL (group), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (group), TRUE);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_toolkit_wrap_title (child);
}
