/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

/* Mr Babbage's tables as the plain numbers that play works with (K-SOLO). */

#define MAX_ARRIVALS 12

static int
find_word (const char *const *words,
           const char        *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;
  return 0;
}

static void
compile_rows (const MusterRollTable *table,
              const char *const     *words,
              int                    least,
              guint                  n_rows,
              KingsRow              *rows)
{
  for (guint i = 0; i < n_rows; i++)
    {
      const MusterRollTableRow *row = muster_roll_table_find_row (table, least + (int) i);

      rows[i].word = (guint8) find_word (words, row->word);
      rows[i].value = (gint16) row->value;
    }
}

void
muster_kings_setup_solo (const MusterSetup *setup,
                         KingsSolo         *solo)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  const MusterRollTable *appear = muster_catalog_find_table (catalog, "babbage-appear");
  const MusterRollTable *side = muster_catalog_find_table (catalog, "babbage-side");
  const MusterRollTable *act = muster_catalog_find_table (catalog, "babbage-act");
  const MusterRollTable *back = muster_catalog_find_table (catalog, "babbage-return");

  /* The tables are always there: the ruleset has them, and packs can only replace them. */
  g_return_if_fail (appear != NULL && side != NULL && act != NULL && back != NULL);

  compile_rows (appear, muster_kings_appear_words, 1, KINGS_N_FACES, solo->appear);

  /* The type that the second die gives. A row without a table of types means chargers, and takes no
   * die. */
  for (int face = 0; face < KINGS_N_FACES; face++)
    {
      const MusterRollTable *type = muster_roll_table_find_row (appear, face + 1)->table;

      solo->rolls_type[face] = type != NULL;
      for (int i = 0; i < KINGS_N_FACES; i++)
        {
          const MusterRollTableRow *row = type != NULL ? muster_roll_table_find_row (type, i + 1)
                                          : NULL;

          solo->natives[face][i] = row == NULL || row->word == NULL
                                     ? KINGS_CHARGER
                                     : (guint8) find_word (muster_kings_native_words, row->word);
        }
    }

  for (int face = KINGS_N_FACES; face >= 1; face--)
    {
      KingsRow *row = &solo->appear[face - 1];

      row->value = CLAMP (row->value, 0, MAX_ARRIVALS);
      if (row->word != KINGS_APPEAR_NONE)
        solo->appear_from = (guint8) face;
    }
  compile_rows (side, muster_kings_side_words, 1, KINGS_N_FACES, solo->side);
  compile_rows (act, muster_kings_act_words, KINGS_LEAST_RESULT, KINGS_N_RESULTS, solo->act);
  compile_rows (back, muster_kings_return_words, KINGS_LEAST_RESULT, KINGS_N_RESULTS, solo->back);

  solo->can_contact = (gint8) muster_roll_table_get_modifier (act, "can-contact");
  solo->outnumbered = (gint8) muster_roll_table_get_modifier (act, "outnumbered");
  solo->first_time = (gint8) muster_roll_table_get_modifier (back, "first-time");
  solo->slunk = (gint8) muster_roll_table_get_modifier (back, "slunk");
  solo->gone = (gint8) muster_roll_table_get_modifier (back, "gone");
}
