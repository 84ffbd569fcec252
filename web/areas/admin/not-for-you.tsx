import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { BackButton } from './back-button.tsx';
import style from './not-for-you.module.css';

interface NotForYouProps {
  why: string;
  /** In place of a screen that fills the window. */
  fills: boolean;
}

/** Instead of a screen that is not for whoever is here, with who may open it. */
export const NotForYou = ({ why, fills }: NotForYouProps) => (
  <div className={style.page} data-fills={fills || undefined}>
    <BackButton to={paths.business} />
    <h1 className="m-hidden">Sin permiso</h1>
    <ErrorState title="No tienes permiso para esto">{why}</ErrorState>
  </div>
);
