/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-evening.h"

#include "app/models/club/muster-club-choices.h"
#include "app/models/club/muster-club-pulse-words.h"
#include "core/club/muster-club-calendar.h"
#include "core/club/muster-club-pairing.h"
#include "core/club/muster-club-pulse.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

#include <string.h>

/* What a force is reckoned at when it is said what would make a battle even. */
#define BUDGET 24

struct _MusterClubEvening
{
  MusterObject parent_instance;

  MusterClub *club;
  MusterClubDraw draw;
  char *ruleset;
  GHashTable *byes; /* by round, who sits out */
  GListStore *members;
  GListStore *pairs;
};

G_DEFINE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CLUB,
  PROP_DRAW,
  PROP_RULESET,
  PROP_N_PRESENT,
  PROP_CAN_DRAW,
  PROP_BYES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char **
list_present (MusterClubEvening *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->members)); i++)
    {
      g_autoptr (MusterClubPresence) member = g_list_model_get_item (G_LIST_MODEL (self->members), i);

      if (muster_club_presence_get_is_present (member))
        g_strv_builder_add (names, muster_club_presence_get_name (member));
    }
  return g_strv_builder_end (names);
}

static guint
count_present (MusterClubEvening *self)
{
  g_auto (GStrv) names = list_present (self);

  return g_strv_length (names);
}

static void
presence_changed_cb (MusterClubEvening *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PRESENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_DRAW]);
}

static gboolean
has_member (MusterClubEvening *self,
            const char        *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->members)); i++)
    {
      g_autoptr (MusterClubPresence) member = g_list_model_get_item (G_LIST_MODEL (self->members), i);

      if (strcmp (muster_club_presence_get_name (member), name) == 0)
        return TRUE;
    }
  return FALSE;
}

static MusterClubPresence *
add_member (MusterClubEvening *self,
            const char        *name)
{
  MusterClubPresence *member = muster_club_presence_new (name);

  g_signal_connect_object (member, "notify::is-present", G_CALLBACK (presence_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_list_store_append (self->members, member);
  g_object_unref (member);
  return member;
}

/* Whoever is there already stays, so that nobody has to be ticked twice. */
static void
club_changed_cb (MusterClubEvening *self)
{
  g_autoptr (GPtrArray) players = muster_club_list_players (self->club);

  for (guint i = 0; i < players->len; i++)
    if (!has_member (self, players->pdata[i]))
      add_member (self, players->pdata[i]);
}

static const MusterClubRating *
find_rating (MusterClubEvening *self,
             const char        *name)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  guint player;

  return muster_club_book_find_player (tables->book, name, &player)
           ? muster_club_tables_find_rating (tables, player)
           : NULL;
}

static void
append_balance (MusterClubEvening *self,
                GString           *note,
                const char        *attacker,
                const char        *defender)
{
  const MusterClubRating *first = find_rating (self, attacker);
  const MusterClubRating *second = find_rating (self, defender);
  gboolean is_first;
  int more;

  if (first == NULL || second == NULL)
    return;
  is_first = first->glicko.rating >= second->glicko.rating;
  more = is_first ? muster_club_balance (&first->glicko, &second->glicko, BUDGET)
                  : muster_club_balance (&second->glicko, &first->glicko, BUDGET);
  if (more > 0)
    /* Translators: a number, another, and a name: by the ratings of the two. */
    g_string_append_printf (note, _("; even with %d points to %d for %s"), BUDGET + more, BUDGET,
                            is_first ? defender : attacker);
}

static char *
dup_note (MusterClubEvening *self,
          const char        *attacker,
          const char        *defender)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  GString *note = g_string_new (NULL);
  guint first, second, n = 0;

  if (muster_club_book_find_player (tables->book, attacker, &first) &&
      muster_club_book_find_player (tables->book, defender, &second))
    n = muster_club_rivals_find (tables->rivals, first, second).battles;
  if (n == 0)
    g_string_append (note, _("first meeting"));
  else
    g_string_append_printf (note, dngettext (GETTEXT_PACKAGE, "met %u time", "met %u times", n), n);
  append_balance (self, note, attacker, defender);
  return g_string_free (note, FALSE);
}

static void
add_round (MusterClubEvening      *self,
           const MusterClubRound  *round,
           char                  **names,
           GPtrArray              *items)
{
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, i);
      g_autofree char *note = dup_note (self, names[pair->attacker], names[pair->defender]);

      g_ptr_array_add (items, muster_club_pair_new (round->number, i + 1, names[pair->attacker],
                                                    names[pair->defender], note));
    }
  if (round->bye >= 0)
    g_hash_table_insert (self->byes, GUINT_TO_POINTER (round->number), g_strdup (names[round->bye]));
}

