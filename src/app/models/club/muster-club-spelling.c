/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-spelling.h"

#include "core/muster-i18n.h"

struct _MusterClubSpelling
{
  MusterObject parent_instance;

  gboolean is_game;
  char *from;
  char *to;
  char *title;
  char *note;
  gboolean is_same;
};

G_DEFINE_FINAL_TYPE (MusterClubSpelling, muster_club_spelling, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_NOTE,
  PROP_IS_SAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_club_spelling_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterClubSpelling *self = MUSTER_CLUB_SPELLING (object);

  if (prop_id == PROP_IS_SAME)
    g_value_set_boolean (value, self->is_same);
  else
    g_value_set_string (value, prop_id == PROP_TITLE ? self->title : self->note);
}

static void
muster_club_spelling_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterClubSpelling *self = MUSTER_CLUB_SPELLING (object);

  if (self->is_same == g_value_get_boolean (value))
    return;
  self->is_same = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubSpelling, from, g_free),
  MUSTER_OWNED (MusterClubSpelling, to, g_free),
  MUSTER_OWNED (MusterClubSpelling, title, g_free),
  MUSTER_OWNED (MusterClubSpelling, note, g_free),
};

static void
muster_club_spelling_class_init (MusterClubSpellingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  object_class->get_property = muster_club_spelling_get_property;
  object_class->set_property = muster_club_spelling_set_property;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NOTE] =
    g_param_spec_string ("note", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_SAME] =
    g_param_spec_boolean ("is-same", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_spelling_init (MusterClubSpelling *self)
{
}

MusterClubSpelling *
muster_club_spelling_new (gboolean    is_game,
                          const char *from,
                          const char *to,
                          gboolean    is_same)
{
  MusterClubSpelling *self = g_object_new (MUSTER_TYPE_CLUB_SPELLING, NULL);

  self->is_game = is_game;
  self->from = g_strdup (from);
  self->to = g_strdup (to);
  self->is_same = is_same;
  self->title = g_strdup_printf (_("“%s” is “%s”"), from, to);
  self->note = g_strdup (is_game ? _("One game with two spellings: all of it is kept under the second.")
                                 : _("One person with two names: all results are his. The names can be "
                                     "separated again."));

  return self;
}

gboolean
muster_club_spelling_is_game (MusterClubSpelling *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_SPELLING (self), FALSE);

  return self->is_game;
}

const char *
muster_club_spelling_get_from (MusterClubSpelling *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_SPELLING (self), NULL);

  return self->from;
}

const char *
muster_club_spelling_get_to (MusterClubSpelling *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_SPELLING (self), NULL);

  return self->to;
}
