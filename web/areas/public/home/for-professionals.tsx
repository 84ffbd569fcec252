import { Link } from 'react-router';
import { feeOf, netOf } from '#domain/fee.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './for-professionals.module.css';
import { SectionTitle } from './title.tsx';

const precio = fromMxn(2_000);

/** What a professional earns on one job, to the peso. */
export function ForProfessionals() {
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
          <dl>
            <div>
              <dt>Precio que acordaste</dt>
              <dd>
                <Money mxn={toMxn(precio)} bare />
              </dd>
            </div>
            <div>
              <dt>Comisión (5&nbsp;% + $3.00)</dt>
              <dd>
                <Money mxn={-toMxn(feeOf(precio))} bare />
              </dd>
            </div>
            <div className={style.total}>
              <dt>Para ti</dt>
              <dd>
                <Money mxn={toMxn(netOf(precio))} strong />
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
