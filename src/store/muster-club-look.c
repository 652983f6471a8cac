/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-club-look.h"

#include <string.h>

#define NAME "club-name"
#define COLOUR "club-colour"
#define BADGE "club-badge"

/* Pages put it into a style sheet: anything but a colour is none. */
gboolean
muster_club_look_is_colour (const char *text)
{
  return *text == '#' && strlen (text) == 7 && strspn (text + 1, "0123456789abcdefABCDEF") == 6;
}

static char *
dup_text (MusterStore *store,
          const char  *key)
{
  char *text = store != NULL ? muster_settings_store_dup_text (muster_store_get_settings (store), key) : NULL;

  return text != NULL ? text : g_strdup ("");
}

void
muster_club_look_load (MusterClubLook *self,
                       MusterStore    *store)
{
  self->name = dup_text (store, NAME);
  self->colour = dup_text (store, COLOUR);
  if (!muster_club_look_is_colour (self->colour))
    *self->colour = '\0';
  self->badge = dup_text (store, BADGE);
  if (g_utf8_strlen (self->badge, -1) > MUSTER_CLUB_LOOK_MAX_BADGE)
    *self->badge = '\0';
}

gboolean
muster_club_look_save (const MusterClubLook  *self,
                       MusterStore           *store,
                       GError               **error)
{
  MusterSettingsStore *settings = muster_store_get_settings (store);
  const char *colour = muster_club_look_is_colour (self->colour) ? self->colour : "";

  return muster_settings_store_set_text (settings, NAME, self->name, error) &&
         muster_settings_store_set_text (settings, COLOUR, colour, error) &&
         muster_settings_store_set_text (settings, BADGE, self->badge, error);
}

void
muster_club_look_clear (MusterClubLook *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->colour, g_free);
  g_clear_pointer (&self->badge, g_free);
}
