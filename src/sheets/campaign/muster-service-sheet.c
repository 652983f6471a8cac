/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include <string.h>

#include "core/careers/muster-career-records.h"
#include "core/careers/muster-career-rivals.h"
#include "core/careers/muster-career-totals.h"
#include "core/careers/muster-career-words.h"
#include "core/muster-core-error.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "sheets/page/muster-picture.h"

/* Service records, and the roll of honour. */

#define MAX_RIVALS 6
#define RECORD_PORTRAIT 170.0 /* in points */
#define RECORD_SCALE 1.2 /* a record has a page of its own */

static char *
dup_number (guint number)
{
  return number > 0 ? g_strdup_printf ("%u", number) : NULL;
}

static void
add_rivals (MusterDocument *document,
            MusterCareers  *careers,
            MusterCareer   *career)
{
  g_autoptr (GArray) rivalries =
    muster_career_rivals_list_rivalries (careers, muster_career_get_kind (career), career);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; i < rivalries->len && i < MAX_RIVALS; i++)
    {
      const MusterCareerRivalry *rivalry = &g_array_index (rivalries, MusterCareerRivalry, i);
      g_autofree char *words = muster_career_rivals_rivalry_to_text (rivalry);
      g_autofree char *name = muster_bidi_isolate (muster_career_get_name (rivalry->other));
      g_autofree char *line = g_strdup_printf (_("%s: %s"), name, words);

      g_strv_builder_add (builder, line);
    }
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;
  muster_document_add_heading (document, 2, _("Rivals"));
  muster_document_add_list (document, (const char *const *) items);
}

static gboolean
add_portrait (MusterDocument                  *document,
              const MusterCampaignSheetChoice *choice,
              MusterCareer                    *career,
              double                           height)
{
  g_autoptr (GBytes) content =
    choice->get_portrait != NULL ? choice->get_portrait (career, choice->portrait_data) : NULL;
  /* Translators: what a picture is; the name of a leader. */
  g_autofree char *title = g_strdup_printf (_("Portrait of %s"), muster_career_get_name (career));

  return content != NULL && muster_picture_add (document, content, title, height);
}

gboolean
muster_service_sheet_add_portrait (MusterDocument                  *document,
                                   const MusterCampaignSheetChoice *choice,
                                   MusterCareer                    *career)
{
  return add_portrait (document, choice, career, MUSTER_PICTURE_PORTRAIT);
}

/* What somebody was given, each with its star. */
static void
add_medals (MusterDocument *document,
            GPtrArray      *events)
{
  g_autoptr (GPtrArray) medals = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < events->len; i++)
    {
      const MusterCareerEvent *event = g_ptr_array_index (events, i);

      if (event->kind == MUSTER_CAREER_HONOURED)
        g_ptr_array_add (medals, g_strdup_printf ("★ %s", event->text));
    }
  if (medals->len == 0)
    return;
  g_ptr_array_add (medals, NULL);
  muster_document_begin_group (document);
  muster_document_add_heading (document, 2, _("Medals and honours"));
  muster_document_add_list (document, (const char *const *) medals->pdata);
  muster_document_end_group (document);
}

