/** The first word of a name, which is whole wherever there is little room: "Lou" of "Lou the Abacus". */
export function firstWord(name: string): { readonly first: string; readonly rest: string } {
  const [first = name] = /^.*?(?=[\s・])|^.*/u.exec(name) ?? [];
  return { first, rest: name.slice(first.length) };
}
