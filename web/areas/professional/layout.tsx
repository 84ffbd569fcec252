import { Outlet } from 'react-router';
import { ROL } from '#contract/call.ts';
import { AreaLayout } from '#web/shared/own-area/area-layout.tsx';
import { WrongArea } from '#web/shared/own-area/wrong-area.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { useCounts } from '#web/shared/session/counts.ts';
import { linksOf } from './nav.ts';

/** Layout of the professional's screens (2 §2). */
export default function ProfessionalLayout() {
  const { rol } = useUser().user;
  const counts = useCounts();
  if (rol !== ROL.professional) return <WrongArea rol={rol} whose="profesionales" />;
  return (
    <AreaLayout label="Mi cuenta" links={linksOf(counts)}>
      <Outlet />
    </AreaLayout>
  );
}
