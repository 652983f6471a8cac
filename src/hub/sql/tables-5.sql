-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a tick has changed stands in the tick: an index of items by their last change would be written anew with each order,
-- and every other index of items with it.

ALTER TABLE muster.tick ADD COLUMN IF NOT EXISTS item bigint, ADD COLUMN IF NOT EXISTS changed xid8;
CREATE INDEX IF NOT EXISTS tick_by_changed ON muster.tick (changed);
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_catalog.pg_attribute
             WHERE attrelid = 'muster.item'::regclass AND attname = 'changed' AND NOT attisdropped) THEN
    INSERT INTO muster.tick (item, changed) SELECT i.id, i.changed FROM muster.item i;
    ALTER TABLE muster.item DROP COLUMN changed;
  END IF;
END
$$;
-- Room beside each item, so that its next state finds a place on the same page.
ALTER TABLE muster.item SET (fillfactor = 30);

-- Members read a force that was shared by itself. One that a campaign was made of is as secret as the campaign.
UPDATE muster.item i SET members = true
WHERE i.kind = 'force' AND NOT EXISTS (
  SELECT FROM muster.item l JOIN muster.version v ON v.item = l.id AND v.version = l.head
  WHERE l.kind = 'link' AND l.key LIKE 'campaign-force/%' AND strpos (v.content, i.key) > 0);

-- The number of somebody who was erased may have been given again by a hub that was restored from an old copy.
ALTER TABLE muster.erasure DROP CONSTRAINT IF EXISTS erasure_number_key;
