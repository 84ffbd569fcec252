import {
  IconClipboardList,
  IconCoins,
  IconHome,
  IconMessageCircle,
  IconPlus,
  IconTool,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Counts } from './counts.ts';
import { type BarLink, isCurrent } from './bar-links.ts';
import style from './bottom-bar.module.css';

const ICONS = {
  home: IconHome,
  requests: IconClipboardList,
  ask: IconPlus,
  chats: IconMessageCircle,
  person: IconUser,
  works: IconTool,
  money: IconCoins,
};

interface BottomBarProps {
  links: readonly BarLink[];
  counts: Counts;
}

/** The main links of a phone, where the thumb is; each says what waits there. */
export default function BottomBar({ links, counts }: BottomBarProps) {
  const { pathname } = useLocation();
  return (
    <nav className={style.bar} aria-label="Secciones" data-foot>
      {links.map((link) => {
        const Icon = ICONS[link.icon];
        return (
          <Link
            key={link.to}
            className={style.link}
            to={link.to}
            data-raised={link.icon === 'ask' || undefined}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
          >
            <span className={style.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <Count link={link} counts={counts} />
            </span>
            <span className={style.label}>{link.label}</span>
            <span className="m-hidden">{wordsOf(link, counts)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

const numberOf = ({ count }: BarLink, counts: Counts): number =>
  count?.of.reduce((sum, kind) => sum + counts[kind], 0) ?? 0;

function Count({ link, counts }: { link: BarLink; counts: Counts }) {
  const number = numberOf(link, counts);
  if (number <= 0) return null;
  return (
    <span className={style.count} aria-hidden>
      {number > 99 ? '99+' : number}
    </span>
  );
}

/** «, 2 sin leer», for screen readers. */
function wordsOf(link: BarLink, counts: Counts): string {
  const number = numberOf(link, counts);
  if (number <= 0 || !link.count) return '';
  return `, ${number} ${number === 1 ? link.count.one : link.count.many}`;
}
