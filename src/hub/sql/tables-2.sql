-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What members of the club get and give.

-- Which login plays which side of which campaign.
CREATE TABLE muster.side (
  login text NOT NULL REFERENCES muster.login (name) ON DELETE CASCADE,
  campaign text NOT NULL,
  side text NOT NULL,
  PRIMARY KEY (login, campaign, side)
);

-- What was published, for everybody (side '') or for one side of a campaign.
CREATE TABLE muster.sheet (
  campaign text NOT NULL,
  name text NOT NULL CHECK (length (name) BETWEEN 1 AND 100),
  side text NOT NULL,
  title text NOT NULL,
  html text NOT NULL CHECK (octet_length (html) <= 33554432),
  login text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (campaign, name, side)
);

-- What members propose, until a keeper has decided.
CREATE TABLE muster.proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL CHECK (length (key) BETWEEN 1 AND 1000),
  content text NOT NULL CHECK (octet_length (content) <= 1048576),
  at timestamptz NOT NULL,
  UNIQUE (login, kind, key)
);
