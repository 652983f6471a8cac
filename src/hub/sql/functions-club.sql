-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What members of the club get and give: sheets that were published, and proposals.

CREATE FUNCTION muster.set_side (login text, campaign text, side text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  IF NOT EXISTS (SELECT FROM muster.login l WHERE l.name = set_side.login) THEN
    RETURN false;
  END IF;
  INSERT INTO muster.side VALUES (set_side.login, set_side.campaign, set_side.side)
  ON CONFLICT ON CONSTRAINT side_pkey DO UPDATE SET side = excluded.side;
  RETURN true;
END
$$;

CREATE FUNCTION muster.publish (campaign text, name text, side text, title text, html text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  INSERT INTO muster.sheet VALUES (publish.campaign, publish.name, publish.side, publish.title, publish.html, session_user, now ())
  ON CONFLICT ON CONSTRAINT sheet_pkey DO UPDATE SET
    title = excluded.title, html = excluded.html, login = excluded.login, at = excluded.at;
  PERFORM muster.ring ('sheet', ARRAY[NULL::bigint]);
END
$$;

-- A side's sheets are handed to its own logins, and to keepers.
CREATE FUNCTION muster.sheets () RETURNS TABLE (campaign text, name text, side text, title text, at text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  the_role text := muster.get_role ();
BEGIN
  RETURN QUERY
  SELECT s.campaign, s.name, s.side, s.title, to_char (s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  FROM muster.sheet s
  WHERE the_role = 'keeper' OR s.side = ''
     OR EXISTS (SELECT FROM muster.side x WHERE x.login = session_user AND x.campaign = s.campaign AND x.side = s.side)
  ORDER BY s.title, s.campaign, s.name, s.side;
END
$$;

CREATE FUNCTION muster.read_sheet (campaign text, name text, side text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM muster.sheets () a WHERE a.campaign = read_sheet.campaign AND a.name = read_sheet.name
                 AND a.side = read_sheet.side) THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT s.html FROM muster.sheet s WHERE s.campaign = read_sheet.campaign AND s.name = read_sheet.name
          AND s.side = read_sheet.side);
END
$$;

-- A later proposal of the same login for the same document takes the place of the one before.
CREATE FUNCTION muster.propose (kinds text[], keys text[], contents text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.get_role ();
  IF EXISTS (SELECT FROM unnest (kinds) AS k WHERE k <> 'result') THEN
    RAISE EXCEPTION 'not a result' USING ERRCODE = 'MU002';
  END IF;
  INSERT INTO muster.proposal (login, kind, key, content, at)
  SELECT session_user, u.k, u.y, u.c, now () FROM unnest (kinds, keys, contents) AS u (k, y, c)
  ON CONFLICT ON CONSTRAINT proposal_login_kind_key_key DO UPDATE SET content = excluded.content, at = excluded.at;
  IF (SELECT count (*) FROM muster.proposal p WHERE p.login = session_user) > 1000 THEN
    RAISE EXCEPTION 'too many proposals wait' USING ERRCODE = 'MU005';
  END IF;
  PERFORM muster.ring ('proposal', ARRAY[NULL::bigint]);
END
$$;

CREATE FUNCTION muster.proposals () RETURNS TABLE (id bigint, login text, kind text, key text, content text, at text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  RETURN QUERY SELECT p.id, p.login, p.kind, p.key, p.content, to_char (p.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
               FROM muster.proposal p ORDER BY p.id;
END
$$;

-- It was accepted, and is a version now, or refused.
CREATE FUNCTION muster.decide (proposal bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  DELETE FROM muster.proposal p WHERE p.id = decide.proposal;
  RETURN FOUND;
END
$$;
