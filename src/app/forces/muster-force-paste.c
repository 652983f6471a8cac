/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-paste.h"

#include <adwaita.h>
#include <string.h>

#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-intake.h"
#include "app/widgets/muster-accessible.h"
#include "app/widgets/muster-ruleset-choice.h"
#include "app/widgets/muster-typed-text.h"
#include "app/widgets/muster-widget-children.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* In milliseconds: while somebody types, it is not read at every key. */
#define READING_DELAY 150

/* In bytes: what is longer is read on a worker. */
#define SHORT_TEXT (16 * 1024)

/* More rows than anybody looks through take longer to make than to read. */
#define MAX_ROWS 300

struct _MusterForcePaste
{
  GtkWidget parent_instance;

  MusterLibrary *library;
  MusterForceReading *reading; /* (nullable) */
  GBytes *file;                /* (nullable): what is read in place of a text */
  char *file_name;
  guint given_source;          /* shows what was given */
  GCancellable *cancellable;   /* (nullable): while a long text is being read */
  guint source;
  gboolean showing;
  gboolean is_chosen; /* the rules, by somebody */

  GtkWidget *source_group;
  AdwComboRow *ruleset;
  GtkTextView *text;
  GtkLabel *summary;
  GtkStack *stack;
  GtkListBox *lines;
};

G_DEFINE_FINAL_TYPE (MusterForcePaste, muster_force_paste, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_IS_READY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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
  MusterForcePaste *paste;
  MusterReadingLine *line;
  const MusterUnitType *type;
} Gift;

static void
gift_free (gpointer  data,
           GClosure *closure)
{
  Gift *gift = data;

  g_object_unref (gift->line);
  g_free (gift);
}

static Gift *
gift_new (MusterForcePaste     *paste,
          MusterReadingLine    *line,
          const MusterUnitType *type)
{
  Gift *gift = g_new (Gift, 1);

  *gift = (Gift) { paste, g_object_ref (line), type };
  return gift;
}

static void
give (MusterForcePaste     *self,
      MusterReadingLine    *line,
      const MusterUnitType *type)
{
  if (self->reading != NULL && muster_force_reading_give_type (self->reading, line, type->id))
    gtk_widget_activate_action (GTK_WIDGET (self), "paste.show-again", NULL);
}

static void
meant_cb (GtkButton *button,
          Gift      *gift)
{
  give (gift->paste, gift->line, gift->type);
}

static GPtrArray *
get_types (MusterForcePaste *self)
{
  return muster_catalog_get_types (
    muster_ruleset_get_catalog (muster_force_reading_get_ruleset (self->reading)));
}

static void
type_chosen_cb (GtkDropDown *chooser,
                GParamSpec  *pspec,
                Gift        *gift)
{
  guint selected = gtk_drop_down_get_selected (chooser);

  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    give (gift->paste, gift->line, get_types (gift->paste)->pdata[selected - 1]);
}

/* Any type of the rules for a line that nothing could be made of. */
static GtkWidget *
new_type_chooser (MusterForcePaste  *self,
                  MusterReadingLine *line)
{
  GPtrArray *types = get_types (self);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *chooser;

  /* Translators: on a button that opens a list of unit types. */
  gtk_string_list_append (names, _("Type…"));
  for (guint i = 0; i < types->len; i++)
    gtk_string_list_append (names, muster_force_text_show (((MusterUnitType *) types->pdata[i])->name));
  chooser = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  muster_accessible_set_label (chooser, _("Give it a type"));
  g_signal_connect_data (chooser, "notify::selected", G_CALLBACK (type_chosen_cb),
                         gift_new (self, line, NULL), gift_free, 0);
  return chooser;
}

