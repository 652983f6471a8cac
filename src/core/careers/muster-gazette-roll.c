/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-gazette-private.h"

#include <string.h>

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* Writes who fell, and what became of those who were struck down. */

/* Whether the readers have more than one force, so that it is told of each who he belongs to. */
static gboolean
has_several_forces (const MusterGazette *self)
{
  GListModel *leaders = muster_careers_get_leaders (self->careers);
  const char *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (leaders); i++)
    {
      MusterCareer *career = muster_list_peek (leaders, i);

      if (!muster_gazette_is_own (self, career))
        continue;
      if (first != NULL && strcmp (muster_career_get_force (career), first) != 0)
        return TRUE;
      first = muster_career_get_force (career);
    }
  return FALSE;
}

/* Writes a paragraph with the names of all leaders who have an event of a kind, such as "Killed:
 * Voss, Hill." */
static void
write_names (const MusterGazette   *self,
             MusterCareerEventKind  kind,
             const char            *title,
             GString               *text)
{
  g_autoptr (GArray) deeds = muster_gazette_list_events (self, MUSTER_CAMPAIGN_LEADERS, kind);
  guint n = 0;

  for (guint i = 0; i < deeds->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (deeds, MusterGazetteDeed, i);
      g_autofree char *called = NULL;

      if (!muster_gazette_knows_fate (self, deed->career))
        continue;
      if (n++ == 0)
        g_string_append_printf (text, "%s: ", title);
      else
        g_string_append (text, ", ");
      called = muster_gazette_dup_headed (self, deed->career);
      g_string_append (text, called);
      if (!has_several_forces (self))
        continue;
      g_string_append (text, " (");
      muster_bidi_append (text, muster_career_get_force (deed->career));
      g_string_append_c (text, ')');
    }
  if (n > 0)
    g_string_append (text, ".\n\n");
}

/* Whether nobody of a unit was left standing in a battle of this issue. */
static gboolean
was_given_up (GArray       *fought,
              MusterCareer *career)
{
  for (guint i = 0; i < fought->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (fought, MusterGazetteDeed, i);

      if (deed->career == career && deed->event->is_lost && deed->event->left == 0)
        return TRUE;
    }
  return FALSE;
}

/* Writes how many of those who were struck down have come back, and explains those of units of which it was
 * told that nobody was left. */
static void
write_recovered (const MusterGazette *self,
                 GString             *text)
{
  g_autoptr (GArray) fought =
    muster_gazette_list_events (self, MUSTER_CAMPAIGN_UNITS, MUSTER_CAREER_FOUGHT);
  g_autoptr (GArray) back =
    muster_gazette_list_events (self, MUSTER_CAMPAIGN_UNITS, MUSTER_CAREER_RECOVERED);
  g_autoptr (GPtrArray) given_up = g_ptr_array_new_with_free_func (g_free);
  int fallen = 0, returned = 0;

  for (guint i = 0; i < fought->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (fought, MusterGazetteDeed, i);

      if (muster_gazette_knows_fate (self, deed->career))
        fallen += deed->event->start - deed->event->left;
    }
  for (guint i = 0; i < back->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (back, MusterGazetteDeed, i);

      if (!muster_gazette_knows_fate (self, deed->career))
        continue;
      returned += deed->event->number;
      if (deed->event->number > 0 && was_given_up (fought, deed->career))
        g_ptr_array_add (given_up, muster_gazette_dup_called (self, deed->career));
    }
  if (fallen <= 0)
    return;
  if (returned == 0)
    g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%d was struck down, and is not back.",
                                             "%d were struck down, and none of them is back.",
                                             (gulong) fallen),
                            fallen);
  else
    g_string_append_printf (text,
                            dngettext (GETTEXT_PACKAGE,
                                       "Of %d struck down %d was but hurt, and is back with the colours.",
                                       "Of %d struck down %d were but hurt, and are back with the colours.",
                                       (gulong) returned),
                            fallen, returned);
  if (given_up->len > 0)
    {
      g_autofree char *names = muster_gazette_battle_dup_list (given_up);

      /* Translators: units of which nobody stood at the end of the battle. */
      g_string_append_printf (text, _(" Among them are men of %s, of whom nobody was left standing."), names);
    }
  g_string_append (text, "\n\n");
}

/* Killed leaders, and how many of each unit fell. Figures on the table are seen by everybody. */
void
muster_gazette_write_fallen (const MusterGazette *self,
                             GString             *text)
{
  g_autoptr (GArray) fought = muster_gazette_list_events (self, MUSTER_CAMPAIGN_UNITS, MUSTER_CAREER_FOUGHT);
  GString *section = g_string_new (NULL);

  write_names (self, MUSTER_CAREER_DIED, _("Killed"), section);
  for (guint i = 0; i < fought->len; i++)
    {
      const MusterGazetteDeed *deed = &g_array_index (fought, MusterGazetteDeed, i);
      int fallen = deed->event->start - deed->event->left;
      g_autofree char *name = muster_gazette_dup_headed (self, deed->career);

      if (fallen > 0 && muster_gazette_is_own (self, deed->career))
        /* Translators: a unit, and how many of it fell in a battle. */
        g_string_append_printf (section, dngettext (GETTEXT_PACKAGE, "%s: %d fell.\n\n", "%s: %d fell.\n\n",
                                                    (gulong) fallen), name,
                                fallen);
    }
  muster_gazette_write_section (text, muster_gazette_get_fallen_heading (), section);
}

void
muster_gazette_write_roll (const MusterGazette *self,
                           GString             *text)
{
  GString *section = g_string_new (NULL);

  write_names (self, MUSTER_CAREER_WOUNDED, _("Wounded"), section);
  write_names (self, MUSTER_CAREER_CAPTURED,
               self->side < 0 ? _("Taken prisoner") : _("In the hands of the enemy"), section);
  write_names (self, MUSTER_CAREER_SPARED, _("Given up and come back"), section);
  write_names (self, MUSTER_CAREER_RETIRED, _("Gone from the service"), section);
  write_recovered (self, section);
  muster_gazette_write_section (text, _("The roll"), section);
}

const char *
muster_gazette_get_fallen_heading (void)
{
  return _("The fallen");
}
