import type { ReactNode } from 'react';
import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/stack.tsx';
import style from './account.module.css';

export interface GreetingProps {
  user: Pick<User, 'nombre' | 'img_profile'>;
  title: string;
  /** The line below the title. */
  children: ReactNode;
  action?: ReactNode;
}

/** The head of a home screen: the signed-in person and the main action. */
export function Greeting({ user, title, children, action }: GreetingProps) {
  return (
    <Row justify="between" gap={4}>
      <Row gap={4} wrap={false}>
        <Avatar nombre={user.nombre} imagen={pictureUrl(user.img_profile)} size={64} />
        <div className={style.greeting}>
          <h1>{title}</h1>
          <p>{children}</p>
        </div>
      </Row>
      {action}
    </Row>
  );
}
