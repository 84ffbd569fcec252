import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centavos } from '../money.ts';
import { changesBetween, changesText, type Offer } from './changes.ts';
import { linesText } from './lines.ts';

const line = (concepto: string, pesos: number) => ({ concepto, monto: centavos(pesos * 100) });
const OFFER: Offer = {
  titulo: 'Drenaje',
  descripcion: 'Con sonda',
  precio: centavos(90_000),
  start: '2026-12-02',
  end: null,
  hora: '09:00',
  duracion: 300,
  conceptos: [line('Mano de obra', 850), line('Junta', 50)],
  incluye: ['Limpieza'],
  no_incluye: [],
};

it.each<[string, Partial<Offer>, string]>([
  ['nothing', {}, ''],
  [
    'the price',
    { precio: centavos(95_000), conceptos: [] },
    'Precio: antes $900.00, ahora $950.00',
  ],
  [
    'the day',
    { start: '2026-12-03' },
    'Cuándo: antes mié 2 dic, 9:00 a 14:00, ahora jue 3 dic, 9:00 a 14:00',
  ],
  ['the hours', { duracion: null }, 'Cuándo: antes mié 2 dic, 9:00 a 14:00, ahora mié 2 dic, 9:00'],
  ['a day that is open', { start: null, hora: null, duracion: null }, 'Cuándo: ya no mié 2 dic'],
  [
    'a line',
    { conceptos: [line('Mano de obra', 800), line('Junta', 50)] },
    'Mano de obra: antes $850.00',
  ],
  ['another line', { conceptos: [...OFFER.conceptos, line('Tubo', 90)] }, 'Tubo: $90.00 (nuevo)'],
  ['fewer lines', { conceptos: [line('Mano de obra', 850)] }, 'Junta: ya no $50.00'],
  ['their order', { conceptos: OFFER.conceptos.toReversed() }, ''],
  [
    'what is included',
    { incluye: ['Garantía'] },
    'Incluye: Garantía (nuevo); Incluye: ya no Limpieza',
  ],
  ['what is not', { no_incluye: ['Azulejo'] }, 'No incluye: Azulejo (nuevo)'],
  ['texts', { titulo: 'Otro', descripcion: '' }, 'Título: otro texto; Descripción: otro texto'],
])('says that a revision changed %s', (_, changed, text) => {
  expect(changesText(changesBetween(OFFER, { ...OFFER, ...changed }))).toContain(text);
  if (text === '') expect(changesBetween(OFFER, { ...OFFER, ...changed })).toEqual([]);
});

it('says nothing of a description that was left empty, and so follows the lines', () => {
  const of = (conceptos: Offer['conceptos']): Offer => ({
    ...OFFER,
    conceptos,
    descripcion: linesText(conceptos),
  });
  const changes = changesBetween(of([line('Mano', 850)]), {
    ...of([line('Mano', 850), line('Tubo', 90)]),
    hora: '10:00',
  });
  expect(changes.map(({ what }) => what)).toEqual(['Tubo', 'Cuándo']);
});

it('says a price once that one line makes up alone', () => {
  const of = (precio: number): Offer => ({
    ...OFFER,
    precio: centavos(precio * 100),
    conceptos: [line('Mano de obra', precio)],
  });
  expect(changesBetween(of(600), of(750))).toEqual([
    { what: 'Precio', before: '$600.00', after: '$750.00' },
  ]);
});

it('tells lines of the same words apart', () => {
  const visits = (...pesos: number[]) => pesos.map((amount) => line('Visita', amount));
  const changes = changesBetween(
    { ...OFFER, conceptos: visits(100, 200) },
    { ...OFFER, conceptos: visits(200, 300, 400) },
  );
  expect(changes).toEqual([
    { what: 'Visita', before: '$100.00', after: '$300.00' },
    { what: 'Visita', before: '', after: '$400.00' },
  ]);
});

it('finds nothing between an offer and itself, and something where lines differ', () => {
  const lines = fc.array(
    fc.record({
      concepto: fc.constantFrom('Mano', 'Material', 'Visita'),
      monto: fc.integer({ min: 0, max: 500 }).map(centavos),
    }),
    { maxLength: 6 },
  );
  const sorted = (offer: Offer) =>
    offer.conceptos
      .map((one) => `${one.concepto} ${one.monto}`)
      .toSorted()
      .join();
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const [before, after] = [
        { ...OFFER, conceptos: one },
        { ...OFFER, conceptos: other },
      ];
      expect(changesBetween(before, before)).toEqual([]);
      expect(changesBetween(before, after).length === 0).toBe(sorted(before) === sorted(after));
    }),
  );
});
