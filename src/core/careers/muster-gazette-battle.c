/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-gazette-private.h"

#include <string.h>

#include "core/careers/muster-career-totals.h"
#include "core/careers/muster-career-words.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* Writes about the battles of an issue from the view of its readers. Everything told here could
 * be seen on the table, so that no secrets get out. */

char *
muster_gazette_battle_dup_list (GPtrArray *parts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < parts->len; i++)
    g_strv_builder_add (builder, parts->pdata[i]);
  words = g_strv_builder_end (builder);
  return muster_enumeration_all ((const char *const *) words);
}

GArray *
muster_gazette_battle_list_fighters (const MusterGazette      *self,
                                     const MusterCareerAffair *affair,
                                     MusterCampaignKind        of)
{
  GArray *deeds = muster_gazette_list_events (self, of, MUSTER_CAREER_FOUGHT);

  for (guint i = deeds->len; i > 0; i--)
    if (g_strcmp0 (g_array_index (deeds, MusterGazetteDeed, i - 1).event->affair->chapter, affair->chapter) !=
        0)
      g_array_remove_index (deeds, i - 1);
  return deeds;
}

/* Returns how the battle went for the readers: 1 won, 0 nobody won, -1 lost; -2 if they took no
 * side in a battle that somebody won. */
static int
get_result (const MusterGazette      *self,
            const MusterCareerAffair *affair)
{
  if (self->side < 0 || !(affair->present >> self->side & 1))
    return affair->winner < 0 ? 0 : -2;
  if (affair->winner < 0)
    return 0;
  return affair->winner == self->side ? 1 : -1;
}

static MusterGazetteCost
count_cost (const MusterGazette *self,
            GArray              *units,
            gboolean             own)
{
  MusterGazetteCost cost = { 0 };

  for (guint i = 0; i < units->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (units, MusterGazetteDeed, i);

      if (muster_gazette_is_own (self, deed->career) != own)
        continue;
      cost.start += deed->event->start;
      cost.fallen += deed->event->start - deed->event->left;
      cost.units++;
      cost.lost += deed->event->is_lost;
    }
  return cost;
}

static const char *
get_victory (const MusterGazetteCost *own,
             const MusterGazetteCost *enemy)
{
  if (own->fallen * 2 >= own->start && own->fallen > 0)
    /* Translators: headlines; the name of a battle. */
    return _("A victory dearly bought: %s");
  /* A price is what is dear beside what the enemy paid. */
  if (own->lost > 0 && own->fallen * MAX (enemy->start, 1) >= enemy->fallen * MAX (own->start, 1))
    return _("The field is ours, at a price: %s");
  if (enemy->units > 0 && enemy->lost == enemy->units)
    return _("The enemy is swept away: %s");
  return _("The day is ours: %s");
}

static const char *
get_defeat (const MusterGazetteCost *own)
{
  if (own->units > 0 && own->lost == own->units)
    return _("Disaster: %s");
  if (own->fallen * 2 >= own->start && own->fallen > 0)
    return _("A bitter day: %s");
  if (own->lost == 0)
    return _("The field is lost, our men are not: %s");
  return _("We yield the field: %s");
}

MusterGazetteTurn
muster_gazette_battle_find_turn (const MusterGazette *self)
{
  const MusterCareerAffair *affair;
  g_autoptr (GArray) units = NULL;
  MusterGazetteCost own, enemy;
  gboolean is_half_gone;

  if (self->affairs->len == 0)
    return MUSTER_GAZETTE_OTHERS;
  affair = g_ptr_array_index (self->affairs, self->affairs->len - 1);
  units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  own = count_cost (self, units, TRUE);
  enemy = count_cost (self, units, FALSE);
  is_half_gone = own.fallen > 0 && own.fallen * 2 >= own.start;
  switch (get_result (self, affair))
    {
    case 1:
      return is_half_gone ? MUSTER_GAZETTE_DEAR_VICTORY : MUSTER_GAZETTE_VICTORY;
    case -1:
      return is_half_gone ? MUSTER_GAZETTE_DISASTER : MUSTER_GAZETTE_DEFEAT;
    case 0:
      return MUSTER_GAZETTE_DRAW;
    default:
      return own.fallen + enemy.fallen > 0 &&
                 (own.fallen + enemy.fallen) * 2 >= own.start + enemy.start
               ? MUSTER_GAZETTE_OTHERS_DEAR
               : MUSTER_GAZETTE_OTHERS;
    }
}

