import { expect, type Locator, type Page } from '@playwright/test';
import { getAccounts } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import type { ProposalInput } from '#demo/actors.ts';
import { send } from '../steps/calls.ts';
import { logIn, type Member } from '../steps/people.ts';
import { test as base } from '../steps/person.ts';
import { messages, panel } from '../steps/project.ts';
import { projectAt, type ProjectSetup } from '../steps/project-setup.ts';

// Fixtures for the project panel. Calls bring a project to the state where a journey begins; both parties have
// browsers of their own. They are people of the demo without a common project: signing up two people for each
// journey would need more codes than one address gets in an hour.

interface Pair {
  client: Member;
  professional: Member;
  /** Makes a project of the two that can be accepted or paid. */
  begin: (estado: 'publicada' | 'por_pagar', fields?: ProposalInput) => Promise<ProjectSetup>;
}

type Both = Pick<Pair, 'client' | 'professional'>;

/** Shared in this worker. A worker fixture would need a worker for these files alone. */
let nextPair: Promise<() => Promise<Both>> | undefined;

export const test = base.extend<Pair & { pair: Both }>({
  // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
  pair: async ({}, use) => {
    nextPair ??= pairsWithoutProject();
    await use(await (await nextPair)());
  },
  client: async ({ pair }, use) => use(pair.client),
  professional: async ({ pair }, use) => use(pair.professional),
  begin: async ({ client, professional }, use) =>
    use((estado, fields) => projectAt(estado, professional, fields, client)),
});

/** Hands out pairs without a common project, each once. */
async function pairsWithoutProject(): Promise<() => Promise<Both>> {
  const { session_id, keylogin } = await logIn(DEMO_ACCOUNTS[2].email);
  const emails = async (input: { rol: 1 | 2; validacion?: 'validado' }) => {
    const as = { session_id, keylogin };
    const { accounts } = await send(getAccounts, { ...input, itemsPerPage: 100 }, { as });
    const fixed: readonly string[] = DEMO_ACCOUNTS.map(({ email }) => email);
    return accounts
      .map(({ email }) => email)
      .filter((email) => email.endsWith('@demo.mx') && !fixed.includes(email));
  };
  const clients = await emails({ rol: ROL.client });
  const professionals = await emails({ rol: ROL.professional, validacion: 'validado' });
  let index = 0;
  return async () => {
    for (; index < clients.length * professionals.length; index++) {
      const client = await logIn(clients[index % clients.length] ?? '');
      // A different professional for each client in each round.
      const step = index + Math.floor(index / clients.length);
      const professional = await logIn(professionals[step % professionals.length] ?? '');
      if ((await client.project(professional)) !== null) continue;
      index++;
      return { client, professional };
    }
    throw new Error('everybody in the demo has worked with everybody');
  };
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const tab = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('tab', { name });
export const button = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name });
export const done = (page: Page): Promise<void> =>
  expect(page.getByText('La propuesta se actualizo correctamente')).toBeVisible();

/** An entry of the project's history. */
export const historyEntry = (page: Page, text: string | RegExp): Locator =>
  panel(page).getByRole('listitem').filter({ hasText: text });

/** Expects the automatic message in the conversation. */
export const expectAutomaticMessage = (page: Page, text: string | RegExp): Promise<void> =>
  expect(messages(page).getByText(text)).toHaveCount(1);
