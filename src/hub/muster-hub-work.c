/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-work.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-erase.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/muster-packs.h"

struct _MusterHubWorker
{
  char *path;
  char *packs;
  MusterLibrary *library; /* (nullable): of its own, since packs are added to it when they come */
  const MusterHubKeyring *keyring; /* (nullable) */
  char *uri;           /* (nullable): where @link leads */
  MusterHubLink *link; /* (nullable): kept from one piece of work to the next */
};

void
muster_hub_work_free (MusterHubWork *self)
{
  g_free (self->uri);
  g_free (self->desk);
  g_free (self->password);
  g_free (self->kind);
  g_free (self->key);
  g_strfreev (self->theirs);
  g_free (self);
}

static void
free_presence (gpointer data)
{
  MusterHubPresence *presence = data;

  g_free (presence->name);
  g_free (presence->login);
  g_free (presence->seen);
  g_free (presence);
}

static void
free_proposal (gpointer data)
{
  MusterHubProposal *proposal = data;

  g_free (proposal->login);
  g_free (proposal->title);
  g_free (proposal->at);
  g_free (proposal);
}

static void
free_matter (gpointer data)
{
  MusterHubMatter *matter = data;

  g_clear_pointer (&matter->sides, muster_ledger_settle_sides_free);
  g_clear_pointer (&matter->refused, g_ptr_array_unref);
  g_clear_pointer (&matter->differences, g_ptr_array_unref);
  g_free (matter);
}

static GPtrArray *
new_refusals (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) muster_ledger_settle_refusal_free);
}

static MusterHubStanding *
new_standing (void)
{
  MusterHubStanding *self = g_new0 (MusterHubStanding, 1);

  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_hub_item_free);
  self->matters = g_ptr_array_new_with_free_func (free_matter);
  self->desks = g_ptr_array_new_with_free_func (free_presence);
  self->proposals = g_ptr_array_new_with_free_func (free_proposal);
  self->refused = new_refusals ();

  return self;
}

void
muster_hub_work_standing_free (MusterHubStanding *self)
{
  g_ptr_array_unref (self->matters);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->desks);
  g_ptr_array_unref (self->proposals);
  g_ptr_array_unref (self->refused);
  g_clear_pointer (&self->report, muster_hub_exchange_report_free);
  g_clear_pointer (&self->desk, muster_hub_desk_free);
  g_clear_pointer (&self->news, muster_store_news_free);
  g_free (self->erased);
  g_free (self->trouble);
  g_free (self);
}

MusterHubWorker *
muster_hub_worker_new (const char             *path,
                       const MusterHubKeyring *keyring)
{
  MusterHubWorker *self = g_new0 (MusterHubWorker, 1);

  self->path = g_strdup (path);
  self->packs = muster_packs_dup_default_path ();
  self->keyring = keyring;

  return self;
}

void
muster_hub_worker_free (MusterHubWorker *self)
{
  g_clear_pointer (&self->link, muster_hub_link_free);
  g_clear_object (&self->library);
  g_free (self->packs);
  g_free (self->path);
  g_free (self->uri);
  g_free (self);
}

/* Connects unless the connection of the last time still stands. @password: (nullable). */
static gboolean
connect_to (MusterHubWorker  *self,
            const char       *uri,
            const char       *password,
            GCancellable     *cancellable,
            GError          **error)
{
  if (self->link != NULL && g_strcmp0 (self->uri, uri) == 0)
    {
      muster_hub_link_set_cancellable (self->link, cancellable);
      if (muster_hub_link_run (self->link, "SELECT 1", NULL, NULL))
        return TRUE;
    }
  g_clear_pointer (&self->link, muster_hub_link_free);
  g_free (self->uri);
  self->uri = g_strdup (uri);
  self->link = muster_hub_link_open_with (uri, password, self->keyring, cancellable, error);

  return self->link != NULL;
}

