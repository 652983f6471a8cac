/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/host/muster-table-host.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "table/host/muster-table-code.h"

/* If muster-table dies this often within this time, the host does not start it again. */
#define MAX_DEATHS 5
#define DEATHS_TIME (10 * G_USEC_PER_SEC)

typedef struct
{
  char *code;
  GPtrArray *cookies;
  char *state; /* as it was sent last, or NULL */
  guint looking;
} Seat;

struct _MusterTableHost
{
  GObject parent_instance;

  GPtrArray *seats; /* Seat */
  GSubprocess *process;
  GOutputStream *input;
  GQueue *lines;    /* GBytes that are still to be written */
  gboolean is_writing;
  GCancellable *cancellable;
  char *wanted;     /* the address to listen at */
  guint port;
  char *address;    /* the URL, once it is open */
  char *rules;
  char *failure;    /* the last error that the program reported, or NULL */
  guint next;
  guint n_deaths;
  gint64 first_death;
  gboolean is_closed;
};

G_DEFINE_FINAL_TYPE (MusterTableHost, muster_table_host, G_TYPE_OBJECT)

enum
{
  SIGNAL_OPENED,
  SIGNAL_LOOKING,
  SIGNAL_PROPOSAL,
  SIGNAL_DIED,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
seat_free (gpointer data)
{
  Seat *seat = data;

  g_free (seat->code);
  g_ptr_array_unref (seat->cookies);
  g_free (seat->state);
  g_free (seat);
}

/* Writes the waiting lines one after the other. @source: (nullable): %NULL for the first one. */
static void
wrote_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (MusterTableHost) self = data;
  GBytes *line;

  if (source != NULL)
    {
      if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL) ||
          G_OUTPUT_STREAM (source) != self->input)
        return;
      g_bytes_unref (g_queue_pop_head (self->lines));
    }
  line = g_queue_peek_head (self->lines);
  self->is_writing = line != NULL;
  if (line != NULL)
    g_output_stream_write_all_async (self->input, g_bytes_get_data (line, NULL), g_bytes_get_size (line),
                                     G_PRIORITY_DEFAULT, self->cancellable, wrote_cb, g_object_ref (self));
}

/* Sends a line to the program. @text: (transfer full): the line without its end. */
static void
feed (MusterTableHost *self,
      char            *text)
{
  g_autofree char *owned = text;
  char *line;

  if (self->input == NULL)
    return;
  line = g_strconcat (owned, "\n", NULL);
  g_queue_push_tail (self->lines, g_bytes_new_take (line, strlen (line)));
  if (!self->is_writing)
    wrote_cb (NULL, NULL, g_object_ref (self));
}

static void
feed_builder (MusterTableHost *self,
              JsonBuilder     *builder)
{
  g_autoptr (JsonNode) node = json_builder_get_root (builder);

  feed (self, muster_json_print (node, FALSE));
}

static void
feed_state (MusterTableHost *self,
            guint            seat)
{
  const Seat *of = self->seats->pdata[seat];

  if (of->state != NULL)
    feed (self, g_strdup_printf ("{\"state\": [%u], \"is\": %s}", seat, of->state));
}

static void
feed_opening (MusterTableHost *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "address", self->wanted);
  muster_json_add_int (builder, "port", self->port);
  muster_json_add_int (builder, "next", self->next);
  if (self->rules != NULL)
    muster_json_add_string (builder, "rules", self->rules);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->seats->len; i++)
    {
      const Seat *seat = self->seats->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "code", seat->code);
      json_builder_set_member_name (builder, "cookies");
      json_builder_begin_array (builder);
      for (guint j = 0; j < seat->cookies->len; j++)
        json_builder_add_string_value (builder, seat->cookies->pdata[j]);
      json_builder_end_array (builder);
      /* Whoever comes as soon as it is open finds the state already. */
      if (seat->state != NULL)
        {
          json_builder_set_member_name (builder, "state");
          json_builder_add_value (builder,
                                  muster_json_parse (seat->state, strlen (seat->state), "state", NULL));
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  feed_builder (self, builder);
}

static gboolean
holds (JsonNode *node,
       char      kind)
{
  JsonArray *array = kind == 'n' && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (!holds (json_array_get_element (array, i), 'i'))
      return FALSE;
  switch (kind)
    {
    case 's':
      return json_node_get_value_type (node) == G_TYPE_STRING;
    case 'i':
      return json_node_get_value_type (node) == G_TYPE_INT64;
    case 'n':
      return array != NULL;
    default:
      return JSON_NODE_HOLDS_OBJECT (node);
    }
}

/* Phones talk to the program, and it may have been broken into: what it says is looked at before it is
 * used, like anything else that comes from outside. */
