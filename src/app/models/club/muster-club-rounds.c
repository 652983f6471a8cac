/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-rounds.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/muster-store-club.h"

#include <string.h>

typedef struct
{
  MusterClub *club;
  gpointer shown; /* (nullable) */
  char *chosen;   /* the key of the one that was chosen, or "" */
  guint round;
} MusterClubRoundsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterClubRounds, muster_club_rounds, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static MusterClubRoundsPrivate *
get_private (MusterClubRounds *self)
{
  return muster_club_rounds_get_instance_private (self);
}

/* Returns where it stands among all of them, or G_MAXUINT. */
static guint
find_place (MusterClubRounds *self,
            const char       *key)
{
  GPtrArray *all = muster_club_rounds_get_all (self);

  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      if (strcmp (MUSTER_CLUB_ROUNDS_GET_CLASS (self)->get_key (all->pdata[i]), key) == 0)
        return i;
    }

  return G_MAXUINT;
}

/* (nullable): the one that stands @step places after it */
static gconstpointer
find_step (MusterClubRounds *self,
           int               step)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  gpointer shown = get_private (self)->shown;
  GPtrArray *all = muster_club_rounds_get_all (self);
  guint place = shown != NULL ? find_place (self, klass->get_key (shown)) : G_MAXUINT;
  gint64 wanted = (gint64) place + step;

  return place != G_MAXUINT && wanted >= 0 && wanted < all->len ? all->pdata[wanted] : NULL;
}

/* @one: (nullable) (transfer full) */
static void
show (MusterClubRounds *self,
      gpointer          one)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  MusterClubRoundsPrivate *priv = get_private (self);
  gboolean is_other =
    priv->shown == NULL || one == NULL || strcmp (klass->get_key (priv->shown), klass->get_key (one)) != 0;
  guint n_before = muster_club_rounds_count (self);
  guint n;

  g_clear_pointer (&priv->shown, klass->free);
  priv->shown = one;
  n = muster_club_rounds_count (self);
  if (one != NULL && (is_other || n > n_before || priv->round >= n))
    priv->round = n > 0 ? n - 1 : 0;
  g_signal_emit (self, changed_signal, 0);
}

static void
club_changed_cb (MusterClubRounds *self)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  MusterClubRoundsPrivate *priv = get_private (self);
  GPtrArray *all = muster_club_rounds_get_all (self);
  guint place = *priv->chosen != '\0' ? find_place (self, priv->chosen) : G_MAXUINT;
  gconstpointer found = NULL;
  gpointer copy;

  if (place != G_MAXUINT)
    found = all->pdata[place];
  else if (all != NULL && all->len > 0)
    found = klass->find_usual (self, all);
  copy = found != NULL ? klass->copy (found) : NULL;
  if (copy != NULL && klass->take != NULL)
    klass->take (self, copy);
  show (self, copy);
}

static void
muster_club_rounds_finalize (GObject *object)
{
  MusterClubRoundsPrivate *priv = get_private (MUSTER_CLUB_ROUNDS (object));

  g_clear_pointer (&priv->shown, MUSTER_CLUB_ROUNDS_GET_CLASS (object)->free);
  g_clear_object (&priv->club);
  g_free (priv->chosen);

  G_OBJECT_CLASS (muster_club_rounds_parent_class)->finalize (object);
}

static void
muster_club_rounds_class_init (MusterClubRoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_club_rounds_finalize;

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_rounds_init (MusterClubRounds *self)
{
  get_private (self)->chosen = g_strdup ("");
}

gpointer
muster_club_rounds_new (GType       type,
                        MusterClub *club)
{
  MusterClubRounds *self = g_object_new (type, NULL);

  get_private (self)->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (club_changed_cb), self, G_CONNECT_SWAPPED);
  club_changed_cb (self);

  return self;
}

MusterClub *
muster_club_rounds_get_club (MusterClubRounds *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), NULL);

  return get_private (self)->club;
}

const MusterClubNames *
muster_club_rounds_get_names (MusterClubRounds *self)
{
  const MusterClubContent *content;

  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), NULL);

  content = muster_club_get_content (get_private (self)->club);

  return content != NULL ? content->names : NULL;
}

const char *
muster_club_rounds_get_name (MusterClubRounds *self,
                             const char       *name)
{
  return muster_club_names_resolve (muster_club_rounds_get_names (self), name);
}

GPtrArray *
muster_club_rounds_get_all (MusterClubRounds *self)
{
  const MusterClubContent *content;

  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), NULL);

  content = muster_club_get_content (get_private (self)->club);

  return content != NULL ? MUSTER_CLUB_ROUNDS_GET_CLASS (self)->list (content) : NULL;
}

gconstpointer
muster_club_rounds_get_shown (MusterClubRounds *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), NULL);

  return get_private (self)->shown;
}

gboolean
muster_club_rounds_can_go (MusterClubRounds *self,
                           int               step)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), FALSE);

  return find_step (self, step) != NULL;
}

void
muster_club_rounds_go (MusterClubRounds *self,
                       int               step)
{
  gconstpointer other;

  g_return_if_fail (MUSTER_IS_CLUB_ROUNDS (self));

  other = find_step (self, step);
  if (other != NULL)
    muster_club_rounds_choose (self, MUSTER_CLUB_ROUNDS_GET_CLASS (self)->get_key (other));
}

