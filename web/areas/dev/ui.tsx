import type { LoaderFunctionArgs } from 'react-router';
import { runtimeContext } from '../../server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(runtimeContext).devPages) throw new Response(null, { status: 404 });
  return null;
}
export default function Ui() {
  return <p>ui</p>;
}
