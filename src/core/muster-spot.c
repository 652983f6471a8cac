/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-spot-private.h"

#include "core/muster-i18n.h"
#include "core/muster-json-peek.h"
#include "core/muster-text.h"

#include <string.h>

#define MAX_ID 64

/* What is no longer is a name and is shown on one line; what may be longer is a text that is wrapped. */
#define MAX_NAME 200

#define NO_INDEX (-1)

static gboolean
is_good_id (const char *id)
{
  for (const char *p = id; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_isprint (character) || g_unichar_isspace (character))
        return FALSE;
    }

  return *id != '\0';
}

static gboolean
fail_unknown (const MusterSpot  *object,
              const char        *name,
              const char *const *names)
{
  g_autofree char *known = g_strjoinv (", ", (char **) names);
  MusterSpot member = { .parent = object, .member = name, .index = NO_INDEX, .error = object->error };

  if (*known == '\0')
    return muster_spot_fail (&member, _("unknown member; there is none here"));
  return muster_spot_fail (&member, _("unknown member; expected one of %s"), known);
}

/* Returns: the index of @name in @names, or -1. The search begins at @first, so that members in the
 * usual order are found at once. */
static int
find_name (const char *const *names,
           guint              first,
           const char        *name)
{
  for (guint i = first; names[i] != NULL; i++)
    if (*names[i] == *name && strcmp (names[i], name) == 0)
      return (int) i;
  for (guint i = 0; i < first; i++)
    if (*names[i] == *name && strcmp (names[i], name) == 0)
      return (int) i;

  return -1;
}

/* Fills in a spot one level below @parent. */
static void
set_child (MusterSpot            *child,
           const MusterSpot      *parent,
           const char            *member,
           int                    index,
           const MusterJsonValue *value)
{
  *child = (MusterSpot) {
    .parent = parent,
    .member = member,
    .index = index,
    .json = parent->json,
    .value = value,
    .error = parent->error,
  };
}

/**
 * muster_spot_init:
 * @json: must outlive the reading
 * @origin: the name of the document in errors
 * @error: where the first error goes; not %NULL
 */
void
muster_spot_init (MusterSpot        *spot,
                  const MusterJson  *json,
                  const char        *origin,
                  GError           **error)
{
  g_return_if_fail (spot != NULL);
  g_return_if_fail (json != NULL);
  g_return_if_fail (origin != NULL);
  g_return_if_fail (error != NULL);

  *spot = (MusterSpot) {
    .origin = origin,
    .index = NO_INDEX,
    .json = json,
    .value = &json->root,
    .error = error,
  };
}

void
muster_spot_init_root (MusterSpot        *root,
                       const MusterSpot  *spot,
                       const char        *origin,
                       GError           **error)
{
  g_return_if_fail (spot != NULL);

  muster_spot_init (root, spot->json, origin, error);
  root->value = spot->value;
}

gboolean
muster_spot_member (const MusterSpot *object,
                    const char       *name,
                    MusterSpot       *member)
{
  const MusterJsonValue *value = NULL;

  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  if (muster_spot_is_object (object))
    value = muster_json_find (object->json, object->value, name);
  set_child (member, object, name, NO_INDEX, value);

  return value != NULL;
}

gboolean
muster_spot_require (const MusterSpot *object,
                     const char       *name,
                     MusterSpot       *member)
{
  muster_spot_member (object, name, member);

  return muster_spot_is_given (member);
}

/* @members: (nullable): receives a spot for each name that is present. Any other member is an
 * error. */
static gboolean
place_members (const MusterSpot  *object,
               const char *const *names,
               MusterSpot        *members)
{
  guint next = 0;

  if (!muster_spot_is_object (object))
    return FALSE;

  for (guint i = 0; i < object->value->length; i++)
    {
      const MusterJsonValue *value = muster_json_get_child (object->json, object->value, i);
      const char *name = muster_json_get_name (object->json, value);
      int place = find_name (names, next, name);

      if (place < 0)
        return fail_unknown (object, name, names);
      if (members != NULL)
        members[place].value = value;
      next = (guint) place + 1;
    }

  return TRUE;
}

gboolean
muster_spot_members (const MusterSpot  *object,
                     const char *const *names,
                     MusterSpot        *members)
{
  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (names != NULL, FALSE);

  for (guint i = 0; names[i] != NULL; i++)
    set_child (&members[i], object, names[i], NO_INDEX, NULL);
  return place_members (object, names, members);
}

/**
 * muster_spot_is_format:
 * @format: the required value of the member `format`
 *
 * Returns: %FALSE with an error if it has another value or is absent
 */
gboolean
muster_spot_is_format (const MusterSpot *document,
                       const char       *format)
{
  MusterSpot spot;
  const char *found;

  if (!muster_spot_require (document, "format", &spot) ||
      !muster_spot_read_string (&spot, MAX_ID, &found))
    return FALSE;
  return g_str_equal (found, format) ||
         muster_spot_fail (&spot, _("expected “%s”, found “%s”"), format, found);
}

gboolean
muster_spot_element (const MusterSpot *array,
                     guint             index,
                     MusterSpot       *element)
{
  const MusterJsonValue *value = NULL;
  guint length;

  g_return_val_if_fail (array != NULL, FALSE);

  if (muster_spot_is_array (array, G_MAXUINT, &length) && index < length)
    value = muster_json_get_child (array->json, array->value, index);
  set_child (element, array, NULL, (int) index, value);

  return value != NULL;
}

