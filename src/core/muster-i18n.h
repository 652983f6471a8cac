/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libintl.h>

/* The catalogue of texts is named here and not by a global text domain, because the core is a
 * library: it must find its texts whatever the program around it has set. */
#define _(text) dgettext ("muster", text)
#define N_(text) text
