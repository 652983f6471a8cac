/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-import-dialog.h"

#include "app/club/muster-club-import-cell.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-text-label.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-part-bar.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#include <string.h>

/* The assistant for tables: the rows with what becomes of them, how the table is read, and names that may be
 * the same. */

struct _MusterClubImportDialog
{
  AdwWindow parent_instance;

  MusterClubPreview *preview;
  gboolean is_filling; /* choices are set, and not by somebody */

  GtkColumnView *rows;
  GtkNoSelection *selection;
  GtkCheckButton *only_problems;
  GtkCheckButton *keeps_doubles;
  AdwPreferencesGroup *ways;
  AdwPreferencesGroup *columns;
  GtkListBox *proposals;
  GtkWidget *nothing_proposed;
  AdwViewStackPage *ways_page;
  AdwViewStackPage *names_page;
  GtkLabel *hint;
  GPtrArray *column_rows; /* (element-type AdwComboRow): what each column means */
  MusterSubject *subject;
};

G_DEFINE_FINAL_TYPE (MusterClubImportDialog, muster_club_import_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ACCEPT,
  SIGNAL_SAVE_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A column of the view, for the factory of its cells. */
typedef struct
{
  MusterClubPreview *preview;
  guint column;
} Column;

static void
free_column (gpointer  data,
             GClosure *closure)
{
  g_object_unref (((Column *) data)->preview);
  g_free (data);
}

static guint
get_row (GtkListItem *item)
{
  return muster_club_preview_row_get_number (gtk_list_item_get_item (item));
}

static void
setup_cell_cb (GtkListItemFactory *factory,
               GtkListItem        *item,
               Column             *column)
{
  gtk_list_item_set_child (item, muster_club_import_cell_new (column->preview, column->column));
}

static void
bind_cell_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  muster_club_import_cell_show (MUSTER_CLUB_IMPORT_CELL (gtk_list_item_get_child (item)), get_row (item));
}

static void
unbind_cell_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  muster_club_import_cell_hide (MUSTER_CLUB_IMPORT_CELL (gtk_list_item_get_child (item)));
}

/* What becomes of a row: the text says it, and the colour only repeats it. */
static void
show_note (MusterClubImportDialog *self,
           GtkListItem            *item)
{
  static const char *const CLASSES[] = { "success", "dim-label", "error" };
  const MusterClubReading *reading = muster_club_preview_get_reading (self->preview);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *note = gtk_widget_get_first_child (box), *button = gtk_widget_get_last_child (box);
  guint row;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  g_autofree char *proposal = NULL;
  g_autofree char *label = NULL;

  if (gtk_list_item_get_item (item) == NULL || get_row (item) >= reading->rows->len)
    return;

  row = get_row (item);
  text = muster_club_reading_dup_note (reading, row);
  /* Translators: the number of a line, and what becomes of it. */
  words = g_strdup_printf (_("%u. %s"), muster_club_reading_get_line (reading, row), text);
  gtk_label_set_label (GTK_LABEL (note), words);
  for (guint i = 0; i < G_N_ELEMENTS (CLASSES); i++)
    gtk_widget_remove_css_class (note, CLASSES[i]);
  gtk_widget_add_css_class (note, CLASSES[muster_club_reading_get_fate (reading, row)]);
  proposal = muster_club_reading_dup_proposal (reading, row);
  gtk_widget_set_visible (button, proposal != NULL);
  if (proposal == NULL)
    return;
  /* Translators: on a button that writes a text into a cell. */
  label = g_strdup_printf (_("Write “%s”"), proposal);
  gtk_button_set_label (GTK_BUTTON (button), label);
}

static void
refresh_note_cb (GtkListItem       *item,
                 MusterClubPreview *preview)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *dialog = box != NULL ? GTK_WIDGET (gtk_widget_get_root (box)) : NULL;

  if (MUSTER_IS_CLUB_IMPORT_DIALOG (dialog))
    show_note (MUSTER_CLUB_IMPORT_DIALOG (dialog), item);
}

