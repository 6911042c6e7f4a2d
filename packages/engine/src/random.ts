/**
 * Randomness for rules and bots.
 *
 * Rules draw from a ChaCha20 key stream. Without the key, nobody can predict the next die from all dice before it. With
 * the key and the position, anybody can repeat every draw.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const BLOCK = 64;
const NONCE = new Uint8Array(12);

/** A source of random bytes that counts how many it has given. */
export interface ByteStream {
  /** Bytes given so far. */
  readonly position: number;
  next(): number;
}

/** The ChaCha20 key stream of `key` (32 bytes) from byte `position` on. */
export function chachaStream(key: Uint8Array, position = 0): ByteStream {
  return new ChachaStream(key, position);
}

class ChachaStream implements ByteStream {
  readonly #key: Uint8Array;
  #position: number;
  #block = new Uint8Array(0);
  #blockIndex = -1;

  constructor(key: Uint8Array, position: number) {
    this.#key = key;
    this.#position = position;
  }

  get position(): number {
    return this.#position;
  }

  next(): number {
    const index = Math.floor(this.#position / BLOCK);
    if (index !== this.#blockIndex) {
      this.#block = chacha20(this.#key, NONCE, new Uint8Array(BLOCK), undefined, index);
      this.#blockIndex = index;
    }
    const byte = this.#block[this.#position % BLOCK] ?? 0;
    this.#position += 1;
    return byte;
  }
}

/** Unbiased draws. Every drawn value counts as shown and cannot be taken back. */
export interface Random {
  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number;
  /** A die with `sides` sides: 1 to `sides`. */
  die(sides: number): number;
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher-Yates, from the end). */
  shuffled<T>(items: readonly T[]): T[];
}

/** One draw: a number below `bound`, from the bytes of the stream that begin at `at`. */
export interface Draw {
  readonly at: number;
  readonly bound: number;
  readonly value: number;
}

/** Draws from `stream`, and reports each draw. Dice, picks and shuffles are made of such draws. */
export function randomFrom(stream: ByteStream, onDraw?: (draw: Draw) => void): Random {
  const below = (bound: number): number => {
    const at = stream.position;
    const value = drawBelow(bound);
    onDraw?.({ at, bound, value });
    return value;
  };
  const drawBelow = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
      throw new RangeError(`cannot draw below ${bound}`);
    }
    // Values in the last, incomplete run of `bound` would be favoured: draw again.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const value =
        stream.next() * 0x100_0000 + stream.next() * 0x1_0000 + stream.next() * 0x100 + stream.next();
      if (value < limit) return value % bound;
    }
  };
  return {
    below,
    die: (sides) => below(sides) + 1,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("cannot pick undefined");
      return item;
    },
    shuffled: (items) => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as (typeof result)[number], result[i] as (typeof result)[number]];
      }
      return result;
    },
  };
}

/** Repeatable randomness for tests, simulations and drawings: same text, same draws. */
export function seededRandom(seed: string): Random {
  return randomFrom(chachaStream(sha256(utf8ToBytes(seed))));
}
