import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { BackButton } from './back-button.tsx';

/** Instead of a screen that is not for whoever is here, with who may open it. */
export const NotForYou = ({ why }: { why: string }) => (
  <>
    <BackButton to={paths.admin} />
    <h1 className="m-hidden">Sin permiso</h1>
    <ErrorState title="No tienes permiso para esto">{why}</ErrorState>
  </>
);
