/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-reading-row.h"

#include "app/widgets/muster-accessible.h"
#include "core/forces/muster-force-text.h"
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

/* Below what was written: what was understood, what may be wrong, and what may have been meant. */
static char *
dup_subtitle (MusterReadingLine *line)
{
  g_autofree char *summary = muster_reading_line_dup_summary (line);
  const char *const *remarks = muster_reading_line_get_remarks (line);
  const char *const *suggestions = muster_reading_line_get_suggestions (line);
  g_autoptr(GString) words = g_string_new (summary);

  for (guint i = 0; remarks != NULL && remarks[i] != NULL; i++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", remarks[i]);
  if (suggestions != NULL && suggestions[0] != NULL)
    {
      g_autofree char *names = g_strjoinv (", ", (char **) suggestions);
      /* Translators: names of units or options that may have been meant. */
      g_autofree char *meant = g_strdup_printf (_("Did you mean: %s?"), names);

      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", meant);
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
  if (muster_force_reading_give_type (gift->reading, gift->line, type->id))
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

/* Any type of the rules for a line that nothing could be made of. */
static GtkWidget *
new_type_chooser (GtkWidget          *row,
                  MusterForceReading *reading,
                  MusterReadingLine  *line)
{
  GPtrArray *types = get_types (reading);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
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

/* Types that may have been meant are a press away. */
static GtkWidget *
new_gifts (GtkWidget          *row,
           MusterForceReading *reading,
           MusterReadingLine  *line)
{
  GPtrArray *types = get_types (reading);
  const char *const *suggestions = muster_reading_line_get_suggestions (line);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; suggestions != NULL && i < types->len; i++)
    {
      const MusterUnitType *type = types->pdata[i];
      g_autofree char *label = NULL;
      GtkWidget *button;

      if (!g_strv_contains (suggestions, muster_force_text_show (type->name)))
        continue;
      /* Translators: on a button; %s is a type of unit that may have been meant. */
      label = g_strdup_printf (_("Did you mean %s?"), muster_force_text_show (type->name));
      button = gtk_button_new_with_label (label);
      g_signal_connect_data (button, "clicked", G_CALLBACK (meant_cb),
                             gift_new (row, reading, line, type), gift_free, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_box_append (GTK_BOX (box), new_type_chooser (row, reading, line));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

GtkWidget *
muster_reading_row_new (MusterForceReading *reading,
                        MusterReadingLine  *line)
{
  MusterReadingVerdict verdict = muster_reading_line_get_verdict (line);
  g_autofree char *subtitle = dup_subtitle (line);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  GtkWidget *image = gtk_image_new_from_icon_name (VERDICTS[verdict].icon_name);
  GtkWidget *word = gtk_label_new (_(VERDICTS[verdict].word));

  g_object_set (row, "title", muster_reading_line_get_text (line), "subtitle",
                subtitle, "subtitle-lines", 0, NULL);
  gtk_widget_add_css_class (word, "caption");
  gtk_widget_add_css_class (word, "dim-label");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), word);
  if (verdict == MUSTER_READING_LOST)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_gifts (row, reading, line));
  gtk_widget_set_visible (row, muster_reading_line_get_kind (line) != MUSTER_READING_NOTHING);

  return row;
}
