/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_BUNDLE_FORMAT "muster-bundle"
#define MUSTER_BUNDLE_VERSION 1

/* Limits for reading and writing; the size is that of the unpacked content. */
#define MUSTER_BUNDLE_MAX_FILES 2000
#define MUSTER_BUNDLE_MAX_SIZE (256 * 1024 * 1024)

/* In the order in which they are in a bundle. */
typedef enum
{
  MUSTER_BUNDLE_CAMPAIGN,
  MUSTER_BUNDLE_FORCE,
  MUSTER_BUNDLE_BATTLE,
  MUSTER_BUNDLE_PORTRAIT,
  MUSTER_BUNDLE_N_KINDS,
} MusterBundleKind;

/**
 * MusterBundleItem:
 * @id: a UUID; of a portrait, the SHA-256 of its content
 * @stands_for: (nullable): the ids of the forces of the campaign that it is, or of the chapters
 *   that it belongs to; only for forces and battles
 * @type: (nullable): of a portrait: `png`, `jpeg` or `webp`
 * @content: the file
 *
 * A file in a bundle, with what the manifest says of it.
 */
typedef struct
{
  MusterBundleKind kind;
  char *id;
  char **stands_for;
  char *type;
  GBytes *content;
} MusterBundleItem;

/**
 * MusterBundle:
 * @items: (element-type MusterBundleItem): the campaign first, then forces, battles and portraits
 *
 * A campaign with everything that belongs to it, as one file. This code handles only files and
 * their names; callers interpret the content.
 */
typedef struct
{
  GPtrArray *items;
} MusterBundle;

MusterBundle     *muster_bundle_new           (void) G_GNUC_WARN_UNUSED_RESULT;
void              muster_bundle_free          (MusterBundle       *self);
/* @stands_for: (nullable). */
MusterBundleItem *muster_bundle_add           (MusterBundle       *self,
                                               MusterBundleKind    kind,
                                               const char         *id,
                                               const char *const  *stands_for,
                                               const char         *type,
                                               GBytes             *content);
/* (nullable): the one of that kind and id. */
MusterBundleItem *muster_bundle_find          (const MusterBundle *self,
                                               MusterBundleKind    kind,
                                               const char         *id);

/* The name of a file in the archive. */
char             *muster_bundle_dup_file_name (MusterBundleKind    kind,
                                               const char         *id,
                                               const char         *type) G_GNUC_WARN_UNUSED_RESULT;

gboolean          muster_bundle_reader_looks_like (gconstpointer       data,
                                                   gsize               length);
/* Reads all of it or nothing: each file that the manifest names must be present with the right
 * digest, and there must be no other file. */
MusterBundle     *muster_bundle_reader_read       (GBytes             *archive,
                                                   const char         *origin,
                                                   GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the same bytes for the same bundle. */
GBytes           *muster_bundle_write             (const MusterBundle *self,
                                                   const char         *origin,
                                                   GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBundle, muster_bundle_free)

G_END_DECLS
