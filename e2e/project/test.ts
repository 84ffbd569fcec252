import { expect, type Locator, type Page } from '@playwright/test';
import { demoProfessional, type Member } from '../steps/people.ts';
import { test as base } from '../steps/person.ts';
import { messages, panel } from '../steps/project.ts';

// The panel of a project, one step after the other. What came before is set up by calls; both sides look
// on in browsers of their own.

interface Cast {
  /** The other party of every project here. */
  professional: Member;
}

export const test = base.extend<object, Cast>({
  professional: [
    // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
    async ({}, use) => use(await demoProfessional()),
    { scope: 'worker' },
  ],
});

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const tab = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('tab', { name });
export const button = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name });
export const done = (page: Page): Promise<void> =>
  expect(page.getByText('La propuesta se actualizo correctamente')).toBeVisible();

/** A line of the story. */
export const happened = (page: Page, text: string | RegExp): Locator =>
  panel(page).getByRole('listitem').filter({ hasText: text });

/** The automatic message that tells of it, in the conversation. */
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  expect(messages(page).getByText(text)).toHaveCount(1);
