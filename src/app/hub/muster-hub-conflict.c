/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-conflict.h"

#include "app/hub/muster-hub-button.h"
#include "app/hub/muster-hub-card.h"
#include "app/toolkit/muster-accessible.h"
#include "core/muster-i18n.h"

/* What stands behind the button. */
typedef struct
{
  MusterHubCentre *centre;
  GHashTable *mine;
  char *kind;
  char *key;
  GPtrArray *paths; /* of the members that differ */
} Conflict;

static void
free_conflict (gpointer data)
{
  Conflict *self = data;

  g_object_unref (self->centre);
  g_hash_table_unref (self->mine);
  g_ptr_array_unref (self->paths);
  g_free (self->kind);
  g_free (self->key);
  g_free (self);
}

/* The name of a choice among those of all conflicts. */
static char *
dup_choice (const char *kind,
            const char *key,
            const char *path)
{
  return g_strdup_printf ("%s/%s/%s", kind, key, path);
}

typedef struct
{
  GHashTable *mine;
  char *name;
} Choice;

static void
free_choice (gpointer  data,
             GClosure *closure)
{
  Choice *choice = data;

  g_hash_table_unref (choice->mine);
  g_free (choice->name);
  g_free (choice);
}

static void
choose_cb (GtkCheckButton *mine,
           Choice         *choice)
{
  if (gtk_check_button_get_active (mine))
    g_hash_table_add (choice->mine, g_strdup (choice->name));
  else
    g_hash_table_remove (choice->mine, choice->name);
}

/* @value: (nullable) */
static GtkWidget *
new_side (const char *whose,
          const char *member,
          const char *value)
{
  const char *text = value != NULL ? value : _("none");
  g_autofree char *name = g_strdup_printf ("%s, %s: %s", member, whose, text);
  GtkWidget *button = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), muster_hub_card_new_text (text, NULL));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "muster-hub-side");
  muster_accessible_set_label (button, name);

  return button;
}

static void
add_choice (GtkGrid                   *grid,
            Conflict                  *self,
            const MusterHubDifference *difference,
            int                        row)
{
  Choice *choice = g_new0 (Choice, 1);
  GtkWidget *label = muster_hub_card_new_text (difference->member, NULL);
  GtkWidget *mine = new_side (_("Mine"), difference->member, difference->mine);
  GtkWidget *theirs = new_side (_("Theirs"), difference->member, difference->theirs);

  choice->mine = g_hash_table_ref (self->mine);
  choice->name = dup_choice (self->kind, self->key, difference->path);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (mine), GTK_CHECK_BUTTON (theirs));
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (g_hash_table_contains (self->mine, choice->name) ? mine : theirs), TRUE);
  g_signal_connect_data (mine, "toggled", G_CALLBACK (choose_cb), choice, free_choice, 0);
  gtk_grid_attach (grid, label, 0, row, 2, 1);
  gtk_grid_attach (grid, mine, 0, row + 1, 1, 1);
  gtk_grid_attach (grid, theirs, 1, row + 1, 1, 1);
}

/* Puts together what was chosen. */
static void
keep_cb (GtkWidget *button,
         Conflict  *self)
{
  g_autoptr (GStrvBuilder) theirs = g_strv_builder_new ();
  MusterHubWork *work = g_new0 (MusterHubWork, 1);
  guint n_mine = 0;

  for (guint i = 0; i < self->paths->len; i++)
    {
      g_autofree char *choice = dup_choice (self->kind, self->key, self->paths->pdata[i]);

      if (g_hash_table_remove (self->mine, choice))
        n_mine++;
      else
        g_strv_builder_add (theirs, self->paths->pdata[i]);
    }
  work->task = MUSTER_HUB_WORK_SETTLE;
  work->kind = g_strdup (self->kind);
  work->key = g_strdup (self->key);
  work->way = MUSTER_HUB_THEIRS;
  if (n_mine > 0)
    work->theirs = g_strv_builder_end (theirs);
  gtk_widget_set_sensitive (button, FALSE);
  muster_hub_centre_ask (self->centre, work);
}

/* Whether there is something to choose from: not where one desk has removed it. */
static gboolean
has_choice (const MusterHubMatter *matter)
{
  guint n_mine = 0, n_theirs = 0;

  for (guint i = 0; matter->differences != NULL && i < matter->differences->len; i++)
    {
      const MusterHubDifference *difference = matter->differences->pdata[i];

      n_mine += difference->mine != NULL;
      n_theirs += difference->theirs != NULL;
    }

  return matter->item->sort == MUSTER_HUB_DOCUMENT && n_mine > 0 && n_theirs > 0;
}

/* Member by member, and a button that keeps what was chosen. */
static GtkWidget *
new_choices (MusterHubCentre       *centre,
             const MusterHubMatter *matter,
             GHashTable            *mine)
{
  static const char *const headings[] = { N_("Mine"), N_("Theirs") };
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  GtkWidget *keep = gtk_button_new_with_mnemonic (_("_Keep This"));
  Conflict *self = g_new0 (Conflict, 1);
  int row = 1;

  self->centre = g_object_ref (centre);
  self->mine = g_hash_table_ref (mine);
  self->kind = g_strdup (matter->item->kind);
  self->key = g_strdup (matter->item->key);
  self->paths = g_ptr_array_new_with_free_func (g_free);
  g_object_set_data_full (G_OBJECT (grid), "muster-conflict", self, free_conflict);

  gtk_grid_set_column_homogeneous (grid, TRUE);
  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  for (int i = 0; i < (int) G_N_ELEMENTS (headings); i++)
    gtk_grid_attach (grid, muster_hub_card_new_text (_(headings[i]), "heading"), i, 0, 1, 1);
  for (guint i = 0; i < matter->differences->len; i++, row += 2)
    {
      const MusterHubDifference *difference = matter->differences->pdata[i];

      g_ptr_array_add (self->paths, g_strdup (difference->path));
      add_choice (grid, self, difference, row);
    }
  gtk_widget_set_halign (keep, GTK_ALIGN_END);
  gtk_widget_add_css_class (keep, "suggested-action");
  g_signal_connect (keep, "clicked", G_CALLBACK (keep_cb), self);
  gtk_grid_attach (grid, keep, 0, row, 2, 1);

  return GTK_WIDGET (grid);
}

GtkWidget *
muster_hub_conflict_new (MusterHubCentre       *centre,
                         const MusterHubMatter *matter,
                         GHashTable            *mine)
{
  const MusterHubItem *item = matter->item;
  g_autofree char *title = g_strdup_printf (_("%s was changed at two desks"), item->title);
  GtkWidget *card = muster_hub_card_new (
    "dialog-warning-symbolic", title,
    _("What you keep becomes the new version at every desk. Both stay in its history."), NULL);
  MusterHubWork work = { .task = MUSTER_HUB_WORK_SETTLE, .kind = item->kind, .key = item->key };
  GtkWidget *ways;

  if (has_choice (matter))
    {
      gtk_box_append (GTK_BOX (card), new_choices (centre, matter, mine));
      return card;
    }

  ways = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  work.way = MUSTER_HUB_MINE;
  gtk_box_append (GTK_BOX (ways), muster_hub_button_new (centre, _("Keep _Mine"), &work));
  work.way = MUSTER_HUB_THEIRS;
  gtk_box_append (GTK_BOX (ways), muster_hub_button_new (centre, _("Keep _Theirs"), &work));
  gtk_box_append (GTK_BOX (card), ways);

  return card;
}
