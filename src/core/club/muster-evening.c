/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening.h"

#include "core/muster-i18n.h"

#include <string.h>

static void
free_guest (gpointer data)
{
  MusterEveningGuest *guest = data;

  g_free (guest->name);
  g_free (guest->at);
  g_free (guest->left_at);
  g_free (guest);
}

MusterEvening *
muster_evening_new (const char *date)
{
  MusterEvening *self = g_new0 (MusterEvening, 1);

  self->key = g_strdup ("");
  self->date = g_strdup (date);
  self->time = g_strdup ("");
  self->place = g_strdup ("");
  self->title = g_strdup ("");
  self->last = MUSTER_EVENING_LAST;
  self->expected = g_ptr_array_new_with_free_func (g_free);
  self->guests = g_ptr_array_new_with_free_func (free_guest);
  self->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_round_free);

  return self;
}

MusterEvening *
muster_evening_copy (const MusterEvening *self)
{
  g_autofree char *json = muster_evening_json_write (self);
  MusterEvening *copy = muster_evening_json_read (self->key, json, NULL);

  g_return_val_if_fail (copy != NULL, NULL);

  copy->number = self->number;
  copy->stamp = self->stamp;

  return copy;
}

void
muster_evening_free (MusterEvening *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->key);
  g_free (self->date);
  g_free (self->time);
  g_free (self->place);
  g_free (self->title);
  g_ptr_array_unref (self->expected);
  g_ptr_array_unref (self->guests);
  g_ptr_array_unref (self->rounds);
  g_free (self);
}

int
muster_evening_compare (gconstpointer a,
                        gconstpointer b)
{
  const MusterEvening *first = *(MusterEvening *const *) a;
  const MusterEvening *second = *(MusterEvening *const *) b;
  int order = strcmp (first->date, second->date);

  if (order == 0)
    order = strcmp (first->time, second->time);

  return order != 0 ? order : (first->number > second->number) - (first->number < second->number);
}

gboolean
muster_evening_is_time (const char *time)
{
  return strlen (time) == 5 && time[2] == ':' && g_ascii_isdigit (time[0]) && g_ascii_isdigit (time[1]) &&
         g_ascii_isdigit (time[3]) && g_ascii_isdigit (time[4]) && strncmp (time, "24", 2) < 0 &&
         time[3] < '6';
}

MusterEveningGuest *
muster_evening_find_guest (const MusterEvening *self,
                           const char          *name)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      MusterEveningGuest *guest = self->guests->pdata[i];

      if (strcmp (guest->name, name) == 0)
        return guest;
    }

  return NULL;
}

gboolean
muster_evening_is_here (const MusterEvening *self,
                        const char          *name)
{
  const MusterEveningGuest *guest = muster_evening_find_guest (self, name);

  return guest != NULL && !guest->has_left;
}

MusterRound *
muster_evening_get_last (const MusterEvening *self)
{
  return self->rounds->len > 0 ? self->rounds->pdata[self->rounds->len - 1] : NULL;
}

GPtrArray *
muster_evening_list_free (const MusterEvening *self,
                          const MusterRound   *round)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < self->guests->len; i++)
    {
      const MusterEveningGuest *guest = self->guests->pdata[i];

      if (!guest->has_left && muster_round_find (round, guest->name) == NULL &&
          strcmp (round->bye, guest->name) != 0)
        g_ptr_array_add (names, guest->name);
    }

  return names;
}

const char *
muster_evening_find_name (const MusterEvening   *self,
                          const MusterClubNames *names,
                          const char            *name)
{
  const char *member = muster_club_names_resolve (names, name);

  for (guint i = 0; i < self->guests->len; i++)
    {
      const MusterEveningGuest *guest = self->guests->pdata[i];

      if (strcmp (muster_club_names_resolve (names, guest->name), member) == 0)
        return guest->name;
    }

  return member;
}

static gboolean
exchange (gpointer   *text,
          const char *name,
          const char *other)
{
  if (strcmp (*text, name) != 0)
    return FALSE;
  g_free (*text);
  *text = g_strdup (other);

  return TRUE;
}

gboolean
muster_evening_rename (MusterEvening *self,
                       const char    *name,
                       const char    *other)
{
  MusterEveningGuest *guest = muster_evening_find_guest (self, name);
  gboolean found = guest != NULL;

  for (guint i = 0; i < self->expected->len; i++)
    found |= exchange (&self->expected->pdata[i], name, other);
  if (guest != NULL)
    {
      g_free (guest->name);
      guest->name = g_strdup (other);
    }
  for (guint i = 0; i < self->rounds->len; i++)
    found |= muster_round_rename (self->rounds->pdata[i], name, other);

  return found;
}

const char *
muster_evening_get_title (const MusterEvening *self)
{
  return *self->title != '\0' ? self->title : _("Club evening");
}

void
muster_evening_add_results (const MusterEvening *self,
                            GPtrArray           *results)
{
  const MusterClubHead head = { self->key, self->date, "", "", self->place, "" };

  for (guint i = 0; i < self->rounds->len; i++)
    muster_round_results_add (self->rounds->pdata[i], i + 1, &head, NULL, NULL, results);
}
