import { expect, test } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { buttonsOf } from './buttons.ts';
import type { Side } from './project-state.ts';
import { disputeBy, proposal } from './testing.ts';

const DISPUTE = disputeBy('clara');
const PAID = { estado: 'pagado', pagado: 1800, liberado: 0, retenido: 1800 } as const;
const UNPAID = {
  estado: 'por_pagar',
  pagado: 0,
  liberado: 0,
  retenido: 0,
  por_pagar: 1800,
} as const;
const HALF = {
  estado: 'por_pagar',
  precio: 8000,
  pagado: 4000,
  liberado: 0,
  retenido: 4000,
  por_pagar: 4000,
  mitad_pagada: 1,
} as const;
const DELIVERED = '2026-11-24T15:48:00.000Z';

/** `*` marks the main action, `!` a disabled one; the quiet ones follow the bar. */
function shown(changes: Partial<Proposal>, side: Side): string {
  const { main, others } = buttonsOf(proposal(changes), side);
  const mark = (button: (typeof main)[number]) =>
    `${button.variant === 'primary' ? '*' : ''}${button.reason ? '!' : ''}${button.label}`;
  return `${main.map(mark).join(', ')} | ${others.map(({ label }) => label).join(', ')}`;
}

test('disables accepting and paying with a suspended account', () => {
  const words = (changes: Partial<Proposal>) =>
    buttonsOf(proposal(changes), 'client', 'suspendida').main.map(
      ({ label, variant, reason }) => `${variant} ${label}: ${reason}`,
    );
  const why = 'Esta cuenta está suspendida: por ahora no recibe mensajes, propuestas ni pagos.';
  expect(words({ estado: 'publicada' })).toEqual([
    `secondary Aceptar por $1,800.00: ${why}`,
    'secondary Pedir un cambio: undefined',
    'secondary Rechazar: undefined',
  ]);
  expect(words(UNPAID)).toEqual([`secondary Pagar $1,800.00 MXN: ${why}`]);
});

test.each<[string, Partial<Proposal>, string, string]>([
  ['por_publicar', { estado: 'por_publicar' }, ' | ', ' | Retirar propuesta'],
  [
    'publicada',
    { estado: 'publicada' },
    '*Aceptar por $1,800.00, Pedir un cambio, Rechazar | ',
    ' | Cambiar la propuesta, Retirar propuesta',
  ],
  [
    'publicada, the day has passed',
    { estado: 'publicada', start: '2026-01-01' },
    '!Aceptar por $1,800.00, Pedir un cambio, Rechazar | ',
    '*Cambiar la propuesta | Retirar propuesta',
  ],
  [
    'publicada, the client wants it changed',
    { estado: 'publicada', cambio_pedido: 'Otro día' },
    'Aceptar por $1,800.00, Pedir un cambio, Rechazar | ',
    '*Cambiar la propuesta, Dejarla como está | Retirar propuesta',
  ],
  [
    'publicada, another answer was chosen',
    { estado: 'publicada', otra_elegida: 1 },
    ' | Rechazar',
    ' | Retirar propuesta',
  ],
  ['por_pagar', UNPAID, '*Pagar $1,800.00 MXN | Cancelar proyecto', ' | Cancelar proyecto'],
  [
    'por_pagar, half paid',
    HALF,
    'Pagar $4,000.00 MXN, !Marcar como completado | Abrir disputa, Cancelar proyecto',
    '*Marcar como entregado | Abrir disputa, Cancelar proyecto',
  ],
  [
    'por_pagar, half paid and delivered',
    { ...HALF, entregado_at: DELIVERED },
    '*Pagar $4,000.00 MXN, !Marcar como completado | Pedir cambios, Abrir disputa, Cancelar proyecto',
    ' | Abrir disputa, Cancelar proyecto',
  ],
  [
    'por_pagar, half paid and delivered, and the half went back',
    { ...HALF, entregado_at: DELIVERED, retenido: 0, devuelto: 4000 },
    'Cancelar proyecto, Pagar $4,000.00 MXN, !Marcar como completado | Pedir cambios, Abrir disputa',
    ' | Abrir disputa, Cancelar proyecto',
  ],
  [
    'pagado',
    PAID,
    'Marcar como completado | Abrir disputa, Cancelar proyecto',
    '*Marcar como entregado | Abrir disputa, Cancelar proyecto',
  ],
  [
    'pagado, delivered',
    { ...PAID, entregado_at: DELIVERED },
    '*Marcar como completado, Pedir cambios | Abrir disputa, Cancelar proyecto',
    ' | Abrir disputa, Cancelar proyecto',
  ],
  [
    'pagado, in dispute',
    { ...PAID, disputa: DISPUTE },
    '!Marcar como completado | ',
    '!Marcar como entregado | ',
  ],
  [
    'completado',
    {},
    '*Calificar, !Finalizar y liberar $1,350.00 | Abrir disputa',
    ' | Abrir disputa',
  ],
  [
    'completado, both rated',
    { sender_review: 1 },
    '*Finalizar y liberar $1,350.00 | Abrir disputa',
    ' | Abrir disputa',
  ],
  ['finalizada', { estado: 'finalizada' }, ' | ', ' | '],
  ['rechazada', { estado: 'rechazada' }, ' | ', ' | '],
  ['retirada', { estado: 'retirada' }, ' | ', ' | '],
  ['expirada', { estado: 'expirada' }, ' | ', ' | '],
  ['cancelada', { estado: 'cancelada' }, ' | ', ' | '],
])('%s', (_, changes, client, professional) => {
  expect(shown(changes, 'client')).toBe(client);
  expect(shown(changes, 'professional')).toBe(professional);
});

