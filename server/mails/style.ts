import type { CSSProperties } from 'react';

/** The platform's colours (web/theme/tokens.css), written out: mail programs know no variables. */
const LIGHT = {
  page: '#faf6ef',
  paper: '#ffffff',
  ink: '#1d2433',
  muted: '#5b6475',
  hairline: '#e6dfd3',
  primary: '#1e4fa3',
  onPrimary: '#ffffff',
} as const;
const DARK: Record<keyof typeof LIGHT, string> = {
  page: '#12161f',
  paper: '#1b2130',
  ink: '#edf0f6',
  muted: '#a9b3c4',
  hairline: '#2e374a',
  primary: '#8fb4ff',
  onPrimary: '#0f1729',
};

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs that forget the style sheet keep these, which are the light ones. */
export const STYLES = {
  page: {
    backgroundColor: LIGHT.page,
    color: LIGHT.ink,
    fontFamily: FONT,
    margin: 0,
    padding: '24px 12px',
  },
  column: { maxWidth: 600 },
  name: { color: LIGHT.primary, fontSize: 22, fontWeight: 700, lineHeight: '28px', margin: 0 },
  paper: {
    backgroundColor: LIGHT.paper,
    border: `1px solid ${LIGHT.hairline}`,
    borderRadius: 12,
    padding: 24,
  },
  said: {
    color: LIGHT.ink,
    fontSize: 16,
    lineHeight: '25px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  code: {
    color: LIGHT.ink,
    fontSize: 34,
    fontWeight: 700,
    letterSpacing: 6,
    lineHeight: '44px',
    margin: '0 0 16px',
  },
  button: {
    backgroundColor: LIGHT.primary,
    borderRadius: 10,
    color: LIGHT.onPrimary,
    fontSize: 16,
    fontWeight: 700,
    padding: '14px 24px',
  },
  small: {
    color: LIGHT.muted,
    fontSize: 14,
    lineHeight: '21px',
    margin: '12px 0 0',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  link: { color: LIGHT.primary },
  sheet: { borderTop: `1px solid ${LIGHT.hairline}`, margin: '0 0 20px', padding: '16px 0 0' },
  title: { color: LIGHT.ink, fontSize: 16, lineHeight: '24px', margin: 0 },
  amount: {
    color: LIGHT.ink,
    fontSize: 28,
    fontWeight: 700,
    lineHeight: '40px',
    margin: '0 0 8px',
  },
  fact: { color: LIGHT.ink, fontSize: 16, lineHeight: '24px', padding: '4px 0' },
  factName: { color: LIGHT.muted, display: 'block', fontSize: 14, lineHeight: '20px' },
  foot: { padding: '4px 12px' },
} as const satisfies Record<string, CSSProperties>;

/** What each style becomes in the dark scheme, by the selector of its class. */
const DARK_RULES = [
  // The library puts the page's colour on its inner cell too.
  ['.m-page,.m-page>table>tbody>tr>td', `background:${DARK.page};color:${DARK.ink}`],
  ['.m-paper', `background:${DARK.paper};border-color:${DARK.hairline}`],
  ['.m-ink', `color:${DARK.ink}`],
  ['.m-muted', `color:${DARK.muted}`],
  ['.m-link', `color:${DARK.primary}`],
  ['.m-line', `border-color:${DARK.hairline}`],
  ['.m-button', `background:${DARK.primary};color:${DARK.onPrimary}`],
] as const;

const important = (rule: string): string => rule.replaceAll(/(?=;|$)/g, '!important');

/** What no attribute can say: the dark scheme, and less room at the sides of a phone. */
export const SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:420px){.m-paper{padding:20px 16px!important}}',
  `@media (prefers-color-scheme:dark){${DARK_RULES.map(([name, rule]) => `${name}{${important(rule)}}`).join('')}}`,
].join('');
