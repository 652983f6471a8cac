/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-details.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-side-colour.h"

/* What the member `corrections` says where they need the other player. */
#define AGREED "agreed"

void
muster_battle_details_clear (MusterBattleDetails *self)
{
  g_clear_pointer (&self->despatch, g_free);
  g_clear_pointer (&self->despatch_log, g_free);
  g_clear_pointer (&self->tie, muster_battle_tie_free);
  g_clear_pointer (&self->colours, g_hash_table_unref);
  g_clear_pointer (&self->proposal, muster_battle_proposal_free);
  muster_occasion_clear (&self->occasion);
}

void
muster_battle_details_copy (MusterBattleDetails       *self,
                            const MusterBattleDetails *other)
{
  MusterBattleDetails copy = {
    g_strdup (other->despatch),
    g_strdup (other->despatch_log),
    other->tie != NULL ? muster_battle_tie_copy (other->tie) : NULL,
    NULL,
    { g_strdup (other->occasion.played), g_strdup (other->occasion.kind), other->occasion.counts },
    other->is_agreed,
    other->proposal != NULL ? muster_battle_proposal_copy (other->proposal) : NULL,
  };
  GHashTableIter iter;
  gpointer side, colour;

  if (other->colours != NULL)
    {
      g_hash_table_iter_init (&iter, other->colours);
      while (g_hash_table_iter_next (&iter, &side, &colour))
        muster_battle_details_set_colour (&copy, side, colour);
    }
  muster_battle_details_clear (self);
  *self = copy;
}

void
muster_battle_details_set_colour (MusterBattleDetails *self,
                                  const char          *side,
                                  const char          *colour)
{
  if (colour == NULL)
    {
      if (self->colours != NULL)
        g_hash_table_remove (self->colours, side);
      return;
    }
  if (self->colours == NULL)
    self->colours = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_replace (self->colours, g_strdup (side), g_strdup (colour));
}

/**
 * muster_battle_details_get_colour:
 * @side: the id of a side
 *
 * Returns: (nullable): the id of the colour that was chosen for it
 */
const char *
muster_battle_details_get_colour (const MusterBattleDetails *self,
                                  const char                *side)
{
  return self->colours != NULL ? g_hash_table_lookup (self->colours, side) : NULL;
}

static gboolean
read_colours (MusterBattleDetails *self,
              const MusterSpot    *document)
{
  const char *colour;
  MusterSpot list, spot;

  if (!muster_spot_member (document, "colours", &list))
    return TRUE;
  if (!muster_spot_is_object (&list))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&list, i, &spot); i++)
    {
      if (!muster_side_colour_read (&spot, &colour))
        return FALSE;
      muster_battle_details_set_colour (self, spot.member, colour);
    }
  return TRUE;
}

static gboolean
read_corrections (MusterBattleDetails *self,
                  const MusterSpot    *document)
{
  const char *corrections;
  MusterSpot spot;

  if (muster_spot_member (document, "corrections", &spot))
    {
      if (!muster_spot_read_string (&spot, 64, &corrections))
        return FALSE;
      if (strcmp (corrections, AGREED) != 0)
        return muster_spot_fail (&spot, _("expected “%s”"), AGREED);
      self->is_agreed = TRUE;
    }
  if (!muster_spot_member (document, "proposal", &spot))
    return TRUE;
  if (!self->is_agreed)
    return muster_spot_fail (&spot, _("in this battle corrections need nobody’s nod"));
  self->proposal = muster_battle_proposal_read (&spot);
  return self->proposal != NULL;
}

/**
 * muster_battle_details_read:
 * @self: (out caller-allocates): empty
 *
 * Returns: whether all of them are valid; if not, the error of @document is set
 */
gboolean
muster_battle_details_read (MusterBattleDetails *self,
                            const MusterSpot    *document)
{
  const char *despatch = NULL, *log = NULL;
  MusterSpot spot;

  if (muster_spot_member (document, "despatch", &spot) &&
      !muster_spot_read_string (&spot, MUSTER_DESPATCH_MAX_LENGTH, &despatch))
    return FALSE;
  if (muster_spot_member (document, "despatch_log", &spot))
    {
      if (!muster_log_digest_read (&spot, &log))
        return FALSE;
      if (despatch == NULL)
        return muster_spot_fail (&spot, _("there is no despatch that this could belong to"));
    }

  if (muster_spot_member (document, "campaign", &spot))
    {
      self->tie = muster_battle_tie_read (&spot);
      if (self->tie == NULL)
        return FALSE;
    }

  self->despatch = g_strdup (despatch);
  self->despatch_log = g_strdup (log);
  return read_colours (self, document) && read_corrections (self, document) &&
         muster_occasion_read (&self->occasion, document);
}

static void
write_kept (const MusterBattleDetails *self,
            JsonBuilder               *builder)
{
  g_autoptr (GList) sides = NULL;

  if (self->tie != NULL)
    {
      json_builder_set_member_name (builder, "campaign");
      muster_battle_tie_write (self->tie, builder);
    }
  /* Sorted by side, so that the same colours always give the same bytes. */
  sides = self->colours != NULL ? g_hash_table_get_keys (self->colours) : NULL;
  if (sides != NULL)
    {
      sides = g_list_sort (sides, (GCompareFunc) strcmp);
      json_builder_set_member_name (builder, "colours");
      json_builder_begin_object (builder);
      for (GList *l = sides; l != NULL; l = l->next)
        {
          json_builder_set_member_name (builder, l->data);
          json_builder_add_string_value (builder, muster_battle_details_get_colour (self, l->data));
        }
      json_builder_end_object (builder);
    }
  if (self->is_agreed)
    {
      json_builder_set_member_name (builder, "corrections");
      json_builder_add_string_value (builder, AGREED);
    }
  if (self->proposal != NULL)
    {
      json_builder_set_member_name (builder, "proposal");
      muster_battle_proposal_write (self->proposal, builder);
    }
  if (self->despatch == NULL)
    return;

  json_builder_set_member_name (builder, "despatch");
  json_builder_add_string_value (builder, self->despatch);
  if (self->despatch_log == NULL)
    return;

  json_builder_set_member_name (builder, "despatch_log");
  json_builder_add_string_value (builder, self->despatch_log);
}

/**
 * muster_battle_details_write:
 * @builder: the object of the document must be open
 */
void
muster_battle_details_write (const MusterBattleDetails *self,
                             JsonBuilder               *builder)
{
  muster_occasion_write (&self->occasion, builder);
  write_kept (self, builder);
}

gboolean
muster_battle_details_parse (MusterBattleDetails  *self,
                             const char           *text,
                             const char           *origin,
                             GError              **error)
{
  static const char *const members[] = { "campaign", "colours", "corrections", "proposal", "despatch",
                                         "despatch_log", NULL };
  g_autoptr (MusterJson) root = muster_json_read (text, strlen (text), origin, error);
  g_autoptr (GError) problem = NULL;
  MusterSpot document;

  if (root == NULL)
    return FALSE;

  muster_spot_init (&document, root, origin, &problem);
  if (muster_spot_is_object (&document) && muster_spot_only_members (&document, members) &&
      muster_battle_details_read (self, &document))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

char *
muster_battle_details_to_json (const MusterBattleDetails *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  write_kept (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return muster_json_print (root, FALSE);
}
