-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Erasing a member: a keeper's desk works out what becomes of everything that has his name, and the hub takes it in one
-- transaction, if nothing has changed there meanwhile. Other desks do the same by themselves when they next meet.

CREATE FUNCTION muster.next_number (lowest bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  RETURN greatest (lowest, (SELECT coalesce (max (number), 0) + 1 FROM muster.erasure));
END
$$;

CREATE FUNCTION muster.erasures (after bigint)
RETURNS TABLE (id bigint, member text, number bigint, salt text, name bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.get_role ();
  RETURN QUERY SELECT e.id, e.member, e.number, e.salt, n FROM muster.erasure e, unnest (e.names) AS n
               WHERE e.id > erasures.after ORDER BY e.id;
END
$$;

-- Ledgers and documents that have his name are written anew as a whole; each must still have the head that its sender knew.
-- Items whose key had it go; so do proposals and sheets that name him, and his pictures.
CREATE FUNCTION muster.erase (desk uuid, member text, number bigint, salt text, hashes bytea[], names text[],
                              kinds text[], keys text[], heads bytea[], gone boolean[],
                              link_places integer[], link_hashes bytea[], link_bytes bytea[],
                              version_places integer[], parents bytea[], states integer[], versions bytea[], contents text[],
                              images text[])
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  found muster.item;
  ids bigint[];
  given bigint;
BEGIN
  PERFORM muster.require_keeper ();
  LOCK TABLE muster.item, muster.erasure IN EXCLUSIVE MODE;
  -- Two desks have noticed at once that a hub which was restored from an old copy has forgotten him again.
  SELECT e.id INTO given FROM muster.erasure e WHERE e.salt = erase.salt;
  IF given IS NOT NULL THEN
    RETURN given;
  END IF;
  INSERT INTO muster.erasure (member, number, salt, names)
  VALUES (erase.member, erase.number, erase.salt, erase.hashes) RETURNING id INTO given;

  FOR i IN 1 .. cardinality (kinds) LOOP
    SELECT * INTO found FROM muster.item t WHERE t.kind = kinds[i] AND t.key = keys[i];
    IF found.head IS DISTINCT FROM heads[i] THEN
      RAISE EXCEPTION 'changed meanwhile' USING ERRCODE = 'MU006';
    END IF;
    ids[i] := found.id;
    DELETE FROM muster.link l WHERE l.item = found.id;
    DELETE FROM muster.version v WHERE v.item = found.id;
    IF gone[i] THEN
      DELETE FROM muster.item t WHERE t.id = found.id;
    END IF;
  END LOOP;

  INSERT INTO muster.link
  SELECT ids[u.p], row_number () OVER (PARTITION BY u.p ORDER BY u.o) - 1, u.b, u.h
  FROM unnest (link_places, link_hashes, link_bytes) WITH ORDINALITY AS u (p, h, b, o);
  INSERT INTO muster.version
  SELECT ids[u.p], row_number () OVER (PARTITION BY u.p ORDER BY u.o) - 1, u.f, u.s, u.c, u.v
  FROM unnest (version_places, parents, states, versions, contents) WITH ORDINALITY AS u (p, f, s, v, c, o);
  UPDATE muster.item t SET
    n = (SELECT count (*) FROM muster.link l WHERE l.item = t.id) + (SELECT count (*) FROM muster.version v WHERE v.item = t.id),
    head = coalesce ((SELECT l.hash FROM muster.link l WHERE l.item = t.id ORDER BY l.number DESC LIMIT 1),
                     (SELECT v.version FROM muster.version v WHERE v.item = t.id ORDER BY v.number DESC LIMIT 1)),
    desk = erase.desk, at = now ()
  WHERE t.id = ANY (ids);

  DELETE FROM muster.proposal p WHERE EXISTS (SELECT FROM unnest (erase.names) AS n WHERE strpos (p.content || p.key, n) > 0);
  DELETE FROM muster.sheet s WHERE EXISTS (SELECT FROM unnest (erase.names) AS n WHERE strpos (s.html || s.title, n) > 0);
  DELETE FROM muster.image i WHERE i.digest = ANY (images);
  PERFORM muster.ring (erase.desk::text, ids || NULL::bigint);
  RETURN given;
END
$$;
