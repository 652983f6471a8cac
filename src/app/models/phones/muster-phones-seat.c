/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/phones/muster-phones-seat.h"

#include "core/muster-i18n.h"
#include "table/host/muster-table-code.h"

struct _MusterPhonesSeat
{
  MusterObject parent_instance;

  guint index;
  char *title;
  char *note;
  char *looking;
  char *code;
  char *link;
};

G_DEFINE_FINAL_TYPE (MusterPhonesSeat, muster_phones_seat, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterPhonesSeat, title, "title"),
  MUSTER_TEXT (MusterPhonesSeat, note, "note"),
  MUSTER_TEXT (MusterPhonesSeat, looking, "looking"),
  MUSTER_TEXT (MusterPhonesSeat, code, "code"),
  MUSTER_TEXT (MusterPhonesSeat, link, "link"),
};

static void
muster_phones_seat_class_init (MusterPhonesSeatClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_phones_seat_init (MusterPhonesSeat *self)
{
}

MusterPhonesSeat *
muster_phones_seat_new (guint       index,
                        const char *title,
                        const char *note)
{
  MusterPhonesSeat *self = g_object_new (MUSTER_TYPE_PHONES_SEAT, NULL);

  self->index = index;
  self->title = g_strdup (title);
  self->note = g_strdup (note);
  self->code = g_strdup ("");
  self->link = g_strdup ("");
  muster_phones_seat_set_looking (self, 0);
  return self;
}

guint
muster_phones_seat_get_index (MusterPhonesSeat *self)
{
  return self->index;
}

const char *
muster_phones_seat_get_title (MusterPhonesSeat *self)
{
  return self->title;
}

const char *
muster_phones_seat_get_note (MusterPhonesSeat *self)
{
  return self->note;
}

const char *
muster_phones_seat_get_looking (MusterPhonesSeat *self)
{
  return self->looking;
}

const char *
muster_phones_seat_get_code (MusterPhonesSeat *self)
{
  return self->code;
}

const char *
muster_phones_seat_get_link (MusterPhonesSeat *self)
{
  return self->link;
}

static void
set_text (MusterPhonesSeat *self,
          char            **member,
          const char       *property,
          char             *text)
{
  g_autofree char *owned = text;

  if (g_strcmp0 (*member, owned) == 0)
    return;
  g_free (*member);
  *member = g_steal_pointer (&owned);
  g_object_notify (G_OBJECT (self), property);
}

void
muster_phones_seat_set_looking (MusterPhonesSeat *self,
                                guint             n_phones)
{
  set_text (self, &self->looking, "looking",
            n_phones == 0 ? g_strdup (_("nobody is looking"))
                          : g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u phone is looking",
                                                        "%u phones are looking", n_phones), n_phones));
}

void
muster_phones_seat_set_code (MusterPhonesSeat *self,
                             const char       *code,
                             const char       *link)
{
  set_text (self, &self->code, "code", muster_table_code_dup_groups (code));
  set_text (self, &self->link, "link", g_strdup (link));
}
