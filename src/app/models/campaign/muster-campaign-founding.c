/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-founding.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/dice/muster-dice-seed.h"
#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-outline.h"
#include "core/campaign/muster-campaign-forces.h"
#include "core/muster-core-error.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/muster-campaign-presets.h"

/* A week from chapter to chapter, if there is a calendar. */
#define DAYS 7
#define USUAL_CHAPTERS 3
/* The preset with links between battles and little bookkeeping. */
#define USUAL_PRESET "linked-actions"

typedef struct
{
  char *name;
  gboolean is_named; /* the user has named it; otherwise it has the name of its force */
  char *players; /* names, separated by commas */
  guint force;
  guint culture; /* of the names of its leaders, or 0 */
  const MusterSideColour *colour; /* (nullable): the colour that was chosen */
} Side;

struct _MusterCampaignFounding
{
  GObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  char *title;
  char *start;
  guint n_chapters;
  GPtrArray *presets;
  guint preset;
  MusterCampaignPlan plan;
  JsonNode *map; /* in place of that of the preset */
  JsonNode *rules; /* in place of those of the preset */
  guint ruleset;
  GPtrArray *forces; /* MusterForce */
  GPtrArray *names;  /* names of the forces, ended by NULL */
  MusterNames *leaders; /* names for leaders */
  MusterRandom random;  /* as each making of the campaign begins, so that all give the same names */
  Side sides[MUSTER_CAMPAIGN_MAX_SIDES];
  guint n_sides;
};

G_DEFINE_FINAL_TYPE (MusterCampaignFounding, muster_campaign_founding, G_TYPE_OBJECT)

static guint changed_signal;

