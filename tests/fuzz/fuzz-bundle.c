/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/exchange/muster-bundle.h"
#include "core/muster-zip.h"

/* An archive is refused with a reason, or it is read whole; then what is written of it reads as the same
 * bundle again. An input that begins like a manifest is put into an archive. */

#define CONTENT "{}"

static void
check_bundle (MusterBundle *bundle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) archive = muster_bundle_write (bundle, "written", &error);
  g_autoptr (MusterBundle) again = NULL;
  g_autoptr (GBytes) again_archive = NULL;

  g_assert_no_error (error);
  again = muster_bundle_reader_read (archive, "again", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->items->len, ==, bundle->items->len);
  again_archive = muster_bundle_write (again, "again", &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (again_archive, archive));
}

/* What is hard to come by chance: an archive that is well, with any manifest in it. */
static GBytes *
pack (const guint8 *data,
      gsize         size)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_zip_file_free);
  g_autoptr (GBytes) manifest = g_bytes_new (data, size);
  g_autoptr (GBytes) content = g_bytes_new_static (CONTENT, strlen (CONTENT));
  g_autoptr (GError) error = NULL;
  GBytes *archive;

  g_ptr_array_add (files, muster_zip_file_new ("bundle.json", manifest));
  g_ptr_array_add (files, muster_zip_file_new ("campaign.muster-campaign", content));
  g_ptr_array_add (files, muster_zip_file_new (
    "battles/a1b2c3d4-0000-4000-8000-00000000000b.muster-battle", content));
  archive = muster_zip_write_files (files, MUSTER_BUNDLE_MAX_SIZE, "input", &error);
  g_assert_no_error (error);

  return archive;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) archive = NULL;
  g_autoptr (MusterBundle) bundle = NULL;
  g_autoptr (GError) error = NULL;

  if (size == 0)
    return 0;
  archive = data[0] == '{' ? pack (data, size) : g_bytes_new (data, size);
  bundle = muster_bundle_reader_read (archive, "input", &error);
  g_assert_true ((bundle == NULL) == (error != NULL));
  if (error != NULL)
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (bundle != NULL)
    check_bundle (bundle);

  return 0;
}
