/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"

#include <string.h>

/* The document of an evening. What is empty or false is left out. */

char *
muster_evening_json_write (const MusterEvening *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_text (builder, "date", self->date);
  muster_json_add_text (builder, "time", self->time);
  muster_json_add_text (builder, "place", self->place);
  muster_json_add_text (builder, "title", self->title);
  muster_json_add_int (builder, "last", self->last);
  json_builder_set_member_name (builder, "expected");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->expected->len; i++)
    json_builder_add_string_value (builder, self->expected->pdata[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "guests");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->guests->len; i++)
    {
      const MusterEveningGuest *guest = self->guests->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_text (builder, "name", guest->name);
      muster_json_add_text (builder, "at", guest->at);
      if (guest->has_left)
        muster_json_add_boolean (builder, "left", TRUE);
      muster_json_add_text (builder, "left-at", guest->left_at);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->rounds->len; i++)
    muster_round_json_write (self->rounds->pdata[i], builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

/* Reads a text that may be absent, which is "". */
static void
read_text (const MusterSpot  *spot,
           char             **text)
{
  const char *value;

  if (!muster_spot_is_absent (spot) && muster_spot_read_string (spot, MUSTER_CLUB_MAX_CELL, &value))
    {
      g_free (*text);
      *text = g_strdup (value);
    }
}

/* Reads a name, which must be there and not be empty. */
static void
read_name (const MusterSpot  *spot,
           char             **name)
{
  if (!muster_spot_is_given (spot))
    return;
  read_text (spot, name);
  if (!muster_spot_failed (spot) && (*name == NULL || **name == '\0'))
    muster_spot_fail (spot, _("a name is empty"));
}

static gboolean
read_flag (const MusterSpot *spot)
{
  gboolean flag = FALSE;

  return !muster_spot_is_absent (spot) && muster_spot_read_boolean (spot, &flag) && flag;
}

static void
read_time (const MusterSpot  *spot,
           char             **time)
{
  read_text (spot, time);
  if (!muster_spot_failed (spot) && **time != '\0' && !muster_evening_is_time (*time))
    muster_spot_fail (spot, _("“%s” is not a time; write it as in 19:30"), *time);
}

static void
read_round (const MusterSpot *spot,
            MusterEvening    *self)
{
  MusterRound *round = muster_round_json_read (spot);

  if (round != NULL)
    g_ptr_array_add (self->rounds, round);
}

static void
read_guest (const MusterSpot *spot,
            MusterEvening    *self)
{
  static const char *const names[] = { "name", "at", "left", "left-at", NULL };
  MusterSpot members[G_N_ELEMENTS (names) - 1];
  g_autofree char *name = NULL;
  MusterEveningGuest *guest;

  if (!muster_spot_members (spot, names, members))
    return;
  read_name (&members[0], &name);
  if (muster_spot_failed (spot))
    return;
  if (muster_evening_find_guest (self, name) != NULL)
    {
      muster_spot_fail (spot, _("“%s” is named twice"), name);
      return;
    }
  guest = g_new0 (MusterEveningGuest, 1);
  guest->name = g_steal_pointer (&name);
  guest->at = g_strdup ("");
  guest->left_at = g_strdup ("");
  g_ptr_array_add (self->guests, guest);
  read_time (&members[1], &guest->at);
  guest->has_left = read_flag (&members[2]);
  read_time (&members[3], &guest->left_at);
}

static void
read_expected (const MusterSpot *spot,
               MusterEvening    *self)
{
  char *name = NULL;

  read_name (spot, &name);
  if (name != NULL)
    g_ptr_array_add (self->expected, name);
}

static void
read_list (const MusterSpot *spot,
           guint             most,
           MusterEvening    *self,
           void            (*read) (const MusterSpot *spot, MusterEvening *self))
{
  MusterSpot element;
  guint n = 0;

  if (muster_spot_is_absent (spot) || !muster_spot_is_array (spot, most, &n))
    return;
  for (guint i = 0; i < n && muster_spot_element (spot, i, &element); i++)
    read (&element, self);
}

/**
 * muster_evening_json_read:
 *
 * Returns: (transfer full) (nullable): the evening
 */
MusterEvening *
muster_evening_json_read (const char  *key,
                          const char  *json,
                          GError     **error)
{
  static const char *const names[] = { "date", "time", "place", "title", "last", "expected", "guests",
                                       "rounds", NULL };
  g_autoptr (MusterJson) document = muster_json_read (json, strlen (json), key, error);
  g_autoptr (MusterEvening) self = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot root, members[G_N_ELEMENTS (names) - 1];
  int last = MUSTER_EVENING_LAST;

  if (document == NULL)
    return NULL;

  self = muster_evening_new ("");
  g_free (self->key);
  self->key = g_strdup (key);
  muster_spot_init (&root, document, key, &problem);
  if (muster_spot_members (&root, names, members))
    {
      read_text (&members[0], &self->date);
      if (problem == NULL && !muster_club_date_is_valid (self->date))
        muster_spot_fail (&root, _("“%s” is not a day; write it as in 2026-01-31"), self->date);
      read_time (&members[1], &self->time);
      read_text (&members[2], &self->place);
      read_text (&members[3], &self->title);
      if (!muster_spot_is_absent (&members[4]))
        muster_spot_read_int (&members[4], 0, MUSTER_EVENING_MAX_LAST, &last);
      self->last = (guint) last;
      read_list (&members[5], MUSTER_ROUND_MAX_PEOPLE, self, read_expected);
      read_list (&members[6], MUSTER_ROUND_MAX_PEOPLE, self, read_guest);
      read_list (&members[7], MUSTER_ROUND_MAX_ROUNDS, self, read_round);
    }
  if (problem == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}
