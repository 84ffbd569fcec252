import { useSearchParams } from 'react-router';
import { CHOSEN_AT_ONCE, QUEUE_KINDS } from '#domain/queue/queue.ts';
import { paths } from '#web/paths.ts';
import type { ItemName, QueueFilter } from './use-queue.ts';

const keysOf = (text: string): string[] =>
  [...new Set(text.split(',').filter((key) => /^[\w-]{8,64}$/.test(key)))].slice(0, CHOSEN_AT_ONCE);

/** What the address says: of which kind, whose, which chosen ones, and which one is open. */
export function useQueueAddress(): QueueFilter & { open: ItemName | null } {
  const [params] = useSearchParams();
  const tipo = QUEUE_KINDS.find((one) => one === params.get('tipo')) ?? null;
  return {
    tipo,
    de: params.get('de') ?? '',
    elegidas: tipo === 'validacion' ? keysOf(params.get('elegidas') ?? '') : [],
    open: nameOf(params.get('caso') ?? ''),
  };
}

function nameOf(text: string): ItemName | null {
  const [kind = '', clave = ''] = text.split('.', 2);
  const tipo = QUEUE_KINDS.find((one) => one === kind);
  return tipo === undefined || clave === '' ? null : { tipo, clave };
}

/** The address of a case among those that are listed, or of the list alone. */
export function addressOf({ tipo, de, elegidas }: QueueFilter, open: ItemName | null): string {
  const query = new URLSearchParams({
    ...(tipo !== null && { tipo }),
    ...(de !== '' && { de }),
    ...(elegidas.length > 0 && { elegidas: elegidas.join(',') }),
    ...(open && { caso: `${open.tipo}.${open.clave}` }),
  });
  return query.size === 0 ? paths.queue : `${paths.queue}?${query}`;
}

export const isSame = (one: ItemName | null, other: ItemName | null): boolean =>
  one?.tipo === other?.tipo && one?.clave === other?.clave;
