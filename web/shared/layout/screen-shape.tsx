import {
  Skeleton,
  SkeletonCard,
  SkeletonMessages,
  SkeletonPanel,
  SkeletonPerson,
  SkeletonText,
} from '#web/ui/skeleton.tsx';
import style from './screen-shape.module.css';

/** Screens that are one form. */
const FORM =
  /solicitar|servicios|login|restaurar|quiero-|cuenta$|direccion$|perfil$|metodo-de-pago/;
/** Screens that list people, each with a picture. */
const PEOPLE = /^\/(categorias|cliente\/favoritos)/;

export const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');
/** The team's view of a conversation fills the window, without the frame of its area. */
export const isHistory = (pathname: string): boolean => pathname.startsWith('/admin/chat-history/');

/** The rough shape of a screen that is not here yet, by its address; where nothing is known of it a neutral one. */
export function ScreenShape({ of }: { of: string }) {
  if (isChat(of)) return <ChatShape open={of !== '/chat/view'} />;
  if (isHistory(of)) return <ConversationShape />;
  if (of.startsWith('/ver/'))
    return (
      <>
        <SkeletonPerson size={96} />
        <SkeletonText />
        <SkeletonPanel />
      </>
    );
  const Part = FORM.test(of) ? FieldShape : PEOPLE.test(of) ? SkeletonCard : SkeletonPanel;
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

/** The list of conversations, and beside it the open one, which on a phone stands in its place. */
const ChatShape = ({ open }: { open: boolean }) => (
  <div className={style.chat} data-open={open || undefined}>
    <div className={style.list}>
      {[1, 2, 3, 4, 5].map((line) => (
        <SkeletonPerson key={line} />
      ))}
    </div>
    {open && (
      <div>
        <ConversationShape />
      </div>
    )}
  </div>
);

const ConversationShape = () => (
  <>
    <SkeletonPerson size={40} />
    <SkeletonMessages />
  </>
);
