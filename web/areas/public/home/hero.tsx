import { IconLock, IconShieldCheck, IconStar } from '@tabler/icons-react';
import { Ask } from './ask.tsx';
import style from './hero.module.css';
import type { CategoryCard } from './load.ts';
import { ExampleJob } from './example-job.tsx';

const trust = [
  { Icon: IconShieldCheck, text: 'Profesionales validados' },
  { Icon: IconLock, text: 'Pago protegido' },
  { Icon: IconStar, text: 'Reseñas de trabajos pagados' },
];

/** The first screen: the promise, the search, reasons to trust, and an example. */
export function Hero({ categories }: { categories: readonly CategoryCard[] }) {
  return (
    <section className={style.hero}>
      <div className={style.wrap}>
        <div className={style.words}>
          <h1 className={style.title}>Tu casa en manos de buenos maestros</h1>
          <p className={style.lead}>
            Encuentra quién lo arregle, acuerda el precio por escrito y paga seguro: el dinero se
            libera cuando tú confirmas el trabajo.
          </p>
          <div className={style.ask}>
            <Ask categories={categories.map(({ categoria }) => categoria)} />
          </div>
          <ul className={style.trust}>
            {trust.map(({ Icon, text }) => (
              <li key={text}>
                <Icon size={20} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <ExampleJob />
      </div>
    </section>
  );
}
