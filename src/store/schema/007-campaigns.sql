-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

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
