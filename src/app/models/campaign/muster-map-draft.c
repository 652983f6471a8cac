/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-map-draft.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-defs.h"
#include "core/campaign/setup/muster-campaign-map-svg.h"
#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#define EMPTY "{\"size\": [1200, 800], \"places\": [], \"links\": []}"

struct _MusterMapDraft
{
  MusterObject parent_instance;

  JsonNode *map;
  GPtrArray *past; /* the map before each change, as text */
};

G_DEFINE_FINAL_TYPE (MusterMapDraft, muster_map_draft, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterMapDraft, map, json_node_unref),
  MUSTER_OWNED (MusterMapDraft, past, g_ptr_array_unref),
};

static void
muster_map_draft_class_init (MusterMapDraftClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_map_draft_init (MusterMapDraft *self)
{
  self->past = g_ptr_array_new_with_free_func (g_free);
}

static JsonObject *
get_map (MusterMapDraft *self)
{
  return json_node_get_object (self->map);
}

static JsonArray *
get_list (MusterMapDraft *self,
          const char     *member)
{
  if (!json_object_has_member (get_map (self), member))
    json_object_set_array_member (get_map (self), member, json_array_new ());
  return json_object_get_array_member (get_map (self), member);
}

static JsonObject *
get_place (MusterMapDraft *self,
           guint           place)
{
  return json_array_get_object_element (get_list (self, "places"), place);
}

static const char *
get_id (MusterMapDraft *self,
        guint           place)
{
  return json_object_get_string_member (get_place (self, place), "id");
}

/* Keeps what there was. */
static void
begin_change (MusterMapDraft *self)
{
  g_ptr_array_add (self->past, json_to_string (self->map, FALSE));
}

static void
end_change (MusterMapDraft *self)
{
  g_signal_emit (self, changed_signal, 0);
}

MusterMapDraft *
muster_map_draft_new (JsonNode *map)
{
  MusterMapDraft *self = g_object_new (MUSTER_TYPE_MAP_DRAFT, NULL);
  g_autofree char *text = map != NULL ? json_to_string (map, FALSE) : g_strdup (EMPTY);

  self->map = json_from_string (text, NULL);
  return self;
}

JsonNode *
muster_map_draft_dup_map (MusterMapDraft *self)
{
  g_autofree char *text = json_to_string (self->map, FALSE);

  return json_from_string (text, NULL);
}

guint
muster_map_draft_get_n_places (MusterMapDraft *self)
{
  return json_array_get_length (get_list (self, "places"));
}

const char *
muster_map_draft_get_name (MusterMapDraft *self,
                           guint           place)
{
  return json_object_get_string_member (get_place (self, place), "name");
}

const char *
muster_map_draft_get_kind (MusterMapDraft *self,
                           guint           place)
{
  return json_object_get_string_member_with_default (get_place (self, place), "kind", NULL);
}

guint
muster_map_draft_get_side (MusterMapDraft *self,
                           guint           place,
                           const char     *member)
{
  const char *id = json_object_get_string_member_with_default (get_place (self, place), member, "");

  for (guint i = 1; i <= MUSTER_CAMPAIGN_MAX_SIDES; i++)
    {
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_PRESET_SIDE, i);

      if (g_str_equal (side, id))
        return i;
    }
  return 0;
}

int
muster_map_draft_get_value (MusterMapDraft *self,
                            guint           place)
{
  return (int) json_object_get_int_member_with_default (get_place (self, place), "value", 0);
}

void
muster_map_draft_get_at (MusterMapDraft *self,
                         guint           place,
                         int            *x,
                         int            *y)
{
  JsonArray *at = json_object_get_array_member (get_place (self, place), "at");

  *x = (int) json_array_get_int_element (at, 0);
  *y = (int) json_array_get_int_element (at, 1);
}

void
muster_map_draft_get_size (MusterMapDraft *self,
                           int            *width,
                           int            *height)
{
  JsonArray *size = json_object_get_array_member (get_map (self), "size");

  *width = (int) json_array_get_int_element (size, 0);
  *height = (int) json_array_get_int_element (size, 1);
}

