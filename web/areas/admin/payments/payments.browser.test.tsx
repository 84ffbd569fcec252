import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pagos } from '#contract/analytics.ts';
import { getPagoDeCliente, getPagosDeClientes } from '#contract/payments.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { NO_ROWS, ONE_PAGE } from '#web/testing/lists.ts';
import { answer, answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, field } from '#web/testing/screen.ts';
import { fileOfPayments } from './csv.ts';

// What was charged, and behind a filter what was only tried.

const CLARA = {
  keylogin: 'c'.repeat(43),
  nombre_completo: 'Clara Ríos',
  email: 'clara@correo.example',
  rol: 1,
  type_sell: 'proyecto',
  descripcion: 'Cambio de llave',
  divisa: 'MXN',
  createAt: '2026-11-20T18:00:00.000Z',
} as const;
const CHARGED = {
  ...CLARA,
  id: 1,
  id_payment: 'pi_1',
  value: 399,
  payment_status: 'succeeded',
  settledAt: '2026-11-22T18:00:00.000Z',
};
const TRIED = {
  ...CLARA,
  id: 2,
  id_payment: 'pi_2',
  value: 999,
  payment_status: 'requires_payment_method',
  settledAt: null,
};

const LISTED = {
  proyecto: { id: 7, profesional: { keylogin: 'r'.repeat(43), nombre: 'Ramón Núñez' } },
  devuelto: 0,
  costo: 0,
  contracargo: false,
};
const SUMS = { cantidad: 399, devuelto: 0, por_devolver: 0, costo: 0 };

beforeEach(() => {
  signIn(person('admin'));
});

test('the list has what was charged, by the day of the charge, and attempts behind its filter', async () => {
  answerEach(getPagosDeClientes, ({ intentos }) => ({
    pagos: [{ ...(intentos ? TRIED : CHARGED), ...LISTED }],
    ...ONE_PAGE,
    sumas: SUMS,
  }));
  await open('/admin/pagos-de-clientes', DESKTOP);
  const row = page.getByRole('row', { name: /Clara Ríos/ });
  await expect.element(row).toMatchTextContent(/Pagado.*22 nov.*\$399\.00/);
  await field('Ver').selectOptions('Intentos sin cobro');
  await expect.element(row).toMatchTextContent(/Sin pagar.*20 nov.*\$999\.00/);
  await expect.poll(address).toBe('/admin/pagos-de-clientes?ver=intentos');
  expect(asked(getPagosDeClientes).map(({ intentos }) => intentos)).toEqual([undefined, true]);
  await expectGoodScreen();
});

test('filters are in the address, fold on a phone, and say how many are set', async () => {
  answer(getPagosDeClientes, {
    pagos: [{ ...CHARGED, ...LISTED, devuelto: 100, contracargo: true }],
    ...ONE_PAGE,
    sumas: { cantidad: 399, devuelto: 100, por_devolver: 40, costo: 14.2 },
  });
  const kept = 'desde=2026-11-01&hasta=2026-11-30&persona=' + LISTED.proyecto.profesional.keylogin;
  await open(`/admin/pagos-de-clientes?ver=devueltos&${kept}`);
  await expect.element(page.getByText('Solo los de Ramón Núñez')).toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll('dl > div')].map((sum) => sum.textContent))
    .toEqual([
      'Cobrado$399.00 MXN',
      'Devuelto$60.00 MXN',
      'Por devolver$40.00 MXN',
      'Costo de Stripe$14.20 MXN',
    ]);
  await expect.element(page.getByText('Contracargo', { exact: true })).toBeVisible();
  await button('Filtros (3)').click();
  await field('Cantidad desde').fill('250');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Filtros (4)')).toBeVisible();
  await field('De').selectOptions('Proyectos');
  await expect.element(button('Filtros (5)')).toBeVisible();
  await field('Filas').selectOptions('25');
  await expect
    .poll(() => asked(getPagosDeClientes).at(-1))
    .toMatchObject({
      con: 'devolucion',
      tipo: 'proyecto',
      cantidad_desde: 250,
      desde: '2026-11-01',
      hasta: '2026-11-30',
      persona: LISTED.proyecto.profesional.keylogin,
      itemsPerPage: 25,
    });
  await expectGoodScreen();
  await button('Ver los de todos').click();
  await expect.poll(address).not.toContain('persona');
});

