/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-occasion.h"

#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#include <string.h>

#define MAX_WORD 64

static const char *const KINDS[] = { MUSTER_OCCASION_SAMPLE,    MUSTER_OCCASION_TOUR, MUSTER_OCCASION_WHAT_IF,
                                     MUSTER_OCCASION_SIMULATED, MUSTER_OCCASION_SOLO, NULL };

void
muster_occasion_clear (MusterOccasion *self)
{
  g_clear_pointer (&self->played, g_free);
  g_clear_pointer (&self->kind, g_free);
  self->counts = MUSTER_COUNTS_UNSAID;
}

void
muster_occasion_copy (MusterOccasion       *self,
                      const MusterOccasion *other)
{
  MusterOccasion copy = { g_strdup (other->played), g_strdup (other->kind), other->counts };

  muster_occasion_clear (self);
  *self = copy;
}

gboolean
muster_occasion_read (MusterOccasion   *self,
                      const MusterSpot *document)
{
  const char *played = NULL, *kind = NULL;
  gboolean counts = TRUE, has_counts;
  MusterSpot spot;

  if (muster_spot_member (document, "played", &spot))
    {
      if (!muster_spot_read_string (&spot, MAX_WORD, &played))
        return FALSE;
      if (!muster_day_is_valid (played))
        return muster_spot_fail (&spot, _("“%s” is not a day; write it as in 2026-01-31"), played);
    }
  if (muster_spot_member (document, "kind", &spot))
    {
      if (!muster_spot_read_string (&spot, MAX_WORD, &kind))
        return FALSE;
      if (!g_strv_contains (KINDS, kind))
        return muster_spot_fail (&spot, _("“%s” is no kind of battle; it is sample, tour, what-if, simulated "
                                          "or solo, or is left out"), kind);
    }
  has_counts = muster_spot_member (document, "counts", &spot);
  if (has_counts && !muster_spot_read_boolean (&spot, &counts))
    return FALSE;
  if (has_counts && counts && !muster_occasion_may_count (kind))
    return muster_spot_fail (&spot, _("a battle of the kind “%s” cannot count for the club"), kind);

  muster_occasion_clear (self);
  self->played = g_strdup (played);
  self->kind = g_strdup (kind);
  self->counts = !has_counts ? MUSTER_COUNTS_UNSAID : counts ? MUSTER_COUNTS_YES : MUSTER_COUNTS_NO;

  return TRUE;
}

void
muster_occasion_write (const MusterOccasion *self,
                       JsonBuilder          *builder)
{
  if (self->played != NULL)
    muster_json_add_string (builder, "played", self->played);
  if (self->kind != NULL)
    muster_json_add_string (builder, "kind", self->kind);
  /* A solo battle is the only one that needs to say that it counts. */
  if (!muster_occasion_counts (self))
    muster_json_add_boolean (builder, "counts", FALSE);
  else if (self->kind != NULL)
    muster_json_add_boolean (builder, "counts", TRUE);
}

gboolean
muster_occasion_counts (const MusterOccasion *self)
{
  if (self->counts == MUSTER_COUNTS_UNSAID)
    return self->kind == NULL;

  return self->counts == MUSTER_COUNTS_YES && muster_occasion_may_count (self->kind);
}

gboolean
muster_occasion_may_count (const char *kind)
{
  return kind == NULL || strcmp (kind, MUSTER_OCCASION_SOLO) == 0;
}
