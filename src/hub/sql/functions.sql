-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What desks call. Each function asks who is there: session_user cannot be changed by SET ROLE, and the search path is fixed,
-- so that nothing in another schema can take the place of anything here.

-- Asked before anything else, by every version of Muster there will be.
CREATE FUNCTION muster.version () RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$ SELECT version FROM muster.hub $$;

CREATE FUNCTION muster.get_role () RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  found text;
BEGIN
  SELECT role INTO found FROM muster.login WHERE name = session_user;
  IF found IS NULL THEN
    RAISE EXCEPTION 'not admitted' USING ERRCODE = 'MU001';
  END IF;
  RETURN found;
END
$$;

CREATE FUNCTION muster.require_keeper () RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF muster.get_role () <> 'keeper' THEN
    RAISE EXCEPTION 'not a keeper' USING ERRCODE = 'MU002';
  END IF;
END
$$;

-- Whether somebody of this role may read an item. A kind that is not named here is for keepers. A force that came along with a
-- campaign is as secret as the campaign, until somebody shares it by itself.
CREATE FUNCTION muster.may_read (role text, kind text, key text, members boolean) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT role = 'keeper'
      OR kind IN ('result', 'member', 'merge', 'evening', 'season', 'event')
      OR (kind IN ('battle', 'pack', 'force') AND members)
      OR (kind = 'detail' AND EXISTS (SELECT FROM muster.item i
                                      WHERE i.kind = 'battle' AND i.members AND 'battle/' || i.key = may_read.key))
$$;

