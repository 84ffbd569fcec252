import { expect, type Locator, type Page } from '@playwright/test';
import type { Credentials } from '#demo/actors.ts';

/** The pane of messages. Panes hidden on a phone have the same texts, so locators stay within one pane. */
export const messages = (page: Page) => page.getByRole('log');
export const panel = (page: Page) => page.getByRole('region', { name: 'Proyecto', exact: true });

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Mensaje para/ }).fill(text);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
}

/** What leads to the project on a phone: the line of whose turn it is, or without one the header's button. */
export const toProject = (page: Page) => page.getByRole('button', { name: /Proyecto$/ });

/** On a phone: from the messages to the project, which is beside them on a desktop. */
export async function showProject(page: Page): Promise<void> {
  await toProject(page).click();
  await expect(panel(page)).toBeVisible();
}

/** On a phone: from the project to the messages. */
export async function showMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Volver a los mensajes' }).click();
  await expect(messages(page)).toBeVisible();
}

export async function propose(page: Page, precio: string): Promise<void> {
  await page.getByRole('button', { name: 'Crear propuesta' }).first().click();
  await page.getByLabel('Título').fill('Cambio de llave y tubería');
  await page.getByLabel('Descripción').fill('Llave nueva y revisión de la tubería, con material.');
  await page.getByLabel('Precio', { exact: true }).fill('99');
  await page.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(page.getByText('El precio mínimo es de $100.00 MXN.')).toBeVisible();
  await page.getByLabel('Precio', { exact: true }).fill(precio);
  await page.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(page.getByText('La propuesta se envió correctamente')).toBeVisible();
}

/** Presses a button of the panel and the one that confirms it in the dialog. */
export async function confirm(page: Page, name: string | RegExp, sure: string | RegExp = name) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: sure }).click();
}

export type PanelTab = 'proyecto' | 'ajustes' | 'anticipos' | 'adicionales';

/** Opens a project in its conversation; on a phone only the project is visible. */
export async function openProject(
  page: Page,
  other: Pick<Credentials, 'keylogin'>,
  tab: PanelTab = 'proyecto',
): Promise<void> {
  await page.goto(`/chat/${other.keylogin}?panel=${tab}`);
}

/** Opens the payment of what is due and fills the card form in; answers the button that pays. */
export async function beginPayment(page: Page, card: string): Promise<Locator> {
  await panel(page)
    .getByRole('button', { name: /^Pagar \$/ })
    .click();
  await fillCard(page, card);
  return page.getByRole('dialog', { name: /^Pagar \$/ }).getByRole('button', { name: /^Pagar \$/ });
}

/** Answers the bank's 3-D Secure dialog over the page. */
export async function answerBank(page: Page, answer: 'Autorizar' | 'Rechazar'): Promise<void> {
  const bank = page.frameLocator('iframe[title="Verificación de tu banco"]');
  await bank.getByRole('button', { name: answer }).click();
}

/** The line that says how much of the price is protected. */
export const expectProtected = (page: Page, amount: string) =>
  expect(panel(page).getByText(`${amount} protegido`)).toBeVisible();

/** By keyboard: Tab leads into the form, and each complete field to the next. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const field = page.getByLabel('Número de tarjeta');
  await expect(field).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await field.evaluate(hasFocus)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  for (const text of [number, '1234', '123']) {
    // In place of the card before, if that was refused.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
}

/** More than there are before the form where a page holds it. */
const MAX_STOPS = 40;
const hasFocus = (field: Element): boolean =>
  (field.getRootNode() as ShadowRoot).activeElement === field;

export async function rate(page: Page, stars: number, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Calificar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  // The radio itself is hidden behind its star.
  await dialog.getByRole('radio', { name: new RegExp(`^${stars} `) }).check({ force: true });
  await dialog.getByLabel('Tu opinión').fill(text);
  await dialog.getByRole('button', { name: /calificación|Calificar/ }).click();
  await expect(page.getByText('La calificación se proceso con exito')).toBeVisible();
}
