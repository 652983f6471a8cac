/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-doubles.h"

#include <string.h>

gboolean
muster_club_doubles_is_double (const MusterClubResult *result,
                               GPtrArray              *results,
                               const MusterClubNames  *names)
{
  for (guint i = 0; i < results->len; i++)
    {
      const MusterClubResult *other = results->pdata[i];
      guint n_same = 0;

      if (other->n_lines != result->n_lines || strcmp (other->head.date, result->head.date) != 0 ||
          strcmp (other->head.ruleset, result->head.ruleset) != 0 ||
          strcmp (other->head.battle, result->head.battle) == 0)
        continue;
      for (guint j = 0; j < result->n_lines; j++)
        {
          for (guint k = 0; k < other->n_lines; k++)
            {
              const MusterClubLine *a = &result->lines[j], *b = &other->lines[k];

              n_same += a->has_points == b->has_points && a->points == b->points &&
                        strcmp (muster_club_names_resolve (names, a->player),
                                muster_club_names_resolve (names, b->player)) == 0;
            }
        }
      if (n_same == result->n_lines)
        return TRUE;
    }

  return FALSE;
}
