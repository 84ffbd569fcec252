import { useRef } from 'react';
import { Stack } from '#web/ui/stack.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useTabAddress } from '../list/use-tab-address.ts';
import { DisputeList } from './dispute-list.tsx';
import style from './disputes.module.css';
import { useOpenDisputes } from './use-disputes.ts';

export const meta = () => [{ title: 'Disputas · Maestros' }];

/** /admin/disputas: open disputes and earlier rulings. */
export default function Disputes() {
  const { estado, show, rows } = useTabAddress('abiertas', 'resueltas');
  const open = useOpenDisputes();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  return (
    <Stack gap={4}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Disputas
      </h1>
      <Tabs
        label="Disputas"
        value={estado}
        onChange={show}
        tabs={[
          {
            id: 'abiertas',
            label: 'Por resolver',
            count: open,
            content: <DisputeList estado="abiertas" onResolved={focusTitle} rows={rows} />,
          },
          {
            id: 'resueltas',
            label: 'Resueltas',
            content: <DisputeList estado="resueltas" onResolved={focusTitle} rows={rows} />,
          },
        ]}
      />
    </Stack>
  );
}
