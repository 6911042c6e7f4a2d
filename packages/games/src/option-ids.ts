/**
 * Option ids, `form:what`. A game declares once which names each form has, and uses only this declaration to make and
 * read ids.
 */

/** How a name is written in an id. */
interface Spelling<T> {
  write(what: T): string;
  read(text: string): T;
}

/** Things with names: cards, places, kinds. */
export function named<T extends string>(): Spelling<T> {
  return { write: (what) => what, read: (text) => text as T };
}

/** Things with numbers: seats, groups. */
export function numbered<T extends number>(): Spelling<T> {
  return { write: String, read: (text) => Number(text) as T };
}

type Forms = Readonly<Record<string, Spelling<unknown>>>;
type What<F extends Forms, K extends keyof F> = F[K] extends Spelling<infer T> ? T : never;

/** The meaning of an id. An id without a colon, or of no known form, is a `word`. */
type Option<F extends Forms> =
  | { [K in keyof F]: { readonly form: K; readonly what: What<F, K> } }[keyof F]
  | { readonly form: "word"; readonly what: string };

interface OptionIds<F extends Forms> {
  /** The id of the option of that form for `what`. */
  optionId<K extends keyof F & string>(form: K, what: What<F, K>): string;
  readOption(id: string): Option<F>;
  /** The thing that the option of `id` stands for; undefined when the id is of another form. */
  whatOf<K extends keyof F & string>(form: K, id: string): What<F, K> | undefined;
}

/** Makes and reads the ids of a game, by its forms. */
export function optionIds<F extends Forms>(forms: F): OptionIds<F> {
  function readOption(id: string): Option<F> {
    const colon = id.indexOf(":");
    const form = id.slice(0, Math.max(colon, 0));
    if (!Object.hasOwn(forms, form)) return { form: "word", what: id };
    return { form, what: forms[form]?.read(id.slice(colon + 1)) } as Option<F>;
  }
  return {
    optionId: (form, what) => `${form}:${forms[form]?.write(what)}`,
    readOption,
    whatOf: (form, id) => {
      const option = readOption(id);
      return option.form === form ? (option.what as What<F, typeof form>) : undefined;
    },
  };
}
