/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-act.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/dice/muster-dice-seed.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/setup/muster-campaign-reference.h"
#include "core/campaign/setup/muster-campaign-sentences.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterCampaignAct
{
  MusterObject parent_instance;

  MusterCampaign *campaign;
  MusterCampaignSlip *slip;
  int place; /* position of the entry that is changed, or -1 */
  MusterDiceTray *tray;
  MusterCampaignOrder order;
  GArray *before; /* (element-type MusterCampaignOrder): orders that go with it */
  GArray *after;
  MusterTape tape;
  MusterCampaignOutcome outcome;
  GString *news; /* what comes of the order and of those that go with it */
  MusterRandom random;
  char *refusal;
  gboolean is_complete;
  gboolean is_working;
  MusterCampaignActRecorder recorder; /* (nullable) */
  gpointer recorder_data;
  GDestroyNotify recorder_free;
};

G_DEFINE_FINAL_TYPE (MusterCampaignAct, muster_campaign_act, MUSTER_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GIVEN,
  SIGNAL_CORRECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
say_line (MusterCampaignAct         *self,
          const MusterCampaignOrder *order,
          const MusterLine          *line)
{
  const MusterCampaignState *state = self->outcome.base.kind == MUSTER_OUTCOME_DONE
                                       ? &self->outcome.state
                                       : muster_campaign_slip_get_state (self->slip);
  MusterCampaignNames names;
  const MusterLineContext context = { .names = &names.names, .tape = &self->tape, .translated = TRUE };

  muster_campaign_names_init (&names, muster_campaign_get_setup (self->campaign),
                              muster_campaign_get_rules (muster_campaign_get_setup (self->campaign), state),
                              state->shelves, order);
  return muster_line_to_text (line, &context);
}

/* An error names its place in a document: "plan: $.chapter.points: …". Says the field instead. */
static char *
say_problem (MusterCampaignAct *self,
             const char        *message)
{
  const char *place = strstr (message, "$.");
  const char *end = place != NULL ? strstr (place, ": ") : NULL;
  g_autofree char *path = NULL;
  const char *label;

  if (end == NULL)
    return g_strdup (message);
  path = g_strdelimit (g_strndup (place + 2, (gsize) (end - place - 2)), ".", '/');
  label = muster_campaign_slip_find_label (self->slip, path);
  /* Translators: the label of a field, and what is wrong with it. */
  return label != NULL ? g_strdup_printf (_("%s: %s"), label, end + 2) : g_strdup (end + 2);
}

static void
note_news (MusterCampaignAct         *self,
           const MusterCampaignOrder *order)
{
  for (guint i = 0; self->outcome.base.kind == MUSTER_OUTCOME_DONE && i < self->outcome.base.steps->len; i++)
    {
      g_autofree char *line =
        say_line (self, order, &g_array_index (self->outcome.base.steps, MusterLine, i));

      g_string_append_printf (self->news, "%s%s", self->news->len > 0 ? "\n" : "", line);
    }
}

static gboolean
is_among (GPtrArray                    *sentences,
          const MusterCampaignSentence *sentence)
{
  for (guint i = 0; i < sentences->len; i++)
    if (g_str_equal (((const MusterCampaignSentence *) sentences->pdata[i])->text, sentence->text))
      return TRUE;
  return FALSE;
}

/* Says of other rules which sentences are new, and which no longer count. */
static void
note_sentences (MusterCampaignAct *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);
  const MusterCampaignState *state = muster_campaign_slip_get_state (self->slip);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  if (self->order.verb != MUSTER_CAMPAIGN_ORDER_RULES || self->outcome.base.kind != MUSTER_OUTCOME_DONE)
    return;
  before = muster_campaign_sentences_list (setup, muster_campaign_get_rules (setup, state));
  after = muster_campaign_sentences_list (setup, muster_campaign_get_rules (setup, &self->outcome.state));
  for (guint i = 0; i < after->len; i++)
    if (!is_among (before, after->pdata[i]))
      /* Translators: a sentence of the rules that counts from now on. */
      g_string_append_printf (self->news, _("\nNew: %s"),
                              ((const MusterCampaignSentence *) after->pdata[i])->text);
  for (guint i = 0; i < before->len; i++)
    if (!is_among (after, before->pdata[i]))
      /* Translators: a sentence of the rules that no longer counts. */
      g_string_append_printf (self->news, _("\nNo longer: %s"),
                              ((const MusterCampaignSentence *) before->pdata[i])->text);
}

