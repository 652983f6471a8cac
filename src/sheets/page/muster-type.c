/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-type.h"

#include "sheets/document/muster-plain.h"

#define PRESS_INDENT 10

/* Nothing smaller than this can be read. */
#define MIN_SIZE 5.0

/* Finding the breaks of a word takes time by the square of its length. Longer ones than this, in
 * characters, are no words: they may be broken, again and again after so many characters. */
#define MAX_WORD 60
#define WORD_STEP 12

#define ZERO_WIDTH_SPACE 0x200B
#define ZERO_WIDTH_JOINER 0x200D

/* Titles stand in a roman with feet, as on a broadsheet; all that is read while standing at the table
 * in a narrow plain one. Both are what the system has for these words: the sheets need no font of
 * their own. */
static const char TITLE_FAMILY[] = "Serif";
static const char TEXT_FAMILY[] = "Sans";

typedef struct
{
  const char *family;
  double size;
  PangoWeight weight;
  PangoStyle style;
} Font;

#define FONT(family, size, weight, style) \
  { family, size, PANGO_WEIGHT_##weight, PANGO_STYLE_##style }

static const Font FONTS[MUSTER_N_ROLES] = {
  [MUSTER_ROLE_TITLE] = FONT (TITLE_FAMILY, 20, BOLD, NORMAL),
  [MUSTER_ROLE_SUBTITLE] = FONT (TITLE_FAMILY, 11, NORMAL, ITALIC),
  [MUSTER_ROLE_HEADING_1] = FONT (TITLE_FAMILY, 12.5, BOLD, NORMAL),
  [MUSTER_ROLE_HEADING_2] = FONT (TITLE_FAMILY, 11, BOLD, NORMAL),
  [MUSTER_ROLE_HEADING_3] = FONT (TITLE_FAMILY, 9.5, BOLD, ITALIC),
  [MUSTER_ROLE_BODY] = FONT (TEXT_FAMILY, 9.5, NORMAL, NORMAL),
  [MUSTER_ROLE_STRONG] = FONT (TEXT_FAMILY, 9.5, BOLD, NORMAL),
  [MUSTER_ROLE_QUIET] = FONT (TEXT_FAMILY, 9.5, NORMAL, ITALIC),
  [MUSTER_ROLE_FINE] = FONT (TEXT_FAMILY, 7.5, NORMAL, NORMAL),
  [MUSTER_ROLE_LED] = FONT (TEXT_FAMILY, 9.5, NORMAL, NORMAL),
  [MUSTER_ROLE_CELL] = FONT (TEXT_FAMILY, 9.5, NORMAL, NORMAL),
  [MUSTER_ROLE_CELL_STRONG] = FONT (TEXT_FAMILY, 9.5, BOLD, NORMAL),
  [MUSTER_ROLE_HEAD] = FONT (TEXT_FAMILY, 8.5, BOLD, NORMAL),
  [MUSTER_ROLE_FOOTER] = FONT (TEXT_FAMILY, 8, NORMAL, NORMAL),
  [MUSTER_ROLE_CARD_TITLE] = FONT (TITLE_FAMILY, 12, BOLD, NORMAL),
  [MUSTER_ROLE_CARD_SUBTITLE] = FONT (TITLE_FAMILY, 9.5, NORMAL, ITALIC),
  [MUSTER_ROLE_CARD_TEXT] = FONT (TEXT_FAMILY, 9, NORMAL, NORMAL),
  [MUSTER_ROLE_CARD_LABEL] = FONT (TEXT_FAMILY, 9, BOLD, NORMAL),
  [MUSTER_ROLE_FIGURE] = FONT (TEXT_FAMILY, 13, BOLD, NORMAL),
  [MUSTER_ROLE_FIGURE_LABEL] = FONT (TEXT_FAMILY, 6.5, NORMAL, NORMAL),
  [MUSTER_ROLE_MASTHEAD] = FONT (TITLE_FAMILY, 34, BOLD, NORMAL),
  [MUSTER_ROLE_DATELINE] = FONT (TITLE_FAMILY, 8.5, NORMAL, NORMAL),
  [MUSTER_ROLE_HEADLINE] = FONT (TITLE_FAMILY, 18, BOLD, NORMAL),
  [MUSTER_ROLE_DECK] = FONT (TITLE_FAMILY, 10, NORMAL, ITALIC),
  [MUSTER_ROLE_ARTICLE] = FONT (TITLE_FAMILY, 9.5, BOLD, NORMAL),
  [MUSTER_ROLE_PRESS] = FONT (TITLE_FAMILY, 9.5, NORMAL, NORMAL),
  [MUSTER_ROLE_PRESS_ON] = FONT (TITLE_FAMILY, 9.5, NORMAL, NORMAL),
  [MUSTER_ROLE_INITIAL] = FONT (TITLE_FAMILY, 25, BOLD, NORMAL),
};

struct _MusterType
{
  PangoContext *context;
  PangoFontDescription *fonts[MUSTER_N_ROLES];
  PangoAttrList *attributes;
  double scale;
};

/* The text with places to break in what is too long for a word, or NULL if there is no such. */
static char *
soften (const char *text)
{
  GString *soft = NULL;
  gunichar before = 0;
  guint run = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      run = character == ' ' || character == '\n' ? 0 : run + 1;
      if (run > MAX_WORD && before != ZERO_WIDTH_JOINER && !g_unichar_iszerowidth (character))
        {
          if (soft == NULL)
            soft = g_string_new_len (text, p - text);
          g_string_append_unichar (soft, ZERO_WIDTH_SPACE);
          run = MAX_WORD - WORD_STEP;
        }
      if (soft != NULL)
        g_string_append_unichar (soft, character);
      before = character;
    }

  return soft != NULL ? g_string_free (soft, FALSE) : NULL;
}

