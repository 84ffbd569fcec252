import { ComboBox } from '#web/ui/combo-box.tsx';
import type { Option } from '#web/ui/select-field.tsx';
import type { Place } from './place.ts';
import style from './place-fields.module.css';
import { usePlaces } from './use-places.ts';

export interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** Loads the lists at once, and not at the first focus or touch. */
  eager?: boolean;
}

/** State and city; the cities are those of the state. */
export function PlaceFields({ place, onChange, eager = false }: PlaceFieldsProps) {
  const { estados, load } = usePlaces(eager);
  const chosen = estados.find(({ nombre }) => nombre === place.estado);
  const pending = estados.length === 0 ? 'Cargando…' : undefined;

  return (
    <div className={style.fields} onFocus={load} onPointerEnter={load}>
      <ComboBox
        label="Estado"
        filter
        value={place.estado}
        onChange={(estado) => {
          if (estado !== place.estado) onChange({ estado, ciudad: '' });
        }}
        options={options('Cualquier estado', place.estado, estados)}
        {...(pending && { nothingFound: pending })}
      />
      <ComboBox
        label="Ciudad"
        filter
        value={place.ciudad}
        onChange={(ciudad) => onChange({ ...place, ciudad })}
        options={options(
          place.estado ? 'Cualquier ciudad' : 'Primero elige un estado',
          place.ciudad,
          chosen?.ciudades ?? [],
        )}
        disabled={!place.estado}
        {...(pending && { nothingFound: pending })}
      />
    </div>
  );
}

/** The options, with the current choice even before the list is loaded. */
function options(any: string, current: string, list: readonly { nombre: string }[]): Option[] {
  const names = list.map(({ nombre }) => nombre);
  if (current && !names.includes(current)) names.unshift(current);
  return [{ value: '', label: any }, ...names.map((name) => ({ value: name, label: name }))];
}
