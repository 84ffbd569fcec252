import type { z } from 'zod/mini';
import type { Needed } from '#domain/administrators/permissions.ts';
import type { ApprovalKind } from '#domain/approvals/approvals.ts';
import type { ErrorCode } from './errors.ts';

/** The kinds of account (1 §1) by their number on the wire. */
export const ROL = { client: 1, professional: 2, admin: 4 } as const;
export type RolName = keyof typeof ROL;
export type Rol = (typeof ROL)[RolName];

/** Who may call: anyone, or a signed-in account of one of these kinds. There is no default. */
export type Access = 'public' | readonly RolName[];

/** For public calls: the kinds of account whose session is recognised. */
export type AlsoAs = readonly RolName[];

/**
 * Whether a call needs a proof, not older than five minutes, of who is at the session (4 §F): a password, or what else
 * the account has. `by_handler`: only for some of what can be sent, or the body brings the password; the handler asks
 * (`requireProof`).
 */
export type Freshness = boolean | 'by_handler';

/**
 * At most `max` calls in `seconds` for one network address, one account, or one session: that by which somebody gets rid of
 * whoever is at another session, who so cannot use it up. Codes, logins, sends and
 * money count in the database, so that the limit holds with any number of server processes; for
 * everyday reads each process counts alone, which costs no write.
 */
export interface Limit {
  by: 'address' | 'account' | 'session';
  max: number;
  seconds: number;
  counted: 'together' | 'per_process';
  /** Each process makes one of these at a time, for one account after the other. */
  inTurn?: true;
}

/** An image field of a multipart call: how many images, and the error when one is over 6 MB. */
export interface ImageField {
  maxCount: number;
  /** Its text may contain «{file}», the file's name. */
  tooLarge: ErrorCode;
  /** The error for too many images; by default the error of a body that is too large. */
  tooMany?: ErrorCode;
  /** The most bytes of all images together, and the error beyond that. */
  total?: { bytes: number; tooMuch: ErrorCode };
  /**
   * Images come as `imagenes[0][file]`, with fields beside them (`imagenes[0][estado]`). The input then has the
   * list of these fields, in the order of the numbers.
   */
  indexed?: boolean;
}

type Schema = z.ZodMiniType;

/** One call of the API, declared once: server route, browser client and tests derive from it. */
export interface Call<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  A extends Access = Access,
  Also extends AlsoAs = AlsoAs,
> {
  /** Path below the API base, as specified (`/chat/send_message.php`). */
  path: string;
  access: A;
  /**
   * For a public call that also serves signed-in accounts: if the body has session fields, the session must be
   * valid, and an account of one of these kinds is the caller. Everybody else is a visitor.
   */
  alsoAs?: Also;
  /** What an administrator needs to call it, any one of these (4 §F); declared by every call that serves them. */
  permission?: Needed;
  /** Whether whoever calls proves anew who they are; declared by every call that knows who calls. */
  fresh?: Freshness;
  /** What it is when it needs a second person of the team, always or above a limit, where two may decide (4 §F). */
  fourEyes?: ApprovalKind;
  /**
   * Where a second factor is obligatory for the team, an administrator without one may call it all the same: what is
   * needed to get one (4 §F). Nothing else.
   */
  withoutFactor?: true;
  /**
   * The body's `keylogin` may be another person's, about whom the call is. Who asks comes from the session as always
   * (4 §H); other calls refuse a key that is not the session's.
   */
  aboutKeylogin?: true;
  /** What the body carries besides `rute`, `session_id` and `keylogin`; unknown keys are dropped. */
  input: Input;
  /** The names that `campos` has for fields whose own name occurs twice in the body: «prof.estado». */
  campos?: Readonly<Record<string, string>>;
  /** What a success carries besides `mensaje: "success"`; other keys never leave the server. */
  output: Output;
  /** The errors of this call; those of every call are in `COMMON_ERRORS`. */
  errors: readonly ErrorCode[];
  limit: Limit;
  /** Images of a multipart body, by field name. A call with images also takes plain JSON. */
  images?: Readonly<Record<string, ImageField>>;
  /** The browser's texts of 1 §8 and 2 §8, for a reply without `mensaje` and for a network failure. */
  texts: { failed: string; network: string };
}

