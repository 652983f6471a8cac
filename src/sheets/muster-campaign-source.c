/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-campaign-source.h"

#include "core/muster-i18n.h"

#define PAPERS "muster-papers"

typedef struct
{
  MusterCampaignSheetKind kind;
  int side;
  char *player; /* (nullable): the id of one player, who reads it alone */
} Sheet;

typedef struct
{
  MusterCareers *careers;
  GArray *sheets; /* Sheet */
  char *from;
  char *to;
  char *who;
  char *text;
  MusterCampaignKind who_is;
  MusterCareerPortraitFunc get_portrait;
  gpointer portrait_data;
  GDestroyNotify free_portrait_data;
  MusterPortraitFunc get_image;
  gpointer image_data;
  GDestroyNotify free_image_data;
  GBytes *map_picture;
  GPtrArray *codes; /* MusterSeatCode */
} Papers;

static void
sheet_clear (gpointer data)
{
  g_free (((Sheet *) data)->player);
}

static void
code_free (gpointer data)
{
  MusterSeatCode *code = data;

  g_free (code->player);
  g_free (code->title);
  g_free (code->link);
  g_free (code->code);
  g_free (code);
}

static void
papers_free (gpointer data)
{
  Papers *self = data;

  g_object_unref (self->careers);
  g_array_unref (self->sheets);
  g_free (self->from);
  g_free (self->to);
  g_free (self->who);
  g_free (self->text);
  g_clear_pointer (&self->map_picture, g_bytes_unref);
  g_ptr_array_unref (self->codes);
  if (self->free_image_data != NULL)
    self->free_image_data (self->image_data);
  if (self->free_portrait_data != NULL)
    self->free_portrait_data (self->portrait_data);
  g_free (self);
}

static Papers *
papers_new (MusterCareers *careers)
{
  Papers *self = g_new0 (Papers, 1);

  self->codes = g_ptr_array_new_with_free_func (code_free);
  self->careers = g_object_ref (careers);
  self->sheets = g_array_new (FALSE, FALSE, sizeof (Sheet));
  g_array_set_clear_func (self->sheets, sheet_clear);
  return self;
}

/* If a sheet cannot be made, its page says why, so that a preview always has a page. */
static MusterDocument *
make_cb (guint                     sheet,
         const MusterSheetOptions *options,
         gpointer                  data)
{
  Papers *self = data;
  const Sheet *wanted = &g_array_index (self->sheets, Sheet, sheet);
  MusterCampaignSheetChoice choice = {
    wanted->side, self->from, self->to, self->who, self->text, self->who_is, self->get_portrait,
    self->portrait_data, self->map_picture, self->codes, wanted->player, self->get_image, self->image_data
  };
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_campaign_sheets_new (self->careers, wanted->kind, &choice, &error);

  if (document == NULL)
    {
      document = muster_document_new (muster_campaign_sheets_kind_get_name (wanted->kind));
      muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, error->message);
    }
  return document;
}

static MusterSheetSource *
create (Papers *papers)
{
  MusterCampaign *campaign = muster_careers_get_campaign (papers->careers);
  const char *title = campaign != NULL
                        ? muster_campaign_get_title (campaign)
                        : muster_force_get_name (muster_careers_get_force (papers->careers));

  MusterSheetSource *source = muster_sheet_source_new (
    title != NULL && *title != '\0' ? title : _("A campaign"), make_cb, papers, papers_free);

  g_object_set_data (G_OBJECT (source), PAPERS, papers);
  return source;
}

/* How files of a sheet that somebody has for himself are called. */
static char *
dup_file_name (const MusterCampaignSetup *setup,
               MusterCampaignSheetKind    kind,
               int                        side)
{
  const char *for_whom = side >= 0                         ? setup->sides[side].name
                         : side == MUSTER_GAZETTE_MASTER ? _("the game master")
                                                         : _("everybody");

  /* Translators: parts of names of files; whose sheet it is. */
  if (kind == MUSTER_CAMPAIGN_SHEET_BRIEFING)
    return g_strdup_printf (_("briefing for %s"), for_whom);
  if (kind == MUSTER_CAMPAIGN_SHEET_MAP)
    return g_strdup_printf (_("map for %s"), for_whom);
  return g_strdup_printf (_("Gazette for %s"), for_whom);
}

/* @for_whom: (nullable): whose sheet it is, if there are several of a kind. */
static void
add (MusterSheetSource       *source,
     Papers                  *papers,
     MusterCampaignSheetKind  kind,
     int                      side,
     const char              *for_whom)
{
  MusterCampaign *campaign = muster_careers_get_campaign (papers->careers);
  const char *name = muster_campaign_sheets_kind_get_name (kind);
  const Sheet sheet = { kind, side, NULL };
  gboolean is_master = kind >= MUSTER_CAMPAIGN_SHEET_GAZETTE && side == MUSTER_GAZETTE_MASTER;
  const char *whose = is_master   ? "gm"
                      : side >= 0 ? muster_campaign_get_setup (campaign)->sides[side].id
                                  : NULL;
  g_autofree char *id = g_strjoin ("-", muster_campaign_sheets_kind_get_id (kind), whose, NULL);
  /* Translators: a sheet of a campaign, such as "Briefing", and the side that it is for. */
  g_autofree char *label =
    for_whom != NULL ? g_strdup_printf (_("%s: %s"), name, for_whom) : g_strdup (name);

  g_array_append_val (papers->sheets, sheet);
  muster_sheet_source_add_sheet (source, id, label, MUSTER_SHEET_USE_NONE);
  if (for_whom != NULL)
    {
      g_autofree char *file = dup_file_name (muster_campaign_get_setup (campaign), kind, side);

      muster_sheet_source_name_file (source, file);
    }
}

