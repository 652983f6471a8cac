/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/form/muster-field-editors.h"

#include "app/form/muster-date-button.h"
#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-typed-spin.h"
#include "core/muster-i18n.h"

/* Choices with more letters than this in all become a drop-down instead of a row of buttons, so
 * that they fit into a window of 360 pixels. */
#define MAX_TOGGLE_CHARS 18
#define MAX_TOGGLES 4

/* Checklists with more entries than this are folded. */
#define MOST_CHECKS 3
#define MOST_WORD_CHARS 12

/* In pixels, of a text of several lines: the least height, and the space around it. */
#define PROSE_HEIGHT 96
#define PROSE_MARGIN 6

static void
name_editor (GtkWidget       *editor,
             MusterFormField *field)
{
  const char *label = muster_form_field_get_label (field);

  muster_accessible_set_label (editor, label);
}

static gboolean
fits_toggles (MusterFormChoice *field)
{
  GListModel *options = muster_form_choice_get_options (field);
  guint n_options = g_list_model_get_n_items (options);
  glong n_chars = 0;

  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      n_chars += g_utf8_strlen (muster_form_option_get_label (option), -1);
    }

  /* A choice where selecting nothing has a meaning of its own needs a row for that, so it becomes a
   * drop-down. */
  return n_options <= MAX_TOGGLES && n_chars <= MAX_TOGGLE_CHARS &&
         muster_form_field_get_field (MUSTER_FORM_FIELD (field))->nothing == NULL;
}

static guint
get_toggle_index (GtkWidget *toggle)
{
  guint index = 0;

  while ((toggle = gtk_widget_get_prev_sibling (toggle)) != NULL)
    index++;
  return index;
}

/* Pressing the button of an optional choice again clears the choice. */
static void
toggle_clicked_cb (MusterFormChoice *field,
                   GtkWidget        *toggle)
{
  int index = (int) get_toggle_index (toggle);
  gboolean again = muster_form_choice_get_selected (field) == index;

  if (again && !muster_form_field_is_required (MUSTER_FORM_FIELD (field)))
    muster_form_choice_set_selected (field, -1);
  else
    muster_form_choice_set_selected (field, index);

  /* The click has toggled the button; set it to show what is selected. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                muster_form_choice_get_selected (field) == index);
}

static void
show_toggles (GtkWidget        *box,
              GParamSpec       *pspec,
              MusterFormChoice *field)
{
  int index = 0;

  for (GtkWidget *toggle = gtk_widget_get_first_child (box); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                  muster_form_choice_get_selected (field) == index++);
}

static GtkWidget *
new_toggles (MusterFormChoice *field)
{
  /* With large text the buttons stand below each other. */
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (0), NULL);
  GListModel *options = muster_form_choice_get_options (field);
  guint n_options = g_list_model_get_n_items (options);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);
      GtkWidget *toggle = gtk_toggle_button_new_with_label (muster_form_option_get_label (option));

      g_signal_connect_object (toggle, "clicked", G_CALLBACK (toggle_clicked_cb), field,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), toggle);
    }

  g_signal_connect_object (field, "notify::selected", G_CALLBACK (show_toggles), box,
                           G_CONNECT_SWAPPED);
  show_toggles (box, NULL, field);
  return box;
}

/* A drop-down cannot select nothing, so where nothing may be chosen, its first row stands for
 * that. */
static gboolean
selected_to_position (GBinding     *binding,
                      const GValue *from,
                      GValue       *to,
                      gpointer      data)
{
  int selected = g_value_get_int (from);
  int n_first = GPOINTER_TO_INT (data);

  if (selected < 0)
    g_value_set_uint (to, n_first > 0 ? 0 : GTK_INVALID_LIST_POSITION);
  else
    g_value_set_uint (to, (guint) (selected + n_first));
  return TRUE;
}

static gboolean
position_to_selected (GBinding     *binding,
                      const GValue *from,
                      GValue       *to,
                      gpointer      data)
{
  guint position = g_value_get_uint (from);
  int n_first = GPOINTER_TO_INT (data);

  g_value_set_int (to, position == GTK_INVALID_LIST_POSITION ? -1 : (int) position - n_first);
  return TRUE;
}

static GListModel *
new_rows (MusterFormChoice *field,
          gboolean          with_nothing)
{
  GListStore *models = g_list_store_new (G_TYPE_LIST_MODEL);

  if (with_nothing)
    {
      const char *meaning = muster_form_field_get_field (MUSTER_FORM_FIELD (field))->nothing;
      /* Translators: in a list to choose from: one of them must be. */
      const char *unsaid =
        muster_form_field_is_required (MUSTER_FORM_FIELD (field)) ? _("Choose…") : _("None");
      g_autoptr (GListStore) nothing = g_list_store_new (MUSTER_TYPE_FORM_OPTION);
      g_autoptr (MusterFormOption) option =
        muster_form_option_new (-1, meaning != NULL ? _(meaning) : unsaid);

      g_list_store_append (nothing, option);
      g_list_store_append (models, nothing);
    }
  g_list_store_append (models, muster_form_choice_get_options (field));

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (models)));
}

