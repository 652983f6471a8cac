/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-careers-view.h"

#include "app/widgets/muster-action-row.h"
#include "core/careers/muster-career-records.h"
#include "core/careers/muster-career-rivals.h"
#include "core/careers/muster-career-totals.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* How many rows of each list are shown at first. */
#define N_SHOWN 40
#define N_RIVALRIES 5

struct _MusterCareersView
{
  MusterCareerFolio parent_instance;

  gboolean shows_all;
};

G_DEFINE_FINAL_TYPE (MusterCareersView, muster_careers_view, MUSTER_TYPE_CAREER_FOLIO)

static guint record_signal;

static MusterCareers *
get_careers (MusterCareersView *self)
{
  return muster_career_folio_get_careers (MUSTER_CAREER_FOLIO (self));
}

/* Returns the present status of a leader, if it is to be shown. */
static const char *
get_status (MusterCareersView *self,
            MusterCareer      *career)
{
  MusterCampaign *campaign = muster_careers_get_campaign (get_careers (self));
  int index = muster_career_get_index (career);
  const MusterCampaignLeader *leader;

  if (campaign == NULL)
    return NULL;
  if (muster_career_get_kind (career) == MUSTER_CAMPAIGN_UNITS)
    return muster_campaign_state_get_unit (muster_campaign_get_present (campaign), index)->disbanded
             ? _("disbanded")
             : NULL;
  leader = muster_campaign_state_get_leader (muster_campaign_get_present (campaign), index);
  return leader->status != MUSTER_CAMPAIGN_FIT ? muster_campaign_leader_status_label (leader->status) : NULL;
}

static char *
dup_note (MusterCareersView *self,
          MusterCareer      *career)
{
  const char *status = get_status (self, career);
  MusterCareerTotals totals;
  g_autofree char *service = NULL;

  muster_career_totals_sum (get_careers (self), career, &totals);
  service = totals.battles > 0 ? muster_career_totals_to_text (&totals) : g_strdup (_("has not fought yet"));
  return status != NULL
           ? g_strdup_printf ("%s · %s · %s", muster_career_get_force (career), status, service)
           : g_strdup_printf ("%s · %s", muster_career_get_force (career), service);
}

static void
activated_cb (MusterCareersView *self,
              GtkListBoxRow     *row)
{
  MusterCareer *career = g_object_get_data (G_OBJECT (row), "career");
  const char *kind = muster_career_get_kind (career) == MUSTER_CAMPAIGN_LEADERS ? "leader" : "unit";

  if (muster_careers_get_campaign (get_careers (self)) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.campaign-record", "(ss)", kind,
                                muster_career_get_id (career));
  else
    g_signal_emit (self, record_signal, 0, kind, muster_career_get_id (career));
}

static void
show_all_cb (MusterCareersView *self)
{
  self->shows_all = TRUE;
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

static void
add_careers (MusterCareersView *self,
             GtkBox            *box,
             GListModel        *careers,
             const char        *label)
{
  guint n = g_list_model_get_n_items (careers);
  GtkListBox *list;

  if (n == 0)
    return;
  list = muster_career_folio_add_list (box, label);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < n && (self->shows_all || i < N_SHOWN); i++)
    {
      MusterCareer *career = muster_list_peek (careers, i);
      g_autofree char *note = dup_note (self, career);
      g_autofree char *name = g_strdup_printf ("career:%d:%s", (int) muster_career_get_kind (career),
                                               muster_career_get_id (career));
      GtkWidget *row = muster_action_row_new_plain (muster_career_get_name (career), note);

      gtk_widget_set_name (row, name);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      g_object_set_data_full (G_OBJECT (row), "career", g_object_ref (career), g_object_unref);
      gtk_list_box_append (list, row);
    }
  if (!self->shows_all && n > N_SHOWN)
    {
      g_autofree char *text = g_strdup_printf (_("Show All %u"), n);
      GtkWidget *more = gtk_button_new_with_label (text);

      gtk_widget_set_halign (more, GTK_ALIGN_CENTER);
      g_signal_connect_object (more, "clicked", G_CALLBACK (show_all_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, more);
    }
}

static void
add_rivalries (MusterCareersView *self,
               GtkBox            *box)
{
  g_autoptr (GArray) rivalries =
    muster_career_rivals_list_rivalries (get_careers (self), MUSTER_CAMPAIGN_UNITS, NULL);
  GtkListBox *list = rivalries->len > 0 ? muster_career_folio_add_list (box, _("Rivalries")) : NULL;

  for (guint i = 0; i < rivalries->len && i < N_RIVALRIES; i++)
    {
      const MusterCareerRivalry *rivalry = &g_array_index (rivalries, MusterCareerRivalry, i);
      g_autofree char *words = muster_career_rivals_rivalry_to_text (rivalry);
      /* Translators: two units that met. */
      g_autofree char *pair = g_strdup_printf (_("%s against %s"), muster_career_get_name (rivalry->one),
                                               muster_career_get_name (rivalry->other));

      gtk_list_box_append (list, muster_action_row_new_plain (pair, words));
    }
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  MusterCareersView *self = MUSTER_CAREERS_VIEW (view);
  g_autoptr (GPtrArray) records = NULL;
  GtkListBox *list;

  if (get_careers (self) == NULL)
    return;
  add_careers (self, box, muster_careers_get_leaders (get_careers (self)), _("Leaders"));
  add_careers (self, box, muster_careers_get_units (get_careers (self)), _("Units"));
  if (campaign == NULL)
    return;
  muster_career_folio_add_waiting (MUSTER_CAREER_FOLIO (self), box);

  records = muster_career_records_list (get_careers (self));
  list = records->len > 0 ? muster_career_folio_add_list (box, _("Firsts and Records")) : NULL;
  for (guint i = 0; i < records->len; i++)
    {
      const MusterCareerRecord *record = records->pdata[i];

      gtk_list_box_append (list, muster_action_row_new_plain (record->title, record->text));
    }

  add_rivalries (self, box);
}

static void
muster_careers_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_careers_view_parent_class)->map (widget);

  if (get_careers (MUSTER_CAREERS_VIEW (widget)) == NULL)
    gtk_widget_activate_action (widget, "win.campaign-careers", NULL);
}

static void
muster_careers_view_class_init (MusterCareersViewClass *klass)
{
  GTK_WIDGET_CLASS (klass)->map = muster_careers_view_map;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;

  record_signal = g_signal_new ("record", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
muster_careers_view_init (MusterCareersView *self)
{
}

GtkWidget *
muster_careers_view_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAREERS_VIEW, "campaign", campaign, NULL);
}
