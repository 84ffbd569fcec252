import { expect } from '@playwright/test';
import {
  expectNothingLost,
  expectSame,
  onScreen,
  onServer,
  retry,
  SETTLED,
  showPicture,
  speak,
  speakerAt,
  type Speaker,
} from '../steps/speaker.ts';
import { demoProfessional, logIn, type Member, newClient } from '../steps/people.ts';
import {
  DESKTOP,
  expectGoodScreen,
  openTabOf,
  PHONE,
  openBrowser,
  type Person,
} from '../steps/person.ts';
import { startTwoServers, type TwoServers } from '../steps/two-servers.ts';
import { ADMIN, test } from '../steps/product.ts';

// A client, a professional and an administrator write to each other, over two server processes, while
// the network goes away, a process is killed and another one takes its place. Every message that the
// server acknowledged is there once, in order, on all screens; every other one is sent once or offered again.

let servers: TwoServers;
let usual: string | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  servers = await startTwoServers();
  usual = process.env.MAESTROS_URL;
  // Calls that set up and check go to the server that stays.
  process.env.MAESTROS_URL = servers.steady;
});
test.afterAll(async () => {
  process.env.MAESTROS_URL = usual;
  await servers.stop();
});

test('three people, two servers, a cut network, a killed process and images', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const client = await newClient('Clara');
  const professional = await demoProfessional();
  const admin = await logIn(ADMIN.email, ADMIN.pass);
  // Started only now, because codes can be read only at the server that sent them.
  await servers.startFailing();
  const people: Person[] = [];
  const sit = async (viewport: typeof PHONE, as: Member, origin: string) => {
    const person = await openBrowser(browser, viewport, as, origin);
    people.push(person);
    return person;
  };
  const atClient = await sit(PHONE, client, servers.failing);
  const atProfessional = await sit(DESKTOP, professional, servers.steady);
  const atAdmin = await sit(DESKTOP, admin, servers.failing);

  const tabOf = async (person: Person) => (await openTabOf(person)).page;
  const clientToProfessional = await speakerAt(atClient.page, client, professional);
  const professionalToClient = await speakerAt(atProfessional.page, professional, client);
  const clientToAdmin = await speakerAt(await tabOf(atClient), client, admin);
  const adminToClient = await speakerAt(atAdmin.page, admin, client);
  const professionalToAdmin = await speakerAt(await tabOf(atProfessional), professional, admin);
  const adminToProfessional = await speakerAt(await tabOf(atAdmin), admin, professional);
  const talks = [
    [clientToProfessional, professionalToClient],
    [clientToAdmin, adminToClient],
    [professionalToAdmin, adminToProfessional],
  ] as const;
  const all = (work: (speaker: Speaker) => Promise<unknown>) => Promise.all(talks.flat().map(work));
  const expectAllSame = async () => {
    for (const talk of talks) await expectSame(...talk);
  };

  await test.step('everybody writes at once, and shows pictures', async () => {
    await all((speaker) => speak(speaker, 3));
    await Promise.all([clientToProfessional, professionalToAdmin, adminToClient].map(showPicture));
    await expectAllSame();
    await all(({ page }) => expectGoodScreen(page));
  });

  await test.step('the client’s network goes away and comes back', async () => {
    const { page, acknowledged } = clientToProfessional;
    const before = acknowledged.length;
    await page.context().setOffline(true);
    await Promise.all([
      speak(clientToProfessional, 2).then(() => showPicture(clientToProfessional)),
      speak(professionalToClient, 3),
      speak(adminToClient, 2),
    ]);
    await expectNothingLost(clientToProfessional);
    expect(acknowledged).toHaveLength(before);
    await page.context().setOffline(false);
    await speak(clientToProfessional, 1);
    await expectAllSame();
  });

  await test.step('a server is killed while all write, and another takes its place', async () => {
    const { acknowledged } = clientToProfessional;
    const before = acknowledged.length;
    const speaking = all((speaker) => speak(speaker, 4));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    await servers.kill();
    await speaking;
    await Promise.all([adminToProfessional, professionalToClient].map(showPicture));
    // The people on the remaining server have noticed nothing.
    await expect.poll(() => professionalToClient.acknowledged).toEqual(professionalToClient.typed);
    await servers.startFailing();
    await all(expectNothingLost);
    await all(retry);
    await expectAllSame();
  });

  await test.step('opening the conversations anew shows the same', async () => {
    await all(({ page }) => page.reload());
    await expectAllSame();
    const history = await tabOf(atAdmin);
    await history.goto(`/admin/chat-history/${client.keylogin}/${professional.keylogin}`);
    const stored = await onServer(client, professional);
    await expect.poll(() => onScreen(history), SETTLED).toEqual(stored);
  });
  expect(people.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  for (const { page } of people) await page.context().close();
});
