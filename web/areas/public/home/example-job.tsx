import { MoneyBar } from '#web/ui/money-bar.tsx';
import { Chip, ValidatedChip } from '#web/ui/chip.tsx';
import style from './example-job.module.css';

const precio = 1_800;

/** An example of a job: the people, the agreement and the money. */
export function ExampleJob() {
  return (
    <figure className={style.card}>
      <figcaption className="m-hidden">Ejemplo de un trabajo en Maestros</figcaption>
      <div className={style.head}>
        <PlumberFace />
        <p className={style.who}>
          <b>Taller Núñez</b>
          <span>Plomería · Guadalajara</span>
        </p>
        <ValidatedChip />
      </div>
      <p className={style.theirs}>
        Con gusto. Cambio la llave y reviso la tubería: <b>$1,800</b>, material incluido.
      </p>
      <p className={style.mine}>De acuerdo, te espero el martes a las 10.</p>
      <div className={style.money}>
        <p className={style.job}>
          <b>Cambio de llave y tubería</b>
          <Chip tone="primary">Pagado</Chip>
        </p>
        <MoneyBar precio={precio} pagado={precio} liberado={precio / 4} />
        <p className={style.note}>Lo protegido espera a que confirmes el trabajo.</p>
      </div>
    </figure>
  );
}

/** A drawing of the plumber in the example. */
function PlumberFace() {
  return (
    <svg className={style.face} viewBox="0 0 100 100" width="52" height="52" aria-hidden>
      <path className={style.wall} d="M0 0h100v100H0z" />
      <path className={style.shirt} d="M13 104c2-23 17-30 37-30s35 7 37 30z" />
      <path className={style.skin} d="M42 62h16v14c-3 6-13 6-16 0z" />
      <ellipse className={style.skin} cx="50" cy="50" rx="18" ry="20" />
      <path className={style.cap} d="M28 41c0-14 10-22 22-22s22 8 22 22z" />
      <path className={style.brim} d="M25 39h50a3 3 0 0 1 0 6H25a3 3 0 0 1 0-6z" />
      <path className={style.line} d="M43 60c4 4 10 4 14 0" />
      <circle cx="43" cy="52" r="2" />
      <circle cx="57" cy="52" r="2" />
    </svg>
  );
}
