/** What ends a sentence, with its full stop: an abbreviated name, «Ximena B.», has it already. */
export const stopped = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