/* Without it the hub could not be reached again. */
static gboolean
keep_password (MusterHubWorker      *self,
               const MusterHubWork  *work,
               GCancellable         *cancellable,
               GError              **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *sentence = NULL;

  if (work->password == NULL || self->keyring == NULL
      || self->keyring->keep (work->uri, work->password, cancellable, &problem))
    return TRUE;
  sentence = g_strdup_printf (
    _ ("The keyring does not take the password: %s. Put it into the file ~/.pgpass."), problem->message);

  return muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, sentence);
}

/* Whether the hub knows this login; asked before anything is written. */
static gboolean
join (MusterHubWorker      *self,
      const MusterHubWork  *work,
      MusterStore          *store,
      GCancellable         *cancellable,
      GError              **error)
{
  g_autoptr (MusterHubDesk) desk = muster_hub_desk_new (work->uri, work->desk);
  MusterHubSurvey survey = { NULL, NULL, desk, NULL, NULL };

  if (!connect_to (self, work->uri, work->password, cancellable, error))
    return FALSE;
  survey.link = self->link;
  if (!muster_hub_survey_ask (&survey, NULL, error))
    return FALSE;
  g_clear_pointer (&desk->cursor, g_free);
  g_hash_table_remove_all (desk->marks);
  g_hash_table_remove_all (desk->touched);
  if (work->task == MUSTER_HUB_WORK_TEST)
    return TRUE;

  return keep_password (self, work, cancellable, error) && muster_hub_desk_save (desk, store, error);
}

static gboolean
leave (MusterHubWorker  *self,
       MusterStore      *store,
       GCancellable     *cancellable,
       GError          **error)
{
  g_autoptr (MusterHubDesk) desk = self->keyring != NULL ? muster_hub_desk_load (store, NULL) : NULL;

  if (desk != NULL)
    self->keyring->keep (desk->uri, NULL, cancellable, NULL);

  return muster_hub_desk_leave (store, error);
}

static gboolean
set_shared (const MusterHubSurvey  *survey,
            const MusterHubWork    *work,
            GError                **error)
{
  muster_hub_desk_share (survey->desk, work->kind, work->key, work->task == MUSTER_HUB_WORK_SHARE, FALSE);

  return muster_hub_desk_save (survey->desk, survey->store, error);
}

static MusterHubItem *
find_item (GPtrArray  *items,
           const char *kind,
           const char *key)
{
  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];

      if (g_str_equal (item->kind, kind) && g_str_equal (item->key, key))
        return item;
    }

  return NULL;
}

static gboolean
settle (const MusterHubSurvey  *survey,
        const MusterHubWork    *work,
        GPtrArray              *refused,
        GError                **error)
{
  g_autoptr (GPtrArray) items = NULL;
  MusterHubItem *item;
  guint n_given;

  if (!muster_hub_survey_ask (survey, NULL, error) ||
      (items = muster_hub_compare_survey (survey, error)) == NULL ||
      !muster_hub_compare_survey_name (survey, items, error))
    return FALSE;
  item = find_item (items, work->kind, work->key);
  if (item == NULL || !muster_hub_item_wants_decision (item))
    return TRUE;

  return work->theirs != NULL
           ? muster_hub_settle_by_members (survey, item, (const char *const *) work->theirs, error)
           : muster_hub_settle (survey, item, work->way, TRUE, refused, &n_given, error);
}

static MusterHubAnswer *
read_proposals (const MusterHubSurvey  *survey,
                GError                **error)
{
  return muster_hub_link_call (survey->link, "SELECT * FROM muster.proposals ()", NULL, error);
}

