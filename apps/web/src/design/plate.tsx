/** What is told by a letter or a number alone, as a small plate. Decoration beside a name. */
export function Plate({ children }: { readonly children: string | number }) {
  return (
    <b className="plate" aria-hidden="true">
      {children}
    </b>
  );
}
