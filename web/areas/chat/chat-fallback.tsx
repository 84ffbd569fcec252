import { Loading, SkeletonPerson } from '#web/ui/skeleton.tsx';
import style from './conversations/conversation-list.module.css';

/** Shown while the application loads: a placeholder of the list, which all screen sizes show. */
export function ChatFallback() {
  return (
    <Loading label="Abriendo tus conversaciones…">
      <div className={style.skeletons}>
        {[1, 2, 3, 4, 5].map((line) => (
          <SkeletonPerson key={line} />
        ))}
      </div>
    </Loading>
  );
}
