import { stemmer } from '@orama/stemmers/spanish';
import { expect, it } from 'vitest';
import { OTHER } from '../requests/prequote.ts';
import { amountOf, isUncounted } from './amount.ts';
import { detailsIn } from './request-details.ts';
import { indexTerms } from './terms.ts';

/** A Monday. */
const TODAY = '2026-11-23';

it.each([
  ['pintar una pared de 3 x 4', ['3', '4']],
  ['pared de 3.5x2.5 metros', ['3.5', '2.5']],
  ['cuarto de 4 metros por 3 metros', ['4', '3']],
  ['techo de 3,5 m × 4 m', ['3,5', '4']],
  ['pintar 120 m2', [null, null]],
  ['abierto 24 x 7 y 0 x 3', ['24', '7']],
  ['tablas de 0.5 x 0.5', [null, null]],
])('measures in «%s»', (text, expected) => {
  const { ancho, largo } = detailsIn(text, TODAY);
  expect([ancho, largo]).toEqual(expected);
});

it.each([
  ['armar 4 sillas', 4],
  ['mantenimiento a dos minisplits', 2],
  ['poner 6 focos en la sala', 6],
  ['tengo 2 fugas y 3 llaves que gotean', null],
  ['tv de 65 pulgadas', null],
  ['impermeabilizante 5 años', null],
  ['mudanza de 3 recamaras', null],
  ['plomero 24 horas', null],
  ['99999 focos', null],
  ['una fuga', null],
])('pieces in «%s»', (text, expected) => {
  const [first, ...more] = detailsIn(text, TODAY).piezas;
  expect((more.length === 0 && first?.cuantas) || null).toBe(expected);
});

it.each([
  ['plomero urgente', '2026-11-23'],
  ['urge electricista', '2026-11-23'],
  ['para hoy', '2026-11-23'],
  ['huele a gas', '2026-11-23'],
  ['fuga de gas en la estufa', '2026-11-23'],
  ['fuga de gas en el clima', null],
  ['revisar fuga de gas el lunes', '2026-11-30'],
  ['mañana mismo', '2026-11-24'],
  ['en la mañana', null],
  ['pasado mañana', '2026-11-25'],
  ['me cambio el sábado', '2026-11-28'],
  ['el lunes', '2026-11-30'],
  ['este fin de semana', '2026-11-28'],
  ['cuando puedan', null],
])('the day in «%s»', (text, expected) => {
  expect(detailsIn(text, TODAY).fecha).toBe(expected);
});

const WORK = { categoria: 'Casa', aparato: null };
const index = indexTerms(
  [
    {
      categoria: WORK.categoria,
      palabras: '',
      opciones: [
        ['Juego de 4 sillas', 'armar sillas'],
        ['Instalar lámpara o plafón', 'poner focos, foco fundido'],
        ['Chinches, por recámara', 'chinches'],
        ['Mudanza de 2 recámaras', 'mudanza 2 recamara'],
        ['Limpieza de ventanas y canceles', 'limpiar ventanas'],
        ['Lavado de colchón', 'lavar colchon'],
      ].map(([opt = '', palabras = '']) => ({ opt, aparato: null, palabras })),
    },
  ],
  stemmer,
);

it.each([
  ['impermeabilizar azotea de 80 metros', 'Acrílico 5 años, por m²', 80],
  ['poner piso 30m2', 'Colocar piso o azulejo, por m²', 30],
  ['poner piso en un cuarto de 4 x 5', 'Colocar piso o azulejo, por m²', 20],
  ['barda de 10.5 mts', 'Barandal, por metro lineal', 11],
  ['pasto en rollo 45 m²', 'Colocar pasto, por 10 m²', 5],
  ['poner piso en 2 cuartos', 'Colocar piso o azulejo, por m²', null],
  ['barandal de 3 x 4', 'Barandal, por metro lineal', null],
  ['piso de 5 metros y 3 metros de zoclo', 'Colocar piso o azulejo, por m²', null],
  ['cocina de 3 metros', 'Reparar mueble', null],
  ['armar 4 sillas', 'Juego de 4 sillas', null],
  ['armar 6 sillas', 'Juego de 4 sillas', 2],
  ['poner 6 focos', null, 6],
  ['poner 6 focos', 'Instalar lámpara o plafón', 6],
  ['poner 2 candiles', 'Instalar lámpara o plafón', null],
  ['lampara de 3 focos', 'Instalar lámpara o plafón', null],
  ['tengo 3 perros', 'Instalar lámpara o plafón', null],
  ['chinches en 2 recamaras', 'Chinches, por recámara', 2],
  ['vi 20 chinches', 'Chinches, por recámara', null],
  ['mudanza, son 2 recamaras', 'Mudanza de 2 recámaras', null],
  ['limpiar 8 ventanas', 'Limpieza de ventanas y canceles', null],
  ['lavar 3 colchones', 'Lavado de colchón', 3],
  ['poner 6 focos', OTHER, null],
  ['poner 5 focos y 2 lamparas', 'Instalar lámpara o plafón', 7],
  ['poner 5 focos y lavar 2 colchones', 'Instalar lámpara o plafón', null],
])('«%s» as «%s»', (text, opt, expected) => {
  expect(amountOf({ ...WORK, opt }, detailsIn(text, TODAY), index)).toBe(expected);
});

it('counts nothing where nothing is understood', () => {
  expect(amountOf(undefined, detailsIn('poner 6 focos', TODAY), index)).toBeNull();
});

it.each([
  ['barda de 10 metros', 'Levantar muro, por m²', true],
  ['barda de diez mts', 'Levantar muro, por m²', true],
  ['barda de 20 m2', 'Levantar muro, por m²', false],
  ['levantar una barda', 'Levantar muro, por m²', false],
  ['piso de 10 metros', 'Colocar piso o azulejo, por m²', false],
  ['barda de 10 metros', 'Barandal, por metro lineal', false],
])('«%s» as «%s» leaves open how many: %s', (text, opt, expected) => {
  expect(isUncounted(opt, text)).toBe(expected);
});

it.each([
  ['hoy en la noche', '09:00', [TODAY, '19:00']],
  ['hoy en la noche', '20:15', [TODAY, '19:00']],
  ['esta noche a las 8', '09:00', [TODAY, '20:00']],
  ['mañana en la noche', '20:15', ['2026-11-24', '19:00']],
  ['se fue la luz hoy en la noche', '09:00', [TODAY, null]],
])('«%s», said at %s, is wanted at %j', (text, time, expected) => {
  const { fecha, hora } = detailsIn(text, TODAY, time);
  expect([fecha, hora]).toEqual(expected);
});
