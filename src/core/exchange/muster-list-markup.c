/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-markup.h"

#include "core/muster-text.h"

#include <string.h>

/* Removes the markup from a pasted list, line by line. Each character is read once without going
 * back, so the time is proportional to the length of the text. */

typedef enum
{
  DIALECT_PLAIN,
  DIALECT_MARKDOWN,
  DIALECT_BBCODE,
} Dialect;

/* Marks a bracket that does not belong to BBCode: see sheets/document/muster-document-bbcode.c. */
#define WORD_JOINER "\xe2\x81\xa0"

/* A longer part of a line is shown by itself. */
#define MAX_SOURCE 1000

/* The longest argument of a tag: a colour, a size, an address. */
#define MAX_ARGUMENT 200

/* Tags that end a part of a line. */
static const char *const BREAKS[] = { "*", "li", "td", "th", NULL };
static const char *const TAGS[] = {
  "*", "b", "br", "center", "code", "color", "colour", "font", "h1", "h2", "h3", "h4", "hr", "i",
  "indent", "justify", "left", "li", "list", "ol", "quote", "right", "s", "size", "spoiler", "table",
  "td", "th", "tr", "u", "ul", "url", NULL
};

static const char *const BULLETS[] = {
  "- ", "* ", "+ ", "– ", "— ", "• ", "•", "◦ ", "▪ ", "● ", "‣ ", "· ", "→ ", "> ", "o ", ". ", NULL
};

static void
clear_line (gpointer data)
{
  MusterListLine *line = data;

  g_clear_pointer (&line->source, g_free);
  g_clear_pointer (&line->raw, g_free);
  g_clear_pointer (&line->text, g_free);
}

/* Returns the length of a tag that begins at @p, or 0. @name: its name without its arguments. */
static gsize
scan_tag (const char  *p,
          char         name[8],
          gboolean    *is_end)
{
  const char *start = p + 1;
  const char *end;
  gsize length;

  if (*p != '[')
    return 0;
  *is_end = *start == '/';
  start += *is_end;
  length = strcspn (start, "=] \t\n[");
  if (length == 0 || length > 7)
    return 0;
  for (gsize i = 0; i < length; i++)
    name[i] = g_ascii_tolower (start[i]);
  name[length] = '\0';
  if (!g_strv_contains (TAGS, name))
    return 0;

  end = start + length;
  for (gsize i = 0; *end == '=' || (i > 0 && *end != ']'); i++, end++)
    {
      if (*end == '\0' || i > MAX_ARGUMENT)
        return 0;
    }

  return *end == ']' ? (gsize) (end - p) + 1 : 0;
}

static gboolean
has_tags (const char *text)
{
  char name[8];
  gboolean is_end;

  for (const char *p = strchr (text, '['); p != NULL; p = strchr (p + 1, '['))
    {
      if (scan_tag (p, name, &is_end) > 0)
        return TRUE;
    }

  return FALSE;
}

/* Returns: the length of a line that consists of nothing but this character; 0 for any other
 * line */
static gsize
measure_rule (const char *line,
              char        character)
{
  gsize blanks = strspn (line, " \t");
  gsize length = strspn (line + blanks, (const char[]) { character, '\0' });

  return line[blanks + length + strspn (line + blanks + length, " \t\r")] == '\0' ? length : 0;
}

static gboolean
is_rule (const char *line)
{
  return measure_rule (line, '-') > 1 || measure_rule (line, '=') > 1 ||
         measure_rule (line, '*') > 2 || measure_rule (line, '_') > 2 || measure_rule (line, '~') > 2;
}

/* "```" and "```text" begin and end a block without markup. */
static gboolean
is_fence (const char *line)
{
  const char *text = line + strspn (line, " \t");
  gsize ticks = strspn (text, "`");

  return ticks == 3 && strpbrk (text + ticks, "` ") == NULL;
}

/* Whether the next line underlines this one and so makes it a heading. */
static gboolean
is_underlined (const char *line,
               const char *next)
{
  glong length;
  gsize rule;

  if (next == NULL || line[strspn (line, " \t")] == '\0' || is_rule (line))
    return FALSE;

  rule = MAX (measure_rule (next, '='), measure_rule (next, '-'));
  length = g_utf8_strlen (line, -1);

  /* Wide characters take two columns. */
  return rule > 1 && (glong) rule + 1 >= length && (glong) rule <= 2 * length + 1;
}

