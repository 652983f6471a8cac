/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-table-window.h"

#include "app/battle/muster-side-style.h"
#include "app/models/battle/muster-battle-clock.h"
#include "app/models/battle/muster-battle-spectator.h"
#include "app/widgets/muster-line-box.h"
#include "app/widgets/muster-qr-view.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Font sizes, as in the style sheet. Each needs a window of that width, in pixels, and is used only
 * if everything fits without scrolling, since nobody sits at this screen. */
static const struct
{
  const char *css_class;
  int width;
  double scale;
} SIZES[] = {
  { NULL, 0, 1.1 },
  { "medium", 600, 1.5 },
  { "large", 1000, 2.0 },
  { "huge", 1400, 2.8 },
  { "giant", 1800, 3.4 },
};

/* In a window of at least this width, in pixels, an event with more than so many lines is split
 * into two columns. */
#define WIDE 900
#define TALL 6

struct _MusterTableWindow
{
  AdwWindow parent_instance;

  MusterBattle *battle;
  MusterBattleSpectator *spectator;
  GBindingGroup *bindings;
  GSignalGroup *signals;
  guint size_source;
  guint size; /* index of the present font size */
  guint largest; /* index of the largest size that may fit the present content */
  int width;
  int height;

  GtkWidget *header;
  GtkWidget *scroller;
  GtkWidget *content;
  AdwWindowTitle *title;
  GtkLabel *turn;
  GtkLabel *acting;
  GtkBox *scores;
  GtkLabel *card;
  GtkLabel *clock;
  GBindingGroup *clock_bindings;
  GtkLabel *dice;
  GtkLabel *objectives;
  GtkWidget *event;
  GtkLabel *event_title;
  MusterLineBox *event_lines;
  MusterLineBox *event_more;
  gboolean is_wide;
  GtkWidget *phones_box;
  MusterQrView *qr;
  GtkLabel *address;
  GSignalGroup *seat; /* that of the spectators */
};

G_DEFINE_FINAL_TYPE (MusterTableWindow, muster_table_window, ADW_TYPE_WINDOW)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
show_event (MusterTableWindow *self)
{
  g_autofree char *title = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree const char **left = NULL;
  guint n_lines, n_left;

  g_object_get (self->spectator, "event-title", &title, "event-lines", &lines, NULL);
  n_lines = g_strv_length (lines);
  n_left = self->is_wide && n_lines > TALL ? (n_lines + 1) / 2 : n_lines;
  left = g_new0 (const char *, n_left + 1);
  for (guint i = 0; i < n_left; i++)
    left[i] = lines[i];

  gtk_label_set_label (self->event_title, title);
  muster_line_box_set_lines (self->event_lines, left);
  muster_line_box_set_lines (self->event_more, (const char *const *) lines + n_left);
  gtk_widget_set_visible (GTK_WIDGET (self->event_more), n_left < n_lines);
  gtk_widget_set_visible (self->event, *title != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->event), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
}

/* Shows the code of the spectators, while there is one. */
static void
show_phones (MusterTableWindow *self)
{
  g_autoptr (MusterPhonesSeat) seat = g_signal_group_dup_target (self->seat);
  const char *link = seat != NULL ? muster_phones_seat_get_link (seat) : "";
  const char *end = strchr (link, '#');
  g_autofree char *address = end != NULL ? g_strndup (link, (gsize) (end - link)) : g_strdup ("");

  muster_qr_view_set_text (self->qr, link, _("Code of the spectators, to be scanned with a phone"));
  gtk_label_set_label (self->address, address);
  gtk_widget_set_visible (self->phones_box, *link != '\0');
  self->largest = G_N_ELEMENTS (SIZES) - 1;
}

/* Called for the last of the properties that change together. */
static void
changed_cb (MusterTableWindow *self)
{
  g_auto (GStrv) objectives = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) sides = NULL;
  g_auto (GStrv) scores = NULL;
  g_auto (GStrv) units = NULL;
  g_auto (GStrv) lines = NULL;
  GtkWidget *child;
  gboolean is_tall;
  int active;

  /* A long event tells its dice itself, and needs the room. */
  g_object_get (self->spectator, "event-lines", &lines, NULL);
  is_tall = g_strv_length (lines) > TALL;
  g_object_get (self->spectator, "sides", &sides, "scores", &scores, "units", &units, "active-side", &active,
                NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))) != NULL)
    gtk_box_remove (self->scores, child);
  for (guint i = 0; sides[i] != NULL && scores[i] != NULL; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *name = new_label (sides[i], "table-side");

      gtk_widget_set_vexpand (name, TRUE);
      gtk_widget_add_css_class (name, "side-badge");
      muster_side_style_apply (name, self->battle, (int) i);
      gtk_widget_add_css_class (box, "table-side-box");
      if ((int) i == active)
        gtk_widget_add_css_class (box, "acting");
      gtk_box_append (GTK_BOX (box), name);
      gtk_box_append (GTK_BOX (box), new_label (scores[i], "table-score"));
      if (!is_tall && *units[i] != '\0')
        gtk_box_append (GTK_BOX (box), new_label (units[i], "table-units"));
      gtk_box_append (self->scores, box);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->card), *gtk_label_get_label (self->card) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->dice), !is_tall && *gtk_label_get_label (self->dice) != '\0');
  g_object_get (self->spectator, "objectives", &objectives, NULL);
  text = g_strjoinv (" · ", objectives);
  gtk_label_set_label (self->objectives, text);
  gtk_widget_set_visible (GTK_WIDGET (self->objectives), *text != '\0');
  show_event (self);
  self->largest = G_N_ELEMENTS (SIZES) - 1;
}

