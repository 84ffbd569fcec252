export interface RelativeTimeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** Already in words: «hace 5 minutos». */
  children: string;
  /** The exact moment in words, as a hint: «mar 24 nov, 10:00». */
  exact?: string;
}

/** A moment in words, with the machine's form and the exact moment at hand. */
export function RelativeTime({ at, children, exact }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={exact}>
      {children}
    </time>
  );
}
