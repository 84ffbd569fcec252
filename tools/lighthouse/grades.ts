import lighthouse, { type Result } from 'lighthouse';
import { median } from '../../bench/median.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Grades {
  /** 0 to 100, the median of the runs. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  metrics: { lcp: number; tbt: number; cls: number };
  /** One line for each audit that lowers the score. */
  failed: string[];
}

/** Grades a page with Lighthouse's default: a phone on a simulated slow network. */
export async function gradePage(url: string, port: number, runs: number): Promise<Grades> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const answer = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!answer) throw new Error(`Lighthouse did not answer for ${url}`);
    const { runtimeError } = answer.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    results.push(answer.lhr);
  }
  const middle = (of: (result: Result) => number | null | undefined) =>
    median(results.map((result) => of(result) ?? 0));
  const metric = (id: string) => middle(({ audits }) => audits[id]?.numericValue);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [
        id,
        Math.round(100 * middle(({ categories }) => categories[id]?.score)),
      ]),
    ) as Grades['scores'],
    metrics: {
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
    },
    failed: failedAudits(results.at(-1)),
  };
}

function failedAudits(result: Result | undefined): string[] {
  if (!result) return [];
  const weighed = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.flatMap((id) => {
    const { score = null, title = id, displayValue = '' } = result.audits[id] ?? {};
    if (score === null || score >= 0.9) return [];
    return [`${id}: ${title} ${displayValue}`.trimEnd()];
  });
}
