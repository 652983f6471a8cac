/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-entry.h"

#include "app/models/club/muster-club-choices.h"
#include "core/club/muster-club-doubles.h"
#include "core/club/muster-club-points.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

#include <stdio.h>
#include <string.h>

/* An edited result keeps what the form does not show: notes and forces of single players, names of
 * sides. */

struct _MusterClubEntry
{
  GObject parent_instance;

  char *texts[7]; /* in the order of the properties */
  int winner;
  int attacker;
  GListStore *sides;
  char *battle;
  MusterClubResult *origin; /* (nullable): the result that is edited */
  char *fault;
  char *warning;
  MusterClub *club; /* (nullable) */
  gboolean is_winner_said; /* somebody has said who won; otherwise the points propose it */
};

G_DEFINE_FINAL_TYPE (MusterClubEntry, muster_club_entry, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_DATE,
  PROP_RULESET,
  PROP_SCENARIO,
  PROP_PLACE,
  PROP_CAMPAIGN,
  PROP_NOTES,
  PROP_WINNER,
  PROP_ATTACKER,
  PROP_IS_NEW,
  PROP_FAULT,
  PROP_WARNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Returns: (transfer full): the names in a text */
static char **
split_names (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_strv_builder_add (names, parts[i]);
  return g_strv_builder_end (names);
}

static const MusterClubLine *
find_origin (MusterClubEntry *self,
             const char      *player)
{
  for (guint i = 0; self->origin != NULL && i < self->origin->n_lines; i++)
    if (strcmp (self->origin->lines[i].player, player) == 0)
      return &self->origin->lines[i];
  return NULL;
}

/* (nullable): the member of this name, in whatever case it is written */
static const char *
find_member (MusterClubEntry *self,
             const char      *name)
{
  const MusterClubContent *content = self->club != NULL ? muster_club_get_content (self->club) : NULL;
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_auto (GStrv) members = NULL;

  if (content == NULL)
    return NULL;
  if (muster_club_names_is_known (content->names, name) || find_origin (self, name) != NULL)
    return name;
  members = muster_club_names_list (content->names);
  for (guint i = 0; members[i] != NULL; i++)
    {
      g_autofree char *other = g_utf8_casefold (members[i], -1);

      if (strcmp (other, folded) == 0)
        return g_intern_string (members[i]);
    }
  return NULL;
}

/* Returns the name of a side: its present one, that of its force, or that of its leading player. */
static char *
dup_side_name (MusterClubEntry  *self,
               char            **names,
               const char       *force,
               guint             number)
{
  const MusterClubLine *origin = names[0] != NULL ? find_origin (self, names[0]) : NULL;

  if (origin != NULL)
    return g_strdup (origin->side);
  if (*force != '\0')
    return g_strdup (force);
  return names[0] != NULL ? g_strdup (names[0]) : g_strdup_printf ("%u", number + 1);
}

typedef struct
{
  GArray *lines;
  GPtrArray *texts;
  GPtrArray *names; /* names of the sides */
  char *fault;
} Draft;

static const char *
keep (Draft *draft,
      char  *text)
{
  g_ptr_array_add (draft->texts, text);
  return text;
}

static void
set_fault (Draft *draft,
           char  *fault)
{
  if (draft->fault == NULL)
    draft->fault = fault;
  else
    g_free (fault);
}

/* Whether the players of a side led different forces, which the form cannot show. */
static gboolean
has_mixed_forces (const MusterClubResult *result,
                  const MusterClubLine   *of)
{
  for (guint i = 0; i < result->n_lines; i++)
    if (strcmp (result->lines[i].side, of->side) == 0 && strcmp (result->lines[i].force, of->force) != 0)
      return TRUE;
  return FALSE;
}

static void
draft_side (MusterClubEntry *self,
            Draft           *draft,
            guint            number)
{
  g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (G_LIST_MODEL (self->sides), number);
  g_autofree char *players = NULL;
  g_autofree char *points = NULL;
  g_auto (GStrv) names = NULL;
  char *force;
  MusterClubLine line = { 0 };

  g_object_get (side, "players", &players, "force", &force, "points", &points, NULL);
  line.force = keep (draft, g_strstrip (force));
  names = split_names (players);
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *member = find_member (self, names[i]);

      if (member != NULL && strcmp (member, names[i]) != 0)
        {
          char *spelled = g_strdup (member);

          g_free (names[i]);
          names[i] = spelled;
        }
    }
  line.side = keep (draft, dup_side_name (self, names, line.force, number));
  if (g_ptr_array_find_with_equal_func (draft->names, line.side, g_str_equal, NULL))
    line.side = keep (draft, g_strdup_printf ("%s (%u)", line.side, number + 1));
  g_ptr_array_add (draft->names, (char *) line.side);

  if (self->winner < 0)
    line.verdict = MUSTER_CLUB_DRAW;
  else
    line.verdict = self->winner == (int) number ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS;

  if (self->attacker < 0)
    line.role = MUSTER_CLUB_NO_ROLE;
  else
    line.role = self->attacker == (int) number ? MUSTER_CLUB_ATTACKER : MUSTER_CLUB_DEFENDER;

  line.has_points = *g_strstrip (points) != '\0';
  if (names[0] == NULL)
    set_fault (draft, g_strdup (_("Who played?")));
  if (line.has_points && !muster_club_points_parse (points, &line.points))
    set_fault (draft, g_strdup_printf (_("Points are a number like 12 or 12.5, not “%s”"), points));
  for (guint i = 0; names[i] != NULL; i++)
    {
      const MusterClubLine *origin = find_origin (self, names[i]);
      MusterClubLine own = line;

      own.player = keep (draft, g_strdup (names[i]));
      own.notes = origin != NULL ? origin->notes : "";
      if (origin != NULL && *own.force == '\0' && has_mixed_forces (self->origin, origin))
        own.force = origin->force;
      /* The note on the battle is stored with the first player. */
      if (draft->lines->len == 0)
        own.notes = self->texts[PROP_NOTES];
      g_array_append_val (draft->lines, own);
    }
}

