import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { useAskedText } from '#web/shared/requests/asked-text.ts';
import style from './ask-more.module.css';

interface AskMoreProps {
  /** Where the client lives; the request begins there. */
  address: User['address'];
  /** Whether nothing waits: then the page's title asks. */
  quiet: boolean;
}

/** One field that opens the request. */
export function AskMore({ address, quiet }: AskMoreProps) {
  const navigate = useNavigate();
  const [texto, setTexto] = useAskedText();
  const label = quiet ? '¿Qué hay que arreglar?' : '¿Qué más hay que arreglar?';
  return (
    <search>
      <form
        className={style.ask}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new URLSearchParams({ texto: texto.trim() });
          if (address) asked.set('estado', address.estado);
          if (address) asked.set('ciudad', address.ciudad);
          void navigate(texto.trim() === '' ? paths.request : `${paths.request}?${asked}`);
        }}
      >
        <label className={style.field}>
          <IconSearch size={22} aria-hidden />
          <span className="m-hidden">{label}</span>
          <input
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={500}
            placeholder={quiet ? 'Se fue la luz, gotea la llave…' : label}
            value={texto}
            onChange={(event) => setTexto(event.target.value)}
          />
        </label>
        <button type="submit" className={style.send} aria-label="Pedir">
          <IconArrowRight size={22} aria-hidden />
        </button>
      </form>
    </search>
  );
}
