/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-panel.h"

#include "app/battle/muster-log-row.h"
#include "app/models/battle/muster-battle-log.h"
#include "core/battle/muster-battle-photos.h"

/* Of a photo in a row, in pixels, with room for a screen of twice the density. */
#define THUMB_SIDE 240

struct _MusterLogPanel
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  gboolean is_following;
  guint scroll_source;
  MusterBattleLog *log;
  GtkSliceListModel *rows; /* the entries from before the battle are one row */
  GtkCustomFilter *filter;
  GtkFilterListModel *shown; /* used during a search */
  GPtrArray *bound; /* GtkListItem: rows that are bound now */
  MusterImageStore *images;
  GArray *photos;       /* MusterBattlePhoto: those of the log as it is */
  GHashTable *textures; /* from the id of an image to its GdkTexture, as small as it is shown */

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

/* Returns the position of entry @index in the shown list, which is sorted by index. */
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

/* (nullable): the image of a photo, no larger than it is shown. */
static GdkTexture *
get_texture (MusterLogPanel *self,
             const char     *id)
{
  GdkTexture *texture = g_hash_table_lookup (self->textures, id);
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;

  if (texture != NULL || self->images == NULL)
    return texture;
  content = muster_image_store_get (self->images, id, NULL, NULL);
  if (content == NULL)
    return NULL;
  stream = g_memory_input_stream_new_from_bytes (content);
  pixbuf = gdk_pixbuf_new_from_stream_at_scale (stream, THUMB_SIDE, THUMB_SIDE, TRUE, NULL, NULL);
  if (pixbuf == NULL)
    return NULL;
  texture = gdk_texture_new_for_pixbuf (pixbuf);
  g_hash_table_insert (self->textures, g_strdup (id), texture);
  return texture;
}

static void
show_photos (MusterLogPanel *self,
             GtkListItem    *list_item)
{
  MusterLogEntry *entry = gtk_list_item_get_item (list_item);
  MusterLogRow *row = MUSTER_LOG_ROW (gtk_list_item_get_child (list_item));

  if (entry == NULL)
    return;
  muster_log_row_clear_photos (row);
  for (guint i = 0; i < self->photos->len; i++)
    {
      const MusterBattlePhoto *photo = &g_array_index (self->photos, MusterBattlePhoto, i);

      if (photo->at == muster_log_entry_get_index (entry))
        muster_log_row_add_photo (row, GDK_PAINTABLE (get_texture (self, photo->picture)), photo->caption,
                                  photo->note);
    }
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

/* Refills rows whose entries have been covered or uncovered since they were filled. */
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

/* Selects the entry after which the shown state comes. */
static void
follow_session (MusterLogPanel *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  guint position = muster_ledger_get_position (battle);
  const char *name = "log";

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, position > 0
                                                        ? find_row (self, position - 1)
                                                        : GTK_INVALID_LIST_POSITION);
  self->is_following = FALSE;

  g_array_unref (self->photos);
  self->photos = muster_battle_list_photos (muster_battle_session_get_battle (self->session));
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *list_item = g_ptr_array_index (self->bound, i);

      show_notes (self, list_item);
      show_photos (self, list_item);
      muster_log_row_follow_folds (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)));
    }
  show_secrets (self);

  if (muster_ledger_get_length (battle) == 0)
    name = "empty";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    name = "nothing";
  gtk_stack_set_visible_child_name (self->stack, name);

  /* The list makes its new rows during layout, so wait until idle. */
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

/* The log is only filtered during a search, since it may be long. */
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
  show_photos (self, list_item);
  g_ptr_array_add (self->bound, list_item);
}

static void
unbind_cb (MusterLogPanel *self,
           GtkListItem    *list_item)
{
  if (self->bound != NULL)
    g_ptr_array_remove_fast (self->bound, list_item);
}

/* Drops the rows while the panel is not visible, since updating them would be wasted. */
static void
changed_cb (MusterLogPanel *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->is_following = TRUE;
      gtk_single_selection_set_model (self->selection, NULL);
      self->is_following = FALSE;
    }
  else if (gtk_single_selection_get_model (self->selection) != NULL)
    follow_session (self);
}

/* Makes the rows when the panel is shown. If the log has not changed meanwhile, the old rows are
 * still there, with the focus. */
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
  g_clear_object (&self->images);
  g_clear_pointer (&self->photos, g_array_unref);
  g_clear_pointer (&self->textures, g_hash_table_unref);
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

/* Corrects the entry of the chosen row, or pins a photo to it. */
static gboolean
key_cb (MusterLogPanel *self,
        guint           keyval)
{
  if (keyval == GDK_KEY_F2)
    return gtk_widget_activate_action (GTK_WIDGET (self), "battle.change-entry", NULL);
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    return gtk_widget_activate_action (GTK_WIDGET (self), "battle.take-out-entry", NULL);
  if (keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert)
    return gtk_widget_activate_action (GTK_WIDGET (self), "battle.photo-here", NULL);
  return FALSE;
}

static void
muster_log_panel_init (MusterLogPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->bound = g_ptr_array_new ();
  self->photos = g_array_new (FALSE, FALSE, sizeof (MusterBattlePhoto));
  self->textures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

GtkWidget *
muster_log_panel_new (MusterBattleSession *session)
{
  MusterLogPanel *self = g_object_new (MUSTER_TYPE_LOG_PANEL, NULL);
  MusterBattle *battle;
  guint n_before;

  self->session = g_object_ref (session);
  battle = muster_battle_session_get_battle (self->session);
  n_before =
    muster_battle_timeline_get_n_before (muster_battle_session_get_timeline (self->session));
  self->log = muster_battle_log_new (battle, n_before);
  self->rows = gtk_slice_list_model_new (g_object_ref (muster_ledger_get_log (battle)),
                                         MAX (n_before, 1) - 1, G_MAXUINT);
  self->filter = gtk_custom_filter_new (matches, self->log, NULL);
  self->shown = gtk_filter_list_model_new (NULL, GTK_FILTER (g_object_ref (self->filter)));
  g_signal_connect_object (battle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::uncovered-side", G_CALLBACK (show_secrets), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
muster_log_panel_set_images (MusterLogPanel   *self,
                             MusterImageStore *images)
{
  g_return_if_fail (MUSTER_IS_LOG_PANEL (self));

  g_set_object (&self->images, images);
}

/* Moves the focus to the search entry. */
void
muster_log_panel_search (MusterLogPanel *self)
{
  g_return_if_fail (MUSTER_IS_LOG_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* Moves the focus to the newest row that is shown, or to the search if there is none. */
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
