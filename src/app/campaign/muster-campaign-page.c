/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-page-private.h"

#include <adwaita.h>

#include "app/campaign/muster-campaign-view.h"
#include "app/campaign/muster-campaign-views.h"
#include "app/campaign/muster-careers-view.h"
#include "app/models/phones/muster-campaign-phones.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-part-bar.h"
#include "app/widgets/muster-proposal-bar.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-i18n.h"

struct _MusterCampaignPage
{
  MusterPanel parent_instance;

  MusterCampaign *campaign;
  MusterPhones *phones;
  MusterPhonesButton *phones_button;
  MusterProposalBar *proposal;
  AdwViewSwitcherTitle *switcher;
  AdwViewStack *parts;
  GtkWidget *past;
  GtkLabel *past_text;
  gboolean hides_secrets;
};

G_DEFINE_FINAL_TYPE (MusterCampaignPage, muster_campaign_page, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_HIDES_SECRETS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint failed_signal;

static const struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  GtkWidget *(*create) (MusterCampaign *campaign);
  guint key; /* with Ctrl */
} PARTS[] = {
  { "overview", N_("Overview"), "muster-campaigns-symbolic", muster_campaign_overview_new, GDK_KEY_1 },
  { "map", N_("Map"), "mark-location-symbolic", muster_campaign_map_new, GDK_KEY_7 },
  { "todo", N_("To Do"), "object-select-symbolic", muster_campaign_todo_new, GDK_KEY_2 },
  { "forces", N_("Forces"), "muster-forces-symbolic", muster_campaign_roster_new, GDK_KEY_3 },
  { "careers", N_("Careers"), "muster-club-symbolic", muster_careers_view_new, GDK_KEY_4 },
  { "standings", N_("Standings"), "starred-symbolic", muster_campaign_standings_new, GDK_KEY_5 },
  { "journal", N_("Journal"), "document-open-recent-symbolic", muster_campaign_journal_new, GDK_KEY_6 },
};

static void
fail (MusterCampaignPage *self,
      GError             *error)
{
  g_signal_emit (self, failed_signal, 0, error);
}

static void
show_campaign (MusterCampaignPage *self)
{
  guint position = muster_ledger_get_position (self->campaign);
  guint length = muster_ledger_get_length (self->campaign);
  AdwViewStackPage *todo =
    adw_view_stack_get_page (self->parts, adw_view_stack_get_child_by_name (self->parts, "todo"));
  g_autofree char *text = NULL;

  adw_view_switcher_title_set_title (self->switcher, muster_campaign_get_title (self->campaign));
  adw_view_stack_page_set_needs_attention (
    todo, g_list_model_get_n_items (muster_campaign_get_duties (self->campaign)) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "campaign.undo",
                                 muster_ledger_get_can_undo (self->campaign));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "campaign.redo",
                                 muster_ledger_get_can_redo (self->campaign));
  gtk_widget_set_visible (self->past, position != length);
  /* Translators: the past of a campaign is looked at: after so many of all its entries. */
  text = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "How it stood after %u of %u entry",
                                     "How it stood after %u of %u entries", length), position, length);
  gtk_label_set_label (self->past_text, text);
}

static void
seek (MusterCampaignPage *self,
      guint               length)
{
  g_autoptr (GError) error = NULL;

  muster_ledger_look (self->campaign, muster_ledger_get_length (self->campaign));
  if (!muster_ledger_seek (self->campaign, length, &error))
    fail (self, error);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (widget);
  guint length = muster_ledger_get_length (self->campaign);

  if (g_str_equal (name, "campaign.undo") && length > 0)
    seek (self, length - muster_campaign_moving_count_back (self->campaign));
  else if (g_str_equal (name, "campaign.redo") && length < muster_ledger_get_n_entries (self->campaign))
    seek (self, length + muster_campaign_moving_count_forth (self->campaign));
}

static void
seek_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  seek (MUSTER_CAMPAIGN_PAGE (widget), g_variant_get_uint32 (parameter));
}

static void
look_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (widget);
  guint length = muster_ledger_get_length (self->campaign);

  muster_ledger_look (self->campaign, MIN (g_variant_get_uint32 (parameter), length));
}

static void
show_part_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static gboolean
muster_campaign_page_grab_focus (GtkWidget *widget)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (widget);

  return gtk_widget_child_focus (GTK_WIDGET (self->parts), GTK_DIR_TAB_FORWARD);
}

static void
muster_campaign_page_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  g_value_set_boolean (value, MUSTER_CAMPAIGN_PAGE (object)->hides_secrets);
}

static void
muster_campaign_page_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (object);

  self->hides_secrets = g_value_get_boolean (value);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      GtkWidget *part = adw_view_stack_get_child_by_name (self->parts, PARTS[i].name);

      if (part != NULL && MUSTER_IS_CAMPAIGN_VIEW (part))
        muster_campaign_view_hide_secrets (MUSTER_CAMPAIGN_VIEW (part), self->hides_secrets);
    }
  g_object_notify_by_pspec (object, properties[PROP_HIDES_SECRETS]);
}

/* It is on phones only as long as it is open. */
static void
muster_campaign_page_dispose (GObject *object)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (object);

  if (self->phones != NULL)
    muster_phones_close (self->phones);

  G_OBJECT_CLASS (muster_campaign_page_parent_class)->dispose (object);
}

