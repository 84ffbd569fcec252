import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cancelProposal } from '#contract/projects.ts';
import { address, DESKTOP } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import {
  dialog,
  dialogButton,
  historyEntry,
  openProjectAs,
  OTHER,
  panel,
  panelButton,
  panelTab,
} from '#web/testing/project.ts';
import { expectFocusIn, field } from '#web/testing/screen.ts';
import { DELIVERED_AT, event, PAID } from './testing.ts';

/** More Tab stops than the screen has before a target. */
const MAX_STOPS = 40;

/** Presses Tab until a control has the focus; the focus must be visible at each stop. */
async function reach(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await userEvent.keyboard('{Tab}');
    expectFocusSeen();
    if (target.element() === document.activeElement) return;
  }
  throw new Error(`${target.element().outerHTML} cannot be reached`);
}

/** Expects a focus ring on the control, or on the box around it. */
function expectFocusSeen(): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return;
  const ringed = (element: Element | null, up = 0): boolean => {
    if (!element || up === 8) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    const drawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && Number(opacity) > 0;
    return drawn || ringed(element.parentElement, up + 1);
  };
  expect(ringed(focused), `the focus is hidden on ${focused.outerHTML}`).toBe(true);
}

test('the panel works by keyboard: tabs by arrows, an action with a reason, the focus returns', async () => {
  const project = await openProjectAs('client', PAID);
  await reach(panelTab('Proyecto'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(panelTab('Ajustes')).toHaveFocus();
  await expect.poll(address).toBe(`/chat/${OTHER}?panel=ajustes`);
  await userEvent.keyboard('{End}');
  await expect.element(panelTab(/^Adicionales/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/chat/${OTHER}?panel=proyecto`);

  await reach(panelButton('Abrir disputa'));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Qué pasó')).toHaveFocus();
  await userEvent.keyboard('No vino.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(panelButton('Abrir disputa')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field('Qué pasó')).toHaveValue('No vino.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();

  await reach(panelButton('Cancelar proyecto'));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Motivo')).toHaveFocus();
  await userEvent.keyboard('Ya no hace falta.');
  answer(cancelProposal, {
    proposal: { ...project, estado: 'cancelada', eventos: [event('cancelada')] },
  });
  await reach(dialogButton('Cancelar proyecto'));
  await userEvent.keyboard('{Enter}');
  await expect.element(historyEntry('canceló el proyecto')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectFocusIn(panel());
});

test('the strip leads the keyboard to what is to be done, also where the panel is in sight', async () => {
  await openProjectAs('client', { ...PAID, entregado_at: DELIVERED_AT }, 'ajustes', DESKTOP);
  await page.getByRole('button', { name: /^Te toca: confirmar/ }).click();
  await expect.element(panelTab('Proyecto')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel().getByRole('region', { name: 'Ahora' })).toHaveFocus();
});
