import { Screen } from '#web/shared/own-area/screen.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { loadLists } from '#web/shared/sign-up/lists.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { HoursPricesForm } from './hours-prices-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReviewNotice } from './review-notice.tsx';

export const meta = () => [{ title: 'Tu perfil · Maestros' }];

/** /profesional/perfil (2 §2): the public profile, and the ID that only the team sees. */
export default function OwnProfile() {
  const fresh = useUser();
  const { value: lists, failure, retry } = useLoaded(loadLists, { toastOnError: true });
  return (
    <Screen title="Tu perfil" lead="Así te encuentran y te ven los clientes.">
      {fresh.failed && <StaleNotice what="tu perfil" onRetry={fresh.refresh} busy={fresh.busy} />}
      <ReviewNotice profile={fresh.user.profile} />
      {lists ? (
        <>
          <ProfileForm {...fresh} {...lists} />
          <HoursPricesForm user={fresh.user} />
        </>
      ) : (
        <Card>{failure ? <ErrorState title={failure} onRetry={retry} /> : <FormSkeleton />}</Card>
      )}
    </Screen>
  );
}