static void
add_career (MusterDocument                  *document,
            MusterCareers                   *careers,
            const MusterCampaignSheetChoice *choice,
            MusterCareer                    *career)
{
  g_autofree char *side = muster_bidi_isolate (muster_career_get_side (career));
  g_autofree char *force = muster_bidi_isolate (muster_career_get_force (career));
  g_autofree char *line =
    *side != '\0' && strcmp (force, side) != 0 ? g_strdup_printf (_("%s · %s"), force, side)
                                                : g_strdup (force);
  GPtrArray *events;
  MusterTable *table;
  MusterTable *facts;
  MusterCareerTotals totals;
  g_autofree char *battles = NULL;
  g_autofree char *deeds = NULL;
  g_autofree char *fallen = NULL;
  g_autofree char *wounded = NULL;
  g_autofree char *tests = NULL;
  g_autofree char *luck = NULL;

  muster_document_add_name (document, muster_career_get_name (career));
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, line);
  add_portrait (document, choice, career, RECORD_PORTRAIT);
  events = muster_career_get_events (career);
  add_medals (document, events);

  facts = muster_table_new ();
  muster_career_totals_sum (careers, career, &totals);
  battles = muster_career_totals_to_text (&totals);
  deeds = muster_deeds_to_text (&totals.deeds);
  fallen = dup_number (totals.fallen);
  wounded = dup_number (totals.wounded);
  tests = totals.tests.n > 0 ? muster_luck_sum_to_text (&totals.tests) : NULL;
  luck = totals.luck.n > 0 ? muster_luck_sum_to_text (&totals.luck) : NULL;
  muster_table_add_column (facts, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (facts, NULL, 1, MUSTER_ALIGN_START);
  muster_table_add_fact (facts, _("Service"), battles);
  muster_table_add_fact (facts, _("Deeds"), deeds);
  muster_table_add_fact (facts, _("Figures lost"), fallen);
  muster_table_add_fact (facts, _("Times wounded"), wounded);
  muster_table_add_fact (facts, _("Tests passed"), tests);
  muster_table_add_fact (facts, _("Luck"), luck);
  muster_document_take_table (document, facts);

  if (events->len != 0)
    {
      muster_document_add_heading (document, 2, _("Year by year"));
      table = muster_table_new ();
      muster_table_add_column (table, NULL, 0, MUSTER_ALIGN_START);
      muster_table_add_column (table, NULL, 1, MUSTER_ALIGN_START);
      for (guint i = 0; i < events->len; i++)
        {
          const MusterCareerEvent *event = g_ptr_array_index (events, i);
          g_autofree char *text = muster_career_words_event_to_text (event);
          g_autofree char *date =
            event->date != NULL ? muster_career_words_dup_date (event->date, FALSE) : g_strdup ("");

          muster_table_add_row (table, MUSTER_CELLS (date, text));
        }
      muster_document_take_table (document, table);
    }
  add_rivals (document, careers, career);
}

/* The sheet of a force outside campaigns has the name of the force as its title. Battles that cannot be
 * read are told of first. */
static MusterDocument *
begin (MusterCareers *careers,
       const char    *what)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  GPtrArray *gaps = muster_careers_get_gaps (careers);
  MusterDocument *document;

  if (campaign != NULL)
    {
      document = muster_campaign_sheet_begin (campaign, what);
    }
  else
    {
      document = muster_document_new (muster_force_get_name (muster_careers_get_force (careers)));
      muster_document_set_subtitle (document, what);
    }
  for (guint i = 0; i < gaps->len; i++)
    {
      /* Translators: %s is a sentence that says which battle cannot be read, and why. */
      g_autofree char *line = g_strdup_printf (_("Something is missing here. %s"), (char *) gaps->pdata[i]);

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, line);
    }
  return document;
}

/* (nullable): whose record it is. */
static MusterCareer *
find_career (MusterCareers                    *careers,
             const MusterCampaignSheetChoice  *choice,
             GError                          **error)
{
  MusterCareer *leader = choice->who_is != MUSTER_CAMPAIGN_UNITS
                           ? muster_careers_find (careers, MUSTER_CAMPAIGN_LEADERS, choice->who)
                           : NULL;
  MusterCareer *unit = choice->who_is != MUSTER_CAMPAIGN_LEADERS
                         ? muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, choice->who)
                         : NULL;

  if (leader != NULL && unit != NULL)
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                 _("a unit and a leader are both called “%s”: say “unit:%s” or “leader:%s”"), choice->who,
                 choice->who, choice->who);
  else if (leader == NULL && unit == NULL)
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                 _("there is no unit and no leader “%s” whose record this could be"), choice->who);
  else
    return leader != NULL ? leader : unit;
  return NULL;
}