/* Gives the order, and those that go with it, one after the other in a copy of the present. */
static void
try_now (MusterCampaignAct *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);
  guint n_before = self->before->len;
  g_auto (MusterCampaignState) state = { 0 };

  muster_campaign_state_init (&state);
  muster_campaign_state_assign (&state, muster_campaign_get_present (self->campaign));
  for (guint i = 0; i < n_before + 1 + self->after->len; i++)
    {
      const MusterCampaignOrder *order =
        i < n_before    ? &g_array_index (self->before, MusterCampaignOrder, i)
        : i == n_before ? &self->order
                        : &g_array_index (self->after, MusterCampaignOrder, i - n_before - 1);

      muster_campaign_resolve (setup, &state, order, &self->tape, &self->outcome);
      if (self->outcome.base.kind != MUSTER_OUTCOME_DONE)
        return;
      note_news (self, order);
      muster_campaign_state_assign (&state, &self->outcome.state);
    }
}

/* Works out what the order would do, with the present dice. */
static void
try (MusterCampaignAct *self)
{
  g_autoptr (JsonNode) params = muster_campaign_slip_dup_params (self->slip);

  self->is_complete = muster_campaign_slip_is_complete (self->slip);
  muster_campaign_order_clear (&self->order);
  muster_campaign_order_init (&self->order, muster_campaign_slip_get_verb (self->slip), params);
  g_clear_pointer (&self->before, g_array_unref);
  g_clear_pointer (&self->after, g_array_unref);
  self->before = muster_campaign_slip_list_before (self->slip);
  self->after = muster_campaign_slip_list_after (self->slip);
  g_string_truncate (self->news, 0);
  muster_campaign_outcome_reset (&self->outcome);
  if (self->is_complete && self->place >= 0)
    {
      muster_campaign_correction_try_at (self->campaign, (guint) self->place, &self->order, &self->tape,
                                         &self->outcome);
      note_news (self, &self->order);
    }
  else if (self->is_complete)
    {
      try_now (self);
    }
  note_sentences (self);

  g_free (self->refusal);
  if (self->outcome.base.kind != MUSTER_OUTCOME_REFUSED && self->outcome.base.kind != MUSTER_OUTCOME_BAD_ROLL)
    self->refusal = g_strdup ("");
  else if (self->outcome.base.problem != NULL)
    self->refusal = say_problem (self, self->outcome.base.problem->message);
  else
    self->refusal = say_line (self, &self->order, &self->outcome.base.reason);
}

