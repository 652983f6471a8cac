/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-leader-group.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-typed-spin.h"
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
  char *portrait;            /* the id of the picture that is shown */
  gboolean showing;

  AdwAvatar *avatar;
  GtkWidget *remove_portrait;
  GtkToggleButton *lock;

  GtkEditable *name;
  GtkEditable *rank;
  AdwActionRow *roll_row;
  GtkLabel *leadership;
  GtkWidget *office_row;
  GtkDropDown *office;
  GtkWidget *rating_row;
  GtkDropDown *rating;
  AdwActionRow *trait_row;
  GtkEditable *trait_name;
  GtkWidget *record_row;
  AdwExpanderRow *by_hand;
  GtkSpinButton *hand_leadership;
  GtkWidget *hand_trait_row;
  GtkDropDown *hand_trait;
  GtkEditable *hand_reason;
  GtkWidget *hand_set;
  gconstpointer listed; /* the traits in the list of offices, and whose ratings are listed; only compared */
  gconstpointer rated;
  MusterForceUnit *hand_unit; /* the unit whose values the rows for setting by hand show; not owned,
                               * only compared */
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
    g_autoptr (GdkTexture) texture = NULL;
    g_autoptr (GBytes) bytes = NULL;

    /* If the picture is missing or damaged, show the Leader without it. */
    bytes =
      self->images != NULL && *id != '\0' ? muster_image_store_get (self->images, id, NULL, NULL) : NULL;
    texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;
    adw_avatar_set_custom_image (self->avatar, (GdkPaintable *) texture);
    g_free (self->portrait);
    self->portrait = g_strdup (id);
  }
}

/* Lists all that was rolled or written down for the Leader, the newest first. Entries that are not
 * stored yet get the present time. */
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

/* Returns the position of a trait in a list that begins with none. */
static guint
find_trait (MusterLeaderGroup *self,
            const char        *id)
{
  GPtrArray *traits = get_traits (self);

  for (guint i = 0; i < traits->len; i++)
    if (g_strcmp0 (((MusterTrait *) traits->pdata[i])->id, id) == 0)
      return i + 1;
  return 0;
}

/* Lists the traits of the rules after an entry for no trait. */
static void
list_traits (MusterLeaderGroup *self,
             GtkDropDown       *drop_down)
{
  GPtrArray *traits = get_traits (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: no trait */
  gtk_string_list_append (names, _("None"));
  for (guint i = 0; i < traits->len; i++)
    gtk_string_list_append (names, muster_force_text_show (((MusterTrait *) traits->pdata[i])->name));
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

/* Where no dice say who leads, the player does: a General is with this unit, or nobody is. */
static void
show_office (MusterLeaderGroup *self,
             MusterLeader      *leader,
             MusterRuleset     *ruleset)
{
  const char *trait = muster_leader_get_trait_id (leader);
  gboolean is_chosen = !muster_ruleset_rolls_leaders (ruleset) && get_traits (self)->len > 0;

  gtk_widget_set_visible (self->office_row, is_chosen);
  if (!is_chosen)
    return;
  if (*trait == '\0' && muster_leader_leads (leader))
    trait = muster_ruleset_get_rules (ruleset)->default_trait;
  if (self->listed != get_traits (self))
    list_traits (self, self->office);
  self->listed = get_traits (self);
  gtk_drop_down_set_selected (self->office, find_trait (self, trait));
}

/* Where units that are leaders themselves have a rating and no dice for it, the player gives it. */
static void
show_rating (MusterLeaderGroup *self,
             MusterLeader      *leader,
             MusterRuleset     *ruleset)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  const MusterUnitType *type =
    muster_force_unit_get_unit_type (muster_force_unit_view_get_unit (self->view));
  const char *name = muster_rules_get_leadership_name (rules);
  gboolean is_rated = !muster_ruleset_rolls_leaders (ruleset) && rules->leadership_name != NULL &&
                      type != NULL && g_strcmp0 (type->kind, rules->leader_kind) == 0;
  g_autoptr (GtkStringList) ratings = NULL;

  gtk_widget_set_visible (self->rating_row, is_rated);
  if (!is_rated)
    return;
  if (self->rated != rules)
    {
      /* Translators: the usual rating */
      ratings = gtk_string_list_new ((const char *[]) { _("Usual"), NULL });
      for (int i = 1; i <= rules->max_leadership; i++)
        gtk_string_list_take (ratings, g_strdup_printf ("%d", i));
      gtk_drop_down_set_model (self->rating, G_LIST_MODEL (ratings));
    }
  self->rated = rules;
  g_object_set (self->rating_row, "title", name, NULL);
  muster_accessible_set_label (GTK_WIDGET (self->rating), name);
  gtk_drop_down_set_selected (
    self->rating, (guint) CLAMP (muster_leader_get_leadership (leader), 0, rules->max_leadership));
}

/* Fills the rows for setting values by hand with the present ones, but only when another unit is
 * chosen, so that what the user has entered stays. */
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
  list_traits (self, self->hand_trait);
  gtk_widget_set_visible (self->hand_trait_row, traits->len > 0);
  gtk_spin_button_set_range (self->hand_leadership, 0,
                             rules->max_leadership > 0 ? rules->max_leadership : MUSTER_FORCE_MAX_LEADERSHIP);
  gtk_spin_button_set_value (self->hand_leadership, muster_leader_get_leadership (leader));
  gtk_drop_down_set_selected (self->hand_trait, find_trait (self, muster_leader_get_trait_id (leader)));
  gtk_editable_set_text (self->hand_reason, "");
}

