/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/phones/muster-phones.h"

#include "core/muster-i18n.h"
#include "table/host/muster-table-host.h"

/* A proposal that waits; one a seat (W-PROPOSE-02). */
typedef struct
{
  guint number; /* 0: there is none */
  JsonObject *what;
} Waiting;

typedef struct
{
  MusterTableHost *host; /* NULL while it is off */
  GListStore *seats;
  GArray *waiting; /* Waiting, by seat */
  char *wanted; /* the address that was chosen last, or NULL */
  char *status;
  char *trouble;
  char *proposal;
  guint feed;
  guint fed; /* the seats that know how things stand */
  JsonNode *shown; /* what the last of them was shown, or NULL */
} MusterPhonesPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterPhones, muster_phones, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_STATUS,
  PROP_N_LOOKING,
  PROP_TROUBLE,
  PROP_PROPOSAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterPhonesPrivate *
get_private (MusterPhones *self)
{
  return muster_phones_get_instance_private (self);
}

static MusterPhonesSeat *
peek_seat (MusterPhones *self,
           guint         seat)
{
  g_autoptr (MusterPhonesSeat) item = g_list_model_get_item (G_LIST_MODEL (get_private (self)->seats), seat);

  return item;
}

static Waiting *
get_waiting (MusterPhones *self,
             guint         seat)
{
  return &g_array_index (get_private (self)->waiting, Waiting, seat);
}

static void
set_trouble (MusterPhones *self,
             const char   *trouble)
{
  MusterPhonesPrivate *priv = get_private (self);

  if (g_strcmp0 (priv->trouble, trouble) == 0)
    return;
  g_free (priv->trouble);
  priv->trouble = g_strdup (trouble);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

/* Returns the seat whose proposal is the oldest that waits, or -1. */
static int
find_first (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);
  int first = -1;

  for (guint i = 0; i < priv->waiting->len; i++)
    if (get_waiting (self, i)->number != 0 &&
        (first < 0 || get_waiting (self, i)->number < get_waiting (self, (guint) first)->number))
      first = (int) i;
  return first;
}

static void
show_proposal (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);
  int seat = find_first (self);
  g_autofree char *words = NULL;

  if (seat >= 0)
    {
      g_autofree char *what =
        MUSTER_PHONES_GET_CLASS (self)->dup_words (self, (guint) seat,
                                                   get_waiting (self, (guint) seat)->what);

      /* Translators: who proposes something from his phone, and what. */
      words = g_strdup_printf (_("%s proposes: %s"),
                               muster_phones_seat_get_title (peek_seat (self, (guint) seat)), what);
    }
  if (g_strcmp0 (priv->proposal, words != NULL ? words : "") == 0)
    return;
  g_free (priv->proposal);
  priv->proposal = words != NULL ? g_steal_pointer (&words) : g_strdup ("");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROPOSAL]);
}

static void
forget (MusterPhones *self,
        guint         seat)
{
  Waiting *waiting = get_waiting (self, seat);

  g_clear_pointer (&waiting->what, json_object_unref);
  waiting->number = 0;
}

static void
show_looking (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);
  guint n = priv->host != NULL ? muster_table_host_count_looking (priv->host) : 0;

  for (guint i = 0; i < priv->waiting->len; i++)
    muster_phones_seat_set_looking (peek_seat (self, i),
                                    priv->host != NULL ? muster_table_host_get_looking (priv->host, i) : 0);
  g_free (priv->status);
  priv->status = priv->host == NULL ? g_strdup ("")
                 : n == 0 ? g_strdup (_("On phones, and nobody is looking"))
                          : g_strdup_printf (dngettext (GETTEXT_PACKAGE, "On phones: %u is looking",
                                                        "On phones: %u are looking", n), n);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATUS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_LOOKING]);
}

static void
show_codes (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);
  gboolean is_open = muster_phones_get_address (self) != NULL;

  for (guint i = 0; i < priv->waiting->len; i++)
    {
      g_autofree char *link = is_open ? muster_table_host_dup_link (priv->host, i) : g_strdup ("");

      muster_phones_seat_set_code (peek_seat (self, i),
                                   is_open ? muster_table_host_get_code (priv->host, i) : "", link);
    }
}

/* Declines whatever waits and is no longer allowed, with the reason. */
static void
decline_stale (MusterPhones *self)
{
  for (guint i = 0; i < get_private (self)->waiting->len; i++)
    {
      Waiting *waiting = get_waiting (self, i);
      g_autofree char *reason =
        waiting->number != 0 ? MUSTER_PHONES_GET_CLASS (self)->dup_obstacle (self, i, waiting->what) : NULL;

      if (reason == NULL)
        continue;
      muster_phones_settle (self, i, waiting->number, FALSE, reason);
      forget (self, i);
    }
  show_proposal (self);
}