test('gives the reason of a disabled button', () => {
  const reasons = (changes: Partial<Proposal>) =>
    buttonsOf(proposal(changes), 'client').main.map(({ reason }) => reason);
  expect(reasons(HALF)).toEqual([undefined, 'Falta pagar $4,000.00 MXN del proyecto.']);
  expect(reasons({})).toEqual([undefined, 'Para finalizar, los dos tienen que calificarse.']);
  expect(reasons({ ...PAID, disputa: DISPUTE })).toEqual([
    'Hay una disputa abierta: el equipo la está revisando y el dinero espera.',
  ]);
});

test('says under the payment button which part is paid', () => {
  const note = (changes: Partial<Proposal>) => buttonsOf(proposal(changes), 'client').note;
  const accepted = {
    id: 1,
    descripcion: 'Otra llave',
    precio: 500,
    estatus: 'aceptado',
    pagado: 0,
  };
  expect(note(UNPAID)).toBe('Tu dinero queda protegido hasta que confirmes el trabajo.');
  expect(note({ ...HALF, pagado: 0, retenido: 0 })).toBe(
    'Es la mitad del precio. Los otros $4,000.00 se pagan antes de completar el proyecto.',
  );
  expect(note(HALF)).toBe(
    'Es todo lo que falta. Puedes pagarlo cuando el trabajo esté entregado, o antes.',
  );
  expect(note({ ...HALF, entregado_at: DELIVERED })).toBe(
    'Es el resto del precio. Al pagarlo podrás marcar el proyecto como completado.',
  );
  for (const entregado_at of [DELIVERED, null])
    expect(note({ ...HALF, entregado_at, retenido: 0, devuelto: 4000 })).toBe(
      'Regresaron a tu tarjeta $4,000.00 y no se cobran otra vez. Si pagas el resto del precio, solo eso queda protegido: antes acuerden qué se hace con lo demás.',
    );
  expect(
    note({
      ...PAID,
      precio: 2300,
      por_pagar: 500,
      adicionales: 1,
      data_propuesta: { adicionales: [accepted as never] },
    }),
  ).toBe('Son los servicios adicionales que aceptaste. Se pagan antes de completar el proyecto.');
});
