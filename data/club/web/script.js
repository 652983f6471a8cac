// SPDX-FileCopyrightText: The Muster authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Searching and sorting. Pages can be read without it.
'use strict';
for (const table of document.querySelectorAll('table[data-search]')) {
  const body = table.tBodies[0];
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.className = 'search';
  input.type = 'search';
  input.placeholder = table.dataset.search;
  input.setAttribute('aria-label', table.dataset.search);
  label.append(input);
  table.parentNode.before(label);
  const fold = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  input.addEventListener('input', () => {
    const words = fold(input.value).split(/\s+/);
    for (const row of body.rows) {
      const text = fold(row.textContent);
      row.hidden = !words.every(word => text.includes(word));
    }
  });
  [...table.tHead.rows[0].cells].forEach((heading, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const falling = heading.getAttribute('aria-sort') === 'ascending';
      for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const key = row => row.cells[column].dataset.key ?? row.cells[column].textContent;
      const rows = [...body.rows].sort((a, b) =>
        key(a).localeCompare(key(b), document.documentElement.lang, { numeric: true }) * (falling ? -1 : 1));
      body.append(...rows);
    });
  });
}
