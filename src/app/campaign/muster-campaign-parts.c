/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-parts.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-side-badge.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

#define ORDER "win.campaign-order"
#define BAR_WIDTH 90

GtkLabel *
muster_campaign_parts_add_text (GtkBox     *box,
                                const char *text,
                                const char *style)
{
  GtkWidget *label = muster_text_label_new (text, style);

  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

GtkBox *
muster_campaign_parts_add_card (GtkBox     *box,
                                const char *title,
                                const char *note)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "campaign-card");
  muster_campaign_parts_add_text (GTK_BOX (card), title, "heading");
  if (note != NULL && *note != '\0')
    muster_campaign_parts_add_text (GTK_BOX (card), note, "dim-label");
  gtk_box_append (box, card);
  return GTK_BOX (card);
}

static char *
write_params (va_list arguments)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  const char *member;

  json_node_take_object (node, json_object_new ());
  while ((member = va_arg (arguments, const char *)) != NULL)
    json_object_set_string_member (json_node_get_object (node), member, va_arg (arguments, const char *));
  return json_to_string (node, FALSE);
}

/* Lets the label wrap, since a name in it may be wider than a narrow window. */
static void
let_wrap (GtkWidget *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

GtkWidget *
muster_campaign_parts_new_order (const char *label,
                                 const char *verb,
                                 ...)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *params = NULL;
  va_list arguments;

  va_start (arguments, verb);
  params = write_params (arguments);
  va_end (arguments);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", verb, params);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), ORDER);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  let_wrap (button);
  return button;
}

void
muster_campaign_parts_add_item (GMenu      *menu,
                                const char *label,
                                const char *verb,
                                ...)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autofree char *params = NULL;
  va_list arguments;

  va_start (arguments, verb);
  params = write_params (arguments);
  va_end (arguments);
  g_menu_item_set_action_and_target (item, ORDER, "(ss)", verb, params);
  g_menu_append_item (menu, item);
}

GtkWidget *
muster_campaign_parts_new_menu (GMenu      *menu,
                                const char *name,
                                const char *label)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  muster_late_menu_set (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_tooltip_set (button, label);
  gtk_widget_set_name (button, name);
  muster_accessible_set_label (button, label);
  return button;
}

/* A bar of @value of @max, with its words. */
static GtkWidget *
new_bar (int         value,
         int         max,
         const char *text,
         const char *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (max, 1));
  GtkWidget *words = gtk_label_new (text);

  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, MAX (max, 1) / 4.0);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (value, 0, MAX (max, 1)));
  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bar, "campaign-bar");
  gtk_widget_add_css_class (words, "numeric");
  muster_accessible_set_label (bar, label);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

/* The same in the colour of a side. */
static GtkWidget *
new_side_bar (const MusterCampaignSetup *setup,
              const MusterCampaignState *state,
              int                        side,
              int                        value,
              int                        max,
              const char                *text,
              const char                *label)
{
  GtkWidget *box = new_bar (value, max, text, label);

  gtk_widget_add_css_class (gtk_widget_get_first_child (box),
                            muster_campaign_get_colour (setup, state, side)->id);
  return box;
}

static GtkWidget *
new_badge (const MusterCampaignSetup *setup,
           const MusterCampaignState *state,
           int                        side)
{
  g_autofree char *letters = muster_campaign_dup_badge (setup, side);
  GtkWidget *badge = muster_side_badge_new (letters, muster_campaign_get_colour (setup, state, side));

  muster_tooltip_set (badge, setup->sides[side].name);
  return badge;
}

/* The same, to choose another colour. */
static GtkWidget *
new_colour_button (const MusterCampaignSetup *setup,
                   const MusterCampaignState *state,
                   int                        side)
{
  g_autofree char *letters = muster_campaign_dup_badge (setup, side);
  g_autofree char *name = g_strdup_printf ("colour:%s", setup->sides[side].id);
  GtkWidget *button = muster_side_badge_new_button (setup->sides[side].name, letters,
                                                    muster_campaign_get_colour (setup, state, side), NULL);
  g_autoptr (GMenu) menu = g_menu_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(colours[i].label), NULL);

      g_menu_item_set_action_and_target (item, "win.campaign-colour", "(ss)", setup->sides[side].id,
                                         colours[i].id);
      g_menu_append_item (menu, item);
    }
  muster_late_menu_set (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_name (button, name);
  return button;
}

static GtkWidget *
new_line (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (line, "campaign-line");
  return line;
}

/* Adds a detail of a unit in the column for it. */
static void
add_part (GtkWidget    *flow,
          GtkWidget    *part,
          GtkSizeGroup *column)
{
  gtk_size_group_add_widget (column, part);
  gtk_widget_set_parent (part, flow);
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = muster_text_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  return label;
}

