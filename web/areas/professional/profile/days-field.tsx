import { DAY_NAMES, type Dia } from '#domain/profile/hours.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import style from './hours-prices.module.css';

interface DaysFieldProps {
  dias: readonly Dia[];
  value: readonly Dia[];
  onChange: (value: readonly Dia[]) => void;
  error: string | undefined;
}

/** The days on which somebody works. */
export function DaysField({ dias, value, onChange, error }: DaysFieldProps) {
  return (
    <fieldset className={style.set}>
      <legend>Días en que trabajas</legend>
      <div className={style.days}>
        {dias.map((dia) => (
          <Checkbox
            key={dia}
            label={DAY_NAMES[dia]}
            name={dia}
            value={value.includes(dia)}
            onChange={(on) =>
              onChange(dias.filter((one) => (one === dia ? on : value.includes(one))))
            }
          />
        ))}
      </div>
      <FieldError id="dias-error" text={error} />
    </fieldset>
  );
}
