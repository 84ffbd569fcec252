import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { photoOf, sideOf } from '../steps/images.ts';
import { codeSentTo, outbox } from '../steps/outbox.ts';
import {
  demoClient,
  demoProfessional,
  logIn,
  newClient,
  newProfessional,
  somebodyNew,
} from '../steps/people.ts';
import { projectAt } from '../steps/project-setup.ts';
import { LEAK } from '../steps/request.ts';
import type { Target } from './find.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

// What people do most, in browsers other than that of the journeys: short, because those know the rest.

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const dialog: Target = { role: 'dialog' };
const messages: Target = { role: 'log' };
const panel: Target = { role: 'region', name: 'Proyecto' };

test('public pages', async ({ visitor }) => {
  const { keylogin } = await demoProfessional();
  for (const [name, address] of [
    ['inicio', '/'],
    ['categoria', '/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara'],
    ['perfil-publico', `/ver/profesional/${keylogin}`],
    ['oferta', '/oferta-profesionales'],
    ['terminos', '/terminos-condiciones'],
  ] as const) {
    await visitor.open(address);
    await visitor.see({ role: 'heading' });
    await visitor.expectGoodScreen(name);
  }
});
