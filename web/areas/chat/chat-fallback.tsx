import { Loading, SkeletonPerson } from '#web/ui/skeleton.tsx';
import style from './conversations/conversation-list.module.css';

/** While the application itself is on its way: the shape of the list, which every size shows. */
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
