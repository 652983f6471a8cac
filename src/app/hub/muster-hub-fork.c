/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-fork.h"

#include "app/hub/muster-hub-button.h"
#include "app/hub/muster-hub-card.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/muster-i18n.h"

#define BUTTON_SPACING 9

/* An entry with its number. @refusal: (nullable): why it would be refused on top. */
static GtkWidget *
new_entry (guint       number,
           const char *words,
           const char *refusal)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (row, "muster-hub-entry");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (texts), muster_hub_card_new_text (words, NULL));
  if (refusal != NULL)
    {
      /* Translators: why an order would be refused after those of the other desk */
      g_autofree char *reason = g_strdup_printf (_("refused on top: %s"), refusal);

      gtk_box_append (GTK_BOX (texts), muster_hub_card_new_text (reason, "warning"));
    }
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), texts);

  return row;
}

static const char *
find_refusal (const MusterHubMatter *matter,
              guint                  number)
{
  for (guint i = 0; i < matter->refused->len; i++)
    {
      const MusterLedgerRefusal *refusal = matter->refused->pdata[i];

      if (refusal->number == number)
        return refusal->reason;
    }

  return NULL;
}

/* One side of the fork. @whose: (nullable): the desk that wrote it. */
static GtkWidget *
new_column (const MusterHubMatter *matter,
            gboolean               is_ours,
            const char            *whose)
{
  char **entries = is_ours ? matter->sides->ours : matter->sides->theirs;
  guint n = g_strv_length (entries);
  g_autofree char *orders =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u order", "%u orders", n), n);
  g_autofree char *note = whose != NULL ? g_strdup_printf ("%s · %s", whose, orders) : g_strdup (orders);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "muster-hub-column");
  gtk_widget_add_css_class (box, is_ours ? "mine" : "theirs");
  gtk_widget_add_css_class (head, "muster-hub-column-head");
  gtk_box_append (GTK_BOX (head), muster_hub_card_new_text (is_ours ? _("Mine") : _("Theirs"), "heading"));
  gtk_box_append (GTK_BOX (head), muster_hub_card_new_text (note, "caption"));
  gtk_box_append (GTK_BOX (box), head);
  for (guint i = 0; i < n; i++)
    {
      guint number = matter->sides->n_common + i + 1;

      gtk_box_append (GTK_BOX (box),
                      new_entry (number, entries[i], is_ours ? find_refusal (matter, number) : NULL));
    }

  return box;
}

/* What a replay leaves out is said before anything changes (S-FORK-03). */
static char *
dup_replay_question (const MusterHubMatter *matter)
{
  g_autoptr (GString) body = g_string_new (
    _("Your orders are given again after the hub’s. What you have now stays as an archived copy."));

  for (guint i = 0; i < matter->refused->len; i++)
    {
      const MusterLedgerRefusal *refusal = matter->refused->pdata[i];

      g_string_append (body, i == 0 ? "\n\n" : "\n");
      /* TRANSLATORS: the number of an order, the order, and why it is refused */
      g_string_append_printf (body, _("%u. %s is left out: %s"), refusal->number, refusal->words,
                              refusal->reason);
    }

  return g_string_free (g_steal_pointer (&body), FALSE);
}

static GtkWidget *
new_ways (MusterHubCentre       *centre,
          const MusterHubMatter *matter)
{
  MusterHubWork work = {
    .task = MUSTER_HUB_WORK_SETTLE,
    .kind = matter->item->kind,
    .key = matter->item->key,
    .way = MUSTER_HUB_THEIRS,
  };
  GtkWidget *ways = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *theirs = muster_hub_button_new (centre, _("Keep _Theirs (Mine Becomes a Copy)"), &work);
  g_autofree char *question = dup_replay_question (matter);
  g_autofree char *label = g_strdup_printf (_("_Play Mine on Top (%u of %u Refused)…"), matter->refused->len,
                                            g_strv_length (matter->sides->ours));

  gtk_widget_set_layout_manager (ways, muster_flow_layout_new (BUTTON_SPACING));
  gtk_widget_add_css_class (theirs, "suggested-action");
  gtk_box_append (GTK_BOX (ways), theirs);
  work.way = MUSTER_HUB_REPLAY;
  gtk_box_append (GTK_BOX (ways),
                  muster_hub_button_new_asking (centre, label, &work, _("Play Your Orders on Top?"), question,
                                                _("_Play on Top")));
  work.way = MUSTER_HUB_BOTH;
  gtk_box_append (GTK_BOX (ways), muster_hub_button_new (centre, _("Keep _Both"), &work));

  return ways;
}

/* @card: is filled. */
static void
add_sides (GtkBox                *card,
           MusterHubCentre       *centre,
           const MusterHubMatter *matter)
{
  const MusterLedgerSides *sides = matter->sides;
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  if (sides->last != NULL)
    {
      GtkWidget *last = new_entry (sides->n_common, sides->last, NULL);

      gtk_widget_add_css_class (last, "last");
      gtk_box_append (card, muster_hub_card_new_text (_("The last entry that both have:"), "caption"));
      gtk_box_append (card, last);
    }
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_box_append (GTK_BOX (columns),
                  new_column (matter, TRUE, muster_hub_centre_get_standing (centre)->desk->name));
  gtk_box_append (GTK_BOX (columns), new_column (matter, FALSE, matter->item->mark->who));
  gtk_box_append (card, columns);
  gtk_box_append (card, new_ways (centre, matter));
}

GtkWidget *
muster_hub_fork_new (MusterHubCentre       *centre,
                     const MusterHubMatter *matter)
{
  const MusterHubItem *item = matter->item;
  g_autofree char *title = g_strdup_printf (_("%s went on at two desks"), item->title);
  GtkWidget *card = muster_hub_card_new ("dialog-warning-symbolic", title,
                                         matter->sides != NULL
                                           ? _("Nothing changes until you decide.")
                                           : _("The hub must be reached before both sides can be shown."),
                                         NULL);

  if (matter->sides != NULL)
    add_sides (GTK_BOX (card), centre, matter);

  return card;
}
