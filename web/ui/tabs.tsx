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
  /** Shows a dot, because something waits there; the text is for screen readers. */
  waiting?: string | undefined;
  content?: ReactNode;
}

export interface TabsProps {
  /** The label of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Narrower tabs, for four or more in a narrow pane. */
  tight?: boolean;
  /** Few tabs, of which none may be out of sight: with large letters they take a second row. */
  wrap?: boolean;
  /** One panel for all tabs instead of their own contents: it stays mounted and keeps its input. */
  panel?: ReactNode;
}

/** Tabs; on a narrow screen the row scrolls, unless it may `wrap`. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  tight = false,
  wrap = false,
  panel,
}: TabsProps) {
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
        data-wrap={wrap || undefined}
        classNames={{ list: style.list, tab: style.tab, panel: style.panel }}
      >
        <MantineTabs.List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab
              key={tab.id}
              value={tab.id}
              // The library moves only the focus there; with the arrows it chooses too.
              onKeyDown={({ key }) => {
                const there = key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined;
                if (there) onChange(there.id);
              }}
            >
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

/** Scrolls the row, never the page, until the chosen tab and a part of the next one are visible. */
function showTab(list: HTMLElement | null, at: number): void {
  const chosen = list?.children[at];
  if (!list || !(chosen instanceof HTMLElement)) return;
  const from = chosen.offsetLeft - list.offsetLeft;
  const to = from + chosen.offsetWidth;
  if (from < list.scrollLeft) list.scrollLeft = from - PEEK;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth + PEEK;
}

const PEEK = 48;