static int
measure_content (MusterTableWindow *self)
{
  int height;

  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (self->scroller),
                      &height, NULL, NULL, NULL);
  return height;
}

/* Tries one size after the other, since only what is laid out can be measured. A size that was too
 * large is not tried again until the content changes. */
static guint
find_size (MusterTableWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (self->scroller);
  int taken = measure_content (self);
  guint next = self->size + 1;

  if (self->size > 0 && (width < SIZES[self->size].width || taken > height))
    {
      self->largest = self->size - 1;
      return self->largest;
    }
  if (next < G_N_ELEMENTS (SIZES) && next <= self->largest && width >= SIZES[next].width &&
      taken * SIZES[next].scale / SIZES[self->size].scale <= height)
    return next;
  return self->size;
}

static gboolean
fit_type_cb (gpointer data)
{
  MusterTableWindow *self = MUSTER_TABLE_WINDOW (data);
  guint size;

  self->size_source = 0;
  if (self->is_wide != (self->width >= WIDE))
    {
      self->is_wide = self->width >= WIDE;
      show_event (self);
    }
  size = find_size (self);
  if (size == self->size)
    return G_SOURCE_REMOVE;

  if (SIZES[self->size].css_class != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), SIZES[self->size].css_class);
  if (SIZES[size].css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), SIZES[size].css_class);
  self->size = size;
  return G_SOURCE_REMOVE;
}

/* The font size must not change during layout, so that waits until idle. */
static void
muster_table_window_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  MusterTableWindow *self = MUSTER_TABLE_WINDOW (widget);

  GTK_WIDGET_CLASS (muster_table_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (width != self->width || height != self->height)
    self->largest = G_N_ELEMENTS (SIZES) - 1;
  self->width = width;
  self->height = height;
  if (self->size_source == 0)
    self->size_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_type_cb, self, NULL);
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
leave_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
muster_table_window_dispose (GObject *object)
{
  MusterTableWindow *self = MUSTER_TABLE_WINDOW (object);

  g_clear_handle_id (&self->size_source, g_source_remove);
  g_clear_object (&self->bindings);
  g_clear_object (&self->clock_bindings);
  g_clear_object (&self->seat);
  g_clear_object (&self->signals);
  g_clear_object (&self->spectator);
  g_clear_object (&self->battle);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_TABLE_WINDOW);

  G_OBJECT_CLASS (muster_table_window_parent_class)->dispose (object);
}

static void
muster_table_window_class_init (MusterTableWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_table_window_dispose;
  widget_class->size_allocate = muster_table_window_size_allocate;

  g_type_ensure (MUSTER_TYPE_LINE_BOX);
  g_type_ensure (MUSTER_TYPE_QR_VIEW);
  gtk_widget_class_install_action (widget_class, "table.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "table.leave", NULL, leave_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-table-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, header);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, content);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, turn);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, acting);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, scores);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, card);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, clock);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, objectives);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, event);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, event_title);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, event_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, event_more);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, phones_box);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, qr);
  gtk_widget_class_bind_template_child (widget_class, MusterTableWindow, address);
}

static void
muster_table_window_init (MusterTableWindow *self)
{
  const GBindingFlags flags = G_BINDING_SYNC_CREATE;

  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self, "fullscreened", self->header, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);

  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "title", self->title, "title", flags);
  g_binding_group_bind (self->bindings, "title", self, "title", flags);
  g_binding_group_bind (self->bindings, "turn", self->turn, "label", flags);
  g_binding_group_bind (self->bindings, "acting", self->acting, "label", flags);
  g_binding_group_bind (self->bindings, "card", self->card, "label", flags);
  g_binding_group_bind (self->bindings, "dice", self->dice, "label", flags);
  self->clock_bindings = g_binding_group_new ();
  g_binding_group_bind (self->clock_bindings, "text", self->clock, "label", flags);
  g_binding_group_bind (self->clock_bindings, "runs", self->clock, "visible", flags);
  self->seat = g_signal_group_new (MUSTER_TYPE_PHONES_SEAT);
  g_signal_group_connect_swapped (self->seat, "notify::link", G_CALLBACK (show_phones), self);
  self->signals = g_signal_group_new (MUSTER_TYPE_BATTLE_SPECTATOR);
  g_signal_group_connect_swapped (self->signals, "notify::event-lines", G_CALLBACK (changed_cb),
                                  self);
}

GtkWidget *
muster_table_window_new (MusterBattle *battle)
{
  GtkWidget *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_TABLE_WINDOW, NULL);
  muster_table_window_set_battle (MUSTER_TABLE_WINDOW (self), battle);
  return self;
}

/* Shows another battle, or the same one after it was opened again. */
void
muster_table_window_set_battle (MusterTableWindow *self,
                                MusterBattle      *battle)
{
  g_return_if_fail (MUSTER_IS_TABLE_WINDOW (self));
  g_return_if_fail (MUSTER_IS_BATTLE (battle));

  if (!g_set_object (&self->battle, battle))
    return;

  g_clear_object (&self->spectator);
  self->spectator = muster_battle_spectator_new (battle);
  g_binding_group_set_source (self->clock_bindings, muster_battle_clock_get (battle));
  g_binding_group_set_source (self->bindings, self->spectator);
  g_signal_group_set_target (self->signals, self->spectator);
  changed_cb (self);
}

void
muster_table_window_set_phones (MusterTableWindow *self,
                                MusterPhones      *phones)
{
  GListModel *seats = muster_phones_get_seats (phones);
  g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (seats, g_list_model_get_n_items (seats) - 1);

  g_return_if_fail (MUSTER_IS_TABLE_WINDOW (self));

  g_signal_group_set_target (self->seat, seat);
  show_phones (self);
}
