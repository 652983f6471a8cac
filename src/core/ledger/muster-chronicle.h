/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHRONICLE (muster_chronicle_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterChronicle, muster_chronicle, MUSTER, CHRONICLE, GObject)

/**
 * MusterChronicleClass:
 * @show: its models and properties follow what the ledger shows now
 * @load_spot: folds an entry that is on record already, and gives it to muster_ledger_load(); FALSE: the
 *   rules did not take it, and @spot has the error
 */
struct _MusterChronicleClass
{
  GObjectClass parent_class;

  void     (*show)      (MusterChronicle  *self);
  gboolean (*load_spot) (MusterChronicle  *self,
                         const MusterSpot *spot);
};

/**
 * MusterChronicle:
 *
 * What owns a ledger and shows it to views: a battle, a campaign.
 *
 * Its length are the entries that count; its position is the entry after which the shown state stands, equal
 * to the length unless a past state is looked at. Properties: can-undo, can-redo.
 * Signal `changed`: the shown state has changed.
 */

/* For a class of chronicles, once for each of them. Returns: (transfer none): its ledger. */
MusterLedger *muster_chronicle_begin            (MusterChronicle         *self,
                                                 const MusterLedgerFold  *fold,
                                                 GType                    entry_type);
/* For MusterLedgerFold.show. */
void          muster_chronicle_show             (gpointer                 owner);

MusterLedger *muster_chronicle_get_ledger       (MusterChronicle         *self);
GListModel   *muster_chronicle_get_log          (MusterChronicle         *self);
guint         muster_chronicle_get_length       (MusterChronicle         *self);
guint         muster_chronicle_get_n_entries    (MusterChronicle         *self);
guint         muster_chronicle_get_position     (MusterChronicle         *self);
gboolean      muster_chronicle_get_can_undo     (MusterChronicle         *self);
gboolean      muster_chronicle_get_can_redo     (MusterChronicle         *self);
/* Of the present state, as journals keep it. */
char         *muster_chronicle_dup_state_digest (MusterChronicle         *self) G_GNUC_WARN_UNUSED_RESULT;
/* @journal: (nullable): where orders are kept from now on. */
void          muster_chronicle_set_journal      (MusterChronicle         *self,
                                                 MusterJournal           *journal);

/* Undo and redo: only the first @length entries count now. */
gboolean      muster_chronicle_seek             (MusterChronicle         *self,
                                                 guint                    length,
                                                 GError                 **error);
/* Looks at the state after @position entries without changing anything; FALSE: there is no such state. */
gboolean      muster_chronicle_look             (MusterChronicle         *self,
                                                 guint                    position);

/* Loading: entries that are on record already, without a journal and without telling the views until all
 * are there. @text: an entry as its file has it; @origin: what to call the place of an error. */
gboolean      muster_chronicle_load_entry       (MusterChronicle         *self,
                                                 const char              *text,
                                                 const char              *origin,
                                                 GError                 **error);
gboolean      muster_chronicle_load_spot        (MusterChronicle         *self,
                                                 const MusterSpot        *spot);
gboolean      muster_chronicle_load_length      (MusterChronicle         *self,
                                                 guint                    length);
void          muster_chronicle_finish_loading   (MusterChronicle         *self);

/* The same under the name of a class, so that nobody has to cast. */
#define MUSTER_CHRONICLE_FUNCTIONS(Type, prefix)                                                    \
  static inline MusterLedger *                                                                      \
  prefix##_get_ledger (Type *self)                                                                  \
  {                                                                                                 \
    return muster_chronicle_get_ledger ((MusterChronicle *) self);                                  \
  }                                                                                                 \
  static inline GListModel *                                                                        \
  prefix##_get_log (Type *self)                                                                     \
  {                                                                                                 \
    return muster_chronicle_get_log ((MusterChronicle *) self);                                     \
  }                                                                                                 \
  static inline guint                                                                               \
  prefix##_get_length (Type *self)                                                                  \
  {                                                                                                 \
    return muster_chronicle_get_length ((MusterChronicle *) self);                                  \
  }                                                                                                 \
  static inline guint                                                                               \
  prefix##_get_n_entries (Type *self)                                                               \
  {                                                                                                 \
    return muster_chronicle_get_n_entries ((MusterChronicle *) self);                               \
  }                                                                                                 \
  static inline guint                                                                               \
  prefix##_get_position (Type *self)                                                                \
  {                                                                                                 \
    return muster_chronicle_get_position ((MusterChronicle *) self);                                \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_get_can_undo (Type *self)                                                                \
  {                                                                                                 \
    return muster_chronicle_get_can_undo ((MusterChronicle *) self);                                \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_get_can_redo (Type *self)                                                                \
  {                                                                                                 \
    return muster_chronicle_get_can_redo ((MusterChronicle *) self);                                \
  }                                                                                                 \
  static inline char *                                                                              \
  prefix##_dup_state_digest (Type *self)                                                            \
  {                                                                                                 \
    return muster_chronicle_dup_state_digest ((MusterChronicle *) self);                            \
  }                                                                                                 \
  static inline void                                                                                \
  prefix##_set_journal (Type *self, MusterJournal *journal)                                         \
  {                                                                                                 \
    muster_chronicle_set_journal ((MusterChronicle *) self, journal);                               \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_seek (Type *self, guint length, GError **error)                                          \
  {                                                                                                 \
    return muster_chronicle_seek ((MusterChronicle *) self, length, error);                         \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_look (Type *self, guint position)                                                        \
  {                                                                                                 \
    return muster_chronicle_look ((MusterChronicle *) self, position);                              \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_load_entry (Type *self, const char *text, const char *origin, GError **error)            \
  {                                                                                                 \
    return muster_chronicle_load_entry ((MusterChronicle *) self, text, origin, error);             \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_load_spot (Type *self, const MusterSpot *spot)                                           \
  {                                                                                                 \
    return muster_chronicle_load_spot ((MusterChronicle *) self, spot);                             \
  }                                                                                                 \
  static inline gboolean                                                                            \
  prefix##_load_length (Type *self, guint length)                                                   \
  {                                                                                                 \
    return muster_chronicle_load_length ((MusterChronicle *) self, length);                         \
  }                                                                                                 \
  static inline void                                                                                \
  prefix##_finish_loading (Type *self)                                                              \
  {                                                                                                 \
    muster_chronicle_finish_loading ((MusterChronicle *) self);                                     \
  }

G_END_DECLS
