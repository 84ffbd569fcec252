import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getOwnProjects } from '#contract/accounts.ts';
import { getRehire } from '#contract/favourites.ts';
import { getRequests } from '#contract/requests.ts';
import { open } from '#web/testing/app.tsx';
import { answer, asked, reply } from '#web/testing/network.ts';
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

test('what waits for one beyond five things is shown in its place, by a button', async () => {
  const waiting = Array.from({ length: 7 }, (_, index) =>
    summary(index + 1, {
      estado: 'por_pagar',
      grupo: 'en_curso',
      turno: { who: 'client', action: 'pagar', amount: 1800 },
    }),
  );
  signIn(
    person('client', {
      proposal: [...waiting, summary(9, { grupo: 'en_curso', estado: 'pagado' })],
    }),
  );
  await open('/cliente');
  const turn = page.getByRole('region', { name: /^Te toca/ });
  const more = turn.getByRole('button', { name: 'Ver todo lo que te toca' });
  await expect.element(more).toBeVisible();
  const links = () => turn.getByRole('link').elements();
  expect(links()).toHaveLength(5);
  await more.click();
  await expect.poll(() => links()).toHaveLength(7);
  expect(document.activeElement).toBe(links()[5]);
  await expectGoodScreen();
});

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

test('who waits for the answers to a request is led to it, not to writing to somebody', async () => {
  const totales = { abierta: 1, elegida: 0, cerrada: 0 };
  const link = page.getByRole('link', { name: 'Ver tu solicitud' });
  const work = summary(3, { estado: 'finalizada', grupo: 'finalizados' });
  for (const proposal of [[], [work]]) {
    answer(getRequests, { solicitudes: [], hay_mas: false, siguiente: null, totales });
    signIn(person('client', { proposal }));
    await open('/cliente');
    await expect.element(link).toHaveAttribute('href', '/cliente/solicitudes');
    expect(page.getByText(/Busca un profesional|Escribe a un profesional/).elements()).toEqual([]);
    await expectGoodScreen();
  }
});
