/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

/* How many entries are shown at first, and how many more with each press of the button. */
#define PAGE 120

/* In pixels. */
#define PICTURE_HEIGHT 200

#define MUSTER_TYPE_CAMPAIGN_JOURNAL (muster_campaign_journal_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignJournal,
                      muster_campaign_journal,
                      MUSTER,
                      CAMPAIGN_JOURNAL,
                      MusterCampaignView)

struct _MusterCampaignJournal
{
  MusterCampaignView parent_instance;

  MusterImageStore *images; /* (nullable): of the pictures of notes */
  guint n_shown;
  guint sort;
};

G_DEFINE_FINAL_TYPE (MusterCampaignJournal, muster_campaign_journal, MUSTER_TYPE_CAMPAIGN_VIEW)

/* What entries are about; the first is all of them, and the fourth those for which dice were thrown. */
static const char *const SORTS[] = { N_("All entries"), N_("Story"), N_("Planning"), N_("Dice"),
                                     N_("People") };

enum
{
  SORT_ALL,
  SORT_STORY,
  SORT_PLANNING,
  SORT_DICE,
  SORT_PEOPLE
};

static guint
find_sort (MusterCampaignVerb verb)
{
  switch ((guint) verb)
    {
    case MUSTER_CAMPAIGN_ORDER_RETURN:
    case MUSTER_CAMPAIGN_ORDER_END:
    case MUSTER_CAMPAIGN_ORDER_EVENT:
    case MUSTER_CAMPAIGN_ORDER_NOTE:
    case MUSTER_CAMPAIGN_ORDER_RESOLVE:
      return SORT_STORY;
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
    case MUSTER_CAMPAIGN_ORDER_FATES:
    case MUSTER_CAMPAIGN_ORDER_RELEASE:
    case MUSTER_CAMPAIGN_ORDER_RETIRE:
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
    case MUSTER_CAMPAIGN_ORDER_SECOND:
    case MUSTER_CAMPAIGN_ORDER_MERGE:
    case MUSTER_CAMPAIGN_ORDER_RAISE:
    case MUSTER_CAMPAIGN_ORDER_DISBAND:
    case MUSTER_CAMPAIGN_ORDER_REPLACE:
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
    case MUSTER_CAMPAIGN_ORDER_HONOUR:
    case MUSTER_CAMPAIGN_ORDER_JOIN:
    case MUSTER_CAMPAIGN_ORDER_ASSIGN:
    case MUSTER_CAMPAIGN_ORDER_ENLIST:
    case MUSTER_CAMPAIGN_ORDER_LEAVE:
      return SORT_PEOPLE;
    default:
      return SORT_PLANNING;
    }
}

static gboolean
is_shown (MusterCampaignJournal  *self,
          MusterCampaign         *campaign,
          MusterCampaignLogEntry *entry)
{
  guint sort = find_sort (muster_campaign_log_entry_get_order (entry)->verb);

  if (muster_campaign_view_hides_secrets (MUSTER_CAMPAIGN_VIEW (self)) &&
      muster_campaign_log_entry_is_secret (entry, muster_campaign_get_present (campaign)))
    return FALSE;
  if (self->sort == SORT_DICE)
    return muster_tape_get_length (muster_campaign_log_entry_get_tape (entry)) > 0;

  return self->sort == SORT_ALL || self->sort == sort;
}

static void
add_action (GMenu      *menu,
            const char *label,
            const char *action,
            guint       index)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", index);
  g_menu_append_item (menu, item);
}

/* Who may see a note, or "". */
static char *
dup_audience (MusterCampaign         *campaign,
              MusterCampaignLogEntry *entry)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
  const char *audience =
    order->verb == MUSTER_CAMPAIGN_ORDER_NOTE ? muster_campaign_order_get_text (order, "for") : NULL;
  int side = audience != NULL ? muster_campaign_setup_find_side (setup, audience) : -1;
  gboolean is_note = order->verb == MUSTER_CAMPAIGN_ORDER_NOTE;
  const char *one = is_note ? muster_campaign_order_get_text (order, "player") : NULL;
  int player = one != NULL ? muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS, one) : -1;

  if (order->verb != MUSTER_CAMPAIGN_ORDER_NOTE)
    return g_strdup ("");
  if (player >= 0)
    return g_strdup_printf (_("for %s"),
                            muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->name);
  if (audience == NULL)
    return g_strdup (_("for everybody"));
  if (side < 0)
    return g_strdup (_("for the game master"));
  /* Translators: the name of a side that may read a note. */
  return g_strdup_printf (_("for %s"), setup->sides[side].name);
}

