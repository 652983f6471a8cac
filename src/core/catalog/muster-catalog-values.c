/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

#include <string.h>

/* Reads the values that entries consist of. No function here stops at an error: the spot keeps the
 * first one, and all later reads do nothing. */

#define MAX_EFFECTS 50
#define MAX_WORDS 64
#define MAX_STAT 999
#define MAX_TEXTS 100

static char *
join_ids (const MusterCatalogReader *self,
          MusterSection              section)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const MusterCatalogTables *tables[] = { self->known, self->draft };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      for (guint j = 0; j < tables[i]->lists[section]->len; j++)
        {
          const MusterStat *stat = g_ptr_array_index (tables[i]->lists[section], j);

          g_ptr_array_add (ids, stat->id);
        }
    }
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **) ids->pdata);
}

static int
read_stat_reference (const MusterCatalogReader *self,
                     const MusterSpot          *spot,
                     MusterSection              section,
                     const char                *id)
{
  const MusterStat *stat = muster_catalog_tables_find (self->known, section, id);
  g_autofree char *known = NULL;

  if (stat != NULL)
    return (int) stat->index;

  stat = muster_catalog_tables_find (self->draft, section, id);
  if (stat != NULL)
    return (int) (self->known->lists[section]->len + stat->index);

  known = join_ids (self, section);
  muster_spot_fail (spot, _("expected one of %s, found “%s”"), known, id);

  return -1;
}

static void
read_stat_effect (const MusterCatalogReader *self,
                  const MusterSpot          *spot,
                  const MusterSpot          *stat,
                  MusterEffect              *effect)
{
  const char *id;
  MusterSpot set;
  MusterSpot add;
  gboolean has_set = muster_spot_member (spot, "set", &set);
  gboolean has_add = muster_spot_member (spot, "add", &add);

  if (!muster_catalog_values_read_id (stat, &id))
    return;

  effect->stat = read_stat_reference (self, stat, MUSTER_SECTION_STATS, id);
  if (has_set == has_add)
    {
      muster_spot_fail (spot, _("expected either “set” or “add” beside “stat”"));
      return;
    }

  effect->add = has_add;
  muster_spot_read_int (has_add ? &add : &set, -MAX_STAT, MAX_STAT, &effect->number);
}

/* Ids are written by hand, so they are limited to characters that cannot be confused. */
gboolean
muster_catalog_values_read_id (const MusterSpot  *spot,
                               const char       **id)
{
  const char *text;

  if (!muster_spot_read_id (spot, &text))
    return FALSE;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
        return muster_spot_fail (spot, _("expected an id of the letters a to z, digits and “-”, "
                                         "found “%s”"), text);
    }

  *id = text;

  return TRUE;
}

static gboolean
read_text (const MusterSpot  *spot,
           gsize              max,
           gboolean           may_break,
           char             **text)
{
  const char *string;

  if (!muster_spot_read_string (spot, max, &string))
    return FALSE;

  for (const char *p = string; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)) && !(may_break && *p == '\n'))
        return muster_spot_fail (spot, _("expected a text without control characters"));
    }

  *text = g_strdup (string);

  return TRUE;
}

/* A line that is not empty. */
gboolean
muster_catalog_values_read_name (const MusterSpot  *object,
                                 const char        *member,
                                 gboolean           required,
                                 char             **text)
{
  MusterSpot spot;

  if (required ? !muster_spot_require (object, member, &spot)
               : !muster_spot_member (object, member, &spot))
    return FALSE;

  if (!read_text (&spot, MUSTER_CATALOG_MAX_NAME, FALSE, text))
    return FALSE;

  g_strstrip (*text);
  if (**text == '\0')
    return muster_spot_fail (&spot, _("expected a text that is not empty"));

  return TRUE;
}

