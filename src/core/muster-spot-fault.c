/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-spot-private.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* The errors of a spot: what is wrong with a document, and where. */

/* The longest text from a document that an error shows, in bytes. */
#define MAX_SHOWN 64

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
describe (const MusterSpot *spot)
{
  g_autofree char *text = NULL;
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  switch ((MusterJsonKind) spot->value->kind)
    {
    case MUSTER_JSON_NULL:
      return g_strdup ("null");
    case MUSTER_JSON_BOOLEAN:
      return g_strdup (spot->value->number != 0 ? "true" : "false");
    case MUSTER_JSON_INT:
      return g_strdup_printf ("%" G_GINT64_FORMAT, spot->value->number);
    case MUSTER_JSON_DOUBLE:
      g_ascii_formatd (number, sizeof number, "%.15g", spot->value->fraction);
      /* Adds ".0", so that the error does not seem to reject a whole number such as 7. */
      return g_strconcat (number, strpbrk (number, ".en") == NULL ? ".0" : "", NULL);
    case MUSTER_JSON_STRING:
      text = shorten (muster_json_get_text (spot->json, spot->value));
      return g_strdup_printf ("“%s”", text);
    case MUSTER_JSON_ARRAY:
      return g_strdup (_("a list"));
    case MUSTER_JSON_OBJECT:
      return g_strdup (_("an object"));
    default:
      g_return_val_if_reached (NULL);
    }
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
 * @problem: what is wrong, without the place
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

/**
 * muster_spot_fail_expected:
 * @expected: what should stand at @spot, in words
 *
 * As muster_spot_fail(), saying also what was found.
 *
 * Returns: %FALSE
 */
gboolean
muster_spot_fail_expected (const MusterSpot *spot,
                           const char       *expected)
{
  g_autofree char *found = NULL;

  if (muster_spot_failed (spot))
    return FALSE;

  found = describe (spot);

  return muster_spot_fail (spot, _("expected %s, found %s"), expected, found);
}
