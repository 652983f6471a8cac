/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-edit-words.h"

#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force.h"
#include "core/muster-i18n.h"

/* Labels for undo and redo. The label of an edit is worked out from the difference between two
 * snapshots, so that the code that makes an edit need not name it. */

/**
 * Words:
 * @typed: whether the player types it letter by letter
 */
typedef struct
{
  const char *field;
  gboolean of_leader;
  const char *words;
  gboolean typed;
} Words;

/* %s is the name of the unit or variant; labels of the force have none. */
static const Words FORCE_WORDS[] = {
  { "name", FALSE, N_("Rename the force"), TRUE },
  { "theatre", FALSE, N_("Change the theatre"), TRUE },
  { "colour", FALSE, N_("Change the colour"), FALSE },
  { "budget", FALSE, N_("Change the budget"), FALSE },
  { "optional-rules", FALSE, N_("Change the optional rules"), FALSE },
  { "notes", FALSE, N_("Edit the notes"), TRUE },
  { "called", FALSE, N_("Change how prose calls the force"), TRUE },
  { NULL, FALSE, N_("Change the force"), FALSE },
};

static const Words UNIT_WORDS[] = {
  { "name", FALSE, N_("Rename %s"), TRUE },
  { "type-id", FALSE, N_("Change the type of %s"), FALSE },
  { "options", FALSE, N_("Change the options of %s"), FALSE },
  { "free-option", FALSE, N_("Change the free option of %s"), FALSE },
  { "models", FALSE, N_("Change the models of %s"), FALSE },
  { "notes", FALSE, N_("Edit the notes on %s"), TRUE },
  { "called", FALSE, N_("Change how prose calls %s"), TRUE },
  { "with", FALSE, N_("Change whom %s is with"), FALSE },
  { "name", TRUE, N_("Rename the leader of %s"), TRUE },
  { "rank", TRUE, N_("Change the rank of the leader of %s"), TRUE },
  { "leadership", TRUE, N_("Change the Leadership of %s"), FALSE },
  { "trait-id", TRUE, N_("Change the trait of the leader of %s"), FALSE },
  { "trait-name", TRUE, N_("Rename the trait of the leader of %s"), TRUE },
  { "notes", TRUE, N_("Edit the notes on the leader of %s"), TRUE },
  { "portrait", TRUE, N_("Change the portrait of the leader of %s"), FALSE },
  { "name-locked", TRUE, N_("Keep the name of the leader of %s"), FALSE },
  { NULL, FALSE, N_("Change %s"), FALSE },
};

/* Of a unit that is a leader itself, such as a general. */
static const Words LEADER_WORDS[] = {
  { "name", TRUE, N_("Change who %s is"), TRUE },
  { "rank", TRUE, N_("Change the rank of %s"), TRUE },
  { "leadership", TRUE, N_("Change the Leadership of %s"), FALSE },
  { "trait-id", TRUE, N_("Change the trait of %s"), FALSE },
  { "trait-name", TRUE, N_("Rename the trait of %s"), TRUE },
  { "notes", TRUE, N_("Edit the notes on %s"), TRUE },
  { "portrait", TRUE, N_("Change the portrait of %s"), FALSE },
  { "name-locked", TRUE, N_("Keep the name of %s"), FALSE },
  { NULL, FALSE, N_("Change %s"), FALSE },
};

static const Words VARIANT_WORDS[] = {
  { "name", FALSE, N_("Rename the variant %s"), TRUE },
  { "budget", FALSE, N_("Change the budget of %s"), FALSE },
  { "unit-ids", FALSE, N_("Change who takes part in %s"), FALSE },
  { NULL, FALSE, N_("Change the variant %s"), FALSE },
};

static const Words *
find_words (const Words           *words,
            const MusterEditField *field)
{
  while (words->field != NULL &&
         (field == NULL || words->of_leader != field->of_leader ||
          !g_str_equal (words->field, field->name)))
    words++;

  return words;
}

static const MusterForceMemo *
get_memo (GPtrArray *memos,
          guint      place)
{
  return memos->pdata[place];
}

/* The name at that time, which may have changed since. */
static char *
dup_name (const MusterForceMemo *memo)
{
  const MusterEditField field = { "name", FALSE };
  const char *name = g_value_get_string (muster_force_memo_get (memo, &field));

  if (*name != '\0')
    return g_strdup (name);
  if (MUSTER_IS_FORCE_UNIT (memo->object))
    return g_strdup (muster_force_unit_get_type_name (MUSTER_FORCE_UNIT (memo->object)));

  return muster_force_variant_dup_label (MUSTER_FORCE_VARIANT (memo->object));
}

