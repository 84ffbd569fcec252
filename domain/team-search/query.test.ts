import { describe, expect, it, test } from 'vitest';
import { folioOf } from '../payments/receipt.ts';
import { payoutFolio, releaseFolio } from '../payouts/receipt-words.ts';
import { isSearchable, readQuery } from './query.ts';

const KEY = '5VUSGYb-YXXzGqBR';
const OTHER = 'z'.repeat(16);

/** What it may mean, without what it does not. */
const meant = (text: string) => {
  const query = readQuery(text);
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== null && String(value) !== ''),
  );
};

describe('a telephone', () => {
  it.each([
    '3318452290',
    '33 1845 2290',
    '33-1845-2290',
    '(33) 1845.2290',
    '331845-2290',
    '+52 33 1845 2290',
    '52 33 1845 2290',
    '+52 1 33 1845 2290',
    '5213318452290',
    '044 33 1845 2290',
    '045 3318452290',
    '01 33 1845 2290',
    '  33 1845 2290\u00a0',
    '\u202a+52 33 1845 2290\u202c',
    '３３１８４５２２９０',
    'tel:+52 33 1845 2290',
    'Tel. 33 1845 2290',
  ])('is whole in any spelling: «%s»', (typed) => {
    expect(meant(typed)).toMatchObject({ kind: 'telefono', phone: '+523318452290' });
    expect(readQuery(typed).phoneEnd).toBeNull();
  });

  it('is found by its end or its beginning', () => {
    expect(meant('2290')).toMatchObject({ kind: 'telefono', phoneEnd: '2290', phoneStart: '2290' });
    expect(meant('1845-2290')).toMatchObject({ phoneEnd: '18452290' });
    expect(meant('33 1845')).toMatchObject({ phoneStart: '331845' });
    expect(meant('+52 33 18')).toMatchObject({ phoneStart: '3318' });
    expect(readQuery('+52 33 18').phoneEnd).toBeNull();
    expect(readQuery('229').phoneEnd).toBeNull();
  });

  it('of another country is none of ours', () => {
    expect(readQuery('+1 415 555 2671').phone).toBeNull();
  });
});

test('an e-mail is whole or begins', () => {
  expect(meant('Laura.Medina@Demo.mx')).toEqual({ kind: 'correo', email: 'laura.medina@demo.mx' });
  expect(meant('laura@')).toEqual({ kind: 'correo', email: 'laura@' });
  expect(meant('laura.med')).toMatchObject({ email: 'laura.med', words: ['laura', 'med'] });
  expect(readQuery('laura medina').email).toBeNull();
  expect(readQuery('@demo.mx').email).toBeNull();
});

test('a key, as it is or in an address', () => {
  expect(meant(KEY)).toMatchObject({ kind: 'clave', keys: [KEY] });
  // Whatever could be one is looked for as one too.
  expect(meant('fontaneros')).toMatchObject({ kind: 'palabras', keys: ['fontaneros'] });
  for (const address of [
    `https://maestros.mx/ver/profesional/${KEY}`,
    `http://localhost:3000/admin/cuentas/${KEY}?intervalo=1`,
    `/chat/${KEY}?panel=proyecto`,
    `maestros.mx/chat/${KEY}`,
  ])
    expect(meant(address)).toEqual({ kind: 'direccion', keys: [KEY] });
  expect(meant(`/admin/chat-history/${KEY}/${OTHER}`)).toMatchObject({ keys: [KEY, OTHER] });
});

test('addresses of a project, a payment and a payout', () => {
  expect(meant('https://maestros.mx/admin/proyectos/123')).toEqual({
    kind: 'direccion',
    project: 123,
  });
  expect(meant(`/chat/${KEY}?panel=proyecto&proyecto=77`)).toMatchObject({ project: 77 });
  expect(meant('/admin/pagos-de-clientes/9')).toMatchObject({ payment: 9 });
  expect(meant('/admin/pagos-de-clientes/x/9')).toMatchObject({ payment: 9 });
  expect(meant('/cliente/recibos/8')).toMatchObject({ payment: 8 });
  expect(meant('/admin/pagos-a-profesionales?fecha=2026-11-04&pago=5')).toMatchObject({
    payout: 5,
  });
  expect(readQuery('cocina/comedor').words).toEqual(['cocina', 'comedor']);
  expect(isSearchable(readQuery('https://example.com/otra/cosa'))).toBe(false);
});

