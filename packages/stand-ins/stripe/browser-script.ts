import { readFileSync } from 'node:fs';

/** In the order of their dependencies; `start.js` sets `window.Stripe`. */
const parts = [
  'texts.js',
  'card-fields.js',
  'requests.js',
  'brand-marks.js',
  'card-form.js',
  'element-styles.js',
  'payment-element.js',
  'elements.js',
  'bank-window.js',
  'stripe.js',
  'start.js',
];

/**
 * The browser script as one classic script, because only a classic script knows its own address
 * (`document.currentScript`), from which it derives the address of the API.
 */
export function readBrowserScript(): string {
  const modules = parts.map((part) =>
    readFileSync(new URL(`./browser/${part}`, import.meta.url), 'utf8')
      .replace(/^import [^;]*;\n/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\n${modules.join('\n')}\n})();\n`;
}
