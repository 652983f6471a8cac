/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-object.h"
#include "muster-test.h"

/* One of each kind of member, and a note of what was let go. */

#define TEST_TYPE_THING (test_thing_get_type ())
G_DECLARE_FINAL_TYPE (TestThing, test_thing, TEST, THING, MusterObject)

struct _TestThing
{
  MusterObject parent_instance;

  char *title;
  char **lines;
  gboolean is_ready;
  int score;
  guint count;
  char *secret;
  GString *log; /* of the test */
  struct
  {
    GString *log;
  } part;
};

G_DEFINE_FINAL_TYPE (TestThing, test_thing, MUSTER_TYPE_OBJECT)

static void
note_log (GString *log)
{
  g_string_append (log, "owned ");
}

static void
note_part (gpointer part)
{
  g_string_append (*(GString **) part, "held ");
}

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (TestThing, title, "title"),
  MUSTER_TEXTS (TestThing, lines, "lines"),
  MUSTER_FLAG (TestThing, is_ready, "is-ready"),
  MUSTER_INT (TestThing, score, "score"),
  MUSTER_UINT (TestThing, count, "count"),
  MUSTER_OWNED (TestThing, secret, g_free),
  MUSTER_HELD (TestThing, part, note_part),
  MUSTER_OWNED (TestThing, log, note_log),
};

static void
test_thing_class_init (TestThingClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
test_thing_init (TestThing *self)
{
}

static TestThing *
new_thing (GString *log)
{
  TestThing *thing = g_object_new (TEST_TYPE_THING, NULL);

  thing->title = g_strdup ("A title");
  thing->lines = g_strsplit ("one two", " ", -1);
  thing->is_ready = TRUE;
  thing->score = -3;
  thing->count = 7;
  thing->secret = g_strdup ("kept");
  thing->log = log;
  thing->part.log = log;
  return thing;
}

static void
test_shows_its_members (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (TestThing) thing = new_thing (log);
  g_autofree char *title = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean is_ready;
  int score;
  guint count;

  g_object_get (thing, "title", &title, "lines", &lines, "is-ready", &is_ready, "score", &score, "count",
                &count, NULL);
  g_assert_cmpstr (title, ==, "A title");
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (lines[1], ==, "two");
  g_assert_true (is_ready);
  g_assert_cmpint (score, ==, -3);
  g_assert_cmpuint (count, ==, 7);
}

static void
test_hides_what_has_no_property (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (TEST_TYPE_THING);
  g_autofree GParamSpec **specs = NULL;
  guint n_specs;

  specs = g_object_class_list_properties (G_OBJECT_CLASS (klass), &n_specs);
  g_assert_cmpuint (n_specs, ==, 5);
  for (guint i = 0; i < n_specs; i++)
    g_assert_false (specs[i]->flags & G_PARAM_WRITABLE);
}

static void
test_lets_go_what_it_owns (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  TestThing *thing = new_thing (log);

  g_object_unref (thing);
  g_assert_cmpstr (log->str, ==, "held owned ");
}

static void
test_may_own_nothing_yet (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  TestThing *thing = g_object_new (TEST_TYPE_THING, NULL);

  thing->part.log = log;
  g_object_unref (thing);
  g_assert_cmpstr (log->str, ==, "held ");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/object/shows-its-members", test_shows_its_members);
  g_test_add_func ("/object/hides-what-has-no-property", test_hides_what_has_no_property);
  g_test_add_func ("/object/lets-go-what-it-owns", test_lets_go_what_it_owns);
  g_test_add_func ("/object/may-own-nothing-yet", test_may_own_nothing_yet);

  return g_test_run ();
}
