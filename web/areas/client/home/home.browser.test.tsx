import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getOwnProjects } from '#contract/accounts.ts';
import { getRehire } from '#contract/favourites.ts';
import { open } from '#web/testing/app.tsx';
import { asked, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { summary } from '#web/testing/projects.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

const AGUA = {
  keylogin: 'q'.repeat(43),
  nombre: 'Agua Clara',
  img_profile: null,
  profesion: 'Plomería',
  imagen: null,
  trabajos_contigo: 1,
  favorito: 0,
  disponible: 1,
  ultimo: { id: 3, titulo: 'Cambio de llave', finishedAt: '2026-09-02T15:00:00.000Z' },
  solicitud: null,
};

test('who can be hired again comes together with the rows of the screen', async () => {
  const work = summary(3, { estado: 'finalizada', grupo: 'finalizados' });
  signIn(person('client', { proposal: [work] }));
  let arrive: (response: Response) => void = () => {};
  const later = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  let isAsked = false;
  reply(getRehire, () => {
    isAsked = true;
    return later;
  });
  await open('/cliente');
  await expect.poll(() => isAsked).toBe(true);
  const rows = page.getByRole('heading', { name: 'Finalizados' });
  const again = page.getByRole('heading', { name: 'Volver a contratar' });
  // As long as other calls of the screen need.
  await expect.poll(() => asked(getOwnProjects)).not.toHaveLength(0);
  expect(rows.elements()).toEqual([]);
  arrive(Response.json({ mensaje: 'success', contratados: [AGUA] }));
  await expect.element(rows).toBeVisible();
  expect(again.elements()).toHaveLength(1);
  await expectGoodScreen();
});
