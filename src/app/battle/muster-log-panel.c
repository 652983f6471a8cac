/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-panel.h"

#include "app/battle/muster-log-row.h"
#include "app/models/battle/muster-battle-log.h"

struct _MusterLogPanel
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  gboolean is_following;
  guint scroll_source;
  MusterBattleLog *log;
  GtkSliceListModel *rows; /* what was settled before the battle is one of them */
  GtkCustomFilter *filter;
  GtkFilterListModel *shown; /* while something is searched for */
  GPtrArray *bound; /* GtkListItem: rows that show something now */

  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (MusterLogPanel, muster_log_panel, MUSTER_TYPE_PANEL)

static gboolean
scroll_cb (gpointer data)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (data);
  guint selected = gtk_single_selection_get_selected (self->selection);

  self->scroll_source = 0;
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", selected);
  return G_SOURCE_REMOVE;
}

static gboolean
begins_turn (GListModel     *log,
             MusterLogEntry *entry,
             guint           position)
{
  g_autoptr (MusterLogEntry) before = NULL;

  if (position == 0)
    return TRUE;

  before = g_list_model_get_item (log, position - 1);
  return muster_log_entry_get_turn (before) != muster_log_entry_get_turn (entry);
}

/* The place of entry @index among those that are shown. They stand in the order of their indices. */
static guint
find_row (MusterLogPanel *self,
          guint           index)
{
  GListModel *rows = G_LIST_MODEL (self->selection);
  guint low = 0, high = g_list_model_get_n_items (rows);

  while (low < high)
    {
      guint middle = (low + high) / 2;
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (rows, middle);

      if (muster_log_entry_get_index (entry) == index)
        return middle;
      if (muster_log_entry_get_index (entry) < index)
        low = middle + 1;
      else
        high = middle;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
show_notes (MusterLogPanel *self,
            GtkListItem    *list_item)
{
  MusterLogEntry *entry = gtk_list_item_get_item (list_item);
  g_autofree char *notes = NULL;

  if (entry == NULL)
    return;
  notes = muster_battle_log_dup_notes (self->log, muster_log_entry_get_index (entry));
  muster_log_row_set_notes (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)), notes);
}

static void
show_entry (MusterLogPanel *self,
            GtkListItem    *list_item)
{
  MusterLogEntry *entry = gtk_list_item_get_item (list_item);
  guint position = gtk_list_item_get_position (list_item);

  muster_log_row_set_entry (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)),
                            muster_battle_session_get_battle (self->session), self->log, entry,
                            begins_turn (G_LIST_MODEL (self->selection), entry, position));
}

/* What was secret when a row was filled may be open now, and the other way round. */
static void
show_secrets (MusterLogPanel *self)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *list_item = g_ptr_array_index (self->bound, i);
      MusterLogEntry *entry = gtk_list_item_get_item (list_item);

      if (entry != NULL &&
          muster_log_row_is_outdated (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)), entry))
        show_entry (self, list_item);
    }
}

static void
show_stack (MusterLogPanel *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  const char *name = "log";

  if (muster_battle_get_length (battle) == 0)
    name = "empty";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    name = "nothing";
  gtk_stack_set_visible_child_name (self->stack, name);
}

/* The entry after which the shown state stands is the selected one. */
static void
follow_session (MusterLogPanel *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  guint position = muster_battle_get_position (battle);

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, position > 0
                                                        ? find_row (self, position - 1)
                                                        : GTK_INVALID_LIST_POSITION);
  self->is_following = FALSE;

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *list_item = g_ptr_array_index (self->bound, i);

      show_notes (self, list_item);
      muster_log_row_follow_folds (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)));
    }
  show_secrets (self);
  show_stack (self);
  /* The list knows its new rows only once it has been laid out. */
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_cb, self);
}

static void
selected_cb (MusterLogPanel *self)
{
  MusterLogEntry *entry = gtk_single_selection_get_selected_item (self->selection);

  if (!self->is_following && entry != NULL)
    muster_battle_timeline_look (muster_battle_session_get_timeline (self->session),
                                 muster_log_entry_get_index (entry) + 1);
}

static gboolean
matches (gpointer item,
         gpointer data)
{
  return muster_battle_log_matches (data, MUSTER_LOG_ENTRY (item));
}

