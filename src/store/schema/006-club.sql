-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a club has besides the battles of this file. Each row has a hash of its own and a number that counts up when
-- it is written, so that salvage knows the last of several copies.

-- Results that were typed in or imported: a battle a row, as lines of the table of results.
CREATE TABLE club_result (
  id INTEGER NOT NULL PRIMARY KEY,
  edition INTEGER NOT NULL CHECK (edition > 0),
  battle TEXT NOT NULL UNIQUE,          -- what tells it from others
  lines TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

-- What was said of somebody besides his results. Whoever has a result is a member unless he was removed.
CREATE TABLE club_member (
  id INTEGER NOT NULL PRIMARY KEY,
  edition INTEGER NOT NULL CHECK (edition > 0),
  name TEXT NOT NULL UNIQUE,
  document TEXT NOT NULL CHECK (json_valid (document)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

-- Names that are another member's. Results keep the name under which they came.
CREATE TABLE club_merge (
  id INTEGER NOT NULL PRIMARY KEY,
  edition INTEGER NOT NULL CHECK (edition > 0),
  name TEXT NOT NULL UNIQUE,
  member TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;
