import type { ReactNode } from 'react';
import s from './art.module.css';
import { Glint, Line, Picture } from './picture.tsx';

type EmptyKind = 'results' | 'messages' | 'projects' | 'error' | 'success';

const scenes: Record<EmptyKind, ReactNode> = {
  results: (
    <>
      <path className={s.white} d="M36 64l26 -22l26 22v40H36z" />
      <path className={s.accent} d="M30 66l32 -28l32 28l-6 6l-26 -22l-26 22z" />
      <path className={s.wood} d="M55 84h14v20H55z" />
      <circle className={s.sky} cx="102" cy="62" r="20" />
      <Line color="primary" d="M102 40a22 22 0 1 0 .1 0zM118 78l18 20" />
      <Line color="white" thin d="M91 58a12 12 0 0 1 9 -8" />
    </>
  ),
  messages: (
    <>
      <path
        className={s.white}
        d="M40 34a8 8 0 0 1 8 -8h46a8 8 0 0 1 8 8v22a8 8 0 0 1 -8 8H58l-14 11V63a8 8 0 0 1 -4 -7z"
      />
      <Line color="sky" d="M52 39h36M52 49h20" />
      <path
        className={s.primary}
        d="M70 66a8 8 0 0 1 8 -8h46a8 8 0 0 1 8 8v18a8 8 0 0 1 -5 7v11l-13 -10H78a8 8 0 0 1 -8 -8z"
      />
      <circle className={s.white} cx="88" cy="75" r="4" />
      <circle className={s.white} cx="101" cy="75" r="4" />
      <circle className={s.sun} cx="114" cy="75" r="4" />
    </>
  ),
  projects: (
    <>
      <rect className={s.wood} x="48" y="26" width="64" height="78" rx="6" />
      <path className={s.white} d="M54 34h52v64H54z" />
      <rect className={s.steel} x="66" y="20" width="28" height="14" rx="4" />
      <Line color="sky" d="M76 52h22M76 68h22M76 84h14" />
      <circle className={s.success} cx="65" cy="52" r="5" />
      <circle className={s.primary} cx="65" cy="68" r="5" />
      <circle className={s.sun} cx="65" cy="84" r="5" />
      <path className={s.accent} d="M126 44l8 8l-26 40l-10 5l2 -11z" />
      <path className={s.sun} d="M126 44l4 -6q7 0 8 8l-4 6z" />
    </>
  ),
  error: (
    <>
      <Line color="ink" d="M12 78h18q10 0 10 -10t10 -10h8M148 78h-16q-10 0 -10 -10t-10 -10h-4" />
      <path className={s.primary} d="M50 44h16a8 8 0 0 1 8 8v12a8 8 0 0 1 -8 8H50z" />
      <path className={s.steel} d="M74 50h11v5H74zM74 61h11v5H74z" />
      <path className={s.accent} d="M112 44H98a8 8 0 0 0 -8 8v12a8 8 0 0 0 8 8h14z" />
      <Line color="sun" d="M82 36l4 -10M72 34l-3 -9M95 35l6 -8" />
      <path className={s.wood} d="M70 92h20v12H70z" />
      <path
        className={s.leaf}
        d="M80 92q-10 -2 -10 -10q10 0 10 10zM80 92q0 -9 10 -10q0 9 -10 10z"
      />
    </>
  ),
  success: (
    <>
      <path className={s.white} d="M44 60l36 -30l36 30v44H44z" />
      <path className={s.accent} d="M34 64l46 -40l46 40l-7 7l-39 -34l-39 34z" />
      <circle className={s.success} cx="80" cy="76" r="20" />
      <Line color="white" d="M71 76l7 7l12 -13" />
      <Glint x={32} y={36} />
      <Glint x={130} y={34} />
      <Glint x={136} y={82} />
    </>
  ),
};

type EmptySceneProps = { kind: EmptyKind; title?: string };

/** The illustration above the text of an empty, failed or finished screen; up to 240 px wide. */
export function EmptyScene({ kind, title }: EmptySceneProps) {
  return (
    <Picture size="large" title={title}>
      {scenes[kind]}
    </Picture>
  );
}
