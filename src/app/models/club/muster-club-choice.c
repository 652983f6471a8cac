/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-choice.h"

#include <string.h>

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"

gboolean
muster_club_choice_set_text (char       **text,
                             const char  *value)
{
  if (value == NULL)
    value = "";
  if (g_strcmp0 (*text, value) == 0)
    return FALSE;
  g_free (*text);
  *text = g_strdup (value);
  return TRUE;
}

gboolean
muster_club_choice_set_day (char       **day,
                            const char  *value)
{
  gboolean is_day = value != NULL && muster_club_date_is_valid (value);

  return muster_club_choice_set_text (day, is_day ? value : "");
}

gboolean
muster_club_choice_set_scoring (MusterClubChoice *self,
                                const char       *text)
{
  MusterClubScoring scoring;

  if (text == NULL || !muster_club_scoring_parse (text, &scoring) ||
      memcmp (&scoring, &self->scoring, sizeof scoring) == 0)
    return FALSE;

  self->scoring = scoring;
  return TRUE;
}

char *
muster_club_choice_dup_scoring (const MusterClubChoice *self)
{
  const int *worth = self->scoring.worth;

  return g_strdup_printf ("%d,%d,%d", worth[0], worth[1], worth[2]);
}

char *
muster_club_choice_dup_counts (const MusterClubTables *tables)
{
  g_autofree char *battles = NULL;
  guint n;

  if (tables == NULL)
    return g_strdup ("");

  n = tables->n_battles;
  battles = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", n), n);
  n = tables->league->len;
  /* Translators: how many battles there are, and how many who took part. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s, %u member", "%s, %u members", n), battles, n);
}