static void
emit_changed (MusterCampaignFounding *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
set_text (char       **text,
          const char  *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

static void
add_force (MusterCampaignFounding *self,
           MusterForce            *force)
{
  if (muster_force_get_n_units (force) == 0)
    {
      g_object_unref (force);
      return;
    }
  g_ptr_array_add (self->forces, force);
  g_ptr_array_insert (self->names, (int) self->names->len - 1, g_strdup (muster_force_get_name (force)));
}

static void
list_stored (MusterCampaignFounding *self,
             const char             *ruleset)
{
  MusterForceStore *forces = muster_store_get_forces (self->store);
  g_autoptr (MusterStoreList) rows = muster_force_store_list (forces);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      MusterForce *force;

      if (row == NULL || g_strcmp0 (muster_force_row_get_ruleset (row), ruleset) != 0)
        continue;
      force = muster_force_store_rules_open (forces, muster_force_row_get_id (row), self->library, NULL);
      if (force != NULL)
        add_force (self, force);
    }
}

static gboolean
is_taken (MusterCampaignFounding *self,
          guint                   side,
          const char             *name)
{
  for (guint i = 0; i < self->n_sides; i++)
    if (i != side && g_strcmp0 (self->sides[i].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Names a side after its force, unless the user has named it or another side has that name. */
static void
name_side (MusterCampaignFounding *self,
           guint                   side)
{
  const char *force = self->sides[side].force < self->forces->len
                        ? g_ptr_array_index (self->names, self->sides[side].force)
                        : NULL;

  if (self->sides[side].is_named)
    return;
  g_free (self->sides[side].name);
  self->sides[side].name = force != NULL && !is_taken (self, side, force)
                             ? g_strdup (force)
                             /* Translators: a side of a campaign, by its number. */
                             : g_strdup_printf (_("Side %u"), side + 1);
}

/* Each side begins with a force of its own, if there are enough. */
static void
list_forces (MusterCampaignFounding *self)
{
  g_autoptr (MusterRuleset) ruleset =
    g_list_model_get_item (muster_library_get_rulesets (self->library), self->ruleset);
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

  /* Packs may have cultures of their own. */
  g_clear_object (&self->leaders);
  self->leaders = muster_names_new_for (muster_ruleset_get_catalog (ruleset), NULL);
  g_ptr_array_set_size (self->forces, 0);
  g_ptr_array_set_size (self->names, 0);
  g_ptr_array_add (self->names, NULL);
  list_stored (self, muster_ruleset_get_id (ruleset));
  for (guint i = 0; i < starters->len; i++)
    add_force (self, muster_force_new_from_starter (ruleset, starters->pdata[i]));
  for (guint i = 0; i < self->n_sides; i++)
    {
      self->sides[i].force = self->forces->len > 0 ? i % self->forces->len : 0;
      self->sides[i].culture = 0;
      name_side (self, i);
    }
}

static guint
find_preset (MusterCampaignFounding *self,
             const char             *id)
{
  for (guint i = 0; i < self->presets->len; i++)
    if (g_strcmp0 (((const MusterCampaignPreset *) self->presets->pdata[i])->id, id) == 0)
      return i;
  return 0;
}

static void
muster_campaign_founding_finalize (GObject *object)
{
  MusterCampaignFounding *self = MUSTER_CAMPAIGN_FOUNDING (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    {
      g_free (self->sides[i].name);
      g_free (self->sides[i].players);
    }
  g_clear_pointer (&self->presets, g_ptr_array_unref);
  g_clear_pointer (&self->forces, g_ptr_array_unref);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_clear_object (&self->leaders);
  g_free (self->title);
  g_free (self->start);
  g_clear_pointer (&self->map, json_node_unref);
  g_clear_pointer (&self->rules, json_node_unref);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_campaign_founding_parent_class)->finalize (object);
}

static void
muster_campaign_founding_class_init (MusterCampaignFoundingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_campaign_founding_finalize;

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_campaign_founding_init (MusterCampaignFounding *self)
{
  self->title = g_strdup (_("A new campaign"));
  self->start = g_strdup ("");
  self->n_chapters = USUAL_CHAPTERS;
  self->forces = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = g_ptr_array_new_with_free_func (g_free);
  muster_dice_seed (&self->random);
  muster_campaign_founding_add_side (self);
  muster_campaign_founding_add_side (self);
}

MusterCampaignFounding *
muster_campaign_founding_new (MusterStore   *store,
                              MusterLibrary *library)
{
  MusterCampaignFounding *self = g_object_new (MUSTER_TYPE_CAMPAIGN_FOUNDING, NULL);

  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  self->presets = muster_campaign_presets_load (library, muster_store_get_documents (store));
  muster_campaign_founding_set_preset (self, find_preset (self, USUAL_PRESET));
  list_forces (self);
  return self;
}

void
muster_campaign_founding_set_title (MusterCampaignFounding *self,
                                    const char             *title)
{
  set_text (&self->title, title);
}

void
muster_campaign_founding_set_start (MusterCampaignFounding *self,
                                    const char             *start)
{
  set_text (&self->start, start);
}

void
muster_campaign_founding_set_chapters (MusterCampaignFounding *self,
                                       guint                   n_chapters)
{
  self->n_chapters = CLAMP (n_chapters, 1, MUSTER_CAMPAIGN_MAX_CHAPTERS);
}

guint
muster_campaign_founding_get_chapters (MusterCampaignFounding *self)
{
  return self->n_chapters;
}

GPtrArray *
muster_campaign_founding_get_presets (MusterCampaignFounding *self)
{
  return self->presets;
}

guint
muster_campaign_founding_get_preset (MusterCampaignFounding *self)
{
  return self->preset;
}

void
muster_campaign_founding_set_preset (MusterCampaignFounding *self,
                                     guint                   preset)
{
  g_return_if_fail (preset < self->presets->len);

  self->preset = preset;
  self->plan = ((const MusterCampaignPreset *) self->presets->pdata[preset])->plan;
  g_clear_pointer (&self->map, json_node_unref);
  g_clear_pointer (&self->rules, json_node_unref);
  emit_changed (self);
}

MusterCampaignPlan
muster_campaign_founding_get_plan (MusterCampaignFounding *self)
{
  return self->plan;
}

void
muster_campaign_founding_set_plan (MusterCampaignFounding *self,
                                   MusterCampaignPlan      plan)
{
  self->plan = plan;
}

guint
muster_campaign_founding_get_ruleset (MusterCampaignFounding *self)
{
  return self->ruleset;
}

void
muster_campaign_founding_set_ruleset (MusterCampaignFounding *self,
                                      guint                   ruleset)
{
  if (self->ruleset == ruleset)
    return;
  self->ruleset = ruleset;
  list_forces (self);
  emit_changed (self);
}

const char *const *
muster_campaign_founding_get_forces (MusterCampaignFounding *self)
{
  return (const char *const *) self->names->pdata;
}

MusterImageStore *
muster_campaign_founding_get_images (MusterCampaignFounding *self)
{
  return muster_store_get_images (self->store);
}

guint
muster_campaign_founding_get_n_sides (MusterCampaignFounding *self)
{
  return self->n_sides;
}

void
muster_campaign_founding_add_side (MusterCampaignFounding *self)
{
  Side *side;

  if (self->n_sides >= MUSTER_CAMPAIGN_MAX_SIDES)
    return;
  side = &self->sides[self->n_sides];
  side->is_named = FALSE;
  side->culture = 0;
  set_text (&side->players, "");
  side->force = self->forces->len > 0 ? self->n_sides % self->forces->len : 0;
  name_side (self, self->n_sides);
  self->n_sides++;
  emit_changed (self);
}

void
muster_campaign_founding_remove_side (MusterCampaignFounding *self)
{
  if (self->n_sides <= MUSTER_CAMPAIGN_MIN_SIDES)
    return;
  self->n_sides--;
  emit_changed (self);
}

const char *
muster_campaign_founding_get_name (MusterCampaignFounding *self,
                                   guint                   side)
{
  return self->sides[side].name;
}

void
muster_campaign_founding_set_name (MusterCampaignFounding *self,
                                   guint                   side,
                                   const char             *name)
{
  self->sides[side].is_named = TRUE;
  set_text (&self->sides[side].name, name);
}

const char *
muster_campaign_founding_get_players (MusterCampaignFounding *self,
                                      guint                   side)
{
  return self->sides[side].players;
}

void
muster_campaign_founding_set_players (MusterCampaignFounding *self,
                                      guint                   side,
                                      const char             *players)
{
  set_text (&self->sides[side].players, players);
}

guint
muster_campaign_founding_get_force (MusterCampaignFounding *self,
                                    guint                   side)
{
  return self->sides[side].force;
}

void
muster_campaign_founding_set_force (MusterCampaignFounding *self,
                                    guint                   side,
                                    guint                   force)
{
  self->sides[side].force = force;
  name_side (self, side);
}

GPtrArray *
muster_campaign_founding_get_cultures (MusterCampaignFounding *self)
{
  return muster_names_get_cultures (self->leaders);
}

guint
muster_campaign_founding_get_culture (MusterCampaignFounding *self,
                                      guint                   side)
{
  return self->sides[side].culture;
}

void
muster_campaign_founding_set_culture (MusterCampaignFounding *self,
                                      guint                   side,
                                      guint                   culture)
{
  self->sides[side].culture = culture;
}

/* The player who has the force of a side. */
static char *
dup_first_player (guint side)
{
  return g_strdup_printf ("player-%u", side + 1);
}

/* Lists the colours that were chosen, and those of the forces where none was. */
static void
list_colours (MusterCampaignFounding *self,
              const char            **chosen)
{
  const char *own[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };

  for (guint i = 0; i < self->n_sides; i++)
    {
      guint force = self->sides[i].force;

      chosen[i] = self->sides[i].colour != NULL ? self->sides[i].colour->id : NULL;
      own[i] = force < self->forces->len ? muster_force_get_colour (self->forces->pdata[force]) : NULL;
    }
  muster_side_colours_settle (chosen, own, self->n_sides);
}

static void
write_players (MusterCampaignFounding *self,
               guint                   side,
               const char             *side_id,
               JsonArray              *players)
{
  g_auto (GStrv) names = g_strsplit (self->sides[side].players, ",", -1);

  for (guint i = 0, n = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = NULL;
      JsonObject *player;

      if (*g_strstrip (names[i]) == '\0')
        continue;
      id = n == 0 ? dup_first_player (side) : g_strdup_printf ("player-%u-%u", side + 1, n + 1);
      n++;
      player = json_object_new ();
      json_object_set_string_member (player, "id", id);
      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "side", side_id);
      json_array_add_object_element (players, player);
    }
}

const MusterSideColour *
muster_campaign_founding_get_colour (MusterCampaignFounding *self,
                                     guint                   side)
{
  const char *names[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };
  const char *chosen[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };

  g_return_val_if_fail (side < self->n_sides, NULL);

  for (guint i = 0; i < self->n_sides; i++)
    names[i] = self->sides[i].name;
  list_colours (self, chosen);
  return muster_side_colours_get (names, chosen, self->n_sides, side);
}

void
muster_campaign_founding_set_colour (MusterCampaignFounding *self,
                                     guint                   side,
                                     const MusterSideColour *colour)
{
  g_return_if_fail (side < self->n_sides);

  self->sides[side].colour = colour;
}

const char *
muster_campaign_founding_get_force_uuid (MusterCampaignFounding *self,
                                         guint                   side)
{
  g_return_val_if_fail (side < self->n_sides, NULL);

  return self->sides[side].force < self->forces->len
           ? muster_force_get_id (self->forces->pdata[self->sides[side].force])
           : "";
}

char *
muster_campaign_founding_dup_force_id (MusterCampaignFounding *self,
                                       guint                   side)
{
  return g_strdup_printf ("force-%u", side + 1);
}

static void
write_forces (MusterCampaignFounding *self,
              JsonObject             *document)
{
  GPtrArray *cultures = muster_names_get_cultures (self->leaders);
  JsonArray *forces = json_array_new ();
  MusterRandom random = self->random;

  for (guint i = 0; i < self->n_sides && self->sides[i].force < self->forces->len; i++)
    {
      g_autofree char *side = g_strdup_printf ("side-%u", i + 1);
      g_autofree char *id = muster_campaign_founding_dup_force_id (self, i);
      guint culture = self->sides[i].culture;
      JsonNode *force
        = muster_campaign_forces_to_json (self->forces->pdata[self->sides[i].force], id, side,
                                          culture > 0 ? cultures->pdata[culture - 1] : NULL, &random);

      if (strspn (self->sides[i].players, ", ") < strlen (self->sides[i].players))
        {
          g_autofree char *player = dup_first_player (i);

          json_object_set_string_member (json_node_get_object (force), "player", player);
        }
      json_array_add_element (forces, force);
    }
  json_object_set_array_member (document, "forces", forces);
}

/* Returns the points of the largest force, which chapters are fought with. */
static int
find_points (MusterCampaignFounding *self)
{
  int points = 0;

  for (guint i = 0; i < self->n_sides && self->sides[i].force < self->forces->len; i++)
    points = MAX (points, muster_force_get_points (self->forces->pdata[self->sides[i].force]));
  return points;
}

static JsonArray *
write_chapters (MusterCampaignFounding *self)
{
  g_autoptr (MusterRuleset) ruleset =
    g_list_model_get_item (muster_library_get_rulesets (self->library), self->ruleset);
  const char *sides[MUSTER_CAMPAIGN_MAX_SIDES + 1] = { NULL };
  MusterCampaignOutline outline = {
    .plan = self->plan,
    .sides = sides,
    .n_chapters = self->plan != MUSTER_CAMPAIGN_TREE ? self->n_chapters : 0,
    .ruleset = muster_ruleset_get_id (ruleset),
    .points = find_points (self),
    .days = *self->start != '\0' ? DAYS : 0,
  };

  for (guint i = 0; i < self->n_sides; i++)
    sides[i] = self->sides[i].name;
  return muster_campaign_outline_write_chapters (&outline);
}

JsonNode *
muster_campaign_founding_get_map (MusterCampaignFounding *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_FOUNDING (self), NULL);

  return self->map != NULL
           ? self->map
           : ((const MusterCampaignPreset *) self->presets->pdata[self->preset])->map;
}

void
muster_campaign_founding_take_map (MusterCampaignFounding *self,
                                   JsonNode               *map)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_FOUNDING (self));

  g_clear_pointer (&self->map, json_node_unref);
  self->map = map;
  emit_changed (self);
}

gboolean
muster_campaign_founding_has_own_rules (MusterCampaignFounding *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_FOUNDING (self), FALSE);

  return self->rules != NULL;
}

