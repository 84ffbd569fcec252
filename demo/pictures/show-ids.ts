import sharp from 'sharp';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { storeImage, type StoredImage } from '#server/features/files/index.ts';
import { readId, replaceIdImages } from '#server/features/identity/index.ts';
import type { Cast } from '../cast.ts';
import { drawBack, drawFront, type Holder, linesOf } from './holder.ts';
import { fullNameOf, placeOf } from './plan.ts';

type Professional = Cast['professional'];

/** What a specimen says that the account does not. */
const UNLIKE: Readonly<Record<string, Partial<Holder>>> = {
  Aurelio: { vigencia: '241231' },
  Tomás: { nombre: 'Tomás Alberto' },
};

export interface ShownId {
  readonly accountId: number;
  /** Still to be validated; the others had shown theirs before they were. */
  readonly waiting: boolean;
  /** What the back says to machines. */
  readonly lines: ReturnType<typeof linesOf>;
  readonly images: Readonly<Record<'identificacionFrontal' | 'identificacionTrasera', StoredImage>>;
}

/**
 * Stores a specimen of an ID for those who have been paid and for those whom the team is to validate. Few of
 * these: each is read in the first minute.
 */
export async function storeIds(
  services: Pick<Services, 'db' | 'objects' | 'config'>,
  paid: readonly Professional[],
  { professionals }: Pick<Cast, 'professionals'>,
): Promise<ShownId[]> {
  const owners = [...paid, ...professionals.filter(({ waiting }) => waiting).slice(0, 3)];
  return Promise.all(
    owners.map(async (person) => {
      const holder = holderOf(person);
      const [identificacionFrontal, identificacionTrasera] = await Promise.all([
        drawFront(holder).then((front) => store(services, front)),
        store(services, drawBack(holder)),
      ]);
      const waiting = person.waiting ?? false;
      return {
        accountId: person.id,
        waiting,
        lines: linesOf(holder),
        images: { identificacionFrontal, identificacionTrasera },
      };
    }),
  );
}

/** Gives everybody theirs; the jobs that read them are done once the product runs, unless they are known. */
export async function showIds(trx: Trx, ids: readonly ShownId[], at: Date): Promise<void> {
  for (const { accountId, images } of ids) await replaceIdImages(trx, accountId, images, at);
}

/** As if they had been read when they were shown. */
export async function knowIds(services: Services, ids: readonly ShownId[]): Promise<void> {
  for (const { accountId, lines } of ids) {
    const idReader = { read: async () => ({ lines, picture: 0 }), close: async () => {} };
    await readId({ ...services, idReader }, accountId, { lastTry: true });
  }
}

const holderOf = (person: Professional): Holder => ({
  nombre: person.nombre,
  apellidos: person.apellidos,
  gender: person.gender,
  face: fullNameOf(person),
  seed: placeOf(person),
  ...UNLIKE[person.nombre],
});

async function store(
  services: Pick<Services, 'db' | 'objects' | 'config'>,
  drawing: string,
): Promise<StoredImage> {
  const content = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  return storeImage(
    services,
    { filename: 'muestra.png', content },
    { purpose: 'identificacion', campo: 'image' },
  );
}
