/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/desk/muster-desk-page.h"

#include <adwaita.h>

#include "app/battles/muster-battle-list-row.h"
#include "app/models/campaign/muster-campaign-errands.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/muster-row-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-subject.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-side-badge.h"
#include "core/battle/muster-samples.h"
#include "core/muster-i18n.h"

struct _MusterDeskPage
{
  MusterPanel parent_instance;

  MusterDesk *desk;

  GtkWidget *welcome;
  GtkWidget *current;
  GtkWidget *current_card;
  GtkListBox *underway;
  GtkWidget *prepared_group;
  GtkListBox *prepared;
  GtkWidget *recent_group;
  GtkListBox *recent;
  MusterCampaignErrands *errands;
  GtkWidget *errands_group;
  GtkListBox *errands_list;
  GtkWidget *campaigns_group;
  GtkListBox *campaigns;
  GtkWidget *forces_group;
  GtkListBox *forces;
  GtkListBox *start;
  gboolean has_frame;
  MusterSubject *subject;
};

G_DEFINE_FINAL_TYPE (MusterDeskPage, muster_desk_page, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_DESK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
new_start (const char *title,
           const char *subtitle,
           const char *icon_name)
{
  GtkWidget *row = muster_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon_name));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  return row;
}

static void
add_action (MusterDeskPage *self,
            const char     *title,
            const char     *subtitle,
            const char     *icon_name,
            const char     *action)
{
  GtkWidget *row = new_start (title, subtitle, icon_name);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_append (self->start, row);
}

static GtkWidget *
new_sample (MusterDeskPage     *self,
            const MusterSample *sample)
{
  MusterRuleset *ruleset =
    muster_library_find_ruleset (muster_desk_get_library (self->desk), sample->ruleset_id);
  g_autofree char *summary =
    g_strdup_printf ("%s" MUSTER_ROW_WORDS_DOT "%s", muster_ruleset_get_name (ruleset), _(sample->summary));
  GtkWidget *row = new_start (_(sample->name), summary, "media-playback-start-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.new-sample");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", sample->id);
  return row;
}

/* Three things to do, and one row that unfolds to what is ready to be looked at. */
static void
fill_start (MusterDeskPage *self)
{
  const MusterSample *samples = muster_samples_list ();
  GtkWidget *examples = adw_expander_row_new ();
  GtkWidget *campaign =
    new_start (_("The Valley War"), _("A campaign to look at: four chapters fought, two to come"),
               "muster-campaigns-symbolic");

  add_action (self, _("New Battle"), _("Scenario, forces, table and deployment in four short steps"),
              "muster-battles-symbolic", "win.new-battle");
  add_action (self, _("Build a Force"), _("From a starter force or unit by unit"),
              "muster-forces-symbolic", "win.show-page('forces')");
  add_action (self, _("New Campaign"), _("Battles that remember their casualties, leaders and honours"),
              "muster-campaigns-symbolic", "win.new-campaign");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (examples), _("Try an Example"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (examples),
                                 _("Battles that are ready to fight, and a campaign"));
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (examples),
                               gtk_image_new_from_icon_name ("media-playback-start-symbolic"));
  for (guint i = 0; samples[i].id != NULL; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (examples), new_sample (self, &samples[i]));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (campaign), "win.open-sample-campaign");
  adw_expander_row_add_row (ADW_EXPANDER_ROW (examples), campaign);
  gtk_list_box_append (self->start, examples);
}

/* Fills the lower part of the page after the first frame, which must not wait for it. Tick
 * callbacks run before the layout of a frame, so the first call only waits. */
static gboolean
start_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (widget);

  if (!self->has_frame)
    {
      self->has_frame = TRUE;
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  fill_start (self);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
create_recent (gpointer item,
               gpointer data)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (data);
  MusterLedgerRow *battle = MUSTER_LEDGER_ROW (item);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *child = muster_battle_list_row_new (muster_desk_get_library (self->desk));

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  muster_shelf_row_set_row (MUSTER_SHELF_ROW (child), G_OBJECT (battle));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-battle");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", muster_ledger_row_get_id (battle));
  return row;
}

