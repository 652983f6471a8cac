/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-gazette-private.h"

#include <string.h>

#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/orders/muster-campaign-line.h"
#include "core/careers/muster-career-words.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-core-error.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* Writes the newspaper except for its battles, which muster-gazette-battle.c writes: promotions,
 * losses, notes and what comes next. */

static MusterCampaignSetup *
get_setup (const MusterGazette *self)
{
  return muster_campaign_get_setup (muster_careers_get_campaign (self->careers));
}

static const MusterCampaignState *
get_state (const MusterGazette *self)
{
  return self->then;
}

gboolean
muster_gazette_is_own (const MusterGazette *self,
                       MusterCareer        *career)
{
  return self->side < 0 ||
         strcmp (muster_career_get_side (career), get_setup (self)->sides[self->side].name) == 0;
}

gboolean
muster_gazette_knows_fate (const MusterGazette *self,
                           MusterCareer        *career)
{
  return self->side != MUSTER_GAZETTE_PUBLIC && muster_gazette_is_own (self, career);
}

/* Whether somebody of another side has the same name. */
static gboolean
has_namesake (const MusterGazette *self,
              MusterCareer        *career)
{
  GListModel *list = muster_career_get_kind (career) == MUSTER_CAMPAIGN_UNITS
                       ? muster_careers_get_units (self->careers)
                       : muster_careers_get_leaders (self->careers);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      MusterCareer *other = muster_list_peek (list, i);

      if (strcmp (muster_career_get_side (other), muster_career_get_side (career)) != 0 &&
          g_ascii_strcasecmp (muster_career_get_name (other), muster_career_get_name (career)) == 0)
        return TRUE;
    }
  return FALSE;
}

static char *
dup_with_side (const MusterGazette *self,
               MusterCareer        *career,
               const char          *called)
{
  g_autofree char *name = muster_bidi_isolate (called);
  g_autofree char *side = muster_despatch_names_dup (muster_career_get_side (career));
  g_autofree char *isolated = muster_bidi_isolate (side);

  if (!has_namesake (self, career))
    return g_steal_pointer (&name);
  /* Translators: a unit or a leader, and its side, where the other side has one of the same name. */
  return g_strdup_printf (_("%s of %s"), name, isolated);
}

gboolean
muster_gazette_is_nameless (const char *leader)
{
  /* As a campaign calls a leader whom nobody has named. */
  g_autofree char *beginning = g_strdup_printf (_("Leader of %s"), "");

  return g_str_has_prefix (leader, beginning);
}

/* "the leader of the 2nd Company" of "Leader of 2nd Company" */
static char *
dup_leader (const char *name)
{
  g_autofree char *beginning = g_strdup_printf (_("Leader of %s"), "");
  g_autofree char *unit = NULL;

  if (!muster_gazette_is_nameless (name))
    return g_strdup (name);
  unit = muster_despatch_names_dup (name + strlen (beginning));
  return g_strdup_printf (_("the leader of %s"), unit);
}

char *
muster_gazette_dup_called (const MusterGazette *self,
                           MusterCareer        *career)
{
  g_autofree char *called = muster_career_get_kind (career) == MUSTER_CAMPAIGN_UNITS
                              ? muster_despatch_names_dup (muster_career_get_name (career))
                              : dup_leader (muster_career_get_name (career));

  return dup_with_side (self, career, called);
}

char *
muster_gazette_dup_headed (const MusterGazette *self,
                           MusterCareer        *career)
{
  return dup_with_side (self, career, muster_career_get_name (career));
}

static int
compare_deeds (gconstpointer a,
               gconstpointer b)
{
  const MusterGazetteDeed *one = a, *other = b;

  if (one->event->entry != other->event->entry)
    return one->event->entry < other->event->entry ? -1 : 1;
  return muster_career_get_index (one->career) - muster_career_get_index (other->career);
}

GArray *
muster_gazette_list_events (const MusterGazette   *self,
                            MusterCampaignKind     of,
                            MusterCareerEventKind  kind)
{
  GListModel *list = of == MUSTER_CAMPAIGN_UNITS ? muster_careers_get_units (self->careers)
                                                 : muster_careers_get_leaders (self->careers);
  GArray *deeds = g_array_new (FALSE, FALSE, sizeof (MusterGazetteDeed));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      GPtrArray *events = muster_career_get_events (muster_list_peek (list, i));

      for (guint k = 0; k < events->len; k++)
        {
          MusterGazetteDeed deed = { muster_list_peek (list, i), g_ptr_array_index (events, k) };

          if (deed.event->kind == kind && deed.event->entry >= self->first && deed.event->entry < self->last)
            g_array_append_val (deeds, deed);
        }
    }
  g_array_sort (deeds, compare_deeds);
  return deeds;
}

