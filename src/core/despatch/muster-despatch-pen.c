/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-pen.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-i18n.h"

#define MAX_TRIES 3 /* of another form */

static const char *const ordinals[] = {
  N_("opening"),   N_("first"),      N_("second"),     N_("third"),     N_("fourth"),
  N_("fifth"),     N_("sixth"),      N_("seventh"),    N_("eighth"),    N_("ninth"),
  N_("tenth"),     N_("eleventh"),   N_("twelfth"),    N_("thirteenth"), N_("fourteenth"),
  N_("fifteenth"), N_("sixteenth"),  N_("seventeenth"), N_("eighteenth"), N_("nineteenth"),
  N_("twentieth"), N_("twenty-first"), N_("twenty-second"), N_("twenty-third"), N_("twenty-fourth"),
  N_("twenty-fifth"), N_("twenty-sixth"), N_("twenty-seventh"), N_("twenty-eighth"), N_("twenty-ninth"),
  N_("thirtieth"),
};

void
muster_despatch_pen_init (MusterPen                *self,
                          const MusterBattleResult *result,
                          GArray                   *sentences)
{
  g_autofree char *document = NULL;
  guint64 seed;

  *self = (MusterPen) {
    .result = result,
    .sentences = sentences,
    .used = g_hash_table_new (NULL, NULL),
    .mentions = g_new0 (guint, result->units->len),
    .is_led = g_new0 (gboolean, result->units->len),
    .named_in = g_new0 (guint, result->units->len),
    .sides_named_in = g_new0 (guint, result->setup->n_sides),
  };

  /* Makes a seed from the setup, so that the same battle gets the same forms on every machine. */
  document = muster_battle_file_write_setup (result->setup);
  seed = G_GUINT64_CONSTANT (14695981039346656037);
  for (const char *p = document; *p != '\0'; p++)
    seed = (seed ^ (guchar) *p) * G_GUINT64_CONSTANT (1099511628211);
  muster_random_init (&self->random, seed);
}

void
muster_despatch_pen_clear (MusterPen *self)
{
  g_clear_pointer (&self->used, g_hash_table_unref);
  g_clear_pointer (&self->mentions, g_free);
  g_clear_pointer (&self->is_led, g_free);
  g_clear_pointer (&self->named_in, g_free);
  g_clear_pointer (&self->sides_named_in, g_free);
}

void
muster_pen_begin_anew (MusterPen *self)
{
  self->paragraph++;
  for (guint i = 0; i < self->result->units->len; i++)
    {
      self->mentions[i] = 0;
      self->is_led[i] = FALSE;
    }
}

gboolean
muster_pen_has_ordinal (int turn)
{
  return turn >= 0 && turn < (int) G_N_ELEMENTS (ordinals);
}

static char *
dup_ordinal (int number)
{
  return muster_pen_has_ordinal (number) ? g_strdup (_(ordinals[number])) : g_strdup_printf ("%d", number);
}

static gboolean
fits (const MusterDespatchForm *form,
      MusterTelling             telling,
      const char               *key,
      int                       n)
{
  return form->telling == telling && g_strcmp0 (form->key, key) == 0 &&
         (form->min < 0 || (n >= form->min && n <= form->max));
}

/* Whether no newspaper prints a form: an officer speaks of himself in it, or it says for good what the next
 * day may show to be otherwise, when those who were hurt come back. */
static gboolean
is_private (const MusterDespatchForm *form)
{
  static const char *const words[] = { " I ",    "my ",          "perished", "for good",
                                       "ceased", "the end came", "death" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (form->text, words[i]) != NULL)
      return TRUE;
  return g_str_has_prefix (form->text, "I ");
}

/* Returns whether a form is good style here: it is not the one used last for this telling, its
 * sentence does not begin with a number in figures, and no newspaper says “I”. */
static gboolean
reads_well (MusterPen                *self,
            const MusterDespatchForm *form,
            int                       n)
{
  return form != self->last[form->telling] && !(self->is_press && is_private (form)) &&
         !(!muster_despatch_has_word (n) && g_str_has_prefix (form->text, "{n}"));
}

