/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-reference.h"
#include "core/library/muster-library.h"
#include "core/rules/muster-ruleset.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Which rules a quick reference must carry, and the words that carry them. A rule whose words are a table of
 * the catalog or of the rules has none here. */

typedef struct
{
  const char *ruleset;
  const char *rule;
  const char *words;
} Case;

static const Case cases[] = {
  { "kings", "K-TURN-01", "in the scenario’s order" },
  { "kings", "K-TURN-02", "does nothing but Rally" },
  { "kings", "K-ACT-01", "Crews only Fire, Move, Rally" },
  { "kings", "K-ACT-02", "Mounted infantry: Move and Stand To are free" },
  { "kings", "K-ACT-03", "before you test" },
  { "kings", "K-ACT-03", "two dice + Discipline" },
  { "kings", "K-ACT-04", "any order carried out but Stand to" },
  { "kings", "K-LEAD-01", NULL },
  { "kings", "K-LEAD-02", NULL },
  { "kings", "K-LEAD-03", "unless it is marked as lasting" },
  { "kings", "K-LEAD-04", "for a unit without one" },
  { "kings", "K-PROFILE", NULL },
  { "kings", "K-OPTION-03", "no close order, not cavalry in melee" },
  { "kings", "K-MOVE-01", "in difficult ground" },
  { "kings", "K-MOVE-02", "one model in the middle" },
  { "kings", "K-MOVE-02", "Friends may be passed if" },
  { "kings", "K-MOVE-02", "impassable ground stops everybody" },
  { "kings", "K-MOVE-03", "Speed and a die more" },
  { "kings", "K-MOVE-05", "half a move and a shot" },
  { "kings", "K-MELEE-01", "half of them if Pinned" },
  { "kings", "K-MELEE-02", "Lancers roll two" },
  { "kings", "K-MELEE-03", "Fighting or more hits" },
  { "kings", "K-MELEE-04", "cavalry hardly ever" },
  { "kings", "K-MELEE-05", "a double 1 is its Leader" },
  { "kings", "K-MELEE-06", "the winner stays where he is" },
  { "kings", "K-MELEE-08", "another within half a move" },
  { "kings", "K-MELEE-09", "takes a defended place" },
  { "kings", "K-MELEE-10", "in sight and within a move" },
  { "kings", "K-FIRE-01", "Field guns roll two a crewman" },
  { "kings", "K-FIRE-02", "as many as Firing or more hit" },
  { "kings", "K-FIRE-03", "Cover counts if most of the target has it" },
  { "kings", "K-FIRE-04", "jam on more 1s than crew" },
  { "kings", "K-FIRE-05", "double 1" },
  { "kings", "K-FIRE-06", "Test after casualties by fire" },
  { "kings", "K-FIRE-07", "in range and in sight of one model" },
  { "kings", "K-FIRE-08", "at the nearest in front" },
  { "kings", "K-FIRE-09", "could reach the unit next turn" },
  { "kings", "K-FIRE-09", "only close order and guns are bound to the front" },
  { "kings", "K-FIRE-09", "for cavalry hard cover is mostly soft" },
  { "kings", "K-FIRE-09", "from higher ground" },
  { "kings", "K-CLOSE-01", "by a Move that breaks it" },
  { "kings", "K-CLOSE-02", "never at the double or in a Skirmish" },
  { "kings", "K-GROUND-01", "units with Fieldcraft, in any terrain" },
  { "kings", "K-PIN-01", "friends within 12" },
  { "kings", "K-PIN-02", "casualties just taken" },
  { "kings", "K-PIN-03", "Close order and lying down end" },
  { "kings", "K-PIN-04", "routs at once" },
  { "kings", "K-RALLY-01", "all markers go" },
  { "kings", "K-RALLY-02", "it routs and is taken off" },
  { "kings", "K-RETREAT-01", "away from the enemy" },
  { "kings", "K-RETREAT-02", "Where enemies or impassable ground stop it" },
  { "kings", "K-CREW-01", "may be spiked" },
  { "kings", "K-END-01", "or no Leader" },
  { "kings", "K-END-02", "Most points win" },
  { "kings", "K-OPT", "Ammunition: " },
  { "hexcard", "H-TURN-01", "Gather in the cards" },
  { "hexcard", "H-TURN-02", "Lowest first" },
  { "hexcard", "H-TURN-03", "moves, then fights" },
  { "hexcard", "H-TURN-04", "lower of their cards" },
  { "hexcard", "H-HEX-01", "each part has a card of its own" },
  { "hexcard", "H-HEX-02", "Not while disrupted or aboard" },
  { "hexcard", "H-HEX-03", "share one" },
  { "hexcard", "H-HEX-04", "As many units share a hex as fit" },
  { "hexcard", "H-HEX-05", "strike the whole hex" },
  { "hexcard", "H-UNIT-06", "are light" },
  { "hexcard", "H-UNIT-07", "carries one infantry unit or tows a gun" },
  { "hexcard", "H-MOVE-04", "move only when towed" },
  { "hexcard", "H-MOVE-08", "With a commander" },
  { "hexcard", "H-TERRAIN-01", "only on a black card" },
  { "hexcard", "H-DISRUPT-01", "Disrupted units do not move" },
  { "hexcard", "H-LIMBER-01", "all of an activation" },
  { "hexcard", "H-LIMBER-02", "fires only unlimbered" },
  { "hexcard", "H-TRANS-01", "is a move" },
  { "hexcard", "H-TRANS-02", "neither fires nor assaults" },
  { "hexcard", "H-TRANS-04", "gets down disrupted" },
  { "hexcard", "H-FIRE-01", "in close assault alone" },
  { "hexcard", "H-FIRE-10", "halves are rounded down" },
  { "hexcard", "H-FIRE-12", "a gunner 2 or 1" },
  { "hexcard", "H-FIRE-13", "A commander adds 2" },
  { "hexcard", "H-FIRE-14", "every 6 hits" },
  { "hexcard", "H-FIRE-15", "block the sight" },
  { "hexcard", "H-FIRE-19", "never a commander who is with a unit" },
  { "hexcard", "H-COVER-01", "red counts" },
  { "hexcard", "H-COVER-03", "undergrowth" },
  { "hexcard", "H-HIT-02", "takes a figure" },
  { "hexcard", "H-CMD-02", "king of hearts kills him" },
  { "hexcard", "H-ASSAULT-05", "Undisrupted infantry or cavalry" },
  { "hexcard", "H-ASSAULT-06", "nothing is added up" },
  { "hexcard", "H-ASSAULT-07", "the attacker takes it" },
  { "hexcard", "H-ASSAULT-08", "goes back, disrupted" },
  { "hexcard", "H-ASSAULT-09", "both hold" },
  { "hexcard", "H-ASSAULT-10", "cannot go back is destroyed" },
  { "hexcard", "H-ASSAULT-12", "one named unit" },
  { "hexcard", "H-ASSAULT-14", "a transport nothing" },
  { "hexcard", "H-COHESION-01", "turns a card" },
  { "hexcard", "H-COHESION-02", NULL },
  { "hexcard", "H-COHESION-04", "once more if it fails" },
  { "hexcard", "H-END-04", "for each enemy fighting unit lost" },
  { "hexcard", "H-END-06", "with the last turn that was agreed" },
  { "hexcard", "H-END-07", "If one side alone is exhausted" },
};

static MusterLibrary *library;

static gboolean
has_words (const MusterReference *entry,
           const char            *words)
{
  for (guint i = 0; entry->lines[i] != NULL; i++)
    if (strstr (entry->lines[i], words) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
carries (const MusterReference *entry,
         const Case            *self)
{
  if (!g_strv_contains ((const char *const *) entry->rules, self->rule))
    return FALSE;

  return self->words != NULL ? has_words (entry, self->words)
                             : entry->show != MUSTER_REFERENCE_NOTHING;
}

static void
test_rule_is_carried (gconstpointer data)
{
  const Case *self = data;
  MusterRuleset *ruleset = muster_library_find_ruleset (library, self->ruleset);
  GPtrArray *entries = muster_catalog_get_reference (muster_ruleset_get_catalog (ruleset));

  for (guint i = 0; i < entries->len; i++)
    if (carries (g_ptr_array_index (entries, i), self))
      return;
  g_error ("No part of the quick reference of %s that carries %s says “%s”", self->ruleset, self->rule,
           self->words != NULL ? self->words : "a table");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/quick-reference/%s/%s/%u", cases[i].ruleset,
                                               cases[i].rule, i);

      g_test_add_data_func (path, &cases[i], test_rule_is_carried);
    }
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
