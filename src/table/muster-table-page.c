/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-page.h"

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

/* Writes the page as it is before its script runs, which is the whole page in a browser without
 * scripts. This file escapes everything that a person typed; a briefing and the rules are HTML that
 * Muster wrote. */

/* The texts that the script shows. */
static const struct
{
  const char *id;
  const char *text;
} WORDS[] = {
  { "mySide", N_("My side") },
  { "table", N_("Table") },
  { "log", N_("Log") },
  { "rules", N_("Rules") },
  { "briefing", N_("Briefing") },
  { "myUnits", N_("My units") },
  { "otherUnits", N_("Others") },
  { "toAct", N_("%s still to act") },
  { "toGo", N_("%s to go") },
  /* Translators: two numbers, such as 3 of 8 */
  { "of", N_("%s of %s") },
  { "turn", N_("turn %s") },
  /* Translators: the number of the turn, and of the last one */
  { "turnOf", N_("turn %s of %s") },
  { "yourTurn", N_("your turn") },
  { "theirTurn", N_("%s to act") },
  { "over", N_("over") },
  { "acting", N_("throws") },
  { "acted", N_("acted") },
  { "chance", N_("acts at %s %") },
  { "free", N_("free") },
  { "throwRest", N_("Throw the rest") },
  { "send", N_("Send") },
  { "back", N_("Take the last die back") },
  { "die", N_("A die showing %s") },
  { "close", N_("Close") },
  { "propose", N_("Propose: %s") },
  /* Translators: the name of an order, and of the unit it is about */
  { "proposeTo", N_("Propose: %s, %s") },
  { "clerk", N_("It is accepted at the laptop") },
  { "noOrders", N_("It cannot be given an order now.") },
  { "refusedOrders", N_("Not now") },
  { "battleOrders", N_("For the side") },
  { "choose", N_("Choose") },
  { "nothing", N_("none") },
  { "missing", N_("Still missing: %s") },
  { "sent", N_("Sent: it waits at the laptop.") },
  { "accepted", N_("Accepted.") },
  { "declined", N_("Declined: %s") },
  { "failed", N_("It could not be sent: %s") },
  { "live", N_("live") },
  { "lost", N_("No connection: trying again …") },
  { "out", N_("This seat is closed. Scan its code again.") },
  { "search", N_("Search the rules") },
  { "noRule", N_("No rule has these words.") },
  { "noBriefing", N_("There is no briefing.") },
  { "emptyLog", N_("Nothing has happened yet.") },
  { "objectives", N_("Objectives") },
  { "standings", N_("Standings") },
  { "map", N_("Map") },
  { "mapTurn", N_("The map, turn %s") },
  { "gazette", N_("Gazette") },
  { "noGazette", N_("No newspaper has come out yet.") },
  { "code", N_("Code of your seat") },
  { "wrongCode", N_("There is no such seat, or all its places are taken.") },
};

static void
append_escaped (GString    *html,
                const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text != NULL ? text : "", -1);

  g_string_append (html, escaped);
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  return json_object_get_string_member_with_default (object, member, "");
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* Adds the texts for the script as JSON, escaped so that nobody can hide a script in them. */
static void
append_words (GString *html)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    muster_json_add_string (builder, WORDS[i].id, _(WORDS[i].text));
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = muster_json_print (root, FALSE);
  g_string_append (html, "<div id=\"words\" hidden data-words=\"");
  append_escaped (html, text);
  g_string_append (html, "\"></div>\n");
}

/* Something more of a unit, or nothing. */
static void
append_more (GString    *html,
             const char *text)
{
  if (*text == '\0')
    return;
  g_string_append (html, " · ");
  append_escaped (html, text);
}

/* Returns -1 where there is none. */
static double
get_chance (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "chance");

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_double (node) : -1.0;
}

/* What is neither sure nor impossible is not rounded to it, as in the script. */
static char *
dup_percent (double chance)
{
  int percents = (int) (chance * 100.0 + 0.5);

  return g_strdup_printf ("%d %%", chance > 0.0 && chance < 1.0 ? CLAMP (percents, 1, 99) : percents);
}