/* Some lines, or none: never NULL unless there is an error. */
gboolean
muster_catalog_values_read_text (const MusterSpot  *object,
                                 const char        *member,
                                 char             **text)
{
  MusterSpot spot;

  if (muster_spot_member (object, member, &spot))
    return read_text (&spot, MUSTER_CATALOG_MAX_SUMMARY, TRUE, text);

  *text = g_strdup ("");

  return !muster_spot_failed (object);
}

/**
 * muster_catalog_values_read_texts:
 *
 * Returns: (transfer full): the member @member of @object, a list of texts; empty if it is absent or wrong
 */
char **
muster_catalog_values_read_texts (const MusterSpot *object,
                                  const char       *member)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  MusterSpot list;
  guint length = 0;

  if (muster_spot_member (object, member, &list))
    muster_spot_is_array (&list, MAX_TEXTS, &length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;
      const char *text;

      if (!muster_spot_element (&list, i, &spot)
          || !muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_SUMMARY, &text))
        break;

      if (*text == '\0')
        muster_spot_fail (&spot, _("expected a text that is not empty"));
      g_strv_builder_add (texts, text);
    }

  return g_strv_builder_end (texts);
}

gboolean
muster_catalog_values_read_number (const MusterSpot *object,
                                   const char       *member,
                                   int               min,
                                   int               max,
                                   int              *number)
{
  MusterSpot spot;

  return muster_spot_member (object, member, &spot)
         && muster_spot_read_int (&spot, min, max, number);
}

gboolean
muster_catalog_values_find_dice (const MusterSpot *object,
                                 MusterSpot       *list,
                                 MusterSpot       *dice)
{
  guint length;

  if (!muster_spot_member (object, "dice", list) || !muster_spot_is_array (list, 2, &length))
    return FALSE;
  if (length != 2)
    return muster_spot_fail (list, _("expected two dice, found %u"), length);

  return muster_spot_element (list, 0, &dice[0]) && muster_spot_element (list, 1, &dice[1]);
}

gboolean
muster_catalog_values_read_switch (const MusterSpot *object,
                                   const char       *member,
                                   gboolean         *value)
{
  MusterSpot spot;

  return muster_spot_member (object, member, &spot) && muster_spot_read_boolean (&spot, value);
}

/* Which of @words stands here. */
gboolean
muster_catalog_values_read_choice (const MusterSpot  *spot,
                                   const char *const *words,
                                   int               *index)
{
  const char *text;

  if (!muster_spot_read_string (spot, MUSTER_CATALOG_MAX_NAME, &text))
    return FALSE;
  for (int i = 0; words != NULL && words[i] != NULL; i++)
    if (g_str_equal (words[i], text))
      {
        *index = i;
        return TRUE;
      }
  return muster_spot_fail (spot, _("the rules know no “%s” here"), text);
}

gboolean
muster_catalog_values_read_word (const MusterSpot  *object,
                                 const char        *member,
                                 gboolean           required,
                                 char             **word)
{
  const char *id;
  MusterSpot spot;

  if (required ? !muster_spot_require (object, member, &spot)
               : !muster_spot_member (object, member, &spot))
    return FALSE;

  if (!muster_catalog_values_read_id (&spot, &id))
    return FALSE;

  *word = g_strdup (id);

  return TRUE;
}

/* The member `for`: both, unless it says which. */
void
muster_catalog_values_read_role (const MusterSpot *object,
                                 gboolean         *attacker,
                                 gboolean         *defender)
{
  MusterSpot spot;
  const char *role;

  *attacker = *defender = TRUE;
  if (!muster_spot_member (object, "for", &spot)
      || !muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_NAME, &role)
      || g_str_equal (role, "both"))
    return;

  *attacker = g_str_equal (role, "attacker");
  *defender = g_str_equal (role, "defender");
  if (!*attacker && !*defender)
    muster_spot_fail (&spot, _("expected “both”, “attacker” or “defender”, found “%s”"), role);
}

/**
 * muster_catalog_values_read_reference:
 *
 * Returns: (nullable): the entry of @section that the text at @spot names, or an error and %NULL
 */