-- After a change: the ticks, which say what was changed and by which a restored copy is noticed, and the bell for those who
-- listen. Whoever notifies commits alone, so that nobody does while another is about to: those who have heard a bell ask once
-- more a little later.
CREATE FUNCTION muster.ring (payload text, items bigint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO muster.tick (item, changed) SELECT u, pg_current_xact_id () FROM unnest (items) AS u;
  IF pg_try_advisory_xact_lock (7308327732) THEN
    PERFORM pg_notify ('muster', payload);
  END IF;
END
$$;

CREATE FUNCTION muster.greet (desk uuid, name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO muster.desk AS d VALUES (greet.desk, greet.name, session_user, now ())
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, login = excluded.login, seen = excluded.seen
  WHERE d.name <> excluded.name OR d.login <> excluded.login OR d.seen < now () - interval '20 seconds';
END
$$;

-- What has changed since a cursor, in one query. The cursor is the server, the oldest transaction that was under way, and the last
-- tick: whatever was not visible then has a transaction that is not older. The first row has the kind '' and is the answer
-- itself: the role, the next cursor, the last erasure, and whether everything follows.
CREATE FUNCTION muster.exchange (desk uuid, name text, cursor text)
RETURNS TABLE (kind text, key text, n bigint, head bytea, members boolean, who text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  the_role text := muster.get_role ();
  here text := (SELECT system_identifier::text FROM pg_control_system ());
  oldest xid8;
  since xid8 := '0'::xid8;
  last_tick muster.tick;
  ids bigint[];
  parts text[] := string_to_array (exchange.cursor, ':');
BEGIN
  PERFORM muster.greet (exchange.desk, exchange.name);

  -- On another server transactions have other numbers. No desk has a cursor of it yet.
  IF EXISTS (SELECT FROM muster.place p WHERE p.system <> here) THEN
    UPDATE muster.place SET system = here;
    UPDATE muster.tick t SET changed = '0'::xid8;
  END IF;

  oldest := pg_snapshot_xmin (pg_current_snapshot ());
  SELECT * INTO last_tick FROM muster.tick t ORDER BY t.number DESC LIMIT 1;
  IF array_length (parts, 1) = 4 AND parts[1] = here
     AND (parts[3] = '0' OR EXISTS (SELECT FROM muster.tick t
                                    WHERE t.number = parts[3]::bigint AND t.token = parts[4]::uuid)) THEN
    since := parts[2]::xid8;
    ids := ARRAY (SELECT DISTINCT t.item FROM muster.tick t WHERE t.changed >= since AND t.item IS NOT NULL);
  END IF;

  RETURN QUERY SELECT ''::text,
    concat_ws (':', here, oldest::text, coalesce (last_tick.number, 0)::text, coalesce (last_tick.token::text, '')),
    (SELECT coalesce (max (e.id), 0) FROM muster.erasure e), NULL::bytea, since = '0'::xid8, the_role;
  RETURN QUERY SELECT i.kind, i.key, i.n, i.head, i.members, d.name
    FROM muster.item i LEFT JOIN muster.desk d ON d.id = i.desk
    WHERE (ids IS NULL OR i.id = ANY (ids))
      AND (the_role = 'keeper' OR muster.may_read (the_role, i.kind, i.key, i.members));
END
$$;

-- Locks an item, which is made if its sender thinks that it is new. The caller compares its head.
CREATE FUNCTION muster.lock_item (kind text, key text, desk uuid, is_new boolean) RETURNS muster.item
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  found muster.item;
BEGIN
  SELECT * INTO found FROM muster.item i WHERE i.kind = lock_item.kind AND i.key = lock_item.key FOR UPDATE;
  IF found.id IS NULL AND is_new THEN
    INSERT INTO muster.item (kind, key, login, desk, at)
    VALUES (lock_item.kind, lock_item.key, session_user, lock_item.desk, now ())
    ON CONFLICT ON CONSTRAINT item_kind_key_key DO NOTHING;
    SELECT * INTO found FROM muster.item i WHERE i.kind = lock_item.kind AND i.key = lock_item.key FOR UPDATE;
  END IF;
  RETURN found;
END
$$;

-- Adds those ledgers of muster.append() that have no head yet, all in one go. Returns their ids, each at its place; NULL where
-- somebody was quicker.
CREATE FUNCTION muster.add_ledgers (desk uuid, kinds text[], keys text[], heads bytea[], members boolean[],
                                    places integer[], hashes bytea[], bytes bytea[])
RETURNS bigint[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  ids bigint[];
BEGIN
  PERFORM muster.require_keeper ();
  IF EXISTS (SELECT FROM unnest (kinds, heads) WITH ORDINALITY AS u (kind, head, o) WHERE u.head IS NULL
             AND (u.kind NOT IN ('battle', 'campaign') OR u.o <> ALL (places))) THEN
    RAISE EXCEPTION 'not a ledger, or one without an origin' USING ERRCODE = 'MU003';
  END IF;
  WITH
    links AS (SELECT u.p, u.b, u.h, u.o, row_number () OVER (PARTITION BY u.p ORDER BY u.o) AS nth
              FROM unnest (places, bytes, hashes) WITH ORDINALITY AS u (p, b, h, o)),
    tails AS (SELECT DISTINCT ON (l.p) l.p, l.nth, l.h FROM links l ORDER BY l.p, l.nth DESC),
    made AS (INSERT INTO muster.item AS t (kind, key, n, head, members, login, desk, at)
             SELECT u.kind, u.key, l.nth, l.h, u.m, session_user, add_ledgers.desk, now ()
             FROM unnest (kinds, keys, heads, members) WITH ORDINALITY AS u (kind, key, head, m, o)
             JOIN tails l ON l.p = u.o WHERE u.head IS NULL ORDER BY u.o
             ON CONFLICT ON CONSTRAINT item_kind_key_key DO NOTHING RETURNING t.id, t.kind, t.key),
    placed AS (SELECT u.o, m.id FROM unnest (kinds, keys, heads) WITH ORDINALITY AS u (kind, key, head, o)
               LEFT JOIN made m ON m.kind = u.kind AND m.key = u.key AND u.head IS NULL),
    noted AS (INSERT INTO muster.tick (item, changed) SELECT m.id, pg_current_xact_id () FROM made m),
    put AS (INSERT INTO muster.link (item, number, bytes, hash)
            SELECT p.id, l.nth - 1, l.b, l.h FROM links l JOIN placed p ON p.o = l.p WHERE p.id IS NOT NULL)
  SELECT array_agg (p.id ORDER BY p.o) INTO ids FROM placed p;
  RETURN ids;
END
$$;

-- Appends to any number of ledgers, each compared with the head that its sender goes on from. Where another head is found nothing
-- is inserted, and the sender is told it. New ledgers come first, and then those that are there, both in the order of their keys
-- by the sender's arrangement, so that nobody waits for somebody who waits for him. Every order comes this way: what the other
-- functions ask with calls is asked here without, and as few statements as can be are run for one order.
CREATE FUNCTION muster.append (desk uuid, kinds text[], keys text[], heads bytea[], members boolean[],
                               places integer[], hashes bytea[], bytes bytea[])
RETURNS TABLE (place integer, done boolean, n bigint, head bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  n_links integer := cardinality (places);
  new_ids bigint[];
  id bigint;
  first integer := 1;
  last integer := 0;
  is_changed boolean := false;
BEGIN
  FOR i IN 1 .. n_links LOOP
    IF sha256 (bytes[i]) <> hashes[i] THEN
      RAISE EXCEPTION 'a hash does not fit' USING ERRCODE = 'MU003';
    END IF;
  END LOOP;
  IF array_position (heads, NULL) IS NOT NULL THEN
    new_ids := muster.add_ledgers (append.desk, kinds, keys, heads, members, places, hashes, bytes);
    is_changed := array_remove (new_ids, NULL) <> '{}';
  END IF;

  FOR i IN 1 .. cardinality (kinds) LOOP
    place := i;
    WHILE last < n_links AND places[last + 1] = i LOOP
      last := last + 1;
    END LOOP;
    head := hashes[last];
    id := NULL;
    IF heads[i] IS NULL THEN
      id := new_ids[i];
      n := last - first + 1;
    ELSIF last >= first AND kinds[i] IN ('battle', 'campaign') THEN
      UPDATE muster.item t SET n = t.n + last - first + 1, head = hashes[last], members = t.members OR append.members[i],
        desk = append.desk, at = now ()
      WHERE t.kind = kinds[i] AND t.key = keys[i] AND t.head = heads[i]
        AND EXISTS (SELECT FROM muster.login l WHERE l.name = session_user AND l.role = 'keeper')
      RETURNING t.id, t.n INTO id, n;
    END IF;
    done := id IS NOT NULL;
    IF NOT done THEN
      PERFORM muster.require_keeper ();
      SELECT t.n, t.head INTO n, head FROM muster.item t WHERE t.kind = kinds[i] AND t.key = keys[i];
    ELSIF heads[i] IS NOT NULL THEN
      is_changed := true;
      IF first = last THEN
        INSERT INTO muster.link (item, number, bytes, hash) VALUES (id, append.n - 1, bytes[first], hashes[first]);
      ELSE
        INSERT INTO muster.link (item, number, bytes, hash)
        SELECT id, append.n - last + u - 1, bytes[u], hashes[u] FROM generate_series (first, last) AS u;
      END IF;
      INSERT INTO muster.tick (item, changed) VALUES (id, pg_current_xact_id ());
    END IF;
    first := last + 1;
    RETURN NEXT;
  END LOOP;
  IF first <= n_links THEN
    RAISE EXCEPTION 'links in disorder' USING ERRCODE = 'MU003';
  END IF;
  IF is_changed AND pg_try_advisory_xact_lock (7308327732) THEN
    PERFORM pg_notify ('muster', append.desk::text);
  END IF;
END
$$;

-- The same for versions of documents. Each version must follow the one before it; a member puts forces of his own.
CREATE FUNCTION muster.put (desk uuid, kinds text[], keys text[], heads bytea[],
                            places integer[], parents bytea[], states integer[], versions bytea[], contents text[])
RETURNS TABLE (place integer, done boolean, n bigint, head bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  the_role text := muster.get_role ();
  found muster.item;
  ids bigint[];
  befores bigint[];
  is_changed boolean := false;
BEGIN
  FOR i IN 1 .. cardinality (kinds) LOOP
    IF kinds[i] IN ('battle', 'campaign') THEN
      RAISE EXCEPTION 'not a document' USING ERRCODE = 'MU003';
    END IF;
    IF the_role <> 'keeper' AND kinds[i] <> 'force' THEN
      RAISE EXCEPTION 'not a keeper' USING ERRCODE = 'MU002';
    END IF;
    found := muster.lock_item (kinds[i], keys[i], put.desk, heads[i] IS NULL);
    IF the_role <> 'keeper' AND found.login <> session_user THEN
      RAISE EXCEPTION 'not his force' USING ERRCODE = 'MU002';
    END IF;
    IF found.id IS NOT NULL AND found.head IS NOT DISTINCT FROM heads[i] THEN
      ids[i] := found.id;
      befores[i] := found.n;
    END IF;
  END LOOP;

  IF EXISTS (
    SELECT FROM (SELECT u.p, u.f, lag (u.v) OVER (PARTITION BY u.p ORDER BY u.o) AS before,
                        row_number () OVER (PARTITION BY u.p ORDER BY u.o) AS nth
                 FROM unnest (places, parents, versions) WITH ORDINALITY AS u (p, f, v, o)) AS c
    WHERE ids[c.p] IS NOT NULL
      AND ((c.nth > 1 AND c.f IS DISTINCT FROM c.before)
           OR (c.nth = 1 AND befores[c.p] > 0 AND c.f IS DISTINCT FROM heads[c.p]))) THEN
    RAISE EXCEPTION 'a version does not follow' USING ERRCODE = 'MU003';
  END IF;
  INSERT INTO muster.version
  SELECT ids[u.p], befores[u.p] + row_number () OVER (PARTITION BY u.p ORDER BY u.o) - 1, u.f, u.s, u.c, u.v
  FROM unnest (places, parents, states, versions, contents) WITH ORDINALITY AS u (p, f, s, v, c, o)
  WHERE ids[u.p] IS NOT NULL;

  FOR i IN 1 .. cardinality (kinds) LOOP
    place := i;
    done := ids[i] IS NOT NULL;
    IF done THEN
      is_changed := true;
      UPDATE muster.item t SET
        n = t.n + (SELECT count (*) FROM unnest (places) AS p WHERE p = i),
        head = coalesce ((SELECT u.v FROM unnest (places, versions) WITH ORDINALITY AS u (p, v, o)
                          WHERE u.p = i ORDER BY u.o DESC LIMIT 1), t.head),
        members = t.members OR the_role <> 'keeper', desk = put.desk, at = now ()
      WHERE t.id = ids[i] RETURNING t.n, t.head INTO n, head;
      IF head IS NULL THEN
        RAISE EXCEPTION 'a document without a version' USING ERRCODE = 'MU003';
      END IF;
    ELSE
      SELECT t.n, t.head INTO n, head FROM muster.item t WHERE t.kind = kinds[i] AND t.key = keys[i];
    END IF;
    RETURN NEXT;
  END LOOP;
  IF is_changed THEN
    PERFORM muster.ring (put.desk::text, array_remove (ids, NULL));
  END IF;
END
$$;

-- The links of ledgers from a number on, at most so many of each.
CREATE FUNCTION muster.read_links (kinds text[], keys text[], froms bigint[], counts bigint[])
RETURNS TABLE (place integer, number bigint, hash bytea, bytes bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  the_role text := muster.get_role ();
BEGIN
  RETURN QUERY
  SELECT u.o::integer, l.number, l.hash, l.bytes
  FROM unnest (kinds, keys, froms, counts) WITH ORDINALITY AS u (kind, key, f, c, o)
  JOIN muster.item i ON i.kind = u.kind AND i.key = u.key AND (the_role = 'keeper' OR muster.may_read (the_role, i.kind, i.key, i.members))
  JOIN muster.link l ON l.item = i.id AND l.number >= u.f AND l.number < u.f + u.c
  ORDER BY u.o, l.number;
END
$$;

-- The versions of documents from a number on. Of members a member of the club reads the names alone, in the last version, which
-- then cannot prove itself: it has no hash.
CREATE FUNCTION muster.read_versions (kinds text[], keys text[], froms bigint[])
RETURNS TABLE (place integer, number bigint, parent bytea, state integer, version bytea, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  the_role text := muster.get_role ();
BEGIN
  RETURN QUERY
  SELECT u.o::integer, v.number,
         CASE WHEN the_role = 'keeper' OR i.kind <> 'member' THEN v.parent END,
         v.state,
         CASE WHEN the_role = 'keeper' OR i.kind <> 'member' THEN v.version END,
         CASE WHEN the_role = 'keeper' OR i.kind <> 'member' OR v.content IS NULL THEN v.content
              ELSE (SELECT coalesce (json_object_agg (e.key, e.value)::text, '{}') FROM json_each (v.content::json) AS e
                    WHERE e.key IN ('name', 'nickname')) END
  FROM unnest (kinds, keys, froms) WITH ORDINALITY AS u (kind, key, f, o)
  JOIN muster.item i ON i.kind = u.kind AND i.key = u.key AND (the_role = 'keeper' OR muster.may_read (the_role, i.kind, i.key, i.members))
  JOIN muster.version v ON v.item = i.id
   AND CASE WHEN the_role = 'keeper' OR i.kind <> 'member' THEN v.number >= u.f ELSE v.number = i.n - 1 END
  ORDER BY u.o, v.number;
END
$$;

-- A battle that members may read, a pack that one needs, or a force that was shared by itself.
CREATE FUNCTION muster.open_to_members (desk uuid, kind text, key text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  opened bigint;
BEGIN
  PERFORM muster.require_keeper ();
  UPDATE muster.item i SET members = true
  WHERE i.kind = open_to_members.kind AND i.key = open_to_members.key AND i.kind IN ('battle', 'pack', 'force')
  RETURNING i.id INTO opened;
  IF opened IS NOT NULL THEN
    PERFORM muster.ring (open_to_members.desk::text, ARRAY[opened]);
  END IF;
  RETURN opened IS NOT NULL;
END
$$;

-- Which of these images the hub does not have.
CREATE FUNCTION muster.miss_images (digests text[]) RETURNS TABLE (digest text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.get_role ();
  RETURN QUERY SELECT u FROM unnest (digests) AS u WHERE NOT EXISTS (SELECT FROM muster.image i WHERE i.digest = u);
END
$$;

CREATE FUNCTION muster.put_images (contents bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.get_role ();
  INSERT INTO muster.image SELECT encode (sha256 (c), 'hex'), c FROM unnest (contents) AS c ON CONFLICT DO NOTHING;
END
$$;

-- An image is read by whoever knows its name, which is the hash of its content: it stands in what he may read.
CREATE FUNCTION muster.read_images (digests text[]) RETURNS TABLE (content bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.get_role ();
  RETURN QUERY SELECT i.content FROM muster.image i WHERE i.digest = ANY (digests);
END
$$;

-- Who has which pen. One that has not been renewed for 90 seconds is free.
CREATE FUNCTION muster.pens () RETURNS TABLE (kind text, key text, name text, since text, holder uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  RETURN QUERY
  SELECT p.kind, p.key, d.name, to_char (p.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), p.desk
  FROM muster.pen p JOIN muster.desk d ON d.id = p.desk
  WHERE p.renewed > clock_timestamp () - interval '90 seconds';
END
$$;

-- Takes a pen that is free or one's own, which renews it; with force from whoever has it, who is told. Returns who has it then.
CREATE FUNCTION muster.take_pen (desk uuid, name text, kind text, key text, force boolean)
RETURNS TABLE (holder uuid, who text, since text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  before uuid;
BEGIN
  PERFORM muster.require_keeper ();
  PERFORM muster.greet (take_pen.desk, take_pen.name);
  SELECT p.desk INTO before FROM muster.pen p
  WHERE p.kind = take_pen.kind AND p.key = take_pen.key AND p.renewed > clock_timestamp () - interval '90 seconds' FOR UPDATE;
  IF NOT EXISTS (SELECT FROM muster.item i WHERE i.kind = take_pen.kind AND i.key = take_pen.key
                 AND i.kind IN ('battle', 'campaign')) THEN
    RETURN;
  END IF;
  INSERT INTO muster.pen AS p VALUES (take_pen.kind, take_pen.key, take_pen.desk, clock_timestamp (), clock_timestamp ())
  ON CONFLICT ON CONSTRAINT pen_pkey DO UPDATE SET
    desk = excluded.desk, renewed = excluded.renewed,
    since = CASE WHEN p.desk = excluded.desk AND p.renewed > clock_timestamp () - interval '90 seconds' THEN p.since
                 ELSE excluded.since END
  WHERE p.desk = excluded.desk OR take_pen.force OR p.renewed <= clock_timestamp () - interval '90 seconds';
  IF FOUND AND before IS DISTINCT FROM take_pen.desk THEN
    PERFORM pg_notify ('muster', 'pen ' || take_pen.desk::text);
  END IF;
  RETURN QUERY SELECT p.holder, p.name, p.since FROM muster.pens () p WHERE p.kind = take_pen.kind AND p.key = take_pen.key;
END
$$;

CREATE FUNCTION muster.give_pen (desk uuid, kind text, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  DELETE FROM muster.pen p WHERE p.kind = give_pen.kind AND p.key = give_pen.key AND p.desk = give_pen.desk;
  IF FOUND THEN
    PERFORM pg_notify ('muster', 'pen ' || give_pen.desk::text);
  END IF;
END
$$;

CREATE FUNCTION muster.desks () RETURNS TABLE (id uuid, name text, login text, seen text, is_here boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  RETURN QUERY SELECT d.id, d.name, d.login, to_char (d.seen AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                      d.seen > now () - interval '90 seconds'
               FROM muster.desk d ORDER BY d.name, d.id;
END
$$;

CREATE FUNCTION muster.admit (login text, role text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  IF NOT EXISTS (SELECT FROM pg_roles r WHERE r.rolname = admit.login AND r.rolcanlogin) THEN
    RETURN false;
  END IF;
  INSERT INTO muster.login AS l VALUES (admit.login, admit.role)
  ON CONFLICT (name) DO UPDATE SET role = excluded.role;
  EXECUTE format ('GRANT %I TO %I', 'muster_' || admit.role, admit.login);
  RETURN true;
END
$$;

-- The group roles stay with him: another hub of this server may have admitted him. They open nothing without the list.
CREATE FUNCTION muster.dismiss (login text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM muster.require_keeper ();
  IF dismiss.login = session_user THEN
    RAISE EXCEPTION 'himself' USING ERRCODE = 'MU004';
  END IF;
  DELETE FROM muster.login l WHERE l.name = dismiss.login;
  RETURN FOUND;
END
$$;
