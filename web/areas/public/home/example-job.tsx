import { MoneyBar } from '#web/ui/money-bar.tsx';
import { Chip, ValidatedChip } from '#web/ui/chip.tsx';
import style from './example-job.module.css';
import { PlumberFace } from './plumber-face.tsx';

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
