import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { advanceByClock, giveWay, sendReminders } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { letTimePass, sessionOf, type TestProject } from '#server/testing/project.ts';
import { eventOf } from '../index.ts';
import { NIGHTS } from './nights/testing.ts';
import { STORIES, type Story } from './testing.ts';
import { withPhone } from '#server/db/sealed/index.ts';

// Each story of a project tells exactly what its table says, whatever WhatsApp does meanwhile (4 §E).

const HOUR = DAY / 24;
const TEAM = 'equipo@maestros.example';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.standIns.whatsapp.setWebhook(`${await test.listen()}/api/whatsapp/webhook`);
});
afterAll(() => test.close());

/** How WhatsApp behaves from now on. */
async function whatsApp(behaviour: { statuses?: readonly string[]; failEvery?: number }) {
  const body = { statuses: ['sent', 'delivered'], failEvery: 0, ...behaviour };
  const { ok } = await fetch(`${test.standIns.whatsapp.url}/_control/messages`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(ok).toBe(true);
}

/** Sends what is due, however often it has to be tried, and waits until WhatsApp has told what became of it. */
async function sendAll(): Promise<void> {
  const { db } = test.services;
  const left = async () =>
    (
      await db
        .selectFrom('notification_delivery')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('failed_at', 'is', null)
        .where(({ or, eb, and }) =>
          or([
            eb('sent_at', 'is', null),
            and([eb('channel', '=', 'whatsapp'), eb('arrived_at', 'is', null)]),
          ]),
        )
        .executeTakeFirstOrThrow()
    ).count;
  // News of what arrived comes in its own time; the test's own limit ends it.
  do {
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    await test.work();
  } while ((await left()) > 0);
}

const newest = () => test.standIns.outbox.numbered()[0]?.number ?? 0;

/** Reads what has arrived since it was last asked: «who event: by which channels»; of the team's, all or those of the project. */
function readerOf({ client, professional }: TestProject, { since }: { since: number }) {
  const read = new Set<string>();
  let last = since;
  return async (ofTeam: (mail: string) => boolean): Promise<string[]> => {
    const rows = await test.services.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select(['n.id', 'n.evento', 'n.msg', 'a.keylogin', 'a.email', 'a.phone_sealed'])
      .where('a.keylogin', 'in', [client.keylogin, professional.keylogin])
      .orderBy('n.id')
      .execute();
    const notices = rows.map((row) => withPhone(test.services.db, 'account.phone', row));
    const arrived = test.standIns.outbox
      .numbered()
      .filter(({ number }) => number > last)
      .toReversed();
    last = newest();
    const lines = new Map<string, string[]>();
    for (const { number, to, channel, subject = '', text } of arrived) {
      const theirs = notices.filter(({ email, phone }) => email === to || phone === to);
      const told = theirs.find(
        ({ id, evento, msg }) =>
          !read.has(`${id} ${channel}`) &&
          (channel !== 'email' || eventOf(evento).subject === subject) &&
          text.includes(msg),
      );
      const [first] = theirs;
      const who = first?.keylogin === client.keylogin ? 'client' : 'professional';
      if (told) {
        read.add(`${told.id} ${channel}`);
        const line = `${who} ${told.evento} ${told.id}`;
        lines.set(line, [...(lines.get(line) ?? []), channel]);
      } else if (first) lines.set(`${who} once more ${text} ${number}`, [channel]);
      else if (to === TEAM && ofTeam(`${subject} ${text}`))
        lines.set(`team ${subject} ${number}`, [channel]);
    }
    return [...lines].map(
      ([line, channels]) => `${line.replace(/ \d+$/, '')}: ${channels.toSorted().join(' ')}`,
    );
  };
}

/** What is told on the days that follow: «day who event: channels». */
async function daysOf({ days = 0 }: Story, told: () => Promise<string[]>): Promise<string[]> {
  const later: string[] = [];
  for (let day = 1; day <= days; day++) {
    await letTimePass(test, DAY, sendReminders);
    await letTimePass(test, 0, advanceByClock);
    await sendAll();
    later.push(...(await told()).map((line) => `${day} ${line}`));
  }
  return later;
}

/**
 * The same where WhatsApp was away: what it alone would have taken went by mail, once. What goes by mail in any case is
 * told there, too, when it is back.
 */
const byMail = (line: string): string => line.replace(/: whatsapp$/, ': email');

describe.each([
  { provider: 'does its work', behaviour: {}, away: 0 },
  {
    provider: 'doubles what it says and says it in any order',
    behaviour: { statuses: ['delivered', 'read', 'sent', 'delivered', 'read', 'sent'] },
    away: 0,
  },
  { provider: 'fails half of the time', behaviour: { failEvery: 2 }, away: 0 },
  { provider: 'is away for six hours', behaviour: { failEvery: 1 }, away: 6 },
])('where WhatsApp $provider, a project', ({ behaviour, away }) => {
  it.each(STORIES)('$name', async (story) => {
    await whatsApp(behaviour);
    // By day: at night nothing goes out.
    goTo(test, 9);
    const titulo = `Cambio de llave ${crypto.randomUUID().slice(0, 8)}`;
    const since = newest();
    const admin = sessionOf(await makeAdmin(test.services));
    const project = await story.live({ test, admin, titulo });
    const told = readerOf(project, { since });
    if (away > 0) {
      await test.work();
      for (let hour = 0; hour < away; hour++) await letTimePass(test, HOUR, giveWay);
      await whatsApp({});
    }
    await sendAll();
    // Long enough for whatever would come twice.
    await letTimePass(test, 2 * HOUR, giveWay);
    await sendAll();
    const now = (await told(() => true)).map((line) => line.replace(titulo, '«»'));
    const later = (await daysOf(story, () => told((mail) => mail.includes(titulo)))).map((line) =>
      line.replace(titulo, '«»'),
    );
    const expected = away > 0 ? story.told.map(byMail) : story.told;
    expect(now.toSorted()).toEqual(expected.toSorted());
    expect(later.toSorted()).toEqual((story.later ?? []).toSorted());
  });
});

// What was so in the evening is not said any more in the morning (4 §E).
describe('of what happens at night, in the morning', () => {
  it.each(NIGHTS)('$name', async ({ live, told: expected }) => {
    await whatsApp({});
    goTo(test, 23);
    const titulo = `Cambio de llave ${crypto.randomUUID().slice(0, 8)}`;
    const since = newest();
    const admin = sessionOf(await makeAdmin(test.services));
    const project = await live({ test, admin, titulo });
    await test.work();
    const told = readerOf(project, { since });
    const atNight = await told(() => false);
    expect(atNight).toEqual([]);
    goTo(test, 8);
    await letTimePass(test, HOUR / 60, giveWay);
    await sendAll();
    await letTimePass(test, 2 * HOUR, giveWay);
    await sendAll();
    expect((await told(() => false)).toSorted()).toEqual(expected.toSorted());
  });
});
