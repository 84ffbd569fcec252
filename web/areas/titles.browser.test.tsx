import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#web/testing/app.tsx';
import { within } from '#web/testing/doors.ts';
import { answerNothing } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';

// While nothing of a screen has come, it has a title already: there the focus goes, and there a screen reader begins.

for (const [rol, layout] of [
  ['client', 'areas/client/layout.tsx'],
  ['professional', 'areas/professional/layout.tsx'],
  ['admin', 'areas/admin/layout.tsx'],
  ['client', 'shared/session/signed-in-layout.tsx'],
] as const)
  test(`${rol}: every screen of ${layout} has a title while it loads`, async () => {
    signIn(person(rol));
    answerNothing();
    const screens = within(layout).filter(({ layouts }) => layouts.includes(layout));
    const own = screens.filter(({ layouts, path }) =>
      layout.startsWith('shared') ? layouts.length === 1 : !path.includes('no-existe'),
    );
    expect(own.length).toBeGreaterThan(1);
    const without: string[] = [];
    for (const { path } of own) {
      await open(path.replaceAll('/x', '/7'));
      await expect.element(page.getByRole('main')).toBeInTheDocument();
      const titles = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect
        .poll(() => titles.elements().length, { timeout: 2000 })
        .toBe(1)
        .catch(() => without.push(path));
    }
    expect(without).toEqual([]);
  });
