import type { ReactNode } from 'react';
import { formatDay, mexicoDay } from '#domain/mexico-time.ts';
import { formatPhone } from '#domain/phone.ts';
import type { User } from '#web/api/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import style from './account.module.css';

interface AccountFactsProps {
  user: User;
  /** The names that the person had before, the last one first. */
  formerNames: readonly { nombre: string; apellidos: string; hasta: string }[];
}

/** Account, address and profile as they stand. */
export function AccountFacts({ user, formerNames }: AccountFactsProps) {
  const { account, address, profile } = user;
  return (
    <>
      <Facts title="Cuenta">
        <Fact label="Nombre">{account.nombre}</Fact>
        <Fact label="Apellidos">{account.apellidos}</Fact>
        <Fact label="Antes se llamaba">{formerNames.map(namedUntil).join(' · ')}</Fact>
        <Fact label="Correo">{account.email}</Fact>
        <Fact label="Teléfono">{account.phone && formatPhone(account.phone)}</Fact>
        <Fact label="Clave">{user.keylogin}</Fact>
      </Facts>
      <Facts title="Dirección" missing="Todavía no ha dado una dirección.">
        {address && (
          <>
            <Fact label="Calle y número">{address.direccion}</Fact>
            <Fact label="Interior">{address.apartamento}</Fact>
            <Fact label="Referencia">{address.referencia}</Fact>
            <Fact label="Colonia">{address.colonia}</Fact>
            <Fact label="Código postal">{String(address.cp).padStart(5, '0')}</Fact>
            <Fact label="Ciudad">{address.ciudad}</Fact>
            <Fact label="Estado">{address.estado}</Fact>
            <Fact label="Comentarios">{address.comentarios}</Fact>
          </>
        )}
      </Facts>
      {profile && (
        <Facts title="Perfil">
          <Fact label="Nombre comercial">{profile.nombre_comercial}</Fact>
          <Fact label="Profesión principal">{profile.profesion}</Fact>
          <Fact label="Otras profesiones">{profile.profesiones.join(', ')}</Fact>
          <Fact label="Zona de servicio">{areaOf(profile)}</Fact>
          <Fact label="Descripción">{profile.descripcion}</Fact>
        </Facts>
      )}
    </>
  );
}

const namedUntil = ({ nombre, apellidos, hasta }: AccountFactsProps['formerNames'][number]) =>
  `${nombre} ${apellidos} (hasta el ${formatDay(mexicoDay(Date.parse(hasta)))})`;

const areaOf = ({ estado, ciudad }: { estado: string; ciudad: string }) => `${estado}, ${ciudad}`;

interface FactsProps {
  title: string;
  /** Said when there are none. */
  missing?: string;
  children: ReactNode;
}

function Facts({ title, missing, children }: FactsProps) {
  return (
    <Card as="section">
      <h2 className={style.heading}>{title}</h2>
      {children ? (
        <dl className={style.facts}>{children}</dl>
      ) : (
        <p className={style.muted}>{missing}</p>
      )}
    </Card>
  );
}

/** What was left empty is not shown. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