static void
setup_option_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *list_item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (list_item, label);
}

static void
bind_option_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *list_item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (list_item)),
                       muster_form_option_get_label (gtk_list_item_get_item (list_item)));
}

/* The button cuts a long label off; the list shows all of it. */
static GtkListItemFactory *
new_chosen_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_option_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_option_cb), NULL);

  return factory;
}

static GtkWidget *
new_drop_down (MusterFormChoice *field)
{
  gboolean with_nothing =
    !muster_form_field_is_required (MUSTER_FORM_FIELD (field)) ||
    muster_form_choice_get_selected (field) < 0;
  GtkExpression *label = gtk_property_expression_new (MUSTER_TYPE_FORM_OPTION, NULL, "label");
  GtkWidget *drop_down = gtk_drop_down_new (new_rows (field, with_nothing), label);
  g_autoptr (GtkListItemFactory) list_factory = NULL;
  g_autoptr (GtkListItemFactory) chosen_factory = new_chosen_factory ();
  gpointer n_first = GINT_TO_POINTER (with_nothing ? 1 : 0);

  list_factory = g_object_ref (gtk_drop_down_get_factory (GTK_DROP_DOWN (drop_down)));
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (drop_down), list_factory);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop_down), chosen_factory);
  gtk_drop_down_set_enable_search (
    GTK_DROP_DOWN (drop_down),
    g_list_model_get_n_items (muster_form_choice_get_options (field)) > 12);
  gtk_widget_set_hexpand (drop_down, TRUE);
  g_object_bind_property_full (field, "selected", drop_down, "selected",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL,
                               selected_to_position, position_to_selected, n_first, NULL);
  return drop_down;
}

/* Units are always a drop-down, since there are many and their number can grow. */
static GtkWidget *
new_choice (MusterFormChoice *field)
{
  MusterFieldKind kind = muster_form_field_get_field (MUSTER_FORM_FIELD (field))->kind;

  return kind != MUSTER_FIELD_UNIT && fits_toggles (field) ? new_toggles (field)
                                                           : new_drop_down (field);
}

/* The player enters the lot that was drawn at the table, or has the program draw it. */
static GtkWidget *
new_lot (MusterFormChoice *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *choice = new_choice (field);
  /* Translators: a button that draws lots. */
  GtkWidget *draw = gtk_button_new_with_label (_("Draw"));

  name_editor (choice, MUSTER_FORM_FIELD (field));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (draw), "battle.roll");
  gtk_widget_set_valign (draw, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), choice);
  gtk_box_append (GTK_BOX (box), draw);
  return box;
}

static const char *
get_word_for_none (MusterFormField *field)
{
  const char *meaning = muster_form_field_get_field (field)->nothing;

  /* Translators: in the place of a number: none was given. */
  return meaning != NULL ? _(meaning) : _("none");
}

/* Shows no text while the number is not given, so that nobody takes the value for an answer. */
static gboolean
output_cb (GtkSpinButton   *spin,
           MusterFormField *field)
{
  gboolean given;

  g_object_get (field, "given", &given, NULL);
  if (given)
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (spin), get_word_for_none (field));
  return TRUE;
}

static int
input_cb (GtkSpinButton   *spin,
          double          *value,
          MusterFormField *field)
{
  *value = gtk_spin_button_get_value (spin);
  return g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), get_word_for_none (field));
}