/* Returns: (transfer full) (nullable): the result; @fault: (out): what is wrong if there is none */
static MusterClubResult *
make_result (MusterClubEntry  *self,
             char            **fault)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (MusterClubLine));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (MusterClubResult) result = NULL;
  Draft draft = { lines, texts, names, NULL };
  MusterClubHead head = { self->battle, self->texts[PROP_DATE],
                          muster_club_spell_game (self->club, self->texts[PROP_RULESET]),
                          self->texts[PROP_SCENARIO], self->texts[PROP_PLACE], self->texts[PROP_CAMPAIGN] };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sides)); i++)
    draft_side (self, &draft, i);
  if (self->winner == MUSTER_CLUB_ENTRY_OPEN)
    set_fault (&draft, g_strdup (_("Who won?")));
  if (draft.fault == NULL)
    {
      result = muster_club_result_new (&head, (MusterClubLine *) lines->data, lines->len);
      draft.fault = muster_club_result_dup_fault (result);
    }
  *fault = draft.fault;
  return draft.fault == NULL ? g_steal_pointer (&result) : NULL;
}

/* Proposes the side with the most points as the winner, as long as nobody has said who won. */
static void
propose_winner (MusterClubEntry *self)
{
  guint n_sides = g_list_model_get_n_items (G_LIST_MODEL (self->sides)), n_best = 0;
  int winner = MUSTER_CLUB_ENTRY_OPEN;
  gint64 most = G_MININT64;

  if (self->is_winner_said)
    return;
  for (guint i = 0; i < n_sides; i++)
    {
      g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (G_LIST_MODEL (self->sides), i);
      g_autofree char *text = NULL;
      gint64 points;

      g_object_get (side, "points", &text, NULL);
      if (!muster_club_points_parse (g_strstrip (text), &points))
        {
          n_best = 0;
          break;
        }
      n_best = points > most ? 1 : n_best + (points == most);
      winner = points > most ? (int) i : winner;
      most = MAX (most, points);
    }
  if (n_best != 1)
    winner = n_best == n_sides ? MUSTER_CLUB_ENTRY_DRAW : MUSTER_CLUB_ENTRY_OPEN;
  if (self->winner == winner)
    return;
  self->winner = winner;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WINNER]);
}

