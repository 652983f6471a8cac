-- SPDX-FileCopyrightText: The Muster authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Who may call what. Each function asks for itself again.

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA muster FROM PUBLIC, muster_keeper, muster_member;
GRANT EXECUTE ON FUNCTION
  muster.version (),
  muster.exchange (uuid, text, text),
  muster.put (uuid, text[], text[], bytea[], integer[], bytea[], integer[], bytea[], text[]),
  muster.read_links (text[], text[], bigint[], bigint[]),
  muster.read_versions (text[], text[], bigint[]),
  muster.miss_images (text[]),
  muster.put_images (bytea[]),
  muster.read_images (text[])
TO muster_keeper, muster_member;
GRANT EXECUTE ON FUNCTION
  muster.append (uuid, text[], text[], bytea[], boolean[], integer[], bytea[], bytea[]),
  muster.open_to_members (uuid, text, text),
  muster.pens (),
  muster.take_pen (uuid, text, text, text, boolean),
  muster.give_pen (uuid, text, text),
  muster.desks (),
  muster.admit (text, text),
  muster.dismiss (text)
TO muster_keeper;
GRANT EXECUTE ON FUNCTION
  muster.sheets (),
  muster.read_sheet (text, text, text),
  muster.propose (text[], text[], text[])
TO muster_keeper, muster_member;
GRANT EXECUTE ON FUNCTION
  muster.set_side (text, text, text),
  muster.publish (text, text, text, text, text),
  muster.proposals (),
  muster.decide (bigint)
TO muster_keeper;
GRANT EXECUTE ON FUNCTION
  muster.erasures (bigint)
TO muster_keeper, muster_member;
GRANT EXECUTE ON FUNCTION
  muster.next_number (bigint),
  muster.erase (uuid, text, bigint, text, bytea[], text[], text[], text[], bytea[], boolean[], integer[], bytea[], bytea[],
                integer[], bytea[], integer[], bytea[], text[], text[])
TO muster_keeper;