/* The pictures of a note; one that is not here is said to be missing. */
static void
add_pictures (MusterCampaignJournal  *self,
              GtkBox                 *box,
              MusterCampaignLogEntry *entry)
{
  g_auto (GStrv) pictures = muster_campaign_log_entry_dup_pictures (entry);

  for (guint i = 0; pictures[i] != NULL; i++)
    {
      g_autoptr (GBytes) content =
        self->images != NULL ? muster_image_store_get (self->images, pictures[i], NULL, NULL) : NULL;
      g_autoptr (GdkTexture) texture = content != NULL ? gdk_texture_new_from_bytes (content, NULL) : NULL;
      GtkWidget *picture;

      if (texture == NULL)
        {
          muster_campaign_parts_add_text (box, _("A picture that is not here."), "dim-label");
          continue;
        }
      picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
      gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
      gtk_widget_set_size_request (picture, -1, PICTURE_HEIGHT);
      gtk_widget_set_halign (picture, GTK_ALIGN_START);
      muster_accessible_set_label (picture, _("A picture of this note"));
      gtk_box_append (box, picture);
    }
}

static void
add_entry (MusterCampaignJournal  *self,
           GtkBox                 *box,
           MusterCampaign         *campaign,
           MusterCampaignLogEntry *entry)
{
  guint index = muster_campaign_log_entry_get_index (entry);
  gboolean counts = index < muster_ledger_get_length (campaign);
  g_autofree char *title = muster_campaign_log_entry_dup_title (entry);
  g_autofree char *day = muster_campaign_words_day (muster_campaign_log_entry_get_day (entry));
  g_autofree char *audience = dup_audience (campaign, entry);
  g_autofree char *note
    = g_strdup_printf ("%s%s%s%s%s", day, *day != '\0' && *audience != '\0' ? " · " : "", audience,
                       counts ? "" : " · ", counts ? "" : _("taken back"));
  g_auto (GStrv) steps = muster_campaign_log_entry_dup_steps (entry);
  g_auto (GStrv) rules = muster_campaign_log_entry_dup_rules (entry);
  /* Translators: a menu of what can be done with an entry of the journal. */
  g_autofree char *label = g_strdup_printf (_("Entry: %s"), title);
  g_autofree char *name = g_strdup_printf ("entry:%u", index);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *links = muster_rule_links_new ();

  gtk_widget_add_css_class (line, "card");
  gtk_widget_add_css_class (line, "campaign-card");
  muster_campaign_parts_add_text (GTK_BOX (texts), title, "heading");
  if (*note != '\0')
    muster_campaign_parts_add_text (GTK_BOX (texts), note, "caption");
  if (counts && muster_campaign_log_entry_is_sealed (entry, muster_campaign_get_present (campaign)))
    muster_campaign_parts_add_text (GTK_BOX (texts), _("sealed: read when its chapter is open"), "warning");
  for (guint i = 0; steps[i] != NULL; i++)
    muster_campaign_parts_add_text (GTK_BOX (texts), steps[i], "dim-label");
  add_pictures (self, GTK_BOX (texts), entry);
  muster_rule_links_set_rules (MUSTER_RULE_LINKS (links), (const char *const *) rules);
  gtk_box_append (GTK_BOX (texts), links);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (line), texts);
  add_action (menu, _("_Look at How It Stood Then"), "campaign.look", index + 1);
  if (counts)
    {
      add_action (menu, _("_Change It…"), "win.campaign-change", index);
      if (muster_campaign_log_entry_get_order (entry)->verb == MUSTER_CAMPAIGN_ORDER_NOTE)
        {
          g_autoptr (GMenuItem) item = g_menu_item_new (_("Add a _Picture…"), NULL);

          g_menu_item_set_action_and_target (item, "win.campaign-picture", "i", (gint32) index);
          g_menu_append_item (menu, item);
        }
      add_action (menu, _("Take _Back All That Came After It"), "campaign.seek", index + 1);
      add_action (menu, _("Take Only This _Out…"), "win.campaign-take-out", index);
    }
  gtk_box_append (GTK_BOX (line), muster_campaign_parts_new_menu (menu, name, label));
  gtk_box_append (box, line);
}

