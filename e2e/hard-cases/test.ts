import { demoProfessional, type Member, type NewPerson, somebodyNew } from '../steps/people.ts';
import { type Person, PHONE, sitDown, test as base } from '../steps/person.ts';
import { fillAccount } from '../steps/sign-up.ts';

// What goes wrong for real people: a clear answer each time, and nothing lost or doubled. Others are
// set up by calls; what is tried happens in a browser and is checked against the server.

interface Cast {
  /** The other party of every project here. */
  professional: Member;
  /** Asked for a code before everything else, so that another may be asked for by the last test. */
  patient: Person & { account: NewPerson };
}

export const test = base.extend<object, Cast>({
  professional: [
    // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
    async ({}, use) => use(await demoProfessional()),
    { scope: 'worker' },
  ],
  patient: [
    async ({ browser }, use) => {
      const account = somebodyNew('Paz', 'Vera Solís');
      const person = await sitDown(browser, PHONE);
      await person.page.goto('/quiero-contratar');
      await fillAccount(person.page, account);
      await use({ ...person, account });
      await person.page.context().close();
    },
    { scope: 'worker', auto: true },
  ],
});
