import { toMxn } from '#domain/money.ts';
import { visibleName } from '#server/features/accounts/index.ts';

/**
 * What the team's lists select of a project: `p`, its two people `c` and `a`, the profile `ap` of who wrote the proposal, and
 * what is `held`.
 */
export const OVERVIEW = [
  'p.titulo',
  'p.precio',
  'c.keylogin as client_key',
  'c.nombre as client_nombre',
  'c.apellidos as client_apellidos',
  'c.deleted_at as client_deleted_at',
  'a.keylogin as professional_key',
  'a.nombre as professional_nombre',
  'a.apellidos as professional_apellidos',
  'a.deleted_at as professional_deleted_at',
  'ap.nombre_comercial as professional_nombre_comercial',
  'held.credited',
  'held.debited',
  'held.returned',
  'held.balance',
] as const;

interface OverviewRow {
  readonly titulo: string;
  readonly precio: number | null;
  readonly client_key: string;
  readonly client_nombre: string;
  readonly client_apellidos: string;
  readonly client_deleted_at: Date | null;
  readonly professional_key: string;
  readonly professional_nombre: string;
  readonly professional_apellidos: string;
  readonly professional_deleted_at: Date | null;
  readonly professional_nombre_comercial: string | null;
  readonly credited: number | null;
  readonly debited: number | null;
  readonly returned: number | null;
  readonly balance: number | null;
}

/** A project as the team's lists show it; amounts in MXN. */
export const overviewOf = (row: OverviewRow) => ({
  titulo: row.titulo,
  client: {
    keylogin: row.client_key,
    nombre: visibleName({
      nombre: row.client_nombre,
      apellidos: row.client_apellidos,
      deleted_at: row.client_deleted_at,
    }),
  },
  author: {
    keylogin: row.professional_key,
    nombre: visibleName({
      nombre: row.professional_nombre,
      apellidos: row.professional_apellidos,
      deleted_at: row.professional_deleted_at,
      nombre_comercial: row.professional_nombre_comercial,
    }),
  },
  precio: toMxn(row.precio ?? 0),
  pagado: toMxn(row.credited ?? 0),
  liberado: toMxn((row.debited ?? 0) - (row.returned ?? 0)),
  retenido: toMxn(row.balance ?? 0),
});
