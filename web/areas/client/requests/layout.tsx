import { Outlet, useParams } from 'react-router';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { RequestList } from './request-list.tsx';
import style from './requests.module.css';

/** On a desktop a request opens beside the list of all; on a phone in its place. */
export default function RequestsLayout() {
  const { id } = useParams();
  if (!useIsWide()) return <Outlet />;
  return (
    <div className={style.panes}>
      <div className={style.list}>
        <RequestList pane opened={id} />
      </div>
      <div className={style.detail}>
        <Outlet />
      </div>
    </div>
  );
}
