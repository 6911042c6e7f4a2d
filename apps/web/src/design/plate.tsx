/** Information as a single letter or number on a small plate. Decoration beside a name. */
export function Plate({ children }: { readonly children: string | number }) {
  return (
    <b className="plate" aria-hidden="true">
      {children}
    </b>
  );
}
