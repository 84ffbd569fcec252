import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// What a person does to open the platform, in its order, as docs/go-live.md shows it: `--update` writes it anew.

/**
 * The provider's events to which the webhook's endpoint subscribes. Any other is kept and waits for the team, and the sweep
 * finds what none told: a type that is missing at the provider costs time, not money.
 */
const SUBSCRIBED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
  'payout.created',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'balance.available',
] as const;

/** Say nothing that another of them does not. */
const NEEDLESS = ['payment_intent.created', 'charge.succeeded', 'charge.failed'];

const ROOT = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

const DOCUMENT = `# Going live

Made and kept true by \`server/start/go-live.test.ts\`; do not edit it. Every variable is explained in the README. A step
that can be proved says how.

## 1. The house

1. A PostgreSQL 18 of its own, with backups. Its owner's address is \`DATABASE_OWNER_URL\`: \`npm run roles\` makes the roles
   of the application and of readers and says the address of the first, \`DATABASE_URL\`. The application adds to the books and
   to the audit log and cannot change them; where it starts without \`DATABASE_OWNER_URL\`, \`npm run roles\` migrates before
   each update. The start warns while \`DATABASE_URL\` may change them.
2. \`NODE_ENV=production\`, \`ORIGIN\` (https, without a path), \`TRUST_PROXY\` with the balancer's addresses.
3. \`SECRET_KEY\`: \`openssl rand -base64 48\`. \`FILE_KEYS\`: \`a:$(openssl rand -base64 32)\`. Both kept where the backups
   are not: without them neither links nor ID images, telephones and CLABEs can be read again.
4. Pictures: a private bucket (\`S3_ENDPOINT\`, \`S3_BUCKET\`, \`S3_REGION\`, \`S3_ACCESS_KEY_ID\`, \`S3_SECRET_ACCESS_KEY\`),
   or a disk that all processes share (\`DATA_DIR\`).
5. \`TEAM_EMAIL\`, \`LEGAL_NAME\`, \`LEGAL_ADDRESS\`, and \`WHATSAPP_CONTACT\` if people may write to the team there.

## 2. Stripe

1. An account in Mexico, verified, whose balance is in pesos.
2. \`STRIPE_SECRET_KEY\` and \`STRIPE_PUBLIC_KEY\` of the live mode.
3. Developers → Webhooks → an endpoint \`https://…/api/stripe/webhook\` (ORIGIN before it) with these events:

${SUBSCRIBED_EVENTS.map((type) => `   - \`${type}\``).join('\n')}

   Its signing secret is \`STRIPE_WEBHOOK_SECRET\`.
4. Payouts to the platform's bank account as agreed with the accountant; their deposits are compared with the statement
   that is imported at \`/admin/contabilidad/banco\`.
5. Later, \`npm run books -- --provider\` says whether the books and Stripe agree.

## 3. WhatsApp

1. The steps of [whatsapp.md](whatsapp.md): the business, its number and the app at Meta, and the templates.
2. \`WHATSAPP_TOKEN\` (of a system user, so that it does not expire), \`WHATSAPP_PHONE_NUMBER_ID\`,
   \`WHATSAPP_BUSINESS_ID\`, \`WHATSAPP_APP_SECRET\`, and any word as \`WHATSAPP_VERIFY_TOKEN\`.
3. The app's webhook \`https://…/api/whatsapp/webhook\` with that word, and its fields \`messages\` (what became of
   messages, and what people answer) and \`message_template_status_update\`.
4. \`/admin/plantillas\` says when all templates are approved. Until then what they tell goes by e-mail.
5. Somebody of the team writes BAJA to the number, and then ALTA: both are answered, and stand at \`/admin/respuestas\`.

## 4. SMS (recommended)

1. A Twilio account with a number that may send to Mexico: \`SMS_ACCOUNT\`, \`SMS_TOKEN\`, \`SMS_FROM\`. Only codes go this way.

## 5. E-mail

1. A server that signs for the domain: \`SMTP_URL\`, \`EMAIL_FROM\`. The domain has SPF, DKIM and DMARC.
2. Mails of what can be turned off carry \`List-Unsubscribe\` with an address under \`ORIGIN\`: \`/baja/…\` has to be
   reachable without signing in.

## 6. Opening

1. Start it: it migrates the database, and names any variable that is missing or wrong. \`/readyz\` answers 200.
2. \`npm run admin -- create EMAIL\` makes the first administrator, who pairs an app of codes when signing in for the
   first time. Who loses it and the codes on paper: \`npm run admin -- reset EMAIL\`.
3. Postal codes: SEPOMEX's \`CPdescarga.txt\`, imported as the README says.
4. Each day the team's mailbox gets the anchor of the audit log. Keep those mails where nobody with access to the database
   can change them; now and then \`npm run audit:verify -- --anchor FILE\` with their texts says whether all is as it was written.
5. Sign up as a client with a phone of your own (the code arrives), pay a small request with a real card, cancel it, and
   see the refund; \`npm run books\` and \`npm run books -- --provider\` agree.
`;

it('is in the documentation, and names every variable that production requires', async () => {
  const required = [...README.matchAll(/^\| `([A-Z0-9_]+)` \|.*\| required[^|]*\|$/gm)].map(
    ([, name]) => name,
  );
  expect(required.length).toBeGreaterThan(10);
  for (const name of required) expect(DOCUMENT).toContain(`\`${name}`);
  await expect(DOCUMENT).toMatchFileSnapshot('../../docs/go-live.md');
});

it('subscribes to all that the stand-in of payments tells', () => {
  const folder = path.join(ROOT, 'packages/stand-ins/stripe');
  const told = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(
        /emit\(\s*(?:\w+ \? )?'([\w.]+)'(?: : '([\w.]+)')?/g,
      ),
    ])
    .flatMap(([, one, other]) => [one, other])
    .filter((type) => type !== undefined);
  expect(told.length).toBeGreaterThan(10);
  expect([...SUBSCRIBED_EVENTS, ...NEEDLESS]).toEqual(expect.arrayContaining(told));
});
