/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-ui.h"

/* Widgets that are looked for, and what they show. */

GtkWidget *
muster_test_ui_search (GtkWidget         *root,
                       MusterTestUiMatch  match,
                       gconstpointer      data)
{
  if (match (root, data))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = muster_test_ui_search (child, match, data);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
has_type (GtkWidget     *widget,
          gconstpointer  data)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (data));
}

/* The first widget of a type below @root, in the order of the tree. */
GtkWidget *
muster_test_ui_find (GtkWidget *root,
                     GType      type)
{
  return muster_test_ui_search (root, has_type, GSIZE_TO_POINTER (type));
}

static gboolean
shows_text (GtkWidget     *widget,
            gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
is_to_be_seen (GtkWidget  *root,
               const char *text)
{
  return muster_test_ui_search (root, shows_text, text) != NULL;
}

typedef struct
{
  GtkWidget *root;
  const char *text;
} TextWait;

static gboolean
has_come (gpointer data)
{
  const TextWait *wait = data;

  return is_to_be_seen (wait->root, wait->text);
}

static gboolean
has_gone (gpointer data)
{
  const TextWait *wait = data;

  return !is_to_be_seen (wait->root, wait->text);
}

/* Whether there is a label that shows just @text, or comes to be within some time. */
gboolean
muster_test_ui_shows (GtkWidget  *root,
                      const char *text)
{
  TextWait wait = { root, text };

  return muster_test_wait_until (has_come, &wait, MUSTER_TEST_PATIENCE);
}

/* Whether there is no such label, or it goes away within some time. */
gboolean
muster_test_ui_hides (GtkWidget  *root,
                      const char *text)
{
  TextWait wait = { root, text };

  return muster_test_wait_until (has_gone, &wait, MUSTER_TEST_PATIENCE);
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && is_to_be_seen (widget, label);
}

gboolean
muster_test_ui_has_button (GtkWidget  *root,
                           const char *label)
{
  return muster_test_ui_search (root, is_button, label) != NULL;
}

/* The button with this label, once it is to be seen. */
GtkWidget *
muster_test_ui_find_button (GtkWidget  *root,
                            const char *label)
{
  if (!muster_test_ui_shows (root, label))
    g_error ("There is no “%s”", label);
  return muster_test_ui_search (root, is_button, label);
}

typedef struct
{
  const char *name;
  GVariant *target; /* (nullable): any will do */
} Action;

static gboolean
activates (GtkWidget     *widget,
           gconstpointer  data)
{
  const Action *action = data;
  GtkActionable *actionable = GTK_IS_ACTIONABLE (widget) ? GTK_ACTIONABLE (widget) : NULL;
  GVariant *target;

  if (actionable == NULL || !gtk_widget_get_mapped (widget) ||
      g_strcmp0 (gtk_actionable_get_action_name (actionable), action->name) != 0)
    return FALSE;
  target = gtk_actionable_get_action_target_value (actionable);
  return action->target == NULL || (target != NULL && g_variant_equal (target, action->target));
}

static GtkWidget *
search_action (GtkWidget  *root,
               const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;

  g_action_parse_detailed_name (detailed, &name, &target, &error);
  g_assert_no_error (error);
  return muster_test_ui_search (root, activates, &(Action) { name, target });
}

static gboolean
has_this_id (GtkWidget     *widget,
             gconstpointer  id)
{
  return gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0;
}

gboolean
muster_test_ui_has_action (GtkWidget  *root,
                           const char *action)
{
  return search_action (root, action) != NULL;
}

gboolean
muster_test_ui_has_id (GtkWidget  *root,
                       const char *id)
{
  return muster_test_ui_search (root, has_this_id, id) != NULL;
}

static gboolean
has_action_come (gpointer data)
{
  const TextWait *wait = data;

  return muster_test_ui_has_action (wait->root, wait->text);
}

static gboolean
has_id_come (gpointer data)
{
  const TextWait *wait = data;

  return muster_test_ui_has_id (wait->root, wait->text);
}

GtkWidget *
muster_test_ui_find_action (GtkWidget  *root,
                            const char *action)
{
  TextWait wait = { root, action };

  if (!muster_test_wait_until (has_action_come, &wait, MUSTER_TEST_PATIENCE))
    g_error ("Nothing activates “%s”", action);
  return search_action (root, action);
}

GtkWidget *
muster_test_ui_find_id (GtkWidget  *root,
                        const char *id)
{
  TextWait wait = { root, id };

  if (!muster_test_wait_until (has_id_come, &wait, MUSTER_TEST_PATIENCE))
    g_error ("There is nothing with the id “%s”", id);
  return muster_test_ui_search (root, has_this_id, id);
}

typedef struct
{
  GType type;
  const char *title;
} Row;

static gboolean
is_row (GtkWidget     *widget,
        gconstpointer  data)
{
  const Row *row = data;

  return G_TYPE_CHECK_INSTANCE_TYPE (widget, row->type) && ADW_IS_PREFERENCES_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), row->title);
}

