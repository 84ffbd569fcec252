import { REQUEST_RECIPIENTS } from '#contract/requests/form.ts';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import style from './choosing.module.css';
import { requestName } from './request-name.ts';

/** Above the results in the category of the kept request: that one is choosing for it, and what happens next. */
export function Choosing({ categoria }: { categoria: string }) {
  const kept = useReadyRequest();
  if (!kept || kept.form.categoria !== categoria) return null;
  return (
    <section className={style.choosing} aria-labelledby="eligiendo">
      <h3 id="eligiendo" className={style.title}>
        Elige hasta {REQUEST_RECIPIENTS} para «{requestName(kept.form)}»
      </h3>
      <p>
        Antes de enviarla la revisas. Cada quien te responde en su chat con su propuesta; comparas y
        eliges una.
      </p>
      <Link to={paths.request}>Cambiar solicitud</Link>
    </section>
  );
}
