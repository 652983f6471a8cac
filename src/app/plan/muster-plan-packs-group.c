/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-packs-group.h"

#include "app/plan/muster-plan-finding-links.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-check.h"

/* The rows stay as long as the ruleset does, so that a switch keeps its place and the focus. The
 * row of a missing pack stays even after it is switched off. */

typedef struct
{
  char *pack_id;
  GtkWidget *widget;
} Switch;

static void
switch_free (gpointer data)
{
  Switch *self = data;

  g_free (self->pack_id);
  g_free (self);
}

struct _MusterPlanPacksGroup
{
  AdwPreferencesGroup parent_instance;

  MusterBattlePlan *plan;
  char *shown_ruleset;
  gboolean is_showing;
  GPtrArray *rows;
  GPtrArray *switches; /* Switch */
  GtkWidget *finding_row;
  GtkWidget *finding_rules;
};

G_DEFINE_FINAL_TYPE (MusterPlanPacksGroup, muster_plan_packs_group, ADW_TYPE_PREFERENCES_GROUP)

static void
add_row (MusterPlanPacksGroup *self,
         GtkWidget            *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
switched_cb (MusterPlanPacksGroup *self,
             GParamSpec           *pspec,
             GtkSwitch            *widget)
{
  for (guint i = 0; !self->is_showing && i < self->switches->len; i++)
    {
      const Switch *item = self->switches->pdata[i];

      if (item->widget != GTK_WIDGET (widget))
        continue;
      /* Changing packs makes other widgets anew. If one of those had the focus, the page would
       * scroll, so the switch takes the focus before. */
      gtk_widget_grab_focus (item->widget);
      muster_battle_plan_set_pack (self->plan, item->pack_id, gtk_switch_get_active (widget));
      return;
    }
}

static void
add_switch (MusterPlanPacksGroup *self,
            const char           *id,
            const char           *title,
            const char           *note)
{
  GtkWidget *row = muster_action_row_new_plain (title, note);
  Switch *item = g_new0 (Switch, 1);

  item->pack_id = g_strdup (id);
  item->widget = gtk_switch_new ();
  gtk_widget_set_valign (item->widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), item->widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), item->widget);
  g_ptr_array_add (self->switches, item);
  g_signal_connect_object (item->widget, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
  add_row (self, row);
}

/* Says who made the pack, what it is and what it changes, one line each. */
static char *
dup_note (const MusterPack *pack)
{
  g_autofree char *contents = muster_pack_dup_contents (pack);
  g_autofree char *author =
    pack->author != NULL ? g_strdup_printf (_("By %s"), pack->author) : NULL;
  const char *lines[] = { author, pack->note, contents };
  GString *note = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL && *lines[i] != '\0')
      g_string_append_printf (note, "%s%s", note->len > 0 ? "\n" : "", lines[i]);

  return g_string_free (note, FALSE);
}

static void
add_pack (MusterPlanPacksGroup *self,
          const MusterPack     *pack)
{
  g_autofree char *note = NULL;

  /* The ruleset of a broken pack may be unknown; then the pack is shown with every ruleset. */
  if (pack->ruleset_id != NULL && !g_str_equal (pack->ruleset_id, self->shown_ruleset))
    return;
  if (pack->error != NULL)
    {
      if (!muster_battle_plan_has_pack (self->plan, pack->id))
        {
          GtkWidget *row = muster_action_row_new_plain (pack->name, pack->error);
          GtkWidget *label = gtk_label_new (_("left out"));

          gtk_widget_add_css_class (label, "error");
          gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
          add_row (self, row);
        }
      return;
    }
  if (pack->is_off && !muster_battle_plan_has_pack (self->plan, pack->id))
    return;

  note = dup_note (pack);
  add_switch (self, pack->id, pack->name, note);
}

/* Adds the packs that the plan uses but that are not installed. */
static void
add_missing (MusterPlanPacksGroup *self)
{
  MusterLibrary *library = muster_battle_plan_get_library (self->plan);
  const char *const *ids = muster_battle_plan_get_packs (self->plan);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *problem = muster_library_editions_explain_pack (library, self->shown_ruleset, ids[i]);

      if (problem != NULL)
        add_switch (self, ids[i], ids[i], problem);
    }
}

static void
show_plan (MusterPlanPacksGroup *self)
{
  const char *ruleset_id = muster_ruleset_get_id (muster_battle_plan_get_ruleset (self->plan));
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GString) text = NULL;

  self->is_showing = TRUE;
  if (g_strcmp0 (self->shown_ruleset, ruleset_id) != 0)
    {
      MusterLibrary *library = muster_battle_plan_get_library (self->plan);
      GPtrArray *packs = muster_library_get_packs (library);

      for (guint i = 0; i < self->rows->len; i++)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
      g_ptr_array_set_size (self->rows, 0);
      g_ptr_array_set_size (self->switches, 0);
      g_free (self->shown_ruleset);
      self->shown_ruleset =
        g_strdup (muster_ruleset_get_id (muster_battle_plan_get_ruleset (self->plan)));

      for (guint i = 0; i < packs->len; i++)
        add_pack (self, packs->pdata[i]);
      add_missing (self);
      if (self->rows->len == 0)
        add_row (self, muster_action_row_new_plain (_("No House Pack for These Rules"),
                                                    _("Packs with your own units, traits and scenarios are "
                                                      "listed in the preferences.")));
      self->finding_row = muster_action_row_new_plain (_("Worth a Look"), NULL);
      self->finding_rules = muster_plan_finding_links_add (self->finding_row);
      add_row (self, self->finding_row);
    }
  for (guint i = 0; i < self->switches->len; i++)
    {
      const Switch *item = self->switches->pdata[i];

      gtk_switch_set_active (GTK_SWITCH (item->widget),
                             muster_battle_plan_has_pack (self->plan, item->pack_id));
    }

  findings = muster_plan_check (self->plan);
  text = g_string_new (NULL);
  for (guint i = 0; i < findings->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            muster_finding_get_text (findings->pdata[i]));
  muster_plan_finding_links_show (self->finding_rules, findings);
  gtk_widget_set_visible (self->finding_row, findings->len > 0);
  muster_action_row_set_texts (self->finding_row, _("Worth a Look"), text->str);

  self->is_showing = FALSE;
}

static void
muster_plan_packs_group_dispose (GObject *object)
{
  MusterPlanPacksGroup *self = MUSTER_PLAN_PACKS_GROUP (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->switches, g_ptr_array_unref);
  g_clear_pointer (&self->shown_ruleset, g_free);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_packs_group_parent_class)->dispose (object);
}

static void
muster_plan_packs_group_class_init (MusterPlanPacksGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_packs_group_dispose;
}

static void
muster_plan_packs_group_init (MusterPlanPacksGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->switches = g_ptr_array_new_with_free_func (switch_free);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("House Rules"));
}

GtkWidget *
muster_plan_packs_group_new (MusterBattlePlan *plan)
{
  MusterPlanPacksGroup *self = g_object_new (MUSTER_TYPE_PLAN_PACKS_GROUP, NULL);

  self->plan = g_object_ref (plan);
  show_plan (self);
  g_signal_connect_object (plan, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
