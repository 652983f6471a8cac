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
  hash BLOB NOT NULL CHECK (length (hash) = 32),
  prepared INTEGER NOT NULL CHECK (prepared IN (0, 1)),                 -- not begun: battle_setup has its plan
  turn INTEGER NOT NULL,                -- 0: not known
  winner TEXT NOT NULL,                 -- name of a side; of a battle that is over, none: a draw
  score TEXT NOT NULL,                  -- points by side, of a battle that is over
  scenario TEXT NOT NULL                -- its id
) STRICT;

CREATE INDEX battle_by_touched ON battle (touched, archived);

-- All that searching looks at: a third of what it would have to read without. None of it changes with an event.
CREATE INDEX battle_for_search ON battle (search, touched, archived, ruleset, status, prepared);

-- How a battle begins. Never changes once it has begun; until then it is the plan of one that is prepared.
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

-- What a battle has besides its setup and its log, as in the battle file: its despatch, if somebody has edited it. Battles
-- of which there never was anything to say have no row; one that has nothing any more has an empty document, so that
-- salvage does not take an older copy of the row for the newest.
CREATE TABLE battle_detail (
  battle_id INTEGER NOT NULL PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  uuid TEXT NOT NULL,                   -- of the battle
  edition INTEGER NOT NULL CHECK (edition > 0),                         -- how often it was written
  document TEXT NOT NULL CHECK (json_valid (document)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

-- Campaigns are kept as battles are: a row for the list, how it begins, what happened, and what there is besides. The
-- hashes are made in the same manner, under names of their own.

-- A campaign as a list shows it, and where its log stands. Changes with each event. Its columns stand in another order
-- than those of battles, so that a row of a damaged file can be told from one of theirs.
CREATE TABLE campaign (
  id INTEGER NOT NULL PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  ruleset TEXT NOT NULL,                -- of its first force
  title TEXT NOT NULL,
  subject TEXT NOT NULL,                -- the sides, for the list
  search TEXT NOT NULL,                 -- title and subject, folded
  date TEXT NOT NULL,                   -- the present one; empty without a calendar
  status TEXT NOT NULL CHECK (status IN ('open', 'over')),
  winner TEXT NOT NULL,                 -- name of a side; of one that is over, none: a draw
  score TEXT NOT NULL,                  -- points by side
  chapter TEXT NOT NULL,                -- title of the one that is fought, or comes next
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  prepared INTEGER NOT NULL CHECK (prepared IN (0, 1)),
  fought INTEGER NOT NULL CHECK (fought >= 0),                          -- chapters
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

CREATE INDEX campaign_by_touched ON campaign (touched, archived);

CREATE INDEX campaign_for_search ON campaign (search, touched, archived, ruleset, status, prepared);

-- How a campaign begins, as in the campaign file. Never changes once it has begun.
CREATE TABLE campaign_setup (
  campaign_id INTEGER NOT NULL PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  uuid TEXT NOT NULL,
  created INTEGER NOT NULL,
  document TEXT NOT NULL CHECK (json_valid (document)),
  state BLOB NOT NULL CHECK (length (state) = 32),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

-- What happened. Only ever added.
CREATE TABLE campaign_event (
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq > 0),
  kind TEXT NOT NULL CHECK (kind IN ('order', 'seek')),
  place INTEGER NOT NULL CHECK (place >= 0),                            -- in the log; for seek, how many entries count
  payload TEXT NOT NULL CHECK (json_valid (payload)),                   -- the entry of the campaign file; for seek, null
  recorded INTEGER NOT NULL,
  program TEXT NOT NULL,                                                -- version that knew these rules
  state BLOB NOT NULL CHECK (length (state) = 32),
  hash BLOB NOT NULL CHECK (length (hash) = 32),                        -- over the row and the hash before it
  PRIMARY KEY (campaign_id, seq)
) STRICT, WITHOUT ROWID;

-- What a campaign has besides its setup and its log.
CREATE TABLE campaign_detail (
  campaign_id INTEGER NOT NULL PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  uuid TEXT NOT NULL,                   -- of the campaign
  edition INTEGER NOT NULL CHECK (edition > 0),                         -- how often it was written
  document TEXT NOT NULL CHECK (json_valid (document)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

-- Documents with versions: whatever is kept and is no ledger. src/store/documents/ has the kinds.

-- A change: everything that was put at once, which is undone as a whole. The columns below, undo and redo are two piles
-- of changes: the last change of an area knows the top of each, and every change what lies below it.
CREATE TABLE change (
  id INTEGER NOT NULL PRIMARY KEY,
  area TEXT NOT NULL,                   -- whose undo takes it back, such as club
  title TEXT NOT NULL,                  -- what was done, in words
  desk TEXT NOT NULL,                   -- which desk made it; empty: this one
  made INTEGER NOT NULL,                -- seconds since 1970, UTC
  reverts INTEGER NOT NULL,             -- the change that this one undoes, or the undoing that it redoes; or 0
  below INTEGER NOT NULL,
  undo INTEGER NOT NULL,                -- what is undone next after this one, or 0
  redo INTEGER NOT NULL,                -- what is redone next after this one, or 0
  first INTEGER NOT NULL,               -- id of its first version
  n_versions INTEGER NOT NULL CHECK (n_versions >= 0),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;

CREATE INDEX change_by_area ON change (area, id);

-- A version of a document. Only ever added; the one exception is that content is erased, for good.
CREATE TABLE version (
  id INTEGER NOT NULL PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES change (id) DEFERRABLE INITIALLY DEFERRED,
  kept INTEGER NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  parent BLOB NOT NULL CHECK (length (parent) IN (0, 32)),              -- the version that it follows; empty: none
  state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),                    -- kept, removed, erased
  content TEXT NOT NULL CHECK (state > 0 OR json_valid (content)),      -- empty unless it is kept
  version BLOB NOT NULL CHECK (length (version) = 32),                  -- hash over kind, key, parent and content
  hash BLOB NOT NULL CHECK (length (hash) = 32)                         -- over the row
) STRICT;

CREATE INDEX version_by_key ON version (kind, key, id);

-- Which version of a document is the current one, and what lists look at. All of it follows from the versions.
CREATE TABLE document (
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,              -- under which lists know it
  key TEXT NOT NULL,
  head INTEGER NOT NULL REFERENCES version (id),
  version BLOB NOT NULL CHECK (length (version) = 32),
  removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  search TEXT NOT NULL,
  facts TEXT NOT NULL CHECK (json_valid (facts)),
  hash BLOB NOT NULL CHECK (length (hash) = 32),
  PRIMARY KEY (kind, number),
  UNIQUE (kind, key)
) STRICT, WITHOUT ROWID;

-- For lists by last use: from the index alone.
CREATE INDEX document_by_head ON document (kind, removed, head, archived);

-- Images, each once however often it is used. The digest proves the content; the hash covers the rest of the row.
CREATE TABLE image (
  id INTEGER NOT NULL PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE CHECK (length (digest) = 64),             -- SHA-256 of the content, in hexadecimal digits
  type TEXT NOT NULL,                                                   -- such as image/png
  content BLOB NOT NULL CHECK (length (content) BETWEEN 1 AND 8388608),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;
