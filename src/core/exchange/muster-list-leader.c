/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-reader-private.h"

#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a leader: "Capt. Hill, Leadership 6+, Favourite Nephew". The parts may come in any order;
 * what is not recognised is the name. */

/* Ranks as keys. Any word that ends with a full stop is a rank too. */
static const char *const RANKS[] = {
  "brigadier", "captain", "chief", "chieftain", "col", "colonel", "commandant", "commander", "corporal",
  "cornet", "emir", "ensign", "general", "havildar", "induna", "jemadar", "khan", "lieutenant", "lt",
  "maj", "major", "naik", "sergeant", "sgt", "sheikh", "subaltern", "subedar", NULL
};

/* "Leadership 7+", "Ld 7", "7+". */
static gboolean
read_leadership (MusterLeader      *leader,
                 const char        *part,
                 MusterReadingLine *line)
{
  g_autoptr (GArray) words = muster_word_split (part);
  int number = -1;
  gboolean has_label = FALSE;

  for (guint i = 0; i < words->len; i++)
    {
      const MusterWord *word = muster_word_get (words, i);

      if (word->number >= 0 && number < 0)
        {
          number = word->number;
          has_label = has_label || part[word->end] == '+';
        }
      else if (muster_list_words_is (MUSTER_LIST_LEADERSHIP, word->key))
        has_label = TRUE;
      else if (!g_str_equal (word->key, "value"))
        return FALSE;
    }
  if (number < 0 || !has_label)
    return FALSE;

  if (number < 1 || number > MUSTER_FORCE_MAX_LEADERSHIP)
    muster_reading_line_remark (line, _("no leader has a Leadership of %d"), number);
  else
    muster_leader_set_leadership (leader, number);

  return TRUE;
}

/* Reads "Grim “Sour”": the trait, and the player's name for it. */
static gboolean
read_trait (MusterNameIndex   *index,
            MusterLeader      *leader,
            const char        *part,
            MusterReadingLine *line)
{
  const char *quote = strstr (part, "“");
  g_autofree char *called = NULL;
  g_autofree char *trait = NULL;
  const MusterName *name;
  gboolean is_guess;

  if (quote != NULL && quote != part && muster_list_words_unquote (quote, &called) == 0)
    quote = NULL;
  trait = quote != NULL && quote != part ? g_strndup (part, (gsize) (quote - part)) : g_strdup (part);
  name = muster_name_index_find (index, MUSTER_NAME_TRAIT, trait, &is_guess);
  if (name == NULL)
    return FALSE;

  if (is_guess)
    muster_reading_line_remark (line, _("“%s” was read as “%s”"), g_strstrip (trait),
                                muster_name_index_show (name));
  muster_leader_set_trait_id (leader, name->trait->id);
  if (called != NULL)
    muster_leader_set_trait_name (leader, called);

  return TRUE;
}

gboolean
muster_list_leader_is_leader (const char *text)
{
  g_autoptr (GArray) words = muster_word_split (text);
  gboolean has_rank = words->len > 1 && g_strv_contains (RANKS, muster_word_get (words, 0)->key);

  for (guint i = 1; i < words->len; i++)
    {
      const MusterWord *word = muster_word_get (words, i);

      if (word->number > 0 &&
          (muster_list_words_is (MUSTER_LIST_LEADERSHIP, muster_word_get (words, i - 1)->key) ||
           (has_rank && text[word->end] == '+')))
        return TRUE;
    }

  return FALSE;
}

void
muster_list_leader_read (MusterNameIndex   *index,
                         MusterForceUnit   *unit,
                         const char        *text,
                         MusterReadingLine *line)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (text, &quoted);
  gboolean has_title = FALSE;

  for (guint i = 0; i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);
      gboolean is_quoted = g_array_index (quoted, gboolean, i);

      if (is_quoted && (has_title || i > 0))
        muster_leader_set_trait_name (leader, part);
      else if (!is_quoted && (read_leadership (leader, part, line) ||
                              read_trait (index, leader, part, line)))
        continue;
      else if (!has_title)
        {
          const char *blank;
          gsize length;
          g_autofree char *first = NULL;
          g_autofree char *key = NULL;
          gboolean is_rank;

          blank = strchr (part, ' ');
          length = blank != NULL ? (gsize) (blank - part) : strlen (part);
          first = g_strndup (part, length);
          key = muster_word_dup_key (first);
          is_rank = length > 0 &&
                    (part[length - 1] == '.' || (blank != NULL && g_strv_contains (RANKS, key)));
          muster_leader_set_rank (leader, is_rank ? first : "");
          muster_leader_set_name (leader, !is_rank ? part : blank != NULL ? blank + 1 : "");
          has_title = TRUE;
        }
      else
        muster_reading_line_remark (line, _("“%s” was not understood"), part);
    }
}
