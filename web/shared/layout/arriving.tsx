import { useLocation, useNavigation } from 'react-router';
import style from './arriving.module.css';
import { areaOf } from './area-of.ts';
import { isChat, ScreenShape } from './screen-shape.tsx';

/**
 * Where the next screen takes long: its rough shape over the present one, which stays in place below with what was
 * typed. `inArea` stands in the frame of an area; the other one takes the whole page.
 */
export function Arriving({ inArea = false }: { inArea?: boolean }) {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const next = location?.pathname;
  // The same address with other filters changes only a part of the screen, as does another conversation.
  if (next === undefined || next === here || (isChat(next) && isChat(here))) return null;
  const framed = areaOf(here) !== undefined && areaOf(here) === areaOf(next);
  if (framed !== inArea) return null;
  return (
    <div className={inArea ? style.content : style.page} data-testid="arriving" aria-hidden>
      <div className={style.shape}>
        <ScreenShape of={next} />
      </div>
    </div>
  );
}
