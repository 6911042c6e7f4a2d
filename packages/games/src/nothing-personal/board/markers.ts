/** Markers, coins and the ring (5.1, 6.1). Every change to a gangster takes effect at once. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { GangsterId } from "../cards.ts";
import { has, outright, weightOn } from "../control.ts";
import type { Source } from "../events.ts";
import type { MarkerPlace, Owner } from "../marker-place.ts";
import { isPosition, type PlaceId } from "../positions.ts";
import { familyOf, type Man, manIn, manOf, onBoard, placeOf, type State } from "../state.ts";
import type { NpTable } from "./table.ts";

/** A gangster who comes to the board with nothing on him. */
export function freshMan(state: State, id: GangsterId): Man {
  const markers = seatsOf(state.seatCount).map(() => 0);
  return { id, markers, neutral: 0, coin: null, omerta: false, side: false };
}

/** `n` own markers on one gangster, not on a coin. */
export function place(table: NpTable, seat: Seat, id: GangsterId, n: number, source: Source): void {
  const { state } = table;
  const family = familyOf(state, seat);
  if (family.supply < n) throw new Error(`seat ${seat} has no ${n} markers`);
  family.supply -= n;
  add(manOf(state, id), seat, n);
  table.emit({ type: "marker-placed", owner: seat, gangster: id, count: n, source });
  touched(table, [id]);
}

/** This many neutral markers, or as many as there are (R8). */
export function placeNeutral(table: NpTable, id: GangsterId, n: number, source: Source): void {
  const { state } = table;
  const count = Math.min(n, state.stock.neutral);
  if (count === 0) return;
  state.stock.neutral -= count;
  add(manOf(state, id), "neutral", count);
  table.emit({ type: "marker-placed", owner: "neutral", gangster: id, count, source });
  touched(table, [id]);
}

/** A blackmail coin with an own marker on it. */
export function placeCoin(table: NpTable, seat: Seat, id: GangsterId): void {
  const { state } = table;
  familyOf(state, seat).supply -= 1;
  state.stock.blackmail -= 1;
  manOf(state, id).coin = seat;
  table.emit({ type: "coin-placed", coin: "blackmail", gangster: id, by: seat });
  touched(table, [id]);
}

export function placeOmerta(table: NpTable, seat: Seat, id: GangsterId): void {
  const { state } = table;
  state.stock.omerta -= 1;
  manOf(state, id).omerta = true;
  table.emit({ type: "coin-placed", coin: "omerta", gangster: id, by: seat });
}

export function returnOmerta(table: NpTable, man: Man): void {
  man.omerta = false;
  table.state.stock.omerta += 1;
  table.emit({ type: "coin-returned", coin: "omerta", gangster: man.id });
}

/** One marker goes back to its owner. If it was on a coin, the coin goes to stock. */
export function takeOff(table: NpTable, { gangster, owner, onCoin }: MarkerPlace, by: Seat): void {
  const { state } = table;
  const man = manOf(state, gangster);
  lift(man, { owner, onCoin });
  giveBack(state, owner, 1);
  if (onCoin) state.stock.blackmail += 1;
  table.emit({ type: "marker-taken-off", owner, gangster, onCoin, by });
  touched(table, [gangster]);
}

/** Two markers exchange places. The owner of the marker that is then on a coin holds the coin (R18). */
export function swapMarkers(table: NpTable, first: MarkerPlace, second: MarkerPlace, by: Seat): void {
  const { state } = table;
  const [a, b] = [manOf(state, first.gangster), manOf(state, second.gangster)];
  lift(a, first);
  lift(b, second);
  lay(a, second.owner, first.onCoin);
  lay(b, first.owner, second.onCoin);
  table.emit({ type: "markers-swapped", first, second, by });
  touched(table, [first.gangster, second.gangster]);
}

