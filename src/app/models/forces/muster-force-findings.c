/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-findings.h"

#include "core/forces/muster-force-check.h"
#include "core/muster-i18n.h"

struct _MusterForceFindings
{
  MusterItems parent_instance;

  MusterForce *force;
  MusterForceVariant *variant;
  GPtrArray *findings; /* MusterFinding */
  MusterSeverity severity;
  char *summary;
};

G_DEFINE_FINAL_TYPE (MusterForceFindings, muster_force_findings, MUSTER_TYPE_ITEMS)

static guint
muster_force_findings_count (MusterItems *items)
{
  return MUSTER_FORCE_FINDINGS (items)->findings->len;
}

static gpointer
muster_force_findings_take (MusterItems *items,
                            guint        position)
{
  return g_object_ref (g_ptr_array_index (MUSTER_FORCE_FINDINGS (items)->findings, position));
}

static gboolean
says_the_same (MusterFinding *a,
               MusterFinding *b)
{
  return muster_finding_get_unit (a) == muster_finding_get_unit (b) &&
         muster_finding_get_severity (a) == muster_finding_get_severity (b) &&
         g_str_equal (muster_finding_get_text (a), muster_finding_get_text (b));
}

static char *
dup_summary (GPtrArray *findings)
{
  guint counts[3] = { 0 };
  g_autofree char *problems = NULL;
  g_autofree char *notes = NULL;
  guint n_problems, n_notes;

  for (guint i = 0; i < findings->len; i++)
    counts[muster_finding_get_severity (g_ptr_array_index (findings, i))]++;
  n_problems = counts[MUSTER_SEVERITY_ERROR];
  n_notes = counts[MUSTER_SEVERITY_WARNING] + counts[MUSTER_SEVERITY_NOTE];

  problems = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u problem", "%u problems", n_problems),
                              n_problems);
  notes = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u note", "%u notes", n_notes), n_notes);
  if (n_problems > 0 && n_notes > 0)
    return g_strdup_printf ("%s, %s", problems, notes);
  if (n_problems > 0)
    return g_steal_pointer (&problems);
  if (n_notes > 0)
    return g_steal_pointer (&notes);
  return g_strdup (_("Nothing is wrong with this force"));
}

static void
sum_up (MusterForceFindings *self)
{
  g_free (self->summary);
  self->summary = dup_summary (self->findings);
  self->severity = muster_findings_get_severity (self->findings);
}

/* If the variant was removed, check the whole force. */
static GPtrArray *
check (MusterForceFindings *self)
{
  if (muster_force_find_variant (self->force, muster_force_variant_get_id (self->variant), NULL) !=
      self->variant)
    g_set_object (&self->variant, muster_force_get_whole (self->force));

  return muster_force_variant_check (self->variant, NULL);
}

/* Announces only the range between the first and the last difference. */
static void
refresh (MusterForceFindings *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->findings);
  guint start = 0, end = 0, shorter;

  self->findings = check (self);
  shorter = MIN (before->len, self->findings->len);
  while (start < shorter && says_the_same (g_ptr_array_index (before, start),
                                           g_ptr_array_index (self->findings, start)))
    start++;
  while (end < shorter - start &&
         says_the_same (g_ptr_array_index (before, before->len - 1 - end),
                        g_ptr_array_index (self->findings, self->findings->len - 1 - end)))
    end++;
  for (guint i = 0; i < start; i++)
    g_set_object ((GObject **) &g_ptr_array_index (self->findings, i), g_ptr_array_index (before, i));
  for (guint i = 0; i < end; i++)
    g_set_object ((GObject **) &g_ptr_array_index (self->findings, self->findings->len - 1 - i),
                  g_ptr_array_index (before, before->len - 1 - i));

  if (before->len == start + end && self->findings->len == start + end)
    return;

  sum_up (self);
  g_list_model_items_changed (G_LIST_MODEL (self), start, before->len - start - end,
                              self->findings->len - start - end);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceFindings, variant, g_object_unref),
  MUSTER_OWNED (MusterForceFindings, force, g_object_unref),
  MUSTER_OWNED (MusterForceFindings, findings, g_ptr_array_unref),
  MUSTER_OWNED (MusterForceFindings, summary, g_free),
};

static void
muster_force_findings_class_init (MusterForceFindingsClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_FINDING;
  items_class->count = muster_force_findings_count;
  items_class->take = muster_force_findings_take;
}

static void
muster_force_findings_init (MusterForceFindings *self)
{
}

MusterForceFindings *
muster_force_findings_new (MusterForce *force)
{
  MusterForceFindings *self;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  self = g_object_new (MUSTER_TYPE_FORCE_FINDINGS, NULL);
  self->force = g_object_ref (force);
  self->variant = g_object_ref (muster_force_get_whole (force));
  self->findings = check (self);
  sum_up (self);
  g_signal_connect_object (force, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);

  return self;
}

void
muster_force_findings_set_variant (MusterForceFindings *self,
                                   MusterForceVariant  *variant)
{
  g_return_if_fail (MUSTER_IS_FORCE_FINDINGS (self));
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (variant));

  if (g_set_object (&self->variant, variant))
    refresh (self);
}

MusterSeverity
muster_force_findings_get_severity (MusterForceFindings *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_FINDINGS (self), MUSTER_SEVERITY_NOTE);

  return self->severity;
}

const char *
muster_force_findings_get_summary (MusterForceFindings *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_FINDINGS (self), NULL);

  return self->summary;
}

gboolean
muster_force_findings_judge_unit (MusterForceFindings *self,
                                  MusterForceUnit     *unit,
                                  MusterSeverity      *severity)
{
  gboolean found = FALSE;

  g_return_val_if_fail (MUSTER_IS_FORCE_FINDINGS (self), FALSE);

  *severity = MUSTER_SEVERITY_NOTE;
  for (guint i = 0; i < self->findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (self->findings, i);

      if (muster_finding_get_unit (finding) != unit)
        continue;
      found = TRUE;
      *severity = MAX (*severity, muster_finding_get_severity (finding));
    }

  return found;
}