gboolean
muster_spot_nth_member (const MusterSpot *object,
                        guint             place,
                        MusterSpot       *member)
{
  const MusterJsonValue *value;

  g_return_val_if_fail (object != NULL, FALSE);

  if (!muster_spot_is_object (object) || place >= object->value->length)
    return FALSE;

  value = muster_json_get_child (object->json, object->value, place);
  set_child (member, object, muster_json_get_name (object->json, value), NO_INDEX, value);

  return TRUE;
}

/**
 * muster_spot_dup_node:
 *
 * Returns: (transfer full): a copy of the value as a tree
 */
JsonNode *
muster_spot_dup_node (const MusterSpot *spot)
{
  g_return_val_if_fail (spot != NULL, NULL);
  g_return_val_if_fail (spot->value != NULL, NULL);

  return muster_json_dup_node (spot->json, spot->value);
}

gboolean
muster_spot_is_given (const MusterSpot *member)
{
  return !muster_spot_is_absent (member) || muster_spot_fail (member, _("this member is missing"));
}

gboolean
muster_spot_is_object (const MusterSpot *spot)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  return muster_spot_holds (spot, MUSTER_JSON_OBJECT) || muster_spot_fail_expected (spot, _("an object"));
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

  if (!muster_spot_holds (spot, MUSTER_JSON_ARRAY))
    return muster_spot_fail_expected (spot, _("a list"));

  n = spot->value->length;
  if (n > max_length)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "expected at most %u entry, found %u",
                                              "expected at most %u entries, found %u",
                                              max_length), max_length, n);

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
  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (names != NULL, FALSE);

  return place_members (object, names, NULL);
}

gboolean
muster_spot_read_string (const MusterSpot  *spot,
                         gsize              max_bytes,
                         const char       **string)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!muster_spot_holds (spot, MUSTER_JSON_STRING))
    return muster_spot_fail_expected (spot, _("a text"));

  if (spot->value->length > max_bytes)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "expected at most %zu byte, found %zu",
                                              "expected at most %zu bytes, found %zu", max_bytes),
                             max_bytes, (gsize) spot->value->length);

  if (max_bytes <= MAX_NAME && muster_text_is_stacked (muster_json_get_text (spot->json, spot->value)))
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE,
                                              "a letter of a name has more than %d combining mark",
                                              "a letter of a name has more than %d combining marks",
                                              (gulong) MUSTER_TEXT_MAX_MARKS),
                             MUSTER_TEXT_MAX_MARKS);

  *string = muster_json_get_text (spot->json, spot->value);

  return TRUE;
}

gboolean
muster_spot_read_id (const MusterSpot  *spot,
                     const char       **id)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!muster_spot_holds (spot, MUSTER_JSON_STRING) || spot->value->length > MAX_ID ||
      !is_good_id (muster_json_get_text (spot->json, spot->value)))
    return muster_spot_fail_expected (spot, _("an id of 1 to 64 bytes without blanks"));

  *id = muster_json_get_text (spot->json, spot->value);

  return TRUE;
}

gboolean
muster_spot_read_int (const MusterSpot *spot,
                      gint64            min,
                      gint64            max,
                      int              *number)
{
  g_autofree char *expected = NULL;

  g_return_val_if_fail (spot != NULL, FALSE);
  g_return_val_if_fail (min >= G_MININT && max <= G_MAXINT, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (muster_spot_holds (spot, MUSTER_JSON_INT) && spot->value->number >= min
      && spot->value->number <= max)
    {
      *number = (int) spot->value->number;
      return TRUE;
    }

  expected = g_strdup_printf (_("a whole number from %d to %d"), (int) min, (int) max);

  return muster_spot_fail_expected (spot, expected);
}

gboolean
muster_spot_read_bytes (const MusterSpot *array,
                        guint8           *bytes,
                        guint             n)
{
  const MusterJsonValue *values;

  g_return_val_if_fail (array != NULL, FALSE);
  g_return_val_if_fail (muster_spot_failed (array) || n <= array->value->length, FALSE);

  if (muster_spot_failed (array))
    return FALSE;

  values = muster_json_get_child (array->json, array->value, 0);
  for (guint i = 0; i < n; i++)
    {
      MusterSpot element;
      int number;

      if (values[i].kind != MUSTER_JSON_INT || values[i].number < 0 || values[i].number > G_MAXUINT8)
        {
          set_child (&element, array, NULL, (int) i, &values[i]);
          return muster_spot_read_int (&element, 0, G_MAXUINT8, &number);
        }
      bytes[i] = (guint8) values[i].number;
    }

  return TRUE;
}

gboolean
muster_spot_read_boolean (const MusterSpot *spot,
                          gboolean         *value)
{
  g_return_val_if_fail (spot != NULL, FALSE);

  if (muster_spot_failed (spot))
    return FALSE;

  if (!muster_spot_holds (spot, MUSTER_JSON_BOOLEAN))
    return muster_spot_fail_expected (spot, _("true or false"));

  *value = spot->value->number != 0;

  return TRUE;
}
