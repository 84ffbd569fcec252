import { describe, expect, it } from 'vitest';
import { beginProposal } from '../projects.ts';
import { fieldsToPublish } from './fields.ts';

const WHOLE = { titulo: 'Drenaje', descripcion: 'Con material.', precio: 900 };
const LINES = [
  { concepto: 'Destapar con sonda', monto: 850 },
  { concepto: 'Junta y sellador', monto: '50' },
];
const publishing = (more: object) =>
  fieldsToPublish('2026-11-24').safeParse({ ...WHOLE, ...more }).error?.issues[0];
const many = <T>(value: T) => Array.from({ length: 21 }, () => value);

describe('a proposal to publish', () => {
  it.each([
    [{}],
    [{ conceptos: [], incluye: [], no_incluye: [], hora: '', duracion: '' }],
    [{ conceptos: LINES, start: '2026-11-24', hora: '17:00', duracion: '120' }],
    [{ conceptos: [...LINES, { concepto: 'Visita', monto: 0 }], incluye: ['Garantía 30 días'] }],
  ])('may say %j', (more) => {
    expect(publishing(more)).toBeUndefined();
  });

  it.each([
    [{ conceptos: LINES, precio: 901 }, 'precio', /^Los conceptos suman \$900\.00 MXN/],
    [{ conceptos: [LINES[1]], precio: 50 }, 'precio', /mínimo/],
    [
      { conceptos: [{ concepto: ' ', monto: 900 }] },
      'conceptos.0.concepto',
      /^Escribe el concepto/,
    ],
    [{ conceptos: [{ concepto: 'x'.repeat(121), monto: 900 }] }, 'conceptos.0.concepto', /120/],
    [{ conceptos: [{ concepto: 'Sonda', monto: 900.5 }] }, 'conceptos.0.monto', /pesos enteros/],
    [{ conceptos: [{ concepto: 'Sonda', monto: -900 }] }, 'conceptos.0.monto', /negativo/],
    [{ conceptos: [{ concepto: 'Sonda' }] }, 'conceptos.0.monto', /^Escribe el monto/],
    [{ conceptos: many({ concepto: 'Sonda', monto: 100 }) }, 'conceptos', /máximo 20/],
    [{ incluye: many('Sonda') }, 'incluye', /máximo 20/],
    [{ no_incluye: ['\u200b'] }, 'no_incluye.0', /quita el renglón/],
    [{ start: '2026-11-24', hora: '9:00' }, 'hora', /^Elige una hora/],
    [{ start: '2026-11-24', hora: '24:00' }, 'hora', /^Elige una hora/],
    [{ hora: '09:00' }, 'start', /^Elige también el día/],
    [{ duracion: 14 }, 'duracion', /15 minutos/],
    [{ duracion: 1441 }, 'duracion', /24 horas/],
    [{ duracion: 'mucho' }, 'duracion', /^Elige cuánto dura/],
  ])('is refused with %j', (more, path, text) => {
    const issue = publishing(more);
    expect(issue?.path.join('.')).toBe(path);
    expect(issue?.message).toMatch(text);
  });
});

it('a draft needs no price beside its lines', () => {
  const draft = (proposal: object) =>
    beginProposal.input.safeParse({ proposal: { sender: 'c'.repeat(43), ...proposal } });
  expect(draft({ conceptos: LINES }).success).toBe(true);
  expect(draft({ conceptos: LINES, precio: '' }).success).toBe(true);
  expect(draft({ conceptos: [LINES[1]] }).error?.issues[0]?.path).toEqual([
    'proposal',
    'conceptos',
  ]);
});
