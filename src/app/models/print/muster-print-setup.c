/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/print/muster-print-setup.h"

#include "core/muster-signal.h"

struct _MusterPrintSetup
{
  MusterObject parent_instance;

  MusterSheetSource *source;
  char *date;
  guint sheet;
  MusterSheetOptions options;
  gboolean *shown;          /* for each unit of the source */
  guint n_shown;
  MusterDocument *document; /* (nullable): the document for the present choices */
  MusterPages *pages;       /* (nullable): its pages */
};

G_DEFINE_FINAL_TYPE (MusterPrintSetup, muster_print_setup, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_PAPER,
  PROP_LANDSCAPE,
  PROP_LARGE_TYPE,
  PROP_BOXES,
  PROP_NOTES,
  PROP_LOST,
  PROP_CUT_LINES,
  PROP_BACKS,
  PROP_LINES,
  PROP_COURSE,
  PROP_CARDS_PER_PAGE,
  PROP_MARKER_SIZE,
  PROP_OBJECTIVES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint changed_signal;

static void
change (MusterPrintSetup *self,
        GParamSpec       *pspec)
{
  g_clear_object (&self->pages);
  g_clear_object (&self->document);
  if (pspec != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), pspec);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean *
get_switch (MusterPrintSetup *self,
            guint             prop_id)
{
  switch (prop_id)
    {
    case PROP_LANDSCAPE:
      return &self->options.paper.landscape;
    case PROP_LARGE_TYPE:
      return &self->options.paper.large_type;
    case PROP_BOXES:
      return &self->options.boxes;
    case PROP_NOTES:
      return &self->options.notes;
    case PROP_LOST:
      return &self->options.lost;
    case PROP_CUT_LINES:
      return &self->options.cut_lines;
    case PROP_BACKS:
      return &self->options.backs;
    case PROP_LINES:
      return &self->options.lines;
    case PROP_COURSE:
      return &self->options.course;
    default:
      return NULL;
    }
}

/* Returns NULL for the size of the paper, which is not a plain number. */
static guint *
get_number_place (MusterPrintSetup *self,
                  guint             prop_id)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      return &self->sheet;
    case PROP_CARDS_PER_PAGE:
      return &self->options.cards_per_page;
    case PROP_MARKER_SIZE:
      return &self->options.marker_size;
    case PROP_OBJECTIVES:
      return &self->options.n_objectives;
    default:
      return NULL;
    }
}

static guint
get_number (MusterPrintSetup *self,
            guint             prop_id)
{
  const guint *place = get_number_place (self, prop_id);

  return place != NULL ? *place : self->options.paper.size;
}

static void
muster_print_setup_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterPrintSetup *self = MUSTER_PRINT_SETUP (object);

  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, *get_switch (self, prop_id));
  else
    g_value_set_uint (value, get_number (self, prop_id));
}

static void
muster_print_setup_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterPrintSetup *self = MUSTER_PRINT_SETUP (object);

  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    {
      gboolean *place = get_switch (self, prop_id);

      if (*place == g_value_get_boolean (value))
        return;
      *place = g_value_get_boolean (value);
    }
  else
    {
      guint number = g_value_get_uint (value);
      guint *place;

      if (number == get_number (self, prop_id) ||
          (prop_id == PROP_SHEET && number >= muster_sheet_source_get_n_sheets (self->source)))
        return;

      place = get_number_place (self, prop_id);
      if (place != NULL)
        *place = number;
      else
        self->options.paper.size = number;
    }
  change (self, pspec);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPrintSetup, pages, g_object_unref),
  MUSTER_OWNED (MusterPrintSetup, document, g_object_unref),
  MUSTER_OWNED (MusterPrintSetup, source, g_object_unref),
  MUSTER_OWNED (MusterPrintSetup, date, g_free),
  MUSTER_OWNED (MusterPrintSetup, shown, g_free),
};

