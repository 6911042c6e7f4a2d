/** The 26 weapons, tools and vehicles. */
import type { ItemId } from "@consigliere/games/mafia-dollar/cards";
import type { ReactNode } from "react";

const INK = "#17130f";
const PAPER = "#f3ead7";
const BLOOD = "#8c1f1f";
const BRASS = "#b98a3e";
const STEEL = "#8f969c";
const WOOD = "#7a4a22";
const GLASS = "#bcd3d8";

const line = { stroke: INK, strokeWidth: 2.6, strokeLinejoin: "round" } as const;

/** What drives stands on two wheels of this reach. */
function Vehicle({ body, color, children }: { body: string; color: string; children?: ReactNode }) {
  return (
    <>
      <path d={body} fill={color} {...line} />
      {children}
      <g {...line} fill="#2b2620">
        <circle cx="28" cy="72" r="11" />
        <circle cx="74" cy="72" r="11" />
      </g>
      <g fill={PAPER}>
        <circle cx="28" cy="72" r="4" />
        <circle cx="74" cy="72" r="4" />
      </g>
    </>
  );
}

const SEDAN = "M8 70V52L26 48 36 32H68L78 48 94 52V70Z";
const VAN = "M8 70V28H66L72 46 92 50V70Z";
const WINDOWS = <path d="M38 36H50V48H32ZM54 36H66L73 48H54Z" fill={GLASS} {...line} />;

function Pistol({ barrel, grip }: { barrel: number; grip: string }) {
  return (
    <>
      <path d={`M${78 - barrel} 34H80V48H62V54H${84 - barrel}V48H${78 - barrel}Z`} fill={STEEL} {...line} />
      <path d="M62 48 58 84H76L84 48 80 34Z" fill={grip} {...line} />
      <path d="M48 54c0 10 10 12 13 8" fill="none" {...line} />
    </>
  );
}

