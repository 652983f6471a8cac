/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-page.h"

#include <adwaita.h>

#include "app/hub/muster-hub-conflict.h"
#include "app/toolkit/muster-accessible.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"

struct _MusterHubPage
{
  MusterPanel parent_instance;

  MusterHubCentre *centre;
  char *shown; /* what the cards say, so that they are made anew only when it changes */
  GHashTable *mine; /* (element-type utf8): members of conflicts that are to stay as they are here */

  AdwWindowTitle *title;
  GtkWidget *join_group;
  GtkEditable *address;
  GtkEditable *desk_name;
  GtkWidget *join;
  GtkWidget *test;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (MusterHubPage, muster_hub_page, MUSTER_TYPE_PANEL)

/* What a button asks for. */
static void
free_work (gpointer  data,
           GClosure *closure)
{
  muster_hub_work_free (data);
}

static MusterHubWork *
copy_work (const MusterHubWork *work)
{
  MusterHubWork *copy = g_new0 (MusterHubWork, 1);

  *copy = *work;
  copy->uri = g_strdup (work->uri);
  copy->desk = g_strdup (work->desk);
  copy->kind = g_strdup (work->kind);
  copy->key = g_strdup (work->key);
  copy->theirs = g_strdupv (work->theirs);

  return copy;
}

static void
ask_cb (GtkWidget     *button,
        MusterHubWork *work)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (gtk_widget_get_ancestor (button, MUSTER_TYPE_HUB_PAGE));

  gtk_widget_set_sensitive (button, FALSE);
  muster_hub_centre_ask (self->centre, copy_work (work));
}

static GtkWidget *
new_button (const char          *label,
            const MusterHubWork *work)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_data (button, "clicked", G_CALLBACK (ask_cb), copy_work (work), free_work, 0);

  return button;
}

typedef struct
{
  MusterHubPage *page;
  MusterHubWork *work;
} Question;

static void
confirmed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  Question *question = data;

  if (muster_confirm_finish (result))
    muster_hub_centre_ask (question->page->centre, g_steal_pointer (&question->work));
  g_clear_pointer (&question->work, muster_hub_work_free);
  g_object_unref (question->page);
  g_free (question);
}

/* Says what a replay would refuse before anything changes (S-FORK-03). */
static void
replay_cb (GtkWidget     *button,
           MusterHubWork *work)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (gtk_widget_get_ancestor (button, MUSTER_TYPE_HUB_PAGE));
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  g_autoptr (GString) body = g_string_new (
    _("Your orders are given again after the hub’s. What you have now stays as an archived copy."));
  Question *question = g_new0 (Question, 1);

  for (guint i = 0; i < standing->matters->len; i++)
    {
      const MusterHubMatter *matter = standing->matters->pdata[i];

      if (!g_str_equal (matter->item->kind, work->kind) || !g_str_equal (matter->item->key, work->key))
        continue;
      for (guint n = 0; n < matter->refused->len; n++)
        {
          const MusterLedgerRefusal *refusal = matter->refused->pdata[n];

          g_string_append (body, n == 0 ? "\n\n" : "\n");
          /* TRANSLATORS: the number of an order, the order, and why it is refused */
          g_string_append_printf (body, _("%u. %s is left out: %s"), refusal->number, refusal->words,
                                  refusal->reason);
        }
    }
  question->page = g_object_ref (self);
  question->work = copy_work (work);
  muster_confirm_async (GTK_WINDOW (gtk_widget_get_root (button)), _("Play Your Orders on Top?"), body->str,
                        _("_Play on Top"), confirmed_cb, question);
}

static void
leave_cb (GtkWidget     *button,
          MusterHubWork *work)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (gtk_widget_get_ancestor (button, MUSTER_TYPE_HUB_PAGE));
  Question *question = g_new0 (Question, 1);

  question->page = g_object_ref (self);
  question->work = copy_work (work);
  muster_confirm_async (GTK_WINDOW (gtk_widget_get_root (button)), _("Leave the Hub?"),
                        _("What is here stays here, and what is at the hub stays there. This desk exchanges "
                          "nothing any more."),
                        _("_Leave"), confirmed_cb, question);
}

static void
cancel_cb (MusterHubPage *self)
{
  muster_hub_centre_cancel (self->centre);
}

static void
retry_cb (MusterHubPage *self)
{
  muster_hub_centre_retry (self->centre);
}

/* Dates from the hub are ISO 8601, in UTC. */
static char *
dup_time (const char *iso)
{
  g_autoptr (GDateTime) utc = iso != NULL ? g_date_time_new_from_iso8601 (iso, NULL) : NULL;
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return local != NULL ? g_date_time_format (local, "%x %H:%M") : g_strdup ("");
}

