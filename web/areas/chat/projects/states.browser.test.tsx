import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Proposal } from '#contract/views.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { DESKTOP, PHONE } from '#web/testing/app.tsx';
import {
  dialog,
  historyEntry,
  openProjectAs,
  OTHER,
  panel,
  panelButton,
  panelTab,
  pushProject,
} from '#web/testing/project.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import {
  DELIVERED_AT,
  disputeBy,
  event,
  HALF_PAID,
  PAID,
  PUBLISHED,
  proposal,
  service,
  UNPAID,
} from './testing.ts';

// Every state of the panel, for both parties, at the widths of a phone and a desktop: axe finds nothing and
// nothing overflows sideways, also with the longest names and the largest prices.

const LONG = {
  titulo: 'Instalación'.repeat(10),
  descripcion: 'Palabralarguísima'.repeat(20),
  precio: 9_999_999,
} as const;
const DELIVERED = { ...PAID, entregado_at: DELIVERED_AT } as const;
const ASSIGNED = {
  keylogin: OTHER,
  nombre: 'Nombrelarguísimo'.repeat(3),
  apellidos: 'Apellidolarguísimo'.repeat(3),
  email: 'n…@correo.example',
};
const CANCELLED = {
  ...PAID,
  estado: 'cancelada',
  liberado: 199.9,
  retenido: 0,
  devuelto: 1799.1,
} as const;

const STATES: readonly (readonly [
  name: string,
  changes: Partial<Proposal>,
  tabs?: readonly string[],
])[] = [
  ['published', { ...PUBLISHED, ...LONG }],
  ['accepted', { ...UNPAID, ...LONG, por_pagar: 5_000_000 }, ['proyecto', 'ajustes']],
  [
    'paid, with a service that waits for an answer',
    {
      ...PAID,
      start: mexicoDay(Date.now()),
      data_propuesta: {
        adicionales: [service(1, { descripcion: 'x'.repeat(200), precio: 9_000_000 })],
      },
    },
    ['proyecto', 'anticipos', 'adicionales'],
  ],
  [
    'half paid and delivered',
    { ...HALF_PAID, entregado_at: DELIVERED_AT, profesional_assign: ASSIGNED },
    ['proyecto', 'ajustes', 'anticipos'],
  ],
  ['delivered', { ...DELIVERED, eventos: [event('entregado', { detalle: 'y'.repeat(200) })] }],
  ['withdrawn', { ...PUBLISHED, estado: 'retirada' }],
  ['cancelled', { ...CANCELLED, eventos: [event('cancelada', { monto: 1799.1 })] }],
  [
    'in a dispute',
    {
      ...DELIVERED,
      disputa: disputeBy(OTHER, {
        texto: 'z'.repeat(200),
        respuesta: { texto: 'y'.repeat(200), imagenes: [], createAt: DELIVERED_AT },
      }),
    },
  ],
];

const CLIENTS: ReadonlySet<string> = new Set(['ajustes', 'anticipos']);

async function expectGoodAtBothWidths(): Promise<void> {
  for (const [width, height] of [PHONE, DESKTOP]) {
    await page.viewport(width, height);
    await expectGoodScreen();
  }
}

for (const who of ['client', 'professional'] as const)
  for (const [name, changes, tabs = ['proyecto']] of STATES)
    test(`${name}, as the ${who} sees it, can be read at both widths`, async () => {
      for (const tab of tabs) {
        // Only the client has these tabs.
        if (who === 'professional' && CLIENTS.has(tab)) continue;
        await openProjectAs(who, changes, tab);
        await expect
          .element(panelTab(new RegExp(tab, 'i')))
          .toHaveAttribute('aria-selected', 'true');
        await expectGoodAtBothWidths();
      }
    });

for (const name of ['Abrir disputa', 'Cancelar proyecto', 'Pedir cambios'])
  test(`the question of «${name}» can be read at both widths`, async () => {
    await openProjectAs('client', DELIVERED);
    await panelButton(name).click();
    await expect.element(dialog()).toBeVisible();
    await expectGoodAtBothWidths();
  });

