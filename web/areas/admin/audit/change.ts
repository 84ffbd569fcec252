import { ROL_NAMES, levelName, momentText } from '../words.ts';
import type { Rol } from '#contract/call.ts';
import { toMxn } from '#domain/money.ts';
import { pesos } from '#web/ui/money.tsx';

/** One field that changed, in words; null where it was not there. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Readonly<Record<string, unknown>> | null;

/** The fields' names for people; one that is not here is shown as it is. */
const NAMES: Readonly<Record<string, string>> = {
  account: 'Cuenta',
  address: 'Dirección',
  aparato: 'Aparato',
  apartamento: 'Apartamento',
  apellidos: 'Apellidos',
  balance: 'Saldo',
  canal: 'Canal',
  categoria: 'Categoría',
  ciudad: 'Ciudad',
  clave_rastreo: 'Clave de rastreo',
  colonia: 'Colonia',
  comentarios: 'Comentarios',
  cp: 'Código postal',
  description: 'Reseña',
  descripcion: 'Descripción',
  direccion: 'Dirección',
  email: 'Correo',
  estado: 'Estado',
  estatus: 'Estatus',
  evento: 'Aviso',
  id_proposal: 'Proyecto',
  imagen: 'Imagen',
  img_profile: 'Foto de perfil',
  liberado: 'Liberado',
  monto: 'Monto',
  motivo: 'Motivo',
  nivel: 'Membresía',
  nombre: 'Nombre',
  nombre_comercial: 'Nombre comercial',
  numero: 'CLABE',
  opciones: 'Opciones',
  orden: 'Orden',
  page: 'Página',
  pagos: 'Pagos',
  phone: 'Teléfono',
  precio: 'Precio',
  profesion: 'Profesión',
  profesional_asignado: 'Profesional asignado',
  profesiones: 'Otras profesiones',
  profile: 'Perfil',
  rating: 'Estrellas',
  recieved: 'Para',
  reembolso: 'Reembolso',
  referencia: 'Referencia',
  retenido: 'Retenido',
  rol: 'Tipo de cuenta',
  search: 'Texto buscado',
  sender: 'De',
  tipo: 'Tipo',
  type: 'Tipo',
  validacion: 'Validación',
};

/** Categories and their options are called what people like, also what objects have («constructor»). */
const nameOf = (name: string): string => (Object.hasOwn(NAMES, name) ? NAMES[name] : name) ?? name;

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

/** What differs, field by field, the parts of a field each on its own: «Opciones · Con material». */
export function changesOf(before: Fields, after: Fields): Change[] {
  const [old, fresh] = [leaves(before), leaves(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return names
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter(({ before: from, after: to }) => (from ?? EMPTY) !== (to ?? EMPTY));
}

/** The single values, by their names in words. */
function leaves(fields: Fields): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (path: readonly string[], value: unknown): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) walk([...path, name], inner);
    else found.set(path.map(nameOf).join(' · '), valueText(path, value));
  };
  for (const [name, value] of Object.entries(fields ?? {})) walk([name], value);
  return found;
}

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function valueText(path: readonly string[], value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.map((one) => valueText(path, one)).join(', ') || EMPTY;
  if (typeof value === 'number') {
    if (path.some((name) => MONEY.has(name))) return pesos(toMxn(value));
    if (path.at(-1) === 'rol') return ROL_NAMES[value as Rol] ?? String(value);
    if (path.at(-1) === 'nivel') return levelName(value);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return ISO.test(text) ? momentText(text) : text;
}
