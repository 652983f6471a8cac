/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "sheets/map/muster-map-drawing.h"
#include "sheets/page/muster-picture.h"

/* A newspaper set in columns: its text as it was written or edited, the map of the last battle and the
 * standings. */

#define COLUMN_WIDTH 128
#define TYPE_SCALE 1.15 /* and smaller where the news needs room */

/* Of the list of the fallen, in points. */
#define BORDER 1.4
#define LIST_SIZE 8.5
#define LIST_LINE 11.5
#define LIST_MARGIN 8.0
#define LIST_WIDTH 200
#define ROOM_SHARE 0.94 /* of the room for a line that is taken at most */
#define LEAST_SHARE 0.78 /* of the usual size, of lines of one size */

static gboolean
find_map (MusterCampaign           *campaign,
          const MusterCareerAffair *affair,
          MusterMap                *map)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, affair->chapter);
  const MusterCampaignChapterDef *def =
    chapter >= 0 ? muster_campaign_state_get_chapter_def (state, chapter) : NULL;
  const MusterRules *rules;

  if (def == NULL || def->ruleset == NULL || def->scenario == NULL)
    return FALSE;
  rules = muster_ruleset_get_rules (def->ruleset);
  map->scenario = muster_catalog_find_scenario (muster_ruleset_get_catalog (def->ruleset), def->scenario);
  map->length = def->table_length > 0 ? def->table_length : 72;
  map->width = def->table_width > 0 ? def->table_width : 48;
  map->measure = rules->measure != NULL ? _(rules->measure) : "";
  return map->scenario != NULL && muster_map_painter_has_shapes (map);
}

/* The map of the campaign, if it has one; otherwise that of the last battle. */
static void
add_map (MusterDocument      *document,
         const MusterGazette *gazette,
         GBytes              *picture)
{
  MusterCampaign *campaign = muster_careers_get_campaign (gazette->careers);
  const MusterCareerAffair *affair = g_ptr_array_index (gazette->affairs, gazette->affairs->len - 1);
  MusterMap map = { 0 };

  if (muster_campaign_get_setup (campaign)->has_map)
    {
      /* As it stood when the issue came out. */
      muster_theatre_sheet_add (document, campaign, gazette->then, gazette->side, picture, FALSE);
      return;
    }
  /* The library keeps the scenario as long as the campaign lives. */
  if (!find_map (campaign, affair, &map))
    return;
  muster_map_drawing_add (document, &map, campaign, NULL, affair->title);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, affair->title);
}

/* One paragraph of the text, by the sign that it begins with. Returns whether it was running text. */
static gboolean
add_part (MusterDocument *document,
          const char     *part)
{
  g_autofree char *capitals = g_utf8_strup (part, -1);

  if (g_str_has_prefix (part, "## "))
    muster_document_add_heading (document, 2, capitals + 3);
  else if (g_str_has_prefix (part, "# "))
    muster_document_add_heading (document, 1, capitals + 2);
  else if (g_str_has_prefix (part, "> "))
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, part + 2);
  else
    {
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_gazette_read_line (part));
      return TRUE;
    }
  return FALSE;
}

/* The paragraphs of the text, each a line, and lines that begin with a sign. What a paragraph begins with is
 * still as it was written. */
static char **
list_parts (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autoptr (GString) part = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean is_sign = lines[i][0] == '#' || lines[i][0] == '>';

      if (*lines[i] != '\0' && !is_sign)
        g_string_append_printf (part, "%s%s", part->len > 0 ? " " : "",
                                part->len > 0 ? muster_gazette_read_line (lines[i]) : lines[i]);
      if ((*lines[i] == '\0' || is_sign || lines[i + 1] == NULL) && part->len > 0)
        {
          g_strv_builder_add (parts, part->str);
          g_string_truncate (part, 0);
        }
      if (is_sign)
        g_strv_builder_add (parts, lines[i]);
    }
  return g_strv_builder_end (parts);
}

/* The list of the fallen, in a black border. */

typedef struct
{
  char *heading;
  char **lines;
} Fallen;

static void
fallen_free (gpointer data)
{
  Fallen *self = data;

  g_free (self->heading);
  g_strfreev (self->lines);
  g_free (self);
}

static double
fallen_get_height (gpointer data,
                   double   width)
{
  const Fallen *self = data;

  return 2 * LIST_MARGIN + (g_strv_length (self->lines) + 1.6) * LIST_LINE;
}

/* As large as @size, or as small as the line must be to have room in @width. */
static double
find_size (MusterBrush *brush,
           const char  *words,
           double       size,
           double       width)
{
  double wide;
  double high;

  muster_brush_measure (brush, words, size, &wide, &high);
  return wide > width * ROOM_SHARE ? size * width * ROOM_SHARE / wide : size;
}