test('above 5,000 MXN the panel says what is paid first, and that the rest is due before completing', async () => {
  const first = await openProjectAs('client', { ...PUBLISHED, precio: 8001 });
  await expect.element(panel().getByText('Primer pago')).toBeVisible();
  pushProject({ ...first, ...HALF_PAID, pagado: 0, retenido: 0, version: 8 });
  await expect
    .element(
      panel().getByText('Los otros $4,000.50 se pagan antes de completar el proyecto.', {
        exact: false,
      }),
    )
    .toBeVisible();
  pushProject({ ...first, ...HALF_PAID, entregado_at: DELIVERED_AT, version: 9 });
  await expect
    .element(panelButton('Marcar como completado'))
    .toHaveAccessibleDescription('Falta pagar $4,000.50 MXN del proyecto.');
  await expect
    .element(
      panel().getByText(
        'Es el resto del precio. Al pagarlo podrás marcar el proyecto como completado.',
      ),
    )
    .toBeVisible();
  await panelTab('Anticipos').click();
  await expect.element(panel().getByRole('radio', { name: /^100 %/ })).toBeDisabled();
  await expect
    .element(panel().getByText('El anticipo es mayor que el dinero protegido.').first())
    .toBeVisible();
});

test('what is to be done stands first, and of the history only the latest until it is asked for', async () => {
  const eventos = [event('por_publicar'), ...proposal({}).eventos, event('adicional_pedido')];
  await openProjectAs('client', { ...PAID, eventos }, 'proyecto', PHONE);
  const now = panel().getByRole('region', { name: 'Ahora' });
  await expect.element(now.getByText('En curso')).toBeVisible();
  await expect.element(historyEntry('propuso un servicio adicional')).toBeVisible();
  await expect.element(historyEntry('empezó a preparar una propuesta')).not.toBeInTheDocument();
  await panelButton('Ver los 3 pasos anteriores').click();
  await expect.element(historyEntry('empezó a preparar una propuesta')).toBeVisible();
  await expect.element(historyEntry('Calificarse y finalizar')).toBeVisible();
  await panelButton('Ver solo lo último').click();
  await expect.element(historyEntry('empezó a preparar una propuesta')).not.toBeInTheDocument();
});

test('a tab that no longer applies is replaced by the project, until it applies again', async () => {
  const unpaid = await openProjectAs('client', UNPAID, 'anticipos', PHONE);
  await expect.element(panelTab('Proyecto')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panelTab('Anticipos')).not.toBeInTheDocument();
  pushProject({ ...unpaid, ...PAID, por_pagar: 0, version: 8 });
  await expect.element(panelTab('Anticipos')).toHaveAttribute('aria-selected', 'true');
});

test('who does the work is said to both, and the tab Ajustes is not the professional’s', async () => {
  const assigned = { ...ASSIGNED, nombre: 'Rita', apellidos: 'Luna Paz' };
  for (const who of ['client', 'professional'] as const) {
    await openProjectAs(who, { ...PUBLISHED, profesional_assign: assigned });
    await expect.element(panel().getByText('Hace el trabajo: Rita Luna Paz')).toBeVisible();
    expect(panelTab('Ajustes').elements()).toHaveLength(who === 'client' ? 1 : 0);
  }
});

test('the share is «Para ti» to the professional, and not to the team that writes for somebody else', async () => {
  await openProjectAs('professional', PUBLISHED);
  await expect.element(panel().getByText(/^Para ti:/)).toBeVisible();
  await openProjectAs('admin', PUBLISHED);
  await expect.element(panel().getByText(/^Para quien haga el trabajo:/)).toBeVisible();
  await openProjectAs('admin', { ...PAID, estado: 'finalizada', liberado: 1999 });
  await expect.element(panel().getByText(/^Liberado:/)).toBeVisible();
});
