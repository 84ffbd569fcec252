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
  return before ? offerView(before) : null;
}

/** The same of several proposals, by their ids; those that never were revised are left out. */
export async function previousOffers(db: Db | Trx, ids: readonly number[]) {
  const found = new Map<number, ReturnType<typeof offerView>>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('proposal_version')
    .select(['proposal_id', ...OFFER])
    .where('proposal_id', 'in', [...ids])
    .orderBy('proposal_id')
    .orderBy('version', 'desc')
    .execute();
  for (const [place, row] of rows.entries()) {
    const { proposal_id: id } = row;
    // Behind the latest one.
    if (rows[place - 1]?.proposal_id === id && !found.has(id)) found.set(id, offerView(row));
  }
  return found;
}

/** What a proposal offered each time that it was published or revised, the latest first. */
export async function offersOf(db: Db | Trx, id: number) {
  const rows = await db
    .selectFrom('proposal_version')
    .select(OFFER)
    .where('proposal_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...offerView(row), publicada: row.published_at.toISOString() }));
}

const offerView = (offer: Awaited<ReturnType<typeof latestTwo>>[number]) => ({
  version: offer.version,
  titulo: offer.titulo,
  descripcion: offer.descripcion,
  precio: toMxn(offer.precio),
  ...termsView({ ...offer, conceptos: offer.conceptos as unknown as StoredTerms['conceptos'] }),
});
