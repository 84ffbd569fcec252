import { formatted } from './formatted.ts';

interface Total {
  total: number;
  estimated: boolean;
  noun: readonly [one: string, many: string];
}

/** «1 cuenta», «2,345 cuentas», «Cerca de 1,200,000 cuentas» where it is an estimate. */
export function totalText({ total, estimated, noun: [one, many] }: Total): string {
  if (estimated) return `Cerca de ${formatted(rounded(total))} ${many}`;
  return `${formatted(total)} ${total === 1 ? one : many}`;
}

/** Two digits say as much as an estimate knows. */
export function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.round(estimate / step) * step;
}
