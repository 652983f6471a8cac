/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-gazette-private.h"

#include <string.h>

#include "core/careers/muster-career-totals.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

/* What makes a page of news a newspaper: a witness, a letter from somebody who lost, an advertisement.
 * The numbers in them
 * are those of the battle, as everybody could see them on the table; the rest is what people say and sell. */

static const MusterCareerAffair *
get_last (const MusterGazette *self)
{
  return self->affairs->len > 0 ? g_ptr_array_index (self->affairs, self->affairs->len - 1) : NULL;
}

guint
muster_gazette_choose (const MusterGazette *self,
                       guint                n)
{
  return (self->number + (guint) (self->side + 2) * 3) % n;
}

static char *
isolate (char *name)
{
  g_autofree char *owned = name;

  return muster_bidi_isolate (owned);
}

void
muster_gazette_append_filled (GString    *text,
                              const char *words,
                              const char *one,
                              const char *two,
                              const char *three,
                              const char *four)
{
  const char *const values[] = { one, two, three, four };
  static const char *const places[] = { "{1}", "{2}", "{3}", "{4}" };

  for (const char *p = words; *p != '\0'; p++)
    {
      gboolean is_place = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (places) && !is_place; i++)
        if (g_str_has_prefix (p, places[i]))
          {
            g_string_append (text, values[i] != NULL ? values[i] : "");
            p += strlen (places[i]) - 1;
            is_place = TRUE;
          }
      if (!is_place)
        g_string_append_c (text, *p);
    }
}

void
muster_gazette_colour_write_witness (const MusterGazette      *self,
                                     const MusterCareerAffair *affair,
                                     GString                  *text)
{
  static const char *const hurt[] = {
    /* Translators: {1} and {2} are numbers, {3} is a unit. */
    N_("“We were {1} when it began and {2} when it was over,” says one of {3}, who would say no "
       "more."),
    N_("One of {3} put it to your correspondent thus: “We went in {1} and came out {2}. The rest is "
       "for the chaplain.”"),
    N_("“Write down {1},” said one of {3}, “and below it write {2}. That is the whole story.”"),
    N_("“There is room in our tents now,” says one of {3}, and gives the figures: {1} before, {2} after."),
    N_("A man of {3} was asked for a speech. “We were {1},” he said, “and are {2}. Print that.”"),
    N_("“Ask me tomorrow,” says one of {3}. “Tonight I can only count, and I count {2} where there "
       "were {1}.”"),
  };
  static const char *const whole[] = {
    N_("“We were {1} in the morning and {2} at night, and I counted twice,” says one of {3}."),
    N_("“Not one of our {1} is missing,” says a man of {3}, “though some are missing their buttons.”"),
    N_("“All {1} of us,” says one of {3}, “and not a scratch that is worth writing home about.”"),
    N_("“We had {1} at the morning roll and have {2} now,” says one of {3}, “so put down that we are "
       "sorry for nothing.”"),
  };
  g_autoptr (GArray) units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  const MusterGazetteDeed *best = muster_gazette_battle_find_best (self, units, NULL, TRUE);
  g_autofree char *name = NULL;
  g_autofree char *start = NULL;
  g_autofree char *left = NULL;

  /* Who is a unit by himself is no witness of what became of it. */
  for (guint i = 0; i < units->len && (best == NULL || best->event->left == 0 || best->event->start < 2); i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (units, MusterGazetteDeed, i);

      if (deed->event->left > 0 && muster_gazette_is_own (self, deed->career))
        best = deed;
    }
  if (best == NULL || best->event->left <= 0 || best->event->start < MAX (best->event->left, 2))
    return;
  name = muster_gazette_dup_called (self, best->career);
  start = muster_despatch_dup_number (best->event->start);
  left = muster_despatch_dup_number (best->event->left);
  muster_gazette_append_filled (text,
                                best->event->left < best->event->start
                                  ? _(hurt[muster_gazette_choose (self, G_N_ELEMENTS (hurt))])
                                  : _(whole[muster_gazette_choose (self, G_N_ELEMENTS (whole))]),
                                start, left, name, NULL);
  g_string_append (text, "\n\n");
}

