/** Something that happens over days: it yields the time of its next step, and does the step when resumed. */
export type Scenario = AsyncGenerator<Date, void, void>;

/**
 * Interleaves all scenarios in the order of time, so that ids grow with the dates and the newest
 * conversation is the one with the newest message.
 */
export async function runScenarios(
  scenarios: readonly Scenario[],
  clock: { at: Date },
  end: Date,
): Promise<void> {
  const waiting: { scenario: Scenario; at: Date }[] = [];
  const resume = async (scenario: Scenario) => {
    const { value, done } = await scenario.next();
    if (done) return;
    if (value < clock.at)
      throw new Error(`a scenario goes back in time from ${clock.at.toISOString()}`);
    if (value > end) throw new Error(`a scenario goes into the future, ${value.toISOString()}`);
    waiting.push({ scenario, at: value });
  };
  for (const scenario of scenarios) await resume(scenario);
  for (;;) {
    waiting.sort((a, b) => b.at.getTime() - a.at.getTime());
    const next = waiting.pop();
    if (!next) return;
    clock.at = next.at;
    await resume(next.scenario);
  }
}