/* Adds a check button before a number that can be left out. */
static void
add_check (GtkBox          *box,
           GtkWidget       *spin,
           MusterFormField *field)
{
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *label =
    /* Translators: %s is the name of a number that need not be given. */
    g_strdup_printf (_("Give %s"), muster_form_field_get_label (field));

  muster_accessible_set_label (check, label);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  g_signal_connect_object (spin, "output", G_CALLBACK (output_cb), field, 0);
  g_signal_connect_object (spin, "input", G_CALLBACK (input_cb), field, 0);
  g_signal_connect_object (field, "notify::given", G_CALLBACK (gtk_spin_button_update), spin,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (field, "given", check, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (check, "active", spin, "sensitive", G_BINDING_SYNC_CREATE);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_box_append (box, check);
}

/* A distance that has not been measured is shown as an empty entry, not as the shortest range. */
static void
show_measured (GtkEditable     *spin,
               GParamSpec      *pspec,
               MusterFormField *field)
{
  g_autofree char *text = NULL;
  gboolean given;
  int number;

  g_object_get (field, "given", &given, "number", &number, NULL);
  text = given ? g_strdup_printf ("%d", number) : g_strdup ("");
  if (!g_str_equal (text, gtk_editable_get_text (spin)))
    gtk_editable_set_text (spin, text);
}

static gboolean
measured_output_cb (GtkSpinButton   *spin,
                    MusterFormField *field)
{
  show_measured (GTK_EDITABLE (spin), NULL, field);
  return TRUE;
}

/* Reads what was typed into the field.
 * @number: (inout): the number in the spin button
 *
 * The spin button's own value counts only once the player has typed it. */
static gboolean
read_measured (GtkSpinButton    *spin,
               MusterFormNumber *field,
               double           *number)
{
  const MusterField *spec = muster_form_field_get_field (MUSTER_FORM_FIELD (field));
  gint64 typed;

  if (!g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, G_MININT, G_MAXINT, &typed,
                                 NULL))
    return FALSE;

  *number = (double) CLAMP (typed, spec->min, spec->max);
  muster_form_field_set_value (MUSTER_FORM_FIELD (field), &(MusterValue) { .number = (int) *number });
  return TRUE;
}

static int
measured_input_cb (GtkSpinButton    *spin,
                   double           *value,
                   MusterFormNumber *field)
{
  *value = gtk_spin_button_get_value (spin);
  read_measured (spin, field, value);
  return TRUE;
}

/* A number counts while it is typed, also when it is the one that the spin button had anyway. When it
 * cannot get another digit, it is complete: the focus moves on to the next field. */
static void
measured_typed_cb (GtkSpinButton    *spin,
                   MusterFormNumber *field)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (spin));
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (spin));
  double number;

  if (!gtk_widget_is_focus (GTK_WIDGET (text)))
    return;
  if (!muster_form_number_is_whole (field, typed))
    {
      read_measured (spin, field, &number);
      return;
    }

  gtk_spin_button_update (spin);
  gtk_widget_activate_action (GTK_WIDGET (spin), "battle.focus-next", NULL);
}

/* While the number is hidden, the entry shows the fallback, and the number is not read from the
 * text. */
static void
show_hidden (GtkEditable      *spin,
             GParamSpec       *pspec,
             MusterFormNumber *field)
{
  g_autofree char *text = NULL;
  int number = muster_form_field_get_field (MUSTER_FORM_FIELD (field))->fallback;

  if (!muster_form_number_is_hidden (field))
    g_object_get (field, "number", &number, NULL);
  text = g_strdup_printf ("%d", number);
  gtk_editable_set_text (spin, text);
}

/* Adds a button that hides the number from the players until it counts. */
static void
add_hide (GtkBox           *box,
          GtkWidget        *spin,
          MusterFormNumber *field)
{
  GtkWidget *hide = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (hide), "view-conceal-symbolic");
  muster_tooltip_set (hide, _("Keep it from the players until it counts"));
  muster_accessible_set_label (hide, _("Keep it from the players until it counts"));
  g_object_bind_property (field, "hidden", hide, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (field, "hidden", spin, "sensitive",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (field, "notify::hidden", G_CALLBACK (show_hidden), spin, G_CONNECT_SWAPPED);
  gtk_box_append (box, hide);
}

static GtkWidget *
new_spin (MusterFormField *field)
{
  const MusterField *spec = muster_form_field_get_field (field);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *spin =
    gtk_spin_button_new_with_range (spec->min, MAX (spec->min, spec->max), 1.0);

  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  muster_typed_spin_watch (GTK_SPIN_BUTTON (spin));
  g_object_bind_property (field, "number", spin, "value",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  name_editor (spin, field);
  if (muster_form_number_can_be_left_out (MUSTER_FORM_NUMBER (field)))
    add_check (GTK_BOX (box), spin, field);
  else if (muster_form_number_is_measured (MUSTER_FORM_NUMBER (field)))
    {
      g_signal_connect_object (spin, "changed", G_CALLBACK (measured_typed_cb), field, 0);
      g_signal_connect_object (spin, "output", G_CALLBACK (measured_output_cb), field, 0);
      g_signal_connect_object (spin, "input", G_CALLBACK (measured_input_cb), field, 0);
      g_signal_connect_object (field, "notify::given", G_CALLBACK (show_measured), spin, G_CONNECT_SWAPPED);
      show_measured (GTK_EDITABLE (spin), NULL, field);
    }
  gtk_box_append (GTK_BOX (box), spin);
  if (muster_form_number_can_be_hidden (MUSTER_FORM_NUMBER (field)))
    add_hide (GTK_BOX (box), spin, MUSTER_FORM_NUMBER (field));
  return box;
}

/* Returns an example of a notation that players may not know. */
static const char *
get_example (MusterFieldKind kind)
{
  if (kind == MUSTER_FIELD_POINTS)
    return _("Camp 4, Well 2");
  if (kind == MUSTER_FIELD_NUMBERS)
    return _("3, 7, 12");
  if (kind == MUSTER_FIELD_DATE)
    return _("1 April 1879");
  return kind == MUSTER_FIELD_FRACTION ? _("1/3") : NULL;
}

static void
show_problem (GtkWidget       *entry,
              GParamSpec      *pspec,
              MusterFormField *field)
{
  const char *problem = muster_form_field_get_problem (field);

  if (*problem != '\0')
    gtk_widget_add_css_class (entry, "error");
  else
    gtk_widget_remove_css_class (entry, "error");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, problem,
                                  -1);
}

/* Folds a long list, unless something in it is chosen. */
static GtkWidget *
fold (GtkWidget *box,
      guint      n_options,
      gboolean   is_open)
{
  g_autofree char *label = NULL;
  GtkWidget *expander;

  if (n_options <= MOST_CHECKS)
    return box;
  /* Translators: how many things a list has to choose from. */
  label = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u to choose from", "%u to choose from",
                                      n_options), n_options);
  expander = gtk_expander_new (label);
  muster_accessible_set_label (expander, label);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), is_open);
  return expander;
}