void
muster_gazette_colour_write_letter (const MusterGazette *self,
                                    GString             *text)
{
  static const char *const letters[] = {
    /* Translators: letters to a newspaper by somebody who lost. {1} and {2} are numbers, {3} is a unit that
     * beat him, {4} is his side. */
    N_("Sir, it will be said that we lost, and so we did. We were {1} in the ranks when it began"
       " and {2} when it ended. I have no complaint of the ground, nor of the weather; I have one of"
       " {3}, and shall bring it in person."),
    N_("Sir, we do not grudge them the field. What I grudge them is {3}, whom I should like to meet "
       "once more, on a day of my own choosing. Of our {1} there were {2} when we counted. It is "
       "enough to begin with."),
    N_("Sir, before anybody writes a song about it: we had {1} in the field and brought {2} out of "
       "it. Whoever says that we ran has not seen the ground. Whoever praises {3} is right."),
    N_("Sir, I have read your columns these many weeks, and now I am in them, on the wrong side. We were "
       "{1} and are {2}, and the difference has a name: {3}."),
    N_("Sir, if you must print the number, print it whole: of {1} who went {2} came back. As for {3}, we "
       "shall know them again."),
    N_("Sir, they tell us that {3} are splendid fellows. We had a near view of them, and cannot deny it. Of "
       "the {1} who had it {2} are here to say so."),
    N_("Sir, it is easy to be wise beside a stove. There were {1} of us, and {3} before us, and now "
       "there are {2} of us. I ask your readers what they would have done, and where they were."),
  };
  /* By whoever stayed at home, where nobody of those who lost is left to write. {2} is not in them. */
  static const char *const of_none[] = {
    N_("Sir, you will look in vain for a letter from those who were beaten, for of {1} not one was left "
       "standing. I was kept from going by a bad leg, and have to write in their place. Tell {3} that I know "
       "their name, and that legs mend."),
    N_("Sir, {1} of {4} went out, and the field kept every one. I know it from a boy who held the "
       "horses. He says that they did not turn, and that {3} would say the same."),
    N_("Sir, I write for {1} who cannot. They would not thank me for praising {3}, so I do not; but I have "
       "counted twice, and nobody came down."),
    N_("Sir, do not ask {4} for a letter. There were {1} of them, and there is nobody to hold the pen. I am "
       "the farrier, and stayed with the horses. Remember me to {3}."),
  };
  const MusterCareerAffair *affair = get_last (self);
  g_autoptr (GArray) units = NULL;
  const MusterGazetteDeed *best;
  const char *letter;
  GString *section;
  g_autofree char *foe = NULL;
  g_autofree char *loser = NULL;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  int start = 0, left = 0, side = -1;

  if (affair == NULL || affair->winner < 0)
    return;
  for (int i = 0; i < affair->n_sides && side < 0; i++)
    if (i != affair->winner && affair->present >> i & 1)
      side = i;
  units = muster_gazette_battle_list_fighters (self, affair, MUSTER_CAMPAIGN_UNITS);
  best = muster_gazette_battle_find_best (self, units, affair->sides[affair->winner], FALSE);
  for (guint i = 0; i < units->len && side >= 0; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (units, MusterGazetteDeed, i);

      if (strcmp (muster_career_get_side (deed->career), affair->sides[side]) != 0)
        continue;
      start += deed->event->start;
      left += deed->event->left;
    }
  if (best == NULL || start <= 0)
    return;
  foe = muster_gazette_dup_called (self, best->career);
  loser = isolate (muster_despatch_names_dup (affair->sides[side]));
  from = muster_despatch_dup_number (start);
  to = muster_despatch_dup_number (left);
  section = g_string_new (NULL);
  letter = left > 0 ? letters[muster_gazette_choose (self, G_N_ELEMENTS (letters))]
                    : of_none[muster_gazette_choose (self, G_N_ELEMENTS (of_none))];
  muster_gazette_append_filled (section, _(letter), from, to, foe, loser);
  /* Translators: below a letter; a side. */
  g_string_append_printf (section, _(" — One of %s"), loser);
  g_string_append (section, "\n\n");
  /* Who lost may be the readers' own. */
  muster_gazette_write_section (text, side == self->side ? _("A letter from the ranks")
                                                         : _("A letter from the other end of the field"),
                                section);
}

