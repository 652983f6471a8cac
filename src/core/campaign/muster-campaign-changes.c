/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"

#include <string.h>

#include "core/campaign/orders/muster-campaign-line.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Describes the differences between two states of a campaign. People and things are matched by
 * their ids. */

typedef struct
{
  const MusterCampaignSetup *setup;
  const MusterCampaignState *before;
  const MusterCampaignState *after;
  GPtrArray *changes;
} Comparing;

static void
say (Comparing *self,
     char      *sentence)
{
  g_ptr_array_add (self->changes, sentence);
}

static void
compare_number (Comparing  *self,
                const char *whose,
                const char *what,
                int         before,
                int         after)
{
  if (before != after)
    /* Translators: whose it is and what it is, then the new number and the old one. */
    say (self, g_strdup_printf (_("%s: %s %d instead of %d"), whose, what, after, before));
}

static void
compare_text (Comparing  *self,
              const char *whose,
              const char *before,
              const char *after)
{
  if (g_strcmp0 (before, after) != 0)
    say (self, g_strdup_printf (_("%s: %s instead of %s"), whose, after, before));
}

static const char *
get_name (const MusterCampaignState *state,
          MusterCampaignKind         kind,
          int                        index)
{
  return index >= 0 ? muster_campaign_state_get_def (state, kind, index)->name : _("nobody");
}

/* Compares whether something holds. @yes, @no: what is said of it. */
static void
compare_fact (Comparing  *self,
              const char *whose,
              const char *yes,
              const char *no,
              gboolean    before,
              gboolean    after)
{
  if (before != after)
    compare_text (self, whose, before ? yes : no, after ? yes : no);
}

static void
compare_deeds (Comparing   *self,
               const char  *whose,
               const guint *before,
               const guint *after)
{
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    compare_number (self, whose, muster_deed_get_label ((MusterDeed) i), (int) before[i], (int) after[i]);
}

static char *
dup_honours (const GPtrArray *honours)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; honours != NULL && i < honours->len; i++)
    g_string_append_printf (text, "%s“%s”", i > 0 ? ", " : "", (const char *) honours->pdata[i]);
  return text->len > 0 ? g_strdup_printf (_("honours %s"), text->str) : g_strdup (_("no honours"));
}

static char *
dup_options (const GPtrArray *options)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; options != NULL && i < options->len; i++)
    muster_enumeration_add (text, _(((const MusterOption *) options->pdata[i])->name));
  return text->len > 0 ? g_strdup_printf (_("options gained: %s"), text->str)
                       : g_strdup (_("no options gained"));
}

static void
compare_honours (Comparing       *self,
                 const char      *whose,
                 const GPtrArray *before,
                 const GPtrArray *after)
{
  g_autofree char *one = dup_honours (before);
  g_autofree char *other = dup_honours (after);

  compare_text (self, whose, one, other);
}

