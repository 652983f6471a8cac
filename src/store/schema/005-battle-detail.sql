-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a battle has besides its setup and its log, as in the battle file: its despatch, if somebody has edited it. Battles
-- of which there never was anything to say have no row; one that has nothing any more has an empty document, so that
-- salvage does not take an older copy of the row for the newest. Despatches stood among the settings before.
CREATE TABLE battle_detail (
  battle_id INTEGER NOT NULL PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  uuid TEXT NOT NULL,                   -- of the battle
  edition INTEGER NOT NULL CHECK (edition > 0),                         -- how often it was written
  document TEXT NOT NULL CHECK (json_valid (document)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;
