/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-score-box.h"

#include "app/battle/muster-side-style.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

/* In characters, for the usual and the compact layout. */
#define NAME_WIDTH 64
#define COMPACT_NAME_WIDTH 12

struct _MusterScoreBox
{
  GtkWidget parent_instance;

  MusterBattle *battle;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (MusterScoreBox, muster_score_box, GTK_TYPE_WIDGET)

static void
add_name (MusterScoreBox *self,
          guint           side)
{
  const char *name = muster_battle_get_setup (self->battle)->sides[side].name;
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label),
                                 self->compact ? COMPACT_NAME_WIDTH : NAME_WIDTH);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
}

static void
add_figures (MusterScoreBox *self,
             const char     *figures)
{
  gtk_widget_set_parent (gtk_label_new (figures), GTK_WIDGET (self));
}

static void
add_badge (MusterScoreBox *self,
           guint           side)
{
  /* In the compact layout the columns show the badges. */
  if (!self->compact)
    gtk_widget_set_parent (muster_side_style_new_badge (self->battle, side), GTK_WIDGET (self));
}

/* "Column 4 : 2 Tribes"; with more sides "Column 4 · Tribes 2 · Allies 1". */
static void
show_score (MusterScoreBox *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  g_autofree char *words = muster_battle_words_score (self->battle, 0);

  muster_widget_unparent_children (GTK_WIDGET (self));
  for (guint i = 0; i < setup->n_sides; i++)
    {
      int score = muster_ruleset_get_score (setup, state, (int) i);
      g_autofree char *figures = NULL;

      if (setup->n_sides == 2)
        figures = g_strdup_printf (i == 0 ? "%d :" : "%d", score);
      else
        figures = g_strdup_printf (i + 1 < setup->n_sides ? "%d ·" : "%d", score);

      if (setup->n_sides == 2 && i == 1)
        {
          add_figures (self, figures);
          add_badge (self, i);
          add_name (self, i);
        }
      else
        {
          add_badge (self, i);
          add_name (self, i);
          add_figures (self, figures);
        }
    }

  muster_tooltip_set (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
muster_score_box_dispose (GObject *object)
{
  MusterScoreBox *self = MUSTER_SCORE_BOX (object);

  g_clear_object (&self->battle);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_score_box_parent_class)->dispose (object);
}

static void
muster_score_box_class_init (MusterScoreBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_score_box_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_score_box_init (MusterScoreBox *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
}

void
muster_score_box_set_battle (MusterScoreBox *self,
                             MusterBattle   *battle)
{
  g_return_if_fail (MUSTER_IS_SCORE_BOX (self));
  g_return_if_fail (self->battle == NULL);
  g_return_if_fail (MUSTER_IS_BATTLE (battle));

  self->battle = g_object_ref (battle);
  g_signal_connect_object (battle, "changed", G_CALLBACK (show_score), self, G_CONNECT_SWAPPED);
  show_score (self);
}

/* Shortens the names for a small window. */
void
muster_score_box_set_compact (MusterScoreBox *self,
                              gboolean        compact)
{
  g_return_if_fail (MUSTER_IS_SCORE_BOX (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  show_score (self);
}
