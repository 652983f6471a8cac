/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-map-private.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/models/campaign/muster-campaign-act.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/muster-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/widgets/muster-side-badge.h"
#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

/* What stands beside the map. Of other sides it tells no more than the map does. */

#define INDEX "muster-index"

static MusterCampaign *
get_campaign (MusterCampaignMap *self)
{
  return muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (self));
}

static const char *
get_name (MusterCampaignMap  *self,
          MusterCampaignKind  kind,
          int                 index)
{
  return muster_campaign_state_get_def (muster_campaign_get_state (get_campaign (self)), kind, index)->name;
}

/* A button that is about a force or a place. */
static GtkWidget *
new_button (MusterCampaignMap *self,
            const char        *label,
            const char        *name,
            GCallback          callback,
            int                index)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_name (button, name);
  g_object_set_data (G_OBJECT (button), INDEX, GINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static int
get_index (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), INDEX));
}

static GtkWidget *
add_row (GtkBox *box)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (6), NULL);

  gtk_box_append (box, row);
  return row;
}

static void
resolve_cb (MusterCampaignMap *self)
{
  muster_campaign_map_give (self, MUSTER_CAMPAIGN_ORDER_RESOLVE, NULL);
}

static void
add_turn (MusterCampaignMap *self,
          GtkBox            *box)
{
  MusterCampaign *campaign = get_campaign (self);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignMapRules *rules
    = &muster_campaign_get_rules (muster_campaign_get_setup (campaign), state)->map;
  g_autofree char *title = g_strdup_printf (_("Turn %d"), state->turn + 1);
  g_autofree char *from = muster_campaign_words_day (state->day);
  g_autofree char *to
    = state->day > 0 ? muster_campaign_words_day (state->day + MAX (rules->days - 1, 0)) : NULL;
  g_autofree char *days
    = state->day > 0 && rules->days > 1 ? g_strdup_printf ("%s – %s", from, to) : g_strdup (from);
  g_autoptr (MusterCampaignAct) act = NULL;
  GtkBox *card = muster_campaign_parts_add_card (box, title, days);
  GtkWidget *button;

  if (!muster_campaign_map_is_now (self) || self->reader != MUSTER_CAMPAIGN_MASTER)
    {
      muster_campaign_parts_add_text (
        card,
        muster_campaign_map_is_now (self)
          ? _ ("The game master resolves the turn when all marches are written.")
          : _ ("This is how it stood then."),
        "dim-label");
      return;
    }
  act = muster_campaign_act_new (campaign, MUSTER_CAMPAIGN_ORDER_RESOLVE, NULL);
  button = new_button (self, _("Resolve the Turn"), "resolve", G_CALLBACK (resolve_cb), 0);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_sensitive (button, muster_campaign_act_is_ready (act));
  gtk_box_append (card, button);
  if (*muster_campaign_act_get_refusal (act) != '\0')
    muster_campaign_parts_add_text (card, muster_campaign_act_get_refusal (act), "dim-label");
}

static void
next_cb (MusterCampaignMap *self,
         GtkWidget         *button)
{
  muster_campaign_map_go (self, get_index (button));
}

static void
back_cb (MusterCampaignMap *self)
{
  muster_march_draft_remove_last (self->draft);
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

/* The march that is being written: its path, and buttons for the places that may come next. */
static void
add_draft (MusterCampaignMap *self,
           GtkBox            *box)
{
  g_autoptr (GArray) next = muster_march_draft_list_next (self->draft);
  const char *name = get_name (self, MUSTER_CAMPAIGN_FORCES, muster_march_draft_get_force (self->draft));
  /* Translators: a force that is to march. */
  g_autofree char *title = g_strdup_printf (_("March of %s"), name);
  g_autofree char *path = muster_march_draft_dup_text (self->draft);
  int cost = muster_march_draft_get_cost (self->draft), pace = muster_march_draft_get_pace (self->draft);
  g_autofree char *steps
    = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d of %d step", "%d of %d steps", (gulong) pace),
                       cost, pace);
  GtkBox *card = muster_campaign_parts_add_card (box, title, path);
  GtkWidget *row, *write;

  muster_campaign_parts_add_text (card, steps, "dim-label");
  row = add_row (card);
  for (guint i = 0; i < next->len; i++)
    {
      int place = g_array_index (next, int, i);
      /* Translators: the next place of a march. */
      g_autofree char *label = g_strdup_printf (_("to %s"), get_name (self, MUSTER_CAMPAIGN_PLACES, place));

      gtk_widget_set_parent (new_button (self, label, "next", G_CALLBACK (next_cb), place), row);
    }
  row = add_row (card);
  write = new_button (self, _("Write the March"), "write", G_CALLBACK (muster_campaign_map_write), 0);
  gtk_widget_add_css_class (write, "suggested-action");
  gtk_widget_set_parent (write, row);
  if (cost > 0)
    gtk_widget_set_parent (new_button (self, _("Back One Step"), "back", G_CALLBACK (back_cb), 0), row);
  gtk_widget_set_parent (
    new_button (self, _ ("Cancel"), "drop", G_CALLBACK (muster_campaign_map_drop), 0), row);
}

