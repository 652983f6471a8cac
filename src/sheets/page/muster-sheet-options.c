/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-sheet-options.h"

#include "core/muster-i18n.h"

#define USUAL_CARDS 6
#define USUAL_SMALL_CARDS 8
#define USUAL_LARGE_CARDS 4
#define USUAL_MARKER 20 /* mm */
#define USUAL_LARGE_MARKER 30

static const guint PER_PAGE[] = { 1, 2, 4, 6, 8, 9, 12, 0 };
static const guint MARKER_SIZES[] = { 15, 20, 25, 30, 40, 0 };

static const struct
{
  const char *id;
  const char *name;
} KINDS[MUSTER_N_SHEETS] = {
  [MUSTER_SHEET_ROSTER] = { "roster", N_("Roster") },
  [MUSTER_SHEET_CARDS] = { "cards", N_("Unit cards") },
  [MUSTER_SHEET_LEADERS] = { "leaders", N_("Leaders’ cards") },
  [MUSTER_SHEET_MARKERS] = { "markers", N_("Markers") },
  [MUSTER_SHEET_PLATES] = { "plates", N_("Name plates") },
  [MUSTER_SHEET_BLANK] = { "blank", N_("Blank form") },
  [MUSTER_SHEET_REFERENCE] = { "qrs", N_("Quick reference") },
  [MUSTER_SHEET_SOLO] = { "solo", N_("Playing alone") },
};

void
muster_sheet_options_init (MusterSheetOptions *options)
{
  g_return_if_fail (options != NULL);

  *options = (MusterSheetOptions) { .boxes = TRUE, .notes = TRUE, .lost = TRUE, .cut_lines = TRUE,
                                    .backs = TRUE };
  muster_paper_init (&options->paper);
}

gboolean
muster_sheet_options_shows_unit (const MusterSheetOptions *options,
                                 const char               *unit_id)
{
  g_return_val_if_fail (options != NULL, FALSE);

  return options->units == NULL || g_strv_contains (options->units, unit_id);
}

/* Whether a third of the last sheet or less would be filled, and there are others. */
static gboolean
wastes_a_sheet (guint n_cards,
                guint per_page)
{
  guint n_last = n_cards % per_page;

  return n_cards > per_page && n_last > 0 && 3 * n_last <= per_page;
}

/**
 * muster_sheet_options_get_per_page:
 * @n_cards: how many there are
 *
 * Returns: as many as somebody wished for; otherwise as many as can be read well; or fewer, or at last
 *   more, if the last sheet would be nearly empty
 */
guint
muster_sheet_options_get_per_page (const MusterSheetOptions *options,
                                   MusterSheetKind           kind,
                                   guint                     n_cards)
{
  static const guint NORMAL[] = { USUAL_CARDS, USUAL_LARGE_CARDS, 8, 9 };
  static const guint NORMAL_LEADERS[] = { USUAL_SMALL_CARDS, USUAL_CARDS, USUAL_LARGE_CARDS, 9 };
  static const guint LARGE[] = { USUAL_LARGE_CARDS, 2, 2, 2 };
  static const guint LARGE_LEADERS[] = { USUAL_CARDS, USUAL_LARGE_CARDS, 2, 2 };
  const guint *wanted;

  g_return_val_if_fail (options != NULL, 1);

  if (options->cards_per_page > 0)
    return options->cards_per_page;

  if (kind == MUSTER_SHEET_LEADERS)
    wanted = options->paper.large_type ? LARGE_LEADERS : NORMAL_LEADERS;
  else
    wanted = options->paper.large_type ? LARGE : NORMAL;
  for (guint i = 0; i < G_N_ELEMENTS (NORMAL); i++)
    if (!wastes_a_sheet (n_cards, wanted[i]))
      return wanted[i];

  return wanted[0];
}

guint
muster_sheet_options_get_marker_size (const MusterSheetOptions *options)
{
  g_return_val_if_fail (options != NULL, USUAL_MARKER);

  if (options->marker_size > 0)
    return options->marker_size;

  return options->paper.large_type ? USUAL_LARGE_MARKER : USUAL_MARKER;
}

void
muster_sheet_options_get_service (const MusterSheetOptions *options,
                                  const char               *unit_id,
                                  MusterSheetService       *service)
{
  g_return_if_fail (options != NULL);
  g_return_if_fail (service != NULL);

  *service = (MusterSheetService) { NULL };
  if (options->get_service != NULL)
    options->get_service (unit_id, service, options->service_data);
}

void
muster_sheet_options_service_clear (MusterSheetService *service)
{
  g_return_if_fail (service != NULL);

  g_clear_pointer (&service->text, g_free);
}

const guint *
muster_sheet_options_list_per_page (void)
{
  return PER_PAGE;
}

const guint *
muster_sheet_options_list_marker_sizes (void)
{
  return MARKER_SIZES;
}

const char *
muster_sheet_options_kind_get_id (MusterSheetKind kind)
{
  g_return_val_if_fail (kind < MUSTER_N_SHEETS, NULL);

  return KINDS[kind].id;
}

const char *
muster_sheet_options_kind_get_name (MusterSheetKind kind)
{
  g_return_val_if_fail (kind < MUSTER_N_SHEETS, NULL);

  return _(KINDS[kind].name);
}
