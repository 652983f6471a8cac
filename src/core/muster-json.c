/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json.h"

#include "core/muster-json-writer.h"

#include <math.h>
#include <string.h>

/* Writes JSON. JsonGenerator is not used because its layout differs between versions, and what
 * Muster writes is hashed and compared byte for byte. */

#define MAX_DOUBLE 32

typedef struct
{
  GString *text;
  gboolean pretty;
} Printer;

/* Prints a number with the fewest digits that read back as the same number. */
static void
print_double (GString *text,
              double   number)
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  char digits[MAX_DOUBLE];

  g_return_if_fail (isfinite (number));

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_ascii_formatd (digits, sizeof digits, formats[i], number);
      if (g_ascii_strtod (digits, NULL) == number)
        break;
    }

  g_string_append (text, digits);
  if (strpbrk (digits, ".e") == NULL)
    g_string_append (text, ".0");
}

static gboolean
is_flat (JsonArray *array)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_ARRAY (element) || JSON_NODE_HOLDS_OBJECT (element))
        return FALSE;
    }

  return TRUE;
}

static void
print_gap (Printer  *printer,
           gboolean  breaks,
           gboolean  is_first,
           guint     depth)
{
  if (!is_first)
    g_string_append (printer->text, breaks ? "," : ", ");

  if (breaks)
    g_string_append_printf (printer->text, "\n%*s", (int) depth * 2, "");
}

static void
print_node (Printer  *printer,
            JsonNode *node,
            guint     depth)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      guint length = json_array_get_length (array);
      gboolean breaks = printer->pretty && !is_flat (array);

      g_string_append_c (printer->text, '[');
      for (guint i = 0; i < length; i++)
        {
          print_gap (printer, breaks, i == 0, depth + 1);
          print_node (printer, json_array_get_element (array, i), depth + 1);
        }
      if (length > 0 && breaks)
        print_gap (printer, TRUE, TRUE, depth);
      g_string_append_c (printer->text, ']');
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      gboolean is_first = TRUE;
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      g_string_append_c (printer->text, '{');
      json_object_iter_init_ordered (&iter, object);
      while (json_object_iter_next_ordered (&iter, &name, &member))
        {
          print_gap (printer, printer->pretty, is_first, depth + 1);
          muster_json_append_string (printer->text, name);
          g_string_append (printer->text, ": ");
          print_node (printer, member, depth + 1);
          is_first = FALSE;
        }
      if (!is_first && printer->pretty)
        print_gap (printer, TRUE, TRUE, depth);
      g_string_append_c (printer->text, '}');
    }
  else
    {
      GString *text = printer->text;
      GType type = json_node_get_value_type (node);

      if (JSON_NODE_HOLDS_NULL (node))
        g_string_append (text, "null");
      else if (type == G_TYPE_BOOLEAN)
        g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
      else if (type == G_TYPE_STRING)
        muster_json_append_string (text, json_node_get_string (node));
      else if (type == G_TYPE_DOUBLE)
        print_double (text, json_node_get_double (node));
      else
        g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
    }
}

/**
 * muster_json_print:
 *
 * Returns: (transfer full): the document as text
 */
char *
muster_json_print (JsonNode *node,
                   gboolean  pretty)
{
  Printer printer = { .pretty = pretty };

  g_return_val_if_fail (node != NULL, NULL);

  printer.text = g_string_new (NULL);
  print_node (&printer, node, 0);

  return g_string_free (printer.text, FALSE);
}