/* Chooses a headline that fits what the battle cost the readers and their enemy. */
static char *
dup_headline (const MusterGazette      *self,
              const MusterCareerAffair *affair)
{
  g_autoptr (GArray) units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  MusterGazetteCost own = count_cost (self, units, TRUE), enemy = count_cost (self, units, FALSE);
  g_autofree char *winner = NULL;
  g_autofree char *title = NULL;
  const char *words;
  g_auto (GStrv) around = NULL;
  g_autofree char *isolated = NULL;

  switch (get_result (self, affair))
    {
    case 1:
      words = get_victory (&own, &enemy);
      break;
    case -1:
      words = get_defeat (&own);
      break;
    case 0:
      words = _("No decision: %s");
      break;
    default:
      winner = muster_bidi_isolate (affair->sides[affair->winner]);
      title = muster_bidi_isolate (affair->title);
      /* Translators: a headline; who has won, and the name of a battle. */
      return g_strdup_printf (_("%s victorious: %s"), winner, title);
    }
  /* The name replaces "%s" in the words. */
  around = g_strsplit (words, "%s", 2);
  isolated = muster_bidi_isolate (affair->title);
  return g_strjoinv (isolated, around);
}

/* Whether somebody did something to the enemy, and did not only stand it. */
static gboolean
has_struck (const MusterDeeds *deeds)
{
  return deeds->counts[MUSTER_DEED_FELLED] > 0 || deeds->counts[MUSTER_DEED_FIGHTS_WON] > 0 ||
         deeds->counts[MUSTER_DEED_UNITS_BROKEN] > 0;
}

const MusterGazetteDeed *
muster_gazette_battle_find_best (const MusterGazette *self,
                                 GArray              *fighters,
                                 const char          *side,
                                 gboolean             own)
{
  const MusterGazetteDeed *best = NULL;

  for (guint i = 0; i < fighters->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (fighters, MusterGazetteDeed, i);

      if ((side != NULL ? strcmp (muster_career_get_side (deed->career), side) == 0
                        : muster_gazette_is_own (self, deed->career) == own) &&
          has_struck (&deed->event->deeds) &&
          (best == NULL ||
           muster_deeds_get_merit (&deed->event->deeds) > muster_deeds_get_merit (&best->event->deeds)))
        best = deed;
    }
  return best;
}

static void
add_clause (const MusterGazette *self,
            GString             *deck,
            MusterCareer        *career,
            const char          *words)
{
  g_autofree char *name = muster_gazette_dup_headed (self, career);

  g_string_append_printf (deck, "%s%s", deck->len > 0 ? " — " : "", name);
  g_string_append (deck, words);
}

static void
add_fates (const MusterGazette   *self,
           MusterCareerEventKind  kind,
           const char            *words,
           GString               *deck)
{
  g_autoptr (GArray) deeds = muster_gazette_list_events (self, MUSTER_CAMPAIGN_LEADERS, kind);

  for (guint i = 0; i < deeds->len && i < 2; i++)
    if (muster_gazette_knows_fate (self, g_array_index (deeds, MusterGazetteDeed, i).career))
      add_clause (self, deck, g_array_index (deeds, MusterGazetteDeed, i).career, words);
}

/* One unit that was lost by its name, several that were wiped out by their number. @best: (nullable): told of
 * beside them */
