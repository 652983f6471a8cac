/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* How much larger large type is. */
#define MUSTER_TYPE_LARGE_SCALE 1.5

/**
 * MusterTextRole:
 *
 * What a text is on the page, from which its font follows.
 */
typedef enum
{
  MUSTER_ROLE_TITLE,
  MUSTER_ROLE_SUBTITLE,
  MUSTER_ROLE_HEADING_1,
  MUSTER_ROLE_HEADING_2,
  MUSTER_ROLE_HEADING_3,
  MUSTER_ROLE_BODY,
  MUSTER_ROLE_STRONG,
  MUSTER_ROLE_QUIET,
  MUSTER_ROLE_FINE,
  MUSTER_ROLE_LED, /* with words in bold type at its beginning */
  MUSTER_ROLE_CELL,
  MUSTER_ROLE_CELL_STRONG,
  MUSTER_ROLE_HEAD,
  MUSTER_ROLE_FOOTER,
  MUSTER_ROLE_CARD_TITLE,
  MUSTER_ROLE_CARD_SUBTITLE,
  MUSTER_ROLE_CARD_TEXT,
  MUSTER_ROLE_CARD_LABEL,
  MUSTER_ROLE_FIGURE,
  MUSTER_ROLE_FIGURE_LABEL,
  MUSTER_ROLE_MASTHEAD,
  MUSTER_ROLE_DATELINE,
  MUSTER_ROLE_HEADLINE,
  MUSTER_ROLE_DECK,
  MUSTER_ROLE_ARTICLE,
  MUSTER_ROLE_PRESS,
  MUSTER_ROLE_PRESS_ON, /* of which the beginning stands elsewhere */
  MUSTER_ROLE_INITIAL,  /* a letter two lines high */
  MUSTER_N_ROLES
} MusterTextRole;

/**
 * MusterType:
 *
 * The fonts of a document. Measures are the same for every surface, whatever its resolution:
 * hinting is off, so that what was laid out for paper breaks at the same words on the screen.
 */
typedef struct _MusterType MusterType;

MusterType  *muster_type_new          (gboolean        large,
                                       double          scale) G_GNUC_WARN_UNUSED_RESULT;
/* @scale: 1 for normal type. */
MusterType  *muster_type_new_scaled   (double          scale) G_GNUC_WARN_UNUSED_RESULT;
void         muster_type_free         (MusterType     *self);

/* A factor on all distances: 1 for normal type. */
double       muster_type_get_scale    (MusterType     *self);

/* Of a font, in points. */
double       muster_type_get_size     (MusterType     *self,
                                       MusterTextRole  role);

PangoLayout *muster_type_layout       (MusterType     *self,
                                       MusterTextRole  role,
                                       const char     *text,
                                       double          width,
                                       PangoAlignment  alignment) G_GNUC_WARN_UNUSED_RESULT;

/* How wide a text is, in points: where nothing breaks it, or, if @breaks, its longest word. */
double       muster_type_measure      (MusterType     *self,
                                       MusterTextRole  role,
                                       const char     *text,
                                       gboolean        breaks);

/* Whether a text is written from right to left, as its first letter says. */
gboolean     muster_type_is_from_right (MusterType    *self,
                                        const char    *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterType, muster_type_free)

G_END_DECLS