/* Returns the width for the longest word, up to the length of words that people write. */
static int
count_word_chars (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, g_utf8_strlen (words[i], -1));
  return (int) MIN (longest, MOST_WORD_CHARS);
}

static GtkWidget *
new_checks (MusterFormChecklist *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GListModel *options = muster_form_checklist_get_options (field);
  guint n_options = g_list_model_get_n_items (options);
  gboolean is_open = FALSE;

  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);
      GtkWidget *check = gtk_check_button_new ();
      GtkWidget *label = muster_text_label_new (muster_form_option_get_label (option), NULL);

      gtk_label_set_width_chars (GTK_LABEL (label),
                                 count_word_chars (muster_form_option_get_label (option)));
      gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
      muster_accessible_set_label (check, muster_form_option_get_label (option));
      g_object_bind_property (option, "is-checked", check, "active",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
      gtk_box_append (GTK_BOX (box), check);
      is_open |= muster_form_option_get_checked (option);
    }

  return fold (box,
               muster_form_field_get_field (MUSTER_FORM_FIELD (field))->kind == MUSTER_FIELD_UNITS ? n_options
                                                                                                   : 0,
               is_open);
}

/* A text of several paragraphs. Tab leads on to the next field. */
static GtkWidget *
new_prose (MusterFormField *field)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), PROSE_MARGIN);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), PROSE_MARGIN);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), PROSE_MARGIN);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), PROSE_MARGIN);
  name_editor (view, field);
  g_object_bind_property (field, "text", gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "text",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), PROSE_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 3 * PROSE_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_hexpand (scrolled, TRUE);
  return scrolled;
}

static GtkWidget *
add_calendar (GtkWidget       *entry,
              MusterFormField *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  name_editor (entry, field);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), muster_date_button_new (GTK_EDITABLE (entry),
                                                         muster_form_field_get_field (field)->fallback));
  return box;
}

static GtkWidget *
new_editor (MusterFormField *field)
{
  GtkWidget *entry;

  if (MUSTER_IS_FORM_TEXT (field) && muster_form_text_is_prose (MUSTER_FORM_TEXT (field)))
    return new_prose (field);

  if (MUSTER_IS_FORM_CHOICE (field) &&
      (muster_form_field_get_field (field)->flags & MUSTER_FIELD_BY_LOT))
    return new_lot (MUSTER_FORM_CHOICE (field));
  if (MUSTER_IS_FORM_CHOICE (field))
    return new_choice (MUSTER_FORM_CHOICE (field));
  if (MUSTER_IS_FORM_CHECKLIST (field))
    return new_checks (MUSTER_FORM_CHECKLIST (field));
  if (MUSTER_IS_FORM_NUMBER (field))
    return new_spin (field);
  if (MUSTER_IS_FORM_SWITCH (field))
    {
      GtkWidget *widget = gtk_switch_new ();

      gtk_widget_set_halign (widget, GTK_ALIGN_START);
      gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
      g_object_bind_property (field, "active", widget, "active",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
      return widget;
    }
  entry = gtk_entry_new ();
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 500);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry),
                                  get_example (muster_form_field_get_field (field)->kind));
  g_object_bind_property (field, "text", entry, "text",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (field, "notify::problem", G_CALLBACK (show_problem), entry,
                           G_CONNECT_SWAPPED);
  if (muster_form_field_get_field (field)->kind == MUSTER_FIELD_DATE)
    return add_calendar (entry, field);
  return entry;
}

GtkWidget *
muster_field_editor_new (MusterFormField *field)
{
  GtkWidget *editor = new_editor (field);

  name_editor (editor, field);
  return editor;
}