static void
add_lost (const MusterGazette     *self,
          GArray                  *units,
          const MusterGazetteDeed *best,
          GString                 *deck)
{
  const MusterGazetteDeed *first = NULL;
  guint n_gone = 0;

  for (guint i = 0; i < units->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (units, MusterGazetteDeed, i);

      if (!deed->event->is_lost || !muster_gazette_is_own (self, deed->career) ||
          (best != NULL && deed->career == best->career))
        continue;
      if (first == NULL || (first->event->left > 0 && deed->event->left == 0))
        first = deed;
      n_gone += deed->event->left == 0;
    }
  if (n_gone > 1)
    {
      g_autofree char *number = muster_despatch_dup_number ((int) n_gone);
      g_autofree char *beginning = muster_despatch_names_dup_beginning (number);

      g_string_append (deck, deck->len > 0 ? " — " : "");
      /* Translators: below a headline; how many units. */
      g_string_append_printf (deck, _("%s units cut down to the last man"), beginning);
    }
  else if (first != NULL)
    add_clause (self, deck, first->career,
                first->event->left > 0 ? _(" driven from the field") : _(" cut down to the last man"));
}

void
muster_gazette_battle_write_headline (const MusterGazette *self,
                                      GString             *text)
{
  g_autofree char *headline = NULL;
  const MusterCareerAffair *affair;
  g_autoptr (GArray) units = NULL;
  const MusterGazetteDeed *best;
  g_autoptr (GString) deck = NULL;

  if (self->affairs->len == 0)
    return;
  headline = dup_headline (self, g_ptr_array_index (self->affairs, self->affairs->len - 1));
  muster_gazette_add_line (text, "#", headline);
  /* This writes the lines below the headline. */
  affair = g_ptr_array_index (self->affairs, self->affairs->len - 1);
  units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  best = muster_gazette_battle_find_best (self, units, NULL, TRUE);
  deck = g_string_new (NULL);
  /* Translators: behind the name of a leader or unit, below a headline. */
  add_fates (self, MUSTER_CAREER_DIED, _(" has fallen"), deck);
  add_fates (self, MUSTER_CAREER_WOUNDED, _(" wounded"), deck);
  add_fates (self, MUSTER_CAREER_CAPTURED, _(" taken"), deck);
  add_lost (self, units, best, deck);
  if (best != NULL)
    add_clause (self, deck, best->career,
                !best->event->is_lost    ? _(" the best of all")
                : best->event->left > 0 ? _(", the best of all, driven from the field")
                                        : _(", the best of all, cut down to the last man"));
  if (deck->len > 0)
    {
      muster_gazette_add_line (text, ">", deck->str);
      g_string_append_c (text, '\n');
    }
}

/* The other sides, with their articles. */
static char *
dup_foes (const MusterCareerAffair *affair,
          int                       side)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < affair->n_sides; i++)
    {
      g_autofree char *name = muster_despatch_names_dup (affair->sides[i]);

      if (i != side && affair->present >> i & 1)
        g_ptr_array_add (names, muster_bidi_isolate (name));
    }
  return muster_gazette_battle_dup_list (names);
}

/* Returns how a report begins: {1} are the other sides at the beginning of a sentence and {2} within one, {3}
 * are the points and {4} is who has won. */
static const char *
choose_lead (const MusterGazette      *self,
             const MusterCareerAffair *affair)
{
  static const char *const won[] = {
    /* Translators: {2} is the enemy, {3} are points such as "nine to five". */
    N_("Our men met {2} and held the field; the points stood {3}."),
    N_("There was an action with {2}, and it ended as we would have it, by {3}."),
    N_("Our men have had to do with {2}, and the field is ours by {3}."),
  };
  static const char *const lost[] = {
    N_("Our men met {2} and had to leave them the field; the points stood {3}."),
    N_("It is not a tale that we like to print: {2} had the better of our men by {3}."),
    N_("Our men have had to do with {2}, and the field is theirs by {3}."),
  };
  static const char *const drawn[] = {
    N_("Our men met {2}, and at nightfall neither had the better of it; the points stood {3}."),
    N_("Our men and {2} parted as they had met, with nothing settled; the points stood {3}."),
  };
  static const char *const undecided[] = {
    /* Translators: {1} are all sides. */
    N_("{1} stood against each other, and at nightfall neither had the better of it; the points stood {3}."),
    N_("{1} met and parted with nothing settled; the points stood {3}."),
  };
  static const char *const others[] = {
    /* Translators: {1} and {2} are all sides, {4} is the one that won. */
    N_("{1} stood against each other, and {4} held the field; the points stood {3}."),
    N_("Word has come of an action of {2}, in which {4} had the better of it by {3}."),
    N_("{1} have met, and the field belongs to {4} by {3}."),
  };
  gboolean is_ours = self->side >= 0 && (affair->present >> self->side & 1);

  /* A power of two has one bit. */
  if ((affair->present & (affair->present - 1)) == 0)
    return is_ours ? _("Our men took the field, and nobody came to meet them; the points stood {3}.")
                   : _("One side alone took the field; the points stood {3}.");
  switch (get_result (self, affair))
    {
    case 1:
      return _(won[muster_gazette_choose (self, G_N_ELEMENTS (won))]);
    case -1:
      return _(lost[muster_gazette_choose (self, G_N_ELEMENTS (lost))]);
    case 0:
      return is_ours ? _(drawn[muster_gazette_choose (self, G_N_ELEMENTS (drawn))])
                     : _(undecided[muster_gazette_choose (self, G_N_ELEMENTS (undecided))]);
    default:
      return _(others[muster_gazette_choose (self, G_N_ELEMENTS (others))]);
    }
}

