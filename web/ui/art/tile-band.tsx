import s from './tile-band.module.css';

/** A decorative row of talavera tiles between two sections. */
export function TileBand({ height = 24 }: { height?: 16 | 24 | 48 }) {
  return <div className={`${s.band} ${s[`h${height}`]}`} aria-hidden="true" />;
}
