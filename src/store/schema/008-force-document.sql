-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A force as one document, as in the force file: units, leaders and all that it has besides. Part of the hash of the
-- force; its own hash is for finding it again in a damaged file. Its columns stand in another order than those of
-- force_detail, so that a row of a damaged file can be told from one of theirs.
--
-- Forces that an earlier version has kept stand in force_unit, force_leader and force_detail until they are saved
-- again, and are read from there.
CREATE TABLE force_document (
  force_id INTEGER NOT NULL PRIMARY KEY REFERENCES force (id) ON DELETE CASCADE,
  hash BLOB NOT NULL CHECK (length (hash) = 32),
  document TEXT NOT NULL CHECK (json_valid (document))
) STRICT;
