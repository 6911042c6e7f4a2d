import type { SeatMeta } from "@consigliere/store/matches";

/**
 * Letters that look like others: pairs of a letter and the one that stands for both, by Unicode's list of confusable
 * characters, as far as they are common in names.
 */
const LIKE = new Map(
  [
    // Latin, before case is folded: 1, l and I; 0 and O.
    "Il 1l |l 0o Oo",
    // Cyrillic.
    "Аa аa Вb Еe еe Кk кk Мm Нh Оo оo Рp рp Сc сc Тt Уy уy Хx хx Іl іi Јj јj Ѕs ѕs Һh һh ԁd Ԛq ԛq Ԝw ԝw ьb",
    // Greek and Armenian.
    "Αa αa Βb Εe Ζz Ηh Ιl ιi Κk κk Μm Νn νv Οo οo Ρp ρp Τt τt υu Υy Χx օo ոn սu հh",
    // Kana and kanji.
    "カ力 ニ二 ロ口 エ工 へヘ ト卜 タ夕 ハ八 ー一 ミ三 チ千 べベ ぺペ",
  ].flatMap((pairs) => pairs.split(" ").map((pair) => [...pair] as [string, string])),
);

/** A name reduced to its look: equal for names that people would confuse. */
function glimpseOf(name: string): string {
  const letters = [...name.normalize("NFKD")].map((letter) => LIKE.get(letter) ?? letter).join("");
  return letters
    .replace(/[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\s]/gu, "")
    .toLowerCase()
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/**
 * `seats` under names that readers can tell from each other: the second Ann is "Ann (2)", and so is one with a Cyrillic
 * A. Names that differ already stay.
 */
export function distinctNames(seats: readonly SeatMeta[]): readonly SeatMeta[] {
  const taken = new Set<string>();
  const named = seats.map((seat) => {
    if (seat.player === null) return seat;
    const name = untaken(seat.name, taken);
    taken.add(glimpseOf(name));
    return name === seat.name ? seat : { ...seat, name };
  });
  return named.some((seat, at) => seat !== seats[at]) ? named : seats;
}

function untaken(name: string, taken: ReadonlySet<string>, count = 1): string {
  const candidate = count === 1 ? name : `${name} (${count})`;
  return taken.has(glimpseOf(candidate)) ? untaken(name, taken, count + 1) : candidate;
}
