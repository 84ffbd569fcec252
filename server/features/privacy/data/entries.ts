import { deviceOf } from '#lib/device.ts';
import type { Services } from '#server/context.ts';
import { userView } from '#server/features/accounts/index.ts';
import { readImage } from '#server/features/files/index.ts';
import { preferencesOf } from '#server/features/notifications/index.ts';
import { recordView } from '#server/features/identity/index.ts';
import type { ZipEntry } from '#server/zip.ts';
import { conversations, images, messages, ownLists, pagesOf } from './lists.ts';
import { accountFacts, devices, sessions } from './account.ts';

type ExportContext = Pick<Services, 'db' | 'config' | 'objects' | 'clock'>;

/**
 * All data stored about an account, file by file. Of other people it contains only what they wrote to this
 * one, not their images.
 */
export async function* entriesOf(
  services: ExportContext,
  { accountId, keylogin }: { accountId: number; keylogin: string },
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { db } = services;
  yield { name: 'LEEME.txt', content: Buffer.from(README) };
  yield json('cuenta', await accountOf(services, accountId, now));
  yield json('sesiones', (await sessions(db, accountId)).map(named));
  yield json('dispositivos', (await devices(db, accountId)).map(named));
  for (const [name, list] of ownLists)
    yield* numbered(
      name,
      pagesOf(db, (after: number) => list(accountId, after), 0),
    );
  for await (const page of pagesOf(db, (after: number) => conversations(accountId, after), 0))
    for (const { id, persona, nombre } of page)
      yield* numbered(
        `conversaciones/${id}`,
        pagesOf(db, (after: number) => messages(id)(accountId, after), 0),
        { con: nombre, persona },
      );
  for await (const page of pagesOf(db, (after: string) => images(accountId, after), ''))
    for (const { id, purpose } of page) {
      const content = await readImage(services, { id });
      // Replaced after its row was read.
      if (!content) continue;
      if (purpose === 'identificacion') {
        const seen = { fileId: id, ownerId: accountId, ownerKey: keylogin, viewerId: accountId };
        await recordView(services, seen);
      }
      yield { name: `imagenes/${purpose}/${id}.webp`, content };
    }
}

const README = `Estos son los datos que Maestros guarda de tu cuenta.

cuenta.json es lo que dices de ti; los demás archivos .json son lo que has hecho y lo que otras
personas te escribieron o dijeron de ti. Si una lista es larga, sigue en el archivo con el número
siguiente. En imagenes están las que subiste. Las cantidades están en pesos y las horas en UTC.
Tu contraseña no está aquí: no la guardamos, solo algo con lo que la reconocemos.
`;

/** The person's own data in full: account, address, profile and payout method. */
async function accountOf(services: ExportContext, accountId: number, now: Date) {
  const user = await userView({ db: services.db, services, now }, accountId);
  const facts = await accountFacts(services.db, accountId);
  const { account, contacto_pendiente, address, profile, membership } = user;
  const { balance, retenido, portfolio } = user;
  return {
    generado_at: now.toISOString(),
    keylogin: user.keylogin,
    rol: user.rol,
    ...facts,
    account,
    contacto_pendiente,
    address,
    profile: profile && {
      ...profile,
      identificacionFrontal_rute: undefined,
      identificacionTrasera_rute: undefined,
    },
    membership,
    balance,
    retenido,
    que_te_avisamos: await preferencesOf(services.db, accountId),
    portfolio: portfolio.map(({ id, titulo, descripcion }) => ({ id, titulo, descripcion })),
  };
}

/** With the words of the list of sessions. */
const named = <Row extends { user_agent: string }>({ user_agent, ...row }: Row) => ({
  ...deviceOf(user_agent),
  user_agent,
  ...row,
});

async function* numbered(
  name: string,
  pages: AsyncIterable<object[]>,
  head?: object,
): AsyncGenerator<ZipEntry> {
  let number = 0;
  for await (const page of pages)
    yield json(`${name}-${++number}`, head ? { ...head, mensajes: page } : page);
}

const json = (name: string, value: unknown): ZipEntry => ({
  name: `${name}.json`,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});
