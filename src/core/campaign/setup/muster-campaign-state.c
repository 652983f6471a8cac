/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-state.h"

/* States are copied on write. Copying a state takes references; the first edit of an array copies
 * that array only. The lists within values are never changed in place either. */

static void
clear_unit (gpointer data)
{
  MusterCampaignUnit *unit = data;

  g_clear_pointer (&unit->options, g_ptr_array_unref);
  g_clear_pointer (&unit->honours, g_ptr_array_unref);
}

static void
clear_leader (gpointer data)
{
  MusterCampaignLeader *leader = data;

  g_clear_pointer (&leader->honours, g_ptr_array_unref);
}

static void
clear_chapter (gpointer data)
{
  MusterCampaignChapter *chapter = data;

  g_clear_pointer (&chapter->grants, g_array_unref);
}

static void
share_unit (gpointer data)
{
  MusterCampaignUnit *unit = data;

  if (unit->options != NULL)
    g_ptr_array_ref (unit->options);
  if (unit->honours != NULL)
    g_ptr_array_ref (unit->honours);
}

static void
share_leader (gpointer data)
{
  MusterCampaignLeader *leader = data;

  if (leader->honours != NULL)
    g_ptr_array_ref (leader->honours);
}

static void
share_chapter (gpointer data)
{
  MusterCampaignChapter *chapter = data;

  if (chapter->grants != NULL)
    g_array_ref (chapter->grants);
}

/* @share: takes references to the lists in a copied value. */
static const struct
{
  guint size;
  GDestroyNotify clear;
  GDestroyNotify share;
} kinds[MUSTER_CAMPAIGN_N_KINDS] = {
  [MUSTER_CAMPAIGN_PLAYERS] = { sizeof (MusterCampaignPlayer), NULL, NULL },
  [MUSTER_CAMPAIGN_FORCES] = { sizeof (MusterCampaignForce), NULL, NULL },
  [MUSTER_CAMPAIGN_UNITS] = { sizeof (MusterCampaignUnit), clear_unit, share_unit },
  [MUSTER_CAMPAIGN_LEADERS] = { sizeof (MusterCampaignLeader), clear_leader, share_leader },
  [MUSTER_CAMPAIGN_CHAPTERS] = { sizeof (MusterCampaignChapter), clear_chapter, share_chapter },
  [MUSTER_CAMPAIGN_PLACES] = { sizeof (MusterCampaignPlace), NULL, NULL },
};

static GArray *
new_values (MusterCampaignKind kind,
            guint              reserved)
{
  GArray *values = g_array_sized_new (FALSE, FALSE, kinds[kind].size, reserved);

  if (kinds[kind].clear != NULL)
    g_array_set_clear_func (values, kinds[kind].clear);
  return values;
}

static void
own (MusterCampaignState *self,
     MusterCampaignKind   kind)
{
  GArray *shared = self->values[kind];
  GArray *copy;

  if (self->own >> kind & 1)
    return;

  copy = new_values (kind, shared->len + 1);
  g_array_append_vals (copy, shared->data, shared->len);
  for (guint i = 0; kinds[kind].share != NULL && i < copy->len; i++)
    kinds[kind].share (copy->data + i * kinds[kind].size);
  self->values[kind] = copy;
  self->own |= 1u << kind;
  g_array_unref (shared);
}

static const void *
look (const MusterCampaignState *self,
      MusterCampaignKind         kind,
      int                        index)
{
  g_return_val_if_fail (index >= 0 && (guint) index < self->values[kind]->len, NULL);

  return self->values[kind]->data + (guint) index * kinds[kind].size;
}

static void *
edit (MusterCampaignState *self,
      MusterCampaignKind   kind,
      int                  index)
{
  own (self, kind);
  return (void *) look (self, kind, index);
}

static void
clear_link (gpointer data)
{
  MusterCampaignLink *link = data;

  g_clear_pointer (&link->kind, g_ref_string_release);
}

static GArray *
new_links (guint reserved)
{
  GArray *links = g_array_sized_new (FALSE, FALSE, sizeof (MusterCampaignLink), reserved);

  g_array_set_clear_func (links, clear_link);
  return links;
}

