import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { barLinks } from './bar-links.ts';
import { Footer } from './footer.tsx';
import { NO_COUNTS } from './counts.ts';
import { Navbar, type NavbarProps } from './navbar.tsx';
import style from './page.module.css';
import { useSectionOnNavigation, useTitleFocus } from './use-navigation.ts';

export interface PageProps extends NavbarProps {
  children: ReactNode;
}

export interface PublicPageProps extends PageProps {
  /** Whether the footer leaves on a phone: nothing but the form is wanted there. */
  working?: boolean;
}

/** A public page: header, content of full width (sections set their own), footer. */
export function PublicPage({ children, working = false, ...navbar }: PublicPageProps) {
  const foot = <Footer />;
  return (
    <Shell navbar={navbar} foot={working ? <div className={style.onDesktop}>{foot}</div> : foot}>
      {children}
    </Shell>
  );
}

export interface SignedInPageProps extends PageProps {
  /** `app` fills the window and scrolls inside, for the chat; `wide` has room for tables. */
  layout?: 'page' | 'wide' | 'app';
}

/** A page of an account: header and content of limited width, no footer. */
export function SignedInPage({ children, layout = 'page', ...navbar }: SignedInPageProps) {
  return (
    <Shell navbar={navbar} layout={layout} className={layout === 'app' ? style.app : style.page}>
      {children}
    </Shell>
  );
}

/** Only for who is signed in, so a first visit does not load it. */
const BottomBar = lazy(() => import('./bottom-bar.tsx'));

interface ShellProps {
  navbar: NavbarProps;
  className?: string | undefined;
  layout?: 'page' | 'wide' | 'app';
  foot?: ReactNode;
  children: ReactNode;
}

function Shell({ navbar, className, layout = 'page', foot, children }: ShellProps) {
  useTitleFocus();
  useSectionOnNavigation();
  const links = barLinks(navbar.user, useLocation().pathname);
  const bar = links.length > 0;
  return (
    <div className={style.shell} data-layout={layout} data-bar={bar || undefined}>
      <a className={style.skip} href="#contenido">
        Ir al contenido
      </a>
      <Navbar {...navbar} />
      <main id="contenido" tabIndex={-1} className={className} data-layout={layout}>
        {children}
      </main>
      {foot}
      {bar && (
        <Suspense>
          <BottomBar links={links} counts={navbar.counts ?? NO_COUNTS} />
        </Suspense>
      )}
    </div>
  );
}

export interface SectionProps {
  id?: string;
  children: ReactNode;
  tone?: 'page' | 'paper' | 'band';
  /** `narrow` for forms and texts, which are easier to read in short lines. */
  width?: 'full' | 'narrow';
  /** Far below the first screen: it is drawn, and its pictures are fetched, when the window comes near. */
  later?: boolean;
}

/** A band of a public page: background over the whole width, content of limited width. */
export function Section({ id, children, tone = 'page', width = 'full', later }: SectionProps) {
  return (
    <section id={id} className={style.section} data-tone={tone} data-later={later}>
      <div className={width === 'narrow' ? style.narrow : style.wide}>{children}</div>
    </section>
  );
}