/* Returns whether a line begins with a sign, with or without backslashes before it. */
static gboolean
looks_like_sign (const char *line)
{
  line += strspn (line, "\\");
  return *line == '#' || *line == '>';
}

const char *
muster_gazette_read_line (const char *line)
{
  return *line == '\\' && looks_like_sign (line) ? line + 1 : line;
}

void
muster_gazette_add_paragraphs (GString    *text,
                               const char *paragraphs)
{
  g_auto (GStrv) lines = g_strsplit (paragraphs, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "%s%s%s", i > 0 ? "\n" : "", looks_like_sign (lines[i]) ? "\\" : "",
                            lines[i]);
}

void
muster_gazette_add_line (GString    *text,
                         const char *sign,
                         const char *words)
{
  g_autofree char *line = g_strdelimit (g_strdup (words), "\n", ' ');

  g_string_append_printf (text, "%s %s\n", sign, line);
}

void
muster_gazette_write_section (GString    *text,
                              const char *heading,
                              GString    *section)
{
  if (section->len > 0)
    {
      muster_gazette_add_line (text, "##", heading);
      g_string_append_c (text, '\n');
      muster_gazette_add_paragraphs (text, section->str);
    }
  g_string_free (section, TRUE);
}

static void
write_promotions (const MusterGazette *self,
                  GString             *text)
{
  static const MusterCareerEventKind kinds[] = { MUSTER_CAREER_PROMOTED, MUSTER_CAREER_SECONDED,
                                                 MUSTER_CAREER_HONOURED, MUSTER_CAREER_ADVANCED };
  static const MusterCampaignKind of[] = { MUSTER_CAMPAIGN_LEADERS, MUSTER_CAMPAIGN_UNITS };
  GString *section = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint k = 0; k < G_N_ELEMENTS (of); k++)
      {
        g_autoptr (GArray) deeds = muster_gazette_list_events (self, of[k], kinds[i]);

        for (guint n = 0; n < deeds->len; n++)
          {
            const MusterGazetteDeed *deed = &g_array_index (deeds, MusterGazetteDeed, n);
            g_autofree char *name = muster_gazette_dup_headed (self, deed->career);
            g_autofree char *line = deed->event->kind == MUSTER_CAREER_HONOURED ||
                                        deed->event->kind == MUSTER_CAREER_ADVANCED
                                      ? g_strdup (deed->event->text)
                                      : muster_career_words_event_to_text (deed->event);

            if (muster_gazette_knows_fate (self, deed->career) &&
                (deed->event->kind != MUSTER_CAREER_ADVANCED || *deed->event->text != '\0'))
              /* Translators: a unit or leader, and what is told of it, as in "1st Company: The
               * ford." */
              g_string_append_printf (section, _("%s: %s.\n\n"), name, line);
          }
      }
  muster_gazette_write_section (text, _("Promotions and honours"), section);
}

GPtrArray *
muster_gazette_list_notes (const MusterGazette *self)
{
  MusterLedger *ledger = MUSTER_LEDGER (muster_careers_get_campaign (self->careers));
  GPtrArray *notes = g_ptr_array_new ();

  for (guint i = self->first; i < self->last; i++)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (ledger, i);

      if (muster_campaign_log_entry_get_order (entry)->verb == MUSTER_CAMPAIGN_ORDER_NOTE &&
          muster_campaign_log_entry_is_for (entry, get_state (self), self->side))
        g_ptr_array_add (notes, entry);
    }
  return notes;
}

const char *
muster_gazette_get_notes_heading (void)
{
  return _("What is said");
}

static void
write_notes (const MusterGazette *self,
             GString             *text)
{
  g_autoptr (GPtrArray) notes = muster_gazette_list_notes (self);
  GString *section = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++)
    {
      const MusterCampaignOrder *note = muster_campaign_log_entry_get_order (notes->pdata[i]);

      g_string_append_printf (section, "%s\n\n", muster_campaign_order_get_text (note, "text"));
    }
  muster_gazette_write_section (text, muster_gazette_get_notes_heading (), section);
}

