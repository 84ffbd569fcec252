/** A phrase as somebody types it, and what it means to whoever wrote it down. */
export interface Labelled {
  readonly text: string;
  /** The trades that are right; none where no trade of the catalogue does it. */
  readonly trades: readonly string[];
  readonly notes: readonly string[];
}

const NOBODY = 'nadie';

/**
 * Reads a table of phrases by what they need, separated by slashes. Under «A o B» both are right, and so is asking
 * which; under «nadie» it is right to take none. What else a phrase says stands in brackets behind it, separated by
 * semicolons: an option, `x3` pieces, `4x5` meters, `60 m²`, a day, `@a place`.
 */
export const readTable = (table: Readonly<Record<string, string>>): Labelled[] =>
  Object.entries(table).flatMap(([label, phrases]) =>
    phrases.split('/').map((phrase) => {
      const [text = '', notes = ''] = phrase.replaceAll(/\s+/g, ' ').replace(']', '').split('[');
      return {
        text: text.trim(),
        trades: label === NOBODY ? [] : label.split(' o '),
        notes: notes
          .split(';')
          .map((note) => note.trim())
          .filter(Boolean),
      };
    }),
  );

/** The phrases of a table by what they say, separated by « / ». */
export const phrasesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([expected, phrases]) =>
    phrases
      .trim()
      .split(/\s+\/\s+|\/ /)
      .map((phrase) => ({ expected, text: phrase.replaceAll(/\s+/g, ' ').trim() })),
  );
