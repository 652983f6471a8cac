/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

/* The map for whoever cannot see it: places, who is there, and what lies next to them. */

static const char *
get_side (const MusterTheatre *self,
          int                  side)
{
  return g_array_index (self->sides, MusterTheatreSide, side).name;
}

static void
append_link (const MusterTheatre     *self,
             const MusterTheatreLink *link,
             int                      place,
             GString                 *text)
{
  int other = link->places[0] == place ? link->places[1] : link->places[0];
  g_autofree char *way = g_utf8_strdown (muster_theatre_kinds_way_get_label (link->way), -1);

  if (text->len > 0)
    g_string_append (text, ", ");
  muster_bidi_append (text, muster_theatre_get_place (self, other)->name);
  g_string_append_printf (text, " (%s", way);
  if (link->cost > 1)
    g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, ", %d step", ", %d steps", (gulong) link->cost),
                            link->cost);
  /* Translators: a way that cannot be taken. */
  g_string_append (text, link->closed ? _(", closed)") : ")");
}

char *
muster_theatre_words_dup_next (const MusterTheatre *self,
                               int                  place)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (self->links, MusterTheatreLink, i);

      if (link->places[0] == place || link->places[1] == place)
        append_link (self, link, place, text);
    }
  return g_string_free (text, FALSE);
}

/* Where those who stand in a place are to march, or came from. */
static void
append_marches (const MusterTheatre *self,
                int                  place,
                GString             *text)
{
  for (guint i = 0; i < self->marches->len; i++)
    {
      const MusterTheatreMarch *march = &g_array_index (self->marches, MusterTheatreMarch, i);
      int end = march->path[march->n_path - 1];
      g_autofree char *from = muster_bidi_isolate (muster_theatre_get_place (self, march->path[0])->name);
      g_autofree char *to = muster_bidi_isolate (muster_theatre_get_place (self, end)->name);
      g_autofree char *side = muster_bidi_isolate (get_side (self, march->side));

      if (!march->is_done && march->path[0] == place)
        /* Translators: a side, and the place to which it is to march. */
        g_string_append_printf (text, _("; %s marches to %s"), side, to);
      else if (march->is_done && end == place)
        /* Translators: a side, and the place from which it has marched. */
        g_string_append_printf (text, _("; %s came from %s"), side, from);
    }
}

char *
muster_theatre_words_dup_place (const MusterTheatre *self,
                                int                  place)
{
  const MusterTheatrePlace *at = muster_theatre_get_place (self, place);
  GString *text = g_string_new (NULL);

  muster_bidi_append (text, at->owner >= 0 ? get_side (self, at->owner) : _("nobody’s"));
  if (at->value > 0)
    /* Translators: the points that a place on a map is worth. */
    g_string_append_printf (text, _(", worth %d"), at->value);
  if (at->depot >= 0)
    {
      g_autofree char *side = muster_bidi_isolate (get_side (self, at->depot));

      g_string_append_printf (text, _(", depot of %s"), side);
    }
  for (guint i = 0; i < self->meetings->len; i++)
    {
      const MusterTheatreMeeting *meeting = &g_array_index (self->meetings, MusterTheatreMeeting, i);

      if (meeting->place == place || meeting->other == place)
        g_string_append_printf (text, _("; meeting %d"), meeting->number);
    }
  for (guint i = 0; i < self->stacks->len; i++)
    {
      const MusterTheatreStack *stack = &g_array_index (self->stacks, MusterTheatreStack, i);

      if (stack->place == place)
        {
          g_string_append (text, "; ");
          muster_bidi_append (text, stack->name);
          g_string_append (text, " (");
          muster_bidi_append (text, get_side (self, stack->side));
          if (stack->strength >= 0)
            g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, ", %d figure", ", %d figures",
                                                     (gulong) stack->strength),
                                    stack->strength);
          if (stack->is_cut_off)
            g_string_append (text, _(", cut off from supply"));
          if (stack->must_withdraw)
            g_string_append (text, _(", has to withdraw"));
          g_string_append_c (text, ')');
        }
    }
  append_marches (self, place, text);
  return g_string_free (text, FALSE);
}

char **
muster_theatre_words_list (const MusterTheatre *self)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < self->places->len; i++)
    {
      g_autofree char *name = muster_bidi_isolate (muster_theatre_get_place (self, (int) i)->name);
      g_autofree char *what = muster_theatre_words_dup_place (self, (int) i);
      g_autofree char *next = muster_theatre_words_dup_next (self, (int) i);
      /* Translators: a place of a map, whose it is and who is there, and the places next to it. */
      g_autofree char *line = *next != '\0' ? g_strdup_printf (_("%s: %s. Next to it: %s"), name, what, next)
                                            : g_strdup_printf (_("%s: %s"), name, what);

      g_strv_builder_add (lines, line);
    }
  return g_strv_builder_end (lines);
}