/* The same for all lines, so that they look alike; one that is very long is smaller than the others. */
static double
find_common_size (MusterBrush *brush,
                  char       **lines,
                  double       size,
                  double       width)
{
  double common = size;

  for (guint i = 0; lines[i] != NULL; i++)
    common = MIN (common, MAX (find_size (brush, lines[i], size, width), size * LEAST_SHARE));
  return common;
}

static void
fallen_paint (gpointer     data,
              double       width,
              double       height,
              MusterBrush *brush)
{
  static const MusterColor ink = { 0, 0, 0 };
  const Fallen *self = data;
  double scale = height / fallen_get_height (data, width);
  double y = (LIST_MARGIN + LIST_LINE * 0.7) * scale;
  double room = width - 5 * BORDER;
  double size = find_common_size (brush, self->lines, LIST_SIZE * scale, room);

  cairo_rectangle (brush->cr, BORDER, BORDER, width - 2 * BORDER, height - 2 * BORDER);
  muster_brush_stroke (brush, &ink, 1, BORDER * 2, 0, 0);
  muster_brush_write (brush, &ink, &(MusterWording) { .words = self->heading,
                                                     .size = LIST_SIZE * 1.15 * scale,
                                                      .x = width / 2, .y = y, .width = width - 4 * BORDER });
  y += LIST_LINE * 1.3 * scale;
  for (guint i = 0; self->lines[i] != NULL; i++, y += LIST_LINE * scale)
    muster_brush_write (brush, &ink,
                        &(MusterWording) {
                          .words = self->lines[i],
                          .size = find_size (brush, self->lines[i], size, room),
                          .x = width / 2, .y = y, .width = room });
}

/* @lines: (element-type utf8) */
static void
add_fallen (MusterDocument *document,
            GPtrArray      *lines)
{
  MusterDrawing drawing = { .paint = fallen_paint, .get_height = fallen_get_height, .free = fallen_free,
                            .is_rigid = TRUE, .narrow_width = LIST_WIDTH };
  Fallen *self;

  if (lines->len == 0)
    return;
  self = g_new0 (Fallen, 1);
  self->heading = g_utf8_strup (muster_gazette_get_fallen_heading (), -1);
  self->lines = g_new0 (char *, lines->len + 1);
  for (guint i = 0; i < lines->len; i++)
    self->lines[i] = g_strdup (lines->pdata[i]);
  drawing.data = self;
  muster_document_take_drawing (document, &drawing, muster_gazette_get_fallen_heading (),
                                (const char *const *) self->lines);
}

/* Whether @part is the heading of the article with those words. */
static gboolean
is_heading (const char *part,
            const char *words)
{
  return g_str_has_prefix (part, "## ") && g_str_equal (part + 3, words);
}

/* The last photo of each battle, with what was said of it. */
static void
add_photos (MusterDocument                  *document,
            const MusterGazette             *gazette,
            const MusterCampaignSheetChoice *choice)
{
  for (guint i = 0; choice->get_image != NULL && i < gazette->affairs->len; i++)
    {
      MusterCareerSource *source = muster_careers_find_source (gazette->careers, gazette->affairs->pdata[i]);
      g_autoptr (GBytes) content =
        source != NULL && source->photo != NULL ? choice->get_image (source->photo, choice->image_data)
                                                : NULL;

      if (content != NULL && muster_picture_add (document, content, source->caption, MUSTER_PICTURE_PHOTO))
        muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, source->caption);
    }
}

/* The pictures of the notes that the readers may see (C-MISC-04). */
static void
add_note_pictures (MusterDocument                  *document,
                   const MusterGazette             *gazette,
                   const MusterCampaignSheetChoice *choice)
{
  g_autoptr (GPtrArray) notes = muster_gazette_list_notes (gazette);

  for (guint i = 0; choice->get_image != NULL && i < notes->len; i++)
    {
      MusterCampaignLogEntry *note = notes->pdata[i];
      const char *text = muster_campaign_order_get_text (muster_campaign_log_entry_get_order (note), "text");
      g_auto (GStrv) pictures = muster_campaign_log_entry_dup_pictures (note);

      for (guint k = 0; pictures[k] != NULL; k++)
        {
          g_autoptr (GBytes) content = choice->get_image (pictures[k], choice->image_data);

          if (content != NULL)
            muster_picture_add (document, content, text, MUSTER_PICTURE_PHOTO);
        }
    }
}

/* Photos follow the first paragraph, the map the second, and whoever did most is pictured after them. The
 * pictures of notes stand below the heading of the notes, or at the end if somebody has taken it out. @next:
 * (element-type utf8): gets the article about what comes next. */