test('a number, with or without a sign before it', () => {
  const all = { kind: 'numero', project: 123, payment: 123, payout: 123 };
  for (const typed of ['#123', '# 123', '123', 'No. 123', 'N.º 123', 'Nº 123', 'n° 123', 'N.° 123'])
    expect(meant(typed)).toEqual(all);
  for (const typed of ['núm. 123', 'Número 123', 'nº123']) expect(meant(typed)).toEqual(all);
  for (const typed of ['proyecto 123', 'Proyecto N.º 123', 'proyecto #123'])
    expect(meant(typed)).toEqual({ kind: 'numero', project: 123 });
  expect(meant('pago 123')).toEqual({ kind: 'numero', payment: 123, payout: 123 });
  for (const typed of [
    folioOf(123),
    'r-000123',
    'R 000123',
    'R000123',
    'recibo R-000123',
    'recibo 123',
  ])
    expect(meant(typed)).toEqual({ kind: 'numero', payment: 123 });
  expect(meant(payoutFolio(12))).toEqual({ kind: 'numero', payout: 12 });
  expect(meant(releaseFolio(12))).toEqual({ kind: 'numero', release: 12 });
  expect(isSearchable(readQuery(releaseFolio(12)))).toBe(true);
  for (const typed of ['r2 d2', 'pagos', 'nota 123', 'norte 123'])
    expect(readQuery(typed)).toMatchObject({ project: null, payment: null });
  expect(meant('10467')).toMatchObject({ project: 10467, phoneEnd: '10467' });
  expect(meant('#10467')).toEqual({
    kind: 'numero',
    project: 10467,
    payment: 10467,
    payout: 10467,
  });
});

test('the provider’s id of a payment, also among words', () => {
  expect(meant('pi_3QtB')).toEqual({ kind: 'pago', providerId: 'pi_3QtB' });
  expect(meant('Pago pi_3QtB8nRk2vYw0H4xLd')).toMatchObject({
    providerId: 'pi_3QtB8nRk2vYw0H4xLd',
  });
  expect(meant('PI_D8CC')).toEqual({ kind: 'pago', providerId: 'PI_D8CC' });
  expect(meant('pi_')).toEqual({ kind: 'pago' });
  expect(isSearchable(readQuery('pi_'))).toBe(false);
});

test('a bank’s key of a payout, in any letters', () => {
  expect(readQuery('mban01002211').trackingKey).toBe('MBAN01002211');
  expect(readQuery('MBAN 0100 2211').trackingKey).toBe('MBAN01002211');
  expect(readQuery('maria').trackingKey).toBeNull();
});

describe('words', () => {
  it('are normalized, each once, without those that say nothing', () => {
    expect(readQuery('  María  de la LÓPEZ maria ').words).toEqual(['maria', 'lopez']);
    expect(readQuery('mari lop').words).toEqual(['mari', 'lop']);
    expect(readQuery('Plomería 24 horas').words).toEqual(['plomeria', '24', 'horas']);
  });

  it.each([
    '',
    'a',
    '%',
    'de',
    'de la',
    '_',
    "'",
    '\\',
    ':*',
    '🙂',
    ' '.repeat(120),
    '%'.repeat(120),
  ])('are too few in «%s»', (typed) => {
    expect(readQuery(typed)).toMatchObject({ kind: 'corto' });
    expect(isSearchable(readQuery(typed))).toBe(false);
  });

  it('of a firm are also those without its legal form', () => {
    for (const typed of ['fugas y más sa', 'Fugas y Más SA de CV', 'fugas y más S. de RL'])
      expect(readQuery(typed).nameWords).toEqual(['fugas', 'mas']);
    for (const typed of ['Fugas y más S.A. de C.V.', 'fugas y más s. a.'])
      expect(readQuery(typed).words).toEqual(['fugas', 'mas']);
    expect(readQuery('maría salas').nameWords).toEqual([]);
  });

  it('are no more than an index is asked for', () => {
    expect(readQuery('uno dos tres cuatro cinco seis siete ocho nueve').words).toHaveLength(6);
    expect(readQuery('x'.repeat(500)).words[0]).toHaveLength(60);
  });
});