static GPtrArray *
draw_rounds (MusterClubEvening  *self,
             char              **names)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  MusterClubFilter filter = muster_club_choice_filter (&tables->choice);
  GPtrArray *rounds;

  if (self->draw != MUSTER_CLUB_DRAW_SWISS)
    return muster_club_round_robin (g_strv_length (names), self->draw == MUSTER_CLUB_DRAW_DOUBLE);

  rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_round_free);
  g_ptr_array_add (rounds, muster_club_pair_swiss (tables->book, filter.from, (const char *const *) names));
  return rounds;
}

/* Each table gets the scenario that was played least, and no two the same as long as there are others. */
static void
assign_scenarios (MusterClubEvening *self,
                  GPtrArray         *items)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  MusterRuleset *ruleset = muster_library_find_ruleset (muster_club_get_library (self->club), self->ruleset);
  GPtrArray *scenarios =
    ruleset != NULL ? muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset)) : NULL;
  g_autofree const char **ids = NULL;
  g_autofree guint *counts = NULL;

  if (scenarios == NULL || scenarios->len == 0)
    return;

  ids = g_new0 (const char *, scenarios->len + 1);
  counts = g_new0 (guint, scenarios->len);
  for (guint i = 0; i < scenarios->len; i++)
    ids[i] = ((const MusterScenario *) scenarios->pdata[i])->id;
  muster_club_count_scenarios (tables->book, self->ruleset, ids, counts);
  for (guint i = 0; i < items->len; i++)
    {
      guint least = 0;

      for (guint j = 1; j < scenarios->len; j++)
        if (counts[j] < counts[least])
          least = j;
      counts[least]++;
      muster_club_pair_set_scenario (items->pdata[i], ids[least]);
    }
}

/* Views look at a pair when it comes, so that it comes when all is known of it. */
static void
show_pairs (MusterClubEvening *self,
            GPtrArray         *items)
{
  assign_scenarios (self, items);
  g_list_store_splice (self->pairs, 0, g_list_model_get_n_items (G_LIST_MODEL (self->pairs)), items->pdata,
                       items->len);
}

static void
set_ruleset (MusterClubEvening *self,
             const char        *ruleset)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_free (self->ruleset);
  self->ruleset = g_strdup (ruleset != NULL ? ruleset : "");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->pairs)); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->pairs), i));
  if (items->len > 0)
    show_pairs (self, items);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RULESET]);
}

/* "Eve", or "Eve (round 1), Ann (round 2)" where there are several. */
static char *
dup_byes (MusterClubEvening *self)
{
  GString *byes = g_string_new (NULL);

  for (guint round = 1; g_hash_table_size (self->byes) > 0; round++)
    {
      const char *player = g_hash_table_lookup (self->byes, GUINT_TO_POINTER (round));

      if (player == NULL)
        break;
      g_string_append (byes, round > 1 ? ", " : "");
      muster_bidi_append (byes, player);
      if (g_hash_table_size (self->byes) > 1)
        g_string_append_printf (byes, _(" (round %u)"), round);
    }
  return g_string_free (byes, FALSE);
}

static void
muster_club_evening_constructed (GObject *object)
{
  MusterClubEvening *self = MUSTER_CLUB_EVENING (object);

  G_OBJECT_CLASS (muster_club_evening_parent_class)->constructed (object);

  g_signal_connect_object (self->club, "changed", G_CALLBACK (club_changed_cb), self, G_CONNECT_SWAPPED);
  club_changed_cb (self);
}

