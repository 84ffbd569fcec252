import { useQuery } from '@tanstack/react-query';
import { local } from '#lib/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { ProposalValues } from './proposal-values.ts';
import { keptFor } from './use-draft.ts';
import { isToAnswer, receivedFrom, useRequestName } from './use-request-to-answer.ts';

interface KeptElsewhereProps {
  me: string;
  /** The key of the client. */
  other: string;
  onUse: (values: ProposalValues) => void;
}

/** What was typed for a request that ended before it was sent: nobody who begins anew types it again. */
export function KeptElsewhere({ me, other, onUse }: KeptElsewhereProps) {
  const { data = [] } = useQuery(receivedFrom(other));
  const ended = data.filter((request) => !isToAnswer(request)).map(({ id }) => String(id));
  const kept = ended.flatMap((id) => keptFor(me, other, id) ?? [])[0];
  const name = useRequestName(other, kept ? Number(kept.purpose) : null);
  if (!kept) return null;
  return (
    <Card padding="sm">
      <Stack gap={3}>
        <p>
          Lo que escribiste para la solicitud «{name}», que ya terminó, sigue aquí
          {kept.values.titulo && kept.values.titulo !== name && `: «${kept.values.titulo}»`}.
        </p>
        <Button
          variant="secondary"
          onClick={() => {
            onUse(kept.values);
            local.remove(kept.item);
          }}
        >
          Seguir con ese texto
        </Button>
      </Stack>
    </Card>
  );
}
