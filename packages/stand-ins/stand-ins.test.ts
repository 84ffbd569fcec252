import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startStandIns } from './index.ts';
import { openJournal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { libraryFor, startReceiver, until } from './stripe/testing.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  cleanUp.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('all of them start, and the webhook can be set later', async () => {
  const standIns = await startStandIns({ stateDir: folder() });
  const receiver = await startReceiver();
  cleanUp.push(receiver.close, standIns.close);
  const stripe = libraryFor(standIns.stripe.url, standIns.stripe.secretKey);
  const { id } = await stripe.paymentIntents.create({ amount: 2000, currency: 'mxn' });
  standIns.stripe.setWebhook({ url: receiver.url });
  await until(() => receiver.received.length === 1, 'the event');
  const { payload, signature } = receiver.received[0] ?? { payload: '', signature: '' };
  const secret = standIns.stripe.webhookSecret;
  const event = stripe.webhooks.constructEvent(payload, signature, secret);
  expect(event.data.object).toMatchObject({ id });
  expect(standIns.smtp.port).toBeGreaterThan(0);
  expect(standIns.whatsapp.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

test('state that was answered before a kill survives it', async () => {
  const stateDir = folder();
  const script = `
    import { startStandIns } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const { stripe } = await startStandIns({ stateDir: ${JSON.stringify(stateDir)} });
    process.stdout.write(stripe.url + '\\n');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  cleanUp.push(() => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  const stripe = libraryFor(url, 'sk_test_stand_in');
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await stripe.paymentIntents.create({
        amount: 2000,
        currency: 'mxn',
        confirm: true,
        payment_method: 'pm_card_visa',
      });
      return id;
    }),
  );
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));

  const standIns = await startStandIns({ stateDir });
  cleanUp.push(standIns.close);
  const again = libraryFor(standIns.stripe.url, 'sk_test_stand_in');
  for (const id of ids) {
    expect((await again.paymentIntents.retrieve(id)).status).toBe('succeeded');
  }
});

test('a commit that a dying process wrote incompletely is ignored', () => {
  const file = join(folder(), 'state.jsonl');
  const journal = openJournal(file);
  journal.table<number>('n').set('a', 1);
  journal.commit();
  journal.table<number>('n').set('a', 2);
  journal.table<number>('n').set('b', 2);
  journal.commit();
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, -5));
  const table = openJournal(file).table<number>('n');
  expect([table.get('a'), table.get('b')]).toEqual([1, undefined]);
});

test.skipIf(process.platform === 'win32')('nobody else reads what it keeps, codes among it', () => {
  const file = join(folder(), 'outbox.jsonl');
  const modeOf = () => statSync(file).mode & 0o777;
  writeFileSync(file, '', { mode: 0o644 });
  const outbox = createOutbox({ file });
  expect(modeOf()).toBe(0o600);
  rmSync(file);
  outbox.add({ channel: 'sms', to: '+523312345678', text: '123456', at: '' });
  expect(modeOf()).toBe(0o600);
});

test('the outbox keeps the newest thousand messages, also after a restart', () => {
  const file = join(folder(), 'outbox.jsonl');
  const outbox = createOutbox({ file });
  for (let i = 0; i < 1010; i++) {
    const at = new Date().toISOString();
    outbox.add({ channel: 'whatsapp', to: '52 33 1234 5678', text: String(i), at });
  }
  const reopened = createOutbox({ file });
  expect(reopened.list()).toEqual(outbox.list());
  expect(reopened.list()).toHaveLength(1000);
  expect(reopened.list()[0]).toMatchObject({ to: '+523312345678', text: '1009' });
  reopened.add({ channel: 'email', to: 'ana@ejemplo.mx', text: 'x', at: '' });
  expect(reopened.list()[0]?.text).toBe('x');
});
