import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { searchProfesional } from '#contract/projects.ts';
import type { OutputOf } from '#contract/call.ts';
import { ApiError, pictureUrl } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './settings-tab.module.css';

export type Found = OutputOf<typeof searchProfesional>['user'];

export interface FindProfessionalProps {
  /** Key of the assigned professional. */
  assigned: string | undefined;
  /** Why nobody can be assigned now. */
  disabledReason: string | undefined;
  onChoose: (person: Found) => void;
}

/** Searches a professional by e-mail, telephone, key or name (1 §7). */
export function FindProfessional({ assigned, disabledReason, onChoose }: FindProfessionalProps) {
  const [found, setFound] = useState<Found | null>(null);
  const form = useSendForm({
    initial: { searchT: '' },
    validate: (values) => searchProfesional.input.safeParse(values),
    send: async ({ searchT }) => {
      setFound(null);
      setFound(await search(searchT));
    },
  });
  const reason = disabledReason ?? (found?.keylogin === assigned ? 'Ya está asignado.' : undefined);

  return (
    <section className={style.find} aria-label="Asignar a un profesional">
      <h3>Asignar a un profesional</h3>
      <form {...form.props} role="search">
        <Stack gap={3}>
          <TextField
            label="Correo, teléfono o nombre"
            type="search"
            maxLength={120}
            {...form.field('searchT')}
          />
          <Button
            type="submit"
            variant="secondary"
            fullWidth
            icon={<IconSearch size={20} aria-hidden />}
            busy={form.busy}
            disabledReason={disabledReason}
          >
            Buscar
          </Button>
        </Stack>
      </form>
      <div aria-live="polite">
        {found && (
          <div className={style.found}>
            <Avatar
              nombre={found.account.nombre}
              imagen={pictureUrl(found.account.img_profile)}
              size={48}
            />
            <p>
              <strong>
                {found.account.nombre} {found.account.apellidos}
              </strong>
              <span>{found.email}</span>
            </p>
            <Button size="sm" fullWidth disabledReason={reason} onClick={() => onChoose(found)}>
              Asignar
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Null when nobody was found, after a toast. */
async function search(searchT: string): Promise<Found | null> {
  try {
    return (await api.projects.searchProfesional({ searchT: searchT.trim() })).user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'professional_not_found') throw error;
    toast.warning('Sin resultado', error.message);
    return null;
  }
}
