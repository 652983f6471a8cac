/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-texts.h"

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"

static void
replace (char **text,
         char  *with)
{
  g_free (*text);
  *text = with;
}

static void
replace_lines (char ***lines,
               char  **with)
{
  g_strfreev (*lines);
  *lines = with;
}

void
muster_order_texts_init (MusterOrderTexts *self)
{
  *self = (MusterOrderTexts) { 0 };
  muster_order_texts_begin (self, g_strdup (""));
}

void
muster_order_texts_clear (MusterOrderTexts *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->request_title, g_free);
  g_clear_pointer (&self->request_text, g_free);
  g_clear_pointer (&self->advice, g_strfreev);
  g_clear_pointer (&self->preview, g_strfreev);
  g_clear_pointer (&self->preview_prompts, g_strfreev);
}

void
muster_order_texts_begin (MusterOrderTexts *self,
                          char             *title)
{
  replace (&self->title, title);
  replace (&self->message, g_strdup (""));
  self->rule = "";
  replace (&self->request_title, g_strdup (""));
  replace (&self->request_text, g_strdup (""));
  replace_lines (&self->advice, g_new0 (char *, 1));
  replace_lines (&self->preview, g_new0 (char *, 1));
  replace_lines (&self->preview_prompts, g_new0 (char *, 1));
}

void
muster_order_texts_complain (MusterOrderTexts *self,
                             char             *message,
                             const char       *rule)
{
  replace (&self->message, message);
  self->rule = rule != NULL ? rule : "";
}

void
muster_order_texts_ask (MusterOrderTexts    *self,
                        MusterBattle        *battle,
                        const MusterRequest *request,
                        int                  by)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_autofree char *purpose = muster_words_for_purpose (battle, request->purpose);

  if (by >= 0)
    /* Translators: what a roll decides that is thrown a second time, and the unit whose doing it is. */
    replace (&self->request_title,
             g_strdup_printf (_("%s, again (%s)"), purpose, state->units[by].def->name));
  else
    replace (&self->request_title, g_steal_pointer (&purpose));
  replace (&self->request_text, muster_words_for_request (battle, request));
}

/* Returns the prompts that are advice, or those that are not. */
static char **
dup_prompts (MusterBattle        *battle,
             const MusterOutcome *outcome,
             const MusterOrder   *order,
             const MusterTape    *tape,
             gboolean             advice)
{
  const MusterState *state = outcome->state.n_units > 0 ? &outcome->state : NULL;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (MusterLine));

  for (guint i = 0; i < outcome->prompts->len; i++)
    if (g_array_index (outcome->prompts, MusterLine, i).phrase->lasts == advice)
      g_array_append_val (lines, g_array_index (outcome->prompts, MusterLine, i));
  return muster_words_for_lines (battle, state, order, tape, lines);
}

void
muster_order_texts_foretell (MusterOrderTexts    *self,
                             MusterBattle        *battle,
                             const MusterOutcome *outcome,
                             const MusterOrder   *order,
                             const MusterTape    *tape)
{
  const MusterState *state = outcome->state.n_units > 0 ? &outcome->state : NULL;

  replace_lines (&self->preview,
                 muster_words_for_lines (battle, state, order, tape, outcome->steps));
  replace_lines (&self->advice, dup_prompts (battle, outcome, order, tape, TRUE));
  replace_lines (&self->preview_prompts, dup_prompts (battle, outcome, order, tape, FALSE));
}

/* Adds a line to the advice. */
void
muster_order_texts_advise (MusterOrderTexts *self,
                           const char       *line)
{
  guint n = g_strv_length (self->advice);

  self->advice = g_renew (char *, self->advice, n + 2);
  self->advice[n] = g_strdup (line);
  self->advice[n + 1] = NULL;
}