static void
look (MusterClubEntry *self)
{
  g_autofree char *fault = NULL;
  g_autoptr (MusterClubResult) result = NULL;
  const MusterClubContent *content = self->club != NULL ? muster_club_get_content (self->club) : NULL;
  const char *text, *warning;

  propose_winner (self);
  result = make_result (self, &fault);
  if (result != NULL && self->club != NULL &&
      strcmp (result->head.date, muster_club_get_today (self->club)) > 0)
    fault = g_strdup_printf (_("“%s” lies after today"), result->head.date);
  text = fault != NULL ? fault : "";
  if (strcmp (self->fault, text) != 0)
    {
      g_free (self->fault);
      self->fault = g_strdup (text);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAULT]);
    }
  warning = result != NULL && content != NULL &&
                muster_club_doubles_is_double (result, content->results, content->names)
              ? _("The club has a result of that day with the same rules, players and points.")
              : "";
  if (strcmp (self->warning, warning) != 0)
    {
      g_free (self->warning);
      self->warning = g_strdup (warning);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WARNING]);
    }
}

static void
append_side (MusterClubEntry *self)
{
  g_autoptr (MusterClubEntrySide) side = g_object_new (MUSTER_TYPE_CLUB_ENTRY_SIDE, NULL);

  g_list_store_append (self->sides, side);
  g_signal_connect_object (side, "notify", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
}

static void
muster_club_entry_finalize (GObject *object)
{
  MusterClubEntry *self = MUSTER_CLUB_ENTRY (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);
  g_clear_object (&self->sides);
  g_clear_pointer (&self->origin, muster_club_result_unref);
  g_free (self->battle);
  g_free (self->fault);
  g_free (self->warning);
  g_clear_object (&self->club);

  G_OBJECT_CLASS (muster_club_entry_parent_class)->finalize (object);
}

static void
muster_club_entry_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterClubEntry *self = MUSTER_CLUB_ENTRY (object);

  switch (prop_id)
    {
    case PROP_WINNER:
      g_value_set_int (value, self->winner);
      break;
    case PROP_ATTACKER:
      g_value_set_int (value, self->attacker);
      break;
    case PROP_IS_NEW:
      g_value_set_boolean (value, self->origin == NULL);
      break;
    case PROP_FAULT:
      g_value_set_string (value, self->fault);
      break;
    case PROP_WARNING:
      g_value_set_string (value, self->warning);
      break;
    default:
      g_value_set_string (value, self->texts[prop_id]);
    }
}

static void
set_number (MusterClubEntry *self,
            int             *number,
            int              value,
            GParamSpec      *pspec)
{
  if (*number == value)
    return;
  *number = value;
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
  look (self);
}

static void
muster_club_entry_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterClubEntry *self = MUSTER_CLUB_ENTRY (object);
  const char *text;

  if (prop_id == PROP_WINNER)
    {
      self->is_winner_said = g_value_get_int (value) != MUSTER_CLUB_ENTRY_OPEN;
      set_number (self, &self->winner, g_value_get_int (value), pspec);
    }
  else if (prop_id == PROP_ATTACKER)
    set_number (self, &self->attacker, g_value_get_int (value), pspec);
  else
    {
      text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";
      if (strcmp (self->texts[prop_id], text) == 0)
        return;
      g_free (self->texts[prop_id]);
      self->texts[prop_id] = g_strdup (text);
      g_object_notify_by_pspec (object, pspec);
      look (self);
    }
}