void
muster_service_sheet_settle_choice (MusterCampaignSheetChoice *choice,
                                    MusterCareers             *careers)
{
  static const struct
  {
    const char *prefix;
    MusterCampaignKind kind;
  } kinds[] = { { "unit:", MUSTER_CAMPAIGN_UNITS }, { "leader:", MUSTER_CAMPAIGN_LEADERS } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, choice->who) == NULL &&
        muster_careers_find (careers, MUSTER_CAMPAIGN_LEADERS, choice->who) == NULL &&
        g_str_has_prefix (choice->who, kinds[i].prefix))
      {
        choice->who += strlen (kinds[i].prefix);
        choice->who_is = kinds[i].kind;
        return;
      }
}

MusterDocument *
muster_service_sheet_new (MusterCareers                    *careers,
                          const MusterCampaignSheetChoice  *choice,
                          GError                          **error)
{
  GListModel *lists[] = { muster_careers_get_leaders (careers), muster_careers_get_units (careers) };
  MusterDocument *document;
  MusterCareer *career = NULL;
  guint n = 0;

  if (choice->who != NULL)
    {
      career = find_career (careers, choice, error);
      if (career == NULL)
        return NULL;
    }
  document = begin (careers, _("Service record"));
  muster_document_set_type_scale (document, RECORD_SCALE);
  if (career != NULL)
    add_career (document, careers, choice, career);
  for (guint i = 0; career == NULL && i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < g_list_model_get_n_items (lists[i]); k++)
      if (muster_career_get_events (muster_list_peek (lists[i], k))->len > 0)
        {
          /* Everybody has a page of his own, to be given to him. */
          if (n++ > 0)
            muster_document_add_page_break (document);
          add_career (document, careers, choice, muster_list_peek (lists[i], k));
        }
  return document;
}

/* Adds all events of a kind, of all units and leaders. */
static void
add_roll (MusterDocument        *document,
          MusterCareers         *careers,
          MusterCareerEventKind  kind,
          const char            *heading)
{
  GListModel *lists[] = { muster_careers_get_leaders (careers), muster_careers_get_units (careers) };
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, NULL, 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, NULL, 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, NULL, 1, MUSTER_ALIGN_END);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < g_list_model_get_n_items (lists[i]); k++)
      {
        MusterCareer *career = muster_list_peek (lists[i], k);
        GPtrArray *events = muster_career_get_events (career);

        for (guint n = 0; n < events->len; n++)
          {
            const MusterCareerEvent *event = g_ptr_array_index (events, n);
            g_autofree char *date =
              event->date != NULL ? muster_career_words_dup_date (event->date, FALSE) : g_strdup ("");

            const char *text = event->text != NULL ? event->text : muster_career_get_force (career);

            if (event->kind == kind)
              muster_table_add_row (table, MUSTER_CELLS (muster_career_get_name (career), text, date));
          }
      }
  if (muster_table_get_n_rows (table) == 0)
    {
      muster_table_free (table);
      return;
    }
  muster_document_add_heading (document, 1, heading);
  muster_document_take_table (document, table);
}

MusterDocument *
muster_service_sheet_new_roll_of_honour (MusterCareers *careers)
{
  MusterDocument *document = begin (careers, _("Roll of honour"));
  g_autoptr (GPtrArray) records = NULL;
  MusterTable *table;

  add_roll (document, careers, MUSTER_CAREER_HONOURED, _("Honours"));
  add_roll (document, careers, MUSTER_CAREER_DIED, _("The dead"));
  add_roll (document, careers, MUSTER_CAREER_WOUNDED, _("The wounded"));
  records = muster_career_records_list (careers);
  if (records->len != 0)
    {
      table = muster_table_new ();
      muster_table_add_column (table, NULL, 0, MUSTER_ALIGN_START);
      muster_table_add_column (table, NULL, 1, MUSTER_ALIGN_START);
      for (guint i = 0; i < records->len; i++)
        {
          const MusterCareerRecord *record = g_ptr_array_index (records, i);

          muster_table_add_row (table, MUSTER_CELLS (record->title, record->text));
        }
      muster_document_add_heading (document, 1, _("Firsts and records"));
      muster_document_take_table (document, table);
    }
  if (muster_document_get_blocks (document)->len == 0)
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, _("There is nothing to honour yet."));
  return document;
}