/* "Ford Column and Black Shields, at The kraal" */
static char *
dup_meeting (MusterCampaignMap *self,
             int                meeting)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  guint64 forces = g_array_index (state->meetings, MusterCampaignMeeting, meeting).forces;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) places = g_string_new (NULL);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (forces >> i & 1)
      {
        g_string_append (names, names->len > 0 ? ", " : "");
        muster_bidi_append (names, get_name (self, MUSTER_CAMPAIGN_FORCES, i));
      }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    if (muster_campaign_map_get_parties (state, meeting, i) != 0)
      {
        g_string_append (places, places->len > 0 ? ", " : "");
        muster_bidi_append (places, get_name (self, MUSTER_CAMPAIGN_PLACES, i));
      }
  /* Translators: the forces that have met, and where. */
  return g_strdup_printf (_("%s: at %s"), names->str, places->str);
}

/* What is next for the chapter in which forces that have met fight. */
static void
add_battle (GtkWidget                 *row,
            const MusterCampaignState *state,
            int                        chapter,
            const char                *unfought)
{
  MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (state, chapter)->status;
  GtkWidget *paper;

  if (status == MUSTER_CAMPAIGN_PLANNED)
    return;
  gtk_widget_set_parent (muster_campaign_parts_new_step (state, chapter, unfought), row);
  if (status == MUSTER_CAMPAIGN_FOUGHT)
    return;
  paper = gtk_button_new_with_label (_("Played on Paper…"));
  gtk_actionable_set_action_target (
    GTK_ACTIONABLE (paper), "s",
    muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter)->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (paper), "win.campaign-paper");
  gtk_widget_set_parent (paper, row);
}

static void
add_meeting (MusterCampaignMap *self,
             GtkBox            *box,
             int                index)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  const MusterCampaignMeeting *meeting = &g_array_index (state->meetings, MusterCampaignMeeting, index);
  g_autofree char *text = dup_meeting (self, index);
  g_autofree char *id = g_strdup_printf ("m%d", meeting->number);
  /* Translators: a meeting of forces on the map, by its number. */
  g_autofree char *title = g_strdup_printf (_("Meeting %d"), meeting->number);
  GtkBox *card = muster_campaign_parts_add_card (box, title, text);
  GtkWidget *row;

  gtk_widget_add_css_class (GTK_WIDGET (card), "campaign-duties");
  if (meeting->chapter >= 0)
    {
      /* Translators: the chapter in which forces that have met fight. */
      g_autofree char *chapter = g_strdup_printf (
        _ ("They fight in “%s”."), get_name (self, MUSTER_CAMPAIGN_CHAPTERS, meeting->chapter));

      muster_campaign_parts_add_text (card, chapter, NULL);
    }
  if (!muster_campaign_map_is_now (self) || self->reader != MUSTER_CAMPAIGN_MASTER)
    return;
  row = add_row (card);
  if (meeting->chapter >= 0)
    {
      add_battle (row, state, meeting->chapter,
                  muster_campaign_view_get_unfought (MUSTER_CAMPAIGN_VIEW (self)));
      return;
    }
  gtk_widget_set_parent (
    muster_campaign_parts_new_order (_ ("Make a Chapter…"), "meet", "meeting", id, NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Avoid…"), "avoid", "meeting", id, NULL), row);
}

/* The index of such a button is the force and, above it, one more than the place. */
static void
withdraw_cb (MusterCampaignMap *self,
             GtkWidget         *button)
{
  int force = get_index (button) % MUSTER_CAMPAIGN_MAX_FORCES;
  int to = get_index (button) / MUSTER_CAMPAIGN_MAX_FORCES - 1;
  const MusterCampaignState *state = muster_campaign_get_present (get_campaign (self));
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "force");
  json_builder_add_string_value (
    builder, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force)->id);
  json_builder_set_member_name (builder, "to");
  if (to >= 0)
    json_builder_add_string_value (
      builder, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, to)->id);
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  muster_campaign_map_give (self, MUSTER_CAMPAIGN_ORDER_WITHDRAW, json_builder_get_root (builder));
}