static void
add_record_item (GMenu      *menu,
                 const char *label,
                 const char *kind,
                 const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.campaign-record", "(ss)", kind, id);
  g_menu_append_item (menu, item);
}

static GMenu *
make_unit_menu (const MusterCampaignSetup *setup,
                const MusterCampaignState *state,
                int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  const char *id = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, unit)->id;
  GMenu *menu = g_menu_new ();

  add_record_item (menu, _("Service _Record"), "unit", id);
  if (!value->disbanded)
    {
      muster_campaign_parts_add_item (menu, _("Replace _Losses…"), "replace", "unit", id, NULL);
      if (muster_campaign_get_rules (setup, state)->merge)
        muster_campaign_parts_add_item (menu, _("_Merge Into Another…"), "merge", "from", id, NULL);
      if (value->self < 0 && value->leader < 0)
        muster_campaign_parts_add_item (menu, _("_Appoint a Leader…"), "appoint", "unit", id, NULL);
      if (value->self < 0 && value->second < 0)
        muster_campaign_parts_add_item (menu, _("Appoint a _Second…"), "second", "unit", id, NULL);
      muster_campaign_parts_add_item (menu, _("_Disband…"), "disband", "unit", id, NULL);
    }
  muster_campaign_parts_add_item (menu, _("Give an _Honour…"), "honour", "unit", id, NULL);
  if (muster_campaign_get_unit_due (setup, state, unit) > 0)
    muster_campaign_parts_add_item (menu, _("_Advance…"), "advance", "unit", id, NULL);
  muster_campaign_parts_add_item (menu, _("_Correct…"), "set", "unit", id, NULL);
  if (value->leader >= 0)
    {
      const char *leader = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, value->leader)->id;
      g_autoptr (GMenu) of_leader = g_menu_new ();

      add_record_item (of_leader, _("The Leader’s Service Record"), "leader", leader);
      muster_campaign_parts_add_item (of_leader, _("Honour the Leader…"), "honour", "leader", leader, NULL);
      muster_campaign_parts_add_item (of_leader, _("Retire the Leader…"), "retire", "leader", leader, NULL);
      if (muster_campaign_state_get_leader (state, value->leader)->status == MUSTER_CAMPAIGN_CAPTURED)
        muster_campaign_parts_add_item (of_leader, _("Release the Leader…"), "release", "leader",
                                        leader, NULL);
      muster_campaign_parts_add_item (of_leader, _("Correct the Leader…"), "set", "leader", leader, NULL);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (of_leader));
    }
  return menu;
}

static char *
dup_honours (const MusterCampaignUnit *unit)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; unit->honours != NULL && i < unit->honours->len; i++)
    muster_enumeration_add (text, (const char *) unit->honours->pdata[i]);
  return g_string_free (text, FALSE);
}

/* Shows what keeps a unit from fighting together with its strength, so that the following details
 * stay in their columns. */
static GtkWidget *
new_strength (const MusterCampaignSetup *setup,
              const MusterCampaignState *state,
              int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  MusterCampaignUnitStatus status = muster_campaign_get_unit_status (setup, state, unit);
  g_autofree char *strength = g_strdup_printf ("%d/%d", value->strength, value->full);
  /* Translators: for a screen reader; the name of a unit. */
  g_autofree char *label = g_strdup_printf (
    _("Strength of %s"), muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, unit)->name);
  GtkWidget *bar = new_bar (value->strength, value->full, strength, label);
  GtkWidget *pill;

  if (status == MUSTER_CAMPAIGN_UNIT_FIT)
    return bar;
  pill = gtk_label_new (status == MUSTER_CAMPAIGN_UNIT_UNFIT ? _("unfit") : _("disbanded"));
  gtk_widget_add_css_class (pill, "pill-label");
  gtk_widget_add_css_class (pill, "hinders");
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (bar), pill);
  return bar;
}

static void
add_unit (GtkBox                     *card,
          const MusterCampaignSetup  *setup,
          const MusterCampaignState  *state,
          int                         unit,
          GtkSizeGroup              **columns)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  g_autofree char *service = muster_campaign_words_service (muster_campaign_get_rules (setup, state),
                                                                value->experience);
  g_autofree char *leader = muster_campaign_words_leader (state, unit);
  g_autofree char *honours = dup_honours (value);
  /* Translators: a menu of what can be done with a unit. */
  g_autofree char *menu_label = g_strdup_printf (_("Orders for %s"), def->base.name);
  g_autofree char *name = g_strdup_printf ("unit:%s", def->base.id);
  g_autoptr (GMenu) menu = make_unit_menu (setup, state, unit);
  GtkWidget *line = new_line ();
  GtkWidget *flow = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (10), NULL);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (names), new_label (def->base.name, "heading"));
  gtk_box_append (GTK_BOX (names), new_label (_(def->type->name), "caption"));
  add_part (flow, names, columns[0]);
  add_part (flow, new_strength (setup, state, unit), columns[1]);
  if (*service != '\0')
    add_part (flow, new_label (service, "numeric"), columns[2]);
  if (*leader != '\0')
    add_part (flow, new_label (leader, NULL), columns[3]);
  if (*honours != '\0')
    add_part (flow, new_label (honours, "dim-label"), columns[4]);
  gtk_widget_set_hexpand (flow, TRUE);
  gtk_box_append (GTK_BOX (line), flow);
  gtk_box_append (GTK_BOX (line), muster_campaign_parts_new_menu (menu, name, menu_label));
  gtk_box_append (card, line);
}