static gboolean
is_sound (JsonObject *line)
{
  static const struct
  {
    const char *name;
    char kind; /* a string, an integer, numbers, or an object */
    gboolean may_be_null;
    const char *with; /* what must stand beside it, or NULL */
  } MEMBERS[] = {
    { "address", 's', FALSE, "port" }, { "port", 'i', FALSE, NULL },       { "failed", 's', FALSE, NULL },
    { "looking", 'n', FALSE, NULL },   { "cookie", 's', FALSE, "seat" },   { "seat", 'i', FALSE, NULL },
    { "asks", 's', FALSE, "dice" },    { "dice", 'n', FALSE, "proposal" }, { "proposal", 'i', FALSE, "seat" },
    { "order", 's', FALSE, NULL },     { "unit", 's', TRUE, NULL },        { "params", 'o', TRUE, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (MEMBERS); i++)
    {
      JsonNode *node = json_object_get_member (line, MEMBERS[i].name);

      if (node == NULL || (MEMBERS[i].may_be_null && JSON_NODE_HOLDS_NULL (node)))
        continue;
      if (!holds (node, MEMBERS[i].kind) ||
          (MEMBERS[i].with != NULL && !json_object_has_member (line, MEMBERS[i].with)))
        return FALSE;
    }
  return TRUE;
}

/* Handles a line from the program. The number of a seat may be wrong, so the host checks it before
 * it uses it. */
static void
hear (MusterTableHost *self,
      JsonObject      *line)
{
  int seat = (int) json_object_get_int_member_with_default (line, "seat", -1);

  if (json_object_has_member (line, "address"))
    {
      gboolean is_first = self->address == NULL;

      g_free (self->address);
      self->address = g_strdup (json_object_get_string_member (line, "address"));
      self->port = (guint) json_object_get_int_member (line, "port");
      if (is_first)
        g_signal_emit (self, signals[SIGNAL_OPENED], 0);
    }
  else if (json_object_has_member (line, "failed"))
    {
      g_free (self->failure);
      self->failure = g_strdup (json_object_get_string_member (line, "failed"));
    }
  else if (json_object_has_member (line, "looking"))
    {
      JsonArray *looking = json_object_get_array_member (line, "looking");

      for (guint i = 0; i < MIN (json_array_get_length (looking), self->seats->len); i++)
        ((Seat *) self->seats->pdata[i])->looking = (guint) json_array_get_int_element (looking, i);
      g_signal_emit (self, signals[SIGNAL_LOOKING], 0);
    }
  else if (seat < 0 || (guint) seat >= self->seats->len)
    return;
  else if (json_object_has_member (line, "cookie"))
    g_ptr_array_add (((Seat *) self->seats->pdata[seat])->cookies,
                     g_strdup (json_object_get_string_member (line, "cookie")));
  else if (json_object_has_member (line, "proposal"))
    {
      self->next = MAX (self->next, (guint) json_object_get_int_member (line, "proposal") + 1);
      g_signal_emit (self, signals[SIGNAL_PROPOSAL], 0, line);
    }
}

static void
drop_process (MusterTableHost *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->process);
  self->input = NULL;
  self->is_writing = FALSE;
  g_queue_clear_full (self->lines, (GDestroyNotify) g_bytes_unref);
  for (guint i = 0; i < self->seats->len; i++)
    ((Seat *) self->seats->pdata[i])->looking = 0;
}

static void
heard_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (MusterTableHost) self = data;
  gsize length = 0;
  g_autofree char *text =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, &length, NULL);
  g_autoptr (JsonNode) line = text != NULL ? muster_json_parse (text, length, "muster-table", NULL) : NULL;

  if (self->process == NULL || text == NULL)
    return;
  if (line != NULL && JSON_NODE_HOLDS_OBJECT (line) && is_sound (json_node_get_object (line)))
    hear (self, json_node_get_object (line));
  if (self->process != NULL)
    g_data_input_stream_read_line_async (G_DATA_INPUT_STREAM (source), G_PRIORITY_DEFAULT, self->cancellable,
                                         heard_cb, g_object_ref (self));
}

/* Finds muster-table: the environment variable MUSTER_TABLE may name it; otherwise it lies beside
 * this program in a build tree, or where it is installed. */
static char *
find_program (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : NULL;
  const char *given = g_getenv ("MUSTER_TABLE");
  g_autofree char *built = NULL;

  if (given != NULL)
    return g_strdup (given);
  if (folder != NULL)
    built = g_build_filename (folder, "..", "table", "muster-table", NULL);
  if (built != NULL && g_file_test (built, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&built);
  return g_build_filename (LIBEXECDIR, "muster", "muster-table", NULL);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (MusterTableHost) self = data;
  g_autoptr (GError) error = NULL;
  gint64 now = g_get_monotonic_time ();

  if (G_SUBPROCESS (source) != self->process || self->is_closed)
    return;

  drop_process (self);
  if (now - self->first_death > DEATHS_TIME)
    {
      self->n_deaths = 0;
      self->first_death = now;
    }
  if (self->address == NULL || ++self->n_deaths > MAX_DEATHS)
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0,
                     self->failure != NULL ? self->failure : _("muster-table has ended"));
      return;
    }
  if (muster_table_host_open (self, NULL, 0, NULL, &error))
    g_signal_emit (self, signals[SIGNAL_DIED], 0,
                   _("muster-table has ended and was started again, with the same codes"));
  else
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

