/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-line.h"

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"

const char *const muster_campaign_chapter_words[] = {
  "planned", "ready", "open", "fought", "closed", "skipped", "removed", NULL
};

static const char *const chapter_labels[] = {
  N_("planned"), N_("ready"), N_("open"), N_("fought"), N_("closed"), N_("skipped"), N_("removed")
};

/* What the campaign rolls for, in words; a file has the id. */
static const char *const roll_labels[MUSTER_CAMPAIGN_N_ROLLS] = {
  [MUSTER_CAMPAIGN_ROLL_RECOVERY] = N_("casualties that return"),
  [MUSTER_CAMPAIGN_ROLL_FATE] = N_("the fate of a leader"),
  [MUSTER_CAMPAIGN_ROLL_EVENT] = N_("an event card"),
};

static const char *const leader_labels[] = {
  N_("fit"), N_("wounded"), N_("a prisoner"), N_("dead"), N_("gone")
};

static const char *
in_words (const MusterLineContext *context,
          const char              *text)
{
  return context->translated && *text != '\0' ? _(text) : text;
}

static void
append_name (GString                   *string,
             const MusterCampaignNames *self,
             MusterCampaignKind         kind,
             int                        index)
{
  const MusterCampaignShelf *shelf = self->shelves[kind];
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
append_field (GString                   *string,
              const MusterCampaignNames *self,
              char                       letter,
              int                        field)
{
  const MusterOrderSpec *spec;
  const char *text;

  if (self->order == NULL || field < 0)
    return;
  spec = muster_campaign_order_get_spec (self->order);
  text = muster_campaign_order_get_text (self->order, spec->fields[field].id);
  g_string_append (string, letter == 'q' ? spec->fields[field].id : text != NULL ? text : "");
}

/* Appends a thing of the catalog that an advance or a correction names: its name, or its id as
 * written. */
static void
append_value (GString                   *string,
              const MusterCampaignNames *self,
              const MusterLineContext   *context,
              char                       letter,
              int                        index)
{
  const char *id = self->order != NULL ? muster_campaign_order_get_text (self->order, "value") : NULL;
  const MusterCampaignUnitDef *unit;
  const MusterCampaignLeaderDef *leader;
  const MusterCampaignForceDef *force;
  const MusterOption *option = NULL;
  const MusterTrait *trait = NULL;

  if (id == NULL)
    return;
  if (letter == 'O')
    {
      unit = muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_UNITS], index);
      option = muster_catalog_find_option (muster_ruleset_get_catalog (unit->ruleset), id);
    }
  else
    {
      leader = muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_LEADERS], index);
      force = muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_FORCES], leader->force);
      trait = muster_catalog_find_trait (muster_ruleset_get_catalog (force->ruleset), id);
    }
  g_string_append (string, option != NULL  ? in_words (context, option->name)
                           : trait != NULL ? in_words (context, trait->name)
                                           : id);
}

static void
append (const MusterLineNames   *names,
        const MusterLineContext *context,
        char                     letter,
        int                      number,
        GString                 *string)
{
  const MusterCampaignNames *self = (const MusterCampaignNames *) names;
  const MusterCampaignSetup *setup = self->setup;
  const MusterCampaignChapterDef *chapter;
  const MusterCampaignForceDef *force;
  const MusterCampaignCard *card;
  const MusterCampaignCounter *counter;
  g_autofree char *date = NULL;
  g_autofree char *words = NULL;

  switch (letter)
    {
    case 'u':
      append_name (string, self, MUSTER_CAMPAIGN_UNITS, number);
      break;
    case 'L':
      append_name (string, self, MUSTER_CAMPAIGN_LEADERS, number);
      break;
    case 'F':
      append_name (string, self, MUSTER_CAMPAIGN_FORCES, number);
      break;
    case 'p':
      append_name (string, self, MUSTER_CAMPAIGN_PLAYERS, number);
      break;
    case 'C':
      append_name (string, self, MUSTER_CAMPAIGN_CHAPTERS, number);
      break;
    case 'P':
      append_name (string, self, MUSTER_CAMPAIGN_PLACES, number);
      break;
    case 's':
      g_string_append (string, number >= 0 ? setup->sides[number].name : in_words (context, N_("a draw")));
      break;
    case 'y':
      date = muster_campaign_day_to_string (number);
      words = context->translated ? muster_day_write (date) : NULL;
      g_string_append (string, words != NULL ? words : date);
      break;
    case 't':
    case 'q':
      append_field (string, self, letter, number);
      break;
    case 'O':
    case 'T':
      append_value (string, self, context, letter, number);
      break;
    case 'e':
      card = g_ptr_array_index (self->rules->cards, number);
      g_string_append (string, card->title);
      break;
    case 'E':
      card = g_ptr_array_index (self->rules->cards, number);
      g_string_append (string, card->text);
      break;
    case 'K':
      counter = g_ptr_array_index (self->rules->counters, number);
      g_string_append (string, counter->name);
      break;
    case 'r':
      g_string_append (string, context->translated && number < MUSTER_CAMPAIGN_N_ROLLS
                                 ? _(roll_labels[number])
                                 : g_ptr_array_index (setup->purposes, number));
      break;
    case 'A':
      chapter = muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_CHAPTERS], number);
      g_string_append (string, chapter->advantage_text);
      break;
    case 'j':
      force = muster_campaign_shelf_get (self->shelves[MUSTER_CAMPAIGN_FORCES], number);
      g_string_append (string, muster_ruleset_get_id (force->ruleset));
      break;
    case 'h':
      g_string_append (string, in_words (context, chapter_labels[number]));
      break;
    case 'l':
      g_string_append (string, in_words (context, leader_labels[number]));
      break;
    default:
      g_warning ("A phrase of a campaign asks for {%c}", letter);
      break;
    }
}

void
muster_campaign_names_init (MusterCampaignNames       *self,
                            const MusterCampaignSetup *setup,
                            const MusterCampaignRules *rules,
                            MusterCampaignShelf       *const *shelves,
                            const MusterCampaignOrder *order)
{
  *self = (MusterCampaignNames) {
    .names.append = append,
    .setup = setup,
    .rules = rules,
    .shelves = shelves,
    .order = order,
  };
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