/* Types that may have been meant are a press away. */
static GtkWidget *
new_gifts (MusterForcePaste  *self,
           MusterReadingLine *line)
{
  GPtrArray *types = get_types (self);
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
      g_signal_connect_data (button, "clicked", G_CALLBACK (meant_cb), gift_new (self, line, type),
                             gift_free, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_box_append (GTK_BOX (box), new_type_chooser (self, line));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

static GtkWidget *
new_line_row (gpointer item,
              gpointer data)
{
  MusterReadingLine *line = item;
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
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_gifts (MUSTER_FORCE_PASTE (data), line));
  gtk_widget_set_visible (row, muster_reading_line_get_kind (line) != MUSTER_READING_NOTHING);

  return row;
}

static char *
dup_summary (MusterForceReading *reading)
{
  guint n_lost = muster_force_reading_count (reading, MUSTER_READING_LOST);
  guint n_doubtful = muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL);
  g_autofree char *units = muster_force_words_for_units (muster_force_reading_get_n_units (reading));
  g_autofree char *points =
    muster_force_words_for_points (muster_force_reading_count_points (reading), 0);
  g_autoptr(GString) words = g_string_new (units);

  if (*points != '\0')
    g_string_append_printf (words, " · %s", points);
  if (n_doubtful > 0)
    g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, " · %u line to check",
                                              " · %u lines to check", n_doubtful),
                            n_doubtful);
  if (n_lost > 0)
    g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, " · %u line not understood",
                                              " · %u lines not understood", n_lost),
                            n_lost);
  if (g_list_model_get_n_items (muster_force_reading_get_lines (reading)) > MAX_ROWS)
    g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, " · the first line is shown",
                                              " · the first %u lines are shown", MAX_ROWS),
                            MAX_ROWS);

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
show_reading (MusterForcePaste *self,
              const char       *trouble)
{
  g_autofree char *summary =
    self->reading != NULL ? dup_summary (self->reading) : g_strdup (trouble != NULL ? trouble : "");
  g_autoptr(GtkSliceListModel) rows = NULL;

  if (self->reading != NULL)
    rows = gtk_slice_list_model_new (g_object_ref (muster_force_reading_get_lines (self->reading)), 0,
                                     MAX_ROWS);
  gtk_label_set_label (self->summary, summary);
  gtk_list_box_bind_model (self->lines, G_LIST_MODEL (rows), new_line_row, self, NULL);
  gtk_stack_set_visible_child_name (self->stack, self->reading != NULL ? "lines" : "empty");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_READY]);
}

static void
show_ruleset (MusterForcePaste *self,
              MusterRuleset    *ruleset)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  guint n_rulesets = g_list_model_get_n_items (rulesets);

  self->showing = TRUE;
  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autoptr(MusterRuleset) other = g_list_model_get_item (rulesets, i);

      if (other == ruleset)
        adw_combo_row_set_selected (self->ruleset, i);
    }
  self->showing = FALSE;
}

/* @reading: (nullable): @error says why, unless there was nothing to read */
static void
take (MusterForcePaste   *self,
      MusterForceReading *reading,
      const GError       *error)
{
  g_set_object (&self->reading, reading);
  if (reading != NULL)
    show_ruleset (self, muster_force_reading_get_ruleset (reading));
  show_reading (self, error != NULL ? error->message : NULL);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(MusterForcePaste) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(MusterIntake) intake = muster_intake_finish (result, &error);

  /* Another text is there already, or nobody looks any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  take (self, intake != NULL ? intake->reading : NULL, error);
}

static void
stop_reading (MusterForcePaste *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static const char *
get_ruleset_id (MusterForcePaste *self)
{
  return self->is_chosen ? muster_ruleset_get_id (adw_combo_row_get_selected_item (self->ruleset)) : NULL;
}

static void
read_text (MusterForcePaste *self)
{
  g_autofree char *text = muster_text_buffer_dup_text (gtk_text_view_get_buffer (self->text));
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr(MusterForceReading) reading = NULL;
  g_autoptr(GError) error = NULL;
  gsize length = strlen (text);
  const char *data = self->file != NULL ? g_bytes_get_data (self->file, &length) : text;
  const char *name = self->file != NULL ? self->file_name : _("pasted list");

  stop_reading (self);
  if (length > SHORT_TEXT)
    {
      g_clear_object (&self->reading);
      show_reading (self, _("The list is being read…"));
      self->cancellable = g_cancellable_new ();
      muster_intake_read_async (self->library, data, length, name, get_ruleset_id (self),
                                self->cancellable, read_cb, g_object_ref (self));
      return;
    }
  if (*stripped != '\0' || self->file != NULL)
    reading = muster_force_import (self->library, data, length, name, get_ruleset_id (self), NULL, &error);
  take (self, reading, error);
}

/* The row that was pressed goes with the others: not before it has returned. */
static gboolean
given_cb (gpointer data)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (data);

  self->given_source = 0;
  show_reading (self, NULL);
  return G_SOURCE_REMOVE;
}

static void
show_again_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (widget);

  if (self->given_source == 0)
    self->given_source = g_idle_add (given_cb, self);
}

static gboolean
delay_over_cb (gpointer data)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (data);

  self->source = 0;
  read_text (self);
  return G_SOURCE_REMOVE;
}

static void
text_changed_cb (MusterForcePaste *self)
{
  if (self->source == 0)
    self->source = g_timeout_add (READING_DELAY, delay_over_cb, self);
}

