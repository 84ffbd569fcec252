import { lazy, Suspense } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import style from './place-fields.module.css';
import type { PlaceFieldsProps } from './place-fields.tsx';

const PlaceFields = lazy(async () => ({
  default: (await import('./place-fields.tsx')).PlaceFields,
}));

/**
 * State and city beside other filters. A phone, where they are in a sheet, never loads the lists that
 * are found by typing; before they come, and without scripts, the choice so far stands in their place.
 */
export function WidePlace(props: PlaceFieldsProps) {
  const wide = useIsWide();
  const chosen = <ChosenPlace {...props} />;
  return wide ? (
    <Suspense fallback={chosen}>
      <PlaceFields {...props} />
    </Suspense>
  ) : (
    chosen
  );
}

function ChosenPlace({ place, onChange }: PlaceFieldsProps) {
  const { estado, ciudad } = place;
  return (
    <div className={style.fields}>
      <SelectField
        label="Estado"
        name="estado"
        value={estado}
        onChange={(value) => onChange({ estado: value, ciudad: '' })}
        options={[{ value: estado, label: estado || 'Cualquier estado' }]}
      />
      <SelectField
        label="Ciudad"
        name="ciudad"
        value={ciudad}
        onChange={(value) => onChange({ ...place, ciudad: value })}
        options={[
          {
            value: ciudad,
            label: ciudad || (estado ? 'Cualquier ciudad' : 'Primero elige un estado'),
          },
        ]}
        disabled={!estado}
      />
    </div>
  );
}