/* Chooses a form that has not been used yet. Once all have been used, it begins again. */
static const MusterDespatchForm *
choose (MusterPen     *self,
        MusterTelling  telling,
        const char    *key,
        int            n)
{
  const MusterDespatchForm *forms = muster_despatch_forms_list ();

  for (guint pass = 0; pass < 4; pass++)
    {
      const MusterDespatchForm *chosen = NULL;
      guint n_seen = 0;

      for (guint i = 0; forms[i].text != NULL; i++)
        if (fits (&forms[i], telling, key, n) && (pass >= 2 || reads_well (self, &forms[i], n)) &&
            (pass == 3 || !self->is_press || !is_private (&forms[i])) &&
            !g_hash_table_contains (self->used, &forms[i]) &&
            muster_random_below (&self->random, ++n_seen) == 0)
          chosen = &forms[i];
      if (chosen != NULL)
        {
          g_hash_table_add (self->used, (gpointer) chosen);
          self->last[telling] = chosen;
          return chosen;
        }
      for (guint i = 0; forms[i].text != NULL; i++)
        if (fits (&forms[i], telling, key, n))
          g_hash_table_remove (self->used, &forms[i]);
    }

  /* A fate or status without forms of its own uses the common ones. */
  return key != NULL ? choose (self, telling, NULL, n) : NULL;
}

/* Appends a name as it was given, except that "The" becomes "the" within a sentence, and that words which are
 * no name begin a sentence as others do. */
static void
append_name (GString    *text,
             const char *name,
             gboolean    is_first,
             gboolean    is_called)
{
  static const char article[] = "the ";
  gsize length = strlen (article);

  if (is_first && is_called)
    {
      const char *rest = g_utf8_next_char (name);
      g_autofree char *first = g_utf8_strup (name, rest - name);

      g_string_append_printf (text, "%s%s", first, rest);
      return;
    }
  if (g_ascii_strncasecmp (name, article, length) != 0)
    {
      g_string_append (text, name);
      return;
    }
  g_string_append_c (text, is_first ? 'T' : 't');
  g_string_append (text, name + 1);
}

char *
muster_despatch_pen_dup_side (const MusterSetup *setup,
                              int                side,
                              MusterNameWay      way)
{
  const MusterSideDef *def = &setup->sides[side];
  g_autofree char *called = muster_despatch_names_dup_called (def->called, def->name, way);
  gboolean is_shared = FALSE;
  gboolean is_namesake = FALSE;

  for (guint i = 0; i < setup->n_sides; i++)
    {
      const MusterSideDef *other = &setup->sides[i];
      g_autofree char *theirs = muster_despatch_names_dup_called (other->called, other->name, way);

      if ((int) i == side)
        continue;
      is_shared = is_shared || (called != NULL && g_strcmp0 (called, theirs) == 0);
      is_namesake = is_namesake || g_ascii_strcasecmp (def->name, other->name) == 0;
    }
  if (is_namesake && setup->n_sides == 2)
    return way == MUSTER_NAME_SHORT ? NULL
           : g_strdup (def->role == 0 ? _("the attackers") : _("the defenders"));
  if (!is_shared)
    return g_steal_pointer (&called);
  return way == MUSTER_NAME_SHORT ? NULL : muster_despatch_names_dup_called (NULL, def->name, way);
}

/* A side that was just named is named more shortly, if its force says how. */
static char *
dup_side (MusterPen *self,
          int        side)
{
  const MusterSideDef *def = side >= 0 ? &self->result->setup->sides[side] : NULL;
  g_autofree char *shortly = NULL;
  gboolean is_again;

  if (def == NULL)
    return NULL;
  self->is_called = TRUE;
  is_again = self->sides_named_in[side] == self->paragraph + 1;
  self->sides_named_in[side] = self->paragraph + 1;
  shortly = is_again ? muster_despatch_pen_dup_side (self->result->setup, side, MUSTER_NAME_SHORT) : NULL;
  if (shortly != NULL)
    return g_steal_pointer (&shortly);
  shortly = muster_despatch_pen_dup_side (self->result->setup, side, MUSTER_NAME_WITHIN);
  /* A name that somebody gave begins a sentence as he wrote it. */
  self->is_called = strcmp (shortly, def->name) != 0;
  return g_steal_pointer (&shortly);
}

