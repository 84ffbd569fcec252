import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/api/index.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldsProps } from './fields.tsx';

type Place = Awaited<ReturnType<typeof api.catalogue.getCodigoPostal>>;

/** What is known of a code. */
interface Known extends Pick<Place, 'ciudad' | 'colonias'> {
  readonly cp: string;
}

/** The postal code of the form: what is known of it, and what is said at its field. */
export function useCode(form: FieldsProps['form']) {
  const { cp, colonia, estado: inState, ciudad: chosen } = form.values;
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Known>();
  /** The colonia of the code that was there before: it comes back with it. */
  const [former, setFormer] = useState({ cp: '', colonia: '' });
  const [note, setNote] = useState<string>();
  const arrive = useEffectEvent(({ estado, ciudad, colonias }: Place) => {
    setAnswer({ cp, ciudad, colonias });
    if (!estado) return setError('Ningún código postal de México empieza así.');
    const keepsCity = !ciudad && estado === inState && chosen !== '';
    if (keepsCity) return setNote(`Es de ${estado}.`);
    setNote(ciudad ? `Es de ${ciudad}, ${estado}.` : `Es de ${estado}: elige tu ciudad.`);
    const isOther = colonias.length > 0 && !colonias.includes(colonia);
    form.set({ estado, ciudad, ...(isOther && { colonia: '' }) });
  });
  const fail = useEffectEvent((failure: unknown) => {
    if (failure instanceof Error) setError(failure.message);
    setAnswer({ cp, ciudad: '', colonias: [] });
  });
  useEffect(() => {
    if (!/^\d{5}$/.test(cp)) return;
    const asking = new AbortController();
    api.catalogue.getCodigoPostal({ cp }, { signal: asking.signal }).then(
      (found) => {
        if (!asking.signal.aborted) arrive(found);
      },
      (failure: unknown) => {
        if (!asking.signal.aborted) fail(failure);
      },
    );
    return () => asking.abort();
  }, [cp]);
  const known = answer?.cp === cp ? answer : undefined;
  const last = cp.length === 5 && colonia !== '' ? { cp, colonia } : former;
  return {
    note,
    error,
    setError,
    /** The city of the code, '' where it is not known. */
    ciudad: known?.ciudad ?? '',
    colonias: known?.colonias ?? [],
    /** No colonias are known of the code: only who asks can say theirs. */
    unknown: known?.colonias.length === 0,
    type: (typed: string) => {
      setFormer(last);
      form.set({
        cp: typed,
        ...(cp.length === 5 && { colonia: '' }),
        ...(typed === last.cp && { colonia: last.colonia }),
      });
      setError(undefined);
      setNote(undefined);
    },
    /** Another place was chosen, and the code goes: `words` say so. */
    leave: (words: string) => {
      setFormer(last);
      setError(undefined);
      setNote(words);
    },
  };
}

interface PostalCodeProps extends FieldsProps {
  code: ReturnType<typeof useCode>;
}

/** The postal code, which fills in the state and, where it is known, the city, and the colonia among those that it has. */
export function PostalCode({ form, code }: PostalCodeProps) {
  const { cp, colonia } = form.values;
  const { colonias, unknown } = code;
  return (
    <Grid min={200} gap={4}>
      <TextField
        label="Código postal"
        optional
        inputMode="numeric"
        autoComplete="postal-code"
        description={code.note ?? 'Con él llenamos el estado y, si la sabemos, la ciudad.'}
        maxLength={5}
        {...form.field('cp')}
        clean={(text) => text.replaceAll(/\D/g, '')}
        onChange={code.type}
        onBlur={() => {
          if (cp !== '' && !/^\d{5}$/.test(cp)) code.setError('El código postal tiene 5 dígitos.');
        }}
        error={code.error ?? form.field('cp').error}
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

/** The options, with the current choice even before the list is loaded. */
export function options(current: string, list: readonly { nombre: string }[]) {
  const names = list.map(({ nombre }) => nombre);
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
