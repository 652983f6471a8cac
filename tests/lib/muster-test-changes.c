/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-changes.h"

/* Each items-changed becomes POSITION-REMOVED+ADDED, without the part that is zero:
 * "0+3, 1-1, 2-1+1". A change that does not fit the number of items before and after it fails the
 * test on the spot. */

struct _MusterTestChanges
{
  GListModel *model;
  gulong handler;
  guint n_items;
  GString *text;
};

static void
items_changed_cb (MusterTestChanges *self,
                  guint              position,
                  guint              removed,
                  guint              added)
{
  g_assert_cmpuint (position + removed, <=, self->n_items);
  self->n_items = self->n_items - removed + added;
  g_assert_cmpuint (g_list_model_get_n_items (self->model), ==, self->n_items);

  if (self->text->len > 0)
    g_string_append (self->text, ", ");

  g_string_append_printf (self->text, "%u", position);
  if (removed > 0)
    g_string_append_printf (self->text, "-%u", removed);
  if (added > 0)
    g_string_append_printf (self->text, "+%u", added);
}

MusterTestChanges *
muster_test_changes_new (GListModel *model)
{
  MusterTestChanges *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  self = g_new0 (MusterTestChanges, 1);
  self->model = g_object_ref (model);
  self->n_items = g_list_model_get_n_items (model);
  self->text = g_string_new (NULL);
  self->handler = g_signal_connect_swapped (model, "items-changed",
                                            G_CALLBACK (items_changed_cb), self);

  return self;
}

void
muster_test_changes_free (MusterTestChanges *self)
{
  g_return_if_fail (self != NULL);

  g_clear_signal_handler (&self->handler, self->model);
  g_clear_object (&self->model);
  g_string_free (self->text, TRUE);
  g_free (self);
}

/**
 * muster_test_changes_take:
 *
 * Returns: (transfer full): the changes since the last call, "" if there were none
 */
char *
muster_test_changes_take (MusterTestChanges *self)
{
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_strdup (self->text->str);
  g_string_truncate (self->text, 0);

  return text;
}