static void
put_before_heading (GtkBox    *card,
                    GtkWidget *badge)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autoptr (GtkWidget) heading = g_object_ref (gtk_widget_get_first_child (GTK_WIDGET (card)));

  gtk_box_remove (card, heading);
  gtk_box_append (GTK_BOX (line), badge);
  gtk_box_append (GTK_BOX (line), heading);
  gtk_box_prepend (card, line);
}

static void
add_force (GtkBox         *box,
           MusterCampaign *campaign,
           int             force)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (state, force);
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  const char *player = value->player >= 0
                         ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, value->player)->name
                         : _("nobody’s");
  /* Translators: whose a force is, its side, and how many replacements it has left. */
  g_autofree char *note = g_strdup_printf (_("%s · %s · replacements left: %d"), player,
                                           setup->sides[def->side].name, value->replacements);
  GtkBox *card = muster_campaign_parts_add_card (box, def->base.name, note);
  GtkWidget *badge = new_badge (setup, state, def->side);
  GtkSizeGroup *columns[5];
  const char *id;
  GtkWidget *row;

  gtk_widget_add_css_class (GTK_WIDGET (card), "campaign-force");
  muster_side_badge_paint (GTK_WIDGET (card), muster_campaign_get_colour (setup, state, def->side));
  put_before_heading (card, badge);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (muster_campaign_state_get_unit_def (state, i)->force == force)
      add_unit (card, setup, state, i, columns);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_object_unref (columns[i]);

  id = def->base.id;
  row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (6), NULL);
  gtk_widget_set_parent (
    muster_campaign_parts_new_order (_("Raise a Unit…"), "raise", "force", id, NULL), row);
  gtk_widget_set_parent (
    muster_campaign_parts_new_order (_("Change Its Player…"), "assign", "force", id, NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Correct…"), "set", "force", id, NULL), row);
  gtk_box_append (card, row);
}

/* The forces of a side below its name. */
static void
add_forces_of (GtkBox         *box,
               MusterCampaign *campaign,
               int             side)
{
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  gboolean has_any = FALSE;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      if (muster_campaign_state_get_force_def (state, i)->side != side)
        continue;
      if (!has_any)
        muster_campaign_parts_add_text (box, muster_campaign_get_setup (campaign)->sides[side].name,
                                        "title-3");
      has_any = TRUE;
      add_force (box, campaign, i);
    }
}

void
muster_campaign_parts_add_forces (GtkBox         *box,
                                  MusterCampaign *campaign)
{
  for (int i = 0; i < muster_campaign_get_setup (campaign)->n_sides; i++)
    add_forces_of (box, campaign, i);
}

static void
add_player (GtkBox                    *card,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        player,
            guint                      rank,
            int                        best)
{
  const MusterCampaignPlayer *value = muster_campaign_state_get_player (state, player);
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player);
  /* Translators: the place of a player in the standings, his name, and what he has won of his battles. */
  g_autofree char *text
    = g_strdup_printf (_("%u  %s, %d of %d won"), rank, def->name, value->won, value->battles);
  g_autofree char *points = g_strdup_printf ("%d", value->points);
  /* Translators: for a screen reader; the name of a player. */
  g_autofree char *label = g_strdup_printf (_("Points of %s"), def->name);
  int side = muster_campaign_state_get_player_def (state, player)->side;
  GtkWidget *line = new_line ();
  GtkWidget *words = new_label (text, NULL);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), new_badge (setup, state, side));
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line),
                  new_side_bar (setup, state, side, value->points, best, points, label));
  gtk_box_append (card, line);
}

