import { formatted } from './formatted.ts';

interface Total {
  total: number;
  estimated: boolean;
  noun: readonly [one: string, many: string];
}

/** «1 cuenta», «2,345 cuentas»; an estimate: «Cerca de 1,200,000 cuentas». */
export function totalText({ total, estimated, noun: [one, many] }: Total): string {
  if (estimated) return `Cerca de ${formatted(rounded(total))} ${many}`;
  return `${formatted(total)} ${total === 1 ? one : many}`;
}

/** Rounds an estimate to two significant digits. */
export function rounded(estimate: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.round(estimate / unit) * unit;
}
