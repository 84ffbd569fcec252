import { IconArrowRight } from '@tabler/icons-react';
import style from './list.module.css';

/** «Clara → Ramón»: sender and recipient. */
export function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from} <IconArrowRight className={style.arrow} size={16} aria-hidden />
      <span className="m-hidden">a</span> {to}
    </>
  );
}