static void
muster_table_host_finalize (GObject *object)
{
  MusterTableHost *self = MUSTER_TABLE_HOST (object);

  muster_table_host_close (self);
  g_queue_free (self->lines);
  g_ptr_array_unref (self->seats);
  g_free (self->wanted);
  g_free (self->rules);
  g_free (self->failure);
  G_OBJECT_CLASS (muster_table_host_parent_class)->finalize (object);
}

static void
muster_table_host_class_init (MusterTableHostClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_table_host_finalize;

  signals[SIGNAL_OPENED] =
    g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LOOKING] =
    g_signal_new ("looking", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PROPOSAL] =
    g_signal_new ("proposal", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_DIED] =
    g_signal_new ("died", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_table_host_init (MusterTableHost *self)
{
  self->seats = g_ptr_array_new_with_free_func (seat_free);
  self->lines = g_queue_new ();
  self->next = 1;
}

MusterTableHost *
muster_table_host_new (guint n_seats)
{
  MusterTableHost *self = g_object_new (MUSTER_TYPE_TABLE_HOST, NULL);

  for (guint i = 0; i < n_seats; i++)
    {
      Seat *seat = g_new0 (Seat, 1);

      seat->code = muster_table_code_new ();
      seat->cookies = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (self->seats, seat);
    }
  return self;
}

/**
 * muster_table_host_open:
 * @address: (nullable): where to listen; %NULL: the same address as before
 */
gboolean
muster_table_host_open (MusterTableHost  *self,
                        const char       *address,
                        guint             port,
                        const char       *rules,
                        GError          **error)
{
  g_autofree char *program = find_program ();
  g_autoptr (GDataInputStream) lines = NULL;

  g_return_val_if_fail (self->process == NULL, FALSE);

  if (address != NULL)
    {
      g_free (self->wanted);
      g_free (self->rules);
      self->wanted = g_strdup (address);
      self->rules = g_strdup (rules);
      self->port = port;
    }
  self->is_closed = FALSE;
  self->process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error,
                                    program, NULL);
  if (self->process == NULL)
    return FALSE;
  self->cancellable = g_cancellable_new ();
  self->input = g_subprocess_get_stdin_pipe (self->process);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->process));
  g_data_input_stream_read_line_async (lines, G_PRIORITY_DEFAULT, self->cancellable, heard_cb,
                                       g_object_ref (self));
  g_subprocess_wait_async (self->process, NULL, ended_cb, g_object_ref (self));
  feed_opening (self);
  return TRUE;
}

void
muster_table_host_close (MusterTableHost *self)
{
  self->is_closed = TRUE;
  if (self->process != NULL)
    {
      g_subprocess_force_exit (self->process);
      drop_process (self);
    }
  g_clear_pointer (&self->address, g_free);
}

const char *
muster_table_host_get_address (MusterTableHost *self)
{
  return self->address;
}

const char *
muster_table_host_get_code (MusterTableHost *self,
                            guint            seat)
{
  return ((Seat *) self->seats->pdata[seat])->code;
}

char *
muster_table_host_dup_link (MusterTableHost *self,
                            guint            seat)
{
  return g_strdup_printf ("%s#%s", self->address != NULL ? self->address : "",
                          muster_table_host_get_code (self, seat));
}

guint
muster_table_host_get_looking (MusterTableHost *self,
                               guint            seat)
{
  return ((Seat *) self->seats->pdata[seat])->looking;
}

guint
muster_table_host_count_looking (MusterTableHost *self)
{
  guint n = 0;

  for (guint i = 0; i < self->seats->len; i++)
    n += muster_table_host_get_looking (self, i);
  return n;
}

void
muster_table_host_show (MusterTableHost *self,
                        guint            seat,
                        JsonNode        *state)
{
  Seat *of = self->seats->pdata[seat];
  g_autofree char *text = muster_json_print (state, FALSE);

  if (g_strcmp0 (text, of->state) == 0)
    return;
  g_free (of->state);
  of->state = g_steal_pointer (&text);
  feed_state (self, seat);
}

void
muster_table_host_settle (MusterTableHost *self,
                          guint            seat,
                          guint            proposal,
                          gboolean         accepted,
                          const char      *reason)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "proposal", proposal);
  muster_json_add_int (builder, "seat", seat);
  muster_json_add_string (builder, "is", accepted ? "accepted" : "declined");
  muster_json_add_string (builder, "reason", reason);
  json_builder_end_object (builder);
  feed_builder (self, builder);
}

void
muster_table_host_renew (MusterTableHost *self,
                         guint            seat)
{
  Seat *of = self->seats->pdata[seat];
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_free (of->code);
  of->code = muster_table_code_new ();
  g_ptr_array_set_size (of->cookies, 0);
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "renew", seat);
  muster_json_add_string (builder, "code", of->code);
  json_builder_end_object (builder);
  feed_builder (self, builder);
}
