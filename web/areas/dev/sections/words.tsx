import { Money } from '../../../ui/money.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Stack } from '../../../ui/stack.tsx';
import style from './ui.module.css';

export function Words() {
  return (
    <Stack gap={3} className={style.measure}>
      <p style={{ font: '700 var(--m-text-hero) / 1.1 var(--m-font-display)' }}>
        Tu casa en manos de buenos maestros
      </p>
      <h3>Libera cuando quedes conforme</h3>
      <p>
        El profesional cobra al terminar. Si algo falla, el dinero sigue protegido mientras se
        resuelve. <a href="#textos">Así funciona</a>.
      </p>
      <p className={style.muted}>
        Texto secundario: Plomería · Guadalajara y Zapopan ·{' '}
        <RelativeTime at="2026-11-20T16:00:00Z" exact="vie 20 nov, 10:00">
          hace 5 minutos
        </RelativeTime>
      </p>
      <p>
        <Money mxn={1234.5} strong /> · <Money mxn={0} /> · <Money mxn={9_999_999} /> ·{' '}
        <Money mxn={-103} bare />
      </p>
    </Stack>
  );
}
