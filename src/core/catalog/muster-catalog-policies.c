/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/catalog/muster-policy.h"
#include "core/muster-i18n.h"

/* Policies: what a side does when nobody commands it. */

#define MAX_NUMBER 999

typedef enum
{
  TAKES_ROLE,
  TAKES_WORD,
  TAKES_MARKER,
  TAKES_NUMBER,
  TAKES_SWITCH,
} Takes;

static const struct
{
  const char *name;
  Takes takes;
} tests[MUSTER_POLICY_N_TESTS] = {
  [MUSTER_POLICY_ROLE] = { "role", TAKES_ROLE },
  [MUSTER_POLICY_ARM] = { "arm", TAKES_WORD },
  [MUSTER_POLICY_KIND] = { "kind", TAKES_WORD },
  [MUSTER_POLICY_HAS] = { "has", TAKES_MARKER },
  [MUSTER_POLICY_HAS_NOT] = { "has-not", TAKES_MARKER },
  [MUSTER_POLICY_TARGET_HAS] = { "target-has", TAKES_MARKER },
  [MUSTER_POLICY_TARGET_HAS_NOT] = { "target-has-not", TAKES_MARKER },
  [MUSTER_POLICY_WITHIN] = { "within", TAKES_NUMBER },
  [MUSTER_POLICY_BEYOND] = { "beyond", TAKES_NUMBER },
  [MUSTER_POLICY_IN_REACH] = { "in-reach", TAKES_SWITCH },
  [MUSTER_POLICY_IN_RANGE] = { "in-range", TAKES_NUMBER },
  [MUSTER_POLICY_STRENGTH_FROM] = { "strength-from", TAKES_NUMBER },
  [MUSTER_POLICY_STRENGTH_BELOW] = { "strength-below", TAKES_NUMBER },
  [MUSTER_POLICY_OUTNUMBERS] = { "outnumbers", TAKES_NUMBER },
  [MUSTER_POLICY_TURN_FROM] = { "turn-from", TAKES_NUMBER },
  [MUSTER_POLICY_AT_HOME] = { "at-home", TAKES_SWITCH },
};

void
muster_policy_free (gpointer data)
{
  MusterPolicy *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_clear_pointer (&self->rules, g_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
clear_rule (gpointer data)
{
  MusterPolicyRule *rule = data;

  for (guint i = 0; i < rule->n_tests; i++)
    g_free (rule->tests[i].word);
}

static void
read_test (const MusterCatalogReader *self,
           const MusterSpot          *spot,
           MusterPolicyRule          *rule)
{
  static const char *const roles[] = { "attacker", "defender", NULL };
  MusterPolicyTest *test = &rule->tests[rule->n_tests];
  const char *text;
  gboolean value;
  guint kind = 0;

  while (kind < MUSTER_POLICY_N_TESTS && !g_str_equal (tests[kind].name, spot->member))
    kind++;
  if (kind == MUSTER_POLICY_N_TESTS || rule->n_tests == MUSTER_POLICY_MAX_TESTS)
    {
      muster_spot_fail (spot, _("nothing like that can be asked"));
      return;
    }

  test->kind = (MusterPolicyTestKind) kind;
  switch (tests[kind].takes)
    {
    case TAKES_ROLE:
      muster_catalog_values_read_choice (spot, roles, &test->number);
      break;
    case TAKES_MARKER:
      muster_catalog_values_read_choice (spot, self->markers, &test->number);
      break;
    case TAKES_NUMBER:
      muster_spot_read_int (spot, 0, MAX_NUMBER, &test->number);
      break;
    case TAKES_SWITCH:
      if (muster_spot_read_boolean (spot, &value))
        test->number = value;
      break;
    case TAKES_WORD:
    default:
      if (muster_spot_read_string (spot, MUSTER_CATALOG_MAX_NAME, &text))
        test->word = g_strdup (text);
      break;
    }
  rule->n_tests++;
}

static void
read_rule (const MusterCatalogReader *self,
           const MusterSpot          *spot,
           GArray                    *rules)
{
  static const char *const names[] = { "do", "if", NULL };
  MusterPolicyRule rule = { 0 };
  MusterSpot act, list, test;
  int index = 0;

  if (muster_spot_only_members (spot, names) && muster_spot_require (spot, "do", &act))
    muster_catalog_values_read_choice (&act, self->acts, &index);
  rule.act = (guint) index;
  if (!muster_spot_failed (spot) && muster_spot_member (spot, "if", &list) && muster_spot_is_object (&list))
    for (guint i = 0; !muster_spot_failed (spot) && muster_spot_nth_member (&list, i, &test); i++)
      read_test (self, &test, &rule);
  g_array_append_val (rules, rule);
}

void
muster_catalog_policies_read (const MusterCatalogReader *self,
                              const MusterSpot          *spot,
                              gpointer                   entry)
{
  MusterPolicy *policy = entry;
  MusterSpot list;
  guint length;

  policy->pack = g_strdup (self->pack);
  policy->rules = g_array_new (FALSE, TRUE, sizeof (MusterPolicyRule));
  g_array_set_clear_func (policy->rules, clear_rule);
  muster_catalog_values_read_name (spot, "name", TRUE, &policy->name);
  muster_catalog_values_read_text (spot, "summary", &policy->summary);
  if (!muster_spot_require (spot, "rules", &list) ||
      !muster_spot_is_array (&list, MUSTER_POLICY_MAX_RULES, &length))
    return;

  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot rule;

      muster_spot_element (&list, i, &rule);
      read_rule (self, &rule, policy->rules);
    }
}
