import { toMxn } from '#domain/money.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type StoredTerms, termsView } from './terms.ts';

const OFFER = [
  'version',
  'titulo',
  'descripcion',
  'precio',
  'start',
  'end',
  'hora',
  'duracion',
  'conceptos',
  'incluye',
  'no_incluye',
  'published_at',
] as const;

/** Keeps what a proposal offers now, under its present version: it was just published or revised. */
export async function keepVersion(trx: Trx, id: number): Promise<void> {
  await trx
    .insertInto('proposal_version')
    .columns(['proposal_id', ...OFFER])
    .expression((eb) =>
      eb
        .selectFrom('proposal')
        .select(['id', ...OFFER])
        .$castTo<never>()
        .where('id', '=', id),
    )
    .execute();
}

const latestTwo = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom('proposal_version')
    .select(OFFER)
    .where('proposal_id', '=', id)
    .orderBy('version', 'desc')
    .limit(2)
    .compile(),
);

/**
 * What the proposal offered when it was accepted, the how manieth offer that was, and who accepted it, when and with what;
 * undefined when nobody has.
 */
export async function acceptedOffer(db: Db | Trx, id: number) {
  const accepted = await db
    .selectFrom('proposal_event')
    .select(['actor_id', 'created_at', 'device'])
    .where('proposal_id', '=', id)
    .where('evento', '=', 'por_pagar')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [offer] = await latestTwo(db, { id });
  if (!accepted || !offer) return undefined;
  const { place } = await db
    .selectFrom('proposal_version')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...accepted, offer, place: Number(place) };
}

/** What a proposal offered before it was last revised; null for one that never was. */
export async function previousOffer(db: Db | Trx, id: number) {
  const [, before] = await latestTwo(db, { id });
  if (!before) return null;
  const conceptos = before.conceptos as unknown as StoredTerms['conceptos'];
  return {
    version: before.version,
    titulo: before.titulo,
    descripcion: before.descripcion,
    precio: toMxn(before.precio),
    ...termsView({ ...before, conceptos }),
  };
}
