import { useTranslations } from "next-intl";

/** The words of a game that the lobby may use, by key below its id, as far as the game has them. */
export type LobbyWords = (key: string, values?: Record<string, string | number>) => string | undefined;

/** Games have their own catalogues, so the compiler cannot know their keys here. */
export function useLobbyWords(): (game: string) => LobbyWords {
  const t = useTranslations() as unknown as {
    (key: string, values?: Record<string, string | number>): string;
    has(key: string): boolean;
  };
  return (game) => (key, values) => {
    const full = `${game}.${key}`;
    return t.has(full) ? t(full, values) : undefined;
  };
}
