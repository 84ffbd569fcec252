import { invalidParameter } from './errors.ts';
import type { Button, Component, Template } from './templates.ts';

const BODY_MOST = 1024;
const LABEL_MOST = 25;
const EXPIRES_MOST = 90;
const CATEGORIES = ['AUTHENTICATION', 'UTILITY', 'MARKETING'];

/** Refuses a new template as the Graph API does: by its name, its form, and its variables with their examples. */
export function checkTemplate(body: Partial<Template>): Omit<Template, 'id' | 'status'> {
  const { name, language, category, components } = body;
  if (!name || !/^[a-z0-9_]{1,512}$/.test(name))
    throw invalidParameter('name has only lower case letters, digits and underscores');
  if (!language || !category || !Array.isArray(components) || components.length === 0)
    throw invalidParameter('language, category and components are required');
  if (!CATEGORIES.includes(category)) throw invalidParameter(`There is no category ${category}`);
  const bodies = components.filter(({ type }) => type.toUpperCase() === 'BODY');
  if (bodies.length !== 1) throw invalidParameter('A template has one BODY');
  if (category === 'AUTHENTICATION') for (const component of components) checkPreset(component);
  else for (const component of components) checkFree(component);
  if (category === 'AUTHENTICATION' && !components.some(isButtons))
    throw invalidParameter('An authentication template has one OTP button');
  return { name, language, category, components };
}

const isButtons = ({ type }: Component): boolean => type.toUpperCase() === 'BUTTONS';

/** The texts of an authentication template are the provider's; only what stands in it is chosen. */
function checkPreset(component: Component): void {
  const { type, buttons = [] } = component;
  const knows = (...keys: string[]) => {
    const unknown = Object.keys(component).find((key) => key !== 'type' && !keys.includes(key));
    if (unknown) throw invalidParameter(`${type} of an authentication template has no ${unknown}`);
  };
  switch (type.toUpperCase()) {
    case 'BODY':
      return knows('add_security_recommendation');
    case 'FOOTER': {
      knows('code_expiration_minutes');
      const minutes = Number(component['code_expiration_minutes']);
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > EXPIRES_MOST)
        throw invalidParameter(`code_expiration_minutes is from 1 to ${EXPIRES_MOST}`);
      return;
    }
    case 'BUTTONS': {
      const [button] = buttons;
      if (buttons.length !== 1 || button?.type.toUpperCase() !== 'OTP')
        throw invalidParameter('An authentication template has one OTP button');
      return checkLabel(button.text ?? 'OTP');
    }
    default:
      throw invalidParameter(`An authentication template has no ${type}`);
  }
}

function checkFree(component: Component): void {
  const { type, text = '', buttons = [] } = component;
  if (isButtons(component)) {
    for (const button of buttons) {
      if (button.type.toUpperCase() === 'OTP')
        throw invalidParameter('Only authentication templates have OTP buttons');
      checkLabel(button.text ?? '');
      if (button.type.toUpperCase() === 'URL') checkLink(button);
    }
    return;
  }
  if (type.toUpperCase() !== 'BODY') return;
  if (text.length === 0 || text.length > BODY_MOST)
    throw invalidParameter(`BODY has 1 to ${BODY_MOST} characters`);
  checkVariables(text, component['example'] as { body_text?: string[][] } | undefined);
}

function checkLink({ url = '', example = [] }: Button): void {
  if (!/^https?:\/\/[^{}]+(\{\{1\}\})?$/.test(url))
    throw invalidParameter('A variable of a link stands at its end');
  const [sample] = example;
  if (url.endsWith('{{1}}') && (example.length !== 1 || !sample?.startsWith(url.slice(0, -5))))
    throw invalidParameter('The variable of a link has the whole link as its example');
}

/** Variables are counted from 1, stand neither at an end nor side by side, and have an example each. */
function checkVariables(text: string, example: { body_text?: string[][] } | undefined): void {
  const numbers = [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))];
  if (numbers.length === 0) return;
  if (numbers.some((_, index) => !numbers.includes(String(index + 1))))
    throw invalidParameter('Variables are numbered from 1 without a gap');
  if (/^\s*\{\{|\}\}\s*$/.test(text))
    throw invalidParameter('Variables can neither begin nor end a text');
  if (/\}\}\s*\{\{/.test(text)) throw invalidParameter('Variables cannot stand side by side');
  const words = text.split(/\s+/).filter((word) => !word.includes('{{')).length;
  if (words < 2 * numbers.length + 1)
    throw invalidParameter('The text has too many variables for its length');
  const row = example?.body_text?.[0] ?? [];
  if (row.length !== numbers.length || row.some((value) => !value))
    throw invalidParameter('Each variable has an example');
}

function checkLabel(label: string): void {
  if (label.length === 0 || label.length > LABEL_MOST)
    throw invalidParameter(`A button has 1 to ${LABEL_MOST} characters`);
}
