import s from '../art.module.css';
import { Glint, Line } from '../picture.tsx';

export const furniture = (
  <>
    <path className={s.bark} d="M44 94h6v10h-6zM94 94h6v10h-6z" />
    <path className={s.accent} d="M40 56q0 -20 20 -20h24q20 0 20 20v28H40z" />
    <rect className={s.deep} x="32" y="62" width="18" height="34" rx="8" />
    <rect className={s.deep} x="94" y="62" width="18" height="34" rx="8" />
    <rect className={s.primary} x="44" y="74" width="56" height="22" rx="7" />
    <Line color="ink" thin d="M128 50v54M120 104h16" />
    <path className={s.sun} d="M118 30h20l6 22h-32z" />
  </>
);

export const moving = (
  <>
    <rect className={s.primary} x="20" y="40" width="78" height="54" rx="5" />
    <path className={s.white} d="M44 70l15 -13l15 13v15H44z" />
    <path className={s.accent} d="M55 74h8v11h-8z" />
    <path className={s.deep} d="M100 54h20q4 0 6 4l12 20v16h-38z" />
    <path className={s.sky} d="M106 60h12l9 15h-21z" />
    <rect className={s.steel} x="18" y="90" width="122" height="5" rx="2" />
    <circle className={s.dark} cx="44" cy="95" r="10" />
    <circle className={s.dark} cx="116" cy="95" r="10" />
    <circle className={s.steel} cx="44" cy="95" r="4" />
    <circle className={s.steel} cx="116" cy="95" r="4" />
    <path className={s.wood} d="M54 24h22v16H54z" />
    <path className={s.bark} d="M62 24h6v7h-6z" />
  </>
);

export const cleaning = (
  <>
    <Line color="steel" thin d="M92 66q22 -34 44 0" />
    <path className={s.primary} d="M88 68h52l-6 36H94z" />
    <ellipse className={s.sky} cx="114" cy="68" rx="26" ry="5" />
    <circle className={s.white} cx="104" cy="63" r="6" />
    <circle className={s.white} cx="114" cy="60" r="8" />
    <circle className={s.white} cx="125" cy="64" r="5" />
    <path className={s.sun} d="M40 62q0 -8 8 -10v-8h18v8q8 2 8 10v42H40z" />
    <path className={s.white} d="M44 70h26v20H44z" />
    <path className={s.accent} d="M44 30h30v8l-8 6H48zM40 30h8v6l-6 4z" />
    <Glint x={57} y={80} />
    <Line color="sky" thin d="M32 28l-10 -4M32 34H21M32 40l-10 4" />
  </>
);

export const gardening = (
  <>
    <Line color="leaf" d="M62 74V40" />
    <path
      className={s.leaf}
      d="M62 58C44 58 36 46 36 34c16 0 26 10 26 24zM62 50c0 -16 10 -26 26 -26c0 14 -10 26 -26 26z"
    />
    <path className={s.accent} d="M40 74h44l-5 30H45z" />
    <rect className={s.accent} x="36" y="70" width="52" height="9" rx="3" />
    <path className={s.primary} d="M98 76h30v28H98z" />
    <Line color="primary" d="M100 82L84 62M128 82q14 0 10 14q-3 6 -10 4" />
    <path className={s.deep} d="M78 58l10 -5l4 8l-10 6zM98 74h30v6H98z" />
  </>
);

export const locks = (
  <>
    <Line color="steel" d="M58 54V40a20 20 0 0 1 40 0v14" />
    <rect className={s.sun} x="46" y="52" width="64" height="52" rx="9" />
    <circle className={s.dark} cx="78" cy="72" r="7" />
    <path className={s.dark} d="M75 74h6l2 16h-10z" />
    <Line color="accent" d="M130 62a9 9 0 1 0 -.1 0M126 62v34M126 84h9M126 94h7" />
  </>
);

export const pests = (
  <>
    <path className={s.primary} d="M34 56q0 -10 10 -10h18q10 0 10 10v48H34z" />
    <path className={s.white} d="M40 64h26v18H40z" />
    <rect className={s.deep} x="46" y="34" width="14" height="14" rx="3" />
    <Line color="ink" thin d="M72 92q16 2 14 -22t12 -22" />
    <path className={s.accent} d="M96 40l14 4l-4 9l-12 -4z" />
    <Line color="sky" thin d="M116 42l10 -8M117 49h12M115 55l10 8" />
    <Line
      color="ink"
      thin
      d="M108 80l-8 -5M108 88h-10M110 95l-8 6M128 80l8 -5M128 88h10M126 95l8 6M114 74l-4 -7M122 74l4 -7"
    />
    <ellipse className={s.bark} cx="118" cy="88" rx="11" ry="14" />
    <circle className={s.dark} cx="118" cy="75" r="6" />
    <Line color="white" thin d="M48 73l4 4l8 -8" />
  </>
);

/** For categories that an administrator adds later. */
export const anyTrade = (
  <>
    <Line color="steel" d="M62 52V42h36v10" />
    <rect className={s.primary} x="34" y="52" width="92" height="52" rx="8" />
    <path className={s.deep} d="M34 70h92v8H34z" />
    <rect className={s.sun} x="72" y="66" width="16" height="16" rx="4" />
    <path className={s.wood} d="M44 26h8v26h-8z" />
    <path className={s.accent} d="M36 18h22q6 0 6 8v2H36z" />
    <path className={s.steel} d="M104 52V34q-7 -4 -5 -13l6 6h6l5 -6q3 9 -5 13v18z" />
  </>
);
