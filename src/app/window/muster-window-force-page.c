/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/forces/muster-army-ask.h"
#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-leader-dice.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "store/images/muster-image-input.h"

/* The requests of the force editor that the window answers: dialogs, toasts and files. */

static void
type_chosen_cb (MusterForcePage *page,
                const char      *type_id)
{
  muster_force_page_add_unit (page, type_id);
}

static void
type_dropped_cb (MusterForcePage *page,
                 const char      *type_id)
{
  muster_force_page_drop_unit (page, type_id);
}

static void
catalog_wanted_cb (MusterWindow    *self,
                   MusterForcePage *page)
{
  MusterForceCatalog *catalog = muster_force_catalog_new (
    GTK_WINDOW (self), muster_force_session_get_force (muster_force_page_get_session (page)));

  g_signal_connect_object (catalog, "chosen", G_CALLBACK (type_chosen_cb), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (catalog, "dropped", G_CALLBACK (type_dropped_cb), page,
                           G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (catalog));
}

static void
dice_wanted_cb (MusterWindow       *self,
                MusterLeaderRoller *roller)
{
  muster_dialog_present (GTK_WINDOW (muster_leader_dice_new (GTK_WINDOW (self), roller)));
}

static void
army_asked_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (MusterForcePage) page = data;
  MusterArmyWish wish;
  gboolean typed;

  if (muster_army_ask_finish (result, &wish, &typed))
    muster_force_page_roll_army (page, &wish, typed);
}

static void
army_wanted_cb (MusterWindow    *self,
                MusterForcePage *page)
{
  muster_army_ask_async (GTK_WINDOW (self),
                         muster_force_session_get_force (muster_force_page_get_session (page)),
                         army_asked_cb, g_object_ref (page));
}

/* Which Leaders to roll for again, kept until the user has confirmed it. */
typedef struct
{
  MusterForcePage *page;
  GPtrArray *units;
  MusterLeaderScope scope;
  gboolean typed;
} Reroll;

static void
reroll_free (Reroll *reroll)
{
  g_object_unref (reroll->page);
  g_ptr_array_unref (reroll->units);
  g_free (reroll);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reroll, reroll_free)

static void
reroll_confirmed_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (Reroll) reroll = data;

  if (muster_confirm_finish (result))
    muster_force_page_roll (reroll->page, reroll->units, reroll->scope, reroll->typed);
}

static void
reroll_wanted_cb (MusterWindow      *self,
                  GPtrArray         *units,
                  MusterLeaderScope  scope,
                  gboolean           typed,
                  MusterForcePage   *page)
{
  Reroll *reroll = g_new0 (Reroll, 1);

  reroll->page = g_object_ref (page);
  reroll->units = g_ptr_array_ref (units);
  reroll->scope = scope;
  reroll->typed = typed;
  muster_confirm_async (GTK_WINDOW (self),
                        units->len == 1 ? _("Roll Again for This Leader?")
                                        : _("Roll Again for All Leaders?"),
                        _("Leaders are taken as they come. The new roll counts, and the record of the "
                          "force will say that there was one before."),
                        _("_Roll Again"), reroll_confirmed_cb, reroll);
}

static void
undo_clicked_cb (AdwToast        *toast,
                 MusterForcePage *page)
{
  muster_force_page_undo (page);
}

static void
removed_cb (MusterWindow    *self,
            const char      *name,
            MusterForcePage *page)
{
  /* Translators: the name of a unit. */
  g_autofree char *text = g_strdup_printf (_("“%s” was removed"), name);
  AdwToast *toast = muster_window_toast (self, text);

  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), page, 0);
  /* The button undoes the last step. Dismiss the toast with the next step, when that is no longer
   * the removal. */
  g_signal_connect_object (
    muster_force_session_get_history (muster_force_page_get_session (page)), "changed",
    G_CALLBACK (adw_toast_dismiss), toast, G_CONNECT_SWAPPED);
}

typedef struct
{
  MusterWindow *window;
  MusterForceUnit *unit;
} PortraitRef;

static void
portrait_ref_free (PortraitRef *ref)
{
  g_object_unref (ref->window);
  g_object_unref (ref->unit);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PortraitRef, portrait_ref_free)

static void
portrait_read_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (PortraitRef) ref = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = muster_image_input_read_finish (result, &error);
  MusterStore *store = muster_window_get_store (ref->window);
  g_autofree char *id = NULL;

  /* The window may have been closed meanwhile. */
  if (store == NULL)
    return;
  if (content != NULL && muster_image_store_put (muster_store_get_images (store), content, &id, &error))
    muster_leader_set_portrait (muster_force_unit_get_leader (ref->unit), id);
  else
    muster_window_output_report (ref->window, _("The Picture Could Not Be Used"), error);
}

/**
 * muster_window_force_page_set_portrait:
 * @unit: of the force that is open
 * @file: a picture of its Leader
 *
 * The picture is read in a worker thread and copied into the store as it is shown: the file may go then.
 */
void
muster_window_force_page_set_portrait (MusterWindow    *self,
                                       MusterForceUnit *unit,
                                       GFile           *file)
{
  PortraitRef *ref;

  g_return_if_fail (MUSTER_IS_WINDOW (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));
  g_return_if_fail (G_IS_FILE (file));

  ref = g_new0 (PortraitRef, 1);
  ref->window = g_object_ref (self);
  ref->unit = g_object_ref (unit);
  muster_image_input_read_async (file, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, NULL, portrait_read_cb, ref);
}

static void
portrait_chosen_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (PortraitRef) ref = data;
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);

  if (file != NULL)
    muster_window_force_page_set_portrait (ref->window, ref->unit, file);
}

static void
portrait_wanted_cb (MusterWindow    *self,
                    MusterForceUnit *unit)
{
  PortraitRef *ref = g_new0 (PortraitRef, 1);

  ref->window = g_object_ref (self);
  ref->unit = g_object_ref (unit);
  muster_file_chooser_open_image_async (GTK_WINDOW (self), _("Choose a Portrait"), NULL,
                                        portrait_chosen_cb, ref);
}

void
muster_window_force_page_show_session (MusterWindow       *self,
                                       MusterForceSession *session)
{
  GtkWidget *page = muster_force_page_new (session);
  g_autoptr (MusterNames) names =
    muster_names_new_for (muster_force_get_catalog (muster_force_session_get_force (session)), NULL);

  g_signal_connect_object (page, "catalog-wanted", G_CALLBACK (catalog_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "dice-wanted", G_CALLBACK (dice_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "army-wanted", G_CALLBACK (army_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "reroll-wanted", G_CALLBACK (reroll_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "portrait-wanted", G_CALLBACK (portrait_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  muster_force_page_set_names (MUSTER_FORCE_PAGE (page), names);
  muster_window_show_force (self, page);
}
