/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/starting/muster-reading-row.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-text-label.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

static const struct
{
  const char *icon_name;
  const char *word;
} VERDICTS[] = {
  [MUSTER_READING_IGNORED] = { "content-loading-symbolic", N_("Left out") },
  [MUSTER_READING_UNDERSTOOD] = { "emblem-ok-symbolic", N_("Understood") },
  [MUSTER_READING_DOUBTFUL] = { "dialog-question-symbolic", N_("Please check") },
  [MUSTER_READING_LOST] = { "dialog-warning-symbolic", N_("Not understood") },
};

static void
append_line (GString    *words,
             const char *line)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", line);
}

/* Says below the original text what was understood, what may be wrong, and what may have been
 * meant. */
static char *
dup_subtitle (MusterReadingLine *line,
              gboolean           with_suggestions)
{
  g_autofree char *summary = muster_reading_line_dup_summary (line);
  const char *const *remarks = muster_reading_line_get_remarks (line);
  const char *const *suggestions = muster_reading_line_get_suggestions (line);
  g_autoptr (GString) words = g_string_new (summary);

  for (guint i = 0; remarks != NULL && remarks[i] != NULL; i++)
    append_line (words, remarks[i]);
  if (with_suggestions && suggestions != NULL && suggestions[0] != NULL)
    {
      g_autofree char *names = muster_enumeration_join ((const char *const *) suggestions);
      /* Translators: names of units or options that may have been meant. */
      g_autofree char *meant = g_strdup_printf (_("Did you mean: %s?"), names);

      append_line (words, meant);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

typedef struct
{
  GtkWidget *row;
  MusterForceReading *reading;
  MusterReadingLine *line;
  const MusterUnitType *type;
} Gift;

static void
gift_free (gpointer  data,
           GClosure *closure)
{
  Gift *gift = data;

  g_object_unref (gift->reading);
  g_object_unref (gift->line);
  g_free (gift);
}

static Gift *
gift_new (GtkWidget            *row,
          MusterForceReading   *reading,
          MusterReadingLine    *line,
          const MusterUnitType *type)
{
  Gift *gift = g_new (Gift, 1);

  *gift = (Gift) { row, g_object_ref (reading), g_object_ref (line), type };
  return gift;
}

static void
give (const Gift           *gift,
      const MusterUnitType *type)
{
  if (muster_force_reading_make_give_type (gift->reading, gift->line, type->id))
    gtk_widget_activate_action (gift->row, "paste.show-again", NULL);
}

static void
meant_cb (GtkButton *button,
          Gift      *gift)
{
  give (gift, gift->type);
}

static GPtrArray *
get_types (MusterForceReading *reading)
{
  return muster_catalog_get_types (
    muster_ruleset_get_catalog (muster_force_reading_get_ruleset (reading)));
}

static void
type_chosen_cb (GtkDropDown *chooser,
                GParamSpec  *pspec,
                Gift        *gift)
{
  guint selected = gtk_drop_down_get_selected (chooser);

  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    give (gift, get_types (gift->reading)->pdata[selected - 1]);
}

/* Offers all unit types of the rules for a line that was not understood. */
static GtkWidget *
new_type_chooser (GtkWidget          *row,
                  MusterForceReading *reading,
                  MusterReadingLine  *line)
{
  GPtrArray *types = get_types (reading);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *chooser;

  /* Translators: on a button that opens a list of unit types. */
  gtk_string_list_append (names, _("Type…"));
  for (guint i = 0; i < types->len; i++)
    gtk_string_list_append (names, muster_force_text_show (((MusterUnitType *) types->pdata[i])->name));
  chooser = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  muster_accessible_set_label (chooser, _("Give it a type"));
  g_signal_connect_data (chooser, "notify::selected", G_CALLBACK (type_chosen_cb),
                         gift_new (row, reading, line, NULL), gift_free, 0);
  return chooser;
}

static GtkWidget *
new_gift (GtkWidget            *row,
          MusterForceReading   *reading,
          MusterReadingLine    *line,
          const MusterUnitType *type)
{
  const char *name = muster_force_text_show (type->name);
  /* Translators: on a button; %s is a type of unit that may have been meant. */
  g_autofree char *label = g_strdup_printf (_("Did you mean %s?"), name);
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_data (button, "clicked", G_CALLBACK (meant_cb), gift_new (row, reading, line, type),
                         gift_free, 0);
  return button;
}

/* Offers the suggested types as buttons. */
static GtkWidget *
new_gifts (GtkWidget          *row,
           MusterForceReading *reading,
           MusterReadingLine  *line)
{
  GPtrArray *types = get_types (reading);
  const char *const *suggestions = muster_reading_line_get_suggestions (line);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; suggestions != NULL && i < types->len; i++)
    {
      const MusterUnitType *type = types->pdata[i];

      if (g_strv_contains (suggestions, muster_force_text_show (type->name)))
        gtk_box_append (GTK_BOX (box), new_gift (row, reading, line, type));
    }
  gtk_box_append (GTK_BOX (box), new_type_chooser (row, reading, line));
  gtk_widget_set_layout_manager (box, muster_flow_layout_new (6));
  gtk_widget_set_margin_top (box, 6);
  return box;
}

/* The suggestions stand below the text, where there is room. */
static GtkWidget *
new_lost_row (MusterForceReading *reading,
              MusterReadingLine  *line)
{
  g_autofree char *reason = dup_subtitle (line, FALSE);
  /* Translators: "Not understood: no unit type of this name is known" */
  g_autofree char *note = g_strdup_printf (_("%s: %s"), _(VERDICTS[MUSTER_READING_LOST].word), reason);
  const char *text = muster_reading_line_get_text (line);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (VERDICTS[MUSTER_READING_LOST].icon_name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *caption = muster_text_label_new (note, "caption");
  g_autofree char *summary = g_strdup_printf ("%s, %s", text, note);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (grid, "lost-line");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), image, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), box, 1, 0, 1, 1);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), muster_text_label_new (text, NULL));
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), new_gifts (row, reading, line));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  muster_accessible_set_label (row, summary);
  return row;
}

static GtkWidget *
new_read_row (MusterReadingLine *line)
{
  MusterReadingVerdict verdict = muster_reading_line_get_verdict (line);
  g_autofree char *subtitle = dup_subtitle (line, TRUE);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  GtkWidget *word = gtk_label_new (_(VERDICTS[verdict].word));

  g_object_set (row, "title", muster_reading_line_get_text (line), "subtitle",
                subtitle, "subtitle-lines", 0, NULL);
  gtk_widget_add_css_class (word, "caption");
  gtk_widget_add_css_class (word, "dim-label");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (VERDICTS[verdict].icon_name));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), word);
  return row;
}

GtkWidget *
muster_reading_row_new (MusterForceReading *reading,
                        MusterReadingLine  *line)
{
  gboolean is_lost = muster_reading_line_get_verdict (line) == MUSTER_READING_LOST;
  GtkWidget *row = is_lost ? new_lost_row (reading, line) : new_read_row (line);

  gtk_widget_set_visible (row, muster_reading_line_get_kind (line) != MUSTER_READING_NOTHING);

  return row;
}
