import { Skeleton, SkeletonPanel, SkeletonPerson } from '#web/ui/skeleton.tsx';

/** Screens that are one form. */
const FORM =
  /solicitar|servicios|login|restaurar|quiero-|cuenta$|direccion$|perfil$|metodo-de-pago/;

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
