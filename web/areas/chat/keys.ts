/** Where this area's answers are kept. The first key of a pair is always one's own. */
export const keys = {
  conversations: (me: string) => ['chat', me, 'conversations'] as const,
  messages: (me: string, other: string) => ['chat', me, 'messages', other] as const,
  /** What was before the project that is shown: another one shown makes one more of them. */
  earlier: (me: string, other: string, shown: number) =>
    ['chat', me, 'earlier', other, shown] as const,
  proposal: (me: string, other: string) => ['chat', me, 'proposal', other] as const,
};
