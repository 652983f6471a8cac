/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-gazette-draft.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "sheets/muster-campaign-source.h"

struct _MusterGazetteDraft
{
  MusterObject parent_instance;

  MusterCareers *careers;
  GPtrArray *affairs; /* MusterCareerAffair, one for each chapter */
  guint edition;
  guint first;
  guint last;
  GHashTable *texts;     /* edited texts, by edition and span */
  GHashTable *unprinted; /* edited texts that have not been printed */
};

G_DEFINE_FINAL_TYPE (MusterGazetteDraft, muster_gazette_draft, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static char *
dup_key (MusterGazetteDraft *self)
{
  return g_strdup_printf ("%u/%u/%u", self->edition, self->first, self->last);
}

static const char *
get_chapter (MusterGazetteDraft *self,
             guint               index)
{
  return ((const MusterCareerAffair *) self->affairs->pdata[index])->chapter;
}

static int
count_sides (MusterGazetteDraft *self)
{
  return muster_campaign_get_setup (muster_careers_get_campaign (self->careers))->n_sides;
}

static int
get_side (MusterGazetteDraft *self)
{
  if (self->edition == 0)
    return MUSTER_GAZETTE_PUBLIC;
  return (int) self->edition <= count_sides (self) ? (int) self->edition - 1 : MUSTER_GAZETTE_MASTER;
}

static char *
write_text (MusterGazetteDraft *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterGazette) gazette = muster_gazette_new (
    self->careers, get_chapter (self, self->first), get_chapter (self, self->last), get_side (self), &error);

  return gazette != NULL ? muster_gazette_write (gazette) : g_strdup (error->message);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterGazetteDraft, careers, g_object_unref),
  MUSTER_OWNED (MusterGazetteDraft, affairs, g_ptr_array_unref),
  MUSTER_OWNED (MusterGazetteDraft, texts, g_hash_table_unref),
  MUSTER_OWNED (MusterGazetteDraft, unprinted, g_hash_table_unref),
};

static void
muster_gazette_draft_class_init (MusterGazetteDraftClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_gazette_draft_init (MusterGazetteDraft *self)
{
  self->affairs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_career_event_affair_unref);
  self->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->unprinted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

MusterGazetteDraft *
muster_gazette_draft_new (MusterCareers *careers)
{
  g_autoptr (MusterGazetteDraft) self = g_object_new (MUSTER_TYPE_GAZETTE_DRAFT, NULL);
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (careers);

  self->careers = g_object_ref (careers);
  for (guint i = 0; i < affairs->len; i++)
    {
      MusterCareerAffair *affair = affairs->pdata[i];

      if (affair->chapter != NULL)
        g_ptr_array_add (self->affairs, muster_career_event_affair_ref (affair));
    }
  if (self->affairs->len == 0)
    return NULL;
  self->first = self->last = self->affairs->len - 1;
  return g_steal_pointer (&self);
}

/**
 * muster_gazette_draft_list_editions:
 *
 * Returns: (transfer full):
 */
char **
muster_gazette_draft_list_editions (MusterGazetteDraft *self)
{
  const MusterCampaignSetup *setup =
    muster_campaign_get_setup (muster_careers_get_campaign (self->careers));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  /* Translators: an edition of a newspaper. */
  g_strv_builder_add (names, _("For everybody"));
  for (int i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (names, setup->sides[i].name);
  g_strv_builder_add (names, _("For the game master"));
  return g_strv_builder_end (names);
}

/**
 * muster_gazette_draft_list_chapters:
 *
 * Returns: (transfer full):
 */
char **
muster_gazette_draft_list_chapters (MusterGazetteDraft *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < self->affairs->len; i++)
    g_strv_builder_add (names, ((const MusterCareerAffair *) self->affairs->pdata[i])->title);
  return g_strv_builder_end (names);
}

guint
muster_gazette_draft_get_edition (MusterGazetteDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), 0);

  return self->edition;
}

