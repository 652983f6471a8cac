/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_JOURNAL (muster_journal_get_type ())
G_DECLARE_INTERFACE (MusterJournal, muster_journal, MUSTER, JOURNAL, GObject)

/**
 * MusterJournalInterface:
 * @append: keeps an entry (a JSON object, as in the battle file) at place @index; what stood at or
 * behind that place is no longer part of the battle. @state_digest is the SHA-256 of the state that
 * it leads to
 * @seek: keeps that only the first @length entries count now (undo and redo)
 * @keep: keeps the details of the battle (a JSON object, as muster_battle_details_to_json() writes it)
 * instead of those it had before
 *
 * Where a battle is written down as it is fought. All return only when the change is durable; a battle shows
 * nothing that its journal has not taken.
 */
struct _MusterJournalInterface
{
  GTypeInterface parent;

  gboolean (*append) (MusterJournal  *self,
                      guint           index,
                      const char     *entry,
                      const char     *state_digest,
                      GError        **error);
  gboolean (*seek)   (MusterJournal  *self,
                      guint           length,
                      const char     *state_digest,
                      GError        **error);
  gboolean (*keep)   (MusterJournal  *self,
                      const char     *details,
                      GError        **error);
};

gboolean muster_journal_append (MusterJournal  *self,
                                guint           index,
                                const char     *entry,
                                const char     *state_digest,
                                GError        **error);
gboolean muster_journal_seek   (MusterJournal  *self,
                                guint           length,
                                const char     *state_digest,
                                GError        **error);
gboolean muster_journal_keep   (MusterJournal  *self,
                                const char     *details,
                                GError        **error);

G_END_DECLS
