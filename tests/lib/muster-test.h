/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "muster-test-changes.h"
#include "muster-test-dir.h"
#include "muster-test-watch.h"

G_BEGIN_DECLS

/* Long runs take minutes instead of seconds, release runs longer still, brief ones leave out what differs
 * only in its looks. tools/check asks for them through the environment: for brief ones under the sanitizers,
 * after the same tests have run whole. */
#define MUSTER_TEST_LONG_VARIABLE    "MUSTER_TEST_LONG"
#define MUSTER_TEST_RELEASE_VARIABLE "MUSTER_TEST_RELEASE"
#define MUSTER_TEST_BRIEF_VARIABLE   "MUSTER_TEST_BRIEF"

typedef gboolean (*MusterTestPredicate) (gpointer data);

void     muster_test_init            (int                 *argc,
                                      char              ***argv);

/* A test for each case of an array, under @path and its name, which is what a case begins with. */
#define muster_test_add_all(path, cases, test) \
  muster_test_add_cases ((path), (cases), sizeof (cases)[0], G_N_ELEMENTS (cases), (test))
void     muster_test_add_cases       (const char          *path,
                                      gconstpointer        cases,
                                      gsize                case_size,
                                      guint                n_cases,
                                      GTestDataFunc        test);

gboolean muster_test_is_long         (void);
gboolean muster_test_is_release      (void);
guint    muster_test_rounds          (guint                quick,
                                      guint                longer);
/* What chance begins with: MUSTER_TEST_SEED if it is set, a seed drawn anew in a long run, and @usual
 * in every other, so that a run can only fail where the one before it did. The seed is printed. */
guint32  muster_test_seed            (guint32              usual);
/* In how many of @all ways to try something: in the first alone, in a brief run. */
guint    muster_test_ways            (guint                all);

/* For how long a test waits for what must come, in milliseconds. Only what fails takes as long, however busy
 * the machine. */
#define MUSTER_TEST_PATIENCE 120000

gboolean muster_test_wait_until      (MusterTestPredicate  predicate,
                                      gpointer             data,
                                      guint                milliseconds) G_GNUC_WARN_UNUSED_RESULT;

/* What a property of @object that is a text holds. */
void     muster_test_assert_text     (gpointer             object,
                                      const char          *property,
                                      const char          *expected);

char    *muster_test_model_to_string (GListModel          *model,
                                      const char          *property) G_GNUC_WARN_UNUSED_RESULT;

#define muster_assert_model(model, property, expected)                                        \
  G_STMT_START {                                                                              \
    g_autofree char *_items = muster_test_model_to_string (G_LIST_MODEL (model), (property)); \
    g_assert_cmpstr (_items, ==, (expected));                                                 \
  } G_STMT_END

#define muster_assert_changes(changes, expected)                    \
  G_STMT_START {                                                    \
    g_autofree char *_changes = muster_test_changes_take (changes); \
    g_assert_cmpstr (_changes, ==, (expected));                     \
  } G_STMT_END

G_END_DECLS
