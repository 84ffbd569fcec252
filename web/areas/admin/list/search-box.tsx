import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './list.module.css';

interface SearchBoxProps {
  /** What the text is compared with. */
  label: string;
  /** The text that is applied now. */
  applied: string;
  onSearch: (text: string) => void;
  /** Further filters, which apply at once. */
  children?: ReactNode;
}

/** The text of a list applies on Enter (2 §2) or with its button, not while it is typed. */
export function SearchBox({ label, applied, onSearch, children }: SearchBoxProps) {
  const [text, setText] = useState(applied);
  const [last, setLast] = useState(applied);
  // Back and forward change the address without passing by this field.
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
      <form className={style.filters} onSubmit={submit}>
        <div className={style.search}>
          <TextField
            label={label}
            type="search"
            inputMode="search"
            placeholder="Escribe y da Enter"
            maxLength={120}
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
