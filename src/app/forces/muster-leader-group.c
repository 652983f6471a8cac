/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-leader-group.h"

#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-typed-text.h"
#include "core/forces/muster-force-record.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-leader-roll.h"

struct _MusterLeaderGroup
{
  AdwPreferencesGroup parent_instance;

  MusterForceUnitView *view; /* (nullable) */
  MusterImageStore *images;  /* (nullable) */
  char *portrait;            /* whose picture is shown */
  gboolean showing;

  AdwAvatar *avatar;
  GtkWidget *remove_portrait;
  GtkToggleButton *lock;

  GtkEditable *name;
  GtkEditable *rank;
  AdwActionRow *roll_row;
  GtkLabel *leadership;
  AdwActionRow *trait_row;
  GtkEditable *trait_name;
  GtkWidget *record_row;
  AdwExpanderRow *by_hand;
  GtkSpinButton *hand_leadership;
  GtkWidget *hand_trait_row;
  GtkDropDown *hand_trait;
  GtkEditable *hand_reason;
  GtkWidget *hand_set;
  MusterForceUnit *hand_unit; /* whose values stand in the rows to set by hand; not owned, only compared */
};

G_DEFINE_FINAL_TYPE (MusterLeaderGroup, muster_leader_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  PROP_0,
  PROP_VIEW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterLeader *
get_leader (MusterLeaderGroup *self)
{
  MusterForceUnit *unit = self->view != NULL ? muster_force_unit_view_get_unit (self->view) : NULL;

  return unit != NULL ? muster_force_unit_get_leader (unit) : NULL;
}

/* A picture that is gone or damaged is no reason not to show the Leader. */
static GdkTexture *
load_portrait (MusterLeaderGroup *self,
               const char        *id)
{
  g_autoptr (GBytes) bytes =
    self->images != NULL && *id != '\0' ? muster_image_store_get (self->images, id, NULL, NULL) : NULL;

  return bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;
}

static void
show_portrait (MusterLeaderGroup *self,
               MusterLeader      *leader)
{
  const char *id = muster_leader_get_portrait (leader);

  adw_avatar_set_text (self->avatar, muster_leader_get_name (leader));
  gtk_widget_set_visible (self->remove_portrait, *id != '\0');
  if (g_strcmp0 (self->portrait, id) == 0)
    return;

  {
    g_autoptr (GdkTexture) texture = load_portrait (self, id);

    adw_avatar_set_custom_image (self->avatar, (GdkPaintable *) texture);
    g_free (self->portrait);
    self->portrait = g_strdup (id);
  }
}

static void
show_lock (MusterLeaderGroup *self,
           MusterLeader      *leader)
{
  gboolean locked = muster_leader_get_name_locked (leader);

  gtk_toggle_button_set_active (self->lock, locked);
  gtk_button_set_icon_name (GTK_BUTTON (self->lock),
                            locked ? "changes-prevent-symbolic" : "changes-allow-symbolic");
}

static void
show_rolled (MusterLeaderGroup *self,
             MusterLeader      *leader)
{
  MusterRuleset *ruleset =
    muster_force_get_ruleset (muster_force_unit_view_get_force (self->view));
  int leadership = muster_leader_get_leadership (leader);
  g_autofree char *value =
    leadership != 0 ? muster_ruleset_dup_leadership (ruleset, leadership) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->roll_row),
                          leadership != 0 || muster_ruleset_rolls_leaders (ruleset));
  gtk_label_set_label (self->leadership, value != NULL ? value : "");
  g_object_set (self->roll_row, "subtitle", leadership == 0 ? _("Not rolled yet") : "", NULL);
}

static void
show_trait (MusterLeaderGroup *self,
            MusterLeader      *leader)
{
  const MusterTrait *trait = muster_leader_get_trait (leader);
  gboolean has_trait = *muster_leader_get_trait_id (leader) != '\0';
  const char *label = trait != NULL ? muster_force_text_show (trait->name)
                                    : muster_leader_get_trait_id (leader);

  gtk_widget_set_visible (GTK_WIDGET (self->trait_row), has_trait);
  gtk_widget_set_visible (GTK_WIDGET (self->trait_name), has_trait);
  g_object_set (self->trait_row, "title", label, "subtitle",
                trait != NULL ? muster_force_text_show (trait->summary) : "", NULL);
  muster_editable_show_text (self->trait_name, muster_leader_get_trait_name (leader));
}

