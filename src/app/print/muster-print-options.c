/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/print/muster-print-options.h"

#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "core/muster-i18n.h"

struct _MusterPrintOptions
{
  MusterPanel parent_instance;

  MusterPrintSetup *setup;

  AdwPreferencesGroup *lacking_group;
  GtkWidget *sheet_group;
  AdwComboRow *sheet;
  AdwComboRow *paper;
  GtkSwitch *landscape;
  GtkSwitch *large_type;
  GtkWidget *content_group;
  GtkWidget *boxes_row;
  GtkSwitch *boxes;
  GtkWidget *notes_row;
  GtkSwitch *notes;
  GtkWidget *lines_row;
  GtkSwitch *lines;
  GtkWidget *lost_row;
  GtkSwitch *lost;
  GtkWidget *course_row;
  GtkSwitch *course;
  AdwComboRow *marker_size;
  AdwComboRow *objectives;
  AdwComboRow *cards;
  GtkWidget *cut_lines_row;
  GtkSwitch *cut_lines;
  GtkWidget *backs_row;
  GtkSwitch *backs;
  GtkWidget *units_group;
  AdwExpanderRow *units;
};

G_DEFINE_FINAL_TYPE (MusterPrintOptions, muster_print_options, MUSTER_TYPE_PANEL)

static const guint OBJECTIVES[] = { 1, 2, 3, 4, 5, 6, 8, 10, 12, 0 };

static void
bind (MusterPrintOptions *self,
      const char         *property,
      gpointer            widget,
      const char         *widget_property)
{
  g_object_bind_property (self->setup, property, widget, widget_property,
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

/* The first choice in a row of numbers is "automatic". @choices: ended by 0. */
static gboolean
number_to_position (GBinding     *binding,
                    const GValue *from,
                    GValue       *to,
                    gpointer      choices)
{
  const guint *numbers = choices;
  guint position = 0;

  for (guint i = 0; numbers[i] > 0; i++)
    {
      if (numbers[i] == g_value_get_uint (from))
        position = i + 1;
    }
  g_value_set_uint (to, position);

  return TRUE;
}

static gboolean
position_to_number (GBinding     *binding,
                    const GValue *from,
                    GValue       *to,
                    gpointer      choices)
{
  const guint *numbers = choices;
  guint position = g_value_get_uint (from);

  if (position == GTK_INVALID_LIST_POSITION)
    return FALSE;
  g_value_set_uint (to, position > 0 ? numbers[position - 1] : 0);

  return TRUE;
}

/* @none: the label for 0. @unit: the text after the other numbers, or "". */
static void
fill_numbers (MusterPrintOptions *self,
              AdwComboRow        *row,
              const char         *property,
              const guint        *choices,
              const char         *none,
              const char         *unit)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, none);
  for (guint i = 0; choices[i] > 0; i++)
    gtk_string_list_take (list, g_strdup_printf ("%u%s", choices[i], unit));
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  g_object_bind_property_full (self->setup, property, row, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, number_to_position,
                               position_to_number, (gpointer) choices, NULL);
}

static void
fill_sheets (MusterPrintOptions *self)
{
  MusterSheetSource *source = muster_print_setup_get_source (self->setup);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint n_sheets = muster_sheet_source_get_n_sheets (source);

  for (guint i = 0; i < n_sheets; i++)
    gtk_string_list_append (list, muster_sheet_source_get_label (source, i));
  muster_combo_row_show_long (self->sheet);
  adw_combo_row_set_model (self->sheet, G_LIST_MODEL (list));
  gtk_widget_set_visible (self->sheet_group, n_sheets > 1);
  bind (self, "sheet", self->sheet, "selected");
}

static void
unit_toggled_cb (GtkCheckButton *check,
                 GParamSpec     *pspec,
                 gpointer        unit)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (check), MUSTER_TYPE_PRINT_OPTIONS);

  if (self != NULL)
    muster_print_setup_set_unit_shown (MUSTER_PRINT_OPTIONS (self)->setup, GPOINTER_TO_UINT (unit),
                                       gtk_check_button_get_active (check));
}

/* Warns of characters that the font lacks and that would be printed as boxes. */
static void
show_lacking (MusterPrintOptions *self)
{
  g_autofree char *scripts = muster_pages_dup_lacking (muster_print_setup_get_pages (self->setup));
  g_autofree char *words =
    g_strdup_printf (_("No font on this computer has letters of: %s. They are printed as boxes."), scripts);

  adw_preferences_group_set_description (self->lacking_group, words);
  gtk_widget_set_visible (GTK_WIDGET (self->lacking_group), *scripts != '\0');
}

