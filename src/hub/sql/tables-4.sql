-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A login plays one side of a campaign: whoever changes sides has no right to the papers of the other one any more.

DELETE FROM muster.side a USING muster.side b WHERE a.login = b.login AND a.campaign = b.campaign AND a.ctid < b.ctid;
ALTER TABLE muster.side DROP CONSTRAINT side_pkey;
ALTER TABLE muster.side ADD PRIMARY KEY (login, campaign);