void
muster_campaign_parts_add_standings (GtkBox         *box,
                                     MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  g_autoptr (GArray) standings = muster_campaign_list_standings (state);
  GtkBox *card = muster_campaign_parts_add_card (box, _("Standings"), NULL);
  int best = 1;

  for (guint i = 0; i < standings->len; i++)
    best = MAX (best, muster_campaign_state_get_player (state, g_array_index (standings, int, i))->points);
  for (int i = 0; i < setup->n_sides; i++)
    best = MAX (best, state->points[i]);
  for (guint i = 0; i < standings->len; i++)
    add_player (card, setup, state, g_array_index (standings, int, i),
                muster_campaign_get_rank (state, standings, i), best);
  for (int i = 0; i < setup->n_sides; i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", state->points[i]);
      g_autofree char *label = g_strdup_printf (_("Points of %s"), setup->sides[i].name);
      GtkWidget *line = new_line ();
      GtkWidget *name = new_label (setup->sides[i].name, "heading");

      gtk_widget_set_hexpand (name, TRUE);
      gtk_box_append (GTK_BOX (line), new_colour_button (setup, state, i));
      gtk_box_append (GTK_BOX (line), name);
      gtk_box_append (GTK_BOX (line), new_side_bar (setup, state, i, state->points[i], best, points, label));
      gtk_box_append (card, line);
    }
}

static void
add_counter (GtkBox                      *card,
             const MusterCampaignSetup   *setup,
             const MusterCampaignState   *state,
             guint                        index)
{
  const MusterCampaignCounter *counter = muster_campaign_get_rules (setup, state)->counters->pdata[index];

  muster_campaign_parts_add_text (card, counter->name, "heading");
  for (int i = 0; i < setup->n_sides; i++)
    {
      int number = state->counters[index][i];
      g_autofree char *value = g_strdup_printf ("%d", number);
      /* Translators: for a screen reader; the name of a counter and of a side. */
      g_autofree char *label = g_strdup_printf (_("%s of %s"), counter->name, setup->sides[i].name);
      GtkWidget *line = new_line ();
      GtkWidget *name = new_label (setup->sides[i].name, NULL);
      GtkWidget *change =
        muster_campaign_parts_new_order (_("Change…"), "count", "counter", counter->id, "side",
                                         setup->sides[i].id, NULL);

      gtk_widget_add_css_class (change, "flat");
      muster_accessible_set_label (change, label);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_box_append (GTK_BOX (line), name);
      gtk_box_append (GTK_BOX (line),
                      new_bar (number - counter->min,
                               counter->max - counter->min, value, label));
      gtk_box_append (GTK_BOX (line), change);
      gtk_box_append (card, line);
    }
}

void
muster_campaign_parts_add_counters (GtkBox         *box,
                                    MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const GPtrArray *counters =
    muster_campaign_get_rules (setup, muster_campaign_get_state (campaign))->counters;
  GtkBox *card;

  if (counters->len == 0)
    return;
  card = muster_campaign_parts_add_card (box, _("Counters"), NULL);
  for (guint i = 0; i < counters->len; i++)
    add_counter (card, setup, muster_campaign_get_state (campaign), i);
}

GtkWidget *
muster_campaign_parts_new_step (const MusterCampaignState *state,
                                int                        chapter,
                                const char                *unfought)
{
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *label = NULL;
  MusterCampaignChapterStatus status;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", def->id);
  status = muster_campaign_state_get_chapter (state, chapter)->status;
  if (status == MUSTER_CAMPAIGN_OPEN && g_strcmp0 (def->id, unfought) == 0)
    status = MUSTER_CAMPAIGN_READY;
  switch ((guint) status)
    {
    case MUSTER_CAMPAIGN_READY:
      /* Translators: the title of a chapter. */
      label = g_strdup_printf (_("Fight “%s”"), def->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.campaign-fight");
      break;
    case MUSTER_CAMPAIGN_OPEN:
      /* Translators: the title of a chapter whose battle is being fought. */
      label = g_strdup_printf (_("What Came of “%s”"), def->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.campaign-return");
      break;
    default:
      /* Translators: the title of a chapter that was fought. */
      label = g_strdup_printf (_("Aftermath of “%s”"), def->name);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "todo");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "campaign.show-part");
    }
  gtk_button_set_label (GTK_BUTTON (button), label);
  let_wrap (button);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_name (button, "next");
  return button;
}

GtkWidget *
muster_campaign_parts_new_next (const MusterCampaignState *state,
                                const char                *unfought)
{
  int next = muster_campaign_find_next_chapter (state);
  GtkWidget *button;

  if (next >= 0 && !state->over)
    return muster_campaign_parts_new_step (state, next, unfought);
  button = gtk_button_new ();
  gtk_widget_set_visible (button, FALSE);
  return button;
}

GtkWidget *
muster_campaign_parts_new_gazette (MusterCampaign *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  GtkWidget *button = gtk_button_new_with_label (_("Gazette…"));
  gboolean is_fought = FALSE;

  for (int i = 0; !is_fought && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    is_fought = muster_campaign_state_get_chapter (state, i)->winner != MUSTER_CAMPAIGN_NOBODY;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.campaign-gazette");
  gtk_widget_set_name (button, "gazette");
  gtk_widget_set_visible (button, is_fought);
  return button;
}