static void
add_withdrawal (MusterCampaignMap *self,
                GtkBox            *box,
                int                force)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  g_autoptr (GArray) ways = muster_campaign_map_list_ways_out (state, force);
  /* Translators: a force that has lost a battle. */
  g_autofree char *title
    = g_strdup_printf (_ ("%s has to withdraw"), get_name (self, MUSTER_CAMPAIGN_FORCES, force));
  GtkBox *card = muster_campaign_parts_add_card (
    box, title, ways->len == 0 ? _ ("There is no way out.") : NULL);
  GtkWidget *row = add_row (card);

  gtk_widget_add_css_class (GTK_WIDGET (card), "campaign-duties");
  if (!muster_campaign_map_is_now (self))
    return;
  for (guint i = 0; i < ways->len; i++)
    {
      int place = g_array_index (ways, int, i);
      g_autofree char *label = g_strdup_printf (_("to %s"), get_name (self, MUSTER_CAMPAIGN_PLACES, place));

      gtk_widget_set_parent (new_button (self, label, "withdraw", G_CALLBACK (withdraw_cb),
                                         force + MUSTER_CAMPAIGN_MAX_FORCES * (place + 1)), row);
    }
  if (ways->len == 0)
    gtk_widget_set_parent (
      new_button (self, _ ("Take It Off the Map"), "withdraw", G_CALLBACK (withdraw_cb), force),
      row);
}

/* What came of the last turn, as far as the reader knows. */
static void
add_news (MusterCampaignMap *self,
          GtkBox            *box)
{
  MusterCampaign *campaign = get_campaign (self);

  for (guint i = muster_ledger_get_position (campaign); i > 0; i--)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (campaign, i - 1);
      g_auto (GStrv) steps = NULL;
      GtkBox *card;

      if (muster_campaign_log_entry_get_order (entry)->verb != MUSTER_CAMPAIGN_ORDER_RESOLVE)
        continue;
      steps = muster_campaign_log_entry_dup_steps_for (entry, self->reader);
      card = muster_campaign_parts_add_card (box, _("The Last Turn"), NULL);
      for (guint k = 0; steps[k] != NULL; k++)
        {
          g_autofree char *line = muster_words_begin_line (steps[k]);

          muster_campaign_parts_add_text (card, line, NULL);
        }
      return;
    }
}

static void
march_cb (MusterCampaignMap *self,
          GtkWidget         *button)
{
  muster_campaign_map_begin (self, get_index (button));
}

static char *
dup_march (MusterCampaignMap         *self,
           const MusterCampaignForce *value)
{
  GString *text = g_string_new (_("marches to "));

  for (guint i = 0; i < value->n_march; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      muster_bidi_append (text, get_name (self, MUSTER_CAMPAIGN_PLACES, value->march[i]));
    }
  return g_string_free (text, FALSE);
}

/* The second line of a force of the reader's own. */
static char *
dup_own (MusterCampaignMap *self,
         int                force)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (get_campaign (self));
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  g_autofree char *march = value->n_march > 0 ? dup_march (self, value) : NULL;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  g_strv_builder_add (parts, value->place >= 0 ? get_name (self, MUSTER_CAMPAIGN_PLACES, value->place)
                                               : _("not on the map"));
  if (muster_campaign_get_rules (setup, state)->map.depots && value->place >= 0)
    g_strv_builder_add (parts, muster_campaign_map_is_supplied (state, force) ? _("supplied")
                                                                              : _("cut off from supply"));
  if (value->withdraws)
    g_strv_builder_add (parts, _("has to withdraw"));
  else if (muster_campaign_map_is_engaged (state, force))
    g_strv_builder_add (parts, _("engaged"));
  else if (march != NULL)
    g_strv_builder_add (parts, march);
  else if (value->place >= 0)
    g_strv_builder_add (parts, _("stays"));
  words = g_strv_builder_end (parts);
  return g_strjoinv (" · ", words);
}