/* Returns the points that all sides of a chapter have alike, or -1. */
static int
find_same_budget (const MusterGazette *self,
                  int                  chapter)
{
  guint sides = muster_campaign_get_chapter_sides (get_state (self), chapter);
  int same = -1;
  guint n = 0;

  for (int i = 0; i < get_setup (self)->n_sides; i++)
    if (sides >> i & 1)
      {
        int budget = muster_campaign_get_budget (get_state (self), chapter, i);

        if (n++ > 0 && budget != same)
          return -1;
        same = budget;
      }
  return n > 1 ? same : -1;
}

static void
write_chapter (const MusterGazette *self,
               int                  chapter,
               GString             *text)
{
  const MusterCampaignSetup *setup = get_setup (self);
  const MusterCampaignState *state = get_state (self);
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  guint sides = muster_campaign_get_chapter_sides (state, chapter);
  int same = find_same_budget (self, chapter);

  muster_bidi_append (text, def->base.name);
  if (same >= 0)
    /* Translators: the points that each side has in the next battle, as in ", 24 points a side". */
    g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, ", %d point a side", ", %d points a side",
                                             (gulong) same), same);
  for (int i = 0; i < setup->n_sides && same < 0; i++)
    if (sides >> i & 1 && muster_campaign_get_budget (state, chapter, i) >= 0)
      {
        g_autofree char *called = muster_despatch_names_dup (setup->sides[i].name);
        g_autofree char *name = muster_bidi_isolate (called);
        int budget = muster_campaign_get_budget (state, chapter, i);

        /* Translators: the points of a side in the next battle, as in ", 24 points for Field Force". */
        g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, ", %d point for %s", ", %d points for %s",
                                                 (gulong) budget),
                                budget, name);
      }
  g_string_append (text, ".");
  if (def->attacker >= 0 && def->attacker == self->side)
    g_string_append (text, _(" It is we who attack."));
  else if (def->attacker >= 0)
    {
      g_autofree char *called = muster_despatch_names_dup_subject (setup->sides[def->attacker].name);
      g_autofree char *name = muster_bidi_isolate (called);

      g_string_append_printf (text, _(" %s attack."), name);
    }
  if (def->text != NULL && *def->text != '\0')
    g_string_append_printf (text, " %s", def->text);
  g_string_append (text, "\n\n");
}

const char *
muster_gazette_get_next_heading (void)
{
  return _("What comes next");
}

static void
write_battles (const MusterGazette *self,
               GString             *text)
{
  /* What follows another article needs a heading, or it would be a part of that one. */
  if (strstr (text->str, "## ") != NULL && self->affairs->len > 0)
    {
      muster_gazette_add_line (text, "##", _("How it came about"));
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < self->affairs->len; i++)
    muster_gazette_battle_write (self, g_ptr_array_index (self->affairs, i), text);
}

/**
 * muster_gazette_write:
 *
 * What stands where depends on what happened: after a dear victory and after a disaster the fallen come
 * first,
 * after a battle that nobody won what people say of it. What is beside the news changes its place with every
 * issue.
 *
 * Returns: (transfer full): its text
 */