static void
muster_print_setup_class_init (MusterPrintSetupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  const GParamFlags flags =
    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  static const char *const switches[] = {
    [PROP_LANDSCAPE] = "landscape", [PROP_LARGE_TYPE] = "large-type", [PROP_BOXES] = "boxes",
    [PROP_NOTES] = "notes", [PROP_LOST] = "lost", [PROP_CUT_LINES] = "cut-lines", [PROP_BACKS] = "backs",
    [PROP_LINES] = "lines", [PROP_COURSE] = "course",
  };

  object_class->get_property = muster_print_setup_get_property;
  object_class->set_property = muster_print_setup_set_property;

  properties[PROP_SHEET] = g_param_spec_uint ("sheet", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PAPER] =
    g_param_spec_uint ("paper", NULL, NULL, 0, MUSTER_PAPER_LETTER, MUSTER_PAPER_A4, flags);
  for (guint i = PROP_LANDSCAPE; i <= PROP_COURSE; i++)
    properties[i] =
      g_param_spec_boolean (switches[i], NULL, NULL, i >= PROP_BOXES && i <= PROP_BACKS, flags);
  properties[PROP_CARDS_PER_PAGE] =
    g_param_spec_uint ("cards-per-page", NULL, NULL, 0, 100, 0, flags);
  properties[PROP_MARKER_SIZE] = g_param_spec_uint ("marker-size", NULL, NULL, 0, 100, 0, flags);
  properties[PROP_OBJECTIVES] = g_param_spec_uint ("objectives", NULL, NULL, 0, 100, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_PRINT_SETUP);
}

static void
muster_print_setup_init (MusterPrintSetup *self)
{
  muster_sheet_options_init (&self->options);
  /* The sheets of a battle have two pages with its result; its course is printed on demand. */
}

/**
 * muster_print_setup_new:
 * @date: (nullable): what stands at the foot of each page
 */
MusterPrintSetup *
muster_print_setup_new (MusterSheetSource *source,
                        const char        *date)
{
  MusterPrintSetup *self;

  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (source), NULL);
  g_return_val_if_fail (muster_sheet_source_get_n_sheets (source) > 0, NULL);

  self = g_object_new (MUSTER_TYPE_PRINT_SETUP, NULL);
  self->source = g_object_ref (source);
  self->date = g_strdup (date);
  self->n_shown = muster_sheet_source_get_n_units (source);
  self->shown = g_new (gboolean, MAX (self->n_shown, 1));
  for (guint i = 0; i < self->n_shown; i++)
    self->shown[i] = TRUE;

  return self;
}

MusterSheetSource *
muster_print_setup_get_source (MusterPrintSetup *self)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), NULL);

  return self->source;
}

MusterSheetUse
muster_print_setup_get_uses (MusterPrintSetup *self)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), MUSTER_SHEET_USE_NONE);

  return muster_sheet_source_get_uses (self->source, self->sheet);
}

gboolean
muster_print_setup_get_unit_shown (MusterPrintSetup *self,
                                   guint             unit)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), FALSE);
  g_return_val_if_fail (unit < muster_sheet_source_get_n_units (self->source), FALSE);

  return self->shown[unit];
}

void
muster_print_setup_set_unit_shown (MusterPrintSetup *self,
                                   guint             unit,
                                   gboolean          shown)
{
  g_return_if_fail (MUSTER_IS_PRINT_SETUP (self));
  g_return_if_fail (unit < muster_sheet_source_get_n_units (self->source));

  if (self->shown[unit] == shown)
    return;

  self->shown[unit] = shown;
  if (shown)
    self->n_shown++;
  else
    self->n_shown--;
  change (self, NULL);
}

guint
muster_print_setup_get_n_shown (MusterPrintSetup *self)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), 0);

  return self->n_shown;
}

