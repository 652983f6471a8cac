/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-completing.h"

#include <string.h>

typedef struct
{
  GPtrArray *words;
  gboolean several;
  gboolean is_busy;
} Completing;

static void
free_completing (gpointer data)
{
  Completing *self = data;

  g_ptr_array_unref (self->words);
  g_free (self);
}

/* Where the word that is being typed begins. */
static const char *
find_start (const Completing *self,
            const char       *text)
{
  const char *comma = self->several ? strrchr (text, ',') : NULL;
  const char *start = comma != NULL ? comma + 1 : text;

  while (*start == ' ')
    start++;
  return start;
}

static const char *
find_word (const Completing *self,
           const char       *beginning)
{
  g_autofree char *folded = g_utf8_casefold (beginning, -1);

  for (guint i = 0; *folded != '\0' && i < self->words->len; i++)
    {
      g_autofree char *word = g_utf8_casefold (self->words->pdata[i], -1);

      if (g_str_has_prefix (word, folded) &&
          g_utf8_strlen (self->words->pdata[i], -1) > g_utf8_strlen (beginning, -1))
        return self->words->pdata[i];
    }
  return NULL;
}

/* Completes only text that is typed at the end. It runs when idle, since the text must not change
 * while the entry is still handling the key. */
static gboolean
complete_cb (gpointer data)
{
  g_autoptr (GtkEditable) editable = g_object_ref (GTK_EDITABLE (data));
  Completing *self = g_object_get_data (G_OBJECT (editable), "muster-completing");
  g_autofree char *text = g_strdup (gtk_editable_get_text (editable));
  const char *start = find_start (self, text);
  /* Its text changes below, and whoever follows that may bring other words. */
  g_autofree char *word = g_strdup (find_word (self, start));
  int end = (int) g_utf8_strlen (text, -1);
  int typed = (int) g_utf8_strlen (start, -1);
  int position = end - typed;

  if (word == NULL || gtk_editable_get_position (editable) != end)
    return G_SOURCE_REMOVE;

  self->is_busy = TRUE;
  /* The beginning is replaced as well, so that the word stands there as it is spelled (N-MEMBER-04). */
  gtk_editable_delete_text (editable, position, end);
  gtk_editable_insert_text (editable, word, -1, &position);
  gtk_editable_select_region (editable, position, end);
  self->is_busy = FALSE;
  return G_SOURCE_REMOVE;
}

static void
insert_text_cb (GtkEditable *delegate,
                const char  *text,
                int          length,
                int         *position,
                GtkEditable *editable)
{
  Completing *self = g_object_get_data (G_OBJECT (editable), "muster-completing");

  if (!self->is_busy && g_utf8_strlen (text, length) == 1)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, complete_cb, g_object_ref (editable), g_object_unref);
}

void
muster_editable_complete (GtkEditable *editable,
                          GPtrArray   *words,
                          gboolean     several)
{
  Completing *self = g_object_get_data (G_OBJECT (editable), "muster-completing");
  GtkEditable *delegate = gtk_editable_get_delegate (editable);

  if (self != NULL)
    {
      g_ptr_array_ref (words);
      g_ptr_array_unref (self->words);
      self->words = words;
      self->several = several;
      return;
    }
  self = g_new0 (Completing, 1);
  self->words = g_ptr_array_ref (words);
  self->several = several;
  g_object_set_data_full (G_OBJECT (editable), "muster-completing", self, free_completing);
  g_signal_connect_object (delegate != NULL ? delegate : editable, "insert-text", G_CALLBACK (insert_text_cb),
                           editable, G_CONNECT_AFTER);
}
