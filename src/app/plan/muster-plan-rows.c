/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-rows.h"

#include <string.h>

#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"

/* The controls keep nothing: they write what was chosen into the members of the plan, under the id of the
 * field and in the words of the battle file. */

#define MAX_TEXT 200

typedef struct
{
  MusterPlanField field;
  GWeakRef owner;
  char *side_id; /* (nullable): of a check button for a side */
} Link;

static void
link_free (gpointer  data,
           GClosure *closure)
{
  Link *link = data;

  g_weak_ref_clear (&link->owner);
  g_object_unref (link->field.plan);
  g_free (link->side_id);
  g_free (link);
}

static Link *
link_new (const MusterPlanField *field)
{
  Link *link = g_new0 (Link, 1);

  link->field = *field;
  g_object_ref (link->field.plan);
  g_weak_ref_init (&link->owner, field->owner);

  return link;
}

/* The members live as long as their owner. */
static void
put (Link     *link,
     JsonNode *node)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&link->owner);

  if (owner == NULL)
    g_clear_pointer (&node, json_node_unref);
  else if (muster_plan_members_take (link->field.members, link->field.field->id, node))
    link->field.changed (owner);
}

void
muster_plan_name (GtkWidget  *widget,
                  const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
switch_cb (GtkSwitch  *widget,
           GParamSpec *pspec,
           Link       *link)
{
  put (link, gtk_switch_get_active (widget)
               ? json_node_init_boolean (json_node_alloc (), TRUE)
               : NULL);
}

static GtkWidget *
new_switch (const MusterPlanField *field)
{
  GtkWidget *widget = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (widget),
                         muster_plan_members_get_boolean (field->members, field->field->id));
  g_signal_connect_data (widget, "notify::active", G_CALLBACK (switch_cb), link_new (field), link_free,
                         0);
  return widget;
}

static void
value_changed_cb (GtkSpinButton *spin,
                  Link          *link)
{
  int value = gtk_spin_button_get_value_as_int (spin);

  put (link, value != link->field.field->fallback ? json_node_init_int (json_node_alloc (), value)
                                                  : NULL);
}

/* Where nothing may be said, that is what the lowest place of the button says. */
static gboolean
output_cb (GtkSpinButton *spin,
           Link          *link)
{
  const MusterField *field = link->field.field;

  if (gtk_spin_button_get_value_as_int (spin) >= field->min)
    return FALSE;

  /* Translators: in the place of a number: none was chosen. */
  gtk_editable_set_text (GTK_EDITABLE (spin), _("none"));
  return TRUE;
}

static GtkWidget *
new_spin (const MusterPlanField *field)
{
  const MusterField *spec = field->field;
  int least = MIN (spec->min, spec->fallback);
  GtkWidget *spin = gtk_spin_button_new_with_range (least, MAX (spec->max, least + 1), 1);

  /* A button that takes only digits would not show the word for none. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), least >= spec->min);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin),
                             muster_plan_members_get_int (field->members, spec->id, spec->fallback));
  g_signal_connect_data (spin, "output", G_CALLBACK (output_cb), link_new (field), link_free, 0);
  g_signal_connect_data (spin, "value-changed", G_CALLBACK (value_changed_cb), link_new (field),
                         link_free, 0);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 6);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  return spin;
}

static void
selected_cb (GtkDropDown *drop_down,
             GParamSpec  *pspec,
             Link        *link)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  put (link, selected == 0 || selected == GTK_INVALID_LIST_POSITION
               ? NULL
               : json_node_init_string (json_node_alloc (),
                                        link->field.field->choices[selected - 1].id));
}

static GtkWidget *
new_drop_down (const MusterPlanField *field)
{
  const MusterChoice *choices = field->field->choices;
  const char *chosen = muster_plan_members_get_text (field->members, field->field->id);
  int index = chosen != NULL ? muster_choices_find (choices, chosen) : -1;
  /* Translators: a choice that leaves something as it usually is. */
  const char *const first[] = { _("As usual"), NULL };
  GtkStringList *labels = gtk_string_list_new (first);
  GtkWidget *drop_down;

  for (guint i = 0; choices[i].id != NULL; i++)
    gtk_string_list_append (labels, _(choices[i].label));
  drop_down = gtk_drop_down_new (G_LIST_MODEL (labels), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), (guint) (index + 1));
  g_signal_connect_data (drop_down, "notify::selected", G_CALLBACK (selected_cb), link_new (field),
                         link_free, 0);
  return drop_down;
}

/* "Tiger 4, Camp 2": names with a number each. */
static JsonNode *
read_points (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *name = g_strstrip (parts[i]);
      char *number = strrchr (name, ' ');
      gint64 worth = 1;

      if (number != NULL && g_ascii_string_to_signed (number + 1, 10, -999, 999, &worth, NULL))
        *number = '\0';
      g_strchomp (name);
      if (*name != '\0')
        json_object_set_int_member (object, name, worth);
    }
  if (json_object_get_size (object) == 0)
    return NULL;
  return json_node_init_object (json_node_alloc (), object);
}

