import { useTranslations } from "next-intl";

/** What the lobby may say of a game, by key below its id, as far as the game has it. */
export type LobbyWords = (key: string, values?: Record<string, string | number>) => string | undefined;

/** Games bring their own catalogues, so that their keys cannot be known to the compiler here. */
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