void
muster_campaign_state_init (MusterCampaignState *self)
{
  *self = (MusterCampaignState) { .own = G_MAXUINT };
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    {
      self->shelves[i] = muster_campaign_shelf_new ((MusterCampaignKind) i);
      self->values[i] = new_values ((MusterCampaignKind) i, 0);
    }
  self->links = new_links (0);
  self->meetings = g_array_new (FALSE, FALSE, sizeof (MusterCampaignMeeting));
}

void
muster_campaign_state_clear (MusterCampaignState *self)
{
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    {
      g_clear_pointer (&self->shelves[i], muster_campaign_shelf_unref);
      g_clear_pointer (&self->values[i], g_array_unref);
    }
  g_clear_pointer (&self->links, g_array_unref);
  g_clear_pointer (&self->meetings, g_array_unref);
  g_clear_pointer (&self->rules, muster_campaign_rules_unref);
}

void
muster_campaign_state_assign (MusterCampaignState       *self,
                              const MusterCampaignState *source)
{
  g_return_if_fail (self != source);

  muster_campaign_state_clear (self);
  *self = *source;
  self->own = 0;
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    {
      muster_campaign_shelf_ref (self->shelves[i]);
      g_array_ref (self->values[i]);
    }
  g_array_ref (self->links);
  g_array_ref (self->meetings);
  if (self->rules != NULL)
    muster_campaign_rules_ref (self->rules);
}

int
muster_campaign_state_count (const MusterCampaignState *self,
                             MusterCampaignKind         kind)
{
  return (int) self->values[kind]->len;
}

gboolean
muster_campaign_state_lists (const MusterCampaignState *self,
                             int                        chapter)
{
  return muster_campaign_state_get_chapter (self, chapter)->status != MUSTER_CAMPAIGN_REMOVED;
}

int
muster_campaign_state_count_chapters (const MusterCampaignState *self)
{
  int n = 0;

  for (int i = 0; i < muster_campaign_state_count (self, MUSTER_CAMPAIGN_CHAPTERS); i++)
    n += muster_campaign_state_lists (self, i);
  return n;
}

/**
 * muster_campaign_state_find:
 *
 * Returns: the index of the definition named @id, or -1; also for a chapter that was removed
 */
int
muster_campaign_state_find (const MusterCampaignState *self,
                            MusterCampaignKind         kind,
                            const char                *id)
{
  int index = muster_campaign_shelf_find (self->shelves[kind], id);

  return kind == MUSTER_CAMPAIGN_CHAPTERS && index >= 0 && !muster_campaign_state_lists (self, index) ? -1
                                                                                                      : index;
}

int
muster_campaign_state_find_link (const MusterCampaignState *self,
                                 int                        one,
                                 int                        other)
{
  for (guint i = 0; i < self->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (self->links, MusterCampaignLink, i);

      if ((link->places[0] == one && link->places[1] == other) ||
          (link->places[0] == other && link->places[1] == one))
        return (int) i;
    }
  return -1;
}

const MusterCampaignDef *
muster_campaign_state_get_def (const MusterCampaignState *self,
                               MusterCampaignKind         kind,
                               int                        index)
{
  return muster_campaign_shelf_get (self->shelves[kind], index);
}

/* Defines the functions that all kinds have. */
#define DEFINE_KIND(name, Name, KIND) \
  const Muster##Campaign##Name * \
  muster_campaign_state_get_##name (const MusterCampaignState *self, \
                                    int                        index) \
  { \
    return look (self, KIND, index); \
  } \
  \
  const Muster##Campaign##Name##Def * \
  muster_campaign_state_get_##name##_def (const MusterCampaignState *self, \
                                          int                        index) \
  { \
    return muster_campaign_shelf_get (self->shelves[KIND], index); \
  } \
  \
  Muster##Campaign##Name * \
  muster_campaign_state_edit_##name (MusterCampaignState *self, \
                                     int                  index) \
  { \
    return edit (self, KIND, index); \
  }

DEFINE_KIND (player, Player, MUSTER_CAMPAIGN_PLAYERS)
DEFINE_KIND (force, Force, MUSTER_CAMPAIGN_FORCES)
DEFINE_KIND (unit, Unit, MUSTER_CAMPAIGN_UNITS)
DEFINE_KIND (leader, Leader, MUSTER_CAMPAIGN_LEADERS)
DEFINE_KIND (chapter, Chapter, MUSTER_CAMPAIGN_CHAPTERS)
DEFINE_KIND (place, Place, MUSTER_CAMPAIGN_PLACES)

