-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a list says of a battle without reading it, and battles that are prepared and not begun: their row of
-- battle_setup holds a plan, which changes until the battle begins, and there are no events.

ALTER TABLE battle ADD COLUMN prepared INTEGER NOT NULL DEFAULT 0 CHECK (prepared IN (0, 1));
ALTER TABLE battle ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;          -- 0: not known
ALTER TABLE battle ADD COLUMN winner TEXT NOT NULL DEFAULT '';          -- name of a side; of a battle that is over, none: a draw
ALTER TABLE battle ADD COLUMN score TEXT NOT NULL DEFAULT '';           -- points by side, of a battle that is over
ALTER TABLE battle ADD COLUMN scenario TEXT NOT NULL DEFAULT '';        -- its id

DROP INDEX battle_for_search;
CREATE INDEX battle_for_search ON battle (search, touched, archived, ruleset, status, prepared);