static char *
fill_in (const char            *words,
         const MusterForceMemo *memo)
{
  g_auto (GStrv) parts = g_strsplit (_(words), "%s", 2);
  g_autofree char *name = dup_name (memo);

  return g_strjoinv (name, parts);
}

static gboolean
has_object (GPtrArray             *memos,
            const MusterForceMemo *memo)
{
  for (guint i = 0; i < memos->len; i++)
    {
      if (get_memo (memos, i)->object == memo->object)
        return TRUE;
    }

  return FALSE;
}

/* Counts the objects of @memos that are not among @others, and returns one of them in @one. */
static guint
count_others (GPtrArray              *memos,
              GPtrArray              *others,
              const MusterForceMemo **one)
{
  guint n = 0;

  for (guint i = 0; i < memos->len; i++)
    {
      if (!has_object (others, get_memo (memos, i)))
        {
          n++;
          *one = get_memo (memos, i);
        }
    }

  return n;
}

/* Finds the object that was moved, while the others only shifted by one place. */
static const MusterForceMemo *
find_moved (GPtrArray *before,
            GPtrArray *after)
{
  guint first = 0;
  guint last = before->len - 1;

  while (first < last && get_memo (before, first)->object == get_memo (after, first)->object)
    first++;
  while (first < last && get_memo (before, last)->object == get_memo (after, last)->object)
    last--;
  if (first == last)
    return NULL;
  if (get_memo (before, first)->object == get_memo (after, last)->object)
    return get_memo (after, last);

  return get_memo (before, last)->object == get_memo (after, first)->object ? get_memo (after, first)
                                                                             : NULL;
}

static char *
describe_units (GPtrArray *before,
                GPtrArray *after)
{
  const MusterForceMemo *one = NULL;
  guint n_added = count_others (after, before, &one);
  guint n_removed = n_added == 0 ? count_others (before, after, &one) : 0;

  if (n_added == 1)
    return before->len < after->len ? fill_in (N_("Add %s"), one) : fill_in (N_("Change %s"), one);
  if (n_removed == 1)
    return fill_in (N_("Remove %s"), one);
  if (n_added > 1)
    return g_strdup_printf (dngettext ("muster", "Add %u unit", "Add %u units", n_added), n_added);
  if (n_removed > 1)
    return g_strdup_printf (dngettext ("muster", "Remove %u unit", "Remove %u units", n_removed),
                            n_removed);

  one = before->len > 1 ? find_moved (before, after) : NULL;

  return one != NULL ? fill_in (N_("Move %s"), one) : g_strdup (_("Change the order of the units"));
}

static gboolean
same_objects (GPtrArray *before,
              GPtrArray *after)
{
  if (before->len != after->len)
    return FALSE;

  for (guint i = 0; i < before->len; i++)
    {
      if (get_memo (before, i)->object != get_memo (after, i)->object)
        return FALSE;
    }

  return TRUE;
}

/* Compares two lists of the same objects. Returns how many objects changed, and the place of the
 * last one in @place. */
static guint
count_changed (GPtrArray *before,
               GPtrArray *after,
               guint     *place)
{
  guint n = 0;

  for (guint i = 0; before != after && i < before->len; i++)
    {
      if (before->pdata[i] != after->pdata[i])
        {
          n++;
          *place = i;
        }
    }

  return n;
}

/* "Add “Elite” to …", if exactly one option was added or removed. */
static char *
describe_option (const MusterForceMemo *before,
                 const MusterForceMemo *after)
{
  const MusterEditField field = { "options", FALSE };
  const char *const *old = g_value_get_boxed (muster_force_memo_get (before, &field));
  const char *const *now = g_value_get_boxed (muster_force_memo_get (after, &field));
  guint n_old = g_strv_length ((char **) old);
  guint n_now = g_strv_length ((char **) now);
  gboolean added = n_now == n_old + 1;
  const char *const *longer = added ? now : old;
  const char *const *shorter = added ? old : now;
  const MusterOption *option = NULL;
  g_autofree char *name = dup_name (after);

  for (guint i = 0; (added || n_old == n_now + 1) && longer[i] != NULL && option == NULL; i++)
    {
      if (!g_strv_contains (shorter, longer[i]))
        option = muster_catalog_find_option (
          muster_force_unit_get_catalog (MUSTER_FORCE_UNIT (after->object)), longer[i]);
    }
  if (option == NULL)
    return fill_in (find_words (UNIT_WORDS, &field)->words, after);

  /* Translators: an option, and a unit */
  return g_strdup_printf (added ? _("Add “%s” to %s") : _("Remove “%s” from %s"),
                          muster_force_text_show (option->name), name);
}

