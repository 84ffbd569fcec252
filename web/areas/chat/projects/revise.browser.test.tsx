import { expect, test } from 'vitest';
import { DAY, formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { WORK_DAY } from '#web/testing/requests.ts';
import { askForChange, keepProposal, reviseProposal } from '#contract/projects.ts';
import { endMoved } from '#domain/projects/hours.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import {
  dialog,
  dialogButton,
  expectUpdated,
  openProjectAs,
  panel,
  panelButton,
} from '#web/testing/project.ts';
import { expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';
import { PUBLISHED } from './testing.ts';

const OFFERED = {
  ...PUBLISHED,
  precio: 900,
  conceptos: [
    { concepto: 'Mano de obra', monto: 850 },
    { concepto: 'Junta', monto: 50 },
  ],
  start: WORK_DAY,
  hora: '09:00',
  duracion: 300,
  incluye: ['Garantía de 30 días'],
} as const;
const offered = { ...OFFERED, conceptos: [...OFFERED.conceptos], incluye: [...OFFERED.incluye] };
const NEXT_DAY = mexicoDay(Date.now() + 9 * DAY);
const WISH = '¿Puede ser el jueves?';

test('a client asks for a change with words, and can still accept', async () => {
  const project = await openProjectAs('client', offered);
  await panelButton('Pedir un cambio').click();
  await dialogButton('Pedir el cambio').click();
  await expect.element(dialog().getByText('Escribe qué te gustaría cambiar.')).toBeVisible();
  await fill({ 'Tu cambio': WISH });
  await expectGoodScreen();
  answer(askForChange, { proposal: { ...project, cambio_pedido: WISH } });
  await dialogButton('Pedir el cambio').click();
  await expectUpdated(/^Le pedimos el cambio a /);
  expect(asked(askForChange)).toMatchObject([
    { id_proposal: project.id, motivo: WISH, version: project.version },
  ]);
  await expect.element(panel().getByText(`Pediste un cambio: ${WISH}`)).toBeVisible();
  await expect.element(panelButton('Aceptar por $900.00')).toBeVisible();
  await expectGoodScreen();
});

test('its author revises it, and sees what the client will see', async () => {
  const project = await openProjectAs('professional', { ...offered, cambio_pedido: WISH });
  await panelButton('Cambiar la propuesta').click();
  expect(address()).toContain('propuesta=cambiar');
  await expect.element(panel().getByText(/pidió un cambio: ¿Puede ser el jueves/)).toBeVisible();
  await expect.element(panelButton('Enviar cambios por $900.00')).toHaveAttribute('aria-disabled');
  await fill({ 'Día (opcional)': NEXT_DAY, 'Monto de Mano de obra': '900' });
  const changes = panel().getByRole('group', { name: /verá qué cambia/ });
  await expect.element(changes.getByText('$950.00')).toBeVisible();
  await expect.element(changes.getByText(`${formatDay(NEXT_DAY)}, 9:00 a 14:00`)).toBeVisible();
  await expectGoodScreen();

  // Changed meanwhile, what was typed stays.
  refuse(reviseProposal, 'proposal_changed');
  await panelButton('Enviar cambios por $950.00').click();
  await expect.element(field('Monto de Mano de obra')).toHaveValue('900');

  answer(reviseProposal, { proposal: { ...project, cambio_pedido: null, precio: 950 } });
  await panelButton('Enviar cambios por $950.00').click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
  expect(address()).not.toContain('propuesta');
  expect(asked(reviseProposal).at(-1)).toMatchObject({
    proposal: { id: project.id, version: project.version, precio: 950, start: NEXT_DAY },
  });
});

const LATER = mexicoDay(Date.now() + 11 * DAY);
const LAST_DAY = mexicoDay(Date.now() + 13 * DAY);

test('work of some hours stays so on another day, also after a reload', async () => {
  const project = await openProjectAs('professional', { ...offered, end: WORK_DAY });
  await panelButton('Cambiar la propuesta').click();
  await fill({ 'Día (opcional)': NEXT_DAY });
  const changes = panel().getByRole('group', { name: /verá qué cambia/ });
  await expect.element(changes.getByText(`${formatDay(NEXT_DAY)}, 9:00 a 14:00`)).toBeVisible();
  await open(address());
  await expect.element(field('Día (opcional)')).toHaveValue(NEXT_DAY);
  await expect.element(field('Duración (opcional)')).toHaveValue('300');
  expect(panel().getByLabelText('Término (opcional)').elements()).toEqual([]);
  answer(reviseProposal, { proposal: project });
  await panelButton(/^Enviar cambios por /).click();
  await expect.poll(() => asked(reviseProposal)).toHaveLength(1);
  expect(asked(reviseProposal)).toMatchObject([
    { proposal: { start: NEXT_DAY, end: '', duracion: '300' } },
  ]);
});

test('work of several days takes as many from another one, and cannot end before it', async () => {
  await openProjectAs('professional', { ...offered, end: NEXT_DAY, duracion: null });
  await panelButton('Cambiar la propuesta').click();
  await expect.element(field('Término (opcional)')).toHaveValue(NEXT_DAY);
  // Emptied on the way, as by one who types it.
  await fill({ 'Día (opcional)': '' });
  await fill({ 'Día (opcional)': LATER });
  await expect
    .element(field('Término (opcional)'))
    .toHaveValue(endMoved(NEXT_DAY, WORK_DAY, LATER));
  await fill({ 'Término (opcional)': NEXT_DAY });
  await panelButton(/^Enviar cambios por /).click();
  await expectAtField('Término (opcional)', 'El término no puede ser antes del inicio.');
  expect(asked(reviseProposal)).toEqual([]);
  await fill({ 'Término (opcional)': LAST_DAY });
  const changes = panel().getByRole('group', { name: /verá qué cambia/ });
  await expect.element(changes.getByText(new RegExp(`al ${formatDay(LAST_DAY)}`))).toBeVisible();
});

test('its author leaves it as it is', async () => {
  const project = await openProjectAs('professional', { ...offered, cambio_pedido: WISH });
  await panelButton('Dejarla como está').click();
  await fill({ 'Por qué (opcional)': 'El jueves ya tengo trabajo.' });
  answer(keepProposal, { proposal: { ...project, cambio_pedido: null } });
  await dialogButton('Dejarla como está').click();
  await expectUpdated('La propuesta queda como está');
  expect(asked(keepProposal)).toMatchObject([{ motivo: 'El jueves ya tengo trabajo.' }]);
  await expect.element(panelButton('Dejarla como está')).not.toBeInTheDocument();
});

test('the client sees what changed, and accepts that version', async () => {
  await openProjectAs('client', {
    ...offered,
    precio: 950,
    conceptos: [{ concepto: 'Mano de obra', monto: 950 }],
    anterior: {
      ...offered,
      version: 3,
      titulo: 'Cambio de llave',
      descripcion: 'Llave y tubería',
      end: null,
      no_incluye: [],
    },
  });
  const changes = panel().getByRole('group', { name: 'Qué cambió' });
  await expect.element(changes.getByText('$900.00')).toBeVisible();
  await expect.element(changes.getByText('Junta')).toBeVisible();
  await expectGoodScreen();
  await panelButton('Aceptar por $950.00').click();
  await expect.element(dialog().getByText('$950.00 MXN')).toBeVisible();
});
