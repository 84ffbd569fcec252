import {
  type SavedAddress,
  type SavedAddressFields,
  savedAddressFields,
} from '#contract/accounts/addresses.ts';
import * as f from '#contract/fields.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { pick } from '#lib/pick.ts';
import { api } from '#web/api/index.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { AddressFields } from '../sign-up/address-fields.tsx';
import { FormSkeleton } from '../sign-up/form-skeleton.tsx';

const FIELDS = f.namesOf(savedAddressFields);
const NAMES = ['Casa', 'Oficina', 'Mamá', 'Papá', 'Negocio'];

export interface AddressDialogProps {
  /** The one that is changed; without it a new one is saved. */
  address?: SavedAddress | undefined;
  /** What is known already of a new one. */
  place?: Partial<SavedAddressFields> | undefined;
  onClose: () => void;
  /** Whether `onSaved` says itself what came of it. */
  quiet?: boolean;
  onSaved: (addresses: readonly SavedAddress[], saved: SavedAddress | undefined) => void;
}

const loadStates = async () => (await api.catalogue.getEstadosCiudades({})).estados;

/** Saves another address of a client, or changes one. It is mounted while it is open. */
export default function AddressDialog(props: AddressDialogProps) {
  const { value: estados, failure, retry } = useLoaded(loadStates);
  if (estados) return <Typing {...props} estados={estados} />;
  return (
    <Dialog opened onClose={props.onClose} title={titleOf(props)} fills>
      {failure ? <ErrorState title={failure} onRetry={retry} /> : <FormSkeleton />}
    </Dialog>
  );
}

const titleOf = ({ address }: AddressDialogProps) =>
  address ? `Cambiar «${address.nombre}»` : 'Guardar una dirección';

function Typing(props: AddressDialogProps & { estados: readonly Estado[] }) {
  const { address, place, estados, onClose, quiet = false, onSaved } = props;
  const form = useSendForm<SavedAddressFields>({
    initial: {
      ...f.emptyTexts(savedAddressFields),
      ...place,
      ...(address && pick(address, FIELDS)),
    },
    validate: (values) => savedAddressFields.safeParse(values),
    send: async (values) => {
      const { id, direcciones } = await api.accounts.saveAddress({
        ...values,
        ...(address && { id: address.id }),
      });
      onSaved(
        direcciones,
        direcciones.find((one) => one.id === id),
      );
      if (!quiet) toast.success(address ? 'Tu dirección cambió.' : 'Tu dirección quedó guardada.');
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={titleOf(props)}
      persistent
      fills
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Guardar dirección
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={5}>
          <SuggestField
            label="Nombre"
            description="Como la llamas tú: Casa, Trabajo, Mamá."
            maxLength={40}
            suggestions={NAMES}
            {...form.field('nombre')}
          />
          <AddressFields form={form} estados={estados} />
        </Stack>
      </SendForm>
    </Dialog>
  );
}
