/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-rivals.h"

#include <string.h>

#include "core/muster-i18n.h"

static MusterCareerRivalry *
get_rivalry (GArray       *rivalries,
             MusterCareer *one,
             MusterCareer *other,
             gboolean     *is_swapped)
{
  MusterCareerRivalry rivalry = { .one = one, .other = other };

  *is_swapped = FALSE;
  for (guint i = 0; i < rivalries->len; i++)
    {
      MusterCareerRivalry *known = &g_array_index (rivalries, MusterCareerRivalry, i);

      *is_swapped = known->one == other;
      if ((known->one == one && known->other == other) || (*is_swapped && known->other == one))
        return known;
    }
  *is_swapped = FALSE;
  g_array_append_val (rivalries, rivalry);
  return &g_array_index (rivalries, MusterCareerRivalry, rivalries->len - 1);
}

static void
add_meeting (GArray                    *rivalries,
             MusterCareer              *one,
             MusterCareer              *other,
             const MusterCareerMeeting *meeting,
             gboolean                   is_turned)
{
  gboolean is_swapped;
  MusterCareerRivalry *rivalry = get_rivalry (rivalries, one, other, &is_swapped);

  rivalry->battles++;
  rivalry->drawn += meeting->drawn;
  for (guint i = 0; i < 2; i++)
    {
      guint from = (is_swapped != is_turned) ? !i : i;

      rivalry->won[i] += meeting->won[from];
      rivalry->felled[i] += meeting->felled[from];
      rivalry->broken[i] += meeting->broken[from];
      rivalry->leaders[i] += meeting->leaders[from];
    }
}

static guint
get_weight (const MusterCareerRivalry *self)
{
  guint weight = self->battles * 100 + self->drawn * 2;

  for (guint i = 0; i < 2; i++)
    weight += self->won[i] * 3 + self->felled[i] + self->broken[i] * 5 + self->leaders[i] * 5;
  return weight;
}

static int
compare_rivalries (gconstpointer a,
                   gconstpointer b)
{
  const MusterCareerRivalry *one = a, *other = b;
  guint first = get_weight (one), second = get_weight (other);

  if (first != second)
    return first > second ? -1 : 1;
  if (one->one != other->one)
    return strcmp (muster_career_get_id (one->one), muster_career_get_id (other->one));
  return strcmp (muster_career_get_id (one->other), muster_career_get_id (other->other));
}

/**
 * muster_career_rivals_list_rivalries:
 *
 * Returns: (transfer full):
 */
GArray *
muster_career_rivals_list_rivalries (MusterCareers      *self,
                                     MusterCampaignKind  kind,
                                     MusterCareer       *career)
{
  GArray *rivalries = g_array_new (FALSE, FALSE, sizeof (MusterCareerRivalry));
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (self);

  for (guint i = 0; i < affairs->len; i++)
    {
      const MusterCareerSource *source =
        muster_careers_find_source (self, g_ptr_array_index (affairs, i));

      if (source != NULL)
        {
          GArray *meetings = kind == MUSTER_CAMPAIGN_UNITS ? source->meetings : source->duels;

          for (guint j = 0; j < meetings->len; j++)
            {
              const MusterCareerMeeting *meeting = &g_array_index (meetings, MusterCareerMeeting, j);
              MusterCareer *one = muster_careers_find_by_fighter (self, kind, source, meeting->a);
              MusterCareer *other = muster_careers_find_by_fighter (self, kind, source, meeting->b);
              gboolean is_turned = career != NULL && other == career;

              if (one == NULL || other == NULL || (career != NULL && one != career && other != career))
                continue;
              add_meeting (rivalries, is_turned ? other : one, is_turned ? one : other, meeting, is_turned);
            }
        }
    }
  g_array_sort (rivalries, compare_rivalries);
  return rivalries;
}

/**
 * muster_career_rivals_rivalry_to_text:
 *
 * Returns: (transfer full): how their meetings went for `one`
 */
char *
muster_career_rivals_rivalry_to_text (const MusterCareerRivalry *self)
{
  g_autofree char *met =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "met %u time", "met %u times", self->battles),
                     self->battles);

  if (self->won[0] + self->won[1] + self->drawn == 0)
    /* Translators: how often two met, then enemies felled and own figures lost. */
    return g_strdup_printf (_("%s; felled %u, lost %u"), met, self->felled[0], self->felled[1]);
  /* Translators: how often two met, fights won, lost and drawn, enemies felled and own figures lost. */
  return g_strdup_printf (_("%s; fights %u won, %u lost, %u drawn; felled %u, lost %u"), met, self->won[0],
                          self->won[1], self->drawn, self->felled[0], self->felled[1]);
}