/* The index of the link between two places, or -1. */
static int
find_link (MusterMapDraft *self,
           const char     *one,
           const char     *other)
{
  JsonArray *links = get_list (self, "links");

  for (guint i = 0; i < json_array_get_length (links); i++)
    {
      JsonArray *between =
        json_object_get_array_member (json_array_get_object_element (links, i), "between");
      const char *a = json_array_get_string_element (between, 0),
                 *b = json_array_get_string_element (between, 1);

      if ((g_str_equal (a, one) && g_str_equal (b, other))
          || (g_str_equal (a, other) && g_str_equal (b, one)))
        return (int) i;
    }
  return -1;
}

const char *
muster_map_draft_get_way (MusterMapDraft *self,
                          guint           one,
                          guint           other)
{
  int link = find_link (self, get_id (self, one), get_id (self, other));

  return link >= 0 ? json_object_get_string_member_with_default (
                       json_array_get_object_element (get_list (self, "links"), (guint) link), "kind", "")
                   : NULL;
}

int
muster_map_draft_get_cost (MusterMapDraft *self,
                           guint           one,
                           guint           other)
{
  int link = find_link (self, get_id (self, one), get_id (self, other));

  return link >= 0 ? (int) json_object_get_int_member_with_default (
                       json_array_get_object_element (get_list (self, "links"), (guint) link), "cost", 1)
                   : 0;
}

const char *
muster_map_draft_get_picture (MusterMapDraft *self)
{
  return json_object_get_string_member_with_default (get_map (self), "picture", NULL);
}

/* An id that no place has. */
static char *
dup_new_id (MusterMapDraft *self)
{
  for (guint n = muster_map_draft_get_n_places (self) + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", n);
      gboolean is_used = FALSE;

      for (guint i = 0; i < muster_map_draft_get_n_places (self); i++)
        is_used = is_used || g_str_equal (get_id (self, i), id);
      if (!is_used)
        return g_steal_pointer (&id);
    }
}

static void
set_at (JsonObject *place,
        int         x,
        int         y)
{
  JsonArray *at = json_array_new ();

  json_array_add_int_element (at, x);
  json_array_add_int_element (at, y);
  json_object_set_array_member (place, "at", at);
}

int
muster_map_draft_add_place (MusterMapDraft *self,
                            int             x,
                            int             y)
{
  guint n = muster_map_draft_get_n_places (self);
  g_autofree char *id = NULL;
  /* Translators: a new place on a map, by its number. */
  g_autofree char *name = g_strdup_printf (_("Place %u"), n + 1);
  JsonObject *place;
  int width, height;

  if (n >= MUSTER_CAMPAIGN_MAX_PLACES)
    return -1;
  muster_map_draft_get_size (self, &width, &height);
  id = dup_new_id (self);
  begin_change (self);
  place = json_object_new ();
  json_object_set_string_member (place, "id", id);
  json_object_set_string_member (place, "name", name);
  set_at (place, CLAMP (x, 0, width), CLAMP (y, 0, height));
  json_array_add_object_element (get_list (self, "places"), place);
  end_change (self);
  return (int) n;
}

/* Its links go with it. */
void
muster_map_draft_remove_place (MusterMapDraft *self,
                               guint           place)
{
  begin_change (self);
  for (guint i = 0; i < muster_map_draft_get_n_places (self); i++)
    {
      int link = find_link (self, get_id (self, place), get_id (self, i));

      if (link >= 0)
        json_array_remove_element (get_list (self, "links"), (guint) link);
    }
  json_array_remove_element (get_list (self, "places"), place);
  end_change (self);
}

void
muster_map_draft_set_name (MusterMapDraft *self,
                           guint           place,
                           const char     *name)
{
  if (*name == '\0' || g_str_equal (muster_map_draft_get_name (self, place), name))
    return;
  begin_change (self);
  json_object_set_string_member (get_place (self, place), "name", name);
  end_change (self);
}

void
muster_map_draft_set_kind (MusterMapDraft *self,
                           guint           place,
                           const char     *kind)
{
  begin_change (self);
  json_object_set_string_member (get_place (self, place), "kind", kind);
  end_change (self);
}

void
muster_map_draft_set_side (MusterMapDraft *self,
                           guint           place,
                           const char     *member,
                           guint           side)
{
  g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_PRESET_SIDE, side);

  if (muster_map_draft_get_side (self, place, member) == side)
    return;
  begin_change (self);
  if (side > 0)
    json_object_set_string_member (get_place (self, place), member, id);
  else
    json_object_remove_member (get_place (self, place), member);
  end_change (self);
}

