/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"
#include "muster-test-force.h"
#include "store/images/muster-image-store.h"
#include "store/images/muster-image-input.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-salvage.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterImageStore *images;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->images = muster_store_get_images (fixture->store);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
reopen (Fixture *fixture)
{
  g_clear_object (&fixture->store);
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->images = muster_store_get_images (fixture->store);
}

static char *
put (Fixture *fixture,
     gsize    length)
{
  g_autoptr (GBytes) picture = muster_store_test_new_picture (length);
  g_autoptr (GError) error = NULL;
  char *id = NULL;

  muster_image_store_put (fixture->images, picture, &id, &error);
  g_assert_no_error (error);

  return id;
}

static void
assert_sound (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), &error));
  g_assert_no_error (error);
}

static void
test_image_is_kept_once (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GBytes) picture = muster_store_test_new_picture (MUSTER_IMAGE_MAX_BYTES);
  g_autofree char *first = put (fixture, MUSTER_IMAGE_MAX_BYTES);
  g_autofree char *again = put (fixture, MUSTER_IMAGE_MAX_BYTES);
  g_autofree char *other = put (fixture, 100);
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GError) error = NULL;
  const char *type = NULL;

  g_assert_cmpstr (first, ==, again);
  g_assert_cmpstr (first, !=, other);
  g_assert_cmpuint (muster_image_store_count (fixture->images), ==, 2);
  found = muster_image_store_get (fixture->images, first, &type, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (found, picture));
  g_assert_cmpstr (type, ==, "image/png");
  assert_sound (fixture);
}

static void
finished_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

/* What a worker makes of a file with @bytes. */
static GBytes *
read_file (Fixture     *fixture,
           const void  *bytes,
           gsize        length,
           GError     **error)
{
  g_autofree char *path = muster_test_dir_build (fixture->dir, "hill.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  if (bytes != NULL)
    muster_store_test_put (path, bytes, length);
  muster_image_input_read_async (file, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, NULL, finished_cb, &result);
  g_assert_true (muster_test_wait_until (is_set, &result, MUSTER_TEST_PATIENCE));

  return muster_image_input_read_finish (result, error);
}

/* A picture of @width by @height dots in the format @type. */
static GBytes *
draw (int         width,
      int         height,
      const char *type)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr (GError) error = NULL;
  char *bytes;
  gsize length;

  gdk_pixbuf_fill (pixbuf, 0x802010ff);
  gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, type, &error, NULL);
  g_assert_no_error (error);

  return g_bytes_new_take (bytes, length);
}

static void
test_file_becomes_what_is_shown (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const struct
  {
    int width, height;
    const char *type;
    guint shown_width, shown_height; /* 0: refused */
  } cases[] = {
    { 40, 30, "png", 40, 30 },
    { 40, 30, "jpeg", 40, 30 },
    { MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, 1, "png", MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, 1 },
    { MUSTER_IMAGE_INPUT_MAX_SIDE, 4, "jpeg", MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, 1 },
    { 8, MUSTER_IMAGE_INPUT_MAX_SIDE, "png", 2, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE },
    { MUSTER_IMAGE_INPUT_MAX_SIDE + 1, 4, "png", 0, 0 },
    { 4, MUSTER_IMAGE_INPUT_MAX_SIDE + 1, "jpeg", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) drawn = draw (cases[i].width, cases[i].height, cases[i].type);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) shown =
        read_file (fixture, g_bytes_get_data (drawn, NULL), g_bytes_get_size (drawn), &error);
      MusterImage image = { NULL, 0, 0 };

      g_test_message ("%d by %d %s", cases[i].width, cases[i].height, cases[i].type);
      g_assert_cmpint (shown != NULL, ==, cases[i].shown_width != 0);
      g_assert_cmpint (shown != NULL, ==, muster_image_input_check (drawn, &image, NULL));
      if (shown == NULL)
        {
          g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
          continue;
        }
      g_assert_true (muster_image_input_check (shown, &image, NULL));
      g_assert_true (g_str_has_suffix (image.type, cases[i].type));
      g_assert_cmpuint (image.width, ==, cases[i].shown_width);
      g_assert_cmpuint (image.height, ==, cases[i].shown_height);
    }
}

