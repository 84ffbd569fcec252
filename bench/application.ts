import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { tmpdir } from 'node:os';
import { FILE_KEYS } from './sealed.ts';
import { buildApp } from '#server/app.ts';
import { type Composition, compose, type Outside } from '#server/composition.ts';
import type { Config } from '#server/config.ts';

/** A closed port: nothing that is measured calls an outside service. */
const NOWHERE = 'http://127.0.0.1:9';

const configFor = (databaseUrl: string): Config & { databaseUrl: string } => ({
  environment: 'production',
  port: 0,
  host: '127.0.0.1',
  origin: 'https://localhost',
  allowedOrigins: [],
  databaseUrl,
  databaseOwnerUrl: null,
  dataDir: path.join(tmpdir(), 'maestros-bench-files'),
  secretKeys: ['only for measuring, and long enough for it'],
  fileKeys: FILE_KEYS,
  s3: null,
  trustProxy: [],
  maxConnections: null,
  demo: false,
  teamFactor: 'offered',
  // Logging each request would measure the terminal.
  logLevel: 'warn',
  stripe: null,
  whatsapp: null,
  sms: null,
  email: null,
  operator: {
    teamEmail: 'equipo@maestros.example',
    whatsappContact: null,
    legalName: null,
    legalAddress: null,
  },
});

/** The API as it runs in production, on this database; what is not named outside of it is nowhere. */
export async function openApplication(
  databaseUrl: string,
  outside: Partial<Outside> & { readonly stripeUrl?: string } = {},
  clock?: () => Date,
): Promise<Composition & { app: FastifyInstance }> {
  const log = { error: ({ err }: { err: Error }) => void process.stderr.write(`${err.message}\n`) };
  const composition = await compose(
    configFor(databaseUrl),
    {
      stripe: {
        // Those of the stand-in.
        secretKey: 'sk_test_stand_in',
        publicKey: 'pk_test_stand_in',
        webhookSecret: 'whsec_stand_in',
        apiBase: outside.stripeUrl ?? NOWHERE,
        script: null,
      },
      whatsapp: {
        apiBase: NOWHERE,
        token: 'bench',
        phoneNumberId: '1',
        businessId: '1',
        appSecret: 'bench',
        verifyToken: 'bench',
      },
      sms: null,
      push: null,
      email: { url: 'smtp://127.0.0.1:9', from: 'hola@maestros.example' },
      ...outside,
    },
    { log, ...(clock && { clock }) },
  );
  const app = await buildApp(composition.services);
  const close = async () => {
    await app.close();
    await composition.close();
  };
  return { ...composition, app, close };
}
