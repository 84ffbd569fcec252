import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ROL } from '#contract/call.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { api } from '#web/api/index.ts';
import { Screen } from '../own-area/screen.tsx';
import { Section } from '../own-area/section.tsx';
import { StaleNotice } from '../own-area/stale-notice.tsx';
import { FormSkeleton } from '../sign-up/form-skeleton.tsx';
import { useUser } from '../session/use-user.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { AddressForm } from './address-form.tsx';
import { useAddresses } from './use-addresses.ts';

export const meta = () => [{ title: 'Tu dirección · Maestros' }];

const loadStates = async () => (await api.catalogue.getEstadosCiudades({})).estados;

/** /cliente/direccion and /profesional/direccion (2 §2). */
export default function OwnAddress() {
  const { user, failed, busy, refresh } = useUser();
  const { value: estados, failure, retry } = useLoaded(loadStates, { toastOnError: true });
  const isClient = user.rol === ROL.client;
  const own = (
    <Card>
      {failure && <ErrorState title={failure} onRetry={retry} />}
      {!failure && !estados && <FormSkeleton />}
      {estados && <AddressForm user={user} estados={estados} />}
    </Card>
  );
  return (
    <Screen
      title="Tu dirección"
      lead={
        isClient
          ? 'No se publica: tu calle solo la ve quien contratas para un trabajo ahí, desde el primer pago, y el equipo de Maestros.'
          : 'No se muestra a nadie: solo la ve el equipo de Maestros.'
      }
    >
      {failed && <StaleNotice what="tu dirección" onRetry={refresh} busy={busy} />}
      {isClient ? (
        <Addresses isEmpty={!user.address?.direccion} isReady={estados !== null}>
          {own}
        </Addresses>
      ) : (
        own
      )}
    </Screen>
  );
}

/** In the address of the screen: the form is what one came for. */
const ADD = '#agregar';

interface AddressesProps {
  /** The account has no address of its own yet. */
  isEmpty: boolean;
  /** Its form is there. */
  isReady: boolean;
  /** The form of that address. */
  children: ReactNode;
}

/** A client's addresses: what is saved comes before an empty form, which then opens by a button. */
function Addresses({ isEmpty, isReady, children: form }: AddressesProps) {
  const saved = useAddresses();
  // The order stays, also once it is filled in or nothing else is saved any more.
  const [savedFirst, setSavedFirst] = useState<boolean>();
  const [opened, setOpened] = useState(useLocation().hash === ADD);
  const place = useRef<HTMLDivElement>(null);
  const isThere = opened && isReady && savedFirst === true;
  useEffect(() => {
    if (isThere) place.current?.querySelector('input')?.focus();
  }, [isThere]);
  if (savedFirst === undefined && (!isEmpty || saved.addresses || saved.failure))
    setSavedFirst(isEmpty && saved.addresses?.some(({ id }) => id !== OWN_ADDRESS) === true);
  if (savedFirst === undefined)
    return (
      <Card>
        <FormSkeleton />
      </Card>
    );
  if (!savedFirst)
    return (
      <>
        {form}
        <SavedAddresses saved={saved} />
      </>
    );
  return (
    <>
      <SavedAddresses saved={saved} title="Direcciones guardadas" />
      <Section title="Donde vives">
        <div ref={place}>
          {opened ? (
            form
          ) : (
            <Button
              variant="secondary"
              icon={<IconPlus size={20} aria-hidden />}
              onClick={() => setOpened(true)}
            >
              Agregar dirección
            </Button>
          )}
        </div>
      </Section>
    </>
  );
}
