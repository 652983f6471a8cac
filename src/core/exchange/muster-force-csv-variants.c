/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-csv-variants.h"

#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-reader-private.h"
#include "core/exchange/muster-list-words.h"

#include <string.h>

/* Variants in a table. A cell of the force has the name and budget of each variant; each unit says
 * which variants it takes part in. */

typedef struct
{
  char *name;
  int budget;
  GArray *places; /* guint */
} Variant;

static void
free_variant (gpointer data)
{
  Variant *variant = data;

  g_clear_pointer (&variant->places, g_array_unref);
  g_free (variant->name);
  g_free (variant);
}

static Variant *
add_variant (GPtrArray  *self,
             const char *name)
{
  Variant *variant = g_new0 (Variant, 1);

  variant->name = g_strdup (name);
  variant->places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (self, variant);

  return variant;
}

/* Finds "#2 Patrol" by its number among the variants of the force, and "Patrol" by its name. */
static Variant *
find_variant (GPtrArray  *self,
              const char *part)
{
  guint64 number = *part == '#' ? g_ascii_strtoull (part + 1, NULL, 10) : 0;

  if (number > 0 && number <= self->len)
    return g_ptr_array_index (self, number - 1);
  for (guint i = 0; i < self->len; i++)
    {
      Variant *variant = g_ptr_array_index (self, i);

      if (g_str_equal (variant->name, part))
        return variant;
    }

  return self->len < MUSTER_FORCE_MAX_VARIANTS ? add_variant (self, part) : NULL;
}

GPtrArray *
muster_force_csv_variants_new (void)
{
  return g_ptr_array_new_with_free_func (free_variant);
}

void
muster_force_csv_variants_read (GPtrArray  *self,
                                const char *cell)
{
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (cell, &quoted);
  Variant *last = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);
      guint64 budget;

      if (!g_array_index (quoted, gboolean, i) && last != NULL &&
          g_ascii_string_to_unsigned (part, 10, 0, MUSTER_FORCE_MAX_BUDGET, &budget, NULL))
        last->budget = (int) budget;
      else if (self->len < MUSTER_FORCE_MAX_VARIANTS)
        last = add_variant (self, part);
    }
}

void
muster_force_csv_variants_add_place (GPtrArray  *self,
                                     const char *cell,
                                     guint       place)
{
  const char *p = cell;

  while (*p != '\0')
    {
      g_autofree char *name = NULL;
      g_autofree char *part = NULL;
      const char *start = p;
      gsize number = *p == '#' ? 1 + strspn (p + 1, "0123456789") : 0;
      Variant *variant;

      p += number + strspn (p + number, " ");
      p += muster_list_words_unquote (p, &name);
      p += strcspn (p, ";,|");
      part = number > 1 || name == NULL ? g_strstrip (g_strndup (start, (gsize) (p - start)))
                                        : g_steal_pointer (&name);
      variant = *part != '\0' ? find_variant (self, part) : NULL;
      if (variant != NULL)
        g_array_append_val (variant->places, place);
      p += strspn (p, ";,| ");
    }
}

void
muster_force_csv_variants_hand_over (GPtrArray          *self,
                                     MusterForceReading *reading)
{
  for (guint i = 0; i < self->len; i++)
    {
      Variant *variant = g_ptr_array_index (self, i);

      muster_force_reading_take_variant (reading, variant->name, variant->budget,
                                         g_steal_pointer (&variant->places));
    }
}