/* The head of a picture is not a picture, nor is one that ends in the middle. */
static void
test_what_cannot_be_decoded_is_refused (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (GBytes) png = draw (40, 30, "png");
  g_autoptr (GBytes) jpeg = draw (40, 30, "jpeg");
  g_autoptr (GBytes) huge = muster_store_test_new_picture (MUSTER_IMAGE_MAX_BYTES + 1);
  g_autoptr (GBytes) head = g_bytes_new_from_bytes (png, 0, 33);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, g_bytes_get_size (png) / 2);
  g_autoptr (GBytes) begun = g_bytes_new_from_bytes (jpeg, 0, 24);
  GBytes *parts[] = { head, half, begun, huge };
  g_autoptr (GError) missing = NULL;

  g_assert_null (read_file (fixture, NULL, 0, &missing));
  g_assert_error (missing, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GError) error = NULL;
      MusterImage image;

      g_test_message ("part %u", i);
      g_assert_null (read_file (fixture, g_bytes_get_data (parts[i], NULL), g_bytes_get_size (parts[i]),
                                &error));
      g_assert_nonnull (error);
      g_assert_false (muster_image_input_check (parts[i], &image, NULL));
    }
}

#define BYTES(text) (const guint8 *) text, sizeof text - 1
#define PNG "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"
#define PNG_REST "\x08\x02\0\0\0\x01\x02\x03\x04"
#define WEBP "RIFF\x09\x09\x09\x09WEBP"

static void
test_content_says_what_it_is (void)
{
  const struct
  {
    const char *what;
    const guint8 *bytes;
    gsize length;
    const char *expected; /* "type WIDTHxHEIGHT", or NULL */
  } cases[] = {
    { "png", BYTES (PNG "\0\0\x01\0\0\0\0\x02" PNG_REST), "image/png 256x2" },
    { "png without size", BYTES (PNG "\0\0\0\0\0\0\0\x02" PNG_REST), NULL },
    { "png that unpacks to too much", BYTES (PNG "\0\0\x20\x01\0\0\0\x02" PNG_REST), NULL },
    { "cut png", BYTES (PNG), NULL },
    { "jpeg", BYTES ("\xff\xd8\xff\xe0\0\x04\x01\x02\xff\xc0\0\x11\x08\0\x30\0\x40\x03\0"),
      "image/jpeg 64x48" },
    { "progressive jpeg", BYTES ("\xff\xd8\xff\xff\xc2\0\x11\x08\0\x30\0\x40\x03\0"),
      "image/jpeg 64x48" },
    { "jpeg without a frame",
      BYTES ("\xff\xd8\xff\xe0\0\x04\x01\x02\xff\xc4\0\x11\x08\0\x30\0\x40\x03\0"), NULL },
    { "jpeg of endless segments", BYTES ("\xff\xd8\xff\xe0\xff\xff\x01\x02\x03\x04\x05\x06"), NULL },
    { "webp", BYTES (WEBP "VP8 \x01\x01\x01\x01\0\0\0\x9d\x01\x2a\x40\0\x30\0"), "image/webp 64x48" },
    { "lossless webp", BYTES (WEBP "VP8L\x01\x01\x01\x01\x2f\x3f\xc0\x0b\0\0\0\0\0\0"),
      "image/webp 64x48" },
    { "extended webp", BYTES (WEBP "VP8X\x0a\0\0\0\0\0\0\0\x3f\0\0\x2f\0\0"), "image/webp 64x48" },
    { "another riff",
      BYTES ("RIFF\x09\x09\x09\x09WAVEVP8 \x01\x01\x01\x01\0\0\0\x9d\x01\x2a\x40\0\x30\0"), NULL },
    { "text", BYTES ("<svg></svg>"), NULL },
    { "gif", BYTES ("GIF89a\x01\0\x01\0"), NULL },
    { "one byte", BYTES ("\xff"), NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *found = NULL;
      MusterImage image;

      g_test_message ("%s", cases[i].what);
      if (muster_image_examine (cases[i].bytes, cases[i].length, &image, &error))
        found = g_strdup_printf ("%s %ux%u", image.type, image.width, image.height);
      g_assert_cmpstr (found, ==, cases[i].expected);
      g_assert_cmpint (error == NULL, ==, cases[i].expected != NULL);
      if (error != NULL)
        g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
    }
}

static void
test_unused_images_go_when_the_file_is_opened (Fixture       *fixture,
                                               gconstpointer  data)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  MusterForceUnit *unit = muster_test_force_add (force, "a", "archers");
  g_autofree char *used = put (fixture, 100);
  g_autofree char *unused = put (fixture, 200);
  g_autoptr (GError) error = NULL;

  muster_leader_set_portrait (muster_force_unit_get_leader (unit), used);
  g_assert_true (muster_force_store_rules_save (muster_store_get_forces (fixture->store), force, &error));
  /* It may yet be redone. */
  g_assert_cmpuint (muster_image_store_count (fixture->images), ==, 2);

  reopen (fixture);
  g_assert_cmpuint (muster_image_store_count (fixture->images), ==, 1);
  g_assert_null (muster_image_store_get (fixture->images, unused, NULL, NULL));
  assert_sound (fixture);

  g_assert_true (muster_force_store_remove (muster_store_get_forces (fixture->store), 1, &error));
  reopen (fixture);
  /* Removing it may be undone. */
  g_assert_cmpuint (muster_image_store_count (fixture->images), ==, 1);
  assert_sound (fixture);
}

