import { stemmer } from '@orama/stemmers/spanish';
import { describe, expect, it } from 'vitest';
import { indexTerms } from './terms.ts';
import { understand } from './understand.ts';

const words = (categoria: string, palabras: string) => ({ categoria, palabras, opciones: [] });

const index = indexTerms(
  [
    words('Fumigación', 'pulga, hormiga'),
    words('Limpieza', 'sillon, limpieza, cuarto limpiar'),
    words('Carpintería', 'carpintero, instalar puerta, comedor, puerta madera'),
    words('Ensamble', 'mesa, armar, puerta armar'),
    words('Plomería', 'conectar gas, fuga, wc tapado'),
    words('Electricidad', 'corto, contacto'),
    words('Jardinería', 'cortar pasto'),
    words('Mudanzas', 'cambiar casa, mudanza'),
  ],
  stemmer,
);

const read = (text: string) => {
  const { trades, sure } = understand(text, index);
  return { sure, trades: trades.map(({ categoria }) => categoria) };
};

describe('what a sentence is about', () => {
  it.each([
    ['pulgas en el sillón', 'Fumigación'],
    ['carpintero que repare una mesa', 'Carpintería'],
    ['contacto para la mesa', 'Electricidad'],
    ['limpieza antes de la mudanza', 'Limpieza'],
    ['mudanza de Puebla a León', 'Mudanzas'],
    ['tengo hormiguitas', 'Fumigación'],
    ['se atascó el excusado', 'Plomería'],
  ])('«%s» is taken for %s', (text, trade) => {
    const { sure, trades } = read(text);
    expect([sure, trades[0]]).toEqual([true, trade]);
  });

  it.each([
    // The object of «instalar» is no place, and the gas only says of what kind the dryer is.
    'instalar un timbre en la puerta',
    'conectar secadora de gas',
    'cambiar los cables de toda la casa',
    // «cortar» is no «corto».
    'cortar tela',
  ])('«%s» is no term that its words make elsewhere', (text) => {
    expect(read(text).sure).toBe(false);
  });
});

describe('what no trade does', () => {
  it.each(['limpieza dental', 'limpieza de cutis', 'lente de contacto'])(
    '«%s» is not taken without asking',
    (text) => {
      expect(read(text).sure).toBe(false);
    },
  );

  it('offers nothing for what is surely something else', () => {
    expect(read('clases de inglés')).toEqual({ sure: false, trades: [] });
  });
});

it('asks with the trades that have a part of what is said', () => {
  expect(read('mi puerta')).toEqual({ sure: false, trades: ['Carpintería', 'Ensamble'] });
});