/* All that was rolled or written down for him, the newest first; what is not kept yet happened just now. */
static void
show_record (MusterLeaderGroup *self)
{
  MusterForce *force = muster_force_unit_view_get_force (self->view);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  muster_force_date_events (force, g_get_real_time () / G_USEC_PER_SEC);
  lines = muster_force_list_leader_record (force, muster_force_unit_view_get_unit (self->view));
  text = g_strjoinv ("\n", lines);
  gtk_widget_set_visible (self->record_row, *text != '\0');
  g_object_set (self->record_row, "subtitle", text, "subtitle-lines", 0, NULL);
}

static GPtrArray *
get_traits (MusterLeaderGroup *self)
{
  return muster_catalog_get_traits (
    muster_force_get_catalog (muster_force_unit_view_get_force (self->view)));
}

/* Traits of the rules, and none of them first. */
static void
list_traits (MusterLeaderGroup *self)
{
  GPtrArray *traits = get_traits (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: no trait */
  gtk_string_list_append (names, _("None"));
  for (guint i = 0; i < traits->len; i++)
    gtk_string_list_append (names, muster_force_text_show (((MusterTrait *) traits->pdata[i])->name));
  gtk_drop_down_set_model (self->hand_trait, G_LIST_MODEL (names));
  gtk_widget_set_visible (self->hand_trait_row, traits->len > 0);
}

/* What he is like now is what is changed. It is filled in when another unit is chosen. */
static void
show_by_hand (MusterLeaderGroup *self,
              MusterLeader      *leader)
{
  MusterRuleset *ruleset =
    muster_force_get_ruleset (muster_force_unit_view_get_force (self->view));
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  MusterForceUnit *unit = muster_force_unit_view_get_unit (self->view);
  GPtrArray *traits = get_traits (self);

  gtk_widget_set_visible (GTK_WIDGET (self->by_hand), gtk_widget_get_visible (GTK_WIDGET (self->roll_row)));
  if (self->hand_unit == unit)
    return;

  self->hand_unit = unit;
  list_traits (self);
  gtk_spin_button_set_range (self->hand_leadership, 0,
                             rules->max_leadership > 0 ? rules->max_leadership : MUSTER_FORCE_MAX_LEADERSHIP);
  gtk_spin_button_set_value (self->hand_leadership, muster_leader_get_leadership (leader));
  gtk_drop_down_set_selected (self->hand_trait, 0);
  for (guint i = 0; i < traits->len; i++)
    if (g_str_equal (((MusterTrait *) traits->pdata[i])->id, muster_leader_get_trait_id (leader)))
      gtk_drop_down_set_selected (self->hand_trait, i + 1);
  gtk_editable_set_text (self->hand_reason, "");
}

static void
show_leader (MusterLeaderGroup *self)
{
  MusterLeader *leader = get_leader (self);

  if (leader == NULL)
    return;

  self->showing = TRUE;
  muster_editable_show_text (self->name, muster_leader_get_name (leader));
  muster_editable_show_text (self->rank, muster_leader_get_rank (leader));
  show_portrait (self, leader);
  show_lock (self, leader);
  show_rolled (self, leader);
  show_trait (self, leader);
  show_record (self);
  show_by_hand (self, leader);
  self->showing = FALSE;
}

static void
name_changed_cb (MusterLeaderGroup *self)
{
  MusterLeader *leader = get_leader (self);
  MusterForce *force;

  if (self->showing || leader == NULL)
    return;

  if (muster_leader_get_name_locked (leader))
    {
      muster_leader_set_name (leader, gtk_editable_get_text (self->name));
      return;
    }

  /* A name that somebody typed is his own: no generator replaces it. */
  force = muster_force_unit_view_get_force (self->view);
  muster_force_begin_group (force, NULL);
  muster_leader_set_name (leader, gtk_editable_get_text (self->name));
  muster_leader_set_name_locked (leader, TRUE);
  muster_force_end_group (force);
}

static void
lock_toggled_cb (MusterLeaderGroup *self)
{
  if (!self->showing && get_leader (self) != NULL)
    muster_leader_set_name_locked (get_leader (self), gtk_toggle_button_get_active (self->lock));
}

static void
rank_changed_cb (MusterLeaderGroup *self)
{
  if (!self->showing && get_leader (self) != NULL)
    muster_leader_set_rank (get_leader (self), gtk_editable_get_text (self->rank));
}

static void
trait_name_changed_cb (MusterLeaderGroup *self)
{
  if (!self->showing && get_leader (self) != NULL)
    muster_force_rename_trait (muster_force_unit_view_get_force (self->view),
                               muster_force_unit_view_get_unit (self->view),
                               gtk_editable_get_text (self->trait_name));
}

/* Nothing is written down for no reason. */
static void
reason_changed_cb (MusterLeaderGroup *self)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->hand_reason)));

  gtk_widget_set_sensitive (self->hand_set, *reason != '\0');
}

