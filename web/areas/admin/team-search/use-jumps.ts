import { useMay } from '../use-may.ts';
import { useClosed } from '../screens.ts';
import { linksOf } from '../nav.ts';
import { FURTHER, type Jump } from './jumps.ts';

/** What the signed-in administrator may open from anywhere: the screens of the navigation, and the rest. */
export function useJumps(): { screens: readonly Jump[]; actions: readonly Jump[] } {
  const closed = useClosed();
  const may = useMay();
  const own = (jumps: readonly Jump[]) =>
    jumps.filter(({ to, call }) => closed(to) === undefined && (call === undefined || may(call)));
  return { screens: own(linksOf(undefined, 0)), actions: own(FURTHER) };
}
