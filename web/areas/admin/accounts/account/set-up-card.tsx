import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendSetupLink } from '#contract/accounts.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../../team-button.tsx';
import style from './account.module.css';

/** For a professional whom the team created and who has no password yet (decisions §2). */
export function SetUpCard({ keylogin }: { keylogin: string }) {
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => api.accounts.sendSetupLink({ user_id: keylogin }),
    onSuccess: () => toast.success('El enlace nuevo va en camino; el anterior ya no sirve.'),
    onError: (error) => toast.error(error.message),
    // After a failure too, because the card may be out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'account', keylogin] }),
  });
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>Cuenta sin configurar</h2>
        <p>
          Todavía no elige su contraseña, así que no puede entrar. El enlace que le enviamos por
          WhatsApp y por correo sirve una vez y vence a los 14 días.
        </p>
        <div className={style.actions}>
          <TeamButton
            call={sendSetupLink}
            variant="secondary"
            busy={send.isPending}
            onClick={() => send.mutate()}
          >
            Enviar otro enlace
          </TeamButton>
        </div>
      </Stack>
    </Card>
  );
}
