/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-name.h"

#include "core/muster-i18n.h"
#include "core/muster-text.h"

#include <string.h>

char *
muster_club_name_dup_fault (const char *name)
{
  if (*name == '\0')
    return g_strdup (_("a name is empty"));
  if (strlen (name) > MUSTER_CLUB_MAX_NAME)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "a name is longer than %d byte",
                                       "a name is longer than %d bytes",
                                       (gulong) MUSTER_CLUB_MAX_NAME), MUSTER_CLUB_MAX_NAME);

  if (muster_text_is_stacked (name))
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                       "a letter of a name has more than %d combining mark",
                                       "a letter of a name has more than %d combining marks",
                                       (gulong) MUSTER_TEXT_MAX_MARKS), MUSTER_TEXT_MAX_MARKS);

  return NULL;
}

char *
muster_club_text_dup_fault (const char *text)
{
  return muster_text_is_stacked (text)
           ? g_strdup_printf (_("a letter has more than %d combining marks"), MUSTER_TEXT_MAX_MARKS)
           : NULL;
}
