import { IconCurrentLocation, IconHome } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePlaces } from '../catalogue/use-places.ts';
import { whereAmI } from '../catalogue/where-am-i.ts';
import type { FieldsProps } from './fields.tsx';
import style from './request.module.css';

/** Where: by one's address, the place of the device, a postal code, or state and city (1 §5). */
export function PlaceFields({ form }: FieldsProps) {
  const { estados, load } = usePlaces(true);
  const { estado, ciudad } = form.values;
  const cities = estados.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <div onFocus={load}>
      <Stack gap={4}>
        <Shortcuts form={form} />
        <PostalCode form={form} />
        <Grid min={200} gap={4}>
          <SelectField
            label="Estado"
            placeholder="Elige un estado"
            options={options(estado, estados)}
            {...form.field('estado')}
            onChange={(chosen) => form.set({ estado: chosen, ciudad: '' })}
          />
          <SelectField
            label="Ciudad"
            placeholder={estado ? 'Elige una ciudad' : 'Primero elige un estado'}
            options={options(ciudad, cities)}
            {...form.field('ciudad')}
          />
        </Grid>
      </Stack>
    </div>
  );
}

/** One's own address, and the place of the device if it may be asked. */
function Shortcuts({ form }: FieldsProps) {
  const address = useSession()?.user.address;
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle');
  const here = () => {
    setState('asking');
    whereAmI().then(
      (place) => {
        setState(place ? 'idle' : 'unknown');
        if (place) form.set(place);
      },
      () => setState('unknown'),
    );
  };
  return (
    <>
      <div className={style.shortcuts}>
        {address && (
          <Button
            variant="secondary"
            icon={<IconHome size={20} aria-hidden />}
            onClick={() => form.set({ estado: address.estado, ciudad: address.ciudad })}
          >
            Mi dirección: {address.colonia}, {address.ciudad}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<IconCurrentLocation size={20} aria-hidden />}
          busy={state === 'asking'}
          onClick={here}
        >
          Donde estoy
        </Button>
      </div>
      <p className={style.hint} role="status">
        {state === 'unknown'
          ? 'No pudimos saber dónde estás: escribe tu código postal o elige tu ciudad.'
          : 'Quien recibe tu solicitud ve la ciudad; tu calle no.'}
      </p>
    </>
  );
}

/** Fills in state and city; it is not part of the request. */
function PostalCode({ form }: FieldsProps) {
  const [cp, setCp] = useState('');
  const [error, setError] = useState<string>();
  const { set } = form;
  useEffect(() => {
    if (!/^\d{5}$/.test(cp)) return;
    const asking = new AbortController();
    api.catalogue.getCodigoPostal({ cp }, { signal: asking.signal }).then(
      ({ estado, ciudad }) => {
        if (asking.signal.aborted) return;
        if (estado) set({ estado, ciudad });
        else setError('No conocemos este código postal: elige tu estado y tu ciudad.');
      },
      (failure: unknown) => {
        if (!asking.signal.aborted && failure instanceof Error) setError(failure.message);
      },
    );
    return () => asking.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new code asks again
  }, [cp]);
  return (
    <TextField
      label="Código postal"
      optional
      inputMode="numeric"
      autoComplete="postal-code"
      description="Con él llenamos el estado y la ciudad."
      value={cp}
      onChange={(typed) => {
        setCp(typed.trim());
        setError(undefined);
      }}
      onBlur={() => {
        if (cp !== '' && !/^\d{5}$/.test(cp)) setError('El código postal tiene 5 dígitos.');
      }}
      error={error}
    />
  );
}

/** The options, with the current choice even before the list is loaded. */
function options(current: string, list: readonly { nombre: string }[]) {
  const names = list.map(({ nombre }) => nombre);
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
