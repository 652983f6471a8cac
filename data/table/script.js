/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a seat. It shows what comes and sends what is tapped; it knows no rule. Texts of others are only
 * ever set as text; briefing and rules are HTML that Muster wrote. */
(function () {
  'use strict';

  var app = document.getElementById('app');
  if (!app) return;
  var words = JSON.parse(document.getElementById('words').dataset.words);
  var saidBox = document.getElementById('said');
  var state = null, tab = 'side', dice = [], asked = null, sheet = null, done = {}, live = false;
  var source = null, book = null, search = '', saidTimer = 0, draft = {}, mine = {}, waiting = 0;
  var dark = window.matchMedia('(prefers-color-scheme: dark)');

  function say(id) {
    var args = Array.prototype.slice.call(arguments, 1), text = words[id] || id;
    args.forEach(function (arg) { text = text.replace('%s', function () { return arg; }); });
    return text;
  }

  function h(tag, props) {
    var e = document.createElement(tag);
    Object.keys(props || {}).forEach(function (key) {
      var value = props[key];
      if (key.slice(0, 2) === 'on') e.addEventListener(key.slice(2), value);
      else if (key === 'text') e.textContent = value;
      else if (key === 'class') e.className = value;
      else if (value === true) e.setAttribute(key, '');
      else if (value !== false && value !== null && value !== undefined) e.setAttribute(key, value);
    });
    for (var i = 2; i < arguments.length; i++)
      [].concat(arguments[i]).forEach(function (child) {
        if (child) e.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
      });
    return e;
  }

  function draw(box, path, title) {
    var ns = 'http://www.w3.org/2000/svg', svg = document.createElementNS(ns, 'svg'), p = document.createElementNS(ns, 'path');
    svg.setAttribute('viewBox', box);
    svg.setAttribute('aria-hidden', 'true');
    if (title) svg.setAttribute('class', title);
    p.setAttribute('d', path);
    svg.appendChild(p);
    return svg;
  }

  var MAN = 'M5 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM2.5 4.6h5a1 1 0 0 1 1 1V9h-1.2l-.5 5H3.2l-.5-5H1.5V5.6a1 1 0 0 1 1-1z';
  /* The same figures as in the window; a gun stands before its crew. */
  var FIGURES = {
    foot: ['0 0 10 14', MAN],
    horse: ['0 0 17 16', 'M8 .6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6.4 4.6h3.2v4H6.4zM3 8.6h8.6l2-3.8 2.8 2-3 2.2-.4 3.2v3.3h-1.8v-3.3H4.8v3.3H3zM2.8 8.4 4 9.2 1.8 13 .6 12.2z'],
    gun: ['0 0 23 16', 'M9 6.4a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM5 10.5l-.3-2.9 17-4.1.7 2.9zM8.6 9.9.2 13.9l.7 1.4 8.5-4z'],
    transport: ['0 0 21 16', 'M2 9.6C2 1.6 19 1.6 19 9.6zM6 9.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm9 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'],
    commander: ['0 0 18 14', MAN + 'M10.2.3h1.2V14h-1.2zm1.2 0h6v5h-6z']
  };
  var ICONS = {
    side: 'M8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 20v-4a5 5 0 0 1 5-5h2a5 5 0 0 1 3 1 5 5 0 0 1 3-1h2a5 5 0 0 1 5 5v4z',
    log: 'M4 3h16v18H4zm3 4v2h10V7zm0 4v2h10v-2zm0 4v2h7v-2z',
    rules: 'M3 4h7a2 2 0 0 1 2 2v14a3 3 0 0 0-2-1H3zm18 0h-7a2 2 0 0 0-2 2v14a3 3 0 0 1 2-1h7z',
    briefing: 'M6 2h8l5 5v15H6zm7 1.5V8h4.5z',
    gazette: 'M3 4h15v15a2 2 0 0 0 3 0V8h-2v11H5a2 2 0 0 1-2-2zm2 2v4h5V6zm7 0v2h4V6zm0 3v2h4V9zm-7 3v2h11v-2zm0 3v2h11v-2z',
    map: 'M9 4 3 6v14l6-2 6 2 6-2V4l-6 2zm1 2 4 1.4v10.2L10 16.2z'
  };
  var SPOTS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };

  function die(face) {
    var path = SPOTS[face].map(function (n) {
      return 'M' + (6 + (n - 1) % 3 * 6) + ' ' + (6 + Math.floor((n - 1) / 3) * 6) + 'm-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0';
    }).join('');
    return draw('0 0 24 24', path);
  }

  function announce(text) {
    clearTimeout(saidTimer);
    saidBox.textContent = '';
    saidBox.appendChild(h('span', { text: text }));
    saidTimer = setTimeout(function () { saidBox.textContent = ''; }, 6000);
  }

  function percent(chance) {
    return chance <= 0 || chance >= 1 ? Math.round(chance) * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
  }

  function side(id) {
    return (state.sides || []).filter(function (s) { return s.id === id; })[0];
  }

  function paint(e, of) {
    if (of) e.style.setProperty('--side', dark.matches && of.dark ? of.dark : of.colour);
    return e;
  }

  function orders() { return state.orders || []; }

  /* What was sent and what came of it. */
  function post(path, body) {
    return fetch(path, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  }

  function propose(body) {
    post('/propose', body).then(function (answer) {
      return answer.text().then(function (text) {
        var told = {};
        try { told = JSON.parse(text); } catch (e) { told = { reason: text }; }
        if (answer.status === 202) {
          if (!mine[told.proposal]) { mine[told.proposal] = true; announce(say('sent')); }
          dice = [];
          draft = {};
          closeSheet();
        } else announce(say('failed', told.reason || answer.status));
      });
    }).catch(function () { announce(say('failed', say('lost'))); });
  }

  function isWall() { return state.seat === null && !state.campaign; }

  function header() {
    var own = side(state.seat), active = side(state.active), bits = [];
    if (state.player) bits.push(state.player);
    if (state.turn !== undefined) bits.push(state.of ? say('turnOf', state.turn, state.of) : say('turn', state.turn));
    if (state.over) bits.push(say('over'));
    else if (active) bits.push(active === own ? say('yourTurn') : say('theirTurn', active.name));
    else if (state.phase) bits.push(state.phase);
    var score = h('div', { class: 'score' });
    if (state.score && !isWall() && (state.sides || []).length < 4)
      state.sides.forEach(function (s) {
        score.appendChild(paint(h('span', { 'aria-label': s.name + ' ' + state.score[s.id], text: s.badge + ' ' + state.score[s.id] }), s));
      });
    var turns = h('div', { class: 'turns', 'aria-hidden': 'true' });
    for (var i = 1; state.of && state.of <= 30 && i <= state.of; i++)
      turns.appendChild(h('i', { class: i < state.turn ? 'past' : i === state.turn ? 'now' : '' }));
    return h('header', { class: isWall() ? 'wide' : '' }, h('div', { class: 'who' },
      own && own.badge ? paint(h('span', { class: 'badge', 'aria-hidden': 'true', text: own.badge }), own) : null,
      h('div', {}, h('h1', { text: own ? own.name : state.battle || state.campaign }), h('p', { text: bits.join(' · ') })), score), turns);
  }

  function throwDie(faces) {
    var bytes = new Uint8Array(1), limit = 256 - 256 % faces;
    do { crypto.getRandomValues(bytes); } while (bytes[0] >= limit);
    return 1 + bytes[0] % faces;
  }

  function asksCard() {
    var asks = state.asks, row = h('ul', { class: 'dice' }), keys = h('div', { class: 'keys' });
    if (asked !== asks.id) { asked = asks.id; dice = []; }
    for (var i = 0; i < asks.dice; i++) {
      var face = dice[i];
      row.appendChild(h('li', { class: face ? (asks.target && face >= asks.target ? 'hit' : '') : i === dice.length ? 'next empty' : 'empty', text: face ? String(face) : '' }));
    }
    var full = dice.length === asks.dice;
    for (var n = 1; n <= asks.faces; n++) (function (face) {
      var key = h('button', { id: 'die-' + face, type: 'button', disabled: full, 'aria-label': say('die', face), onclick: function () { dice.push(face); render(); } });
      if (asks.faces === 6) key.appendChild(die(face)); else key.textContent = face;
      keys.appendChild(key);
    })(n);
    return h('section', { class: 'card asks', 'aria-label': asks.for },
      h('div', { class: 'row' }, h('h3', { text: asks.for }), h('span', { class: 'dim', text: say('toGo', asks.dice - dice.length) })),
      asks.need ? h('p', { class: 'dim', text: asks.need }) : null, row, keys,
      h('div', { class: 'does' },
        h('button', { id: 'back', type: 'button', 'aria-label': say('back'), disabled: !dice.length, text: '⌫', onclick: function () { dice.pop(); render(); } }),
        h('button', { id: 'throw', type: 'button', disabled: full, text: say('throwRest'), onclick: function () { while (dice.length < asks.dice) dice.push(throwDie(asks.faces)); render(); } }),
        h('button', { id: 'send', class: 'main', type: 'button', disabled: !full, text: say('send'), onclick: function () { propose({ asks: asks.id, dice: dice.slice() }); } })));
  }

  function figures(unit) {
    var box = h('div', { class: 'figures', 'aria-hidden': 'true' });
    if (unit.start > 24) {
      var bar = h('i');
      bar.style.width = 100 * unit.strength / unit.start + '%';
      return h('div', { class: 'bar', 'aria-hidden': 'true' }, bar);
    }
    var figure = FIGURES[unit.figure] || FIGURES.foot, one = unit.figure === 'gun' ? FIGURES.foot : figure;
    if (unit.figure === 'gun') box.appendChild(draw(figure[0], figure[1], 'in wide'));
    for (var i = 0; i < unit.start; i++) box.appendChild(draw(one[0], one[1], (i < unit.strength ? 'in' : 'out') + (one === FIGURES.foot ? '' : ' wide')));
    return box;
  }

  var SIGNS = { plain: '• ', hinders: '▼ ', danger: '! ', good: '★ ' };

  function pills(unit) {
    var box = h('div', { class: 'pills' });
    (unit.markers || []).forEach(function (m) {
      box.appendChild(h('span', { class: 'pill ' + (m.tone || '') }, h('span', { 'aria-hidden': 'true', text: SIGNS[m.tone] || '' }), m.text));
    });
    return box.firstChild ? box : null;
  }

  function unitCard(unit, of) {
    var own = of.id === state.seat, can = own && orders().some(function (o) { return o.unit === unit.id; });
    var note = unit.fate ? '' : state.asks && state.asks.unit === unit.id ? null : unit.acted ? say('acted') : own && unit.chance !== null && unit.chance !== undefined ? say('chance', percent(unit.chance)) : '';
    var card = h(can ? 'button' : 'div', { class: 'unit' + (unit.fate ? ' gone' : ''), id: 'unit-' + unit.id, type: can ? 'button' : null, onclick: can ? function () { openSheet(unit.id); } : function () {} },
      h('div', { class: 'row' }, h('h3', { text: unit.name }), note === null ? h('span', { class: 'pill now', text: say('acting') }) : h('span', { class: 'dim', text: note })),
      unit.fate ? h('p', { class: 'dim', text: unit.fate }) : h('div', { class: 'row' }, figures(unit), h('b', { text: say('of', unit.strength, unit.start) })),
      h('p', { class: 'dim', text: [unit.type, unit.leader, unit.trait].filter(Boolean).join(' · ') }), pills(unit));
    return paint(card, of);
  }

  function tally() {
    var rows = (state.objectives || []).map(function (o) {
      return h('tr', {}, h('td', { text: o.label }), h('td', { text: state.sides.filter(function (s) { return o.counts[s.id] !== undefined; }).map(function (s) { return s.badge + ' ' + o.counts[s.id]; }).join(' : ') }));
    });
    return rows.length ? [h('h2', { text: say('objectives') }), h('div', { class: 'card' }, h('table', { class: 'tally' }, h('tbody', {}, rows)))] : [];
  }

  function generalOrders() {
    var general = orders().filter(function (o) { return o.unit === null && !o.refused; });
    return general.length ? [h('h2', { text: say('battleOrders') }), h('div', { class: 'orders' }, general.map(function (o) {
      return h('button', { type: 'button', id: 'general-' + o.order, onclick: function () { openSheet(null, o.order); } }, o.label, o.chance !== null ? h('span', { text: percent(o.chance) + ' %' }) : null);
    }))] : [];
  }

  function sidePage() {
    var parts = [], own = side(state.seat);
    if (state.asks) parts.push(asksCard());
    (state.to_do || []).forEach(function (text, i) {
      var id = state.turn + '/' + text;
      parts.push(h('label', { class: 'card todo' }, h('input', { id: 'todo-' + i, type: 'checkbox', checked: !!done[id], onchange: function (e) { done[id] = e.target.checked; } }), h('span', { text: text })));
    });
    parts = parts.concat(generalOrders());
    if (state.standings) parts.push(h('h2', { text: say('standings') }), h('ul', { class: 'plain' }, state.standings.map(function (s) { return h('li', { text: s.text }); })));
    if (own && own.units) {
      var left = own.units.filter(function (u) { return !u.fate && !u.acted; }).length;
      parts.push(h('h2', {}, h('span', { text: say('myUnits') }), state.active === own.id ? h('small', { text: say('toAct', left) }) : null));
      own.units.forEach(function (u) { parts.push(unitCard(u, own)); });
    }
    (state.sides || []).forEach(function (s) {
      if (s === own || !s.units) return;
      parts.push(h('h2', { text: s.name }));
      s.units.forEach(function (u) { parts.push(unitCard(u, s)); });
    });
    return parts.concat(state.sides ? tally() : [], stateLine());
  }

  function stateLine() {
    return h('p', { class: 'state' + (live ? '' : ' off'), text: live ? say('live') : say('lost') });
  }

  function logPage() {
    var lines = (state.log || []).map(function (l) { return h('li', { text: l.text }); });
    return lines.length ? h('ol', { class: 'plain' }, lines) : h('p', { text: say('emptyLog') });
  }

  function filterBook(box, none) {
    var wanted = search.trim().toLowerCase(), found = [];
    /* From the end, so that a heading knows whether anything below it was found. */
    Array.prototype.reverse.call(Array.prototype.slice.call(box.querySelectorAll('h1, h2, h3, p, li, tr, dt, dd'))).forEach(function (e) {
      if (e.querySelector('p, li, tr')) return;
      var level = /^H/.test(e.tagName) ? +e.tagName[1] : 0;
      e.hidden = wanted && (level ? !found[level] : e.textContent.toLowerCase().indexOf(wanted) < 0);
      if (level) found = found.slice(0, level);
      else if (!e.hidden) found = [true, true, true, true];
    });
    none.hidden = !wanted || found[0];
  }

  function rulesPage() {
    var box = h('div', { class: 'book' }), none = h('p', { text: say('noRule'), hidden: true });
    var input = h('input', { id: 'search', class: 'search', type: 'search', 'aria-label': say('search'), placeholder: say('search'), value: search, oninput: function (e) { search = e.target.value; filterBook(box, none); } });
    if (book !== null) { box.innerHTML = book; filterBook(box, none); }
    else fetch('/rules', { credentials: 'same-origin' }).then(function (r) { return r.text(); }).then(function (text) {
      var found = new DOMParser().parseFromString(text, 'text/html').getElementById('rules');
      book = found ? found.innerHTML : '';
      if (tab === 'rules') render();
    });
    return [input, box, none];
  }

  /* Papers are HTML that Muster wrote. */
  function paperPage(html, without) {
    if (!html) return h('p', { text: say(without) });
    var box = h('div', { class: 'briefing' });
    box.innerHTML = html;
    return box;
  }

  function svg(tag, props, text) {
    var e = document.createElementNS('http://www.w3.org/2000/svg', tag);
    Object.keys(props).forEach(function (key) { e.setAttribute(key, props[key]); });
    if (text) e.textContent = text;
    return e;
  }

  function place(id) {
    return state.map.places.filter(function (p) { return p.id === id; })[0];
  }

  /* The map as a drawing, and below it the same in words. */
  function mapPage() {
    var map = state.map, size = Math.max(map.width, map.height) / 26;
    var drawing = svg('svg', { viewBox: [-2 * size, -2 * size, map.width + 4 * size, map.height + 4 * size].join(' '), class: 'map', 'aria-hidden': 'true' });
    map.links.forEach(function (l) {
      var a = place(l.between[0]), b = place(l.between[1]);
      drawing.appendChild(svg('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: l.closed ? 'closed' : '', 'stroke-width': size / 5 }));
    });
    var words = h('ul', { class: 'plain' });
    map.places.forEach(function (p) {
      var owner = side(p.owner);
      drawing.appendChild(paint(svg('circle', { cx: p.x, cy: p.y, r: size * .7, class: owner ? 'owned' : '', 'stroke-width': size / 6 }), owner));
      drawing.appendChild(svg('text', { x: p.x, y: p.y + size * 2, 'font-size': size * 1.25 }, p.name));
      p.forces.forEach(function (f, i) {
        var of = side(f.side);
        var mark = paint(svg('g', {}), of);
        mark.appendChild(svg('rect', { x: p.x + size * (.8 + 1.7 * i), y: p.y - size * 1.8, width: size * 1.5, height: size * 1.3, rx: size / 4 }));
        mark.appendChild(svg('text', { x: p.x + size * (1.55 + 1.7 * i), y: p.y - size * .75, 'font-size': size, class: 'badge-text' }, of.badge));
        drawing.appendChild(mark);
        (f.march || []).reduce(function (from, id) {
          var to = place(id);
          drawing.appendChild(svg('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: 'march', 'stroke-width': size / 3 }));
          return to;
        }, p);
      });
      words.appendChild(h('li', {}, h('b', { text: p.name }), owner ? ' · ' + owner.name : '', p.forces.map(function (f) {
        return h('p', { text: f.name + ', ' + side(f.side).name + ((f.march || []).length ? ' → ' + f.march.map(function (id) { return place(id).name; }).join(' → ') : '') });
      })));
    });
    return [h('h2', { text: say('mapTurn', map.turn) }), drawing, words].concat(generalOrders());
  }

  function wallPage() {
    var last = state.event, big = h('div', { class: 'big' }), columns = h('div', { class: 'two' });
    (state.sides || []).forEach(function (s) {
      if (state.score) big.appendChild(paint(h('div', {}, h('b', { text: String(state.score[s.id]) }), h('span', { text: s.name })), s));
      columns.appendChild(paint(h('section', { class: 'card column', 'aria-label': s.name }, h('h3', { text: s.name }), (s.units || []).map(function (u) {
        var bar = h('i');
        bar.style.width = (u.start ? 100 * u.strength / u.start : 0) + '%';
        return h('div', { class: u.fate ? 'unit-line gone' : 'unit-line' }, h('div', { class: 'row' }, u.fate ? h('s', { text: u.name }) : h('span', { text: u.name }), h('b', { text: u.fate ? '' : String(u.strength) })),
          u.fate ? h('span', { class: 'dim', text: u.fate }) : h('div', { class: 'bar', 'aria-hidden': 'true' }, bar), pills(u));
      })), s));
    });
    return [big, last ? h('section', { class: 'card event' }, h('h2', { text: last.title }), last.lines.map(function (l) { return h('p', { text: l }); })) : null].concat(tally(), columns, logTail(), stateLine());
  }

  function logTail() {
    var before = (state.log || []).slice(1, 6);
    return before.length ? [h('h2', { text: say('log') }), h('ol', { class: 'plain' }, before.map(function (l) { return h('li', { text: l.text }); }))] : [];
  }

  function openSheet(unit, order) {
    sheet = { unit: unit, order: order || null, from: document.activeElement && document.activeElement.id };
    draft = {};
    render();
    var first = app.querySelector('.sheet button');
    if (first) first.focus();
  }

  function closeSheet() {
    var from = sheet && sheet.from;
    sheet = null;
    render();
    var back = from && document.getElementById(from);
    if (back) back.focus();
  }

  function field(f) {
    var id = 'field-' + f.id, input, value = draft[f.id];
    function keep(v) { draft[f.id] = v; }
    if (f.kind === 'flag') input = h('input', { id: id, type: 'checkbox', checked: !!value, onchange: function (e) { keep(e.target.checked || undefined); } });
    else if (f.kind === 'number') input = h('input', { id: id, type: 'number', inputmode: 'numeric', min: f.min, max: f.max, value: value === undefined ? '' : value, oninput: function (e) { keep(e.target.value === '' ? undefined : Math.round(Number(e.target.value))); update(); } });
    else if (f.kind === 'text' && f.long) input = h('textarea', { id: id, maxlength: 1500, oninput: function (e) { keep(e.target.value || undefined); update(); } }, value || '');
    else if (f.kind === 'text') input = h('input', { id: id, type: 'text', maxlength: 200, value: value || '', oninput: function (e) { keep(e.target.value || undefined); update(); } });
    else if (f.kind === 'units' || (f.kind === 'choice' && f.choices.length < 5)) {
      var many = f.kind === 'units', list = f.choices.map(function (c) { return { id: c.id, label: c.label }; });
      if (!many && !f.needed && !f.usual) list.unshift({ id: undefined, label: f.nothing || say('nothing') });
      return h('div', { class: 'field' }, h('span', { id: id + '-label', text: f.label }), h('div', { class: 'picks', role: many ? 'group' : 'radiogroup', 'aria-labelledby': id + '-label' }, list.map(function (c, i) {
        var on = many ? (value || []).indexOf(c.id) >= 0 : value === c.id;
        return h('label', { class: on ? 'on' : '' }, h('input', { id: id + '-' + i, name: id, type: many ? 'checkbox' : 'radio', checked: on, onchange: function (e) {
          if (!many) keep(c.id);
          else { var now = (draft[f.id] || []).filter(function (x) { return x !== c.id; }); if (e.target.checked) now.push(c.id); keep(now.length ? now : undefined); }
          Array.prototype.forEach.call(e.target.closest('.picks').querySelectorAll('input'), function (one) { one.parentElement.className = one.checked ? 'on' : ''; });
          update();
        } }), c.label);
      })));
    } else {
      input = h('select', { id: id, onchange: function (e) { keep(e.target.value || undefined); update(); } },
        f.needed && value ? null : h('option', { value: '', text: f.needed ? say('choose') : f.nothing || say('nothing') }),
        f.choices.map(function (c) { return h('option', { value: c.id, selected: value === c.id, text: c.label }); }));
    }
    return h('div', { class: 'field' }, h('label', { for: id, text: f.label }), input);
  }

  function missing(order) {
    return order.fields.filter(function (f) { return f.needed && draft[f.id] === undefined; }).map(function (f) { return f.label; });
  }

  /* "Fire, Black Shields": the order and whom it is against, or else whose it is. */
  function proposalWords(order, unit) {
    var other = order.fields.filter(function (f) { return f.kind === 'unit' && draft[f.id] !== undefined; })[0];
    var at = other && other.choices.filter(function (c) { return c.id === draft[other.id]; })[0];
    return at || unit ? say('proposeTo', order.label, at ? at.label : unit.name) : say('propose', order.label);
  }

  function update() {
    var order = chosen(), button = document.getElementById('propose'), hint = document.getElementById('hint');
    if (!order || !button) return;
    var lacks = missing(order);
    button.textContent = proposalWords(order, ownUnit());
    button.disabled = lacks.length > 0;
    hint.textContent = lacks.length ? say('missing', lacks.join(', ')) : say('clerk');
  }

  function chosen() {
    return orders().filter(function (o) { return o.unit === sheet.unit && o.order === sheet.order; })[0];
  }

  function choose(order) {
    sheet.order = order.order;
    draft = {};
    order.fields.forEach(function (f) {
      if (f.usual !== undefined && (f.kind !== 'number' || f.needed)) draft[f.id] = f.usual;
      else if (f.needed && f.choices && f.choices.length === 1 && f.kind !== 'units') draft[f.id] = f.choices[0].id;
    });
    render();
    var button = document.getElementById('propose');
    if (button) button.focus();
  }

  function ownUnit() {
    var own = side(state.seat);
    return sheet.unit && own && own.units.filter(function (u) { return u.id === sheet.unit; })[0];
  }

  function sheetPage() {
    var unit = ownUnit();
    var list = orders().filter(function (o) { return o.unit === sheet.unit; }), order = chosen();
    var can = list.filter(function (o) { return !o.refused; }), not = list.filter(function (o) { return o.refused; });
    if (order && order.refused) order = null;
    if (sheet.order && order && !sheet.begun) { sheet.begun = true; if (!Object.keys(draft).length) choose(order); }
    var parts = [h('div', { class: 'row' }, h('div', {}, h('h1', { id: 'sheet-title', text: unit ? unit.name : say('battleOrders') }),
      unit ? h('p', { class: 'dim', text: [say('of', unit.strength, unit.start), unit.leader, unit.trait].filter(Boolean).join(' · ') }) : null),
      h('button', { class: 'x', type: 'button', id: 'close', 'aria-label': say('close'), text: '✕', onclick: closeSheet }))];
    if (order) {
      parts.push(h('section', { class: 'card chosen' }, h('div', { class: 'row' }, h('h3', { text: '✓ ' + order.label }), h('span', { text: order.chance === null ? say('free') : percent(order.chance) + ' %' })), order.fields.map(field)));
      parts.push(h('button', { id: 'propose', class: 'main', type: 'button', text: proposalWords(order, unit), onclick: function () {
        var params = {};
        Object.keys(draft).forEach(function (k) { if (draft[k] !== undefined) params[k] = draft[k]; });
        propose({ line: state.line, order: order.order, unit: order.unit, params: params });
      } }), h('p', { id: 'hint', class: 'dim state-note' }));
    }
    if (!list.length) parts.push(h('p', { text: say('noOrders') }));
    parts.push(h('div', { class: 'orders' }, can.filter(function (o) { return o !== order; }).map(function (o) {
      return h('button', { type: 'button', id: 'order-' + o.order, onclick: function () { choose(o); } }, o.label, h('span', { text: o.chance === null ? say('free') : percent(o.chance) + ' %' }));
    })));
    if (not.length) parts.push(h('h2', { text: say('refusedOrders') }));
    not.forEach(function (o) {
      parts.push(h('div', { class: 'card no' }, h('div', { class: 'row' }, h('div', {}, h('h3', { text: o.label }), h('p', { text: o.refused })),
        o.rule ? h('button', { type: 'button', text: say('rules'), 'aria-label': say('rules') + ' ' + o.rule, onclick: function () { search = o.rule; tab = 'rules'; closeSheet(); } }) : null)));
    });
    return h('div', { class: 'veil', onclick: function (e) { if (e.target === e.currentTarget) closeSheet(); } },
      h('div', { class: sheet.shown ? 'sheet' : 'sheet fresh', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'sheet-title' }, parts));
  }

  function tabList() {
    if (!state.campaign) return [['side', 'mySide'], ['log', 'log'], ['rules', 'rules'], ['briefing', 'briefing']];
    return [['side', 'table']].concat(state.map ? [['map', 'map']] : [], [['log', 'log'], ['gazette', 'gazette'], ['briefing', 'briefing']]);
  }

  function tabs() {
    var list = tabList();
    return h('nav', {}, h('div', { role: 'tablist' }, list.map(function (t) {
      return h('button', { id: 'tab-' + t[0], type: 'button', role: 'tab', 'aria-selected': String(tab === t[0]), 'aria-controls': 'page', onclick: function () { tab = t[0]; render(); window.scrollTo(0, 0); },
        onkeydown: function (e) {
          var step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? list.length - 1 : 0, at = list.indexOf(t);
          if (step) { tab = list[(at + step) % list.length][0]; render(); document.getElementById('tab-' + tab).focus(); }
        } }, draw('0 0 24 24', ICONS[t[0]]), say(t[1]));
    })));
  }

  var PAGES = {
    side: sidePage, log: logPage, rules: rulesPage, map: mapPage,
    gazette: function () { return paperPage(state.gazette, 'noGazette'); },
    briefing: function () { return paperPage(state.briefing, 'noBriefing'); }
  };

  function render() {
    if (!state) return;
    saidBox.className = sheet ? 'low' : '';
    var focus = document.activeElement && document.activeElement.id, scroll = app.querySelector('.sheet') ? app.querySelector('.sheet').scrollTop : 0, parts = [];
    var start = document.activeElement && document.activeElement.selectionStart;
    document.title = state.battle || state.campaign;
    if (sheet && !orders().some(function (o) { return o.unit === sheet.unit; })) sheet = null;
    parts.push(header());
    if (!tabList().some(function (t) { return t[0] === tab; })) tab = 'side';
    if (isWall()) parts.push(h('main', { class: 'wall' }, wallPage()));
    else parts.push(h('main', { id: 'page', role: 'tabpanel', 'aria-labelledby': 'tab-' + tab }, PAGES[tab]()), tabs());
    if (sheet) parts.push(sheetPage());
    app.textContent = '';
    parts.forEach(function (p) { app.appendChild(p); });
    if (sheet) { sheet.shown = true; parts.slice(0, -1).forEach(function (p) { p.setAttribute('inert', ''); }); app.querySelector('.sheet').scrollTop = scroll; update(); }
    var again = focus && document.getElementById(focus);
    if (again && again !== document.activeElement) {
      again.focus({ preventScroll: true });
      try { if (typeof start === 'number') again.setSelectionRange(start, start); } catch (e) { /* not a text */ }
    }
  }

  function connect() {
    if (source) source.close();
    clearTimeout(waiting);
    source = new EventSource('/events');
    source.addEventListener('state', function (e) {
      live = true;
      state = JSON.parse(e.data);
      render();
    });
    source.addEventListener('proposal', function (e) {
      var told = JSON.parse(e.data);
      mine[told.proposal] = true;
      announce(told.is === 'accepted' ? say('accepted') : say('declined', told.reason || ''));
    });
    source.onopen = function () { live = true; render(); };
    source.onerror = function () {
      live = false;
      source.close();
      render();
      waiting = setTimeout(look, 1500);
    };
  }

  /* Is the seat still ours, or is only the connection gone? */
  function look() {
    fetch('/state', { credentials: 'same-origin' }).then(function (answer) {
      if (answer.status !== 403) { connect(); return; }
      state = null;
      app.textContent = '';
      app.appendChild(h('main', {}, h('p', { role: 'alert', text: say('out') })));
      app.querySelector('main').appendChild(joinForm());
    }).catch(function () { waiting = setTimeout(look, 2500); });
  }

  function joinForm() {
    var input = h('input', { id: 'code', name: 'code', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', required: true });
    return h('form', { class: 'join', onsubmit: function (e) { e.preventDefault(); join(input.value); } }, h('label', { for: 'code', text: say('code') }), input, h('p', { id: 'wrong', role: 'alert' }), h('p', {}, h('button', { class: 'main', text: say('send') })));
  }

  function join(code) {
    post('/join', { code: code }).then(function (answer) {
      if (answer.status === 204) { connect(); return; }
      if (app.dataset.seat) { connect(); return; }
      var wrong = document.getElementById('wrong');
      if (wrong) wrong.textContent = say('wrongCode');
    }).catch(function () { var wrong = document.getElementById('wrong'); if (wrong) wrong.textContent = say('lost'); });
  }

  function start() {
    var code = location.hash.slice(1);
    if (code) { history.replaceState(null, '', '/'); join(code); }
    else if (app.dataset.seat) connect();
  }

  var form = document.getElementById('join');
  if (form) form.addEventListener('submit', function (e) { e.preventDefault(); join(document.getElementById('code').value); });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape' && sheet) closeSheet(); });
  document.addEventListener('visibilitychange', function () { if (!document.hidden && state) connect(); });
  window.addEventListener('hashchange', start);
  window.addEventListener('pageshow', function (e) { if (e.persisted && state) connect(); });
  if (dark.addEventListener) dark.addEventListener('change', render);
  start();
})();