GtkWidget *
muster_test_ui_find_row (GtkWidget  *root,
                         GType       type,
                         const char *title)
{
  const Row row = { type, title };

  return muster_test_ui_search (root, is_row, &row);
}

static gboolean
is_ellipsized (GtkWidget     *widget,
               gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

gboolean
muster_test_ui_is_cut (GtkWidget *root)
{
  return muster_test_ui_search (root, is_ellipsized, NULL) != NULL;
}

/* What an item of a list to choose from is called: a text, or an object with a label. */
static char *
dup_words (GObject *item)
{
  char *words = NULL;

  if (GTK_IS_STRING_OBJECT (item))
    return g_strdup (gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (item), "label") != NULL)
    g_object_get (item, "label", &words, NULL);
  return words;
}

/* Whether the list has @words; they are chosen then. */
static gboolean
choose (GtkWidget     *widget,
        gconstpointer  words)
{
  GListModel *model = GTK_IS_DROP_DOWN (widget) ? gtk_drop_down_get_model (GTK_DROP_DOWN (widget)) : NULL;

  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);
      g_autofree char *own = dup_words (item);

      if (g_strcmp0 (own, words) != 0)
        continue;
      gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), i);
      return TRUE;
    }
  return FALSE;
}

/* Chooses by its words, in the first list that has them. */
void
muster_test_ui_choose (GtkWidget  *root,
                       const char *words)
{
  if (muster_test_ui_search (root, choose, words) == NULL)
    g_error ("“%s” cannot be chosen", words);
  muster_test_ui_settle ();
}

static int
get_minimum (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Says who it is that needs so much: the widest part of the widest part of it. */
static void
blame (GtkWidget *widget)
{
  GtkWidget *widest = NULL;

  g_test_message ("%d %s %s", get_minimum (widget), G_OBJECT_TYPE_NAME (widget),
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) &&
        (widest == NULL || get_minimum (child) > get_minimum (widest)))
      widest = child;
  if (widest != NULL)
    blame (widest);
}

void
muster_test_ui_assert_width (GtkWidget  *widget,
                             const char *what,
                             int         width)
{
  int minimum = get_minimum (widget);

  if (minimum <= width)
    return;
  blame (widget);
  g_error ("%s needs %d pixels of %d", what, minimum, width);
}

/* Whether a widget takes the wheel now. */
static gboolean
takes_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller) &&
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE)
        return TRUE;
    }
  return FALSE;
}

guint
muster_test_ui_assert_tame (GtkWidget *root)
{
  guint n = 0;

  if (GTK_IS_SPIN_BUTTON (root) || GTK_IS_SCALE (root))
    {
      gboolean has_focus = (gtk_widget_get_state_flags (root) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

      g_assert_cmpint (takes_wheel (root), ==, has_focus);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += muster_test_ui_assert_tame (child);
  return n;
}
