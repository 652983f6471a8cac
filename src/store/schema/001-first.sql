-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Every row has a hash of its own content or is part of a chain of hashes, because SQLite notices only part
-- of what a failing disk does to a file. The hashes are SHA-256; src/store/db/muster-hash.h says over what.

-- Facts about the file itself, such as which versions of Muster can read it.
CREATE TABLE meta (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT, WITHOUT ROWID;

-- How many rows a table has, so that one which is gone is missed, and the next free id: ids are never used again.
CREATE TABLE tally (
  name TEXT NOT NULL PRIMARY KEY,
  n_rows INTEGER NOT NULL CHECK (n_rows >= 0),
  next_id INTEGER NOT NULL CHECK (next_id > 0),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT, WITHOUT ROWID;

-- What the program keeps with the data.
CREATE TABLE setting (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid (value)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT, WITHOUT ROWID;

-- A battle as a list shows it, and where its log stands. Changes with each event.
CREATE TABLE battle (
  id INTEGER NOT NULL PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  ruleset TEXT NOT NULL,
  title TEXT NOT NULL,
  subject TEXT NOT NULL,                -- the sides, for the list
  search TEXT NOT NULL,                 -- title and subject, folded
  date TEXT NOT NULL,                   -- of the battle, as the players wrote it; may be empty
  status TEXT NOT NULL CHECK (status IN ('open', 'over')),
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  created INTEGER NOT NULL,             -- seconds since 1970, UTC; shown, never sorted by
  updated INTEGER NOT NULL,
  touched INTEGER NOT NULL,             -- order of last use
  n_events INTEGER NOT NULL CHECK (n_events >= 0),
  n_entries INTEGER NOT NULL CHECK (n_entries >= 0),                    -- of the log, with those that can be redone
  n_counting INTEGER NOT NULL CHECK (n_counting BETWEEN 0 AND n_entries),
  head BLOB NOT NULL CHECK (length (head) = 32),                        -- hash of the last event
  state BLOB NOT NULL CHECK (length (state) = 32),                      -- digest of the state it leads to
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

CREATE INDEX battle_by_touched ON battle (touched, archived);

-- All that searching looks at: a third of what it would have to read without. None of it changes with an event.
CREATE INDEX battle_for_search ON battle (search, touched, archived, ruleset);

-- How a battle begins. Never changes.
CREATE TABLE battle_setup (
  battle_id INTEGER NOT NULL PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  uuid TEXT NOT NULL,
  created INTEGER NOT NULL,
  document TEXT NOT NULL CHECK (json_valid (document)),
  state BLOB NOT NULL CHECK (length (state) = 32),
  hash BLOB NOT NULL CHECK (length (hash) = 32)                         -- where the chain begins
) STRICT;

-- What happened. Rows are added and, with their battle, removed, but never changed: undoing is an event too.
CREATE TABLE event (
  battle_id INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq > 0),
  kind TEXT NOT NULL CHECK (kind IN ('order', 'seek')),
  place INTEGER NOT NULL CHECK (place >= 0),                            -- in the log; for seek, how many entries count
  payload TEXT NOT NULL CHECK (json_valid (payload)),                   -- the entry of the battle file; for seek, null
  recorded INTEGER NOT NULL,
  program TEXT NOT NULL,                                                -- version that knew these rules
  state BLOB NOT NULL CHECK (length (state) = 32),
  hash BLOB NOT NULL CHECK (length (hash) = 32),                        -- over the row and the hash before it
  PRIMARY KEY (battle_id, seq)
) STRICT, WITHOUT ROWID;

-- A force as a list shows it. Its hash covers its units and their leaders too.
CREATE TABLE force (
  id INTEGER NOT NULL PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  ruleset TEXT NOT NULL,
  name TEXT NOT NULL,
  theatre TEXT NOT NULL,
  search TEXT NOT NULL,
  budget INTEGER NOT NULL CHECK (budget >= 0),
  notes TEXT NOT NULL,
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  points INTEGER NOT NULL,              -- what its units cost when it was kept
  n_units INTEGER NOT NULL CHECK (n_units >= 0),
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

CREATE INDEX force_by_touched ON force (touched, archived);

CREATE TABLE force_unit (
  force_id INTEGER NOT NULL REFERENCES force (id) ON DELETE CASCADE,
  place INTEGER NOT NULL CHECK (place >= 0),
  unit_id TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  options TEXT NOT NULL CHECK (json_valid (options)),
  models INTEGER NOT NULL CHECK (models >= 0),
  notes TEXT NOT NULL,
  PRIMARY KEY (force_id, place),
  UNIQUE (force_id, unit_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE force_leader (
  force_id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  rank TEXT NOT NULL,
  leadership INTEGER NOT NULL CHECK (leadership >= 0),                  -- 0: not rolled
  trait TEXT NOT NULL,
  trait_name TEXT NOT NULL,
  notes TEXT NOT NULL,
  PRIMARY KEY (force_id, place),
  FOREIGN KEY (force_id, place) REFERENCES force_unit (force_id, place) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