/* A long log is only looked through while something is searched for. */
static void
search_changed_cb (MusterLogPanel *self)
{
  GListModel *log = G_LIST_MODEL (self->rows);
  const char *words = gtk_editable_get_text (self->search);

  muster_battle_log_set_words (self->log, words);
  self->is_following = TRUE;
  if (*words == '\0')
    {
      gtk_single_selection_set_model (self->selection, log);
      gtk_filter_list_model_set_model (self->shown, NULL);
    }
  else if (gtk_single_selection_get_model (self->selection) != G_LIST_MODEL (self->shown))
    {
      gtk_filter_list_model_set_model (self->shown, log);
      gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->shown));
    }
  else
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  self->is_following = FALSE;
  follow_session (self);
}

static void
stop_search_cb (MusterLogPanel *self)
{
  gtk_editable_set_text (self->search, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item)
{
  gtk_list_item_set_child (list_item, muster_log_row_new ());
}

static void
bind_cb (MusterLogPanel *self,
         GtkListItem    *list_item)
{
  show_entry (self, list_item);
  show_notes (self, list_item);
  g_ptr_array_add (self->bound, list_item);
}

static void
unbind_cb (MusterLogPanel *self,
           GtkListItem    *list_item)
{
  if (self->bound != NULL)
    g_ptr_array_remove_fast (self->bound, list_item);
}

static void
drop_rows (MusterLogPanel *self)
{
  self->is_following = TRUE;
  gtk_single_selection_set_model (self->selection, NULL);
  self->is_following = FALSE;
}

/* Nobody pays for rows that nobody sees. */
static void
changed_cb (MusterLogPanel *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    drop_rows (self);
  else if (gtk_single_selection_get_model (self->selection) != NULL)
    follow_session (self);
}

static void
attach_session (MusterLogPanel *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  guint n_before =
    muster_battle_timeline_get_n_before (muster_battle_session_get_timeline (self->session));

  self->log = muster_battle_log_new (battle, n_before);
  self->rows = gtk_slice_list_model_new (g_object_ref (muster_battle_get_log (battle)),
                                         MAX (n_before, 1) - 1, G_MAXUINT);
  self->filter = gtk_custom_filter_new (matches, self->log, NULL);
  self->shown = gtk_filter_list_model_new (NULL, GTK_FILTER (g_object_ref (self->filter)));
  g_signal_connect_object (battle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::uncovered-side", G_CALLBACK (show_secrets), self,
                           G_CONNECT_SWAPPED);
}

/* They are made when the log is looked at. Whoever comes back from looking up a rule finds those that were
 * left, and the focus among them. */
static void
muster_log_panel_map (GtkWidget *widget)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (widget);

  if (gtk_single_selection_get_model (self->selection) == NULL)
    search_changed_cb (self);
  GTK_WIDGET_CLASS (muster_log_panel_parent_class)->map (widget);
}

static void
muster_log_panel_dispose (GObject *object)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_pointer (&self->bound, g_ptr_array_unref);
  if (self->selection != NULL)
    gtk_single_selection_set_model (self->selection, NULL);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->rows);
  g_clear_object (&self->log);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_log_panel_parent_class)->dispose (object);
}

static void
muster_log_panel_class_init (MusterLogPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = muster_log_panel_map;
  object_class->dispose = muster_log_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, search);
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
muster_log_panel_init (MusterLogPanel *self)
{
  self->bound = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_log_panel_new (MusterBattleSession *session)
{
  MusterLogPanel *self = g_object_new (MUSTER_TYPE_LOG_PANEL, NULL);

  self->session = g_object_ref (session);
  attach_session (self);
  return GTK_WIDGET (self);
}

/* Puts the focus where what is searched for is typed. */
void
muster_log_panel_search (MusterLogPanel *self)
{
  g_return_if_fail (MUSTER_IS_LOG_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* Puts the focus on the newest line that is to be seen; without any, on the search. */
void
muster_log_panel_focus_last (MusterLogPanel *self)
{
  GtkWidget *row;

  g_return_if_fail (MUSTER_IS_LOG_PANEL (self));

  row = gtk_widget_get_last_child (GTK_WIDGET (self->list));
  while (row != NULL && !gtk_widget_get_mapped (row))
    row = gtk_widget_get_prev_sibling (row);
  if (row == NULL || !gtk_widget_grab_focus (row))
    muster_log_panel_search (self);
}