/* Feeds one seat at a time, so that no frame of the window waits for all of them. */
static gboolean
feed_cb (gpointer data)
{
  MusterPhones *self = MUSTER_PHONES (data);
  MusterPhonesPrivate *priv = get_private (self);
  g_autoptr (JsonNode) state = NULL;

  if (priv->fed == priv->waiting->len)
    {
      priv->feed = 0;
      g_clear_pointer (&priv->shown, json_node_unref);
      decline_stale (self);
      return G_SOURCE_REMOVE;
    }
  state = MUSTER_PHONES_GET_CLASS (self)->view (self, priv->fed, priv->shown);
  if (state != NULL)
    muster_table_host_show (priv->host, priv->fed, state);
  g_clear_pointer (&priv->shown, json_node_unref);
  priv->shown = g_steal_pointer (&state);
  priv->fed++;
  return G_SOURCE_CONTINUE;
}

static void
proposal_cb (MusterPhones *self,
             JsonObject   *proposal)
{
  static const char *const members[] = { "asks", "dice", "order", "unit", "params", NULL };
  guint seat = (guint) json_object_get_int_member (proposal, "seat");
  guint number = (guint) json_object_get_int_member (proposal, "proposal");
  Waiting *waiting = get_waiting (self, seat);
  g_autoptr (JsonObject) what = json_object_new ();

  for (guint i = 0; members[i] != NULL; i++)
    {
      JsonNode *node = json_object_get_member (proposal, members[i]);

      if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
        json_object_set_member (what, members[i], json_node_copy (node));
    }
  if (waiting->number != 0)
    {
      muster_phones_settle (self, seat, waiting->number, FALSE, _("A newer proposal came."));
      forget (self, seat);
    }
  if (MUSTER_PHONES_GET_CLASS (self)->receive == NULL ||
      !MUSTER_PHONES_GET_CLASS (self)->receive (self, seat, number, what))
    {
      waiting->number = number;
      waiting->what = g_steal_pointer (&what);
    }
  decline_stale (self);
}

static void
opened_cb (MusterPhones *self)
{
  show_codes (self);
  show_looking (self);
}

static void
failed_cb (MusterPhones *self,
           const char   *words)
{
  muster_phones_close (self);
  set_trouble (self, words);
}

static void
muster_phones_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  MusterPhones *self = MUSTER_PHONES (object);
  MusterPhonesPrivate *priv = get_private (self);

  switch (prop_id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, priv->host != NULL);
      break;
    case PROP_STATUS:
      g_value_set_string (value, priv->status);
      break;
    case PROP_N_LOOKING:
      g_value_set_uint (value, priv->host != NULL ? muster_table_host_count_looking (priv->host) : 0);
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, priv->trouble);
      break;
    case PROP_PROPOSAL:
      g_value_set_string (value, priv->proposal);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_phones_dispose (GObject *object)
{
  muster_phones_close (MUSTER_PHONES (object));

  G_OBJECT_CLASS (muster_phones_parent_class)->dispose (object);
}

static void
muster_phones_finalize (GObject *object)
{
  MusterPhonesPrivate *priv = get_private (MUSTER_PHONES (object));

  g_object_unref (priv->seats);
  g_array_unref (priv->waiting);
  g_free (priv->wanted);
  g_free (priv->status);
  g_free (priv->trouble);
  g_free (priv->proposal);
  G_OBJECT_CLASS (muster_phones_parent_class)->finalize (object);
}

static void
muster_phones_class_init (MusterPhonesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_phones_get_property;
  object_class->dispose = muster_phones_dispose;
  object_class->finalize = muster_phones_finalize;

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, shown);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, "", shown);
  properties[PROP_N_LOOKING] = g_param_spec_uint ("n-looking", NULL, NULL, 0, G_MAXUINT, 0, shown);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, "", shown);
  properties[PROP_PROPOSAL] = g_param_spec_string ("proposal", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_phones_init (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);

  priv->seats = g_list_store_new (MUSTER_TYPE_PHONES_SEAT);
  priv->waiting = g_array_new (FALSE, TRUE, sizeof (Waiting));
  priv->status = g_strdup ("");
  priv->trouble = g_strdup ("");
  priv->proposal = g_strdup ("");
}

void
muster_phones_add_seat (MusterPhones *self,
                        const char   *title,
                        const char   *note)
{
  MusterPhonesPrivate *priv = get_private (self);
  g_autoptr (MusterPhonesSeat) seat = muster_phones_seat_new (priv->waiting->len, title, note);

  g_array_set_size (priv->waiting, priv->waiting->len + 1);
  g_list_store_append (priv->seats, seat);
}

