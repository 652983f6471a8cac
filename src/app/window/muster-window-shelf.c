/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/widgets/muster-confirm.h"
#include "core/muster-i18n.h"

/* Deleting moves a thing to the archive at first; it leaves the store when the toast is gone. Until
 * then the user can restore it, and nothing is lost if the program ends. */

/**
 * Shelf:
 * @noun: that the actions end with: `win.archive-battle`
 * @look_up: (transfer full): its title; NULL with an error if it is not there
 * @loss: what is said before it goes for good
 *
 * Things that can be put away.
 */
typedef struct
{
  const char *noun;
  char *(*look_up) (MusterStore *store, gint64 id, gboolean *archived, GError **error);
  gboolean (*archive) (MusterStore *store, gint64 id, gboolean archived, GError **error);
  gboolean (*remove) (MusterStore *store, gint64 id, GError **error);
  const char *archived;
  const char *loss;
  const char *failure;
} Shelf;

typedef struct
{
  MusterWindow *window;
  const Shelf *shelf;
  gint64 id;
} ShelfRef;

static char *
look_up_in (MusterLedgerStore  *ledgers,
            gint64              id,
            gboolean           *archived,
            GError            **error)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (ledgers, id, error);

  if (row == NULL)
    return NULL;
  *archived = muster_ledger_row_get_archived (row);
  return g_strdup (muster_ledger_row_get_title (row));
}

static char *
look_up_battle (MusterStore  *store,
                gint64        id,
                gboolean     *archived,
                GError      **error)
{
  return look_up_in (muster_store_get_battles (store), id, archived, error);
}

static gboolean
archive_battle (MusterStore  *store,
                gint64        id,
                gboolean      archived,
                GError      **error)
{
  return muster_ledger_store_archive (muster_store_get_battles (store), id, archived, error);
}

static gboolean
remove_battle (MusterStore  *store,
               gint64        id,
               GError      **error)
{
  return muster_ledger_store_remove (muster_store_get_battles (store), id, error);
}

static char *
look_up_force (MusterStore  *store,
               gint64        id,
               gboolean     *archived,
               GError      **error)
{
  g_autoptr (MusterForceRow) row =
    muster_force_store_dup_row (muster_store_get_forces (store), id, error);

  if (row == NULL)
    return NULL;
  *archived = muster_force_row_get_archived (row);
  return g_strdup (muster_force_row_get_title (row));
}

static gboolean
archive_force (MusterStore  *store,
               gint64        id,
               gboolean      archived,
               GError      **error)
{
  return muster_force_store_archive (muster_store_get_forces (store), id, archived, error);
}

static gboolean
remove_force (MusterStore  *store,
              gint64        id,
              GError      **error)
{
  return muster_force_store_remove (muster_store_get_forces (store), id, error);
}

static char *
look_up_campaign (MusterStore  *store,
                  gint64        id,
                  gboolean     *archived,
                  GError      **error)
{
  return look_up_in (muster_store_get_campaigns (store), id, archived, error);
}

static gboolean
archive_campaign (MusterStore  *store,
                  gint64        id,
                  gboolean      archived,
                  GError      **error)
{
  return muster_ledger_store_archive (muster_store_get_campaigns (store), id, archived, error);
}

static gboolean
remove_campaign (MusterStore  *store,
                 gint64        id,
                 GError      **error)
{
  return muster_ledger_store_remove (muster_store_get_campaigns (store), id, error);
}

static const Shelf SHELVES[] = {
  { "battle", look_up_battle, archive_battle, remove_battle,
    N_("The battle was archived"),
    N_("The battle and its whole log will be deleted for good."),
    N_("The Battle Could Not Be Deleted") },
  { "campaign", look_up_campaign, archive_campaign, remove_campaign,
    N_("The campaign was archived"),
    N_("The campaign and its whole journal will be deleted for good. Battles that were fought in it stay."),
    N_("The Campaign Could Not Be Deleted") },
  { "force", look_up_force, archive_force, remove_force,
    N_("The force was archived"),
    N_("The force, its units and their Leaders will be deleted for good. Battles that it fought stay."),
    N_("The Force Could Not Be Deleted") },
};

static const Shelf *
find_shelf (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (SHELVES); i++)
    if (g_str_has_suffix (action, SHELVES[i].noun))
      return &SHELVES[i];
  g_return_val_if_reached (NULL);
}

static ShelfRef *
shelf_ref_new (MusterWindow *window,
               const Shelf  *shelf,
               gint64        id)
{
  ShelfRef *ref = g_new (ShelfRef, 1);

  ref->window = g_object_ref (window);
  ref->shelf = shelf;
  ref->id = id;

  return ref;
}

static void
shelf_ref_free (ShelfRef *ref)
{
  g_object_unref (ref->window);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShelfRef, shelf_ref_free)

static void
free_ref (gpointer  data,
          GClosure *closure)
{
  shelf_ref_free (data);
}

