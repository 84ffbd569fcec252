import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, servesTeam } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { PERMISSION_NAMES, PERMISSIONS, permits } from '#domain/administrators/permissions.ts';
import { APPROVALS } from '#domain/approvals/approvals.ts';
import { makeAdmin } from '#demo/factories.ts';
import { answerAt } from './testing/bare-call.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

// Generated from the contract, so that new calls are covered automatically.

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
});
afterAll(() => test.close());

const ofTeam = calls.filter(servesTeam);

/** How a call that lacks all its fields answers an administrator with one permission. */
async function answer(call: Call, permiso: (typeof PERMISSIONS)[number]) {
  const { session_id, keylogin } = await makeAdmin(test.services, { permisos: [permiso] });
  return answerAt(base, call, { session_id, keylogin });
}

describe.each(ofTeam.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it.each(PERMISSIONS)('with %s', async (permiso) => {
    const { permission } = call;
    if (!permission) throw new Error('no permission declared');
    const { status, code } = await answer(call, permiso);
    if (permits([permiso], permission)) expect(code).not.toBe('no_permission');
    else expect({ status, code }).toEqual({ status: 403, code: 'no_permission' });
  });
});

it('docs/permissions.md has every call with who may', async () => {
  const head = [
    'Llamada',
    ...PERMISSIONS.map((one) => PERMISSION_NAMES[one]),
    'Confirma',
    'Dos personas',
  ];
  const proofs = new Map<unknown, string>([
    [true, 'siempre'],
    ['by_handler', 'según qué'],
  ]);
  const eyes = ({ fourEyes }: Call): string =>
    fourEyes === undefined ? '' : APPROVALS[fourEyes].limit === null ? 'siempre' : 'según cuánto';
  const rows = ofTeam
    .map((call) => [
      `\`${call.path}\``,
      ...PERMISSIONS.map((one) => (permits([one], call.permission ?? ['dueño']) ? '✓' : '')),
      proofs.get(call.fresh) ?? '',
      eyes(call),
    ])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  await expect(
    [
      '# What each permission of the team may call',
      '',
      'Made from the contract by `server/permissions.test.ts`, which also tries every cell: nothing here is written by hand.',
      'Whoever has several permissions may what any of them may. Calls of clients and professionals alone, and those of',
      'everybody, are not in the list. «Confirma»: whoever calls has proved who they are in the last five minutes (4 §F);',
      '`server/freshness.test.ts` tries that for every call and kind of account. «Dos personas»: where two may, it waits for a',
      'second one (4 §F).',
      '',
      line(head),
      line(head.map(() => '---')),
      ...rows.map(line),
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../docs/permissions.md');
});