static void
evaluate (MusterCampaignAct *self)
{
  const MusterRequest *request;

  self->is_working = TRUE;
  try (self);

  request = &self->outcome.base.request;
  if (muster_campaign_act_is_asking (self))
    muster_dice_tray_ask (self->tray, request->n, request->sides, request->target);

  self->is_working = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* When an entry is changed, its dice stay if they are still what the order asks for. */
static void
slip_changed_cb (MusterCampaignAct *self)
{
  if (self->place >= 0)
    try (self);
  if (self->place < 0 || self->outcome.base.kind != MUSTER_OUTCOME_DONE)
    muster_tape_reset (&self->tape);
  evaluate (self);
}

static void
tray_changed_cb (MusterCampaignAct *self)
{
  if (self->is_working || !muster_campaign_act_is_asking (self) || !muster_dice_tray_is_full (self->tray))
    return;

  muster_dice_tray_write (self->tray, &self->tape, self->outcome.base.request.purpose);
  evaluate (self);
}

static void
muster_campaign_act_finalize (GObject *object)
{
  MusterCampaignAct *self = MUSTER_CAMPAIGN_ACT (object);

  if (self->recorder_free != NULL)
    self->recorder_free (self->recorder_data);
  g_string_free (self->news, TRUE);

  G_OBJECT_CLASS (muster_campaign_act_parent_class)->finalize (object);
}

static const MusterMember MEMBERS[] = {
  MUSTER_HELD (MusterCampaignAct, order, muster_campaign_order_clear),
  MUSTER_HELD (MusterCampaignAct, outcome, muster_campaign_outcome_clear),
  MUSTER_HELD (MusterCampaignAct, tape, muster_tape_clear),
  MUSTER_OWNED (MusterCampaignAct, tray, g_object_unref),
  MUSTER_OWNED (MusterCampaignAct, slip, g_object_unref),
  MUSTER_OWNED (MusterCampaignAct, campaign, g_object_unref),
  MUSTER_OWNED (MusterCampaignAct, refusal, g_free),
  MUSTER_OWNED (MusterCampaignAct, before, g_array_unref),
  MUSTER_OWNED (MusterCampaignAct, after, g_array_unref),
};

static void
muster_campaign_act_class_init (MusterCampaignActClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_campaign_act_finalize;
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_GIVEN] = muster_signal_new ("given", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_CORRECTED] = g_signal_new ("corrected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
muster_campaign_act_init (MusterCampaignAct *self)
{
  self->place = -1;
  self->tray = muster_dice_tray_new ();
  self->refusal = g_strdup ("");
  self->news = g_string_new (NULL);
  muster_tape_init (&self->tape);
  muster_campaign_outcome_init (&self->outcome);
  muster_dice_seed (&self->random);
  g_signal_connect_object (self->tray, "changed", G_CALLBACK (tray_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Takes @slip. */
static void
begin (MusterCampaignAct  *self,
       MusterCampaign     *campaign,
       MusterCampaignSlip *slip)
{
  self->campaign = g_object_ref (campaign);
  self->slip = slip;
  muster_campaign_order_init (&self->order, muster_campaign_slip_get_verb (slip), NULL);
  g_signal_connect_object (self->slip, "changed", G_CALLBACK (slip_changed_cb), self, G_CONNECT_SWAPPED);
  evaluate (self);
}

MusterCampaignAct *
muster_campaign_act_new (MusterCampaign     *campaign,
                         MusterCampaignVerb  verb,
                         JsonNode           *given)
{
  MusterCampaignAct *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ACT, NULL);

  begin (self, campaign, muster_campaign_slip_new (campaign, verb, given));
  return self;
}

/**
 * muster_campaign_act_new_again:
 * @index: of an entry that counts
 */
MusterCampaignAct *
muster_campaign_act_new_again (MusterCampaign *campaign,
                               guint           index)
{
  MusterCampaignAct *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ACT, NULL);
  g_autoptr (MusterCampaignLogEntry) entry =
    g_list_model_get_item (muster_ledger_get_log (campaign), index);

  self->place = (int) index;
  muster_tape_copy (&self->tape, muster_campaign_log_entry_get_tape (entry));
  begin (self, campaign, muster_campaign_slip_new_again (campaign, index));
  return self;
}

void
muster_campaign_act_set_recorder (MusterCampaignAct         *self,
                                  MusterCampaignActRecorder  recorder,
                                  gpointer                   data,
                                  GDestroyNotify             free_data)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_ACT (self) && self->recorder == NULL);

  self->recorder = recorder;
  self->recorder_data = data;
  self->recorder_free = free_data;
}

MusterCampaignSlip *
muster_campaign_act_get_slip (MusterCampaignAct *self)
{
  return self->slip;
}

MusterDiceTray *
muster_campaign_act_get_tray (MusterCampaignAct *self)
{
  return self->tray;
}

gboolean
muster_campaign_act_is_asking (MusterCampaignAct *self)
{
  return self->is_complete && self->outcome.base.kind == MUSTER_OUTCOME_NEEDS;
}

char *
muster_campaign_act_dup_question (MusterCampaignAct *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self->slip);
  const MusterRequest *request = &self->outcome.base.request;
  const char *whose
    = request->unit >= 0
        ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, request->unit)->name
      : request->leader >= 0
        ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, request->leader)->name
        : "";

  if (!muster_campaign_act_is_asking (self))
    return g_strdup ("");
  switch (request->purpose)
    {
    case MUSTER_CAMPAIGN_ROLL_RECOVERY:
      /* Translators: dice for the casualties of a unit; what each must show. */
      return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s: %u die, %d or more comes back",
                                         "%s: %u dice, %d or more comes back", request->n),
                              whose, request->n, request->target);
    case MUSTER_CAMPAIGN_ROLL_FATE:
      return g_strdup_printf (_("What becomes of %s"), whose);
    case MUSTER_CAMPAIGN_ROLL_EVENT:
      /* Translators: how many cards are left, one of which is drawn by a die. */
      return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Which of %u card is drawn",
                                         "Which of %u cards is drawn", request->sides), request->sides);
    default:
      return g_strdup_printf ("%s: %s", whose,
                              (const char *) g_ptr_array_index (
                                muster_campaign_get_setup (self->campaign)->purposes, request->purpose));
    }
}

