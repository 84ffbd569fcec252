// What the server sends, which no policy of a page looks at: tests that write it into theirs say so with these.

const KEY = Symbol.for('maestros.testing.sent');

interface Policy {
  createHTML: (text: string) => string;
  createScript: (text: string) => string;
}

function policy(): Policy {
  const everywhere = globalThis as unknown as Record<symbol, Policy | undefined> & {
    trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  const asItIs = (text: string) => text;
  everywhere[KEY] ??= everywhere.trustedTypes.createPolicy('sent', {
    createHTML: asItIs,
    createScript: asItIs,
  });
  return everywhere[KEY];
}

export const sentMarkup = (html: string): string => policy().createHTML(html);
export const sentScript = (text: string): string => policy().createScript(text);
