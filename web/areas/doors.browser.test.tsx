import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open } from '#web/testing/app.tsx';
import { within } from '#web/testing/doors.ts';
import { person, signIn } from '#web/testing/people.ts';

// Who gets into which screen (1 §2): every address of web/routes.ts that needs a session, as those see it for whom
// it is not. e2e/all-routes.spec.ts opens each as those for whom it is.

test('every address that needs a session sends visitors to /login', async () => {
  const closed = within('shared/session/signed-in-layout.tsx');
  expect(closed.length).toBeGreaterThan(30);
  for (const { path } of closed) {
    await open(path);
    await expect.poll(address, { message: path }).toBe('/login');
  }
});

for (const [area, whose, others] of [
  ['client', 'clientes', ['professional', 'admin']],
  ['professional', 'profesionales', ['client', 'admin']],
] as const)
  for (const rol of others)
    test(`${rol}: every screen of the ${area}’s area says for whom it is`, async () => {
      const closed = within(`areas/${area}/layout.tsx`);
      expect(closed.length).toBeGreaterThan(2);
      signIn(person(rol));
      for (const { path } of closed) {
        await open(path);
        await expect
          .element(page.getByRole('heading', { level: 1 }), { message: path })
          .toHaveTextContent(`Esta página es para ${whose}`);
        expect(address()).toBe(path);
      }
    });

for (const rol of ['client', 'professional'] as const)
  test(`${rol}: every screen of the team leads to /login`, async () => {
    const closed = within('areas/admin/layout.tsx');
    expect(closed.length).toBeGreaterThan(20);
    for (const { path } of closed) {
      signIn(person(rol));
      await open(path);
      await expect.poll(address, { message: path }).toBe('/login');
    }
  });
