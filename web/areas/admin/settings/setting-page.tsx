import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { BackButton } from '../back-button.tsx';
import { useAdminSettings } from './use-settings.ts';

interface SettingPageProps {
  title: string;
  /** What it is, and where people see it. */
  about: string;
  children: (settings: NonNullable<ReturnType<typeof useAdminSettings>['data']>) => ReactNode;
}

/** The frame of one setting's screen: the way back, and what is shown until it is loaded. */
export function SettingPage({ title, about, children }: SettingPageProps) {
  const settings = useAdminSettings();
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackButton to={paths.settings} />
        <h1>{title}</h1>
        <p>{about}</p>
      </Stack>
      {settings.isPending && (
        <Loading label="Cargando los ajustes…">
          <SkeletonPanel />
        </Loading>
      )}
      {settings.isError && !settings.data && (
        <ErrorState onRetry={() => void settings.refetch()} busy={settings.isFetching}>
          {settings.error.message}
        </ErrorState>
      )}
      {settings.data && children(settings.data)}
    </Stack>
  );
}
