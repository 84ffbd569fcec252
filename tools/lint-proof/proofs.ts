/** A file that breaks one import rule of `.oxlintrc.json`, and the rule's sentence that refuses it. */
export interface Proof {
  /** The rule's own `files`, as they stand there. */
  readonly rule: string;
  readonly message: string;
  /** Where the breaking file stands. */
  readonly file: string;
  /** What it imports, one statement each; every single one is refused. */
  readonly refused: readonly string[];
  /** What the same file may import. */
  readonly allowed: readonly string[];
}

const FEATURE = 'server/features/chat/send.ts';
const JOB = 'server/jobs/read-id/run.ts';

export const PROOFS: readonly Proof[] = [
  {
    rule: 'domain/**',
    message: 'domain imports nothing: no library, no other folder.',
    file: 'domain/fee.ts',
    refused: ['zod', '@node-rs/argon2', 'node:fs', '#contract/call.ts', '#domain/money.ts'],
    allowed: ['./money.ts', '../domain/money.ts'],
  },
  {
    rule: 'domain/**',
    message: 'domain imports nothing.',
    file: 'domain/ine/mrz.ts',
    refused: ['../../server/app.ts', '../../contract/call.ts', '../../web/paths.ts'],
    allowed: ['../money.ts'],
  },
  {
    rule: 'contract/**',
    message: 'contract imports the domain and zod.',
    file: 'contract/chat.ts',
    refused: ['zod/v4', 'zodiac', 'react', 'node:fs', '#server/app.ts', '#web/paths.ts'],
    allowed: ['./call.ts', '#domain/money.ts', 'zod', 'zod/mini'],
  },
  {
    rule: 'emulators/**',
    message: 'emulators import nothing of ours.',
    file: 'emulators/stripe/index.ts',
    refused: ['#contract/call.ts', '#domain/money.ts', '#server/app.ts', '#web/paths.ts'],
    allowed: ['node:http', '../outbox.ts'],
  },
  {
    rule: 'server/adapters/**',
    message: "An adapter imports its port, its SDK, the configuration's types and the domain.",
    file: 'server/adapters/email/smtp.ts',
    refused: [
      '#contract/call.ts',
      '#emulators/index.ts',
      '#server/app.ts',
      '#server/db/pool.ts',
      '#server/config/values.ts',
      '#web/paths.ts',
    ],
    allowed: ['nodemailer', './port.ts', '#domain/money.ts', '#server/config.ts'],
  },
  {
    rule: 'server/features/**',
    message: 'A feature does not know the screens, the demo or the stand-ins.',
    file: FEATURE,
    refused: ['#web/paths.ts', '#demo/load.ts', '#emulators/index.ts'],
    allowed: ['#contract/chat.ts', '#domain/money.ts', './queries.ts'],
  },
  {
    rule: 'server/features/**',
    message: "A feature knows an adapter's port only.",
    file: FEATURE,
    refused: ['#server/adapters/email/smtp.ts', '#server/adapters/open.ts'],
    allowed: ['#server/adapters/email/port.ts'],
  },
  {
    rule: 'server/features/**',
    message: 'Another feature is used through its index.',
    file: FEATURE,
    refused: ['#server/features/ledger/move.ts', '#server/features/ledger/deep/index.ts'],
    allowed: ['#server/features/ledger/index.ts'],
  },
  {
    rule: 'server/features/**',
    message: "A feature knows a job's definition only.",
    file: FEATURE,
    refused: ['#server/jobs/read-id/run.ts', '#server/jobs/read-id/deep/definition.ts'],
    allowed: ['#server/jobs/read-id/definition.ts', '#server/jobs/queue.ts'],
  },
  {
    rule: 'server/jobs/**',
    message: 'Jobs and webhooks belong to the server.',
    file: JOB,
    refused: ['#web/paths.ts', '#demo/load.ts', '#emulators/index.ts'],
    allowed: ['#contract/chat.ts', './definition.ts'],
  },
  {
    rule: 'server/jobs/**',
    message: 'A feature is used through its index.',
    file: 'server/webhooks/whatsapp.ts',
    refused: ['#server/features/ledger/move.ts'],
    allowed: ['#server/features/ledger/index.ts'],
  },
  {
    rule: 'server/jobs/**',
    message: "Only an adapter's port.",
    file: JOB,
    refused: ['#server/adapters/email/smtp.ts'],
    allowed: ['#server/adapters/email/port.ts'],
  },
  {
    rule: 'web/ui/**',
    message: 'web/ui knows nothing of ours: no area, no API.',
    file: 'web/ui/button.tsx',
    refused: ['#contract/call.ts', '#domain/money.ts', '#web/api/client.ts', '#web/paths.ts'],
    allowed: ['react', './icon.tsx', '#web/ui/icon.tsx'],
  },
  {
    rule: 'web/ui/**',
    message: 'web/ui reaches no other folder of web.',
    file: 'web/ui/toast/toast.ts',
    refused: ['../../api/client.ts', '../../shared/leaving.ts', '../../areas/chat/index.ts'],
    allowed: ['../icon.tsx'],
  },
  {
    rule: 'web/api/**',
    message: 'web/api is made from the contract.',
    file: 'web/api/client.ts',
    refused: ['#server/app.ts', '#demo/load.ts', '#web/ui/button.tsx', '#web/paths.ts'],
    allowed: ['#contract/call.ts', '#web/api/session-store.ts'],
  },
  {
    rule: 'web/shared/**',
    message: 'web/shared imports ui, api, contract and domain.',
    file: 'web/shared/chat/bubble.tsx',
    refused: ['#server/app.ts', '#web/areas/chat/index.ts', '../../areas/chat/index.ts'],
    allowed: ['#web/ui/button.tsx', '#web/api/client.ts', '#contract/call.ts', '#domain/money.ts'],
  },
  {
    rule: 'web/areas/**',
    message: 'An area imports ui, shared, api, paths, contract and domain, never another area.',
    file: 'web/areas/chat/screen.tsx',
    refused: ['#server/app.ts', '#emulators/index.ts', '#web/areas/admin/screen.tsx'],
    allowed: ['#web/ui/button.tsx', '#web/shared/leaving.ts', '#web/paths.ts', './list.tsx'],
  },
  {
    rule: 'e2e/**',
    message: 'Journeys know the running product, not the server.',
    file: 'e2e/steps/payouts.ts',
    refused: ['#server/app.ts', '#web/paths.ts', '../../server/app.ts', '../../web/paths.ts'],
    allowed: ['@playwright/test', './sign-in.ts', '#contract/call.ts', '../../tools/product.ts'],
  },
];
