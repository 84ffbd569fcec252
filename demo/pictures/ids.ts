import sharp from 'sharp';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { storeImage, type StoredImage } from '#server/features/files/index.ts';
import { readId, replaceIdImages } from '#server/features/identity/index.ts';
import type { Cast } from '../cast.ts';
import { drawBack, drawFront, type Holder, linesOf } from './holder.ts';
import { fullNameOf, indexOf } from './plan.ts';

type Professional = Cast['professional'];

/** Where a specimen differs from the account. */
const DIFFERENCES: Readonly<Record<string, Partial<Holder>>> = {
  Aurelio: { vigencia: '241231' },
  Tomás: { nombre: 'Tomás Alberto' },
};

export interface SubmittedId {
  readonly accountId: number;
  /** Still to be validated; the others submitted theirs before they were validated. */
  readonly waiting: boolean;
  /** The machine-readable lines of the back. */
  readonly lines: ReturnType<typeof linesOf>;
  readonly images: Readonly<Record<'identificacionFrontal' | 'identificacionTrasera', StoredImage>>;
}

/**
 * Stores a specimen ID for those who have been paid, and for a few who wait for validation: few, because
 * each is read in the first minute after the start.
 */
export async function storeIds(
  services: Pick<Services, 'db' | 'objects' | 'config'>,
  paid: readonly Professional[],
  { professionals }: Pick<Cast, 'professionals'>,
): Promise<SubmittedId[]> {
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

/** Assigns the images to their owners. The jobs that read them run once the product does, unless `recordReadings` follows. */
export async function submitIds(trx: Trx, ids: readonly SubmittedId[], at: Date): Promise<void> {
  for (const { accountId, images } of ids) await replaceIdImages(trx, accountId, images, at);
}

/** Records the readings as if the images had been read when they were submitted. */
export async function recordReadings(
  services: Services,
  ids: readonly SubmittedId[],
): Promise<void> {
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
  seed: indexOf(person),
  ...DIFFERENCES[person.nombre],
});

async function store(
  services: Pick<Services, 'db' | 'objects' | 'config'>,
  drawing: string,
): Promise<StoredImage> {
  const content = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  return storeImage(
    services,
    { filename: 'muestra.png', content },
    { purpose: 'identificacion', campo: 'image', by: { id: 0 } },
  );
}
