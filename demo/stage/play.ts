/** Something that happens over days: it yields when it goes on, and then does what happens then. */
export type Story = AsyncGenerator<Date, void, void>;

/**
 * Tells all stories at once in the order of time, as if everybody had lived at the same time: ids
 * grow with the dates, and the newest conversation is the one that was last written in.
 */
export async function play(
  stories: readonly Story[],
  clock: { at: Date },
  end: Date,
): Promise<void> {
  const waiting: { story: Story; at: Date }[] = [];
  const resume = async (story: Story) => {
    const { value, done } = await story.next();
    if (done) return;
    if (value < clock.at) throw new Error(`a story goes back from ${clock.at.toISOString()}`);
    if (value > end) throw new Error(`a story goes on into the future, ${value.toISOString()}`);
    waiting.push({ story, at: value });
  };
  for (const story of stories) await resume(story);
  for (;;) {
    waiting.sort((a, b) => b.at.getTime() - a.at.getTime());
    const next = waiting.pop();
    if (!next) return;
    clock.at = next.at;
    await resume(next.story);
  }
}
