import { Outlet } from 'react-router';
import { ROL } from '#contract/call.ts';
import { AreaLayout } from '#web/shared/own-area/area-layout.tsx';
import { WrongArea } from '#web/shared/own-area/wrong-area.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { LINKS } from './nav.ts';

/** Layout of the client's screens (2 §2). */
export default function ClientLayout() {
  const { rol } = useUser().user;
  if (rol !== ROL.client) return <WrongArea rol={rol} whose="clientes" />;
  return (
    <AreaLayout label="Mi cuenta" links={LINKS}>
      <Outlet />
    </AreaLayout>
  );
}
