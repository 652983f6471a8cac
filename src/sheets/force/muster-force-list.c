/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-list.h"

#include "core/exchange/muster-force-list-reader.h"
#include "core/exchange/muster-list-words.h"
#include "core/exchange/muster-name-index.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-links.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"

#include <string.h>

/* Every text that the player has chosen goes through muster_list_words_quote(), so that whoever reads the
 * list knows where it ends. */

#define SEPARATOR " · "

static char *
dup_points (int points)
{
  return g_strdup_printf (dngettext ("muster", "%d point", "%d points", (gulong) ABS (points)), points);
}

/* A name that is the same as that of a ruleset must not be taken for it. */
static char *
quote_name (MusterForce *force,
            const char  *name)
{
  if (!muster_list_head_is_ruleset (muster_force_get_ruleset (force), name))
    return muster_list_words_quote (name);

  return g_strdup_printf ("“%s”", name);
}

static char *
dup_subtitle (MusterForce *force)
{
  const char *ruleset = muster_ruleset_get_name (muster_force_get_ruleset (force));
  const char *theatre = muster_force_get_theatre (force);
  int points = muster_force_get_points (force);
  int budget = muster_force_get_budget (force);
  GString *text = g_string_new (muster_force_text_show (ruleset));

  if (*theatre != '\0')
    {
      g_autofree char *quoted = quote_name (force, theatre);

      g_string_append_printf (text, SEPARATOR "%s", quoted);
    }
  if (budget > 0)
    {
      g_string_append (text, SEPARATOR);
      g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%d of %d point",
                                               "%d of %d points", (gulong) budget), points, budget);
    }
  else if (points > 0)
    {
      g_autofree char *words = dup_points (points);

      g_string_append_printf (text, SEPARATOR "%s" SEPARATOR "%s", words, _("usual budget"));
    }

  return g_string_free (text, FALSE);
}

/* "1st Company: Regular Infantry, Elite, 10 models (7 points)" */
static void
append_unit (GString         *text,
             MusterForce     *force,
             MusterForceUnit *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  const char *name = muster_force_unit_get_name (unit);
  const char *type_name = muster_force_unit_get_type_name (unit);
  int models = muster_force_unit_get_models (unit);
  int cost = muster_force_count_unit_points (force, unit, NULL);
  MusterCatalog *catalog;

  if (!g_str_equal (name, type_name))
    {
      g_autofree char *quoted = muster_list_words_quote (name);

      g_string_append_printf (text, "%s: ", quoted);
    }
  g_string_append (text, type_name);
  catalog = muster_force_unit_get_catalog (unit);
  const char *const *ids = muster_force_unit_get_options (unit);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterOption *option = muster_catalog_find_option (catalog, ids[i]);

      g_string_append_printf (text, ", %s",
                              option != NULL ? muster_force_text_show (option->name) : ids[i]);
      if (g_str_equal (ids[i], muster_force_unit_get_free_option (unit)))
        g_string_append_printf (text, " (%s)", _("free"));
    }
  if (type == NULL || models != type->models)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, dngettext ("muster", "%d model", "%d models", (gulong) models),
                              models);
    }
  if (cost > 0)
    {
      g_autofree char *points = dup_points (cost);

      g_string_append_printf (text, " (%s)", points);
    }
}

/* A leader with the name of a trait must not be taken for the trait. */
static char *
quote_title (const char      *title,
             MusterNameIndex *index)
{
  if (muster_name_index_find (index, MUSTER_NAME_TRAIT, title, &(gboolean) { FALSE }) == NULL)
    return muster_list_words_quote (title);

  return g_strdup_printf ("“%s”", title);
}

static void
append_trait (GString      *text,
              MusterLeader *leader)
{
  const MusterTrait *trait = muster_leader_get_trait (leader);
  const char *called = muster_leader_get_trait_name (leader);
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  if (trait == NULL)
    return;

  g_string_append_printf (text, SEPARATOR "%s", muster_force_text_show (trait->name));
  if (*called == '\0')
    return;
  parts = g_strsplit (called, "”", -1);
  doubled = g_strjoinv ("””", parts);
  g_string_append_printf (text, " “%s”", g_strdelimit (doubled, "\n", ' '));
}

/* "Leader: Capt. Hill · Leadership 6+ · Steady" */
static void
append_leader (GString         *text,
               MusterForce     *force,
               MusterForceUnit *unit,
               MusterNameIndex *index)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_force_get_ruleset (force));
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autofree char *title = muster_leader_dup_title (leader);
  g_autofree char *quoted = *title != '\0' ? quote_title (title, index) : NULL;
  g_autofree char *leadership =
    muster_rules_dup_leadership_figure (rules, muster_leader_get_leadership (leader));
  g_autoptr (GString) parts = g_string_new (NULL);

  if (quoted != NULL)
    g_string_append_printf (parts, SEPARATOR "%s", quoted);
  if (leadership != NULL)
    g_string_append_printf (parts, SEPARATOR "%s %s", _("Leadership"), leadership);
  append_trait (parts, leader);
  if (parts->len > 0)
    g_string_append_printf (text, "\n%s: %s", _("Leader"), parts->str + strlen (SEPARATOR));
}

