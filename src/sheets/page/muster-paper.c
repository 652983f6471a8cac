/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-paper.h"

#define POINTS_PER_MM (72.0 / 25.4)

typedef struct
{
  double width;
  double height;
} Size;

static Size
get_upright (MusterPaperSize size)
{
  switch (size)
    {
    case MUSTER_PAPER_LETTER:
      return (Size) { 8.5 * 72, 11 * 72 };

    case MUSTER_PAPER_A4:
    default:
      return (Size) { 210 * POINTS_PER_MM, 297 * POINTS_PER_MM };
    }
}

void
muster_paper_init (MusterPaper *paper)
{
  g_return_if_fail (paper != NULL);

  *paper = (MusterPaper) { .size = MUSTER_PAPER_A4, .margin = 15 * POINTS_PER_MM };
}

double
muster_paper_get_width (const MusterPaper *paper)
{
  Size upright;

  g_return_val_if_fail (paper != NULL, 0);

  upright = get_upright (paper->size);

  return paper->landscape ? upright.height : upright.width;
}

double
muster_paper_get_height (const MusterPaper *paper)
{
  Size upright;

  g_return_val_if_fail (paper != NULL, 0);

  upright = get_upright (paper->size);

  return paper->landscape ? upright.width : upright.height;
}
