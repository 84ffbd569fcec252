import { FieldError } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Grid } from '#web/ui/stack.tsx';
import style from './hours-prices.module.css';
import type { TypedPrice } from './offer-values.ts';

interface PricesFieldProps {
  value: readonly TypedPrice[];
  onChange: (value: readonly TypedPrice[]) => void;
  error: string | undefined;
}

/** From how much somebody takes for each of their professions. */
export function PricesField({ value, onChange, error }: PricesFieldProps) {
  return (
    <fieldset className={style.set}>
      <legend>Desde cuánto cobras</legend>
      <p className={style.help}>
        El trabajo más pequeño de cada profesión; si se cobra por m², el metro. Se ve en tu perfil.
      </p>
      <Grid min={220} gap={4}>
        {value.map(({ profesion, desde }) => (
          <MoneyField
            key={profesion}
            label={`${profesion}, desde`}
            optional
            whole
            placeholder="350"
            value={desde}
            onChange={(typed) =>
              onChange(
                value.map((one) =>
                  one.profesion === profesion ? { profesion, desde: typed } : one,
                ),
              )
            }
          />
        ))}
      </Grid>
      <FieldError id="precios-error" text={error} />
    </fieldset>
  );
}
