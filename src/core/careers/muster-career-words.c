/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-words.h"

#include "core/careers/muster-career-event.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

#include <stdio.h>

/* Puts the lines of a career into words. */

static const char *
get_verdict (const MusterCareerEvent *self)
{
  if (self->affair->winner == MUSTER_CAMPAIGN_NOBODY)
    return _("not decided");
  switch (muster_career_event_get_result (self))
    {
    case 1:
      return _("won");
    case -1:
      return _("lost");
    default:
      return _("drawn");
    }
}

static char *
dup_fate (const MusterCareerEvent *self)
{
  if (self->start > 0 && self->is_lost)
    /* Translators: a unit left the table; then how many of how many were left of it. */
    return g_strdup_printf (_(", gone from the field, %d of %d left"), self->left, self->start);
  if (self->start > 0)
    return g_strdup_printf (_(", %d of %d left"), self->left, self->start);
  return g_strdup (self->is_lost ? _(", carried from the field") : "");
}

static char *
tell_battle (const MusterCareerEvent *self)
{
  g_autofree char *title = muster_bidi_isolate (self->affair->title);
  g_autofree char *foes = muster_career_event_affair_dup_foes (self->affair, self->side);
  g_autofree char *score = muster_career_event_affair_dup_score (self->affair);
  g_autofree char *fate = dup_fate (self);

  if (*foes == '\0')
    /* Translators: the battle, won or lost, the points, and what became of the unit or leader. */
    return g_strdup_printf (_("%s: %s %s%s"), title, get_verdict (self), score, fate);
  /* Translators: the battle, the enemy, won or lost, the points, and what became of the unit or leader. */
  return g_strdup_printf (_("%s, against %s: %s %s%s"), title, foes, get_verdict (self), score, fate);
}

/* The words of events that need no further details. All other events have a function. */
static const char *const plain[MUSTER_CAREER_N_EVENTS] = {
  [MUSTER_CAREER_SPARED] = N_("Given up for lost, and came back"),
  [MUSTER_CAREER_CAPTURED] = N_("Captured"),
  [MUSTER_CAREER_DIED] = N_("Died"),
  [MUSTER_CAREER_FIT] = N_("Fit again"),
  [MUSTER_CAREER_RETIRED] = N_("Retired"),
  [MUSTER_CAREER_DETACHED] = N_("Left the unit"),
  [MUSTER_CAREER_RAISED] = N_("Joined the force"),
  [MUSTER_CAREER_DISBANDED] = N_("Disbanded"),
  [MUSTER_CAREER_RESTORED] = N_("With the colours again"),
};

/**
 * muster_career_words_event_to_text:
 *
 * Returns: (transfer full): what happened, in the reader's language
 */
char *
muster_career_words_event_to_text (const MusterCareerEvent *self)
{
  guint n;

  if (plain[self->kind] != NULL)
    return g_strdup (_(plain[self->kind]));
  if (self->kind == MUSTER_CAREER_FOUGHT)
    return tell_battle (self);
  if (self->kind == MUSTER_CAREER_HONOURED)
    /* Translators: the text of an honour. */
    return g_strdup_printf (_("Honoured: %s"), self->text);
  if (self->kind == MUSTER_CAREER_ADVANCED)
    {
      if (self->text == NULL || *self->text == '\0')
        return g_strdup (_("Let an advance go by"));
      /* Translators: what a unit or leader has gained. */
      return g_strdup_printf (_("Advanced: %s"), self->text);
    }
  if (self->kind == MUSTER_CAREER_PROMOTED || self->kind == MUSTER_CAREER_SECONDED)
    {
      g_autofree char *called = muster_despatch_names_dup (self->other != NULL ? self->other : "");
      g_autofree char *unit = muster_bidi_isolate (called);

      if (self->kind == MUSTER_CAREER_SECONDED)
        return g_strdup_printf (_("Made second of %s"), unit);
      return g_strdup_printf (_("Given the command of %s"), unit);
    }
  n = (guint) ABS (self->number);
  if (self->kind == MUSTER_CAREER_WOUNDED)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Wounded, misses %u chapter",
                                       "Wounded, misses %u chapters", n), n);
  if (self->kind == MUSTER_CAREER_RECOVERED)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u casualty came back",
                                       "%u casualties came back", n), n);
  if (self->kind == MUSTER_CAREER_REINFORCED)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u replacement joined",
                                       "%u replacements joined", n), n);
  return g_strdup_printf (_("Strength put right by %+d"), self->number);
}

static char *
put_into_words (const GDate *date,
                gboolean     with_weekday)
{
  char text[256];

  /* Translators: a date as strftime() writes it, such as "Wednesday, 22 January 1879". */
  g_date_strftime (text, sizeof text, with_weekday ? _("%A, %-d %B %Y") : _("%-d %B %Y"), date);
  return g_strdup (text);
}

char *
muster_career_words_dup_day (int      day,
                             gboolean with_weekday)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  return put_into_words (&date, with_weekday);
}

char *
muster_career_words_dup_date (const char *text,
                              gboolean    with_weekday)
{
  int year, month, day;
  GDate date;

  if (sscanf (text, "%4d-%2d-%2d", &year, &month, &day) != 3 ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return g_strdup (text);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return put_into_words (&date, with_weekday);
}