static Dialect
find_dialect (char **lines)
{
  const char *first = NULL;
  gboolean has_bold = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = lines[i] + strspn (lines[i], " \t");

      if (*line == '\0' || is_fence (line))
        continue;
      if (first == NULL)
        {
          first = line;
          if (lines[i + 1] != NULL && measure_rule (lines[i + 1], '=') > 1)
            return DIALECT_PLAIN;
          if (*line == '#' && strspn (line, "#") <= 6 && line[strspn (line, "#")] == ' ')
            return DIALECT_MARKDOWN;
        }
      if (has_tags (line))
        return DIALECT_BBCODE;
      has_bold = has_bold || strstr (line, "**") != NULL || *line == '#';
    }

  return has_bold ? DIALECT_MARKDOWN : DIALECT_PLAIN;
}

static char *
strip_markdown (const char *line)
{
  GString *text = g_string_new (NULL);
  gboolean is_row = *line == '|';

  for (const char *p = line; *p != '\0'; p++)
    {
      if (*p == '\\' && g_ascii_ispunct (p[1]))
        g_string_append_c (text, *++p);
      else if (*p == '\\' && p[1] == '\0')
        break;
      else if (g_ascii_strncasecmp (p, "<br>", 4) == 0)
        {
          g_string_append (text, ", ");
          p += 3;
        }
      else if (*p == '|' && is_row)
        g_string_append (text, text->len > 0 && p[1] != '\0' ? "," : "");
      else if (strchr ("*_`~", *p) == NULL || (*p == '*' && p[1] == ' ' && p == line))
        g_string_append_c (text, *p);
    }

  return g_string_free (text, FALSE);
}

static gsize
skip_bullet (const char *text)
{
  gsize n_digits = strspn (text, "0123456789");

  for (guint i = 0; BULLETS[i] != NULL; i++)
    {
      if (g_str_has_prefix (text, BULLETS[i]))
        return strlen (BULLETS[i]);
    }
  if (n_digits > 0 && n_digits <= 3 && (text[n_digits] == '.' || text[n_digits] == ')') &&
      g_ascii_isspace (text[n_digits + 1]))
    return n_digits + 1;

  return 0;
}

static guint
measure_indent (const char *line)
{
  guint places = 0;

  for (; *line == ' ' || *line == '\t'; line++)
    places += *line == '\t' ? 4 : 1;

  return MIN (places, 1000);
}

static void
take_text (MusterListLine *line,
           char           *text,
           gboolean        is_item)
{
  g_autofree char *owned = text;
  char *stripped = g_strstrip (owned);
  gsize bullet = skip_bullet (stripped);
  gsize length;
  gsize n;
  gsize n_plus;

  /* "++ Column [24 pts] ++", "+ Infantry +": returns how many signs there are at each end, or 0. */
  length = strlen (stripped);
  n = strspn (stripped, "+");
  if (n == 0 || length < 2 * n + 3 || stripped[n] != ' ' || stripped[length - n - 1] != ' ')
    n_plus = 0;
  else
    n_plus = strspn (stripped + length - n, "+") == n ? n : 0;
  if (n_plus > 0)
    {
      line->is_heading = TRUE;
      line->is_category = n_plus == 1;
      stripped[strlen (stripped) - n_plus] = '\0';
      line->text = g_strstrip (g_strdup (stripped + n_plus));
      return;
    }
  line->is_item = is_item || bullet > 0;
  line->text = g_strdup (stripped + bullet + strspn (stripped + bullet, " \t"));
}

static void
add_part (GArray     *lines,
          guint       number,
          const char *source,
          GString    *part,
          gboolean    is_item,
          gboolean    is_heading)
{
  MusterListLine line = { .number = number, .is_heading = is_heading };

  line.source = g_strdup (strlen (source) <= MAX_SOURCE ? source : part->str);
  line.raw = g_strdup (part->str);
  line.indent = measure_indent (part->str);
  take_text (&line, g_strdup (part->str), is_item);
  g_array_append_val (lines, line);
  g_string_truncate (part, 0);
}