static gboolean
is_leader_alone (const MusterForceMemo *before,
                 const MusterForceMemo *after)
{
  for (guint i = 0; i < before->fields->len; i++)
    {
      const MusterEditField *field = &g_array_index (before->fields, MusterEditField, i);

      if (!field->of_leader && !muster_force_memo_is_same (before, after, field))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_leader_itself (MusterForce           *force,
                  const MusterForceMemo *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (MUSTER_FORCE_UNIT (unit->object));
  const MusterRules *rules = muster_ruleset_get_rules (muster_force_get_ruleset (force));

  return type != NULL && g_strcmp0 (type->kind, rules->leader_kind) == 0;
}

static char *
describe_unit (MusterForce           *force,
               const MusterForceMemo *before,
               const MusterForceMemo *after)
{
  guint n_different;
  const MusterEditField *field = muster_force_memo_compare (before, after, &n_different);

  if (field != NULL && g_str_equal (field->name, "options"))
    return describe_option (before, after);
  if ((field == NULL || field->of_leader) && is_leader_itself (force, before))
    return fill_in (find_words (LEADER_WORDS, field)->words, before);
  if (field == NULL && is_leader_alone (before, after))
    return fill_in (N_("Change the leader of %s"), before);

  /* While a new name is being typed, the old name tells better which unit is meant. */
  return fill_in (find_words (UNIT_WORDS, field)->words, before);
}

char *
muster_force_edit_dup_words (const MusterForceSnapshot *before,
                             const MusterForceSnapshot *after)
{
  guint place = 0;
  guint n_changed;
  guint n_different;

  if (!same_objects (before->units, after->units))
    return describe_units (before->units, after->units);
  if (!same_objects (before->variants, after->variants))
    {
      const MusterForceMemo *one = NULL;

      if (count_others (after->variants, before->variants, &one) == 1)
        return fill_in (N_("Add the variant %s"), one);
      if (count_others (before->variants, after->variants, &one) == 1)
        return fill_in (N_("Remove the variant %s"), one);

      return g_strdup (_("Change the order of the variants"));
    }

  n_changed = count_changed (before->units, after->units, &place);
  if (n_changed == 1)
    return describe_unit (MUSTER_FORCE (before->force->object), get_memo (before->units, place),
                          get_memo (after->units, place));
  if (n_changed > 1)
    return g_strdup_printf (dngettext ("muster", "Change %u unit", "Change %u units", n_changed),
                            n_changed);

  if (count_changed (before->variants, after->variants, &place) > 0)
    return fill_in (find_words (VARIANT_WORDS,
                                muster_force_memo_compare (get_memo (before->variants, place),
                                                           get_memo (after->variants, place),
                                                           &n_different))
                      ->words,
                    get_memo (before->variants, place));

  return g_strdup (_(find_words (FORCE_WORDS, muster_force_memo_compare (before->force, after->force,
                                                                         &n_different))
                       ->words));
}

gboolean
muster_force_edit_is_typing (const MusterForceSnapshot *before,
                             const MusterForceSnapshot *after,
                             GObject                  **object,
                             const MusterEditField    **field)
{
  guint unit = 0;
  guint variant = 0;
  guint n_units, n_variants, n_different;
  gboolean of_force = before->force != after->force;
  const MusterForceMemo *old, *now;
  const Words *words;

  if (!same_objects (before->units, after->units) ||
      !same_objects (before->variants, after->variants))
    return FALSE;

  n_units = count_changed (before->units, after->units, &unit);
  n_variants = count_changed (before->variants, after->variants, &variant);
  if (n_units + n_variants + of_force != 1)
    return FALSE;

  words = of_force ? FORCE_WORDS : n_units > 0 ? UNIT_WORDS : VARIANT_WORDS;
  old = of_force ? before->force
                 : n_units > 0 ? get_memo (before->units, unit) : get_memo (before->variants, variant);
  now = of_force ? after->force
                 : n_units > 0 ? get_memo (after->units, unit) : get_memo (after->variants, variant);
  *object = now->object;
  *field = muster_force_memo_compare (old, now, &n_different);

  return *field != NULL && find_words (words, *field)->typed;
}