/* Those of all sides, in one go. */
static void
add_briefings (MusterSheetSource *source,
               Papers            *papers)
{
  const Sheet sheet = { MUSTER_CAMPAIGN_SHEET_BRIEFING, MUSTER_GAZETTE_MASTER, NULL };

  g_array_append_val (papers->sheets, sheet);
  muster_sheet_source_add_sheet (source, "briefings", _("All briefings"), MUSTER_SHEET_USE_NONE);
}

/* Those of players of a side who may read what is for them alone. */
static void
add_players (MusterSheetSource *source,
             Papers            *papers,
             int                side)
{
  MusterCampaign *campaign = muster_careers_get_campaign (papers->careers);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignSide *theirs = &muster_campaign_get_setup (campaign)->sides[side];

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    {
      const MusterCampaignDef *player = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, i);
      g_autofree char *id = g_strjoin ("-", "briefing", theirs->id, player->id, NULL);
      /* Translators: a player of a campaign, whose briefing it is, and his side. */
      g_autofree char *label = g_strdup_printf (_("Briefing: %s, %s"), player->name, theirs->name);
      /* Translators: a part of the name of a file; a player, and his side. */
      g_autofree char *file = g_strdup_printf (_("briefing for %s, %s"), player->name, theirs->name);
      Sheet sheet = { MUSTER_CAMPAIGN_SHEET_BRIEFING, side, NULL };

      if (muster_campaign_state_get_player_def (state, i)->side != side ||
          !muster_campaign_sheet_has_player (campaign, i))
        continue;
      sheet.player = g_strdup (player->id);
      g_array_append_val (papers->sheets, sheet);
      muster_sheet_source_add_sheet (source, id, label, MUSTER_SHEET_USE_NONE);
      muster_sheet_source_name_file (source, file);
    }
}

static void
add_gazettes (MusterSheetSource *source,
              Papers            *papers)
{
  const MusterCampaignSetup *setup =
    muster_campaign_get_setup (muster_careers_get_campaign (papers->careers));

  add (source, papers, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_PUBLIC, _("for everybody"));
  for (int i = 0; i < setup->n_sides; i++)
    add (source, papers, MUSTER_CAMPAIGN_SHEET_GAZETTE, i, setup->sides[i].name);
  add (source, papers, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_MASTER, _("for the game master"));
}

MusterSheetSource *
muster_campaign_source_new (MusterCareers *careers)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (muster_careers_get_campaign (careers));
  Papers *papers = papers_new (careers);
  MusterSheetSource *source = create (papers);

  for (MusterCampaignSheetKind kind = 0; kind < MUSTER_CAMPAIGN_SHEET_BRIEFING; kind++)
    add (source, papers, kind, -1, NULL);
  add_briefings (source, papers);
  for (int i = 0; i < setup->n_sides; i++)
    {
      add (source, papers, MUSTER_CAMPAIGN_SHEET_BRIEFING, i, setup->sides[i].name);
      add_players (source, papers, i);
      if (setup->has_map)
        add (source, papers, MUSTER_CAMPAIGN_SHEET_MAP, i, setup->sides[i].name);
    }
  if (muster_gazette_find_last (careers) != NULL)
    add_gazettes (source, papers);
  if (setup->has_map)
    add (source, papers, MUSTER_CAMPAIGN_SHEET_MAP, MUSTER_GAZETTE_MASTER, _("for the game master"));
  return source;
}

MusterSheetSource *
muster_campaign_source_new_one (MusterCareers                   *careers,
                                MusterCampaignSheetKind          kind,
                                const MusterCampaignSheetChoice *choice)
{
  Papers *papers = papers_new (careers);
  MusterSheetSource *source = create (papers);

  papers->from = g_strdup (choice->from);
  papers->to = g_strdup (choice->to);
  papers->who = g_strdup (choice->who);
  papers->text = g_strdup (choice->text);
  papers->who_is = choice->who_is;
  add (source, papers, kind, choice->side, NULL);
  return source;
}

void
muster_campaign_source_set_portraits (MusterSheetSource        *source,
                                      MusterCareerPortraitFunc  get_portrait,
                                      gpointer                  data,
                                      GDestroyNotify            free)
{
  Papers *papers = g_object_get_data (G_OBJECT (source), PAPERS);

  papers->get_portrait = get_portrait;
  papers->portrait_data = data;
  papers->free_portrait_data = free;
}

void
muster_campaign_source_set_images (MusterSheetSource  *source,
                                   MusterPortraitFunc  get_image,
                                   gpointer            data,
                                   GDestroyNotify      free)
{
  Papers *papers = g_object_get_data (G_OBJECT (source), PAPERS);

  papers->get_image = get_image;
  papers->image_data = data;
  papers->free_image_data = free;
}

void
muster_campaign_source_set_map_picture (MusterSheetSource *source,
                                        GBytes            *picture)
{
  Papers *papers = g_object_get_data (G_OBJECT (source), PAPERS);

  g_clear_pointer (&papers->map_picture, g_bytes_unref);
  papers->map_picture = picture != NULL ? g_bytes_ref (picture) : NULL;
}

void
muster_campaign_source_add_code (MusterSheetSource *source,
                                 int                side,
                                 const char        *player,
                                 const char        *title,
                                 const char        *link,
                                 const char        *code)
{
  Papers *papers = g_object_get_data (G_OBJECT (source), PAPERS);
  MusterSeatCode *added = g_new0 (MusterSeatCode, 1);

  added->side = side;
  added->player = g_strdup (player);
  added->title = g_strdup (title);
  added->link = g_strdup (link);
  added->code = g_strdup (code);
  g_ptr_array_add (papers->codes, added);
}