static void
hand_set_cb (MusterLeaderGroup *self)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->hand_reason)));
  guint selected = gtk_drop_down_get_selected (self->hand_trait);
  GPtrArray *traits = get_traits (self);
  const char *trait =
    selected > 0 && selected <= traits->len ? ((MusterTrait *) traits->pdata[selected - 1])->id : NULL;

  if (get_leader (self) == NULL || *reason == '\0')
    return;
  muster_force_write_leader (muster_force_unit_view_get_force (self->view),
                             muster_force_unit_view_get_unit (self->view),
                             gtk_spin_button_get_value_as_int (self->hand_leadership), trait, reason);
  gtk_editable_set_text (self->hand_reason, "");
}

static void
muster_leader_group_dispose (GObject *object)
{
  MusterLeaderGroup *self = MUSTER_LEADER_GROUP (object);

  g_clear_object (&self->view);
  g_clear_object (&self->images);
  g_clear_pointer (&self->portrait, g_free);

  G_OBJECT_CLASS (muster_leader_group_parent_class)->dispose (object);
}

static void
muster_leader_group_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      g_value_set_object (value, MUSTER_LEADER_GROUP (object)->view);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_group_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      muster_leader_group_set_view (MUSTER_LEADER_GROUP (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_group_class_init (MusterLeaderGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_leader_group_dispose;
  object_class->get_property = muster_leader_group_get_property;
  object_class->set_property = muster_leader_group_set_property;

  properties[PROP_VIEW] =
    g_param_spec_object ("view", NULL, NULL, MUSTER_TYPE_FORCE_UNIT_VIEW,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-leader-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, avatar);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, remove_portrait);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, lock);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, name);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, rank);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, roll_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, leadership);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, trait_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, trait_name);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, record_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, by_hand);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, hand_leadership);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, hand_trait_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, hand_trait);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, hand_reason);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, hand_set);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, lock_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, rank_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, trait_name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reason_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hand_set_cb);
}

static void
muster_leader_group_init (MusterLeaderGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * muster_leader_group_set_view:
 * @view: (nullable): whose unit's Leader is shown
 */
void
muster_leader_group_set_view (MusterLeaderGroup   *self,
                              MusterForceUnitView *view)
{
  g_return_if_fail (MUSTER_IS_LEADER_GROUP (self));
  g_return_if_fail (view == NULL || MUSTER_IS_FORCE_UNIT_VIEW (view));

  if (self->view == view)
    return;

  if (self->view != NULL)
    g_signal_handlers_disconnect_by_func (self->view, show_leader, self);
  g_set_object (&self->view, view);
  if (view != NULL)
    {
      g_signal_connect_object (view, "changed", G_CALLBACK (show_leader), self, G_CONNECT_SWAPPED);
      show_leader (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

void
muster_leader_group_set_images (MusterLeaderGroup *self,
                                MusterImageStore  *images)
{
  g_return_if_fail (MUSTER_IS_LEADER_GROUP (self));

  g_set_object (&self->images, images);
}