static void
compare_unit (Comparing  *self,
              const char *name,
              int         one,
              int         other)
{
  static const char *const labels[] = { N_("fit"), N_("unfit"), N_("disbanded") };
  const MusterCampaignUnit *before = muster_campaign_state_get_unit (self->before, one);
  const MusterCampaignUnit *after = muster_campaign_state_get_unit (self->after, other);
  g_autofree char *led_before = g_strdup_printf (
    _("led by %s"), get_name (self->before, MUSTER_CAMPAIGN_LEADERS,
                              muster_campaign_get_led_by (self->before, one)));
  g_autofree char *led_after = g_strdup_printf (
    _("led by %s"), get_name (self->after, MUSTER_CAMPAIGN_LEADERS,
                              muster_campaign_get_led_by (self->after, other)));
  g_autofree char *second_before
    = g_strdup_printf (_("second %s"), get_name (self->before, MUSTER_CAMPAIGN_LEADERS, before->second));
  g_autofree char *second_after
    = g_strdup_printf (_("second %s"), get_name (self->after, MUSTER_CAMPAIGN_LEADERS, after->second));
  g_autofree char *options_before = dup_options (before->options);
  g_autofree char *options_after = dup_options (after->options);

  compare_text (self, name, _(labels[muster_campaign_get_unit_status (self->setup, self->before, one)]),
                _(labels[muster_campaign_get_unit_status (self->setup, self->after, other)]));
  compare_number (self, name, _("strength"), before->strength, after->strength);
  compare_number (self, name, _("full strength"), before->full, after->full);
  compare_number (self, name, _("experience"), before->experience, after->experience);
  compare_number (self, name, _("advances due"), muster_campaign_get_unit_due (self->setup, self->before,
    one),
                  muster_campaign_get_unit_due (self->setup, self->after, other));
  compare_text (self, name, options_before, options_after);
  compare_honours (self, name, before->honours, after->honours);
  compare_text (self, name, led_before, led_after);
  compare_text (self, name, second_before, second_after);
  compare_number (self, name, _("losses that have not come back"), before->losses, after->losses);
  compare_number (self, name, _("battles"), before->battles, after->battles);
  compare_deeds (self, name, before->deeds, after->deeds);
}

static void
compare_leader (Comparing  *self,
                const char *name,
                int         one,
                int         other)
{
  const MusterCampaignLeader *before = muster_campaign_state_get_leader (self->before, one);
  const MusterCampaignLeader *after = muster_campaign_state_get_leader (self->after, other);
  /* Translators: the unit of a leader. */
  g_autofree char *unit_before
    = g_strdup_printf (_("with %s"), get_name (self->before, MUSTER_CAMPAIGN_UNITS, before->unit));
  g_autofree char *unit_after
    = g_strdup_printf (_("with %s"), get_name (self->after, MUSTER_CAMPAIGN_UNITS, after->unit));

  compare_text (self, name, muster_campaign_leader_status_label (before->status),
                muster_campaign_leader_status_label (after->status));
  compare_number (self, name, _("chapters that he misses"), before->misses, after->misses);
  compare_number (self, name, _("leadership"), MAX (0, before->leadership), MAX (0, after->leadership));
  compare_text (self, name, before->trait != NULL ? _(before->trait->name) : _("no trait"),
                after->trait != NULL ? _(after->trait->name) : _("no trait"));
  compare_number (self, name, _("experience"), before->experience, after->experience);
  compare_number (self, name, _("advances due"),
                  muster_campaign_get_leader_due (self->setup, self->before, one),
                  muster_campaign_get_leader_due (self->setup, self->after, other));
  compare_honours (self, name, before->honours, after->honours);
  compare_text (self, name, unit_before, unit_after);
  compare_fact (self, name, _("his fate is not known"), _("his fate is known"), before->lost, after->lost);
  compare_number (self, name, _("battles"), before->battles, after->battles);
  compare_deeds (self, name, before->deeds, after->deeds);
}

static const char *
get_winner (Comparing *self,
            int        winner)
{
  if (winner >= 0)
    return self->setup->sides[winner].name;
  return winner == MUSTER_CAMPAIGN_DRAW ? _("a draw") : _("nobody");
}

static void
compare_chapter (Comparing  *self,
                 const char *name,
                 int         one,
                 int         other)
{
  const MusterCampaignChapter *before = muster_campaign_state_get_chapter (self->before, one);
  const MusterCampaignChapter *after = muster_campaign_state_get_chapter (self->after, other);
  g_autofree char *won_before = g_strdup_printf (_("won by %s"), get_winner (self, before->winner));
  g_autofree char *won_after = g_strdup_printf (_("won by %s"), get_winner (self, after->winner));

  compare_text (self, name, muster_campaign_chapter_status_label (before->status),
                muster_campaign_chapter_status_label (after->status));
  compare_text (self, name, won_before, won_after);
  for (int side = 0; side < self->setup->n_sides; side++)
    {
      /* Translators: a side. */
      g_autofree char *what = g_strdup_printf (_("victory points of %s"), self->setup->sides[side].name);

      compare_number (self, name, what, before->score[side], after->score[side]);
    }
}

