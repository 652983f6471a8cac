/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-seats.h"

#include <string.h>

#include "core/muster-json.h"
#include "table/host/muster-table-code.h"

#define BEFORE_STATE "event: state\ndata: "
#define AFTER_STATE "\n\n"

MusterTableSeat *
muster_table_seat_new (const char *code)
{
  MusterTableSeat *self = g_new0 (MusterTableSeat, 1);

  self->code = g_strdup (code);
  self->cookies = g_ptr_array_new_with_free_func (g_free);
  self->posts = muster_table_posts_new ();
  self->joins = muster_table_posts_new ();
  return self;
}

void
muster_table_seat_free (MusterTableSeat *self)
{
  g_free (self->code);
  g_ptr_array_unref (self->cookies);
  muster_table_posts_free (self->posts);
  muster_table_posts_free (self->joins);
  g_clear_pointer (&self->event, g_bytes_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->state, json_node_unref);
  g_free (self);
}

void
muster_table_seat_renew (MusterTableSeat *self,
                         const char      *code)
{
  g_free (self->code);
  self->code = g_strdup (code);
  g_ptr_array_set_size (self->cookies, 0);
}

/* Compares in constant time, so that the duration does not reveal how much of a guess is right. */
static gboolean
is_same (const char *a,
         const char *b)
{
  gsize length = strlen (a);
  guint8 differs = 0;

  if (strlen (b) != length)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    differs |= (guint8) (a[i] ^ b[i]);
  return differs == 0;
}

gboolean
muster_table_seat_has (MusterTableSeat *self,
                       const char      *cookie)
{
  for (guint i = 0; cookie != NULL && i < self->cookies->len; i++)
    if (is_same (self->cookies->pdata[i], cookie))
      return TRUE;
  return FALSE;
}

gboolean
muster_table_seat_opens_to (MusterTableSeat *self,
                            const char      *code)
{
  g_autofree char *plain = muster_table_code_tidy (code);

  return is_same (self->code, plain);
}

const char *
muster_table_seat_join (MusterTableSeat *self)
{
  if (self->cookies->len >= MUSTER_TABLE_PHONES)
    return NULL;
  g_ptr_array_add (self->cookies, muster_table_code_new ());
  return self->cookies->pdata[self->cookies->len - 1];
}

/* All streams of a seat are sent the same bytes, and nobody copies or reads them: many phones cost hardly
 * more than one. */
void
muster_table_seat_show (MusterTableSeat *self,
                        const char      *state,
                        gsize            length)
{
  char *event = g_strdup_printf (BEFORE_STATE "%.*s" AFTER_STATE, (int) length, state);

  g_clear_pointer (&self->event, g_bytes_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->state, json_node_unref);
  self->event = g_bytes_new_take (event, strlen (event));
  self->text = g_bytes_new_from_bytes (self->event, strlen (BEFORE_STATE), length);
}

JsonObject *
muster_table_seat_get_state (MusterTableSeat *self)
{
  gsize length = 0;
  const char *text = self->text != NULL ? g_bytes_get_data (self->text, &length) : NULL;

  if (self->state == NULL && text != NULL)
    self->state = muster_json_parse (text, length, "state", NULL);
  return self->state != NULL && JSON_NODE_HOLDS_OBJECT (self->state) ? json_node_get_object (self->state)
                                                                     : NULL;
}
