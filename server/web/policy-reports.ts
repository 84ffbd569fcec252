import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';

/** Where browsers say what they refused; below the API's base. */
const ADDRESS = '/policy-report';
const MAX_BYTES = 16 * 1024;
/** Anybody can send what they like: few from one network, and few kinds in a day. */
const ALLOWED = { max: 30, seconds: 60 };
const KINDS_A_DAY = 500;

/** As browsers of today and of before write it. */
const report = z.object({
  'document-uri': z.optional(z.unknown()),
  'blocked-uri': z.optional(z.unknown()),
  'effective-directive': z.optional(z.unknown()),
  'violated-directive': z.optional(z.unknown()),
});
const said = (value: unknown): string => (typeof value === 'string' ? value : '');
const body = z.object({ 'csp-report': report });

/** Receives and counts what browsers refused on our pages, so that a policy that is too strict or an attack is seen. */
export function mountPolicyReports(api: FastifyInstance, services: Services): void {
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, sent, done) => done(null, parsed(sent as string)),
    );
    scope.post(ADDRESS, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const now = services.clock();
      const key = `policy report:${request.network}`;
      const read = body.safeParse(request.body);
      if (read.success && services.localLimits.take(key, ALLOWED, now))
        await count(services, read.data['csp-report'], now);
      // Nobody reads the answer.
      return reply.code(204).send();
    });
  });
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

async function count({ db }: Services, sent: z.output<typeof report>, now: Date): Promise<void> {
  const directive = said(sent['effective-directive']) || said(sent['violated-directive']);
  const row = {
    dia: mexicoDay(now.getTime()),
    directiva: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'otra',
    bloqueado: originOf(said(sent['blocked-uri'])),
    pagina: firstPart(said(sent['document-uri'])),
  };
  const { kinds } = await db
    .selectFrom('policy_report')
    .select(({ fn }) => fn.countAll<number>().as('kinds'))
    .where('dia', '=', row.dia)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('policy_report')
    .values({
      ...(Number(kinds) < KINDS_A_DAY ? row : { ...row, bloqueado: 'otros', pagina: 'otras' }),
      veces: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['dia', 'directiva', 'bloqueado', 'pagina'])
        .doUpdateSet(({ eb }) => ({ veces: eb('policy_report.veces', '+', 1) })),
    )
    .execute();
}

/** «https://evil.example», «inline», «eval», «data». */
const originOf = (blocked: string): string => {
  const url = URL.parse(blocked);
  const origin = url
    ? url.origin === 'null'
      ? url.protocol.replace(':', '')
      : url.origin
    : blocked;
  return /^[\w:/.[\]-]{1,200}$/.test(origin) ? origin : 'otro';
};

/** «/pagos»: what follows may be a key or a secret. */
const firstPart = (page: string): string => {
  const [, part = ''] = (URL.parse(page)?.pathname ?? '').split('/');
  return /^[\w%-]{0,60}$/.test(part) ? `/${part}` : 'otra';
};
