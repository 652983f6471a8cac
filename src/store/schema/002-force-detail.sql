-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a force has besides its units, as in the force file: its variants and the like. Forces of which there is
-- nothing to say have no row. Part of the hash of the force; its own hash is for finding it again in a damaged file.
CREATE TABLE force_detail (
  force_id INTEGER NOT NULL PRIMARY KEY REFERENCES force (id) ON DELETE CASCADE,
  document TEXT NOT NULL CHECK (json_valid (document)),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;
