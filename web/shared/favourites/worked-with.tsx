import { WorkedTogether } from '#web/shared/projects/worked-together.tsx';
import { useKnown } from './known.ts';

interface WorkedWithProps {
  keylogin: string;
  nombre: string;
}

/** On public pages: that the signed-in client has worked with this professional. */
export function WorkedWith({ keylogin, nombre }: WorkedWithProps) {
  return <WorkedTogether nombre={nombre} trabajos={useKnown(keylogin)?.trabajos ?? 0} />;
}
