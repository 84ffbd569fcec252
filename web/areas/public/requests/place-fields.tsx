import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { usePlaces } from '../catalogue/use-places.ts';
import { whereAmI } from '../catalogue/where-am-i.ts';
import type { FieldsProps } from './fields.tsx';
import style from './request.module.css';
import { choosingPlace } from './choosing-place.ts';
import { options, PostalCode, useCode } from './postal-code.tsx';
import { NO_ADDRESS } from './understood.ts';

/** Where, without a street: by the place of the device, a postal code, or state and city (1 §5). */
export function PlaceFields({ form }: FieldsProps) {
  const { estados, load } = usePlaces(true);
  const { estado, ciudad } = form.values;
  const code = useCode(form);
  const choose = (place: { estado: string; ciudad: string }) => {
    const state = estados.find(({ nombre }) => nombre === place.estado)?.id;
    const { values, gone } = choosingPlace({ ...place, state }, form.values, code.ciudad);
    if (gone !== '') code.leave(gone);
    form.set(values);
  };
  const cities = estados.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <div onFocus={load}>
      <Stack gap={4}>
        <Here form={form} />
        <PostalCode {...{ form, code }} />
        <Grid min={200} gap={4}>
          <SelectField
            label="Estado"
            placeholder="Elige un estado"
            options={options(estado, estados)}
            {...form.field('estado')}
            onChange={(chosen) => choose({ estado: chosen, ciudad: '' })}
          />
          <SelectField
            label="Ciudad"
            placeholder={estado ? 'Elige una ciudad' : 'Primero elige un estado'}
            options={options(ciudad, cities)}
            {...form.field('ciudad')}
            onChange={(chosen) => choose({ estado, ciudad: chosen })}
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
