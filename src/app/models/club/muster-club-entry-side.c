/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-entry.h"

struct _MusterClubEntrySide
{
  GObject parent_instance;

  char *texts[4]; /* in the order of the properties */
};

G_DEFINE_FINAL_TYPE (MusterClubEntrySide, muster_club_entry_side, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PLAYERS,
  PROP_FORCE,
  PROP_POINTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_club_entry_side_finalize (GObject *object)
{
  MusterClubEntrySide *self = MUSTER_CLUB_ENTRY_SIDE (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (muster_club_entry_side_parent_class)->finalize (object);
}

static void
muster_club_entry_side_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  g_value_set_string (value, MUSTER_CLUB_ENTRY_SIDE (object)->texts[prop_id]);
}

static void
muster_club_entry_side_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  MusterClubEntrySide *self = MUSTER_CLUB_ENTRY_SIDE (object);
  const char *text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";

  if (g_strcmp0 (self->texts[prop_id], text) == 0)
    return;
  g_free (self->texts[prop_id]);
  self->texts[prop_id] = g_strdup (text);
  g_object_notify_by_pspec (object, pspec);
}

static void
muster_club_entry_side_class_init (MusterClubEntrySideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_club_entry_side_finalize;
  object_class->get_property = muster_club_entry_side_get_property;
  object_class->set_property = muster_club_entry_side_set_property;

  properties[PROP_PLAYERS] = g_param_spec_string ("players", NULL, NULL, "", flags);
  properties[PROP_FORCE] = g_param_spec_string ("force", NULL, NULL, "", flags);
  properties[PROP_POINTS] = g_param_spec_string ("points", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_entry_side_init (MusterClubEntrySide *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    self->texts[i] = g_strdup ("");
}
