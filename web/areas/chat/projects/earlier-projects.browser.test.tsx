import { expect, test } from 'vitest';
import { getProposals } from '#contract/projects.ts';
import { PHONE } from '#web/testing/app.tsx';
import { answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { answerProject, openPanel, panel, panelButton, projectOf } from '#web/testing/project.ts';
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
