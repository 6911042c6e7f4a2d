"use client";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { OwnData } from "./own-data.tsx";
import { Tokens } from "./tokens.tsx";

const OwnWords = lazyWords("own");

/** Parts of the profile that few people need: tokens for their own scripts, and their data as a file. */
export default function OwnSheets() {
  return (
    <OwnWords>
      <OwnData />
      {/* Comes when the tokens are known, and pushes nothing away. */}
      <Tokens />
    </OwnWords>
  );
}