static void
muster_campaign_page_finalize (GObject *object)
{
  MusterCampaignPage *self = MUSTER_CAMPAIGN_PAGE (object);

  g_clear_object (&self->phones);
  g_clear_object (&self->campaign);

  G_OBJECT_CLASS (muster_campaign_page_parent_class)->finalize (object);
}

static void
muster_campaign_page_class_init (MusterCampaignPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = muster_campaign_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = muster_campaign_page_set_property;
  G_OBJECT_CLASS (klass)->dispose = muster_campaign_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_campaign_page_finalize;
  widget_class->focus = muster_widget_focus_child;
  widget_class->grab_focus = muster_campaign_page_grab_focus;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_ERROR);
  properties[PROP_HIDES_SECRETS] =
    g_param_spec_boolean ("hides-secrets", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "campaign.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "campaign.redo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "campaign.seek", "u", seek_cb);
  gtk_widget_class_install_action (widget_class, "campaign.look", "u", look_cb);
  gtk_widget_class_install_action (widget_class, "campaign.show-part", "s", show_part_cb);
  gtk_widget_class_install_property_action (widget_class, "campaign.hide-secrets", "hides-secrets");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "campaign.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "campaign.redo", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    gtk_widget_class_add_binding_action (widget_class, PARTS[i].key, GDK_CONTROL_MASK,
                                         "campaign.show-part", "s", PARTS[i].name);

  muster_campaign_page_install_phones_actions (widget_class);
  g_type_ensure (MUSTER_TYPE_PART_BAR);
  g_type_ensure (MUSTER_TYPE_PHONES_BUTTON);
  g_type_ensure (MUSTER_TYPE_PROPOSAL_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-campaign-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, parts);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, past);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, phones_button);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, proposal);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignPage, past_text);
}

static void
muster_campaign_page_init (MusterCampaignPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_campaign_page_new (MusterCampaign *campaign)
{
  MusterCampaignPage *self = g_object_new (MUSTER_TYPE_CAMPAIGN_PAGE, NULL);

  self->campaign = g_object_ref (campaign);
  self->phones = muster_campaign_phones_new (campaign);
  muster_phones_button_set_phones (self->phones_button, self->phones);
  muster_proposal_bar_set_phones (self->proposal, self->phones, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      gboolean is_map = g_str_equal (PARTS[i].name, "map");
      GtkWidget *part;

      /* Most campaigns have none. */
      if (is_map && !muster_campaign_get_setup (campaign)->has_map)
        continue;
      part = PARTS[i].create (campaign);
      adw_view_stack_add_titled_with_icon (self->parts, part, PARTS[i].name, _(PARTS[i].title),
                                           PARTS[i].icon_name);
      if (is_map || g_str_equal (PARTS[i].name, "todo"))
        g_signal_connect_object (part, "failed", G_CALLBACK (fail), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (campaign, "changed", G_CALLBACK (show_campaign), self, G_CONNECT_SWAPPED);
  show_campaign (self);
  return GTK_WIDGET (self);
}

MusterCampaign *
muster_campaign_page_get_campaign (MusterCampaignPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self), NULL);

  return self->campaign;
}

MusterPhones *
muster_campaign_page_get_phones (MusterCampaignPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self), NULL);

  return self->phones;
}

MusterPhonesButton *
muster_campaign_page_get_phones_button (MusterCampaignPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self), NULL);

  return self->phones_button;
}

void
muster_campaign_page_set_careers (MusterCampaignPage *self,
                                  MusterCareers      *careers)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self));

  muster_career_folio_set_careers (
    MUSTER_CAREER_FOLIO (adw_view_stack_get_child_by_name (self->parts, "careers")), careers);
}

void
muster_campaign_page_set_unfought (MusterCampaignPage *self,
                                   const char         *chapter)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self));

  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      GtkWidget *part = adw_view_stack_get_child_by_name (self->parts, PARTS[i].name);

      if (part != NULL && MUSTER_IS_CAMPAIGN_VIEW (part))
        muster_campaign_view_set_unfought (MUSTER_CAMPAIGN_VIEW (part), chapter);
    }
}

void
muster_campaign_page_set_images (MusterCampaignPage *self,
                                 MusterImageStore   *images)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self));

  muster_campaign_journal_set_images (adw_view_stack_get_child_by_name (self->parts, "journal"), images);
}

void
muster_campaign_page_set_map_picture (MusterCampaignPage *self,
                                      GBytes             *picture)
{
  GtkWidget *map;

  g_return_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self));

  map = adw_view_stack_get_child_by_name (self->parts, "map");
  if (map != NULL)
    muster_campaign_map_set_picture (map, picture);
}

void
muster_campaign_page_show_part (MusterCampaignPage *self,
                                const char         *name)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self));

  if (adw_view_stack_get_child_by_name (self->parts, name) == NULL)
    return;
  adw_view_stack_set_visible_child_name (self->parts, name);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

const char *
muster_campaign_page_get_part (MusterCampaignPage *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_PAGE (self), NULL);

  return adw_view_stack_get_visible_child_name (self->parts);
}
