/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-record-view.h"

#include <adwaita.h>

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "core/careers/muster-career-rivals.h"
#include "core/careers/muster-career-totals.h"
#include "core/careers/muster-career-words.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* How many events are shown at first, and how many more with each step back. */
#define N_EVENTS 30
#define MAX_RIVALS 6
/* In pixels. */
#define PORTRAIT 88

struct _MusterCampaignRecordView
{
  MusterCareerFolio parent_instance;

  MusterCampaignKind kind;
  char *id;
  GdkTexture *portrait; /* (nullable) */
  guint n_shown;
};

G_DEFINE_FINAL_TYPE (MusterCampaignRecordView, muster_campaign_record_view, MUSTER_TYPE_CAREER_FOLIO)

static guint print_signal;

/* Takes @value. */
static void
add_fact (GtkListBox *list,
          const char *title,
          char       *value)
{
  g_autofree char *text = value;

  if (text != NULL && *text != '\0')
    gtk_list_box_append (list, muster_action_row_new_plain (title, text));
}

static char *
dup_number (guint number)
{
  return number > 0 ? g_strdup_printf ("%u", number) : NULL;
}

static char *
dup_luck (const MusterLuckSum *sum)
{
  return sum->n > 0 ? muster_luck_sum_to_text (sum) : NULL;
}

static void
more_cb (MusterCampaignRecordView *self)
{
  self->n_shown += N_EVENTS;
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

/* The newest first. */
static void
add_events (MusterCampaignRecordView *self,
            GtkBox                   *box,
            MusterCareer             *career)
{
  GPtrArray *events = muster_career_get_events (career);
  GtkListBox *list;

  if (events->len == 0)
    return;
  list = muster_career_folio_add_list (box, _("Timeline"));
  for (guint i = events->len; i > 0 && i + self->n_shown > events->len; i--)
    {
      const MusterCareerEvent *event = events->pdata[i - 1];
      g_autofree char *text = muster_career_words_event_to_text (event);
      const MusterCareerAffair *affair;
      g_autoptr (GPtrArray) parts = NULL;
      g_autofree char *circumstances = NULL;

      /* Says when the event was and, for a battle, the scenario, the force and what the leader did
       * there. */
      affair = event->affair;
      parts = g_ptr_array_new_with_free_func (g_free);
      if (event->date != NULL)
        g_ptr_array_add (parts, muster_career_words_dup_date (event->date, FALSE));
      if (affair != NULL)
        {
          char *deeds = muster_deeds_to_text (&event->deeds);

          if (affair->scenario != NULL)
            g_ptr_array_add (parts, g_strdup (affair->scenario));
          if (event->side >= 0 && event->side < affair->n_sides)
            /* Translators: the side that somebody fought for. */
            g_ptr_array_add (parts, g_strdup_printf (_("for %s"), affair->sides[event->side]));
          g_ptr_array_add (parts, deeds);
          if (*deeds == '\0')
            g_ptr_array_set_size (parts, (int) parts->len - 1);
        }
      g_ptr_array_add (parts, NULL);
      circumstances = g_strjoinv (" · ", (char **) parts->pdata);
      gtk_list_box_append (list, muster_action_row_new_plain (text, circumstances));
    }
  if (events->len > self->n_shown)
    {
      GtkWidget *more = gtk_button_new_with_label (_("Show What Was Before"));

      gtk_widget_set_name (more, "more");
      gtk_widget_set_halign (more, GTK_ALIGN_START);
      g_signal_connect_object (more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, more);
    }
}

static void
add_rivals (GtkBox        *box,
            MusterCareers *careers,
            MusterCareer  *career)
{
  g_autoptr (GArray) rivalries =
    muster_career_rivals_list_rivalries (careers, muster_career_get_kind (career), career);
  GtkListBox *list = rivalries->len > 0 ? muster_career_folio_add_list (box, _("Rivals")) : NULL;

  for (guint i = 0; i < rivalries->len && i < MAX_RIVALS; i++)
    {
      const MusterCareerRivalry *rivalry = &g_array_index (rivalries, MusterCareerRivalry, i);
      g_autofree char *words = muster_career_rivals_rivalry_to_text (rivalry);

      gtk_list_box_append (list,
                           muster_action_row_new_plain (muster_career_get_name (rivalry->other), words));
    }
}

static void
print_cb (MusterCampaignRecordView *self)
{
  g_signal_emit (self, print_signal, 0);
}

/* Without a picture, the initials. */
static GtkWidget *
make_portrait (MusterCampaignRecordView *self,
               MusterCareer             *career)
{
  GtkWidget *avatar = adw_avatar_new (PORTRAIT, muster_career_get_name (career), TRUE);
  /* Translators: what a picture is; the name of a leader. */
  g_autofree char *label = g_strdup_printf (_("Portrait of %s"), muster_career_get_name (career));

  adw_avatar_set_custom_image (ADW_AVATAR (avatar), GDK_PAINTABLE (self->portrait));
  muster_accessible_set_label (avatar, label);
  return avatar;
}

static void
add_heading (MusterCampaignRecordView *self,
             GtkBox                   *box,
             MusterCareer             *career)
{
  const char *side = muster_career_get_side (career);
  /* Translators: the force and the side of a unit or leader. */
  g_autofree char *place = *side != '\0'
                             ? g_strdup_printf (_("%s · %s"), muster_career_get_force (career), side)
                             : g_strdup (muster_career_get_force (career));
  GtkWidget *print = gtk_button_new_with_mnemonic (_("_Print…"));
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  if (self->kind == MUSTER_CAMPAIGN_LEADERS)
    gtk_box_append (GTK_BOX (line), make_portrait (self, career));
  muster_campaign_parts_add_text (GTK_BOX (names), muster_career_get_name (career), "title-2");
  muster_campaign_parts_add_text (GTK_BOX (names), place, "dim-label");
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (line), names);
  gtk_box_append (box, line);
  muster_mnemonics_name (print);
  gtk_widget_set_name (print, "print");
  gtk_widget_set_halign (print, GTK_ALIGN_START);
  g_signal_connect_object (print, "clicked", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, print);
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  MusterCampaignRecordView *self = MUSTER_CAMPAIGN_RECORD_VIEW (view);
  MusterCareers *careers = muster_career_folio_get_careers (MUSTER_CAREER_FOLIO (view));
  MusterCareer *career = careers != NULL ? muster_careers_find (careers, self->kind, self->id) : NULL;
  GtkListBox *list;
  MusterCareerTotals totals;

  if (career == NULL)
    return;
  add_heading (self, box, career);

  list = muster_career_folio_add_list (box, _("Service"));
  muster_career_totals_sum (careers, career, &totals);
  add_fact (list, _("Battles"), muster_career_totals_to_text (&totals));
  add_fact (list, _("Deeds"), muster_deeds_to_text (&totals.deeds));
  add_fact (list, _("Luck"), dup_luck (&totals.luck));
  add_fact (list, _("Tests Passed"), dup_luck (&totals.tests));
  add_fact (list, _("Figures Lost"), dup_number (totals.fallen));
  add_fact (list, _("Times Wounded"), dup_number (totals.wounded));
  add_fact (list, _("Honours"), dup_number (totals.honours));
  add_fact (list, _("Advances"), dup_number (totals.advances));

  add_events (self, box, career);
  muster_career_folio_add_waiting (MUSTER_CAREER_FOLIO (self), box);
  add_rivals (box, careers, career);
}

