/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-spot.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

#define MAX_ID 64

/* How much of a text from a document an error shows. */
#define MAX_SHOWN 64

#define NO_INDEX (-1)

static char *
shorten (const char *text)
{
  gsize length = strlen (text);

  if (length <= MAX_SHOWN)
    return g_strdup (text);

  length = (gsize) (g_utf8_find_prev_char (text, text + MAX_SHOWN + 1) - text);

  return g_strdup_printf ("%.*s…", (int) length, text);
}

static gboolean
is_plain_name (const char *name)
{
  for (const char *p = name; *p != '\0'; p++)
    {
      if (!g_ascii_isalnum (*p) && *p != '_' && *p != '-')
        return FALSE;
    }

  return *name != '\0';
}

static void
append_path (GString          *path,
             const MusterSpot *spot)
{
  g_autofree char *name = NULL;

  if (spot->parent == NULL)
    {
      g_string_append_c (path, '$');
      return;
    }

  append_path (path, spot->parent);
  if (spot->member == NULL)
    {
      g_string_append_printf (path, "[%d]", spot->index);
      return;
    }

  name = shorten (spot->member);
  g_string_append_printf (path, is_plain_name (name) ? ".%s" : "[\"%s\"]", name);
}

static const char *
find_origin (const MusterSpot *spot)
{
  while (spot->parent != NULL)
    spot = spot->parent;

  return spot->origin;
}

static char *
describe_node (JsonNode *node)
{
  g_autofree char *text = NULL;
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  GType type;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (_("an object"));
  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup (_("a list"));
  if (JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("null");

  type = json_node_get_value_type (node);
  if (type == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? "true" : "false");
  if (type == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  if (type == G_TYPE_DOUBLE)
    return g_strdup (g_ascii_formatd (number, sizeof number, "%.15g", json_node_get_double (node)));

  text = shorten (json_node_get_string (node));

  return g_strdup_printf ("“%s”", text);
}

static gboolean
fail_expected (const MusterSpot *spot,
               const char       *expected)
{
  g_autofree char *found = NULL;

  if (muster_spot_failed (spot))
    return FALSE;

  found = describe_node (spot->node);

  return muster_spot_fail (spot, _("expected %s, found %s"), expected, found);
}

static gboolean
holds (const MusterSpot *spot,
       GType             type)
{
  return JSON_NODE_HOLDS_VALUE (spot->node) && json_node_get_value_type (spot->node) == type;
}

static gboolean
is_good_id (const char *id)
{
  for (const char *p = id; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_isprint (character) || g_unichar_isspace (character))
        return FALSE;
    }

  return *id != '\0' && strlen (id) <= MAX_ID;
}

static gboolean
fail_unknown (const MusterSpot  *object,
              const char        *name,
              const char *const *names)
{
  g_autofree char *known = g_strjoinv (", ", (char **) names);
  MusterSpot member = { .parent = object, .member = name, .index = NO_INDEX, .error = object->error };

  return muster_spot_fail (&member, _("unknown member; expected one of %s"), known);
}

/* The end of every way down. */
static void
set_child (MusterSpot       *child,
           const MusterSpot *parent,
           const char       *member,
           int               index,
           JsonNode         *node)
{
  *child = (MusterSpot) {
    .parent = parent,
    .member = member,
    .index = index,
    .node = node,
    .error = parent->error,
  };
}

/**
 * muster_spot_init:
 * @root: outlives the reading
 * @origin: what errors call the document
 * @error: where the first error goes; not %NULL
 */
void
muster_spot_init (MusterSpot  *spot,
                  JsonNode    *root,
                  const char  *origin,
                  GError     **error)
{
  g_return_if_fail (spot != NULL);
  g_return_if_fail (root != NULL);
  g_return_if_fail (origin != NULL);
  g_return_if_fail (error != NULL);

  *spot = (MusterSpot) { .origin = origin, .index = NO_INDEX, .node = root, .error = error };
}

gboolean
muster_spot_member (const MusterSpot *object,
                    const char       *name,
                    MusterSpot       *member)
{
  JsonNode *node = NULL;

  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  if (muster_spot_is_object (object))
    node = json_object_get_member (json_node_get_object (object->node), name);
  set_child (member, object, name, NO_INDEX, node);

  return node != NULL;
}

gboolean
muster_spot_require (const MusterSpot *object,
                     const char       *name,
                     MusterSpot       *member)
{
  if (muster_spot_member (object, name, member))
    return TRUE;

  return muster_spot_fail (member, _("this member is missing"));
}

gboolean
muster_spot_element (const MusterSpot *array,
                     guint             index,
                     MusterSpot       *element)
{
  JsonNode *node = NULL;
  guint length;

  g_return_val_if_fail (array != NULL, FALSE);

  if (muster_spot_is_array (array, G_MAXUINT, &length) && index < length)
    node = json_array_get_element (json_node_get_array (array->node), index);
  set_child (element, array, NULL, (int) index, node);

  return node != NULL;
}

gboolean
muster_spot_is_object (const MusterSpot *spot)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  return JSON_NODE_HOLDS_OBJECT (spot->node) || fail_expected (spot, _("an object"));
}

