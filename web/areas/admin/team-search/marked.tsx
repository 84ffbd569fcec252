import type { Piece } from '#domain/team-search/marks.ts';
import style from './team-search.module.css';

/** A text in which what was searched is marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className={style.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