void
muster_campaign_founding_take_rules (MusterCampaignFounding *self,
                                     JsonNode               *rules)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_FOUNDING (self));

  g_clear_pointer (&self->rules, json_node_unref);
  self->rules = rules;
  emit_changed (self);
}

/* @start: (out) (nullable): the first day as the file has it, if there is a calendar. */
static gboolean
read_start (MusterCampaignFounding  *self,
            char                   **start,
            GError                 **error)
{
  *start = *self->start != '\0' ? muster_day_read (self->start) : NULL;
  if (*start != NULL || *self->start == '\0')
    return TRUE;
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
               _("The first day cannot be “%s”. Write a date such as 1 April 1879, or nothing for a campaign "
                 "without a calendar."),
               self->start);
  return FALSE;
}

MusterCampaignSetup *
muster_campaign_founding_make (MusterCampaignFounding  *self,
                               GError                 **error)
{
  const MusterCampaignPreset *preset;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *start = NULL;
  g_autofree char *text = NULL;
  JsonObject *document;
  const char *colours[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };
  JsonArray *sides;
  JsonArray *players;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_FOUNDING (self), NULL);

  if (!read_start (self, &start, error))
    return NULL;
  document = json_object_new ();
  preset = self->presets->pdata[self->preset];
  json_object_set_string_member (document, "format", MUSTER_CAMPAIGN_FORMAT);
  json_object_set_int_member (document, "version", MUSTER_CAMPAIGN_VERSION);
  json_object_set_string_member (document, "title", *self->title != '\0' ? self->title : _("A new campaign"));
  if (start != NULL)
    json_object_set_string_member (document, "start", start);
  json_object_set_string_member (document, "plan", muster_campaign_plan_words[self->plan]);

  sides = json_array_new ();
  players = json_array_new ();
  list_colours (self, colours);
  for (guint i = 0; i < self->n_sides; i++)
    {
      g_autofree char *id = g_strdup_printf ("side-%u", i + 1);
      JsonObject *side = json_object_new ();

      json_object_set_string_member (side, "id", id);
      json_object_set_string_member (side, "name", self->sides[i].name);
      if (colours[i] != NULL)
        json_object_set_string_member (side, "colour", colours[i]);
      json_array_add_object_element (sides, side);
      write_players (self, i, id, players);
    }
  json_object_set_array_member (document, "sides", sides);
  json_object_set_array_member (document, "players", players);

  write_forces (self, document);
  json_object_set_array_member (document, "chapters", write_chapters (self));
  json_object_set_member (document, "rules",
                          json_node_copy (self->rules != NULL ? self->rules : preset->rules));
  if (muster_campaign_founding_get_map (self) != NULL)
    muster_campaign_preset_map_add (muster_campaign_founding_get_map (self), document);
  json_node_take_object (node, document);
  text = json_to_string (node, FALSE);
  return muster_campaign_file_read_setup (self->library, text, strlen (text), _("the new campaign"), error);
}
