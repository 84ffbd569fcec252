import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyScene } from './art/empty-scene.tsx';
import { Button } from './button.tsx';
import style from './states.module.css';

export interface EmptyStateProps {
  scene?: 'results' | 'messages' | 'projects' | 'success';
  /** What the list will show. */
  title: string;
  /** How to get started. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ scene = 'results', title, children, action }: EmptyStateProps) {
  return (
    <div className={style.state}>
      <EmptyScene kind={scene} />
      {/* It can take the focus of the last of a list. */}
      <h2 className={style.title} tabIndex={-1} data-empty-state>
        {title}
      </h2>
      {children && <p className={style.text}>{children}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  /** What happened and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  /** The way on where another try would not help. */
  action?: ReactNode;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({
  title = 'No pudimos cargar esto',
  children = 'Inténtalo de nuevo. Si sigue igual, revisa tu conexión.',
  onRetry,
  busy = false,
  action,
}: ErrorStateProps) {
  return (
    <div className={style.state} role="alert">
      <EmptyScene kind="error" />
      <h2 className={style.title}>{title}</h2>
      <p className={style.text}>{children}</p>
      {onRetry && (
        <Button
          variant="secondary"
          icon={<IconRefresh size={20} aria-hidden />}
          busy={busy}
          onClick={onRetry}
        >
          Intentar de nuevo
        </Button>
      )}
      {action}
    </div>
  );
}