/** One own marker to another gangster, never onto a coin (6.3 `reassign`). */
export function moveMarker(table: NpTable, from: MarkerPlace, to: GangsterId): void {
  const { state } = table;
  if (from.owner === "neutral") throw new Error("a neutral marker is nobody's to move");
  lift(manOf(state, from.gangster), from);
  if (from.onCoin) state.stock.blackmail += 1;
  add(manOf(state, to), from.owner, 1);
  table.emit({ type: "marker-moved", seat: from.owner, from: from.gangster, to });
  touched(table, [from.gangster, to]);
}

/**
 * Everything on one gangster goes to another, except the Omertà coin. The blackmail coin and its marker go only with
 * `keepsCoin`.
 */
export function inherit(state: State, from: Man, to: Man, keepsCoin: boolean): void {
  for (const seat of seatsOf(state.seatCount)) add(to, seat, from.markers[seat] ?? 0);
  to.neutral += from.neutral;
  if (from.coin !== null) {
    if (keepsCoin && to.coin === null) to.coin = from.coin;
    else {
      add(to, from.coin, 1);
      state.stock.blackmail += 1;
    }
  }
  if (from.omerta) state.stock.omerta += 1;
  from.markers = from.markers.map(() => 0);
  from.neutral = 0;
  from.coin = null;
  from.omerta = false;
}

/** To Prison or the Fishes: markers and coins go back, and a chair becomes vacant (5.1). */
export function removeGangster(table: NpTable, id: GangsterId, to: "prison" | "fishes"): void {
  const { state } = table;
  const from = placeOf(state, id);
  if (from === null) return;
  const man = manOf(state, id);
  for (const seat of seatsOf(state.seatCount)) giveBack(state, seat, man.markers[seat] ?? 0);
  giveBack(state, "neutral", man.neutral);
  if (man.coin !== null) {
    giveBack(state, man.coin, 1);
    state.stock.blackmail += 1;
  }
  if (man.omerta) state.stock.omerta += 1;
  vacate(state, from);
  state[to].push(id);
  table.emit({ type: "gangster-removed", gangster: id, from, to });
}

/** The place is empty. If it is a chair, the coachman may react (6.3). */
export function vacate(state: State, from: PlaceId): void {
  delete state.board[from];
  if (isPosition(from)) state.vacated.push(from);
}

/** After a change of markers on these gangsters: Bazooka, then the ring. */
export function touched(table: NpTable, ids: readonly GangsterId[]): void {
  for (const id of ids) if (onBoard(table.state, id)) bazooka(table, id);
  checkRing(table);
}

const BAZOOKA = 8;

/** 6.3: eight markers, in any phase and place. */
function bazooka(table: NpTable, id: GangsterId): void {
  const man = manOf(table.state, id);
  if (has(man, "bazooka") && weightOn(man) >= BAZOOKA) removeGangster(table, id, "prison");
}

/** The ring goes at once to the seat that controls the Capo outright (R6). */
export function checkRing(table: NpTable): void {
  const { state } = table;
  const capo = manIn(state, "capo");
  const holder = capo === null ? null : outright(state, capo);
  if (holder === null || holder === state.ring) return;
  const from = state.ring;
  state.ring = holder;
  table.emit({ type: "ring-moved", from, to: holder });
}

function add(man: Man, owner: Owner, n: number): void {
  if (owner === "neutral") man.neutral += n;
  else man.markers[owner] = (man.markers[owner] ?? 0) + n;
}

function lay(man: Man, owner: Owner, onCoin: boolean): void {
  if (onCoin) man.coin = owner;
  else add(man, owner, 1);
}

function lift(man: Man, { owner, onCoin }: Pick<MarkerPlace, "owner" | "onCoin">): void {
  if (onCoin) {
    if (man.coin !== owner) throw new Error(`no coin of ${owner} on ${man.id}`);
    man.coin = null;
    return;
  }
  const count = owner === "neutral" ? man.neutral : (man.markers[owner] ?? 0);
  if (count === 0) throw new Error(`no marker of ${owner} on ${man.id}`);
  add(man, owner, -1);
}

function giveBack(state: State, owner: Owner, n: number): void {
  if (owner === "neutral") state.stock.neutral += n;
  else familyOf(state, owner).supply += n;
}
