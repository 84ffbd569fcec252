import { startTransition, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { STEPS } from './steps.ts';

/** What the history keeps of a step: whose visit it belongs to, and which step was before it. */
interface StepState {
  readonly visit: string;
  readonly from: number;
}

/** One opening of the screen: its steps are entries of the history, but no visits of their own. */
export const visitOf = ({ key, pathname, search, state }: Location): string =>
  stateOf(state)?.visit ?? `${key} ${pathname}${search}`;

/** The step that a phone shows, as the address has it: the device's own «back» leads to the one before. */
export function useStep(first: number, visit: string | null) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wide = useIsWide();
  const named = STEPS.findIndex(({ hash: one }) => one === hash);
  const said = visit === null || named === -1 ? first : named;
  const [step, setStep] = useState(said);
  /** Steps that were on the screen, or that an earlier request has filled in: no other is called done. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => {
    // Whoever comes back to a step of this visit has passed those before it; a request that is filled in begins after them.
    const passed = stateOf(state) === null ? first : step;
    return new Set([...STEPS.slice(0, passed).keys(), step]);
  });
  const show = (next: number) => {
    setStep(next);
    setSeen((before) => (before.has(next) ? before : new Set([...before, next])));
  };
  const [shown, setShown] = useState(hash);
  if (shown !== hash) {
    setShown(hash);
    show(said);
  }

  // Who went back before the next address was drawn is at that of before, which has not changed.
  const [arrived, setArrived] = useState(0);
  const [looked, setLooked] = useState(0);
  if (looked !== arrived) {
    setLooked(arrived);
    if (!wide && step !== said) show(said);
  }

  const goTo = (next: number) => {
    show(next);
    if (wide || visit === null || next === said) return;
    if (stateOf(state)?.from === next) return void navigate(-1);
    const to = { pathname, search, hash: STEPS[next]?.hash ?? '' };
    const kept: StepState = { visit, from: said };
    void Promise.resolve(navigate(to, { state: kept, preventScrollReset: true })).then(() =>
      startTransition(() => setArrived((before) => before + 1)),
    );
  };
  return { step, seen, goTo };
}

const stateOf = (state: unknown): StepState | null =>
  typeof state === 'object' && state !== null && 'visit' in state && 'from' in state
    ? (state as StepState)
    : null;
