/**
 * What English is written with, and the signs that the tables write with it, as code points from and to. A sign too few
 * costs whoever meets it the whole file: the test beside this file looks for them.
 */
export const ENGLISH: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb1, 0xb1],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe0, 0xe0],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x203a, 0x203a],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** Everything in the whole files, as styles have it. */
export const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
