/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-text.h"

#include <string.h>

/**
 * muster_text_cut:
 * @text: any text
 *
 * Returns: (transfer full): as many whole characters of @text as there is room for
 */
char *
muster_text_cut (const char *text,
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
 * muster_text_set:
 * @target: (inout) (nullable): the text to change
 * @text: (nullable): the new text; %NULL means ""
 * @max_bytes: the maximum length; the text is cut after a whole character
 *
 * Returns: whether the text has changed
 */
gboolean
muster_text_set (char       **target,
                 const char  *text,
                 gsize        max_bytes)
{
  g_autofree char *copy = NULL;

  g_return_val_if_fail (target != NULL, FALSE);

  copy = muster_text_cut (text != NULL ? text : "", max_bytes);
  if (g_strcmp0 (*target, copy) == 0)
    return FALSE;

  g_free (*target);
  *target = g_steal_pointer (&copy);

  return TRUE;
}

/**
 * muster_text_is_stacked:
 * @text: valid UTF-8
 *
 * Returns: whether a letter has more combining marks than any language needs. Laying them out takes time that
 *   grows with their square.
 */
gboolean
muster_text_is_stacked (const char *text)
{
  guint n_marks = 0;

  for (const char *p = text; *p != '\0' && n_marks <= MUSTER_TEXT_MAX_MARKS; p = g_utf8_next_char (p))
    n_marks = (guchar) *p >= 0x80 && g_unichar_ismark (g_utf8_get_char (p)) ? n_marks + 1 : 0;

  return n_marks > MUSTER_TEXT_MAX_MARKS;
}
