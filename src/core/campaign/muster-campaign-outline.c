/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-outline.h"

#include "core/muster-i18n.h"

static JsonObject *
write_chapter (const MusterCampaignOutline *self,
               guint                        number,
               const char                  *title)
{
  g_autofree char *id = g_strdup_printf ("chapter-%u", number);
  JsonObject *chapter = json_object_new ();

  json_object_set_string_member (chapter, "id", id);
  json_object_set_string_member (chapter, "title", title);
  if (self->ruleset != NULL)
    json_object_set_string_member (chapter, "ruleset", self->ruleset);
  if (self->points > 0)
    json_object_set_int_member (chapter, "points", self->points);
  if (self->days > 0)
    json_object_set_int_member (chapter, "days", self->days);
  return chapter;
}

/* Links every result, including a draw, to the same chapter. */
static JsonObject *
write_ways (guint       n_sides,
            const char *chapter)
{
  JsonObject *next = json_object_new ();

  for (guint i = 1; i <= n_sides; i++)
    {
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_SIDE_ID, i);

      json_object_set_string_member (next, side, chapter);
    }
  json_object_set_string_member (next, "draw", chapter);
  return next;
}

static void
write_row (const MusterCampaignOutline *self,
           JsonArray                   *chapters)
{
  for (guint i = 1; i <= self->n_chapters; i++)
    {
      /* Translators: a chapter of a campaign that has no title yet. */
      g_autofree char *title = g_strdup_printf (_("Chapter %u"), i);
      g_autofree char *after = g_strdup_printf ("chapter-%u", i + 1);
      JsonObject *chapter = write_chapter (self, i, title);

      if (self->plan == MUSTER_CAMPAIGN_TREE && i < self->n_chapters)
        json_object_set_object_member (chapter, "next",
                                       write_ways (g_strv_length ((char **) self->sides), after));
      json_array_add_object_element (chapters, chapter);
    }
}

static void
write_tree (const MusterCampaignOutline *self,
            JsonArray                   *chapters)
{
  guint n_sides = g_strv_length ((char **) self->sides);
  g_autofree char *last = g_strdup_printf ("chapter-%u", n_sides + 2);
  JsonObject *first = write_chapter (self, 1, _("First clash"));
  JsonObject *next = json_object_new ();

  json_array_add_object_element (chapters, first);
  for (guint i = 0; i < n_sides; i++)
    {
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_SIDE_ID, i + 1);
      g_autofree char *id = g_strdup_printf ("chapter-%u", i + 2);
      /* Translators: the title of a chapter; the name of the side that is on the march. */
      g_autofree char *title = g_strdup_printf (_("Advance of %s"), self->sides[i]);
      JsonObject *chapter = write_chapter (self, i + 2, title);

      json_object_set_string_member (chapter, "attacker", side);
      json_object_set_object_member (chapter, "next", write_ways (n_sides, last));
      json_array_add_object_element (chapters, chapter);
      json_object_set_string_member (next, side, id);
    }
  json_object_set_string_member (next, "draw", last);
  json_object_set_object_member (first, "next", next);
  json_array_add_object_element (chapters, write_chapter (self, n_sides + 2, _("The decision")));
}

/**
 * muster_campaign_outline_write_chapters:
 *
 * Returns: (transfer full): the member `chapters` of a campaign file
 */
JsonArray *
muster_campaign_outline_write_chapters (const MusterCampaignOutline *self)
{
  JsonArray *chapters = json_array_new ();

  if (self->plan == MUSTER_CAMPAIGN_TREE && self->n_chapters == 0)
    write_tree (self, chapters);
  else
    write_row (self, chapters);
  return chapters;
}