static void
show_leader (MusterLeaderGroup *self)
{
  MusterLeader *leader = get_leader (self);
  gboolean locked;
  MusterRuleset *ruleset;
  int leadership;
  g_autofree char *value = NULL;
  const MusterTrait *trait;
  gboolean has_trait;
  const char *label;

  if (leader == NULL)
    return;

  self->showing = TRUE;
  muster_editable_show_text (self->name, muster_leader_get_name (leader));
  muster_editable_show_text (self->rank, muster_leader_get_rank (leader));
  show_portrait (self, leader);
  locked = muster_leader_get_name_locked (leader);
  gtk_toggle_button_set_active (self->lock, locked);
  gtk_button_set_icon_name (GTK_BUTTON (self->lock),
                            locked ? "changes-prevent-symbolic" : "changes-allow-symbolic");
  ruleset =
    muster_force_get_ruleset (muster_force_unit_view_get_force (self->view));
  leadership = muster_leader_get_leadership (leader);
  value =
    leadership != 0 ? muster_ruleset_dup_leadership (ruleset, leadership) : NULL;
  show_office (self, leader, ruleset);
  show_rating (self, leader, ruleset);
  gtk_widget_set_visible (GTK_WIDGET (self->roll_row),
                          muster_ruleset_rolls_leaders (ruleset) ||
                            (leadership != 0 && !gtk_widget_get_visible (self->rating_row)));
  gtk_label_set_label (self->leadership, value != NULL ? value : "");
  g_object_set (self->roll_row, "subtitle", leadership == 0 ? _("Not rolled yet") : "", NULL);

  trait = muster_leader_get_trait (leader);
  has_trait = *muster_leader_get_trait_id (leader) != '\0';
  label = trait != NULL ? muster_force_text_show (trait->name)
                        : muster_leader_get_trait_id (leader);
  gtk_widget_set_visible (GTK_WIDGET (self->trait_row), has_trait);
  gtk_widget_set_visible (GTK_WIDGET (self->trait_name), has_trait);
  g_object_set (self->trait_row, "title", label, "subtitle",
                trait != NULL ? muster_force_text_show (trait->summary) : "", NULL);
  muster_editable_show_text (self->trait_name, muster_leader_get_trait_name (leader));

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

  /* Locks a name that the user typed, so that the generator does not replace it. */
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

/* A General who has gone leaves no name behind, since whoever has a name leads. */
static void
office_chosen_cb (MusterLeaderGroup *self)
{
  MusterLeader *leader = get_leader (self);
  guint selected = gtk_drop_down_get_selected (self->office);
  MusterForce *force;

  if (self->showing || leader == NULL || selected > get_traits (self)->len)
    return;

  force = muster_force_unit_view_get_force (self->view);
  muster_force_begin_group (force, _("Choose who leads"));
  if (selected == 0)
    {
      muster_leader_set_name (leader, "");
      muster_leader_set_rank (leader, "");
      muster_leader_set_leadership (leader, 0);
    }
  muster_leader_set_trait_id (
    leader, selected > 0 ? ((MusterTrait *) get_traits (self)->pdata[selected - 1])->id : "");
  muster_force_end_group (force);
}

static void
rating_chosen_cb (MusterLeaderGroup *self)
{
  guint selected = gtk_drop_down_get_selected (self->rating);

  if (!self->showing && get_leader (self) != NULL && selected != GTK_INVALID_LIST_POSITION)
    muster_leader_set_leadership (get_leader (self), (int) selected);
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

/* A value can only be set by hand with a reason. */
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
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, office_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, office);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, rating_row);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderGroup, rating);
  gtk_widget_class_bind_template_callback (widget_class, office_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rating_chosen_cb);
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
  muster_typed_spin_tame_wheel (self->hand_leadership);
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
