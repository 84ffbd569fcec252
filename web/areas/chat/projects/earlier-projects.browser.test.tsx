import { expect, test } from 'vitest';
import { getProposals } from '#contract/projects.ts';
import { DESKTOP, follow, goBack, open, PHONE } from '#web/testing/app.tsx';
import { answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerProject,
  openPanel,
  OTHER,
  panel,
  panelButton,
  projectOf,
} from '#web/testing/project.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { event, PAID, PUBLISHED } from './testing.ts';

test('earlier projects of the pair stand below the present one', async () => {
  const me = signIn(person('client'));
  const ended = projectOf(me, {
    ...PAID,
    titulo: 'Primer intento',
    estado: 'cancelada',
    retenido: 0,
    devuelto: 1999,
    eventos: [event('cancelada', { monto: 1999, detalle: 'Ya no hace falta.' })],
  });
  answerProject(me, projectOf(me, { ...PUBLISHED, titulo: 'Segundo intento' }), [ended]);
  await openPanel('proyecto', PHONE);
  const earlier = panelButton('Proyectos anteriores (1)');
  await expect.element(earlier).toHaveAttribute('aria-expanded', 'false');
  await earlier.click();
  await panelButton(/Primer intento/).click();
  const detail = panel().getByRole('listitem').filter({ hasText: 'Primer intento' });
  await expect.element(detail.getByText('$1,999.00 devuelto')).toBeVisible();
  await expect.element(detail.getByText('Ya no hace falta.')).toBeVisible();
  // The present project keeps its buttons; earlier ones have none.
  expect(panelButton(/^Aceptar por/).elements()).toHaveLength(1);
  await expectGoodScreen();
});

test('earlier projects load page by page', async () => {
  const me = signIn(person('client'));
  const [present, ...earlier] = Array.from({ length: 22 }, (_, before) =>
    projectOf(me, {
      ...PUBLISHED,
      estado: 'rechazada',
      titulo: `Intento ${22 - before}`,
      id: 1000 - before,
    }),
  );
  if (!present) throw new Error('there is no project');
  answerProject(me, present);
  const all = [present, ...earlier];
  answerEach(getProposals, ({ antes }) => {
    const rest = all.filter(({ id }) => !antes || id < Number(antes));
    return { proposals: rest.slice(0, 20), hay_mas: rest.length > 20 };
  });
  await openPanel();
  await panelButton('Proyectos anteriores (19+)').click();
  await panelButton('Ver más').click();
  await expect.element(panelButton('Proyectos anteriores (21)')).toBeVisible();
  await expect.element(panelButton(/^Intento 1 /)).toBeVisible();
  await expect.element(panelButton('Ver más')).not.toBeInTheDocument();
  expect(asked(getProposals).map(({ antes }) => antes)).toEqual([undefined, 981]);
});

test.each(['panel=proyecto', 'panel=adicionales', 'calificar=1'])(
  'an address with ?%s that names an earlier project opens it',
  async (query) => {
    const me = signIn(person('client'));
    const present = projectOf(me, { ...PUBLISHED, titulo: 'Lo de ahora', id: 1000 });
    const ended = Array.from({ length: 25 }, (_, before) =>
      projectOf(me, {
        ...PAID,
        estado: 'finalizada',
        titulo: `Trabajo ${25 - before}`,
        id: 900 - before,
      }),
    );
    answerProject(me, present);
    answerEach(getProposals, ({ antes }) => {
      const rest = ended.filter(({ id }) => !antes || id < Number(antes));
      return { proposals: rest.slice(0, 20), hay_mas: rest.length > 20 };
    });
    // On the second page of them.
    await open(`/chat/${OTHER}?${query}&proyecto=877`, PHONE);
    const named = panelButton(/^Trabajo 2 /);
    await expect.element(named).toHaveAttribute('aria-expanded', 'true');
    await expect.element(named).toHaveFocus();
    await expect.element(named).toBeInViewport();
    await expect.element(panelButton(/^Trabajo 3 /)).toHaveAttribute('aria-expanded', 'false');
    await expectGoodScreen();
    await named.click();
    await expect.element(named).toHaveAttribute('aria-expanded', 'false');
  },
);

test('an address that names the present project opens that one', async () => {
  const me = signIn(person('client'));
  const ended = projectOf(me, { ...PAID, estado: 'finalizada', titulo: 'Trabajo 1', id: 900 });
  answerProject(me, projectOf(me, { ...PUBLISHED, titulo: 'Lo de ahora', id: 1000 }), [ended]);
  await open(`/chat/${OTHER}?panel=proyecto&proyecto=1000`, PHONE);
  await expect
    .element(panelButton('Proyectos anteriores (1)'))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(panelButton(/^Aceptar por/)).toBeVisible();
});

test('an earlier project opens beside the unsent proposal of its author', async () => {
  const me = signIn(person('professional'));
  const ended = projectOf(me, { ...PAID, estado: 'finalizada', titulo: 'Trabajo 1', id: 900 });
  const draft = projectOf(me, {
    ...PUBLISHED,
    estado: 'por_publicar',
    published_at: null,
    id: 1000,
  });
  answerProject(me, draft, [ended]);
  await open(`/chat/${OTHER}?panel=proyecto&proyecto=900`, PHONE);
  await expect.element(panelButton(/^Trabajo 1 /)).toHaveFocus();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'on %s, each notification of an earlier project opens it, also of a conversation seen before',
  async (_name, screen) => {
    const me = signIn(person('client'));
    const ended = Array.from({ length: 6 }, (_, before) =>
      projectOf(me, {
        ...PAID,
        estado: 'finalizada',
        titulo: `Trabajo ${6 - before}`,
        id: 900 - before,
      }),
    );
    answerProject(me, projectOf(me, { ...PUBLISHED, titulo: 'Lo de ahora', id: 1000 }), ended);
    await open('/cliente', screen);
    for (const [id, titulo] of [
      [900, /^Trabajo 6 /],
      [895, /^Trabajo 1 /],
    ] as const) {
      await follow(`/chat/${OTHER}?panel=proyecto&proyecto=${id}`);
      const named = panelButton(titulo);
      await expect.element(named).toHaveAttribute('aria-expanded', 'true');
      await expect.element(named).toHaveFocus();
      await expect.element(named).toBeInViewport();
      goBack();
      await expect.element(named).not.toBeInTheDocument();
    }
  },
);
