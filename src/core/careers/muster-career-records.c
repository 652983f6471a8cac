/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-records.h"

#include "core/careers/muster-career-totals.h"
#include "core/careers/muster-career-words.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* Finds the firsts and records of a campaign. If two are equal, the one who comes first in the
 * log has the record, then the one who stands first in the campaign. */

typedef struct
{
  MusterCareer *career;
  MusterCareerEvent *event;
  guint number;
} Best;

/* Measures one event for a record. Returns 0 if the event does not count. */
typedef guint (*MeasureEvent) (const MusterCareerEvent *event);

static guint
get_deed (const MusterCareerEvent *event,
          MusterDeed               deed)
{
  return event->kind == MUSTER_CAREER_FOUGHT ? event->deeds.counts[deed] : 0;
}

static guint
measure_felled (const MusterCareerEvent *event)
{
  return get_deed (event, MUSTER_DEED_FELLED);
}

static guint
measure_fights (const MusterCareerEvent *event)
{
  return get_deed (event, MUSTER_DEED_FIGHTS_WON);
}

static guint
measure_broken (const MusterCareerEvent *event)
{
  return get_deed (event, MUSTER_DEED_UNITS_BROKEN);
}

static guint
measure_rallies (const MusterCareerEvent *event)
{
  return get_deed (event, MUSTER_DEED_RALLIES);
}

static guint
measure_fallen (const MusterCareerEvent *event)
{
  return event->kind == MUSTER_CAREER_FOUGHT ? (guint) MAX (0, event->start - event->left) : 0;
}

static guint
measure_death (const MusterCareerEvent *event)
{
  return event->kind == MUSTER_CAREER_DIED;
}

static guint
measure_wound (const MusterCareerEvent *event)
{
  return event->kind == MUSTER_CAREER_WOUNDED;
}

static guint
measure_honour (const MusterCareerEvent *event)
{
  return event->kind == MUSTER_CAREER_HONOURED;
}

static guint
measure_battle (const MusterCareerEvent *event)
{
  return event->kind == MUSTER_CAREER_FOUGHT;
}

/* @of: whether units or leaders can have the record. @is_first: the first event that counts has
 * it; otherwise the largest number. @in_all: numbers are added up over a career; otherwise each
 * event counts by itself. */
static const struct
{
  const char *id;
  const char *title;
  MusterCampaignKind of;
  gboolean is_first;
  gboolean in_all;
  MeasureEvent measure;
} kinds[] = {
  { "first-broken", N_("First to break an enemy unit"), MUSTER_CAMPAIGN_UNITS, TRUE, FALSE, measure_broken },
  { "first-fight", N_("First fight won"), MUSTER_CAMPAIGN_UNITS, TRUE, FALSE, measure_fights },
  { "first-death", N_("First leader to die"), MUSTER_CAMPAIGN_LEADERS, TRUE, FALSE, measure_death },
  { "first-wound", N_("First leader wounded"), MUSTER_CAMPAIGN_LEADERS, TRUE, FALSE, measure_wound },
  { "first-honour", N_("First unit honoured"), MUSTER_CAMPAIGN_UNITS, TRUE, FALSE, measure_honour },
  { "felled-once", N_("Most enemies felled in a battle"), MUSTER_CAMPAIGN_UNITS, FALSE, FALSE,
    measure_felled },
  { "fallen-once", N_("Heaviest losses in a battle"), MUSTER_CAMPAIGN_UNITS, FALSE, FALSE, measure_fallen },
  { "felled", N_("Most enemies felled"), MUSTER_CAMPAIGN_UNITS, FALSE, TRUE, measure_felled },
  { "broken", N_("Most enemy units broken"), MUSTER_CAMPAIGN_UNITS, FALSE, TRUE, measure_broken },
  { "fights", N_("Most fights won"), MUSTER_CAMPAIGN_UNITS, FALSE, TRUE, measure_fights },
  { "rallies", N_("Most rallies"), MUSTER_CAMPAIGN_UNITS, FALSE, TRUE, measure_rallies },
  { "battles", N_("Most battles led"), MUSTER_CAMPAIGN_LEADERS, FALSE, TRUE, measure_battle },
  { "leader-felled", N_("Most enemies felled by a leader’s units"), MUSTER_CAMPAIGN_LEADERS, FALSE, TRUE,
    measure_felled },
  { "wounds", N_("Most often wounded"), MUSTER_CAMPAIGN_LEADERS, FALSE, TRUE, measure_wound },
};