/* The settings store the id of a sheet, since its index differs between sources. */
static gboolean
sheet_from_settings (GValue   *value,
                     GVariant *variant,
                     gpointer  data)
{
  MusterSheetSource *source = data;

  for (guint i = 0; i < muster_sheet_source_get_n_sheets (source); i++)
    {
      if (g_str_equal (muster_sheet_source_get_sheet_id (source, i),
                       g_variant_get_string (variant, NULL)))
        {
          g_value_set_uint (value, i);
          return TRUE;
        }
    }
  g_value_set_uint (value, 0);

  return TRUE;
}

static GVariant *
sheet_to_settings (const GValue       *value,
                   const GVariantType *expected,
                   gpointer            data)
{
  return g_variant_new_string (muster_sheet_source_get_sheet_id (data, g_value_get_uint (value)));
}

static gboolean
paper_from_settings (GValue   *value,
                     GVariant *variant,
                     gpointer  data)
{
  g_value_set_uint (value, g_str_equal (g_variant_get_string (variant, NULL), "letter")
                           ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4);

  return TRUE;
}

static GVariant *
paper_to_settings (const GValue       *value,
                   const GVariantType *expected,
                   gpointer            data)
{
  return g_variant_new_string (g_value_get_uint (value) == MUSTER_PAPER_LETTER ? "letter" : "a4");
}

/**
 * muster_print_setup_bind:
 * @settings: with the keys that begin with `print-`
 */
void
muster_print_setup_bind (MusterPrintSetup *self,
                         GSettings        *settings)
{
  static const struct
  {
    const char *key;
    const char *property;
  } keys[] = {
    { "print-landscape", "landscape" }, { "print-large-type", "large-type" },
    { "print-boxes", "boxes" }, { "print-notes", "notes" }, { "print-cut-lines", "cut-lines" },
    { "print-lost", "lost" }, { "print-backs", "backs" }, { "print-lines", "lines" },
    { "print-course", "course" }, { "print-cards-per-page", "cards-per-page" },
    { "print-marker-size", "marker-size" }, { "print-objectives", "objectives" },
  };

  g_return_if_fail (MUSTER_IS_PRINT_SETUP (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_bind (settings, keys[i].key, self, keys[i].property, G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "print-paper", self, "paper", G_SETTINGS_BIND_DEFAULT,
                                paper_from_settings, paper_to_settings, NULL, NULL);
  g_settings_bind_with_mapping (settings, "print-sheet", self, "sheet", G_SETTINGS_BIND_DEFAULT,
                                sheet_from_settings, sheet_to_settings,
                                g_object_ref (self->source), g_object_unref);
}

static void
make (MusterPrintSetup *self)
{
  g_autoptr (GPtrArray) units = NULL;

  if (self->document != NULL)
    return;

  units = g_ptr_array_new ();
  for (guint i = 0; i < muster_sheet_source_get_n_units (self->source); i++)
    {
      if (self->shown[i])
        g_ptr_array_add (units, (gpointer) muster_sheet_source_get_unit_id (self->source, i));
    }
  g_ptr_array_add (units, NULL);
  self->options.units = (const char *const *) units->pdata;
  self->options.date = self->date;
  self->document = muster_sheet_source_make (self->source, self->sheet, &self->options);
  self->options.units = NULL;
}

/**
 * muster_print_setup_get_pages:
 *
 * Returns: (transfer none): the sheet as it is chosen, laid out
 */
MusterPages *
muster_print_setup_get_pages (MusterPrintSetup *self)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), NULL);

  make (self);
  if (self->pages == NULL)
    self->pages = muster_pages_new (self->document, &self->options.paper);

  return self->pages;
}

const MusterPaper *
muster_print_setup_get_paper (MusterPrintSetup *self)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), NULL);

  return &self->options.paper;
}

/**
 * muster_print_setup_write:
 *
 * Returns: (transfer full): the content of a file of the sheet
 */
GBytes *
muster_print_setup_write (MusterPrintSetup      *self,
                          MusterDocumentFormat   format,
                          GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (self), NULL);

  make (self);

  return muster_document_file_write (self->document, format, &self->options.paper, error);
}