static void
add_text (MusterDocument                  *document,
          const MusterGazette             *gazette,
          const MusterCampaignSheetChoice *choice,
          char                           **parts,
          GPtrArray                       *next)
{
  g_autoptr (GPtrArray) fallen = g_ptr_array_new ();
  MusterCareer *hero = muster_gazette_battle_find_hero (gazette);
  GPtrArray *set_apart = NULL;
  gboolean has_photos = FALSE, has_note_pictures = FALSE;
  guint n = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (parts[i][0] == '#')
        {
          add_fallen (document, fallen);
          g_ptr_array_set_size (fallen, 0);
          set_apart = is_heading (parts[i], muster_gazette_get_next_heading ())     ? next
                      : is_heading (parts[i], muster_gazette_get_fallen_heading ()) ? fallen
                                                                                    : NULL;
        }
      if (set_apart != NULL)
        {
          if (parts[i][0] != '#')
            g_ptr_array_add (set_apart, (gpointer) muster_gazette_read_line (parts[i]));
          continue;
        }
      n += add_part (document, parts[i]);
      if (!has_note_pictures && is_heading (parts[i], muster_gazette_get_notes_heading ()))
        {
          add_note_pictures (document, gazette, choice);
          has_note_pictures = TRUE;
        }
      if (n == 1 && !has_photos)
        {
          add_photos (document, gazette, choice);
          has_photos = TRUE;
        }
      if (n == 2)
        {
          add_map (document, gazette, choice->map_picture);
          n++;
        }
      if (n == 4 && hero != NULL && muster_service_sheet_add_portrait (document, choice, hero))
        {
          muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, muster_career_get_name (hero));
          hero = NULL;
        }
    }
  if (!has_note_pictures)
    add_note_pictures (document, gazette, choice);
  add_fallen (document, fallen);
}

/* (nullable): what a reader is told in small type below all else: what the writer warns of, and that battles
 * could not be read. */
static char *
dup_footer (const MusterGazette *gazette,
            MusterCareers       *careers)
{
  GPtrArray *gaps = muster_careers_get_gaps (careers);
  const char *warning = muster_gazette_get_warning (gazette);
  /* Translators: %s is a sentence that says which battle cannot be read, and why. */
  g_autofree char *gap =
    gaps->len > 0 ? g_strdup_printf (_("Something is missing here. %s"), (char *) gaps->pdata[0]) : NULL;

  if (warning == NULL || gap == NULL)
    return g_strdup (warning != NULL ? warning : gap);

  return g_strconcat (warning, " ", gap, NULL);
}

MusterDocument *
muster_gazette_sheet_new (MusterCareers                   *careers,
                          const MusterCampaignSheetChoice *choice,
                          GError                         **error)
{
  const char *from = choice->from != NULL ? choice->from : muster_gazette_find_last (careers);
  g_autoptr (MusterGazette) gazette = NULL;
  g_autofree char *name = NULL;
  g_autofree char *issue = NULL;
  g_autofree char *date = NULL;
  g_autofree char *edition = NULL;
  g_autofree char *text = NULL;
  g_autofree char *footer = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GPtrArray) next = g_ptr_array_new ();
  MusterDocument *document;
  g_autofree char *heading = NULL;

  if (from == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("no chapter was fought yet: there is nothing to tell"));
      return NULL;
    }
  gazette = muster_gazette_new (careers, from, choice->to, choice->side, error);
  if (gazette == NULL)
    return NULL;

  name = muster_gazette_dup_name (gazette);
  issue = muster_gazette_dup_issue (gazette);
  date = muster_gazette_dup_date (gazette);
  edition = muster_gazette_dup_edition (gazette);
  text = choice->text != NULL ? g_strdup (choice->text) : muster_gazette_write (gazette);
  document = muster_document_new (name);
  muster_document_set_masthead (document, issue, date, edition);
  footer = dup_footer (gazette, careers);
  if (footer != NULL)
    muster_document_set_footer (document, footer);
  muster_document_set_column_width (document, COLUMN_WIDTH);
  muster_document_set_type_scale (document, TYPE_SCALE);
  muster_document_set_max_pages (document, 1);
  parts = list_parts (text);
  add_text (document, gazette, choice, parts, next);

  /* Adds the standings and, beside them, what comes next. */
  heading = g_utf8_strup (muster_gazette_get_next_heading (), -1);
  muster_document_begin_box (document);
  muster_campaign_sheet_add_standings (document, muster_careers_get_campaign (gazette->careers),
                                       gazette->then, 2);
  if (next->len > 0)
    {
      muster_document_begin_group (document);
      muster_document_add_heading (document, 2, heading);
      for (guint i = 0; i < next->len; i++)
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, g_ptr_array_index (next, i));
      muster_document_end_group (document);
    }
  muster_document_end_group (document);

  return document;
}
