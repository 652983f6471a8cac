/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-names.h"

#include <string.h>

#include "core/muster-i18n.h"

/* How names stand in sentences. Players write them as they like, so only what is surely a body of men gets an
 * article; everything else stays a name. */

/* The last words of names that take an article, besides plurals. */
static const char *const bodies[] = {
  "Army", "Artillery", "Attacker", "Band", "Banner", "Battalion", "Battery", "Brigade", "British",
  "Camelry", "Cavalry", "Clan", "Column", "Command", "Company", "Corps", "Crew", "Defender", "Detachment",
  "Division", "Dutch", "Escort", "Expedition", "Foot", "Force", "Fort", "French", "Garrison", "Gatling",
  "Guard", "Gun", "Horde", "Horse", "Impi", "Infantry", "Irish", "Kommando", "Legion", "Levy", "Maxim",
  "Militia", "Party", "Patrol", "People", "Picket", "Piquet", "Platoon", "Police", "Portuguese",
  "Rearguard", "Regiment", "Relief", "Reserve", "Scottish", "Section", "Spanish", "Squad", "Squadron",
  "Staff", "Train", "Tribe", "Troop", "Vanguard", "Warband", "Welsh", "Wing", "Yeomanry",
};

static gboolean
is_plural (const char *word)
{
  gsize length = strlen (word);

  /* Camelmen, Orchard Men */
  if (g_str_has_suffix (word, "men") || g_str_equal (word, "Men"))
    return TRUE;
  return length > 3 && word[length - 1] == 's' && word[length - 2] != 's' && word[length - 2] != 'u' &&
         word[length - 2] != 'i' && !g_str_has_suffix (word, "'s") && !g_str_has_suffix (word, "’s");
}

static gboolean
takes_article (const char *name)
{
  const char *last = strrchr (name, ' ');
  const char *possessives[] = { "'s ", "’s ", "s' ", "s’ " };

  last = last != NULL ? last + 1 : name;
  for (guint i = 0; i < G_N_ELEMENTS (possessives); i++)
    if (strstr (name, possessives[i]) != NULL)
      return FALSE;
  if (g_ascii_isdigit (*name))
    return strchr (name, ' ') != NULL && !g_ascii_isdigit (*last);
  if (!g_unichar_isupper (g_utf8_get_char (name)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    if (g_ascii_strcasecmp (last, bodies[i]) == 0)
      return TRUE;
  return is_plural (last);
}

char *
muster_despatch_dup_name (const char *name)
{
  if (g_ascii_strncasecmp (name, "the ", 4) == 0)
    return g_strconcat ("t", name + 1, NULL);
  /* Translators: the name of a body of men within a sentence; only "%s" where names have no article. */
  return takes_article (name) ? g_strdup_printf (_("the %s"), name) : g_strdup (name);
}

char *
muster_despatch_dup_subject (const char *name)
{
  g_autofree char *within = muster_despatch_dup_name (name);
  g_autofree char *first = NULL;

  if (strcmp (within, name) == 0)
    return g_steal_pointer (&within);
  first = g_utf8_strup (within, g_utf8_next_char (within) - within);
  return g_strconcat (first, g_utf8_next_char (within), NULL);
}

char *
muster_despatch_dup_surname (const char *name)
{
  const char *last = strrchr (name, ' ');

  if (last == NULL || last[1] == '\0' || !g_unichar_isupper (g_utf8_get_char (last + 1)))
    return NULL;
  return g_strdup (last + 1);
}
