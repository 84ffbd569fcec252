import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { MantineScope } from './mantine/scope.tsx';
import style from './tabs.module.css';
import '@mantine/core/styles/Tabs.layer.css';

export interface Tab {
  id: string;
  label: string;
  /** A number after the label: «Adicionales (2)». */
  count?: number;
  /** Something there waits for whoever looks; said in words to those who cannot see the dot. */
  waiting?: string | undefined;
  content?: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Four or more in a narrow pane. */
  tight?: boolean;
  /** In place of contents of their own: what stays, with all that is typed in it, whichever is chosen. */
  panel?: ReactNode;
}

/** Views of one thing beside each other; on a narrow screen the row scrolls. */
export function Tabs({ label, tabs, value, onChange, tight = false, panel }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === value);
  useEffect(() => showTab(list.current, at), [at]);
  return (
    <MantineScope>
      <MantineTabs
        value={value}
        onChange={(id) => {
          if (id !== null) onChange(id);
        }}
        keepMounted={false}
        data-tight={tight || undefined}
        classNames={{ list: style.list, tab: style.tab, panel: style.panel }}
      >
        <MantineTabs.List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
              {tab.count !== undefined && ` (${tab.count})`}
              {tab.waiting && (
                <span className={style.waiting}>
                  <span className="m-hidden"> · {tab.waiting}</span>
                </span>
              )}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {panel === undefined ? (
          tabs.map((tab) => (
            <MantineTabs.Panel key={tab.id} value={tab.id}>
              {tab.content}
            </MantineTabs.Panel>
          ))
        ) : (
          <MantineTabs.Panel value={value}>{panel}</MantineTabs.Panel>
        )}
      </MantineTabs>
    </MantineScope>
  );
}

/** Scrolls the row, and never the page, so that the chosen tab is seen whole with a part of the next one. */
function showTab(list: HTMLElement | null, at: number): void {
  const chosen = list?.children[at];
  if (!list || !(chosen instanceof HTMLElement)) return;
  const from = chosen.offsetLeft - list.offsetLeft;
  const to = from + chosen.offsetWidth;
  if (from < list.scrollLeft) list.scrollLeft = from - PEEK;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth + PEEK;
}

const PEEK = 48;
