import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconAt,
  IconCreditCard,
  IconHash,
  IconKey,
  IconLink,
  IconPhone,
  IconSearch,
  IconTypography,
} from '@tabler/icons-react';
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { QUERY_MAX, type QueryKind, readQuery } from '#domain/team-search/query.ts';
import { headerTool } from '#web/shared/layout/header-tool.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useStore } from '#web/ui/store.ts';
import { searchOpened } from './opened.ts';
import { SearchButton } from './search-button.tsx';
import style from './team-search.module.css';

/** Loaded with the first search: what is typed meanwhile stands in the field already. */
const Results = lazy(() => import('./results.tsx'));

const KINDS: Partial<Record<QueryKind, readonly [text: string, Icon: Icon]>> = {
  telefono: ['Teléfono', IconPhone],
  correo: ['Correo', IconAt],
  clave: ['Clave', IconKey],
  direccion: ['Dirección', IconLink],
  numero: ['Número', IconHash],
  pago: ['Pago', IconCreditCard],
  palabras: ['Palabras', IconTypography],
};

/** The team's search (4 §F): a button in the header, Ctrl or ⌘ with K wherever one is, and what it opens. */
export function TeamSearch() {
  const opened = useStore(searchOpened);
  // Stays for when one comes back.
  const [text, setText] = useState('');
  useEffect(() => {
    headerTool.set(<SearchButton />);
    return () => {
      headerTool.set(null);
      searchOpened.set(false);
    };
  }, []);
  const early = useKeys(setText);
  return (
    <Dialog opened={opened} onClose={close} title="Buscar en todo" size="lg" fills bare backCloses>
      <Search text={text} onText={setText} early={early} />
    </Dialog>
  );
}

const close = () => searchOpened.set(false);

interface SearchProps {
  text: string;
  onText: (text: string) => void;
  /** Whether something was typed before it had the focus. */
  early: RefObject<boolean>;
}

function Search({ text, onText, early }: SearchProps) {
  const list = useId();
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(0);
  const [hurried, setHurried] = useState<string | null>(null);
  const type = (next: string) => {
    onText(next.slice(0, QUERY_MAX));
    setActive(0);
    setHurried(null);
  };
  const at = Math.min(active, count - 1);
  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${list}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const to = moved(event.key, at, count);
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = document.getElementById(`${list}-${at}`);
      const isOld = row?.closest('[data-stale]');
      if (row && !isOld) row.click();
      // What was typed is not answered yet: its first row is opened once it is.
      else setHurried(text.trim());
    }
  };
  const [kind, KindIcon] = KINDS[readQuery(text).kind] ?? [];
  return (
    <div className={style.search}>
      <div className={style.field}>
        <IconSearch className={style.glass} size={22} stroke={1.75} aria-hidden />
        <input
          className={style.input}
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Qué buscas"
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${list}-${at}` : undefined}
          placeholder="Teléfono, nombre, pago…"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={QUERY_MAX}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onFocus={({ target }) => {
            if (!early.current) target.select();
          }}
        />
        {kind && text.trim() !== '' && (
          <span className={style.kind}>
            {KindIcon && <KindIcon size={16} aria-hidden />}
            {kind}
          </span>
        )}
      </div>
      <Suspense fallback={<p className={style.note}>Buscando…</p>}>
        <Results
          {...{ text, hurried }}
          id={list}
          active={at}
          onActive={setActive}
          onCount={setCount}
          onOpen={close}
        />
      </Suspense>
      <div className={style.foot} aria-hidden>
        <span>
          <kbd>
            <IconArrowUp size={14} />
          </kbd>{' '}
          <kbd>
            <IconArrowDown size={14} />
          </kbd>{' '}
          mover
        </span>
        <span>
          <kbd>Enter</kbd> abrir
        </span>
        <span>
          <kbd>Esc</kbd> cerrar
        </span>
      </div>
    </div>
  );
}

/** Where a key leads to in the list; undefined for other keys. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Ctrl or ⌘ with K opens it and closes it, also from within a field. Who types at once loses nothing: what comes before
 * the field has the focus is kept for it, in place of the text of before. Answers whether something did.
 */
function useKeys(type: (text: string) => void): RefObject<boolean> {
  const early = useRef(false);
  const typed = useEffectEvent(type);
  useEffect(() => {
    let text = '';
    const stop = searchOpened.subscribe(() => {
      text = '';
      early.current = false;
    });
    const press = (event: globalThis.KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, repeat, defaultPrevented } = event;
      if (ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        if (defaultPrevented) return;
        event.preventDefault();
        if (!repeat) searchOpened.set(!searchOpened.get());
        return;
      }
      const waits = searchOpened.get() && !document.activeElement?.closest('[role="dialog"]');
      if (!waits || ctrlKey || metaKey || altKey || key.length !== 1) return;
      event.preventDefault();
      early.current = true;
      text += key;
      typed(text);
    };
    window.addEventListener('keydown', press);
    return () => {
      stop();
      window.removeEventListener('keydown', press);
    };
  }, []);
  return early;
}
