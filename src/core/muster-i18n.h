/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libintl.h>

/* The core names its translation domain explicitly. As a library it must find its texts whatever
 * global text domain the program has set. */
#define _(text) dgettext ("muster", text)
#define N_(text) text
