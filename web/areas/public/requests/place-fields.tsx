import { IconCurrentLocation } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePlaces } from '../catalogue/use-places.ts';
import { whereAmI } from '../catalogue/where-am-i.ts';
import type { FieldsProps } from './fields.tsx';
import style from './request.module.css';
import { NO_ADDRESS } from './understood.ts';

/** Where, without a street: by the place of the device, a postal code, or state and city (1 §5). */
export function PlaceFields({ form }: FieldsProps) {
  const { estados, load } = usePlaces(true);
  const { estado, ciudad } = form.values;
  const cities = estados.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <div onFocus={load}>
      <Stack gap={4}>
        <Here form={form} />
        <PostalCode form={form} />
        <Grid min={200} gap={4}>
          <SelectField
            label="Estado"
            placeholder="Elige un estado"
            options={options(estado, estados)}
            {...form.field('estado')}
            onChange={(chosen) => form.set({ ...NO_ADDRESS, estado: chosen, ciudad: '' })}
          />
          <SelectField
            label="Ciudad"
            placeholder={estado ? 'Elige una ciudad' : 'Primero elige un estado'}
            options={options(ciudad, cities)}
            {...form.field('ciudad')}
            onChange={(chosen) => form.set({ ...NO_ADDRESS, ciudad: chosen })}
          />
        </Grid>
      </Stack>
    </div>
  );
}

/** The place of the device, if it may be asked. */
function Here({ form }: FieldsProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle');
  const here = () => {
    setState('asking');
    whereAmI().then(
      (place) => {
        setState(place ? 'idle' : 'unknown');
        if (place) form.set({ ...NO_ADDRESS, ...place });
      },
      () => setState('unknown'),
    );
  };
  return (
    <>
      <div className={style.shortcuts}>
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
        {state === 'unknown' &&
          'No pudimos saber dónde estás: escribe tu código postal o elige tu ciudad.'}
      </p>
    </>
  );
}

/** The postal code, which fills in state and city, and the colonia among those that it has. */
function PostalCode({ form }: FieldsProps) {
  const { cp, colonia, estado: inState, ciudad: chosen } = form.values;
  const [error, setError] = useState<string>();
  const [colonias, setColonias] = useState<readonly string[]>([]);
  /** No colonias are known of the code: only who asks can say theirs. */
  const [unknown, setUnknown] = useState(false);
  /** The colonia of the code that was there before: it comes back with it. */
  const [former, setFormer] = useState({ cp: '', colonia: '' });
  const [note, setNote] = useState<string>();
  const arrive = useEffectEvent(
    ({ estado, ciudad, colonias: known }: Awaited<ReturnType<typeof placeOfCode>>) => {
      setColonias(known);
      setUnknown(known.length === 0);
      if (!estado) setError('Ningún código postal de México empieza así.');
      else if (!ciudad && estado === inState && chosen) setNote(`Es de ${estado}.`);
      else if (!ciudad) {
        setNote(`Es de ${estado}: elige tu ciudad.`);
        form.set({ estado, ciudad: '' });
      } else
        form.set({
          estado,
          ciudad,
          ...(known.length > 0 && !known.includes(colonia) && { colonia: '' }),
        });
    },
  );
  const fail = useEffectEvent((failure: unknown) => {
    if (failure instanceof Error) setError(failure.message);
    setUnknown(true);
  });
  useEffect(() => {
    if (!/^\d{5}$/.test(cp)) return;
    const asking = new AbortController();
    placeOfCode(cp, asking.signal).then(
      (found) => {
        if (!asking.signal.aborted) arrive(found);
      },
      (failure: unknown) => {
        if (!asking.signal.aborted) fail(failure);
      },
    );
    return () => asking.abort();
  }, [cp]);
  return (
    <Grid min={200} gap={4}>
      <TextField
        label="Código postal"
        optional
        inputMode="numeric"
        autoComplete="postal-code"
        description={note ?? 'Con él llenamos el estado y la ciudad.'}
        maxLength={5}
        {...form.field('cp')}
        clean={(text) => text.replaceAll(/\D/g, '')}
        onChange={(typed) => {
          const left = cp.length === 5 && colonia !== '' ? { cp, colonia } : former;
          setFormer(left);
          form.set({
            cp: typed,
            ...(cp.length === 5 && { colonia: '' }),
            ...(typed === left.cp && { colonia: left.colonia }),
          });
          setError(undefined);
          setNote(undefined);
          setColonias([]);
          setUnknown(false);
        }}
        onBlur={() => {
          if (cp !== '' && !/^\d{5}$/.test(cp)) setError('El código postal tiene 5 dígitos.');
        }}
        error={error ?? form.field('cp').error}
      />
      {unknown && (
        <TextField
          label="Colonia"
          optional
          description="Escríbela: no tenemos las de este código postal."
          maxLength={120}
          {...form.field('colonia')}
        />
      )}
      {!unknown && (colonias.length > 0 || colonia !== '') && (
        <SelectField
          label="Colonia"
          optional
          placeholder="Elige tu colonia"
          options={options(
            colonia,
            colonias.map((nombre) => ({ nombre })),
          )}
          {...form.field('colonia')}
        />
      )}
    </Grid>
  );
}

const placeOfCode = (cp: string, signal: AbortSignal) =>
  api.catalogue.getCodigoPostal({ cp }, { signal });

/** The options, with the current choice even before the list is loaded. */
function options(current: string, list: readonly { nombre: string }[]) {
  const names = list.map(({ nombre }) => nombre);
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