const SHAPES: Readonly<Record<ItemId, ReactNode>> = {
  "weapon-brass-knuckles": (
    <>
      <path
        d="M12 46c0-14 16-18 19-8 3-10 19-10 19 0 0-10 16-10 19 0 3-10 19-6 19 8 0 8-6 12-12 14l-8 16c-4 8-32 8-36 0l-8-16c-6-2-12-6-12-14Z"
        fill={BRASS}
        {...line}
      />
      <g fill={PAPER} {...line}>
        <circle cx="24" cy="46" r="6" />
        <circle cx="41" cy="44" r="6" />
        <circle cx="59" cy="44" r="6" />
        <circle cx="76" cy="46" r="6" />
      </g>
    </>
  ),
  "weapon-blackjack": (
    <>
      <path d="M18 84 58 44 66 52 26 92Z" fill={INK} {...line} />
      <path d="M56 40C60 22 82 8 90 18 98 28 78 46 62 52Z" fill="#3a2a20" {...line} />
      <path d="M14 80 24 92" stroke={BLOOD} strokeWidth="6" />
    </>
  ),
  "weapon-stiletto": (
    <>
      <path d="M8 92 44 44 56 56Z" fill={STEEL} {...line} />
      <path d="M36 40 60 64" stroke={INK} strokeWidth="8" />
      <path d="M54 46 78 18 86 26 58 54Z" fill={WOOD} {...line} />
      <circle cx="84" cy="18" r="7" fill={BRASS} {...line} />
    </>
  ),
  "weapon-derringer": <Pistol barrel={34} grip="#efe4c8" />,
  "weapon-revolver": (
    <>
      <Pistol barrel={66} grip={WOOD} />
      <rect x="46" y="30" width="18" height="26" rx="4" fill="#6f767c" {...line} />
    </>
  ),
  "weapon-automatic-pistol": (
    <>
      <Pistol barrel={60} grip="#2b2620" />
      <path d="M20 32H84V44H20Z" fill="#6f767c" {...line} />
    </>
  ),
  "weapon-sawed-off-shotgun": (
    <>
      <path d="M6 36H58V44H6ZM6 46H58V54H6Z" fill={STEEL} {...line} />
      <path d="M56 34H70L94 58 84 74 62 56H56Z" fill={WOOD} {...line} />
      <path d="M24 54H44V60H24Z" fill={WOOD} {...line} />
    </>
  ),
  "weapon-tommy-gun": (
    <>
      <path d="M4 38H40V46H4Z" fill={STEEL} {...line} />
      <path d="M38 32H72V50H38Z" fill="#4a4f54" {...line} />
      <path d="M72 36 96 46 92 64 70 50Z" fill={WOOD} {...line} />
      <path d="M58 50 54 74H64L68 50ZM24 46 22 62H30L34 46Z" fill={WOOD} {...line} />
      <circle cx="46" cy="60" r="12" fill={INK} stroke={STEEL} strokeWidth="3" />
    </>
  ),
  "weapon-automatic-rifle": (
    <>
      <path d="M2 42H40V48H2Z" fill={STEEL} {...line} />
      <path d="M36 36H70V52H36Z" fill="#4a4f54" {...line} />
      <path d="M70 38 98 44V60L68 52ZM22 48H40V54H22Z" fill={WOOD} {...line} />
      <path d="M44 52 42 72H52L56 52Z" fill={INK} {...line} />
      <path d="M12 48 4 68M14 48 22 68" {...line} />
    </>
  ),
  "tool-crowbar": (
    <path d="M18 88 66 34c6-8 4-14-4-14 4-8 16-8 20 0 4 8 0 16-6 22L28 94Z" fill={STEEL} {...line} />
  ),
  "tool-dark-lantern": (
    <>
      <path d="M32 34H68L74 84H26Z" fill="#4a4f54" {...line} />
      <path d="M38 34 44 22H56L62 34Z" fill="#2b2620" {...line} />
      <circle cx="50" cy="58" r="13" fill="#f0c24b" {...line} />
      <path d="M36 24c0-20 28-20 28 0" fill="none" {...line} />
    </>
  ),
  "tool-glass-cutter": (
    <>
      <path d="M14 16H62V84H14Z" fill={GLASS} {...line} />
      <path d="M38 30a16 16 0 1 0 .1 0Z" fill={PAPER} {...line} strokeDasharray="5 3" />
      <path d="M56 58 84 20 92 26 64 66Z" fill={BRASS} {...line} />
      <circle cx="58" cy="64" r="6" fill={STEEL} {...line} />
    </>
  ),
  "tool-rope-and-hook": (
    <>
      <ellipse cx="42" cy="66" rx="30" ry="22" fill="none" stroke={INK} strokeWidth="13" />
      <ellipse cx="42" cy="66" rx="30" ry="22" fill="none" stroke="#c9a766" strokeWidth="8" />
      <path d="M66 52 70 20" stroke={INK} strokeWidth="9" />
      <path d="M66 52 70 20" stroke="#c9a766" strokeWidth="5" />
      <path d="M70 22c-16-2-18-14-10-18M70 22c14 2 20-8 14-16" fill="none" stroke={STEEL} strokeWidth="6" />
    </>
  ),
  "tool-lockpicks": (
    <>
      <path d="M18 12v60l6 6 6-6V12M42 12v60h10V12M66 12v60l4-5 4 5 4-5V12" fill={STEEL} {...line} />
      <path d="M10 40H90V58H10Z" fill={WOOD} {...line} />
    </>
  ),
  "tool-skeleton-keys": (
    <>
      <circle cx="50" cy="26" r="16" fill="none" stroke={INK} strokeWidth="6" />
      <g {...line} fill={BRASS}>
        <path d="M34 34 40 38 26 78 34 84 30 90 16 82Z" />
        <path d="M46 40H54V82H66V90H46Z" />
        <path d="M60 38 66 34 84 76 78 82 74 76 70 80 66 72Z" />
      </g>
    </>
  ),
  "tool-bolt-cutters": (
    <>
      <path d="M46 40 18 92 10 86 42 34ZM54 40 82 92 90 86 58 34Z" fill={BLOOD} {...line} />
      <path d="M42 38C32 26 40 10 48 6L50 30 52 6C60 10 68 26 58 38L50 44Z" fill={STEEL} {...line} />
      <circle cx="50" cy="40" r="5" fill={INK} />
    </>
  ),
  "tool-nitroglycerin": (
    <>
      <path d="M42 8H58V34L78 74C84 86 78 92 70 92H30C22 92 16 86 22 74L42 34Z" fill={GLASS} {...line} />
      <path d="M30 60H70L76 76C80 86 76 88 70 88H30C24 88 20 86 24 76Z" fill="#d8a02c" />
      <path d="M40 4H60V12H40Z" fill={WOOD} {...line} />
      <path d="M50 62 56 74 66 72 58 80 60 88 50 82 40 88 42 80 34 72 44 74Z" fill={BLOOD} />
    </>
  ),
  "tool-cutting-torch": (
    <>
      <path d="M60 34H84V92H60Z" fill={BLOOD} {...line} />
      <path d="M64 34C64 22 80 22 80 34Z" fill={STEEL} {...line} />
      <path d="M72 24C60 6 40 14 44 34L30 62" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M36 54 26 70" stroke={BRASS} strokeWidth="8" />
      <path d="M26 70C8 78 12 88 6 94 18 92 30 86 30 72Z" fill="#f0a51f" {...line} />
    </>
  ),
  "vehicle-motorcycle": (
    <>
      <path
        d="M28 72 42 50H62L74 72M42 50 36 36H24M62 50 70 40H84"
        fill="none"
        stroke={INK}
        strokeWidth="5"
      />
      <path d="M40 48C44 38 64 38 66 48L60 58H46Z" fill={BLOOD} {...line} />
      <g fill="none" stroke={INK} strokeWidth="6">
        <circle cx="24" cy="72" r="15" />
        <circle cx="78" cy="72" r="15" />
      </g>
    </>
  ),
  "vehicle-taxicab": (
    <Vehicle body={SEDAN} color="#e5b52e">
      {WINDOWS}
      <path d="M44 24H60V32H44Z" fill={PAPER} {...line} />
      <path d="M12 58H90" stroke={INK} strokeWidth="5" strokeDasharray="5 5" />
    </Vehicle>
  ),
  "vehicle-sedan": (
    <Vehicle body={SEDAN} color="#2b2b2e">
      {WINDOWS}
    </Vehicle>
  ),
  "vehicle-laundry-van": (
    <Vehicle body={VAN} color="#6f9aa6">
      <path d="M68 34 74 46H68Z" fill={GLASS} {...line} />
      <path d="M22 38 30 34C34 40 40 40 44 34L54 38 50 48 46 46V60H28V46L24 48Z" fill={PAPER} {...line} />
    </Vehicle>
  ),
  "vehicle-roadster": (
    <Vehicle body="M6 70V58L20 54 44 52 52 40H58L56 52 92 54C96 58 96 66 94 70Z" color={BLOOD}>
      <path d="M50 40 42 52" {...line} />
    </Vehicle>
  ),
  "vehicle-hearse": (
    <Vehicle body="M6 70V26H70L76 46 94 50V70Z" color="#26221f">
      <path d="M14 34H56V54H14ZM62 34H68L72 46H62Z" fill={GLASS} {...line} />
      <path d="M24 54V42L30 38H44L50 42V54Z" fill={WOOD} {...line} />
    </Vehicle>
  ),
  "vehicle-milk-truck": (
    <Vehicle body={VAN} color={PAPER}>
      <path d="M68 34 74 46H68Z" fill={GLASS} {...line} />
      <path d="M34 32H44V40L48 46V62H30V46L34 40Z" fill="#fffdf6" {...line} />
    </Vehicle>
  ),
  "vehicle-armored-truck": (
    <Vehicle body="M6 70V24H68L80 44 94 48V70Z" color="#4f5a52">
      <path d="M68 30 76 44H66Z" fill={GLASS} {...line} />
      <circle cx="36" cy="46" r="13" fill="#f0c24b" {...line} />
      <path d="M12 30h.1M12 62h.1M60 30h.1M60 62h.1" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path d="M36 37V55M41 41c-8-5-14 4-5 5s4 10-5 5" fill="none" {...line} />
    </Vehicle>
  ),
};

/** The drawing of an item, for a box of 100 by 100. */
export function itemShape(item: ItemId): ReactNode {
  return SHAPES[item];
}