static const char *
get_place_name (const MusterCampaignState *state,
                int                        place)
{
  return place >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, place)->name
                    : _("not on the map");
}

static char *
dup_march (const MusterCampaignState *state,
           const MusterCampaignForce *force)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < force->n_march; i++)
    muster_enumeration_add (text, get_place_name (state, force->march[i]));
  /* Translators: the places to which a force is to march. */
  return text->len > 0 ? g_strdup_printf (_("marches to %s"), text->str)
                       : g_strdup (_("no march is written"));
}

static void
compare_force (Comparing  *self,
               const char *name,
               int         one,
               int         other)
{
  const MusterCampaignForce *before = muster_campaign_state_get_force (self->before, one);
  const MusterCampaignForce *after = muster_campaign_state_get_force (self->after, other);
  g_autofree char *march_before = dup_march (self->before, before);
  g_autofree char *march_after = dup_march (self->after, after);

  compare_number (self, name, _("replacements"), before->replacements, after->replacements);
  compare_text (self, name, get_name (self->before, MUSTER_CAMPAIGN_PLAYERS, before->player),
                get_name (self->after, MUSTER_CAMPAIGN_PLAYERS, after->player));
  compare_text (self, name, get_place_name (self->before, before->place),
                get_place_name (self->after, after->place));
  compare_text (self, name, march_before, march_after);
  compare_fact (self, name, _("has to withdraw"), _("need not withdraw"), before->withdraws,
                after->withdraws);
}

/* Compares the owner of a place. */
static void
compare_place (Comparing  *self,
               const char *name,
               int         one,
               int         other)
{
  int before = muster_campaign_state_get_place (self->before, one)->owner;
  int after = muster_campaign_state_get_place (self->after, other)->owner;

  compare_text (self, name, before >= 0 ? self->setup->sides[before].name : _("nobody"),
                after >= 0 ? self->setup->sides[after].name : _("nobody"));
}

static void
compare_player (Comparing  *self,
                const char *name,
                int         one,
                int         other)
{
  const MusterCampaignPlayer *before = muster_campaign_state_get_player (self->before, one);
  const MusterCampaignPlayer *after = muster_campaign_state_get_player (self->after, other);

  compare_number (self, name, _("campaign points"), before->points, after->points);
  compare_number (self, name, _("battles"), before->battles, after->battles);
  compare_number (self, name, _("battles won"), before->won, after->won);
  compare_number (self, name, _("victory points for less against"), before->difference, after->difference);
  compare_fact (self, name, _("has left"), _("plays"), before->left, after->left);
}

/* Ways that are in both, by the names of their places; and the turn and its meetings. */
static void
compare_map (Comparing *self)
{
  compare_number (self, _("The map"), _("turn"), self->before->turn, self->after->turn);
  compare_number (self, _("The map"), _("meetings that are not settled"), (int) self->before->meetings->len,
                  (int) self->after->meetings->len);
  for (guint i = 0; i < MIN (self->before->links->len, self->after->links->len); i++)
    {
      const MusterCampaignLink *before = &g_array_index (self->before->links, MusterCampaignLink, i);
      const MusterCampaignLink *after = &g_array_index (self->after->links, MusterCampaignLink, i);
      g_autofree char *name = g_strdup_printf ("%s – %s", get_place_name (self->before, before->places[0]),
                                               get_place_name (self->before, before->places[1]));

      compare_fact (self, name, _("closed"), _("open"), before->closed, after->closed);
    }
}

/* Compares everything of one kind that is in both states, and reports what is in only one of
 * them. */