static void
write_lead (const MusterGazette      *self,
            const MusterCareerAffair *affair,
            GString                  *text)
{
  g_autofree char *foes = dup_foes (affair, self->side);
  g_autofree char *beginning = muster_despatch_names_dup_beginning (foes);
  const char *side = affair->winner >= 0 ? affair->sides[affair->winner] : "";
  g_autofree char *called = muster_despatch_names_dup (side);
  g_autofree char *score = muster_career_event_affair_dup_score (affair);
  g_autofree char *points = muster_despatch_dup_points (score);
  g_autofree char *title = muster_bidi_isolate (affair->title);
  g_autofree char *winner = muster_bidi_isolate (called);
  g_autofree char *date = affair->date != NULL ? muster_career_words_dup_date (affair->date, FALSE) : NULL;

  if (date != NULL)
    /* Translators: the date and the name of a battle, at the beginning of a report. */
    g_string_append_printf (text, _("%s, %s. "), title, date);
  else
    g_string_append_printf (text, "%s. ", title);
  muster_gazette_append_filled (text, choose_lead (self, affair), beginning, foes, points, winner);
  if (affair->battle == NULL)
    g_string_append (text, _(" Our correspondent was not there and has it from those who were."));
  g_string_append (text, "\n\n");
}

/* Writes how many figures fell, of the readers and of their enemy. */
static void
write_losses (const MusterGazette *self,
              GArray              *units,
              GString             *text)
{
  MusterGazetteCost own = count_cost (self, units, TRUE), enemy = count_cost (self, units, FALSE);

  if (self->side < 0 && own.start > 0 && own.fallen == 0)
    g_string_append_printf (text, _("Of %d who fought nobody fell. "), own.start);
  else if (self->side < 0 && own.start > 0)
    g_string_append_printf (text, _("Of %d who fought %d fell. "), own.start, own.fallen);
  else if (own.start > 0 && enemy.start > 0 && own.fallen == own.start)
    g_string_append_printf (text,
                            _("Of our %d men not one was left standing; of the enemy we counted %d of %d. "),
                            own.start, enemy.fallen, enemy.start);
  else if (own.start > 0 && enemy.start > 0 && own.fallen == 0)
    g_string_append_printf (text, _("Of our %d men nobody fell; of the enemy we counted %d of %d. "),
                            own.start, enemy.fallen, enemy.start);
  else if (own.start > 0 && enemy.start > 0 && enemy.fallen == 0)
    g_string_append_printf (text, _("Of our %d men %d fell; of the enemy we saw nobody fall. "), own.start,
                            own.fallen);
  else if (own.start > 0 && enemy.start > 0)
    g_string_append_printf (text, _("Of our %d men %d fell; of the enemy we counted %d of %d. "), own.start,
                            own.fallen, enemy.fallen, enemy.start);
}

/* From whose view deeds are told: "felled 7 of the enemy" is said of the readers' own alone. */
typedef enum
{
  OUR_DEEDS,
  THEIR_DEEDS,
  ANYBODYS_DEEDS,
  N_VIEWS
} View;

