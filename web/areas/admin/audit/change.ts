import { ADDRESS_LABELS } from '#contract/accounts/address.ts';
import type { Rol } from '#contract/call.ts';
import { PROFILE_LABELS } from '#contract/profile/fields.ts';
import { toMxn } from '#domain/money.ts';
import { pesos } from '#web/ui/money.tsx';
import { levelName, momentText, ROL_NAMES } from '../words.ts';
import type { Entry, Named } from './use-audit.ts';
import { codeWords } from './value-words.ts';

/** One field that changed, in words; null where it was not there. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Readonly<Record<string, unknown>> | null;

/** The fields' names for people. */
const NAMES: Readonly<Record<string, string>> = {
  ...ADDRESS_LABELS,
  ...PROFILE_LABELS,
  accion: 'Acción',
  admin: 'Administrador',
  aparato: 'Aparato',
  apellidos: 'Apellidos',
  balance: 'Saldo',
  canal: 'Canal',
  categoria: 'Categoría',
  clave_rastreo: 'Clave de rastreo',
  desde: 'Desde',
  description: 'Reseña',
  email: 'Correo',
  entradas: 'Entradas',
  evento: 'Aviso',
  hasta: 'Hasta',
  id_proposal: 'Proyecto',
  identificacionFrontal: 'Frente de la identificación',
  identificacionTrasera: 'Reverso de la identificación',
  img_profile: 'Foto de perfil',
  lado: 'Lado',
  liberado: 'Liberado',
  monto: 'Monto',
  motivo: 'Motivo',
  nivel: 'Membresía',
  nombre: 'Nombre',
  numero: 'CLABE',
  opciones: 'Opciones',
  orden: 'Orden',
  page: 'Página',
  pagos: 'Pagos',
  persona: 'Persona',
  phone: 'Teléfono',
  precio: 'Precio',
  profesional_asignado: 'Profesional asignado',
  rating: 'Estrellas',
  recieved: 'Para',
  reembolso: 'Reembolso',
  retenido: 'Retenido',
  rol: 'Tipo de cuenta',
  search: 'Texto buscado',
  sender: 'De',
  tipo: 'Tipo',
  type: 'Tipo',
  validacion: 'Validación',
};

/** What says nothing to a person: an image is told by its side. */
const UNSAID = new Set(['imagen']);

/** Whom a field names by their key. */
const PEOPLE = new Set(['admin', 'profesional_asignado', 'recieved', 'sender']);

/** «Nuevo campo» of `nuevo_campo`: one that has no name yet. */
const spelled = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** The parts of a field, as a category's options, are called what people like. */
const nameOf = (name: string, depth: number): string =>
  depth > 0 ? name : (Object.hasOwn(NAMES, name) && NAMES[name]) || spelled(name);

/** Amounts, which the log keeps in centavos; below them everything is one. */
const MONEY = new Set([
  'balance',
  'liberado',
  'monto',
  'opciones',
  'precio',
  'reembolso',
  'retenido',
]);

/** How a field without a value reads; one that came or went without any says nothing. */
const EMPTY = 'vacío';
/** How a field without a person reads. */
const NOBODY = 'nadie';

/**
 * What differs, field by field, the parts of a field each on its own: «Opciones · Con material».
 * `known` are people whom it may name besides its own.
 */
export function changesOf(
  { asunto, personas, antes, despues }: Pick<Entry, 'asunto' | 'personas' | 'antes' | 'despues'>,
  known: readonly Named[] = [],
): Change[] {
  const people = new Map([...known, ...personas].map(({ keylogin, nombre }) => [keylogin, nombre]));
  const words = (path: readonly string[], value: unknown): string => {
    const field = path[0] ?? '';
    if (value === null || value === undefined || value === '')
      return PEOPLE.has(field) ? NOBODY : EMPTY;
    if (Array.isArray(value)) return value.map((one) => words(path, one)).join(', ') || EMPTY;
    if (typeof value !== 'string') return plain(field, value);
    if (ISO.test(value)) return momentText(value);
    return (PEOPLE.has(field) && people.get(value)) || codeWords(asunto.tipo, field, value);
  };
  const [old, fresh] = [leaves(antes, words), leaves(despues, words)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return names
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter(({ before: from, after: to }) => (from ?? EMPTY) !== (to ?? EMPTY));
}

/** The single values in words, by their names in words. */
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
    if (!UNSAID.has(name)) walk([name], value);
  return found;
}

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Of what is no text: amounts, kinds by their number, yes and no. */
function plain(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') {
    if (MONEY.has(field)) return pesos(toMxn(value));
    if (field === 'rol') return ROL_NAMES[value as Rol] ?? String(value);
    if (field === 'nivel') return levelName(value);
    // On the wire it is a number, which «06700» is not (2 §3).
    if (field === 'cp') return String(value).padStart(5, '0');
  }
  return JSON.stringify(value);
}