/* Hides the options that a sheet does not use. */
static void
show_uses (MusterPrintOptions *self)
{
  MusterSheetUse uses = muster_print_setup_get_uses (self->setup);
  guint n_units = muster_sheet_source_get_n_units (muster_print_setup_get_source (self->setup));
  guint n_shown = muster_print_setup_get_n_shown (self->setup);
  g_autofree char *shown = n_shown == n_units
                           ? g_strdup (_("All of them"))
                           : g_strdup_printf (_("%u of %u"), n_shown, n_units);

  gtk_widget_set_visible (self->content_group, (uses & ~MUSTER_SHEET_USE_UNITS) != 0);
  gtk_widget_set_visible (self->boxes_row, (uses & MUSTER_SHEET_USE_BOXES) != 0);
  gtk_widget_set_visible (self->notes_row, (uses & MUSTER_SHEET_USE_NOTES) != 0);
  gtk_widget_set_visible (self->lines_row, (uses & MUSTER_SHEET_USE_LINES) != 0);
  gtk_widget_set_visible (self->lost_row, (uses & MUSTER_SHEET_USE_LOST) != 0);
  gtk_widget_set_visible (self->course_row, (uses & MUSTER_SHEET_USE_COURSE) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->marker_size), (uses & MUSTER_SHEET_USE_MARKER_SIZE) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->objectives), (uses & MUSTER_SHEET_USE_OBJECTIVES) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), (uses & MUSTER_SHEET_USE_CARDS) != 0);
  gtk_widget_set_visible (self->cut_lines_row, (uses & MUSTER_SHEET_USE_CUT_LINES) != 0);
  gtk_widget_set_visible (self->backs_row, (uses & MUSTER_SHEET_USE_BACKS) != 0);
  gtk_widget_set_visible (self->units_group, (uses & MUSTER_SHEET_USE_UNITS) != 0 && n_units > 1);
  adw_expander_row_set_subtitle (self->units, shown);
  show_lacking (self);
}

static void
muster_print_options_dispose (GObject *object)
{
  MusterPrintOptions *self = MUSTER_PRINT_OPTIONS (object);

  g_clear_object (&self->setup);

  G_OBJECT_CLASS (muster_print_options_parent_class)->dispose (object);
}

static void
muster_print_options_class_init (MusterPrintOptionsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_print_options_dispose;
  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-print-options.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, lacking_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, sheet_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, sheet);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, paper);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, landscape);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, large_type);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, content_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, boxes_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, boxes);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, notes_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, lines_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, lines);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, lost_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, lost);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, course_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, course);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, marker_size);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, objectives);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, cards);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, cut_lines_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, cut_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, backs_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, backs);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, units_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintOptions, units);
}

static void
muster_print_options_init (MusterPrintOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * muster_print_options_set_setup:
 * @setup: for good
 */
void
muster_print_options_set_setup (MusterPrintOptions *self,
                                MusterPrintSetup   *setup)
{
  g_return_if_fail (MUSTER_IS_PRINT_OPTIONS (self));
  g_return_if_fail (MUSTER_IS_PRINT_SETUP (setup));
  g_return_if_fail (self->setup == NULL);

  self->setup = g_object_ref (setup);
  fill_sheets (self);
  fill_numbers (self, self->cards, "cards-per-page", muster_sheet_options_list_per_page (), _("Automatic"),
                "");
  /* Translators: millimetres, with what stands between a number and them. */
  fill_numbers (self, self->marker_size, "marker-size", muster_sheet_options_list_marker_sizes (),
                _("Automatic"),
                _(" mm"));
  fill_numbers (self, self->objectives, "objectives", OBJECTIVES, _("None"), "");
  bind (self, "paper", self->paper, "selected");
  bind (self, "landscape", self->landscape, "active");
  bind (self, "large-type", self->large_type, "active");
  bind (self, "boxes", self->boxes, "active");
  bind (self, "notes", self->notes, "active");
  bind (self, "cut-lines", self->cut_lines, "active");
  bind (self, "lines", self->lines, "active");
  bind (self, "lost", self->lost, "active");
  bind (self, "course", self->course, "active");
  bind (self, "backs", self->backs, "active");
  for (guint i = 0; i < muster_sheet_source_get_n_units (muster_print_setup_get_source (setup)); i++)
    {
      MusterSheetSource *source = muster_print_setup_get_source (self->setup);
      GtkWidget *row = muster_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                     muster_sheet_source_get_unit_name (source, i));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                                   muster_print_setup_get_unit_shown (self->setup, i));
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      g_signal_connect (check, "notify::active", G_CALLBACK (unit_toggled_cb),
                        GUINT_TO_POINTER (i));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_expander_row_add_row (self->units, row);
    }
  g_signal_connect_object (setup, "changed", G_CALLBACK (show_uses), self, G_CONNECT_SWAPPED);
  show_uses (self);
}
