/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-brush.h"

G_BEGIN_DECLS

/**
 * MusterSymbol:
 *
 * What tells the kinds of markers apart at a glance, without colour.
 */
typedef enum
{
  MUSTER_SYMBOL_NONE,
  MUSTER_SYMBOL_DANGER,
  MUSTER_SYMBOL_STATE,
  MUSTER_SYMBOL_SUPPLY,
  MUSTER_SYMBOL_ACTION,
  MUSTER_SYMBOL_LEADER,
  MUSTER_SYMBOL_CASUALTY,
  MUSTER_SYMBOL_OBJECTIVE,
  MUSTER_SYMBOL_GREEN,
  MUSTER_SYMBOL_YELLOW,
  MUSTER_SYMBOL_RED,
  MUSTER_N_SYMBOLS
} MusterSymbol;

/**
 * MusterSheetToken:
 * @back_symbol: that of its other side
 * @figure: what stands large on it in place of its symbol, or ""
 * @title: what it says
 * @text: what stands small below that, or ""
 * @back: what its other side says; "": the same
 * @n: how many of them there are
 *
 * A marker to cut out. Texts are plain, as in all of a document.
 */
typedef struct
{
  MusterSymbol symbol;
  MusterSymbol back_symbol;
  char *figure;
  char *title;
  char *text;
  char *back;
  guint n;
} MusterSheetToken;

/* Texts that are %NULL are empty; both sides have this symbol. */
MusterSheetToken *muster_sheet_token_new  (MusterSymbol      symbol,
                                           const char       *title,
                                           const char       *text,
                                           const char       *back,
                                           guint             n) G_GNUC_WARN_UNUSED_RESULT;
void              muster_sheet_token_set_figure (MusterSheetToken *self,
                                                 const char       *figure);
void              muster_sheet_token_free (MusterSheetToken *self);

/* "5 Casualties", "Lt. Smythe (1st Company)" */
char             *muster_sheet_token_dup_name (const MusterSheetToken *self) G_GNUC_WARN_UNUSED_RESULT;

/* Draws a symbol that fills a square of this side, from the upper left corner of where the brush is. */
void              muster_sheet_token_symbol_paint     (MusterSymbol      symbol,
                                                       double            side,
                                                       MusterBrush      *brush);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSheetToken, muster_sheet_token_free)

G_END_DECLS
