import s from './logo.module.css';
import { Mark } from './mark.tsx';

type LogoProps = {
  /** Height of the mark in pixels; the name scales with it. */
  size?: number;
  /** `inverse` on the dark bands. */
  tone?: 'brand' | 'inverse';
};

/** Mark and name. The name is text, so a link around it needs no label of its own. */
export function Logo({ size = 30, tone = 'brand' }: LogoProps) {
  return (
    <span className={`${s.logo} ${s[tone]}`}>
      <Mark size={size} />
      <span className={size < 28 ? s.nameSmall : s.name}>Maestros</span>
    </span>
  );
}