static void
accept_proposal_cb (GtkListItem *item,
                    GtkWidget   *button)
{
  MusterClubImportDialog *self = MUSTER_CLUB_IMPORT_DIALOG (gtk_widget_get_root (button));
  const MusterClubReading *reading = muster_club_preview_get_reading (self->preview);
  guint row = get_row (item);
  g_autofree char *proposal = muster_club_reading_dup_proposal (reading, row);

  if (proposal != NULL)
    muster_club_preview_set_cell (self->preview, row, (guint) muster_club_reading_get_fault (reading, row),
                                  proposal);
}

static void
setup_note_cb (MusterClubImportDialog *self,
               GtkListItem            *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *note = muster_text_label_new (NULL, "caption");
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_width_chars (GTK_LABEL (note), 18);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 28);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "caption");
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), note);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_item_set_child (item, box);
  g_signal_connect_object (button, "clicked", G_CALLBACK (accept_proposal_cb), item, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preview, "changed", G_CALLBACK (refresh_note_cb), item, G_CONNECT_SWAPPED);
}

static void
append_column (MusterClubImportDialog *self,
               const char             *title,
               GtkListItemFactory     *factory)
{
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);

  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_append_column (self->rows, column);
}

static void
show_columns (MusterClubImportDialog *self)
{
  const MusterClubReading *reading = muster_club_preview_get_reading (self->preview);
  GListModel *columns = gtk_column_view_get_columns (self->rows);
  GtkListItemFactory *notes = gtk_signal_list_item_factory_new ();

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (self->rows, column);
    }
  g_signal_connect_object (notes, "setup", G_CALLBACK (setup_note_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (notes, "bind", G_CALLBACK (show_note), self, G_CONNECT_SWAPPED);
  append_column (self, _("What becomes of it"), notes);
  for (guint i = 0; i < reading->meanings->n_columns; i++)
    {
      GtkListItemFactory *cells = gtk_signal_list_item_factory_new ();
      Column *column = g_new0 (Column, 1);
      g_autofree char *heading = muster_club_reading_dup_heading (reading, i);

      column->preview = g_object_ref (self->preview);
      column->column = i;
      g_signal_connect_data (cells, "setup", G_CALLBACK (setup_cell_cb), column, free_column, 0);
      g_signal_connect (cells, "bind", G_CALLBACK (bind_cell_cb), NULL);
      g_signal_connect (cells, "unbind", G_CALLBACK (unbind_cell_cb), NULL);
      append_column (self, heading, cells);
    }
}

static void
chosen_cb (MusterClubImportDialog *self,
           GParamSpec             *pspec,
           AdwComboRow            *row)
{
  guint column;

  if (self->is_filling || adw_combo_row_get_selected (row) == GTK_INVALID_LIST_POSITION)
    return;
  if (g_ptr_array_find (self->column_rows, row, &column))
    muster_club_preview_set_meaning (self->preview, column, adw_combo_row_get_selected (row));
  else
    g_object_set (self->preview, gtk_widget_get_name (GTK_WIDGET (row)), adw_combo_row_get_selected (row),
                  NULL);
}

static AdwComboRow *
add_choice (MusterClubImportDialog *self,
            AdwPreferencesGroup    *group,
            const char             *title,
            const char             *property)
{
  AdwComboRow *row = muster_combo_row_new (title);
  g_auto (GStrv) choices = muster_club_preview_list_choices (property);
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) choices);

  gtk_widget_set_name (GTK_WIDGET (row), property);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);

  return row;
}

