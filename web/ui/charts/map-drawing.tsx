import mexico from '@svg-maps/mexico';
import { type KeyboardEvent, useId, useState } from 'react';
import style from './charts.module.css';
import type { Datum, Format } from './data.ts';
import { SHAPE_OF, STATE_NAMES } from './states.ts';
import { shadeOf, rangesOf } from './shade-ranges.ts';

interface MapDrawingProps {
  title: string;
  data: readonly Datum[];
  format: Format;
}

const { viewBox, locations } = mexico as {
  viewBox: string;
  locations: readonly { id: string; path: string }[];
};
const pathOf = new Map(locations.map(({ id, path }) => [id, path]));
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys go through the states by name; the selected one, or the one under the pointer, is described below. */
export default function MapDrawing({ title, data, format }: MapDrawingProps) {
  const id = useId();
  const [at, setAt] = useState<string | null>(null);
  const values = new Map(data.map(({ label, value }) => [label, value]));
  const valueOf = (name: string) => values.get(name) ?? 0;
  const ranges = rangesOf(STATE_NAMES.map(valueOf));
  const describe = (name: string) => `${name}: ${format(valueOf(name))}`;

  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const index = at === null ? (by > 0 ? -1 : 0) : STATE_NAMES.indexOf(at);
    setAt(STATE_NAMES.at((index + by) % STATE_NAMES.length) ?? null);
  };

  return (
    <div className={style.map}>
      <svg
        viewBox={viewBox}
        className={style.shapes}
        role="listbox"
        tabIndex={0}
        aria-label={`${title}, por estado`}
        aria-activedescendant={at === null ? undefined : `${id}-${SHAPE_OF[at]}`}
        onKeyDown={move}
        onFocus={() => setAt((before) => before ?? STATE_NAMES[0] ?? null)}
      >
        {STATE_NAMES.map((name) => (
          // The list itself handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <path
            key={name}
            id={`${id}-${SHAPE_OF[name]}`}
            d={pathOf.get(SHAPE_OF[name] ?? '')}
            role="option"
            aria-selected={name === at}
            aria-label={describe(name)}
            data-shade={shadeOf(valueOf(name), ranges)}
            onPointerEnter={() => setAt(name)}
            onClick={() => setAt(name)}
          />
        ))}
        {/* Drawn again on top, because the neighbours' borders would cover its own. */}
        {at !== null && (
          <path className={style.at} d={pathOf.get(SHAPE_OF[at] ?? '')} aria-hidden />
        )}
      </svg>
      <p className={style.said}>
        {at === null ? 'Toca un estado para ver su valor.' : describe(at)}
      </p>
      <ul className={style.legend}>
        <li>
          <i data-shade={0} /> {format(0)}
        </li>
        {ranges.map(({ from, to, shade }) => (
          <li key={shade}>
            <i data-shade={shade} />{' '}
            {from === to ? format(from) : `${format(from)} a ${format(to)}`}
          </li>
        ))}
      </ul>
      <small className={style.credit}>
        Mapa: <a href="https://mapsvg.com/maps/mexico">MapSVG</a>, adaptado por{' '}
        <a href="https://github.com/VictorCazanave/svg-maps">svg-maps</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.es">CC BY 4.0</a>.
      </small>
    </div>
  );
}