void
muster_gazette_colour_write_advertisement (const MusterGazette *self,
                                           GString             *text)
{
  static const char *const advertisements[] = {
    N_("Boots, resoled while you wait, and while you wait for those who wait. Inquire behind the "
       "commissariat, by the smell of leather."),
    N_("Lost between the camp and the river: one concertina. The finder is begged to keep it, and to"
       " play it elsewhere."),
    N_("Portraits taken in five minutes. Moustaches can be added at a small charge. No credit before"
       " a battle."),
    N_("A gentleman going home offers a tent, a camp bed and a mule. The mule is not sold without "
       "the tent, which it is fond of."),
    N_("Tea. It is not good, but it is hot, and it is the last within two days’ march."),
    N_("Letters written for those who cannot, and read to those who will not. Discretion assured; "
       "tears extra."),
    N_("Maps of the district, drawn from memory by one who has been lost in most of it."),
    N_("Umbrellas. They keep off neither bullets nor rain, but the shade is excellent."),
    N_("For sale: a field glass, one half of it in perfect order."),
    N_("A bandmaster seeks a drummer, who must be able to stop."),
    N_("The undersigned will not answer for debts that his horse may incur."),
    N_("Washing taken in on Mondays, and returned when the river permits."),
    N_("Lessons in the language of the country. A dozen words are enough; the thirteenth is extra."),
    N_("Wanted for the officers’ mess: a cook. The last one has been promoted to the ambulance."),
  };
  const char *advertisement = advertisements[muster_gazette_choose (self, G_N_ELEMENTS (advertisements))];
  GString *section = g_string_new (_(advertisement));

  g_string_append (section, "\n\n");
  muster_gazette_write_section (text, _("Advertisement"), section);
}

/* How dice fell, as a newspaper says it. @whose: whose dice, at the beginning of a sentence */
static void
append_luck (GString             *text,
             const char          *whose,
             const MusterLuckSum *luck)
{
  static const char *const verdicts[] = {
    /* Translators: {1} is whose dice they were; {2} went well of {3}, where {4} were to be expected. Those
     * without a full stop say how rare it is, too. */
    [MUSTER_LUCK_NONE] = N_(" {1} left nothing to luck."),
    [MUSTER_LUCK_AWFUL] = N_(" {1} were cruel: {2} of {3} went well, where {4} could be looked for"),
    [MUSTER_LUCK_POOR] = N_(" {1} were unkind: {2} of {3} went well, where {4} could be looked for."),
    [MUSTER_LUCK_FAIR] = N_(" {1} fell as dice do: {2} of {3} went well, and {4} could be looked for."),
    [MUSTER_LUCK_GOOD] = N_(" {1} were kind: {2} of {3} went well, where {4} could be looked for."),
    [MUSTER_LUCK_SPLENDID] =
      N_(" {1} were more than kind: {2} of {3} went well, where {4} could be looked for"),
  };
  MusterLuckVerdict verdict = muster_luck_sum_judge (luck);
  double chance = muster_luck_sum_get_surplus (luck) >= 0.0 ? luck->at_least : luck->at_most;
  g_autofree char *good = g_strdup_printf ("%u", luck->n_good);
  g_autofree char *n = g_strdup_printf ("%u", luck->n);
  g_autofree char *expected = g_strdup_printf ("%.0f", luck->expected);

  muster_gazette_append_filled (text, _(verdicts[verdict]), whose, good, n, expected);
  if (verdict != MUSTER_LUCK_AWFUL && verdict != MUSTER_LUCK_SPLENDID)
    return;
  if (chance > 0.0 && chance * 1000 >= 1)
    /* Translators: behind how well dice fell, which is as rare as that. */
    g_string_append_printf (text, _(", which is seen in one battle of %d."), (int) (1.0 / chance + 0.5));
  else
    g_string_append (text, _(", which hardly anybody lives to see."));
}

void
muster_gazette_write_luck (const MusterGazette      *self,
                           const MusterCareerAffair *affair,
                           GString                  *text)
{
  GString *section = g_string_new (NULL);

  for (int i = 0; i < affair->n_sides; i++)
    {
      MusterLuckSum luck = { 0 };
      g_autofree char *called = muster_despatch_names_dup (affair->sides[i]);
      g_autofree char *side = muster_bidi_isolate (called);
      g_autofree char *whose = NULL;

      if (!(affair->present >> i & 1))
        continue;
      muster_career_totals_sum_luck (self->careers, affair, i, &luck);
      if (luck.n == 0)
        continue;
      /* Translators: dice, those of the readers or of a side. */
      whose = i == self->side ? g_strdup (_("Ours")) : g_strdup_printf (_("Those of %s"), side);
      append_luck (section, whose, &luck);
    }
  if (section->len > 0)
    g_string_append_printf (text, _("We counted the dice, since our readers always ask.%s\n\n"),
                            section->str);
  g_string_free (section, TRUE);
}
