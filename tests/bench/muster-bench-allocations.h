/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdlib.h>

/* How often this process has asked for memory. Not counted under the sanitizers, which have their own. */

#ifndef __SANITIZE_ADDRESS__
extern void *__libc_malloc (size_t size);
extern void *__libc_realloc (void *memory, size_t size);
extern void *__libc_calloc (size_t n, size_t size);

static guint64 muster_bench_n_allocations;

void *
malloc (size_t size)
{
  muster_bench_n_allocations++;
  return __libc_malloc (size);
}

void *
realloc (void   *memory,
         size_t  size)
{
  muster_bench_n_allocations++;
  return __libc_realloc (memory, size);
}

void *
calloc (size_t n,
        size_t size)
{
  muster_bench_n_allocations++;
  return __libc_calloc (n, size);
}
#else
static guint64 muster_bench_n_allocations;
#endif
