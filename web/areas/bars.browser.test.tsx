import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#web/testing/app.tsx';
import { within } from '#web/testing/doors.ts';
import { answerNothing } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';

// Whoever stands in an area sees in its bar where: each screen marks exactly one entry.

/** Screens that mark none, with their reason. */
const UNMARKED: Readonly<Record<string, string>> = {
  '/profesional/mi-perfil': 'everything about oneself, of which each part has its own entry',
  '/admin/no-existe': 'there is no such screen',
  '/admin/chat-history/x/x': 'fills the window, without the bar',
};

for (const [rol, layout, name] of [
  ['client', 'areas/client/layout.tsx', 'Mi cuenta'],
  ['professional', 'areas/professional/layout.tsx', 'Mi cuenta'],
  ['admin', 'areas/admin/layout.tsx', 'Administración'],
] as const)
  test(`${rol}: every screen marks its entry of the area's bar`, async () => {
    signIn(person(rol));
    answerNothing();
    const wrong: Record<string, (string | null)[]> = {};
    for (const { path } of within(layout)) {
      await open(path.replaceAll('/x', '/7'));
      await expect.element(page.getByRole('main')).toBeInTheDocument();
      const bar = page.getByRole('navigation', { name });
      if (!(path in UNMARKED)) await expect.element(bar).toBeInTheDocument();
      const marked = bar
        .elements()
        .flatMap((one) => [...one.querySelectorAll('[aria-current="page"]')]);
      const expected = path in UNMARKED ? 0 : 1;
      if (marked.length !== expected) wrong[path] = marked.map(({ textContent }) => textContent);
    }
    expect(wrong).toEqual({});
  });
