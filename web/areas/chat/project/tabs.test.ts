import { expect, test } from 'vitest';
import { ROL } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { tabsOf } from './tabs.ts';
import { proposal } from './testing.ts';

const client = { me: 'clara', rol: ROL.client };
const professional = { me: 'taller', rol: ROL.professional };
const admin = { me: 'taller', rol: ROL.admin };
const SENT = '2026-11-23T15:48:00.000Z';

test.each<[string, Partial<Proposal>, string, string, string]>([
  [
    'before it is sent',
    { published_at: null, pagado: 0 },
    'proyecto adicionales',
    'proyecto adicionales',
    'proyecto adicionales',
  ],
  [
    'once it is sent',
    { published_at: SENT, pagado: 0 },
    'proyecto ajustes adicionales',
    'proyecto adicionales',
    'proyecto ajustes adicionales',
  ],
  [
    'once payment has started',
    { published_at: SENT, pagado: 100 },
    'proyecto ajustes anticipos adicionales',
    'proyecto adicionales',
    'proyecto ajustes adicionales',
  ],
])('%s', (_, changes, ofClient, ofProfessional, ofAdmin) => {
  const tabs = (who: typeof admin | typeof client | typeof professional) =>
    tabsOf(proposal(changes), who).join(' ');
  expect(tabs(client)).toBe(ofClient);
  expect(tabs(professional)).toBe(ofProfessional);
  expect(tabs(admin)).toBe(ofAdmin);
});
