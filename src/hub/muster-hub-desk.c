/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-desk.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-error.h"

#include <string.h>

/* Settings that begin with this belong to the hub. */
#define PREFIX "hub/"
#define ITEM "hub/item/"
#define ERASURE "hub/erasure/"

/* A mark is kept as its flags, the number and the head at the hub, base, mine, and who wrote
 * last, with spaces between; “-” is nothing. */
#define N_FIELDS 6

static void
free_mark (gpointer data)
{
  MusterHubMark *mark = data;

  g_free (mark->kind);
  g_free (mark->key);
  g_free (mark->who);
  g_free (mark->base);
  g_free (mark->mine);
  g_free (mark);
}

static MusterHubDesk *
new_empty (void)
{
  MusterHubDesk *self = g_new0 (MusterHubDesk, 1);

  self->erasures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_mark);
  self->touched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

MusterHubDesk *
muster_hub_desk_new (const char *uri,
                     const char *name)
{
  MusterHubDesk *self = new_empty ();

  self->uri = g_strdup (uri);
  self->name = g_strdup (name);
  self->id = g_uuid_string_random ();

  return self;
}

static char *
dup_field (const char *field)
{
  return g_str_equal (field, "-") ? NULL : g_strdup (field);
}

static char *
write_mark (const MusterHubMark *mark)
{
  g_autofree char *head = mark->n > 0 ? muster_hash_to_hex (&mark->head) : g_strdup ("-");

  return g_strdup_printf ("%s%s%s%s. %" G_GINT64_FORMAT " %s %s %s %s", mark->is_shared ? "s" : "",
                          mark->is_off ? "x" : "", mark->for_members ? "m" : "", mark->is_opened ? "o" : "",
                          mark->n, head, mark->base != NULL ? mark->base : "-",
                          mark->mine != NULL ? mark->mine : "-", mark->who != NULL ? mark->who : "-");
}

/* What cannot be read is as good as not there: it is asked for again. */
static gboolean
read_mark (MusterHubMark *mark,
           const char    *text)
{
  g_auto (GStrv) fields = g_strsplit (text, " ", N_FIELDS);

  if (g_strv_length (fields) != N_FIELDS)
    return FALSE;

  mark->is_shared = strchr (fields[0], 's') != NULL;
  mark->is_off = strchr (fields[0], 'x') != NULL;
  mark->for_members = strchr (fields[0], 'm') != NULL;
  mark->is_opened = strchr (fields[0], 'o') != NULL;
  mark->n = g_ascii_strtoll (fields[1], NULL, 10);
  if (mark->n > 0 && !muster_hash_from_hex (&mark->head, fields[2]))
    mark->n = 0;
  mark->base = dup_field (fields[3]);
  mark->mine = dup_field (fields[4]);
  mark->who = dup_field (fields[5]);

  return TRUE;
}

static MusterHubMark *
add_mark (MusterHubDesk *self,
          const char    *name)
{
  MusterHubMark *mark = g_new0 (MusterHubMark, 1);
  const char *slash = strchr (name, '/');

  mark->kind = g_strndup (name, (gsize) (slash - name));
  mark->key = g_strdup (slash + 1);
  g_hash_table_insert (self->marks, g_strdup (name), mark);

  return mark;
}

static void
read_setting_cb (const char *key,
                 const char *text,
                 gpointer    data)
{
  MusterHubDesk *self = data;

  if (g_str_has_prefix (key, ITEM))
    {
      if (strchr (key + strlen (ITEM), '/') != NULL)
        read_mark (add_mark (self, key + strlen (ITEM)), text);
    }
  else if (g_str_has_prefix (key, ERASURE))
    g_hash_table_insert (self->erasures, g_strdup (key + strlen (ERASURE)), g_strdup (text));
  else if (g_str_equal (key, PREFIX "uri"))
    self->uri = g_strdup (text);
  else if (g_str_equal (key, PREFIX "desk"))
    self->name = g_strdup (text);
  else if (g_str_equal (key, PREFIX "id"))
    self->id = g_strdup (text);
  else if (g_str_equal (key, PREFIX "cursor"))
    self->cursor = g_strdup (text);
  else if (g_str_equal (key, PREFIX "erased"))
    self->erased = g_ascii_strtoll (text, NULL, 10);
  else if (g_str_equal (key, PREFIX "role"))
    self->role = g_strdup (text);
}

MusterHubDesk *
muster_hub_desk_load (MusterStore  *store,
                      GError      **error)
{
  g_autoptr (MusterHubDesk) self = new_empty ();

  if (!muster_settings_store_visit (muster_store_get_settings (store), PREFIX, read_setting_cb, self, error))
    return NULL;
  if (self->uri != NULL && self->name != NULL && self->id != NULL)
    return g_steal_pointer (&self);

  muster_hub_error_set (error, MUSTER_HUB_ERROR_NOT_JOINED,
                        _("This data file has not joined a hub: “muster-cli hub join” does so."));

  return NULL;
}

