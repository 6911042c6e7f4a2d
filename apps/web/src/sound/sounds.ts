/** The sounds of the table; how they are made is loaded only where they are wanted. */
export type Sound =
  | "paper"
  | "card"
  | "wax"
  | "stamp"
  | "lamp"
  | "telegram"
  | "coin"
  | "die"
  | "shot"
  | "car"
  | "door"
  | "splash"
  | "siren"
  | "bell"
  | "watch";