static void
muster_club_entry_class_init (MusterClubEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_club_entry_finalize;
  object_class->get_property = muster_club_entry_get_property;
  object_class->set_property = muster_club_entry_set_property;

  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, "", edited);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", edited);
  properties[PROP_SCENARIO] = g_param_spec_string ("scenario", NULL, NULL, "", edited);
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, "", edited);
  properties[PROP_CAMPAIGN] = g_param_spec_string ("campaign", NULL, NULL, "", edited);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, "", edited);
  properties[PROP_WINNER] = g_param_spec_int ("winner", NULL, NULL, MUSTER_CLUB_ENTRY_OPEN,
                                              MUSTER_CLUB_ENTRY_MAX_SIDES - 1, MUSTER_CLUB_ENTRY_OPEN,
                                              edited);
  properties[PROP_ATTACKER] =
    g_param_spec_int ("attacker", NULL, NULL, -1, MUSTER_CLUB_ENTRY_MAX_SIDES - 1, -1, edited);
  properties[PROP_IS_NEW] = g_param_spec_boolean ("is-new", NULL, NULL, TRUE, shown);
  properties[PROP_FAULT] = g_param_spec_string ("fault", NULL, NULL, "", shown);
  properties[PROP_WARNING] = g_param_spec_string ("warning", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_entry_init (MusterClubEntry *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    self->texts[i] = g_strdup ("");
  self->fault = g_strdup ("");
  self->warning = g_strdup ("");
  self->winner = MUSTER_CLUB_ENTRY_OPEN;
  self->attacker = -1;
  self->sides = g_list_store_new (MUSTER_TYPE_CLUB_ENTRY_SIDE);
  append_side (self);
  append_side (self);
}

MusterClubEntry *
muster_club_entry_new (const char *today)
{
  MusterClubEntry *self = g_object_new (MUSTER_TYPE_CLUB_ENTRY, "date", today, NULL);

  self->battle = g_uuid_string_random ();
  look (self);
  return self;
}

/* Lists the sides in the order in which they occur. Returns: (transfer full) (element-type utf8):
 * their names */
static GPtrArray *
list_sides (const MusterClubResult *result)
{
  GPtrArray *sides = g_ptr_array_new ();

  for (guint i = 0; i < result->n_lines; i++)
    if (!g_ptr_array_find_with_equal_func (sides, result->lines[i].side, g_str_equal, NULL))
      g_ptr_array_add (sides, (char *) result->lines[i].side);
  return sides;
}

static void
fill_side (MusterClubEntry        *self,
           const MusterClubResult *result,
           const char             *name,
           guint                   number)
{
  g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (G_LIST_MODEL (self->sides), number);
  g_autoptr (GString) players = g_string_new (NULL);
  g_autofree char *points = NULL;
  const char *force = NULL;

  for (guint i = 0; i < result->n_lines; i++)
    {
      const MusterClubLine *line = &result->lines[i];

      if (strcmp (line->side, name) != 0)
        continue;
      muster_enumeration_add (players, line->player);
      /* If the players led different forces, the form shows none and each player keeps his. */
      force = force == NULL || strcmp (force, line->force) == 0 ? line->force : "";
      if (line->has_points && points == NULL)
        points = muster_club_points_dup_text (line->points);
      if (line->verdict == MUSTER_CLUB_WIN)
        self->winner = (int) number;
      if (line->role == MUSTER_CLUB_ATTACKER)
        self->attacker = (int) number;
    }
  g_object_set (side, "players", players->str, "force", force, "points", points, NULL);
}

static gboolean
can_be_typed (const MusterClubResult *result)
{
  g_autoptr (GPtrArray) sides = list_sides (result);

  for (guint i = 0; i < result->n_lines; i++)
    if (strchr (result->lines[i].player, ',') != NULL || g_ascii_isspace (result->lines[i].player[0]))
      return FALSE;
  return sides->len >= 2 && sides->len <= MUSTER_CLUB_ENTRY_MAX_SIDES;
}

MusterClubEntry *
muster_club_entry_new_for (const MusterClubResult *result)
{
  g_autoptr (GPtrArray) sides = NULL;
  MusterClubEntry *self;

  g_return_val_if_fail (result != NULL, NULL);

  if (!can_be_typed (result))
    return NULL;

  self = g_object_new (MUSTER_TYPE_CLUB_ENTRY, "date", result->head.date, "ruleset", result->head.ruleset,
                       "scenario", result->head.scenario, "place", result->head.place, "campaign",
                       result->head.campaign, "notes", result->lines[0].notes, NULL);
  self->battle = g_strdup (result->head.battle);
  self->origin = muster_club_result_ref ((MusterClubResult *) result);
  self->winner = MUSTER_CLUB_ENTRY_DRAW;
  self->is_winner_said = TRUE;
  sides = list_sides (result);
  for (guint i = 0; i < sides->len; i++)
    {
      if (i >= 2)
        append_side (self);
      fill_side (self, result, sides->pdata[i], i);
    }
  look (self);
  return self;
}

GListModel *
muster_club_entry_get_sides (MusterClubEntry *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY (self), NULL);

  return G_LIST_MODEL (self->sides);
}

