/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-likely.h"

#include "core/club/muster-club-roster.h"
#include "core/muster-i18n.h"

#include <string.h>

struct _MusterClubLikely
{
  MusterObject parent_instance;

  char *name;
  char *member;
  guint battles; /* of the name, and of the member */
  guint of;
  MusterClubLikeness why;
  gboolean is_same;
};

G_DEFINE_FINAL_TYPE (MusterClubLikely, muster_club_likely, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_NOTE,
  PROP_IS_SAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char *
dup_count (const char *name,
           guint       battles)
{
  /* Translators: a name, and how many battles stand under it. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s: %u battle", "%s: %u battles", battles), name,
                          battles);
}

static char *
dup_note (MusterClubLikely *self)
{
  g_autofree char *first = dup_count (self->name, self->battles);
  g_autofree char *second = dup_count (self->member, self->of);

  /* Translators: why two names may be one person’s, then how often each occurs. */
  return g_strdup_printf (_("%s. %s; %s"), muster_club_likeness_say (self->why), first, second);
}

static void
muster_club_likely_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterClubLikely *self = MUSTER_CLUB_LIKELY (object);

  if (prop_id == PROP_IS_SAME)
    g_value_set_boolean (value, self->is_same);
  else if (prop_id == PROP_NOTE)
    g_value_take_string (value, dup_note (self));
  else
    g_value_take_string (value, g_strdup_printf (_("“%s” is “%s”"), self->name, self->member));
}

static void
muster_club_likely_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterClubLikely *self = MUSTER_CLUB_LIKELY (object);

  if (self->is_same == g_value_get_boolean (value))
    return;
  self->is_same = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubLikely, name, g_free),
  MUSTER_OWNED (MusterClubLikely, member, g_free),
};

static void
muster_club_likely_class_init (MusterClubLikelyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  object_class->get_property = muster_club_likely_get_property;
  object_class->set_property = muster_club_likely_set_property;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NOTE] =
    g_param_spec_string ("note", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_SAME] =
    g_param_spec_boolean ("is-same", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_likely_init (MusterClubLikely *self)
{
}

const char *
muster_club_likely_get_name (MusterClubLikely *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_LIKELY (self), NULL);

  return self->name;
}

const char *
muster_club_likely_get_member (MusterClubLikely *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_LIKELY (self), NULL);

  return self->member;
}

void
muster_club_likely_turn (MusterClubLikely *self)
{
  char *name;
  guint battles;

  g_return_if_fail (MUSTER_IS_CLUB_LIKELY (self));

  name = self->name;
  battles = self->battles;
  self->name = self->member;
  self->battles = self->of;
  self->member = name;
  self->of = battles;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTE]);
}

gboolean
muster_club_likely_equal (MusterClubLikely *self,
                          MusterClubLikely *other)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_LIKELY (self) && MUSTER_IS_CLUB_LIKELY (other), FALSE);

  return (strcmp (self->name, other->name) == 0 && strcmp (self->member, other->member) == 0 &&
          self->battles == other->battles && self->of == other->of) ||
         (strcmp (self->name, other->member) == 0 && strcmp (self->member, other->name) == 0 &&
          self->battles == other->of && self->of == other->battles);
}

/* What the worker reads does not change: it is the club's as it was when somebody asked. */
typedef struct
{
  GPtrArray *results;
  MusterClubNames *names;
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_ptr_array_unref (search->results);
  muster_club_names_unref (search->names);
  g_free (search);
}

static void
search_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (MusterClubBook) book = muster_club_book_new (search->results, search->names);
  g_auto (GStrv) names = muster_club_names_list (search->names);
  g_autoptr (GArray) proposals = muster_club_roster_propose (book, (const char *const *) names);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < proposals->len; i++)
    {
      const MusterClubProposal *proposal = &g_array_index (proposals, MusterClubProposal, i);
      MusterClubLikely *self = g_object_new (MUSTER_TYPE_CLUB_LIKELY, NULL);

      self->name = g_strdup (proposal->name);
      self->member = g_strdup (proposal->member);
      self->battles = proposal->battles;
      self->of = proposal->of;
      self->why = proposal->why;
      g_ptr_array_add (found, self);
    }
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

void
muster_club_find_likely_async (MusterClub          *club,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  const MusterClubContent *content = muster_club_get_content (club);
  g_autoptr (GTask) task = NULL;
  Search *search;

  g_return_if_fail (MUSTER_IS_CLUB (club));
  g_return_if_fail (content != NULL);

  search = g_new0 (Search, 1);
  search->results = g_ptr_array_ref (content->results);
  search->names = muster_club_names_ref (content->names);
  task = g_task_new (club, cancellable, callback, data);
  g_task_set_source_tag (task, muster_club_find_likely_async);
  g_task_set_task_data (task, search, free_search);
  g_task_run_in_thread (task, search_cb);
}

GPtrArray *
muster_club_find_likely_finish (MusterClub   *club,
                                GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, club), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
