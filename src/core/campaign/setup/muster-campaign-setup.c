/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-setup.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-leader-roll.h"

/* Reads the setup of a campaign and the state that it begins with. */

const char *const muster_campaign_plan_words[] = { "ladder", "tree", "free", NULL };

static const char *const own_purposes[MUSTER_CAMPAIGN_N_ROLLS] = {
  [MUSTER_CAMPAIGN_ROLL_RECOVERY] = "recovery",
  [MUSTER_CAMPAIGN_ROLL_FATE] = "leader-fate",
  [MUSTER_CAMPAIGN_ROLL_EVENT] = "event",
};

static gboolean
read_head (const MusterSpot *document)
{
  MusterSpot spot;
  int version;

  if (!muster_spot_is_format (document, MUSTER_CAMPAIGN_FORMAT) ||
      !muster_spot_require (document, "version", &spot) ||
      !muster_spot_read_int (&spot, 1, G_MAXINT, &version))
    return FALSE;
  if (version > MUSTER_CAMPAIGN_VERSION)
    {
      muster_spot_fail (&spot, _("this campaign was written by a later Muster (version %d): a newer Muster "
                                 "than this one reads it"), version);
      (*document->error)->code = MUSTER_CORE_ERROR_NEWER;
      return FALSE;
    }
  return TRUE;
}

/* Reads an optional colour. Without one, the colour follows from the name of the side. */
static gboolean
read_colour (const MusterSpot        *spot,
             const MusterSideColour **colour)
{
  MusterSpot member;
  const char *id;

  if (!muster_spot_member (spot, "colour", &member))
    return TRUE;
  if (!muster_spot_read_string (&member, 64, &id))
    return FALSE;
  *colour = muster_side_colours_find (id);
  return *colour != NULL || muster_spot_fail (&member, _("there is no colour “%s”"), id);
}

/* Reads a side. Words that can be used instead of a side are refused as ids. */
static gboolean
read_side (MusterCampaignSetup *self,
           const MusterSpot    *spot)
{
  static const char *const members[] = { "id", "name", "colour", NULL };
  MusterCampaignSide *side = &self->sides[self->n_sides];
  MusterSpot id_spot;
  const char *id;

  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_id (&id_spot, &id))
    return FALSE;
  if (muster_campaign_setup_find_side (self, id) >= 0)
    return muster_spot_fail (&id_spot, _("the id “%s” is used twice"), id);
  if (strcmp (id, "draw") == 0 || strcmp (id, "gm") == 0)
    return muster_spot_fail (&id_spot, _("“%s” has another meaning: give the side another id"), id);

  side->id = g_strdup (id);
  self->n_sides++;
  return muster_spot_need_text (spot, "name", MUSTER_MAX_NAME, &side->name) &&
         read_colour (spot, &side->colour);
}

static gboolean
read_sides (MusterCampaignSetup *self,
            const MusterSpot    *document)
{
  MusterSpot list, side;
  guint n;

  if (!muster_spot_require (document, "sides", &list) ||
      !muster_spot_is_array (&list, G_MAXUINT, &n))
    return FALSE;
  if (n < MUSTER_CAMPAIGN_MIN_SIDES || n > MUSTER_CAMPAIGN_MAX_SIDES)
    return muster_spot_fail (&list, dngettext (GETTEXT_PACKAGE, "expected %u to %u side, found %u",
                                               "expected %u to %u sides, found %u",
                                               MUSTER_CAMPAIGN_MAX_SIDES), MUSTER_CAMPAIGN_MIN_SIDES,
                             MUSTER_CAMPAIGN_MAX_SIDES, n);

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &side) || !read_side (self, &side))
      return FALSE;
  for (guint i = 0; i < n; i++)
    self->first.colours[i] = self->sides[i].colour;
  return TRUE;
}

static gboolean
read_all (MusterCampaignSetup *self,
          const MusterSpot    *document,
          const char          *member,
          guint                max,
          gboolean           (*read) (const MusterCampaignSetup *setup,
                                      MusterCampaignState       *state,
                                      const MusterSpot          *spot))
{
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_member (document, member, &list))
    return !muster_spot_failed (document);
  if (!muster_spot_is_array (&list, max, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) || !read (self, &self->first, &spot))
      return FALSE;
  return TRUE;
}

