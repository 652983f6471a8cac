/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-item.h"

#include <string.h>

struct _MusterReferenceItem
{
  GObject parent_instance;

  char *caption;
  char *title;
  char *text;
  char *folded; /* all of it, for the search */
};

G_DEFINE_FINAL_TYPE (MusterReferenceItem, muster_reference_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAPTION,
  PROP_TITLE,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_reference_item_finalize (GObject *object)
{
  MusterReferenceItem *self = MUSTER_REFERENCE_ITEM (object);

  g_free (self->caption);
  g_free (self->title);
  g_free (self->text);
  g_free (self->folded);

  G_OBJECT_CLASS (muster_reference_item_parent_class)->finalize (object);
}

static void
muster_reference_item_get_property (GObject    *object,
                                    guint       property_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  MusterReferenceItem *self = MUSTER_REFERENCE_ITEM (object);

  switch (property_id)
    {
    case PROP_CAPTION:
      g_value_set_string (value, self->caption);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
muster_reference_item_class_init (MusterReferenceItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_reference_item_finalize;
  object_class->get_property = muster_reference_item_get_property;

  properties[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, "", flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_reference_item_init (MusterReferenceItem *self)
{
}

/**
 * muster_reference_item_new:
 * @section: what it is one of
 * @rules: (nullable): ids of the rules that it carries
 */
MusterReferenceItem *
muster_reference_item_new (const char        *section,
                           const char        *title,
                           const char        *text,
                           const char *const *rules)
{
  MusterReferenceItem *self = g_object_new (MUSTER_TYPE_REFERENCE_ITEM, NULL);
  g_autofree char *ids = rules != NULL ? g_strjoinv (", ", (char **) rules) : g_strdup ("");
  g_autofree char *all = NULL;

  self->caption = *ids != '\0' ? g_strconcat (section, " · ", ids, NULL) : g_strdup (section);
  self->title = g_strdup (title);
  self->text = g_strdup (text);
  all = g_strjoin ("\n", self->caption, title, text, NULL);
  self->folded = g_utf8_casefold (all, -1);

  return self;
}

gboolean
muster_reference_item_matches (MusterReferenceItem  *self,
                               char                **words)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
