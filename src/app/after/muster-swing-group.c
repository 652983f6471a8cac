/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-swing-group.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-chart-card.h"
#include "core/muster-i18n.h"
#include "sheets/muster-battle-report-swing.h"

struct _MusterSwingGroup
{
  AdwPreferencesGroup parent_instance;

  MusterLabReview *review;
  GCancellable *cancellable; /* (nullable): of what is being worked out */
  GtkWidget *start;
  GtkWidget *cancel;
  GtkWidget *busy;
  MusterChartCard *chart;
  GtkLabel *moments;
  GtkWidget *print;
  GtkWidget *omissions;
  GtkLabel *left_out;
};

G_DEFINE_FINAL_TYPE (MusterSwingGroup, muster_swing_group, ADW_TYPE_PREFERENCES_GROUP)

static guint print_signal;

static void
show (MusterSwingGroup *self,
      const char       *trouble)
{
  MusterLabSwing *swing = muster_lab_review_get_swing (self->review);
  g_autoptr (MusterChart) chart = swing != NULL ? muster_battle_report_swing_new_chart (swing) : NULL;
  g_autoptr (GString) words = g_string_new (trouble);
  gboolean is_running;

  g_object_get (self->review, "is-running", &is_running, NULL);
  if (swing != NULL)
    {
      GArray *moments = muster_lab_swing_get_moments (swing);

      for (guint i = 0; i < moments->len; i++)
        {
          g_autofree char *text =
            muster_battle_report_swing_dup_moment (swing, muster_lab_review_get_battle (self->review),
                                                   &g_array_index (moments, MusterLabMoment, i));

          g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", text);
        }
      if (words->len == 0)
        g_string_append (words, _("No order moved the shares by as much as two in a hundred."));
    }
  muster_chart_card_set_chart (self->chart, chart);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), chart != NULL);
  gtk_label_set_label (self->moments, words->str);
  gtk_widget_set_visible (GTK_WIDGET (self->moments), words->len > 0);
  gtk_widget_set_visible (self->start, !is_running && swing == NULL);
  gtk_widget_set_visible (self->cancel, is_running);
  gtk_widget_set_visible (self->busy, is_running);
  gtk_widget_set_visible (self->print, swing != NULL);
  if (swing != NULL)
    {
      g_auto (GStrv) left_out = muster_lab_swing_list_left_out (swing);
      g_autofree char *joined = g_strjoinv ("\n", left_out);

      gtk_label_set_label (self->left_out, joined);
    }
  gtk_widget_set_visible (self->omissions, swing != NULL);
}

static void
fought_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterSwingGroup) self = data;
  g_autoptr (GError) error = NULL;
  gboolean done = muster_lab_review_run_finish (MUSTER_LAB_REVIEW (object), result, &error);

  g_clear_object (&self->cancellable);
  if (self->review != NULL)
    show (self, done || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? NULL : error->message);
}

static void
start_cb (MusterSwingGroup *self)
{
  if (self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  muster_lab_review_run_async (self->review, MUSTER_LAB_SWING_BATTLES, self->cancellable, fought_cb,
                               g_object_ref (self));
  show (self, NULL);
}

static void
cancel_cb (MusterSwingGroup *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

static void
print_cb (MusterSwingGroup *self)
{
  g_signal_emit (self, print_signal, 0);
}

static void
muster_swing_group_dispose (GObject *object)
{
  MusterSwingGroup *self = MUSTER_SWING_GROUP (object);

  cancel_cb (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_SWING_GROUP);
  g_clear_object (&self->review);

  G_OBJECT_CLASS (muster_swing_group_parent_class)->dispose (object);
}

static void
muster_swing_group_class_init (MusterSwingGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_swing_group_dispose;

  print_signal = g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  g_type_ensure (MUSTER_TYPE_CHART_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-swing-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, start);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, cancel);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, busy);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, chart);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, moments);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, print);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, omissions);
  gtk_widget_class_bind_template_child (widget_class, MusterSwingGroup, left_out);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
}

static void
muster_swing_group_init (MusterSwingGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_swing_group_new (MusterLabReview *review)
{
  MusterSwingGroup *self = g_object_new (MUSTER_TYPE_SWING_GROUP, NULL);

  self->review = g_object_ref (review);
  show (self, NULL);
  return GTK_WIDGET (self);
}

MusterLabReview *
muster_swing_group_get_review (MusterSwingGroup *self)
{
  g_return_val_if_fail (MUSTER_IS_SWING_GROUP (self), NULL);

  return self->review;
}