static gboolean
read_chapter (const MusterCampaignSetup *setup,
              MusterCampaignState       *state,
              const MusterSpot          *spot)
{
  MusterCampaignChapter chapter = { .winner = MUSTER_CAMPAIGN_NOBODY };
  MusterCampaignChapterDef *def;
  MusterSpot id;

  if (!muster_campaign_chapter_reader_read (setup, state, spot, &def))
    return FALSE;
  if (muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, def->base.id) >= 0)
    {
      muster_spot_member (spot, "id", &id);
      muster_spot_fail (&id, _("the id “%s” is used twice"), def->base.id);
      muster_campaign_def_unref (MUSTER_CAMPAIGN_CHAPTERS, def);
      return FALSE;
    }

  /* C-CHAP-01 */
  if (setup->plan == MUSTER_CAMPAIGN_FREE ||
      muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS) == 0)
    chapter.status = MUSTER_CAMPAIGN_READY;
  chapter.forces = muster_campaign_chapter_reader_get_forces (state, def);
  muster_campaign_state_add (state, MUSTER_CAMPAIGN_CHAPTERS, def, &chapter);
  return TRUE;
}

static gboolean
connect_chapters (MusterCampaignSetup *self,
                  const MusterSpot    *document)
{
  int n = muster_campaign_state_count (&self->first, MUSTER_CAMPAIGN_CHAPTERS);
  MusterSpot list, spot;

  if (!muster_spot_member (document, "chapters", &list))
    return TRUE;

  for (int i = 0; i < n; i++)
    {
      /* The definitions may be changed here because nothing else has a reference to them yet. */
      MusterCampaignChapterDef *def =
        (MusterCampaignChapterDef *) muster_campaign_state_get_chapter_def (&self->first, i);

      muster_spot_element (&list, (guint) i, &spot);
      if (!muster_campaign_chapter_reader_read_next (self, &self->first, &spot, def))
        return FALSE;
    }

  for (int i = 0; i < n; i++)
    if (!muster_spot_element (&list, (guint) i, &spot) ||
        !muster_campaign_chapter_reader_check_circle (self, &self->first, &spot, i))
      return FALSE;
  return TRUE;
}

static gboolean
read_rules (MusterCampaignSetup *self,
            const MusterSpot    *document)
{
  MusterSpot rules;

  if (muster_spot_member (document, "rules", &rules) &&
      !muster_campaign_rules_reader_read (&self->rules, self->library, self->has_map, &rules))
    return FALSE;

  for (guint i = 0; i < self->rules.counters->len; i++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (self->rules.counters, i);

      for (int side = 0; side < self->n_sides; side++)
        self->first.counters[i][side] = counter->start;
    }

  return TRUE;
}

static gboolean
read_start (MusterCampaignSetup *self,
            const MusterSpot    *document)
{
  MusterSpot spot;

  return !muster_spot_member (document, "start", &spot) || muster_spot_read_day (&spot, &self->first.day);
}

static gboolean
read_body (MusterCampaignSetup *self,
           const MusterSpot    *document)
{
  MusterSpot map;
  gboolean has_map = muster_spot_member (document, "map", &map);
  const char *const members[] = {
    "format", "version", "title", "start", "plan", "sides", "players", "forces", "chapters", "rules", "log",
    has_map ? "map" : NULL, NULL
  };
  int plan = MUSTER_CAMPAIGN_LADDER;

  if (!muster_spot_only_members (document, members) ||
      !muster_spot_take_text (document, "title", MUSTER_MAX_NAME, &self->title) ||
      !read_start (self, document) ||
      !muster_spot_take_word (document, "plan", muster_campaign_plan_words, &plan))
    return FALSE;

  self->plan = (MusterCampaignPlan) plan;
  return read_sides (self, document) && muster_campaign_map_reader_read (self, document) &&
         read_all (self, document, "players", MUSTER_CAMPAIGN_MAX_PLAYERS,
                   muster_campaign_people_read_player) &&
         read_all (self, document, "forces", MUSTER_CAMPAIGN_MAX_FORCES, muster_campaign_people_read_force) &&
         read_all (self, document, "chapters", MUSTER_CAMPAIGN_MAX_CHAPTERS, read_chapter) &&
         connect_chapters (self, document) && read_rules (self, document);
}