/* Puts what was proposed into the data file; the exchange sends it. The proposal is done then. */
static gboolean
decide (const MusterHubSurvey  *survey,
        const MusterHubWork    *work,
        GError                **error)
{
  g_autoptr (MusterHubAnswer) answer = read_proposals (survey, error);
  g_autoptr (MusterHubReport) report = NULL;
  MusterHubParams *params;

  for (guint row = 0; answer != NULL && row < muster_hub_answer_get_n_rows (answer); row++)
    {
      const MusterDocumentKind *kind =
        muster_document_kind_find (muster_hub_answer_get_text (answer, row, 2));
      g_autofree char *title = g_strdup_printf (_("Proposed by %s"),
                                                muster_hub_answer_get_text (answer, row, 1));
      g_autoptr (MusterChange) change = NULL;

      if (muster_hub_answer_get_int (answer, row, 0) != work->proposal ||
          work->task != MUSTER_HUB_WORK_ACCEPT)
        continue;
      if (kind != &muster_result_kind)
        return muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, _("Only results can be accepted."));
      change = muster_change_begin (muster_store_get_documents (survey->store), MUSTER_AREA_CLUB, title,
                                    error);
      if (change == NULL ||
          !muster_change_put (change, kind, muster_hub_answer_get_text (answer, row, 3),
                              muster_hub_answer_get_text (answer, row, 4), error) ||
          !muster_change_commit (change, error))
        return FALSE;
      report = muster_hub_exchange (survey, NULL, NULL, error);
      if (report == NULL)
        return FALSE;
    }
  if (answer == NULL)
    return FALSE;
  params = muster_hub_params_new ();
  muster_hub_params_add_long (params, work->proposal);

  return muster_hub_link_run (survey->link, "SELECT muster.decide ($1)", params, error);
}

static gboolean
remove_result (const MusterHubSurvey  *survey,
               const char             *key,
               GError                **error)
{
  g_autoptr (MusterChange) change = muster_change_begin (muster_store_get_documents (survey->store),
                                                         MUSTER_AREA_CLUB, _("Double removed"), error);

  return change != NULL && muster_change_put (change, &muster_result_kind, key, NULL, error) &&
         muster_change_commit (change, error);
}

/* Everything must have been exchanged, and decided, before a name goes from all desks. */
static gboolean
erase (const MusterHubSurvey  *survey,
       const char             *member,
       char                  **number,
       GError                **error)
{
  g_autoptr (MusterHubReport) report = muster_hub_exchange (survey, NULL, NULL, error);

  if (report == NULL)
    return FALSE;
  if (muster_hub_exchange_report_wants_decision (report))
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED,
                                 _("Nobody was erased: settle first what wants a decision."));

  return muster_hub_erase (survey, member, number, error);
}

static gboolean
move_pen (const MusterHubSurvey  *survey,
          const MusterHubWork    *work,
          GError                **error)
{
  MusterHubParams *params = muster_hub_params_new ();

  muster_hub_params_add_uuid (params, survey->desk->id);
  if (work->task != MUSTER_HUB_WORK_GIVE_PEN)
    muster_hub_params_add_text (params, survey->desk->name);
  muster_hub_params_add_text (params, work->kind);
  muster_hub_params_add_text (params, work->key);
  if (work->task == MUSTER_HUB_WORK_GIVE_PEN)
    return muster_hub_link_run (survey->link, "SELECT muster.give_pen ($1, $2, $3)", params, error);
  muster_hub_params_add_boolean (params, work->task == MUSTER_HUB_WORK_TAKE_PEN);

  return muster_hub_link_run (survey->link, "SELECT * FROM muster.take_pen ($1, $2, $3, $4, $5)", params,
                              error);
}

static gboolean
do_work (const MusterHubSurvey  *survey,
         const MusterHubWork    *work,
         MusterHubStanding      *standing,
         GError                **error)
{
  switch (work->task)
    {
    case MUSTER_HUB_WORK_SETTLE:
      return settle (survey, work, standing->refused, error);
    case MUSTER_HUB_WORK_ACCEPT:
    case MUSTER_HUB_WORK_REFUSE:
      return decide (survey, work, error);
    case MUSTER_HUB_WORK_REMOVE:
      return remove_result (survey, work->key, error);
    case MUSTER_HUB_WORK_ERASE:
      return erase (survey, work->key, &standing->erased, error);
    case MUSTER_HUB_WORK_HOLD_PEN:
    case MUSTER_HUB_WORK_TAKE_PEN:
    case MUSTER_HUB_WORK_GIVE_PEN:
      return !muster_hub_desk_is_keeper (survey->desk) || move_pen (survey, work, error);
    case MUSTER_HUB_WORK_EXCHANGE:
    case MUSTER_HUB_WORK_TEST:
    case MUSTER_HUB_WORK_JOIN:
    case MUSTER_HUB_WORK_LEAVE:
    case MUSTER_HUB_WORK_SHARE:
    case MUSTER_HUB_WORK_UNSHARE:
    default:
      return TRUE;
    }
}

