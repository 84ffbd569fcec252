import { useState } from 'react';
import type { AdminPayout } from '#contract/payouts.ts';
import { api } from '#web/api/index.ts';
import { PayoutProjects } from '#web/shared/payouts/payout-projects.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { payoutsKey } from './use-payouts.ts';

/** Shows of which projects a payout is made. */
export function ProjectsButton({ payout }: { payout: AdminPayout }) {
  const [opened, setOpened] = useState(false);
  const { id: payout_id, nombre } = payout;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        label={`Proyectos del pago a ${nombre}`}
        onClick={() => setOpened(true)}
      >
        Proyectos
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="De qué proyectos es este pago"
        actions={<Button onClick={() => setOpened(false)}>Cerrar</Button>}
      >
        <PayoutFacts payout={payout} />
        {opened && (
          <PayoutProjects
            queryKey={[...payoutsKey, payout_id]}
            load={(page, options) => api.payouts.getPayoutProjects({ payout_id, ...page }, options)}
          />
        )}
      </Dialog>
    </>
  );
}
