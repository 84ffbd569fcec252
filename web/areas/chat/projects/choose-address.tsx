import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import type { OwnRequest } from '#contract/requests.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { pick } from '#lib/pick.ts';
import { api } from '#web/api/index.ts';
import AddressDialog, { type AddressDialogProps } from '#web/shared/accounts/address-dialog.tsx';
import { streetWords } from '#web/shared/accounts/address-words.ts';
import { useAddresses } from '#web/shared/accounts/use-addresses.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { askedOf } from '../requests/use-thread-requests.ts';
import type { ProjectOfChat } from './use-action-dialog.tsx';
import { useProposalMutation } from './use-proposal.ts';

interface ChooseAddressProps extends ProjectOfChat {
  onClose: () => void;
}

/** The client chooses where a work is among their addresses, or saves another one for it. Mounted while it is open. */
export function ChooseAddress(props: ChooseAddressProps) {
  const { me, partner, proposal, onClose } = props;
  const { addresses, failure, retry } = useAddresses();
  // A new address is where the work was asked for; without an answer it is typed whole.
  const asked = useQuery(askedOf(partner.keylogin));
  const mutate = useProposalMutation(me, partner.keylogin);
  const choose = async (addressId: number) => {
    await mutate(
      () => api.projects.chooseAddress({ id_proposal: proposal.id, direccion_id: addressId }),
      'La dirección del trabajo quedó guardada.',
    );
    onClose();
  };
  if (addresses && !asked.isPending) {
    const place = placeOf(asked.data?.solicitudes ?? [], proposal.id);
    return <Choosing {...props} {...{ addresses, place, choose }} />;
  }
  return (
    <Dialog opened onClose={onClose} title={TITLE}>
      {failure ? (
        <ErrorState title={failure} onRetry={retry} />
      ) : (
        <Loading label="Cargando tus direcciones…">
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Dialog>
  );
}

/** Where the request that a project answers was for. */
function placeOf(requests: readonly OwnRequest[], project: number) {
  const answered = requests.find(({ destinatarios }) =>
    destinatarios.some(({ propuesta }) => propuesta?.id === project),
  );
  return answered && pick(answered.datos, ['estado', 'ciudad', 'colonia', 'cp']);
}

/** Most people begin with their home; who has it names the next one. */
const firstName = (addresses: readonly SavedAddress[]): string =>
  addresses.some(({ nombre }) => nombre === 'Casa') ? '' : 'Casa';

const TITLE = '¿Dónde es el trabajo?';

interface ChoosingProps extends ChooseAddressProps {
  addresses: readonly SavedAddress[];
  /** What is known of another one. */
  place: AddressDialogProps['place'];
  choose: (addressId: number) => Promise<void>;
}

function Choosing({ partner, proposal, addresses, place, choose, onClose }: ChoosingProps) {
  const { direccion } = proposal;
  const [typing, setTyping] = useState(addresses.length === 0);
  const present = addresses.find(
    (one) => one.direccion === direccion?.direccion && one.cp === direccion.cp,
  );
  const [only, ...more] = addresses;
  const marked = present ?? (direccion === null && more.length === 0 ? only : undefined);
  const form = useSendForm({
    initial: { direccion_id: marked ? String(marked.id) : '' },
    validate: ({ direccion_id }) =>
      direccion_id === ''
        ? {
            success: false,
            error: { issues: [{ path: ['direccion_id'], message: 'Elige una dirección.' }] },
          }
        : { success: true },
    send: ({ direccion_id }) => choose(Number(direccion_id)),
  });
  if (typing)
    return (
      <AddressDialog
        place={{ ...place, nombre: firstName(addresses) }}
        quiet
        onClose={() => (addresses.length === 0 ? onClose() : setTyping(false))}
        onSaved={(_all, saved) => saved && void choose(saved.id)}
      />
    );
  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={TITLE}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={() => setTyping(true)} disabled={form.busy}>
            Otra dirección
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Usar esta dirección
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={4}>
          <ChoiceField
            {...form.field('direccion_id')}
            label="Tus direcciones"
            options={addresses.map((address) => ({
              value: String(address.id),
              label: address.nombre,
              note: `${streetWords(address)}, ${placeWords({ ...address, estado: '' })}`,
              icon: <IconMapPin size={24} />,
            }))}
          />
          <p>
            {proposal.pagado > 0
              ? `${shortName(partner)} la verá al momento, y se le avisa en el chat.`
              : `${shortName(partner)} la verá con tu primer pago.`}
          </p>
        </Stack>
      </SendForm>
    </Dialog>
  );
}
