/** A file that breaks one import rule of `.oxlintrc.json`, and the message of that rule. */
export interface Proof {
  /** The first of the rule's `files`. */
  readonly rule: string;
  readonly message: string;
  /** The path of the file that breaks the rule. */
  readonly file: string;
  /** Its imports, each of which is refused. */
  readonly refused: readonly string[];
  /** Imports that the same file may have. */
  readonly allowed: readonly string[];
}

const FEATURE = 'server/features/chat/send.ts';
const WEBHOOK = 'server/webhooks/index.ts';

export const PROOFS: readonly Proof[] = [
  {
    rule: 'lib/**',
    message: 'lib imports nothing.',
    file: 'lib/csv.ts',
    refused: ['node:fs', 'zod', '#domain/money.ts', '../domain/money.ts'],
    allowed: ['./blank.ts'],
  },
  {
    rule: 'domain/**',
    message: 'domain imports lib and nothing else: no library, no other folder.',
    file: 'domain/projects/fee.ts',
    refused: ['zod', '@node-rs/argon2', 'node:fs', '#contract/call.ts', '#domain/money.ts'],
    allowed: ['../money.ts', './graph.ts', '#lib/csv.ts'],
  },
  {
    rule: 'domain/**',
    message: 'domain reaches no other folder.',
    file: 'domain/identity/ine/mrz.ts',
    refused: ['../../../server/app.ts', '../../../contract/call.ts', '../../../lib/csv.ts'],
    allowed: ['../../money.ts'],
  },
  {
    rule: 'contract/**',
    message: 'contract imports the domain, lib and zod.',
    file: 'contract/chat.ts',
    refused: ['zod/v4', 'zodiac', 'react', 'node:fs', '#server/app.ts', '#web/paths.ts'],
    allowed: ['./call.ts', '#domain/money.ts', '#lib/csv.ts', 'zod', 'zod/mini'],
  },
  {
    rule: 'packages/**',
    message: 'A package imports nothing of ours.',
    file: 'packages/stand-ins/stripe/index.ts',
    refused: [
      '#contract/call.ts',
      '#lib/csv.ts',
      '#server/app.ts',
      '@maestros/demo-people',
      '../../../server/app.ts',
    ],
    allowed: ['node:http', '../outbox.ts'],
  },
  {
    rule: 'server/**',
    message:
      'Production loads neither the demo nor the stand-ins: import() them where they are wanted.',
    file: 'server/start/run.ts',
    refused: [
      '#demo/load.ts',
      '@maestros/stand-ins',
      '@maestros/demo-people',
      '../../demo/load.ts',
    ],
    allowed: ['@maestros/embedded-postgres', '#server/config.ts', '../app.ts'],
  },
  {
    rule: 'server/adapters/**',
    message: "An adapter imports its port, its SDK, the configuration's types and the domain.",
    file: 'server/adapters/email/smtp.ts',
    refused: [
      '#contract/call.ts',
      '#web/paths.ts',
      '#demo/load.ts',
      '@maestros/stand-ins',
      '#server/app.ts',
      '#server/db/pool.ts',
    ],
    allowed: [
      'nodemailer',
      './port.ts',
      '#domain/money.ts',
      '#server/config.ts',
      '#server/adapters/files/port.ts',
    ],
  },
  {
    rule: 'server/features/**',
    message: 'A feature does not know the screens, the demo or the stand-ins.',
    file: FEATURE,
    refused: ['#web/paths.ts', '#demo/load.ts', '@maestros/stand-ins'],
    allowed: ['#contract/call.ts', '#domain/money.ts'],
  },
  {
    rule: 'server/features/**',
    message: "A feature knows an adapter's port only.",
    file: FEATURE,
    refused: ['#server/adapters/email/smtp.ts'],
    allowed: ['#server/adapters/email/port.ts'],
  },
  {
    rule: 'server/features/**',
    message: 'Another feature is used through its index.',
    file: FEATURE,
    refused: [
      '#server/features/accounts/queries.ts',
      '#server/features/accounts/team/edit.ts',
      '#server/features/accounts/calls.ts',
    ],
    allowed: ['#server/features/accounts/index.ts', './append.ts'],
  },
  {
    rule: 'server/features/**',
    message: 'A feature knows the kinds of jobs and the queue, never who does them.',
    file: FEATURE,
    refused: ['#server/jobs/index.ts', '#server/jobs/heartbeat.ts'],
    allowed: ['#server/jobs/kinds.ts', '#server/jobs/queue.ts'],
  },
  {
    rule: 'server/db/**',
    message: 'The database knows neither calls nor features.',
    file: 'server/db/transaction.ts',
    refused: ['#web/paths.ts', '#server/calls/failure.ts', '#server/features/chat/index.ts'],
    allowed: ['./pool.ts', '#server/config.ts'],
  },
  {
    rule: 'server/calls/**',
    message: 'The life of a call knows no feature.',
    file: 'server/calls/dispatch.ts',
    refused: ['#web/paths.ts', '#demo/load.ts', '#server/features/chat/index.ts'],
    allowed: ['#contract/call.ts', '#server/db/pool.ts'],
  },
  {
    rule: 'server/jobs/**',
    message: 'The queue knows no feature: features/jobs.ts says who does what.',
    file: 'server/jobs/queue.ts',
    refused: ['#web/paths.ts', '#server/features/chat/index.ts', '#server/calls/failure.ts'],
    allowed: ['#server/db/pool.ts', './kinds.ts'],
  },
  {
    rule: 'server/webhooks/**',
    message: 'Webhooks belong to the server.',
    file: WEBHOOK,
    refused: ['#web/paths.ts', '#demo/load.ts', '@maestros/stand-ins'],
    allowed: ['#contract/call.ts'],
  },
  {
    rule: 'server/webhooks/**',
    message: 'A feature is used through its index.',
    file: WEBHOOK,
    refused: ['#server/features/chat/append.ts', '#server/features/chat/calls.ts'],
    allowed: ['#server/features/chat/index.ts'],
  },
  {
    rule: 'server/webhooks/**',
    message: "Only an adapter's port.",
    file: WEBHOOK,
    refused: ['#server/adapters/email/smtp.ts'],
    allowed: ['#server/adapters/email/port.ts'],
  },
  {
    rule: 'web/ui/**',
    message: 'web/ui knows nothing of ours: no area, no API.',
    file: 'web/ui/card.tsx',
    refused: [
      '#contract/call.ts',
      '#domain/money.ts',
      '#server/app.ts',
      '#web/paths.ts',
      '#web/shared/query.tsx',
    ],
    allowed: ['#lib/csv.ts', '#web/ui/money.tsx', 'react'],
  },
  {
    rule: 'web/ui/**',
    message: 'web/ui reaches no other folder of web.',
    file: 'web/ui/form/form.tsx',
    refused: ['../../shared/query.tsx', '../../api/index.ts'],
    allowed: ['../card.tsx'],
  },
  {
    rule: 'web/api/**',
    message: 'web/api is made from the contract.',
    file: 'web/api/client.ts',
    refused: ['#server/app.ts', '#demo/load.ts', '#web/paths.ts', '#web/ui/card.tsx'],
    allowed: ['#contract/call.ts', '#web/api/upload.ts'],
  },
  {
    rule: 'web/*.ts',
    message: 'The screens know neither the server nor the demo.',
    file: 'web/paths.ts',
    refused: ['#server/app.ts', '#demo/load.ts', '@maestros/stand-ins', '../server/app.ts'],
    allowed: ['#contract/call.ts', './shared/query.tsx'],
  },
  {
    rule: 'web/shared/**',
    message: 'web/shared imports ui, api, contract, domain and lib.',
    file: 'web/shared/query.tsx',
    refused: [
      '#server/app.ts',
      '#demo/load.ts',
      '@maestros/stand-ins',
      '#web/areas/chat/chat.tsx',
      '#web/testing/app.tsx',
      '../areas/chat/chat.tsx',
    ],
    allowed: ['#contract/call.ts', '#domain/money.ts', '#lib/csv.ts', '#web/ui/card.tsx'],
  },
  {
    rule: 'web/areas/**',
    message:
      'An area imports ui, shared, api, paths, contract, domain and lib, never another area.',
    file: 'web/areas/chat/chat.tsx',
    refused: [
      '#server/app.ts',
      '#demo/load.ts',
      '@maestros/stand-ins',
      '#web/areas/client/home/home.tsx',
      '#web/testing/app.tsx',
    ],
    allowed: ['#contract/call.ts', '#lib/csv.ts', '#web/shared/query.tsx', '#web/paths.ts'],
  },
  {
    rule: 'e2e/**',
    message: 'Journeys know the running product, not the server.',
    file: 'e2e/steps/chat.ts',
    refused: [
      '#server/app.ts',
      '#web/paths.ts',
      '../../server/app.ts',
      '../../web/paths.ts',
      'pg',
      'kysely',
    ],
    allowed: ['#contract/call.ts', '#demo/accounts.ts', '@maestros/stand-ins'],
  },
  {
    rule: 'e2e/**',
    message: 'Journeys know the running product, not the server.',
    // A helper for tests anywhere else.
    file: 'e2e/steps/testing.ts',
    refused: ['#server/db/pool.ts'],
    allowed: ['#contract/call.ts'],
  },
];
