import { createTheme, type MantineThemeOverride } from '@mantine/core';

/**
 * Mantine's side of the visual language; its colours are in variables.css. Filled controls take shade 7
 * in light (#1E4FA3, pressed #163B7A, white text) and shade 3 in dark (#8FB4FF, dark text).
 */
export const theme: MantineThemeOverride = createTheme({
  colors: {
    talavera: [
      '#e8effb',
      '#cfddf7',
      '#b4cdff',
      '#8fb4ff',
      '#6e99ec',
      '#4f7dd6',
      '#3664bd',
      '#1e4fa3',
      '#163b7a',
      '#0f2a59',
    ],
  },
  primaryColor: 'talavera',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#1d2433',
  defaultRadius: '10px',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
