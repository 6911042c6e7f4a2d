/** A link, as a button or an action. */
export interface NotificationLink {
  readonly label: string;
  readonly url: string;
  /** The one that leads on; the others are choices. */
  readonly isMain: boolean;
}

/** What a notification says, whatever channel tells it: what happened or is asked, and what can be done about it. */
export interface NotificationText {
  readonly heading: string;
  /** What happened since its reader looked last, oldest first, as whole sentences. */
  readonly news?: readonly string[];
  /** The greatest of it, where there was any that is worth a headline. */
  readonly headline?: string | undefined;
  /** The board as everybody may see it, what is the reader's lit: an SVG document, and what it shows in words. */
  readonly picture?: { readonly svg: string; readonly alt: string } | undefined;
  readonly lines: readonly string[];
  readonly links: readonly NotificationLink[];
}
