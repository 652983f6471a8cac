/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-text.h"

#include "core/muster-i18n.h"
#include "core/muster-text.h"

/**
 * muster_force_text_clean_ids:
 * @ids: (nullable): ids from anywhere
 *
 * Returns: (transfer full): the ids without duplicates, empty ones and those beyond the limits
 */
char **
muster_force_text_clean_ids (const char *const *ids,
                             guint              max_ids)
{
  g_autoptr (GPtrArray) clean = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      g_autofree char *id = NULL;

      muster_text_set (&id, ids[i], MUSTER_FORCE_MAX_ID);
      if (*id != '\0' && clean->len < max_ids &&
          !g_ptr_array_find_with_equal_func (clean, id, g_str_equal, NULL))
        g_ptr_array_add (clean, g_steal_pointer (&id));
    }
  g_ptr_array_add (clean, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&clean), FALSE);
}

/**
 * muster_force_text_show:
 * @catalog_text: a name or summary as the catalog has it
 *
 * Returns: (transfer none): the text in the reader's language
 */
const char *
muster_force_text_show (const char *catalog_text)
{
  /* gettext returns its header for the empty text. */
  return catalog_text == NULL || *catalog_text == '\0' ? "" : _(catalog_text);
}
