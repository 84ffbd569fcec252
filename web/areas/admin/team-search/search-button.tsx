import { IconSearch } from '@tabler/icons-react';
import { isApple, searchOpened } from './opened.ts';
import style from './search-button.module.css';

/** Opens the team's search from the header: a field with its keys on a desktop, an icon on a phone. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={style.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Buscar en todo"
      onClick={() => searchOpened.set(true)}
    >
      <span className="m-hidden">Buscar en todo</span>
      <IconSearch size={22} stroke={1.75} aria-hidden />
      <span className={style.word} aria-hidden>
        Buscar
      </span>
      <span className={style.keys} aria-hidden>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
