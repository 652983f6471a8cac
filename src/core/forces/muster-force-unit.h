/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/forces/muster-leader.h"
#include "core/muster-object.h"
#include "core/rules/muster-levy.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_UNIT (muster_force_unit_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceUnit, muster_force_unit, MUSTER, FORCE_UNIT, MusterObject)

/**
 * MusterForceUnit:
 *
 * A unit of a force. Type and options are kept as ids, so that those of a missing pack are not
 * lost; they cost nothing, and the checks report them.
 *
 * Properties: catalog, id (for good), name, type-id, type-name, options (ids), options-text (their
 * names), free-option (id of the one that costs nothing, or ""), models, notes, called (how prose calls
 * it, docs/force-file.md), with (id of the
 * unit that it begins a battle with, or ""), leader, cost (points, with options). Signal `changed`:
 * one setter, of the unit or of its leader, changed something.
 */
MusterForceUnit      *muster_force_unit_new            (MusterCatalog      *catalog,
                                                        const char         *id,
                                                        const char         *type_id) G_GNUC_WARN_UNUSED_RESULT;

MusterCatalog        *muster_force_unit_get_catalog    (MusterForceUnit    *self);
/* Looks the unit up in another catalog of the same ruleset. Only its force calls this. */
void                  muster_force_unit_set_catalog    (MusterForceUnit    *self,
                                                        MusterCatalog      *catalog);
const char           *muster_force_unit_get_id         (MusterForceUnit    *self);
MusterLeader         *muster_force_unit_get_leader     (MusterForceUnit    *self);

const char           *muster_force_unit_get_name       (MusterForceUnit    *self);
void                  muster_force_unit_set_name       (MusterForceUnit    *self,
                                                        const char         *name);
const char           *muster_force_unit_get_type_id    (MusterForceUnit    *self);
void                  muster_force_unit_set_type_id    (MusterForceUnit    *self,
                                                        const char         *type_id);
const char *const    *muster_force_unit_get_options    (MusterForceUnit    *self);
void                  muster_force_unit_set_options    (MusterForceUnit    *self,
                                                        const char *const  *options);
const char           *muster_force_unit_get_free_option (MusterForceUnit   *self);
void                  muster_force_unit_set_free_option (MusterForceUnit   *self,
                                                         const char        *option_id);
const char           *muster_force_unit_get_with       (MusterForceUnit    *self);
void                  muster_force_unit_set_with       (MusterForceUnit    *self,
                                                        const char         *with);
int                   muster_force_unit_get_models     (MusterForceUnit    *self);
void                  muster_force_unit_set_models     (MusterForceUnit    *self,
                                                        int                 models);
const char           *muster_force_unit_get_notes      (MusterForceUnit    *self);
void                  muster_force_unit_set_notes      (MusterForceUnit    *self,
                                                        const char         *notes);
const char           *muster_force_unit_get_called     (MusterForceUnit    *self);
void                  muster_force_unit_set_called     (MusterForceUnit    *self,
                                                        const char         *called);

gboolean              muster_force_unit_has_option     (MusterForceUnit    *self,
                                                        const char         *option_id);
void                  muster_force_unit_add_option     (MusterForceUnit    *self,
                                                        const char         *option_id);

const MusterUnitType *muster_force_unit_get_unit_type  (MusterForceUnit    *self);
const char           *muster_force_unit_get_type_name  (MusterForceUnit    *self);
char                 *muster_force_unit_dup_options_text (MusterForceUnit  *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray            *muster_force_unit_list_known_options (MusterForceUnit *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean              muster_force_unit_describe       (MusterForceUnit    *self,
                                                        GPtrArray          *options,
                                                        MusterLevyUnit     *unit);
int                   muster_force_unit_get_cost       (MusterForceUnit    *self);
gboolean              muster_force_unit_get_profile    (MusterForceUnit    *self,
                                                        MusterProfile      *profile);

G_END_DECLS
