import type { ListedProject, ProjectDocuments, TeamProject } from '#contract/projects.ts';

const CLIENT = { keylogin: 'c'.repeat(43), nombre: 'Laura Medina Orozco' };
const AUTHOR = { keylogin: 't'.repeat(43), nombre: 'Impermeables Roca' };
const STANDING = {
  mitad_pagada: 1,
  entregado: 1,
  en_disputa: 0,
  en_contracargo: 0,
  en_revision: 0,
} as const;

/** A project as the list has it. */
export const LISTED: ListedProject = {
  id: 10467,
  estado: 'por_pagar',
  titulo: 'Impermeabilizar azotea, 120 m²',
  client: CLIENT,
  author: AUTHOR,
  precio: 17_000,
  pagado: 7_900,
  liberado: 4_250,
  retenido: 3_650,
  ...STANDING,
  categoria: 'Impermeabilización',
  ciudad: 'Zapopan',
  lugar: 'Jalisco',
  createAt: '2026-11-02T15:00:00.000Z',
  movido: '2026-11-18T15:00:00.000Z',
  vence: null,
  responsable: null,
};

/** The same as its page has it. */
export const PROJECT: TeamProject = {
  id: 10467,
  estado: 'por_pagar',
  version: 9,
  titulo: LISTED.titulo,
  descripcion: 'Dos manos.',
  ...STANDING,
  client: { ...CLIENT, email: 'laura@uno.mx', telefono: '+523318452290', eliminada: 0 },
  author: { ...AUTHOR, email: 'roca@uno.mx', telefono: '+523318452291', eliminada: 0 },
  categoria: LISTED.categoria,
  ciudad: 'Zapopan',
  lugar: 'Jalisco',
  start: '2026-11-06',
  end: null,
  solicitud: 12,
  precio: 17_000,
  pagado: 7_900,
  liberado: 4_250,
  neto: 4_034.5,
  retenido: 3_650,
  devuelto: 0,
  por_devolver: 0,
  adicional_por_pagar: 1_200,
  tarifa: { porcentaje: 5, fija: 3 },
  createAt: LISTED.createAt,
  movido: LISTED.movido,
  retenido_desde: '2026-11-03T18:31:00.000Z',
  vence: null,
  responsable: null,
  turno: { who: 'client' },
  eventos: [
    {
      evento: 'publicada',
      quien: 'profesional',
      por: null,
      monto: 15_800,
      detalle: '',
      createAt: '2026-11-02T18:20:00.000Z',
    },
    {
      evento: 'por_pagar',
      quien: 'cliente',
      por: null,
      monto: 15_800,
      detalle: '',
      createAt: '2026-11-03T18:28:00.000Z',
    },
    {
      evento: 'pago_parcial',
      quien: 'sistema',
      por: null,
      monto: 7_900,
      detalle: '',
      createAt: '2026-11-03T18:31:00.000Z',
    },
  ],
  pagos: [
    {
      id: 31,
      id_payment: 'pi_3QvK9fTz',
      value: 7_900,
      tarjeta: { marca: 'visa', ultimos: '4242' },
      settledAt: '2026-11-03T18:31:00.000Z',
      devoluciones: [],
    },
  ],
  movimientos: [
    {
      id: 2,
      nombre: 'Llegó el pago',
      createAt: '2026-11-03T18:31:00.000Z',
      ocurrio_at: null,
      pago: 31,
      asientos: [
        { nombre: 'Saldo en Stripe', cargo: 7_900, abono: 0 },
        { nombre: 'Protegido de clientes', cargo: 0, abono: 7_900 },
      ],
    },
  ],
  mas_movimientos: false,
  disputas: [],
  contracargos: [],
  casos: [{ id: 7, causa: 'resto', createAt: '2026-11-25T15:00:00.000Z', abierto: 1 }],
  recordar: {
    por_que_no: null,
    a: CLIENT,
    texto:
      'En «Impermeabilizar azotea, 120 m²» con Impermeables Roca te toca pagar $9,100.00 MXN. Si algo lo impide, cuéntalo en la conversación.',
    vias: ['whatsapp'],
    espera: null,
    desde: null,
  },
  recordatorios: [],
  cancelar: {
    por_que_no: null,
    devuelve: 3_650,
    tarjetas: [{ pago: 31, tarjeta: { marca: 'visa', ultimos: '4242' }, monto: 3_650 }],
    recibe: 0,
    conserva: 4_034.5,
    sin_cobrar: 9_100,
    comision: 215.5,
    costo: 333.38,
  },
};

const OPERATOR = { responsable: null, domicilio: null, correo: 'hola@maestros.mx' };

/** What there is on paper of it: a payment of which a part went back, and its only version. */
export const PAPERS: ProjectDocuments = {
  recibos: [
    {
      id: 31,
      folio: 'R-000031',
      concepto: LISTED.titulo,
      value: 7_900,
      paidAt: '2026-11-03T18:31:00.000Z',
      devuelto: 900,
      por_devolver: 0,
      por_banco: 0,
      cubre: 'primera_mitad',
      pagador: CLIENT.nombre,
      para: AUTHOR.nombre,
      tarjeta: { marca: 'visa', ultimos: '4242' },
      proyecto: { id: 10467, other_key: AUTHOR.keylogin, precio: 17_000, pagado: 7_900 },
      reembolsos: [
        {
          id: 1,
          amount: 900,
          createAt: '2026-11-10T18:31:00.000Z',
          doneAt: '2026-11-10T18:31:00.000Z',
          estado: 'hecha',
          como: null,
          clave: null,
        },
      ],
      operador: OPERATOR,
    },
  ],
  liberaciones: [],
  versiones: [
    {
      version: 2,
      titulo: LISTED.titulo,
      descripcion: 'Una mano.',
      precio: 15_800,
      start: '2026-11-06',
      end: null,
      hora: null,
      duracion: null,
      conceptos: [],
      incluye: [],
      no_incluye: [],
      publicada: '2026-11-02T18:20:00.000Z',
    },
  ],
  entregas: [],
};
