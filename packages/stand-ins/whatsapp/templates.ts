export type Button = { type: string; text?: string; url?: string; example?: string[] };

export type Component = {
  type: string;
  text?: string;
  format?: string;
  buttons?: Button[];
  [detail: string]: unknown;
};

export const TEMPLATE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

export type Template = {
  id: string;
  name: string;
  language: string;
  category: string;
  status: TemplateStatus;
  /** Why it was refused. */
  rejected_reason?: string;
  components: Component[];
};

export type SentComponent = {
  type: string;
  sub_type?: string;
  index?: string | number;
  parameters?: { type: string; text?: string; parameter_name?: string; coupon_code?: string }[];
};

type Rendered = { text: string } | { missing: string };

/** The message as the person would read it, or which parameters are too many or too few. */
export function renderTemplate(template: Template, sent: SentComponent[]): Rendered {
  const parts: string[] = [];
  for (const component of template.components) {
    const type = component.type.toLowerCase();
    if (type === 'buttons') {
      const buttons = renderButtons(component, sent);
      if ('missing' in buttons) return buttons;
      parts.push(buttons.text);
      continue;
    }
    if (!component.text && !component.add_security_recommendation) continue;
    const parameters = sent.find((other) => other.type.toLowerCase() === type)?.parameters ?? [];
    // An authentication template has no text of its own; WhatsApp provides it.
    const text = component.text ?? '*{{1}}* es tu código de verificación.';
    const names = placeholders(text);
    if (names.length !== parameters.length) {
      return {
        missing: `${type}: number of localizable_params (${parameters.length}) does not match the expected number of params (${names.length})`,
      };
    }
    parts.push(filled(text, names, parameters));
  }
  return { text: parts.filter(Boolean).join('\n') };
}

/** Buttons with links are rendered as text, so that the links can be followed. */
function renderButtons({ buttons = [] }: Component, sent: SentComponent[]): Rendered {
  const lines: string[] = [];
  for (const [index, button] of buttons.entries()) {
    const parameters =
      sent.find(({ type, index: at }) => type.toLowerCase() === 'button' && Number(at) === index)
        ?.parameters ?? [];
    const names = placeholders(button.url ?? '');
    if (button.type.toUpperCase() !== 'URL' || !button.url)
      lines.push(`[${button.text ?? 'Copiar código'}]`);
    else if (names.length !== parameters.length)
      return {
        missing: `buttons: button ${index} of type Url requires ${names.length} parameters`,
      };
    else lines.push(`[${button.text}] ${filled(button.url, names, parameters)}`);
  }
  return { text: lines.join('\n') };
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))];
}

function filled(
  text: string,
  names: string[],
  parameters: NonNullable<SentComponent['parameters']>,
): string {
  return names.reduce((result, name, index) => {
    const named = parameters.find(({ parameter_name }) => parameter_name === name);
    // A number says which parameter it is, wherever in the text it stands.
    const place = /^\d+$/.test(name) ? Number(name) - 1 : index;
    return result.replaceAll(`{{${name}}}`, (named ?? parameters[place])?.text ?? '');
  }, text);
}