/* What is needed to decide about a fork or a conflict. */
static gboolean
add_matter (const MusterHubSurvey  *survey,
            MusterHubStanding      *standing,
            MusterHubItem          *item,
            GError                **error)
{
  MusterHubMatter *matter = g_new0 (MusterHubMatter, 1);

  matter->item = item;
  matter->refused = new_refusals ();
  g_ptr_array_add (standing->matters, matter);
  if (item->sort == MUSTER_HUB_LEDGER)
    {
      g_autoptr (GArray) links = muster_hub_reader_read_chain (survey->link, item, 0, error);
      guint n_given;

      if (links == NULL)
        return FALSE;
      if (links->len == 0)
        return TRUE;
      matter->sides = muster_ledger_settle_tell (muster_hub_survey_get_ledgers (survey, item->kind), item->id,
                                                 (const MusterLedgerLink *) (gpointer) links->data,
                                                 links->len, survey->library, error);

      return matter->sides != NULL && muster_hub_settle (survey, item, MUSTER_HUB_REPLAY, FALSE,
                                                         matter->refused, &n_given, error);
    }

  matter->differences = muster_hub_settle_list_differences (survey, item, error);

  return matter->differences != NULL;
}

static gboolean
add_people (const MusterHubSurvey  *survey,
            MusterHubStanding      *standing,
            GError                **error)
{
  g_autoptr (MusterHubAnswer) desks = NULL;
  g_autoptr (MusterHubAnswer) proposals = NULL;

  if (!muster_hub_desk_is_keeper (survey->desk))
    return TRUE;
  desks = muster_hub_link_call (survey->link,
                                "SELECT id::text, name, login, seen, is_here FROM muster.desks ()",
                                NULL, error);
  proposals = desks != NULL ? read_proposals (survey, error) : NULL;
  if (proposals == NULL)
    return FALSE;

  for (guint row = 0; row < muster_hub_answer_get_n_rows (desks); row++)
    {
      MusterHubPresence *presence = g_new0 (MusterHubPresence, 1);

      presence->is_own = g_str_equal (muster_hub_answer_get_text (desks, row, 0), survey->desk->id);
      presence->name = g_strdup (muster_hub_answer_get_text (desks, row, 1));
      presence->login = g_strdup (muster_hub_answer_get_text (desks, row, 2));
      presence->seen = g_strdup (muster_hub_answer_get_text (desks, row, 3));
      presence->is_here = muster_hub_answer_get_boolean (desks, row, 4);
      g_ptr_array_add (standing->desks, presence);
    }
  for (guint row = 0; row < muster_hub_answer_get_n_rows (proposals); row++)
    {
      MusterHubProposal *proposal = g_new0 (MusterHubProposal, 1);
      const MusterDocumentKind *kind =
        muster_document_kind_find (muster_hub_answer_get_text (proposals, row, 2));
      const char *key = muster_hub_answer_get_text (proposals, row, 3);

      proposal->id = muster_hub_answer_get_int (proposals, row, 0);
      proposal->login = g_strdup (muster_hub_answer_get_text (proposals, row, 1));
      proposal->title = kind != NULL ? muster_hub_item_dup_title (kind, key,
                                                                  muster_hub_answer_get_text (proposals, row,
                                                                                              4))
                                     : g_strdup (key);
      proposal->at = g_strdup (muster_hub_answer_get_text (proposals, row, 5));
      g_ptr_array_add (standing->proposals, proposal);
    }

  return TRUE;
}

/* How things stand, with the hub if there is a connection. */
static gboolean
look (const MusterHubSurvey  *survey,
      MusterHubStanding      *standing,
      GError                **error)
{
  g_autoptr (GPtrArray) items = NULL;

  if (survey->link != NULL && !muster_hub_survey_ask (survey, NULL, error))
    return FALSE;
  items = muster_hub_compare_survey (survey, error);
  if (items == NULL || !muster_hub_compare_survey_name (survey, items, error))
    return FALSE;
  for (guint i = 0; survey->link != NULL && i < items->len; i++)
    if (muster_hub_item_wants_decision (items->pdata[i]) &&
        !add_matter (survey, standing, items->pdata[i], error))
      return FALSE;
  g_ptr_array_unref (standing->items);
  standing->items = g_steal_pointer (&items);

  return survey->link == NULL || add_people (survey, standing, error);
}

