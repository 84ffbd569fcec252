import { getCase, getCases } from '#contract/cases.ts';
import type { CaseCause } from '#domain/cases/cases.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import type { TestProject } from '#server/testing/project.ts';

/** The cases of a project as the team reads them, in the order of their opening. */
export async function casesOf(test: TestApp, admin: Credentials, project: TestProject) {
  const found = [];
  for (const estado of ['abiertos', 'cerrados'] as const) {
    const first = await test.call.send(getCases, { estado }, { as: admin });
    let page = first;
    found.push(...page.casos);
    while (page.siguiente !== null) {
      page = await test.call.send(getCases, { estado, despues: page.siguiente }, { as: admin });
      found.push(...page.casos);
    }
  }
  return found
    .filter(({ id_proposal }) => id_proposal === project.id)
    .toSorted((a, b) => a.id - b.id);
}

/** A project's cases as lines: «resto abierto», or how they were closed. */
export const linesOf = async (test: TestApp, admin: Credentials, project: TestProject) =>
  (await casesOf(test, admin, project)).map(({ causa, cierre }) =>
    cierre ? `${causa}: ${cierre.decision ?? 'sola'}, ${cierre.motivo}` : `${causa} abierto`,
  );

/** The open case of a project with that cause, as its page reads it. */
export async function openCaseOf(
  test: TestApp,
  admin: Credentials,
  { project, causa }: { project: TestProject; causa: CaseCause },
) {
  const all = await casesOf(test, admin, project);
  const one = all.find((candidate) => candidate.causa === causa && candidate.cierre === null);
  if (!one) throw new Error(`there is no open case ${causa}`);
  return test.call.send(getCase, { id: one.id }, { as: admin });
}
