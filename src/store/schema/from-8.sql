-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Sets the tables of schema 8 aside; src/store/upkeep/muster-from-8.c brings over what is in them. Names of indexes
-- are unique in a file, so that the old ones go first.

DROP INDEX battle_by_touched;
DROP INDEX battle_for_search;
DROP INDEX force_by_touched;
DROP INDEX campaign_by_touched;
DROP INDEX campaign_for_search;

ALTER TABLE meta RENAME TO old_meta;
ALTER TABLE tally RENAME TO old_tally;
ALTER TABLE setting RENAME TO old_setting;
ALTER TABLE battle RENAME TO old_battle;
ALTER TABLE battle_setup RENAME TO old_battle_setup;
ALTER TABLE event RENAME TO old_event;
ALTER TABLE force RENAME TO old_force;
ALTER TABLE force_unit RENAME TO old_force_unit;
ALTER TABLE force_leader RENAME TO old_force_leader;
ALTER TABLE force_detail RENAME TO old_force_detail;
ALTER TABLE battle_detail RENAME TO old_battle_detail;
ALTER TABLE image RENAME TO old_image;
ALTER TABLE club_result RENAME TO old_club_result;
ALTER TABLE club_member RENAME TO old_club_member;
ALTER TABLE club_merge RENAME TO old_club_merge;
ALTER TABLE campaign RENAME TO old_campaign;
ALTER TABLE campaign_setup RENAME TO old_campaign_setup;
ALTER TABLE campaign_event RENAME TO old_campaign_event;
ALTER TABLE campaign_detail RENAME TO old_campaign_detail;
ALTER TABLE force_document RENAME TO old_force_document;