char *
muster_gazette_write (const MusterGazette *self)
{
  const MusterCampaignState *state;
  GString *section;

  static void (*const skeletons[MUSTER_N_GAZETTE_TURNS][2][7]) (const MusterGazette *, GString *) = {
    [MUSTER_GAZETTE_VICTORY] = { { write_battles, write_promotions, muster_gazette_colour_write_letter,
                                   muster_gazette_write_fallen, muster_gazette_write_roll, write_notes,
                                   muster_gazette_colour_write_advertisement },
                                 { write_battles, write_promotions, write_notes,
                                   muster_gazette_write_fallen, muster_gazette_write_roll,
                                   muster_gazette_colour_write_advertisement,
                                   muster_gazette_colour_write_letter } },
    [MUSTER_GAZETTE_DEAR_VICTORY] = { { muster_gazette_write_fallen, write_battles,
                                        muster_gazette_write_roll, write_promotions,
                                        muster_gazette_colour_write_letter,
                                        muster_gazette_colour_write_advertisement, write_notes },
                                      { muster_gazette_write_fallen, write_battles,
                                        muster_gazette_colour_write_letter, muster_gazette_write_roll,
                                        write_promotions, write_notes,
                                        muster_gazette_colour_write_advertisement } },
    [MUSTER_GAZETTE_DEFEAT] = { { write_battles, muster_gazette_write_fallen,
                                  muster_gazette_colour_write_letter, muster_gazette_write_roll,
                                  write_promotions, muster_gazette_colour_write_advertisement,
                                  write_notes },
                                { write_battles, muster_gazette_colour_write_letter,
                                  muster_gazette_write_fallen, muster_gazette_write_roll, write_notes,
                                  write_promotions, muster_gazette_colour_write_advertisement } },
    [MUSTER_GAZETTE_DISASTER] = { { muster_gazette_write_fallen, write_battles, write_notes,
                                    muster_gazette_colour_write_letter, muster_gazette_write_roll,
                                    write_promotions, muster_gazette_colour_write_advertisement },
                                  { muster_gazette_write_fallen, write_battles, muster_gazette_write_roll,
                                    muster_gazette_colour_write_letter, write_promotions,
                                    muster_gazette_colour_write_advertisement, write_notes } },
    [MUSTER_GAZETTE_DRAW] = { { write_notes, write_battles, write_promotions, muster_gazette_write_fallen,
                                muster_gazette_write_roll, muster_gazette_colour_write_advertisement,
                                muster_gazette_colour_write_letter },
                              { write_battles, muster_gazette_write_fallen, write_notes,
                                muster_gazette_write_roll, write_promotions,
                                muster_gazette_colour_write_advertisement,
                                muster_gazette_colour_write_letter } },
    [MUSTER_GAZETTE_OTHERS] = { { write_battles, muster_gazette_colour_write_letter, write_promotions,
                                  muster_gazette_write_fallen, muster_gazette_write_roll,
                                  muster_gazette_colour_write_advertisement, write_notes },
                                { write_battles, muster_gazette_write_fallen, write_notes,
                                  muster_gazette_colour_write_letter, write_promotions,
                                  muster_gazette_write_roll, muster_gazette_colour_write_advertisement } },
    [MUSTER_GAZETTE_OTHERS_DEAR] = { { write_battles, muster_gazette_write_fallen,
                                       muster_gazette_colour_write_advertisement,
                                       muster_gazette_colour_write_letter, muster_gazette_write_roll,
                                       write_promotions, write_notes },
                                     { muster_gazette_write_fallen, write_battles,
                                       muster_gazette_colour_write_letter, write_notes,
                                       muster_gazette_write_roll, write_promotions,
                                       muster_gazette_colour_write_advertisement } },
  };
  GString *text = g_string_new (NULL);
  MusterGazetteTurn turn = muster_gazette_battle_find_turn (self);

  muster_gazette_battle_write_headline (self, text);
  for (guint i = 0; i < G_N_ELEMENTS (skeletons[turn][0]); i++)
    skeletons[turn][self->number % 2][i] (self, text);

  state = get_state (self);
  section = g_string_new (NULL);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (state, i)->status;

      if (status == MUSTER_CAMPAIGN_READY || status == MUSTER_CAMPAIGN_OPEN)
        write_chapter (self, i, section);
    }
  if (section->len == 0)
    g_string_append (section, state->over ? _("The war is over.\n\n") : _("Nobody can say.\n\n"));
  muster_gazette_write_section (text, muster_gazette_get_next_heading (), section);

  return g_string_free (text, FALSE);
}

/* Lists the places in the log of the returns of all chapters that were fought, in their order. */
static GArray *
list_returns (MusterCampaign *campaign)
{
  MusterLedger *ledger = MUSTER_LEDGER (campaign);
  GArray *returns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < muster_ledger_get_length (ledger); i++)
    if (muster_campaign_log_entry_get_order (muster_ledger_get_entry (ledger, i))->verb ==
        MUSTER_CAMPAIGN_ORDER_RETURN)
      g_array_append_val (returns, i);
  return returns;
}

static const char *
get_chapter (MusterCampaign *campaign,
             guint           entry)
{
  MusterLedger *ledger = MUSTER_LEDGER (campaign);

  return muster_campaign_order_get_text (
    muster_campaign_log_entry_get_order (muster_ledger_get_entry (ledger, entry)), "chapter");
}

static int
find_return (MusterCampaign *campaign,
             GArray         *returns,
             const char     *chapter)
{
  for (guint i = 0; i < returns->len; i++)
    if (strcmp (get_chapter (campaign, g_array_index (returns, guint, i)), chapter) == 0)
      return (int) i;
  return -1;
}

