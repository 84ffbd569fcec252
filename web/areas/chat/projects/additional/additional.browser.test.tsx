import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateAdicionalesProposal } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { DESKTOP, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { letters } from '#web/testing/letters.ts';
import {
  dialog,
  dialogButton,
  expectUpdated,
  openPanel,
  openProjectAs,
  panel,
  panelButton,
  panelTab,
  pushProject,
} from '#web/testing/project.ts';
import { expectAtField, expectGoodScreen, field, fill, notices } from '#web/testing/screen.ts';
import { PAID, PUBLISHED, service, UNPAID } from '../testing.ts';

// Additional services (1 §4, §5): the professional proposes them, the client accepts and pays them.

const openAs = (
  who: 'client' | 'professional',
  changes: Partial<Proposal>,
  screen: typeof PHONE | typeof DESKTOP = DESKTOP,
): Promise<Proposal> => openProjectAs(who, changes, 'adicionales', screen);

const services = (...adicionales: readonly ReturnType<typeof service>[]) => ({
  data_propuesta: { adicionales: [...adicionales] },
});
const item = (text: string) => panel().getByRole('listitem').filter({ hasText: text });
/** The list of services that the last request wants. */
const wanted = () => asked(updateAdicionalesProposal).at(-1)?.newProposal;

testFailures({
  screen: 'proposing a service',
  call: updateAdicionalesProposal,
  button: 'Proponer servicio',
  typed: { Descripción: 'Pintar la pared', 'Precio del servicio': '650' },
  open: async () => {
    await openAs('professional', PAID);
    await fill({ Descripción: 'Pintar la pared', 'Precio del servicio': '650' });
  },
});

test('with large letters all tabs of the panel are in sight on a phone', async () => {
  letters('200%');
  await openAs('client', PAID, PHONE);
  for (const tab of ['Proyecto', 'Ajustes', 'Anticipos', 'Adicionales (0)'])
    await expect.element(panelTab(tab)).toBeInViewport({ ratio: 1 });
  await expectGoodScreen();
});

test('a service needs a description and 100 pesos, and is then proposed', async () => {
  const project = await openAs('professional', PAID);
  await expect.element(panelTab('Adicionales (0)')).toBeVisible();
  await expect.element(panelButton('Proponer servicio')).toBeInViewport({ ratio: 1 });
  await expect.element(field('Precio del servicio')).toHaveValue('100');
  await fill({ 'Precio del servicio': '99' });
  await panelButton('Proponer servicio').click();
  await expectAtField('Descripción', 'Describe el servicio adicional.');
  await expectAtField('Precio del servicio', 'El precio mínimo es de $100.00 MXN.');
  await fill({ Descripción: 'También la llave del baño', 'Precio del servicio': '650' });
  const proposed = service(1, { descripcion: 'También la llave del baño', precio: 650 });
  answer(updateAdicionalesProposal, { proposal: { ...project, ...services(proposed) } });
  await panelButton('Proponer servicio').click();
  await expectUpdated();
  expect(wanted()).toEqual({
    data_propuesta: { adicionales: [{ descripcion: 'También la llave del baño', precio: 650 }] },
  });
  await expect.element(panelTab('Adicionales (1)')).toBeVisible();
  await expectGoodScreen();
});

test('a service that was proposed is what is read next, and nothing asks for it again', async () => {
  const project = await openAs('professional', PAID, PHONE);
  const proposed = service(1, { descripcion: 'También la llave del baño', precio: 650 });
  await fill({ Descripción: proposed.descripcion, 'Precio del servicio': '650' });
  answer(updateAdicionalesProposal, { proposal: { ...project, ...services(proposed) } });
  await panelButton('Proponer servicio').click();
  await expect.element(item(proposed.descripcion)).toHaveFocus();
  await expect.element(item(proposed.descripcion)).toBeInViewport({ ratio: 1 });
  await expect.element(panelButton('Proponer servicio')).not.toBeInTheDocument();
  await expectGoodScreen();
  await panelButton('Proponer otro servicio').click();
  await expect
    .element(panel().getByRole('heading', { name: 'Proponer un servicio adicional' }))
    .toHaveFocus();
  await expect.element(field('Descripción')).toHaveValue('');
});

const NOT_UNDERSTOOD = 'No entendemos esta cantidad. Escríbela como 1,500.';

test('a price is read as people type it, key by key, and never changed without a word', async () => {
  const project = await openAs('professional', PAID);
  answer(updateAdicionalesProposal, { proposal: project });
  const price = field('Precio del servicio');
  for (const [typed, shown, sent] of [
    ['1500', '1,500', 1500],
    ['1,500', '1,500', 1500],
    ['$1,500.00', '1,500', 1500],
    ['1500.00 MXN', '1,500', 1500],
  ] as const) {
    await fill({ Descripción: 'Pintar la pared' });
    await price.clear();
    await price.click();
    await userEvent.keyboard(typed);
    await expect.element(price).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(price).toHaveValue(shown);
    const before = asked(updateAdicionalesProposal).length;
    await panelButton('Proponer servicio').click();
    await expect.poll(() => asked(updateAdicionalesProposal)).toHaveLength(before + 1);
    expect(wanted()).toMatchObject({ data_propuesta: { adicionales: [{ precio: sent }] } });
    await expect.element(field('Descripción')).toHaveValue('');
  }
});

test('a price of any length is refused at its field, and breaks nothing', async () => {
  await openAs('professional', PAID);
  await fill({ Descripción: 'Pintar la pared' });
  const price = field('Precio del servicio');
  for (const typed of ['99999999999999', '9'.repeat(18), '9'.repeat(400), '0.001', '1e400']) {
    await price.fill(typed);
    await panelButton('Proponer servicio').click();
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  }
  expect(asked(updateAdicionalesProposal)).toEqual([]);
  await price.fill('90071992547410');
  await panelButton('Proponer servicio').click();
  await expectAtField('Precio del servicio', 'El precio máximo es de $9,999,999.00 MXN.');
});

test('a price that cannot be taken stays as it was typed or pasted, and says why', async () => {
  await openAs('professional', PAID);
  await fill({ Descripción: '-$1.500' });
  const price = field('Precio del servicio');
  for (const [typed, text] of [
    ['1e3', NOT_UNDERSTOOD],
    ['-3', 'La cantidad no puede ser negativa.'],
    ['1.500', NOT_UNDERSTOOD],
    ['12.50', 'Usa pesos enteros, sin centavos.'],
  ] as const) {
    await price.clear();
    await price.click();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(price).toHaveValue(typed);
    await expectAtField('Precio del servicio', text);
  }
  // What was copied elsewhere.
  await field('Descripción').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await price.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste();
  await expect.element(price).toHaveValue('-$1.500');
  await panelButton('Proponer servicio').click();
  await expectAtField('Precio del servicio', 'Escribe el precio en pesos, por ejemplo 1,500.');
  // Understood, but not a price in whole pesos.
  await price.clear();
  await price.click();
  await userEvent.keyboard('1500.50');
  await panelButton('Proponer servicio').click();
  await expectAtField('Precio del servicio', 'Usa pesos enteros, sin centavos.');
  expect(asked(updateAdicionalesProposal)).toEqual([]);
  await expectGoodScreen();
});

test('a proposal of a service that failed is not lost by a reload', async () => {
  const project = await openAs('professional', UNPAID);
  await fill({ Descripción: 'Pintar la pared' });
  const [first] = FAILURES;
  if (first) fail(updateAdicionalesProposal, first);
  await panelButton('Proponer servicio').click();
  await expect
    .element(notices().getByText(first?.text(updateAdicionalesProposal) ?? ''))
    .toBeVisible();
  // As after a reload: only what the browser stores is still there.
  await openPanel('adicionales');
  await expect.element(field('Descripción')).toHaveValue('Pintar la pared');
  answer(updateAdicionalesProposal, { proposal: project });
  await panelButton('Proponer servicio').click();
  await expectUpdated();
  expect(wanted()).toEqual({
    data_propuesta: { adicionales: [{ descripcion: 'Pintar la pared', precio: 100 }] },
  });
});

test('the client accepts a service, and is told to pay it before completing', async () => {
  const asks = service(1, { precio: 650 });
  const project = await openAs('client', { ...PAID, ...services(asks) }, PHONE);
  await expect.element(panelTab('Adicionales (1) · te toca decidir')).toBeVisible();
  await expectGoodScreen();
  await panelButton(/^Aceptar por/).click();
  await expect.element(dialog().getByText('$2,649.00 MXN')).toBeVisible();
  await expectGoodScreen();
  const accepted = {
    estado: 'pagado',
    precio: 2649,
    por_pagar: 650,
    adicionales: 1,
    ...services({ ...asks, estatus: 'aceptado' }),
  } as const;
  answer(updateAdicionalesProposal, { proposal: { ...project, ...accepted } });
  await dialogButton('Aceptar por $650.00').click();
  await expectUpdated();
  expect(wanted()).toMatchObject(services({ ...asks, estatus: 'aceptado' }));
  await expect.element(panel().getByText('Aceptado, por pagar')).toBeVisible();
  await expect.element(panelButton('Pagar $650.00 MXN')).toBeVisible();
  await expectGoodScreen();
  await panelTab('Proyecto').click();
  await expect
    .element(panelButton('Marcar como completado'))
    .toHaveAccessibleDescription('Falta pagar $650.00 MXN del proyecto.');
});

test('a proposed service is what the panel asks for first', async () => {
  await openProjectAs('client', { ...PAID, ...services(service(1, { precio: 650 })) });
  await expect.element(panel().getByText(/propuso más trabajo/)).toBeVisible();
  await expectGoodScreen();
  await panelButton('Ver el servicio adicional').click();
  await expect.element(panelTab(/^Adicionales/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(panelButton(/^Aceptar por/)).toBeVisible();
});

test('services of which a part is paid are not said to be all due', async () => {
  const accepted = service(1, { precio: 1000, estatus: 'aceptado' });
  const partly = { ...UNPAID, precio: 7000, pagado: 6400, retenido: 6400, por_pagar: 600 };
  await openAs('client', { ...partly, ...services(accepted) }, PHONE);
  const due = panel().getByRole('region', { name: 'Por pagar' });
  await expect
    .element(
      due.getByText(/Aceptaste \$1,000\.00 MXN en servicios adicionales\. Ya pagaste una parte/),
    )
    .toBeVisible();
  await expect.element(panelButton('Pagar $600.00 MXN')).toBeVisible();
});

test('a service is rejected by the client, and withdrawn by either party', async () => {
  const asks = service(1, { descripcion: 'Revisar el tinaco' });
  const other = service(2, { descripcion: 'Limpiar la tubería' });
  const accepted = service(3, { descripcion: 'Cambiar el céspol', estatus: 'aceptado' });
  const project = await openAs('client', {
    ...UNPAID,
    precio: 2299,
    ...services(asks, other, accepted),
  });
  const rejected = { ...asks, estatus: 'rechazado' } as const;
  answer(updateAdicionalesProposal, {
    proposal: { ...project, ...services(rejected, other, accepted) },
  });
  await item('Revisar el tinaco').getByRole('button', { name: 'Rechazar' }).click();
  await dialogButton('Rechazar servicio').click();
  await expect.element(item('Revisar el tinaco').getByText('Rechazado')).toBeVisible();
  expect(wanted()).toMatchObject(services(rejected, other, accepted));

  const withdrawn = { ...accepted, estatus: 'retirado' } as const;
  answer(updateAdicionalesProposal, {
    proposal: { ...project, precio: 1999, ...services(rejected, other, withdrawn) },
  });
  await item('Cambiar el céspol').getByRole('button', { name: 'Retirar' }).click();
  await expect.element(dialog().getByText(/vuelve a \$1,999\.00 MXN/)).toBeVisible();
  await dialogButton('Retirar servicio').click();
  await expect.element(item('Cambiar el céspol').getByText('Retirado')).toBeVisible();
  expect(wanted()).toMatchObject(services(rejected, other, withdrawn));

  const own = await openAs('professional', { ...UNPAID, ...services(other) }, PHONE);
  const taken = { ...other, estatus: 'retirado' } as const;
  answer(updateAdicionalesProposal, { proposal: { ...own, ...services(taken) } });
  await panelButton('Retirar').click();
  await dialogButton('Retirar servicio').click();
  await expect.element(item('Limpiar la tubería').getByText('Retirado')).toBeVisible();
  await expectGoodScreen();
});

test('nothing can be added before acceptance or after the end, and the panel says why', async () => {
  const project = await openAs('professional', PUBLISHED);
  await expect.element(panel().getByText('Sin servicios adicionales')).toBeVisible();
  await expect
    .element(
      panel().getByText('Podrás proponer servicios adicionales cuando acepten la propuesta.'),
    )
    .toBeVisible();
  pushProject({ ...project, estado: 'rechazada', version: 8 });
  await expect
    .element(panel().getByText('El proyecto ya terminó: no se pueden agregar servicios.'))
    .toBeVisible();
  await expect.element(panelButton('Proponer servicio')).not.toBeInTheDocument();
});

test('open services of an ended project no longer wait for an answer', async () => {
  const open = [service(1), service(2, { estatus: 'aceptado' })];
  await openAs('client', { ...UNPAID, estado: 'cancelada', ...services(...open) }, PHONE);
  await expect.element(panel().getByText('Sin respuesta')).toBeVisible();
  await expect.element(panel().getByText('Aceptado, sin pagar')).toBeVisible();
});
