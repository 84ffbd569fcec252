import { expect, it } from 'vitest';
import { givesContact } from './contact-details.ts';

it.each([
  '3312345678',
  'Llámame al 33 1234 5678',
  '(33) 1234-5678',
  '33.12.34.56.78',
  '+52 1 33 1234 5678',
  '3 3 1 2 3 4 5 6 7 8',
  '3-3-1-2-3-4-5-6-7-8',
  'mi número viejo: 1234 5678',
  '３３１２３４５６７８',
  'ana@correo.mx',
  'Escríbeme a ana.rios @ gmail . com',
  'https://ejemplo.com/pago',
  'HTTP://EJEMPLO.COM',
  'busca www.mitaller.mx',
  'wa.me/523312345678',
  'está en mitaller.com.mx',
  'mitaller.com, ahí está todo',
  'Cuesta $10,000. Mi cel: 33-1234-5678',
])('%s gives a contact', (text) => {
  expect(givesContact(text)).toBe(true);
});

it.each([
  '',
  'Hola, ¿cuándo puede venir?',
  '10,000',
  'Son 10,000,000 en total',
  '$12,500.00 MXN',
  '$ 12500000',
  '12500000 pesos',
  'El 2026-11-20 a las 10:00',
  'Del 2026-11-20 al 2026-11-25',
  'el 20/11/2026 o el 21-11-2026',
  'el 20.11.2026',
  'el 20 11 2026',
  '3.5 x 2.4',
  'Medidas: 2.40 3.50 1.20 4.60 12.40 13.50',
  '120 x 240 x 60 cm',
  'entre 10:00 y 12:00, o 16:00-18:30',
  'C.P. 44160, número 1234',
  'Av. Vallarta 1234, int. 5',
  '1 2 3 probando 4 5 6',
  'de 1 a 10, 8 de cada 10, 3 o 4',
  'Quedó listo.Mañana le escribo',
  'comprar.comer',
  'arroba @taller_nunez',
  'S.A. de C.V.',
])('%s gives none', (text) => {
  expect(givesContact(text)).toBe(false);
});
