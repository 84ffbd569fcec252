import { useLocation, useNavigation } from 'react-router';
import { Skeleton, SkeletonCard, SkeletonPerson, SkeletonText } from '#web/ui/skeleton.tsx';
import style from './arriving.module.css';

/** Areas with a frame of their own, which stays while one of their screens leads to another. */
const FRAMED = /^\/(cliente|profesional|admin)(?=\/|$)/;
const areaOf = (pathname: string): string | undefined =>
  isHistory(pathname) ? undefined : FRAMED.exec(pathname)?.[1];
/** The team's view of a conversation fills the window, without the frame of its area. */
const isHistory = (pathname: string): boolean => pathname.startsWith('/admin/chat-history/');

/**
 * Where the next screen takes long: its rough shape over the present one, which stays in place below with what was
 * typed. `inArea` stands in the frame of an area; the other one takes the whole page.
 */
export function Arriving({ inArea = false }: { inArea?: boolean }) {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const next = location?.pathname;
  // The same address with other filters changes only a part of the screen, as does another conversation.
  if (next === undefined || next === here || (isChat(next) && isChat(here))) return null;
  const framed = areaOf(here) !== undefined && areaOf(here) === areaOf(next);
  if (framed !== inArea) return null;
  return (
    <div className={inArea ? style.content : style.page} data-testid="arriving" aria-hidden>
      <div className={style.shape}>
        <Shape of={next} />
      </div>
    </div>
  );
}

const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');
/** Screens that are one form. */
const FORM =
  /solicitar|servicios|login|restaurar|quiero-|cuenta$|direccion$|perfil$|metodo-de-pago/;

function Shape({ of }: { of: string }) {
  if (isChat(of)) return [1, 2, 3, 4, 5].map((line) => <SkeletonPerson key={line} />);
  if (isHistory(of))
    return (
      <>
        <SkeletonPerson size={40} />
        <Skeleton width="60%" height={64} />
        <Skeleton width="45%" height={44} />
      </>
    );
  if (of.startsWith('/ver/'))
    return (
      <>
        <SkeletonPerson size={96} />
        <SkeletonText />
        <SkeletonCard />
      </>
    );
  return (
    <>
      <Skeleton width="60%" height={32} />
      {[1, 2, 3].map((part) =>
        FORM.test(of) ? <Skeleton key={part} height={48} /> : <SkeletonCard key={part} />,
      )}
    </>
  );
}
