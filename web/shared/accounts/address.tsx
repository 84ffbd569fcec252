import { ROL } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { Screen } from '../own-area/screen.tsx';
import { StaleNotice } from '../own-area/stale-notice.tsx';
import { FormSkeleton } from '../sign-up/form-skeleton.tsx';
import { useUser } from '../session/use-user.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { AddressForm } from './address-form.tsx';

export const meta = () => [{ title: 'Tu dirección · Maestros' }];

const loadStates = async () => (await api.catalogue.getEstadosCiudades({})).estados;

/** /cliente/direccion and /profesional/direccion (2 §2). */
export default function OwnAddress() {
  const { user, failed, busy, refresh } = useUser();
  const { value: estados, failure, retry } = useLoaded(loadStates, { toastOnError: true });
  const isClient = user.rol === ROL.client;
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
      <Card>
        {failure && <ErrorState title={failure} onRetry={retry} />}
        {!failure && !estados && <FormSkeleton />}
        {estados && <AddressForm user={user} estados={estados} />}
      </Card>
      {isClient && <SavedAddresses />}
    </Screen>
  );
}
