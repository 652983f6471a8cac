/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerRecord:
 * @id: the name of the record in files and tests, such as "first-battle"
 * @title: for a reader
 * @career: (nullable): the career that has the record
 * @affair: (nullable): the battle in which it was made
 * @text: words for a reader, without the title
 *
 * A first or a record of a campaign.
 */
typedef struct
{
  const char *id;
  const char *title;
  MusterCareer *career;
  MusterCareerAffair *affair;
  guint number;
  char *text;
} MusterCareerRecord;

/* (element-type MusterCareerRecord): Lists the firsts and then the records in what has been read
 * of the log. If several are equal, the earliest has the record. */
GPtrArray *muster_career_records_list (MusterCareers *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