static void
take_affairs (MusterGazette *self,
              GArray        *returns,
              int            first,
              int            last)
{
  MusterCampaign *campaign = muster_careers_get_campaign (self->careers);
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (self->careers);

  for (int i = first; i <= last; i++)
    for (guint k = 0; k < affairs->len; k++)
      {
        MusterCareerAffair *affair = g_ptr_array_index (affairs, k);

        if (strcmp (affair->chapter, get_chapter (campaign, g_array_index (returns, guint, i))) == 0)
          g_ptr_array_add (self->affairs, muster_career_event_affair_ref (affair));
      }
}

static void
keep_state_cb (MusterCampaignLogEntry    *entry,
               const MusterCampaignState *before,
               const MusterCampaignState *after,
               gpointer                   data)
{
  muster_campaign_state_assign (data, after);
}

/**
 * muster_gazette_new:
 *
 * Returns: (transfer full) (nullable): the newspaper; %NULL: one of the chapters was not fought
 */
MusterGazette *
muster_gazette_new (MusterCareers  *careers,
                    const char     *from,
                    const char     *to,
                    int             side,
                    GError        **error)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  g_autoptr (GArray) returns = list_returns (campaign);
  int first = find_return (campaign, returns, from);
  int last = to != NULL ? find_return (campaign, returns, to) : first;
  MusterGazette *self;

  if (first < 0 || last < 0)
    {
      const char *chapter = first < 0 ? from : to;

      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("“%s” is no chapter that was fought: there is nothing to tell of it"), chapter);
      return NULL;
    }
  if (last < first)
    {
      int held = first;

      first = last;
      last = held;
    }
  self = g_new0 (MusterGazette, 1);
  self->careers = g_object_ref (careers);
  self->side = side;
  self->number = (guint) last + 1;
  self->first = g_array_index (returns, guint, first);
  self->last = (guint) last + 1 < returns->len ? g_array_index (returns, guint, last + 1)
                                               : muster_ledger_get_length (campaign);
  self->affairs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_career_event_affair_unref);
  take_affairs (self, returns, first, last);
  /* A back issue knows nothing of what came later. */
  self->then = g_new0 (MusterCampaignState, 1);
  muster_campaign_state_init (self->then);
  muster_campaign_ledger_visit (campaign, self->last - 1, self->last, keep_state_cb, self->then);
  return self;
}

void
muster_gazette_free (MusterGazette *self)
{
  g_object_unref (self->careers);
  g_ptr_array_unref (self->affairs);
  muster_campaign_state_clear (self->then);
  g_free (self->then);
  g_free (self);
}

char *
muster_gazette_dup_name (const MusterGazette *self)
{
  g_autofree char *title = muster_bidi_isolate (get_setup (self)->title);

  /* Translators: the title of a campaign; the name of a newspaper. */
  return g_strdup_printf (_("%s Gazette"), title);
}

char *
muster_gazette_dup_issue (const MusterGazette *self)
{
  /* Translators: the number of an issue of a newspaper. */
  return g_strdup_printf (_("No. %u"), self->number);
}

char *
muster_gazette_dup_date (const MusterGazette *self)
{
  MusterLedger *ledger = MUSTER_LEDGER (muster_careers_get_campaign (self->careers));
  int day = muster_campaign_log_entry_get_day (muster_ledger_get_entry (ledger, self->last - 1));

  return day > 0 ? muster_career_words_dup_day (day, TRUE) : g_strdup ("");
}

char *
muster_gazette_dup_edition (const MusterGazette *self)
{
  g_autofree char *name = NULL;

  if (self->side == MUSTER_GAZETTE_MASTER)
    return g_strdup (_("Game master’s edition"));
  if (self->side == MUSTER_GAZETTE_PUBLIC)
    /* Translators: the edition of a newspaper that everybody may read. */
    return g_strdup (_("Public edition"));
  name = muster_bidi_isolate (get_setup (self)->sides[self->side].name);
  /* Translators: a side of a campaign, whose edition of a newspaper it is. */
  return g_strdup_printf (_("%s edition"), name);
}

const char *
muster_gazette_get_warning (const MusterGazette *self)
{
  return self->side == MUSTER_GAZETTE_MASTER ? _("For the game master alone") : NULL;
}

const char *
muster_gazette_find_last (MusterCareers *careers)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  g_autoptr (GArray) returns = list_returns (campaign);

  return returns->len > 0 ? get_chapter (campaign, g_array_index (returns, guint, returns->len - 1)) : NULL;
}