static gboolean
is_running (MusterTextRole role)
{
  return role == MUSTER_ROLE_PRESS || role == MUSTER_ROLE_PRESS_ON;
}

static PangoLayout *
create_layout (MusterType     *self,
               MusterTextRole  role,
               const char     *text)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autofree char *soft = soften (text);

  pango_layout_set_font_description (layout, self->fonts[role]);
  /* Running text of a newspaper is broken at its soft hyphens. */
  if (!is_running (role))
    pango_layout_set_attributes (layout, self->attributes);
  pango_layout_set_text (layout, soft != NULL ? soft : text, -1);
  if (role == MUSTER_ROLE_LED)
    {
      g_autoptr (PangoAttrList) list = pango_attr_list_copy (self->attributes);
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->start_index = 0;
      bold->end_index = (guint) muster_plain_measure_lead (pango_layout_get_text (layout));
      pango_attr_list_insert (list, bold);
      pango_layout_set_attributes (layout, list);
    }

  return layout;
}

/**
 * muster_type_new:
 * @large: in large type
 * @scale: on top of that; 1 for most documents
 */
MusterType *
muster_type_new (gboolean large,
                 double   scale)
{
  return muster_type_new_scaled (large ? MUSTER_TYPE_LARGE_SCALE * scale : scale);
}

MusterType *
muster_type_new_scaled (double scale)
{
  MusterType *self = g_new0 (MusterType, 1);
  PangoContext *context;
  cairo_font_options_t *options;

  self->scale = scale;
  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  /* A point of a font is a point of the page. */
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  self->context = context;
  /* A word that is broken because it is too long gets no hyphen: it might be taken for a part of
   * it. */
  self->attributes = pango_attr_list_new ();
  pango_attr_list_insert (self->attributes, pango_attr_insert_hyphens_new (FALSE));
  for (guint i = 0; i < MUSTER_N_ROLES; i++)
    {
      self->fonts[i] = pango_font_description_new ();
      pango_font_description_set_family_static (self->fonts[i], FONTS[i].family);
      pango_font_description_set_stretch (self->fonts[i], PANGO_STRETCH_SEMI_CONDENSED);
      pango_font_description_set_weight (self->fonts[i], FONTS[i].weight);
      pango_font_description_set_style (self->fonts[i], FONTS[i].style);
      pango_font_description_set_size (self->fonts[i],
                                       pango_units_from_double (MAX (FONTS[i].size * self->scale, MIN_SIZE)));
    }

  return self;
}

void
muster_type_free (MusterType *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < MUSTER_N_ROLES; i++)
    pango_font_description_free (self->fonts[i]);
  pango_attr_list_unref (self->attributes);
  g_object_unref (self->context);
  g_free (self);
}

double
muster_type_get_scale (MusterType *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->scale;
}

double
muster_type_get_size (MusterType     *self,
                      MusterTextRole  role)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (role < MUSTER_N_ROLES, 0);

  return pango_units_to_double (pango_font_description_get_size (self->fonts[role]));
}

/**
 * muster_type_layout:
 * @width: in points
 *
 * Returns: (transfer full): the text, broken into lines
 */
PangoLayout *
muster_type_layout (MusterType     *self,
                    MusterTextRole  role,
                    const char     *text,
                    double          width,
                    PangoAlignment  alignment)
{
  PangoLayout *layout;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  layout = create_layout (self, role, text);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, alignment);
  pango_layout_set_width (layout, pango_units_from_double (MAX (width, 1)));
  /* A name from right to left stands in its column like the others. */
  pango_layout_set_auto_dir (layout, role < MUSTER_ROLE_CELL || role > MUSTER_ROLE_HEAD);
  pango_layout_set_justify (layout, is_running (role));
  if (role == MUSTER_ROLE_PRESS)
    pango_layout_set_indent (layout, pango_units_from_double (PRESS_INDENT * self->scale));

  return layout;
}

double
muster_type_measure (MusterType     *self,
                     MusterTextRole  role,
                     const char     *text,
                     gboolean        breaks)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (text != NULL, 0);

  layout = create_layout (self, role, text);
  if (breaks)
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
      pango_layout_set_width (layout, 0);
    }
  pango_layout_get_size (layout, &width, NULL);

  return pango_units_to_double (width);
}

gboolean
muster_type_is_from_right (MusterType *self,
                           const char *text)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  layout = pango_layout_new (self->context);
  pango_layout_set_text (layout, text, -1);

  return pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL;
}