static void
append_unit (GString    *html,
             JsonObject *unit)
{
  JsonArray *markers = get_array (unit, "markers");
  const char *fate = get_text (unit, "fate");
  double chance = get_chance (unit);

  g_string_append (html, "<li class=\"unit\"><b>");
  append_escaped (html, get_text (unit, "name"));
  g_string_append (html, "</b> ");
  if (*fate != '\0')
    append_escaped (html, fate);
  else
    g_string_append_printf (html, _("%d of %d"), (int) json_object_get_int_member (unit, "strength"),
                            (int) json_object_get_int_member (unit, "start"));
  for (guint i = 0; markers != NULL && i < json_array_get_length (markers); i++)
    {
      JsonObject *marker = json_array_get_object_element (markers, i);

      g_string_append (html, " · ");
      append_escaped (html, get_text (marker, "text"));
    }
  g_string_append (html, "<br>");
  append_escaped (html, get_text (unit, "type"));
  append_more (html, get_text (unit, "leader"));
  append_more (html, get_text (unit, "trait"));
  if (*fate == '\0' && json_object_get_boolean_member_with_default (unit, "acted", FALSE))
    append_more (html, _("acted"));
  else if (*fate == '\0' && chance >= 0.0)
    {
      g_autofree char *words = dup_percent (chance);
      /* Translators: %s is a chance, as in "92 %". */
      g_autofree char *obeys = g_strdup_printf (_("acts at %s"), words);

      append_more (html, obeys);
    }
  g_string_append (html, "</li>\n");
}

static void
append_list (GString    *html,
             const char *title,
             JsonArray  *lines,
             const char *member)
{
  if (lines == NULL || json_array_get_length (lines) == 0)
    return;
  g_string_append_printf (html, "<h2>%s</h2>\n<ul class=\"plain\">\n", title);
  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      g_string_append (html, "<li>");
      append_escaped (html, member != NULL
                              ? get_text (json_array_get_object_element (lines, i), member)
                              : json_array_get_string_element (lines, i));
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
}

