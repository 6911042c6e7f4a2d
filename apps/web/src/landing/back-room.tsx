import type { Locale } from "@consigliere/languages";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../design/button.tsx";
import { DecoRule } from "../design/paper.tsx";
import { FIRST_GAME } from "./first-game.ts";
import { FirstHand } from "./first-hand.tsx";
import { MEN, SMOKER } from "./men.ts";
import { TryButton } from "./try-button.tsx";

/**
 * The back room: the men at the wall under the lamp, one of whom falls, and then a hand of one's own. The scene is
 * played once, by styles alone. Where nothing moves, it is seen as it ends.
 */
export function BackRoom({ locale }: { readonly locale: Locale }) {
  const t = useTranslations("landing");
  const shell = useTranslations("shell");
  return (
    <section className="back-room">
      <div className="back-room-name">
        <h1 lang="en">{shell("brand")}</h1>
        <DecoRule />
        <p className="back-room-promise">{t("promise")}</p>
      </div>
      <Wall killed={t("room.killed")} />
      <div className="back-room-table" aria-hidden="true" />
      <FirstHand locale={locale} />
      <div className="back-room-keys">
        <div>
          <TryButton game={FIRST_GAME} />
          <ButtonLink href="/new" variant="paper" size="large">
            {t("invite")}
          </ButtonLink>
        </div>
        <p className="back-room-note">{t("noAccount")}</p>
        <p>{t("about")}</p>
      </div>
    </section>
  );
}

/** Decoration: the hand in front of it says what there is to do. */
function Wall({ killed }: { readonly killed: string }) {
  const [first] = MEN;
  return (
    <div className="wall-scene" aria-hidden="true">
      <div className="wall-light">
        <i />
        <Picture src="/room/lamp.svg" width={320} height={240} />
      </div>
      <ol>
        {MEN.map((man) => (
          <li key={man}>
            {/* His shadow on the bricks. */}
            <Picture src={`/wall.svg#${man}`} className="wall-shadow" />
            <Picture src={`/wall.svg#${man}`} className="wall-man" />
            {man === SMOKER && (
              <Picture src="/room/smoke.svg" className="wall-smoke" width={84} height={372} />
            )}
            {man === first && (
              <>
                <Picture src="/wall.svg#hat" className="wall-hat" />
                <b className="wall-stamp">{killed}</b>
              </>
            )}
          </li>
        ))}
      </ol>
      <i className="wall-flash" />
    </div>
  );
}

interface PictureProps {
  readonly src: string;
  readonly className?: string;
  readonly width?: number;
  readonly height?: number;
}

function Picture({ src, className, width = 92, height = 92 }: PictureProps) {
  // biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller
  return <img src={src} alt="" width={width} height={height} className={className} />;
}
