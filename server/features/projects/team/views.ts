import type { ListedProject } from '#contract/projects.ts';
import { centavos } from '#domain/money.ts';
import { overviewOf } from '#server/features/cases/index.ts';
import { standingView } from '../standing.ts';
import { assigneeView } from './assignee.ts';
import type { ListedRow } from './queries.ts';

/** A project as the team's list shows it. */
export function listedView(row: ListedRow): ListedProject {
  const frozenBy = {
    en_disputa: Boolean(row.en_disputa),
    en_contracargo: Boolean(row.en_contracargo),
    en_revision: Boolean(row.en_revision),
  };
  return {
    id: row.id,
    ...overviewOf(row),
    ...standingView({
      estado: row.estado,
      precio: row.precio === null ? null : centavos(row.precio),
      pagado: centavos(row.credited ?? 0),
      adicional_por_pagar: centavos(row.adicional_por_pagar),
      entregado_at: row.entregado_at,
      ...frozenBy,
    }),
    categoria: row.categoria,
    ciudad: row.lugar_ciudad,
    lugar: row.lugar_estado,
    createAt: row.created_at.toISOString(),
    movido: row.updated_at.toISOString(),
    vence: Object.values(frozenBy).includes(true) ? null : (row.vence?.toISOString() ?? null),
    responsable: assigneeView(row.assignee),
  };
}
