/**
 * Pictures for missing things, in `public/scenes`. The service worker keeps them, because some say that there is no
 * connection.
 */
export type SceneName = "door" | "wire" | "chair" | "letter";

export interface SceneProps {
  readonly of: SceneName;
  readonly className?: string;
}

/**
 * A closed door, a cut wire, an empty chair, a sealed letter. Decoration: the sentence beside it says what is wrong.
 */
export function Scene({ of, className = "" }: SceneProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller
    <img
      src={`/scenes/${of}.svg`}
      alt=""
      width={560}
      height={220}
      decoding="async"
      // Otherwise every page requests the picture of the not-found page.
      loading="lazy"
      className={`vignette ${className}`}
    />
  );
}