static MusterCampaignSetup *
new_setup (MusterLibrary *library)
{
  MusterCampaignSetup *self = g_new0 (MusterCampaignSetup, 1);
  GListModel *rulesets;

  g_atomic_ref_count_init (&self->ref_count);
  self->library = g_object_ref (library);
  self->title = g_strdup ("");
  self->purposes = g_ptr_array_new ();
  muster_campaign_rules_init (&self->rules);
  muster_campaign_state_init (&self->first);

  rulesets = muster_library_get_rulesets (self->library);
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_ROLLS; i++)
    g_ptr_array_add (self->purposes, (gpointer) own_purposes[i]);
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterPurpose *purposes = muster_ruleset_get_rules (ruleset)->purposes;

      for (guint j = 0; muster_ruleset_rolls_leaders (ruleset) && purposes[j].id != NULL; j++)
        if (muster_campaign_setup_find_purpose (self, purposes[j].id) < 0)
          g_ptr_array_add (self->purposes, (gpointer) purposes[j].id);
    }

  return self;
}

/**
 * muster_campaign_setup_read:
 * @document: the root of a campaign file
 *
 * Returns: (transfer full) (nullable): the setup, or %NULL with the document's error set
 */
MusterCampaignSetup *
muster_campaign_setup_read (MusterLibrary    *library,
                            const MusterSpot *document)
{
  g_autoptr (MusterCampaignSetup) self = NULL;
  JsonObject *copy;
  JsonNode *node;
  MusterSpot member;

  if (!muster_spot_is_object (document) || !read_head (document))
    return NULL;

  self = new_setup (library);
  if (!read_body (self, document))
    return NULL;

  /* A copy of the document without its log. */
  copy = json_object_new ();
  node = json_node_new (JSON_NODE_OBJECT);
  for (guint i = 0; muster_spot_nth_member (document, i, &member); i++)
    if (strcmp (member.member, "log") != 0)
      json_object_set_member (copy, member.member, muster_spot_dup_node (&member));
  json_node_take_object (node, copy);
  self->document = node;

  return g_steal_pointer (&self);
}

MusterCampaignSetup *
muster_campaign_setup_ref (MusterCampaignSetup *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
muster_campaign_setup_unref (MusterCampaignSetup *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  muster_campaign_state_clear (&self->first);
  muster_campaign_rules_clear (&self->rules);
  for (int i = 0; i < self->n_sides; i++)
    {
      g_free (self->sides[i].id);
      g_free (self->sides[i].name);
    }
  g_ptr_array_unref (self->purposes);
  g_clear_pointer (&self->document, json_node_unref);
  g_free (self->map_picture);
  g_free (self->title);
  g_object_unref (self->library);
  g_free (self);
}

/**
 * muster_campaign_setup_set_title:
 *
 * Changes the title of the campaign, also in the document that is written.
 */
void
muster_campaign_setup_set_title (MusterCampaignSetup *self,
                                 const char          *title)
{
  json_object_set_string_member (json_node_get_object (self->document), "title", title);
  g_free (self->title);
  self->title = g_strdup (title);
}

/**
 * muster_campaign_setup_find_side:
 *
 * Returns: the index of the side named @id, or -1
 */
int
muster_campaign_setup_find_side (const MusterCampaignSetup *self,
                                 const char                *id)
{
  for (int i = 0; i < self->n_sides; i++)
    if (strcmp (self->sides[i].id, id) == 0)
      return i;
  return -1;
}

/**
 * muster_campaign_setup_find_purpose:
 *
 * Returns: the index of the purpose named @id, or -1
 */
int
muster_campaign_setup_find_purpose (const MusterCampaignSetup *self,
                                    const char                *id)
{
  for (guint i = 0; i < self->purposes->len; i++)
    if (strcmp (g_ptr_array_index (self->purposes, i), id) == 0)
      return (int) i;
  return -1;
}

gboolean
muster_campaign_has_leaders (MusterRuleset *ruleset)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);

  return rules->get_leadership != NULL || rules->get_leader_def != NULL ||
         (rules->returns != NULL && rules->returns->is_leader_lost != NULL);
}

gboolean
muster_campaign_is_leader (MusterRuleset        *ruleset,
                           const MusterUnitType *type)
{
  const char *kind = muster_ruleset_get_rules (ruleset)->leader_kind;

  return kind != NULL && g_strcmp0 (kind, type->kind) == 0;
}

void
muster_campaign_get_leadership_range (MusterRuleset *ruleset,
                                      int           *min,
                                      int           *max)
{
  muster_ruleset_get_leadership_range (ruleset, min, max);
  *max = MAX (*max, MUSTER_CAMPAIGN_MAX_LEADERSHIP);
}
