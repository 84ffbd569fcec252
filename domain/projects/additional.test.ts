import { expect, it } from 'vitest';
import {
  type Additional,
  type AdditionalReason,
  type Estatus,
  whyNotAdd,
  whyNotChange,
} from './additional.ts';
import { centavos } from '../money.ts';

const project = {
  estado: 'pagado',
  en_disputa: false,
  en_contracargo: false,
  en_revision: false,
  precio: centavos(200_000),
  pagado: centavos(200_000),
} as const;
const pending: Additional = { estatus: 'pendiente', precio: centavos(30_000), pagado: false };
const accepted: Additional = { ...pending, estatus: 'aceptado' };
const grown = { ...project, precio: centavos(230_000) };

it.each([
  ['professional', project, null],
  ['professional', { ...project, estado: 'por_pagar' }, null],
  ['client', project, 'transition_not_yours'],
  ['professional', { ...project, estado: 'publicada' }, 'transition_wrong_state'],
  ['professional', { ...project, estado: 'completado' }, 'transition_wrong_state'],
  ['professional', { ...project, en_disputa: true }, 'in_dispute'],
  ['professional', { ...project, en_contracargo: true }, 'in_chargeback'],
] as const)('a new service by the %s of %j: %s', (side, state, reason) => {
  expect(whyNotAdd(state, side)).toBe(reason);
});

type Project = Parameters<typeof whyNotChange>[0];
type Case = [Estatus, Project, Additional, 'client' | 'professional', AdditionalReason | null];
it.each<Case>([
  ['aceptado', project, pending, 'client', null],
  ['rechazado', project, pending, 'client', null],
  ['aceptado', project, pending, 'professional', 'transition_not_yours'],
  ['retirado', project, pending, 'professional', null],
  ['retirado', project, pending, 'client', 'transition_not_yours'],
  ['retirado', grown, accepted, 'client', null],
  ['retirado', grown, accepted, 'professional', null],
  ['retirado', { ...grown, pagado: centavos(200_001) }, accepted, 'client', 'additional_paid'],
  ['retirado', grown, { ...accepted, pagado: true }, 'professional', 'additional_paid'],
  // The rest would be too small for a card payment.
  ['retirado', { ...grown, pagado: centavos(199_950) }, accepted, 'client', 'additional_paid'],
  ['retirado', { ...grown, pagado: centavos(199_000) }, accepted, 'client', null],
  ['rechazado', grown, accepted, 'client', 'additional_decided'],
  ['pendiente', grown, accepted, 'professional', 'additional_decided'],
  ['aceptado', project, { ...pending, estatus: 'rechazado' }, 'client', 'additional_decided'],
  [
    'aceptado',
    { ...project, precio: centavos(999_999_900) },
    pending,
    'client',
    'additional_too_much',
  ],
])('to %s, of %j, %j, by the %s: %s', (to, state, item, side, reason) => {
  expect(whyNotChange(state, item, to, side)).toBe(reason);
});
