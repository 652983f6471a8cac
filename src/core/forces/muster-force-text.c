/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-text.h"

#include "core/muster-i18n.h"

#include <string.h>

/* Texts of the roster model. They are never NULL, always valid UTF-8 and never longer than what a
 * force file may hold. */

static char *
copy_within (const char *text,
             gsize       max_bytes)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  gsize length = strlen (valid);

  if (length > max_bytes)
    {
      const char *end = g_utf8_find_prev_char (valid, valid + max_bytes + 1);

      length = end != NULL ? (gsize) (end - valid) : 0;
    }

  return g_strndup (valid, length);
}

/**
 * muster_force_text_set:
 * @target: (inout) (nullable): a text of the model
 * @text: (nullable): what it becomes; %NULL is the empty text
 * @max_bytes: whole characters beyond it are cut off
 *
 * Returns: whether the text is another one now
 */
gboolean
muster_force_text_set (char       **target,
                       const char  *text,
                       gsize        max_bytes)
{
  g_autofree char *copy = NULL;

  g_return_val_if_fail (target != NULL, FALSE);

  copy = copy_within (text != NULL ? text : "", max_bytes);
  if (g_strcmp0 (*target, copy) == 0)
    return FALSE;

  g_free (*target);
  *target = g_steal_pointer (&copy);

  return TRUE;
}

/**
 * muster_force_text_clean_ids:
 * @ids: (nullable): ids from anywhere
 *
 * Returns: (transfer full): the ids as they are kept: each once, none empty, within the bounds
 */
char **
muster_force_text_clean_ids (const char *const *ids,
                             guint              max_ids)
{
  g_autoptr (GPtrArray) clean = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      g_autofree char *id = NULL;

      muster_force_text_set (&id, ids[i], MUSTER_FORCE_MAX_ID);
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
  /* The translation of the empty text is the header of the catalogue of translations. */
  return catalog_text == NULL || *catalog_text == '\0' ? "" : _(catalog_text);
}
