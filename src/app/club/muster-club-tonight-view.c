/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-tonight-view.h"

#include <adwaita.h>

#include "app/models/club/muster-club-pulse-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-ruleset-choice.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

struct _MusterClubTonightView
{
  MusterPanel parent_instance;

  MusterClub *club;
  MusterClubEvening *evening;

  GtkListBox *pulse;
  GtkWidget *members;
  GtkLabel *count;
  GtkEditable *guest;
  AdwComboRow *draw;
  AdwComboRow *ruleset;
  GtkWidget *draw_button;
  GtkWidget *pairs_group;
  GtkListBox *pairs;
  GtkLabel *byes;
  gboolean follows_members;
};

G_DEFINE_FINAL_TYPE (MusterClubTonightView, muster_club_tonight_view, MUSTER_TYPE_PANEL)

static void
add_member (MusterClubTonightView *self,
            MusterClubPresence    *member)
{
  GtkWidget *button = gtk_check_button_new_with_label (muster_club_presence_get_name (member));

  g_object_bind_property (member, "is-present", button, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_widget_set_parent (button, self->members);
}

/* People only ever come. */
static void
members_changed_cb (MusterClubTonightView *self,
                    guint                  position,
                    guint                  removed,
                    guint                  added,
                    GListModel            *members)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (MusterClubPresence) member = g_list_model_get_item (members, position + i);

      add_member (self, member);
    }
}

static void
count_cb (MusterClubTonightView *self)
{
  g_autofree char *words = NULL;
  guint n;

  g_object_get (self->evening, "n-present", &n, NULL);
  words = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u is here", "%u are here", n), n);
  gtk_label_set_label (self->count, words);
  gtk_widget_set_sensitive (self->draw_button, n >= 2);
}

static GtkWidget *
create_pair (gpointer item,
             gpointer data)
{
  MusterClubTonightView *self = MUSTER_CLUB_TONIGHT_VIEW (data);
  MusterClubPair *pair = MUSTER_CLUB_PAIR (item);
  GtkWidget *row = muster_action_row_new ();
  g_autofree char *ruleset = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  const char *scenario;

  g_object_get (self->evening, "ruleset", &ruleset, NULL);
  scenario = muster_club_words_scenario (muster_club_get_library (self->club), ruleset,
                                         muster_club_pair_get_scenario (pair));
  /* Translators: who attacks and who defends. */
  title = g_strdup_printf (_("%s against %s"), muster_club_pair_get_attacker (pair),
                           muster_club_pair_get_defender (pair));
  /* Translators: round, table, scenario, and what is to be said of the two. */
  subtitle = g_strdup_printf (_("Round %u, table %u: %s; %s"), muster_club_pair_get_round (pair),
                              muster_club_pair_get_table (pair),
                              *scenario != '\0' ? scenario : _("any scenario"),
                              muster_club_pair_get_note (pair));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

static void
show_pairs (MusterClubTonightView *self)
{
  GListModel *pairs = muster_club_evening_get_pairs (self->evening);
  g_autofree char *byes = NULL;
  g_autofree char *words = NULL;

  g_object_get (self->evening, "byes", &byes, NULL);
  words = g_strdup_printf (_("Sits out: %s"), byes);
  gtk_label_set_label (self->byes, words);
  gtk_widget_set_visible (GTK_WIDGET (self->byes), *byes != '\0');
  gtk_widget_set_visible (self->pairs_group, g_list_model_get_n_items (pairs) > 0);
}

static void
ruleset_cb (MusterClubTonightView *self)
{
  MusterRuleset *ruleset = adw_combo_row_get_selected_item (self->ruleset);

  if (self->evening != NULL && ruleset != NULL)
    g_object_set (self->evening, "ruleset", muster_ruleset_get_id (ruleset), NULL);
}

static void
draw_cb (MusterClubTonightView *self)
{
  g_object_set (self->evening, "draw", adw_combo_row_get_selected (self->draw), NULL);
  muster_club_evening_draw (self->evening);
  show_pairs (self);
}

static void
guest_cb (MusterClubTonightView *self)
{
  muster_club_evening_add_guest (self->evening, gtk_editable_get_text (self->guest));
  gtk_editable_set_text (self->guest, "");
}

/* What it costs is only spent when somebody looks. */
static void
show_pulse (MusterClubTonightView *self)
{
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *child;

  if (self->club == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  lines = muster_club_pulse_list_words (self->club);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pulse))) != NULL)
    gtk_list_box_remove (self->pulse, child);
  for (guint i = 0; i < lines->len; i++)
    {
      GtkWidget *row = muster_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), lines->pdata[i]);
      gtk_list_box_append (self->pulse, row);
    }
}

static void
follow_members (MusterClubTonightView *self)
{
  GListModel *members = muster_club_evening_get_members (self->evening);

  self->follows_members = TRUE;
  members_changed_cb (self, 0, 0, g_list_model_get_n_items (members), members);
  g_signal_connect_object (members, "items-changed", G_CALLBACK (members_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
muster_club_tonight_view_map (GtkWidget *widget)
{
  MusterClubTonightView *self = MUSTER_CLUB_TONIGHT_VIEW (widget);

  if (self->evening != NULL && !self->follows_members)
    follow_members (self);

  GTK_WIDGET_CLASS (muster_club_tonight_view_parent_class)->map (widget);

  show_pulse (self);
}

static void
muster_club_tonight_view_dispose (GObject *object)
{
  MusterClubTonightView *self = MUSTER_CLUB_TONIGHT_VIEW (object);

  if (self->pairs != NULL)
    gtk_list_box_bind_model (self->pairs, NULL, NULL, NULL, NULL);
  if (self->members != NULL)
    muster_widget_unparent_children (self->members);

  /* The children first: they are about the rest. */
  G_OBJECT_CLASS (muster_club_tonight_view_parent_class)->dispose (object);

  g_clear_object (&self->evening);
  g_clear_object (&self->club);
}

static void
muster_club_tonight_view_class_init (MusterClubTonightViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_tonight_view_dispose;
  widget_class->map = muster_club_tonight_view_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-tonight-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, pulse);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, members);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, count);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, guest);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, draw);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, draw_button);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, pairs_group);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, pairs);
  gtk_widget_class_bind_template_child (widget_class, MusterClubTonightView, byes);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, guest_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_cb);
}

static void
muster_club_tonight_view_init (MusterClubTonightView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->members, muster_flow_layout_new (12));
}

void
muster_club_tonight_view_set_club (MusterClubTonightView *self,
                                   MusterClub            *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_TONIGHT_VIEW (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  self->evening = muster_club_evening_new (club);
  muster_ruleset_choice_fill (self->ruleset, muster_club_get_library (club));
  g_signal_connect_object (self->evening, "notify::n-present", G_CALLBACK (count_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->pairs, muster_club_evening_get_pairs (self->evening), create_pair, self,
                           NULL);
  g_signal_connect_object (club, "changed", G_CALLBACK (show_pulse), self, G_CONNECT_SWAPPED);
  ruleset_cb (self);
  count_cb (self);
  show_pairs (self);
  show_pulse (self);
}

MusterClubEvening *
muster_club_tonight_view_get_evening (MusterClubTonightView *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_TONIGHT_VIEW (self), NULL);

  return self->evening;
}
