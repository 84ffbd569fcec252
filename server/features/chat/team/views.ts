import { nameOfListed } from '#server/features/accounts/index.ts';
import type { messageRows } from './queries.ts';

/** The sender's name of system messages. */
const SYSTEM = 'Maestros';

/** A message as the team lists it. */
export function listedMessageView(row: Awaited<ReturnType<typeof messageRows>>[number]) {
  const first = row.sender_id ?? row.actor_id;
  const [one, other] = first === row.high.id ? [row.high, row.low] : [row.low, row.high];
  const system = row.sender_id === null;
  return {
    id: row.id,
    de: system ? SYSTEM : nameOfListed(one),
    para: system ? `${nameOfListed(one)} y ${nameOfListed(other)}` : nameOfListed(other),
    sistema: system ? (1 as const) : (0 as const),
    msg: row.msg,
    imagen: row.file_id === null ? (0 as const) : (1 as const),
    createAt: row.created_at.toISOString(),
    key1: one.keylogin,
    key2: other.keylogin,
  };
}
