/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/starting/muster-force-paste.h"

#include <adwaita.h>
#include <string.h>

#include "app/forces/starting/muster-reading-row.h"
#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-intake.h"
#include "app/widgets/muster-ruleset-choice.h"
#include "app/widgets/muster-typed-text.h"
#include "core/muster-i18n.h"

/* In milliseconds: reading waits for a pause in typing. */
#define READING_DELAY 150

/* In bytes: a worker reads longer texts. */
#define SHORT_TEXT (16 * 1024)

/* More rows than this take longer to make than the user would spend looking through them. */
#define MAX_ROWS 300

struct _MusterForcePaste
{
  MusterPanel parent_instance;

  MusterLibrary *library;
  MusterForceReading *reading; /* (nullable) */
  GBytes *file;                /* (nullable): read instead of the text */
  char *file_name;
  guint given_source;          /* redraws the list after a line was given a type */
  GCancellable *cancellable;   /* (nullable): while a long text is being read */
  guint source;
  gboolean showing;
  gboolean is_chosen; /* the user has chosen the rules */

  GtkWidget *source_group;
  AdwComboRow *ruleset;
  GtkTextView *text;
  GtkLabel *summary;
  GtkStack *stack;
  GtkListBox *lines;
};

G_DEFINE_FINAL_TYPE (MusterForcePaste, muster_force_paste, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_IS_READY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char *
dup_summary (MusterForceReading *reading)
{
  guint n_lost = muster_force_reading_count (reading, MUSTER_READING_LOST);
  guint n_doubtful = muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL);
  g_autofree char *units = muster_force_words_for_units (muster_force_reading_get_n_units (reading));
  g_autofree char *points =
    muster_force_words_for_points (muster_force_reading_count_points (reading), 0);
  g_autoptr (GString) words = g_string_new (units);

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

static GtkWidget *
new_line_row (gpointer item,
              gpointer data)
{
  return muster_reading_row_new (MUSTER_FORCE_PASTE (data)->reading, item);
}

static void
show_reading (MusterForcePaste *self,
              const char       *trouble)
{
  g_autofree char *summary =
    self->reading != NULL ? dup_summary (self->reading) : g_strdup (trouble != NULL ? trouble : "");
  g_autoptr (GtkSliceListModel) rows = NULL;

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
      g_autoptr (MusterRuleset) other = g_list_model_get_item (rulesets, i);

      if (other == ruleset)
        adw_combo_row_set_selected (self->ruleset, i);
    }
  self->showing = FALSE;
}

/* @reading: (nullable): NULL on an error, which @error gives, or if there was nothing to read */
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
  g_autoptr (MusterForcePaste) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterIntake) intake = muster_intake_finish (result, &error);

  /* The text has changed or the window has closed since. */
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
  g_autoptr (MusterForceReading) reading = NULL;
  g_autoptr (GError) error = NULL;
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

/* Runs when idle: it removes the row whose button was pressed, and that must not happen in the
 * handler. */
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
  g_autoptr (MusterForcePaste) self = data;
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

/* Replaces the text and reads it at once. */
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

MusterForce *
muster_force_paste_new_force (MusterForcePaste *self)
{
  MusterForce *force;
  g_autofree char *lost = NULL;
  const char *notes;
  g_autofree char *both = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_PASTE (self), NULL);

  if (!muster_force_paste_is_ready (self))
    return NULL;

  muster_force_reading_make_number_namesakes (self->reading);
  force = muster_force_reading_make_force (self->reading);
  if (*muster_force_get_name (force) == '\0')
    muster_force_set_name (force, _("Pasted force"));
  /* Lines that were not understood go to the notes of the force, so that they are not lost. */
  lost = muster_force_reading_make_dup_lost (self->reading);
  notes = muster_force_get_notes (force);
  both = *notes != '\0' ? g_strconcat (notes, "\n", lost, NULL) : g_strdup (lost);
  if (*lost != '\0')
    muster_force_set_notes (force, both);
  return force;
}
