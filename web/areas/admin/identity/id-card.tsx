import { IconAlertTriangle, IconCircleCheck, IconLock } from '@tabler/icons-react';
import { getMessages } from '#contract/chat.ts';
import type { Lectura } from '#contract/identity.ts';
import type { User } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useMayNot } from '../use-may.ts';
import { momentText } from '../words.ts';
import { findingsOf } from './findings.ts';
import { IdFacts } from './id-facts.tsx';
import { IdImageButton } from './id-image-button.tsx';
import { IdPicture } from './id-picture.tsx';
import style from './id-reading.module.css';

const STATES: Record<Lectura['estado'], readonly [text: string, tone: ChipProps['tone']]> = {
  pendiente: ['Leyéndose', 'sun'],
  leida: ['Leída', 'success'],
  ilegible: ['Ilegible', 'error'],
};

interface IdCardProps {
  user: User;
  /** Whether what the ID shows and says has been loaded, which needs a proof. */
  identidad: boolean;
  lectura: Lectura | null;
  /** Loads the account again. */
  refresh: () => void;
  /** Loads it with what the ID shows and says. */
  reveal: () => void;
  busy: boolean;
  /** Shows the images at once, for whoever decides on one after the other. */
  inline?: boolean;
}

/** Both sides of a professional's ID and the data read from them (2 §2). */
export function IdCard(props: IdCardProps) {
  // A proof alone shows it to nobody who may not see it.
  const mayNot = useMayNot()(getMessages);
  const { profile } = props.user;
  if (!profile) return null;
  const uploaded = profile.identificacionFrontal_rute ?? profile.identificacionTrasera_rute;
  return uploaded && (!props.identidad || mayNot) ? <LockedId {...props} /> : <OpenId {...props} />;
}

/** Before the proof: people's identities are not for whoever finds a screen open (4 §F). */
function LockedId({ reveal, busy }: IdCardProps) {
  const mayNot = useMayNot()(getMessages);
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>Lectura de la INE</h2>
        <p>
          {mayNot ??
            'Las imágenes y lo que se leyó de ellas se muestran a quien acaba de confirmar que es quien entró.'}
        </p>
        <div>
          <Button
            variant="secondary"
            icon={<IconLock size={20} aria-hidden />}
            disabledReason={mayNot}
            busy={busy}
            onClick={reveal}
          >
            Ver la identificación
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function OpenId({ user, lectura, refresh, busy, inline = false }: IdCardProps) {
  const { account, profile } = user;
  if (!profile) return null;
  const Side = inline ? IdPicture : IdImageButton;
  const findings = lectura ? findingsOf(lectura, account) : [];
  const [state, tone] = lectura ? STATES[lectura.estado] : (['Incompleta', 'neutral'] as const);
  return (
    <Card as="section">
      <Stack gap={4}>
        <div className={style.head}>
          <h2 className={style.heading}>Lectura de la INE</h2>
          <Chip tone={tone}>{state}</Chip>
          {lectura?.leidaAt && <span className={style.muted}>{momentText(lectura.leidaAt)}</span>}
        </div>
        <div className={inline ? style.pictures : style.images}>
          <Side
            link={profile.identificacionFrontal_rute}
            alt={`Frente de la identificación de ${user.nombre}`}
            onExpired={refresh}
          >
            {inline ? 'Frente' : 'Ver frente'}
          </Side>
          <Side
            link={profile.identificacionTrasera_rute}
            alt={`Reverso de la identificación de ${user.nombre}`}
            onExpired={refresh}
          >
            {inline ? 'Reverso' : 'Ver reverso'}
          </Side>
        </div>
        <p className={style.muted}>
          {inline
            ? 'Queda registrado que viste estas imágenes.'
            : 'Cada vez que abres una imagen queda registrado.'}
        </p>
        {!lectura && <p>Se lee cuando tenga el frente y el reverso.</p>}
        {lectura?.estado === 'pendiente' && (
          <>
            <p>Estamos leyendo las imágenes. Tarda unos segundos.</p>
            <div>
              <Button variant="secondary" busy={busy} onClick={refresh}>
                Actualizar
              </Button>
            </div>
          </>
        )}
        {lectura?.estado === 'ilegible' && (
          <p>
            No encontramos las líneas que se leen por máquina en ninguna de las dos imágenes.
            Revísalas tú; al profesional le pedimos una foto mejor. Las credenciales anteriores a
            2014 no las tienen.
          </p>
        )}
        {lectura?.estado === 'leida' && (
          <>
            <Findings findings={findings} />
            <IdFacts lectura={lectura} />
            <p className={style.muted}>
              Con el CIC y el identificador del ciudadano puedes confirmar que sigue vigente en{' '}
              <a href="https://listanominal.ine.mx/" target="_blank" rel="noreferrer noopener">
                la Lista Nominal del INE
              </a>
              .
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Findings({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0)
    return (
      <p className={`${style.finding} ${style.agrees}`}>
        <IconCircleCheck size={20} aria-hidden />
        <span>Todo cuadra: los dígitos de control, la vigencia y el nombre.</span>
      </p>
    );
  return (
    <ul className={style.findings} aria-label="Qué revisar">
      {findings.map((text) => (
        <li key={text} className={`${style.finding} ${style.differs}`}>
          <IconAlertTriangle size={20} aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
