import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { capitalized } from '#lib/capitalized.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { type Reading, useReading } from '#web/shared/requests/use-reading.ts';
import { chooseFor } from '#web/shared/requests/chosen.ts';
import { Button } from '#web/ui/button.tsx';
import style from './first-message.module.css';

interface FirstMessageProps {
  partner: ChatPartner;
  /** The text being written. */
  text: string;
}

/**
 * What was understood of a client's first message (4 §G), above the composer: with it a request begins filled in, so
 * that the professional reads at once what, when and where. It does not prevent sending.
 */
export function FirstMessage({ partner, text }: FirstMessageProps) {
  const rol = useSession()?.user.rol;
  if (rol !== ROL.client || partner.rol !== ROL.professional) return null;
  return <Understood {...{ partner, text }} />;
}

function Understood({ partner, text }: FirstMessageProps) {
  const navigate = useNavigate();
  const [reading, setReading] = useState<Reading | null>(null);
  useReading(text, '', (_text, found) => setReading(found));
  const job = reading?.seguro ? reading.trabajos[0] : undefined;
  const said = reading && job && text.trim() !== '' ? wordsOf(reading, job) : [];

  const ask = () => {
    const { keylogin, nombre, img_profile, profesion } = partner;
    if (job) chooseFor(job.categoria, { keylogin, nombre, img_profile, profesion });
    void navigate(`${paths.request}?${new URLSearchParams({ texto: text.trim() })}`);
  };
  return (
    // Always rendered, so that screen readers announce its content.
    <div aria-live="polite">
      {said.length > 0 && (
        <div className={style.hint}>
          <p>
            <span className={style.label}>Entendimos</span> {said.join(' · ')}
          </p>
          <Button size="sm" variant="secondary" onClick={ask}>
            Pedirle precio con esto
          </Button>
        </div>
      )}
    </div>
  );
}

/** What was said, in the order of a request: the trade, the work and how much of it, the day, the place. */
function wordsOf(
  { cantidad, ancho, largo, fecha, cuando, ciudad, estado }: Reading,
  { categoria, aparato, opt }: Reading['trabajos'][number],
): string[] {
  const size = ancho && largo ? `${ancho} × ${largo} m` : '';
  const work = workOf({ aparato, opt });
  return [
    categoria,
    [cantidad && cantidad > 1 && opt ? `${cantidad} ×` : '', work, size].filter(Boolean).join(' '),
    fecha ? formatDay(fecha) : cuando === '' ? '' : capitalized(cuando),
    ciudad ?? estado ?? '',
  ].filter(Boolean);
}
