-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Copies what has the same columns in schema 8 and today.

INSERT INTO meta SELECT * FROM old_meta;
INSERT INTO tally SELECT * FROM old_tally;
INSERT INTO setting SELECT * FROM old_setting;
INSERT INTO battle SELECT * FROM old_battle;
INSERT INTO battle_setup SELECT * FROM old_battle_setup;
INSERT INTO event SELECT * FROM old_event;
INSERT INTO battle_detail SELECT * FROM old_battle_detail;
INSERT INTO campaign SELECT * FROM old_campaign;
INSERT INTO campaign_setup SELECT * FROM old_campaign_setup;
INSERT INTO campaign_event SELECT * FROM old_campaign_event;
INSERT INTO campaign_detail SELECT * FROM old_campaign_detail;
INSERT INTO image SELECT * FROM old_image;
