import { type ComponentType, useEffect, useState } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useSameField } from '../use-same-field.ts';
import style from './place-fields.module.css';
import type { PlaceFieldsProps } from './place-fields.tsx';

const loadFields = () => import('./place-fields.tsx');

/**
 * State and city beside other filters, on a desktop. A phone has them in a sheet and does not load this
 * code. Until it is loaded, and without scripts, the current choice is shown.
 */
export function WidePlace({
  load = loadFields,
  ...props
}: PlaceFieldsProps & { load?: typeof loadFields }) {
  const wide = useIsWide();
  const [Fields, setFields] = useState<ComponentType<PlaceFieldsProps>>();
  const box = useSameField(Fields !== undefined);

  useEffect(() => {
    if (!wide) return;
    load().then(
      (loaded) => setFields(() => loaded.PlaceFields),
      () => {},
    );
  }, [wide, load]);
  return (
    <div {...box} className={style.contents}>
      {wide && Fields ? <Fields {...props} /> : <ChosenPlace {...props} />}
    </div>
  );
}

function ChosenPlace({ place, onChange }: PlaceFieldsProps) {
  const { estado, ciudad } = place;
  return (
    <div className={style.fields}>
      <SelectField
        label="Estado"
        filter
        name="estado"
        value={estado}
        onChange={(value) => onChange({ estado: value, ciudad: '' })}
        options={[{ value: estado, label: estado || 'Cualquier estado' }]}
      />
      <SelectField
        label="Ciudad"
        filter
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
