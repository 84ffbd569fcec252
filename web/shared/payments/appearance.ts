import type { Appearance } from '@stripe/stripe-js';

/** Our design tokens for the card form, whose frame our style sheets do not reach. */
export function appearanceFromTokens(): Appearance {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--m-${name}`).trim();
  return {
    theme: root.dataset.mantineColorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('paper'),
      colorText: token('ink'),
      colorTextSecondary: token('text'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('error'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: token('radius'),
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${token('border')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600' },
    },
  };
}