static void
test_every_column_is_covered (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const changes[] = {
    "UPDATE image SET id = 7", "UPDATE image SET type = 'image/jpeg'",
    "UPDATE image SET digest = replace (digest, substr (digest, 1, 1), 'x')",
    "UPDATE image SET content = zeroblob (100)", "UPDATE image SET hash = zeroblob (32)",
    "DELETE FROM image",
  };
  g_autofree char *id = put (fixture, 100);

  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), changes,
                                    G_N_ELEMENTS (changes));
  assert_sound (fixture);
}

/* An image whose name was damaged looks as if nothing used it, and the force looks as if its image had never
 * come: neither is thrown away or told in silence. */
static void
test_image_with_a_damaged_name_stays (Fixture       *fixture,
                                      gconstpointer  data)
{
  static const char *const changes[] = {
    "UPDATE image SET digest = replace (digest, substr (digest, 1, 1), 'x') WHERE id = 1",
    "DELETE FROM image WHERE id = 1",
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  MusterForceUnit *unit = muster_test_force_add (force, "a", "archers");
  g_autofree char *used = put (fixture, 100);

  muster_leader_set_portrait (muster_force_unit_get_leader (unit), used);
  g_assert_true (muster_force_store_rules_save (muster_store_get_forces (fixture->store), force, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (muster_db_exec (muster_store_get_db (fixture->store), changes[i], NULL));
      reopen (fixture);
      g_assert_cmpuint (muster_image_store_count (fixture->images), ==, 1 - i);
      g_assert_null (muster_image_store_get (fixture->images, used, NULL, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
    }
}

static void
test_image_that_never_came_is_not_damage (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autofree char *id = put (fixture, 100);
  g_autofree char *other = g_strdup (id);
  g_autoptr (GError) error = NULL;

  other[0] = other[0] == '0' ? '1' : '0';
  for (guint i = 0; i < 2; i++)
    {
      g_assert_null (muster_image_store_get (fixture->images, other, NULL, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
      g_clear_error (&error);
    }
}

static void
test_salvage_brings_portraits_back (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 6);
  g_autofree char *target = muster_test_dir_build (dir, "salvaged.db");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSalvage) salvage = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
  g_autoptr (MusterStore) store = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (salvage->losses->len, ==, 0);
  store = muster_store_open (target, MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_image_store_count (muster_store_get_images (store)), ==, 1);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/image-store/image-is-kept-once", test_image_is_kept_once);
  add ("/image-store/file-becomes-what-is-shown", test_file_becomes_what_is_shown);
  add ("/image-store/what-cannot-be-decoded-is-refused", test_what_cannot_be_decoded_is_refused);
  g_test_add_func ("/image-store/content-says-what-it-is", test_content_says_what_it_is);
  add ("/image-store/unused-images-go-when-the-file-is-opened",
       test_unused_images_go_when_the_file_is_opened);
  add ("/image-store/every-column-is-covered", test_every_column_is_covered);
  add ("/image-store/image-with-a-damaged-name-stays", test_image_with_a_damaged_name_stays);
  add ("/image-store/image-that-never-came-is-not-damage", test_image_that_never_came_is_not_damage);
  g_test_add_func ("/image-store/salvage-brings-portraits-back", test_salvage_brings_portraits_back);

  return g_test_run ();
}
