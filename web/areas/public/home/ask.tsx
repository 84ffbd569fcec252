import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { useAskedText } from '#web/shared/requests/asked-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DEFAULT_PLACE, placeText } from '../catalogue/place.ts';
import style from './ask.module.css';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));

/**
 * Asks what and where, and opens the request form; for professionals and administrators, who request nothing
 * (1 §2), the search. Works as a plain form before scripts are loaded.
 */
export function Ask({ categories }: { categories: readonly string[] }) {
  const id = useId();
  const navigate = useNavigate();
  const [texto, setTexto] = useAskedText();
  const [place, setPlace] = useState(DEFAULT_PLACE);
  const [choosing, setChoosing] = useState(false);
  const rol = useSession()?.user.rol ?? ROL.client;
  const next = rol === ROL.client ? paths.request : paths.categories;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${next}?${new URLSearchParams({ texto: texto.trim(), ...place })}`);
  };

  return (
    <search>
      <form className={style.ask} action={next} onSubmit={submit}>
        <label className={style.what}>
          <IconSearch size={22} aria-hidden />
          <span className="m-hidden">¿Qué necesitas arreglar?</span>
          <input
            name="texto"
            type="search"
            enterKeyHint="go"
            placeholder="¿Qué necesitas arreglar?"
            autoComplete="off"
            maxLength={500}
            list={`${id}-categories`}
            value={texto}
            onChange={(event) => setTexto(event.target.value)}
          />
        </label>
        <datalist id={`${id}-categories`}>
          {categories.map((categoria) => (
            <option key={categoria}>{categoria}</option>
          ))}
        </datalist>
        <input type="hidden" name="estado" value={place.estado} />
        <input type="hidden" name="ciudad" value={place.ciudad} />
        <button
          type="button"
          className={style.where}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <IconMapPin size={22} aria-hidden />
          <span className="m-hidden">Dónde: </span>
          <span className={style.place}>{placeText(place)}</span>
          <span className="m-hidden">. Cambiar</span>
        </button>
        <Button type="submit" className={style.send ?? ''}>
          {rol === ROL.client ? 'Solicitar' : 'Buscar'}
        </Button>
        {choosing && (
          <Suspense>
            <PlaceDialog place={place} onChange={setPlace} onClose={() => setChoosing(false)} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
