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
  readonly lines: readonly string[];
  readonly links: readonly NotificationLink[];
}
