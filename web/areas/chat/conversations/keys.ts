/** Query keys of this area. `me` is always the user's own key. */
export const keys = {
  conversations: (me: string) => ['chat', me, 'conversations'] as const,
  messages: (me: string, other: string) => ['chat', me, 'messages', other] as const,
  /** Earlier projects depend on the shown one: a new project makes it one of them. */
  earlier: (me: string, other: string, shown: number) =>
    [...keys.allEarlier(me, other), shown] as const,
  allEarlier: (me: string, other: string) => ['chat', me, 'earlier', other] as const,
  proposal: (me: string, other: string) => ['chat', me, 'proposal', other] as const,
};
