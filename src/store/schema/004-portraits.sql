-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Portraits of leaders: the image by its digest, and whether the name is the player's to keep.
ALTER TABLE force_leader ADD COLUMN portrait TEXT NOT NULL DEFAULT '';
ALTER TABLE force_leader ADD COLUMN name_locked INTEGER NOT NULL DEFAULT 0 CHECK (name_locked IN (0, 1));

-- Images, each once however often it is used. The digest proves the content; the hash covers the rest of the row.
CREATE TABLE image (
  id INTEGER NOT NULL PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE CHECK (length (digest) = 64),             -- SHA-256 of the content, in hexadecimal digits
  type TEXT NOT NULL,                                                   -- such as image/png
  content BLOB NOT NULL CHECK (length (content) BETWEEN 1 AND 8388608),
  hash BLOB NOT NULL CHECK (length (hash) = 32)
) STRICT;
