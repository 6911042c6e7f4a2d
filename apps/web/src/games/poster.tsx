interface PosterProps {
  readonly game: string;
  readonly className?: string;
  /** `eager` where it is what the page is for. */
  readonly loading?: "lazy" | "eager";
}

/** The scene of a game, as a separate picture: `poster.svg` of its folder. Decoration. */
export function Poster({ game, className = "", loading = "lazy" }: PosterProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller
    <img
      src={`/posters/${game}.svg`}
      alt=""
      width={560}
      height={320}
      loading={loading}
      decoding="async"
      className={`poster ${className}`}
    />
  );
}
