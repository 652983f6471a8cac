/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-why.h"

#include <stdlib.h>
#include <string.h>

#include "core/despatch/muster-despatch-names.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-line.h"

/* The log says in few words why a battle ended; a despatch says it in a sentence. Each line has the words of
 * the log, which the rules have, and the sentence with the same places. The test of despatches fails where a
 * ruleset has a reason that is not here. The words of the log are marked for translation where the rules have
 * them, and found in the domain of the ruleset. */

static const struct
{
  const char *log;
  const char *sentence;
} reasons[] = {
  /* By the word of the players */
  { "The battle is ended", N_("it was broken off there by common consent") },
  { "Reason: {t0}", N_("it was broken off there, the reason given being “{t0}”") },
  { "{s0} concedes the battle", N_("it ended when {s0} conceded it") },
  /* kings */
  { "Turn {0} was the last", N_("it ended because turn {0} had been agreed upon as the last") },
  { "no unit of {s0} is on the table or to come",
    N_("it ended when no unit of {s0} was left on the field or to come") },
  { "no Leader of {s0} is left", N_("it ended when {s0} had no Leader left") },
  { "The objective is overrun", N_("it ended when the objective was overrun") },
  { "All units of {s0} are gone for good: the players have won",
    N_("it ended when all that {s0} could send had been beaten for good") },
  { "The players have no unit left: victory for {s0}",
    N_("it ended when nobody was left to stand against {s0}") },
  /* hexcard and magdala */
  { "{s0} exhausted: units lost {1} of {2}, the limit being {3}%",
    N_("it ended when {s0} could bear no more, the fighting units lost being {1} of {2}") },
  { "No fighting unit of {s0} is left", N_("it ended when {s0} had no fighting unit left") },
  { "{s0} broken: units lost {1} of {2}, more than {3}%",
    N_("it ended when {s0} broke, the fighting units lost being {1} of {2}") },
  { "{s0} has no fighting unit left", N_("it ended when {s0} had no fighting unit left") },
  /* toysoldier */
  { "Nobody is left to hold {s0}", N_("it ended when nobody of {s0} was left") },
  { "{s0} has dislodged the enemy", N_("it ended when {s0} had driven the other side from its ground") },
  { "{s0} has reached the far edge", N_("it ended when {s0} reached the far edge of the field") },
  { "Units that {s0} brought away: {1}",
    N_("it ended when {s0} had brought away as many as {1} of the units") },
  { "{s0}: nothing is left of the advance corps, and the main army is not here",
    N_("it ended because nothing was left of the advance corps of {s0} before the "
       "main army came") },
  { "Turn {0} was the last, and {s1} still stands",
    N_("it ended with turn {0}, the last one, and {s1} still stood") },
  { "Turn {0} was the last, and the enemy has not got away",
    N_("it ended with turn {0}, the last one, and the rear guard had not got away") },
};

/* The same of lines and sentences that count something, and the place of the number. */
static const struct
{
  MusterPhrase log;
  MusterPhrase sentence;
  const char *place;
} counts[] = {
  { { .one = "{0} turn without defending casualties",
      .text = "{0} turns in a row without defending casualties" },
    { NULL, MUSTER_COUNTED (0, "it ended because the attack had felled nobody for {0} turn",
                            "it ended because the attack had felled nobody for {0} turns together") },
    "{0}" },
  { { .one = "{s0} has held the place for {1} turn", .text = "{s0} has held the place for {1} turns" },
    { NULL, MUSTER_COUNTED (1, "it ended when {s0} had held the place for {1} turn",
                            "it ended when {s0} had held the place for {1} turns") }, "{1}" },
  { { .text = "Units left of {s0}: {1} of {2}; beaten at {3}" },
    { NULL, MUSTER_COUNTED (2, "it ended when {s0} had only {1} of {2} unit left and gave up the field",
                            "it ended when {s0} had only {1} of {2} units left and gave up the field") },
    "{2}" },
};

/* Reads what stands in the places of @log in @why. Returns FALSE if @why is no such line. @values: gets the
 * places and their words by turns. */
static gboolean
read_places (const char *log,
             const char *why,
             GPtrArray  *values)
{
  g_ptr_array_set_size (values, 0);
  while (*log != '\0')
    {
      const char *close = *log == '{' ? strchr (log, '}') : NULL;
      const char *next;
      gsize length;
      const char *end;

      if (close == NULL)
        {
          if (*log++ != *why++)
            return FALSE;
          continue;
        }
      /* Up to the words that follow, of which the last are meant: a name may have the same in it. */
      next = close + 1;
      length = strcspn (next, "{");
      end = length == 0 ? why + strlen (why) : NULL;
      for (const char *p = why; length > 0 && (p = strstr (p, " ")) != NULL; p++)
        if (strncmp (p, next, length) == 0)
          end = p;
      for (const char *p = why; end == NULL && *p != '\0'; p++)
        if (strncmp (p, next, length) == 0)
          end = p;
      if (end == NULL || end == why)
        return FALSE;
      g_ptr_array_add (values, g_strndup (log, (gsize) (next - log)));
      g_ptr_array_add (values, g_strndup (why, (gsize) (end - why)));
      log = next;
      why = end;
    }
  return *why == '\0';
}

static char *
fill (const char *sentence,
      GPtrArray  *values)
{
  g_autoptr (GString) filled = g_string_new (sentence);

  for (guint i = 0; i + 1 < values->len; i += 2)
    {
      const char *value = values->pdata[i + 1];
      gboolean is_number = strspn (value, "0123456789") == strlen (value) && strlen (value) < 4;
      g_autofree char *words = is_number ? muster_despatch_dup_number (atoi (value)) : g_strdup (value);

      g_string_replace (filled, values->pdata[i], words, 0);
    }
  return g_string_free (g_steal_pointer (&filled), FALSE);
}

static const char *
get_form (const MusterPhrase *phrase,
          const char         *domain,
          guint               number)
{
  return phrase->one != NULL ? muster_i18n_find_form (domain, phrase->one, phrase->text, number)
                             : muster_i18n_find (domain, phrase->text);
}

/* The number of @place in what was read; 0 if there is none. */
static guint
find_number (GPtrArray  *values,
             const char *place)
{
  for (guint i = 0; i + 1 < values->len; i += 2)
    if (strcmp (values->pdata[i], place) == 0)
      return (guint) g_ascii_strtoull (values->pdata[i + 1], NULL, 10);
  return 0;
}

/* Which form of a line it is depends on the number in it: a line is read by each form until the number that
 * is found has that form. A language has six at most, all of them among the first hundred numbers. */
static char *
dup_counted (const char *why,
             const char *domain,
             GPtrArray  *values)
{
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    for (guint n = 1; n <= 100; n++)
      {
        const char *form = get_form (&counts[i].log, domain, n);
        guint number = read_places (form, why, values) ? find_number (values, counts[i].place) : 0;

        if (number > 0 && strcmp (form, get_form (&counts[i].log, domain, number)) == 0)
          return fill (get_form (&counts[i].sentence, MUSTER_TEXT_DOMAIN, number), values);
      }
  return NULL;
}

char *
muster_despatch_why_dup (const char *why,
                         const char *domain)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (read_places (muster_i18n_find (domain, reasons[i].log), why, values))
      return fill (_(reasons[i].sentence), values);
  return dup_counted (why, domain, values);
}