/* (transfer none): a group with a title, at the end of the page. @note: (nullable). */
static AdwPreferencesGroup *
add_group (MusterHubPage *self,
           const char    *title,
           const char    *note)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *escaped_title = g_markup_escape_text (title, -1);
  g_autofree char *escaped_note = note != NULL ? g_markup_escape_text (note, -1) : NULL;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped_title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), escaped_note);
  gtk_box_append (self->cards, group);

  return ADW_PREFERENCES_GROUP (group);
}

static GtkWidget *
new_button_line (AdwPreferencesGroup *group)
{
  GtkWidget *line = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (line), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (line), 3);
  gtk_widget_set_margin_top (line, 9);
  adw_preferences_group_add (group, line);

  return line;
}

/* A column of a fork: the entries in the words of the log. */
static GtkWidget *
new_column (const char      *title,
            char           **entries,
            guint            first,
            GPtrArray       *refused)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (title);

  gtk_widget_add_css_class (box, "muster-hub-column");
  gtk_widget_add_css_class (box, refused != NULL ? "mine" : "theirs");
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_widget_set_hexpand (box, TRUE);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      GtkWidget *label;

      g_string_append_printf (text, "%u  %s", first + i, entries[i]);
      for (guint n = 0; refused != NULL && n < refused->len; n++)
        {
          const MusterLedgerRefusal *refusal = refused->pdata[n];

          if (refusal->number == first + i)
            /* TRANSLATORS: why an order would be refused */
            g_string_append_printf (text, _("\nrefused on top: %s"), refusal->reason);
        }
      label = gtk_label_new (text->str);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

static void
add_fork (MusterHubPage         *self,
          const MusterHubMatter *matter)
{
  const MusterHubItem *item = matter->item;
  g_autofree char *title = g_strdup_printf (_("%s went on at two desks"), item->title);
  AdwPreferencesGroup *group = add_group (self, title, _("Nothing changes until you decide."));
  MusterHubWork work = { .task = MUSTER_HUB_WORK_SETTLE, .kind = item->kind, .key = item->key };
  g_autofree char *label = NULL;
  GtkWidget *columns, *line, *button;

  if (matter->sides == NULL)
    return;
  if (matter->sides->last != NULL)
    adw_preferences_group_add (group, muster_action_row_new_plain (matter->sides->last,
                                                                   _("The last entry that both have")));
  columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_widget_set_margin_top (columns, 9);
  gtk_box_append (GTK_BOX (columns), new_column (_("Mine"), matter->sides->ours, matter->sides->n_common + 1,
                                                 matter->refused));
  gtk_box_append (GTK_BOX (columns),
                  new_column (_("Theirs"), matter->sides->theirs, matter->sides->n_common + 1, NULL));
  adw_preferences_group_add (group, columns);

  line = new_button_line (group);
  work.way = MUSTER_HUB_THEIRS;
  gtk_flow_box_append (GTK_FLOW_BOX (line), new_button (_("Keep _Theirs (mine becomes a copy)"), &work));
  work.way = MUSTER_HUB_REPLAY;
  label = g_strdup_printf (_("_Play mine on top (%u of %u refused)…"), matter->refused->len,
                           g_strv_length (matter->sides->ours));
  button = gtk_button_new_with_mnemonic (label);
  g_signal_connect_data (button, "clicked", G_CALLBACK (replay_cb), copy_work (&work), free_work, 0);
  gtk_flow_box_append (GTK_FLOW_BOX (line), button);
  work.way = MUSTER_HUB_BOTH;
  gtk_flow_box_append (GTK_FLOW_BOX (line), new_button (_("Keep _Both"), &work));
}

static void
add_conflict (MusterHubPage         *self,
              const MusterHubMatter *matter)
{
  const MusterHubItem *item = matter->item;
  g_autofree char *title = g_strdup_printf (_("%s was changed at two desks"), item->title);
  AdwPreferencesGroup *group =
    add_group (self, title,
               _("What you keep becomes the new version at every desk. Both stay in its history."));
  MusterHubWork work = { .task = MUSTER_HUB_WORK_SETTLE, .kind = item->kind, .key = item->key };
  GtkWidget *line;

  if (muster_hub_conflict_has_choice (matter))
    {
      adw_preferences_group_add (group, muster_hub_conflict_new (self->centre, matter, self->mine));
      return;
    }

  line = new_button_line (group);
  work.way = MUSTER_HUB_MINE;
  gtk_flow_box_append (GTK_FLOW_BOX (line), new_button (_("Keep _Mine"), &work));
  work.way = MUSTER_HUB_THEIRS;
  gtk_flow_box_append (GTK_FLOW_BOX (line), new_button (_("Keep _Theirs"), &work));
}

