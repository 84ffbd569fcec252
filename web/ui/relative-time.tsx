export interface RelativeTimeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** The formatted text: «hace 5 minutos». */
  children: string;
  /** The exact time, for the tooltip: «mar 24 nov, 10:00». */
  exact?: string;
}

/** A time in words, with its machine-readable form and the exact time as a tooltip. */
export function RelativeTime({ at, children, exact }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={exact}>
      {children}
    </time>
  );
}
