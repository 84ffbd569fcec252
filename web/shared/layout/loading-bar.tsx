import { useNavigation } from 'react-router';
import { Arriving } from './arriving.tsx';
import style from './loading-bar.module.css';

/** A line at the top while the next page loads, then its shape: on a slow network a tap must show that it was felt. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <>
      {/* Outside the page's regions; this one is told to screen readers when it appears. */}
      <div role="status">
        <div className={style.bar} role="progressbar" aria-label="Cargando la página" />
      </div>
      <Arriving />
    </>
  );
}
