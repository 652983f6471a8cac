/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-page.h"

#include <adwaita.h>

#include <string.h>

#include "app/club/muster-club-evening-view.h"
#include "app/club/muster-club-event-view.h"
#include "app/club/muster-club-filter-bar.h"
#include "app/club/muster-club-league-view.h"
#include "app/club/muster-club-member-view.h"
#include "app/club/muster-club-members-view.h"
#include "app/club/muster-club-results-view.h"
#include "app/widgets/muster-help-link.h"
#include "app/widgets/muster-part-bar.h"
#include "app/widgets/muster-turns.h"
#include "store/muster-store-club.h"

/* How many battles that do not count the page names. */
#define MAX_NAMED 3

struct _MusterClubPage
{
  MusterPanel parent_instance;

  MusterClub *club;

  GtkStack *outer;
  GtkStack *state;
  AdwViewStack *sections;
  AdwStatusPage *trouble;
  GtkLabel *uncounted;
  GtkWidget *news;
  GtkLabel *news_words;
  AdwBin *filters_place;
  AdwBin *member_place;
  MusterClubFilterBar *filters;   /* (nullable): this and the following are made when they are first
                                   * needed */
  MusterClubEveningView *evening; /* (nullable) */
  MusterClubEventView *event;     /* (nullable) */
  MusterClubMemberView *member;   /* (nullable) */
  MusterTurns turns;
};

G_DEFINE_FINAL_TYPE (MusterClubPage, muster_club_page, MUSTER_TYPE_PANEL)

static void
ensure_filters (MusterClubPage *self)
{
  if (self->filters != NULL)
    return;

  self->filters = g_object_new (MUSTER_TYPE_CLUB_FILTER_BAR, NULL);
  muster_club_filter_bar_set_club (self->filters, self->club);
  adw_bin_set_child (self->filters_place, GTK_WIDGET (self->filters));
}

static GtkWidget *
new_section (MusterClubPage *self,
             const char     *name)
{
  GtkWidget *view;

  if (g_str_equal (name, "league"))
    {
      view = g_object_new (MUSTER_TYPE_CLUB_LEAGUE_VIEW, NULL);
      muster_club_league_view_set_club (MUSTER_CLUB_LEAGUE_VIEW (view), self->club);
    }
  else if (g_str_equal (name, "results"))
    {
      view = g_object_new (MUSTER_TYPE_CLUB_RESULTS_VIEW, NULL);
      muster_club_results_view_set_model (MUSTER_CLUB_RESULTS_VIEW (view),
                                          muster_club_get_results (self->club), G_MAXUINT);
    }
  else if (g_str_equal (name, "members"))
    {
      view = g_object_new (MUSTER_TYPE_CLUB_MEMBERS_VIEW, NULL);
      muster_club_members_view_set_club (MUSTER_CLUB_MEMBERS_VIEW (view), self->club);
    }
  else if (g_str_equal (name, "event"))
    {
      view = g_object_new (MUSTER_TYPE_CLUB_EVENT_VIEW, NULL);
      self->event = MUSTER_CLUB_EVENT_VIEW (view);
      muster_club_event_view_set_club (self->event, self->club);
    }
  else
    {
      view = g_object_new (MUSTER_TYPE_CLUB_EVENING_VIEW, NULL);
      self->evening = MUSTER_CLUB_EVENING_VIEW (view);
      muster_club_evening_view_set_club (self->evening, self->club);
    }
  return view;
}

static void
ensure_section (MusterClubPage *self,
                const char     *name)
{
  AdwBin *place = ADW_BIN (adw_view_stack_get_child_by_name (self->sections, name));

  if (adw_bin_get_child (place) == NULL)
    adw_bin_set_child (place, new_section (self, name));
}

/* Makes the filters together with the first section, since they apply to all sections. */
static void
show_section (MusterClubPage *self)
{
  const char *section;

  if (self->club == NULL || !muster_club_is_loaded (self->club))
    return;
  section = adw_view_stack_get_visible_child_name (self->sections);
  ensure_filters (self);
  ensure_section (self, section);
  /* Evenings and tournaments are shown as they are, whatever is looked at otherwise. */
  gtk_widget_set_visible (GTK_WIDGET (self->filters_place),
                          strcmp (section, "evening") != 0 && strcmp (section, "event") != 0);
}

/* Makes the sections while the file is being read. */
static gboolean
prepare_turn (GtkWidget *widget,
              guint      turn)
{
  MusterClubPage *self = MUSTER_CLUB_PAGE (widget);

  if (turn == 1)
    ensure_filters (self);
  else if (turn == 2)
    ensure_section (self, adw_view_stack_get_visible_child_name (self->sections));
  return turn < 2;
}

static MusterSettingsStore *
get_settings (MusterClubPage *self)
{
  return muster_store_get_settings (muster_club_get_store (self->club));
}

