/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-export.h"

#include "core/exchange/muster-force-csv.h"
#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-links.h"
#include "core/forces/muster-force-record.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-list.h"
#include "sheets/force/muster-roster-file.h"

#include <string.h>

static char *
write_json (MusterForce *force)
{
  g_autofree char *text = muster_force_file_write (force);

  return g_str_has_suffix (text, "\n") ? g_steal_pointer (&text) : g_strconcat (text, "\n", NULL);
}

/**
 * muster_force_export_text:
 *
 * Returns: (transfer full) (nullable): the force as a text
 */
char *
muster_force_export_text (MusterForce       *force,
                          MusterForceFormat  format)
{
  g_autoptr (MusterDocument) list = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  switch (format)
    {
    case MUSTER_FORCE_FORMAT_TEXT:
      list = muster_force_list_new (force);
      return muster_document_text_write (list, MUSTER_DOCUMENT_UNBROKEN);

    case MUSTER_FORCE_FORMAT_MARKDOWN:
      list = muster_force_list_new (force);
      return muster_document_markdown_write (list);

    case MUSTER_FORCE_FORMAT_BBCODE:
      list = muster_force_list_new (force);
      return muster_document_bbcode_write (list);

    case MUSTER_FORCE_FORMAT_CSV:
      return muster_force_csv_writer_write (force);

    case MUSTER_FORCE_FORMAT_JSON:
      return write_json (force);

    case MUSTER_FORCE_FORMAT_ROS:
      return muster_roster_file_write (force);

    case MUSTER_FORCE_FORMAT_ROSZ:
    case MUSTER_N_FORCE_FORMATS:
    default:
      return NULL;
    }
}

/**
 * muster_force_export:
 *
 * Returns: (transfer full) (nullable): the force as a file
 */
GBytes *
muster_force_export (MusterForce        *force,
                     MusterForceFormat   format,
                     GError            **error)
{
  char *text;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);
  g_return_val_if_fail (format < MUSTER_N_FORCE_FORMATS, NULL);

  if (format == MUSTER_FORCE_FORMAT_ROSZ)
    return muster_roster_file_pack (force, error);

  text = muster_force_export_text (force, format);

  return g_bytes_new_take (text, strlen (text));
}

typedef enum
{
  LOSS_PORTRAITS = 1 << 0,
  LOSS_STRANGERS = 1 << 1,
  LOSS_VARIANTS = 1 << 2,
  LOSS_LINKS = 1 << 3,
  LOSS_COLOUR = 1 << 4,
  LOSS_RECORD = 1 << 5,
  LOSS_LOCKS = 1 << 6,
  LOSS_TRAIT_NAMES = 1 << 7,
} Loss;

static const char *const LOSSES[] = {
  N_("portraits"),
  N_("unit types that no ruleset or pack knows"),
  N_("variants"),
  N_("who goes with whom"),
  N_("the colour"),
  N_("how Leaders were rolled"),
  N_("which Leaders keep their names"),
  N_("names of traits without a trait"),
};

static Loss
list_losses (MusterForceFormat format)
{
  switch (format)
    {
    case MUSTER_FORCE_FORMAT_JSON:
      return LOSS_PORTRAITS;

    case MUSTER_FORCE_FORMAT_ROS:
    case MUSTER_FORCE_FORMAT_ROSZ:
      return LOSS_PORTRAITS | LOSS_STRANGERS | LOSS_VARIANTS | LOSS_LINKS | LOSS_COLOUR | LOSS_RECORD |
             LOSS_LOCKS;

    case MUSTER_FORCE_FORMAT_CSV:
      return LOSS_PORTRAITS | LOSS_STRANGERS | LOSS_COLOUR | LOSS_RECORD | LOSS_LOCKS;

    case MUSTER_FORCE_FORMAT_TEXT:
    case MUSTER_FORCE_FORMAT_MARKDOWN:
    case MUSTER_FORCE_FORMAT_BBCODE:
    case MUSTER_N_FORCE_FORMATS:
    default:
      return LOSS_PORTRAITS | LOSS_STRANGERS | LOSS_COLOUR | LOSS_RECORD | LOSS_LOCKS | LOSS_TRAIT_NAMES;
    }
}

/**
 * muster_force_export_dup_loss:
 *
 * Returns: (transfer full) (nullable): what somebody who reads the file will miss
 */
char *
muster_force_export_dup_loss (MusterForce       *force,
                              MusterForceFormat  format)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *list = NULL;
  Loss losses;
  Loss contents = 0;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  if (muster_force_get_n_variants (force) > 1)
    contents |= LOSS_VARIANTS;
  if (muster_force_links_has_any (force))
    contents |= LOSS_LINKS;
  if (muster_force_get_colour (force) != NULL)
    contents |= LOSS_COLOUR;
  if (g_list_model_get_n_items (muster_force_get_record (force)) > 0)
    contents |= LOSS_RECORD;
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      MusterLeader *leader = muster_force_unit_get_leader (unit);

      if (*muster_leader_get_portrait (leader) != '\0')
        contents |= LOSS_PORTRAITS;
      if (muster_leader_get_name_locked (leader))
        contents |= LOSS_LOCKS;
      if (muster_leader_get_trait (leader) == NULL && *muster_leader_get_trait_name (leader) != '\0')
        contents |= LOSS_TRAIT_NAMES;
      if (muster_force_unit_get_unit_type (unit) == NULL)
        contents |= LOSS_STRANGERS;
    }
  losses = contents & list_losses (format);

  for (guint i = 0; i < G_N_ELEMENTS (LOSSES); i++)
    {
      if (losses & (1 << i))
        g_ptr_array_add (words, (gpointer) _(LOSSES[i]));
    }
  if (words->len == 0)
    return NULL;
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (", ", (char **) words->pdata);

  return g_strdup_printf (_("The format “%s” has no room for: %s"),
                          muster_force_format_get_name (format), list);
}
