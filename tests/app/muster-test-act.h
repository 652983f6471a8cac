/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/campaign/muster-campaign-act.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-text.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"

#include <string.h>

G_BEGIN_DECLS

/* An order of a campaign that is filled in. */

#define MUSTER_TEST_ACT_RULES                                                                              \
  "rules.casualties={'return': 'roll', 'target': 4}\n"                                                     \
  "rules.leaders={'dice': 1, 'fates': [{'from': 1, 'to': 6, 'fate': 'dead'}]}\n"                            \
  "rules.experience={'unit': {'battle': 3}, 'thresholds': [3], 'gains': ['honour', 'models']}\n"
#define MUSTER_TEST_ACT_LOST                                                                               \
  "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': "  \
  "{'start': 12, 'left': 9}}, 'leaders': {'al': {'lost': true}}}\n"

static inline MusterCampaign *
muster_test_act_read_campaign (const char *log)
{
  const MusterCampaignCase description = { "a campaign", MUSTER_TEST_ACT_RULES, log, "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static inline MusterFormField *
muster_test_act_find (MusterCampaignAct *act,
                      const char        *label)
{
  GListModel *fields = muster_campaign_slip_get_fields (muster_campaign_act_get_slip (act));

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);

      if (g_str_equal (muster_form_field_get_label (field), label))
        return field;
    }
  return NULL;
}

static inline void
muster_test_act_choose (MusterCampaignAct *act,
                        const char        *label,
                        int                number)
{
  g_assert_true (muster_form_choice_select (MUSTER_FORM_CHOICE (muster_test_act_find (act, label)), number));
}

static inline void
muster_test_act_write_words (MusterCampaignAct *act,
                             const char        *label,
                             const char        *words)
{
  muster_form_text_set_text (MUSTER_FORM_TEXT (muster_test_act_find (act, label)), words);
}

static inline void
muster_test_act_give (MusterCampaignAct *act)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (muster_campaign_act_get_refusal (act), ==, "");
  g_assert_true (muster_campaign_act_is_ready (act));
  g_assert_true (muster_campaign_act_give (act, &error));
  g_assert_no_error (error);
}

static inline char *
muster_test_act_dup_params (MusterCampaignAct *act)
{
  g_autoptr (JsonNode) params = muster_campaign_slip_dup_params (muster_campaign_act_get_slip (act));

  return g_strdelimit (json_to_string (params, FALSE), "\"", '\'');
}

G_END_DECLS