static View
get_view (const MusterGazette *self,
          gboolean             own)
{
  return self->side < 0 ? ANYBODYS_DEEDS : own ? OUR_DEEDS : THEIR_DEEDS;
}

/* Returns words such as "felled 7 of the enemy and won 2 fights hand to hand", or "". */
static char *
dup_deeds (const MusterDeeds *deeds,
           View               view)
{
  static const struct
  {
    MusterDeed deed;
    MusterForms forms[N_VIEWS];
  } kinds[] = {
    /* Translators: what a unit did in a battle, behind its name: one of the readers', one of their enemy's,
     * and one in a newspaper that is no side's. */
    { MUSTER_DEED_FELLED,
      { NP_("felled one of the enemy", "felled %u of the enemy"),
        NP_("felled one of ours", "felled %u of ours"),
        NP_("felled one of their foes", "felled %u of their foes") } },
    { MUSTER_DEED_FIGHTS_WON,
      { NP_("won a fight hand to hand", "won %u fights hand to hand"),
        NP_("won a fight hand to hand", "won %u fights hand to hand"),
        NP_("won a fight hand to hand", "won %u fights hand to hand") } },
    { MUSTER_DEED_UNITS_BROKEN,
      { NP_("broke one of their units", "broke %u of their units"),
        NP_("broke one of our units", "broke %u of our units"),
        NP_("broke a unit", "broke %u units") } },
    { MUSTER_DEED_LEADERS_FELLED,
      { NP_("brought down one of their leaders", "brought down %u of their leaders"),
        NP_("brought down one of our leaders", "brought down %u of our leaders"),
        NP_("brought down a leader", "brought down %u leaders") } },
    { MUSTER_DEED_RALLIES,
      { NP_("rallied once", "rallied %u times"), NP_("rallied once", "rallied %u times"),
        NP_("rallied once", "rallied %u times") } },
  };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint n = deeds->counts[kinds[i].deed];
      g_autofree char *number = muster_despatch_dup_number ((int) n);
      const MusterForms *forms = &kinds[i].forms[view];
      g_auto (GStrv) around = g_strsplit (dngettext (GETTEXT_PACKAGE, forms->one, forms->many, n), "%u", 2);

      if (n > 0)
        g_ptr_array_add (parts, g_strjoinv (number, around));
    }
  return muster_gazette_battle_dup_list (parts);
}

static void
write_deed (const MusterGazette     *self,
            const MusterGazetteDeed *deed,
            gboolean                 own,
            GString                 *text)
{
  g_autofree char *deeds = deed != NULL ? dup_deeds (&deed->event->deeds, get_view (self, own)) : NULL;
  g_autofree char *called = NULL;
  g_autofree char *name = NULL;
  g_autofree char *leader = NULL;

  if (deed == NULL || *deeds == '\0')
    return;
  called = muster_gazette_dup_called (self, deed->career);
  name = own ? muster_despatch_names_dup_beginning (called) : g_strdup (called);
  leader = muster_bidi_isolate (deed->event->other != NULL ? deed->event->other : "");
  if (own && *leader != '\0' && !muster_gazette_is_nameless (deed->event->other))
    /* Translators: a unit, who led it, and what it did. */
    g_string_append_printf (text, _("%s, under %s, did most that day: they %s. "), name, leader, deeds);
  else if (own)
    g_string_append_printf (text, _("%s did most that day: they %s. "), name, deeds);
  else
    g_string_append_printf (text, _("Of the enemy it was %s whom our men will remember: they %s. "), name,
                            deeds);
}

/* Returns whether the account of the battle tells already that somebody was lost: it has a sentence that
 * names
 * him and no other sentence is needed. @account: (nullable). */
static gboolean
is_told (const MusterGazette *self,
         const char          *account,
         MusterCareer        *career)
{
  g_autofree char *called = muster_gazette_dup_called (self, career);

  return account != NULL && strstr (account, called) != NULL;
}

/* Returns the names ("A, B and C") of the lost units of the readers, or of their enemy; NULL if
 * there are none. @left: choose the units of which somebody is left, or those of which nobody
 * is. @account: (nullable): what has been told of the battle. */
