import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './variables.css';

/**
 * The provider that Mantine's components need. Each primitive built on Mantine renders its own, and not
 * the root, so that public pages without Mantine do not load it. Beside a component import its
 * `.layer.css` file: rules outside a layer, such as our modules', override it.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
