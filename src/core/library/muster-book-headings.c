/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-book-headings.h"

#include <string.h>

/* The headings of the rulebooks, as they are printed there, so that whoever reads the id of a rule knows
 * where in the book to look. They are names and are not translated. What is Muster's own has none. */

/* @rules: the id of a rule, or what the ids of several begin with. */
typedef struct
{
  const char *rules;
  const char *heading;
} Heading;

static const Heading HEADINGS[] = {
  /* The Men Who Would Be Kings */
  { "K-TURN", "What Happens During Each Turn" },
  { "K-TURN-02", "Activating Your Units" },
  { "K-TURN-03", "Multi-Player Gaming" },
  { "K-ACT", "Activating Your Units" },
  { "K-ACT-02", "Free Actions" },
  { "K-ACT-03", "Testing to Take Non-Free Actions" },
  { "K-ACT-04", "Action: Go to Ground" },
  { "K-PROFILE", "Understanding Unit Profiles" },
  { "K-OPT", "3. Building a Field Force" },
  { "K-OPTION-03", "Mounted Infantry" },
  { "K-OPTION-04", NULL },
  { "K-LEAD", "Leadership Values and Leader Traits" },
  { "K-LEAD-01", "Leadership Values" },
  { "K-LEAD-02", "Leader Traits" },
  { "K-LEAD-03", "Leader Traits" },
  { "K-LEAD-05", "Simplifying Leaders" },
  { "K-LEAD-06", "Simplifying Leaders" },
  { "K-MOVE", "Moving Your Unit" },
  { "K-MOVE-02", "How Terrain Affects Movement" },
  { "K-MOVE-03", "Action: At the Double" },
  { "K-MOVE-04", "Dangerous Terrain" },
  { "K-MOVE-05", "Action: Skirmish" },
  { "K-CLOSE", "Action: Form Close Order" },
  { "K-GROUND", "Action: Go to Ground" },
  { "K-CREW", "Crewed Weapons" },
  { "K-FIRE", "Resolving Firing" },
  { "K-FIRE-03", "Removing Casualties" },
  { "K-FIRE-04", "Machine Guns Jamming" },
  { "K-FIRE-05", "Checking for Leader Casualties" },
  { "K-FIRE-06", "Ending Firing" },
  { "K-FIRE-07", "Ranges" },
  { "K-FIRE-08", "Action: Volley Fire" },
  { "K-FIRE-09", "Choosing a Target" },
  { "K-MELEE", "Resolving Attacks" },
  { "K-MELEE-04", "Removing Casualties" },
  { "K-MELEE-05", "Checking for Leader Casualties" },
  { "K-MELEE-06", "Ending Attacks" },
  { "K-MELEE-07", "Ending Attacks" },
  { "K-MELEE-08", "Cavalry Follow Ups" },
  { "K-MELEE-09", "Storming a Defence" },
  { "K-MELEE-10", "Action: Attack" },
  { "K-PIN", "Pinned Units" },
  { "K-PIN-02", "The Pinning Test" },
  { "K-RALLY", "The Rally Test" },
  { "K-RETREAT", "Retreating" },
  { "K-END", "Ending the Game" },
  { "K-END-02", "Winning and Losing" },
  { "K-FORCE", "3. Building a Field Force" },
  { "K-FORCE-01", "Recommended Points Values" },
  { "K-FORCE-03", "Recommended Unit Sizes" },
  { "K-FORCE-04", "Half-Sized Units: Skirmish Kings" },
  { "K-FORCE-05", "7. 24-Point Starter Field Forces" },
  { "K-SCN", "6. Scenarios" },
  { "K-SCN-03", "Scenario A: Just Passing By" },
  { "K-SCN-04", "Scenario B: Seek and Destroy" },
  { "K-SCN-05", "Scenario C: To the Last Bullet" },
  { "K-SCN-06", "Scenario D: Get Off My Land" },
  { "K-SCN-07", "Scenario H: A Sigh of Relief" },
  { "K-SCN-08", "Winning a Game" },
  { "K-SCN-09", NULL },
  { "K-SOLO", "5. Playing Against Mr Babbage" },
  { "K-SOLO-03", "The Enemy’s Automated Actions" },
  { "K-SOLO-04", "Mr Babbage’s Patented Native Recycling Machine" },
  { "K-FILE", NULL },
  /* Magdala to Mafeking */
  { "M-ORG", "1. Organization" },
  { "M-MOVE", "2. Movement" },
  { "M-MOVE-09", "Appendix 1: Army Lists" },
  { "M-TURN", "3. Firing" },
  { "M-TURN-01", "Disclaimer" },
  { "M-FIRE", "3. Firing" },
  { "M-AMMO", "3. Firing" },
  { "M-MELEE", "4. Melee" },
  { "M-MORALE", "5. Morale" },
  { "M-REACT", "5. Morale" },
  { "M-GEN", "6. Generals & Native Commanders" },
  { "M-FORT", "7. Fortifications and Field Defences" },
  { "M-UMP", "Disclaimer" },
  { "M-LIST", "Appendix 1: Army Lists" },
  { "M-SET", NULL },
  { "M-ORDER", NULL },
  { "M-END", NULL },
  { "M-SCN", NULL },
  /* Colonial rules with playing cards on a hexed table */
  { "H-GEN", "General Rules" },
  { "H-GEN-02", "Scales" },
  { "H-GEN-03", "Playing Equipment" },
  { "H-GEN-04", "The Primary Rule of Wargaming" },
  { "H-GEN-05", "The Precedence Rule" },
  { "H-GEN-06", "Terrain" },
  { "H-UNIT", "Units" },
  { "H-QUAL", "Units" },
  { "H-HEX", "General Rules" },
  { "H-TURN", "Turn Sequence" },
  { "H-CARD", "Turn Sequence" },
  { "H-MOVE", "Movement" },
  { "H-LIMBER", "Movement" },
  { "H-TRANS", "Movement" },
  { "H-TERRAIN", "Movement" },
  { "H-FIRE", "Fire Combat" },
  { "H-COVER", "Fire Combat" },
  { "H-HIT", "Fire Combat" },
  { "H-CMD", "Fire Combat" },
  { "H-DISRUPT", "Fire Combat" },
  { "H-ASSAULT", "Close Assault" },
  { "H-COHESION", "Regaining cohesion" },
  { "H-END", NULL },
  /* All the King's Men, second edition */
  { "T-KIT", "What You Need to Play" },
  { "T-UNIT", "Assembling Your Units" },
  { "T-FORM", "Toy Soldier Formations" },
  { "T-FORM-08", "Formation Changes" },
  { "T-GEN", "You Are the General" },
  { "T-DICE", "Dice" },
  { "T-SETUP", "Setting up the Battlefield" },
  { "T-SETUP-03", "Determining Forces" },
  { "T-SETUP-04", "Arranging Forces" },
  { "T-TURN", "The Basic Rules" },
  { "T-TURN-04", "At the End of each Turn" },
  { "T-CARD", "The Basic Rules" },
  { "T-CARD-06", "Special Cards" },
  { "T-CARD-07", "Special Cards" },
  { "T-CARD-08", "Special Cards" },
  { "T-CARD-09", "Special Cards" },
  { "T-CARD-1", "Special Cards" },
  { "T-ACT", "Activating Units" },
  { "T-RESOLVE", "Units’ Resolve" },
  { "T-CP", "Command Points" },
  { "T-MOVE", "Moving Your Troops" },
  { "T-MOVE-04", "Moving Across Terrain" },
  { "T-MOVE-05", "Moving Across Terrain" },
  { "T-MOVE-06", "Moving Across Terrain" },
  { "T-MOVE-07", "Moving Across Terrain" },
  { "T-MOVE-08", "Moving Across Terrain" },
  { "T-FIRE", "Staging Fire Attacks" },
  { "T-FIRE-01", "Ranges" },
  { "T-FIRE-02", "Ranges" },
  { "T-FIRE-07", "Bonus Dice" },
  { "T-SIGHT", "Line of Sight" },
  { "T-COMBAT", "General Combat Situations" },
  { "T-MELEE", "Staging Melee Attacks" },
  { "T-MELEE-03", "Making Contact" },
  { "T-MELEE-04", "Dice Rolled in Melee" },
  { "T-MELEE-05", "Pitched Battle" },
  { "T-MELEE-06", "Pitched Battle" },
  { "T-MELEE-07", "Pitched Battle" },
  { "T-MELEE-08", "Winning the Contest" },
  { "T-MELEE-09", "Winning the Contest" },
  { "T-MELEE-10", "Winning the Contest" },
  { "T-CAS", "Casualties" },
  { "T-COLLAPSE", "Army Collapse" },
  { "T-ADV-0", "Unit Variations" },
  { "T-ADV-10", "Artillery Sizes" },
  { "T-ADV-11", "Artillery Sizes" },
  { "T-ADV-12", "Artillery Sizes" },
  { "T-ADV-13", "Artillery Sizes" },
  { "T-ADV-14", "Artillery Sizes" },
  { "T-ADV-15", "Artillery Sizes" },
  { "T-ADV-16", "Command Radius" },
  { "T-ADV-17", "Secret Command Rolls" },
  { "T-ADV-18", "Advanced Activation" },
  { "T-ADV-19", "Advanced Activation" },
  { "T-ADV-2", "Elite and Militia Units" },
  { "T-ADV-25", "Deck Buster" },
  { "T-ADV-26", "Overriding the Deck" },
  { "T-ADV-27", "Banking Cards" },
  { "T-ADV-28", "Banking Cards" },
  { "T-ADV-29", "Banking Cards" },
  { "T-ADV-3", "Buildings" },
  { "T-ADV-35", "Enfilade Fire" },
  { "T-ADV-4", "Square Formation" },
  { "T-ADV-5", "Brigading Units" },
  { "T-ADV-60", "Rallying a Mob" },
  { "T-ADV-61", "Recovering from Disorder" },
  { "T-ADV-65", "Officer and Ensign Casualties" },
  { "T-ADV-66", "Officer and Ensign Casualties" },
  { "T-ADV-67", "Officer and Ensign Casualties" },
  { "T-ADV-68", "Officer and Ensign Casualties" },
  { "T-ADV-69", "Officer and Ensign Casualties" },
  { "T-ADV-70", "Officer and Ensign Casualties" },
  { "T-ADV-71", "General Casualties" },
  { "T-ADV-75", "Advanced Army Collapse" },
  { "T-ADV-76", "Advanced Army Collapse" },
  { "T-ADV-77", "Advanced Army Collapse" },
  { "T-PERIOD-0", "Skirmishing Cavalry" },
  { "T-PERIOD-1", "Woodland Indians" },
  { "T-PERIOD-20", "American Revolution" },
  { "T-PERIOD-21", "American Revolution" },
  { "T-PERIOD-25", "American Civil War" },
  { "T-ROCKET", "Congreve Rocket Rules" },
  { "T-FAQ", "Frequently Asked Questions" },
  { "T-BATTLE-0", "The Battle of Monmouth" },
  { "T-BATTLE-1", "The Battle of Cowpens" },
  { "T-BATTLE-2", "The Battle of North Point" },
  { "T-FORCE", NULL },
};

const char *
muster_book_headings_find (const char *rule)
{
  const char *heading = NULL;
  gsize longest = 0;

  g_return_val_if_fail (rule != NULL, NULL);

  /* The row that names most of the id is the one that counts. */
  for (guint i = 0; i < G_N_ELEMENTS (HEADINGS); i++)
    if (strlen (HEADINGS[i].rules) > longest && g_str_has_prefix (rule, HEADINGS[i].rules))
      {
        heading = HEADINGS[i].heading;
        longest = strlen (HEADINGS[i].rules);
      }
  return heading;
}

char *
muster_book_headings_cite (const char *const *rules)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    {
      const char *heading = muster_book_headings_find (rules[i]);
      const char *next = rules[i + 1] != NULL ? muster_book_headings_find (rules[i + 1]) : NULL;

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", rules[i]);
      if (heading != NULL && g_strcmp0 (heading, next) != 0)
        g_string_append_printf (text, " (%s)", heading);
    }
  return g_string_free (text, FALSE);
}