gboolean
muster_campaign_act_is_change (MusterCampaignAct *self)
{
  return self->place >= 0;
}

gboolean
muster_campaign_act_has_dice (MusterCampaignAct *self)
{
  return self->place >= 0 && muster_tape_get_length (&self->tape) > 0;
}

void
muster_campaign_act_take_up_dice (MusterCampaignAct *self)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_ACT (self));

  muster_tape_reset (&self->tape);
  evaluate (self);
}

gboolean
muster_campaign_act_is_ready (MusterCampaignAct *self)
{
  return self->is_complete &&
         (self->outcome.base.kind == MUSTER_OUTCOME_DONE || self->outcome.base.kind == MUSTER_OUTCOME_NEEDS);
}

const char *
muster_campaign_act_get_refusal (MusterCampaignAct *self)
{
  return self->is_complete ? self->refusal : "";
}

char *
muster_campaign_act_dup_preview (MusterCampaignAct *self)
{
  return g_strdup (self->outcome.base.kind == MUSTER_OUTCOME_DONE ? self->news->str : "");
}

char **
muster_campaign_act_dup_rules (MusterCampaignAct *self)
{
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();
  const MusterPhrase *reason = self->outcome.base.reason.phrase;

  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_ACT (self), NULL);

  g_strv_builder_add (rules, muster_campaign_orders[muster_campaign_slip_get_verb (self->slip)].rule);
  if (!self->is_complete)
    return g_strv_builder_end (rules);
  if (self->outcome.base.problem != NULL)
    {
      g_auto (GStrv) cited = muster_campaign_reference_find_cited (self->outcome.base.problem->message);

      g_strv_builder_addv (rules, (const char **) cited);
    }
  else if (self->outcome.base.kind == MUSTER_OUTCOME_REFUSED && reason != NULL && reason->rule != NULL)
    g_strv_builder_add (rules, reason->rule);
  for (guint i = 0; self->outcome.base.kind == MUSTER_OUTCOME_DONE && i < self->outcome.base.steps->len; i++)
    {
      const MusterLine *step = &g_array_index (self->outcome.base.steps, MusterLine, i);

      if (step->phrase->rule != NULL)
        g_strv_builder_add (rules, step->phrase->rule);
    }
  return g_strv_builder_end (rules);
}

char *
muster_campaign_act_dup_rule (MusterCampaignAct *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);

  return muster_campaign_words_rule (
    setup, muster_campaign_get_rules (setup, muster_campaign_slip_get_state (self->slip)),
    muster_campaign_slip_get_verb (self->slip));
}

void
muster_campaign_act_throw (MusterCampaignAct *self)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_ACT (self));

  if (muster_campaign_act_is_asking (self))
    muster_dice_tray_roll (self->tray, &self->random);
}

/* Orders that go together need no dice. */
static gboolean
record (MusterCampaignAct  *self,
        GError            **error)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (MusterCampaignOrder));

  g_array_append_vals (orders, self->before->data, self->before->len);
  g_array_append_val (orders, self->order);
  g_array_append_vals (orders, self->after->data, self->after->len);
  if (self->recorder != NULL)
    return self->recorder ((const MusterCampaignOrder *) orders->data, orders->len, &self->tape,
                           self->recorder_data, error);
  if (orders->len == 1)
    return muster_campaign_record (self->campaign, &self->order, &self->tape, error);
  return muster_campaign_record_all (self->campaign, (const MusterCampaignOrder *) orders->data, orders->len,
                                     error);
}

gboolean
muster_campaign_act_give (MusterCampaignAct  *self,
                          GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_ACT (self), FALSE);

  if (muster_campaign_act_is_asking (self) && muster_dice_tray_get_n_entered (self->tray) > 0)
    muster_campaign_act_throw (self);
  if (muster_campaign_act_is_asking (self))
    {
      self->tape.generator = &self->random;
      try (self);
      self->tape.generator = NULL;
    }
  if (self->place >= 0)
    {
      g_autoptr (MusterCampaignCorrection) correction =
        muster_campaign_correction_make (self->campaign, (guint) self->place, &self->order, &self->tape,
                                         error);

      if (correction == NULL)
        return FALSE;
      g_signal_emit (self, signals[SIGNAL_CORRECTED], 0, g_steal_pointer (&correction));
      return TRUE;
    }
  if (!record (self, error))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_GIVEN], 0);
  return TRUE;
}