static void
show_ways (MusterClubImportDialog *self)
{
  static const char *const WAYS[][2] = {
    { "layout", N_("A Row Is") },
    { "order", N_("Days Are Written") },
    { "separator", N_("Between the Cells Stands") },
    { "encoding", N_("Encoding") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (WAYS); i++)
    {
      AdwComboRow *row = add_choice (self, self->ways, _(WAYS[i][1]), WAYS[i][0]);

      g_object_bind_property (self->preview, WAYS[i][0], row, "selected", G_BINDING_SYNC_CREATE);
    }
}

static void
changed_cb (MusterClubImportDialog *self)
{
  const MusterClubReading *reading = muster_club_preview_get_reading (self->preview);
  guint n_proposals = g_list_model_get_n_items (muster_club_preview_get_proposals (self->preview));
  g_autofree char *hint = NULL;

  g_object_get (self->preview, "hint", &hint, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *hint != '\0');
  adw_view_stack_page_set_needs_attention (self->ways_page, reading->meanings->order_in_doubt ||
                                                              reading->meanings->layout_in_doubt ||
                                                              reading->sheet->separator_in_doubt);
  adw_view_stack_page_set_badge_number (self->names_page, n_proposals);
  gtk_widget_set_visible (GTK_WIDGET (self->proposals), n_proposals > 0);
  gtk_widget_set_visible (self->nothing_proposed, n_proposals == 0);
}

static void
columns_changed_cb (MusterClubImportDialog *self)
{
  const MusterClubReading *reading;

  self->is_filling = TRUE;
  show_columns (self);

  /* What each column means, chosen from all meanings. Rows stay where there are enough of them, so that the
   * focus does. */
  reading = muster_club_preview_get_reading (self->preview);
  while (self->column_rows->len > reading->meanings->n_columns)
    {
      adw_preferences_group_remove (self->columns, self->column_rows->pdata[self->column_rows->len - 1]);
      g_ptr_array_set_size (self->column_rows, (int) self->column_rows->len - 1);
    }
  while (self->column_rows->len < reading->meanings->n_columns)
    g_ptr_array_add (self->column_rows, add_choice (self, self->columns, "", "meaning"));
  for (guint i = 0; i < self->column_rows->len; i++)
    {
      g_autofree char *heading = muster_club_reading_dup_heading (reading, i);

      adw_preferences_row_set_title (self->column_rows->pdata[i], heading);
      adw_combo_row_set_selected (self->column_rows->pdata[i],
                                  muster_club_preview_get_meaning (self->preview, i));
    }

  self->is_filling = FALSE;
}

static GtkWidget *
new_proposal_cb (gpointer item,
                 gpointer data)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *title = NULL;
  g_autofree char *note = NULL;

  g_object_get (item, "title", &title, "note", &note, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), note);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_object_bind_property (item, "is-same", check, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  return row;
}

static void
accept_cb (MusterClubImportDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_ACCEPT], 0);
}

static void
save_refused_cb (MusterClubImportDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVE_REFUSED], 0);
}

static void
muster_club_import_dialog_dispose (GObject *object)
{
  MusterClubImportDialog *self = MUSTER_CLUB_IMPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_IMPORT_DIALOG);
  g_clear_object (&self->preview);
  g_clear_pointer (&self->column_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_club_import_dialog_parent_class)->dispose (object);
}

static void
muster_club_import_dialog_class_init (MusterClubImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_import_dialog_dispose;

  signals[SIGNAL_ACCEPT] = muster_signal_new ("accept", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_SAVE_REFUSED] = muster_signal_new ("save-refused", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_type_ensure (MUSTER_TYPE_PART_BAR);
  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_CLUB_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, only_problems);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, keeps_doubles);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, ways);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, proposals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, nothing_proposed);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, ways_page);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, names_page);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, hint);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_refused_cb);
}

static void
muster_club_import_dialog_init (MusterClubImportDialog *self)
{
  self->column_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_import_dialog_new (MusterClubPreview *preview)
{
  MusterClubImportDialog *self = g_object_new (MUSTER_TYPE_CLUB_IMPORT_DIALOG, NULL);

  self->preview = g_object_ref (preview);
  muster_subject_set_item (self->subject, preview);
  self->is_filling = TRUE;
  show_ways (self);
  self->is_filling = FALSE;
  columns_changed_cb (self);
  g_object_bind_property (self->only_problems, "active", preview, "only-problems", G_BINDING_DEFAULT);
  g_object_bind_property (self->keeps_doubles, "active", preview, "keeps-doubles", G_BINDING_DEFAULT);
  gtk_list_box_bind_model (self->proposals, muster_club_preview_get_proposals (preview), new_proposal_cb,
                           NULL, NULL);
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (preview));
  g_signal_connect_object (preview, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (preview, "columns-changed", G_CALLBACK (columns_changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);

  return GTK_WIDGET (self);
}

MusterClubPreview *
muster_club_import_dialog_get_preview (MusterClubImportDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_IMPORT_DIALOG (self), NULL);

  return self->preview;
}