/* Returns: (nullable): a short name: what its force calls it, or what its type is called if it is the only
 * one of it on the field */
static char *
dup_short (MusterPen           *self,
           const MusterUnitDef *def)
{
  char *said = muster_despatch_names_dup_called (def->called, def->name, MUSTER_NAME_SHORT);

  if (said != NULL || def->type->called == NULL)
    return said;
  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitDef *other = muster_battle_result_get_unit (self->result, (int) i)->def;

      if (other != def && (other->type == def->type ||
                           g_strcmp0 (other->type->called, def->type->called) == 0))
        return NULL;
    }
  return g_strdup (_(def->type->called));
}

/* The name of a unit, or of the one that it is a part of. */
static const char *
get_root_name (const MusterUnitDef *def)
{
  while (def->root != NULL)
    def = def->root;
  return def->name;
}

/* Returns whether the other side has a unit of the same name. */
static gboolean
has_namesake (MusterPen          *self,
              const MusterUnitDef *def)
{
  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitDef *other = muster_battle_result_get_unit (self->result, (int) i)->def;

      if (other->side != def->side && g_ascii_strcasecmp (get_root_name (other), get_root_name (def)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The place of a unit among those of its side that have its name, from 1; 0 if no other has it. */
static int
find_twin_number (MusterPen           *self,
                  const MusterUnitDef *def)
{
  int number = 0;
  int n_twins = 0;

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitDef *other = muster_battle_result_get_unit (self->result, (int) i)->def;

      if (other->side != def->side || g_ascii_strcasecmp (other->name, def->name) != 0)
        continue;
      n_twins++;
      if (other == def)
        number = n_twins;
    }
  return n_twins > 1 ? number : 0;
}

/* "the second Regulars". @name: within a sentence */
static char *
dup_numbered (const char *name,
              int         number)
{
  static const char article[] = "the ";

  if (!muster_pen_has_ordinal (number))
    /* Translators: a unit, and its number among several of that name. */
    return g_strdup_printf (_("%s (no. %d)"), name, number);
  if (!g_str_has_prefix (name, article) || g_ascii_isdigit (name[strlen (article)]))
    /* Translators: a unit, and “first”, “second” … among several of that name. */
    return g_strdup_printf (_("%s (the %s)"), name, _(ordinals[number]));
  /* Translators: “first”, “second” … and the name of a unit, of which there are several. */
  return g_strdup_printf (_("the %s %s"), _(ordinals[number]), name + strlen (article));
}

/* Returns: (nullable): the name of whoever led the unit when the order of moment number @place was given, if
 * he has one and stays with his unit */
static const char *
find_leader_name (MusterPen *self,
                  int        unit,
                  guint      place)
{
  const MusterUnitDef *def = muster_battle_result_get_unit (self->result, unit)->def;
  const MusterLeaderRecord *leader = muster_battle_result_find_leader (self->result, unit);

  if (leader == NULL || leader->is_unit || def->leader.name == NULL || *def->leader.name == '\0' ||
      muster_ruleset_get_rules (self->result->setup->ruleset)->find_leader != NULL)
    return NULL;
  for (guint i = 0; i < self->result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (self->result->moments, MusterMoment, i);
      const MusterIncident *incident = &moment->incident;

      if (place > 0 && moment->entry >= g_array_index (self->result->moments, MusterMoment, place - 1).entry)
        break;
      if (incident->kind == MUSTER_INCIDENT_LEADER_LOST && incident->unit == unit)
        return NULL;
    }
  return def->leader.name;
}

/* The first time a unit is named with its leader; named again in the same paragraph it may be his men, or
 * have its short name. Units of one name are told apart by their side. */
static char *
dup_unit (MusterPen     *self,
          int            unit,
          guint          place,
          MusterNameWay  way)
{
  const MusterUnitDef *def;
  const MusterLeaderRecord *record;
  const char *leader;
  g_autofree char *name = NULL;
  g_autofree char *side = NULL;
  g_autofree char *surname = NULL;
  g_autofree char *shortly = NULL;
  gboolean is_again;
  int twin;

  if (unit < 0)
    return NULL;
  def = muster_battle_result_get_unit (self->result, unit)->def;
  twin = find_twin_number (self, def);
  record = muster_battle_result_find_leader (self->result, unit);
  self->is_called = def->called != NULL;
  name = record != NULL && record->is_unit && def->called == NULL && way == MUSTER_NAME_WITHIN
           ? muster_despatch_dup_person (def->name)
           : muster_despatch_names_dup_called (def->called, def->name, way);
  side = muster_despatch_pen_dup_side (self->result->setup, def->side, MUSTER_NAME_WITHIN);
  leader = self->is_plain ? NULL : find_leader_name (self, unit, place);
  surname = leader != NULL ? muster_despatch_names_dup_surname (leader) : NULL;
  if (twin > 0 && leader == NULL && way == MUSTER_NAME_WITHIN)
    {
      g_autofree char *plain = g_steal_pointer (&name);

      name = dup_numbered (plain, twin);
    }
  is_again = self->mentions[unit] > 0 && self->named_in[unit] == self->paragraph;
  self->named_in[unit] = self->paragraph;
  if (way == MUSTER_NAME_WHOSE)
    {
      g_autofree char *plain = muster_despatch_names_dup_called (def->called, def->name, MUSTER_NAME_WITHIN);
      g_autofree char *whose = muster_despatch_pen_dup_side (self->result->setup, def->side,
                                                             MUSTER_NAME_WHOSE);

      self->mentions[unit]++;
      return has_namesake (self, def) ? g_strdup_printf (_("%s of %s"), plain, whose)
                                      : g_steal_pointer (&name);
    }
  shortly = is_again && twin == 0 ? dup_short (self, def) : NULL;
  self->mentions[unit]++;
  if (is_again && self->mentions[unit] % 2 == 0 && surname != NULL && self->is_led[unit] &&
      (shortly == NULL || self->mentions[unit] % 4 == 0))
    /* Translators: the last name of an officer; the unit that he leads. */
    return g_strdup_printf (g_str_has_suffix (surname, "s") ? _("%s’ men") : _("%s’s men"), surname);
  if (is_again && shortly != NULL && self->mentions[unit] % 2 == 0)
    {
      self->is_called = TRUE;
      return g_steal_pointer (&shortly);
    }
  if (has_namesake (self, def) && (twin == 0 || leader == NULL))
    /* Translators: a unit, and its side, where the other side has one of the same name. */
    return g_strdup_printf (_("%s of %s"), name, side);
  if ((!self->is_led[unit] || twin > 0) && leader != NULL)
    {
      self->is_led[unit] = TRUE;
      /* Translators: a unit, and who leads it. */
      return g_strdup_printf (_("%s (%s)"), name, leader);
    }
  return g_steal_pointer (&name);
}

char *
muster_pen_dup_unit (MusterPen *self,
                     int        unit,
                     guint      place)
{
  self->is_plain = FALSE;
  return dup_unit (self, unit, place, MUSTER_NAME_WITHIN);
}

/* Returns: (transfer full) (nullable): the words for the place called @place */
static char *
dup_place (MusterPen          *self,
           const MusterClaims *claims,
           const char         *place,
           gsize               length)
{
  if (strncmp (place, "unit", length) == 0)
    return dup_unit (self, claims->unit, claims->place, MUSTER_NAME_WITHIN);
  if (strncmp (place, "unit’s", length) == 0)
    return dup_unit (self, claims->unit, claims->place, MUSTER_NAME_WHOSE);
  if (strncmp (place, "other", length) == 0)
    return dup_unit (self, claims->other, claims->place, MUSTER_NAME_WITHIN);
  if (strncmp (place, "leader", length) == 0)
    {
      const MusterUnitDef *def = muster_battle_result_get_unit (self->result, claims->leader)->def;
      const MusterLeaderRecord *leader = muster_battle_result_find_leader (self->result, claims->leader);
      gboolean is_unit = leader != NULL && leader->is_unit;
      g_autofree char *name = NULL;
      g_autofree char *side = muster_despatch_pen_dup_side (self->result->setup, def->side,
                                                            MUSTER_NAME_WITHIN);
      g_autofree char *known = NULL;

      /* Who leads a unit, by his name or by that of his unit, which may need its side to be known by. */
      if (def->leader.name != NULL && *def->leader.name != '\0')
        return g_strdup (def->leader.name);
      name = is_unit ? muster_despatch_dup_person (def->name)
                     : muster_despatch_names_dup_called (def->called, def->name, MUSTER_NAME_WITHIN);
      known = has_namesake (self, def) ? g_strdup_printf (_("%s of %s"), name, side) : g_strdup (name);
      /* Translators: the name of a unit whose leader has none. */
      return is_unit ? g_steal_pointer (&known) : g_strdup_printf (_("the leader of %s"), known);
    }
  if (strncmp (place, "side", length) == 0)
    return dup_side (self, claims->side);
  if (strncmp (place, "rival", length) == 0)
    return dup_side (self, claims->rival);
  if (strncmp (place, "score", length) == 0)
    {
      g_autofree char *score = muster_battle_result_dup_score (self->result);

      return muster_despatch_dup_points (score);
    }
  if (strncmp (place, "nth", length) == 0 && length == strlen ("nth"))
    return dup_ordinal (claims->n);
  if (strncmp (place, "n", length) == 0)
    return muster_despatch_dup_number (claims->n);
  if (strncmp (place, "m", length) == 0)
    return muster_despatch_dup_number (claims->m);
  return g_strdup (claims->name);
}

/* Returns whether the text begins with words of the form and not with somebody's name. */
static gboolean
begins_with_our_words (MusterPen          *self,
                       const char         *text,
                       const MusterClaims *claims)
{
  const MusterUnitDef *def;
  const MusterLeaderRecord *leader;

  if (*text != '{' || g_str_has_prefix (text, "{n}"))
    return TRUE;
  if (!g_str_has_prefix (text, "{leader}"))
    return FALSE;

  def = muster_battle_result_get_unit (self->result, claims->leader)->def;
  leader = muster_battle_result_find_leader (self->result, claims->leader);
  return (def->leader.name == NULL || *def->leader.name == '\0') &&
         !(leader != NULL && leader->is_unit);
}

/* @is_first: whether the text begins a sentence. @is_ours: (out): whether the first letter
 * belongs to the form and not to a name. */
static char *
fill (MusterPen          *self,
      const char         *text,
      const MusterClaims *claims,
      gboolean            is_first,
      gboolean           *is_ours)
{
  GString *filled = g_string_new (NULL);

  *is_ours = begins_with_our_words (self, text, claims);
  while (*text != '\0')
    {
      const char *open = strchr (text, '{');
      const char *close = open != NULL ? strchr (open, '}') : NULL;
      g_autofree char *value = NULL;

      if (close == NULL)
        {
          g_string_append (filled, text);
          break;
        }
      g_string_append_len (filled, text, open - text);
      self->is_called = FALSE;
      value = dup_place (self, claims, open + 1, (gsize) (close - open) - 1);
      if (value != NULL && g_str_has_prefix (open, "{name}"))
        g_string_append (filled, value);
      else if (value != NULL)
        append_name (filled, value, is_first && filled->len == 0, self->is_called);
      text = close + 1;
    }
  return g_string_free (filled, FALSE);
}

/* Puts words such as "in the third turn", or "late in the day" in a newspaper, around a clause. */
static char *
put_in_turn (MusterPen *self,
             char      *clause,
             gboolean  *is_ours)
{
  const MusterDespatchForm *form =
    choose (self, MUSTER_TELL_IN_TURN,
            self->hour != NULL                        ? self->hour
            : muster_pen_has_ordinal (self->turn) ? NULL
                                                  : "late",
            self->n_turns++);
  g_autofree char *owned = clause;
  g_autofree char *turn = dup_ordinal (self->turn);
  g_auto (GStrv) around = g_strsplit (_(form->text), "{clause}", 2);
  g_auto (GStrv) parts = g_strsplit (around[0], "{turn}", 2);

  *is_ours = TRUE;
  return g_strconcat (parts[0], parts[1] != NULL ? turn : "", parts[1] != NULL ? parts[1] : "",
                      owned, around[1] != NULL ? around[1] : "", NULL);
}

static char *
finish_sentence (char     *text,
                 gboolean  is_ours,
                 char      stop)
{
  g_autofree char *owned = text;
  g_autofree char *first = NULL;
  const char *rest = g_utf8_next_char (owned);

  if (!is_ours || *owned == '\0')
    return g_strdup_printf ("%s%c", owned, stop);
  first = g_utf8_strup (owned, rest - owned);
  return g_strdup_printf ("%s%s%c", first, rest, stop);
}

/* “The Scouts of the Blue Column’s fire” is no English, nor is “Guards, left’s fire”: who needs his side, or
 * more words, to be known by has other forms, and so has a unit of which it was not yet said who leads it. */
static const MusterDespatchForm *
choose_for (MusterPen          *self,
            MusterTelling       telling,
            const MusterClaims *claims)
{
  const MusterDespatchForm *form = choose (self, telling, claims->key, claims->n);

  for (guint i = 0; i < MAX_TRIES && form != NULL && strstr (form->text, "{unit’s}") != NULL; i++)
    {
      const MusterUnitDef *def = muster_battle_result_get_unit (self->result, claims->unit)->def;

      if (!has_namesake (self, def) && find_twin_number (self, def) == 0 && strchr (def->name, ',') == NULL &&
          (self->is_led[claims->unit] || find_leader_name (self, claims->unit, claims->place) == NULL))
        break;
      form = choose (self, telling, claims->key, claims->n);
    }
  return form;
}

/**
 * muster_despatch_pen_tell:
 *
 * Adds a sentence. It cannot fail, since every telling has a form that fits.
 */
void
muster_despatch_pen_tell (MusterPen          *self,
                          MusterTelling       telling,
                          const MusterClaims *claims)
{
  const MusterDespatchForm *form = choose_for (self, telling, claims);
  MusterSentence sentence = {
    .telling = telling,
    .paragraph = self->paragraph,
    .moment = (int) claims->place - 1,
    .side = claims->side,
    .unit = claims->unit,
    .other = claims->other,
    .n = claims->n,
    .m = claims->m,
    .turn = self->hour != NULL ? 0 : self->turn,
    .episode = self->episode,
    .weight = self->weight,
    .when = self->when,
  };
  gboolean is_ours;

  g_return_if_fail (form != NULL);
  if (self->sentences->len >= MUSTER_DESPATCH_MAX_SENTENCES)
    return;

  self->is_plain = strstr (form->text, "{leader}") != NULL;
  sentence.text = fill (self, _(form->text), claims, self->turn == 0, &is_ours);
  if (telling == MUSTER_TELL_WHY || telling == MUSTER_TELL_FLIGHT)
    is_ours = TRUE;
  if (self->turn > 0)
    sentence.text = put_in_turn (self, sentence.text, &is_ours);
  self->turn = 0;
  sentence.text = finish_sentence (sentence.text, is_ours,
                                   telling == MUSTER_TELL_SALUTATION ? ',' : '.');
  g_array_append_val (self->sentences, sentence);
}
