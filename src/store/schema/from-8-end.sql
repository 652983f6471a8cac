-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What schema 8 had has been brought over.

DROP TABLE old_event;
DROP TABLE old_battle_setup;
DROP TABLE old_battle_detail;
DROP TABLE old_battle;
DROP TABLE old_campaign_event;
DROP TABLE old_campaign_setup;
DROP TABLE old_campaign_detail;
DROP TABLE old_campaign;
DROP TABLE old_force_leader;
DROP TABLE old_force_unit;
DROP TABLE old_force_detail;
DROP TABLE old_force_document;
DROP TABLE old_force;
DROP TABLE old_image;
DROP TABLE old_club_result;
DROP TABLE old_club_member;
DROP TABLE old_club_merge;
DROP TABLE old_setting;
DROP TABLE old_tally;
DROP TABLE old_meta;
