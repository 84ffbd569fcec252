import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import type { EntryRow, Named } from './queries.ts';

export const entryView = (row: EntryRow) => ({
  id: row.id,
  admin: personView(row.admin),
  aprobo: row.approver && personView(row.approver),
  accion: row.action,
  asunto: { tipo: row.subject, id: row.subject_id, nombre: row.subject_name, pago: row.payment_id },
  personas: row.personas.map(personView),
  antes: row.before,
  despues: row.after,
  createAt: row.created_at.toISOString(),
});

const personView = (person: Named) => ({
  keylogin: person.keylogin,
  nombre: visibleName(person),
  rol: rolOf(person),
});
