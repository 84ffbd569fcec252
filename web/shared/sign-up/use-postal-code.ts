import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Estado } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import type { AddressValues } from './values.ts';

type Place = Pick<AddressValues, 'estado' | 'ciudad'>;

interface Found extends Place {
  cp: string;
  colonias: string[];
}

export interface PostalCode {
  colonias: readonly string[];
  /** Where the code is, when the address says another place: for the person to decide. */
  other: Place | null;
  /** Whether state and city are as the code says. */
  agrees: boolean;
  accept: () => void;
}

/**
 * What a complete postal code says of an address (decisions §3): state and city where nobody has
 * chosen them, and the colonias. Silent while it is not known.
 */
export function usePostalCode(
  values: AddressValues,
  set: (values: Partial<AddressValues>) => void,
  estados: readonly Estado[],
): PostalCode {
  const { cp } = values;
  const [answer, setAnswer] = useState<Found | null>(null);
  const filled = useRef<Place>({ estado: '', ciudad: '' });

  const fill = (place: Place) => {
    filled.current = place;
    set(place);
  };
  const arrive = useEffectEvent((given: Found) => {
    const found = listed(given, estados);
    setAnswer(found);
    const { estado, ciudad } = filled.current;
    const untouched = values.estado === '' && values.ciudad === '';
    const ours = values.estado === estado && values.ciudad === ciudad;
    if (found.estado !== '' && (untouched || ours)) fill(placeOf(found));
  });

  useEffect(() => {
    if (!/^\d{5}$/.test(cp)) return;
    const asking = new AbortController();
    api.catalogue.getCodigoPostal({ cp }, { signal: asking.signal }).then(
      (found) => {
        if (!asking.signal.aborted) arrive({ cp, ...found });
      },
      // It only helps: without it the address is written by hand.
      () => {},
    );
    return () => asking.abort();
  }, [cp]);

  // While another code is asked about, the former answer is about somewhere else.
  const found = answer?.cp === cp && answer.estado !== '' ? answer : null;
  const agrees =
    found !== null &&
    found.estado === values.estado &&
    (found.ciudad === '' || found.ciudad === values.ciudad);
  return {
    colonias: found?.colonias ?? [],
    other: found && !agrees ? placeOf(found) : null,
    agrees,
    accept: () => found && fill(placeOf(found)),
  };
}

const placeOf = ({ estado, ciudad }: Place): Place => ({ estado, ciudad });

/** The lists of a page that was opened before an import may lack the city. */
function listed(found: Found, estados: readonly Estado[]): Found {
  const ciudades = estados.find(({ nombre }) => nombre === found.estado)?.ciudades ?? [];
  return ciudades.some(({ nombre }) => nombre === found.ciudad) ? found : { ...found, ciudad: '' };
}
