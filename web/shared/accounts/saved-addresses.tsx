import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { textOf } from '#contract/errors.ts';
import { ADDRESSES_MAX, OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { afterDialog } from '#web/ui/focus-places.ts';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { streetWords } from './address-words.ts';
import style from './saved-addresses.module.css';
import type { useAddresses } from './use-addresses.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

interface SavedAddressesProps {
  saved: ReturnType<typeof useAddresses>;
  /** What they are beside: by default the account's own address. */
  title?: string;
}

/** A client's other addresses (4 §G), beside the account's own. */
export function SavedAddresses({ saved, title = 'Otras direcciones' }: SavedAddressesProps) {
  const { addresses, failure, retry, replace } = saved;
  const [typing, setTyping] = useState<SavedAddress | 'new' | null>(null);
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const others = addresses?.filter(({ id }) => id !== OWN_ADDRESS) ?? [];
  const full = others.length >= ADDRESSES_MAX;
  return (
    <Section title={title} count={others.length}>
      <Stack gap={4}>
        {failure && <ErrorState title={failure} onRetry={retry} />}
        {!failure && !addresses && (
          <Loading label="Cargando tus direcciones…">
            <SkeletonPanel />
          </Loading>
        )}
        {addresses && (
          <>
            {others.length === 0 && (
              <p className={style.none}>
                Guarda la casa de tu mamá o tu oficina, y pide un trabajo ahí con un toque.
              </p>
            )}
            <ul className={style.list}>
              {others.map((address) => (
                <li key={address.id}>
                  <Saved
                    address={address}
                    onChange={() => setTyping(address)}
                    onDelete={() => setDeleting(address)}
                  />
                </li>
              ))}
            </ul>
            <div ref={foot}>
              <Button
                variant="secondary"
                icon={<IconPlus size={20} aria-hidden />}
                disabledReason={full ? textOf('addresses_too_many') : undefined}
                onClick={() => setTyping('new')}
              >
                Guardar otra dirección
              </Button>
            </div>
          </>
        )}
      </Stack>
      {typing && (
        <Suspense>
          <AddressDialog
            address={typing === 'new' ? undefined : typing}
            onClose={() => setTyping(null)}
            onSaved={replace}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => {
          setDeleting(null);
          // The button that opened the question may be gone with its address; the focus stays nearby.
          afterDialog(() => {
            if (document.activeElement === document.body)
              foot.current?.querySelector('button')?.focus();
          });
        }}
        title={`¿Eliminar «${deleting?.nombre ?? ''}»?`}
        confirmLabel="Eliminar dirección"
        danger
        irreversible
        onConfirm={async () => {
          if (!deleting) return;
          replace((await api.accounts.deleteAddress({ id: deleting.id })).direcciones);
        }}
      >
        <p>Los trabajos que ya son ahí conservan su dirección.</p>
      </ConfirmDialog>
    </Section>
  );
}

interface SavedProps {
  address: SavedAddress;
  onChange: () => void;
  onDelete: () => void;
}

function Saved({ address, onChange, onDelete }: SavedProps) {
  const { nombre, referencia } = address;
  return (
    <Card padding="sm" className={style.card ?? ''}>
      <IconMapPin className={style.icon} size={24} aria-hidden />
      <div className={style.words}>
        <h3 className={style.name}>{nombre}</h3>
        <p>{streetWords(address)}</p>
        <p>{placeWords(address)}</p>
        {referencia && <p className={style.more}>{referencia}</p>}
      </div>
      <div className={style.actions}>
        <Button variant="secondary" size="sm" onClick={onChange}>
          Cambiar<span className="m-hidden"> {nombre}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Eliminar<span className="m-hidden"> {nombre}</span>
        </Button>
      </div>
    </Card>
  );
}
