import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Estado } from '#contract/catalogue/view.ts';
import { api } from '#web/api/index.ts';
import type { AddressValues } from './values.ts';

type Place = Pick<AddressValues, 'estado' | 'ciudad'>;

interface Found extends Place {
  cp: string;
  colonias: string[];
}

export interface PostalCode {
  colonias: readonly string[];
  /** The code's place when the address has another one: the user decides. */
  other: Place | null;
  /** Whether state and city match the code. */
  agrees: boolean;
  accept: () => void;
}

/**
 * Completes an address from its postal code (decisions §3): fills in state and city unless the user has
 * chosen them, and suggests colonias. Does nothing while the code is unknown.
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
    const filledByCode = values.estado === estado && values.ciudad === ciudad;
    if (found.estado !== '' && (untouched || filledByCode)) fill(placeOf(found));
  });

  useEffect(() => {
    if (!/^\d{5}$/.test(cp)) return;
    const asking = new AbortController();
    api.catalogue.getCodigoPostal({ cp }, { signal: asking.signal }).then(
      (found) => {
        if (!asking.signal.aborted) arrive({ cp, ...found });
      },
      // Ignored: without it the user types the address.
      () => {},
    );
    return () => asking.abort();
  }, [cp]);

  // While another code is looked up, the former answer does not apply.
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

/** Drops a city that is not in the list, which may be older than the server's data. */
function listed(found: Found, estados: readonly Estado[]): Found {
  const ciudades = estados.find(({ nombre }) => nombre === found.estado)?.ciudades ?? [];
  return ciudades.some(({ nombre }) => nombre === found.ciudad) ? found : { ...found, ciudad: '' };
}
