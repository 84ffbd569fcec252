import { useLocation } from 'react-router';
import { areaOf } from '#web/shared/layout/area-of.ts';
import { ScreenShape } from '#web/shared/layout/screen-shape.tsx';
import area from '#web/shared/layout/area.module.css';
import { Logo } from '#web/ui/art/logo.tsx';
import linkRow from '#web/ui/link-row.module.css';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './signed-in-skeleton.module.css';

const Shape = ({ of }: { of: string }) => (
  <Stack gap={6}>
    <ScreenShape of={of} />
  </Stack>
);

/** A desktop shows a list in the place of the area's links. */
const hasPanes = (pathname: string): boolean => pathname.startsWith('/cliente/solicitudes');

/** Shown for a signed-in screen while the application loads, in that screen's shape. */
export function SignedInSkeleton() {
  const { pathname } = useLocation();
  return (
    <Loading>
      <div className={style.head}>
        <Logo />
        <Skeleton width={40} height={40} round />
      </div>
      <div className={style.page}>
        {areaOf(pathname) === undefined ? (
          <Shape of={pathname} />
        ) : (
          <div className={area.area} data-panes={hasPanes(pathname) || undefined}>
            <div className={`${linkRow.row} ${area.nav}`}>
              {[1, 2, 3, 4].map((link) => (
                <span key={link} className={style.link}>
                  <Skeleton width={96} />
                </span>
              ))}
            </div>
            <div className={area.content}>
              <Shape of={pathname} />
            </div>
          </div>
        )}
      </div>
    </Loading>
  );
}
