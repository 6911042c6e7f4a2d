/** The scene of a game, as a separate picture: `poster.svg` of its folder. Decoration. */
export function Poster({ game, className = "" }: { readonly game: string; readonly className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller
    <img
      src={`/posters/${game}.svg`}
      alt=""
      width={560}
      height={320}
      loading="lazy"
      decoding="async"
      className={`poster ${className}`}
    />
  );
}
