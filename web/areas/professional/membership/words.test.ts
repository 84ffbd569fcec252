import { describe, expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import type { Level } from './levels.ts';
import { compare, countdown, limitText } from './words.ts';

const NOW = Date.parse('2026-11-20T16:00:00Z');
const level = (id: number, descripcion: string, precio: number, limit: number | null): Level => ({
  id,
  descripcion,
  precio,
  beneficios: [`Límite ${limit}`, 'Perfil público', ...(id > 0 ? ['Antes en la búsqueda'] : [])],
  proyects_limit: limit,
});
const hierro = level(0, 'Hierro', 0, 2);
const bronce = level(1, 'Bronce', 199, 5);
const oro = level(3, 'Oro', 799, null);
const none = { nivel: 0, endsAt: null };

it('counts down in days, hours and minutes, with the right plural', () => {
  expect(countdown(43_200)).toBe('30 días, 0 horas, 0 minutos');
  expect(countdown(1440 + 60 + 1)).toBe('1 día, 1 hora, 1 minuto');
  expect(countdown(0)).toBe('0 días, 0 horas, 0 minutos');
});

it('formats a limit of one, many and none', () => {
  expect([1, 5, null].map(limitText)).toEqual([
    '1 proyecto por semana',
    '5 proyectos por semana',
    'Sin límite',
  ]);
});

describe('a comparison', () => {
  it('with a higher level shows the gains and the price', () => {
    expect(compare(none, { own: hierro, chosen: bronce }, NOW)).toEqual({
      title: 'Subes de Hierro a Bronce',
      heading: 'Ganas',
      benefits: ['Límite 5', 'Antes en la búsqueda'],
      facts: [
        'Tu límite pasa de 2 a 5 proyectos por semana.',
        'Pagas $199.00 MXN por 30 días, una vez.',
        'Si empieza hoy, termina el dom 20 dic. No se renueva sola.',
      ],
    });
  });

  it('says that the remaining days of a paid level are not credited', () => {
    const standing = { nivel: 1, endsAt: NOW + 9 * DAY };
    const comparison = compare(standing, { own: bronce, chosen: oro }, NOW);
    expect(comparison?.facts).toContain('Los días que te quedan de Bronce no se descuentan.');
    expect(comparison?.facts[0]).toBe('Ya no tienes el límite de 5 proyectos por semana.');
  });

  it('with the user’s own level is its renewal, or null for Hierro', () => {
    const standing = { nivel: 1, endsAt: NOW + 10 * DAY };
    expect(compare(standing, { own: bronce, chosen: bronce }, NOW)).toMatchObject({
      title: 'Renuevas Bronce',
      facts: [
        'Pagas $199.00 MXN y sumas 30 días.',
        'Terminaría el mié 30 dic. No pierdes los días que te quedan.',
      ],
    });
    expect(compare(none, { own: hierro, chosen: hierro }, NOW)).toBeNull();
  });

  it('with a lower level shows the losses, at once and without refund', () => {
    const standing = { nivel: 3, endsAt: NOW + 10 * DAY };
    expect(compare(standing, { own: oro, chosen: bronce }, NOW)).toEqual({
      title: 'Bajas de Oro a Bronce',
      heading: 'Dejas de tener',
      benefits: ['Límite null'],
      facts: [
        'Vuelves a tener un límite: 5 proyectos por semana.',
        'Es gratis y aplica en este momento.',
        'Lo que pagaste por Oro no se devuelve, y para volver a subir se paga de nuevo.',
        'Bronce termina el lun 30 nov, como tu nivel de ahora.',
      ],
    });
  });
});