void
muster_map_draft_set_value (MusterMapDraft *self,
                            guint           place,
                            int             value)
{
  if (muster_map_draft_get_value (self, place) == value)
    return;
  begin_change (self);
  json_object_set_int_member (get_place (self, place), "value", value);
  end_change (self);
}

void
muster_map_draft_move (MusterMapDraft *self,
                       guint           place,
                       int             x,
                       int             y)
{
  int width, height, old_x, old_y;

  muster_map_draft_get_size (self, &width, &height);
  muster_map_draft_get_at (self, place, &old_x, &old_y);
  if (old_x == x && old_y == y)
    return;
  begin_change (self);
  set_at (get_place (self, place), CLAMP (x, 0, width), CLAMP (y, 0, height));
  end_change (self);
}

void
muster_map_draft_set_way (MusterMapDraft *self,
                          guint           one,
                          guint           other,
                          const char     *kind)
{
  JsonArray *links = get_list (self, "links");
  int link = find_link (self, get_id (self, one), get_id (self, other));

  if (one == other || (link < 0 && kind == NULL) ||
      (link < 0 && json_array_get_length (links) >= MUSTER_CAMPAIGN_MAX_LINKS))
    return;
  begin_change (self);
  if (kind == NULL)
    json_array_remove_element (links, (guint) link);
  else if (link >= 0)
    json_object_set_string_member (json_array_get_object_element (links, (guint) link), "kind", kind);
  else
    {
      JsonObject *object = json_object_new ();
      JsonArray *between = json_array_new ();

      json_array_add_string_element (between, get_id (self, one));
      json_array_add_string_element (between, get_id (self, other));
      json_object_set_array_member (object, "between", between);
      json_object_set_string_member (object, "kind", kind);
      json_array_add_object_element (links, object);
    }
  end_change (self);
}

void
muster_map_draft_set_cost (MusterMapDraft *self,
                           guint           one,
                           guint           other,
                           int             cost)
{
  int link = find_link (self, get_id (self, one), get_id (self, other));

  if (link < 0 || muster_map_draft_get_cost (self, one, other) == cost)
    return;
  begin_change (self);
  json_object_set_int_member (json_array_get_object_element (get_list (self, "links"), (guint) link), "cost",
                              CLAMP (cost, 1, MUSTER_MAP_DRAFT_MAX_COST));
  end_change (self);
}

/* The map keeps its width and takes the height that the picture has then; the places stay where they are on
 * it. */
void
muster_map_draft_set_picture (MusterMapDraft *self,
                              const char     *digest,
                              guint           width,
                              guint           height)
{
  JsonArray *size;
  int across, old, down;

  begin_change (self);
  if (digest == NULL)
    {
      json_object_remove_member (get_map (self), "picture");
      end_change (self);
      return;
    }
  json_object_set_string_member (get_map (self), "picture", digest);
  muster_map_draft_get_size (self, &across, &old);
  down = CLAMP ((int) ((gint64) across * height / MAX (width, 1)), 1, MUSTER_MAP_DRAFT_MAX_SIZE);
  size = json_array_new ();
  json_array_add_int_element (size, across);
  json_array_add_int_element (size, down);
  json_object_set_array_member (get_map (self), "size", size);
  for (guint i = 0; i < muster_map_draft_get_n_places (self); i++)
    {
      int x, y;

      muster_map_draft_get_at (self, i, &x, &y);
      set_at (get_place (self, i), x, (int) ((gint64) y * down / old));
    }
  end_change (self);
}

gboolean
muster_map_draft_read_svg (MusterMapDraft  *self,
                           const char      *text,
                           gsize            length,
                           const char      *origin,
                           GError         **error)
{
  JsonNode *map = muster_campaign_map_svg_read (text, length, origin, error);

  if (map == NULL)
    return FALSE;
  begin_change (self);
  json_node_unref (self->map);
  self->map = map;
  end_change (self);
  return TRUE;
}

gboolean
muster_map_draft_can_undo (MusterMapDraft *self)
{
  return self->past->len > 0;
}

void
muster_map_draft_undo (MusterMapDraft *self)
{
  if (self->past->len == 0)
    return;
  json_node_unref (self->map);
  self->map = json_from_string (self->past->pdata[self->past->len - 1], NULL);
  g_ptr_array_set_size (self->past, (int) self->past->len - 1);
  end_change (self);
}
