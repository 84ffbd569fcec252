import { type Call, ROL, type RolName } from '#contract/call.ts';
import { bodyWith, fieldsOf, pathName } from '#contract/testing.ts';
import type { Measure } from '../report.ts';
import { LONGEST } from '../scale.ts';
import {
  answering,
  exampleOf,
  type Hostile,
  json,
  measuresOf,
  prepareCallers,
  sendAll,
  sessionOf,
} from './hostile.ts';
import type { Answer, Target } from './target.ts';

const ROLES = Object.keys(ROL) as RolName[];

interface Cell extends Hostile {
  /** Whether nothing but a refusal may come. */
  readonly closed: boolean;
}

/** Whether a success tells of anything: a list may be empty for whoever has nothing in it. */
function tells(answer: Answer): boolean {
  if (!isLetIn(answer)) return false;
  const { mensaje, ...said } = JSON.parse(answer.body) as Record<string, unknown>;
  const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
  return mensaje !== 'success' || !Object.values(said).every(isEmpty);
}

const isLetIn = ({ status, body }: Answer): boolean => status === 200 && body.includes('"success"');

/** Each call as each kind of person and as nobody, and with the numbers of what others have. */
export async function matrices(target: Target): Promise<Measure[]> {
  await prepareCallers(target);
  const roles = await sendAll(
    target,
    cells(),
    (answer, cell) => (cell as Cell).closed && isLetIn(answer),
  );
  const foreign = await sendAll(target, foreignIds(), tells);
  return [...measuresOf('roles × calls', roles), ...measuresOf('numbers of others', foreign)];
}

function* cells(): Generator<Cell> {
  let n = 0;
  for (const call of answering) {
    const body = { ...exampleOf(call), rute: '' };
    const isPublic = call.access === 'public';
    const { session_id, keylogin } = sessionOf('client', n++);
    for (const [what, who] of [
      ['nobody', { session_id: undefined, keylogin: undefined }],
      ['half a session', { session_id, keylogin: undefined }],
      ['an invented session', { session_id: 'x'.repeat(43), keylogin }],
    ] as const)
      yield { ...json(call, { ...body, ...who }, what), closed: !isPublic };
    for (const rol of ROLES)
      yield {
        ...json(call, { ...body, ...sessionOf(rol, n++) }, `as ${rol}`),
        closed: !isPublic && !(call.access as readonly string[]).includes(rol),
      };
    if (!call.aboutKeylogin)
      yield {
        ...json(
          call,
          {
            ...body,
            session_id: sessionOf('client', n).session_id,
            keylogin: sessionOf('client', n + 1).keylogin,
          },
          'a key of somebody else',
        ),
        closed: !isPublic,
      };
  }
}

const ID = /^id$|^id_|_id$/;
/** Of a conversation and a project in the middle, which belong to none of those who ask, and of nothing. */
const OTHERS = [LONGEST, LONGEST - 7, 1, 999_999_999];

const isOfPeople = ({ access }: Call): boolean => access !== 'public' && !access.includes('admin');

function* foreignIds(): Generator<Hostile> {
  let n = 0;
  for (const call of answering.filter(isOfPeople))
    for (const { path } of fieldsOf(call).filter(({ path: at }) => ID.test(at.at(-1) ?? '')))
      for (const id of OTHERS)
        for (const rol of ['client', 'professional'] as const) {
          const [first = ''] = path;
          const inner = (bodyWith(path, id) as Record<string, unknown>)[first];
          const example = (exampleOf(call) as Record<string, unknown>)[first];
          const value =
            typeof inner === 'object' && !Array.isArray(inner) && typeof example === 'object'
              ? { ...example, ...inner }
              : inner;
          const body = {
            ...exampleOf(call),
            rute: '',
            ...sessionOf(rol, 300 + (n++ % 90)),
            [first]: value,
          };
          yield json(call, body, `${pathName(path)} = ${id} as ${rol}`);
        }
}
