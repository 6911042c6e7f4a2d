/** The sounds of the table. The code that makes them is loaded on demand. */
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