/* What is counted, and how far each side is. */
static void
append_objectives (GString    *html,
                   JsonObject *state)
{
  JsonArray *objectives = get_array (state, "objectives");
  JsonArray *sides = get_array (state, "sides");

  if (objectives == NULL || json_array_get_length (objectives) == 0)
    return;
  g_string_append_printf (html, "<h2>%s</h2>\n<ul class=\"plain\">\n", _("Objectives"));
  for (guint i = 0; i < json_array_get_length (objectives); i++)
    {
      JsonObject *objective = json_array_get_object_element (objectives, i);
      JsonObject *counts = get_object (objective, "counts");

      g_string_append (html, "<li>");
      append_escaped (html, get_text (objective, "label"));
      for (guint j = 0; counts != NULL && sides != NULL && j < json_array_get_length (sides); j++)
        {
          JsonObject *side = json_array_get_object_element (sides, j);
          const char *id = get_text (side, "id");

          if (!json_object_has_member (counts, id))
            continue;
          append_more (html, get_text (side, "name"));
          g_string_append_printf (html, " %d", (int) json_object_get_int_member (counts, id));
        }
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
}

/* The orders that may be given now, with their chances: without scripts they are said at the laptop. */
static void
append_orders (GString    *html,
               JsonArray  *orders,
               JsonObject *side)
{
  JsonArray *units = get_array (side, "units");

  g_string_append_printf (html, "<h2>%s</h2>\n<p>%s</p>\n<ul class=\"plain\">\n", _("Orders"),
                          _("Tell whoever is at the laptop what you order."));
  for (guint i = 0; units != NULL && i <= json_array_get_length (units); i++)
    {
      JsonObject *unit = i > 0 ? json_array_get_object_element (units, i - 1) : NULL;
      const char *id = unit != NULL ? get_text (unit, "id") : "";
      guint n = 0;

      for (guint j = 0; j < json_array_get_length (orders); j++)
        {
          JsonObject *order = json_array_get_object_element (orders, j);
          double chance = get_chance (order);
          g_autofree char *words = chance >= 0.0 ? dup_percent (chance) : NULL;

          if (!g_str_equal (get_text (order, "unit"), id) || *get_text (order, "refused") != '\0')
            continue;
          g_string_append (html, n == 0 ? "<li>" : ", ");
          if (n++ == 0 && unit != NULL)
            {
              g_string_append (html, "<b>");
              append_escaped (html, get_text (unit, "name"));
              g_string_append (html, "</b>: ");
            }
          append_escaped (html, get_text (order, "label"));
          if (words != NULL)
            g_string_append_printf (html, " (%s)", words);
        }
      if (n > 0)
        g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
}

static void
append_paper (GString    *html,
              const char *title,
              const char *paper)
{
  if (*paper != '\0')
    g_string_append_printf (html, "<h2>%s</h2>\n<div class=\"briefing\">%s</div>\n", title, paper);
}

static void
append_state (GString    *html,
              JsonObject *state)
{
  JsonArray *sides = get_array (state, "sides");
  JsonObject *score = get_object (state, "score");
  JsonArray *orders = get_array (state, "orders");
  JsonObject *asks = get_object (state, "asks");

  g_string_append (html, "<h1>");
  append_escaped (html, json_object_has_member (state, "battle") ? get_text (state, "battle")
                                                                 : get_text (state, "campaign"));
  g_string_append (html, "</h1>\n<p>");
  if (json_object_has_member (state, "turn"))
    g_string_append_printf (html, _("Turn %d"), (int) json_object_get_int_member (state, "turn"));
  g_string_append_printf (html, " · <a href=\"/\">%s</a> · <a href=\"/rules\">%s</a></p>\n",
                          _("Look again"), _("Rules"));
  if (asks != NULL)
    {
      int n = (int) json_object_get_int_member (asks, "dice");

      g_string_append (html, "<p><b>");
      append_escaped (html, get_text (asks, "for"));
      g_string_append (html, "</b>");
      append_more (html, get_text (asks, "need"));
      g_string_append (html, "</p>\n<p>");
      g_string_append_printf (html,
                              dngettext (GETTEXT_PACKAGE, "Throw %d die, and tell whoever is at the laptop.",
                                         "Throw %d dice, and tell whoever is at the laptop.", (gulong) n),
                              n);
      g_string_append (html, "</p>\n");
    }
  append_list (html, _("On the table"), get_array (state, "to_do"), NULL);
  append_list (html, _("Standings"), get_array (state, "standings"), "text");
  for (guint i = 0; sides != NULL && i < json_array_get_length (sides); i++)
    {
      JsonObject *side = json_array_get_object_element (sides, i);
      JsonArray *units = get_array (side, "units");

      g_string_append (html, "<h2>");
      append_escaped (html, get_text (side, "name"));
      if (score != NULL && json_object_has_member (score, get_text (side, "id")))
        g_string_append_printf (html, ": %d",
                                (int) json_object_get_int_member (score, get_text (side, "id")));
      g_string_append (html, "</h2>\n<ul class=\"plain\">\n");
      for (guint j = 0; units != NULL && j < json_array_get_length (units); j++)
        append_unit (html, json_array_get_object_element (units, j));
      g_string_append (html, "</ul>\n");
    }
  append_objectives (html, state);
  for (guint i = 0; orders != NULL && sides != NULL && i < json_array_get_length (sides); i++)
    if (g_str_equal (get_text (json_array_get_object_element (sides, i), "id"), get_text (state, "seat")))
      append_orders (html, orders, json_array_get_object_element (sides, i));
  append_paper (html, _("Gazette"), get_text (state, "gazette"));
  append_paper (html, _("Briefing"), get_text (state, "briefing"));
  append_list (html, _("Log"), get_array (state, "log"), "text");
}

static void
append_form (GString    *html,
             const char *refused)
{
  g_string_append_printf (html, "<form id=\"join\" class=\"join\" method=\"post\" action=\"/join\">\n"
                                "<h1>%s</h1>\n<p>%s</p>\n"
                                "<p><label for=\"code\">%s</label>\n"
                                "<input id=\"code\" name=\"code\" autocomplete=\"off\" "
                                "autocapitalize=\"none\" "
                                "spellcheck=\"false\" required></p>\n"
                                "<p id=\"wrong\" role=\"alert\">",
                          _("Muster"), _("Scan the code of your seat, or type it."), _("Code of your seat"));
  append_escaped (html, refused);
  g_string_append_printf (html, "</p>\n<p><button class=\"main\">%s</button></p>\n</form>\n", _("Join"));
}

static GString *
begin (const char *title)
{
  GString *html = g_string_new (NULL);

  g_string_printf (html, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>",
                   /* Translators: the language of this translation, as BCP 47 has it, such as de or pt-BR. */
                   _("en"));
  append_escaped (html, title);
  g_string_append (html, "</title>\n<link rel=\"icon\" href=\"/icon.svg\">\n"
                         "<link rel=\"stylesheet\" href=\"/style.css\">\n"
                         "<script src=\"/script.js\" defer></script>\n</head>\n<body>\n");
  return html;
}

char *
muster_table_page_new (JsonObject *state,
                       const char *refused)
{
  GString *html = begin (state == NULL ? _("Muster")
                         : json_object_has_member (state, "battle") ? get_text (state, "battle")
                                                                    : get_text (state, "campaign"));

  append_words (html);
  g_string_append_printf (html, "<div id=\"app\" data-seat=\"%s\">\n<main>\n", state != NULL ? "1" : "");
  if (state != NULL)
    append_state (html, state);
  else
    append_form (html, refused);
  g_string_append (html, "</main>\n</div>\n<div id=\"said\" role=\"status\" aria-live=\"polite\"></div>\n"
                         "</body>\n</html>\n");
  return g_string_free (html, FALSE);
}

char *
muster_table_page_new_rules (const char *rules)
{
  GString *html = begin (_("Rules"));

  g_string_append_printf (html, "<div><main><p><a href=\"/\">%s</a></p>\n"
                                "<div id=\"rules\">%s</div></main></div>\n"
                                "</body>\n</html>\n",
                          _("Back"), rules != NULL ? rules : "");
  return g_string_free (html, FALSE);
}