gpointer
muster_catalog_values_read_reference (const MusterCatalogReader *self,
                                      const MusterSpot          *spot,
                                      MusterSection              section)
{
  const char *id;
  gpointer entry;

  if (!muster_spot_read_id (spot, &id))
    return NULL;

  entry = muster_catalog_reader_find (self, section, id);
  if (entry == NULL)
    muster_spot_fail (spot, _("“%s” is not among the %s so far"), id,
                      muster_catalog_tables_get_section_name (section));

  return entry;
}

/* The member `rules` of @object. */
void
muster_catalog_values_read_rules (const MusterCatalogReader *self,
                                  const MusterSpot          *object,
                                  guint64                   *rules)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "rules", &list)
      || !muster_spot_is_array (&list, MAX_WORDS, &length))
    return;

  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;
      const char *word;
      guint bit = 0;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_id (&spot, &word))
        return;

      while (self->words[bit] != NULL && !g_str_equal (self->words[bit], word))
        bit++;
      if (self->words[bit] == NULL)
        {
          muster_spot_fail (&spot, _("“%s” is not a rule that Muster knows"), word);
          return;
        }

      *rules |= G_GUINT64_CONSTANT (1) << bit;
    }
}

/* The member `stats` of @object. A stat that is not named is one that the entry does not have. */
void
muster_catalog_values_read_stats (const MusterCatalogReader *self,
                                  const MusterSpot          *object,
                                  MusterSection              section,
                                  gint16                    *stats)
{
  MusterSpot list, spot;

  for (guint i = 0; i < MUSTER_MAX_STATS; i++)
    stats[i] = MUSTER_STAT_NONE;

  if (!muster_spot_member (object, "stats", &list) || !muster_spot_is_object (&list))
    return;

  for (guint i = 0; muster_spot_nth_member (&list, i, &spot); i++)
    {
      int stat;
      int number;

      stat = read_stat_reference (self, &spot, section, spot.member);
      if (stat < 0 || !muster_spot_read_int (&spot, -MAX_STAT, MAX_STAT, &number))
        return;

      stats[stat] = (gint16) number;
    }
}

/**
 * muster_catalog_values_read_effects:
 *
 * Returns: (transfer full): the member `effects` of @object, empty if it is absent or wrong
 */
GArray *
muster_catalog_values_read_effects (const MusterCatalogReader *self,
                                    const MusterSpot          *object)
{
  GArray *effects = g_array_new (FALSE, FALSE, sizeof (MusterEffect));
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "effects", &list)
      || !muster_spot_is_array (&list, MAX_EFFECTS, &length))
    return effects;

  for (guint i = 0; i < length; i++)
    {
      MusterEffect effect = { 0 };
      MusterSpot spot;
      static const char *const stat_members[] = { "stat", "set", "add", NULL };
      static const char *const weapon_members[] = { "weapon", NULL };
      static const char *const rules_members[] = { "rules", NULL };
      MusterSpot child;

      if (!muster_spot_element (&list, i, &spot))
        break;

      effect.stat = -1;
      if (muster_spot_member (&spot, "stat", &child))
        {
          if (muster_spot_only_members (&spot, stat_members))
            read_stat_effect (self, &spot, &child, &effect);
        }
      else if (muster_spot_member (&spot, "weapon", &child))
        {
          if (muster_spot_only_members (&spot, weapon_members))
            effect.weapon = muster_catalog_values_read_reference (self, &child,
                                                                  MUSTER_SECTION_WEAPONS);
        }
      else if (muster_spot_member (&spot, "rules", &child))
        {
          if (muster_spot_only_members (&spot, rules_members))
            muster_catalog_values_read_rules (self, &spot, &effect.rules);
        }
      else
        {
          muster_spot_fail (&spot, _("expected an effect: “stat”, “weapon” or “rules”"));
        }

      g_array_append_val (effects, effect);
    }

  return effects;
}