gboolean
muster_hub_desk_has_joined (MusterStore *store)
{
  g_autofree char *uri = muster_settings_store_dup_text (muster_store_get_settings (store), PREFIX "uri");

  return uri != NULL;
}

gboolean
muster_hub_desk_save (MusterHubDesk  *self,
                      MusterStore    *store,
                      GError        **error)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer name, erasure;

  g_hash_table_insert (texts, g_strdup (PREFIX "uri"), g_strdup (self->uri));
  g_hash_table_insert (texts, g_strdup (PREFIX "desk"), g_strdup (self->name));
  g_hash_table_insert (texts, g_strdup (PREFIX "id"), g_strdup (self->id));
  if (self->cursor != NULL)
    g_hash_table_insert (texts, g_strdup (PREFIX "cursor"), g_strdup (self->cursor));
  if (self->role != NULL)
    g_hash_table_insert (texts, g_strdup (PREFIX "role"), g_strdup (self->role));
  g_hash_table_insert (texts, g_strdup (PREFIX "erased"),
                       g_strdup_printf ("%" G_GINT64_FORMAT, self->erased));
  g_hash_table_iter_init (&iter, self->erasures);
  while (g_hash_table_iter_next (&iter, &name, &erasure))
    g_hash_table_insert (texts, g_strconcat (ERASURE, name, NULL), g_strdup (erasure));
  g_hash_table_iter_init (&iter, self->touched);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      const MusterHubMark *mark = g_hash_table_lookup (self->marks, name);

      g_hash_table_insert (texts, g_strconcat (ITEM, name, NULL), mark != NULL ? write_mark (mark) : NULL);
    }
  if (!muster_settings_store_set_texts (muster_store_get_settings (store), texts, error))
    return FALSE;
  g_hash_table_remove_all (self->touched);

  return TRUE;
}

static void
forget_cb (const char *key,
           const char *text,
           gpointer    data)
{
  g_hash_table_insert (data, g_strdup (key), NULL);
}

gboolean
muster_hub_desk_leave (MusterStore  *store,
                       GError      **error)
{
  MusterSettingsStore *settings = muster_store_get_settings (store);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return muster_settings_store_visit (settings, PREFIX, forget_cb, texts, error) &&
         muster_settings_store_set_texts (settings, texts, error);
}

void
muster_hub_desk_free (MusterHubDesk *self)
{
  g_free (self->uri);
  g_free (self->name);
  g_free (self->id);
  g_free (self->cursor);
  g_free (self->role);
  g_hash_table_unref (self->erasures);
  g_hash_table_unref (self->marks);
  g_hash_table_unref (self->touched);
  g_free (self);
}

MusterHubMark *
muster_hub_desk_find (MusterHubDesk *self,
                      const char    *kind,
                      const char    *key)
{
  g_autofree char *name = g_strconcat (kind, "/", key, NULL);

  return g_hash_table_lookup (self->marks, name);
}

MusterHubMark *
muster_hub_desk_get (MusterHubDesk *self,
                     const char    *kind,
                     const char    *key)
{
  g_autofree char *name = g_strconcat (kind, "/", key, NULL);
  MusterHubMark *mark = g_hash_table_lookup (self->marks, name);

  return mark != NULL ? mark : add_mark (self, name);
}

MusterHubMark *
muster_hub_desk_touch (MusterHubDesk *self,
                       const char    *kind,
                       const char    *key)
{
  MusterHubMark *mark = muster_hub_desk_get (self, kind, key);

  g_hash_table_add (self->touched, g_strconcat (kind, "/", key, NULL));

  return mark;
}

void
muster_hub_desk_share (MusterHubDesk *self,
                       const char    *kind,
                       const char    *key,
                       gboolean       is_shared,
                       gboolean       for_members)
{
  MusterHubMark *mark = muster_hub_desk_touch (self, kind, key);

  mark->is_shared = is_shared;
  mark->is_off = !is_shared;
  mark->for_members = is_shared && (for_members || mark->for_members || g_str_equal (kind, "force"));
}

gboolean
muster_hub_desk_is_keeper (const MusterHubDesk *self)
{
  return g_strcmp0 (self->role, "member") != 0;
}

GPtrArray *
muster_hub_desk_list_marks (MusterHubDesk *self)
{
  GPtrArray *marks = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer mark;

  g_hash_table_iter_init (&iter, self->marks);
  while (g_hash_table_iter_next (&iter, NULL, &mark))
    g_ptr_array_add (marks, mark);

  return marks;
}
