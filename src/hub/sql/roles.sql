-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The group roles open the schema, and nothing in it by themselves. Another hub on the server may have made them.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'muster_keeper') THEN
    CREATE ROLE muster_keeper NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'muster_member') THEN
    CREATE ROLE muster_member NOLOGIN;
  END IF;
END
$$;

REVOKE ALL ON SCHEMA muster FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA muster FROM PUBLIC, muster_keeper, muster_member;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA muster FROM PUBLIC, muster_keeper, muster_member;
GRANT USAGE ON SCHEMA muster TO muster_keeper, muster_member;

-- Functions are made anew each time, so that their parameters may change from version to version.
DO $$
DECLARE
  old regprocedure;
BEGIN
  FOR old IN SELECT oid FROM pg_catalog.pg_proc WHERE pronamespace = 'muster'::regnamespace LOOP
    EXECUTE 'DROP FUNCTION ' || old;
  END LOOP;
END
$$;