static char *
write_points (JsonNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("");

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &value))
    g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "", name,
                            (int) json_node_get_int (value));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
text_changed_cb (GtkEditable *editable,
                 Link        *link)
{
  const char *text = gtk_editable_get_text (editable);

  if (link->field.field->kind == MUSTER_FIELD_POINTS)
    put (link, read_points (text));
  else
    put (link, *text != '\0' ? json_node_init_string (json_node_alloc (), text) : NULL);
}

static GtkWidget *
new_entry (const MusterPlanField *field)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *points = write_points (muster_plan_members_get (field->members, field->field->id));
  const char *text = muster_plan_members_get_text (field->members, field->field->id);

  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_TEXT);
  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : points);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  if (field->field->kind == MUSTER_FIELD_POINTS)
    gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Camp 4, Well 2"));
  g_signal_connect_data (entry, "changed", G_CALLBACK (text_changed_cb), link_new (field), link_free,
                         0);
  return entry;
}

static gboolean
names_side (const MusterPlanField *field,
            const char            *id)
{
  JsonNode *node = muster_plan_members_get (field->members, field->field->id);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (g_strcmp0 (json_array_get_string_element (array, i), id) == 0)
      return TRUE;
  return FALSE;
}

static void
side_toggled_cb (GtkCheckButton *button,
                 Link           *link)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < muster_battle_plan_get_n_sides (link->field.plan); i++)
    {
      const char *id = muster_plan_side_get_id (muster_battle_plan_get_side (link->field.plan, i));
      gboolean named = g_str_equal (id, link->side_id) ? gtk_check_button_get_active (button)
                                                       : names_side (&link->field, id);

      if (named)
        json_array_add_string_element (array, id);
    }
  put (link, json_array_get_length (array) > 0 ? json_node_init_array (json_node_alloc (), array)
                                               : NULL);
}

static GtkWidget *
new_sides (const MusterPlanField *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < muster_battle_plan_get_n_sides (field->plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (field->plan, i);
      g_autofree char *title = muster_plan_side_dup_title (side);
      GtkWidget *check = gtk_check_button_new_with_label (title);
      Link *link = link_new (field);

      link->side_id = g_strdup (muster_plan_side_get_id (side));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), names_side (field, link->side_id));
      g_signal_connect_data (check, "toggled", G_CALLBACK (side_toggled_cb), link, link_free, 0);
      gtk_box_append (GTK_BOX (box), check);
    }
  return box;
}

static GtkWidget *
new_editor (const MusterPlanField *field)
{
  switch (field->field->kind)
    {
    case MUSTER_FIELD_SWITCH:
      return new_switch (field);

    case MUSTER_FIELD_NUMBER:
      return new_spin (field);

    case MUSTER_FIELD_CHOICE:
      return new_drop_down (field);

    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_SIDES:
      return new_sides (field);

    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
    case MUSTER_FIELD_POINTS:
    case MUSTER_FIELD_ANY:
    default:
      return new_entry (field);
    }
}

GtkWidget *
muster_plan_field_editor_new (const MusterPlanField *field)
{
  GtkWidget *editor = new_editor (field);

  gtk_widget_set_valign (editor, GTK_ALIGN_CENTER);
  muster_plan_name (editor, _(field->field->label));
  return editor;
}

GtkWidget *
muster_plan_field_row_new (const MusterPlanField *field)
{
  GtkWidget *row = muster_plan_row_new (_(field->field->label), NULL);
  GtkWidget *editor = muster_plan_field_editor_new (field);

  if (GTK_IS_BOX (editor))
    gtk_widget_set_margin_top (editor, 6);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), editor);
  if (GTK_IS_SWITCH (editor))
    {
      /* The row names it: with a name of its own it would be read out twice. */
      gtk_accessible_reset_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), editor);
    }
  return row;
}

void
muster_plan_row_set (GtkWidget  *row,
                     const char *title,
                     const char *subtitle)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
}

GtkWidget *
muster_plan_row_new (const char *title,
                     const char *subtitle)
{
  GtkWidget *row = muster_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  muster_plan_row_set (row, title, subtitle);

  return row;
}

static void
setup_choice_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 1.0f);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_list_item_set_child (item, label);
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
setup_row_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The toolkit's own rows cut what is chosen after twenty letters, however much room there is. */
AdwComboRow *
muster_plan_combo_new (const char *title)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();

  g_signal_connect (chosen, "setup", G_CALLBACK (setup_choice_cb), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (bind_choice_cb), NULL);
  g_signal_connect (list, "setup", G_CALLBACK (setup_row_cb), NULL);
  g_signal_connect (list, "bind", G_CALLBACK (bind_row_cb), NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_factory (ADW_COMBO_ROW (row), chosen);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (row), list);

  return ADW_COMBO_ROW (row);
}
