import { ADDRESS_LABELS } from '#contract/accounts/address.ts';
import type { Rol } from '#contract/call.ts';
import { PROFILE_LABELS } from '#contract/profile/fields.ts';
import { toMxn } from '#domain/money.ts';
import { pesos } from '#web/ui/money.tsx';
import { levelName, momentText, ROL_NAMES } from '../words.ts';
import type { Entry, Named } from './use-audit.ts';
import { codeWords } from './value-words.ts';
import { wordsOf } from '#web/shared/words-of.ts';

/** One changed field in Spanish; null where it had no value. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Readonly<Record<string, unknown>> | null;

/** Labels of the fields. */
const NAMES: Readonly<Record<string, string>> = {
  ...ADDRESS_LABELS,
  ...PROFILE_LABELS,
  accion: 'Acción',
  activa: 'Encendida',
  admin: 'Administrador',
  aparato: 'Aparato',
  apellidos: 'Apellidos',
  avisados: 'Avisados',
  balance: 'Saldo',
  canal: 'Canal',
  cantidad_desde: 'Cantidad desde, en pesos',
  cantidad_hasta: 'Cantidad hasta, en pesos',
  cargo: 'A cargo del profesional',
  categoria: 'Categoría',
  cohorte: 'Desde el mes',
  causa: 'Causa',
  clave: 'Clave o folio',
  clave_rastreo: 'Clave de rastreo',
  como: 'Cómo',
  con: 'Con',
  contracargos: 'Contracargos',
  cuentas: 'Cuentas',
  decision: 'Decisión',
  desde: 'Desde',
  denuncias: 'Denuncias',
  description: 'Reseña',
  detenidos: 'Detenidos por riesgo',
  disputas: 'Disputas',
  email: 'Correo',
  en_revision: 'Con un proyecto detenido por riesgo',
  entradas: 'Entradas',
  evento: 'Aviso',
  fija: 'Parte fija',
  filas: 'Filas',
  fecha: 'Fecha',
  firma: 'Firma',
  hasta: 'Hasta',
  id: 'Número',
  id_proposal: 'Proyecto',
  identificacionFrontal: 'Frente de la identificación',
  identificacionTrasera: 'Reverso de la identificación',
  img_profile: 'Foto de perfil',
  importacion: 'Importación',
  intentos: 'Intentos sin cobro',
  invita: 'Invitó',
  lado: 'Lado',
  liberado: 'Liberado',
  limite_decisiones: 'Disputas, desde más de',
  limite_pagos: 'Pagos, desde más de',
  lineas: 'Líneas',
  lugar: 'Lugar',
  mensajes: 'Mensajes',
  mes: 'Mes',
  monto: 'Monto',
  movimientos: 'Movimientos',
  motivo: 'Motivo',
  nivel: 'Membresía',
  nota: 'Nota',
  notas: 'Notas',
  nombre: 'Nombre',
  numero: 'CLABE',
  opciones: 'Opciones',
  orden: 'Orden',
  page: 'Página',
  pagos: 'Pagos',
  payout_id: 'Pago',
  palabras: 'Palabras',
  palabras_de_opciones: 'Palabras de sus opciones',
  persona: 'Persona',
  pidio: 'Lo pidió',
  phone: 'Teléfono',
  porcentaje: 'Porcentaje',
  paso: 'Qué pasó en esos días',
  permisos: 'Permisos',
  precio: 'Precio',
  precio_desde: 'Precio desde, en pesos',
  precio_hasta: 'Precio hasta, en pesos',
  profesional_asignado: 'Profesional asignado',
  proyectos: 'Proyectos',
  que: 'Qué',
  preguntas: 'Preguntas',
  retiradas: 'Fuera de la página',
  rating: 'Estrellas',
  resenas: 'Reseñas',
  respuesta: 'Respuesta',
  recieved: 'Para',
  reembolso: 'Reembolso',
  regla: 'Regla',
  retenido: 'Retenido',
  responsable: 'Responsable',
  rol: 'Tipo de cuenta',
  search: 'Texto buscado',
  sender: 'De',
  sin_movimiento: 'Días sin movimiento',
  solicitudes: 'Solicitudes',
  suspendidas: 'Solo suspendidas',
  tarifa: 'Tarifa',
  tema: 'Para qué es',
  tipo: 'Tipo',
  tras: 'Después de',
  type: 'Tipo',
  validacion: 'Validación',
  vence: 'Días para vencer',
  volvieron: 'Meses hasta regresar',
};

/** Fields without meaning for a person; an image is identified by its side. */
const HIDDEN = new Set(['imagen']);

/** Fields that hold a person's key. */
const PERSON_FIELDS = new Set([
  'admin',
  'invita',
  'persona',
  'profesional_asignado',
  'recieved',
  'responsable',
  'sender',
]);

/** Parts of a field, such as a category's options, keep the names that people gave them. */
const nameOf = (name: string, depth: number): string =>
  depth > 0 ? name : (Object.hasOwn(NAMES, name) && NAMES[name]) || wordsOf(name);

/** Fields in centavos, with all their parts. */
const MONEY = new Set([
  'balance',
  'cargo',
  'fija',
  'liberado',
  'limite_decisiones',
  'limite_pagos',
  'monto',
  'opciones',
  'precio',
  'reembolso',
  'retenido',
]);

/** Text of an empty value; a change between missing and empty is not shown. */
const EMPTY = 'vacío';
/** Text of a field without a person. */
const NOBODY = 'nadie';

/**
 * The changed fields of an entry; each part of a nested field is a change: «Opciones · Con material».
 * `known`: people it can name besides those of the entry.
 */
export function changesOf(
  { asunto, personas, antes, despues }: Pick<Entry, 'asunto' | 'personas' | 'antes' | 'despues'>,
  known: readonly Named[] = [],
): Change[] {
  const people = new Map([...known, ...personas].map(({ keylogin, nombre }) => [keylogin, nombre]));
  const words = (path: readonly string[], value: unknown): string => {
    const field = path[0] ?? '';
    if (value === null || value === undefined || value === '')
      return PERSON_FIELDS.has(field) ? NOBODY : EMPTY;
    if (Array.isArray(value)) return value.map((one) => words(path, one)).join(', ') || EMPTY;
    if (typeof value !== 'string') return plain(field, value);
    if (ISO.test(value)) return momentText(value);
    return (PERSON_FIELDS.has(field) && people.get(value)) || codeWords(asunto.tipo, field, value);
  };
  const [old, fresh] = [leaves(antes, words), leaves(despues, words)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return names
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter(({ before: from, after: to }) => (from ?? EMPTY) !== (to ?? EMPTY));
}

/** The leaf values in Spanish, by their labels. */
function leaves(
  fields: Fields,
  words: (path: readonly string[], value: unknown) => string,
): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (path: readonly string[], value: unknown): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) walk([...path, name], inner);
    else found.set(path.map(nameOf).join(' · '), words(path, value));
  };
  for (const [name, value] of Object.entries(fields ?? {}))
    if (!HIDDEN.has(name)) walk([name], value);
  return found;
}

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Text of values that are not strings: amounts, numeric codes, yes and no. */
function plain(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') {
    if (MONEY.has(field)) return pesos(toMxn(value));
    if (field === 'rol') return ROL_NAMES[value as Rol] ?? String(value);
    if (field === 'nivel') return levelName(value);
    // A number on the wire, which loses the leading zero of «06700» (2 §3).
    if (field === 'cp') return String(value).padStart(5, '0');
  }
  return JSON.stringify(value);
}
