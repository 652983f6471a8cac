/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_XML_MAX_SIZE (16 * 1024 * 1024)
#define MUSTER_XML_MAX_DEPTH 64
#define MUSTER_XML_MAX_ELEMENTS 200000

/**
 * MusterXmlNode:
 * @name: without the prefix of its namespace
 * @attributes: (element-type utf8 utf8): names and values alternately
 * @text: its text, without that of its children
 *
 * An element of a document.
 */
typedef struct
{
  char *name;
  GPtrArray *attributes;
  GString *text;
  GPtrArray *children; /* MusterXmlNode */
} MusterXmlNode;

/* Reads a document within the limits above. Documents that define entities or refer to other
 * documents are refused: no file that Muster reads needs that, and it can be used for attacks.
 * Errors name the line. */
MusterXmlNode *muster_xml_read          (const char          *text,
                                         gsize                length,
                                         const char          *origin,
                                         GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void           muster_xml_node_free     (MusterXmlNode       *self);

/* NULL if there is none. */
const char    *muster_xml_get_attribute (const MusterXmlNode *self,
                                         const char          *name);
/* The first child of that name. */
MusterXmlNode *muster_xml_find_child    (const MusterXmlNode *self,
                                         const char          *name);
const char    *muster_xml_get_text      (const MusterXmlNode *self);

/* Appends text of an element or of an attribute value, escaped. Characters that XML forbids become
 * U+FFFD. */
void           muster_xml_append_text   (GString             *xml,
                                         const char          *text);
/* Appends a blank, the name and the quoted value. */
void           muster_xml_append_attribute (GString          *xml,
                                            const char       *name,
                                            const char       *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterXmlNode, muster_xml_node_free)

G_END_DECLS
