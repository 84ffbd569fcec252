import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import style from './search-box.module.css';

interface SearchBoxProps {
  /** Which fields the text searches. */
  label: string;
  /** The applied text. */
  applied: string;
  onSearch: (text: string) => void;
  /** What is wrong with the applied text. */
  problem?: string | undefined;
  /** More filters, which apply at once. */
  children?: ReactNode;
  /** A wide window says what is searched in the field, and has each filter beside its name. */
  dense?: boolean;
}

/** A search text that applies on Enter (2 §2) or with its button, not while typing. */
export function SearchBox(props: SearchBoxProps) {
  const { label, applied, onSearch, problem, children, dense = false } = props;
  const short = useIsWide() && dense;
  const [text, setText] = useState(applied);
  const [last, setLast] = useState(applied);
  // The browser's back and forward change the applied text without this field.
  if (last !== applied) {
    setLast(applied);
    setText(applied);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form className={style.filters} data-dense={dense || undefined} onSubmit={submit}>
        <div className={style.search}>
          <TextField
            label={label}
            filter
            type="search"
            inputMode="search"
            placeholder={short ? label : 'Escribe y da Enter'}
            hideLabel={short}
            maxLength={120}
            error={text.trim() === applied ? problem : undefined}
            prefix={<IconSearch size={20} aria-hidden />}
            value={text}
            onChange={setText}
          />
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
