import {
  Skeleton,
  SkeletonPanel,
  SkeletonPerson,
  SkeletonRows,
  SkeletonText,
  SkeletonTurn,
} from '#web/ui/skeleton.tsx';
import style from './screen-shape.module.css';

/** Screens that are one form. */
const FORM =
  /solicitar|servicios|login|restaurar|quiero-|cuenta$|direccion$|perfil$|metodo-de-pago/;
/** The homes of those who have something to do. */
const HOME = /^\/(cliente|profesional)\/?$/;
/** Lists with tabs above them. */
const TABBED = /^\/(cliente|profesional)\/(solicitudes|proyectos|resenas)\/?$/;

export const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');
/** The team's view of a conversation fills the window, without the frame of its area. */
export const isHistory = (pathname: string): boolean => pathname.startsWith('/admin/chat-history/');

/** The rough shape of a screen that is not here yet, by its address; where nothing is known of it a neutral one. */
export function ScreenShape({ of }: { of: string }) {
  if (of === '/chat/view') return [1, 2, 3, 4, 5].map((line) => <SkeletonPerson key={line} />);
  if (isChat(of) || isHistory(of))
    return (
      <>
        <SkeletonPerson size={40} />
        <Skeleton width="60%" height={64} />
        <Skeleton width="45%" height={44} />
      </>
    );
  if (HOME.test(of)) return <HomeShape action={of.startsWith('/cliente')} />;
  if (of === '/avisos')
    return (
      <div className={style.screen}>
        <TitleShape />
        <SkeletonRows />
      </div>
    );
  if (TABBED.test(of))
    return (
      <div className={of.startsWith('/cliente/solicitudes') ? style.panes : style.screen}>
        <div className={style.list}>
          <TitleShape />
          <Skeleton width="min(100%, 320px)" height={48} />
          <SkeletonPanel />
          <SkeletonPanel />
        </div>
        <div className={style.beside}>
          <TitleShape />
          <SkeletonPanel />
        </div>
      </div>
    );
  const Part = FORM.test(of) ? FieldShape : SkeletonPanel;
  return (
    <>
      <Skeleton width="60%" height={32} />
      <Part />
      <Part />
      <Part />
    </>
  );
}

const FieldShape = () => <Skeleton height={48} />;

/** A title and the line below it. */
const TitleShape = () => (
  <span className={style.title}>
    <Skeleton width="min(55%, 240px)" height={32} />
    <Skeleton width="min(85%, 400px)" height={16} />
  </span>
);

/** Who one is, what is one's turn, and a section of cards. */
const HomeShape = ({ action }: { action: boolean }) => (
  <>
    <span className={style.greeting}>
      <SkeletonPerson size={64} />
      {action && <Skeleton width={194} height={48} />}
    </span>
    <SkeletonTurn />
    <span className={style.section}>
      <Skeleton width={140} height={24} />
      <SkeletonPanel />
      <SkeletonPanel />
    </span>
    <SkeletonText lines={2} />
  </>
);