/* Moves the focus to the first of the added entries. */
static void
show_older_cb (MusterCampaignJournal *self)
{
  MusterCampaign *campaign = muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (self));
  guint n = g_list_model_get_n_items (muster_ledger_get_log (campaign));
  g_autofree char *name = g_strdup_printf ("entry:%u", n - self->n_shown - 1);

  self->n_shown += PAGE;
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
  muster_campaign_view_focus (MUSTER_CAMPAIGN_VIEW (self), name);
}

static void
add_older (MusterCampaignJournal *self,
           GtkBox                *box,
           guint                  n_older)
{
  g_autofree char *label = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "Show older entries (%u more)", "Show older entries (%u more)", n_older),
    n_older);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_name (button, "older");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (show_older_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
}

static void
sort_cb (MusterCampaignJournal *self,
         GParamSpec            *pspec,
         GtkDropDown           *sorts)
{
  self->sort = gtk_drop_down_get_selected (sorts);
  muster_campaign_view_refill_later (MUSTER_CAMPAIGN_VIEW (self));
}

static GtkWidget *
new_sorts (MusterCampaignJournal *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *sorts;

  for (guint i = 0; i < G_N_ELEMENTS (SORTS); i++)
    gtk_string_list_append (names, _(SORTS[i]));
  sorts = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sorts), self->sort);
  gtk_widget_set_name (sorts, "sorts");
  muster_accessible_set_label (sorts, _("Which entries"));
  g_signal_connect_object (sorts, "notify::selected", G_CALLBACK (sort_cb), self, G_CONNECT_SWAPPED);
  return sorts;
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  MusterCampaignJournal *self = MUSTER_CAMPAIGN_JOURNAL (view);
  GListModel *log = muster_ledger_get_log (campaign);
  guint n = g_list_model_get_n_items (log);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);
  GtkWidget *picture = gtk_button_new_with_label (_("Add a Picture…"));

  gtk_widget_set_parent (muster_campaign_parts_new_order (_("Write a Note…"), "note", NULL), row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (picture), "i", -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (picture), "win.campaign-picture");
  gtk_widget_set_parent (picture, row);
  if (muster_campaign_get_rules (muster_campaign_get_setup (campaign), muster_campaign_get_state (campaign))
        ->has_deck)
    gtk_widget_set_parent (muster_campaign_parts_new_order (_("Draw an Event…"), "event", NULL), row);
  if (muster_campaign_get_state (campaign)->day > 0)
    gtk_widget_set_parent (muster_campaign_parts_new_order (_("Move the Date…"), "date", NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("End the Campaign…"), "end", NULL), row);
  gtk_widget_set_parent (muster_campaign_parts_new_gazette (campaign), row);
  gtk_widget_set_parent (new_sorts (self), row);
  gtk_box_append (box, row);
  for (guint i = n; i > 0 && i + self->n_shown > n; i--)
    {
      g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (is_shown (self, campaign, entry))
        add_entry (self, box, campaign, entry);
    }
  if (n == 0)
    muster_campaign_parts_add_text (box, _("Nothing has happened yet."), "dim-label");
  if (n > self->n_shown)
    add_older (self, box, n - self->n_shown);
}

static void
muster_campaign_journal_dispose (GObject *object)
{
  g_clear_object (&MUSTER_CAMPAIGN_JOURNAL (object)->images);

  G_OBJECT_CLASS (muster_campaign_journal_parent_class)->dispose (object);
}

static void
muster_campaign_journal_class_init (MusterCampaignJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_campaign_journal_dispose;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->max_width = MUSTER_CAMPAIGN_READING_WIDTH;
}

static void
muster_campaign_journal_init (MusterCampaignJournal *self)
{
  self->n_shown = PAGE;
}

void
muster_campaign_journal_set_images (GtkWidget        *view,
                                    MusterImageStore *images)
{
  MusterCampaignJournal *self = MUSTER_CAMPAIGN_JOURNAL (view);

  g_set_object (&self->images, images);
  muster_campaign_view_refill (MUSTER_CAMPAIGN_VIEW (self));
}

GtkWidget *
muster_campaign_journal_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_JOURNAL, "campaign", campaign, NULL);
}
