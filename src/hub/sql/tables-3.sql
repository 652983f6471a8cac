-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Members who were erased. A desk that was away finds their names by the hashes: no name is kept.
CREATE TABLE muster.erasure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member text NOT NULL,                                 -- the key of his document
  number bigint NOT NULL UNIQUE,                        -- he is “Member 17” from now on
  salt text NOT NULL,
  names bytea[] NOT NULL                                -- SHA-256 of the salt and each of his names
);
