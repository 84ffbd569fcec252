import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PaymentsOverview } from './payments-overview.ts';
import { paymentsPage } from './payments-page.ts';
import { refusalWords } from './refusals.ts';

const PAGE = '/_dev/payments';

const query = z.object({
  search: z._default(z.string(), ''),
  notice: z._default(z.string(), ''),
  failure: z._default(z.string(), ''),
});
const asked = z.catchall(
  z.object({ control: z.string().check(z.regex(/^\w+(\/\w+)*$/)), done: z.string() }),
  z.string(),
);

/** `GET /_dev/payments` shows the stand-in's payments, and its forms make banks and the provider act. */
export function mountPaymentsPage(app: FastifyInstance, { url }: { url: string }): void {
  app.get(PAGE, async (request, reply) => {
    const overview = await fetch(`${url}/_control/payments`);
    const page = paymentsPage(
      (await overview.json()) as PaymentsOverview,
      query.parse(request.query),
    );
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.post(PAGE, async (request, reply) => {
    const { data } = asked.safeParse(request.body);
    if (!data)
      return reply.code(400).send({ error: 'Faltan «control», que dice qué provocar, y «done».' });
    const { control, done, ...fields } = data;
    const answer = await fetch(`${url}/_control/${control}`, {
      method: 'POST',
      body: JSON.stringify(bodyOf(fields)),
    });
    const { error } = (await answer.json()) as { error?: string };
    const { search } = query.parse(request.query);
    const outcome = new URLSearchParams({
      ...(search && { search }),
      ...(answer.ok ? { notice: done } : { failure: refusalWords(error ?? '') }),
    });
    return reply.redirect(`${PAGE}?${outcome}`, 303);
  });
}

const NUMBERS = new Set(['due_in_days', 'times', 'ms']);

/** The fields of a form as the stand-in reads them; amounts are typed in pesos. */
function bodyOf(fields: Record<string, string>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(
    ([name, value]) => value.trim() !== '' || name === 'due_in_days',
  );
  return Object.fromEntries(
    filled.map(([name, value]) => {
      if (name === 'amount')
        return [name, Math.round(Number(value.replaceAll(/[$,\s]/g, '')) * 100)];
      // A deadline left empty is none.
      if (NUMBERS.has(name)) return [name, value.trim() === '' ? null : Number(value)];
      return [name, name === 'inquiry' ? value === 'true' : value];
    }),
  );
}
