/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-sheet-service.h"

#include "core/careers/muster-career-totals.h"
#include "core/muster-i18n.h"

/* Returns whether the last event of a career is its end. */
static gboolean
is_lost (MusterCareer *career)
{
  GPtrArray *events = muster_career_get_events (career);
  const MusterCareerEvent *last = events->len > 0 ? g_ptr_array_index (events, events->len - 1) : NULL;

  return last != NULL && last->kind == MUSTER_CAREER_FOUGHT && last->is_lost;
}

/* "3 battles: 2 won, 0 drawn, 1 lost. Hits 7, routs 1" */
static char *
dup_service (MusterCareers *careers,
             MusterCareer  *career)
{
  MusterCareerTotals totals;
  g_autofree char *battles = NULL;
  g_autofree char *deeds = NULL;

  muster_career_totals_sum (careers, career, &totals);
  if (totals.battles == 0)
    return NULL;

  battles = muster_career_totals_to_text (&totals);
  deeds = muster_deeds_to_text (&totals.deeds);
  if (*deeds == '\0')
    return g_steal_pointer (&battles);

  /* Translators: how many battles, and what was done in them */
  return g_strdup_printf (_("%s. %s"), battles, deeds);
}

/**
 * muster_sheet_service_read:
 * @service: (out caller-allocates): to be cleared
 */
void
muster_sheet_service_read (MusterForce        *force,
                           MusterCareers      *careers,
                           const char         *unit_id,
                           MusterSheetService *service)
{
  MusterForceUnit *unit;
  g_autofree char *title = NULL;
  MusterCareer *career;

  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (MUSTER_IS_CAREERS (careers));
  g_return_if_fail (unit_id != NULL && service != NULL);

  unit = muster_force_find_unit (force, unit_id, NULL);
  if (unit == NULL)
    return;

  career = muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, unit_id);
  service->unit_lost = career != NULL && is_lost (career);
  title = muster_leader_dup_title (muster_force_unit_get_leader (unit));
  career = *title != '\0' ? muster_careers_find (careers, MUSTER_CAMPAIGN_LEADERS, title) : NULL;
  if (career == NULL)
    return;

  service->leader_lost = is_lost (career);
  service->text = dup_service (careers, career);
}
