import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import style from './place-fields.module.css';
import type { PlaceFieldsProps } from './place-fields.tsx';

/**
 * State and city beside other filters, on a desktop. A phone has them in a sheet and does not load this
 * code. Until it is loaded, and without scripts, the current choice is shown.
 */
export function WidePlace(props: PlaceFieldsProps) {
  const wide = useIsWide();
  const [Fields, setFields] = useState<ComponentType<PlaceFieldsProps>>();
  const box = useRef<HTMLDivElement>(null);
  /** Which field had the focus when the fields that only show it were replaced. */
  const focused = useRef(-1);

  useEffect(() => {
    if (!wide) return;
    import('./place-fields.tsx').then(
      (loaded) => {
        focused.current = fieldsIn(box.current).findIndex((one) => one === document.activeElement);
        setFields(() => loaded.PlaceFields);
      },
      () => {},
    );
  }, [wide]);
  useLayoutEffect(() => {
    if (Fields) fieldsIn(box.current)[focused.current]?.focus();
    focused.current = -1;
  }, [Fields]);
  return (
    <div ref={box} className={style.contents}>
      {wide && Fields ? <Fields {...props} /> : <ChosenPlace {...props} />}
    </div>
  );
}

const fieldsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('select, input:not([type="hidden"])') ?? []),
];

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
