/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-words.h"

#include "core/exchange/muster-word.h"
#include "core/muster-i18n.h"

#include <string.h>

#define OPENING "“"
#define CLOSING "”"

#define MAX_WORDS 20

/* The longest quoted name in bytes: longer than any name, even with all quotation marks doubled. */
#define MAX_QUOTED 500

/* The first word of each list is what Muster writes, and is translatable. The others are keys of
 * words that people use: in lower case, without the ending of a plural. */
static const char *const WORDS[][MAX_WORDS] = {
  [MUSTER_LIST_POINTS] = { N_("points"), "point", "pt", "pts", "p", "sp", NULL },
  [MUSTER_LIST_MODELS] = { N_("models"), "model", "men", "man", "figure", "fig", "mini", "miniature",
                           "strong", "crew", "warrior", "soldier", "trooper", "rifleman", "riflemen", NULL },
  [MUSTER_LIST_EACH] = { N_("each"), "each", "per", "apiece", "ea", NULL },
  [MUSTER_LIST_FILLER] = { N_("with"), "with", "w", "and", "of", "the", "a", "an", "plus", "unit", "option",
                           "x",
                           "armed", "upgrade", "in", "at", "cost", "costing", "total", NULL },
  [MUSTER_LIST_FREE] = { N_("free"), "free", NULL },
  [MUSTER_LIST_LEADER] = { N_("Leader"), "leader", "officer", "ledby", "ledbythe", "ldr", NULL },
  [MUSTER_LIST_LEADERSHIP] = { N_("Leadership"), "leadership", "ld", "lv", "leadershipvalue", NULL },
  [MUSTER_LIST_NOTE] = { N_("Note"), "note", "remark", NULL },
  [MUSTER_LIST_LEADER_NOTE] = { N_("Leader’s note"), "leadersnote", "leadernote", NULL },
  [MUSTER_LIST_TOTAL] = { N_("Total"), "total", "totalpoint", "sum", "grandtotal", "pointtotal", NULL },
  [MUSTER_LIST_NAME] = { N_("Name"), "name", "force", "army", "list", "forcename", "armyname",
                         "warband", NULL },
  [MUSTER_LIST_THEATRE] = { N_("Theatre"), "theatre", "theater", "faction", "campaign", NULL },
  [MUSTER_LIST_RULESET] = { N_("Ruleset"), "ruleset", "rule", "game", "system", "gamesystem", NULL },
  [MUSTER_LIST_BUDGET] = { N_("Budget"), "budget", "limit", "pointlimit", "point", NULL },
  [MUSTER_LIST_USUAL_BUDGET] = { N_("usual budget"), "usualbudget", NULL },
  [MUSTER_LIST_OPTIONAL_RULES] = { N_("Optional rules"), "optionalrule", NULL },
  [MUSTER_LIST_NONE] = { N_("none"), "none", NULL },
  [MUSTER_LIST_VARIANTS] = { N_("Variants"), "variant", NULL },
  [MUSTER_LIST_GOES_WITH] = { N_("Goes with"), "goewith", "gowith", "togetherwith", NULL },
};

static const char *const NUMBERS[] = {
  "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
};

gboolean
muster_list_words_is (MusterListWord  word,
                      const char     *key)
{
  static char *own[G_N_ELEMENTS (WORDS)];

  const char *const *words = WORDS[word];

  g_return_val_if_fail (key != NULL, FALSE);

  for (guint i = 1; words[i] != NULL; i++)
    {
      if (*words[i] == *key && strcmp (words[i], key) == 0)
        return TRUE;
    }

  /* The key of the word in the reader's language. */
  if (g_once_init_enter (&own[word]))
    g_once_init_leave (&own[word], muster_word_dup_key (_(WORDS[word][0])));
  return g_str_equal (own[word], key);
}

int
muster_list_words_to_number (const char *key)
{
  g_return_val_if_fail (key != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (NUMBERS); i++)
    {
      if (g_str_equal (key, NUMBERS[i]))
        return (int) i + 1;
    }

  return 0;
}

