import { expect, it } from 'vitest';
import {
  type Additional,
  type AdditionalReason,
  type Estatus,
  whyNotAdd,
  whyNotDecide,
} from './additional.ts';
import { centavos } from '../money.ts';

const project = {
  estado: 'pagado',
  en_disputa: false,
  precio: centavos(200_000),
  pagado: centavos(200_000),
} as const;
const pending: Additional = { estatus: 'pendiente', precio: centavos(30_000), pagado: false };
const accepted: Additional = { ...pending, estatus: 'aceptado' };
const grown = { ...project, precio: centavos(230_000) };

it.each([
  ['author', project, null],
  ['author', { ...project, estado: 'por_pagar' }, null],
  ['client', project, 'transition_not_yours'],
  ['author', { ...project, estado: 'publicada' }, 'transition_wrong_state'],
  ['author', { ...project, estado: 'completado' }, 'transition_wrong_state'],
  ['author', { ...project, en_disputa: true }, 'in_dispute'],
] as const)('a new service by the %s of %j: %s', (side, state, reason) => {
  expect(whyNotAdd(state, side)).toBe(reason);
});

type Project = Parameters<typeof whyNotDecide>[0];
type Case = [Estatus, Project, Additional, 'client' | 'author', AdditionalReason | null];
it.each<Case>([
  ['aceptado', project, pending, 'client', null],
  ['rechazado', project, pending, 'client', null],
  ['aceptado', project, pending, 'author', 'transition_not_yours'],
  ['retirado', project, pending, 'author', null],
  ['retirado', project, pending, 'client', 'transition_not_yours'],
  ['retirado', grown, accepted, 'client', null],
  ['retirado', grown, accepted, 'author', null],
  ['retirado', { ...grown, pagado: centavos(200_001) }, accepted, 'client', 'additional_paid'],
  ['retirado', grown, { ...accepted, pagado: true }, 'author', 'additional_paid'],
  // No card can carry what would then be left.
  ['retirado', { ...grown, pagado: centavos(199_950) }, accepted, 'client', 'additional_paid'],
  ['retirado', { ...grown, pagado: centavos(199_000) }, accepted, 'client', null],
  ['rechazado', grown, accepted, 'client', 'additional_decided'],
  ['pendiente', grown, accepted, 'author', 'additional_decided'],
  ['aceptado', project, { ...pending, estatus: 'rechazado' }, 'client', 'additional_decided'],
  [
    'aceptado',
    { ...project, precio: centavos(999_999_900) },
    pending,
    'client',
    'additional_too_much',
  ],
])('to %s, of %j, %j, by the %s: %s', (to, state, item, side, reason) => {
  expect(whyNotDecide(state, item, to, side)).toBe(reason);
});
