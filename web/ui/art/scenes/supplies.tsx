import s from '../art.module.css';
import { Glint, Line } from '../picture.tsx';

export const plumbing = (
  <>
    <path className={s.white} d="M34 76h92q0 22 -24 24H58q-24 -2 -24 -24z" />
    <rect className={s.white} x="28" y="70" width="104" height="9" rx="4" />
    <path className={s.steel} d="M72 100h16v5H72z" />
    <path className={s.steel} d="M54 71V44q0 -22 22 -22t22 22v4H86v-4q0 -10 -10 -10t-10 10v27z" />
    <rect className={s.primary} x="83" y="46" width="18" height="7" rx="3" />
    <path className={s.primary} d="M36 46h16v10H36a5 5 0 0 1 0 -10z" />
    <path className={s.sky} d="M92 56q8 10 0 15q-8 -5 0 -15z" />
    <Glint x={120} y={40} />
  </>
);

export const electricity = (
  <>
    <Line color="ink" thin d="M80 8v14" />
    <path
      className={s.sun}
      d="M80 30a28 28 0 0 1 16 51q-3 3 -3 7H67q0 -4 -3 -7a28 28 0 0 1 16 -51z"
    />
    <path className={s.dark} d="M84 42L68 62h10l-4 16l18 -22H81z" />
    <path className={s.steel} d="M67 91h26v5H67zM70 98h20q-3 6 -10 6t-10 -6z" />
    <rect className={s.primary} x="70" y="18" width="20" height="12" rx="4" />
    <Line color="sun" d="M38 56h-9M122 56h9M49 30l-7 -6M111 30l7 -6" />
  </>
);

export const cooling = (
  <>
    <rect className={s.white} x="32" y="30" width="96" height="34" rx="9" />
    <path className={s.steel} d="M40 52h80v5a3 3 0 0 1 -3 3H43a3 3 0 0 1 -3 -3z" />
    <circle className={s.success} cx="117" cy="40" r="3" />
    <Line color="primary" thin d="M42 40h26" />
    <Line color="sky" d="M50 72q-7 8 0 15t0 12M74 72q-7 8 0 15t0 12" />
    <Line
      color="primary"
      thin
      d="M108 72v26M97 78.5l22 13M97 91.5l22 -13M104 75l4 3l4 -3M104 95l4 -3l4 3"
    />
  </>
);

export const appliances = (
  <>
    <rect className={s.white} x="48" y="28" width="64" height="76" rx="8" />
    <path className={s.steel} d="M48 46V36a8 8 0 0 1 8 -8h48a8 8 0 0 1 8 8v10z" />
    <rect className={s.dark} x="56" y="34" width="24" height="7" rx="2" />
    <circle className={s.sun} cx="101" cy="37" r="4.5" />
    <circle className={s.primary} cx="80" cy="74" r="23" />
    <circle className={s.deep} cx="80" cy="74" r="17" />
    <path className={s.sky} d="M63.5 77q8 -6 16 0t17 0a17 17 0 0 1 -33 0z" />
    <path className={s.wood} d="M120 86h22l-3 18h-16z" />
    <path className={s.accent} d="M121 86q4 -10 11 -5q8 -4 9 5z" />
    <path className={s.steel} d="M22 60h18v44H22z" />
    <rect className={s.sun} x="24" y="54" width="14" height="8" rx="3" />
  </>
);

export const technology = (
  <>
    <path className={s.deep} d="M40 44a6 6 0 0 1 6 -6h68a6 6 0 0 1 6 6v48H40z" />
    <path className={s.sky} d="M46 44h68v42H46z" />
    <path className={s.steel} d="M30 92h100l6 9q1 3 -3 3H27q-4 0 -3 -3z" />
    <path className={s.white} d="M54 54h24v14H54zM54 72h24v8H54z" />
    <path className={s.sun} d="M84 54h22v26H84z" />
    <Line color="primary" d="M62 28q18 -15 36 0M70 34q10 -8 20 0" />
  </>
);