gboolean
muster_spot_is_array (const MusterSpot *spot,
                      guint             max_length,
                      guint            *length)
{
  guint n;

  g_return_val_if_fail (spot != NULL, FALSE);

  *length = 0;
  if (muster_spot_failed (spot))
    return FALSE;

  if (!JSON_NODE_HOLDS_ARRAY (spot->node))
    return fail_expected (spot, _("a list"));

  n = json_array_get_length (json_node_get_array (spot->node));
  if (n > max_length)
    return muster_spot_fail (spot, _("expected at most %u entries, found %u"), max_length, n);

  *length = n;

  return TRUE;
}

/**
 * muster_spot_only_members:
 * @names: the members that may be there, ended by %NULL
 */
gboolean
muster_spot_only_members (const MusterSpot  *object,
                          const char *const *names)
{
  JsonObjectIter iter;
  const char *name;

  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (names != NULL, FALSE);

  if (!muster_spot_is_object (object))
    return FALSE;

  json_object_iter_init_ordered (&iter, json_node_get_object (object->node));
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      if (!g_strv_contains (names, name))
        return fail_unknown (object, name, names);
    }

  return TRUE;
}

gboolean
muster_spot_read_string (const MusterSpot  *spot,
                         gsize              max_bytes,
                         const char       **string)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!holds (spot, G_TYPE_STRING))
    return fail_expected (spot, _("a text"));

  if (strlen (json_node_get_string (spot->node)) > max_bytes)
    return muster_spot_fail (spot, _("expected at most %zu bytes, found %zu"),
                             max_bytes, strlen (json_node_get_string (spot->node)));

  *string = json_node_get_string (spot->node);

  return TRUE;
}

gboolean
muster_spot_read_id (const MusterSpot  *spot,
                     const char       **id)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!holds (spot, G_TYPE_STRING) || !is_good_id (json_node_get_string (spot->node)))
    return fail_expected (spot, _("an id of 1 to 64 bytes without blanks"));

  *id = json_node_get_string (spot->node);

  return TRUE;
}

gboolean
muster_spot_read_int (const MusterSpot *spot,
                      gint64            min,
                      gint64            max,
                      int              *number)
{
  g_autofree char *expected = NULL;
  gint64 found;

  g_return_val_if_fail (spot != NULL, FALSE);
  g_return_val_if_fail (min >= G_MININT && max <= G_MAXINT, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (holds (spot, G_TYPE_INT64))
    {
      found = json_node_get_int (spot->node);
      if (found >= min && found <= max)
        {
          *number = (int) found;
          return TRUE;
        }
    }

  expected = g_strdup_printf (_("a whole number from %d to %d"), (int) min, (int) max);

  return fail_expected (spot, expected);
}

gboolean
muster_spot_read_boolean (const MusterSpot *spot,
                          gboolean         *value)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!holds (spot, G_TYPE_BOOLEAN))
    return fail_expected (spot, _("true or false"));

  *value = json_node_get_boolean (spot->node);

  return TRUE;
}

gboolean
muster_spot_fail (const MusterSpot *spot,
                  const char       *format,
                  ...)
{
  g_autofree char *path = NULL;
  g_autofree char *what = NULL;
  va_list args;

  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);

  path = muster_spot_dup_path (spot);
  g_set_error (spot->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
               "%s: %s: %s", find_origin (spot), path, what);

  return FALSE;
}

/**
 * muster_spot_fail_with:
 * @problem: what is wrong here, without its place
 *
 * As muster_spot_fail(), keeping domain and code of @problem.
 *
 * Returns: %FALSE
 */
gboolean
muster_spot_fail_with (const MusterSpot *spot,
                       const GError     *problem)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (spot != NULL, FALSE);
  g_return_val_if_fail (problem != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  path = muster_spot_dup_path (spot);
  g_set_error (spot->error, problem->domain, problem->code, "%s: %s: %s", find_origin (spot), path,
               problem->message);

  return FALSE;
}

gboolean
muster_spot_failed (const MusterSpot *spot)
{
  g_return_val_if_fail (spot != NULL, TRUE);

  return *spot->error != NULL;
}

/**
 * muster_spot_dup_path:
 *
 * Returns: (transfer full): the place in the document, such as `$.sides[0].units[2].type`
 */
char *
muster_spot_dup_path (const MusterSpot *spot)
{
  GString *path;

  g_return_val_if_fail (spot != NULL, NULL);

  path = g_string_new (NULL);
  append_path (path, spot);

  return g_string_free (path, FALSE);
}
