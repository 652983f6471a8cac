/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerRecord:
 * @id: what it is, in files and tests: "first-battle"
 * @title: for a reader
 * @career: (nullable): whose it is
 * @affair: (nullable): in which battle
 * @text: for a reader, without the title
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

/* (element-type MusterCareerRecord): the firsts, then the records; of what has been read. Of several
 * who have as many it is the one who had it first. */
GPtrArray *muster_careers_list_records (MusterCareers *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