static void
muster_club_evening_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterClubEvening *self = MUSTER_CLUB_EVENING (object);

  switch (prop_id)
    {
    case PROP_CLUB:
      g_value_set_object (value, self->club);
      break;
    case PROP_DRAW:
      g_value_set_uint (value, self->draw);
      break;
    case PROP_RULESET:
      g_value_set_string (value, self->ruleset);
      break;
    case PROP_N_PRESENT:
      g_value_set_uint (value, count_present (self));
      break;
    case PROP_CAN_DRAW:
      g_value_set_boolean (value, count_present (self) >= 2);
      break;
    case PROP_BYES:
      g_value_take_string (value, dup_byes (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_evening_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterClubEvening *self = MUSTER_CLUB_EVENING (object);

  switch (prop_id)
    {
    case PROP_CLUB:
      self->club = g_value_dup_object (value);
      break;
    case PROP_DRAW:
      self->draw = g_value_get_uint (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_RULESET:
      set_ruleset (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubEvening, club, g_object_unref),
  MUSTER_OWNED (MusterClubEvening, members, g_object_unref),
  MUSTER_OWNED (MusterClubEvening, pairs, g_object_unref),
  MUSTER_OWNED (MusterClubEvening, ruleset, g_free),
  MUSTER_OWNED (MusterClubEvening, byes, g_hash_table_unref),
};

static void
muster_club_evening_class_init (MusterClubEveningClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->constructed = muster_club_evening_constructed;
  object_class->get_property = muster_club_evening_get_property;
  object_class->set_property = muster_club_evening_set_property;

  properties[PROP_CLUB] = g_param_spec_object ("club", NULL, NULL, MUSTER_TYPE_CLUB, given);
  properties[PROP_DRAW] = g_param_spec_uint ("draw", NULL, NULL, 0, MUSTER_CLUB_DRAW_DOUBLE, 0, edited);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", edited);
  properties[PROP_N_PRESENT] = g_param_spec_uint ("n-present", NULL, NULL, 0, G_MAXUINT, 0, shown);
  properties[PROP_CAN_DRAW] = g_param_spec_boolean ("can-draw", NULL, NULL, FALSE, shown);
  properties[PROP_BYES] = g_param_spec_string ("byes", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_evening_init (MusterClubEvening *self)
{
  self->ruleset = g_strdup ("");
  self->byes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->members = g_list_store_new (MUSTER_TYPE_CLUB_PRESENCE);
  self->pairs = g_list_store_new (MUSTER_TYPE_CLUB_PAIR);
}

MusterClubEvening *
muster_club_evening_new (MusterClub *club)
{
  return g_object_new (MUSTER_TYPE_CLUB_EVENING, "club", club, NULL);
}

GListModel *
muster_club_evening_get_members (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return G_LIST_MODEL (self->members);
}

void
muster_club_evening_add_guest (MusterClubEvening *self,
                               const char        *name)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (MUSTER_IS_CLUB_EVENING (self));

  stripped = g_strstrip (g_strdup (name));
  if (*stripped != '\0' && !has_member (self, stripped))
    g_object_set (add_member (self, stripped), "is-present", TRUE, NULL);
}

GListModel *
muster_club_evening_get_pairs (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return G_LIST_MODEL (self->pairs);
}

void
muster_club_evening_draw (MusterClubEvening *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rounds = NULL;
  g_auto (GStrv) names = NULL;

  g_return_if_fail (MUSTER_IS_CLUB_EVENING (self));

  names = list_present (self);
  if (g_strv_length (names) < 2 || muster_club_get_tables (self->club) == NULL)
    return;

  rounds = draw_rounds (self, names);
  g_hash_table_remove_all (self->byes);
  for (guint i = 0; i < rounds->len; i++)
    add_round (self, rounds->pdata[i], names, items);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BYES]);
  show_pairs (self, items);
}

/* When they are fought, their players have yet to say. */
static void
add_chapters (MusterClubEvening  *self,
              MusterClubCalendar *calendar)
{
  const MusterClubContent *content = muster_club_get_content (self->club);

  for (guint i = 0; content != NULL && i < content->waiting->len; i++)
    {
      const MusterClubWaiting *waiting = content->waiting->pdata[i];
      g_autofree char *words = muster_club_pulse_dup_waiting (waiting);
      g_autofree char *uid = g_strdup_printf ("%s-%s@muster", waiting->uuid, waiting->chapter);

      muster_club_calendar_add_task (calendar, uid, waiting->chapter, words);
    }
}

/**
 * muster_club_evening_dup_calendar:
 *
 * Returns: (transfer full): an iCalendar file
 */
char *
muster_club_evening_dup_calendar (MusterClubEvening *self,
                                  const char        *stamp)
{
  MusterClubCalendar *calendar = muster_club_calendar_new (stamp);
  MusterLibrary *library = muster_club_get_library (self->club);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->pairs)); i++)
    {
      g_autoptr (MusterClubPair) pair = g_list_model_get_item (G_LIST_MODEL (self->pairs), i);
      g_autofree char *uid = g_strdup_printf ("%s-%u-%u@muster", stamp, muster_club_pair_get_round (pair),
                                              muster_club_pair_get_table (pair));
      /* Translators: who attacks and who defends. */
      g_autofree char *summary = g_strdup_printf (_("%s against %s"), muster_club_pair_get_attacker (pair),
                                                  muster_club_pair_get_defender (pair));

      muster_club_calendar_add (calendar, uid, muster_club_get_today (self->club), summary,
                                muster_club_words_scenario (library, self->ruleset,
                                                            muster_club_pair_get_scenario (pair)));
    }
  add_chapters (self, calendar);
  return muster_club_calendar_end (calendar);
}

const char *
muster_club_evening_get_bye (MusterClubEvening *self,
                             guint              round)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return g_hash_table_lookup (self->byes, GUINT_TO_POINTER (round));
}

MusterClub *
muster_club_evening_get_club (MusterClubEvening *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING (self), NULL);

  return self->club;
}
