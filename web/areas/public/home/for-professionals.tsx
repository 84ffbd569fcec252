import { Link } from 'react-router';
import type { FeeOnWire } from '#domain/projects/fee.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { JobEarnings } from '../job-earnings.tsx';
import style from './for-professionals.module.css';
import { SectionTitle } from './title.tsx';

/** What a professional earns on one job, to the peso. For visitors: who is signed in has an account. */
export function ForProfessionals({ comision }: { comision: FeeOnWire }) {
  if (useSession()) return null;
  return (
    <Section tone="band">
      <div className={style.columns}>
        <div>
          <SectionTitle title="¿Eres profesional?">
            Registrarte es gratis. El cliente paga antes de que empieces, ves el dinero protegido en
            el proyecto y lo recibes en tu cuenta cada miércoles.
          </SectionTitle>
          <div className={style.actions}>
            <Button href={paths.signUpProfessional} variant="onBand">
              Quiero trabajar
            </Button>
            <Link className={style.more} to={paths.offer}>
              Conoce la oferta completa
            </Link>
          </div>
        </div>
        <div className={style.sum}>
          <h3 className={style.title}>Lo que recibes por un trabajo</h3>
          <JobEarnings label="Ejemplo de un trabajo de $2,000.00 MXN" comision={comision} />
        </div>
      </div>
    </Section>
  );
}