static void
free_record (gpointer data)
{
  MusterCareerRecord *record = data;

  g_clear_object (&record->career);
  g_clear_pointer (&record->affair, muster_career_event_affair_unref);
  g_free (record->text);
  g_free (record);
}

static gboolean
is_better (const Best              *best,
           gboolean                 is_first,
           const MusterCareerEvent *event,
           guint                    number)
{
  if (best->career == NULL)
    return TRUE;
  if (is_first)
    return event->entry < best->event->entry;
  return number > best->number || (number == best->number && event->entry < best->event->entry);
}

static void
look_at_career (MusterCareer *career,
                guint         kind,
                Best         *best)
{
  GPtrArray *events = muster_career_get_events (career);
  guint sum = 0;

  for (guint i = 0; i < events->len; i++)
    {
      MusterCareerEvent *event = g_ptr_array_index (events, i);
      guint number = kinds[kind].measure (event);

      sum = kinds[kind].in_all ? sum + number : number;
      if (number > 0 && is_better (best, kinds[kind].is_first, event, sum))
        *best = (Best) { career, event, sum };
    }
}

/* Adds the luckiest or the unluckiest of the units whose dice are known. */
static void
add_luck (MusterCareers *self,
          GPtrArray     *records,
          gboolean       is_good)
{
  GListModel *list = muster_careers_get_units (self);
  MusterCareer *career = NULL;
  MusterLuckSum luck = { 0 };
  MusterCareerRecord *record;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      MusterCareerTotals totals;

      muster_career_totals_sum (self, muster_list_peek (list, i), &totals);
      if (totals.luck.variance <= 0.0)
        continue;
      if (career == NULL || (is_good ? totals.luck.at_least < luck.at_least
                                     : totals.luck.at_most < luck.at_most))
        {
          career = muster_list_peek (list, i);
          luck = totals.luck;
        }
    }
  if (career == NULL)
    return;
  record = g_new0 (MusterCareerRecord, 1);
  record->id = is_good ? "luckiest" : "unluckiest";
  record->title = is_good ? _("Luckiest unit") : _("Unluckiest unit");
  record->career = g_object_ref (career);
  record->number = luck.n_good;
  {
    g_autofree char *name = muster_bidi_isolate (muster_career_get_name (career));
    g_autofree char *text = muster_luck_sum_to_text (&luck);

    record->text = g_strdup_printf (_("%s, %s"), name, text);
  }
  g_ptr_array_add (records, record);
}

/**
 * muster_career_records_list:
 *
 * Returns: (transfer full):
 */
GPtrArray *
muster_career_records_list (MusterCareers *self)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (free_record);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GListModel *list = kinds[i].of == MUSTER_CAMPAIGN_UNITS ? muster_careers_get_units (self)
                                                              : muster_careers_get_leaders (self);
      Best best = { 0 };

      for (guint k = 0; k < g_list_model_get_n_items (list); k++)
        look_at_career (muster_list_peek (list, k), i, &best);
      if (best.career != NULL)
        {
          MusterCareerRecord *record = g_new0 (MusterCareerRecord, 1);
          gboolean is_somewhere = best.event->affair != NULL && !kinds[i].in_all;
          g_autofree char *name = muster_bidi_isolate (muster_career_get_name (best.career));
          g_autofree char *where = is_somewhere ? muster_bidi_isolate (best.event->affair->title) : NULL;
          g_autofree char *date = NULL;

          if (kinds[i].is_first && best.event->date != NULL)
            date = muster_career_words_dup_date (best.event->date, FALSE);
          record->id = kinds[i].id;
          record->title = _(kinds[i].title);
          record->career = g_object_ref (best.career);
          record->number = best.number;
          record->affair = where != NULL ? muster_career_event_affair_ref (best.event->affair) : NULL;
          if (kinds[i].is_first && where != NULL)
            /* Translators: whose record it is, and in which battle. */
            record->text = g_strdup_printf (_("%s, at %s"), name, where);
          else if (kinds[i].is_first && date != NULL)
            record->text = g_strdup_printf (_("%s, %s"), name, date);
          else if (kinds[i].is_first)
            record->text = g_strdup (muster_career_get_name (best.career));
          else if (where != NULL)
            /* Translators: whose record it is, how many, and in which battle. */
            record->text = g_strdup_printf (_("%s, %u at %s"), name, best.number, where);
          else
            record->text = g_strdup_printf (_("%s, %u"), name, best.number);
          g_ptr_array_add (records, record);
        }
    }
  add_luck (self, records, TRUE);
  add_luck (self, records, FALSE);
  return records;
}
