/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-beside.h"

#include "store/documents/muster-documents-private.h"
#include "store/muster-ledger-store-private.h"

typedef enum
{
  BATTLE,
  CAMPAIGN,
  DOCUMENT,
  SETTLED,
} Subject;

typedef struct
{
  Subject subject;
  int change;
  gint64 id;
  GQuark detail; /* the kind of a document, or the area that was settled */
} Item;

struct _MusterStoreNews
{
  MusterStore *store; /* (nullable): NULL once it is let go */
  GArray *items;
};

static void
note (MusterStoreNews *self,
      Subject          subject,
      int              change,
      gint64           id,
      GQuark           detail)
{
  const Item item = { subject, change, id, detail };

  /* Many versions of one area are settled once. */
  for (guint i = 0; subject == SETTLED && i < self->items->len; i++)
    if (g_array_index (self->items, Item, i).subject == SETTLED &&
        g_array_index (self->items, Item, i).detail == detail)
      g_array_remove_index (self->items, i--);
  g_array_append_val (self->items, item);
}

static void
record_cb (MusterRecordStore *records,
           gint64             id,
           gpointer           data)
{
  MusterStoreNews *self = data;
  const char *signal = g_signal_name (g_signal_get_invocation_hint (records)->signal_id);
  int change = g_str_equal (signal, "added")     ? MUSTER_RECORD_ADDED
               : g_str_equal (signal, "changed") ? MUSTER_RECORD_CHANGED
                                                 : MUSTER_RECORD_REMOVED;

  note (self, (gpointer) records == (gpointer) muster_store_get_battles (self->store) ? BATTLE : CAMPAIGN,
        change, id, 0);
}

static void
document_cb (MusterDocuments     *documents,
             MusterDocumentEvent  event,
             gint64               id,
             gpointer             data)
{
  note (data, DOCUMENT, event, id, g_signal_get_invocation_hint (documents)->detail);
}

static void
settled_cb (MusterDocuments *documents,
            gpointer         data)
{
  note (data, SETTLED, 0, 0, g_signal_get_invocation_hint (documents)->detail);
}

MusterStoreNews *
muster_store_news_new (MusterStore *store)
{
  static const char *const signals[] = { "added", "changed", "removed" };
  MusterStoreNews *self = g_new0 (MusterStoreNews, 1);

  self->store = g_object_ref (store);
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_signal_connect (muster_store_get_battles (store), signals[i], G_CALLBACK (record_cb), self);
      g_signal_connect (muster_store_get_campaigns (store), signals[i], G_CALLBACK (record_cb), self);
    }
  g_signal_connect (muster_store_get_documents (store), "changed", G_CALLBACK (document_cb), self);
  g_signal_connect (muster_store_get_documents (store), "settled", G_CALLBACK (settled_cb), self);

  return self;
}

void
muster_store_news_end (MusterStoreNews *self)
{
  if (self->store == NULL)
    return;

  g_signal_handlers_disconnect_by_data (muster_store_get_battles (self->store), self);
  g_signal_handlers_disconnect_by_data (muster_store_get_campaigns (self->store), self);
  g_signal_handlers_disconnect_by_data (muster_store_get_documents (self->store), self);
  g_clear_object (&self->store);
}

void
muster_store_news_repeat (MusterStoreNews *self,
                          MusterStore     *store)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (item->subject == DOCUMENT)
        muster_documents_emit (muster_store_get_documents (store), g_quark_to_string (item->detail),
                               (MusterDocumentEvent) item->change, item->id);
      else if (item->subject == SETTLED)
        muster_documents_emit_settled (muster_store_get_documents (store), g_quark_to_string (item->detail));
      else
        muster_ledger_store_emit (item->subject == BATTLE ? muster_store_get_battles (store)
                                                          : muster_store_get_campaigns (store),
                                  (MusterRecordChange) item->change, item->id);
    }
}

void
muster_store_news_free (MusterStoreNews *self)
{
  muster_store_news_end (self);
  g_array_unref (self->items);
  g_free (self);
}
