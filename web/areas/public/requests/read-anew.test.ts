import { expect, test } from 'vitest';
import { emptyRequest } from '#contract/requests.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { asking, baseOf, readAnew, type Untyped } from './read-anew.ts';
import type { UnderstoodText } from './understood.ts';

const EMPTY = emptyRequest('2026-11-26');
const WORK = { categoria: 'Plomería', aparato: '', opt: 'Destapar WC' };
const CARRIED = {
  ...EMPTY,
  ...WORK,
  cantidad: '2',
  titulo: 'El baño de abajo',
  descripcion_servicio: 'se me tapó el baño',
  ciudad: 'Zapopan',
};
const text = (texto: string, values: UnderstoodText['values'] = {}): UnderstoodText => ({
  texto,
  maybe: [],
  metros: null,
  colonia: null,
  several: false,
  elsewhere: false,
  values,
});
const untyped = (held = CARRIED): Untyped => ({ held, filled: {} });
const HEATER = { categoria: 'Plomería', aparato: '', opt: 'Instalar boiler' };

test('a repeated request whose text says another work keeps nothing of the former one but its place', () => {
  const found = text('el calentador no prende', HEATER);
  const base = baseOf(found, { carried: CARRIED, empty: EMPTY });
  const { set } = readAnew(CARRIED, untyped(), { found, base });
  expect({ ...CARRIED, ...set }).toMatchObject({
    ...HEATER,
    cantidad: '1',
    titulo: '',
    ciudad: 'Zapopan',
    fecha: '2026-11-26',
  });
});

test('it stays as it is while its text says the same work, and with its own text again', () => {
  for (const found of [text('se me volvió a tapar', WORK), text('se me tapó el baño')])
    expect(baseOf(found, { carried: CARRIED, empty: EMPTY })).toBe(CARRIED);
});

test('a text that says no work leaves the trade and asks for the option; a look fits any', () => {
  const found = text('hace ruido');
  expect(baseOf(found, { carried: CARRIED, empty: EMPTY })).toMatchObject({
    categoria: 'Plomería',
    opt: '',
  });
  const looked = { ...CARRIED, opt: OTHER };
  expect(baseOf(found, { carried: looked, empty: EMPTY }).opt).toBe(OTHER);
  const several = { ...found, maybe: [{ categoria: 'Electricidad', aparato: null, opt: null }] };
  expect(baseOf(several, { carried: CARRIED, empty: EMPTY })).toMatchObject({
    categoria: '',
    opt: '',
  });
});

test('what the former text said goes when the next one does not say it; what was touched stays', () => {
  const first = readAnew(EMPTY, untyped(EMPTY), {
    found: text('dos wc el sábado', { ...WORK, cantidad: '2', fecha: '2026-11-28', cuando: '' }),
    base: EMPTY,
  });
  const values = { ...EMPTY, ...first.set };
  expect(values).toMatchObject({ ...WORK, cantidad: '2', fecha: '2026-11-28' });
  const touched = { ...values, fecha: '2026-12-01' };
  const next = readAnew(touched, first.untyped, { found: text('hace ruido'), base: EMPTY });
  expect({ ...touched, ...next.set }).toMatchObject({
    categoria: '',
    opt: '',
    cantidad: '1',
    fecha: '2026-12-01',
  });
  expect(next.untyped.filled).toEqual({ fecha: '2026-11-28', cuando: '' });
});

test('another trade than the person’s is asked about', () => {
  const light = { categoria: 'Electricidad', aparato: '', opt: 'Revisar un corto' };
  expect(asking(text('hay un corto', light), 'Plomería')).toMatchObject({
    maybe: [
      { categoria: 'Electricidad', opt: 'Revisar un corto' },
      { categoria: 'Plomería', opt: null },
    ],
    values: {},
  });
  const heater = text('el calentador', HEATER);
  expect(asking(heater, 'Plomería')).toBe(heater);
});
