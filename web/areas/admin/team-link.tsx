import { Link, type LinkProps } from 'react-router';
import { useClosed } from './screens.ts';

/** A link to a screen of the team; for whoever may not open that, its words alone. */
export function TeamLink({ to, ...props }: LinkProps & { to: string }) {
  const closed = useClosed();
  if (closed(to) === undefined) return <Link to={to} {...props} />;
  return <span>{props.children}</span>;
}