/* Several items of a list may be on one line. */
static void
add_bbcode (GArray     *lines,
            guint       number,
            const char *source)
{
  g_autoptr (GString) part = g_string_new (NULL);
  gboolean is_item = FALSE;
  gboolean starts_bold = g_ascii_strncasecmp (source, "[b]", 3) == 0;
  gsize n_bytes = strlen (source);
  gboolean is_heading = starts_bold && n_bytes > 4 &&
                        g_ascii_strcasecmp (source + n_bytes - 4, "[/b]") == 0 &&
                        strchr (source + 3, '[') == source + n_bytes - 4;
  const char *p = source;

  while (*p != '\0')
    {
      char name[8];
      gboolean is_end = FALSE;
      gsize length = scan_tag (p, name, &is_end);

      if (length == 0)
        {
          gsize n = *p == '[' ? 1 : strcspn (p, "[");

          g_string_append_len (part, p, (gssize) n);
          p += n;
          if (part->len > 0 && part->str[part->len - 1] == '[' && g_str_has_prefix (p, WORD_JOINER))
            p += strlen (WORD_JOINER);
          continue;
        }
      p += length;
      if (!g_strv_contains (BREAKS, name))
        continue;
      if (*name == 't')
        g_string_append (part, is_end ? ", " : "");
      else if (!is_end)
        {
          if (part->str[strspn (part->str, " ")] != '\0')
            add_part (lines, number, source, part, is_item, FALSE);
          g_string_truncate (part, 0);
          is_item = TRUE;
        }
    }
  add_part (lines, number, source, part, is_item, is_heading);
}

static void
add_plain (GArray     *lines,
           guint       number,
           const char *source,
           Dialect     dialect,
           gboolean    is_heading)
{
  MusterListLine line = { .number = number, .is_heading = is_heading };
  const char *text = source + strspn (source, " \t");
  gsize n_marks = strspn (text, "#");

  line.source = g_strdup (source);
  line.raw = dialect == DIALECT_MARKDOWN ? strip_markdown (text) : g_strdup (source);
  line.indent = measure_indent (source);
  if (dialect != DIALECT_MARKDOWN)
    take_text (&line, g_strdup (text), FALSE);
  else if (n_marks > 0 && n_marks <= 6 && (text[n_marks] == ' ' || text[n_marks] == '\0'))
    {
      line.is_heading = TRUE;
      line.text = g_strstrip (strip_markdown (text + n_marks));
    }
  else
    {
      gsize bullet = skip_bullet (text);

      /* An escaped bullet is not a bullet. */
      line.is_item = bullet > 0;
      line.text = g_strstrip (strip_markdown (text + bullet));
    }
  g_array_append_val (lines, line);
}

/**
 * muster_list_markup_split:
 * @text: valid UTF-8
 *
 * Returns: (transfer full) (element-type MusterListLine): its lines without horizontal rules; empty
 *   lines are included, with an empty text
 */
GArray *
muster_list_markup_split (const char *text)
{
  GArray *lines;
  g_auto (GStrv) sources = NULL;
  Dialect dialect;

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_array_new (FALSE, FALSE, sizeof (MusterListLine));
  g_array_set_clear_func (lines, clear_line);
  sources = g_strsplit (text, "\n", MUSTER_LIST_MAX_LINES + 1);
  for (guint i = 0; sources[i] != NULL; i++)
    g_strchomp (sources[i]);
  dialect = find_dialect (sources);

  for (guint i = 0; sources[i] != NULL && lines->len < MUSTER_LIST_MAX_LINES; i++)
    {
      if (is_rule (sources[i]) || is_fence (sources[i]))
        continue;
      if (strlen (sources[i]) > MUSTER_LIST_MAX_LINE)
        {
          guint number = i + 1;
          MusterListLine line = { .number = number, .is_long = TRUE };

          line.source = muster_text_cut (sources[i], MAX_SOURCE);
          line.raw = g_strdup (sources[i]);
          line.text = g_strdup (line.source);
          g_array_append_val (lines, line);

          continue;
        }
      if (dialect == DIALECT_BBCODE)
        add_bbcode (lines, i + 1, sources[i]);
      else
        add_plain (lines, i + 1, sources[i], dialect, is_underlined (sources[i], sources[i + 1]));
    }

  return lines;
}

MusterListLine *
muster_list_markup_get (const GArray *lines,
                        guint         index)
{
  g_return_val_if_fail (lines != NULL && index < lines->len, NULL);

  return &g_array_index (lines, MusterListLine, index);
}