void
muster_club_rounds_choose (MusterClubRounds *self,
                           const char       *key)
{
  MusterClubRoundsPrivate *priv;

  g_return_if_fail (MUSTER_IS_CLUB_ROUNDS (self));

  priv = get_private (self);
  g_free (priv->chosen);
  priv->chosen = g_strdup (key);
  club_changed_cb (self);
}

guint
muster_club_rounds_count (MusterClubRounds *self)
{
  gpointer shown;

  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), 0);

  shown = get_private (self)->shown;

  return shown != NULL ? MUSTER_CLUB_ROUNDS_GET_CLASS (self)->get_rounds (shown)->len : 0;
}

guint
muster_club_rounds_get_round (MusterClubRounds *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), 0);

  return get_private (self)->round;
}

void
muster_club_rounds_set_round (MusterClubRounds *self,
                              guint             round)
{
  MusterClubRoundsPrivate *priv;

  g_return_if_fail (MUSTER_IS_CLUB_ROUNDS (self));

  priv = get_private (self);
  if (priv->round == round || round >= muster_club_rounds_count (self))
    return;
  priv->round = round;
  g_signal_emit (self, changed_signal, 0);
}

const MusterRound *
muster_club_rounds_get_drawn (MusterClubRounds *self)
{
  MusterClubRoundsPrivate *priv;

  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), NULL);

  priv = get_private (self);

  return priv->round < muster_club_rounds_count (self)
           ? MUSTER_CLUB_ROUNDS_GET_CLASS (self)->get_rounds (priv->shown)->pdata[priv->round]
           : NULL;
}

gboolean
muster_club_rounds_is_last (MusterClubRounds *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), FALSE);

  return get_private (self)->round + 1 == muster_club_rounds_count (self);
}

gboolean
muster_club_rounds_put (MusterClubRounds  *self,
                        gpointer           one,
                        const char        *title,
                        GError           **error)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  MusterClubRoundsPrivate *priv = get_private (self);

  if (!klass->put (one, muster_store_get_documents (muster_club_get_store (priv->club)), title, error))
    {
      klass->free (one);
      return FALSE;
    }
  g_free (priv->chosen);
  priv->chosen = g_strdup (klass->get_key (one));
  show (self, one);

  return TRUE;
}

gboolean
muster_club_rounds_remove (MusterClubRounds  *self,
                           GError           **error)
{
  MusterClubRoundsPrivate *priv;

  g_return_val_if_fail (MUSTER_IS_CLUB_ROUNDS (self), FALSE);

  priv = get_private (self);
  g_return_val_if_fail (priv->shown != NULL, FALSE);

  if (!MUSTER_CLUB_ROUNDS_GET_CLASS (self)->remove (
        priv->shown, muster_store_get_documents (muster_club_get_store (priv->club)), error))
    return FALSE;
  g_free (priv->chosen);
  priv->chosen = g_strdup ("");

  return TRUE;
}

gpointer
muster_club_rounds_copy_for (MusterClubRounds  *self,
                             guint              table,
                             MusterRoundPair  **pair,
                             GError           **error)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  MusterClubRoundsPrivate *priv = get_private (self);
  const MusterRound *drawn = muster_club_rounds_get_drawn (self);
  gpointer copy;

  if (drawn == NULL || muster_round_find_at (drawn, table) == NULL)
    {
      muster_core_refuse (error, _("there is no table %u"), table);
      return NULL;
    }
  copy = klass->copy (priv->shown);
  *pair = muster_round_find_at (klass->get_rounds (copy)->pdata[priv->round], table);

  return copy;
}

gboolean
muster_club_rounds_set_result (MusterClubRounds   *self,
                               guint               table,
                               MusterClubVerdict   verdict,
                               const gint64       *points,
                               GError            **error)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  guint number = get_private (self)->round + 1;
  MusterRoundPair *pair;
  gpointer copy = muster_club_rounds_copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (copy == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result: %s against %s"), pair->attacker, pair->defender);
  if (muster_rounds_set_result (klass->get_rounds (copy), number, pair->attacker, pair->defender, verdict,
                                points, error))
    return muster_club_rounds_put (self, copy, title, error);
  klass->free (copy);

  return FALSE;
}

gboolean
muster_club_rounds_unset_result (MusterClubRounds  *self,
                                 guint              table,
                                 GError           **error)
{
  MusterClubRoundsClass *klass = MUSTER_CLUB_ROUNDS_GET_CLASS (self);
  guint number = get_private (self)->round + 1;
  MusterRoundPair *pair;
  gpointer copy = muster_club_rounds_copy_for (self, table, &pair, error);
  g_autofree char *title = NULL;

  if (copy == NULL)
    return FALSE;
  title = g_strdup_printf (_("Result taken away: %s against %s"), pair->attacker, pair->defender);
  if (muster_rounds_unset_result (klass->get_rounds (copy), number, pair->attacker, error))
    return muster_club_rounds_put (self, copy, title, error);
  klass->free (copy);

  return FALSE;
}
