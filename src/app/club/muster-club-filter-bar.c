/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-filter-bar.h"

#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

#include <string.h>

/* The drop-downs are filled again when their choices change; the selection stays. */

static const char *const SCORINGS[] = { "3,1,0", "2,1,0", "1,0,0", "5,2,1" };

struct _MusterClubFilterBar
{
  MusterPanel parent_instance;

  MusterClub *club;
  gboolean is_filling;
  GPtrArray *seasons;
  GPtrArray *rulesets;
  GPtrArray *places;

  GtkWidget *box;
  GtkDropDown *season;
  GtkDropDown *ruleset;
  GtkDropDown *scoring;
  GtkDropDown *place;
  GtkWidget *days;
  GtkEditable *from;
  GtkEditable *to;
  GtkLabel *fault;
  GtkSearchEntry *search;
};

G_DEFINE_FINAL_TYPE (MusterClubFilterBar, muster_club_filter_bar, MUSTER_TYPE_PANEL)

static gboolean
is_same_list (GPtrArray *a,
              GPtrArray *b)
{
  if (a == NULL || a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (a->pdata[i], b->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
has_text (GPtrArray  *values,
          const char *text)
{
  return g_ptr_array_find_with_equal_func (values, text, g_str_equal, NULL);
}

/* @values: (transfer full): the choices; @names: (transfer full): their labels, beginning with the
 * one for "all". Returns: whether the choices have changed */
static gboolean
fill (GtkDropDown  *drop_down,
      GPtrArray   **values,
      GPtrArray    *fresh,
      char        **names,
      const char   *chosen)
{
  g_autoptr (GtkStringList) list = NULL;
  guint selected = 0;

  if (is_same_list (*values, fresh))
    {
      g_ptr_array_unref (fresh);
      g_strfreev (names);
      return FALSE;
    }
  g_clear_pointer (values, g_ptr_array_unref);
  *values = fresh;
  for (guint i = 0; i < fresh->len; i++)
    if (strcmp (fresh->pdata[i], chosen) == 0)
      selected = i + 1;
  list = gtk_string_list_new ((const char *const *) names);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (drop_down, selected);
  g_strfreev (names);
  return TRUE;
}

static char **
list_names (GPtrArray     *values,
            const char    *all,
            MusterLibrary *library)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, all);
  for (guint i = 0; i < values->len; i++)
    {
      const char *value = values->pdata[i];

      if (g_str_has_prefix (value, MUSTER_CLUB_SEASON_NAMED))
        value += strlen (MUSTER_CLUB_SEASON_NAMED);
      g_strv_builder_add (names, library != NULL ? muster_club_words_ruleset (library, value) : value);
    }
  return g_strv_builder_end (names);
}

static void
fill_choices (MusterClubFilterBar *self)
{
  GPtrArray *rulesets = muster_club_list_rulesets (self->club);
  GPtrArray *places = muster_club_list_places (self->club);
  g_autofree char *ruleset = NULL;
  g_autofree char *place = NULL;
  GPtrArray *seasons;
  g_autofree char *chosen = NULL;
  char **names;
  guint n;

  g_object_get (self->club, "ruleset", &ruleset, "place", &place, NULL);
  self->is_filling = TRUE;
  seasons = muster_club_list_seasons (self->club);
  names = list_names (seasons, _("All seasons"), NULL);
  n = g_strv_length (names);
  g_object_get (self->club, "season", &chosen, NULL);
  names = g_renew (char *, names, n + 2);
  names[n] = g_strdup (_("Between two days"));
  names[n + 1] = NULL;
  g_ptr_array_add (seasons, g_strdup (MUSTER_CLUB_SEASON_CUSTOM));
  fill (self->season, &self->seasons, seasons, names, chosen);
  fill (self->ruleset, &self->rulesets, rulesets,
        list_names (rulesets, _("All rulesets"), muster_club_get_library (self->club)), ruleset);
  fill (self->place, &self->places, places, list_names (places, _("All places"), NULL), place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), self->places->len > 0);
  self->is_filling = FALSE;
  if (g_str_has_prefix (chosen, MUSTER_CLUB_SEASON_NAMED) && !has_text (self->seasons, chosen))
    g_object_set (self->club, "season", "", NULL);
}

static const char *
get_chosen (GtkDropDown *drop_down,
            GPtrArray   *values)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  return selected > 0 && selected <= values->len ? values->pdata[selected - 1] : "";
}

static void
chosen_cb (MusterClubFilterBar *self)
{
  const char *season;

  if (self->is_filling || self->club == NULL || self->seasons == NULL)
    return;

  season = get_chosen (self->season, self->seasons);
  gtk_widget_set_visible (self->days, g_str_equal (season, MUSTER_CLUB_SEASON_CUSTOM));
  /* A season that the club keeps has its own scoring. */
  gtk_widget_set_visible (GTK_WIDGET (self->scoring),
                          !g_str_has_prefix (season, MUSTER_CLUB_SEASON_NAMED));
  g_object_set (self->club, "season", season, "ruleset", get_chosen (self->ruleset, self->rulesets), "place",
                get_chosen (self->place, self->places), NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self->scoring)))
    g_object_set (self->club, "scoring",
                  SCORINGS[MIN (gtk_drop_down_get_selected (self->scoring), G_N_ELEMENTS (SCORINGS) - 1)],
                  NULL);
}

/* A day that cannot be read is no choice, and is marked as such (N-RESULT-03). */
static void
mark_day (MusterClubFilterBar *self,
          GtkEditable         *editable)
{
  const char *day = gtk_editable_get_text (editable);
  g_autofree char *fault =
    *day != '\0' && !muster_club_date_is_valid (day) ? muster_club_date_dup_fault (day) : NULL;

  if (fault != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (editable), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (editable), "error");
  if (fault != NULL || editable == self->from)
    gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *gtk_label_get_label (self->fault) != '\0');
}

static void
days_cb (MusterClubFilterBar *self)
{
  mark_day (self, self->from);
  mark_day (self, self->to);
  if (self->club != NULL)
    g_object_set (self->club, "from", gtk_editable_get_text (self->from), "to",
                  gtk_editable_get_text (self->to), NULL);
}

static void
search_cb (MusterClubFilterBar *self)
{
  if (self->club != NULL)
    g_object_set (self->club, "search", gtk_editable_get_text (GTK_EDITABLE (self->search)), NULL);
}

static void
muster_club_filter_bar_finalize (GObject *object)
{
  MusterClubFilterBar *self = MUSTER_CLUB_FILTER_BAR (object);

  g_clear_object (&self->club);
  g_clear_pointer (&self->seasons, g_ptr_array_unref);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_club_filter_bar_parent_class)->finalize (object);
}

static void
muster_club_filter_bar_class_init (MusterClubFilterBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_club_filter_bar_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-filter-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, box);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, season);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, scoring);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, place);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, days);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, from);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, to);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubFilterBar, search);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, days_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
}

static void
muster_club_filter_bar_init (MusterClubFilterBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->box, muster_flow_layout_new (8));
}

void
muster_club_filter_bar_set_club (MusterClubFilterBar *self,
                                 MusterClub          *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_FILTER_BAR (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (fill_choices), self, G_CONNECT_SWAPPED);
  fill_choices (self);
}

void
muster_club_filter_bar_search (MusterClubFilterBar *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_FILTER_BAR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
