/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-people.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads a chapter and the chapters that may follow it. */

#define MAX_NUMBER 9999
#define MAX_DAYS 9999999
#define MAX_RULES 64

static gboolean
read_scenario (const MusterCampaignSetup *setup,
               const MusterSpot          *chapter,
               MusterCampaignChapterDef  *def)
{
  MusterSpot spot;
  const char *id;

  if (muster_spot_member (chapter, "ruleset", &spot))
    {
      if (!muster_spot_read_string (&spot, 64, &id))
        return FALSE;
      def->ruleset = muster_library_find_ruleset (setup->library, id);
      if (def->ruleset == NULL)
        return muster_spot_fail (&spot, _("there is no ruleset “%s”"), id);
    }

  if (!muster_spot_member (chapter, "scenario", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  /* Without a ruleset it is not known which scenarios there are. */
  if (def->ruleset != NULL &&
      muster_catalog_find_scenario (muster_ruleset_get_catalog (def->ruleset), id) == NULL)
    return muster_spot_fail (&spot, _("there is no scenario “%s”"), id);
  def->scenario = g_strdup (id);
  return TRUE;
}

static gboolean
check_optional_rules (const MusterCampaignChapterDef *def,
                      const MusterSpot               *list)
{
  MusterCatalog *catalog;

  if (def->ruleset == NULL)
    return TRUE;

  catalog = muster_ruleset_get_catalog (def->ruleset);
  for (guint i = 0; def->optional_rules[i] != NULL; i++)
    {
      const char *id = def->optional_rules[i];
      const MusterOptionalRule *rule = muster_catalog_find_optional_rule (catalog, id);
      MusterSpot spot;

      muster_spot_element (list, i, &spot);
      if (rule == NULL)
        return muster_spot_fail (&spot, _("there is no optional rule “%s”"), id);
      if (rule->needs != NULL &&
          !g_strv_contains ((const char *const *) def->optional_rules, rule->needs))
        return muster_spot_fail (&spot, _("“%s” needs “%s” too"), id, rule->needs);
    }
  return TRUE;
}

static gboolean
read_optional_rules (const MusterSpot         *chapter,
                     MusterCampaignChapterDef *def)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_member (chapter, "optional_rules", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MAX_RULES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *id;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_id (&spot, &id))
        return FALSE;
      if (!g_hash_table_add (ids, (gpointer) id))
        return muster_spot_fail (&spot, _("the optional rule “%s” appears twice"), id);
      g_strv_builder_add (builder, id);
    }
  def->optional_rules = g_strv_builder_end (builder);
  return check_optional_rules (def, &list);
}

static gboolean
read_forces (const MusterCampaignState *state,
             const MusterSpot          *chapter,
             MusterCampaignChapterDef  *def)
{
  MusterSpot list, spot;
  guint n;

  def->names_forces = muster_spot_member (chapter, "forces", &list);
  if (!def->names_forces)
    return !muster_spot_failed (chapter);
  if (!muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_FORCES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *id;
      int force;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_string (&spot, 64, &id))
        return FALSE;
      force = muster_campaign_state_find (state, MUSTER_CAMPAIGN_FORCES, id);
      if (force < 0)
        return muster_spot_fail (&spot, _("there is no force “%s”"), id);
      if (def->forces >> force & 1)
        return muster_spot_fail (&spot, _("the force “%s” appears twice"), id);
      def->forces |= G_GUINT64_CONSTANT (1) << force;
    }
  return TRUE;
}

static gboolean
read_table (const MusterSpot         *chapter,
            MusterCampaignChapterDef *def)
{
  static const char *const members[] = { "length", "width", NULL };
  MusterSpot table;

  if (!muster_spot_member (chapter, "table", &table))
    return TRUE;
  return muster_spot_only_members (&table, members) &&
         muster_spot_take_int (&table, "length", 1, MAX_NUMBER, &def->table_length) &&
         muster_spot_take_int (&table, "width", 1, MAX_NUMBER, &def->table_width);
}

static gboolean
read_advantage (const MusterSpot         *chapter,
                MusterCampaignChapterDef *def)
{
  static const char *const members[] = { "points", "text", NULL };
  MusterSpot advantage;

  if (!muster_spot_member (chapter, "advantage", &advantage))
    return TRUE;
  return muster_spot_only_members (&advantage, members) &&
         muster_spot_take_int (&advantage, "points", 0, MAX_NUMBER, &def->advantage) &&
         muster_spot_take_text (&advantage, "text", MUSTER_CAMPAIGN_MAX_TEXT, &def->advantage_text);
}

static gboolean
read_attacker (const MusterCampaignSetup *setup,
               const MusterSpot          *chapter,
               MusterCampaignChapterDef  *def)
{
  MusterSpot spot;

  return !muster_spot_member (chapter, "attacker", &spot) ||
         muster_campaign_people_read_side (setup, &spot, &def->attacker);
}

