import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import type { EntryRow, Named } from './queries.ts';

export const entryView = (row: EntryRow) => ({
  id: row.id,
  admin: actorView(row.admin, row.admin_name),
  aprobo: row.approver && actorView(row.approver, row.approver_name),
  accion: row.action,
  asunto: { tipo: row.subject, id: row.subject_id, nombre: row.subject_name, pago: row.payment_id },
  personas: row.personas.map(personView),
  antes: row.before,
  despues: row.after,
  createAt: row.created_at.toISOString(),
});

/** Under the name that they had when they did it: a deleted administrator did what they did. */
const actorView = (person: Named, nameThen: string | null) => ({
  ...personView(person),
  ...(nameThen && { nombre: nameThen }),
});

const personView = (person: Named) => ({
  keylogin: person.keylogin,
  nombre: visibleName(person),
  rol: rolOf(person),
});
