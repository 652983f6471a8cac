/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-culture.h"

#include "core/muster-i18n.h"

#define MAX_WORDS 2000
#define MAX_NAME 200
/* So that a rank, a given name, a surname and a number fit into the name of a leader. */
#define MAX_WORD (MAX_NAME / 2 - 8)

static gboolean
is_one_line (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_word (const MusterSpot  *spot,
           gsize              max_bytes,
           const char       **word)
{
  if (!muster_spot_read_string (spot, max_bytes, word))
    return FALSE;
  if (**word == '\0')
    return muster_spot_fail (spot, _("a name cannot be empty"));

  return is_one_line (*word) || muster_spot_fail (spot, _("expected a text on one line"));
}

char **
muster_culture_read_words (const MusterSpot *object,
                           const char       *member,
                           guint             min_length)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  MusterSpot spot;
  guint length = 0;
  gboolean is_there = min_length > 0 ? muster_spot_require (object, member, &spot)
                                     : muster_spot_member (object, member, &spot);

  if (is_there && muster_spot_is_array (&spot, MAX_WORDS, &length) && length < min_length)
    muster_spot_fail (&spot, _("expected at least %u, found %u"), min_length, length);
  for (guint i = 0; i < length && !muster_spot_failed (object); i++)
    {
      MusterSpot element;
      const char *word;

      if (muster_spot_element (&spot, i, &element) && read_word (&element, MAX_WORD, &word))
        g_strv_builder_add (builder, word);
    }

  return g_strv_builder_end (builder);
}

gboolean
muster_culture_read (MusterCulture    *self,
                     const MusterSpot *spot)
{
  MusterSpot member;
  const char *name;

  g_return_val_if_fail (self != NULL, FALSE);

  if (muster_spot_require (spot, "name", &member) && read_word (&member, MAX_NAME, &name))
    self->name = g_strdup (name);
  self->words = muster_culture_read_words (spot, "words", 0);
  self->theatres = muster_culture_read_words (spot, "theatres", 0);
  self->ranks = muster_culture_read_words (spot, "ranks", 1);
  self->given = muster_culture_read_words (spot, "given", 1);
  self->surnames = muster_culture_read_words (spot, "surnames", 1);

  return !muster_spot_failed (spot);
}

MusterCulture *
muster_culture_copy (const MusterCulture *self)
{
  MusterCulture *copy = g_new0 (MusterCulture, 1);

  g_return_val_if_fail (self != NULL, copy);

  copy->index = self->index;
  copy->id = g_strdup (self->id);
  copy->name = g_strdup (self->name);
  copy->words = g_strdupv (self->words);
  copy->theatres = g_strdupv (self->theatres);
  copy->ranks = g_strdupv (self->ranks);
  copy->given = g_strdupv (self->given);
  copy->surnames = g_strdupv (self->surnames);
  copy->pack = g_strdup (self->pack);

  return copy;
}

void
muster_culture_free (MusterCulture *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->id);
  g_free (self->name);
  g_strfreev (self->words);
  g_strfreev (self->theatres);
  g_strfreev (self->ranks);
  g_strfreev (self->given);
  g_strfreev (self->surnames);
  g_free (self->pack);
  g_free (self);
}
