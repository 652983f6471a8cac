/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-bundle-report.h"

#include "core/muster-i18n.h"

static void
free_line (gpointer data)
{
  MusterBundleLine *line = data;

  g_free (line->id);
  g_free (line->title);
  g_free (line->key);
  g_clear_pointer (&line->sides, muster_ledger_settle_sides_free);
  g_clear_pointer (&line->refused, g_ptr_array_unref);
  g_free (line);
}

MusterBundleReport *
muster_bundle_report_new (void)
{
  MusterBundleReport *self = g_new0 (MusterBundleReport, 1);

  self->lines = g_ptr_array_new_with_free_func (free_line);

  return self;
}

void
muster_bundle_report_free (MusterBundleReport *self)
{
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/**
 * muster_bundle_report_add:
 *
 * Returns: (transfer none): the new line
 */
MusterBundleLine *
muster_bundle_report_add (MusterBundleReport *self,
                          MusterBundleKind    kind,
                          const char         *id,
                          const char         *title,
                          MusterBundleFate    fate)
{
  MusterBundleLine *line = g_new0 (MusterBundleLine, 1);

  line->kind = kind;
  line->fate = fate;
  line->id = g_strdup (id);
  line->title = g_strdup (title);
  line->key = g_strdup (id);
  g_ptr_array_add (self->lines, line);

  return line;
}

guint
muster_bundle_report_count (const MusterBundleReport *self,
                            MusterBundleFate          fate)
{
  guint n = 0;

  for (guint i = 0; i < self->lines->len; i++)
    n += ((const MusterBundleLine *) self->lines->pdata[i])->fate == fate;

  return n;
}

MusterBundleLine *
muster_bundle_report_get_campaign (const MusterBundleReport *self)
{
  g_return_val_if_fail (self->lines->len > 0, NULL);

  return g_ptr_array_index (self->lines, 0);
}

const char *
muster_bundle_report_fate_to_word (MusterBundleFate fate)
{
  static const char *const words[] = { "taken", "known",   "conflict", "copied",
                                       "newer", "settled", "missing" };

  g_return_val_if_fail (fate < MUSTER_BUNDLE_N_FATES, NULL);

  return words[fate];
}

const char *
muster_bundle_report_kind_to_word (MusterBundleKind kind)
{
  static const char *const words[] = { "campaign", "force", "battle", "portrait" };

  g_return_val_if_fail (kind < MUSTER_BUNDLE_N_KINDS, NULL);

  return words[kind];
}

/* Each combination is a whole sentence, so that translators can follow the grammar of their
 * language. */
static const char *const texts[MUSTER_BUNDLE_N_FATES][MUSTER_BUNDLE_N_KINDS] = {
  [MUSTER_BUNDLE_TAKEN] = {
    N_("Taken: the campaign “%s”"),
    N_("Taken: the force “%s”"),
    N_("Taken: the battle “%s”"),
    N_("Taken: the portrait of %s"),
  },
  [MUSTER_BUNDLE_KNOWN] = {
    N_("Known already: the campaign “%s”"),
    N_("Known already: the force “%s”"),
    N_("Known already: the battle “%s”"),
    N_("Known already: the portrait of %s"),
  },
  [MUSTER_BUNDLE_CONFLICT] = {
    N_("In conflict with what is here: the campaign “%s”"),
    N_("In conflict with what is here: the force “%s”"),
    N_("In conflict with what is here: the battle “%s”"),
    N_("In conflict with what is here: the portrait of %s"),
  },
  [MUSTER_BUNDLE_COPIED] = {
    N_("Taken as a copy: the campaign “%s”"),
    N_("Taken as a copy: the force “%s”"),
    N_("Taken as a copy: the battle “%s”"),
    N_("Taken as a copy: the portrait of %s"),
  },
  [MUSTER_BUNDLE_NEWER] = {
    N_("Newer, and goes on here: the campaign “%s”"),
    N_("Newer, and goes on here: the force “%s”"),
    N_("Newer, and goes on here: the battle “%s”"),
    N_("Newer, and goes on here: the portrait of %s"),
  },
  [MUSTER_BUNDLE_SETTLED] = {
    N_("Settled: the campaign “%s”"),
    N_("Settled: the force “%s”"),
    N_("Settled: the battle “%s”"),
    N_("Settled: the portrait of %s"),
  },
  [MUSTER_BUNDLE_MISSING] = {
    N_("Not here: the campaign “%s”"),
    N_("Not here: the force “%s”"),
    N_("Not here: the battle of “%s”"),
    N_("Not here: the portrait of %s"),
  },
};

/* The same for a preview. */
static const char *const plans[MUSTER_BUNDLE_N_FATES][MUSTER_BUNDLE_N_KINDS] = {
  [MUSTER_BUNDLE_TAKEN] = {
    N_("Would be taken: the campaign “%s”"),
    N_("Would be taken: the force “%s”"),
    N_("Would be taken: the battle “%s”"),
    N_("Would be taken: the portrait of %s"),
  },
  [MUSTER_BUNDLE_COPIED] = {
    N_("Would be taken as a copy: the campaign “%s”"),
    N_("Would be taken as a copy: the force “%s”"),
    N_("Would be taken as a copy: the battle “%s”"),
    N_("Would be taken as a copy: the portrait of %s"),
  },
  [MUSTER_BUNDLE_NEWER] = {
    N_("Newer, and would go on here: the campaign “%s”"),
    N_("Newer, and would go on here: the force “%s”"),
    N_("Newer, and would go on here: the battle “%s”"),
    N_("Newer, and would go on here: the portrait of %s"),
  },
  [MUSTER_BUNDLE_SETTLED] = {
    N_("Would be settled: the campaign “%s”"),
    N_("Would be settled: the force “%s”"),
    N_("Would be settled: the battle “%s”"),
    N_("Would be settled: the portrait of %s"),
  },
};

char *
muster_bundle_report_line_dup_plan (const MusterBundleLine *self)
{
  const char *text = plans[self->fate][self->kind];
  g_auto (GStrv) parts = text != NULL ? g_strsplit (_(text), "%s", 2) : NULL;

  return parts != NULL ? g_strjoinv (self->title, parts) : muster_bundle_report_line_dup_text (self);
}

char *
muster_bundle_report_line_dup_text (const MusterBundleLine *self)
{
  g_auto (GStrv) parts = g_strsplit (_(texts[self->fate][self->kind]), "%s", 2);

  return g_strjoinv (self->title, parts);
}
