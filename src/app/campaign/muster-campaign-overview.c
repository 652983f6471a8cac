/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-graph.h"
#include "app/campaign/muster-campaign-parts.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/toolkit/muster-aside-layout.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/campaign/muster-campaign-duty-item.h"
#include "core/muster-i18n.h"

/* How many entries of the journal and how many duties are shown. */
#define N_ENTRIES 5
#define N_DUTIES 6

#define MUSTER_TYPE_CAMPAIGN_OVERVIEW (muster_campaign_overview_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignOverview,
                      muster_campaign_overview,
                      MUSTER,
                      CAMPAIGN_OVERVIEW,
                      MusterCampaignView)

struct _MusterCampaignOverview
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignOverview, muster_campaign_overview, MUSTER_TYPE_CAMPAIGN_VIEW)

static char *
dup_subtitle (MusterCampaign *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  g_autofree char *date = muster_campaign_words_day (state->day);
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS);
  int fought = 0;
  g_autofree char *chapters = NULL;

  for (int i = 0; i < n; i++)
    fought += muster_campaign_state_get_chapter (state, i)->winner != MUSTER_CAMPAIGN_NOBODY;
  /* Translators: chapters of a campaign that were fought, and all of them. */
  chapters = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d of %d chapter fought",
                                         "%d of %d chapters fought",
                                         (gulong) muster_campaign_state_count_chapters (state)), fought,
                              muster_campaign_state_count_chapters (state));
  if (state->over)
    return g_strdup_printf ("%s · %s", chapters, _("over"));
  return *date != '\0' ? g_strdup_printf ("%s · %s", date, chapters) : g_steal_pointer (&chapters);
}

static void
add_heading (GtkBox         *box,
             MusterCampaign *campaign,
             const char     *unfought)
{
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  g_autofree char *subtitle = dup_subtitle (campaign);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);
  GtkWidget *add = gtk_button_new_with_label (_("Add Chapter"));

  muster_campaign_parts_add_text (box, muster_campaign_get_title (campaign), "title-2");
  muster_campaign_parts_add_text (box, subtitle, "dim-label");
  gtk_widget_set_parent (muster_campaign_parts_new_next (state, unfought), row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (add), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "win.campaign-edit");
  gtk_widget_set_name (add, "add-chapter");
  gtk_widget_set_parent (add, row);
  gtk_box_append (box, row);
}

static void
add_plan (GtkBox         *box,
          MusterCampaign *campaign)
{
  static const char *const notes[] = {
    N_("A ladder: one chapter after the other"),
    N_("A tree: who wins decides what follows"),
    N_("Free: any chapter at any time"),
  };
  GtkBox *card =
    muster_campaign_parts_add_card (box, _("Plan"), _(notes[muster_campaign_get_setup (campaign)->plan]));
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), muster_campaign_graph_new (campaign));
  gtk_box_append (card, scrolled);
}

static void
add_duties (GtkBox         *box,
            MusterCampaign *campaign)
{
  GListModel *duties = muster_campaign_get_duties (campaign);
  guint n = g_list_model_get_n_items (duties);
  GtkBox *card;
  GtkWidget *button;

  if (n == 0)
    return;
  card = muster_campaign_parts_add_card (box, _("Before the Next Chapter"), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (card), "campaign-duties");
  for (guint i = 0; i < MIN (n, N_DUTIES); i++)
    {
      g_autoptr (MusterCampaignDutyItem) duty = g_list_model_get_item (duties, i);

      muster_campaign_parts_add_text (card, muster_campaign_duty_item_get_text (duty), NULL);
    }
  if (n > N_DUTIES)
    {
      g_autofree char *more = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n - N_DUTIES), n - N_DUTIES);

      muster_campaign_parts_add_text (card, more, "dim-label");
    }
  button = gtk_button_new_with_label (_("Do It Now"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "todo");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "campaign.show-part");
  gtk_widget_set_name (button, "duties");
  gtk_box_append (card, button);
}

/* Returns the text of a note, and of any other entry the first line of its outcome. */
static char *
dup_news (MusterCampaignLogEntry *entry)
{
  const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
  g_auto (GStrv) steps = muster_campaign_log_entry_dup_steps (entry);

  if (order->verb == MUSTER_CAMPAIGN_ORDER_NOTE)
    return g_strdup (muster_campaign_order_get_text (order, "text"));
  return steps[0] != NULL ? g_strdup (steps[0]) : muster_campaign_log_entry_dup_title (entry);
}

/* Sets the day off from the text of the event. */
static void
add_news (GtkBox                 *card,
          MusterCampaignLogEntry *entry)
{
  g_autofree char *day = muster_campaign_words_day (muster_campaign_log_entry_get_day (entry));
  g_autofree char *news = dup_news (entry);
  g_autofree char *text = *day != '\0' ? g_strdup_printf ("%s: %s", day, news) : g_strdup (news);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = (guint) strlen (day);
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (muster_campaign_parts_add_text (card, text, NULL), attributes);
}

static void
add_journal (GtkBox         *box,
             MusterCampaign *campaign,
             gboolean        hides_secrets)
{
  GListModel *log = muster_ledger_get_log (campaign);
  guint n = muster_ledger_get_position (campaign);
  GtkBox *card = muster_campaign_parts_add_card (box, _("Journal"),
                                                 n == 0 ? _("Nothing has happened yet.") : NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);

  for (guint i = n, k = 0; i > 0 && k < N_ENTRIES; i--)
    {
      g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (hides_secrets &&
          muster_campaign_log_entry_is_secret (entry, muster_campaign_get_present (campaign)))
        continue;
      add_news (card, entry);
      k++;
    }
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Write a Note…"), "note", NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_gazette (campaign), row);
  gtk_box_append (card, row);
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  GtkWidget *columns =
    g_object_new (GTK_TYPE_BOX, "layout-manager", muster_aside_layout_new (GTK_PACK_END), NULL);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_heading (GTK_BOX (left), campaign, muster_campaign_view_get_unfought (view));
  add_plan (GTK_BOX (left), campaign);
  muster_campaign_parts_add_forces (GTK_BOX (left), campaign);
  add_duties (GTK_BOX (right), campaign);
  muster_campaign_parts_add_standings (GTK_BOX (right), campaign);
  muster_campaign_parts_add_counters (GTK_BOX (right), campaign);
  add_journal (GTK_BOX (right), campaign, muster_campaign_view_hides_secrets (view));
  gtk_widget_set_parent (left, columns);
  gtk_widget_set_parent (right, columns);
  gtk_box_append (box, columns);
}

static void
muster_campaign_overview_class_init (MusterCampaignOverviewClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
}

static void
muster_campaign_overview_init (MusterCampaignOverview *self)
{
}

GtkWidget *
muster_campaign_overview_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_OVERVIEW, "campaign", campaign, NULL);
}
