/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-name.h"

#include "core/muster-i18n.h"

#include <string.h>

char *
muster_club_name_dup_fault (const char *name)
{
  guint n_marks = 0;

  if (*name == '\0')
    return g_strdup (_("a name is empty"));
  if (strlen (name) > MUSTER_CLUB_MAX_NAME)
    return g_strdup_printf (_("a name is longer than %d bytes"), MUSTER_CLUB_MAX_NAME);

  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      n_marks = g_unichar_ismark (g_utf8_get_char (p)) ? n_marks + 1 : 0;
      if (n_marks > MUSTER_CLUB_MAX_MARKS)
        return g_strdup_printf (_("a letter of a name has more than %d combining marks"),
                                MUSTER_CLUB_MAX_MARKS);
    }

  return NULL;
}
