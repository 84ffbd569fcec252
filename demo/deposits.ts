import type { StripeConfig } from '#server/config.ts';

/** Lets the provider's stand-in do what Stripe does on its own schedule, also in its test mode: send to the platform's bank. */
export function deposits({ apiBase }: StripeConfig) {
  const control = async (path: string, body: object): Promise<{ id: string } | null> => {
    if (apiBase === null) return null;
    const reply = await fetch(new URL(`/_control/${path}`, apiBase), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Not the stand-in.
    if (reply.status === 404) return null;
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { id: string };
  };
  return {
    /** Begins a deposit of so many centavos; answers its id, or null where only Stripe itself can. */
    begin: async (amount: number): Promise<string | null> =>
      (await control('payouts', { amount }))?.id ?? null,
    /** Lets it arrive, at an instant of the demo's own time: on that day the bank's statement has it. */
    arrive: async (id: string | null, at: Date): Promise<void> => {
      const arrived = Math.floor(at.getTime() / 1000);
      if (id !== null) await control(`payouts/${id}`, { status: 'paid', arrived });
    },
  };
}