/* Notes a failure of the hub; hands on any other. */
static gboolean
note_trouble (MusterHubWorker    *self,
              MusterHubStanding  *standing,
              GError             *problem,
              GError            **error)
{
  if (problem->domain != MUSTER_HUB_ERROR)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  g_free (standing->trouble);
  standing->trouble = g_strdup (problem->message);
  if (!g_error_matches (problem, MUSTER_HUB_ERROR, MUSTER_HUB_ERROR_REFUSED))
    g_clear_pointer (&self->link, muster_hub_link_free);
  g_error_free (problem);

  return TRUE;
}

static gboolean
exchange (MusterHubWorker      *self,
          MusterHubSurvey      *survey,
          MusterHubStanding    *standing,
          const MusterHubWork  *work,
          MusterHubTold         told,
          gpointer              data,
          GError              **error)
{
  GError *problem = NULL;

  if ((!do_work (survey, work, standing, &problem) ||
       (standing->report = muster_hub_exchange (survey, told, data, &problem)) == NULL) &&
      !note_trouble (self, standing, problem, error))
    return FALSE;
  survey->link = self->link;
  problem = NULL;
  if (look (survey, standing, &problem))
    return TRUE;
  if (!note_trouble (self, standing, problem, error))
    return FALSE;

  /* The connection broke just now: what was known last is told. */
  survey->link = NULL;
  g_ptr_array_set_size (standing->matters, 0);

  return look (survey, standing, error);
}

MusterHubStanding *
muster_hub_worker_run (MusterHubWorker      *self,
                       const MusterHubWork  *work,
                       MusterHubTold         told,
                       gpointer              data,
                       GCancellable         *cancellable,
                       GError              **error)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterHubStanding) standing = NULL;
  MusterHubSurvey survey = { NULL, NULL, NULL, NULL, self->packs };
  GError *problem = NULL;
  gboolean ok;

  if (self->library == NULL)
    {
      self->library = muster_library_new (error);
      if (self->library == NULL)
        return NULL;
      muster_packs_load (self->library, self->packs);
    }
  survey.library = self->library;
  survey.store = store = muster_store_open_beside_owner (self->path, error);
  if (store == NULL)
    return NULL;

  standing = new_standing ();
  standing->news = muster_store_news_new (store);
  ok = (work->task != MUSTER_HUB_WORK_LEAVE || leave (self, store, cancellable, error)) &&
       ((work->task != MUSTER_HUB_WORK_JOIN && work->task != MUSTER_HUB_WORK_TEST) ||
        join (self, work, store, cancellable, &problem) ||
        note_trouble (self, standing, problem, error));
  if (ok && muster_hub_desk_has_joined (store))
    {
      standing->desk = survey.desk = muster_hub_desk_load (store, error);
      ok = survey.desk != NULL && ((work->task != MUSTER_HUB_WORK_SHARE &&
                                    work->task != MUSTER_HUB_WORK_UNSHARE) ||
                                   set_shared (&survey, work, error));
      problem = NULL;
      if (ok && !connect_to (self, survey.desk->uri, NULL, cancellable, &problem))
        ok = note_trouble (self, standing, problem, error) && look (&survey, standing, error);
      else if (ok)
        {
          survey.link = self->link;
          ok = exchange (self, &survey, standing, work, told, data, error);
        }
    }
  else if (ok)
    g_clear_pointer (&self->link, muster_hub_link_free);
  standing->is_reachable = self->link != NULL;
  if (self->link != NULL)
    muster_hub_link_set_cancellable (self->link, NULL);
  muster_store_news_end (standing->news);
  muster_store_close (store);

  return ok ? g_steal_pointer (&standing) : NULL;
}