static GtkWidget *
create_campaign (gpointer item,
                 gpointer data)
{
  MusterLedgerRow *campaign = MUSTER_LEDGER_ROW (item);
  g_autofree char *next = muster_campaign_words_next (campaign);
  g_autofree char *status = muster_campaign_words_status (campaign);
  g_autofree char *note = g_strdup_printf ("%s" MUSTER_ROW_WORDS_DOT "%s", next, status);
  GtkWidget *row = muster_action_row_new_plain (muster_ledger_row_get_title (campaign), note);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-campaign");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", muster_ledger_row_get_id (campaign));
  return row;
}

static GtkWidget *
create_errand (gpointer item,
               gpointer data)
{
  MusterCampaignErrand *errand = MUSTER_CAMPAIGN_ERRAND (item);
  GtkWidget *row = muster_action_row_new_plain (muster_campaign_errand_get_title (errand),
                                                muster_campaign_errand_get_note (errand));

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-campaign-at");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(xs)",
                                    muster_campaign_errand_get_campaign (errand),
                                    muster_campaign_errand_get_part (errand));
  return row;
}

static GtkWidget *
create_force (gpointer item,
              gpointer data)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (data);
  MusterForceRow *force = MUSTER_FORCE_ROW (item);
  MusterRuleset *ruleset = muster_library_find_ruleset (muster_desk_get_library (self->desk),
                                                        muster_force_row_get_ruleset (force));
  g_autofree char *note = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%s · %u unit", "%s · %u units", muster_force_row_get_n_units (force)),
    ruleset != NULL ? muster_ruleset_get_name (ruleset) : muster_force_row_get_ruleset (force),
    muster_force_row_get_n_units (force));
  const char *title = muster_force_row_get_title (force);
  const MusterSideColour *colour = muster_side_colours_find (muster_force_row_get_colour (force));
  g_autofree char *letters = muster_side_colour_badge (&title, 1, 0);
  GtkWidget *row = muster_action_row_new_plain (title, note);

  if (colour != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), muster_side_badge_new (letters, colour));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-force");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", muster_force_row_get_id (force));
  return row;
}

static void
show_forces (MusterDeskPage *self)
{
  gtk_widget_set_visible (self->forces_group,
                          g_list_model_get_n_items (muster_desk_get_forces (self->desk)) > 0);
}

static void
show_errands (MusterDeskPage *self)
{
  gtk_widget_set_visible (
    self->errands_group,
    g_list_model_get_n_items (muster_campaign_errands_get_list (self->errands)) > 0);
}

/* Reads what campaigns wait for only while the page is visible. */
static void
look_at_errands (MusterDeskPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    muster_campaign_errands_look (self->errands);
}

static void
show_campaigns (MusterDeskPage *self)
{
  gtk_widget_set_visible (self->campaigns_group,
                          g_list_model_get_n_items (muster_desk_get_campaigns (self->desk)) > 0);
}

static void
show_desk (MusterDeskPage *self)
{
  gboolean is_empty, has_current, has_others;

  g_object_get (self->desk, "is-empty", &is_empty, "has-current", &has_current, NULL);
  gtk_widget_set_visible (self->welcome, is_empty);
  has_others = g_list_model_get_n_items (muster_desk_get_underway (self->desk)) > 0;
  /* A damaged battle cannot be resumed, but stands among the others. */
  gtk_widget_set_visible (self->current, has_current || has_others);
  gtk_widget_set_visible (self->current_card, has_current);
  gtk_widget_set_visible (GTK_WIDGET (self->underway), has_others);
  gtk_widget_set_visible (self->prepared_group,
                          g_list_model_get_n_items (muster_desk_get_prepared (self->desk)) > 0);
  gtk_widget_set_visible (self->recent_group,
                          g_list_model_get_n_items (muster_desk_get_recent (self->desk)) > 0);
}

static void
resume_cb (MusterDeskPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-battle", "x",
                              muster_desk_get_current_id (self->desk));
}