static char *
dup_key (const ShelfRef *ref)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "/%s", ref->id, ref->shelf->noun);
}

static gboolean
set_archived (MusterWindow *self,
              const Shelf  *shelf,
              gint64        id,
              gboolean      archived)
{
  g_autoptr (GError) error = NULL;

  if (shelf->archive (muster_window_get_store (self), id, archived, &error))
    return TRUE;

  muster_window_output_report (self, _("This Could Not Be Done"), error);
  return FALSE;
}

static void
remove_for_good (MusterWindow *self,
                 const Shelf  *shelf,
                 gint64        id)
{
  g_autoptr (GError) error = NULL;

  if (!shelf->remove (muster_window_get_store (self), id, &error))
    muster_window_output_report (self, _(shelf->failure), error);
}

static void
bring_back_clicked_cb (AdwToast *toast,
                       ShelfRef *ref)
{
  set_archived (ref->window, ref->shelf, ref->id, FALSE);
}

static void
archive_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const Shelf *shelf = find_shelf (name);
  gint64 id = g_variant_get_int64 (parameter);
  AdwToast *toast;

  if (!set_archived (self, shelf, id, TRUE))
    return;

  toast = muster_window_toast (self, _(shelf->archived));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (bring_back_clicked_cb),
                         shelf_ref_new (self, shelf, id), free_ref, 0);
}

static void
bring_back_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  set_archived (MUSTER_WINDOW (widget), find_shelf (name), g_variant_get_int64 (parameter), FALSE);
}

static void
undo_removal_cb (AdwToast *toast,
                 ShelfRef *ref)
{
  g_autofree char *key = dup_key (ref);

  if (g_hash_table_remove (muster_window_get_removals (ref->window), key))
    set_archived (ref->window, ref->shelf, ref->id, FALSE);
}

static void
removal_dismissed_cb (AdwToast *toast,
                      ShelfRef *ref)
{
  g_autofree char *key = dup_key (ref);

  if (g_hash_table_remove (muster_window_get_removals (ref->window), key))
    remove_for_good (ref->window, ref->shelf, ref->id);
}

static void
removal_confirmed_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr (ShelfRef) ref = data;

  if (muster_confirm_finish (result))
    remove_for_good (ref->window, ref->shelf, ref->id);
}

/* Deleting something that is already in the archive cannot be undone, so the window asks first. */
static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const Shelf *shelf = find_shelf (name);
  gint64 id = g_variant_get_int64 (parameter);
  gboolean archived = FALSE;
  g_autoptr (GError) error = NULL;
  g_autofree char *title =
    shelf->look_up (muster_window_get_store (self), id, &archived, &error);
  g_autofree char *heading = NULL;

  if (title == NULL)
    {
      muster_window_output_report (self, _(shelf->failure), error);
      return;
    }
  if (!archived)
    {
      ShelfRef *ref;
      g_autofree char *text = NULL;
      AdwToast *toast;

      if (set_archived (self, shelf, id, TRUE))
        {
          ref = shelf_ref_new (self, shelf, id);
          g_hash_table_add (muster_window_get_removals (self), dup_key (ref));
          /* Translators: the title of a battle or the name of a force. */
          text = g_strdup_printf (_("“%s” was deleted"), title);
          toast = muster_window_toast (self, text);
          adw_toast_set_button_label (toast, _("_Undo"));
          g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_removal_cb), ref, free_ref, 0);
          g_signal_connect_data (toast, "dismissed", G_CALLBACK (removal_dismissed_cb),
                                 shelf_ref_new (self, shelf, id), free_ref, 0);
        }

      return;
    }

  /* Translators: the title of a battle or the name of a force. */
  heading = g_strdup_printf (_("Delete “%s”?"), title);
  muster_confirm_async (GTK_WINDOW (self), heading, _(shelf->loss), _("_Delete"),
                        removal_confirmed_cb, shelf_ref_new (self, shelf, id));
}

void
muster_window_shelf_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.archive-battle", "x", archive_cb);
  gtk_widget_class_install_action (widget_class, "win.bring-back-battle", "x", bring_back_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-battle", "x", remove_cb);
  gtk_widget_class_install_action (widget_class, "win.archive-campaign", "x", archive_cb);
  gtk_widget_class_install_action (widget_class, "win.bring-back-campaign", "x", bring_back_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-campaign", "x", remove_cb);
  gtk_widget_class_install_action (widget_class, "win.archive-force", "x", archive_cb);
  gtk_widget_class_install_action (widget_class, "win.bring-back-force", "x", bring_back_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-force", "x", remove_cb);
}

/* Deletes for good what could still be restored, before the window closes. */
void
muster_window_shelf_finish_removals (MusterWindow *self)
{
  GHashTable *removals = muster_window_get_removals (self);
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, removals);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    remove_for_good (self, find_shelf (key), g_ascii_strtoll (key, NULL, 10));
  g_hash_table_remove_all (removals);
}
