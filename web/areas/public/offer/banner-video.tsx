import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import style from './banner-video.module.css';
import { useFilm } from './use-film.ts';
import posterPhone from './video/banner-phone.webp';
import mp4Phone from './video/banner-phone.mp4';
import webmPhone from './video/banner-phone.webm';
import poster from './video/banner.webp';
import mp4 from './video/banner.mp4';
import webm from './video/banner.webm';

const PHONE = '(max-width: 47.99em)';
const forPhones = { webm: webmPhone, mp4: mp4Phone };
const forDesktops = { webm, mp4 };

/**
 * The poster, and over it the film that begins and ends with the same picture. The film is not
 * downloaded before it may play.
 */
export function BannerVideo() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const film = useFilm(frame);
  const { wanted, choose } = film;
  const sources = film.begun && matchMedia(PHONE).matches ? forPhones : forDesktops;

  useEffect(() => {
    if (!wanted) video.current?.pause();
    // A browser in power-saving mode refuses; the poster stays, and the button can start the film. Who scrolls on
    // before it has begun has refused nothing.
    else
      video.current?.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) choose(false);
      });
  }, [wanted, choose]);

  return (
    <div className={style.frame} ref={frame}>
      <picture>
        <source media={PHONE} srcSet={posterPhone} />
        <img
          src={poster}
          width={1280}
          height={720}
          fetchPriority="high"
          alt="Dibujo: una plomera recibe una solicitud en su teléfono, arregla una llave y recibe su pago."
        />
      </picture>
      {film.begun && (
        <video
          ref={video}
          className={style.video}
          data-shown={film.shown}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={film.onPlaying}
          // Errors of single sources bubble up to here; only the last source's error counts, handled below.
          onError={({ target, currentTarget }) => target === currentTarget && film.onError()}
        >
          <source src={sources.webm} type="video/webm" />
          <source src={sources.mp4} type="video/mp4" onError={film.onError} />
        </video>
      )}
      {film.offered && (
        <button
          type="button"
          className={style.button}
          onClick={() => film.choose(!film.playing)}
          aria-label={film.playing ? 'Pausar la animación' : 'Reproducir la animación'}
        >
          {film.playing ? (
            <IconPlayerPauseFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={20} aria-hidden />
          )}
        </button>
      )}
    </div>
  );
}
