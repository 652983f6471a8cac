/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-xml.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* A small tree on top of GMarkup, which supports only the five entities of XML itself. The depth is
 * bounded, so that a recursive function can free a tree. */

typedef struct
{
  MusterXmlNode *root;
  GPtrArray *open; /* unowned */
  guint n_elements;
} Builder;

static MusterXmlNode *
new_node (const char  *name,
          const char **names,
          const char **values)
{
  MusterXmlNode *node = g_new0 (MusterXmlNode, 1);
  const char *colon = strrchr (name, ':');

  node->name = g_strdup (colon != NULL ? colon + 1 : name);
  node->attributes = g_ptr_array_new_with_free_func (g_free);
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_xml_node_free);
  node->text = g_string_new (NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_ptr_array_add (node->attributes, g_strdup (names[i]));
      g_ptr_array_add (node->attributes, g_strdup (values[i]));
    }

  return node;
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *name,
                  const char          **names,
                  const char          **values,
                  gpointer              data,
                  GError              **error)
{
  Builder *self = data;
  MusterXmlNode *node;

  if (self->open->len == MUSTER_XML_MAX_DEPTH)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   _("elements are nested deeper than %d"), MUSTER_XML_MAX_DEPTH);
      return;
    }
  if (++self->n_elements > MUSTER_XML_MAX_ELEMENTS)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   dngettext (GETTEXT_PACKAGE, "more than %d element",
                              "more than %d elements", (gulong) MUSTER_XML_MAX_ELEMENTS),
                   MUSTER_XML_MAX_ELEMENTS);
      return;
    }

  node = new_node (name, names, values);
  if (self->open->len > 0)
    g_ptr_array_add (((MusterXmlNode *) g_ptr_array_index (self->open, self->open->len - 1))->children, node);
  else if (self->root == NULL)
    self->root = node;
  else
    {
      muster_xml_node_free (node);
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
                   _("there is more than one outermost element"));
      return;
    }
  g_ptr_array_add (self->open, node);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *name,
                gpointer              data,
                GError              **error)
{
  Builder *self = data;

  g_ptr_array_set_size (self->open, (int) self->open->len - 1);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Builder *self = data;

  if (self->open->len > 0)
    g_string_append_len (((MusterXmlNode *) g_ptr_array_index (self->open, self->open->len - 1))->text, text,
                         (gssize) length);
}

/* Ignores comments and processing instructions, but refuses declarations. */
static void
passthrough_cb (GMarkupParseContext  *context,
                const char           *text,
                gsize                 length,
                gpointer              data,
                GError              **error)
{
  if (length >= 3 && text[0] == '<' && text[1] == '!' && text[2] != '-')
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                 _("documents with declarations (<!DOCTYPE …>) are not read"));
}

static gboolean
parse (Builder     *self,
       const char  *text,
       gsize        length,
       const char  *origin,
       GError     **error)
{
  static const GMarkupParser parser = { start_element_cb, end_element_cb, text_cb, passthrough_cb, NULL };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);
  g_autoptr (GError) problem = NULL;
  g_autofree char *reason = NULL;
  int line;

  if (g_markup_parse_context_parse (context, text, (gssize) length, &problem) &&
      g_markup_parse_context_end_parse (context, &problem))
    return TRUE;

  g_markup_parse_context_get_position (context, &line, NULL);
  /* GLib's own messages include the line already, and sometimes contain a truncated character. */
  reason = g_utf8_make_valid (problem->message, -1);
  if (problem->domain == G_MARKUP_ERROR)
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, "%s: %s", origin, reason);
  else
    g_set_error (error, MUSTER_CORE_ERROR, problem->code, _("%s: line %d: %s"), origin, line,
                 reason);

  return FALSE;
}

/**
 * muster_xml_read:
 * @origin: what to call the document in an error
 *
 * Returns: (transfer full) (nullable): the outermost element
 */
MusterXmlNode *
muster_xml_read (const char  *text,
                 gsize        length,
                 const char  *origin,
                 GError     **error)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  Builder self = { .open = open };

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length > MUSTER_XML_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE, _("%s: larger than %d MiB"), origin,
                   MUSTER_XML_MAX_SIZE / 1024 / 1024);
      return NULL;
    }
  if (length > 0 && !g_utf8_validate_len (text, length, NULL))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: not a text in UTF-8"), origin);
      return NULL;
    }
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      length -= 3;
    }
  if (!parse (&self, text, length, origin, error))
    g_clear_pointer (&self.root, muster_xml_node_free);
  else if (self.root == NULL)
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: there is nothing in it"), origin);

  return self.root;
}

void
muster_xml_node_free (MusterXmlNode *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->children);
  g_ptr_array_unref (self->attributes);
  g_string_free (self->text, TRUE);
  g_free (self->name);
  g_free (self);
}

const char *
muster_xml_get_attribute (const MusterXmlNode *self,
                          const char          *name)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i + 1 < self->attributes->len; i += 2)
    {
      if (g_str_equal (g_ptr_array_index (self->attributes, i), name))
        return g_ptr_array_index (self->attributes, i + 1);
    }

  return NULL;
}

MusterXmlNode *
muster_xml_find_child (const MusterXmlNode *self,
                       const char          *name)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->children->len; i++)
    {
      MusterXmlNode *child = g_ptr_array_index (self->children, i);

      if (g_str_equal (child->name, name))
        return child;
    }

  return NULL;
}

const char *
muster_xml_get_text (const MusterXmlNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text->str;
}

void
muster_xml_append_text (GString    *xml,
                        const char *text)
{
  g_return_if_fail (xml != NULL);
  g_return_if_fail (text != NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (strchr ("<>&\"'", *p) != NULL || character == '\t' || character == '\n' || character == '\r')
        g_string_append_printf (xml, "&#%u;", character);
      else if (character < 0x20 || character == 0xFFFE || character == 0xFFFF ||
               (character >= 0x7F && character < 0xA0))
        g_string_append (xml, "\xef\xbf\xbd");
      else
        g_string_append_unichar (xml, character);
    }
}

void
muster_xml_append_attribute (GString    *xml,
                             const char *name,
                             const char *value)
{
  g_string_append_printf (xml, " %s=\"", name);
  muster_xml_append_text (xml, value);
  g_string_append_c (xml, '"');
}