/**
 * muster_phones_open:
 * @address: (nullable): of one network of this machine; %NULL: the same as before
 *
 * Switches it on. Codes of an earlier time are not valid any more.
 */
gboolean
muster_phones_open (MusterPhones  *self,
                    const char    *address,
                    GError       **error)
{
  MusterPhonesPrivate *priv = get_private (self);
  MusterPhonesClass *klass = MUSTER_PHONES_GET_CLASS (self);
  g_autofree char *rules = klass->dup_rules != NULL ? klass->dup_rules (self) : NULL;

  g_return_val_if_fail (priv->host == NULL, FALSE);
  g_return_val_if_fail (address != NULL || priv->wanted != NULL, FALSE);

  if (address != NULL)
    {
      g_free (priv->wanted);
      priv->wanted = g_strdup (address);
    }
  set_trouble (self, "");
  priv->host = muster_table_host_new (priv->waiting->len);
  g_signal_connect_swapped (priv->host, "opened", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (priv->host, "looking", G_CALLBACK (show_looking), self);
  g_signal_connect_swapped (priv->host, "proposal", G_CALLBACK (proposal_cb), self);
  g_signal_connect_swapped (priv->host, "died", G_CALLBACK (set_trouble), self);
  g_signal_connect_swapped (priv->host, "failed", G_CALLBACK (failed_cb), self);
  if (!muster_table_host_open (priv->host, priv->wanted, 0, rules, error))
    {
      muster_phones_close (self);
      return FALSE;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  show_looking (self);
  muster_phones_refresh (self);
  return TRUE;
}

void
muster_phones_close (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);
  g_autoptr (MusterTableHost) host = g_steal_pointer (&priv->host);

  g_clear_handle_id (&priv->feed, g_source_remove);
  g_clear_pointer (&priv->shown, json_node_unref);
  for (guint i = 0; i < priv->waiting->len; i++)
    forget (self, i);
  if (host == NULL)
    return;

  g_signal_handlers_disconnect_by_data (host, self);
  muster_table_host_close (host);
  show_codes (self);
  show_looking (self);
  show_proposal (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

gboolean
muster_phones_is_running (MusterPhones *self)
{
  return get_private (self)->host != NULL;
}

const char *
muster_phones_get_address (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);

  return priv->host != NULL ? muster_table_host_get_address (priv->host) : NULL;
}

GListModel *
muster_phones_get_seats (MusterPhones *self)
{
  return G_LIST_MODEL (get_private (self)->seats);
}

/* Throws everybody out of a seat and gives it another code. */
void
muster_phones_renew (MusterPhones *self,
                     guint         seat)
{
  MusterPhonesPrivate *priv = get_private (self);

  g_return_if_fail (seat < priv->waiting->len);

  if (priv->host == NULL)
    return;
  forget (self, seat);
  muster_table_host_renew (priv->host, seat);
  show_codes (self);
  show_proposal (self);
}

const char *
muster_phones_get_proposal (MusterPhones *self)
{
  return get_private (self)->proposal;
}

static gboolean
decide (MusterPhones *self,
        gboolean      accepts)
{
  int seat = find_first (self);
  g_autoptr (JsonObject) what = NULL;
  g_autofree char *reason = NULL;
  guint number;

  if (seat < 0)
    return FALSE;

  /* Taking it changes what is shown, so it waits no more. */
  number = get_waiting (self, (guint) seat)->number;
  what = json_object_ref (get_waiting (self, (guint) seat)->what);
  forget (self, (guint) seat);
  reason = accepts ? MUSTER_PHONES_GET_CLASS (self)->take (self, (guint) seat, what)
                   : g_strdup (_("Declined at the laptop."));
  muster_phones_settle (self, (guint) seat, number, reason == NULL, reason);
  show_proposal (self);
  return reason == NULL;
}

gboolean
muster_phones_accept (MusterPhones *self)
{
  return decide (self, TRUE);
}

gboolean
muster_phones_decline (MusterPhones *self)
{
  gboolean is_any = find_first (self) >= 0;

  decide (self, FALSE);
  return is_any;
}

void
muster_phones_refresh (MusterPhones *self)
{
  MusterPhonesPrivate *priv = get_private (self);

  if (priv->host == NULL)
    return;
  priv->fed = 0;
  g_clear_pointer (&priv->shown, json_node_unref);
  if (priv->feed == 0)
    priv->feed = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE + 10, feed_cb, self, NULL);
}

void
muster_phones_settle (MusterPhones *self,
                      guint         seat,
                      guint         number,
                      gboolean      accepted,
                      const char   *reason)
{
  MusterPhonesPrivate *priv = get_private (self);

  if (priv->host != NULL)
    muster_table_host_settle (priv->host, seat, number, accepted, reason);
}