static void
muster_desk_page_constructed (GObject *object)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (object);
  GListModel *campaigns;

  G_OBJECT_CLASS (muster_desk_page_parent_class)->constructed (object);

  gtk_widget_add_tick_callback (GTK_WIDGET (self), start_cb, NULL, NULL);
  muster_subject_set_item (self->subject, self->desk);
  gtk_list_box_bind_model (self->underway, muster_desk_get_underway (self->desk), create_recent, self,
                           NULL);
  gtk_list_box_bind_model (self->prepared, muster_desk_get_prepared (self->desk), create_recent,
                           self, NULL);
  gtk_list_box_bind_model (self->campaigns, muster_desk_get_campaigns (self->desk), create_campaign, self,
                           NULL);
  g_signal_connect_object (muster_desk_get_campaigns (self->desk), "items-changed",
                           G_CALLBACK (show_campaigns), self, G_CONNECT_SWAPPED);
  show_campaigns (self);

  campaigns = muster_desk_get_campaigns (self->desk);
  self->errands = muster_campaign_errands_new (muster_desk_get_store (self->desk),
                                               muster_desk_get_library (self->desk), campaigns);
  gtk_list_box_bind_model (self->errands_list, muster_campaign_errands_get_list (self->errands),
                           create_errand, self, NULL);
  g_signal_connect_object (muster_campaign_errands_get_list (self->errands), "items-changed",
                           G_CALLBACK (show_errands), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (campaigns, "items-changed", G_CALLBACK (look_at_errands), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (look_at_errands), NULL);
  show_errands (self);

  gtk_list_box_bind_model (self->forces, muster_desk_get_forces (self->desk), create_force, self, NULL);
  g_signal_connect_object (muster_desk_get_forces (self->desk), "items-changed", G_CALLBACK (show_forces),
                           self, G_CONNECT_SWAPPED);
  show_forces (self);
  gtk_list_box_bind_model (self->recent, muster_desk_get_recent (self->desk), create_recent, self,
                           NULL);
  g_signal_connect_object (self->desk, "notify::is-empty", G_CALLBACK (show_desk), self,
                           G_CONNECT_SWAPPED);
  show_desk (self);
}

static void
muster_desk_page_dispose (GObject *object)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (object);

  if (self->recent != NULL)
    {
      gtk_list_box_bind_model (self->underway, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->prepared, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->recent, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->campaigns, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->errands_list, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->forces, NULL, NULL, NULL, NULL);
    }

  /* Dispose of the child widgets first, because they use the objects that are cleared below. */
  G_OBJECT_CLASS (muster_desk_page_parent_class)->dispose (object);

  g_clear_object (&self->errands);
  g_clear_object (&self->desk);
}

static void
muster_desk_page_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (object);

  switch (prop_id)
    {
    case PROP_DESK:
      g_value_set_object (value, self->desk);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_desk_page_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterDeskPage *self = MUSTER_DESK_PAGE (object);

  switch (prop_id)
    {
    case PROP_DESK:
      self->desk = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_desk_page_class_init (MusterDeskPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_desk_page_constructed;
  object_class->dispose = muster_desk_page_dispose;
  object_class->get_property = muster_desk_page_get_property;
  object_class->set_property = muster_desk_page_set_property;

  properties[PROP_DESK] =
    g_param_spec_object ("desk", NULL, NULL, MUSTER_TYPE_DESK,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_DESK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-desk-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, current);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, current_card);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, underway);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, prepared_group);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, prepared);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, recent_group);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, recent);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, errands_group);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, errands_list);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, campaigns_group);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, campaigns);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, forces_group);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, forces);
  gtk_widget_class_bind_template_child (widget_class, MusterDeskPage, start);
  gtk_widget_class_bind_template_callback (widget_class, resume_cb);
}

static void
muster_desk_page_init (MusterDeskPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->current_card, muster_flow_layout_new (12));
}

GtkWidget *
muster_desk_page_new (MusterDesk *desk)
{
  return g_object_new (MUSTER_TYPE_DESK_PAGE, "desk", desk, NULL);
}
