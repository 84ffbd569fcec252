import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { Place } from '../catalogue/place.ts';
import style from './near-me.module.css';
import { type Filters, filtersPath } from './filters.ts';

/** Searches in the city of the device, which is asked only when somebody taps it. */
export function NearMe({ filters }: { filters: Filters }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle');
  const found = (place: Place | null) => {
    setState(place ? 'idle' : 'unknown');
    if (place) void navigate(filtersPath({ ...filters, ...place }));
  };
  const ask = () => {
    setState('asking');
    import('../catalogue/where-am-i.ts')
      .then(({ whereAmI }) => whereAmI())
      .then(found, () => setState('unknown'));
  };
  return (
    <div className={style.near}>
      <Button
        variant="quiet"
        size="sm"
        icon={<IconCurrentLocation size={20} aria-hidden />}
        busy={state === 'asking'}
        onClick={ask}
      >
        Cerca de mí
      </Button>
      <output>
        {state === 'unknown' && 'No pudimos saber dónde estás: elige tu estado y tu ciudad.'}
      </output>
    </div>
  );
}
