import { stopped } from '#lib/stopped.ts';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { ACTIVE, UNDER_WAY } from '#domain/projects/graph.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { mapOf, wholeAddressWords } from '#web/shared/accounts/address-words.ts';
import { dayOf } from '#web/shared/accounts/words.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseAddress } from './choose-address.tsx';
import { hasNothingLeft, sideOf } from './project-state.ts';
import type { ProjectOfChat } from './use-action-dialog.tsx';
import style from './work-address.module.css';

/** Where the work is (4 §G): the client says it, the professional reads it from the first payment until the end. */
export function WorkAddress(props: ProjectOfChat) {
  const { me, proposal } = props;
  const { estado, direccion } = proposal;
  // Nobody has to say it any more once the work is done, or what was paid for it went back.
  if (!(direccion ? ACTIVE : UNDER_WAY).includes(estado)) return null;
  if (!direccion && hasNothingLeft(proposal)) return null;
  return (
    <section className={style.address} aria-labelledby="donde-es">
      <h4 id="donde-es">Dónde es</h4>
      {sideOf(proposal, me) === 'client' ? <OfClient {...props} /> : <OfProfessional {...props} />}
    </section>
  );
}

function OfClient(props: ProjectOfChat) {
  const { partner, proposal } = props;
  const { direccion, pagado } = proposal;
  const name = shortName(partner);
  return (
    <>
      {direccion ? (
        <>
          <AddressLine address={direccion} />
          <p className={style.who}>
            {direccion.visible_desde === null
              ? `${name} la verá con tu primer pago. Nadie más la ve.`
              : `${name} la ve desde el ${dayOf(direccion.visible_desde)}. Nadie más la ve.`}
          </p>
        </>
      ) : (
        <p className={style.who}>
          {pagado > 0
            ? `${name} necesita saber adónde ir. Solo la verá ${stopped(name)}`
            : `${name} la verá con tu primer pago. Nadie más la ve.`}
        </p>
      )}
      {UNDER_WAY.includes(proposal.estado) && <ChangeAddress {...props} />}
    </>
  );
}

/** The button with which a client says or changes where a work is; filled where somebody paid to come waits for it. */
export function ChangeAddress(props: ProjectOfChat) {
  const { direccion, pagado } = props.proposal;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={direccion || pagado === 0 ? 'secondary' : 'primary'}
        size={direccion ? 'sm' : 'md'}
        fullWidth={!direccion}
        onClick={() => setOpened(true)}
      >
        {direccion ? 'Cambiar dirección' : 'Agregar la dirección del trabajo'}
      </Button>
      {opened && <ChooseAddress {...props} onClose={() => setOpened(false)} />}
    </>
  );
}

function OfProfessional({ partner, proposal }: ProjectOfChat) {
  const { direccion, pagado } = proposal;
  if (direccion) return <AddressLine address={direccion} map />;
  const name = shortName(partner);
  return (
    <p className={style.who}>
      {pagado > 0
        ? `${name} todavía no dice la dirección. Aquí la verás.`
        : `Verás la calle y el número cuando ${name} haga su primer pago.`}
    </p>
  );
}

type Whole = NonNullable<ProjectOfChat['proposal']['direccion']>;

/** An address with its reference, and for who goes there a map. */
export function AddressLine({ address, map = false }: { address: Whole; map?: boolean }) {
  return (
    <div className={style.line}>
      <IconMapPin size={20} aria-hidden />
      <div>
        <p className={style.street}>{wholeAddressWords(address)}</p>
        {address.referencia && <p className={style.who}>{address.referencia}</p>}
        {map && (
          <a className={style.map} href={mapOf(address)} target="_blank" rel="noreferrer">
            Abrir en el mapa
          </a>
        )}
      </div>
    </div>
  );
}
