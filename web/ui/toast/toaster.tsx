import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPress } from '../after-press.ts';
import { IconButton } from '../icon-button.tsx';
import { useStore } from '../store.ts';
import { hasDialog, type Place, placeOfToasts } from './place.ts';
import { dismissToast, shownToast, type ToastEntry } from './toast.ts';
import style from './toaster.module.css';

/** The region of toasts. It is always in the page, so that screen readers announce new ones. */
export function Toaster() {
  const entry = useStore(shownToast);
  const region = useRef<HTMLElement>(null);
  useEscape(entry);
  const { edge, foot, settled } = usePlace(region, entry);
  return (
    <section
      ref={region}
      className={style.region}
      aria-label="Avisos"
      aria-live="polite"
      data-edge={edge}
      data-settling={!settled || undefined}
      style={{ '--foot': `${foot}px` } as CSSProperties}
    >
      {entry && <Toast key={entry.id} entry={entry} />}
    </section>
  );
}

const isWide = () => matchMedia('(min-width: 48em)').matches;

/** What a press changes comes in a few steps, the last of them when its dialog is gone: so long nobody sees the toast. */
const QUIET = 120;
const SETTLED_WITHIN = 600;

/**
 * Where the toast stands as long as there is one: a dialog may open meanwhile, or a keyboard, or the page scroll. Until
 * what it reports has settled it is not seen, because it would jump from place to place.
 */
function usePlace(
  region: RefObject<HTMLElement | null>,
  entry: ToastEntry | undefined,
): Place & { settled: boolean } {
  const [place, setPlace] = useState<Place>({ edge: 'bottom', foot: 0 });
  const [seen, setSeen] = useState<ToastEntry | undefined>();
  const spokenOf = useChangedByPress();
  useLayoutEffect(() => {
    if (!entry) return;
    let now: Place | undefined;
    let isSettled = false;
    let isGone = false;
    // What comes or moves under a press takes it from the button: it would do nothing.
    const undisturbed = (act: () => void) => () =>
      afterPress(() => {
        if (!isGone) act();
      });
    const stand = () => {
      const height = region.current?.offsetHeight ?? 0;
      const stands = isSettled ? now : undefined;
      now = placeOfToasts({ height, spokenOf: spokenOf.current, wide: isWide(), now: stands });
      setPlace(now);
    };
    const settle = undisturbed(() => {
      // What came with the toast itself is known only now.
      if (!isSettled) stand();
      isSettled = true;
      setSeen(entry);
    });
    const quiet = () => {
      if (!hasDialog()) settle();
    };
    let timer = setTimeout(quiet, QUIET);
    const latest = setTimeout(settle, SETTLED_WITHIN);
    const look = undisturbed(() => {
      stand();
      clearTimeout(timer);
      if (!isSettled) timer = setTimeout(quiet, QUIET);
    });
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    document.addEventListener('scrollend', look, true);
    return () => {
      isGone = true;
      clearTimeout(timer);
      clearTimeout(latest);
      changes.disconnect();
      window.removeEventListener('resize', look);
      document.removeEventListener('scrollend', look, true);
    };
  }, [region, entry, spokenOf]);
  return { ...place, settled: seen === entry };
}

/** What comes later was not caused by a press, and a screen that stays open for days must not keep what it replaces. */
const REPORTED_WITHIN = 15_000;

/** The button that was pressed last, and what has come into the page since: what a toast then speaks of. */
function useChangedByPress(): RefObject<ReadonlySet<Element>> {
  const changed = useRef<Set<Element>>(new Set());
  useEffect(() => {
    const changes = new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        if (!(target instanceof Element && target.closest('main'))) continue;
        for (const node of addedNodes) if (node instanceof Element) changed.current.add(node);
      }
    });
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button, [role="button"]');
      changed.current = new Set(button ? [button] : []);
      changes.observe(document.body, { childList: true, subtree: true });
      clearTimeout(end);
      end = setTimeout(forget, REPORTED_WITHIN);
    };
    const forget = () => {
      changes.disconnect();
      changed.current = new Set();
    };
    let end: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener('click', press, true);
    return () => {
      clearTimeout(end);
      forget();
      document.removeEventListener('click', press, true);
    };
  }, []);
  return changed;
}

/** Escape closes the toast: a keyboard user cannot reach its button in 4 s. */
function useEscape(shown: ToastEntry | undefined): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    // In an open dialog Escape closes the dialog.
    const taken = event.defaultPrevented || document.querySelector('[aria-modal="true"]');
    if (event.key === 'Escape' && shown && !taken) dismissToast(shown.id);
  });
  const some = shown !== undefined;
  useEffect(() => {
    if (!some) return;
    const since = performance.now();
    // The press that closed a dialog is not meant for what that brought up.
    const listen = (event: KeyboardEvent) => {
      if (event.timeStamp >= since) close(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [some]);
}

const icons = { error: IconAlertCircle, success: IconCircleCheck, warning: IconAlertTriangle };

function Toast({ entry }: { entry: ToastEntry }) {
  const Icon = icons[entry.tone];
  // A toast stays while the pointer or the focus is on it.
  const [under, setUnder] = useState(false);
  const [inside, setInside] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const held = under || inside;
  useEffect(() => {
    const timer = held ? undefined : setTimeout(() => dismissToast(entry.id), entry.life);
    return () => clearTimeout(timer);
  }, [entry, held]);

  const enter = (event: FocusEvent) => {
    cameFrom.current = event.relatedTarget;
    setInside(true);
  };
  const close = () => {
    dismissToast(entry.id);
    // Return the focus to where it was.
    if (inside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <div
      className={style.toast}
      data-tone={entry.tone}
      // At the bottom of a phone it would stay over what the next press is for.
      onPointerEnter={() => setUnder(isWide())}
      onPointerLeave={() => setUnder(false)}
      onFocus={enter}
      onBlur={() => setInside(false)}
    >
      <Icon className={style.icon} size={24} aria-hidden />
      <div className={style.words} role={entry.tone === 'error' ? 'alert' : 'status'}>
        <strong>{entry.title}</strong>
        {entry.text && <p>{entry.text}</p>}
      </div>
      <IconButton label="Cerrar aviso" onClick={close}>
        <IconX size={20} />
      </IconButton>
    </div>
  );
}
