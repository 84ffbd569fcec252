import { IconBulb } from '@tabler/icons-react';
import { useId } from 'react';
import style from './request.module.css';

/** What helps at home while one waits; nothing where nothing is known. */
export function Meanwhile({ tip }: { tip: string }) {
  const id = useId();
  if (tip === '') return null;
  return (
    <section aria-labelledby={id} className={style.meanwhile}>
      <IconBulb size={24} aria-hidden />
      <div>
        <h2 id={id}>Mientras tanto</h2>
        <p>{tip}</p>
      </div>
    </section>
  );
}
