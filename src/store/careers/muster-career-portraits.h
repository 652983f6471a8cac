/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterCareerPortraits:
 *
 * The portraits of those whose careers are told: of the leaders of a force, or of the stored forces that
 * those of a campaign were made of. A leader is known by his name.
 */
typedef struct _MusterCareerPortraits MusterCareerPortraits;

/* @campaign: (nullable): the UUID of the campaign, if @careers are of one. */
MusterCareerPortraits *muster_career_portraits_new  (MusterStore           *store,
                                                     MusterLibrary         *library,
                                                     MusterCareers         *careers,
                                                     const char            *campaign) G_GNUC_WARN_UNUSED_RESULT;
void                   muster_career_portraits_free (MusterCareerPortraits *self);

/* (nullable): the image file of somebody's portrait. */
GBytes                *muster_career_portraits_get  (MusterCareerPortraits *self,
                                                     MusterCareer          *career) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerPortraits, muster_career_portraits_free)

G_END_DECLS
