import type { Match } from './matches.ts';
import { isFillerWord } from './plain-words.ts';
import type { TermIndex } from './terms.ts';

/** What a word counts as that no term of a category has. */
const UNSEEN = 0.3;
/** What a word counts that only says where, or that is read by mere resemblance. */
const HALF = 0.5;
const RESEMBLES = 0.8;

/**
 * How likely each category is by the words of a text one by one, whatever terms they stand in: naive Bayes over the words
 * of the terms. Together the categories have 1.
 */
export function likelihoods(
  found: ReadonlyMap<string, readonly Match[]>,
  { counts: { ofStem, ofCategory }, stemOf }: TermIndex,
): ReadonlyMap<string, number> {
  const logs = new Map([...ofCategory.keys()].map((categoria) => [categoria, 0]));
  for (const said of bestReadings(found, stemOf).values()) {
    const { stems, match } = said;
    const isAside = match.role === 'aside' || match.role === 'part';
    const weight = (isAside ? HALF : 1) * (match.how < RESEMBLES ? HALF : 1);
    for (const [categoria, log] of logs) {
      const seen = Math.max(...[...stems].map((stem) => ofStem.get(stem)?.get(categoria) ?? 0));
      const all = (ofCategory.get(categoria) ?? 0) + UNSEEN * ofStem.size;
      logs.set(categoria, log + weight * Math.log((seen + UNSEEN) / all));
    }
  }
  const most = Math.max(...logs.values());
  const shares = [...logs].map(([categoria, log]) => [categoria, Math.exp(log - most)] as const);
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  return new Map(shares.map(([categoria, share]) => [categoria, share / total]));
}

/** The stems of the words that each word of a text is most surely read as. */
function bestReadings(
  found: ReadonlyMap<string, readonly Match[]>,
  stemOf: (word: string) => string,
): Map<number, { match: Match; stems: Set<string> }> {
  const readings = new Map<number, { match: Match; stems: Set<string> }>();
  const words = [...found].filter(([word]) => !isFillerWord(word));
  for (const [word, matches] of words)
    for (const match of matches) {
      const known = readings.get(match.at);
      if (!known || match.how > known.match.how)
        readings.set(match.at, { match, stems: new Set([stemOf(word)]) });
      else if (match.how === known.match.how) known.stems.add(stemOf(word));
    }
  return readings;
}
