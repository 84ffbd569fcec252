import { IconEye, IconHome, IconLock, IconMapPin, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import type { RequestForm } from '#contract/requests/form.ts';
import { ROL } from '#contract/call.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { useSession } from '#web/api/session-store.ts';
import { streetWords } from '#web/shared/accounts/address-words.ts';
import { useAddresses } from '#web/shared/accounts/use-addresses.ts';
import { addressAgain, addressOf, placeOfSaved } from '#web/shared/requests/place.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { FieldsProps } from './fields.tsx';
import { samePlace } from './opened.ts';
import type { Prefill } from './understood.ts';
import { PlaceFields } from './place-fields.tsx';
import style from './where-fields.module.css';

const AddressDialog = lazy(() => import('#web/shared/accounts/address-dialog.tsx'));

interface WhereProps extends FieldsProps {
  /** The form as it began, if nobody said where it is. */
  begun: RequestForm | null;
  /** The form as a new visit opened it: where it says no more than the city, it means the address there. */
  opened: RequestForm | null;
  /** The address is known at which such a request begins. */
  onUsual: (place: Prefill) => void;
}

/** Where: at one of the client's addresses, or at another place. Visitors have no addresses yet. */
export function WhereFields({ form, ...rest }: WhereProps) {
  const isClient = useSession()?.user.rol === ROL.client;
  if (isClient) return <ClientWhere form={form} {...rest} />;
  return (
    <Stack gap={4}>
      <PlaceFields form={form} />
      <WhoSees form={form} elsewhere />
    </Stack>
  );
}

function ClientWhere({ form, begun, opened, onUsual }: WhereProps) {
  const { addresses, last, failure, retry, replace } = useAddresses();
  const [saving, setSaving] = useState(false);
  const { values } = form;
  const arrive = useEffectEvent((known: readonly SavedAddress[]) => {
    const usual = known.find(({ id }) => id === last) ?? known[0];
    if (usual && begun && samePlace(values, begun)) return onUsual(placeOfSaved(usual));
    const isAsOpened = opened !== null && samePlace(values, opened);
    const there = isAsOpened ? addressAgain(values, known, last) : addressOf(values, known);
    if (there && String(there.id) !== values.direccion_id) form.set(placeOfSaved(there));
    // It was deleted meanwhile.
    if (!there && values.direccion_id !== '') form.set({ direccion_id: '' });
  });
  useEffect(() => {
    if (addresses) arrive(addresses);
  }, [addresses]);

  if (failure)
    return (
      <Stack gap={4}>
        <p role="alert">
          {failure}.{' '}
          <Button variant="quiet" size="sm" onClick={retry}>
            Intentar de nuevo
          </Button>
        </p>
        <PlaceFields form={form} />
        <WhoSees form={form} elsewhere />
      </Stack>
    );
  if (!addresses)
    return (
      <Loading label="Cargando tus direcciones…">
        <SkeletonText lines={4} />
      </Loading>
    );
  const elsewhere = values.direccion_id === '';
  return (
    <Stack gap={4}>
      {addresses.length > 0 && (
        <ChoiceField
          {...form.field('direccion_id')}
          label="Tus direcciones"
          options={[...addresses.map(choiceOf), OTHER]}
          onChange={(chosen) => {
            const address = addresses.find(({ id }) => String(id) === chosen);
            form.set(address ? placeOfSaved(address) : { direccion_id: '' });
          }}
        />
      )}
      {elsewhere && (
        <>
          <PlaceFields form={form} />
          <Button
            variant="secondary"
            icon={<IconPlus size={20} aria-hidden />}
            onClick={() => setSaving(true)}
          >
            Guardar con calle y número
          </Button>
        </>
      )}
      <WhoSees {...{ form, elsewhere }} />
      {saving && (
        <Suspense>
          <AddressDialog
            place={placeIn(values)}
            onClose={() => setSaving(false)}
            onSaved={(all, saved) => {
              replace(all);
              if (saved) form.set(placeOfSaved(saved));
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const placeIn = ({ estado, ciudad, colonia, cp }: FieldsProps['form']['values']) => ({
  estado,
  ciudad,
  colonia,
  cp,
});

const OTHER = {
  value: '',
  label: 'Otra dirección',
  note: 'Di la colonia o la ciudad, o guárdala con su calle.',
  icon: <IconMapPin size={24} />,
};

const choiceOf = (address: SavedAddress) => ({
  value: String(address.id),
  label: address.nombre,
  note: (
    <>
      {streetWords(address)}
      <br />
      {placeWords({ ...address, estado: '' })}
    </>
  ),
  icon: address.id === OWN_ADDRESS ? <IconHome size={24} /> : <IconMapPin size={24} />,
});

/** Who reads what of the place, and when. */
function WhoSees({ form, elsewhere }: FieldsProps & { elsewhere: boolean }) {
  return (
    <section className={style.who} aria-labelledby="quien-ve">
      <h3 id="quien-ve">Quién ve tu dirección</h3>
      <p>
        <IconEye size={20} aria-hidden />
        <span>
          Mientras comparas solo ven: <strong>{placeWords(form.values)}</strong>
        </span>
      </p>
      <p>
        <IconLock size={20} aria-hidden />
        <span>
          {elsewhere
            ? 'La calle se la dices a quien contrates, desde el primer pago.'
            : 'Tu calle y número solo los verá quien contrates, desde el primer pago.'}
        </span>
      </p>
    </section>
  );
}
