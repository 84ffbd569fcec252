import { compile } from 'html-to-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HTML_ONLY, Layout } from './layout.ts';
import type { Mail } from './mail.ts';

/** The two parts of a mail, of the same components. React escapes whatever people wrote. */
export function render(mail: Mail): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(Layout, mail));
  return { html: `<!doctype html>${markup}`, text: textOf(markup) };
}

const textOf = compile({
  // A line that is broken for its width breaks addresses too.
  wordwrap: false,
  baseElements: { selectors: ['body'] },
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: `.${HTML_ONLY}`, format: 'skip' },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
  ],
});
