import { useNavigation } from 'react-router';
import style from './loading-bar.module.css';

/** A line at the top while the next page loads: on a slow network a tap must show that it was felt. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={style.bar} role="progressbar" aria-label="Cargando la página" />;
}
