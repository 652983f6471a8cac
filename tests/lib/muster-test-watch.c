/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-watch.h"

#include <stdlib.h>
#include <string.h>

struct _MusterTestWatch
{
  GObject *object;
  GPtrArray *words;
};

static void
notify_cb (MusterTestWatch *self,
           GParamSpec      *pspec)
{
  g_ptr_array_add (self->words, g_strdup (pspec->name));
}

static void
changed_cb (MusterTestWatch *self)
{
  g_ptr_array_add (self->words, g_strdup ("!"));
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* @object: has a signal `changed` */
MusterTestWatch *
muster_test_watch_new (gpointer object)
{
  MusterTestWatch *self;

  g_return_val_if_fail (G_IS_OBJECT (object), NULL);

  self = g_new0 (MusterTestWatch, 1);
  self->object = g_object_ref (object);
  self->words = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (object, "notify", G_CALLBACK (notify_cb), self);
  g_signal_connect_swapped (object, "changed", G_CALLBACK (changed_cb), self);

  return self;
}

void
muster_test_watch_free (MusterTestWatch *self)
{
  g_return_if_fail (self != NULL);

  g_signal_handlers_disconnect_by_data (self->object, self);
  g_object_unref (self->object);
  g_ptr_array_unref (self->words);
  g_free (self);
}

/**
 * muster_test_watch_assert:
 * @expected: names of properties and exclamation marks with blanks between, each as often as it came
 *   since the last call; in which order they come is GObject's affair
 */
void
muster_test_watch_assert (MusterTestWatch *self,
                          const char      *expected)
{
  g_auto (GStrv) wanted = g_strsplit (expected, " ", -1);
  g_autofree char *found = NULL;
  g_autofree char *sorted = NULL;

  qsort (wanted, g_strv_length (wanted), sizeof *wanted, compare_words);
  sorted = g_strjoinv (" ", wanted);
  g_ptr_array_sort (self->words, compare_words);
  g_ptr_array_add (self->words, NULL);
  found = g_strjoinv (" ", (char **) self->words->pdata);
  g_assert_cmpstr (found, ==, sorted);
  g_ptr_array_set_size (self->words, 0);
}
