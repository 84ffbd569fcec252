import { demoProfessional, type Member } from '../steps/people.ts';
import { test as base } from '../steps/person.ts';

// What goes wrong for real people: each time they get a clear message, and nothing is lost or doubled. Calls
// set the data up; the case itself happens in a browser and is checked against the server.

interface HardCaseFixtures {
  /** The other party of every project here. */
  professional: Member;
}

export const test = base.extend<HardCaseFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
  professional: async ({}, use) => use(await demoProfessional()),
});
