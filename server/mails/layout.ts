import { Body } from '@react-email/body';
import { Button as ButtonLink } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, Fragment, type ReactNode } from 'react';
import type { Button, Mail, Sheet, WayOut } from './mail.ts';
import { SHEET, STYLES } from './style.ts';

// Node runs these files as they are and knows no JSX, so the elements are written as calls.

/** The class of what the text of a mail leaves out, because it says it anyway. */
export const HTML_ONLY = 'html-only';

/** The one layout of all mails: nothing in it is loaded from outside, and no picture is needed. */
export function Layout({ subject, said, code, sheet, button, why, wayOut }: Mail) {
  return h(
    Html,
    { lang: 'es-MX' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, SHEET),
    ),
    h(
      Body,
      { className: 'm-page', style: STYLES.page },
      h(Preview, null, said[0] ?? subject),
      h(
        Container,
        { style: STYLES.column },
        h(
          Cell,
          { style: { padding: '0 12px 16px' }, className: HTML_ONLY },
          h(Text, { style: STYLES.name, className: 'm-link' }, 'Maestros'),
        ),
        h(
          Cell,
          { style: STYLES.paper, className: 'm-paper' },
          said.map((paragraph, index) =>
            h(
              Fragment,
              { key: index },
              h(Text, { style: STYLES.said, className: 'm-ink' }, lines(paragraph)),
              index === 0 && code !== undefined && h(Code, null, code),
            ),
          ),
          sheet && h(Receipt, sheet),
          button && h(Action, button),
        ),
        h(Cell, { style: STYLES.foot }, h(Foot, { why, wayOut })),
      ),
    ),
  );
}

/** A box that every mail program pads: a table of one cell. */
const Cell = ({
  style,
  className,
  children,
}: {
  style: object;
  className?: string;
  children?: ReactNode;
}) =>
  h(
    'table',
    // Separate borders, because collapsed ones are never round.
    {
      width: '100%',
      border: 0,
      cellPadding: 0,
      cellSpacing: 0,
      role: 'presentation',
      style: { borderCollapse: 'separate' },
      ...(className?.includes(HTML_ONLY) && { className: HTML_ONLY }),
    },
    h('tbody', null, h('tr', null, h('td', { style, className }, children))),
  );

/** The lines of a text that somebody wrote. */
const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line));

const Link = ({ to, children = to }: { to: string; children?: ReactNode }) =>
  h('a', { href: to, style: STYLES.link, className: 'm-link' }, children);

const Small = ({ children }: { children?: ReactNode }) =>
  h(Text, { style: STYLES.small, className: 'm-muted' }, children);

const Code = ({ children }: { children?: ReactNode }) =>
  h(Text, { style: STYLES.code, className: `m-ink ${HTML_ONLY}` }, children);

/** The button, and its address for who cannot press it or wants to know where it leads. */
const Action = ({ label, address }: Button) =>
  h(
    Fragment,
    null,
    h(
      'div',
      { className: HTML_ONLY },
      h(ButtonLink, { href: address, style: STYLES.button, className: 'm-button' }, label),
    ),
    h(Small, null, 'Ábrelo en Maestros: ', h(Link, { to: address })),
  );

const Receipt = ({ title, amount, facts, notes, address }: Sheet) =>
  h(
    'div',
    { style: STYLES.sheet, className: 'm-line' },
    h('h2', { style: STYLES.title, className: 'm-ink' }, title),
    h(Text, { style: STYLES.amount, className: 'm-ink' }, amount),
    facts.map(([name, value], index) =>
      h(
        'div',
        { key: index, style: STYLES.fact, className: 'm-ink' },
        h('span', { style: STYLES.factName, className: 'm-muted' }, `${name}: `),
        value,
      ),
    ),
    notes.map((note, index) => h(Small, { key: index }, note)),
    address !== undefined && h(Small, null, 'Para imprimirlo: ', h(Link, { to: address })),
  );

const Foot = ({ why, wayOut }: { why: string; wayOut: WayOut | undefined }) =>
  h(
    Fragment,
    null,
    h(Small, null, why),
    wayOut &&
      h(
        Fragment,
        null,
        h(Small, null, 'Elige qué te avisamos: ', h(Link, { to: wayOut.choose })),
        h(Small, null, h(Link, { to: wayOut.unsubscribe }, 'Dejar de recibir estos correos')),
      ),
  );
