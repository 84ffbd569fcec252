import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';

/** The tabs of the project panel, by their names in the address: `?panel=anticipos`. */
const TABS = ['proyecto', 'ajustes', 'anticipos', 'adicionales'] as const;
export type PanelTab = (typeof TABS)[number];

/** Which of the three panes a phone shows. */
export type Pane = 'list' | 'messages' | 'panel';

/** Location state of a pane reached from another pane, where «back» can use the history. */
interface Inside {
  inside?: boolean;
  /** The focus goes to what is to be done now, also where its pane is in sight already. */
  now?: boolean;
  /** The payment was opened here, so that closing it goes back. */
  paying?: boolean;
}

/** Location state for links from one pane to another. */
export const fromInside: Inside = { inside: true };

/** The ref of what is to be done now, which gets the focus when somebody asks for it. */
export function useFocusWhenAsked() {
  const { state, key } = useLocation() as { state: Inside | null; key: string };
  const box = useRef<HTMLElement>(null);
  const asked = state?.now === true;
  useEffect(() => {
    if (asked && key !== '') box.current?.focus();
  }, [asked, key]);
  return box;
}

/** The number of the project that the address names, as those of notifications do; null where it names none. */
export function useNamedProject(): number | null {
  const [params] = useSearchParams();
  return Number(params.get('proyecto')) || null;
}

/** The payment of the project: an address, because no other document may load the provider's script (lib/paying.ts). */
export function usePayment() {
  const { search, state } = useLocation() as { search: string; state: Inside | null };
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = query.get('pagar') === '1';
  const isSameHistory = useSameHistory(opened);
  const open = () => {
    query.set('pagar', '1');
    const inside = { ...(state?.inside && fromInside), paying: true } satisfies Inside;
    void navigate({ search: `?${query}` }, { state: inside });
  };
  const close = () => {
    if (state?.paying && isSameHistory()) return void navigate(-1);
    query.delete('pagar');
    void navigate({ search: `?${query}` }, { replace: true, state });
  };
  return { opened, open, close };
}

/** Browsers count no further. */
const MOST_ENTRIES = 50;

/** Whether the history is as long as when something opened: a bank's page in a frame leaves entries in it, too. */
function useSameHistory(opened: boolean): () => boolean {
  const before = useRef(0);
  useEffect(() => {
    if (opened) before.current = history.length;
  }, [opened]);
  return () => history.length === before.current && history.length < MOST_ENTRIES;
}

/** The panes are addresses, so that the browser's back button moves between them. */
export function usePanes(other: string | null) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as Inside | null;
  const wanted = params.get('panel');
  const tab = TABS.find((name) => name === wanted) ?? 'proyecto';
  const here = other === null ? paths.conversations : paths.chat(other);

  // The same function while nothing changes, so that cards in the thread are not rendered for each letter typed.
  const openPanel = useCallback(
    () => void navigate(`${here}?panel=proyecto`, { state: { ...fromInside, now: true } }),
    [navigate, here],
  );
  const back = (to: string) => {
    if (state?.inside) void navigate(-1);
    else void navigate(to, { replace: true });
  };
  return {
    tab,
    pane: (other === null ? 'list' : wanted === null ? 'messages' : 'panel') satisfies Pane,
    openPanel,
    /** Changing the tab adds no history entry. */
    chooseTab: (next: PanelTab) => void navigate(`${here}?panel=${next}`, { replace: true, state }),
    toMessages: () => back(here),
    toList: () => back(paths.conversations),
  };
}
