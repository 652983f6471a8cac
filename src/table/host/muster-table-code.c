/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/host/muster-table-code.h"

#include <string.h>
#include <sys/random.h>

#define N_BYTES 16
#define N_LETTERS 26

static const char LETTERS[] = "0123456789abcdefghjkmnpqrstvwxyz";

char *
muster_table_code_new (void)
{
  guint8 bytes[N_BYTES];
  char *code = g_new0 (char, N_LETTERS + 1);

  /* Stop the program rather than make a code that somebody could guess. */
  if (getrandom (bytes, sizeof bytes, 0) != (gssize) sizeof bytes)
    g_error ("The system has no random numbers");
  for (guint i = 0; i < N_LETTERS; i++)
    {
      guint bit = i * 5;
      guint pair = (guint) bytes[bit / 8] << 8 | (bit / 8 + 1 < N_BYTES ? bytes[bit / 8 + 1] : 0);

      code[i] = LETTERS[pair >> (11 - bit % 8) & 31];
    }
  return code;
}

char *
muster_table_code_tidy (const char *code)
{
  GString *plain = g_string_new (NULL);

  for (; *code != '\0' && plain->len < 64; code++)
    {
      char letter = g_ascii_tolower (*code);

      if (letter == '-' || g_ascii_isspace (letter))
        continue;
      g_string_append_c (plain, letter == 'o' ? '0' : letter == 'i' || letter == 'l' ? '1' : letter);
    }
  return g_string_free (plain, FALSE);
}

char *
muster_table_code_dup_groups (const char *code)
{
  GString *groups = g_string_new (NULL);

  for (guint i = 0; code[i] != '\0'; i++)
    g_string_append_printf (groups, "%s%c", i > 0 && i % 5 == 0 ? "-" : "", code[i]);
  return g_string_free (groups, FALSE);
}
