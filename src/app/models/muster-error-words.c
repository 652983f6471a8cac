/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-error-words.h"

#include <gio/gio.h>

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "store/muster-store-error.h"

/* The only place that turns codes of errors into words for players. The message of the lower layer
 * follows as a detail, since it names the file and the place. */

static const char *
get_core_words (int code)
{
  switch ((MusterCoreError) code)
    {
    case MUSTER_CORE_ERROR_SYNTAX:
      return _("This is not a file that Muster can read: something in it is not written as it "
               "should be.");
    case MUSTER_CORE_ERROR_TOO_LARGE:
      return _("This file is larger than anything Muster writes, so it was not read.");
    case MUSTER_CORE_ERROR_INVALID:
      return _("Something in this file cannot be right.");
    case MUSTER_CORE_ERROR_REFUSED:
      return _("The rules do not allow this order.");
    case MUSTER_CORE_ERROR_NEEDS_ROLL:
      return _("An order lacks the dice that it asks for.");
    case MUSTER_CORE_ERROR_NEWER:
      return _("This file was written by a later version of Muster. Please update Muster to open "
               "it.");
    case MUSTER_CORE_ERROR_JOURNAL:
      return _("This order could not be written down, so it was not carried out. The battle is as "
               "it was.");
    case MUSTER_CORE_ERROR_PACK:
      return _("This battle uses a house pack that is missing.");
    default:
      return NULL;
    }
}

static const char *
get_store_words (int code)
{
  switch ((MusterStoreError) code)
    {
    case MUSTER_STORE_ERROR_CONSTRAINT:
      return _("Something else has changed this battle. Please open it again.");
    case MUSTER_STORE_ERROR_BUSY:
      return _("Another program is using Muster’s data. Close it, or wait until it is done, and try "
               "again.");
    case MUSTER_STORE_ERROR_CORRUPT:
      return _("Muster’s data file is damaged. Nothing has been changed in it.");
    case MUSTER_STORE_ERROR_FOREIGN:
      return _("This is not one of Muster’s data files, or it can no longer be recognised as one.");
    case MUSTER_STORE_ERROR_TOO_NEW:
      return _("The data was written by a later version of Muster. Please update Muster; until then "
               "it can only be looked at.");
    case MUSTER_STORE_ERROR_READ_ONLY:
      return _("The data can be read but not changed.");
    case MUSTER_STORE_ERROR_FULL:
      return _("There is no space left on the disk. Nothing is lost: make room and try again.");
    case MUSTER_STORE_ERROR_IO:
      return _("The disk could not be read or written.");
    case MUSTER_STORE_ERROR_NOT_FOUND:
      return _("It no longer exists.");
    case MUSTER_STORE_ERROR_UNSAFE:
      return _("Writing to the data file now could lose what is in it, so Muster does not.");
    case MUSTER_STORE_ERROR_DIFFERS:
      return _("The rules of this version lead to another state than the one that was written "
               "down.");
    case MUSTER_STORE_ERROR_CONFLICT:
      return _("Something else has changed it meanwhile, so nothing was done.");
    case MUSTER_STORE_ERROR_FAILED:
    default:
      return NULL;
    }
}

/**
 * muster_error_words:
 *
 * Returns: (transfer full): what went wrong, and below it where
 */
char *
muster_error_words (const GError *error)
{
  const char *words = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == MUSTER_CORE_ERROR)
    words = get_core_words (error->code);
  else if (error->domain == MUSTER_STORE_ERROR)
    words = get_store_words (error->code);

  if (words == NULL)
    return g_strdup (error->message);
  return g_strdup_printf ("%s\n\n%s", words, error->message);
}

/**
 * muster_error_words_page:
 *
 * Returns: (nullable): the page of the manual that says what to do about it; %NULL if that is the page
 *   about what was being done
 */
const char *
muster_error_words_page (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_PACK))
    return "packs";
  if (error->domain != MUSTER_STORE_ERROR)
    return NULL;

  switch ((MusterStoreError) error->code)
    {
    case MUSTER_STORE_ERROR_CORRUPT:
    case MUSTER_STORE_ERROR_FOREIGN:
    case MUSTER_STORE_ERROR_TOO_NEW:
    case MUSTER_STORE_ERROR_READ_ONLY:
    case MUSTER_STORE_ERROR_FULL:
    case MUSTER_STORE_ERROR_IO:
    case MUSTER_STORE_ERROR_UNSAFE:
      return "rescue";

    case MUSTER_STORE_ERROR_FAILED:
    case MUSTER_STORE_ERROR_CONSTRAINT:
    case MUSTER_STORE_ERROR_BUSY:
    case MUSTER_STORE_ERROR_NOT_FOUND:
    case MUSTER_STORE_ERROR_DIFFERS:
    case MUSTER_STORE_ERROR_CONFLICT:
    default:
      return NULL;
    }
}

/**
 * muster_error_words_remedies:
 *
 * Returns: what somebody can choose to do when a data file does not open
 */
MusterRemedy
muster_error_words_remedies (const GError *error)
{
  g_return_val_if_fail (error != NULL, MUSTER_REMEDY_NONE);

  if (error->domain != MUSTER_STORE_ERROR)
    return MUSTER_REMEDY_RETRY;

  switch ((MusterStoreError) error->code)
    {
    case MUSTER_STORE_ERROR_CORRUPT:
    case MUSTER_STORE_ERROR_FOREIGN:
    case MUSTER_STORE_ERROR_UNSAFE:
      return MUSTER_REMEDY_RETRY | MUSTER_REMEDY_BACKUP | MUSTER_REMEDY_SALVAGE;

    case MUSTER_STORE_ERROR_NOT_FOUND:
      return MUSTER_REMEDY_RETRY | MUSTER_REMEDY_BACKUP;

    case MUSTER_STORE_ERROR_TOO_NEW:
    case MUSTER_STORE_ERROR_READ_ONLY:
      return MUSTER_REMEDY_RETRY | MUSTER_REMEDY_READ_ONLY;

    case MUSTER_STORE_ERROR_FAILED:
    case MUSTER_STORE_ERROR_CONSTRAINT:
    case MUSTER_STORE_ERROR_BUSY:
    case MUSTER_STORE_ERROR_FULL:
    case MUSTER_STORE_ERROR_IO:
    case MUSTER_STORE_ERROR_DIFFERS:
    case MUSTER_STORE_ERROR_CONFLICT:
    default:
      return MUSTER_REMEDY_RETRY;
    }
}
