import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './variables.css';

/**
 * What Mantine's components need around them. Each primitive that is built on Mantine brings it along,
 * and not the root: the public pages that have none do not wait for it. A component's own rules are
 * imported beside it, always the `.layer.css` file: rules outside a layer, as our modules', win over it.
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
