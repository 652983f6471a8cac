-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A login plays one side of a campaign: whoever changes sides has no right to the papers of the other one any more.

DELETE FROM muster.side a USING muster.side b WHERE a.login = b.login AND a.campaign = b.campaign AND a.ctid < b.ctid;
ALTER TABLE muster.side DROP CONSTRAINT side_pkey;
ALTER TABLE muster.side ADD PRIMARY KEY (login, campaign);

-- Only muster.append() and muster.erase() write links, each with the item locked: looking it up once more for each event
-- would cost as much as the event.
ALTER TABLE muster.link DROP CONSTRAINT IF EXISTS link_item_fkey;