test('one that went back says so, in the list and in the file', async () => {
  const one = { ...CHARGED, ...LISTED };
  const pagos = [
    { ...one, devuelto: one.value },
    { ...one, id: 2, nombre_completo: 'Eva Luna', devuelto: 100 },
  ];
  answer(getPagosDeClientes, { pagos, ...ONE_PAGE, sumas: SUMS });
  await open('/admin/pagos-de-clientes', DESKTOP);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/Clara Ríos/)).toMatchTextContent('Reembolsado');
  await expect.element(row(/Clara Ríos/)).not.toMatchTextContent('Pagado');
  await expect.element(row(/Eva Luna/)).toMatchTextContent('Reembolsado en parte');
  const { csv } = fileOfPayments(pagos, false);
  expect(csv.match(/,Reembolsado(?: en parte)?,/g)).toEqual([
    ',Reembolsado,',
    ',Reembolsado en parte,',
  ]);
  await expectGoodScreen();
});

test('a heading orders the list, and gives that up again', async () => {
  answer(getPagosDeClientes, { pagos: [{ ...CHARGED, ...LISTED }], ...ONE_PAGE, sumas: SUMS });
  await open('/admin/pagos-de-clientes', DESKTOP);
  const heading = page.getByRole('columnheader', { name: 'Cantidad' });
  await button('Cantidad').click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(address).toBe('/admin/pagos-de-clientes?orden=cantidad');
  await expect.poll(() => asked(getPagosDeClientes).at(-1)).toMatchObject({ orden: 'cantidad' });
  await expectGoodScreen();
  await button('Cantidad').click();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  await expect.poll(address).toBe('/admin/pagos-de-clientes');
});

test('a file has the words of the screen, and nothing in it runs as a formula', () => {
  const { csv } = fileOfPayments([{ ...CHARGED, ...LISTED, descripcion: '=1+1' }], false);
  expect(csv.split('\r\n')[1]).toBe(
    "1,pi_1,Clara Ríos,clara@correo.example,Proyecto,'=1+1,7,Ramón Núñez,Pagado,2026-11-20 12:00:00,2026-11-22 12:00:00,399.00,0.00,0.00,MXN",
  );
});

test('all amounts of a payment stand at the same edge on a phone', async () => {
  const movimiento = (id: number, ...partidas: { cuenta: string; amount: number }[]) => ({
    id,
    kind: 'pago',
    nombre: 'Llegó el pago',
    createAt: CHARGED.createAt,
    ocurrio_at: null,
    partidas,
  });
  const reembolso = {
    amount: 100,
    motivo: 'excedente',
    disputa: null,
    caso: null,
    createAt: CHARGED.createAt,
    doneAt: CHARGED.settledAt,
    estado: 'hecha',
    por_fuera: null,
  } as const;
  answer(getPagoDeCliente, {
    pago: {
      ...CHARGED,
      proyecto: null,
      devuelto: 0,
      contracargos: [],
      avisos: [],
      perdidas: [],
      reembolsos: [
        {
          ...reembolso,
          id: 1,
          id_refund: 're_3QmZ81LkdIwHu7ix0abcdefghijklmnop',
          fallos: [{ at: CHARGED.createAt, motivo: 'rechazada', id_refund: 're_first' }],
        },
        { ...reembolso, fallos: [], id: 2, id_refund: '', doneAt: null, estado: 'fallida' },
      ],
      movimientos: [
        movimiento(
          1,
          { cuenta: 'proveedor', amount: 1_350_000.5 },
          { cuenta: 'retenido', amount: -1_350_000.5 },
        ),
      ],
    },
  });
  await open('/admin/pagos-de-clientes/1');
  await expect.element(page.getByText('Protegido del proyecto')).toBeVisible();
  await expect
    .element(page.getByText(/^Intento del .+: falló, el banco de la tarjeta la regresó/))
    .toBeVisible();
  // What did not arrive is still owed.
  for (const label of ['Devuelto', 'Por devolver'])
    await expect
      .element(page.getByText(label, { exact: true }).element().parentElement!)
      .toHaveTextContent(`${label}$100.00 MXN`);
  for (const title of ['Reembolsos', 'Movimientos en los libros']) {
    const card = page.getByRole('heading', { name: title }).element().closest('section');
    const amounts = [...(card?.querySelectorAll('li > :last-child, dd') ?? [])];
    const edges = new Set(amounts.map((each) => Math.round(each.getBoundingClientRect().right)));
    expect([amounts.length, edges.size]).toEqual([2, 1]);
  }
  await expectGoodScreen();
});

