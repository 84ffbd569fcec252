import { describe, expect, it, test } from 'vitest';
import { type PriceList, prequote } from '#domain/requests/prequote.ts';
import { requestMessage } from '#domain/requests/request-message.ts';
import { emptyRequest, type RequestForm, requestProblems } from './requests.ts';

const PAINT: PriceList = {
  tipo: 'area',
  form: [{ opt: 'Con material', precio: 95, aparato: null }],
};
const PLUMBING: PriceList = {
  tipo: 'opcion',
  form: [{ opt: 'Reparar una fuga', precio: 450, aparato: null }],
};
const APPLIANCES: PriceList = {
  tipo: 'aparato',
  form: [{ opt: 'Instalar', precio: 500, aparato: 'Lavadora' }],
};

const TODAY = '2026-11-21';
const request = (changes: Partial<RequestForm> = {}): RequestForm => ({
  ...emptyRequest('2026-11-22'),
  categoria: 'Plomería',
  opt: 'Reparar una fuga',
  descripcion_servicio: 'Gotea la llave de la cocina.',
  ...changes,
});

describe('what a request still needs', () => {
  it('is everything without a default, in the order of the form', () => {
    expect(requestProblems(emptyRequest('2026-11-22'), null, TODAY)).toEqual({
      categoria: 'Selecciona un tipo de trabajo',
      descripcion_servicio: 'Describe lo que necesitas.',
    });
    expect(requestProblems(request(), PLUMBING, TODAY)).toEqual({});
  });

  test.each<[Partial<RequestForm>, PriceList, Record<string, string>]>([
    [{ opt: '' }, PLUMBING, { opt: 'Elige una opción.' }],
    [{ cantidad: '0' }, PLUMBING, { cantidad: 'Escribe la cantidad, de 1 a 1,000.' }],
    [
      { opt: '', ancho: '0' },
      PAINT,
      {
        ancho: 'Escribe el ancho en metros, de 1 a 1,000.',
        largo: 'Escribe el largo en metros, de 1 a 1,000.',
        opt: 'Elige con material o sin material.',
      },
    ],
    [{}, APPLIANCES, { aparato: 'Elige el aparato.', opt: 'Elige una opción.' }],
    [{ aparato: 'Lavadora', opt: 'Instalar', cantidad: '' }, APPLIANCES, {}],
    [{ fecha: '2026-11-20' }, PLUMBING, { fecha: 'Elige una fecha de hoy en adelante.' }],
    [{ fecha: '2026-02-30' }, PLUMBING, { fecha: 'Elige una fecha.' }],
    [{ fecha: '' }, PLUMBING, { fecha: 'Elige una fecha.' }],
    [{ fecha: TODAY }, PLUMBING, {}],
    [{ hora: '24:00' }, PLUMBING, { hora: 'Elige una hora.' }],
    [
      { estado: '', ciudad: '' },
      PLUMBING,
      { estado: 'Elige el estado.', ciudad: 'Elige la ciudad.' },
    ],
    [
      { descripcion_servicio: ' \n\u200b' },
      PLUMBING,
      { descripcion_servicio: 'Describe lo que necesitas.' },
    ],
  ])('of %j', (changes, list, problems) => {
    expect(requestProblems(request(changes), list, TODAY)).toEqual(problems);
  });
});

test('the message of a stored request without day, hour or place has the other lines', () => {
  const lost = request({ fecha: '', hora: '', ciudad: '' });
  expect(requestMessage(lost, prequote(PLUMBING, lost))).toBe(`Solicitud de servicio: Plomería
Reparar una fuga
Lugar: Jalisco
Precotización: aprox. $450

Gotea la llave de la cocina.`);
  expect(requestMessage({ ...lost, hora: '10:00' }, null)).not.toContain('10:00');
});

test('the message says no day that nobody chose', () => {
  const calm = request({ cuando: 'sin prisa', fecha: '2026-12-09' });
  expect(requestMessage(calm, null)).toContain('\nCuándo: Sin prisa\n');
  const soon = request({ cuando: 'esta semana', fecha: '2026-11-29' });
  expect(requestMessage(soon, null)).toContain('\nCuándo: Hasta el dom 29 nov\n');
});

test('the message says what, how much, when and where', () => {
  const leak = request({ cantidad: '2', titulo: 'Cocina y baño' });
  expect(requestMessage(leak, prequote(PLUMBING, leak))).toBe(`Solicitud de servicio: Plomería
Cocina y baño
2 × Reparar una fuga
Fecha: dom 22 nov, 10:00
Lugar: Guadalajara, Jalisco
Precotización: aprox. $900 (2 × $450)

Gotea la llave de la cocina.`);
  const wall = request({ categoria: 'Pintura', opt: 'Con material', ancho: '3,5', largo: '2' });
  expect(requestMessage(wall, prequote(PAINT, wall))).toContain(
    'Con material\nMedidas: 3,5 × 2 m\nFecha: dom 22 nov, 10:00\nLugar: Guadalajara, Jalisco\nPrecotización: aprox. $665 (3.5 × 2 m = 7 m² × $95)',
  );
  const washer = request({ categoria: 'Electrodomésticos', aparato: 'Lavadora', opt: 'Instalar' });
  expect(requestMessage(washer, prequote(APPLIANCES, washer))).toContain(
    'Lavadora: Instalar\nFecha: dom 22 nov, 10:00\nLugar: Guadalajara, Jalisco\nPrecotización: aprox. $500\n',
  );
});
