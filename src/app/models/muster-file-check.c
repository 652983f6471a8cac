/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-file-check.h"

#include "app/models/muster-error-words.h"
#include "core/muster-i18n.h"
#include "store/muster-store-jobs.h"

/* More faults than this are too many to read. */
#define MAX_FAULTS 8

struct _MusterFileCheck
{
  MusterObject parent_instance;

  GCancellable *cancellable; /* (nullable): set while a check runs */
  double share;
  char *text;
};

G_DEFINE_FINAL_TYPE (MusterFileCheck, muster_file_check, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BUSY,
  PROP_IDLE,
  PROP_SHARE,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
take_text (MusterFileCheck *self,
           char            *text)
{
  g_free (self->text);
  self->text = text;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

static void
set_share (MusterFileCheck *self,
           double           share)
{
  self->share = share;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHARE]);
}

static void
set_cancellable (MusterFileCheck *self,
                 GCancellable    *cancellable)
{
  g_set_object (&self->cancellable, cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IDLE]);
}

static char *
dup_invitation (void)
{
  return g_strdup (_("Finds damage in any battle, campaign, force or result"));
}

static void
append_extent (GString           *text,
               const MusterCheck *check)
{
  g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", check->n_battles),
                          check->n_battles);
  g_string_append (text, ", ");
  g_string_append_printf (text,
                          dngettext (GETTEXT_PACKAGE, "%u campaign", "%u campaigns", check->n_campaigns),
                          check->n_campaigns);
}

static char *
dup_findings (MusterCheck *check)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (check->faults->len == 0)
    {
      g_string_append (text, _("All is well."));
      g_string_append_c (text, ' ');
      append_extent (text, check);
    }
  else if (muster_check_is_sound (check))
    g_string_append (text, _("Nothing is damaged, but under the rules and packs of today something comes out "
                             "differently."));
  else
    g_string_append (text, _("There is damage. Go back to a backup from before it, or save what can be read "
                             "with “muster-cli salvage”."));
  for (guint i = 0; i < MIN (check->faults->len, MAX_FAULTS); i++)
    g_string_append_printf (text, "\n%s", ((const MusterFault *) check->faults->pdata[i])->text);
  if (check->faults->len > MAX_FAULTS)
    g_string_append (text, "\n…");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
told_cb (double   share,
         gpointer data)
{
  MusterFileCheck *self = MUSTER_FILE_CHECK (data);

  if (self->cancellable == NULL)
    return;
  set_share (self, share);
  /* Translators: how much of a file is checked. */
  take_text (self, g_strdup_printf (_("%d %% checked"), (int) (share * 100)));
}

static void
checked_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (MusterFileCheck) self = MUSTER_FILE_CHECK (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCheck) check = muster_store_check_finish (MUSTER_STORE (object), result, &error);

  /* This check was cancelled, and another one may have been started since. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  set_cancellable (self, NULL);
  take_text (self, check != NULL ? dup_findings (check) : muster_error_words (error));
}

static void
muster_file_check_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterFileCheck *self = MUSTER_FILE_CHECK (object);

  switch (id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, self->cancellable != NULL);
      break;
    case PROP_IDLE:
      g_value_set_boolean (value, self->cancellable == NULL);
      break;
    case PROP_SHARE:
      g_value_set_double (value, self->share);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterFileCheck, cancellable, g_object_unref),
  MUSTER_OWNED (MusterFileCheck, text, g_free),
};

static void
muster_file_check_class_init (MusterFileCheckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_file_check_get_property;

  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  properties[PROP_IDLE] = g_param_spec_boolean ("idle", NULL, NULL, TRUE, flags);
  properties[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_file_check_init (MusterFileCheck *self)
{
  self->text = dup_invitation ();
}

void
muster_file_check_start (MusterFileCheck *self,
                         MusterStore     *store,
                         MusterLibrary   *library)
{
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (MUSTER_IS_FILE_CHECK (self));
  g_return_if_fail (MUSTER_IS_STORE (store));

  if (self->cancellable != NULL)
    return;

  cancellable = g_cancellable_new ();
  set_cancellable (self, cancellable);
  set_share (self, 0);
  take_text (self, g_strdup (_("Checking the whole file…")));
  muster_store_check_async (store, library, told_cb, cancellable, checked_cb, g_object_ref (self));
}

void
muster_file_check_cancel (MusterFileCheck *self)
{
  g_return_if_fail (MUSTER_IS_FILE_CHECK (self));

  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  set_cancellable (self, NULL);
  take_text (self, dup_invitation ());
}
