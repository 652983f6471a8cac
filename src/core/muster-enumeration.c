/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-enumeration.h"

#include "core/muster-i18n.h"

/* @pattern: two places, for what is there and for what follows. */
static void
put_behind (GString    *list,
            const char *pattern,
            const char *item)
{
  g_autofree char *before = g_strdup (list->str);
  g_auto (GStrv) around = g_strsplit (pattern, "%s", 3);

  if (g_strv_length (around) == 3)
    {
      g_string_assign (list, around[0]);
      g_string_append_printf (list, "%s%s%s%s", before, around[1], item, around[2]);
    }
}

void
muster_enumeration_add (GString    *list,
                        const char *item)
{
  g_return_if_fail (list != NULL);

  if (list->len == 0)
    g_string_append (list, item);
  else
    /* Translators: the items of a list before this one, and this one. */
    put_behind (list, C_("middle of a list", "%s, %s"), item);
}

/* @two, @last: (nullable): the patterns of a list of two and of the last item of a longer one. */
static char *
enumerate (const char *const *items,
           const char        *two,
           const char        *last)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const char *pattern = NULL;

  for (guint i = 0; items[i] != NULL; i++)
    {
      pattern = i > 0 && items[i + 1] == NULL ? (i == 1 ? two : last) : NULL;
      if (pattern != NULL)
        put_behind (list, pattern, items[i]);
      else
        muster_enumeration_add (list, items[i]);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
muster_enumeration_join (const char *const *items)
{
  return enumerate (items, NULL, NULL);
}

char *
muster_enumeration_all (const char *const *items)
{
  return enumerate (items,
                    /* Translators: both of two. */
                    C_("list of two", "%s and %s"),
                    /* Translators: all items of a list but the last one, and the last one. */
                    C_("end of a list", "%s and %s"));
}

char *
muster_enumeration_any (const char *const *items)
{
  return enumerate (items,
                    /* Translators: one of two. */
                    C_("list of two", "%s or %s"),
                    /* Translators: all items of a list but the last one, and the last one: one of them. */
                    C_("end of a list", "%s or %s"));
}