static char *
dup_lost (const MusterGazette *self,
          GArray              *deeds,
          gboolean             own,
          gboolean             left,
          const char          *account)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < deeds->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (deeds, MusterGazetteDeed, i);

      if (deed->event->is_lost && (deed->event->left > 0) == left &&
          muster_gazette_is_own (self, deed->career) == own && !is_told (self, account, deed->career))
        g_ptr_array_add (names, muster_gazette_dup_called (self, deed->career));
    }
  return names->len > 0 ? muster_gazette_battle_dup_list (names) : NULL;
}

/* @names: (transfer full) (nullable). */
static void
write_lost (GString    *text,
            const char *words,
            char       *names)
{
  g_autofree char *taken = names;
  g_auto (GStrv) around = g_strsplit (words, "%s", 2);
  g_autofree char *sentence = names != NULL ? g_strjoinv (names, around) : g_strdup ("");

  g_string_append (text, sentence);
}

void
muster_gazette_battle_write (const MusterGazette      *self,
                             const MusterCareerAffair *affair,
                             GString                  *text)
{
  g_autoptr (GString) article = g_string_new (NULL);
  g_autoptr (GArray) units = NULL;
  g_autoptr (GArray) leaders = NULL;
  MusterCareerSource *source;
  const char *account;
  gsize before;

  if (self->affairs->len > 1)
    {
      muster_gazette_add_line (text, "##", affair->title);
      g_string_append_c (text, '\n');
    }
  units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  leaders = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_LEADERS);
  source = muster_careers_find_source (self->careers, affair);
  write_lead (self, affair, article);
  if (source != NULL && *source->despatch != '\0')
    {
      /* One paragraph with the beginning, unless it begins with a sign, which must begin its line. */
      if (strchr ("#>\\", *source->despatch) == NULL && g_str_has_suffix (article->str, "\n\n"))
        {
          g_string_truncate (article, article->len - 2);
          g_string_append_c (article, ' ');
        }
      g_string_append_printf (article, "%s\n\n", source->despatch);
    }
  account = source != NULL ? source->told : NULL;
  before = article->len;
  write_deed (self, muster_gazette_battle_find_best (self, units, NULL, TRUE), TRUE, article);
  if (self->side >= 0)
    write_deed (self, muster_gazette_battle_find_best (self, units, NULL, FALSE), FALSE, article);
  /* Translators: units, as in "A, B and C". */
  write_lost (article, _("Nobody was left standing of %s. "), dup_lost (self, units, TRUE, FALSE, account));
  write_lost (article, _("Driven from the field with what was left of them: %s. "),
              dup_lost (self, units, TRUE, TRUE, account));
  write_lost (article, _("Of the enemy nothing was left of %s. "),
              dup_lost (self, units, FALSE, FALSE, account));
  write_lost (article, _("We saw the backs of %s. "), dup_lost (self, units, FALSE, TRUE, account));
  /* Translators: leaders, as in "A, B and C". */
  write_lost (article, _("Carried from the field: %s. "), dup_lost (self, leaders, TRUE, FALSE, account));
  write_lost (article, _("Seen to fall on their side: %s. "),
              dup_lost (self, leaders, FALSE, FALSE, account));
  write_losses (self, units, article);
  while (article->len > before && article->str[article->len - 1] == ' ')
    g_string_truncate (article, article->len - 1);
  if (article->len > before)
    g_string_append (article, "\n\n");
  muster_gazette_colour_write_witness (self, affair, article);
  muster_gazette_write_luck (self, affair, article);
  muster_gazette_add_paragraphs (text, article->str);
}

MusterCareer *
muster_gazette_battle_find_hero (const MusterGazette *self)
{
  const MusterCareerAffair *affair;
  g_autoptr (GArray) leaders = NULL;
  const MusterGazetteDeed *best;

  if (self->affairs->len == 0)
    return NULL;
  affair = g_ptr_array_index (self->affairs, self->affairs->len - 1);
  leaders = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_LEADERS);
  best = muster_gazette_battle_find_best (self, leaders, NULL, TRUE);
  return best != NULL ? best->career : NULL;
}
