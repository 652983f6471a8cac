/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-row.h"

#include "core/muster-i18n.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-words.h"

struct _MusterClubRow
{
  GObject parent_instance;

  char *cells[MUSTER_CLUB_ROW_N_CELLS];
  char *why;
  char *summary;
};

G_DEFINE_FINAL_TYPE (MusterClubRow, muster_club_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SUMMARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const struct
{
  const char *title;
  const char *word;
} CELLS[MUSTER_CLUB_ROW_N_CELLS] = {
  /* Translators: heads of the columns of a league: as short as can be, and the whole word. */
  { N_("#"), N_("Place") },
  { N_("Member"), N_("Member") },
  { N_("Played"), N_("Battles played") },
  { N_("W"), N_("Won") },
  { N_("D"), N_("Drawn") },
  { N_("L"), N_("Lost") },
  { N_("VP"), N_("Difference of victory points") },
  { N_("Points"), N_("Points of the league") },
  { N_("Rating"), N_("Rating, and how uncertain it is") },
  { N_("Form"), N_("The most recent battles, the latest last") },
};

static void
muster_club_row_finalize (GObject *object)
{
  MusterClubRow *self = MUSTER_CLUB_ROW (object);

  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    g_free (self->cells[i]);
  g_free (self->why);
  g_free (self->summary);

  G_OBJECT_CLASS (muster_club_row_parent_class)->finalize (object);
}

static void
muster_club_row_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  MusterClubRow *self = MUSTER_CLUB_ROW (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->cells[MUSTER_CLUB_ROW_NAME]);
      break;
    case PROP_SUMMARY:
      g_value_set_string (value, self->summary);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_row_class_init (MusterClubRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_club_row_finalize;
  object_class->get_property = muster_club_row_get_property;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_row_init (MusterClubRow *self)
{
}

MusterClubRow *
muster_club_row_new (const MusterClubTables *tables,
                     guint                   line)
{
  MusterClubRow *self = g_object_new (MUSTER_TYPE_CLUB_ROW, NULL);
  const MusterClubStanding *standing = &g_array_index (tables->league, MusterClubStanding, line);
  const MusterClubProfile *profile;
  g_autofree char *counts = NULL;
  g_autofree char *form = NULL;
  GString *text;

  profile = tables->profiles->pdata[standing->player];
  self->cells[MUSTER_CLUB_ROW_PLACE] = g_strdup_printf ("%u", standing->place);
  self->cells[MUSTER_CLUB_ROW_NAME] = g_strdup (muster_club_book_get_name (tables->book, standing->player));
  self->cells[MUSTER_CLUB_ROW_BATTLES] = g_strdup_printf ("%u", standing->battles);
  for (guint i = 0; i < 3; i++)
    self->cells[MUSTER_CLUB_ROW_WON + i] = g_strdup_printf ("%u", standing->counts[i]);
  self->cells[MUSTER_CLUB_ROW_DIFFERENCE] =
    muster_club_words_difference (standing);
  self->cells[MUSTER_CLUB_ROW_POINTS] = g_strdup_printf ("%" G_GINT64_FORMAT, standing->points);
  self->cells[MUSTER_CLUB_ROW_RATING] =
    muster_club_rating_words_value (muster_club_tables_find_rating (tables, standing->player));
  self->cells[MUSTER_CLUB_ROW_FORM] = muster_club_words_bars (profile);
  self->why = muster_club_league_explain (tables->book, tables->league, line);
  if (self->why == NULL)
    self->why = g_strdup ("");
  counts = muster_club_words_counts (standing->counts);
  form = muster_club_words_form (tables->profiles->pdata[standing->player]);
  text = g_string_new (NULL);
  /* Translators: place, name and points in the league. */
  g_string_append_printf (text, _("%s. %s, %s points"), self->cells[MUSTER_CLUB_ROW_PLACE],
                          self->cells[MUSTER_CLUB_ROW_NAME], self->cells[MUSTER_CLUB_ROW_POINTS]);
  g_string_append_printf (text, "; %s", counts);
  g_string_append_printf (text, _("; victory points %s"), self->cells[MUSTER_CLUB_ROW_DIFFERENCE]);
  if (*self->cells[MUSTER_CLUB_ROW_RATING] != '\0')
    g_string_append_printf (text, _("; rating %s"), self->cells[MUSTER_CLUB_ROW_RATING]);
  if (*form != '\0')
    g_string_append_printf (text, _("; last battles: %s"), form);
  if (*self->why != '\0')
    g_string_append_printf (text, "; %s", self->why);
  self->summary = g_string_free (text, FALSE);

  return self;
}

const char *
muster_club_row_get_cell (MusterClubRow     *self,
                          MusterClubRowCell  cell)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROW (self), NULL);
  g_return_val_if_fail (cell < MUSTER_CLUB_ROW_N_CELLS, NULL);

  return self->cells[cell];
}

const char *
muster_club_row_get_why (MusterClubRow *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROW (self), NULL);

  return self->why;
}

const char *
muster_club_row_get_summary (MusterClubRow *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ROW (self), NULL);

  return self->summary;
}

const char *
muster_club_row_get_title (MusterClubRowCell cell)
{
  return _(CELLS[cell].title);
}

const char *
muster_club_row_get_word (MusterClubRowCell cell)
{
  return _(CELLS[cell].word);
}
