import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUser } from '#contract/accounts.ts';
import { validateProfessional } from '#contract/identity.ts';
import type { PortfolioItem, User } from '#contract/views.ts';
import { formatPhone } from '#lib/phone.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { ImageViewer } from '#web/shared/chat/image-viewer.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { RejectDialog } from '../accounts/account/reject-dialog.tsx';
import { useReveal } from '../accounts/account/use-account.ts';
import { useValidation } from '../accounts/account/use-validation.ts';
import { ValidateDialog } from '../accounts/account/validate-dialog.tsx';
import { SuspendedChip } from '../accounts/state/suspended-chip.tsx';
import { EmailText } from '../email-text.tsx';
import { Fact, Facts } from '../facts.tsx';
import { IdCard } from '../identity/id-card.tsx';
import { Shown } from '../list/shown.tsx';
import { TeamButton } from '../team-button.tsx';
import { TeamLink } from '../team-link.tsx';
import { useMay, useMayNot } from '../use-may.ts';
import { momentText } from '../words.ts';
import { Bar, NotYours, type PanelProps, PersonNotes } from './parts.tsx';
import style from './queue.module.css';
import { useShortcuts } from './shortcuts.ts';
import { personQuery } from './use-queue.ts';

/** Somebody who waits for validation: the ID beside what it says, the works, the data, and the decision. */
export function ValidationPanel({ item, open, onwards, onDecided }: PanelProps) {
  const { clave } = item;
  const mayNot = useMayNot()(getUser);
  const query = useQuery({ ...personQuery(clave), enabled: mayNot === undefined });
  const reveal = useReveal(clave, '1 MONTH');
  if (mayNot !== undefined) return <NotYours why={mayNot} onwards={onwards} />;
  return (
    <>
      <Shown query={query} loading="Abriendo la cuenta…">
        {(data) => (
          <Stack gap={4}>
            <IdCard
              user={data.user}
              identidad={data.identidad}
              lectura={data.lectura}
              refresh={() => void query.refetch()}
              reveal={() => reveal.mutate()}
              busy={query.isFetching || reveal.isPending}
              inline
            />
            <Works works={data.user.portfolio} nombre={item.titulo} />
            <Data user={data.user} since={data.fechas.alta} suspended={data.suspension !== null} />
            <PersonNotes keylogin={clave} />
          </Stack>
        )}
      </Shown>
      <Decision
        user={query.data?.user}
        nombre={item.titulo}
        keylogin={clave}
        open={open}
        onwards={onwards}
        onDecided={onDecided}
      />
    </>
  );
}

function Works({ works, nombre }: { works: readonly PortfolioItem[]; nombre: string }) {
  const [shown, setShown] = useState<{ src: string; alt: string } | null>(null);
  const pictures = works.flatMap(({ titulo, imagenes }) =>
    imagenes.map(({ ruta, ruta_card }) => ({ titulo, ruta, ruta_card })),
  );
  return (
    <Card as="section" className={style.card}>
      <h3>
        Portafolio <small>{worksText(works.length, pictures.length)}</small>
      </h3>
      {pictures.length > 0 && (
        <ul className={style.works}>
          {pictures.map(({ titulo, ruta, ruta_card }) => (
            <li key={ruta}>
              <button
                type="button"
                aria-label={`Ver ${titulo}`}
                onClick={() => setShown({ src: ruta, alt: titulo })}
              >
                <img src={pictureUrl(ruta_card)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ImageViewer
        opened={shown !== null}
        onClose={() => setShown(null)}
        src={pictureUrl(shown?.src ?? null)}
        alt={shown?.alt ?? `Trabajo de ${nombre}`}
        onError={() => {
          setShown(null);
          toast.error('No se pudo abrir la imagen. Ábrela otra vez.');
        }}
      />
    </Card>
  );
}

function worksText(works: number, pictures: number): string {
  if (pictures === 0) return 'todavía sin fotos';
  const photos = pictures === 1 ? '1 foto' : `${pictures} fotos`;
  return `${photos} de ${works === 1 ? '1 trabajo' : `${works} trabajos`}`;
}

function Data({ user, since, suspended }: { user: User; since: string; suspended: boolean }) {
  const { account, profile, payment_method: method, keylogin } = user;
  if (!profile) return null;
  const { nombre_comercial, profesion, profesiones, descripcion, ciudad, estado } = profile;
  return (
    <Card as="section" className={style.card}>
      <h3>Datos {suspended && <SuspendedChip />}</h3>
      <Facts>
        <Fact label="Nombre comercial">{nombre_comercial}</Fact>
        <Fact label="Oficios">{[profesion, ...profesiones].join(', ')}</Fact>
        <Fact label="Trabaja en">{[ciudad, estado].filter(Boolean).join(', ')}</Fact>
        <Fact label="Teléfono">{formatPhone(account.phone)}</Fact>
        <Fact label="Correo">
          <EmailText email={account.email} />
        </Fact>
        <Fact label="Cuenta para cobrar">
          {method
            ? `${method.banco || 'CLABE'}, termina en ${method.numero.slice(-4)}`
            : 'Todavía no la da'}
        </Fact>
        <Fact label="Se registró">{momentText(since)}</Fact>
      </Facts>
      {descripcion && <p className={style.said}>«{descripcion}»</p>}
      <p>
        <TeamLink className={style.link} to={paths.account(keylogin)}>
          Ver y corregir su cuenta
        </TeamLink>
      </p>
    </Card>
  );
}

interface DecisionProps extends Pick<PanelProps, 'open' | 'onwards' | 'onDecided'> {
  /** Undefined until it has come: nobody decides on what they have not seen. */
  user: User | undefined;
  nombre: string;
  keylogin: string;
}

/** Two presses: the decision, and that one means it. */
function Decision({ user, nombre, keylogin, open, onwards, onDecided }: DecisionProps) {
  const may = useMay()(validateProfessional);
  const { profile } = user ?? {};
  const { asking, ask, stop, validate, reject } = useValidation({ keylogin, user }, (estatus) => {
    toast.success(
      estatus === 'validado' ? `${nombre} quedó validado.` : `Le avisamos a ${nombre} qué falta.`,
      'Éxito',
    );
    onDecided();
  });
  const ready = may && open && user !== undefined;
  useShortcuts({
    v: ready ? () => ask('validate') : undefined,
    r: ready ? () => ask('reject') : undefined,
  });
  const notNow = open
    ? user === undefined
      ? 'Se está abriendo la cuenta.'
      : undefined
    : 'Ya se decidió: arriba dice qué.';
  return (
    <>
      <Bar onwards={onwards}>
        <TeamButton
          call={validateProfessional}
          variant="secondary"
          disabledReason={notNow}
          onClick={() => ask('reject')}
        >
          Rechazar
        </TeamButton>
        <TeamButton
          call={validateProfessional}
          icon={<IconCheck size={20} aria-hidden />}
          disabledReason={notNow}
          onClick={() => ask('validate')}
        >
          Validar y seguir
        </TeamButton>
      </Bar>
      <ValidateDialog
        keylogin={keylogin}
        opened={asking === 'validate'}
        onClose={stop}
        nombre={nombre}
        hasId={Boolean(profile?.identificacionFrontal_rute && profile.identificacionTrasera_rute)}
        onValidate={validate}
      />
      <RejectDialog
        keylogin={keylogin}
        opened={asking === 'reject'}
        onClose={stop}
        nombre={nombre}
        given={user?.account.nombre ?? nombre}
        wasValid={false}
        onReject={reject}
      />
    </>
  );
}