static void
add_proposals (MusterHubPage           *self,
               const MusterHubStanding *standing)
{
  AdwPreferencesGroup *group;

  if (standing->proposals->len == 0)
    return;
  group = add_group (self, _("Proposed by Members"), NULL);
  for (guint i = 0; i < standing->proposals->len; i++)
    {
      const MusterHubProposal *proposal = standing->proposals->pdata[i];
      g_autofree char *who = g_strdup_printf (_("Proposed by %s"), proposal->login);
      GtkWidget *row = muster_action_row_new_plain (proposal->title, who);
      MusterHubWork work = { .task = MUSTER_HUB_WORK_REFUSE, .proposal = proposal->id };

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (_("_Refuse"), &work));
      work.task = MUSTER_HUB_WORK_ACCEPT;
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (_("_Accept"), &work));
      adw_preferences_group_add (group, row);
    }
}

/* Results that say the same (S-DOC-04); one tap removes either. */
static void
add_doubles (MusterHubPage           *self,
             const MusterHubStanding *standing)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];
      MusterHubWork work = { .task = MUSTER_HUB_WORK_REMOVE, .key = item->key };
      GtkWidget *row;

      if (item->twin == NULL || !item->is_here)
        continue;
      if (group == NULL)
        group = add_group (self, _("Perhaps Entered Twice"), NULL);
      row = muster_action_row_new_plain (item->title, _("Another desk has entered the same result."));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (_("Remo_ve This One"), &work));
      adw_preferences_group_add (group, row);
    }
}

static void
add_people (MusterHubPage           *self,
            const MusterHubStanding *standing)
{
  AdwPreferencesGroup *group;

  if (standing->desks->len == 0)
    return;
  group = add_group (self, _("Who Is Here"), NULL);
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
static void
add_shared (MusterHubPage           *self,
            const MusterHubStanding *standing)
{
  static const char *const kinds[] = { "battle", "campaign", "force", "pack", NULL };
  AdwPreferencesGroup *group = add_group (self, _("What Is Shared"), NULL);
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
      button = new_button (_("_Stop Sharing"), &work);
      muster_accessible_set_label (button, name);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_preferences_group_add (group, row);
    }
  adw_preferences_group_set_description (
    group, n > 0 ? _("The record of the club is exchanged as a whole.")
                 : _("The record of the club. Battles and campaigns are shared from their menus."));
}

static void
add_arrivals (MusterHubPage *self)
{
  GPtrArray *arrivals = muster_hub_centre_get_arrivals (self->centre);
  AdwPreferencesGroup *group;

  if (arrivals->len == 0)
    return;
  group = add_group (self, _("Came Since Muster Was Started"), NULL);
  for (guint i = 0; i < arrivals->len; i++)
    {
      const MusterHubArrival *arrival = arrivals->pdata[i];
      g_autofree char *time = g_date_time_format (arrival->at, "%H:%M");
      g_autofree char *note = g_strdup_printf ("%s · %s", arrival->who != NULL ? arrival->who : _("the hub"),
                                               time);

      adw_preferences_group_add (group, muster_action_row_new_plain (arrival->title, note));
    }
}

