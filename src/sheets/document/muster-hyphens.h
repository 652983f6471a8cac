/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterHyphens MusterHyphens;

/**
 * MusterHyphens:
 *
 * Where the words of a language may be broken, as a dictionary of libhyphen says: Debian’s packages hyphen-*
 * have them for most languages. Its patterns are those of TeX.
 */
MusterHyphens *muster_hyphens_new      (const char    *dictionary,
                                        gsize          length) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (nullable): those of a language such as "en-GB", if somebody installed its dictionary. */
MusterHyphens *muster_hyphens_new_for  (const char    *language) G_GNUC_WARN_UNUSED_RESULT;
void           muster_hyphens_free     (MusterHyphens *self);

/* Returns: (transfer full): @text with a soft hyphen wherever a word may be broken. */
char          *muster_hyphens_dup_soft (MusterHyphens *self,
                                        const char    *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHyphens, muster_hyphens_free)

G_END_DECLS
