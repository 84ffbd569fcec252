import { IconSearch } from '@tabler/icons-react';
import { fieldStyle } from '#web/ui/field.tsx';
import style from './conversation-list.module.css';

export interface SearchByNameProps {
  name: string;
  onChange: (name: string) => void;
  /** Number of matching conversations. */
  found: number;
  /** All conversations were searched. */
  all: boolean;
}

/** Filters the conversations by name while typing. */
export function SearchByName({ name, onChange, found, all }: SearchByNameProps) {
  return (
    <search className={style.search}>
      <div className={fieldStyle.box}>
        <span className={fieldStyle.affix}>
          <IconSearch size={20} aria-hidden />
        </span>
        <input
          className={fieldStyle.control}
          type="search"
          aria-label="Buscar por nombre"
          placeholder="Buscar por nombre"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={name}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <output className={style.found}>{name.trim() !== '' && resultText(found, all)}</output>
    </search>
  );
}

function resultText(found: number, all: boolean): string {
  if (found === 0) return all ? 'No hay nadie con ese nombre en tus conversaciones.' : 'Buscando…';
  return found === 1 ? '1 conversación' : `${found} conversaciones`;
}