test('a payment says how what was lost of it went on, and its books as balances', async () => {
  const movimiento = (
    id: number,
    kind: string,
    ...partidas: { cuenta: string; amount: number }[]
  ) => ({ id, kind, nombre: kind, createAt: CHARGED.createAt, ocurrio_at: null, partidas });
  answer(getPagoDeCliente, {
    pago: {
      ...CHARGED,
      proyecto: null,
      devuelto: 0,
      contracargos: [
        { id: 3, monto: 620, ganado: false, estado: 'prevented', vence: CHARGED.createAt },
        { id: 4, monto: 80, ganado: null, estado: 'needs_response', vence: null },
        { id: 5, monto: 60, ganado: null, estado: 'needs_response', vence: CHARGED.createAt },
      ],
      avisos: [
        {
          tipo: 'consulta: general',
          createAt: CHARGED.createAt,
          vence: null,
          cerrado_at: null,
        },
        {
          tipo: 'consulta: duplicate',
          createAt: CHARGED.createAt,
          vence: CHARGED.createAt,
          cerrado_at: CHARGED.settledAt,
        },
        {
          tipo: 'consulta: duplicate',
          createAt: CHARGED.createAt,
          vence: CHARGED.createAt,
          cerrado_at: null,
        },
      ],
      perdidas: [
        {
          id: 1,
          contracargo: 3,
          monto: 620,
          createAt: CHARGED.createAt,
          decidido_at: CHARGED.settledAt,
          decidido_por: 'Ada Lugo',
          motivo: 'Sin fotos',
          cargo: 120,
          deudor: 'Ramón Núñez',
          por_cobrar: 20,
          repuesto: null,
          deshecha_at: null,
        },
      ],
      reembolsos: [
        {
          id: 1,
          amount: 100,
          motivo: 'proveedor',
          disputa: null,
          caso: null,
          id_refund: '',
          createAt: CHARGED.createAt,
          doneAt: CHARGED.settledAt,
          estado: 'hecha',
          fallos: [],
          por_fuera: null,
        },
      ],
      movimientos: [
        movimiento(
          1,
          'pago',
          { cuenta: 'proveedor', amount: -399 },
          { cuenta: 'retenido', amount: 399 },
        ),
        movimiento(
          2,
          'contracargo',
          { cuenta: 'proveedor', amount: 620 },
          { cuenta: 'contracargo', amount: -620 },
        ),
        movimiento(
          3,
          'contracargo',
          { cuenta: 'proveedor', amount: -50 },
          { cuenta: 'contracargo', amount: 50 },
        ),
      ],
    },
  });
  await open('/admin/pagos-de-clientes/1');
  for (const said of [
    /^Ada Lugo decidió el .*: \$120\.00 a cargo de Ramón Núñez y \$500\.00 los asume Maestros\. Motivo: Sin fotos$/,
    'Faltan por cobrar $20.00.',
    /^Devuelto desde el panel de Stripe/,
    /^El banco pregunta por el pago \(sin motivo específico\), .*; el banco no dijo hasta cuándo espera respuesta\. .*; terminó el .*; esperaba respuesta hasta el .* y ya no la recibe$/,
    /\$60\.00.* · el plazo para entregar pruebas terminó el /,
    /\$80\.00.* · el banco no dijo hasta cuándo acepta pruebas$/,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  const stillOpen = page.getByRole('link', { name: /^Abierto, \$80\.00/ });
  await expect.element(stillOpen).toHaveAttribute('href', '/admin/contracargos/4');
  await expect.element(page.getByRole('link', { name: /^Evitado, \$620\.00/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contracargo evitado' })).toBeVisible();
  const lines = () =>
    [...document.querySelectorAll('dl > div')].map((line) => line.textContent).join(' ');
  expect(lines()).toContain('Saldo en Stripe$399.00');
  const taken = page.getByRole('heading', { name: 'El banco de la tarjeta retiró el pago' });
  await expect.element(taken).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'El banco regresó el dinero' }))
    .toBeVisible();
  await expectGoodScreen();
});

test('without attempts the list says what would be there, and leads back', async () => {
  answer(getPagosDeClientes, { pagos: [], ...NO_ROWS, sumas: null });
  await open('/admin/pagos-de-clientes?ver=intentos');
  await expect.element(page.getByText('No hay intentos sin cobro')).toBeVisible();
  await button('Quitar filtros').click();
  await expect.poll(address).toBe('/admin/pagos-de-clientes');
  await expect.element(page.getByText('Todavía no hay pagos')).toBeVisible();
});

test('the report counts what was charged, and attempts by themselves', async () => {
  answerEach(pagos, ({ intentos }) => {
    const totales = intentos
      ? { pagos: 3, monto: 2997, precio_promedio: 999 }
      : { pagos: 2, monto: 798, precio_promedio: 399 };
    const pagos_por_status: Record<string, number> = intentos
      ? { canceled: 1, requires_payment_method: 2 }
      : { succeeded: 2 };
    const metrics = {
      pagos_por_tipo: { proyecto: totales.pagos, membresia: 0 },
      pagos_por_status,
      precio_promedio: totales.precio_promedio,
    };
    const days = { searchDateStart: '2026-10-22', searchDateEnd: '2026-11-22' };
    return { ...metrics, metrics, totales, anterior: totales, ...days };
  });
  await open('/admin/reportes/pagos-de-clientes?desde=2026-10-22');
  await expect.element(page.getByText('Pago promedio')).toBeVisible();
  await expect.element(page.getByText('$399.00').first()).toBeVisible();
  await field('Ver').selectOptions('Intentos sin cobro');
  await expect.element(page.getByText('Intento promedio')).toBeVisible();
  await expect.element(page.getByText('$999.00').first()).toBeVisible();
  await expect
    .poll(address)
    .toBe('/admin/reportes/pagos-de-clientes?desde=2026-10-22&ver=intentos');
  await expectGoodScreen();
});

test('a refund that no card took says who paid it, how and under which key, not that it was sent', async () => {
  const refund = {
    id: 1,
    amount: 100,
    motivo: 'cancelacion',
    disputa: null,
    caso: null,
    createAt: CHARGED.createAt,
  };
  answer(getPagoDeCliente, {
    pago: {
      ...CHARGED,
      proyecto: null,
      devuelto: 300,
      contracargos: [],
      avisos: [],
      perdidas: [],
      reembolsos: [
        {
          ...refund,
          id_refund: 're_1',
          doneAt: CHARGED.settledAt,
          estado: 'liquidada_por_fuera',
          fallos: [],
          por_fuera: {
            como: 'transferencia',
            clave: '0041',
            motivo: 'Tarjeta dada de baja',
            por: 'Ada Lugo',
          },
        },
        {
          ...refund,
          id: 2,
          id_refund: 're_2',
          doneAt: null,
          estado: 'fallida',
          fallos: [],
          por_fuera: null,
        },
      ],
      movimientos: [],
    },
  });
  await open('/admin/pagos-de-clientes/1');
  const [paid, failed] = [
    page.getByRole('listitem').filter({ hasText: 're_1' }),
    page.getByRole('listitem').filter({ hasText: 're_2' }),
  ];
  await expect.element(paid).toMatchTextContent('Liquidada por fuera');
  await expect
    .element(paid)
    .toMatchTextContent(
      'La pagó Ada Lugo por transferencia, clave 0041. Motivo: Tarjeta dada de baja',
    );
  await expect.element(paid).toMatchTextContent('En Stripe no llegó: re_1');
  await expect.element(paid).not.toMatchTextContent('Enviado');
  await expect.element(failed).toMatchTextContent('No llegó');
  await expect
    .element(failed.getByRole('link', { name: /^reinténtala/ }))
    .toHaveAttribute('href', '/admin/pendientes');
  await expectGoodScreen();
});

test('what is owed to the card says where it came from, and leads there', async () => {
  const refund = {
    motivo: 'disputa',
    id_refund: '',
    doneAt: null,
    estado: 'pendiente',
    por_fuera: null,
  } as const;
  const [ruled, closed] = [CHARGED.createAt, CHARGED.settledAt];
  const owes = (id: number, createAt: string, amount: number) => ({
    id,
    kind: 'reembolso',
    nombre: 'Se debe a la tarjeta',
    createAt,
    ocurrio_at: null,
    partidas: [
      { cuenta: 'retenido', amount: -amount },
      { cuenta: 'devolucion', amount },
    ],
  });
  answer(getPagoDeCliente, {
    pago: {
      ...CHARGED,
      proyecto: null,
      devuelto: 399,
      contracargos: [],
      avisos: [],
      perdidas: [],
      reembolsos: [
        { ...refund, fallos: [], id: 1, amount: 99, createAt: ruled, disputa: 8, caso: null },
        {
          ...refund,
          fallos: [],
          id: 2,
          amount: 300,
          motivo: 'cancelacion',
          createAt: closed,
          disputa: null,
          caso: 5,
        },
      ],
      movimientos: [owes(1, ruled, 199), owes(2, closed, 300)],
    },
  });
  await open('/admin/pagos-de-clientes/1');
  await expect.element(page.getByText('Viene de: Disputa. De este pago son $99.00')).toBeVisible();
  await expect
    .element(page.getByText('Viene de: Cancelación por un caso', { exact: true }))
    .toBeVisible();
  for (const [name, href] of [
    ['Disputa', '/admin/disputas/8'],
    ['Cancelación por un caso', '/admin/casos/5'],
  ] as const) {
    const links = page.getByRole('link', { name, exact: true });
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toEqual([href, href]);
  }
  await expectGoodScreen();
});
