/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-line.h"

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

const char *const muster_campaign_chapter_words[] = {
  "planned", "ready", "open", "fought", "closed", "skipped", NULL
};

static const char *const chapter_labels[] = {
  N_("planned"), N_("ready"), N_("open"), N_("fought"), N_("closed"), N_("skipped")
};

static const char *const leader_labels[] = {
  N_("fit"), N_("wounded"), N_("a prisoner"), N_("dead"), N_("gone")
};

static const char *
in_words (const MusterCampaignLineContext *context,
          const char                      *text)
{
  return context->translated && *text != '\0' ? _(text) : text;
}

static void
append_name (GString                         *string,
             const MusterCampaignLineContext *context,
             MusterCampaignKind               kind,
             int                              index)
{
  const MusterCampaignShelf *shelf = context->shelves[kind];
  const MusterCampaignDef *def;

  if (index < 0 || (guint) index >= muster_campaign_shelf_count (shelf))
    {
      g_string_append_c (string, '?');
      return;
    }
  def = muster_campaign_shelf_get (shelf, index);
  g_string_append (string, def->name);
}

static void
append_faces (GString          *string,
              const MusterTape *tape,
              int               index)
{
  const MusterRoll *roll;
  const guint8 *faces;

  if (tape == NULL || index < 0 || (guint) index >= muster_tape_get_length (tape))
    return;

  roll = muster_tape_get_roll (tape, (guint) index);
  faces = muster_tape_get_faces (tape, roll);
  for (guint i = 0; i < roll->n; i++)
    g_string_append_printf (string, "%s%d", i > 0 ? " " : "", faces[i]);
}

static void
append_day (GString *string,
            int      day)
{
  g_autofree char *date = muster_campaign_day_to_string (day);

  g_string_append (string, date);
}

static void
append_field (GString                         *string,
              const MusterCampaignLineContext *context,
              char                             kind,
              int                              field)
{
  const MusterCampaignOrderSpec *spec;
  const char *text;

  if (context->order == NULL || field < 0)
    return;
  spec = muster_campaign_order_get_spec (context->order);
  text = muster_campaign_order_get_text (context->order, spec->fields[field].id);
  g_string_append (string, kind == 'q' ? spec->fields[field].id : text != NULL ? text : "");
}

/* What an advance or a correction names of the catalog: by its name, or as it was written. */
static void
append_value (GString                         *string,
              const MusterCampaignLineContext *context,
              char                             kind,
              int                              index)
{
  const char *id =
    context->order != NULL ? muster_campaign_order_get_text (context->order, "value") : NULL;
  const MusterCampaignUnitDef *unit;
  const MusterCampaignLeaderDef *leader;
  const MusterCampaignForceDef *force;
  const MusterOption *option = NULL;
  const MusterTrait *trait = NULL;

  if (id == NULL)
    return;
  if (kind == 'o')
    {
      unit = muster_campaign_shelf_get (context->shelves[MUSTER_CAMPAIGN_UNITS], index);
      option = muster_catalog_find_option (muster_ruleset_get_catalog (unit->ruleset), id);
    }
  else
    {
      leader = muster_campaign_shelf_get (context->shelves[MUSTER_CAMPAIGN_LEADERS], index);
      force = muster_campaign_shelf_get (context->shelves[MUSTER_CAMPAIGN_FORCES], leader->force);
      trait = muster_catalog_find_trait (muster_ruleset_get_catalog (force->ruleset), id);
    }
  g_string_append (string, option != NULL  ? in_words (context, option->name)
                           : trait != NULL ? in_words (context, trait->name)
                                           : id);
}

static void
append_card (GString                         *string,
             const MusterCampaignLineContext *context,
             char                             kind,
             int                              index)
{
  const MusterCampaignCard *card = g_ptr_array_index (context->setup->rules.cards, index);

  g_string_append (string, kind == 'e' ? card->title : card->text);
}

static void
append_of_setup (GString                         *string,
                 const MusterCampaignLineContext *context,
                 char                             kind,
                 int                              number)
{
  const MusterCampaignSetup *setup = context->setup;
  const MusterCampaignCounter *counter;
  const MusterCampaignChapterDef *chapter;
  const MusterCampaignForceDef *force;

  switch (kind)
    {
    case 's':
    case 'w':
      g_string_append (string, number >= 0 ? setup->sides[number].name : in_words (context, N_("a draw")));
      break;
    case 'k':
      counter = g_ptr_array_index (setup->rules.counters, number);
      g_string_append (string, counter->name);
      break;
    case 'z':
      g_string_append (string, g_ptr_array_index (setup->purposes, number));
      break;
    case 'x':
      chapter = muster_campaign_shelf_get (context->shelves[MUSTER_CAMPAIGN_CHAPTERS], number);
      g_string_append (string, chapter->advantage_text);
      break;
    case 'j':
      force = muster_campaign_shelf_get (context->shelves[MUSTER_CAMPAIGN_FORCES], number);
      g_string_append (string, muster_ruleset_get_id (force->ruleset));
      break;
    case 'h':
      g_string_append (string, in_words (context, chapter_labels[number]));
      break;
    case 'v':
      g_string_append (string, in_words (context, leader_labels[number]));
      break;
    default:
      g_warning ("A phrase of a campaign asks for {%c}", kind);
      break;
    }
}

static void
append_place (GString  *string,
              char      kind,
              int       number,
              gpointer  data)
{
  const MusterCampaignLineContext *context = data;

  switch (kind)
    {
    case 'u':
      append_name (string, context, MUSTER_CAMPAIGN_UNITS, number);
      break;
    case 'l':
      append_name (string, context, MUSTER_CAMPAIGN_LEADERS, number);
      break;
    case 'f':
      append_name (string, context, MUSTER_CAMPAIGN_FORCES, number);
      break;
    case 'p':
      append_name (string, context, MUSTER_CAMPAIGN_PLAYERS, number);
      break;
    case 'c':
      append_name (string, context, MUSTER_CAMPAIGN_CHAPTERS, number);
      break;
    case 'd':
      append_faces (string, context->tape, number);
      break;
    case 'y':
      append_day (string, number);
      break;
    case 't':
    case 'q':
      append_field (string, context, kind, number);
      break;
    case 'o':
    case 'r':
      append_value (string, context, kind, number);
      break;
    case 'e':
    case 'm':
      append_card (string, context, kind, number);
      break;
    default:
      append_of_setup (string, context, kind, number);
      break;
    }
}

char *
muster_campaign_line_to_text (const MusterLine                *line,
                              const MusterCampaignLineContext *context)
{
  return muster_line_fill (line, context->translated, append_place, (gpointer) context);
}

char *
muster_campaign_line_to_string (const MusterLine                *line,
                                const MusterCampaignLineContext *context)
{
  return muster_line_take_text (line, muster_campaign_line_to_text (line, context));
}

const char *
muster_campaign_chapter_status_label (MusterCampaignChapterStatus status)
{
  return _(chapter_labels[status]);
}

const char *
muster_campaign_leader_status_label (MusterCampaignLeaderStatus status)
{
  return _(leader_labels[status]);
}
