import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOwnProjects } from '#contract/accounts.ts';
import { getIngresos } from '#contract/payouts.ts';
import { address, goBack, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { summary } from '#web/testing/projects.ts';
import { alerts, button, expectGoodScreen, field, problem } from '#web/testing/screen.ts';

const TOTALS = { en_curso: 0, esperando: 1, finalizados: 23, cerrados: 0 };
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const cards = () => page.getByRole('main').getByRole('heading', { level: 3 });

for (const [rol, area] of [
  ['client', 'cliente'],
  ['professional', 'profesional'],
] as const)
  test(`${rol}: all projects are reached page by page, and the focus moves to the first new one`, async () => {
    signIn(person(rol));
    answerEach(getOwnProjects, ({ marca }) => ({
      proyectos: (marca ? [21, 22, 23] : [...Array(20).keys()].map((at) => at + 1)).map((id) =>
        summary(id),
      ),
      totales: TOTALS,
      hay_mas: !marca,
      marca: marca ? null : '1764000000000000.20',
    }));
    await open(`/${area}/proyectos`);
    await expect.element(tab('Todos (24)')).toBeVisible();
    await expect.poll(() => cards().elements()).toHaveLength(20);
    await expectGoodScreen();
    await button('Ver más').click();
    await expect.poll(() => cards().elements()).toHaveLength(23);
    const first = page.getByRole('listitem').filter({ hasText: 'Trabajo 21' });
    await expect.poll(() => first.element().contains(document.activeElement)).toBe(true);
    await expect.element(button('Ver más')).not.toBeInTheDocument();
    expect(asked(getOwnProjects).at(-1)).toMatchObject({ marca: '1764000000000000.20' });
  });

test('the group and the searched words are in the address, and back undoes them', async () => {
  signIn(person('client'));
  answerEach(getOwnProjects, ({ grupo, search }) => ({
    proyectos: search ? [] : [summary(grupo ? 2 : 1)],
    totales: TOTALS,
    hay_mas: false,
    marca: null,
  }));
  await open('/cliente/proyectos');
  await tab('Finalizados (23)').click();
  await expect.element(page.getByText('Trabajo 2')).toBeVisible();
  expect(address()).toBe('/cliente/proyectos?grupo=finalizados');
  await field('Título, descripción o persona').fill('azotea');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No encontramos «azotea»')).toBeVisible();
  expect(address()).toBe('/cliente/proyectos?grupo=finalizados&texto=azotea');
  expect(asked(getOwnProjects).at(-1)).toMatchObject({ grupo: 'finalizados', search: 'azotea' });
  await expectGoodScreen();
  goBack();
  await expect.element(page.getByText('Trabajo 2')).toBeVisible();
  await expect.element(field('Título, descripción o persona')).toHaveValue('');
});

test('an empty group says what will be there', async () => {
  signIn(person('professional'));
  answer(getOwnProjects, {
    proyectos: [],
    totales: { ...TOTALS, finalizados: 0 },
    hay_mas: false,
    marca: null,
  });
  await open('/profesional/proyectos?grupo=finalizados');
  await expect
    .element(page.getByText('Aquí quedan los trabajos que terminaste y ya te pagaron.'))
    .toBeVisible();
  await expectGoodScreen();
});

test('a list that cannot be loaded says why, in a toast too, and can be loaded again', async () => {
  signIn(person('client'));
  const [failure] = FAILURES;
  fail(getOwnProjects, failure!);
  await open('/cliente/proyectos');
  const text = failure!.text(getOwnProjects);
  await expect.element(problem().getByText(text)).toBeVisible();
  await expect.element(alerts().getByText(text)).toBeVisible();
  answer(getOwnProjects, { proyectos: [summary(1)], totales: TOTALS, hay_mas: false, marca: null });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText('Trabajo 1')).toBeVisible();
});

for (const rol of ['client', 'professional'] as const)
  test(`${rol}: the home has the true number of each group, and leads to the rest`, async () => {
    const [area, grupo] =
      rol === 'client' ? ['cliente', 'finalizados'] : ['profesional', 'cerrados'];
    signIn(
      person(rol, {
        proposal: [
          summary(1),
          summary(2, { grupo: 'cerrados', estado: 'cancelada' }),
          summary(3, { grupo: 'esperando', estado: 'publicada' }),
        ],
        proposal_total: { en_curso: 0, esperando: 1, finalizados: 23, cerrados: 51 },
      }),
    );
    answer(getIngresos, { ingresos: [], descontado: 0 });
    answer(getOwnProjects, { proyectos: [], totales: TOTALS, hay_mas: false, marca: null });
    await open(`/${area}`);
    for (const heading of [/^Propuestas ?1$/, /^Finalizados ?23$/, /^Cerrados ?51$/])
      await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    const total = grupo === 'finalizados' ? 23 : 51;
    answer(getOwnProjects, {
      proyectos: [summary(9)],
      totales: TOTALS,
      hay_mas: false,
      marca: null,
    });
    await page.getByRole('link', { name: `Ver todos (${total})` }).click();
    await expect.poll(address).toBe(`/${area}/proyectos?grupo=${grupo}`);
    await expect.element(page.getByText('Trabajo 9')).toBeVisible();
  });

test('a change that was asked for opens its form, other projects their chat', async () => {
  signIn(person('professional'));
  const turno = { who: 'professional', action: 'revisar', amount: null } as const;
  const asked = summary(1, { turno, recieved: 'q'.repeat(43) });
  answer(getOwnProjects, {
    proyectos: [asked, summary(2)],
    totales: TOTALS,
    hay_mas: false,
    marca: null,
  });
  await open('/profesional/proyectos');
  const link = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('link').first();
  await expect
    .element(link('Trabajo 1'))
    .toHaveAttribute('href', `/chat/${asked.other_key}?panel=proyecto&propuesta=cambiar`);
  await expect.element(link('Trabajo 2')).toHaveAttribute('href', `/chat/${summary(2).other_key}`);
});
