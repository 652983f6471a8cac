/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-cards.h"

#include "app/hub/muster-hub-button.h"
#include "app/toolkit/muster-accessible.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"

#define MAX_ARRIVALS 8

/* Dates from the hub are ISO 8601, in UTC. */
static char *
dup_time (const char *iso)
{
  g_autoptr (GDateTime) utc = iso != NULL ? g_date_time_new_from_iso8601 (iso, NULL) : NULL;
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *day = local != NULL ? g_date_time_format (local, "%x") : NULL;
  g_autofree char *time = local != NULL ? muster_day_write_time (local) : NULL;

  return local != NULL ? g_strdup_printf ("%s %s", day, time) : g_strdup ("");
}

/* (transfer none): a group with a title, at the end of @cards. @note: (nullable). */
static AdwPreferencesGroup *
add_group (GtkBox     *cards,
           const char *title,
           const char *note)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *escaped_title = g_markup_escape_text (title, -1);
  g_autofree char *escaped_note = note != NULL ? g_markup_escape_text (note, -1) : NULL;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped_title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), escaped_note);
  gtk_box_append (cards, group);

  return ADW_PREFERENCES_GROUP (group);
}

void
muster_hub_cards_add_proposals (GtkBox          *cards,
                                MusterHubCentre *centre)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (centre);
  AdwPreferencesGroup *group;

  if (standing->proposals->len == 0)
    return;
  group = add_group (cards, _("Proposed by Members"), NULL);
  for (guint i = 0; i < standing->proposals->len; i++)
    {
      const MusterHubProposal *proposal = standing->proposals->pdata[i];
      g_autofree char *who = g_strdup_printf (_("Proposed by %s"), proposal->login);
      GtkWidget *row = muster_action_row_new_plain (proposal->title, who);
      MusterHubWork work = { .task = MUSTER_HUB_WORK_REFUSE, .proposal = proposal->id };

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), muster_hub_button_new (centre, _("_Refuse"), &work));
      work.task = MUSTER_HUB_WORK_ACCEPT;
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), muster_hub_button_new (centre, _("_Accept"), &work));
      adw_preferences_group_add (group, row);
    }
}

/* Results that say the same (S-DOC-04); one tap removes either. */
void
muster_hub_cards_add_doubles (GtkBox          *cards,
                              MusterHubCentre *centre)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (centre);
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];
      MusterHubWork work = { .task = MUSTER_HUB_WORK_REMOVE, .key = item->key };
      GtkWidget *row;

      if (item->twin == NULL || !item->is_here)
        continue;
      if (group == NULL)
        group = add_group (cards, _("Perhaps Entered Twice"), NULL);
      row = muster_action_row_new_plain (item->title, _("Another desk has entered the same result."));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 muster_hub_button_new (centre, _("Remo_ve This One"), &work));
      adw_preferences_group_add (group, row);
    }
}

void
muster_hub_cards_add_people (GtkBox          *cards,
                             MusterHubCentre *centre)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (centre);
  AdwPreferencesGroup *group;

  if (standing->desks->len == 0)
    return;
  group = add_group (cards, _("Who Is Here"), NULL);
  for (guint i = 0; i < standing->desks->len; i++)
    {
      const MusterHubPresence *desk = standing->desks->pdata[i];
      g_autofree char *seen = dup_time (desk->seen);
      g_autofree char *last = g_strdup_printf (_("last here %s"), seen);
      g_autoptr (GString) text = g_string_new (desk->login);

      g_string_append_printf (text, " · %s", desk->is_own     ? _("this desk")
                                             : desk->is_here ? _("here now")
                                                             : last);
      for (guint n = 0; n < standing->items->len; n++)
        {
          const MusterHubItem *item = standing->items->pdata[n];

          if (g_strcmp0 (item->pen_desk, desk->name) == 0 && item->is_own_pen == desk->is_own)
            /* TRANSLATORS: what somebody is writing in */
            g_string_append_printf (text, _("\nhas the pen of %s"), item->title);
        }
      adw_preferences_group_add (group, muster_action_row_new_plain (desk->name, text->str));
    }
}

/* Battles, campaigns, forces and packs that this desk exchanges, and how each of them stands. */
void
muster_hub_cards_add_shared (GtkBox          *cards,
                             MusterHubCentre *centre)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (centre);
  static const char *const kinds[] = { "battle", "campaign", "force", "pack", NULL };
  AdwPreferencesGroup *group = add_group (cards, _("What Is Shared"), NULL);
  guint n = 0;

  for (guint i = 0; i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];
      MusterHubWork work = { .task = MUSTER_HUB_WORK_UNSHARE, .kind = item->kind, .key = item->key };
      const char *state = item->state == MUSTER_HUB_SAME       ? _("The same here and at the hub")
                          : item->state == MUSTER_HUB_AHEAD    ? _("This desk has more than the hub")
                          : item->state == MUSTER_HUB_HERE     ? _("Not yet at the hub")
                          : item->state == MUSTER_HUB_BEHIND   ? _("The hub has more than this desk")
                          : item->state == MUSTER_HUB_THERE    ? _("Not yet at this desk")
                                                               : _("Wants a decision");
      g_autofree char *name = g_strdup_printf (_("Stop sharing %s"), item->title);
      GtkWidget *row, *button;

      if (!g_strv_contains (kinds, item->kind))
        continue;
      n++;
      row = muster_action_row_new_plain (item->title, state);
      button = muster_hub_button_new (centre, _("_Stop Sharing"), &work);
      gtk_widget_add_css_class (button, "flat");
      muster_accessible_set_label (button, name);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_preferences_group_add (group, row);
    }
  adw_preferences_group_set_description (
    group, n > 0 ? _("The record of the club is exchanged as a whole.")
                 : _("The record of the club. Battles and campaigns are shared from their menus."));
}

void
muster_hub_cards_add_arrivals (GtkBox          *cards,
                               MusterHubCentre *centre,
                               gboolean         all)
{
  GPtrArray *arrivals = muster_hub_centre_get_arrivals (centre);
  guint n = all ? arrivals->len : MIN (arrivals->len, MAX_ARRIVALS);
  AdwPreferencesGroup *group;

  if (n == 0)
    return;
  group = add_group (cards, _("Came Since Muster Was Started"), NULL);
  for (guint i = 0; i < n; i++)
    {
      const MusterHubArrival *arrival = arrivals->pdata[i];
      g_autofree char *time = muster_day_write_time (arrival->at);
      g_autofree char *note = g_strdup_printf ("%s · %s", arrival->who != NULL ? arrival->who : _("the hub"),
                                               time);

      adw_preferences_group_add (group, muster_action_row_new_plain (arrival->title, note));
    }
  if (n < arrivals->len)
    {
      g_autofree char *label = g_strdup_printf (_("Show _All %u"), arrivals->len);
      GtkWidget *button = gtk_button_new_with_mnemonic (label);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "hub.show-all");
      gtk_widget_add_css_class (button, "flat");
      adw_preferences_group_add (group, button);
    }
}
