import { expect, test } from 'vitest';
import { csvOfAudit } from './csv.ts';
import type { Entry } from './use-audit.ts';

const ada = { keylogin: 'clave-de-ada', nombre: 'Ada Ruiz' };
const entry: Entry = {
  id: 1,
  admin: { ...ada, rol: 4 },
  aprobo: null,
  accion: 'suspender_cuenta',
  asunto: { tipo: 'account', id: 'clave-de-luis', nombre: null, pago: null },
  personas: [{ keylogin: 'clave-de-luis', nombre: '=Luis', rol: 2 }],
  antes: { estado: 'activa' },
  despues: { estado: 'suspendida', motivo: 'Cobra por fuera, dos veces' },
  createAt: '2026-11-24T05:59:59.000Z',
};

test('saves the log with the labels of the screen, in Mexico City time, without executable formulas', () => {
  const category: Entry = {
    ...entry,
    aprobo: { keylogin: 'clave-de-eva', nombre: 'Eva Paz', rol: 4 },
    accion: 'editar_categoria',
    asunto: { tipo: 'category', id: '4', nombre: 'Plomería', pago: null },
    personas: [],
    antes: { opciones: { Fuga: 9_500 } },
    despues: { opciones: { Fuga: 12_000 } },
  };
  const batch: Entry = {
    ...category,
    aprobo: null,
    accion: 'descargar_pagos_a_profesionales',
    asunto: { tipo: 'payout_batch', id: '2026-11-25', nombre: null, pago: null },
    antes: null,
    despues: { pagos: 3 },
  };
  expect(csvOfAudit([entry, category, batch], [ada])).toBe(
    '\uFEFFFecha y hora,Administrador,Aprobó,Acción,A quién,Qué,Cambios\r\n' +
      "2026-11-23 23:59:59,Ada Ruiz,,Suspendió una cuenta,'=Luis,Cuenta," +
      '"Estado: Activa → Suspendida; Motivo: Cobra por fuera, dos veces"\r\n' +
      '2026-11-23 23:59:59,Ada Ruiz,Eva Paz,Editó una categoría,,Categoría «Plomería»,' +
      'Opciones · Fuga: $95.00 → $120.00\r\n' +
      '2026-11-23 23:59:59,Ada Ruiz,,Descargó los pagos a profesionales,,' +
      'Pagos a profesionales mié 25 nov,Pagos: 3\r\n',
  );
});