static void
ruleset_changed_cb (MusterForcePaste *self)
{
  if (self->showing || self->library == NULL)
    return;

  self->is_chosen = TRUE;
  read_text (self);
}

static void
clipboard_read_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr(MusterForcePaste) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);

  if (text != NULL && self->library != NULL)
    muster_force_paste_set_text (self, text);
}

static void
paste_cb (MusterForcePaste *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL,
                                 clipboard_read_cb, g_object_ref (self));
}

static void
muster_force_paste_constructed (GObject *object)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (object);

  G_OBJECT_CLASS (muster_force_paste_parent_class)->constructed (object);

  self->showing = TRUE;
  muster_ruleset_choice_fill (self->ruleset, self->library);
  self->showing = FALSE;
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed",
                           G_CALLBACK (text_changed_cb), self, G_CONNECT_SWAPPED);
  show_reading (self, NULL);
}

static gboolean
muster_force_paste_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MUSTER_FORCE_PASTE (widget)->text));
}

static void
muster_force_paste_dispose (GObject *object)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->given_source, g_source_remove);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_clear_pointer (&self->file_name, g_free);
  stop_reading (self);
  if (self->lines != NULL)
    gtk_list_box_bind_model (self->lines, NULL, NULL, NULL, NULL);
  g_clear_object (&self->reading);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_FORCE_PASTE);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_force_paste_parent_class)->dispose (object);
}

static void
muster_force_paste_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_IS_READY:
      g_value_set_boolean (value, muster_force_paste_is_ready (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_paste_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterForcePaste *self = MUSTER_FORCE_PASTE (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_paste_class_init (MusterForcePasteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_paste_constructed;
  object_class->dispose = muster_force_paste_dispose;
  object_class->get_property = muster_force_paste_get_property;
  object_class->set_property = muster_force_paste_set_property;
  widget_class->grab_focus = muster_force_paste_grab_focus;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_READY] = g_param_spec_boolean ("is-ready", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "paste.show-again", NULL, show_again_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-paste.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, source_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, text);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePaste, lines);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, paste_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_force_paste_init (MusterForcePaste *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_force_paste_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_FORCE_PASTE, "library", library, NULL);
}

gboolean
muster_force_paste_is_ready (MusterForcePaste *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_PASTE (self), FALSE);

  return self->reading != NULL && muster_force_reading_get_n_units (self->reading) > 0;
}

/* In place of what is there; it is read at once. */
void
muster_force_paste_set_text (MusterForcePaste *self,
                             const char       *text)
{
  g_return_if_fail (MUSTER_IS_FORCE_PASTE (self));

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
  g_clear_handle_id (&self->source, g_source_remove);
  read_text (self);
}

/**
 * muster_force_paste_show_reading:
 * @file: what @reading was read from; it is read again when other rules are chosen
 * @name: what the file is called
 */
void
muster_force_paste_show_reading (MusterForcePaste   *self,
                                 MusterForceReading *reading,
                                 GBytes             *file,
                                 const char         *name)
{
  g_return_if_fail (MUSTER_IS_FORCE_PASTE (self));
  g_return_if_fail (MUSTER_IS_FORCE_READING (reading));

  gtk_widget_set_visible (self->source_group, FALSE);
  g_clear_pointer (&self->file, g_bytes_unref);
  self->file = g_bytes_ref (file);
  g_free (self->file_name);
  self->file_name = g_strdup (name);
  g_set_object (&self->reading, reading);
  show_ruleset (self, muster_force_reading_get_ruleset (reading));
  show_reading (self, NULL);
}

/* What nothing came of is not lost. */
static void
note_lost (MusterForcePaste *self,
           MusterForce      *force)
{
  g_autofree char *lost = muster_force_reading_dup_lost (self->reading);
  const char *notes = muster_force_get_notes (force);
  g_autofree char *both = *notes != '\0' ? g_strconcat (notes, "\n", lost, NULL) : g_strdup (lost);

  if (*lost != '\0')
    muster_force_set_notes (force, both);
}

MusterForce *
muster_force_paste_new_force (MusterForcePaste *self)
{
  MusterForce *force;

  g_return_val_if_fail (MUSTER_IS_FORCE_PASTE (self), NULL);

  if (!muster_force_paste_is_ready (self))
    return NULL;

  force = muster_force_reading_make_force (self->reading);
  if (*muster_force_get_name (force) == '\0')
    muster_force_set_name (force, _("Pasted force"));
  note_lost (self, force);
  return force;
}
