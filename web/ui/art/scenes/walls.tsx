import s from '../art.module.css';
import { Glint, Line } from '../picture.tsx';

export const painting = (
  <>
    <path
      className={s.accent}
      d="M46 34h56v34q-5 8 -10 0v-4q-4 -6 -8 0v14q-5 7 -10 0V64q-4 -5 -9 0v8q-5 7 -10 0v-4q-4 -6 -9 0z"
    />
    <rect className={s.white} x="42" y="22" width="68" height="20" rx="6" />
    <rect className={s.steel} x="42" y="22" width="9" height="20" rx="4" />
    <Line color="ink" d="M110 32h10v24H92v12" />
    <rect className={s.wood} x="87" y="66" width="10" height="32" rx="5" />
    <path className={s.steel} d="M112 78h32l-3 26h-26z" />
    <ellipse className={s.accent} cx="128" cy="78" rx="16" ry="4" />
  </>
);

export const masonry = (
  <>
    <rect className={s.white} x="28" y="48" width="78" height="56" rx="2" />
    <path
      className={s.accent}
      d="M28 50h24v15H28zM55 50h26v15H55zM84 50h22v15H84zM28 68h12v15H28zM43 68h26v15H43zM72 68h26v15H72zM28 86h24v16H28zM55 86h26v16H55zM84 86h22v16H84z"
    />
    <rect className={s.accent} x="46" y="28" width="27" height="15" rx="1" />
    <path className={s.steel} d="M98 40l34 6q6 2 2 7l-22 24q-4 3 -6 -2z" />
    <Line color="ink" d="M124 50l10 -12" />
    <rect
      className={s.wood}
      x="131"
      y="13"
      width="10"
      height="28"
      rx="5"
      transform="rotate(38 136 27)"
    />
  </>
);

export const roofing = (
  <>
    <path className={s.white} d="M42 66h76v38H42z" />
    <path className={s.accent} d="M30 70L80 30l50 40q2 4 -3 4H33q-5 0 -3 -4z" />
    <path className={s.primary} d="M70 80h20v24H70z" />
    <Line color="sun" d="M44 60L80 31l36 29" />
    <path
      className={s.sky}
      d="M38 22q7 9 0 14q-7 -5 0 -14zM60 10q7 9 0 14q-7 -5 0 -14zM104 12q7 9 0 14q-7 -5 0 -14zM126 26q7 9 0 14q-7 -5 0 -14z"
    />
    <Line color="sky" thin d="M24 56l-8 -4M26 64h-9M136 56l8 -4M134 64h9" />
  </>
);

export const ironwork = (
  <>
    <rect className={s.wood} x="24" y="40" width="18" height="64" />
    <rect className={s.wood} x="118" y="40" width="18" height="64" />
    <path className={s.accent} d="M21 34h24v8H21zM115 34h24v8h-24z" />
    <Line
      color="ink"
      d="M44 60Q80 22 116 60M44 84h72M80 44v60M56 54v50M68 47v57M92 47v57M104 54v50"
    />
    <Line color="sun" thin d="M62 70a6 6 0 1 1 0 .1M98 70a6 6 0 1 1 0 .1" />
    <circle className={s.sun} cx="80" cy="30" r="5" />
    <Glint x={126} y={22} />
  </>
);

export const carpentry = (
  <>
    <rect className={s.wood} x="22" y="80" width="116" height="16" rx="2" />
    <path className={s.bark} d="M32 96h10l-3 8h-4zM118 96h10l-3 8h-4z" />
    <Line color="bark" thin d="M40 86q20 4 44 0M96 90q16 -3 30 0" />
    <path
      className={s.steel}
      d="M36 58l70 -34l8 14l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-1.2 7.6l-7.2 -2.8l-2 -1z"
    />
    <path className={s.accent} d="M104 20q18 -10 26 4q6 14 -10 22q-6 2 -10 -4z" />
    <circle className={s.soft} cx="118" cy="31" r="6" />
    <path className={s.sun} d="M60 74q8 -8 14 0zM82 78q6 -6 10 0z" />
  </>
);
