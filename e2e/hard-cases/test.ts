import { demoProfessional, type Member } from '../steps/people.ts';
import { test as base } from '../steps/person.ts';

// What goes wrong for real people: a clear answer each time, and nothing lost or doubled. Others are
// set up by calls; what is tried happens in a browser and is checked against the server.

interface Cast {
  /** The other party of every project here. */
  professional: Member;
}

export const test = base.extend<Cast>({
  // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
  professional: async ({}, use) => use(await demoProfessional()),
});
