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
} Papers;

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
  if (self->free_portrait_data != NULL)
    self->free_portrait_data (self->portrait_data);
  g_free (self);
}

static Papers *
papers_new (MusterCareers *careers)
{
  Papers *self = g_new0 (Papers, 1);

  self->careers = g_object_ref (careers);
  self->sheets = g_array_new (FALSE, FALSE, sizeof (Sheet));
  return self;
}

/* What cannot be made says so on paper: a preview always has a page. */
static MusterDocument *
make_cb (guint                     sheet,
         const MusterSheetOptions *options,
         gpointer                  data)
{
  Papers *self = data;
  const Sheet *wanted = &g_array_index (self->sheets, Sheet, sheet);
  MusterCampaignSheetChoice choice = {
    wanted->side, self->from, self->to, self->who, self->text, self->who_is, self->get_portrait,
    self->portrait_data
  };
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_campaign_sheet_new (self->careers, wanted->kind, &choice, &error);

  if (document == NULL)
    {
      document = muster_document_new (muster_campaign_sheet_kind_get_name (wanted->kind));
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

/* @for_whom: (nullable): whose sheet it is, where there are several of a kind. */
static void
add (MusterSheetSource       *source,
     Papers                  *papers,
     MusterCampaignSheetKind  kind,
     int                      side,
     const char              *for_whom)
{
  MusterCampaign *campaign = muster_careers_get_campaign (papers->careers);
  const char *name = muster_campaign_sheet_kind_get_name (kind);
  Sheet sheet = { kind, side };
  g_autofree char *id =
    side >= 0 ? g_strdup_printf ("%s-%s", muster_campaign_sheet_kind_get_id (kind),
                                 muster_campaign_get_setup (campaign)->sides[side].id)
              : g_strdup (muster_campaign_sheet_kind_get_id (kind));
  /* Translators: a sheet of a campaign, such as "Briefing", and the side that it is for. */
  g_autofree char *label =
    for_whom != NULL ? g_strdup_printf (_("%s: %s"), name, for_whom) : g_strdup (name);

  g_array_append_val (papers->sheets, sheet);
  muster_sheet_source_add_sheet (source, id, label, MUSTER_SHEET_USE_NONE);
}

MusterSheetSource *
muster_campaign_source_new (MusterCareers *careers)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (muster_careers_get_campaign (careers));
  Papers *papers = papers_new (careers);
  MusterSheetSource *source = create (papers);

  for (MusterCampaignSheetKind kind = 0; kind < MUSTER_CAMPAIGN_SHEET_BRIEFING; kind++)
    add (source, papers, kind, -1, NULL);
  for (int i = 0; i < setup->n_sides; i++)
    add (source, papers, MUSTER_CAMPAIGN_SHEET_BRIEFING, i, setup->sides[i].name);
  if (muster_gazette_find_last (careers) == NULL)
    return source;
  add (source, papers, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_GAZETTE_ALL, _("for everybody"));
  for (int i = 0; i < setup->n_sides; i++)
    add (source, papers, MUSTER_CAMPAIGN_SHEET_GAZETTE, i, setup->sides[i].name);
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