static gboolean
fill_chapter (const MusterCampaignSetup *setup,
              const MusterCampaignState *state,
              const MusterSpot          *spot,
              MusterCampaignChapterDef  *def)
{
  static const char *const members[] = {
    "id", "title", "ruleset", "scenario", "points", "attacker", "days", "forces", "table",
    "optional_rules", "text", "next", "advantage", NULL
  };
  MusterSpot id_spot;
  const char *id;

  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_id (&id_spot, &id))
    return FALSE;

  def->base.id = g_strdup (id);
  return muster_spot_need_text (spot, "title", MUSTER_MAX_NAME, &def->base.name) &&
         read_scenario (setup, spot, def) &&
         muster_spot_take_int (spot, "points", 0, MAX_NUMBER, &def->points) &&
         read_attacker (setup, spot, def) &&
         muster_spot_take_int (spot, "days", 0, MAX_DAYS, &def->days) &&
         read_forces (state, spot, def) && read_table (spot, def) && read_optional_rules (spot, def) &&
         muster_spot_take_text (spot, "text", MUSTER_CAMPAIGN_MAX_TEXT, &def->text) &&
         read_advantage (spot, def);
}

/**
 * muster_campaign_chapter_reader_read:
 * @state: the state whose forces it may name; the chapter is not added to it
 * @def: (out) (transfer full): the chapter, without the chapters that follow; NULL if it is wrong
 */
gboolean
muster_campaign_chapter_reader_read (const MusterCampaignSetup  *setup,
                                     const MusterCampaignState  *state,
                                     const MusterSpot           *spot,
                                     MusterCampaignChapterDef  **def)
{
  MusterCampaignChapterDef *chapter = muster_campaign_def_new (MUSTER_CAMPAIGN_CHAPTERS);

  chapter->points = chapter->attacker = -1;
  chapter->text = g_strdup ("");
  chapter->advantage_text = g_strdup ("");
  for (guint i = 0; i < G_N_ELEMENTS (chapter->next); i++)
    chapter->next[i] = -1;
  if (!fill_chapter (setup, state, spot, chapter))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_CHAPTERS, chapter);
      return FALSE;
    }

  *def = chapter;
  return TRUE;
}

static gboolean
read_way (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          const MusterSpot          *way,
          MusterCampaignChapterDef  *def)
{
  int side = muster_campaign_setup_find_side (setup, way->member);
  const char *id;
  int chapter;

  if (strcmp (way->member, "draw") == 0)
    side = MUSTER_CAMPAIGN_NEXT_DRAW;
  if (side < 0)
    return muster_spot_fail (way, _("expected a side or “draw”"));
  if (muster_spot_holds (way, MUSTER_JSON_NULL))
    return TRUE;
  if (!muster_spot_read_string (way, 64, &id))
    return FALSE;

  chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, id);
  if (chapter < 0)
    return muster_spot_fail (way, _("there is no chapter “%s”"), id);
  def->next[side] = (gint16) chapter;
  return TRUE;
}

/**
 * muster_campaign_chapter_reader_read_next:
 * @state: a state with all chapters that may follow
 */
gboolean
muster_campaign_chapter_reader_read_next (const MusterCampaignSetup *setup,
                                          const MusterCampaignState *state,
                                          const MusterSpot          *chapter,
                                          MusterCampaignChapterDef  *def)
{
  MusterSpot next, way;

  if (!muster_spot_member (chapter, "next", &next))
    return !muster_spot_failed (chapter);
  if (muster_spot_holds (&next, MUSTER_JSON_NULL))
    return TRUE;
  if (!muster_spot_is_object (&next))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&next, i, &way); i++)
    if (!read_way (setup, state, &way, def))
      return FALSE;
  return TRUE;
}

/* Whether a chain of chapters leads from @from to @to. @seen: the chapters visited so far. */
static gboolean
leads_to (const MusterCampaignState *state,
          int                        from,
          int                        to,
          guint8                    *seen)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, from);

  if (from == to)
    return TRUE;
  if (seen[from]++ != 0)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (def->next); i++)
    if (def->next[i] >= 0 && leads_to (state, def->next[i], to, seen))
      return TRUE;
  return FALSE;
}

gboolean
muster_campaign_chapter_reader_check_circle (const MusterCampaignSetup *setup,
                                             const MusterCampaignState *state,
                                             const MusterSpot          *chapter,
                                             int                        index)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, index);

  for (guint i = 0; i < G_N_ELEMENTS (def->next); i++)
    {
      g_autofree guint8 *seen
        = g_new0 (guint8, muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS));
      MusterSpot next, way;

      if (def->next[i] < 0 || !leads_to (state, def->next[i], index, seen))
        continue;
      muster_spot_member (chapter, "next", &next);
      muster_spot_member (&next, i == MUSTER_CAMPAIGN_NEXT_DRAW ? "draw" : setup->sides[i].id, &way);
      return muster_spot_fail (&way, _("the chapter “%s” would lead to itself"), def->base.id);
    }
  return TRUE;
}

guint64
muster_campaign_chapter_reader_get_forces (const MusterCampaignState      *state,
                                           const MusterCampaignChapterDef *def)
{
  int n_forces = muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES);

  if (def->names_forces)
    return def->forces;
  return n_forces == 64 ? G_MAXUINT64 : (G_GUINT64_CONSTANT (1) << n_forces) - 1;
}
