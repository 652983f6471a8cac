/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-profile.h"

#include "app/models/forces/muster-force-stat.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* A profile that is being built, with the source of the last change to each value. */
typedef struct
{
  MusterProfile profile;
  char *reasons[MUSTER_MAX_STATS];
  char *weapon_reason;
} Account;

static void
account_clear (Account *account)
{
  for (guint i = 0; i < MUSTER_MAX_STATS; i++)
    g_free (account->reasons[i]);
  g_free (account->weapon_reason);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Account, account_clear)

static char *
dup_value (const MusterStat    *stat,
           const MusterProfile *profile)
{
  int value = profile->stats[stat->index];

  if (value == MUSTER_STAT_NONE)
    return g_strdup (MUSTER_FORCE_STAT_NOTHING);

  return g_strdup_printf (stat->is_signed && value != 0 ? "%+d%s" : "%d%s", value,
                          stat->suffix != NULL ? stat->suffix : "");
}

static const char *
get_weapon_name (const MusterProfile *profile)
{
  return profile->weapon != NULL ? muster_force_text_show (profile->weapon->name) : MUSTER_FORCE_STAT_NOTHING;
}

static void
add_reason (char       **reason,
            const char  *words)
{
  g_autofree char *before = *reason;

  *reason = before != NULL ? g_strdup_printf ("%s, %s", before, words) : g_strdup (words);
}

static void
apply (Account    *account,
       GArray     *effects,
       const char *words)
{
  MusterProfile before = account->profile;

  muster_profile_apply (&account->profile, (const MusterEffect *) effects->data, effects->len);
  for (guint i = 0; i < MUSTER_MAX_STATS; i++)
    if (account->profile.stats[i] != before.stats[i])
      add_reason (&account->reasons[i], words);
  if (account->profile.weapon != before.weapon)
    add_reason (&account->weapon_reason, words);
}

/* Marks what a pack adds or replaces as a house rule. */
static char *
dup_source (const char *name,
            const char *kind,
            const char *pack)
{
  if (pack != NULL)
    /* Translators: an option or a trait, which of them it is, and the house rules it comes from. */
    return g_strdup_printf (_("%s (%s, house rule of %s)"), muster_force_text_show (name), kind, pack);
  return g_strdup_printf ("%s (%s)", muster_force_text_show (name), kind);
}

static void
fit_items (MusterCatalog *catalog,
           GListStore    *stats)
{
  GPtrArray *of_catalog = muster_catalog_get_stats (catalog);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (stats));
  g_autoptr (GPtrArray) items = NULL;

  if (n_items == of_catalog->len + 1)
    return;

  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < of_catalog->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (of_catalog, i);

      g_ptr_array_add (items, muster_force_stat_new (muster_force_text_show (stat->name)));
    }
  g_ptr_array_add (items, muster_force_stat_new (_("Weapon")));
  g_list_store_splice (stats, 0, n_items, items->pdata, items->len);
}

void
muster_force_profile_show (MusterForceUnit *unit,
                           GListStore      *stats)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  MusterCatalog *catalog = muster_force_unit_get_catalog (unit);
  GPtrArray *of_catalog = muster_catalog_get_stats (catalog);
  g_auto (Account) account = { 0 };
  g_autoptr (MusterForceStat) weapon = NULL;
  g_autoptr (GPtrArray) options = NULL;
  const MusterTrait *trait;

  if (type == NULL)
    {
      g_list_store_remove_all (stats);
      return;
    }

  options = muster_force_unit_list_known_options (unit);
  trait = muster_leader_get_trait (muster_force_unit_get_leader (unit));
  account.profile = type->profile;
  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *option = g_ptr_array_index (type->options, i);
      g_autofree char *source = NULL;

      if (!g_ptr_array_find (options, option->option, NULL))
        continue;
      source = dup_source (option->option->name, _("option"), option->option->pack);
      apply (&account, option->effects, source);
    }

  if (trait != NULL)
    {
      g_autofree char *source = dup_source (trait->name, _("trait"), trait->pack);

      apply (&account, trait->effects, source);
    }

  fit_items (catalog, stats);
  for (guint i = 0; i < of_catalog->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (of_catalog, i);
      g_autoptr (MusterForceStat) item = g_list_model_get_item (G_LIST_MODEL (stats), i);
      g_autofree char *value = dup_value (stat, &account.profile);
      g_autofree char *usual = dup_value (stat, &type->profile);
      const char *reason = account.reasons[stat->index];

      muster_force_stat_set (item, value, usual, reason != NULL ? reason : "");
    }

  weapon = g_list_model_get_item (G_LIST_MODEL (stats), of_catalog->len);
  muster_force_stat_set (weapon, get_weapon_name (&account.profile), get_weapon_name (&type->profile),
                         account.weapon_reason != NULL ? account.weapon_reason : "");
}

char *
muster_force_profile_dup_effects (MusterCatalog        *catalog,
                                  const MusterUnitType *type,
                                  const MusterEffect   *effects,
                                  guint                 n_effects)
{
  g_autoptr (GString) words = g_string_new (NULL);
  MusterProfile profile = type->profile;
  GPtrArray *stats = muster_catalog_get_stats (catalog);

  muster_profile_apply (&profile, effects, n_effects);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      g_autofree char *value = dup_value (stat, &profile);

      if (profile.stats[stat->index] == type->profile.stats[stat->index])
        continue;
      g_string_append_printf (words, "%s%s %s", words->len > 0 ? ", " : "",
                              muster_force_text_show (stat->name), value);
    }
  if (profile.weapon != type->profile.weapon)
    muster_enumeration_add (words, get_weapon_name (&profile));

  return g_string_free (g_steal_pointer (&words), FALSE);
}