/* Whether a name would be read as points: "Total 24", "Column 24 points". */
static gboolean
is_about_points (const char *name)
{
  g_autoptr (GArray) words = muster_word_split (name);

  if (words->len > 1 && muster_word_get (words, words->len - 2)->number >= 0 &&
      muster_list_words_is (MUSTER_LIST_POINTS, muster_word_get (words, words->len - 1)->key))
    return TRUE;

  for (guint i = 0; i < words->len; i++)
    {
      const MusterWord *word = muster_word_get (words, i);

      if (word->number < 0 && !muster_list_words_is (MUSTER_LIST_POINTS, word->key) &&
          !muster_list_words_is (MUSTER_LIST_TOTAL, word->key) &&
          !muster_list_words_is (MUSTER_LIST_BUDGET, word->key) &&
          !muster_list_words_is (MUSTER_LIST_FILLER, word->key))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_key_word (const char *name)
{
  g_autofree char *key = muster_word_dup_key (name);

  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (muster_list_words_is ((MusterListWord) i, key))
        return TRUE;
    }

  return *key == '\0' || muster_list_words_to_number (key) > 0;
}

/* Whether a name can be read back without quotation marks: "1st Company" can, "12 Company" and
 * "2x4" cannot. */
static gboolean
is_plain (const char *name)
{
  gsize n_digits = strspn (name, "0123456789");
  const char *rest = name + n_digits;

  if (n_digits > 0 && (!g_ascii_isalpha (*rest) || g_ascii_tolower (*rest) == 'x'))
    return FALSE;
  if (n_digits == 0 && !g_unichar_isalpha (g_utf8_get_char (name)))
    return FALSE;
  /* It would be read as a bullet. */
  if ((*name == 'o' || g_ascii_tolower (*name) == 'x') && (name[1] == ' ' || g_ascii_isdigit (name[1])))
    return FALSE;

  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_isalnum (character) && strchr (" .-'&/", *p) == NULL && character != 0x2019)
        return FALSE;
      /* A dash beside a blank would be read as a separator. */
      if (*p == '-' && (p[1] == ' ' || p[1] == '\0' || p[-1] == ' '))
        return FALSE;
      if (*p == ' ' && (p[1] == ' ' || p[1] == '\0'))
        return FALSE;
    }

  return !is_key_word (name) && !is_about_points (name);
}

/**
 * muster_list_words_quote:
 *
 * Returns: (transfer full): the name on one line, in quotation marks if it needs them
 */
char *
muster_list_words_quote (const char *name)
{
  g_autofree char *flat = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  flat = g_strdelimit (g_strdup (name), "\n\r\t", ' ');
  if (is_plain (flat))
    return g_steal_pointer (&flat);

  parts = g_strsplit (flat, CLOSING, -1);
  doubled = g_strjoinv (CLOSING CLOSING, parts);

  return g_strconcat (OPENING, doubled, CLOSING, NULL);
}

/* Straight quotation marks cannot be doubled, since nobody would expect that. */
static gsize
unquote_straight (const char  *text,
                  char       **name)
{
  const char *end = memchr (text + 1, '"', strnlen (text + 1, MAX_QUOTED));

  if (end == NULL || end == text + 1)
    return 0;
  *name = g_strndup (text + 1, (gsize) (end - text) - 1);

  return (gsize) (end - text) + 1;
}

gsize
muster_list_words_unquote (const char  *text,
                           char       **name)
{
  g_autoptr (GString) quoted = NULL;
  const char *p;

  g_return_val_if_fail (text != NULL, 0);
  g_return_val_if_fail (name != NULL, 0);

  if (*text == '"')
    return unquote_straight (text, name);
  if (!g_str_has_prefix (text, OPENING) || g_strstr_len (text, MAX_QUOTED, CLOSING) == NULL)
    return 0;

  quoted = g_string_new (NULL);
  for (p = text + strlen (OPENING); *p != '\0' && p - text < MAX_QUOTED; p = g_utf8_next_char (p))
    {
      if (g_str_has_prefix (p, CLOSING))
        {
          const char *next = p + strlen (CLOSING);

          if (!g_str_has_prefix (next, CLOSING))
            {
              *name = g_strdup (quoted->str);
              return (gsize) (next - text);
            }
          p = next;
        }
      g_string_append_unichar (quoted, g_utf8_get_char (p));
    }

  return 0;
}
