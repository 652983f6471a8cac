/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-members.h"

#include "sheets/club/muster-club-words.h"
#include "core/muster-i18n.h"

#include <string.h>

struct _MusterClubMemberItem
{
  MusterObject parent_instance;

  MusterClubMember *member;
  char *title;
  char *note;
};

G_DEFINE_FINAL_TYPE (MusterClubMemberItem, muster_club_member_item, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubMemberItem, member, muster_club_member_free),
  MUSTER_OWNED (MusterClubMemberItem, title, g_free),
  MUSTER_OWNED (MusterClubMemberItem, note, g_free),
};

static void
muster_club_member_item_class_init (MusterClubMemberItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_club_member_item_init (MusterClubMemberItem *self)
{
}

static char *
dup_note (MusterClub *club,
          const char *name)
{
  MusterClubTables *tables = muster_club_get_tables (club);
  const MusterClubProfile *profile;
  g_autofree char *battles = NULL;
  g_autofree char *counts = NULL;
  g_autofree char *last = NULL;
  guint player;

  if (!muster_club_book_find_player (tables->book, name, &player))
    return g_strdup (_("No battles yet"));

  profile = tables->profiles->pdata[player];
  if (profile->battles == 0)
    return g_strdup (_("No battles in this selection"));
  battles = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", profile->battles),
                             profile->battles);
  counts = muster_club_words_counts (profile->counts);
  last = muster_club_words_day (profile->last);
  /* Translators: how many battles, how they went, and the date of the last one. */
  return g_strdup_printf (_("%s: %s; the last on %s"), battles, counts, last);
}

static MusterClubMemberItem *
new_item (MusterClub *club,
          const char *name)
{
  MusterClubMemberItem *self = g_object_new (MUSTER_TYPE_CLUB_MEMBER_ITEM, NULL);

  self->member = muster_club_dup_member (club, name);
  /* Translators: a name and a nickname. */
  self->title = *self->member->nickname != '\0' ? g_strdup_printf (_("%s “%s”"), name, self->member->nickname)
                                                : g_strdup (name);
  self->note = dup_note (club, name);
  return self;
}

const char *
muster_club_member_item_get_name (MusterClubMemberItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_ITEM (self), NULL);

  return self->member->name;
}

const char *
muster_club_member_item_get_title (MusterClubMemberItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_ITEM (self), NULL);

  return self->title;
}

const char *
muster_club_member_item_get_note (MusterClubMemberItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_ITEM (self), NULL);

  return self->note;
}

const MusterClubMember *
muster_club_member_item_get_member (MusterClubMemberItem *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_ITEM (self), NULL);

  return self->member;
}

MusterClubMember *
muster_club_dup_member (MusterClub *self,
                        const char *name)
{
  const MusterClubContent *content = muster_club_get_content (self);
  const MusterClubMember *member = content != NULL ? g_hash_table_lookup (content->members, name) : NULL;

  return member != NULL ? muster_club_member_copy (member) : muster_club_member_new (name);
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  const MusterClubMember *first = (*(MusterClubMemberItem *const *) a)->member;
  const MusterClubMember *second = (*(MusterClubMemberItem *const *) b)->member;

  if (!first->is_active != !second->is_active)
    return first->is_active ? -1 : 1;
  return strcmp (first->name, second->name);
}

static void
add_member (MusterClub  *self,
            GPtrArray   *items,
            const char  *name,
            char       **words)
{
  const MusterClubContent *content = muster_club_get_content (self);
  g_autoptr (MusterClubMemberItem) item = NULL;
  g_autofree char *text = NULL;

  if (!muster_club_names_is_known (content->names, name) ||
      strcmp (muster_club_names_resolve (content->names, name), name) != 0)
    return;

  item = new_item (self, name);
  text = g_strjoin ("\n", item->member->name, item->member->nickname, item->member->notes, NULL);
  if (muster_club_text_matches (text, words))
    g_ptr_array_add (items, g_steal_pointer (&item));
}

GPtrArray *
muster_club_list_members (MusterClub *self,
                          const char *search)
{
  const MusterClubContent *content = muster_club_get_content (self);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  MusterClubTables *tables = muster_club_get_tables (self);
  g_auto (GStrv) words = muster_club_index_split (search);
  GHashTableIter iter;
  gpointer name;
  guint player;

  if (content == NULL)
    return items;

  for (guint i = 0; i < muster_club_book_get_n_players (tables->book); i++)
    add_member (self, items, muster_club_book_get_name (tables->book, i), words);
  g_hash_table_iter_init (&iter, content->members);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!muster_club_book_find_player (tables->book, name, &player))
      add_member (self, items, name, words);
  g_ptr_array_sort (items, compare_items);
  return items;
}

GPtrArray *
muster_club_list_aliases (MusterClub *self,
                          const char *name)
{
  const MusterClubContent *content = muster_club_get_content (self);
  GPtrArray *aliases = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) names = content != NULL ? muster_club_store_content_list_names (content, name) : NULL;

  for (guint i = 1; names != NULL && names[i] != NULL; i++)
    g_ptr_array_add (aliases, g_strdup (names[i]));
  return aliases;
}