static void
show_state (MusterClubPage *self)
{
  g_autofree char *trouble = NULL;
  g_autofree char *escaped = NULL;
  const char *state = "loading";
  const MusterClubContent *content = muster_club_get_content (self->club);
  g_autofree char *words = NULL;
  g_autofree char *news = NULL;

  g_object_get (self->club, "trouble", &trouble, NULL);
  if (*trouble != '\0')
    {
      escaped = g_markup_escape_text (trouble, -1);
      adw_status_page_set_description (self->trouble, escaped);
      state = "trouble";
    }
  else if (muster_club_is_loaded (self->club))
    state = muster_club_is_empty (self->club) ? "empty" : "club";
  if (g_str_equal (state, "club"))
    show_section (self);
  /* Says which battles are not counted and why, so that nobody looks for them in vain. */
  words =
    content != NULL ? muster_club_uncounted_dup_words (content->uncounted, MAX_NAMED) : g_strdup ("");
  news = content != NULL ? muster_club_news_dup_words (get_settings (self), content, MUSTER_CLUB_NEWS_READ)
                         : g_strdup ("");
  gtk_label_set_text (self->uncounted, words);
  gtk_widget_set_visible (GTK_WIDGET (self->uncounted), *words != '\0');
  gtk_label_set_text (self->news_words, news);
  gtk_widget_set_visible (self->news, *news != '\0');
  gtk_stack_set_visible_child_name (self->state, state);
}

static void
read_news_cb (MusterClubPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!muster_club_news_accept (get_settings (self), MUSTER_CLUB_NEWS_READ, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", error->message);
  show_state (self);
  gtk_widget_child_focus (GTK_WIDGET (self->state), GTK_DIR_TAB_FORWARD);
}

static void
show_member_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterClubPage *self = MUSTER_CLUB_PAGE (widget);
  g_autoptr (MusterClubDossier) dossier =
    muster_club_dossier_new (self->club, g_variant_get_string (parameter, NULL));

  if (self->member == NULL)
    {
      self->member = g_object_new (MUSTER_TYPE_CLUB_MEMBER_VIEW, NULL);
      adw_bin_set_child (self->member_place, GTK_WIDGET (self->member));
    }
  muster_club_member_view_set_dossier (self->member, dossier);
  gtk_stack_set_visible_child_name (self->outer, "member");
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_stack_set_visible_child_name (MUSTER_CLUB_PAGE (widget)->outer, "club");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  MusterClubPage *self = MUSTER_CLUB_PAGE (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->outer), "member") != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_stack_set_visible_child_name (self->outer, "club");
  return GDK_EVENT_STOP;
}

/* Reads the club when the page becomes visible, and not before. */
static void
muster_club_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_club_page_parent_class)->map (widget);

  g_object_set (MUSTER_CLUB_PAGE (widget)->club, "is-watched", TRUE, NULL);
}

static void
muster_club_page_unmap (GtkWidget *widget)
{
  g_object_set (MUSTER_CLUB_PAGE (widget)->club, "is-watched", FALSE, NULL);

  GTK_WIDGET_CLASS (muster_club_page_parent_class)->unmap (widget);
}

static void
muster_club_page_finalize (GObject *object)
{
  MusterClubPage *self = MUSTER_CLUB_PAGE (object);

  g_clear_object (&self->club);

  G_OBJECT_CLASS (muster_club_page_parent_class)->finalize (object);
}

static void
muster_club_page_class_init (MusterClubPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_club_page_finalize;
  widget_class->map = muster_club_page_map;
  widget_class->unmap = muster_club_page_unmap;

  gtk_widget_class_install_action (widget_class, "club.show-member", "s", show_member_cb);
  gtk_widget_class_install_action (widget_class, "club.back", NULL, back_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK, escape_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo-club", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste-results", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.redo-club", NULL);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  g_type_ensure (MUSTER_TYPE_PART_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-club-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, outer);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, state);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, sections);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, uncounted);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, news);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, news_words);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, filters_place);
  gtk_widget_class_bind_template_child (widget_class, MusterClubPage, member_place);
  gtk_widget_class_bind_template_callback (widget_class, show_section);
  gtk_widget_class_bind_template_callback (widget_class, read_news_cb);
}

static void
muster_club_page_init (MusterClubPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_club_page_new (MusterClub *club)
{
  MusterClubPage *self = g_object_new (MUSTER_TYPE_CLUB_PAGE, NULL);

  self->club = g_object_ref (club);
  muster_turns_begin (&self->turns, GTK_WIDGET (self), prepare_turn);
  g_signal_connect_object (club, "changed", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  show_state (self);

  return GTK_WIDGET (self);
}

MusterClub *
muster_club_page_get_club (MusterClubPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAGE (self), NULL);

  return self->club;
}

/* The name of the part that is shown. */
const char *
muster_club_page_get_section (MusterClubPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAGE (self), NULL);

  return adw_view_stack_get_visible_child_name (self->sections);
}

MusterClubEvening *
muster_club_page_get_evening (MusterClubPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAGE (self), NULL);

  ensure_section (self, "evening");
  return muster_club_evening_view_get_evening (self->evening);
}

MusterClubEvent *
muster_club_page_get_event (MusterClubPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAGE (self), NULL);

  ensure_section (self, "event");
  return muster_club_event_view_get_event (self->event);
}

MusterClubDossier *
muster_club_page_get_dossier (MusterClubPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAGE (self), NULL);

  return self->member != NULL ? muster_club_member_view_get_dossier (self->member) : NULL;
}

void
muster_club_page_show_section (MusterClubPage *self,
                               const char     *section)
{
  g_return_if_fail (MUSTER_IS_CLUB_PAGE (self));

  gtk_stack_set_visible_child_name (self->outer, "club");
  adw_view_stack_set_visible_child_name (self->sections, section);
}

void
muster_club_page_search (MusterClubPage *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_PAGE (self));

  muster_club_page_show_section (self, "results");
  ensure_filters (self);
  muster_club_filter_bar_search (self->filters);
}
