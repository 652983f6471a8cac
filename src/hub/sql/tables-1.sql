-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The tables of a hub. Nobody but their owner has any right to them: everything goes through the functions.

CREATE SCHEMA muster;

CREATE TABLE muster.hub (version integer NOT NULL);
INSERT INTO muster.hub VALUES (0);

-- Which server this is. A copy that was moved to another one counts its transactions anew.
CREATE TABLE muster.place (system text NOT NULL);
INSERT INTO muster.place SELECT system_identifier::text FROM pg_catalog.pg_control_system ();

-- Who may use this hub. Group roles belong to the whole server, so that they alone would open every hub on it.
CREATE TABLE muster.login (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('keeper', 'member'))
);

CREATE TABLE muster.desk (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length (name) BETWEEN 1 AND 200),
  login text NOT NULL,
  seen timestamptz NOT NULL
);

-- What is exchanged, and where it stands. The names of people are in no title here: there is none.
CREATE TABLE muster.item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z]{1,40}$'),
  key text NOT NULL CHECK (length (key) BETWEEN 1 AND 1000),
  n bigint NOT NULL DEFAULT 0,                          -- links of a ledger with its origin, or versions of a document
  head bytea,                                           -- hash of the last one; NULL only while the first is being put
  members boolean NOT NULL DEFAULT false,               -- a battle that was opened to members
  login text NOT NULL,                                  -- who put the first one
  desk uuid NOT NULL,                                   -- who put the last one
  changed xid8 NOT NULL,                                -- the transaction that did
  at timestamptz NOT NULL,
  UNIQUE (kind, key)
);

CREATE INDEX item_by_changed ON muster.item (changed);

-- The origin (number 0) and the events of a ledger, in the bytes that were hashed.
CREATE TABLE muster.link (
  item bigint NOT NULL REFERENCES muster.item (id),
  number bigint NOT NULL CHECK (number >= 0),
  bytes bytea NOT NULL CHECK (length (bytes) BETWEEN 1 AND 33554432),
  hash bytea NOT NULL CHECK (length (hash) = 32),
  PRIMARY KEY (item, number)
);

-- The versions of a document.
CREATE TABLE muster.version (
  item bigint NOT NULL REFERENCES muster.item (id),
  number bigint NOT NULL CHECK (number >= 0),
  parent bytea CHECK (length (parent) = 32),
  state integer NOT NULL CHECK (state IN (0, 1, 2)),    -- kept, removed, erased
  content text CHECK ((content IS NOT NULL) = (state = 0) AND octet_length (content) <= 33554432),
  version bytea NOT NULL CHECK (length (version) = 32),
  PRIMARY KEY (item, number)
);

CREATE TABLE muster.image (
  digest text PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  content bytea NOT NULL CHECK (length (content) BETWEEN 1 AND 8388608)
);

-- One for each transaction that changed something. A desk remembers the last one it saw; if it is not here any more, or has
-- another token, the hub was restored from an old copy.
CREATE TABLE muster.tick (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token uuid NOT NULL DEFAULT gen_random_uuid ()
);

CREATE TABLE muster.pen (
  kind text NOT NULL,
  key text NOT NULL,
  desk uuid NOT NULL,
  since timestamptz NOT NULL,
  renewed timestamptz NOT NULL,
  PRIMARY KEY (kind, key)
);