/* Every line of a note begins with the label, so that a reader knows it as one. */
static void
append_note (GString    *text,
             const char *label,
             const char *note)
{
  g_auto (GStrv) lines = g_strsplit (note, "\n", -1);

  for (guint i = 0; *note != '\0' && lines[i] != NULL; i++)
    g_string_append_printf (text, "\n%s: %s", label, lines[i]);
}

/* Adds the optional rules by which the force was built, if these are decided. */
static void
add_rules (MusterForce    *force,
           MusterDocument *document)
{
  const char *const *ids = muster_force_get_optional_rules (force);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *line = NULL;

  if (ids == NULL)
    return;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterOptionalRule *rule =
        muster_catalog_find_optional_rule (muster_force_get_catalog (force), ids[i]);

      g_ptr_array_add (names, (gpointer) (rule != NULL ? muster_force_text_show (rule->name) : ids[i]));
    }
  g_ptr_array_add (names, NULL);
  list = names->len > 1 ? g_strjoinv (SEPARATOR, (char **) names->pdata) : g_strdup (_("none"));
  line = g_strdup_printf ("%s: %s", _("Optional rules"), list);
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, line);
}

static void
add_variants (MusterForce    *force,
              MusterDocument *document)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  /* The first variant is the whole force. */
  for (guint i = 1; i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *variant;
      g_autofree char *name = NULL;
      GString *text;
      const char *glue = ": ";
      g_autofree char *item = NULL;

      /* "Patrol (12 of 18 points): #1 1st Company, #3 Gunners" */
      variant = muster_force_get_variant (force, i);
      name = muster_list_words_quote (muster_force_variant_get_name (variant));
      text = g_string_new (name);
      if (muster_force_variant_get_budget (variant) > 0)
        {
          g_string_append (text, " (");
          g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%d of %d point",
                                                   "%d of %d points",
                                                   (gulong) muster_force_variant_get_budget (variant)),
                                muster_force_variant_get_points (variant),
                                  muster_force_variant_get_budget (variant));
          g_string_append_c (text, ')');
        }
      for (guint k = 0; k < muster_force_get_n_units (force); k++)
        {
          MusterForceUnit *unit = muster_force_get_unit (force, k);
          g_autofree char *quoted = muster_list_words_quote (muster_force_unit_get_name (unit));

          if (!muster_force_variant_has_unit (variant, unit))
            continue;
          g_string_append_printf (text, "%s#%u %s", glue, k + 1, quoted);
          glue = ", ";
        }
      if (*glue == ':')
        g_string_append_c (text, ':');
      item = g_string_free (text, FALSE);
      g_strv_builder_add (builder, item);
    }
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;

  muster_document_add_heading (document, 1, _("Variants"));
  muster_document_add_list (document, (const char *const *) items);
}

/**
 * muster_force_list_new:
 *
 * Returns: (transfer full): the list
 */
MusterDocument *
muster_force_list_new (MusterForce *force)
{
  g_autoptr (MusterNameIndex) index = NULL;
  g_autoptr (GStrvBuilder) items = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  MusterDocument *document;
  const char *name;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  name = muster_force_get_name (force);
  title = *name != '\0' ? quote_name (force, name) : g_strdup (_("A force"));
  subtitle = dup_subtitle (force);
  document = muster_document_new (title);
  muster_document_set_subtitle (document, subtitle);
  add_rules (force, document);

  index = muster_name_index_new (muster_force_get_catalog (force));
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit;
      GString *text;
      MusterForceUnit *with;
      g_autofree char *quoted = NULL;
      guint place;
      g_autofree char *item = NULL;

      unit = muster_force_get_unit (force, i);
      text = g_string_new (NULL);
      append_unit (text, force, unit);
      append_leader (text, force, unit, index);
      /* "Goes with: #6 Gun team", by its number in the list, since two may well have the same name. */
      with = muster_force_links_get_with (force, unit);
      if (with != NULL)
        {
          muster_force_find_unit (force, muster_force_unit_get_id (with), &place);
          quoted = muster_list_words_quote (muster_force_unit_get_name (with));
          g_string_append_printf (text, "\n%s: #%u %s", _("Goes with"), place + 1, quoted);
        }
      append_note (text, _("Leader’s note"),
                   muster_leader_get_notes (muster_force_unit_get_leader (unit)));
      append_note (text, _("Note"), muster_force_unit_get_notes (unit));
      item = g_string_free (text, FALSE);
      g_strv_builder_add (items, item);
    }
  list = g_strv_builder_end (items);
  muster_document_add_list (document, (const char *const *) list);

  add_variants (force, document);
  if (*muster_force_get_notes (force) != '\0')
    {
      muster_document_add_heading (document, 1, _("Notes"));
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_force_get_notes (force));
    }

  return document;
}
