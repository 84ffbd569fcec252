import { describe, expect, it } from 'vitest';
import { OTHER } from './prequote.ts';
import {
  answerUntil,
  isPassedOver,
  recipientState,
  requestTitle,
  takesPlace,
  endToAuthor,
  unacceptedEnd,
} from './state.ts';

const HOUR = 3_600_000;

describe('until when an answer is expected', () => {
  it.each([
    ['when the work should begin', 10 * HOUR, 10 * HOUR],
    ['two hours at least', 30 * 60_000, 2 * HOUR],
    ['two hours also for a time that has passed', -5 * HOUR, 2 * HOUR],
    ['three days at most', 200 * HOUR, 72 * HOUR],
  ])('is %s', (_words, begins, until) => {
    const sent = Date.parse('2026-12-01T16:00:00Z');
    expect(answerUntil(sent, sent + begins)).toBe(sent + until);
  });

  it('is not in the night, in which nobody is told: two hours of the morning are left', () => {
    const at = (local: string) => Date.parse(`2026-12-01T${local}:00-06:00`);
    expect(answerUntil(at('03:54'), at('08:00'))).toBe(at('10:00'));
    expect(answerUntil(at('03:54'), at('12:00'))).toBe(at('12:00'));
  });
});

it('an offer is passed over once another answer was accepted, unless that was cancelled', () => {
  expect(isPassedOver('publicada', ['publicada', 'por_pagar'])).toBe(true);
  expect(isPassedOver('publicada', ['publicada', 'finalizada', null])).toBe(true);
  expect(isPassedOver('publicada', ['publicada', 'cancelada', null])).toBe(false);
  expect(isPassedOver('por_pagar', ['publicada', 'por_pagar'])).toBe(false);
});

describe('what became of it', () => {
  const answer = { seen: false, declined: false, proposal: null };
  const open = { late: false };
  const over = { late: true };
  it.each([
    ['enviada', answer, open],
    ['vista', { ...answer, seen: true }, open],
    ['expirada', { ...answer, seen: true }, over],
    ['declinada', { ...answer, declined: true }, open],
    ['declinada', { ...answer, declined: true }, over],
    ['propuesta', { ...answer, proposal: 'publicada' as const }, over],
    ['propuesta', { ...answer, proposal: 'finalizada' as const }, over],
    ['propuesta', { ...answer, proposal: 'cancelada' as const }, over],
    ['expirada', { ...answer, proposal: 'rechazada' as const }, open],
    ['expirada', { ...answer, proposal: 'retirada' as const }, open],
    ['expirada', { ...answer, proposal: 'expirada' as const }, open],
  ])('is %s', (state, stored, when) => {
    expect(recipientState(stored, when)).toBe(state);
  });

  it.each([
    ['rechazada', 'rechazada'],
    ['retirada', 'retirada'],
    ['expirada', 'expirada'],
    ['publicada', null],
    ['cancelada', null],
    [null, null],
  ] as const)('a proposal that is %s ended unaccepted as %s', (proposal, end) => {
    expect(unacceptedEnd(proposal)).toBe(end);
  });

  it.each([
    ['retirada', true, false, 'reemplazada'],
    ['retirada', false, false, 'retirada'],
    ['publicada', false, true, 'no_elegida'],
    ['publicada', false, false, null],
    ['por_pagar', false, true, null],
  ] as const)(
    'a proposal that is %s, replaced %s, passed over %s is %s to its author',
    (proposal, replaced, passedOver, end) => {
      expect(endToAuthor(proposal, { replaced, passedOver })).toBe(end);
    },
  );
});

it.each([
  ['enviada', null, true],
  ['vista', null, true],
  ['propuesta', 'publicada', true],
  ['propuesta', 'cancelada', false],
  ['declinada', null, false],
  ['expirada', null, false],
] as const)('%s with a proposal that is %s takes a place: %s', (state, proposal, takes) => {
  expect(takesPlace(state, proposal)).toBe(takes);
});

it('is called by its title, else by the work, else by what its client says first, else by its trade', () => {
  const asked = {
    titulo: ' Baño tapado ',
    categoria: 'Plomería',
    aparato: '',
    opt: 'Destapar',
    descripcion_servicio: '',
  };
  expect(requestTitle(asked)).toBe('Baño tapado');
  expect(requestTitle({ ...asked, titulo: ' ', aparato: 'TV' })).toBe('TV: Destapar');
  expect(requestTitle({ ...asked, titulo: '', opt: '' })).toBe('Plomería');
  expect(requestTitle({ ...asked, titulo: '', opt: OTHER })).toBe('Plomería');
  expect(requestTitle({ ...asked, titulo: '', categoria: 'Pintura', opt: 'Con material' })).toBe(
    'Pintura con material',
  );
  expect(requestTitle({ ...asked, titulo: '', opt: OTHER, aparato: 'TV' })).toBe('TV');
  const other = { ...asked, titulo: '', opt: OTHER, aparato: 'TV' };
  const said = (descripcion_servicio: string) => requestTitle({ ...other, descripcion_servicio });
  expect(said('hola, buenas tardes: se mueve la taza. Vivo en el 2.º piso.')).toBe(
    'Se mueve la taza',
  );
  expect(said('sale 1.5 litros por hora\nsin parar')).toBe('Sale 1.5 litros por hora');
  expect(said('Se escucha un ruido muy raro atrás de la pared de la cocina cuando llueve')).toBe(
    'Se escucha un ruido muy raro atrás de la pared de la cocina…',
  );
  expect(said(' Hola! ')).toBe('TV');
  expect(requestTitle({ ...asked, titulo: '', descripcion_servicio: 'Urge' })).toBe('Destapar');
});