static void
add_standing (MusterHubPage           *self,
              const MusterHubStanding *standing)
{
  g_autofree char *status = muster_hub_centre_dup_status (self->centre);
  g_autofree char *note = standing->trouble != NULL
                            ? g_strdup (standing->trouble)
                            : g_strdup_printf (_("This desk is called %s."), standing->desk->name);
  AdwPreferencesGroup *group = add_group (self, status, note);
  MusterHubWork work = { .task = MUSTER_HUB_WORK_LEAVE };
  GtkWidget *line = new_button_line (group);
  gboolean is_busy = muster_hub_centre_is_busy (self->centre);
  GtkWidget *again = gtk_button_new_with_mnemonic (is_busy ? _("_Cancel") : _("_Exchange Now"));
  GtkWidget *leave = gtk_button_new_with_mnemonic (_("_Leave the Hub…"));

  g_signal_connect_object (again, "clicked", G_CALLBACK (is_busy ? cancel_cb : retry_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_data (leave, "clicked", G_CALLBACK (leave_cb), copy_work (&work), free_work, 0);
  gtk_flow_box_append (GTK_FLOW_BOX (line), again);
  gtk_flow_box_append (GTK_FLOW_BOX (line), leave);
}

/* In a line what the cards would say. */
static char *
dup_gist (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  g_autofree char *status = muster_hub_centre_dup_status (self->centre);
  g_autoptr (GString) gist = g_string_new (status);

  g_string_append_printf (gist, " %d %u", muster_hub_centre_is_busy (self->centre),
                          muster_hub_centre_get_arrivals (self->centre)->len);
  if (standing == NULL || standing->desk == NULL)
    return g_string_free (g_steal_pointer (&gist), FALSE);
  g_string_append_printf (gist, " %s %s", standing->trouble, standing->desk->uri);
  for (guint i = 0; i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];

      if (item->pen_desk != NULL || item->twin != NULL || item->sort != MUSTER_HUB_DOCUMENT ||
          muster_hub_item_wants_decision (item))
        g_string_append_printf (gist, "\n%s %s %s %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, item->key,
                                item->pen_desk, item->twin, (int) item->state, item->ahead, item->behind);
    }
  for (guint i = 0; i < standing->proposals->len; i++)
    g_string_append_printf (gist, "\n%" G_GINT64_FORMAT,
                            ((MusterHubProposal *) standing->proposals->pdata[i])->id);
  for (guint i = 0; i < standing->desks->len; i++)
    g_string_append_printf (gist, "\n%s %d", ((MusterHubPresence *) standing->desks->pdata[i])->name,
                            ((MusterHubPresence *) standing->desks->pdata[i])->is_here);

  return g_string_free (g_steal_pointer (&gist), FALSE);
}

static void
entry_cb (MusterHubPage *self)
{
  gboolean can_ask =
    !muster_hub_centre_is_busy (self->centre) && *gtk_editable_get_text (self->address) != '\0';

  gtk_widget_set_sensitive (self->test, can_ask);
  gtk_widget_set_sensitive (self->join, can_ask && *gtk_editable_get_text (self->desk_name) != '\0');
}

static void
show_standing (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  gboolean joined = muster_hub_centre_has_joined (self->centre);
  g_autofree char *gist = dup_gist (self);
  GtkWidget *child;

  gtk_widget_set_visible (self->join_group, !joined);
  adw_window_title_set_subtitle (self->title, joined ? standing->desk->uri : "");
  entry_cb (self);
  if (g_strcmp0 (gist, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&gist);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  if (!joined)
    return;

  add_standing (self, standing);
  for (guint i = 0; i < standing->matters->len; i++)
    {
      const MusterHubMatter *matter = standing->matters->pdata[i];

      if (matter->item->sort == MUSTER_HUB_LEDGER)
        add_fork (self, matter);
      else
        add_conflict (self, matter);
    }
  add_proposals (self, standing);
  add_doubles (self, standing);
  add_people (self, standing);
  add_shared (self, standing);
  add_arrivals (self);
}

static void
ask_at_address (MusterHubPage *self,
                MusterHubTask  task)
{
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  work->task = task;
  work->uri = g_strstrip (g_strdup (gtk_editable_get_text (self->address)));
  work->desk = g_strstrip (g_strdup (gtk_editable_get_text (self->desk_name)));
  muster_hub_centre_ask (self->centre, work);
}

static void
join_cb (MusterHubPage *self)
{
  if (gtk_widget_get_sensitive (self->join))
    ask_at_address (self, MUSTER_HUB_WORK_JOIN);
}

/* Looks whether there is a hub at the address that lets this login in, and changes nothing. */
static void
test_cb (MusterHubPage *self)
{
  ask_at_address (self, MUSTER_HUB_WORK_TEST);
}

static void
muster_hub_page_finalize (GObject *object)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (object);

  g_clear_object (&self->centre);
  g_hash_table_unref (self->mine);
  g_free (self->shown);

  G_OBJECT_CLASS (muster_hub_page_parent_class)->finalize (object);
}

static void
muster_hub_page_class_init (MusterHubPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_hub_page_finalize;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-hub-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, join_group);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, address);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, desk_name);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, join);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, test);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, entry_cb);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, test_cb);
}

static void
muster_hub_page_init (MusterHubPage *self)
{
  self->mine = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GtkWidget *
muster_hub_page_new (MusterHubCentre *centre)
{
  MusterHubPage *self = g_object_new (MUSTER_TYPE_HUB_PAGE, NULL);

  self->centre = g_object_ref (centre);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (centre, "changed", G_CALLBACK (show_standing), self, G_CONNECT_SWAPPED);
  show_standing (self);

  return GTK_WIDGET (self);
}