static void
add_force (MusterCampaignMap *self,
           GtkBox            *card,
           int                force)
{
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force);
  gboolean is_own = muster_campaign_map_commands (self, force);
  g_autofree char *text = is_own ? dup_own (self, force)
                                 : g_strdup (get_name (self, MUSTER_CAMPAIGN_PLACES, value->place));
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (words, TRUE);
  muster_campaign_parts_add_text (GTK_BOX (words), def->name, "heading");
  muster_campaign_parts_add_text (GTK_BOX (words), text, "dim-label");
  gtk_box_append (GTK_BOX (line), words);
  if (is_own && muster_campaign_map_is_now (self))
    {
      g_autoptr (GMenu) menu = g_menu_new ();
      /* Translators: a force on the map. */
      g_autofree char *label = g_strdup_printf (_("More about %s"), def->name);
      g_autofree char *name = g_strdup_printf ("march-%s", def->id);
      /* Translators: writes the march of a force. */
      g_autofree char *spoken = g_strdup_printf (_("March of %s…"), def->name);
      GtkWidget *march = new_button (self, _("March…"), name, G_CALLBACK (march_cb), force);

      gtk_widget_set_sensitive (march, value->place >= 0 && !muster_campaign_map_is_engaged (state, force));
      gtk_widget_set_valign (march, GTK_ALIGN_CENTER);
      muster_accessible_set_label (march, spoken);
      gtk_box_append (GTK_BOX (line), march);
      if (self->reader == MUSTER_CAMPAIGN_MASTER)
        {
          muster_campaign_parts_add_item (menu, _("_Station…"), "station", "force", def->id, NULL);
          muster_campaign_parts_add_item (menu, _("_Correct…"), "set", "force", def->id, NULL);
          gtk_box_append (GTK_BOX (line), muster_campaign_parts_new_menu (menu, def->id, label));
        }
    }
  gtk_box_append (card, line);
}

static gboolean
is_seen (MusterCampaignMap *self,
         int                force)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (get_campaign (self));
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));

  if (muster_campaign_map_commands (self, force))
    return TRUE;
  return muster_campaign_state_get_force (state, force)->place >= 0 &&
         muster_campaign_map_sees_force (setup, state, self->reader, force);
}

static void
add_side (MusterCampaignMap *self,
          GtkBox            *box,
          int                side)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (get_campaign (self));
  const MusterCampaignState *state = muster_campaign_get_state (get_campaign (self));
  gboolean is_sealed = self->reader >= 0 && self->reader != side;
  GtkBox *card = muster_campaign_parts_add_card (box, setup->sides[side].name,
                                                 is_sealed ? _("Their orders are sealed.") : NULL);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force_def (state, i)->side == side && is_seen (self, i))
      add_force (self, card, i);
}

void
muster_campaign_map_add_cards (MusterCampaignMap *self,
                               GtkBox            *box)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (get_campaign (self));
  const MusterCampaignState *state;
  GtkBox *card;
  GtkWidget *row;

  add_turn (self, box);
  if (self->draft != NULL)
    add_draft (self, box);

  state = muster_campaign_get_state (get_campaign (self));
  for (guint i = 0; i < state->meetings->len; i++)
    if (self->reader < 0 || muster_campaign_map_sees_meeting (setup, state, self->reader, (int) i))
      add_meeting (self, box, (int) i);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (state, i)->withdraws && muster_campaign_map_commands (self, i))
      add_withdrawal (self, box, i);

  for (int i = 0; i < setup->n_sides; i++)
    add_side (self, box, i);
  add_news (self, box);

  /* What the game master can change on the map itself. */
  if (!muster_campaign_map_is_now (self) || self->reader != MUSTER_CAMPAIGN_MASTER)
    return;
  card = muster_campaign_parts_add_card (box, _("The Map Itself"), NULL);
  row = add_row (card);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Give a Place…"), "own", NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Open or Close a Way…"), "link", NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Add a Place…"), "place", NULL), row);
}
