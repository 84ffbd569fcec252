import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { MantineScope } from './mantine/scope.tsx';
import style from './tabs.module.css';
import '@mantine/core/styles/Tabs.layer.css';

export interface Tab {
  id: string;
  label: string;
  /** A number after the label: «Adicionales (2)». */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Views of one thing beside each other; on a narrow screen the row scrolls. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <MantineScope>
      <MantineTabs
        value={value}
        onChange={(id) => {
          if (id !== null) onChange(id);
        }}
        keepMounted={false}
        classNames={{ list: style.list, tab: style.tab, panel: style.panel }}
      >
        <MantineTabs.List aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
              {tab.count !== undefined && ` (${tab.count})`}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {tabs.map((tab) => (
          <MantineTabs.Panel key={tab.id} value={tab.id}>
            {tab.content}
          </MantineTabs.Panel>
        ))}
      </MantineTabs>
    </MantineScope>
  );
}