#define OWN_LINKS (1u << (2 * MUSTER_CAMPAIGN_N_KINDS))
#define OWN_MEETINGS (1u << (2 * MUSTER_CAMPAIGN_N_KINDS + 1))

GArray *
muster_campaign_state_edit_links (MusterCampaignState *self)
{
  GArray *shared = self->links;

  if (self->own & OWN_LINKS)
    return self->links;

  self->links = new_links (shared->len + 1);
  g_array_append_vals (self->links, shared->data, shared->len);
  for (guint i = 0; i < shared->len; i++)
    {
      char *kind = g_array_index (shared, MusterCampaignLink, i).kind;

      if (kind != NULL)
        g_ref_string_acquire (kind);
    }
  self->own |= OWN_LINKS;
  g_array_unref (shared);
  return self->links;
}

GArray *
muster_campaign_state_edit_meetings (MusterCampaignState *self)
{
  GArray *shared = self->meetings;

  if (self->own & OWN_MEETINGS)
    return self->meetings;

  self->meetings = g_array_sized_new (FALSE, FALSE, sizeof (MusterCampaignMeeting), shared->len + 1);
  g_array_append_vals (self->meetings, shared->data, shared->len);
  self->own |= OWN_MEETINGS;
  g_array_unref (shared);
  return self->meetings;
}

static void
own_shelf (MusterCampaignState *self,
           MusterCampaignKind   kind)
{
  guint bit = 1u << (MUSTER_CAMPAIGN_N_KINDS + kind);
  MusterCampaignShelf *copy;

  if (self->own & bit)
    return;

  copy = muster_campaign_shelf_copy (self->shelves[kind]);
  muster_campaign_shelf_unref (self->shelves[kind]);
  self->shelves[kind] = copy;
  self->own |= bit;
}

/**
 * muster_campaign_state_add:
 * @def: (transfer full): a definition with a new id
 * @value: its state; takes over what the value holds
 *
 * Returns: its index
 */
int
muster_campaign_state_add (MusterCampaignState *self,
                           MusterCampaignKind   kind,
                           gpointer             def,
                           gconstpointer        value)
{
  own_shelf (self, kind);
  muster_campaign_shelf_add (self->shelves[kind], def);

  own (self, kind);
  g_array_append_vals (self->values[kind], value, 1);
  return (int) self->values[kind]->len - 1;
}

/**
 * muster_campaign_state_replace_chapter:
 * @def: (transfer full): a definition with the id of the chapter at @index
 */
void
muster_campaign_state_replace_chapter (MusterCampaignState      *self,
                                       int                       index,
                                       MusterCampaignChapterDef *def)
{
  own_shelf (self, MUSTER_CAMPAIGN_CHAPTERS);
  muster_campaign_shelf_replace (self->shelves[MUSTER_CAMPAIGN_CHAPTERS], index, def);
}

static GPtrArray *
copy_texts (GPtrArray *list)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; list != NULL && i < list->len; i++)
    g_ptr_array_add (copy, g_strdup (g_ptr_array_index (list, i)));
  return copy;
}

void
muster_campaign_add_text (GPtrArray  **list,
                          const char  *text)
{
  GPtrArray *copy = copy_texts (*list);

  g_ptr_array_add (copy, g_strdup (text));
  g_clear_pointer (list, g_ptr_array_unref);
  *list = copy;
}

void
muster_campaign_add_option (GPtrArray          **list,
                            const MusterOption  *option)
{
  GPtrArray *copy = g_ptr_array_new ();

  for (guint i = 0; *list != NULL && i < (*list)->len; i++)
    g_ptr_array_add (copy, g_ptr_array_index (*list, i));
  g_ptr_array_add (copy, (gpointer) option);
  g_clear_pointer (list, g_ptr_array_unref);
  *list = copy;
}

void
muster_campaign_add_grant (GArray **list,
                           int      side,
                           int      from)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (MusterCampaignGrant));
  MusterCampaignGrant grant = { (gint16) side, (gint16) from };

  if (*list != NULL)
    g_array_append_vals (copy, (*list)->data, (*list)->len);
  g_array_append_val (copy, grant);
  g_clear_pointer (list, g_array_unref);
  *list = copy;
}