/** Every call can answer these. */
export const COMMON_ERRORS = [
  'invalid_input',
  'malformed_body',
  'too_slow',
  'body_too_large',
  'unsupported_media',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Calls that need or accept a session can also answer these. */
export const SESSION_ERRORS = [
  'no_session',
  'session_not_found',
  'forbidden',
] as const satisfies readonly ErrorCode[];

/** Calls that serve administrators can also answer this. */
const PERMISSION_ERRORS = [
  'no_permission',
  'factor_missing',
] as const satisfies readonly ErrorCode[];

/** Calls that need a proof of who is at the session can also answer this. */
const PROOF_ERRORS = ['proof_needed'] as const satisfies readonly ErrorCode[];

/** Calls that need a second person of the team can also answer these: nothing was done, or not yet. */
const FOUR_EYES_ERRORS = [
  'approval_waiting',
  'approval_asked',
  'approval_alone',
] as const satisfies readonly ErrorCode[];

/** Every error that a call can answer: its own, those of every call, and those of a session where it has one. */
export const errorsOf = ({
  access,
  alsoAs,
  permission,
  fresh,
  fourEyes,
  errors,
}: Call): readonly ErrorCode[] => [
  ...new Set([
    ...errors,
    ...COMMON_ERRORS,
    ...(access === 'public' && !alsoAs ? [] : SESSION_ERRORS),
    ...(permission ? PERMISSION_ERRORS : []),
    ...(fresh ? PROOF_ERRORS : []),
    ...(fourEyes ? FOUR_EYES_ERRORS : []),
  ]),
];

/** The largest image the API takes, in bytes (1 §9). */
export const IMAGE_MAX_BYTES = 6_291_456;

/** The default limit: generous for a person, small for a script. */
export const EVERYDAY: Limit = { by: 'account', max: 600, seconds: 60, counted: 'per_process' };
/** The limit of calls that change projects and money, counted across all processes. */
export const MONEY: Limit = { by: 'account', max: 120, seconds: 60, counted: 'together' };
/** The limit of files of up to thousands of rows. */
export const DOWNLOAD: Limit = {
  by: 'account',
  max: 30,
  seconds: 600,
  counted: 'together',
  inTurn: true,
};
/** The default limit of public reads. */
export const PUBLIC_READ: Limit = { by: 'address', max: 1200, seconds: 60, counted: 'per_process' };

/** Whether a call serves administrators. */
export const servesTeam = ({ access, alsoAs }: Pick<Call, 'access' | 'alsoAs'>): boolean =>
  (access === 'public' ? (alsoAs ?? []) : access).includes('admin');

/** Whether a call knows who calls. */
export const knowsCaller = ({ access, alsoAs }: Pick<Call, 'access' | 'alsoAs'>): boolean =>
  access !== 'public' || (alsoAs ?? []).length > 0;

/** A call that serves administrators declares its permission: there is no default. */
type Permitted<A extends Access, Also extends AlsoAs> = 'admin' extends
  | Also[number]
  | (A extends AlsoAs ? A[number] : never)
  ? { permission: Needed }
  : { permission?: never };

/** A call that knows who calls declares whether they prove it anew: there is no default. */
type Proved<A extends Access, Also extends AlsoAs> = A extends 'public'
  ? Also extends readonly []
    ? { fresh?: never }
    : { fresh: Freshness }
  : { fresh: Freshness };

/** Declares a call. It only types its argument; the contract stays plain data. */
export function call<
  I extends Schema,
  O extends Schema,
  const A extends Access,
  const Also extends AlsoAs = readonly [],
>(declaration: Call<I, O, A, Also> & Permitted<A, Also> & Proved<A, Also>): Call<I, O, A, Also> {
  return declaration;
}

/** What a caller sends, before validation turns it into what the handler receives. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What the handler receives. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>;
/** What a success carries. */
export type OutputOf<C extends Call> = z.output<C['output']>;
