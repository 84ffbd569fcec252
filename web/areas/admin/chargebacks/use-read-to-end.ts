import { useEffect, useRef, useState } from 'react';

/** Whether somebody has seen the end of a box that scrolls; another `text` begins anew. */
export function useReadToEnd(text: string) {
  const box = useRef<HTMLPreElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const [root, target] = [box.current, end.current];
    if (!root || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(text);
      },
      { root, rootMargin: '0px 0px 8px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [text]);
  return { box, end, read: seen === text };
}