void
muster_club_entry_add_side (MusterClubEntry *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_ENTRY (self));

  if (g_list_model_get_n_items (G_LIST_MODEL (self->sides)) == MUSTER_CLUB_ENTRY_MAX_SIDES)
    return;
  append_side (self);
  look (self);
}

/**
 * muster_club_entry_dup_result:
 *
 * Returns: (transfer full) (nullable): the result
 */
MusterClubResult *
muster_club_entry_dup_result (MusterClubEntry *self)
{
  g_autofree char *fault = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY (self), NULL);

  return make_result (self, &fault);
}

void
muster_club_entry_set_club (MusterClubEntry *self,
                            MusterClub      *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_ENTRY (self));

  g_set_object (&self->club, club);
  look (self);
}

void
muster_club_entry_renew (MusterClubEntry *self)
{
  static const guint GONE[] = { PROP_SCENARIO, PROP_NOTES };

  g_return_if_fail (MUSTER_IS_CLUB_ENTRY (self));

  g_free (self->battle);
  self->battle = g_uuid_string_random ();
  g_list_store_remove_all (self->sides);
  append_side (self);
  append_side (self);
  self->is_winner_said = FALSE;
  self->winner = MUSTER_CLUB_ENTRY_OPEN;
  self->attacker = -1;
  for (guint i = 0; i < G_N_ELEMENTS (GONE); i++)
    g_object_set (self, properties[GONE[i]]->name, "", NULL);
  look (self);
}

char **
muster_club_entry_list_new (MusterClubEntry *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY (self), NULL);

  for (guint i = 0;
       self->club != NULL && muster_club_is_loaded (self->club) &&
       i < g_list_model_get_n_items (G_LIST_MODEL (self->sides));
       i++)
    {
      g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (G_LIST_MODEL (self->sides), i);
      g_autofree char *players = NULL;
      g_auto (GStrv) names = NULL;

      g_object_get (side, "players", &players, NULL);
      names = split_names (players);
      for (guint j = 0; names[j] != NULL; j++)
        {
          if (find_member (self, names[j]) == NULL)
            g_strv_builder_add (builder, names[j]);
        }
    }

  return g_strv_builder_end (builder);
}

void
muster_club_entry_rename (MusterClubEntry *self,
                          const char      *name,
                          const char      *member)
{
  g_return_if_fail (MUSTER_IS_CLUB_ENTRY (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sides)); i++)
    {
      g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (G_LIST_MODEL (self->sides), i);
      g_autofree char *players = NULL;
      g_autofree char *renamed = NULL;
      g_auto (GStrv) names = NULL;
      gboolean is_here = FALSE;

      g_object_get (side, "players", &players, NULL);
      names = split_names (players);
      for (guint j = 0; names[j] != NULL; j++)
        {
          if (strcmp (names[j], name) != 0)
            continue;
          is_here = TRUE;
          g_free (names[j]);
          names[j] = g_strdup (member);
        }
      renamed = muster_enumeration_join ((const char *const *) names);
      if (is_here)
        g_object_set (side, "players", renamed, NULL);
    }
}

gboolean
muster_club_entry_is_long_ago (MusterClubEntry *self)
{
  const char *today;
  int year, month, day;
  g_autofree char *year_ago = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_ENTRY (self), FALSE);

  today = self->club != NULL ? muster_club_get_today (self->club) : "";
  if (sscanf (today, "%4d-%2d-%2d", &year, &month, &day) != 3)
    return FALSE;
  year_ago = g_strdup_printf ("%04d-%02d-%02d", year - 1, month, day);

  return strcmp (self->texts[PROP_DATE], year_ago) < 0;
}
