import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { openDispute } from '#contract/disputes.ts';
import {
  anticipoProposal,
  cancelProposal,
  markDelivered,
  requestChanges,
  withdrawProposal,
} from '#contract/projects.ts';
import { newReview } from '#contract/reviews.ts';
import { createProject } from '#contract/payments.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
const others = {} as Record<'stranger' | 'colleague' | 'admin', Credentials>;
beforeAll(async () => {
  test = await startTestApp();
  others.stranger = await makeClient(test.services);
  others.colleague = await makeProfessional(test.services);
  others.admin = await makeAdmin(test.services);
});
afterAll(() => test.close());

type Estado = (typeof ESTADOS)[number];
const ESTADOS = [
  'por_publicar',
  'publicada',
  'por_pagar',
  'pagado',
  'completado',
  'finalizada',
] as const;

/** `ok` is covered by other tests; states that a side does not list answer «not in this state». */
type Answers = Partial<Record<Estado, string>>;
interface Rule {
  readonly call: Call;
  readonly input: (id: number) => object;
  readonly client: Answers | null;
  readonly professional: Answers | null;
  /** Whether an administrator may act on it. */
  readonly admin?: Answers;
  readonly otherwise?: string;
}

const byId = (extra: object) => (id: number) => ({ id_proposal: id, ...extra });
const asProposal = (extra: object) => (id: number) => ({ proposal: { id, ...extra } });
const underWay = { por_pagar: 'ok', pagado: 'ok' };

const RULES: Record<string, Rule> = {
  withdraw: {
    call: withdrawProposal,
    input: byId({}),
    client: null,
    professional: { por_publicar: 'ok', publicada: 'ok' },
  },
  cancel: {
    call: cancelProposal,
    input: byId({ motivo: 'x' }),
    client: underWay,
    professional: underWay,
    admin: underWay,
  },
  deliver: {
    call: markDelivered,
    input: byId({}),
    client: null,
    professional: { por_pagar: 'nothing_paid', pagado: 'ok' },
  },
  changes: {
    call: requestChanges,
    input: byId({}),
    client: { por_pagar: 'not_delivered', pagado: 'not_delivered' },
    professional: null,
  },
  dispute: {
    call: openDispute,
    input: byId({ texto: 'x' }),
    client: { por_pagar: 'nothing_paid', pagado: 'ok', completado: 'ok' },
    professional: { por_pagar: 'nothing_paid', pagado: 'ok', completado: 'ok' },
  },
  pay: {
    call: createProject,
    input: asProposal({}),
    client: { por_pagar: 'ok', pagado: 'nothing_to_pay' },
    professional: null,
  },
  anticipo: {
    call: anticipoProposal,
    input: asProposal({ anticipo: 0.25 }),
    client: { por_pagar: 'nothing_held', pagado: 'ok', completado: 'ok' },
    professional: null,
  },
  review: {
    call: newReview,
    input: byId({ rating: 5, description: 'x' }),
    client: { completado: 'ok', finalizada: 'review_exists' },
    professional: { completado: 'ok', finalizada: 'review_exists' },
    otherwise: 'review_not_yet',
  },
};

it.each(ESTADOS)('a project in %s allows or refuses each call for each person', async (estado) => {
  const project = await projectIn(test, estado);
  const before = await project.view();
  const wrong: string[] = [];
  const expectCode = async (name: string, who: string, as: Credentials, wanted: string) => {
    const { call, input } = RULES[name]!;
    const { session_id, keylogin } = as;
    const reply = await test.call.reply(call, input(project.id), { as: { session_id, keylogin } });
    const code = 'code' in reply ? reply.code : 'success';
    if (code !== wanted) wrong.push(`${name} by ${who}: ${code}, not ${wanted}`);
  };
  for (const [name, rule] of Object.entries(RULES)) {
    for (const who of ['stranger', 'colleague', 'admin'] as const) {
      const beside = who === 'admin' && rule.admin;
      const wanted = beside ? (beside[estado] ?? 'transition_wrong_state') : 'proposal_not_found';
      if (wanted !== 'ok') await expectCode(name, who, others[who], wanted);
    }
    for (const [who, as] of [
      ['client', project.client],
      ['professional', project.professional],
    ] as const) {
      const answers = rule[who];
      const wanted = answers
        ? (answers[estado] ?? rule.otherwise ?? 'transition_wrong_state')
        : 'transition_not_yours';
      if (wanted !== 'ok') await expectCode(name, who, as, wanted);
    }
  }
  expect(wrong).toEqual([]);
  expect(await project.view()).toEqual(before);
});