static void
muster_campaign_record_view_dispose (GObject *object)
{
  MusterCampaignRecordView *self = MUSTER_CAMPAIGN_RECORD_VIEW (object);

  g_clear_object (&self->portrait);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (muster_campaign_record_view_parent_class)->dispose (object);
}

static void
muster_campaign_record_view_class_init (MusterCampaignRecordViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_campaign_record_view_dispose;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;

  print_signal = muster_signal_new ("print", G_TYPE_FROM_CLASS (klass));
}

static void
muster_campaign_record_view_init (MusterCampaignRecordView *self)
{
  self->n_shown = N_EVENTS;
}

GtkWidget *
muster_campaign_record_view_new (MusterCareers      *careers,
                                 MusterCampaignKind  kind,
                                 const char         *id)
{
  MusterCampaignRecordView *self = g_object_new (
    MUSTER_TYPE_CAMPAIGN_RECORD_VIEW, "campaign", muster_careers_get_campaign (careers), NULL);

  self->kind = kind;
  self->id = g_strdup (id);
  muster_career_folio_set_careers (MUSTER_CAREER_FOLIO (self), careers);
  return GTK_WIDGET (self);
}

MusterCareer *
muster_campaign_record_view_get_career (MusterCampaignRecordView *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_RECORD_VIEW (self), NULL);

  return muster_careers_find (muster_career_folio_get_careers (MUSTER_CAREER_FOLIO (self)), self->kind,
                              self->id);
}

void
muster_campaign_record_view_set_portrait (MusterCampaignRecordView *self,
                                          GdkTexture               *portrait)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_RECORD_VIEW (self));

  if (g_set_object (&self->portrait, portrait))
    muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}