guint
muster_gazette_draft_get_first (MusterGazetteDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), 0);

  return self->first;
}

guint
muster_gazette_draft_get_last (MusterGazetteDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), 0);

  return self->last;
}

static void
set (MusterGazetteDraft *self,
     guint               edition,
     guint               first,
     guint               last)
{
  if (self->edition == edition && self->first == first && self->last == last)
    return;
  self->edition = edition;
  self->first = first;
  self->last = last;
  g_signal_emit (self, changed_signal, 0);
}

void
muster_gazette_draft_set_edition (MusterGazetteDraft *self,
                                  guint               edition)
{
  g_return_if_fail (MUSTER_IS_GAZETTE_DRAFT (self));
  g_return_if_fail ((int) edition <= count_sides (self) + 1);

  set (self, edition, self->first, self->last);
}

void
muster_gazette_draft_set_first (MusterGazetteDraft *self,
                                guint               first)
{
  g_return_if_fail (MUSTER_IS_GAZETTE_DRAFT (self));
  g_return_if_fail (first < self->affairs->len);

  set (self, self->edition, first, MAX (first, self->last));
}

void
muster_gazette_draft_set_last (MusterGazetteDraft *self,
                               guint               last)
{
  g_return_if_fail (MUSTER_IS_GAZETTE_DRAFT (self));
  g_return_if_fail (last < self->affairs->len);

  set (self, self->edition, MIN (self->first, last), last);
}

/**
 * muster_gazette_draft_dup_text:
 *
 * Returns: (transfer full):
 */
char *
muster_gazette_draft_dup_text (MusterGazetteDraft *self)
{
  g_autofree char *key = NULL;
  const char *edited;

  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), NULL);

  key = dup_key (self);
  edited = g_hash_table_lookup (self->texts, key);
  return edited != NULL ? g_strdup (edited) : write_text (self);
}

/* Setting the present text again is not an edit. */
void
muster_gazette_draft_set_text (MusterGazetteDraft *self,
                               const char         *text)
{
  g_autofree char *before = NULL;
  g_autofree char *written = NULL;
  g_autofree char *key = NULL;

  g_return_if_fail (MUSTER_IS_GAZETTE_DRAFT (self));
  g_return_if_fail (text != NULL);

  before = muster_gazette_draft_dup_text (self);
  if (g_str_equal (before, text))
    return;
  key = dup_key (self);
  written = write_text (self);
  if (g_str_equal (written, text))
    {
      g_hash_table_remove (self->texts, key);
      g_hash_table_remove (self->unprinted, key);
      return;
    }
  g_hash_table_replace (self->texts, g_strdup (key), g_strdup (text));
  g_hash_table_add (self->unprinted, g_steal_pointer (&key));
}

void
muster_gazette_draft_revert (MusterGazetteDraft *self)
{
  g_autofree char *key = NULL;

  g_return_if_fail (MUSTER_IS_GAZETTE_DRAFT (self));

  key = dup_key (self);
  g_hash_table_remove (self->unprinted, key);
  if (g_hash_table_remove (self->texts, key))
    g_signal_emit (self, changed_signal, 0);
}

gboolean
muster_gazette_draft_has_unprinted (MusterGazetteDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), FALSE);

  return g_hash_table_size (self->unprinted) > 0;
}

/**
 * muster_gazette_draft_print:
 *
 * Returns: (transfer full): for a print preview
 */
MusterSheetSource *
muster_gazette_draft_print (MusterGazetteDraft *self)
{
  g_autofree char *key = NULL;
  MusterCampaignSheetChoice choice = { 0 };

  g_return_val_if_fail (MUSTER_IS_GAZETTE_DRAFT (self), NULL);

  key = dup_key (self);
  choice.side = get_side (self);
  choice.from = get_chapter (self, self->first);
  choice.to = get_chapter (self, self->last);
  choice.text = g_hash_table_lookup (self->texts, key);
  g_hash_table_remove (self->unprinted, key);
  return muster_campaign_source_new_one (self->careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice);
}
