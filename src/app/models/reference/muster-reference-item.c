/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-item.h"

#include <string.h>

struct _MusterReferenceItem
{
  GObject parent_instance;

  const char *section; /* translated */
  char *caption;
  char *title;
  char *text;
  char **rules;
  char *folded; /* all of it, for the search */
  const MusterScenario *scenario; /* (nullable) */
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
  g_strfreev (self->rules);
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
 * @section: what it is one of; translated, for good
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
  self->section = section;
  self->rules = rules != NULL ? g_strdupv ((char **) rules) : g_new0 (char *, 1);
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

const char *
muster_reference_item_get_section (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->section;
}

const char *
muster_reference_item_get_title (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->title;
}

const char *
muster_reference_item_get_text (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->text;
}

/* Whether it says what the rule is, as a log cites it. */
gboolean
muster_reference_item_carries (MusterReferenceItem *self,
                               const char          *rule)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), FALSE);

  return g_strv_contains ((const char *const *) self->rules, rule);
}

void
muster_reference_item_set_scenario (MusterReferenceItem  *self,
                                    const MusterScenario *scenario)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_ITEM (self));

  self->scenario = scenario;
}

const MusterScenario *
muster_reference_item_get_scenario (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->scenario;
}