static void
compare_kind (Comparing          *self,
              MusterCampaignKind  kind,
              void              (*compare) (Comparing  *self,
                                            const char *name,
                                            int         one,
                                            int         other))
{
  for (int i = 0; i < muster_campaign_state_count (self->before, kind); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (self->before, kind, i);
      int other = muster_campaign_state_find (self->after, kind, def->id);

      if (kind == MUSTER_CAMPAIGN_CHAPTERS && !muster_campaign_state_lists (self->before, i))
        continue;
      if (other < 0)
        say (self, g_strdup_printf (_("%s would not be there"), def->name));
      else
        compare (self, def->name, i, other);
    }
  for (int i = 0; i < muster_campaign_state_count (self->after, kind); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (self->after, kind, i);

      if (kind == MUSTER_CAMPAIGN_CHAPTERS && !muster_campaign_state_lists (self->after, i))
        continue;
      if (muster_campaign_state_find (self->before, kind, def->id) < 0)
        say (self, g_strdup_printf (_("%s would be there as well"), def->name));
    }
}

static void
compare_course (Comparing *self)
{
  if (self->before->day != self->after->day)
    {
      g_autofree char *before = muster_campaign_day_to_string (self->before->day);
      g_autofree char *after = muster_campaign_day_to_string (self->after->day);

      compare_text (self, _("The calendar"), before, after);
    }
  compare_number (self, _("The deck"), _("cards left"),
                  muster_campaign_count_cards (self->setup, self->before),
                  muster_campaign_count_cards (self->setup, self->after));
  if (self->before->over || self->after->over)
    compare_text (self, _("The campaign"),
                  get_winner (self, muster_campaign_get_winner (self->setup, self->before)),
                  get_winner (self, muster_campaign_get_winner (self->setup, self->after)));
}

static char *
list_standings (const MusterCampaignState *state)
{
  g_autoptr (GArray) order = muster_campaign_list_standings (state);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < order->len; i++)
    muster_enumeration_add (names,
                            get_name (state, MUSTER_CAMPAIGN_PLAYERS, g_array_index (order, int, i)));
  return g_string_free (names, FALSE);
}

GPtrArray *
muster_campaign_changes_list (const MusterCampaignSetup *setup,
                              const MusterCampaignState *before,
                              const MusterCampaignState *after)
{
  Comparing self = { setup, before, after, g_ptr_array_new_with_free_func (g_free) };
  g_autofree char *one = list_standings (before);
  g_autofree char *other = list_standings (after);
  const MusterCampaignRules *rules;

  compare_course (&self);
  compare_kind (&self, MUSTER_CAMPAIGN_CHAPTERS, compare_chapter);
  compare_kind (&self, MUSTER_CAMPAIGN_UNITS, compare_unit);
  compare_kind (&self, MUSTER_CAMPAIGN_LEADERS, compare_leader);
  compare_kind (&self, MUSTER_CAMPAIGN_FORCES, compare_force);
  compare_kind (&self, MUSTER_CAMPAIGN_PLACES, compare_place);
  if (setup->has_map)
    compare_map (&self);

  rules = muster_campaign_get_rules (self.setup, self.after);
  for (int side = 0; side < self.setup->n_sides; side++)
    {
      const char *name = self.setup->sides[side].name;

      compare_number (&self, name, _("campaign points"), self.before->points[side],
      self.after->points[side]);
      for (guint i = 0; i < rules->counters->len; i++)
        {
          const MusterCampaignCounter *counter = g_ptr_array_index (rules->counters, i);
          int old = muster_campaign_rules_find_counter (muster_campaign_get_rules (self.setup, self.before),
                                                        counter->id);

          compare_number (&self, name, counter->name, old >= 0 ? self.before->counters[old][side] : 0,
                          self.after->counters[i][side]);
        }
    }

  compare_kind (&self, MUSTER_CAMPAIGN_PLAYERS, compare_player);
  compare_text (&self, _("Standings"), one, other);
  return self.changes;
}
